"""Five Points: members and bosses of a gang, influence cards, and what the upper rows are worth."""

from gangland.engine.design.components import Design, Flaw, Group, Values, number, numbers
from gangland.engine.design.domains import Whole
from gangland.engine.messages import message
from gangland.games.five_points.components import ALLIANCES, GANGS, MAX_SEATS, PLACES
from gangland.games.five_points.components import SEATS as ALL_SEATS
from gangland.games.five_points.redeal.pool import COUNT_BITS

MEMBERS, BOSSES = "copies.members", "copies.bosses"
MOST, FEW = "influence.two_or_three", "influence.four"
MOST_COPIES = (1 << COUNT_BITS) - 1  # a guess counts the cards of a gang in so many bits
MOST_INFLUENCE, MOST_POINTS = 40, 999
UPPER_ROWS = {"heart": 3, "no_mans_land": 4, "king": 5}  # §8.1 only these three score


def box(values: Values) -> int:
    return GANGS * int(values[MEMBERS] + values[BOSSES])


def too_few_cards(values: Values) -> Flaw | None:
    """§2.1 to §2.3 Members for alliances and influence; and what is left fills the pyramid, or a hole stays a hole."""
    for seats in ALL_SEATS:
        dealt = seats * (ALLIANCES + values[FEW if seats == MAX_SEATS else MOST])
        if GANGS * values[MEMBERS] < dealt:
            facts = {"seats": str(seats), "count": str(GANGS * values[MEMBERS]), "wanted": str(dealt)}
            return Flaw((MEMBERS, MOST, FEW), message("mistake-components-dealt", **facts))
        if box(values) - dealt < PLACES:
            facts = {"count": str(box(values) - dealt), "wanted": str(PLACES)}
            return Flaw((MEMBERS, BOSSES, MOST, FEW), message("mistake-components-deck-few", **facts))
    return None


DESIGN = Design(
    __package__,
    (
        Group(
            "copies",
            message("design-copies"),
            (
                # §2.2 with one member of each gang the third alliance could not be drawn
                number(MEMBERS, "MEMBERS", 2, MOST_COPIES),
                number(BOSSES, "BOSSES", 1, MOST_COPIES),
            ),
        ),
        Group(
            "influence",
            message("design-influence"),
            (
                number(MOST, "MOST_INFLUENCE", 1, MOST_INFLUENCE, message("design-influence-most")),
                number(FEW, "FEW_INFLUENCE", 1, MOST_INFLUENCE, message("design-influence-few")),
            ),
        ),
        numbers("points", message("design-points"), "WORTH_OF_ROW", UPPER_ROWS, Whole(0, MOST_POINTS)),
    ),
    (too_few_cards,),
)
