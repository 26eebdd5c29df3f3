"""A position of Five Points as text that a person can read and type.

    a S* B* D* L* K* R* / b S - - - - / influence S S B | K R / alliance S B D! | K R E / deck E P* ... / turn 1

Sections in any order, split by `/` or by lines; `|` between the seats; `-` is nothing; `2*S` is two; a row has all its
places from the left, the deck its top card first, `!` stands behind a revealed alliance. `...` in one place stands for
all the rest of the box, `?` for a card that is not known.

Of the alliances typed for a seat the last is the one dealt third (§2.2), unless only another one can be. A deck where a
member lies above a boss is `mixed`; what a `reshuffled` one is made of everyone knows.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from gangland.engine.notation import Typed, Word, hex_words, sections
from gangland.engine.position import Position
from gangland.games.five_points.components import (
    CARDS,
    FIRST_BOSS,
    FIRST_OF_ROW,
    GANGS,
    LETTERS,
    MAX_SEATS,
    NAMES,
    NOTHING,
    PLACE_NAMES,
    ROW_SIZES,
    ROWS,
    SEATS,
)
from gangland.games.five_points.hidden import Alliance, add_the_rest, arranged, is_layered
from gangland.games.five_points.plausible import Flaw, entered, flaw
from gangland.games.five_points.rules.setup import clear
from gangland.games.five_points.state import DISCARD, EXPEL, FILL, LAYERED, MIXED, OVER, REVEAL, STEP_NAMES, TURN
from gangland.games.five_points.view import Table, view

MEMORY = ("open", "closed")
TRIES = 200
REST, UNKNOWN, NONE, OPEN = "...", "?", "-", "!"
PLACE_FIELDS = ("influenced", "victim", "hole")
FLAGS = ("heart", "land", "crowned", "due")
ORDERS = ("layered", "mixed", "reshuffled")
KEYWORDS = (
    *ROWS, "influence", "alliance", "deck", "discards", "turn", "step", *PLACE_FIELDS, "spent", "asked", "passed",
    *FLAGS, *ORDERS, "memory", "rng",
)  # fmt: skip
# What the turn waits for if the step is not said, but something is that only one step has.
TELLING = (("asked", REVEAL), ("hole", FILL), ("victim", DISCARD), ("influenced", EXPEL))


@dataclass
class Pile:
    """Cards as they were typed, NOTHING where one is not known, and whether `...` stood among them."""

    cards: list[int] = field(default_factory=list)
    rest: Word | None = None


# Reading


def read(text: str, state: Position) -> None:
    """Make of `state`, whose generator is seeded, the position that the text says."""
    found = sections(text, KEYWORDS, __package__)
    problem = _lay(state, found)
    for _ in range(TRIES):  # cards that are not known may fall so that the active player could not have begun this
        if problem and any(word.text.endswith(UNKNOWN) for section in found.values() for word in section.words):
            problem = _lay(state, found)
    if problem:
        section = found.get(problem.section) or next(iter(found.values()))
        raise section.error(problem.id)
    if "rng" in found:
        for place, number in enumerate(hex_words(found["rng"].only(), 4)):
            state.rng[place] = number


def _lay(state: Position, found: dict[str, Typed]) -> Flaw | None:
    """The position, with the cards that are not named in any order; what can't be in it, or nothing."""
    seats = _seats(found)
    clear(state, seats)
    _lay_pyramid(state, found)
    piles = _piles(found, seats)
    alliances = _alliances(found["alliance"], seats)
    taker = _taker(piles, found)
    add_the_rest(state, {name: pile.cards for name, pile in piles.items()}, alliances, taker)
    _lay_out(state, piles, arranged(alliances) or alliances)
    _read_turn(state, found)
    _read_flags(state, found)
    return flaw(state)


def _seats(found: dict[str, Typed]) -> int:
    """The number of columns; everyone has alliances, so they are needed."""
    if "alliance" not in found:
        raise next(iter(found.values())).error("flaw-no-alliances")
    section = found.get("influence", found["alliance"])
    seats = 1 + sum(word.text == "|" for word in section.words)
    if seats not in SEATS:
        raise section.error("flaw-seats", count=seats)
    return seats


def _counted(word: Word) -> tuple[int, Word]:
    """`2*S*` is two bosses; the star of a boss stands behind."""
    match = re.fullmatch(r"(?:(\d+)\*)?(.+)", word.text)
    assert match
    if match[1] and not re.fullmatch(r"[1-9]\d?", match[1]):
        raise word.error("mistake-star", count=match[1])
    return int(match[1] or 1), word.renamed(match[2])


