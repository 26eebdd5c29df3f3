"""What a seat, or a spectator, may see of Standoff."""

from dataclasses import dataclass

from gangland.engine.position import Position
from tests.engine.standoff.actions import LOOT
from tests.engine.standoff.components import NAMES, NOTHING, RANKS, ROUNDS

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Standoff as it lies on the table before one viewer."""

    hands: tuple[Cards | None, ...]  # None: not shown to this viewer
    held: tuple[int, ...]
    chosen: tuple[str | None, ...]  # "?" for a card face down, None where there is none
    shown: tuple[str | None, ...]
    points: tuple[int, ...]
    standing: tuple[bool, ...]
    discards: Cards
    deck_size: int
    round: int
    decider: int | None
    over: bool


def view(state: Position, seat: int) -> Table:
    """§1.2, §2.1 Hands and chosen cards are shown to their owner alone."""
    seats = range(state.seats)
    hands = [tuple(NAMES[rank] for rank in range(RANKS) for _ in range(state.hand[one, rank])) for one in seats]
    chosen = [_named(state.chosen[one]) for one in seats]
    return Table(
        hands=tuple(hands[one] if one == seat else None for one in seats),
        held=tuple(state.held[one] for one in seats),
        chosen=tuple(chosen[one] if one == seat or chosen[one] is None else "?" for one in seats),
        shown=tuple(_named(state.shown[one]) for one in seats),
        points=tuple(state.points[one] for one in seats),
        standing=tuple(state.standing[one] == 1 for one in seats),
        discards=tuple(NAMES[rank] for rank in range(RANKS) for _ in range(state.discards[rank])),
        deck_size=state.deck_size,
        round=state.round,
        decider=None if state.decider == NOTHING else state.decider,
        over=state.round == ROUNDS,
    )


def seen(state: Position, actor: int, action: int, viewer: int) -> int | None:
    """§2.1 A choice is sealed; §2.3 a decision is not."""
    return None if action < LOOT and viewer != actor else action


def _named(card: int) -> str | None:
    return None if card == NOTHING else NAMES[card]
