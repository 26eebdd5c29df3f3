"""What a seat can know in The Boss, as numbers."""

from typing import Any

from gangland.engine.cards import tally
from gangland.engine.features import LARGEST, Features, clear, seats_from_me
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.components import (
    AMATEURS,
    CARDS,
    CITIES,
    COUNT_OF,
    LETTERS,
    MAX_SEATS,
    NAMES,
    NOTHING,
    PLACES,
    POLICE,
    POLICE_CARDS,
    POLICE_KINDS,
    POLICE_NAMES,
    PROFESSIONALS,
    TURNS,
)
from gangland.games.the_boss.knowledge import count_backs
from gangland.games.the_boss.state import STEP_NAMES

CITY_LETTERS = LETTERS[:CITIES]
COPIES_OF_POLICE = [POLICE.tolist().count(kind) for kind in range(POLICE_KINDS)]

PLAYER = Features()
IN_FRONT = PLAYER.add("professionals", "professionals in front", most=PROFESSIONALS)
AMATEURS_IN_FRONT = PLAYER.add("amateurs", "amateurs in front", most=AMATEURS)
HOSPITAL = PLAYER.add("hospital", "professionals who come back after this round", most=PROFESSIONALS)
PRISON = PLAYER.add("prison", "... after this round, and after the next one", ("this", "next"), PROFESSIONALS)
DEAD = PLAYER.add("dead", "professionals out of the game", most=PROFESSIONALS)
SPENT = PLAYER.add("spent", "amateurs out of the game", most=AMATEURS)
MONEY = PLAYER.add("money", "dollars", most=LARGEST)
WON = PLAYER.add("won", "dollars of the last finished round", most=LARGEST)
BACKS = PLAYER.add("backs", "cards in the hand, by the city on their back", CITY_LETTERS, COUNT_OF)
EXILE = PLAYER.add("exile", "cities closed to the player", CITY_LETTERS)
SENT = PLAYER.add("sent professionals", "professionals in the cities and in Chicago (X)", LETTERS, PROFESSIONALS)
SENT_AMATEURS = PLAYER.add("sent amateurs", "amateurs there", LETTERS, AMATEURS)
MAJORITY = PLAYER.add("majority", "where the player had the majority at the end of the last round", LETTERS)
ACTIVE = PLAYER.add("active", "it is the player's turn")
STARTER = PLAYER.add("starter", "has the start marker")

FEATURES = Features()
HAND = FEATURES.add("hand", "your cards", NAMES)
LAID = FEATURES.add("laid", "cards that lie face up at their cities", NAMES)
LAID_LAST = FEATURES.add("laid last", "of them, the last one at each city", NAMES)
SHOWN = FEATURES.add("shown", "the hidden cards of the last finished round", NAMES)
PLAYERS = FEATURES.each(seats_from_me(MAX_SEATS), PLAYER, "what everyone sees of each player")
IN_PLAY = FEATURES.add("in play", "the cities in play", CITY_LETTERS)
JUST_SENT = FEATURES.add("just sent", "where the player to move has just sent gangsters", LETTERS)
BADGES = FEATURES.add("police", "police cards that are open", POLICE_NAMES, COPIES_OF_POLICE)
STEP = FEATURES.add("step", "what is asked", STEP_NAMES)
SEATS = FEATURES.add("seats", "players at the table", most=MAX_SEATS)
CHICAGO = FEATURES.add("chicago", "cities left of Chicago", most=CITIES)
ROUND = FEATURES.add("round", "the round, from 1 on", most=POLICE_CARDS)
TURN_NUMBER = FEATURES.add("turn number", "the turn of the round, from 1 on", most=TURNS)
TURNED = FEATURES.add("turned", "police cards that are open, together", most=POLICE_CARDS)
MEMORY = FEATURES.add("memory", "option: 0 open, 1 closed")
OBSERVATION = len(FEATURES)
OF_A_PLAYER = len(PLAYER)


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """§3.3 The cards, then the players from the own seat on, then the round; a spectator looks from seat 0."""
    clear(out, 0, OBSERVATION)
    observe_cards(state, seat, out)
    me = max(seat, 0)
    for nth in range(state.seats):
        observe_player(state, (me + nth) % state.seats, out, PLAYERS + nth * OF_A_PLAYER)
    observe_round(state, out)


@rule
def observe_cards(state: Position, seat: int, out: Any) -> None:
    """§3.3 The own hand, and what lies or lay open."""
    for card in range(CARDS):
        out[HAND + card] = (state.hand[seat] >> card) & 1 if seat >= 0 else 0
    for place in range(state.cities):
        city = state.row[place]
        for nth in range(state.laid_count[city]):
            out[LAID + state.laid[city, nth]] = 1
            out[LAID_LAST + state.laid[city, nth]] = nth == state.laid_count[city] - 1
        if state.ended_card[city] != NOTHING:
            out[SHOWN + state.ended_card[city]] = 1


@rule
def observe_player(state: Position, seat: int, out: Any, first: int) -> None:
    """§3.3, R15 The backs of the hand, gangsters wherever they are, exile and money."""
    out[first + IN_FRONT] = state.professionals[seat]
    out[first + AMATEURS_IN_FRONT] = state.amateurs[seat]
    out[first + HOSPITAL] = state.hospital[seat]
    out[first + PRISON] = state.prison[seat, 0]
    out[first + PRISON + 1] = state.prison[seat, 1]
    out[first + DEAD] = state.dead[seat]
    out[first + SPENT] = state.spent[seat]
    out[first + MONEY] = state.money[seat]
    out[first + WON] = state.won[seat]
    for city in range(CITIES):
        out[first + BACKS + city] = count_backs(state.hand[seat], city)
        out[first + EXILE + city] = (state.exile[seat] >> city) & 1
    for place in range(PLACES):
        out[first + SENT + place] = state.sent_professionals[seat, place]
        out[first + SENT_AMATEURS + place] = state.sent_amateurs[seat, place]
        out[first + MAJORITY + place] = state.ended_by[place] == seat
    out[first + ACTIVE] = state.turn == seat
    out[first + STARTER] = state.starter == seat


@rule
def observe_round(state: Position, out: Any) -> None:
    """§3.3 The cities in play, the open police cards, and how far the round is."""
    for place in range(state.cities):
        out[IN_PLAY + state.row[place]] = 1
    if state.last != NOTHING:
        out[JUST_SENT + state.last] = 1
    tally(state.police, 0, state.turned, out, BADGES)
    out[STEP + state.step] = 1
    out[SEATS] = state.seats
    out[CHICAGO] = state.chicago
    out[ROUND] = state.round
    out[TURN_NUMBER] = state.turn_number
    out[TURNED] = state.turned
    out[MEMORY] = state.memory
