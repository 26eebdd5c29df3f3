"""The cards that a typed position does not name: where they can lie."""

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from gangland.engine.messages import Message, message
from gangland.engine.notation import Word
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.games.five_points.components import (
    ALLIANCES,
    CARDS,
    COPIES_OF,
    FIRST_ALLIANCES,
    FIRST_BOSS,
    NAMES,
    NOTHING,
)

WHOLE_TEXT = Word("", package=__package__)  # where an error stands that no single word has made


class Alliance(NamedTuple):
    """An alliance as it was typed: its gang, or NOTHING if it is not known."""

    gang: int
    is_open: bool


def is_layered(deck: list[int]) -> bool:
    """§2.4 Do the bosses lie above the members, as in a deck that was not made of discards? The top card is first."""
    bosses = [card >= FIRST_BOSS for card in deck if card != NOTHING]
    return bosses == sorted(bosses, reverse=True)


def arranged(alliances: list[list[Alliance]]) -> list[list[Alliance]] | None:
    """§2.1 The alliances with the third one last, such that all known first ones differ; or nothing if none can be."""
    seats = [list(_orders(own)) for own in alliances]
    for orders in sorted(itertools.product(*map(range, map(len, seats))), key=lambda picks: sum(map(bool, picks))):
        found = [seats[seat][pick] for seat, pick in enumerate(orders)]
        firsts = [alliance.gang for own in found for alliance in own[:FIRST_ALLIANCES] if alliance.gang != NOTHING]
        if len(firsts) == len(set(firsts)):
            return found
    return None


def _orders(own: list[Alliance]) -> Iterator[list[Alliance]]:
    """As it was typed, then with another one as the third."""
    for third in (FIRST_ALLIANCES, 1, 0):
        order = list(own)
        order[third], order[FIRST_ALLIANCES] = own[FIRST_ALLIANCES], own[third]
        yield order


def add_the_rest(
    state: Position, piles: dict[str, list[int]], alliances: list[list[Alliance]], taker: str | None
) -> None:
    """Find the cards that were not named and put them where `...` or `?` stands: into alliances, hands, then piles."""
    rest = _rest(state, piles, alliances)
    unknown = sum(cards.count(NOTHING) for cards in piles.values())
    unknown += sum(alliance.gang == NOTHING for own in alliances for alliance in own)
    if len(rest) < unknown or (taker is None and len(rest) > unknown):
        named = " ".join(NAMES[card] for card in rest)
        wanted = message("flaw-cards-hidden", count=unknown) if unknown else message("flaw-write-the-rest")
        raise WHOLE_TEXT.error("flaw-cards-nowhere", count=len(rest), cards=named, wanted=wanted)
    shuffle(state, rest, 0, len(rest))
    _name_alliances(alliances, rest)
    for name in sorted(piles, key=lambda name: (not name.isdigit(), name == taker, name == "deck", name)):
        wanted_cards = piles[name].count(NOTHING)
        took = _taken(rest, len(rest) if name == taker else wanted_cards, name.isdigit())
        if name == "deck" and not any(card < FIRST_BOSS for card in piles[name] if card != NOTHING):
            took.sort(key=lambda card: card < FIRST_BOSS)
        piles[name][:] = [took.pop(0) if card == NOTHING else card for card in piles[name]] + took


def _rest(state: Position, piles: dict[str, list[int]], alliances: list[list[Alliance]]) -> list[int]:
    """The cards that no part of the text names."""
    left = COPIES_OF.tolist()
    named = [alliance.gang for own in alliances for alliance in own]
    for card in [*state.place, *itertools.chain(*piles.values()), *named]:
        if card != NOTHING:
            left[card] -= 1
    too_many = tuple(_too_many(card, COPIES_OF[card] - left[card]) for card in range(CARDS) if left[card] < 0)
    if too_many:
        raise WHOLE_TEXT.error("flaw-too-many-cards", cards=too_many)
    return [card for card in range(CARDS) for _ in range(left[card])]


def _too_many(card: int, count: int) -> Message:
    return message("flaw-too-many", card=NAMES[card], count=str(count), copies=str(COPIES_OF[card]))


def _taken(rest: list[int], count: int, members_only: bool) -> list[int]:
    """So many cards leave the rest; players hold members only (R16)."""
    took = [card for card in rest if not members_only or card < FIRST_BOSS][:count]
    if len(took) < count:
        raise WHOLE_TEXT.error("flaw-members-only")
    for card in took:
        rest.remove(card)
    return took


def _name_alliances(alliances: list[list[Alliance]], rest: list[int]) -> None:
    """§2.2 Cards for the alliances that are not known, one after another, going back where it can't be."""
    for own in alliances:
        for slot, alliance in enumerate(own[:ALLIANCES]):
            if alliance.gang == NOTHING:
                strict = arranged(alliances) is not None
                if not _name_one(alliances, own, slot, rest, strict):
                    raise WHOLE_TEXT.error("flaw-three-alliances")
                return


def _name_one(alliances: list[list[Alliance]], own: list[Alliance], slot: int, rest: list[int], strict: bool) -> bool:
    """A gang for this alliance with which all the others can be named too."""
    unknown = own[slot]
    for gang in dict.fromkeys(card for card in rest if card < FIRST_BOSS):
        if all(alliance.gang != gang for alliance in own):
            own[slot] = Alliance(gang, unknown.is_open)
            rest.remove(gang)
            if arranged(alliances) is not None or not strict:
                blanks = [(each, nth) for each in alliances for nth in range(ALLIANCES) if each[nth].gang == NOTHING]
                if not blanks or _name_one(alliances, *blanks[0], rest, strict):
                    return True
            rest.append(gang)
            own[slot] = unknown
    return False
