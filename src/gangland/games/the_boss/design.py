"""The Boss: the cards of the cities, the hand, the gangsters and the police."""

from gangland.engine.design.components import Component, Constant, Design, Flaw, Group, Values, number
from gangland.engine.design.domains import Names, Signs
from gangland.engine.messages import message
from gangland.games.the_boss.components import CITIES, LETTERS, OTHER_SETS, POLICE_NAMES, USUAL_SETS, seats_of_set
from gangland.games.the_boss.redeal import COUNT_BITS

CITY_KEYS = ("new_york", "boston", "detroit", "kansas_city", "cincinnati", "memphis", "philadelphia")
CARDS = tuple(f"cards.{key}" for key in CITY_KEYS)
RECONSTRUCTED = ("boston", "cincinnati")  # facts.md: the numbers of their money are ours
SIGNS = "0123456789ghpe"
MOST_CARDS = 31  # a hand is a bit for each card, in 32 bits with their sign
HAND, POLICE, BADGES, POLICE_TURN = "hand.cards", "police.cards", "police.badges", "police.turn"
PROFESSIONALS, AMATEURS = "gangsters.professionals", "gangsters.amateurs"
MOST_HAND = 15  # §2.4 the deal counts the room in a hand with four bits
MOST_CROWDS = 32  # the numbers of gangsters that may be sent are a bit for each
MOST_POLICE = (1 << COUNT_BITS) - 1  # of one kind: a guess counts them in so many bits


def too_many_cards(values: Values) -> Flaw | None:
    count = sum(len(values[path]) for path in CARDS)
    if count <= MOST_CARDS:
        return None
    return Flaw(CARDS, message("mistake-components-room", count=str(count), most=str(MOST_CARDS)))


def deck_of_wrong_size(values: Values) -> Flaw | None:
    """§2.1, §2.2 One card of each city is hidden, and the others make whole hands for the players of the set."""
    sets = [(digits, seats) for seats, digits in USUAL_SETS.items()]
    sets += [(digits, seats_of_set(digits)) for digits in OTHER_SETS]
    for digits, seats in sets:
        paths = tuple(CARDS[int(digit) - 1] for digit in digits)
        count, wanted = sum(len(values[path]) - 1 for path in paths), seats * values[HAND]
        if count != wanted:
            facts = {"cities": digits, "count": str(count), "seats": str(seats), "wanted": str(wanted)}
            return Flaw((*paths, HAND), message("mistake-components-cities", **facts))
    return None


def police_too_late(values: Values) -> Flaw | None:
    """§7.1 A round has as many turns as a hand has cards."""
    if values[POLICE_TURN] <= values[HAND]:
        return None
    facts = {"turn": str(values[POLICE_TURN]), "turns": str(values[HAND])}
    return Flaw((POLICE_TURN, HAND), message("mistake-components-police-turn", **facts))


def no_end(values: Values) -> Flaw | None:
    """§7.2 When all police cards are open, one colour must have enough badges; the double card shows both."""
    cards = list(values[POLICE])
    most = max(cards.count("gold"), cards.count("silver")) + cards.count("double")
    if most >= values[BADGES]:
        return None
    facts = {"count": str(most), "wanted": str(values[BADGES])}
    return Flaw((POLICE, BADGES), message("mistake-components-badges", **facts))


def too_many_police(values: Values) -> Flaw | None:
    most = max(list(values[POLICE]).count(name) for name in POLICE_NAMES)
    if most <= MOST_POLICE:
        return None
    return Flaw((POLICE,), message("mistake-components-room", count=str(most), most=str(MOST_POLICE)))


def too_many_crowds(values: Values) -> Flaw | None:
    crowds = (values[PROFESSIONALS] + 1) * (values[AMATEURS] + 1)
    if crowds <= MOST_CROWDS:
        return None
    facts = {"count": str(crowds), "most": str(MOST_CROWDS)}
    return Flaw((PROFESSIONALS, AMATEURS), message("mistake-components-crowds", **facts))


DESIGN = Design(
    __package__,
    (
        Group(
            "cards",
            message("design-cards"),
            tuple(
                Component(
                    CARDS[city],
                    Signs(SIGNS, 2, 9),
                    (Constant("CARDS_OF_CITY", (city,)),),
                    message(f"city-{LETTERS[city].lower()}"),
                    CITY_KEYS[city] in RECONSTRUCTED,
                )
                for city in range(CITIES)
            ),
        ),
        Group("hand", message("design-hand"), (number(HAND, "HAND", 2, MOST_HAND),)),
        Group(
            "gangsters",
            message("design-gangsters"),
            (number(PROFESSIONALS, "PROFESSIONALS", 1, 20), number(AMATEURS, "AMATEURS", 0, 20)),
        ),
        Group(
            "police",
            message("design-police"),
            (
                Component(POLICE, Names(1, 9, POLICE_NAMES, numbered=True), (Constant("POLICE"),)),
                number(BADGES, "BADGES_THAT_END", 1, 9, message("design-badges")),
                number(POLICE_TURN, "POLICE_TURN", 2, MOST_HAND, message("design-turn")),
            ),
        ),
    ),
    (too_many_cards, deck_of_wrong_size, police_too_late, no_end, too_many_police, too_many_crowds),
)
