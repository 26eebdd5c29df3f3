"""What a seat, or a spectator, may see of Cash 'n Guns. Secrets are left out here and nowhere else."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, reduce
from operator import or_
from typing import Literal

from gangland.engine.game import NOBODY
from gangland.engine.position import Position
from gangland.engine.view_cache import shared
from gangland.games.cash_n_guns.actions import ACTIONS
from gangland.games.cash_n_guns.components import (
    BANG,
    BLANK,
    BULLET_NAMES,
    CATEGORY_NAMES,
    EVERYONE,
    KINDS,
    LABELS,
    LOADED,
    LOOT_NAMES,
    NOTHING,
    OPEN,
    OSZUST,
    SHARE_NAMES,
    TALENT_NAMES,
    UNSEEN,
    BulletName,
    LootName,
    ShareName,
)
from gangland.games.cash_n_guns.knowledge import is_known
from gangland.games.cash_n_guns.state import (
    AIM,
    BULLET,
    BY_RANDOM,
    COURAGE,
    FROM,
    LATE,
    OVER,
    SECRET,
    STANCE_NAMES,
    STEP_NAMES,
    TABLE,
    TO,
    StanceName,
    StepName,
)

Unknown = Literal["?"]
Cards = tuple[LootName | Unknown, ...]
Bullets = tuple[int, int]  # blanks and bangs
UNKNOWN: Unknown = "?"  # a card that this viewer does not know
SEALED = (BULLET, AIM, COURAGE)


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before a player."""

    alive: bool
    wounds: int
    talent: str | None
    bullets: int  # cards in hand, without the one that is loaded
    hand: Bullets | None  # None: not shown to this viewer
    known: Bullets  # among these and the loaded one, known to this viewer
    shown: Bullets | None  # lie face up in the discards; None: to be remembered, or nobody can tell whose they are
    loaded: BulletName | Unknown | None  # "?" is a card face down
    chosen: bool  # has chosen in a sealed step that is not over
    choice: str | None  # what the viewer has chosen there, if it is the viewer
    aim: int | None
    late: bool
    stance: StanceName | None
    loot: Cards  # "?" is a card that this viewer does not know


@dataclass(frozen=True, slots=True)
class Move:
    """A loot card that went from one place to another."""

    kind: LootName | None  # None: not shown to this viewer, or to be remembered
    to: int
    source: int | None  # None: the middle of the table
    secret: bool  # drawn at random: only the two concerned saw it


@dataclass(frozen=True, slots=True)
class Told:
    """What became of a player when cards were turned the last time."""

    stance: StanceName | None
    aim: int | None
    late: bool
    kind: BulletName | None  # the bullet card that was turned up
    hits: int


@dataclass(frozen=True, slots=True)
class Table:
    """Cash 'n Guns as it lies on the table before one viewer. Loot is written as in notation."""

    round: int
    step: StepName
    godfather: int
    next: int | None  # who took the desk in this round
    desk: bool  # it lies in the middle
    middle: tuple[LootName, ...]
    loot_left: int  # cards not yet turned
    players: tuple[Player, ...]
    discards: Bullets  # bullets face up
    unseen: int  # ... and face down
    pick: int | None  # whose share it is
    picked: tuple[int, ...]
    left: tuple[int, ...]  # who has left the split
    taken: ShareName | None  # the share just taken
    forbidden: str | None
    dictated: bool
    traded: bool
    fresh: BulletName | Unknown | None  # the bullet card just taken; "?" if this viewer may not know it
    swindled: int | None  # ... from this player
    told_round: int  # when cards were turned the last time; 0: not yet
    told: tuple[Told, ...]
    moves: tuple[Move, ...]  # of loot, from the first round on
    dealt: bool  # everyone was dealt a talent at random
    memory_closed: bool
    clock: bool


def view(state: Position, seat: int) -> Table:
    """§3.2, R9 Hidden are bullets, sealed choices, stolen cards, loot to come; closed memory hides all others' loot."""
    table = _seen_by_all(state)
    if seat < 0:
        return table
    is_alike = not (state.memory or _saw_in_secret(state) >> seat & 1)
    loot = [player.loot for player in table.players] if is_alike else _loot(state, seat)
    return replace(
        table,
        players=tuple(_players(state, seat, table, loot)),
        fresh=_fresh(state, seat),
        moves=table.moves if is_alike else tuple(_moves(state, seat)),
    )


