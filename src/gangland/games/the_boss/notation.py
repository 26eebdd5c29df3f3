"""A position of The Boss as text that a person can read and type.

    cities 123 / hidden N3 B1 Dg / laid N1 | - | D2 / hand N0 ... | B2 ... / sent 2+1 0+0 0+0 0+0 | ... / turn 0

Sections in any order, split by `/` or by lines; `|` between the seats, or between the cities in `laid`; `-` is nothing.
A hidden card is `?`, a card of which the back is known `D?`; whatever is not said is dealt by the seed.
"""

import re
from collections.abc import Callable

from gangland.engine.notation import Typed, hex_words, sections
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.games.the_boss.components import (
    AMATEURS,
    CARDS,
    CHICAGO,
    CITY_SETS,
    LETTERS,
    NAMES,
    NOTHING,
    OTHER_SETS,
    PLACES,
    POLICE,
    POLICE_CARDS,
    POLICE_LETTERS,
    PROFESSIONALS,
    USUAL_SETS,
    seats_of_set,
)
from gangland.games.the_boss.piles import NONE, UNKNOWN, WHOLE_TEXT, Found, number, read_cards, row_of
from gangland.games.the_boss.plausible import flaw
from gangland.games.the_boss.rules.setup import clear
from gangland.games.the_boss.state import LAY, MEMORY, OVER, SEND, STEP_NAMES
from gangland.games.the_boss.view import view

SETS = (*USUAL_SETS.values(), *OTHER_SETS)
MOST_MONEY, MOST_WON, MOST_ROUNDS = 9_999, 99, 20  # more than a game has: a typed one may begin with something
KEYWORDS = (
    "cities", "chicago", "hidden", "laid", "hand", "sent", "pros", "amateurs", "hospital", "prison", "exile", "money",
    "won", "round", "turn_number", "starter", "turn", "step", "last", "early", "police", "coming", "ended", "memory",
    "rng",
)  # fmt: skip


# Reading


def read(text: str, state: Position) -> None:
    """Make of `state`, whose generator is seeded, the position that the text says."""
    found = sections(text, KEYWORDS, __package__)
    _read_cities(found, state)
    _read_gangsters(found, state)
    _read_round(found, state)
    read_cards(found, state)
    _read_police(found, state)
    if "ended" in found:
        _read_ended(found["ended"], state)
    if "rng" in found:
        for place, word in enumerate(hex_words(found["rng"].only(), 4)):
            state.rng[place] = word
    problem = flaw(state, _numbers(found, "early", state, 1) if "early" in found else None)
    if problem:
        section = found.get(problem.section) or found["cities"]
        raise section.error(problem.id)


def _numbers(found: Found, keyword: str, state: Position, most: int) -> list[int]:
    """One number for each seat."""
    if keyword not in found:
        return [0] * state.seats
    return [column.only().number(0, most) for column in _seat_sections(found[keyword], state.seats)]


def _seat_sections(section: Typed, seats: int) -> list[Typed]:
    return [Typed(section.keyword, tuple(words)) for words in section.columns(seats)]


def _read_cities(found: Found, state: Position) -> None:
    """The set, which gives the number of seats, and where Chicago stands in it."""
    if "cities" not in found:
        raise WHOLE_TEXT.error("flaw-no-cities")
    word = found["cities"].only()
    digits = SETS[word.choice(SETS)]
    clear(state, seats_of_set(digits), sum(1 << int(digit) - 1 for digit in digits))
    state.chicago = number(found, "chicago", 1, state.cities, 1)
    state.memory = found["memory"].only().choice(MEMORY) if "memory" in found else 0


def _read_gangsters(found: Found, state: Position) -> None:
    """Who stands where; whoever is nowhere is dead or spent."""
    _read_sent(found, state)
    hospital = _numbers(found, "hospital", state, PROFESSIONALS)
    money, won = _numbers(found, "money", state, MOST_MONEY), _numbers(found, "won", state, MOST_WON)
    _read_prison(found, state)
    for seat in range(state.seats):
        state.hospital[seat], state.money[seat], state.won[seat] = hospital[seat], money[seat], won[seat]
    professionals = [PROFESSIONALS - _away(state, seat) for seat in range(state.seats)]
    amateurs = [AMATEURS - sum(state.sent_amateurs[seat, at] for at in range(PLACES)) for seat in range(state.seats)]
    _read_front(found, "pros", professionals, state.professionals, state.dead)
    _read_front(found, "amateurs", amateurs, state.amateurs, state.spent)
    for seat, words in enumerate(found["exile"].columns(state.seats) if "exile" in found else []):
        for word in words:
            if word.text != NONE:
                letters = tuple(LETTERS[city] for city in row_of(state))
                state.exile[seat] |= 1 << row_of(state)[word.choice(letters)]


