"""A position of Syndicate as text that a person can read and type.

    board new-york / spaces M1a=S3.0 M1b=KO.1 / markers M=3 T=-2 / hand G1 2*G2 | S3 / money 3 | 5 / last S3 | S3

Sections in any order, split by `/` or by lines; `|` between the seats; `-` is nothing; `2*G1` is two. `...` stands for
all the rest of a gang, or of the reinforcements in the stack, `?` for a token that is not known.
"""

import re

from gangland.engine.notation import Typed, hex_words, sections
from gangland.engine.position import Position
from gangland.games.syndicate.components import (
    AFTER_LAST_ROW,
    AUTOMATON,
    BOARD_NAMES,
    CLOSES,
    DISTRICT_CODES,
    DISTRICTS,
    ENOUGH,
    EXTRA_CHOICES,
    FARTHEST,
    FIRST_ROW,
    KO,
    LA,
    NOTHING,
    PERSON,
    SEATS,
    SOLO_CHOICES,
    SPACE_NAMES,
    SPACES,
    TOKEN_NAMES,
    TOKENS,
)
from gangland.games.syndicate.piles import NONE, UNKNOWN, Found, hand_text, pile_text, read_tokens, usual_bounds
from gangland.games.syndicate.plausible import Flaw, flaw
from gangland.games.syndicate.progress import (
    automaton_text,
    choice,
    district_of,
    flag,
    placement_text,
    plans,
    read_automaton,
    read_placement,
)
from gangland.games.syndicate.rules.automaton import make_plan
from gangland.games.syndicate.rules.ending import last_turn_winner
from gangland.games.syndicate.rules.placing import sendable
from gangland.games.syndicate.rules.setting_up import clear
from gangland.games.syndicate.state import (
    CONSULT,
    FAVOUR,
    FIGHT,
    OVER,
    STAGE_NAMES,
    STEP_NAMES,
    TOKEN,
)

TRIES = 200
MOST_MONEY = 999
KEYWORDS = (
    "board", "extras", "solo", "spaces", "markers", "closed", "hand", "bag", "stack", "money", "last", "turn", "step",
    "district", "picked", "active", "amount", "again", "left", "after", "extra", "winner", "bounds", "stratagem",
    "clause", "handicap", "plan", "reasons", "die", "rng",
)  # fmt: skip


# Reading


def read(text: str, state: Position) -> None:
    """Make of `state`, whose generator is seeded, the position that the text says."""
    found = sections(text, KEYWORDS, __package__)
    problem = _lay(state, found)
    for _ in range(TRIES):  # tokens that are not known may fall so that what is asked has no answer
        if problem and any(_guesses(section) for section in found.values()):
            problem = _lay(state, found)
    if problem:
        raise (found.get(problem.section) or next(iter(found.values()))).error(problem.id)


def _guesses(section: Typed) -> bool:
    """Is a token not known?"""
    return any(word.text.endswith(UNKNOWN) for word in section.words)


def _lay(state: Position, found: Found) -> Flaw | None:
    """The position, with the tokens that are not named in any order; what can't be in it, or nothing."""
    _read_options(state, found)
    state.turn = found["turn"].only().number(0, SEATS - 1) if "turn" in found else _usual_turn(found)
    if "hand" not in found:
        raise next(iter(found.values())).error("flaw-no-hand")
    read_tokens(found, state)
    _read_markers(state, found)
    _read_seats(state, found)
    read_placement(state, found)
    read_automaton(state, found)
    if "rng" in found:
        for place, word in enumerate(hex_words(found["rng"].only(), 4)):
            state.rng[place] = word
    _read_end(state, found)
    problem = flaw(state)
    if problem is None and plans(state) and "plan" not in found:
        make_plan(state)
    return problem


def _read_options(state: Position, found: Found) -> None:
    if "board" not in found:
        raise next(iter(found.values())).error("flaw-no-board")
    clear(state, found["board"].only().choice(BOARD_NAMES))
    state.extras = choice(found, "extras", EXTRA_CHOICES)
    state.solo = choice(found, "solo", SOLO_CHOICES)


def _usual_turn(found: Found) -> int:
    """§13.2 Only the person places sixes."""
    step = found["step"].words if "step" in found else ()
    return PERSON if [word.text for word in step] == [STEP_NAMES[FAVOUR]] else 0