@shared
def _seen_by_all(state: Position) -> Table:
    """The table as a spectator sees it."""
    loot, places = _loot(state, NOBODY), _places(state)
    return Table(
        round=state.round,
        step=STEP_NAMES[state.step],
        godfather=state.godfather,
        next=_seat(state.next),
        desk=bool(state.desk_on_table),
        middle=tuple(LOOT_NAMES[kind] for kind in range(KINDS) for _ in range(state.table[kind])),
        loot_left=state.deck_size,
        players=tuple(_player(state, other, NOBODY, loot[other], places) for other in range(state.seats)),
        discards=_count(state, places.get(OPEN, [])),
        unseen=sum(len(labels) for at, labels in places.items() if UNSEEN <= at < OPEN),
        pick=_seat(state.pick),
        picked=_seats(state, state.picked),
        left=_seats(state, state.left),
        taken=None if state.taken == NOTHING else SHARE_NAMES[state.taken],
        forbidden=None if state.forbidden == NOTHING else CATEGORY_NAMES[state.forbidden],
        dictated=bool(state.dictated),
        traded=bool(state.traded),
        fresh=_fresh(state, NOBODY),
        swindled=_seat(state.swindled),
        told_round=state.told_round,
        told=tuple(_told(state, other) for other in range(state.seats)),
        moves=tuple(_moves(state, NOBODY)),
        dealt=state.talents_by == BY_RANDOM,
        memory_closed=bool(state.memory),
        clock=bool(state.clock),
    )


def seen(state: Position, actor: int, action: int, viewer: int) -> int | None:
    """§3.3 Sealed choices are nobody else's; so is a bullet that is loaded again, discarded or given to another."""
    if actor == viewer:
        return action
    kind = ACTIONS.kind(action)
    if state.step in SEALED or kind in ("load", "discard"):
        return None
    if kind == "give" and viewer != state.swindled:
        return None
    return action


def sealed(state: Position) -> bool:
    """§3.3 Is everybody choosing in secret?"""
    return state.step in SEALED


@shared
def _places(state: Position) -> dict[int, list[int]]:
    """The bullets that lie in each place."""
    places: dict[int, list[int]] = {}
    for label, place in enumerate(state.bullet_at[:LABELS]):
        places.setdefault(place, []).append(label)
    return places


def _players(state: Position, viewer: int, table: Table, loot: list[Cards]) -> Iterator[Player]:
    """The players as one of them sees them: what everyone sees, and what that one knows beside it."""
    places, privy = _places(state), _privy(state)
    for seat, player in enumerate(table.players):
        if seat == viewer:
            yield _player(state, seat, viewer, loot[seat], places)
        elif privy[seat] >> viewer & 1 or loot[seat] != player.loot:
            yield replace(player, known=_known(state, _held(places, seat), viewer), loot=loot[seat])
        else:
            yield player


def _held(places: dict[int, list[int]], seat: int) -> list[int]:
    """The bullets of a player, in hand and loaded."""
    return places.get(seat, []) + places.get(LOADED + seat, [])


@shared
def _privy(state: Position) -> list[int]:
    """For each player the seats, as bits, that know one of those bullets which not everyone knows."""
    places, known = _places(state), state.bullet_known
    return [
        reduce(or_, (known[label] for label in _held(places, seat) if known[label] != EVERYONE), 0)
        for seat in range(state.seats)
    ]


def _known(state: Position, labels: list[int], viewer: int) -> Bullets:
    return _count(state, [label for label in labels if is_known(state, label, viewer)])


def _player(state: Position, seat: int, viewer: int, loot: Cards, places: dict[int, list[int]]) -> Player:
    own = seat == viewer
    aim, choice, loaded = state.aim[seat], state.choice[seat], state.loaded[seat]
    return Player(
        alive=bool(state.alive[seat]),
        wounds=state.wounds[seat],
        talent=None if state.talent[seat] == NOTHING else TALENT_NAMES[state.talent[seat]],
        bullets=state.blanks[seat] + state.bangs[seat],
        hand=(state.blanks[seat], state.bangs[seat]) if own else None,
        known=_known(state, _held(places, seat), viewer),
        shown=_shown(state, seat, places.get(OPEN, [])),
        loaded=None if loaded == NOTHING else _bullet(state, loaded, viewer if own else NOTHING),
        chosen=choice != NOTHING,
        choice=ACTIONS[choice] if own and choice != NOTHING else None,
        aim=_seat(aim),
        late=aim == LATE,
        stance=None if state.stance[seat] == NOTHING else STANCE_NAMES[state.stance[seat]],
        loot=loot,
    )


