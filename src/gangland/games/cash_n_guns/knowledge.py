"""Who knows what in Cash 'n Guns: which bullet, which loot card that moved, which choice."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.actions import AIM_AT, LOAD
from gangland.games.cash_n_guns.components import EVERYONE
from gangland.games.cash_n_guns.state import AIM, COURAGE, FROM, OVER, SECRET, TO

PART = 16  # an event has three parts of so many values


@rule
def hides(state: Position, action: int) -> bool:
    """§3.2, R29 Nobody else sees which bullet is loaded, given away or discarded; §3.3 nor a sealed choice."""
    return LOAD <= action < AIM_AT or state.step == AIM or state.step == COURAGE


@rule
def is_known(state: Position, label: int, viewer: int) -> bool:
    """§3.2 Does the viewer know that bullet? A spectator knows what everyone knows."""
    known = int(state.bullet_known[label])
    return known == EVERYONE or (viewer >= 0 and (known >> max(viewer, 0)) & 1 == 1)


# How loot moved


@rule
def kind_of(event: int) -> int:
    """The loot card that moved."""
    return event % PART


@rule
def taker_of(event: int) -> int:
    """Who got it."""
    return (event // TO) % PART


@rule
def giver_of(event: int) -> int:
    """Where it came from: a seat, or TABLE."""
    return (event // FROM) % PART


@rule
def is_seen_move(state: Position, nth: int, viewer: int) -> bool:
    """§3.2 Did the viewer see which loot card it was that moved? A stolen one is seen by the two concerned."""
    event = int(state.event[nth])
    if event & SECRET == 0:
        return True
    return viewer >= 0 and (taker_of(event) == viewer or giver_of(event) == viewer)


@rule
def both_of(event: int) -> int:
    """A bit for each of the two concerned."""
    return 1 << taker_of(event) | 1 << giver_of(event)


@rule
def doubtful(state: Position, viewer: int) -> int:
    """§3.2 The seats, as bits, that gave or got a card which the viewer did not see. §11.1 At the end all is open."""
    seats = 0
    if state.step != OVER:
        for nth in range(state.event_count):
            if not is_seen_move(state, nth, viewer):
                seats |= both_of(int(state.event[nth]))
    return seats
