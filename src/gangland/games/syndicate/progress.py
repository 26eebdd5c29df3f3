"""What is going on in a typed position: the placement in progress (§4 to §8), and the automaton's plans (§13)."""

from gangland.engine.notation import Typed, Word
from gangland.engine.position import Position
from gangland.games.syndicate.boards import BARRELS
from gangland.games.syndicate.components import (
    AUTOMATON,
    BOARD_OF,
    DIE,
    DISTRICT_CODES,
    DISTRICT_OF,
    FIRST_ROW,
    FIRST_SPACE_OF_DISTRICT,
    HANDICAP_ROLLS,
    MOST_TOKENS,
    NOTHING,
    SHOT,
    SPACE_NAMES,
    STRATAGEM_NAMES,
    TOKEN_NAMES,
)
from gangland.games.syndicate.components import ELSEWHERE as ELSEWHERE_EFFECT
from gangland.games.syndicate.piles import NONE, Found
from gangland.games.syndicate.rules.control import strength_of
from gangland.games.syndicate.rules.skirmish import barrels_won, free_effects
from gangland.games.syndicate.state import (
    CONSULT,
    ELSEWHERE,
    FAVOUR,
    FIGHT,
    FREE,
    HIT,
    ICON,
    OPEN,
    OPENING,
    OVER,
    PERFORM,
    SPACE,
    STAGE_NAMES,
    STEP_NAMES,
    SUPPORT,
    TOKEN,
)

MOST_AMOUNT, MOST_REASON = 9, 99
STAGES_TO_TELL = STAGE_NAMES[: FREE + 1]


# Words


def choice(found: Found, keyword: str, names: tuple[str, ...], usual: int = 0) -> int:
    return found[keyword].only().choice(names) if keyword in found else usual


def number(found: Found, keyword: str, most: int, usual: int = 0) -> int:
    return found[keyword].only().number(0, most) if keyword in found else usual


def flag(found: Found, keyword: str) -> int:
    """A section without a value: it is said, or not."""
    if keyword in found and found[keyword].words:
        raise found[keyword].words[0].error("flaw-no-value", section=keyword)
    return int(keyword in found)


def _codes(state: Position) -> tuple[str, ...]:
    """The districts of the board."""
    return tuple(code for district, code in enumerate(DISTRICT_CODES) if BOARD_OF[district] == state.board)


def district_of(state: Position, word: Word) -> int:
    word.choice(_codes(state))
    return DISTRICT_CODES.index(word.text)


# The placement in progress


def read_placement(state: Position, found: Found) -> None:
    """What the player is asked, and what follows from the placement in progress."""
    usual = SPACE if state.picked != NOTHING else TOKEN
    if state.solo and state.turn == AUTOMATON and "stratagem" not in found and usual == TOKEN:
        usual = CONSULT
    state.step = choice(found, "step", STEP_NAMES, usual)
    if "district" in found:
        state.district = district_of(state, found["district"].only())
    if state.district == NOTHING or state.step in (TOKEN, SPACE, SUPPORT, FAVOUR, CONSULT, OVER):
        return
    is_closed = state.closed >> state.district & 1
    state.stage = choice(found, "after", STAGES_TO_TELL, FREE if is_closed else ICON)
    state.times = flag(found, "again")
    if state.step == HIT:
        state.effect, state.amount = SHOT, 1
    elif state.step == ELSEWHERE:
        state.effect, state.amount = ELSEWHERE_EFFECT, number(found, "amount", MOST_AMOUNT)
    if state.stage in (ICON, FIGHT) and state.last[state.turn] != NOTHING:
        state.strength = strength_of(state, state.turn, state.last[state.turn], state.district)
    elif state.stage == FREE:
        _read_closing(state, found)


def _read_closing(state: Position, found: Found) -> None:
    """§8.2, §12.3 The free spaces still to be performed, and the barrels won."""
    state.barrels = barrels_won(state)
    if state.step == OPEN:
        state.stage = OPENING
        state.barrels = number(found, "amount", BARRELS, state.barrels)
    elif "left" in found:
        for word in found["left"].words:
            if word.text != NONE:
                space = word.choice(SPACE_NAMES)
                if DISTRICT_OF[space] != state.district:
                    raise word.error("flaw-left")
                state.left |= 1 << space - int(FIRST_SPACE_OF_DISTRICT[state.district])
    elif state.step == PERFORM:
        state.left = free_effects(state, state.district)


