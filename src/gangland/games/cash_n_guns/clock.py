"""What a clock that has run out plays (§5.2)."""

from gangland.engine.position import Position
from gangland.games.cash_n_guns.actions import BE_LATE
from gangland.games.cash_n_guns.state import AIM, KID


def timeout(state: Position, seat: int) -> int | None:
    """§5.2 Who has not aimed in time takes no part in the round, if the table plays with a clock."""
    asked = state.owes >> seat & 1
    return BE_LATE if state.clock and asked and state.step in (AIM, KID) else None
