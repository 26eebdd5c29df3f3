"""The round (§3): from one moment of it to the next decision."""

import numpy as np

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import CWANIAK, MAX_SEATS, NOTHING, ROUNDS, STACK
from gangland.games.cash_n_guns.rules.aiming import kid_to_aim, those_who_aim
from gangland.games.cash_n_guns.rules.bullets import bullets_in_hand
from gangland.games.cash_n_guns.rules.courage import those_who_dare, wise_guy
from gangland.games.cash_n_guns.rules.effects import doctor, work_cards
from gangland.games.cash_n_guns.rules.loot import trader
from gangland.games.cash_n_guns.rules.people import holder, takes_part
from gangland.games.cash_n_guns.rules.sharing import (
    begin_split,
    clip_user,
    dictator,
    end_split,
    greedy,
    next_pick,
    shares_there,
)
from gangland.games.cash_n_guns.rules.swindling import swindler
from gangland.games.cash_n_guns.state import (
    AIM,
    BULLET,
    CLIP,
    COURAGE,
    FORBID,
    HEAL,
    KID,
    MORE,
    ORDER,
    OVER,
    RELOAD,
    SHARE,
    SWINDLE,
    TRADE,
    WISE,
)

# The moments of a round, in order. Each may ask somebody; if it does not, the next one follows, unless it says another.
(
    BEGINS, SWINDLES, LOADING, AIMING, KID_AIMS, RELOADING, ORDERS, DARING, WISE_UP, CARDS, HEALING, SPLITS, NEXT,
    FORBIDS, PICKS, CLIPS, FRIEND_CLIPS, TRADES, TAKES_MORE, ENDS,
) = range(20)  # fmt: skip
WAIT = NOTHING  # somebody is asked, or the game is over
STEP_AT = np.array([
    OVER, SWINDLE, BULLET, AIM, KID, RELOAD, ORDER, COURAGE, WISE, OVER, HEAL, OVER, OVER,
    FORBID, SHARE, CLIP, CLIP, TRADE, MORE, OVER,
], np.int64)  # fmt: skip


@rule
def go_on(state: Position, moment: int) -> None:
    """§3.1 Through the steps of the round, and from round to round, until somebody is asked or the game is over."""
    while moment != WAIT:
        moment = before_cards(state, moment) if moment < CARDS else from_cards_on(state, moment)


@rule
def ask(state: Position, moment: int, seats: int, following: int) -> int:
    """§3.1 Ask these seats, given as bits, and wait; or go on with what follows if there is nobody to ask."""
    if seats == 0:
        return following
    state.step = STEP_AT[moment]
    state.owes = seats
    return WAIT


@rule
def only(seat: int) -> int:
    """A bit for the seat, if there is one."""
    return 1 << seat if seat != NOTHING else 0


@rule
def before_cards(state: Position, moment: int) -> int:
    """§3.1 Steps 1 to 5."""
    asked = 0
    if moment == BEGINS:
        begin_round(state)
    elif moment == SWINDLES:
        asked = only(swindler(state))
    elif moment == LOADING:
        asked = those_who_load(state)
    elif moment == AIMING:
        asked = those_who_aim(state)
    elif moment == KID_AIMS:
        asked = only(kid_to_aim(state))
    elif moment == RELOADING:
        asked = only(fox(state))
    elif moment == ORDERS:
        asked = int(takes_part(state, state.godfather)) << state.godfather
    elif moment == DARING:
        asked = those_who_dare(state)
    else:
        asked = only(wise_guy(state))
    return ask(state, moment, asked, moment + 1)


@rule
def from_cards_on(state: Position, moment: int) -> int:
    """§3.1 Steps 6 and 7; after them the next round, or the end."""
    asked, following = 0, moment + 1
    if moment == CARDS:
        following = HEALING if work_cards(state) else finish(state)
    elif moment == HEALING:
        asked = only(doctor(state))
    elif moment == SPLITS:
        begin_split(state)
    elif moment == NEXT:
        following = FORBIDS if next_pick(state) else ENDS
    elif moment == FORBIDS:
        asked = only(dictator(state))
    elif moment == PICKS:
        asked, following = only(state.pick) if shares_there(state) > 0 else 0, NEXT
    elif CLIPS <= moment <= FRIEND_CLIPS:
        asked = only(clip_user(state, moment == FRIEND_CLIPS))
    elif moment == TRADES:
        asked = only(trader(state))
    elif moment == TAKES_MORE:
        asked, following = only(greedy(state)), NEXT
    else:
        end_split(state)
        following = BEGINS if state.round < ROUNDS else finish(state)
    return ask(state, moment, asked, following)


@rule
def begin_round(state: Position) -> None:
    """§4.1 Eight loot cards are turned, and the New Godfather marker lies beside them (§9.3)."""
    state.round += 1
    for _ in range(min(STACK, state.deck_size)):
        state.deck_size -= 1
        state.table[state.deck[state.deck_size]] += 1
        state.deck[state.deck_size] = 0
    state.desk_on_table = 1
    state.next = NOTHING
    for seat in range(MAX_SEATS):
        state.aim[seat] = NOTHING
        state.stance[seat] = NOTHING


@rule
def begin_game(state: Position) -> None:
    """§3.1 The first round, to its first question: what `go_on` would do, in less code."""
    begin_round(state)
    if ask(state, SWINDLES, only(swindler(state)), LOADING) != WAIT:
        ask(state, LOADING, those_who_load(state), WAIT)


@rule
def finish(state: Position) -> int:
    """§11.1 After the eighth round, or §8.5 when no two are left, the game is over."""
    state.step = OVER
    state.owes = 0
    return WAIT


@rule
def those_who_load(state: Position) -> int:
    """§4.2 All living players; nobody is ever without a bullet here, unless a typed position says so."""
    bits = 0
    for seat in range(state.seats):
        bits |= int(state.alive[seat] and bullets_in_hand(state, seat) > 0) << seat
    return bits


@rule
def fox(state: Position) -> int:
    """§12.4, R11, R29 The Cwaniak, when all have aimed, if he takes part."""
    seat = holder(state, CWANIAK)
    return seat if seat != NOTHING and takes_part(state, seat) and state.loaded[seat] >= 0 else NOTHING
