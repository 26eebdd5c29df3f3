"""Loot: taking, stealing, trading it (§9.2, §10, §12.17), and the record of how it moved."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import KEPT, NOTHING, TANDECIARA
from gangland.games.cash_n_guns.refusals import NO_LOOT_THERE
from gangland.games.cash_n_guns.rules.people import holder
from gangland.games.cash_n_guns.state import FROM, MOST_EVENTS, SECRET, TABLE, TO


@rule
def note(state: Position, kind: int, source: int, seat: int, secret: int) -> None:
    """§3.2 Everyone saw that a card moved; which one, of a secret one only the two concerned."""
    if state.event_count < MOST_EVENTS:  # a game has fewer; a typed position may begin with too many
        state.event[state.event_count] = kind + TO * seat + FROM * source + secret
        state.event_count += 1


@rule
def grab(state: Position, seat: int, kind: int) -> None:
    """§9.2 A loot card from the middle, for all to see."""
    state.table[kind] -= 1
    state.loot[seat, kind] += 1
    note(state, kind, TABLE, seat, 0)


@rule
def loot_count(state: Position, seat: int) -> int:
    """§3.2, R9 How many loot cards lie before a player, which everyone sees."""
    count = 0
    for kind in range(KEPT):
        count += state.loot[seat, kind]
    return count


@rule
def steal(state: Position, seat: int, source: int) -> None:
    """§12.14, §12.16, §12.17 A random card of another player's loot, if there is any."""
    count = loot_count(state, source)
    if count == 0:
        return
    nth = below(state, count)
    kind = 0
    while nth >= state.loot[source, kind]:
        nth -= state.loot[source, kind]
        kind += 1
    state.loot[source, kind] -= 1
    state.loot[seat, kind] += 1
    note(state, kind, source, seat, SECRET)


@rule
def trader(state: Position) -> int:
    """§12.17, R22 The Tandeciara, once a split, if she has just taken a loot card and another player has loot."""
    seat = holder(state, TANDECIARA)
    if seat == NOTHING or seat != state.pick or state.traded or state.taken < 0 or state.taken >= KEPT:
        return NOTHING
    for other in range(state.seats):
        if other != seat and state.alive[other] and loot_count(state, other) > 0:
            return seat
    return NOTHING


@rule
def why_not_trade(state: Position, target: int) -> int:
    """§12.17 With a living player who has loot."""
    return ALLOWED if loot_count(state, target) > 0 else NO_LOOT_THERE


@rule
def trade(state: Position, seat: int, target: int) -> None:
    """§12.17, R22 A random card of the target's loot as it was, for the card just taken."""
    steal(state, seat, target)
    state.loot[seat, state.taken] -= 1
    state.loot[target, state.taken] += 1
    note(state, state.taken, seat, target, 0)
    state.traded = 1