def _card(word: Word, members_only: bool = False) -> int:
    if word.text not in NAMES:
        raise word.error("flaw-no-card", known=" ".join(LETTERS))
    card = NAMES.index(word.text)
    if members_only and card >= FIRST_BOSS:
        raise word.error("flaw-members-only")
    return card


def _lay_pyramid(state: Position, found: dict[str, Typed]) -> None:
    for row, first, size in zip(ROWS, FIRST_OF_ROW, ROW_SIZES, strict=True):
        if row in found:
            cards = []
            for typed in found[row].words:
                count, word = _counted(typed)
                cards += [NOTHING if word.text == NONE else _card(word)] * count
            if len(cards) != size:
                raise found[row].error("flaw-row", size=str(size), count=len(cards))
            for nth, card in enumerate(cards):
                state.place[first + nth] = card


def _pile(words: Sequence[Word], members_only: bool = False, in_deck: bool = False) -> Pile:
    pile = Pile()
    for typed in words:
        count, word = _counted(typed)
        if word.text == REST:
            pile.rest = typed
        elif pile.rest and in_deck:
            raise typed.error("flaw-after-the-rest")
        elif word.text == UNKNOWN:
            pile.cards += [NOTHING] * count
        elif word.text != NONE:
            pile.cards += [_card(word, members_only)] * count
    return pile


def _piles(found: dict[str, Typed], seats: int) -> dict[str, Pile]:
    """The discards, the deck, and the influence cards of each seat under its number."""
    piles = {name: _pile(found[name].words, False, name == "deck") if name in found else Pile()
             for name in ("discards", "deck")}  # fmt: skip
    columns = [list(words) for words in found["influence"].columns(seats)] if "influence" in found else [[]] * seats
    return piles | {str(seat): _pile(words, True) for seat, words in enumerate(columns)}


def _taker(piles: dict[str, Pile], found: dict[str, Typed]) -> str | None:
    """Who takes the rest: where `...` stands, or the deck if nothing is said of it."""
    rests = [(name, pile.rest) for name, pile in piles.items() if pile.rest]
    if len(rests) > 1 and rests[1][1]:
        raise rests[1][1].error("flaw-two-rests")
    if rests:
        return rests[0][0]
    return None if "deck" in found else "deck"


def _alliances(section: Typed, seats: int) -> list[list[Alliance]]:
    everyone = []
    for words in section.columns(seats):
        alliances = []
        for typed in words:
            count, word = _counted(typed.renamed(typed.text.removesuffix(OPEN)))
            gang = NOTHING if word.text == UNKNOWN else _card(word, True)
            alliances += [Alliance(gang, typed.text.endswith(OPEN))] * count
        known = [alliance.gang for alliance in alliances if alliance.gang != NOTHING]
        if len(alliances) != 3 or len(known) != len(set(known)):
            raise section.error("flaw-three-alliances")
        everyone.append(alliances)
    return everyone


def _lay_out(state: Position, piles: dict[str, Pile], alliances: list[list[Alliance]]) -> None:
    deck = piles["deck"].cards
    for place, card in enumerate(reversed(deck)):
        state.deck[place] = card
    state.deck_size = len(deck)
    state.order = LAYERED if is_layered(deck) else MIXED
    for card in piles["discards"].cards:
        state.discards[card] += 1
    for seat in range(state.seats):
        for card in piles[str(seat)].cards:
            state.influence[seat, card] += 1
            state.held[seat] += 1
        for slot, alliance in enumerate(alliances[seat]):
            state.alliance[seat, slot] = alliance.gang
            state.revealed[seat, slot] = int(alliance.is_open)


def _read_turn(state: Position, found: dict[str, Typed]) -> None:
    """Whose turn it is, and what is asked: said, or seen from what only one step has."""
    last = state.seats - 1
    state.turn = found["turn"].only().number(0, last) if "turn" in found else 0
    for name in PLACE_FIELDS:
        if name in found:
            word = found[name].only()
            setattr(state, name, NOTHING if word.text == NONE else word.choice(PLACE_NAMES))
    if "spent" in found:
        state.spent = _card(found["spent"].only(), True)
    if "asked" in found:
        state.asked = found["asked"].only().number(0, last)
    for word in found["passed"].words if "passed" in found else ():
        if word.text != NONE:
            state.passed[word.number(0, last)] = 1
    passed = sum(state.passed[seat] for seat in range(state.seats))
    step = OVER if passed == state.seats else next((step for name, step in TELLING if name in found), TURN)
    state.step = found["step"].only().choice(STEP_NAMES) if "step" in found else step
    if state.step == OVER and "passed" not in found:
        for seat in range(state.seats):
            state.passed[seat] = 1
    if state.step == REVEAL and "asked" not in found:
        state.asked = state.turn


