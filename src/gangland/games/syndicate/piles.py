"""The tokens of a typed position: those that are said, and all others where the text leaves room for them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from gangland.engine.notation import Typed, Word, repeated
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.games.syndicate.components import (
    AUTOMATON,
    BO,
    BOARD_OF,
    COPIES,
    DISTRICT_OF,
    FIRST_REINFORCEMENT,
    FIRST_SPACE,
    GANG_OF,
    NOTHING,
    OB,
    ROW_OF,
    SEATS,
    SPACE_NAMES,
    TOKEN_NAMES,
    TOKENS,
)
from gangland.games.syndicate.rules.gangs import clamp_bounds, gain

UNKNOWN, NONE, REST = "?", "-", "..."
ANY = -2  # a token that is there, but which is not said
Found = dict[str, Typed]


@dataclass
class Pile:
    """Tokens as they were typed, ANY where one is not said, and whether `...` stood among them."""

    tokens: list[int] = field(default_factory=list)
    rest: bool = False


class Box:
    """How many tokens of each kind nothing was said of yet: of the two gangs, and of the reinforcements."""

    def __init__(self, state: Position) -> None:
        self.gangs = [[int(GANG_OF[state.board, seat, token]) for token in range(TOKENS)] for seat in range(SEATS)]
        self.stack = [int(COPIES[token]) * (not state.extras or token not in (BO, OB)) for token in range(TOKENS)]

    def counts(self, seat: int, token: int) -> list[int]:
        return self.gangs[seat] if token < FIRST_REINFORCEMENT else self.stack

    def take(self, word: Word, seat: int, token: int) -> int:
        """This token, which must be there still."""
        if self.counts(seat, token)[token] == 0:
            raise word.error("flaw-too-many-tokens", token=TOKEN_NAMES[token])
        self.counts(seat, token)[token] -= 1
        return token

    def rest(self, state: Position, counts: list[int]) -> list[int]:
        """All that is left of one kind of tokens, shuffled; it is taken out."""
        tokens = [token for token in range(TOKENS) for _ in range(counts[token])]
        shuffle(state, tokens, 0, len(tokens))
        counts[:] = [0] * TOKENS
        return tokens


def read_tokens(found: Found, state: Position) -> None:
    """The tokens on the board, behind the screens, in the bags and in the stack."""
    box = Box(state)
    if "spaces" in found:
        _read_spaces(found["spaces"], state, box)
    picked = _picked(found, state, box)
    hands = _seat_piles(found, "hand", box)
    bags = _seat_piles(found, "bag", box)
    stack = _stack(found, box)
    for seat in range(SEATS):
        piles = [hands[seat], bags[seat]]
        _fill(found, state, box, seat, [picked, *piles] if seat == state.turn else piles)
        _lay_out(state, seat, *piles)
    _fill_stack(found, state, box, stack)
    state.picked = picked.tokens[0] if picked.tokens else NOTHING
    _read_owned(state)


def _one_by_one(words: Iterable[Word]) -> list[Word]:
    """`2*G1` is two words, `-` none."""
    counted = [(word, *repeated(word)) for word in words]
    return [word.renamed(name) for word, count, name in counted for _ in range(count) if name != NONE]


def _pile(words: Iterable[Word], seat: int, box: Box) -> Pile:
    pile = Pile()
    for word in _one_by_one(words):
        if word.text == REST:
            pile.rest = True
        elif word.text == UNKNOWN:
            pile.tokens.append(ANY)
        else:
            pile.tokens.append(box.take(word, seat, word.choice(TOKEN_NAMES)))
    return pile


def _seat_piles(found: Found, keyword: str, box: Box) -> list[Pile]:
    """A pile for each seat; a bag of which nothing is said has the rest of the gang."""
    if keyword not in found:
        return [Pile(rest=keyword == "bag") for _ in range(SEATS)]
    return [_pile(words, seat, box) for seat, words in enumerate(found[keyword].columns(SEATS))]


def _picked(found: Found, state: Position, box: Box) -> Pile:
    if "picked" not in found:
        return Pile()
    pile = _pile([found["picked"].only()], state.turn, box)
    if len(pile.tokens) != 1:
        raise found["picked"].error("flaw-picked")
    return pile


def _read_spaces(section: Typed, state: Position, box: Box) -> None:
    """`M1a=G3.0`: the token on a space, and the seat that laid it."""
    for word in section.words:
        if word.text == NONE:
            continue
        match = re.fullmatch(r"(\w+)=(\w+)\.([01])", word.text)
        if not match or match[1] not in SPACE_NAMES or match[2] not in TOKEN_NAMES:
            raise word.error("flaw-space-form")
        space, token, seat = SPACE_NAMES.index(match[1]), TOKEN_NAMES.index(match[2]), int(match[3])
        if BOARD_OF[DISTRICT_OF[space]] != state.board:
            raise word.error("flaw-other-board")
        if state.space_token[space] != NOTHING:
            raise word.error("flaw-space-twice")
        state.space_token[space] = box.take(word, seat, token)
        state.space_owner[space] = seat
        state.free[ROW_OF[space]] ^= 1 << int(space - FIRST_SPACE[ROW_OF[space]])


def _stack(found: Found, box: Box) -> Pile:
    """The stack from the top; whatever else there is lies below what is said."""
    if "stack" not in found:
        return Pile(rest=True)
    section = found["stack"]
    for word in section.words:
        if word.text in TOKEN_NAMES[:FIRST_REINFORCEMENT]:
            raise word.error("flaw-no-reinforcement")
    if any(word.text == REST for word in section.words[:-1]):
        raise section.error("flaw-after-the-rest")
    return _pile(section.words, 0, box)


def _fill(found: Found, state: Position, box: Box, seat: int, piles: list[Pile]) -> None:
    """Tokens that are not said are of the gang; if there are more of them than that has left, reinforcements too."""
    gang = box.rest(state, box.gangs[seat])
    count = sum(pile.tokens.count(ANY) for pile in piles)
    if count > len(gang):
        reinforcements = box.rest(state, box.stack)
        missing = count - len(gang)
        if missing > len(reinforcements):
            raise (found.get("hand") or found["board"]).error("flaw-too-few-tokens", count=missing)
        gang += reinforcements[:missing]
        for token in reinforcements[missing:]:
            box.stack[token] += 1
        shuffle(state, gang, 0, len(gang))
    for pile in piles:
        pile.tokens = [gang.pop() if token == ANY else token for token in pile.tokens]
    for pile in piles:
        if pile.rest:
            pile.tokens += gang
            gang = []


def _fill_stack(found: Found, state: Position, box: Box, pile: Pile) -> None:
    rest = box.rest(state, box.stack)
    if pile.tokens.count(ANY) > len(rest):
        raise found["stack"].error("flaw-too-few-tokens", count=pile.tokens.count(ANY) - len(rest))
    tokens = [rest.pop() if token == ANY else token for token in pile.tokens] + (rest if pile.rest else [])
    for place, token in enumerate(reversed(tokens)):
        state.stack[place] = token
    state.stack_size = len(tokens)


def _lay_out(state: Position, seat: int, hand: Pile, bag: Pile) -> None:
    """§13.1 The automaton's tokens keep the order in which they were typed."""
    for token in hand.tokens:
        gain(state, seat, token)
    for token in bag.tokens:
        state.bag[seat, token] += 1
    state.bag_size[seat] = len(bag.tokens)


