"""Sharing the loot (§9), and the talents that change the split (§12.2, §12.5, §12.6, §12.15)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import (
    CATEGORIES,
    CATEGORY_OF,
    CHYTRUSKA,
    CLIP_CARD,
    CZARUS,
    DESK,
    DYKTATORKA,
    FIVE,
    KEPT,
    KINDS,
    KIT,
    NOTHING,
    PSIAPSIOLA,
    SHARES,
)
from gangland.games.cash_n_guns.refusals import FORBIDDEN_TO_YOU, NOT_ON_THE_TABLE, NOTHING_TO_FORBID
from gangland.games.cash_n_guns.rules.bullets import bring_bang, bullets_in_hand
from gangland.games.cash_n_guns.rules.loot import grab
from gangland.games.cash_n_guns.rules.people import clockwise, holder, stands
from gangland.games.cash_n_guns.state import MORE


@rule
def begin_split(state: Position) -> None:
    """§12.5, R19 The Czaruś, standing, first takes a note of 5,000; §9.1 then it begins with the Godfather."""
    seat = holder(state, CZARUS)
    if seat != NOTHING and stands(state, seat) and state.table[FIVE] > 0:
        grab(state, seat, FIVE)
    state.pick = (state.godfather + state.seats - 1) % state.seats


@rule
def lies_there(state: Position, share: int) -> bool:
    """§9.2, §9.3 Is there such a loot card in the middle, or the desk?"""
    return bool(state.desk_on_table if share == DESK else state.table[share] > 0)


@rule
def shares_there(state: Position) -> int:
    """§9.2 How many kinds of shares lie in the middle that the picking player may take."""
    count = 0
    for share in range(SHARES):
        count += int(why_not_take(state, share) == ALLOWED)
    return count


@rule
def next_pick(state: Position) -> bool:
    """§9.1 The next player clockwise who stands; §9.2 is there anybody, and anything left?"""
    state.forbidden = NOTHING
    state.taken = NOTHING
    if shares_there(state) == 0:
        return False
    for _ in range(state.seats):
        state.pick = clockwise(state, state.pick)
        if stands(state, state.pick) and (state.left >> state.pick) & 1 == 0:
            return True
    return False


@rule
def why_not_take(state: Position, share: int) -> int:
    """§9.2, §9.3 What lies in the middle; §12.6, R21 but not what the Dyktatorka has forbidden."""
    if not lies_there(state, share):
        return NOT_ON_THE_TABLE
    return FORBIDDEN_TO_YOU if CATEGORY_OF[share] == state.forbidden else ALLOWED


@rule
def take(state: Position, seat: int, share: int) -> None:
    """§9.3 The desk, from the next round on; §10.4, R8 a kit heals; §10.5 a clip works at once; the rest is loot.

    R20: with her second share the Chytruska leaves the split.
    """
    state.taken = share
    if share == DESK:
        state.desk_on_table = 0
        state.next = seat
    elif share < KEPT:
        grab(state, seat, share)
    else:
        state.table[share] -= 1
        state.gone[share] += 1
    if share == KIT:
        state.wounds[seat] = 0
    if state.step == MORE:
        state.left |= 1 << seat


@rule
def dictator(state: Position) -> int:
    """§12.6, R21 The Dyktatorka, standing, once a split, before another player's pick, if there is something."""
    seat = holder(state, DYKTATORKA)
    if seat == NOTHING or seat == state.pick or state.dictated or not stands(state, seat):
        return NOTHING
    for category in range(CATEGORIES):
        if why_not_forbid(state, category) == ALLOWED:
            return seat
    return NOTHING


@rule
def why_not_forbid(state: Position, category: int) -> int:
    """§12.6 Notes, diamonds, paintings, kits or the desk, if some of it lies in the middle."""
    for share in range(SHARES):
        if CATEGORY_OF[share] == category and lies_there(state, share):
            return ALLOWED
    return NOTHING_TO_FORBID


@rule
def clip_user(state: Position, friend: bool) -> int:
    """§10.5, R7 Who has taken a clip and still has bullets gets a bang; §12.15, R23, R39 then the Psiapsióła too."""
    if state.taken != CLIP_CARD:
        return NOTHING
    seat = holder(state, PSIAPSIOLA) if friend else int(state.pick)
    if seat == NOTHING or (friend and seat == state.pick) or bullets_in_hand(state, seat) == 0:
        return NOTHING
    return seat if bring_bang(state, seat) else NOTHING


@rule
def greedy(state: Position) -> int:
    """§12.2, R20 The Chytruska after her first share, if something is left that she may take."""
    seat = state.pick
    state.taken = NOTHING
    first = ((state.picked | state.left) >> seat) & 1 == 0
    state.picked |= 1 << seat
    return seat if first and holder(state, CHYTRUSKA) == seat and shares_there(state) > 0 else NOTHING


@rule
def end_split(state: Position) -> None:
    """§9.4, R2, R32, R42 What nobody takes goes out of the game; who took the desk is Godfather, else it stays.

    R2: if its owner is out, the next living player clockwise has it.
    """
    for kind in range(KINDS):
        state.gone[kind] += state.table[kind]
        state.table[kind] = 0
    if state.next != NOTHING:
        state.godfather = state.next
    while not state.alive[state.godfather]:
        state.godfather = clockwise(state, state.godfather)
    state.pick = NOTHING
    state.picked = 0
    state.left = 0
    state.dictated = 0
    state.traded = 0
