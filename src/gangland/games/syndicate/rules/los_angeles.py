"""Los Angeles (§12): a district that closes opens the next one."""

from gangland.engine.bits import lowest_bit
from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.components import ALL_OF_BOARD, ARROWS, FARTHEST, FIRST_ROW, LA
from gangland.games.syndicate.refusals import ALREADY_USED, NO_ARROW
from gangland.games.syndicate.rules.control import advance
from gangland.games.syndicate.rules.effects import forget_effect
from gangland.games.syndicate.state import BACKING, OPEN, WORKING


@rule
def next_districts(state: Position) -> int:
    """§12.4, R19 Unused ones to which an arrow leads; if there are none, any unused; as bits."""
    unused = int(ALL_OF_BOARD[LA] & ~(state.in_play | state.closed))
    by_arrow = unused & int(ARROWS[state.district])
    return by_arrow if by_arrow != 0 else unused


@rule
def open_or_ask(state: Position) -> None:
    """§12.2, §12.4, R20 Who closed the district chooses, if there is a choice; R19 nothing opens if none is left."""
    targets = next_districts(state)
    if targets & (targets - 1) != 0:
        forget_effect(state)
        state.step = OPEN
    elif targets != 0:
        open_district(state, lowest_bit(targets))
    else:
        state.barrels = 0
        state.stage = BACKING


@rule
def why_not_open(state: Position, district: int) -> int:
    """§12.4, R19 A district that was not used yet, where an arrow leads if one leads to any such."""
    if ((state.in_play | state.closed) >> district) & 1:
        return ALREADY_USED
    return ALLOWED if (next_districts(state) >> district) & 1 else NO_ARROW


@rule
def open_district(state: Position, district: int) -> None:
    """§12.1, §12.4 A marker on its red field, §12.3 which moves toward the player by the barrels won."""
    state.in_play |= 1 << district
    state.active[district] = FIRST_ROW[district]
    advance(state, int(state.turn), district, int(state.barrels), int(FARTHEST[district]))
    state.barrels = 0
    state.stage = BACKING
    state.step = WORKING
