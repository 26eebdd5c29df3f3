"""The cards of a typed position: loot and bullets where they are said to be, all others where there is room."""

import re
from dataclasses import dataclass, field

from gangland.engine.notation import Typed, Word, repeated
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.games.cash_n_guns.components import (
    BANG,
    BLANK,
    BLANKS,
    BULLET_NAMES,
    BULLETS,
    COPIES,
    EVERYONE,
    KEPT,
    KINDS,
    LABELS,
    LOADED,
    LOOT_NAMES,
    MOST_CLIPPED,
    NOTHING,
    OPEN,
    STACK,
    UNSEEN,
)
from gangland.games.cash_n_guns.rules.bullets import recount
from gangland.games.cash_n_guns.rules.loot import note
from gangland.games.cash_n_guns.state import BULLET, FROM, MOST_EVENTS, OVER, SECRET, TABLE, TALENT, TO

REST, NONE, DESK_WORD, LATE_WORD = "...", "-", "desk", "late"
SPENT = ("dyktatorka", "tandeciara")  # talents that work once a split
WHOLE_TEXT = Word("", package=__package__)  # where an error stands that no single word has made
Found = dict[str, Typed]


@dataclass
class Pile:
    """Cards as they were typed, and whether `...` stood among them."""

    cards: list[int] = field(default_factory=list)
    rest: Word | None = None


def pile(words: list[Word], names: tuple[str, ...]) -> Pile:
    """Words as cards of these names: `2*5` is two, `-` none."""
    made = Pile()
    for word in words:
        count, name = repeated(word)
        if name == REST:
            made.rest = word
        elif name != NONE:
            made.cards += [word.renamed(name).choice(names)] * count
    return made


def _piles(found: Found, keywords: tuple[str, ...], names: tuple[str, ...]) -> dict[str, Pile]:
    return {name: pile(list(found[name].words), names) for name in keywords if name in found}


def _taker(piles: dict[str, Pile], order: tuple[str, ...], left: int) -> str | None:
    """Where the rest goes: to `...`, else to the first of these piles that is not said."""
    rests = [name for name, made in piles.items() if made.rest]
    if len(rests) > 1:
        raise WHOLE_TEXT.error("flaw-two-rests")
    if rests:
        return rests[0]
    unsaid = [name for name in order if name not in piles]
    if not unsaid and left:
        raise WHOLE_TEXT.error("flaw-cards-nowhere", count=left)
    return unsaid[0] if unsaid else None


# Loot


def read_loot(found: Found, state: Position) -> None:
    """Loot before the seats, in the middle, out of the game and to come; `round` and `step` are read before."""
    columns = found["loot"].columns(state.seats) if "loot" in found else []
    held = [pile(list(words), LOOT_NAMES[:KEPT]).cards for words in columns]
    piles = _piles(found, ("deck", "gone"), LOOT_NAMES)
    middle = pile(list(found["table"].words), (*LOOT_NAMES, DESK_WORD)).cards if "table" in found else None
    if middle is not None:
        state.desk_on_table = middle.count(KINDS)
        middle = [kind for kind in middle if kind != KINDS]
        if state.desk_on_table > 1:
            raise found["table"].error("flaw-two-desks")
    rest = _loot_left([*held, middle or [], *(made.cards for made in piles.values())])
    taker = _taker(piles, ("deck", "gone"), len(rest))
    shuffle(state, rest, 0, len(rest))
    if taker:
        piles.setdefault(taker, Pile()).cards += rest
    _lay_loot(state, held, middle, piles)


def _loot_left(said: list[list[int]]) -> list[int]:
    left = [int(count) for count in COPIES]
    for cards in said:
        for kind in cards:
            left[kind] -= 1
    for kind, count in enumerate(left):
        if count < 0:
            raise WHOLE_TEXT.error("flaw-too-much-loot", card=LOOT_NAMES[kind], copies=str(COPIES[kind]))
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _lay_loot(state: Position, held: list[list[int]], middle: list[int] | None, piles: dict[str, Pile]) -> None:
    """A middle that is not said is the next stack of the deck, with the desk; the dead have no loot (§8.4)."""
    deck = piles.get("deck", Pile()).cards
    if middle is None and state.step not in (TALENT, OVER):
        middle, deck = deck[:STACK], deck[STACK:]
        state.desk_on_table = 1
    for kind in middle or []:
        state.table[kind] += 1
    for place, kind in enumerate(reversed(deck)):
        state.deck[place] = kind
    state.deck_size = len(deck)
    for kind in piles.get("gone", Pile()).cards:
        state.gone[kind] += 1
    for seat, cards in enumerate(held):
        for kind in sorted(cards):
            if state.alive[seat]:
                state.loot[seat, kind] += 1
                note(state, kind, TABLE, seat, 0)
            else:
                state.gone[kind] += 1


# Bullets


