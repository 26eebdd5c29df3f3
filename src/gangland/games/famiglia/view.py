"""What a seat, or a spectator, may see of Famiglia. Secrets are left out here and nowhere else."""

from dataclasses import dataclass

from gangland.engine.position import Position
from gangland.games.famiglia.components import CARDS, NAMES, NOTHING, POINTS, SEATS
from gangland.games.famiglia.state import STEP_NAMES, StepName

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Famiglia as it lies on the table before one viewer."""

    turn: int
    starter: int
    step: StepName
    street: Cards
    hands: tuple[Cards | None, ...]  # None: not shown to this viewer
    hand_sizes: tuple[int, ...]
    areas: tuple[Cards, ...]
    points: tuple[int | None, ...]  # None where the hand is not shown
    discards: Cards
    deck_size: int
    bottom: Cards  # cards under the deck that everyone saw go there, the lowest last
    ends: int
    turns_left: int
    passes: int
    renewals: int
    accountant: int
    swaps: int
    brute: int
    scared: str | None
    lowered: int
    wanted: str | None
    price: int
    memory_closed: bool


def view(state: Position, seat: int) -> Table:
    """§3.4, R19 All but the order of the deck is open; a table that closes memory hides the rival's hand too."""
    shown = tuple(shows_hand(state, seat, other) for other in range(SEATS))
    hands = tuple(_cards(state.hand, other) for other in range(SEATS))
    areas = tuple(_cards(state.area, other) for other in range(SEATS))
    return Table(
        turn=state.turn,
        starter=state.starter,
        step=STEP_NAMES[state.step],
        street=_pile(state.street),
        hands=tuple(hand if open_ else None for hand, open_ in zip(hands, shown, strict=True)),
        hand_sizes=tuple(len(hand) for hand in hands),
        areas=areas,
        points=tuple(_points(hands[other] + areas[other]) if shown[other] else None for other in range(SEATS)),
        discards=_pile(state.discards),
        deck_size=state.deck_size,
        bottom=tuple(NAMES[state.deck[place]] for place in range(state.known - 1, -1, -1)),
        ends=state.ends,
        turns_left=state.turns_left,
        passes=state.passes,
        renewals=state.renewals,
        accountant=state.accountant,
        swaps=state.swaps,
        brute=state.brute,
        scared=_named(state.scared),
        lowered=state.lowered,
        wanted=_named(state.wanted),
        price=state.price,
        memory_closed=bool(state.memory),
    )


def shows_hand(state: Position, viewer: int, seat: int) -> bool:
    """R19 May this viewer see that seat's hand?"""
    return viewer == seat or not state.memory


def seen(state: Position, actor: int, action: int, viewer: int) -> int | None:
    """§3.4 Everything a player does is done in the open."""
    return action


def _named(card: int) -> str | None:
    return None if card == NOTHING else NAMES[card]


def _pile(counts: memoryview) -> Cards:
    return tuple(NAMES[card] for card in range(CARDS) for _ in range(counts[card]))


def _cards(counts: memoryview, seat: int) -> Cards:
    return tuple(NAMES[card] for card in range(CARDS) for _ in range(counts[seat, card]))


def _points(cards: Cards) -> int:
    return sum(int(POINTS[NAMES.index(card)]) for card in cards)
