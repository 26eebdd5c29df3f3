"""What a move amounts to for a player, whatever its place: an ally climbs into the Heart, a stranger is expelled.

Only a player's own alliances tell whether a move is good (§8.1), and those of the others are hidden. In a guess they
have some, and a search that learns from gists lets them climb with those.
"""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import ALLIANCES, GANG_OF, PLACES, ROW_OF, ROW_SIZES, SUPPORT
from gangland.games.five_points.rules.influence import reach
from gangland.games.five_points.rules.pyramid import hand_of, occupied

SORTS = 2  # a stranger, an ally
ROWS = len(ROW_SIZES)
MOVES = ROWS * SORTS


@rule
def is_ally(state: Position, seat: int, gang: int) -> int:
    """§2.2 1 for a gang of the player's alliances, open or hidden."""
    ally = 0
    for slot in range(ALLIANCES):
        ally |= int(state.alliance[seat, slot] == gang)
    return ally


@rule
def with_whom(state: Position, seat: int, place: int, row: int) -> int:
    """A row, and whether the card at a place is an ally's."""
    return int(row) * SORTS + is_ally(state, seat, GANG_OF[state.place[place]])


@rule
def highest_target(state: Position, seat: int, place: int) -> int:
    """§5.2 The highest row where the card at that place could expel a stranger; the bottom one if there is none."""
    targets = occupied(state) & reach(state, hand_of(state, seat), place)
    highest = 0
    for victim in range(PLACES):
        if (targets >> victim) & 1 and not is_ally(state, seat, GANG_OF[state.place[victim]]):
            highest = ROW_OF[victim]
    return highest


@rule
def of_pass() -> int:
    """§7.3 A pass is a pass."""
    return 0


@rule
def of_climb(state: Position, seat: int, end: int, side: int) -> int:
    """§4.1 Who climbs how high."""
    return with_whom(state, seat, SUPPORT[end, side], ROW_OF[end])


@rule
def of_fill(state: Position, seat: int, start: int) -> int:
    """§4.3 Who fills a hole how high."""
    return with_whom(state, seat, start, ROW_OF[state.hole])


@rule
def of_expulsion(state: Position, seat: int, victim: int) -> int:
    """§5.2 Who is expelled from where."""
    return with_whom(state, seat, victim, ROW_OF[victim])


@rule
def of_reveal() -> int:
    """§6.4 Whichever alliance it is, it counts the same at the end."""
    return 0