def read_bullets(found: Found, state: Position, loaded: list[int]) -> None:
    """§1.2 Five blanks and three bangs for each seat: in hand, loaded (or chosen), face up, the rest face down."""
    hands = [[*([BLANK] * state.blanks[seat]), *([BANG] * state.bangs[seat])] for seat in range(state.seats)]
    if state.step == BULLET:
        hands = [hand + [kind] * (kind != NOTHING) for hand, kind in zip(hands, loaded, strict=True)]
        loaded = [NOTHING] * state.seats
    free = [(label % BULLETS >= BLANKS, label) for label in range(BULLETS * state.seats)]
    wanted = [(kind, seat, seat) for seat, hand in enumerate(hands) for kind in hand]
    wanted += [(kind, seat, LOADED + seat) for seat, kind in enumerate(loaded) if kind != NOTHING]
    own = [want for want in wanted if _lay_bullet(state, free, *want, True)]
    for want in wanted:
        if want in own:
            own.remove(want)
        elif not _lay_bullet(state, free, *want, False):
            raise found["blanks" if want[0] == BLANK else "bangs"].error("flaw-too-many-bullets")
    piles = _piles(found, ("open", "unseen"), BULLET_NAMES)
    for name in ("open", "unseen"):
        for kind in piles.get(name, Pile()).cards:
            if not _discard(state, free, kind, name == "open"):
                raise found[name].error("flaw-too-many-bullets")
    taker = _taker(piles, ("unseen", "open"), len(free))
    for is_bang, _ in list(free):
        _discard(state, free, int(is_bang), taker == "open")
    if "clips" in found:
        _read_traces(found["clips"], state)
    if "cards" in found:
        _read_labels(found["cards"], state)


