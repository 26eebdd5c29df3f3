"""A position of Standoff as text.

    guns loaded / round 0 / decider - / hand 1 1 6 | 2 3 5 / chosen - | - / shown - | - / points 0 | 0 / in 1 | 1
    discards - / deck 4 4 ... / rng 0123...

Every section is needed but the generator's; `|` between the seats; `-` is nothing; the deck has its top card first.
"""

from gangland.engine.notation import Section, Word, hex_words, sections
from gangland.engine.position import Position
from tests.engine.standoff.components import BOX, MAX_SEATS, NAMES, NOTHING, RANKS, ROUNDS
from tests.engine.standoff.rules import clear
from tests.engine.standoff.state import GUNS

KEYWORDS = ("guns", "round", "decider", "hand", "chosen", "shown", "points", "in", "discards", "deck", "rng")
COLUMNS = ("hand", "chosen", "shown", "points", "in")
NONE, UNKNOWN = "-", "?"


def read(text: str, state: Position) -> None:
    found = sections(text, KEYWORDS, __package__)
    missing = [keyword for keyword in KEYWORDS[:-1] if keyword not in found]
    if missing:
        raise Word(missing[0], package=__package__).error("flaw-missing")
    seats = 1 + sum(word.text == "|" for word in found["hand"].words)
    if not 2 <= seats <= MAX_SEATS:
        raise found["hand"].error("flaw-seats", most=str(MAX_SEATS), seats=str(seats))
    columns = {name: _columns(found[name], seats) for name in COLUMNS}
    clear(state, seats, found["guns"].only().choice(GUNS))
    state.round = found["round"].only().number(0, ROUNDS)
    word = found["decider"].only()
    state.decider = NOTHING if word.text == NONE else word.number(0, seats - 1)
    for seat in range(seats):
        for card in _cards(columns["hand"][seat].words):
            state.hand[seat, card] += 1
            state.held[seat] += 1
        state.chosen[seat] = _card(columns["chosen"][seat].only())
        state.shown[seat] = _card(columns["shown"][seat].only())
        state.points[seat] = columns["points"][seat].only().number(0, ROUNDS)
        state.standing[seat] = columns["in"][seat].only().number(0, 1)
    for card in _cards(found["discards"].words):
        state.discards[card] += 1
    deck = _cards(found["deck"].words)
    if len(deck) > BOX:
        raise found["deck"].error("flaw-too-many-cards")
    for place, card in enumerate(reversed(deck)):
        state.deck[place] = card
    state.deck_size = len(deck)
    if "rng" in found:
        for place, number in enumerate(hex_words(found["rng"].only(), 4)):
            state.rng[place] = number


def _columns(section: Section, seats: int) -> list[Section]:
    return [Section(section.keyword, tuple(words)) for words in section.columns(seats)]


def _card(word: Word) -> int:
    return NOTHING if word.text == NONE else word.choice(NAMES)


def _cards(words: tuple[Word, ...]) -> list[int]:
    return [_card(word) for word in words if word.text != NONE]


def write(state: Position) -> str:
    return f"{_written(state, range(state.seats), True)} / rng {''.join(f'{word:08x}' for word in state.rng)}"


def write_seen(state: Position, seat: int) -> str:
    return _written(state, range(seat, seat + 1), False)


def _written(state: Position, open_to: range, deck_is_open: bool) -> str:
    """The position with the cards of some seats, and perhaps the deck, open."""
    seats = range(state.seats)
    hands = [[rank for rank in range(RANKS) for _ in range(state.hand[seat, rank])] for seat in seats]
    chosen = [[card for card in (state.chosen[seat],) if card != NOTHING] for seat in seats]
    deck = [state.deck[place] for place in range(state.deck_size - 1, -1, -1)]
    discards = [rank for rank in range(RANKS) for _ in range(state.discards[rank])]
    columns = {
        "hand": [_named(hands[seat], seat in open_to) for seat in seats],
        "chosen": [_named(chosen[seat], seat in open_to) for seat in seats],
        "shown": [_named([card for card in (state.shown[seat],) if card != NOTHING], True) for seat in seats],
        "points": [str(state.points[seat]) for seat in seats],
        "in": [str(state.standing[seat]) for seat in seats],
    }
    parts = [f"guns {GUNS[state.guns]}", f"round {state.round}"]
    parts.append(f"decider {NONE if state.decider == NOTHING else state.decider}")
    parts += [f"{name} {' | '.join(texts)}" for name, texts in columns.items()]
    return " / ".join([*parts, f"discards {_named(discards, True)}", f"deck {_named(deck, deck_is_open)}"])


def _named(cards: list[int], is_open: bool) -> str:
    return " ".join(NAMES[card] if is_open else UNKNOWN for card in cards) or NONE
