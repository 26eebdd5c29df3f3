"""What a move amounts to for a player, whatever its place: an ally climbs into the Heart, a stranger is expelled.

Only a player's own alliances tell whether a move is good (§8.1), and those of the others are hidden. In a guess they
have some, and a search that learns from gists lets them climb with those.
"""

import numpy as np

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.actions import CLIMB, CLIMBS, EXPEL_FROM, FILL_FROM, INFLUENCE, PASS, SHOW, SPEND
from gangland.games.five_points.components import ALLIANCES, GANG_OF, PLACES, ROW_OF, ROW_SIZES
from gangland.games.five_points.rules.influence import reach
from gangland.games.five_points.rules.pyramid import hand_of, occupied

START_OF, END_OF = np.array(CLIMBS, np.int64).T.copy()
OF_A_ROW = 2  # with a stranger, with an ally
OF_CLIMBS = 1  # after the gist of a pass
OF_FILLS = OF_CLIMBS + len(ROW_SIZES) * OF_A_ROW
OF_INFLUENCE = OF_FILLS + len(ROW_SIZES) * OF_A_ROW
OF_EXPULSIONS = OF_INFLUENCE + len(ROW_SIZES)
OF_SPENDING = OF_EXPULSIONS + len(ROW_SIZES) * OF_A_ROW
OF_REVEALS = OF_SPENDING + OF_A_ROW
GISTS = OF_REVEALS + 1


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
    return int(row) * OF_A_ROW + is_ally(state, seat, GANG_OF[state.place[place]])


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
def gist(state: Position, seat: int, action: int) -> int:
    """Who climbs or fills a hole how high, who is expelled from where, what is spent."""
    if action == PASS:
        return 0
    if action < INFLUENCE:
        climb = action - CLIMB
        return OF_CLIMBS + with_whom(state, seat, START_OF[climb], ROW_OF[END_OF[climb]])
    if action < EXPEL_FROM:
        return OF_INFLUENCE + highest_target(state, seat, action - INFLUENCE)
    if action < SPEND:
        return OF_EXPULSIONS + with_whom(state, seat, action - EXPEL_FROM, ROW_OF[action - EXPEL_FROM])
    if action < FILL_FROM:
        return OF_SPENDING + is_ally(state, seat, action - SPEND)
    if action < SHOW:
        return OF_FILLS + with_whom(state, seat, action - FILL_FROM, ROW_OF[state.hole])
    return OF_REVEALS
