"""The turn (§3): what follows a decision, until the next one is owed."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.components import AUTOMATON, NOTHING, QUICK, SHOOTS, SHOT
from gangland.games.syndicate.rules.effects import forget_effect, perform
from gangland.games.syndicate.rules.ending import ends_with_turn, win
from gangland.games.syndicate.rules.gangs import draw
from gangland.games.syndicate.rules.los_angeles import open_or_ask
from gangland.games.syndicate.rules.placing import sendable
from gangland.games.syndicate.rules.skirmish import fight, perform_free
from gangland.games.syndicate.state import BACKING, CONSULT, ENDING, FIGHT, FREE, ICON, OPENING, SUPPORT, TOKEN, WORKING


@rule
def go_on(state: Position) -> None:
    """§5.8, R1, R14 Effect, icon, strength, end of the row, free spaces, next district, quick support, end of the turn.

    Effects never lay tokens, so one effect is due at a time, and after it the next stage of the placement.
    """
    while state.step == WORKING:
        if state.times > 0:
            state.times -= 1
            perform(state)
        elif state.stage == ICON:
            state.stage = FIGHT
            shoot_by_icon(state)
        elif state.stage == FIGHT:
            fight(state)
        elif state.stage == FREE:
            perform_free(state)
        elif state.stage == OPENING:
            open_or_ask(state)
        elif state.stage == BACKING:
            back_up(state)
        else:
            end_turn(state)


@rule
def shoot_by_icon(state: Position) -> None:
    """§11.5 A shot is due if the token has that icon."""
    if (SHOOTS >> state.last[state.turn]) & 1:
        state.effect = SHOT
        state.amount = 1
        state.times = 1


@rule
def back_up(state: Position) -> None:
    """§11.3, R8 Quick support while there is a token, R7 and the district is open; asked even if none fits."""
    token = state.last[state.turn]
    is_quick = token != NOTHING and (QUICK >> token) & 1  # a typed position may begin after it was laid
    if is_quick and (state.in_play >> state.district) & 1 and state.hand_size[state.turn] > 0:
        forget_effect(state)
        state.stage = ICON
        state.step = SUPPORT
    else:
        state.stage = ENDING


@rule
def stop(state: Position) -> None:
    """§11.3 Quick support is not needed."""
    state.stage = ENDING
    state.step = WORKING


@rule
def end_turn(state: Position) -> None:
    """§3.1, §9.1, R8 One token from the bag, however many were laid; §10.1 then the end, or the other's turn."""
    forget_effect(state)
    state.stage = ICON
    state.district = NOTHING
    draw(state, int(state.turn))
    if not ends_with_turn(state):
        state.turn = 1 - state.turn
        begin_turn(state)


@rule
def begin_turn(state: Position) -> None:
    """§3.1 A token is to be sent; §10.3, R17 who can't loses; §13.1 the automaton consults its lists first."""
    seat = int(state.turn)
    if sendable(state, seat) == 0:
        win(state, 1 - seat)
    else:
        state.step = CONSULT if state.solo and seat == AUTOMATON else TOKEN
