"""Piles of cards in a typed position, and the box they come from: what is not named lies where `...` or `?` stands."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from gangland.engine.messages import Message, message
from gangland.engine.notation.sections import Viewer, always, columned, put
from gangland.engine.notation.typed import NONE, REST, UNKNOWN, Text, Typed, Word, repeated
from gangland.engine.notation.values import NOTHING, Limit, Value, settled
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle


@dataclass
class Cards:
    """Cards as they were typed, NOTHING where one is not known, and the `...` that stood among them."""

    cards: list[int] = field(default_factory=list)
    rest: Word | None = None


Piles = dict[tuple[str, int], Cards]  # by keyword and seat


def typed_cards(
    typed: Typed,
    card: Callable[[Word], int],
    counted: Callable[[Word], tuple[int, str]] = repeated,
    ordered: bool = False,
    may_hide: bool = True,
) -> Cards:
    """The words of a pile: `3*A0` is three, `-` none, `?` not known; in an ordered one nothing comes after `...`."""
    pile = Cards()
    for word in typed.words:
        count, name = counted(word)
        if name == REST:
            pile.rest = word
        elif pile.rest and ordered:
            raise word.error("flaw-after-the-rest", section=typed.keyword.text)
        elif name == UNKNOWN and may_hide:
            pile.cards += [NOTHING] * count
        elif name != NONE:
            pile.cards += [card(word.renamed(name)) for _ in range(count)]
    return pile


def counted_text(counts: Iterable[int], name: Callable[[int], str]) -> str:
    """How many of each card, in words: `2*A0 B3`."""
    words = [name(card) if count == 1 else f"{count}*{name(card)}" for card, count in enumerate(counts) if count]
    return " ".join(words) or NONE


def unknown_text(count: int) -> str:
    """So many cards that are not known."""
    return f"{count}*{UNKNOWN}" if count else NONE


@dataclass(frozen=True)
class Pile:
    """Cards in no order, in a field that counts each kind: `street 2*A0 B3`, or `hand A0 | B3` for each seat."""

    keyword: str
    card: Value
    field: str = ""
    size: str = ""  # the field with the number of cards, if there is one
    columns: Limit = 0
    is_left_out: bool = False  # if there is no card in it
    shown: Callable[[Position, int, int], bool] = always
    counted: Callable[[Word], tuple[int, str]] = repeated

    def typed(self, text: Text, state: Position) -> list[Cards]:
        """The cards of each seat, or of the table; none if nothing is said of them."""
        seats = settled(self.columns, state)
        sections = text.columns(self.keyword, seats) if seats else [text[self.keyword]] if self.keyword in text else []
        return [self.cards(section, state) for section in sections] or [Cards() for _ in range(seats or 1)]

    def cards(self, typed: Typed, state: Position) -> Cards:
        return typed_cards(typed, lambda word: self.card.read(word, state), self.counted)

    def lay(self, state: Position, seat: int, cards: Sequence[int]) -> None:
        """Put the cards into the field."""
        at = (seat,) if self.columns else ()
        for card in cards:
            getattr(state, self.field or self.keyword)[(*at, card)] += 1
        if self.size:
            put(state, self.size, at, len(cards))

    def text(self, state: Position, viewer: Viewer) -> str | None:
        counts = getattr(state, self.field or self.keyword).tolist()
        if self.is_left_out and not any(counts):
            return None
        seats = counts if self.columns else [counts]
        return columned(self._column(state, viewer, seat, seats[seat]) for seat in range(self._seats(state)))

    def _seats(self, state: Position) -> int:
        return settled(self.columns, state) or 1

    def _column(self, state: Position, viewer: Viewer, seat: int, counts: list[int]) -> str:
        if viewer is None or self.shown(state, viewer, seat):
            return counted_text(counts, lambda card: self.card.write(card, state))
        return unknown_text(sum(counts))


@dataclass(frozen=True)
class Deck:
    """Cards in their order, the top one first in the text and last in the field: `deck A0 3*? B3 ...`."""

    keyword: str
    card: Value
    size: str  # the field with the number of cards
    known: Callable[[Position], tuple[int, int]] = lambda state: (0, 0)  # at the top and at the bottom, to everybody
    counted: Callable[[Word], tuple[int, str]] = repeated

    def typed(self, text: Text, state: Position) -> list[Cards]:
        """The cards of the deck; none if nothing is said of it."""
        if self.keyword not in text:
            return [Cards()]
        section = text[self.keyword]
        return [typed_cards(section, lambda word: self.card.read(word, state), self.counted, ordered=True)]

    def lay(self, state: Position, seat: int, cards: Sequence[int]) -> None:
        """Put the cards into the field."""
        for place, card in enumerate(reversed(cards)):
            getattr(state, self.keyword)[place] = card
        put(state, self.size, (), len(cards))

    def text(self, state: Position, viewer: Viewer) -> str | None:
        places = range(getattr(state, self.size) - 1, -1, -1)
        cards = [self.card.write(getattr(state, self.keyword)[place], state) for place in places]
        if viewer is not None:
            top, bottom = self.known(state)
            unknown = len(cards) - top - bottom
            if unknown > 0:
                cards[top : top + unknown] = [unknown_text(unknown)]
        return " ".join(cards) or NONE


@dataclass(frozen=True)
class Box:
    """All cards of a game, and the piles of the table between which they lie.

    One pile has all that no other has: where `...` stands, else the one of `rest_to` if nothing is said of it.
    """

    names: Sequence[str]
    copies: Sequence[int] | np.ndarray[Any, Any]  # of each card
    paragraph: str  # of the rules, which says so
    piles: tuple[Pile | Deck, ...]
    rest_to: str

    def read(self, text: Text, state: Position) -> None:
        piles = self.typed(text, state)
        self.fill(text, state, piles)
        for pile in self.piles:
            for (keyword, seat), cards in piles.items():
                if keyword == pile.keyword:
                    pile.lay(state, seat, cards.cards)

    def fill(self, text: Text, state: Position, piles: Piles) -> None:
        """Put the cards that are not named where `...` or `?` stands."""
        taker = self.taker(text, piles)
        rest = self.rest(text, [card for pile in piles.values() for card in pile.cards], taker is not None)
        shuffle(state, rest, 0, len(rest))
        for pile in piles.values():
            pile.cards = [rest.pop() if card == NOTHING else card for card in pile.cards]
        if taker:
            piles[taker].cards += rest

    def typed(self, text: Text, state: Position) -> Piles:
        """The cards of every pile as they were typed."""
        piles = [(pile.keyword, pile.typed(text, state)) for pile in self.piles]
        return {(keyword, seat): cards for keyword, seats in piles for seat, cards in enumerate(seats)}

    def taker(self, text: Text, piles: Piles) -> tuple[str, int] | None:
        """The pile that has the rest, or none."""
        rests = [(place, pile.rest) for place, pile in piles.items() if pile.rest]
        if len(rests) > 1:
            raise rests[1][1].error("flaw-two-rests")
        if rests:
            return rests[0][0]
        return None if self.rest_to in text else (self.rest_to, 0)

    def rest(self, text: Text, typed: Sequence[int], is_taken: bool) -> list[int]:
        """The cards that are not among those typed; as many as are not known, unless a pile takes all of them."""
        left = [int(count) for count in self.copies]
        for card in typed:
            if card != NOTHING:
                left[card] -= 1
        too_many = tuple(self._too_many(card, count) for card, count in enumerate(left) if count < 0)
        if too_many:
            raise text.error("flaw-too-many-cards", cards=too_many, paragraph=self.paragraph)
        rest = [card for card, count in enumerate(left) for _ in range(count)]
        unknown = typed.count(NOTHING)
        if len(rest) < unknown or (not is_taken and len(rest) > unknown):
            raise self._nowhere(text, rest, unknown)
        return rest

    def _too_many(self, card: int, left: int) -> Message:
        copies = int(self.copies[card])
        return message("flaw-too-many", card=self.names[card], count=str(copies - left), copies=str(copies))

    def _nowhere(self, text: Text, rest: Sequence[int], unknown: int) -> Exception:
        wanted = message("flaw-cards-hidden", count=unknown) if unknown else message("flaw-write-the-rest")
        named = " ".join(self.names[card] for card in rest)
        return text.error("flaw-cards-nowhere", count=len(rest), cards=named, wanted=wanted, paragraph=self.paragraph)
