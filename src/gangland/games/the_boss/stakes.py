"""The Boss: cards laid in some round, and cities (with Chicago) won at the end of some round."""

from typing import Any

from gangland.engine.messages import message
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.engine.stakes import Stakes
from gangland.games.the_boss.actions import LAY_CARD, card_message, city_message
from gangland.games.the_boss.components import CARDS, NOTHING, PLACES
from gangland.games.the_boss.state import OVER


@rule
def first(state: Position) -> int:
    """§2.5, R20 The starter by lot."""
    return int(state.starter)


@rule
def score(state: Position, seat: int) -> int:
    """§11.1 Money."""
    return int(state.money[seat])


@rule
def note(state: Position, seat: int, action: int, held: Any) -> None:
    """§5.1 A card that was laid; §9.1 the cities of a round that ended with it."""
    if action < LAY_CARD:
        return
    held[seat, action - LAY_CARD] += 1
    # The last card of a round leads to the end, or to the first turn of the next round, which the starter has.
    if state.step == OVER or (state.turn_number == 1 and state.turn == state.starter):
        for place in range(PLACES):
            if state.ended_by[place] != NOTHING:
                held[state.ended_by[place], CARDS + place] += 1


@rule
def hold(state: Position, seats: int, held: Any) -> None:
    """Nothing stays with a player but money: all was noted when it happened."""


THINGS = (
    *(card_message(card) for card in range(CARDS)),
    *(message("thing-city", city=city_message(place)) for place in range(PLACES)),
)
STAKES = Stakes(first, score, hold, THINGS, score_class=2, note=note)
