"""What a seat, or a spectator, may see of Five Points. Secrets are left out here and nowhere else."""

from dataclasses import dataclass, replace

from gangland.engine.position import Position
from gangland.engine.view_cache import shared
from gangland.games.five_points.components import ALLIANCES, CARDS, GANGS, LETTERS, NAMES, NOTHING, PLACE_NAMES
from gangland.games.five_points.knowledge import is_open
from gangland.games.five_points.state import RESHUFFLED, STEP_NAMES, StepName

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Five Points as it lies on the table before one viewer. A gang is a letter, a card a letter or a letter with *."""

    turn: int
    step: StepName
    asked: int | None  # who reveals now
    places: tuple[str | None, ...]  # the pyramid from a1 to f1
    influence: tuple[Cards | None, ...]  # None: not shown to this viewer
    influence_sizes: tuple[int, ...]
    alliances: tuple[tuple[str | None, ...], ...]  # the open ones first; None: not shown to this viewer
    revealed: tuple[Cards, ...]  # the gangs of the alliances that everyone sees
    passed: tuple[bool, ...]
    deck_size: int
    top: str | None  # the top card of the deck
    deck: Cards | None  # what a deck of discards is made of; None: not known, or to be remembered
    discards: Cards | None  # None: to be remembered
    discards_size: int
    influenced: str | None  # places
    victim: str | None
    hole: str | None
    spent: str | None  # the last influence card that was spent
    due: bool  # alliances will be revealed in this turn
    heart: bool
    land: bool
    crowned: bool
    memory_closed: bool


def view(state: Position, seat: int) -> Table:
    """§3.2, R12 Hidden are hands, unrevealed alliances and the deck below its top; closed memory hides the discards."""
    table = _seen_by_all(state)
    if seat < 0:
        return table
    influence, alliances = list(table.influence), list(table.alliances)
    influence[seat], alliances[seat] = _hand(state, seat), _alliances(state, seat, own=True)
    return replace(table, influence=tuple(influence), alliances=tuple(alliances))


@shared
def _seen_by_all(state: Position) -> Table:
    """The table as a spectator sees it."""
    seats = range(state.seats)
    deck = [state.deck[place] for place in range(state.deck_size)]
    discards = tuple(NAMES[card] for card in range(CARDS) for _ in range(state.discards[card]))
    return Table(
        turn=state.turn,
        step=STEP_NAMES[state.step],
        asked=None if state.asked == NOTHING else state.asked,
        places=tuple(None if card == NOTHING else NAMES[card] for card in state.place),
        influence=(None,) * state.seats,
        influence_sizes=tuple(state.held[other] for other in seats),
        alliances=tuple(_alliances(state, other, own=False) for other in seats),
        revealed=tuple(_open(state, other) for other in seats),
        passed=tuple(bool(state.passed[other]) for other in seats),
        deck_size=state.deck_size,
        top=NAMES[deck[-1]] if deck else None,
        deck=tuple(NAMES[card] for card in sorted(deck)) if state.order == RESHUFFLED and not state.memory else None,
        discards=None if state.memory else discards,
        discards_size=len(discards),
        influenced=_place(state.influenced),
        victim=_place(state.victim),
        hole=_place(state.hole),
        spent=None if state.spent == NOTHING else LETTERS[state.spent],
        due=bool(state.due),
        heart=bool(state.heart),
        land=bool(state.land),
        crowned=bool(state.crowned),
        memory_closed=bool(state.memory),
    )


def seen(state: Position, actor: int, action: int, viewer: int) -> int | None:
    """§3.2 Everything a player does is done in the open."""
    return action


def _place(place: int) -> str | None:
    return None if place == NOTHING else PLACE_NAMES[place]


def _hand(state: Position, seat: int) -> Cards:
    return tuple(LETTERS[gang] for gang in range(GANGS) for _ in range(state.influence[seat, gang]))


def _open(state: Position, seat: int) -> Cards:
    gangs = [state.alliance[seat, slot] for slot in range(ALLIANCES) if is_open(state, seat, slot)]
    return tuple(LETTERS[gang] for gang in sorted(gangs))


def _alliances(state: Position, seat: int, own: bool) -> tuple[str | None, ...]:
    """The open ones, then the hidden ones, each in the order of the gangs: the order they were dealt in is no one's."""
    hidden = [state.alliance[seat, slot] for slot in range(ALLIANCES) if not is_open(state, seat, slot)]
    return (*_open(state, seat), *(LETTERS[gang] if own else None for gang in sorted(hidden)))
