"""The cards of a typed position: those that are said, and all others dealt by the seed to where some are missing."""

import re
from collections.abc import Iterable

from gangland.engine.notation import Typed, Word, repeated
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.games.the_boss.components import CITY_OF, COUNT_OF, FIRST_OF, HAND, LETTERS, NAMES, TURNS
from gangland.games.the_boss.rules.turn import next_in_last_turn
from gangland.games.the_boss.state import OVER

UNKNOWN, NONE = "?", "-"
WHOLE_TEXT = Word("", package=__package__)  # where an error stands that no single word has made
ANY = -2  # a card of which not even the back is said
BACK = 100  # ... of which the back is said: BACK + city
Found = dict[str, Typed]


def row_of(state: Position) -> list[int]:
    """The cities in play, left to right."""
    return [state.row[place] for place in range(state.cities)]


def number(found: Found, keyword: str, least: int, most: int, usual: int) -> int:
    """The only number of a section, or the usual one if there is no such section."""
    return found[keyword].only().number(least, most) if keyword in found else usual


def read_cards(found: Found, state: Position) -> None:
    """The cards as they are said, and all others dealt to where some are missing."""
    left = [card for city in row_of(state) for card in range(FIRST_OF[city], FIRST_OF[city] + COUNT_OF[city])]
    hidden = _read_hidden(found, state, left)
    laid = _read_laid(found, state, left) if "laid" in found else None
    hands = None
    if "hand" in found:
        hands = [_cards(_one_by_one(words), left) for words in found["hand"].columns(state.seats)]
    sizes = [len(hand) for hand in hands] if hands else None
    _read_turn(found, state, sizes, None if laid is None else len(laid))
    if hands is None:
        hands = [[ANY] * size for size in _sizes(found, state, laid)]
    shuffle(state, left, 0, len(left))
    hidden = _fill(hidden, left)
    hands = [_fill(hand, left) for hand in hands]
    hands = [_fill_any(hand, left) for hand in hands]
    if laid is not None and left:
        raise WHOLE_TEXT.error("flaw-cards-nowhere", count=len(left), cards=" ".join(NAMES[card] for card in left))
    _lay_out(state, hidden, left if laid is None else laid, hands)


def _card(word: Word, left: list[int]) -> int:
    """A card of which nothing was said yet; it is taken out of those left."""
    if word.text not in NAMES:
        raise word.error("flaw-no-card", first=NAMES[0], last=NAMES[-1])
    card = NAMES.index(word.text)
    if card not in left:
        raise word.error("flaw-card-twice")
    left.remove(card)
    return card


def _one_by_one(words: Iterable[Word]) -> list[Word]:
    """`3*?` is three words, `-` none."""
    counted = [(word, *repeated(word)) for word in words]
    return [word.renamed(name) for word, count, name in counted for _ in range(count) if name != NONE]


def _cards(words: Iterable[Word], left: list[int]) -> list[int]:
    """Cards, of which some may be told by their backs alone, or not at all."""
    cards: list[int] = []
    for word in words:
        if word.text == UNKNOWN:
            cards.append(ANY)
        elif re.fullmatch(r"[NBDKCMP]\?", word.text):
            cards.append(BACK + LETTERS.index(word.text[0]))
        else:
            cards.append(_card(word, left))
    return cards


def _read_hidden(found: Found, state: Position, left: list[int]) -> list[int]:
    row = row_of(state)
    if "hidden" not in found:
        return [BACK + city for city in row]
    words = _one_by_one(found["hidden"].words)
    if len(words) != len(row):
        raise found["hidden"].error("flaw-hidden", count=len(row))
    cards = _cards(words, left)
    for word, city, card in zip(words, row, cards, strict=True):
        if card != ANY and (card - BACK if card >= BACK else CITY_OF[card]) != city:
            raise word.error("flaw-other-city", city=LETTERS[city])
    return [BACK + city if card == ANY else card for city, card in zip(row, cards, strict=True)]


def _read_laid(found: Found, state: Position, left: list[int]) -> list[int]:
    cards = []
    for city, words in zip(row_of(state), found["laid"].columns(state.cities), strict=True):
        for word in _one_by_one(words):
            cards.append(_card(word, left))
            if CITY_OF[cards[-1]] != city:
                raise word.error("flaw-other-city", city=LETTERS[city])
    return cards


def _read_turn(found: Found, state: Position, sizes: list[int] | None, laid: int | None) -> None:
    """§3.1, §8.1 The number of the turn, and whose it is: said, or as the hands (or the cards laid) tell."""
    played = laid or 0 if sizes is None else sum(HAND - size for size in sizes)
    usual = min(max(played, 0) // state.seats + 1, TURNS)
    state.turn_number = number(found, "turn_number", 1, TURNS, usual)
    moved = played - (state.turn_number - 1) * state.seats
    state.turn = (state.starter + max(moved, 0)) % state.seats
    if state.turn_number == TURNS:
        for seat in range(state.seats):
            state.hand[seat] = sizes[seat] if sizes else 1
        state.turn = max(next_in_last_turn(state), 0)
    state.turn = number(found, "turn", 0, state.seats - 1, state.turn)


def _sizes(found: Found, state: Position, laid: list[int] | None) -> list[int]:
    """How many cards everyone holds, when the hands are not said: the players before this one have moved."""
    if state.step == OVER:
        return [0] * state.seats
    full = HAND + 1 - state.turn_number
    if state.turn_number == TURNS:
        if laid is not None and len(laid) > (TURNS - 1) * state.seats:
            raise found["laid"].error("flaw-say-the-hands")
        return [full] * state.seats
    moved = (state.turn - state.starter) % state.seats
    return [full - ((seat - state.starter) % state.seats < moved) for seat in range(state.seats)]


def _fill(cards: list[int], left: list[int]) -> list[int]:
    """Where only a back is said, a card of that city that is left."""
    filled = []
    for card in cards:
        if card < BACK:
            filled.append(card)
            continue
        fitting = [one for one in left if BACK + CITY_OF[one] == card]
        if not fitting:
            raise WHOLE_TEXT.error("flaw-no-card-left", city=LETTERS[card - BACK])
        left.remove(fitting[0])
        filled.append(fitting[0])
    return filled


def _fill_any(cards: list[int], left: list[int]) -> list[int]:
    """Where nothing is said, any card that is left."""
    if cards.count(ANY) > len(left):
        raise WHOLE_TEXT.error("flaw-too-few-cards", count=cards.count(ANY) - len(left))
    return [left.pop() if card == ANY else card for card in cards]


def _lay_out(state: Position, hidden: list[int], laid: list[int], hands: list[list[int]]) -> None:
    for city, card in zip(row_of(state), hidden, strict=True):
        state.hidden[city] = card
    for card in laid:
        city = CITY_OF[card]
        state.laid[city, state.laid_count[city]] = card
        state.laid_count[city] += 1
    for seat, hand in enumerate(hands):
        state.hand[seat] = sum(1 << card for card in hand)