def _lay_bullet(state: Position, free: list[tuple[bool, int]], kind: int, seat: int, at: int, own: bool) -> bool:
    """A bullet of the seat's own, or of anybody's, to a place of the seat; is there one?"""
    for bang, label in free:
        if bang == kind and (not own or label // BULLETS == seat):
            free.remove((bang, label))
            state.bullet_at[label] = at
            state.bullet_known[label] = 1 << seat
            state.bullet_pool[label] = seat
            if at >= LOADED:
                state.loaded[seat] = label
            return True
    return False


def _discard(state: Position, free: list[tuple[bool, int]], kind: int, is_open: bool) -> bool:
    for bang, label in free:
        if bang == kind:
            free.remove((bang, label))
            state.bullet_at[label] = OPEN if is_open else UNSEEN + label // BULLETS
            state.bullet_known[label] = EVERYONE if is_open else 1 << label // BULLETS
            return True
    return False


# Which card is which: needed only where somebody knows more than the own cards and those that lie open.

BARREN = "none"  # in place of a trace: a clip found no bang
PLACES = "hlu"  # in a hand, loaded, face down; `o` face up
LABEL = re.compile(r"([cb])(?:([hlu])([0-7])|(o))([0-7])([0-9a-f]{2})(?:@([1-6]))?")


def written_labels(state: Position) -> str:
    """`ch3308`: a blank (click) in the hand of 3, which is 3's, known to the seats of the bits 08.

    `co3ff` lies face up, turned by 3; `cu3308@1` lies face down since one clip had looked there.
    """
    columns = []
    for first in range(0, BULLETS * state.seats, BULLETS):
        columns.append(" ".join(_written_label(state, label) for label in range(first, first + BULLETS)))
    return " | ".join(columns)


def _written_label(state: Position, label: int) -> str:
    at = state.bullet_at[label]
    place = "o" if at == OPEN else f"{PLACES[at // LOADED]}{at % LOADED}"
    since = f"@{state.bullet_since[label]}" if state.bullet_since[label] else ""
    return f"{'cb'[state.bullet_kind[label]]}{place}{state.bullet_pool[label]}{state.bullet_known[label]:02x}{since}"


def written_traces(state: Position) -> str:
    """What the bangs were that clips took from the cards face down, one after another; `none` where there was none."""
    traces = range(LABELS, LABELS + state.clipped)
    return " ".join(BARREN if state.bullet_at[trace] == NOTHING else _written_label(state, trace) for trace in traces)


def _read_labels(section: Typed, state: Position) -> None:
    """The labels one by one; they must be the bullets that the other sections say."""
    before = _lying(state)
    words = [word for column in section.columns(state.seats) for word in column]
    if len(words) != BULLETS * state.seats:
        raise section.error("flaw-labels")
    for label, word in enumerate(words):
        _read_label(word, state, label)
        at = state.bullet_at[label]
        if 0 <= at - LOADED < state.seats:
            state.loaded[at - LOADED] = label
    if _lying(state) != before:
        raise section.error("flaw-labels")
    recount(state)


def _read_label(word: Word, state: Position, label: int) -> None:
    found = LABEL.fullmatch(word.text)
    if not found or int(found[5]) >= state.seats:
        raise word.error("flaw-labels")
    at = OPEN if found[4] else LOADED * PLACES.index(found[2]) + int(found[3])
    knows = EVERYONE if at == OPEN else 1 << at % LOADED
    if at < OPEN and (at % LOADED >= state.seats or at % LOADED != int(found[5])):
        raise word.error("flaw-labels")
    if int(found[6], 16) & knows != knows:
        raise word.error("flaw-labels")
    if found[7] and (not UNSEEN <= at < OPEN or int(found[7]) > state.clipped):
        raise word.error("flaw-labels")
    state.bullet_kind[label] = "cb".index(found[1])
    state.bullet_at[label] = at
    state.bullet_pool[label] = int(found[5])
    state.bullet_known[label] = int(found[6], 16)
    state.bullet_since[label] = int(found[7] or 0)


def _read_traces(section: Typed, state: Position) -> None:
    """R34 What the bangs were that clips took from the cards face down: none came there after it was taken."""
    words = [word for word in section.words if word.text != NONE]
    if len(words) > MOST_CLIPPED:
        raise section.error("flaw-labels")
    for clip, word in enumerate(words):
        state.clipped = clip
        if word.text == BARREN:
            continue
        _read_label(word, state, LABELS + clip)
        if state.bullet_kind[LABELS + clip] != BANG or not UNSEEN <= state.bullet_at[LABELS + clip] < OPEN:
            raise word.error("flaw-labels")
    state.clipped = len(words)


def _lying(state: Position) -> list[tuple[int, int]]:
    """Where bullets of which kind lie, whatever their labels."""
    at = [min(state.bullet_at[label], UNSEEN) if state.bullet_at[label] < OPEN else OPEN for label in range(LABELS)]
    return sorted((at[label], state.bullet_kind[label]) for label in range(LABELS) if at[label] != NOTHING)


# What the Oszust has exchanged: needed only where he has.

SWINDLES = re.compile(r"([1-8])([+-][0-8])")


def written_swindles(state: Position) -> list[str]:
    """`2+1`: two bullets exchanged with that player, who got one bang more than it gave."""
    counts = [(state.swindles[seat], state.gained[seat]) for seat in range(state.seats)]
    return [f"{count}{gained:+}" if count else NONE for count, gained in counts]


def read_swindles(section: Typed, state: Position) -> None:
    """One word for each seat; nobody gets more bangs than bullets."""
    for seat, words in enumerate(section.columns(state.seats)):
        found = SWINDLES.fullmatch(" ".join(word.text for word in words))
        if found and abs(int(found[2])) <= int(found[1]):
            state.swindles[seat], state.gained[seat] = int(found[1]), int(found[2])
        elif [word.text for word in words] != [NONE]:
            raise section.error("flaw-swindles")


# How loot moved: needed only where it did not just lie there.

EVENT = re.compile(r"(?:(\w+):)?([0-7])?>([0-7])(!?)")


def written_events(state: Position) -> str:
    """`5:>2` a note from the middle to 2, `P:3>1!` a painting that 1 drew from 3 in secret, `5:1>3` an open gift."""
    return " ".join(_written_event(state.event[nth]) for nth in range(state.event_count)) or NONE


def _written_event(event: int) -> str:
    source = event // FROM % 16
    secret = "!" if event & SECRET else ""
    return f"{LOOT_NAMES[event % TO]}:{'' if source == TABLE else source}>{event // TO % 16}{secret}"


def read_events(section: Typed, state: Position) -> None:
    """The events one by one; whoever lives has what they leave, and nobody more."""
    words = [word for word in section.words if word.text != NONE]
    if len(words) > MOST_EVENTS:
        raise section.error("flaw-events")
    state.event_count = 0
    for place in range(MOST_EVENTS):
        state.event[place] = 0
    held = [[0] * KEPT for _ in range(state.seats)]
    for word in words:
        kind, source, seat, secret = _event(word, state.seats)
        held[seat][kind] += 1
        if source != TABLE:
            held[source][kind] -= 1
            if held[source][kind] < 0:
                raise word.error("flaw-events")
        note(state, kind, source, seat, secret)
    for seat in range(state.seats):
        if state.alive[seat] and held[seat] != [state.loot[seat, kind] for kind in range(KEPT)]:
            raise section.error("flaw-events")


def _event(word: Word, seats: int) -> tuple[int, int, int, int]:
    found = EVENT.fullmatch(word.text)
    if not found or found[1] not in LOOT_NAMES[:KEPT] or int(found[3]) >= seats or int(found[2] or 0) >= seats:
        raise word.error("flaw-events")
    source = int(found[2]) if found[2] else TABLE
    return LOOT_NAMES.index(found[1]), source, int(found[3]), SECRET if found[4] else 0