def _read_markers(state: Position, found: Found) -> None:
    """§12.1 In Los Angeles a marker makes a district one in play, unless it is closed."""
    if "markers" in found and state.board == LA:
        state.in_play = 0
    for word in found["markers"].words if "markers" in found else ():
        match = re.fullmatch(r"(\w+)=(-?\d{1,2})", word.text)
        if not match:
            if word.text != NONE:
                raise word.error("flaw-marker-form")
            continue
        district = district_of(state, word.renamed(match[1]))
        if abs(int(match[2])) > FARTHEST[district]:
            raise word.error("flaw-marker", most=str(FARTHEST[district]))
        state.marker[district] = int(match[2])
        state.in_play |= 1 << district
    for word in found["closed"].words if "closed" in found else ():
        if word.text != NONE:
            state.closed |= 1 << district_of(state, word)
    for district in range(DISTRICTS):
        _read_rows(state, found, district)


def _read_rows(state: Position, found: Found, district: int) -> None:
    """§4.1 The active row is the first one with a free space; §8.1 without one, or behind the hat, it is closed."""
    rows = range(FIRST_ROW[district], AFTER_LAST_ROW[district])
    state.active[district] = next((row for row in rows if state.free[row]), AFTER_LAST_ROW[district])
    said = _active_row(state, found)
    if said is not None and said in rows:
        state.active[district] = said
    elif state.active[district] == AFTER_LAST_ROW[district] and state.in_play >> district & 1:
        state.closed |= 1 << district
    is_fought_for = "after" in found and found["after"].only().text == STAGE_NAMES[FIGHT]  # it closes a little later
    if state.in_play >> district & 1 and abs(state.marker[district]) >= CLOSES[district] and not is_fought_for:
        state.closed |= 1 << district
    if state.closed >> district & 1:
        state.active[district] = AFTER_LAST_ROW[district]
        state.in_play &= ~(1 << district)


def _active_row(state: Position, found: Found) -> int | None:
    """`active M1`: a row that was filled just now and is not finished yet."""
    if "active" not in found:
        return None
    word = found["active"].only()
    match = re.fullmatch(r"([A-Z]+)(\d)", word.text)
    if not match:
        raise word.error("flaw-active-form")
    district = district_of(state, word.renamed(match[1]))
    row = int(FIRST_ROW[district]) + int(match[2]) - 1
    if not FIRST_ROW[district] <= row < AFTER_LAST_ROW[district]:
        raise word.error("flaw-active-form")
    return row


def _read_seats(state: Position, found: Found) -> None:
    """Wealth, the tokens laid last, and what everyone knows of the reinforcements behind the screens."""
    for seat, words in enumerate(found["money"].columns(SEATS) if "money" in found else ()):
        state.money[seat] = words.only().number(0, MOST_MONEY)
    for seat, words in enumerate(found["last"].columns(SEATS) if "last" in found else ()):
        word = words.only()
        if word.text != NONE:
            state.last[seat] = word.choice(TOKEN_NAMES)
        if state.last[seat] == KO:
            raise word.error("flaw-last-konfident")
    for seat, words in enumerate(found["bounds"].columns(SEATS) if "bounds" in found else ()):
        word = words.only()
        match = re.fullmatch(r"(\d{1,2})\.\.(\d{1,2})", word.text)
        if not match:
            raise word.error("flaw-bounds")
        state.least[seat], state.most[seat] = int(match[1]), int(match[2])


def _read_end(state: Position, found: Found) -> None:
    """§10.2 The last turn, §10.3 who can't begin a turn, and who has won."""
    begins = state.step in (TOKEN, CONSULT)
    state.extra = flag(found, "extra") or int(begins and state.turn == 1 and state.money[0] >= ENOUGH)
    is_stuck = begins and sendable(state, state.turn) == 0 and not _guesses(found["hand"])
    if is_stuck:
        state.step = OVER
    if state.step == OVER:
        state.winner = 1 - state.turn if is_stuck else _usual_winner(state)
    if "winner" in found:
        state.winner = found["winner"].only().number(0, SEATS - 1)