def _shown(state: Position, seat: int, labels: list[int]) -> Bullets | None:
    """With an Oszust at the table nobody can tell whose card it was that lies there."""
    if state.memory or state.owner[OSZUST] != NOTHING:
        return None
    return _count(state, [label for label in labels if state.bullet_pool[label] == seat])


def _count(state: Position, labels: list[int]) -> Bullets:
    kinds = [state.bullet_kind[label] for label in labels]
    return kinds.count(BLANK), kinds.count(BANG)


def _bullet(state: Position, label: int, viewer: int) -> BulletName | Unknown:
    return BULLET_NAMES[state.bullet_kind[label]] if is_known(state, label, viewer) else UNKNOWN


def _fresh(state: Position, viewer: int) -> BulletName | Unknown | None:
    return None if state.fresh == NOTHING else _bullet(state, state.fresh, viewer)


def _told(state: Position, seat: int) -> Told:
    stance, aim, kind = state.told_stance[seat], state.told_aim[seat], state.told_kind[seat]
    return Told(
        stance=None if stance == NOTHING else STANCE_NAMES[stance],
        aim=_seat(aim),
        late=aim == LATE,
        kind=None if kind == NOTHING else BULLET_NAMES[kind],
        hits=state.told_hits[seat],
    )


# Loot: what a viewer knows of it


def _events(state: Position) -> Iterator[tuple[int, int, int, bool]]:
    """Kind, receiver, giver and whether it was drawn at random, of each loot card that moved."""
    for event in state.event[: state.event_count]:
        yield event % TO, event // TO % 16, event // FROM % 16, bool(event & SECRET)


@shared
def _saw_in_secret(state: Position) -> int:
    """The seats, as bits, that saw a card which others did not see."""
    concerned = 0
    for _, to, source, secret in _events(state):
        concerned |= (1 << to | 1 << source) if secret else 0
    return concerned


def _moves(state: Position, viewer: int) -> Iterator[Move]:
    for kind, to, source, secret in _events(state):
        yield _move(kind, to, source, secret, viewer in (to, source) or not (secret or state.memory))


@cache
def _move(kind: int, to: int, source: int, secret: bool, shown: bool) -> Move:
    return Move(LOOT_NAMES[kind] if shown else None, to, None if source == TABLE else source, secret)


def _loot(state: Position, viewer: int) -> list[Cards]:
    """The loot of each seat; of others what was taken openly, less what may have been stolen since."""
    seats = range(state.seats)
    held = [[state.loot[seat, kind] for kind in range(KINDS)] for seat in seats]
    known = held if state.step == OVER else _remembered(state, viewer)
    if state.memory and state.step != OVER:
        known = [held[seat] if seat == viewer else [0] * KINDS for seat in seats]
    return [_listed(known[seat], sum(held[seat])) if state.alive[seat] else () for seat in seats]


def _listed(known: list[int], size: int) -> Cards:
    cards = [name for name, count in zip(LOOT_NAMES, known, strict=True) for _ in range(count)]
    return (*cards, *(UNKNOWN for _ in range(size - len(cards))))


def _remembered(state: Position, viewer: int) -> list[list[int]]:
    """How many of each kind a seat has at least, as the viewer saw the cards move."""
    known = [[0] * KINDS for _ in range(state.seats)]
    sizes = [0] * state.seats
    for kind, to, source, secret in _events(state):
        shown = viewer in (to, source) or not secret
        if source != TABLE:
            shown = shown or known[source][kind] == sizes[source]  # there was only this kind
            sizes[source] -= 1
            for one in [kind] if shown else range(KINDS):
                known[source][one] = max(known[source][one] - 1, 0)
        sizes[to] += 1
        known[to][kind] += shown
    return known


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _seats(state: Position, bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if bits >> seat & 1)
