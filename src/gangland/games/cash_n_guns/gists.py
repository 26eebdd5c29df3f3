"""What a move amounts to for a player, whoever sits where: a loaded gun at the richest, courage before two guns.

All other moves are their own gist.
"""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.actions import AIM_AT, BE_LATE, COUNT, DUCK_DOWN, STAND_UP
from gangland.games.cash_n_guns.components import BANG, DEADLY, NOTHING
from gangland.games.cash_n_guns.rules.ending import fortune

GUNS = 4  # at one player are told apart below this
OF_AIMS = COUNT
OF_COURAGE = OF_AIMS + 2 * 2 * DEADLY
GISTS = OF_COURAGE + 2 * GUNS * DEADLY


@rule
def wounds_of(state: Position, seat: int) -> int:
    """§8.3 As many as one can live with; the Niezniszczalny's fourth counts as the third."""
    return min(int(state.wounds[seat]), DEADLY - 1)


@rule
def is_richest_rival(state: Position, seat: int, target: int) -> int:
    """1 if nobody but the player has more than the target."""
    most = fortune(state, target)
    for other in range(state.seats):
        if other != seat and fortune(state, other) > most:
            return 0
    return 1


@rule
def gist_of_aim(state: Position, seat: int, target: int) -> int:
    """§5.1 At the richest or not, with a bang or not, at somebody with so many wounds."""
    loaded = state.loaded[seat]
    bang = int(loaded != NOTHING and state.bullet_kind[loaded] == BANG)
    return OF_AIMS + (is_richest_rival(state, seat, target) * 2 + bang) * DEADLY + wounds_of(state, target)


@rule
def gist_of_courage(state: Position, seat: int, stands: int) -> int:
    """§7.1 Before so many guns, with so many wounds."""
    guns = 0
    for other in range(state.seats):
        guns += int(state.aim[other] == seat)
    return OF_COURAGE + (min(guns, GUNS - 1) * 2 + stands) * DEADLY + wounds_of(state, seat)


@rule
def gist(state: Position, seat: int, action: int) -> int:
    """At whom to aim, whether to duck; else the action."""
    if AIM_AT <= action < BE_LATE:
        return gist_of_aim(state, seat, action - AIM_AT)
    if DUCK_DOWN <= action <= STAND_UP:
        return gist_of_courage(state, seat, int(action == STAND_UP))
    return action