def _away(state: Position, seat: int) -> int:
    sent = sum(state.sent_professionals[seat, place] for place in range(PLACES))
    return int(sent + state.hospital[seat] + state.prison[seat, 0] + state.prison[seat, 1])


def _read_front(found: Found, keyword: str, left: list[int], front: memoryview, gone: memoryview) -> None:
    """Those in front of the players, if it is not said all that are left; the rest of them is gone."""
    if min(left) < 0:
        raise found["sent" if "sent" in found else "cities"].error(f"flaw-too-many-{keyword}")
    columns = _seat_sections(found[keyword], len(left)) if keyword in found else None
    for seat, most in enumerate(left):
        front[seat] = columns[seat].only().number(0, most) if columns else most
        gone[seat] = most - front[seat]


def _read_sent(found: Found, state: Position) -> None:
    places = [*row_of(state), CHICAGO]
    for seat, words in enumerate(found["sent"].columns(state.seats) if "sent" in found else []):
        if [word.text for word in words] == [NONE]:
            continue
        if len(words.words) != len(places):
            raise found["sent"].error("flaw-sent-places", count=len(places))
        for place, word in zip(places, words, strict=True):
            if not re.fullmatch(rf"[0-{PROFESSIONALS}]\+[0-{AMATEURS}]", word.text):
                raise word.error("flaw-crowd", professionals=PROFESSIONALS, amateurs=AMATEURS)
            state.sent_professionals[seat, place] = int(word.text[0])
            state.sent_amateurs[seat, place] = int(word.text[2])


def _read_prison(found: Found, state: Position) -> None:
    for seat, words in enumerate(found["prison"].columns(state.seats) if "prison" in found else []):
        if [word.text for word in words] == [NONE]:
            continue
        if len(words.words) != 2:
            raise found["prison"].error("flaw-prison")
        for place, word in enumerate(words):
            state.prison[seat, place] = word.number(0, PROFESSIONALS)


def _read_round(found: Found, state: Position) -> None:
    """How far the game is; the turn itself follows from the hands unless it is said."""
    state.round = number(found, "round", 1, MOST_ROUNDS, 1)
    state.starter = number(found, "starter", 0, state.seats - 1, 0)
    places = (*(LETTERS[city] for city in row_of(state)), LETTERS[CHICAGO])
    if "last" in found:
        state.last = LETTERS.index(places[found["last"].only().choice(places)])
    state.step = SEND if state.last == NOTHING else LAY
    if "step" in found:
        state.step = found["step"].only().choice(STEP_NAMES)


def _read_police(found: Found, state: Position) -> None:
    """The cards turned so far and, as far as they are told, those to come in their order; the rest is shuffled."""
    told: list[int] = []
    rest = [int(card) for card in POLICE]
    for keyword in ("police", "coming"):
        for word in found[keyword].words if keyword in found else ():
            if word.text != NONE:
                told.append(word.choice(tuple(POLICE_LETTERS)))
                if told[-1] not in rest:
                    raise word.error("flaw-police-cards")
                rest.remove(told[-1])
        if keyword == "police":
            state.turned = len(told)
    shuffle(state, rest, 0, len(rest))
    for place, card in enumerate(told + rest):
        state.police[place] = card


def _read_ended(section: Typed, state: Position) -> None:
    """`N3:0 B2:- X:1`: the cards shown at the end of the last round, and who took them."""
    places = [*row_of(state), CHICAGO]
    if len(section.words) != len(places):
        raise section.error("flaw-ended")
    for place, word in zip(places, section.words, strict=True):
        name, _, seat = word.text.partition(":")
        if name != LETTERS[CHICAGO] if place == CHICAGO else name not in NAMES or name[0] != LETTERS[place]:
            raise word.error("flaw-ended")
        if place != CHICAGO:
            state.ended_card[place] = NAMES.index(name)
        state.ended_by[place] = NOTHING if seat == NONE else word.renamed(seat).number(0, state.seats - 1)


# Writing


