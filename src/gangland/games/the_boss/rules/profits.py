"""Profits and sanctions (§9), and what is left of everybody after a round (§10.1)."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.components import (
    CHICAGO,
    EXILE,
    HOSPITAL,
    KIND_OF,
    MONEY_OF,
    NOTHING,
    PLACES,
    PRISON,
    PROFIT,
    REVOLVER,
)
from gangland.games.the_boss.rules.chicago import chicago_sum, share
from gangland.games.the_boss.rules.crowds import crowd


@rule
def leader(state: Position, city: int) -> int:
    """§9.1 Who has the most gangsters there; §9.7, R11 nobody where nobody stands."""
    ahead, most = NOTHING, 0
    for seat in range(state.seats):
        gangsters = crowd(state, seat, city)
        if gangsters > most:
            ahead, most = seat, gangsters
    return ahead


@rule
def earn(state: Position, seat: int, dollars: int) -> None:
    """§9.2 Money, which also counts as won in this round (§11.2)."""
    state.money[seat] += dollars
    state.won[seat] += dollars


@rule
def suffer(state: Position, seat: int, city: int, sanction: int) -> None:
    """§9.6 Exile from the city for good; §9.3, §9.4, §9.5 else one of the professionals there is out (R6, R23)."""
    if sanction == EXILE:
        state.exile[seat] |= 1 << city
        return
    state.sent_professionals[seat, city] -= 1
    if sanction == REVOLVER:
        state.dead[seat] += 1
    elif sanction == HOSPITAL:
        state.hospital[seat] += 1
    elif sanction == PRISON:
        state.prison[seat, 1] += 1


@rule
def release(state: Position) -> None:
    """§10.1, R7 Whoever was out for this round only is back; the others have one round less to go."""
    for seat in range(state.seats):
        state.professionals[seat] += state.hospital[seat] + state.prison[seat, 0]
        state.hospital[seat] = 0
        state.prison[seat, 0] = state.prison[seat, 1]
        state.prison[seat, 1] = 0


@rule
def settle(state: Position) -> None:
    """§9.1 Each hidden card goes to the leader of its city, §6.2 then Chicago's half; R8: all of them apply."""
    for seat in range(state.seats):
        state.won[seat] = 0
    for place in range(state.cities):
        city = state.row[place]
        card = state.hidden[city]
        seat = leader(state, city)
        state.ended_card[city] = card
        state.ended_by[city] = seat
        if seat != NOTHING:
            earn(state, seat, MONEY_OF[card])
            if KIND_OF[card] != PROFIT:
                suffer(state, seat, city, KIND_OF[card])
    seat = leader(state, CHICAGO)
    state.ended_by[CHICAGO] = seat
    if seat != NOTHING:
        earn(state, seat, share(chicago_sum(state)))


@rule
def go_home(state: Position) -> None:
    """§10.1, R9, R10 Amateurs who were sent are gone, professionals return, whoever won."""
    for seat in range(state.seats):
        for place in range(PLACES):
            state.professionals[seat] += state.sent_professionals[seat, place]
            state.spent[seat] += state.sent_amateurs[seat, place]
            state.sent_professionals[seat, place] = 0
            state.sent_amateurs[seat, place] = 0
