"""Aiming (§5), the Kid who aims last (§12.7), and the Godfather's privilege (§6)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.actions import AIM_AT, BE_LATE
from gangland.games.cash_n_guns.components import DZIECIAK, NOTHING
from gangland.games.cash_n_guns.refusals import (
    FORMER_TARGET,
    NO_OTHER_TARGET,
    NOBODY_THERE,
    NOT_YOURSELF,
    TAKES_NO_PART,
    TARGET_IS_OUT,
)
from gangland.games.cash_n_guns.rules.people import holder, living, takes_part
from gangland.games.cash_n_guns.state import AIM, DOWN, LATE, REDIRECT


@rule
def why_not_person(state: Position, seat: int, target: int) -> int:
    """§5.1 Another player who is still in the game."""
    if target >= state.seats:
        return NOBODY_THERE
    if target == seat:
        return NOT_YOURSELF
    return ALLOWED if state.alive[target] else TARGET_IS_OUT


@rule
def why_not_aim(state: Position, seat: int, target: int) -> int:
    """§5.1 At any other living player; R1, R30 later at one who takes part, §6.1 and not at the former target."""
    if state.step == AIM:
        return ALLOWED
    if not takes_part(state, target):
        return TAKES_NO_PART
    return FORMER_TARGET if state.step == REDIRECT and state.aim[seat] == target else ALLOWED


@rule
def aim_chosen(state: Position) -> None:
    """§5.1, R26 All guns point at once; §5.2, R30 whoever was too slow lies down and takes no part."""
    for seat in range(state.seats):
        choice = state.choice[seat]
        if choice == NOTHING:
            continue
        state.choice[seat] = NOTHING
        if choice == BE_LATE:
            state.aim[seat] = LATE
            state.stance[seat] = DOWN
        else:
            state.aim[seat] = choice - AIM_AT


@rule
def those_who_aim(state: Position) -> int:
    """§5.1 All living players, §12.7 but the Kid, who aims when the others have."""
    kid = holder(state, DZIECIAK)
    return living(state) & ~(1 << kid) if kid != NOTHING else living(state)


@rule
def other_targets(state: Position, seat: int, former: int) -> int:
    """§6.1 How many players a player could aim at instead of the former target."""
    count = 0
    for target in range(state.seats):
        count += int(takes_part(state, target) and target != seat and target != former)
    return count


@rule
def kid_to_aim(state: Position) -> int:
    """§12.7, R11 The Kid, if somebody else takes part."""
    kid = holder(state, DZIECIAK)
    return kid if kid != NOTHING and other_targets(state, kid, NOTHING) > 0 else NOTHING


@rule
def why_not_order(state: Position, target: int) -> int:
    """§6.1 A player who takes part, has a target and could aim at somebody else who takes part."""
    if not takes_part(state, target):
        return TAKES_NO_PART
    if state.aim[target] == NOTHING or other_targets(state, target, state.aim[target]) == 0:
        return NO_OTHER_TARGET
    return ALLOWED