def agreed(state: Position) -> tuple[int, tuple[int, ...]]:
    """The number of seats, and the options as numbers."""
    digits = "".join(str(city + 1) for city in row_of(state))
    cities = 0 if digits == USUAL_SETS[state.seats] else CITY_SETS.index(digits)
    return state.seats, (state.memory, cities)


def write(state: Position) -> str:
    """The whole position in one line; read again it gives the same bytes."""
    hidden = [NAMES[state.hidden[city]] for city in row_of(state)]
    hands = [[NAMES[card] for card in range(CARDS) if state.hand[seat] >> card & 1] for seat in range(state.seats)]
    coming = [POLICE_LETTERS[state.police[place]] for place in range(state.turned, POLICE_CARDS)]
    parts = [*_written(state, hidden, hands, True), *([f"coming {' '.join(coming)}"] if coming else [])]
    return " / ".join([*parts, f"rng {''.join(f'{word:08x}' for word in state.rng)}"])


def write_seen(state: Position, seat: int) -> str:
    """The position as a seat, or a spectator, may know it: hidden cards are `?`, other hands their backs."""
    table = view(state, seat)
    hidden = [city.hidden if state.step == OVER else UNKNOWN for city in table.row if city.hidden]
    hands = [list(player.hand) for player in table.players]
    return " / ".join(_written(state, hidden, hands, table.players[0].won is not None))


def _written(state: Position, hidden: list[str], hands: list[list[str]], with_last_round: bool) -> list[str]:
    laid = [[NAMES[state.laid[city, nth]] for nth in range(state.laid_count[city])] for city in row_of(state)]
    turned = [POLICE_LETTERS[state.police[place]] for place in range(state.turned)]
    parts = [
        f"cities {''.join(str(city + 1) for city in row_of(state))}",
        f"chicago {state.chicago}",
        f"hidden {' '.join(hidden)}",
        f"laid {_columns(laid)}",
        f"hand {_columns(hands)}",
        *_written_gangsters(state),
        f"money {_seats(state, lambda seat: state.money[seat])}",
    ]
    if with_last_round and any(state.won):
        parts.append(f"won {_seats(state, lambda seat: state.won[seat])}")
    if with_last_round and state.ended_card[state.row[0]] != NOTHING:
        parts.append(f"ended {_written_ended(state)}")
    parts += [f"{name} {getattr(state, name)}" for name in ("round", "turn_number", "starter", "turn")]
    if turned:
        parts.append(f"police {' '.join(turned)}")
    if state.step != SEND:
        parts.append(f"step {STEP_NAMES[state.step]}")
    if state.last != NOTHING:
        parts.append(f"last {LETTERS[state.last]}")
    return [*parts, *([f"memory {MEMORY[state.memory]}"] if state.memory else [])]


def _columns(columns: list[list[str]]) -> str:
    return " | ".join(" ".join(words) or NONE for words in columns)


def _seats(state: Position, said: Callable[[int], object]) -> str:
    return " | ".join(str(said(seat)) for seat in range(state.seats))


def _written_gangsters(state: Position) -> list[str]:
    """Where the gangsters are, as far as it is not what one expects."""
    seats, places = range(state.seats), [*row_of(state), CHICAGO]
    sent = [
        [f"{state.sent_professionals[seat, at]}+{state.sent_amateurs[seat, at]}" for at in places] for seat in seats
    ]
    exile = [[LETTERS[city] for city in row_of(state) if state.exile[seat] >> city & 1] for seat in seats]
    parts = {
        "sent": _columns(sent),
        "hospital": _seats(state, lambda seat: state.hospital[seat]),
        "prison": _seats(state, lambda seat: f"{state.prison[seat, 0]} {state.prison[seat, 1]}"),
        "exile": _columns(exile),
    }
    written = [f"{name} {text}" for name, text in parts.items() if set(text) - set("0 |-+")]
    if any(state.dead):
        written.append(f"pros {_seats(state, lambda seat: state.professionals[seat])}")
    if any(state.spent):
        written.append(f"amateurs {_seats(state, lambda seat: state.amateurs[seat])}")
    return written


def _written_ended(state: Position) -> str:
    names = [*(NAMES[state.ended_card[city]] for city in row_of(state)), LETTERS[CHICAGO]]
    takers = [state.ended_by[place] for place in (*row_of(state), CHICAGO)]
    return " ".join(f"{name}:{NONE if taker == NOTHING else taker}" for name, taker in zip(names, takers, strict=True))
