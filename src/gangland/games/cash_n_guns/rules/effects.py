"""The cards are turned: bangs, wounds, deaths (§8), and the talents that come with them."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import (
    BANG,
    CICHOCIEMNA,
    DEADLY,
    DEADLY_FOR_NIEZNISZCZALNY,
    EVERYONE,
    FARCIARZ,
    KEPT,
    LEKARKA,
    NIEZNISZCZALNY,
    NOTHING,
    PROFESJONALISTA,
    SEP,
    TEN,
)
from gangland.games.cash_n_guns.rules.bullets import discard_unseen, turn_up
from gangland.games.cash_n_guns.rules.courage import target_lies
from gangland.games.cash_n_guns.rules.loot import grab, loot_count, steal
from gangland.games.cash_n_guns.rules.people import clockwise, holder, living, stands
from gangland.games.cash_n_guns.state import DOWN


@rule
def work_cards(state: Position) -> bool:
    """§8.2 Everything at once, then who is out (R4); does the game go on?"""
    tell(state)
    turn_cards(state)
    died = wound(state)
    if died != 0:
        bury(state, died)
    alive = living(state)
    goes_on = alive & (alive - 1) != 0
    professional(state, goes_on)
    if goes_on:
        hide(state)
    return goes_on


@rule
def tell(state: Position) -> None:
    """§3.2 What everyone sees now is kept until the next time."""
    state.told_round = state.round
    for seat in range(state.seats):
        state.told_stance[seat] = state.stance[seat]
        state.told_aim[seat] = state.aim[seat]
        state.told_kind[seat] = NOTHING
        state.told_hits[seat] = 0


@rule
def turn_cards(state: Position) -> None:
    """§8.1 Who stands and whose target stands turns the card up; §7.2, §7.3, R30 all others discard it unseen.

    The Profesjonalista keeps a card that was not turned until the wounds are dealt (R35).
    """
    keeper = holder(state, PROFESJONALISTA)
    for seat in range(state.seats):
        if state.loaded[seat] == NOTHING:
            continue
        if state.aim[seat] >= 0 and stands(state, seat) and stands(state, state.aim[seat]):
            if turn_up(state, seat) == BANG:
                state.told_hits[state.aim[seat]] += 1
        elif seat != keeper:
            discard_unseen(state, seat)


@rule
def wound(state: Position) -> int:
    """§8.2 A wound for each bang, and the player lies; §8.3 who is out.

    §12.8, R17, R40: two or more do nothing to the Farciarz. §12.12, R18: the Niezniszczalny is out at five wounds only.
    """
    died = 0
    for seat in range(state.seats):
        hits = state.told_hits[seat]
        if hits == 0 or (hits > 1 and state.talent[seat] == FARCIARZ):
            continue
        state.wounds[seat] += hits
        state.stance[seat] = DOWN
        deadly = DEADLY_FOR_NIEZNISZCZALNY if state.talent[seat] == NIEZNISZCZALNY else DEADLY
        if state.wounds[seat] >= deadly:
            state.alive[seat] = 0
            died |= 1 << seat
    return died


@rule
def bury(state: Position, died: int) -> None:
    """§8.4, R3 The loot of the dead is out of the game; §12.16, R33 before that the Sęp takes two cards from each."""
    vulture = holder(state, SEP)
    seat = state.godfather
    for _ in range(state.seats):
        if (died >> seat) & 1:
            for _ in range(2 if vulture != NOTHING else 0):
                steal(state, vulture, seat)
            for kind in range(KEPT):
                state.gone[kind] += state.loot[seat, kind]
                state.loot[seat, kind] = 0
        seat = clockwise(state, seat)


@rule
def professional(state: Position, goes_on: bool) -> None:
    """§12.14, R14, R35 Still standing with a bang for a target that ducked, he shows it and steals a random card.

    If he could steal and does not, everyone knows that his card is a blank.
    """
    seat: int = state.owner[PROFESJONALISTA]
    if seat == NOTHING or state.loaded[seat] == NOTHING:
        return
    label = state.loaded[seat]
    if goes_on and stands(state, seat) and target_lies(state, seat) and loot_count(state, state.aim[seat]) > 0:
        if state.bullet_kind[label] == BANG:
            turn_up(state, seat)
            steal(state, seat, state.aim[seat])
            return
        state.bullet_known[label] = EVERYONE
    discard_unseen(state, seat)


@rule
def hide(state: Position) -> None:
    """§12.3, R15 The Cichociemna, lying, takes a note of 10,000 if one is there."""
    seat = holder(state, CICHOCIEMNA)
    if seat != NOTHING and not stands(state, seat) and state.table[TEN] > 0:
        grab(state, seat, TEN)


@rule
def doctor(state: Position) -> int:
    """§12.10, R16 The Lekarka, if she lies and has a wound."""
    seat = holder(state, LEKARKA)
    return seat if seat != NOTHING and not stands(state, seat) and state.wounds[seat] > 0 else NOTHING