def _read_flags(state: Position, found: dict[str, Typed]) -> None:
    for name in (*FLAGS, *ORDERS):
        if name in found and found[name].words:
            raise found[name].words[0].error("flaw-no-value", section=name)
    for name in FLAGS:
        setattr(state, name, int(name in found))
    for order, name in enumerate(ORDERS):
        if name in found and order > state.order:
            state.order = order
    for name in entered(state):
        setattr(state, name, 1)
    if state.step == REVEAL:
        state.due = 1
    state.memory = found["memory"].only().choice(MEMORY) if "memory" in found else 0


def agreed(state: Position) -> tuple[int, tuple[int, ...]]:
    """The number of seats and the options of a position."""
    return state.seats, (state.memory,)


# Writing


def write(state: Position) -> str:
    """The whole position in one line; read again it gives the same bytes."""
    seats = range(state.seats)
    hands = [_pile_text([gang for gang in range(GANGS) for _ in range(state.influence[seat, gang])]) for seat in seats]
    alliances = []
    for seat in seats:
        slots = zip(state.alliance.tolist()[seat], state.revealed.tolist()[seat], strict=True)
        alliances.append(" ".join(LETTERS[gang] + OPEN * is_open for gang, is_open in slots))
    deck = " ".join(NAMES[state.deck[place]] for place in range(state.deck_size - 1, -1, -1))
    discards = _pile_text([card for card in range(CARDS) for _ in range(state.discards[card])])
    generator = "".join(f"{word:08x}" for word in state.rng)
    return " / ".join([*_text(state, hands, alliances, deck or NONE, discards), f"rng {generator}"])


def write_seen(state: Position, seat: int) -> str:
    """The position as a seat, or a spectator, may know it: hidden cards are `?`, the generator is not told."""
    table = view(state, seat)
    hands = [
        _pile_text([LETTERS.index(gang) for gang in hand]) if hand is not None else _unknown(size)
        for hand, size in zip(table.influence, table.influence_sizes, strict=True)
    ]
    alliances = [" ".join(_seen_alliance(state, table, other, gang) for gang in table.alliances[other])
                 for other in range(state.seats)]  # fmt: skip
    deck = f"{table.top} {_unknown(table.deck_size - 1)}" if table.deck_size > 1 else table.top or NONE
    discards = _pile_text([NAMES.index(card) for card in table.discards or ()])
    if table.discards is None:
        discards = _unknown(table.discards_size)
    return " / ".join(_text(state, hands, alliances, deck, discards))


def _seen_alliance(state: Position, table: Table, seat: int, gang: str | None) -> str:
    """At the end all are turned up, but only those revealed before it have their mark."""
    if gang is None:
        return UNKNOWN
    shown = any(
        state.revealed[seat, slot] and LETTERS[state.alliance[seat, slot]] == gang
        for slot in range(len(table.alliances[seat]))
    )
    return gang + OPEN * shown


def _unknown(count: int) -> str:
    return f"{count}*{UNKNOWN}" if count else NONE


def _pile_text(cards: list[int]) -> str:
    words = []
    for card in sorted(set(cards)):
        count = cards.count(card)
        words.append(NAMES[card] if count == 1 else f"{count}*{NAMES[card]}")
    return " ".join(words) or NONE


def _text(state: Position, hands: list[str], alliances: list[str], deck: str, discards: str) -> list[str]:
    words = []
    for row, first, size in zip(ROWS, FIRST_OF_ROW, ROW_SIZES, strict=True):
        cards = [state.place[first + nth] for nth in range(size)]
        if cards != [NOTHING] * size:
            words.append(" ".join([row, *(NONE if card == NOTHING else NAMES[card] for card in cards)]))
    words += [f"influence {' | '.join(hands)}", f"alliance {' | '.join(alliances)}", f"deck {deck}"]
    if discards != NONE:
        words.append(f"discards {discards}")
    return words + _turn_text(state)


def _turn_text(state: Position) -> list[str]:
    words = [f"turn {state.turn}", f"step {STEP_NAMES[state.step]}"]
    for name in PLACE_FIELDS:
        if getattr(state, name) != NOTHING:
            words.append(f"{name} {PLACE_NAMES[getattr(state, name)]}")
    if state.spent != NOTHING:
        words.append(f"spent {LETTERS[state.spent]}")
    if state.asked != NOTHING:
        words.append(f"asked {state.asked}")
    passed = [str(seat) for seat in range(MAX_SEATS) if state.passed[seat]]
    if passed:
        words.append(f"passed {' '.join(passed)}")
    known = (*entered(state), *(("due",) if state.step == REVEAL else ()))
    words += [name for name in FLAGS if getattr(state, name) and name not in known]
    words += [ORDERS[state.order]] * (state.order != LAYERED)
    if state.memory:
        words.append(f"memory {MEMORY[state.memory]}")
    return words