def owned(state: Position, seat: int) -> int:
    """The reinforcements behind a screen, in a bag and picked up."""
    tokens = range(FIRST_REINFORCEMENT, TOKENS)
    picked = state.turn == seat and state.picked >= FIRST_REINFORCEMENT
    return int(picked) + int(sum(state.hand[seat, token] + state.bag[seat, token] for token in tokens))


def _read_owned(state: Position) -> None:
    """If nothing else is said, only the numbers tell what lies behind a screen."""
    for seat in range(SEATS):
        state.reinforcements[seat] = owned(state, seat)
        state.least[seat], state.most[seat] = usual_bounds(state, seat)


def usual_bounds(state: Position, seat: int) -> tuple[int, int]:
    """What the numbers of tokens alone tell of the reinforcements behind a screen."""
    said = state.least[seat], state.most[seat]
    state.least[seat], state.most[seat] = 0, state.reinforcements[seat]
    clamp_bounds(state, seat)
    usual = state.least[seat], state.most[seat]
    state.least[seat], state.most[seat] = said
    return usual


def pile_text(counts: list[int]) -> str:
    """How many of each token, in words: `2*G1 S3`."""
    words = [TOKEN_NAMES[token] if count == 1 else f"{count}*{TOKEN_NAMES[token]}"
             for token, count in enumerate(counts) if count]  # fmt: skip
    return " ".join(words) or NONE


def hand_text(state: Position, seat: int) -> str:
    """The tokens behind a screen; §13.1 those of the automaton in their order."""
    if state.solo and seat == AUTOMATON:
        return " ".join(TOKEN_NAMES[state.row[place]] for place in range(state.hand_size[seat])) or NONE
    return pile_text([state.hand[seat, token] for token in range(TOKENS)])