def placement_text(state: Position) -> list[str]:
    """The sections that only some steps have."""
    parts = []
    if state.district != NOTHING:
        parts.append(f"district {DISTRICT_CODES[state.district]}")
    if state.step in (ELSEWHERE, HIT):
        parts.append(f"after {STAGE_NAMES[state.stage]}")
    if state.step in (ELSEWHERE, HIT) and state.stage < FREE and state.free[state.active[state.district]] == 0:
        row = state.active[state.district] - FIRST_ROW[state.district] + 1
        parts.append(f"active {DISTRICT_CODES[state.district]}{row}")
    if state.step == ELSEWHERE:
        parts.append(f"amount {state.amount}")
    elif state.step == OPEN:
        parts.append(f"amount {state.barrels}")
    if state.times:
        parts.append("again")
    if state.left:
        first = int(FIRST_SPACE_OF_DISTRICT[state.district])
        left = [SPACE_NAMES[first + nth] for nth in range(state.left.bit_length()) if state.left >> nth & 1]
        parts.append(f"left {' '.join(left)}")
    if state.extra:
        parts.append("extra")
    if state.winner != NOTHING:
        parts.append(f"winner {state.winner}")
    return parts


# The automaton


def plans(state: Position) -> bool:
    return bool(state.solo and state.turn == AUTOMATON and state.step in (TOKEN, SUPPORT))


def read_automaton(state: Position, found: Found) -> None:
    if "stratagem" in found:
        state.stratagem = choice(found, "stratagem", STRATAGEM_NAMES)
        state.clause = choice(found, "clause", STRATAGEM_NAMES, state.stratagem)
    usual = 1 if state.step == FAVOUR else 0
    state.handicap = number(found, "handicap", int(HANDICAP_ROLLS[state.solo]), usual)
    state.die = number(found, "die", DIE)
    if "plan" in found:
        _read_plan(state, found["plan"])
    if "reasons" in found:
        words = found["reasons"].words
        if len(words) != 3:
            raise found["reasons"].error("flaw-plan")
        state.why_district, state.why_space, state.why_token = (word.number(0, MOST_REASON) for word in words)


def _read_plan(state: Position, section: Typed) -> None:
    """`plan 2 G3 M1a`: the place of the token in the row, from 0, the token, and where it goes; `plan -`: it stops."""
    words = section.words
    if [word.text for word in words] == [NONE]:
        return
    if len(words) != 3:
        raise section.error("flaw-plan")
    state.plan_slot = words[0].number(0, MOST_TOKENS - 1)
    state.plan_token = words[1].choice(TOKEN_NAMES)
    state.plan_space = words[2].choice(SPACE_NAMES)
    in_row = state.step == SPACE and state.picked == state.plan_token
    if not in_row and (state.step == SPACE or state.row[state.plan_slot] != state.plan_token):
        raise section.error("flaw-plan")


def automaton_text(state: Position) -> list[str]:
    parts = []
    if state.stratagem != NOTHING:
        parts.append(f"stratagem {STRATAGEM_NAMES[state.stratagem]}")
        if state.clause != state.stratagem:
            parts.append(f"clause {STRATAGEM_NAMES[state.clause]}")
    if state.handicap:
        parts.append(f"handicap {state.handicap}")
    if state.plan_slot != NOTHING:
        plan = TOKEN_NAMES[state.plan_token], SPACE_NAMES[state.plan_space]
        parts.append(f"plan {state.plan_slot} {' '.join(plan)}")
    elif plans(state):
        parts.append(f"plan {NONE}")
    reasons = state.why_district, state.why_space, state.why_token
    if any(reasons):
        parts.append(f"reasons {' '.join(map(str, reasons))}")
    if state.die:
        parts.append(f"die {state.die}")
    return parts
