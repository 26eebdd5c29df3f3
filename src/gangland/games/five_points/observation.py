"""What a seat can know in Five Points, as numbers."""

from typing import Any

from gangland.engine.cards import tally
from gangland.engine.features import Features, clear, seats_from_me
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import (
    ALLIANCES,
    BOX,
    CARDS,
    COPIES_OF,
    GANGS,
    LETTERS,
    MAX_SEATS,
    MEMBERS,
    MOST_INFLUENCE,
    NAMES,
    NOTHING,
    PLACE_NAMES,
    PLACES,
)
from gangland.games.five_points.knowledge import is_open
from gangland.games.five_points.state import RESHUFFLED, STEP_NAMES

PLACE = Features()
PLACE.add("card", "the card that lies there", NAMES)

PLAYER = Features()
REVEALED = PLAYER.add("revealed", "gangs of the alliances that lie open", LETTERS)
AT_TABLE = PLAYER.add("at the table", "there is such a player")
HELD = PLAYER.add("held", "how many influence cards", most=MOST_INFLUENCE)
PASSED = PLAYER.add("passed", "has passed")
ACTIVE = PLAYER.add("active", "is the active player")
ASKED = PLAYER.add("asked", "has to reveal an alliance")

FEATURES = Features()
PYRAMID = FEATURES.each(PLACE_NAMES, PLACE, "the pyramid, place by place from the bottom left")
DECK_TOP = FEATURES.add("deck top", "the top card of the deck", NAMES)
DISCARDS = FEATURES.add("discards", "cards that were expelled or spent", NAMES, COPIES_OF)
DECK = FEATURES.add("deck", "cards of the deck, where it was made of discards (R3)", NAMES, COPIES_OF)
INFLUENCE = FEATURES.add("influence", "your influence cards", LETTERS, MEMBERS)
ALLIANCE = FEATURES.add("alliance", "gangs of your alliances", LETTERS)
PLAYERS = FEATURES.each(seats_from_me(MAX_SEATS), PLAYER, "what everyone sees of each player")
INFLUENCED = FEATURES.add("influenced", "where the influenced card lies", PLACE_NAMES)
VICTIM = FEATURES.add("victim", "where the card to be expelled lies", PLACE_NAMES)
HOLE = FEATURES.add("hole", "the place to be filled", PLACE_NAMES)
STEP = FEATURES.add("step", "what is asked", STEP_NAMES)
SEATS = FEATURES.add("seats", "players at the table", most=MAX_SEATS)
TURN = FEATURES.add("turn", "seat of the active player", most=MAX_SEATS - 1)
DECK_SIZE = FEATURES.add("deck size", "cards in the deck", most=BOX)
HEART = FEATURES.add("heart", "a card has climbed into the Heart")
LAND = FEATURES.add("land", "a card has climbed into No Man's Land")
CROWNED = FEATURES.add("crowned", "a card has climbed to the top")
DUE = FEATURES.add("due", "alliances are revealed once the holes are filled (R13)")
ORDER = FEATURES.add("order", "of the deck: 0 bosses above members, 1 unknown, 2 made of discards", most=RESHUFFLED)
MEMORY = FEATURES.add("memory", "option: 0 open, 1 closed")
OBSERVATION = len(FEATURES)
OF_A_PLAYER = len(PLAYER)


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """§3.2 The pyramid, the deck's top, the discards, the own cards, then all players from this one on clockwise.

    A spectator looks from seat 0 and has no cards. What a deck of discards is made of is known (R3).
    """
    clear(out, 0, OBSERVATION)
    for place in range(PLACES):
        if state.place[place] != NOTHING:
            out[PYRAMID + place * CARDS + state.place[place]] = 1
    if state.deck_size > 0:
        out[DECK_TOP + state.deck[state.deck_size - 1]] = 1
    for card in range(CARDS):
        out[DISCARDS + card] = state.discards[card]
    if state.order == RESHUFFLED:
        tally(state.deck, 0, state.deck_size, out, DECK)
    if seat >= 0:
        for gang in range(GANGS):
            out[INFLUENCE + gang] = state.influence[seat, gang]
        for slot in range(ALLIANCES):
            out[ALLIANCE + state.alliance[seat, slot]] = 1
    observe_players(state, max(seat, 0), out)
    observe_turn(state, out)


@rule
def observe_players(state: Position, me: int, out: Any) -> None:
    """§3.2 What lies open before each player."""
    first = PLAYERS
    for nth in range(state.seats):
        seat = (me + nth) % state.seats
        for slot in range(ALLIANCES):
            if is_open(state, seat, slot):
                out[first + REVEALED + state.alliance[seat, slot]] = 1
        out[first + AT_TABLE] = 1
        out[first + HELD] = state.held[seat]
        out[first + PASSED] = state.passed[seat]
        out[first + ACTIVE] = state.turn == seat
        out[first + ASKED] = state.asked == seat
        first += OF_A_PLAYER


@rule
def observe_turn(state: Position, out: Any) -> None:
    """§3.1 What is asked, and how far the game is."""
    if state.influenced != NOTHING:
        out[INFLUENCED + state.influenced] = 1
    if state.victim != NOTHING:
        out[VICTIM + state.victim] = 1
    if state.hole != NOTHING:
        out[HOLE + state.hole] = 1
    out[STEP + state.step] = 1
    out[SEATS] = state.seats
    out[TURN] = state.turn
    out[DECK_SIZE] = state.deck_size
    out[HEART] = state.heart
    out[LAND] = state.land
    out[CROWNED] = state.crowned
    out[DUE] = state.due
    out[ORDER] = state.order
    out[MEMORY] = state.memory
