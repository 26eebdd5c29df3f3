"""What a seat, or a spectator, may see of The Boss. Secrets are left out here and nowhere else."""

from dataclasses import dataclass, replace

from gangland.engine.position import Position
from gangland.engine.view_cache import shared
from gangland.games.the_boss.components import (
    CARDS,
    CHICAGO,
    CITIES,
    CITY_OF,
    LETTERS,
    NAMES,
    NOTHING,
    PLACES,
    POLICE_CARDS,
    POLICE_NAMES,
    PoliceName,
)
from gangland.games.the_boss.rules.police import is_last_round
from gangland.games.the_boss.rules.profits import leader
from gangland.games.the_boss.state import OVER, STEP_NAMES, StepName

Cards = tuple[str, ...]
Crowd = tuple[int, int]  # professionals and amateurs


@dataclass(frozen=True, slots=True)
class City:
    """A city in play, or Chicago, which has no cards."""

    letter: str
    hidden: str | None  # the card face down: "N?" until the end of the game
    laid: Cards  # face up, the last one last
    crowds: tuple[Crowd, ...]  # the gangsters of each player
    leader: int | None  # who has the majority
    exiled: tuple[int, ...]  # the players who may not send anyone there


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before a player."""

    hand: Cards  # the player's own cards, or the backs: "N?"
    professionals: int
    amateurs: int
    hospital: int
    prison: Crowd  # back after this round, and after the next one
    dead: int
    spent: int
    exile: Cards  # letters of cities
    money: int
    won: int | None  # in the last finished round


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of a city at the end of the last round."""

    letter: str
    card: str | None  # none in Chicago
    player: int | None  # nobody took it


@dataclass(frozen=True, slots=True)
class Table:
    """The Boss as it lies on the table before one viewer."""

    round: int
    turn_number: int
    turn: int
    starter: int
    step: StepName
    last: str | None  # the city to which the player has just sent gangsters
    row: tuple[City, ...]  # left to right, Chicago in its place
    chicago: int  # that many cities are left of Chicago
    players: tuple[Player, ...]
    police: tuple[PoliceName, ...]  # those turned so far
    police_left: int
    final: bool  # three badges of one colour are open: this round is the last
    last_round: tuple[Taken, ...]  # the cities in the order of their numbers, then Chicago; none if it is not shown
    memory_closed: bool


def view(state: Position, seat: int) -> Table:
    """§3.3, R15 All but the fronts of other hands, the hidden cards and the police to come."""
    table = _open(state)
    if seat < 0:
        return table
    own = replace(table.players[seat], hand=tuple(NAMES[card] for card in _hand(state, seat)))
    return replace(table, players=(*table.players[:seat], own, *table.players[seat + 1 :]))


@shared
def _open(state: Position) -> Table:
    """What everyone sees.

    A table that closes memory shows the last round's cards and profits only until somebody moves in the next one.
    """
    shown = not state.memory or _is_fresh(state)
    cities = [_city(state, state.row[place]) for place in range(state.cities)]
    cities.insert(state.chicago, _city(state, CHICAGO))
    return Table(
        round=state.round,
        turn_number=state.turn_number,
        turn=state.turn,
        starter=state.starter,
        step=STEP_NAMES[state.step],
        last=None if state.last == NOTHING else LETTERS[state.last],
        row=tuple(cities),
        chicago=state.chicago,
        players=tuple(_player(state, other, shown) for other in range(state.seats)),
        police=tuple(POLICE_NAMES[state.police[place]] for place in range(state.turned)),
        police_left=POLICE_CARDS - state.turned,
        final=is_last_round(state),
        last_round=_last_round(state) if shown else (),
        memory_closed=bool(state.memory),
    )


def seen(state: Position, actor: int, action: int, viewer: int) -> int | None:
    """§3.3 Everything a player does is done in the open."""
    return action


def _is_fresh(state: Position) -> bool:
    """Has nobody moved since the last round ended?"""
    sent = any(leader(state, city) != NOTHING for city in range(PLACES))
    return state.step == OVER or not (sent or any(state.laid_count))


def _city(state: Position, city: int) -> City:
    seats = range(state.seats)
    crowds = tuple((state.sent_professionals[seat, city], state.sent_amateurs[seat, city]) for seat in seats)
    ahead = _seat(leader(state, city))
    if city == CHICAGO:
        return City(LETTERS[city], None, (), crowds, ahead, ())
    hidden = NAMES[state.hidden[city]] if state.step == OVER else f"{LETTERS[city]}?"
    laid = tuple(NAMES[state.laid[city, nth]] for nth in range(state.laid_count[city]))
    exiled = tuple(seat for seat in seats if state.exile[seat] >> city & 1)
    return City(LETTERS[city], hidden, laid, crowds, ahead, exiled)


def _hand(state: Position, seat: int) -> list[int]:
    hand = state.hand[seat]
    return [card for card in range(CARDS) if hand >> card & 1]


def _player(state: Position, seat: int, shown: bool) -> Player:
    return Player(
        hand=tuple(f"{LETTERS[CITY_OF[card]]}?" for card in _hand(state, seat)),
        professionals=state.professionals[seat],
        amateurs=state.amateurs[seat],
        hospital=state.hospital[seat],
        prison=(state.prison[seat, 0], state.prison[seat, 1]),
        dead=state.dead[seat],
        spent=state.spent[seat],
        exile=tuple(LETTERS[city] for city in range(CITIES) if state.exile[seat] >> city & 1),
        money=state.money[seat],
        won=state.won[seat] if shown else None,
    )


def _last_round(state: Position) -> tuple[Taken, ...]:
    if all(card == NOTHING for card in state.ended_card):
        return ()
    cities = [city for city in range(CITIES) if state.ended_card[city] != NOTHING]
    taken = [Taken(LETTERS[city], NAMES[state.ended_card[city]], _seat(state.ended_by[city])) for city in cities]
    return (*taken, Taken(LETTERS[CHICAGO], None, _seat(state.ended_by[CHICAGO])))


def _seat(seat: int) -> int | None:
    return None if seat == NOTHING else seat