def _usual_winner(state: Position) -> int:
    """§10.1, §10.2 By the wealth, if that can be why it is over; else §10.3 whose turn it is has lost."""
    if state.turn == 1 and (state.extra or state.money[1] >= ENOUGH):
        return int(last_turn_winner(state)) if state.extra else 1
    return int(1 - state.turn)


# Writing


def agreed(state: Position) -> tuple[int, tuple[int, ...]]:
    """The number of seats, and the options as numbers."""
    return SEATS, (state.board, state.extras, state.solo)


def write(state: Position) -> str:
    """The whole position in one line; read again it gives the same bytes."""
    hands = [hand_text(state, seat) for seat in range(SEATS)]
    bags = [_bag(state, seat) for seat in range(SEATS)]
    stack = " ".join(TOKEN_NAMES[state.stack[place]] for place in range(state.stack_size - 1, -1, -1)) or NONE
    picked = TOKEN_NAMES[state.picked]
    generator = "".join(f"{word:08x}" for word in state.rng)
    return " / ".join([*_text(state, hands, bags, stack, picked), f"rng {generator}"])


def write_seen(state: Position, seat: int) -> str:
    """The position as a seat, or a spectator, may know it: hidden tokens are `?`, the generator is not told.

    §3.2 A seat knows what is in its bag, for it knows its gang and has seen what it called; §13.1 the automaton's row
    lies open.
    """
    shown = [one for one in range(SEATS) if one == seat or (state.solo and one == AUTOMATON)]
    hands = [hand_text(state, one) if one in shown else _unknown(state.hand_size[one]) for one in range(SEATS)]
    bags = [_bag(state, one) if one == seat else _unknown(state.bag_size[one]) for one in range(SEATS)]
    picked = TOKEN_NAMES[state.picked] if state.turn in shown else UNKNOWN
    return " / ".join(_text(state, hands, bags, _unknown(state.stack_size), picked))


def _bag(state: Position, seat: int) -> str:
    return pile_text([state.bag[seat, token] for token in range(TOKENS)])


def _unknown(count: int) -> str:
    return f"{count}*{UNKNOWN}" if count else NONE


def _text(state: Position, hands: list[str], bags: list[str], stack: str, picked: str) -> list[str]:
    parts = [f"board {BOARD_NAMES[state.board]}"]
    if state.extras:
        parts.append(f"extras {EXTRA_CHOICES[state.extras]}")
    if state.solo:
        parts.append(f"solo {SOLO_CHOICES[state.solo]}")
    parts += [*_board_text(state), f"hand {' | '.join(hands)}", f"bag {' | '.join(bags)}", f"stack {stack}"]
    parts.append(f"money {state.money[0]} | {state.money[1]}")
    if any(token != NOTHING for token in state.last):
        parts.append(f"last {' | '.join(NONE if token == NOTHING else TOKEN_NAMES[token] for token in state.last)}")
    if any(usual_bounds(state, seat) != (state.least[seat], state.most[seat]) for seat in range(SEATS)):
        parts.append(f"bounds {' | '.join(f'{state.least[seat]}..{state.most[seat]}' for seat in range(SEATS))}")
    parts += [f"turn {state.turn}", f"step {STEP_NAMES[state.step]}"]
    if state.picked != NOTHING:
        parts.append(f"picked {picked}")
    return parts + placement_text(state) + automaton_text(state)


def _codes_of(bits: int) -> str:
    return " ".join(code for district, code in enumerate(DISTRICT_CODES) if bits >> district & 1)


def _board_text(state: Position) -> list[str]:
    parts = []
    spaces = [f"{SPACE_NAMES[space]}={TOKEN_NAMES[state.space_token[space]]}.{state.space_owner[space]}"
              for space in range(SPACES) if state.space_token[space] != NOTHING]  # fmt: skip
    if spaces:
        parts.append(f"spaces {' '.join(spaces)}")
    told = [f"{DISTRICT_CODES[district]}={state.marker[district]}" for district in range(DISTRICTS)
            if state.marker[district] or (state.board == LA and state.in_play >> district & 1)]  # fmt: skip
    if told or state.board == LA:
        parts.append(f"markers {' '.join(told) or NONE}")
    if state.closed:
        parts.append(f"closed {_codes_of(state.closed)}")
    return parts
