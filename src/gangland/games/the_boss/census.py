"""Everything counted in The Boss."""

from typing import Any

from gangland.engine.cards import tally
from gangland.engine.features import clear
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.components import CARDS, MAX_SEATS, PLACES, POLICE_CARDS, POLICE_KINDS

POLICE = CARDS  # after the cards of the cities come the police, then two numbers for each player
GANGSTERS = POLICE + POLICE_KINDS
COMPONENTS = GANGSTERS + 2 * MAX_SEATS


@rule
def census(state: Position, out: Any) -> None:
    """§1.1 Each card in play is in one place; §1.2, §1.3 and so are the gangsters and the police."""
    clear(out, 0, COMPONENTS)
    for seat in range(state.seats):
        for card in range(CARDS):
            out[card] += (state.hand[seat] >> card) & 1
    for place in range(state.cities):
        city = state.row[place]
        out[state.hidden[city]] += 1
        for nth in range(state.laid_count[city]):
            out[state.laid[city, nth]] += 1
    tally(state.police, 0, POLICE_CARDS, out, POLICE)
    for seat in range(state.seats):
        count_gangsters(state, seat, out, GANGSTERS + 2 * seat)


@rule
def count_gangsters(state: Position, seat: int, out: Any, first: int) -> None:
    """§1.2 Professionals and amateurs of a player, the dead and the spent among them."""
    away = state.hospital[seat] + state.prison[seat, 0] + state.prison[seat, 1] + state.dead[seat]
    out[first] = state.professionals[seat] + away
    out[first + 1] = state.amateurs[seat] + state.spent[seat]
    for place in range(PLACES):
        out[first] += state.sent_professionals[seat, place]
        out[first + 1] += state.sent_amateurs[seat, place]
