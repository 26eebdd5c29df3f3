"""A position of Famiglia as text that a person can read and type.

    street A3 B0 / hand A2 A2 | - / area M1 | - / deck B1 ... / turn 0 / step recruit

Sections in any order, split by `/` or by lines; `|` between the seats; `-` is nothing; `3*A0` is three; the deck has
its top card first. `...` in one place stands for all the rest of the box, `?` for a card that is not known.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from gangland.engine.messages import Message, message
from gangland.engine.notation import Section, Word, hex_words, repeated, sections
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.games.famiglia.components import BOX, CARDS, COPIES_OF, NAMES, NOTHING, SEATS, VALUES
from gangland.games.famiglia.plausible import flaw
from gangland.games.famiglia.rules.setup import clear
from gangland.games.famiglia.rules.turn import begin_turn
from gangland.games.famiglia.state import STEP_NAMES
from gangland.games.famiglia.view import view

MEMORY = ("open", "closed")
REST, UNKNOWN, NONE = "...", "?", "-"
WHOLE_TEXT = Word("", package=__package__)  # where an error stands that no single word has made

# The numbers of a turn: section, field, and the most it can be. Each is 0 unless it is said.
NUMBERS = (
    ("turn", "turn", SEATS - 1), ("starter", "starter", SEATS - 1), ("ends", "ends", 2), ("passes", "passes", SEATS),
    ("last", "turns_left", 3), ("renewals", "renewals", 1), ("accountant", "accountant", VALUES - 1),
    ("swaps", "swaps", VALUES - 1), ("brute", "brute", VALUES - 1), ("lowered", "lowered", VALUES - 1),
    ("price", "price", VALUES - 1), ("known", "known", BOX),
)  # fmt: skip
CARD_FIELDS = ("scared", "wanted")
PILES = ("street", "discards")
KEYWORDS = (
    "turn", "step", "street", "hand", "area", "deck", "discards", "starter", "ends", "passes", "last", "renewals",
    "accountant", "swaps", "brute", "scared", "lowered", "wanted", "price", "known", "memory", "rng",
)  # fmt: skip


@dataclass
class Pile:
    """Cards as they were typed, and whether `...` stood among them."""

    cards: list[int] = field(default_factory=list)
    rest: Word | None = None


# Reading


def read(text: str, state: Position) -> None:
    """Make of `state`, whose generator is seeded, the position that the text says."""
    found = sections(text, KEYWORDS, __package__)
    clear(state)
    piles = _piles(found)
    _add_the_rest(state, piles)
    _lay_out(state, piles)
    begin_turn(state)
    for keyword, name, most in NUMBERS:
        if keyword in found:
            setattr(state, name, found[keyword].only().number(0, most))
    for keyword in CARD_FIELDS:
        if keyword in found:
            word = found[keyword].only()
            setattr(state, keyword, NOTHING if word.text == NONE else _card(word))
    state.memory = found["memory"].only().choice(MEMORY) if "memory" in found else 0
    if "step" in found:
        state.step = found["step"].only().choice(STEP_NAMES)
    if "rng" in found:
        for place, number in enumerate(hex_words(found["rng"].only(), 4)):
            state.rng[place] = number
    problem = flaw(state)
    if problem:
        section = found.get(problem.section) or next(iter(found.values()))
        raise section.error(problem.id)


def _card(word: Word) -> int:
    if word.text not in NAMES:
        raise word.error("flaw-no-card", first=NAMES[0], last=NAMES[-1])
    return NAMES.index(word.text)


def _pile(words: list[Word], in_deck: bool) -> Pile:
    pile = Pile()
    for word in words:
        count, name = repeated(word)
        if name == REST:
            pile.rest = word
        elif pile.rest and in_deck:
            raise word.error("flaw-after-the-rest")
        elif name == UNKNOWN:
            pile.cards += [NOTHING] * count
        elif name != NONE:
            pile.cards += [_card(word.renamed(name))] * count
    return pile


def _piles(found: dict[str, Section]) -> dict[tuple[str, int], Pile]:
    """Every pile of the table; the deck takes the rest if nobody else does and nothing is said of it."""
    piles: dict[tuple[str, int], Pile] = {}
    for name in (*PILES, "deck"):
        piles[name, 0] = _pile(list(found[name].words), name == "deck") if name in found else Pile()
    for name in ("hand", "area"):
        columns = found[name].columns(SEATS) if name in found else [[], []]
        for seat, words in enumerate(columns):
            piles[name, seat] = _pile(words, False)
    rests = [pile.rest for pile in piles.values() if pile.rest]
    if len(rests) > 1:
        raise rests[1].error("flaw-two-rests")
    if not rests and "deck" not in found:
        piles["deck", 0].rest = WHOLE_TEXT
    return piles


def _add_the_rest(state: Position, piles: dict[tuple[str, int], Pile]) -> None:
    """Find the cards that were not named and put them where `...` or `?` stands."""
    left = COPIES_OF.copy()
    for pile in piles.values():
        for card in pile.cards:
            if card != NOTHING:
                left[card] -= 1
    too_many = tuple(_too_many(card, COPIES_OF[card] - left[card]) for card in range(CARDS) if left[card] < 0)
    if too_many:
        raise WHOLE_TEXT.error("flaw-too-many-cards", cards=too_many)
    rest = [card for card in range(CARDS) for _ in range(left[card])]
    unknown = sum(pile.cards.count(NOTHING) for pile in piles.values())
    taker = next((pile for pile in piles.values() if pile.rest), None)
    if len(rest) < unknown or (taker is None and len(rest) > unknown):
        named = " ".join(NAMES[card] for card in rest)
        wanted = message("flaw-cards-hidden", count=unknown) if unknown else message("flaw-write-the-rest")
        raise WHOLE_TEXT.error("flaw-cards-nowhere", count=len(rest), cards=named, wanted=wanted)
    shuffle(state, rest, 0, len(rest))
    for pile in piles.values():
        pile.cards = [rest.pop() if card == NOTHING else card for card in pile.cards]
    if taker:
        taker.cards += rest


def _too_many(card: int, count: int) -> Message:
    return message("flaw-too-many", card=NAMES[card], count=str(count), copies=str(COPIES_OF[card]))


def _lay_out(state: Position, piles: dict[tuple[str, int], Pile]) -> None:
    deck = piles.pop(("deck", 0)).cards
    for place, card in enumerate(reversed(deck)):
        state.deck[place] = card
    state.deck_size = len(deck)
    for (name, seat), pile in piles.items():
        for card in pile.cards:
            if name in PILES:
                getattr(state, name)[card] += 1
            else:
                getattr(state, name)[seat, card] += 1
    state.street_size = len(piles["street", 0].cards)


def agreed(state: Position) -> tuple[int, tuple[int, ...]]:
    """The number of seats and the options of a position."""
    return SEATS, (state.memory,)


# Writing


def write(state: Position) -> str:
    """The whole position in one line; read again it gives the same bytes."""
    return " / ".join([*_written_piles(state, _deck(state)), *_written_numbers(state), f"rng {_generator(state)}"])


def write_seen(state: Position, seat: int) -> str:
    """The position as a seat, or a spectator, may know it: hidden cards are `?`, the generator is not told."""
    table = view(state, seat)
    unknown = state.deck_size - state.known
    deck = [f"{unknown}*?"] * (unknown > 0) + _deck(state)[unknown:]
    hidden = [other for other in range(SEATS) if table.hands[other] is None]
    return " / ".join([*_written_piles(state, deck, hidden), *_written_numbers(state)])


def _deck(state: Position) -> list[str]:
    return [NAMES[state.deck[place]] for place in range(state.deck_size - 1, -1, -1)]


def _counted(counts: list[int]) -> str:
    words = [NAMES[card] if count == 1 else f"{count}*{NAMES[card]}" for card, count in enumerate(counts) if count]
    return " ".join(words) or NONE


def _counts_of(counts: memoryview, seat: int) -> list[int]:
    return [counts[seat, card] for card in range(CARDS)]


def _written_piles(state: Position, deck: list[str], hidden: Sequence[int] = ()) -> list[str]:
    hands = [_counts_of(state.hand, seat) for seat in range(SEATS)]
    written = [f"{sum(hand)}*?" if seat in hidden and any(hand) else _counted(hand) for seat, hand in enumerate(hands)]
    areas = [_counted(_counts_of(state.area, seat)) for seat in range(SEATS)]
    piles = [f"street {_counted(list(state.street))}", f"hand {' | '.join(written)}", f"area {' | '.join(areas)}"]
    piles.append(f"deck {' '.join(deck) or NONE}")
    if any(state.discards):
        piles.append(f"discards {_counted(list(state.discards))}")
    return piles


def _written_numbers(state: Position) -> list[str]:
    words = [f"turn {state.turn}", f"step {STEP_NAMES[state.step]}"]
    for keyword, name, _ in NUMBERS[1:]:
        usual = 1 if name == "renewals" else 0
        if getattr(state, name) != usual:
            words.append(f"{keyword} {getattr(state, name)}")
    words += [f"{name} {NAMES[getattr(state, name)]}" for name in CARD_FIELDS if getattr(state, name) != NOTHING]
    if state.memory:
        words.append(f"memory {MEMORY[state.memory]}")
    return words


def _generator(state: Position) -> str:
    return "".join(f"{word:08x}" for word in state.rng)
