"""A position of Cash 'n Guns as text that a person can read and type.

    blanks 5 | 5 | 4 | 5 / bangs 3 | 3 | 3 | 3 / loaded - | - | blank | - / table 5 5 P C desk / godfather 2

Sections in any order, split by `/` or by lines; `|` between the seats; `-` is nothing; `2*5` is two; `...` is the rest.
In the steps bullet, aim and courage `loaded`, `aims` and `stance` say what has been chosen so far. Whatever is not said
is as at the beginning of a round; the loot to come is shuffled by the seed.
"""

from gangland.engine.notation import Typed, hex_words, sections
from gangland.engine.position import Position
from gangland.games.cash_n_guns.actions import AIM_AT, BE_LATE, DUCK_DOWN, LOAD
from gangland.games.cash_n_guns.components import (
    BANG,
    BULLET_NAMES,
    BULLETS,
    CATEGORY_NAMES,
    CHYTRUSKA,
    CWANIAK,
    DYKTATORKA,
    DZIECIAK,
    EVERYONE,
    KEPT,
    LABELS,
    LEKARKA,
    LOOT_NAMES,
    MADRALA,
    NOTHING,
    OSZUST,
    ROUNDS,
    SEATS,
    TALENT_NAMES,
    TANDECIARA,
)
from gangland.games.cash_n_guns.piles import (
    LATE_WORD,
    NONE,
    SPENT,
    WHOLE_TEXT,
    Found,
    read_bullets,
    read_events,
    read_loot,
    read_swindles,
)
from gangland.games.cash_n_guns.plausible import flaw
from gangland.games.cash_n_guns.rules.aiming import those_who_aim
from gangland.games.cash_n_guns.rules.courage import those_who_dare
from gangland.games.cash_n_guns.rules.people import stands
from gangland.games.cash_n_guns.rules.round import those_who_load
from gangland.games.cash_n_guns.rules.setting_up import clear
from gangland.games.cash_n_guns.state import (
    AIM,
    BULLET,
    BY_CHOICE,
    BY_NONE,
    BY_RANDOM,
    CLIP,
    CLOCK,
    COURAGE,
    DOWN,
    FORBID,
    GIVE,
    HEAL,
    KID,
    LATE,
    MEMORY,
    MORE,
    ORDER,
    OVER,
    RELOAD,
    SHARE,
    STANCE_NAMES,
    STAND,
    STEP_NAMES,
    SWINDLE,
    TALENT,
    TALENTS_BY,
    TRADE,
    WISE,
)

MOST_WOUNDS, MOST_BULLETS = 20, BULLETS * 8
KEYWORDS = (
    "talents", "blanks", "bangs", "loaded", "aims", "stance", "wounds", "dead", "loot", "table", "deck", "gone", "open",
    "unseen", "godfather", "next", "round", "step", "asked", "pick", "picked", "left", "forbidden", "spent", "taken",
    "fresh", "swindled", "cards", "clips", "swindles", "events", "report", "talents-by", "memory", "clock", "rng",
)  # fmt: skip
ONE_TALENT = {
    SWINDLE: OSZUST, GIVE: OSZUST, KID: DZIECIAK, RELOAD: CWANIAK, WISE: MADRALA, HEAL: LEKARKA, FORBID: DYKTATORKA,
    TRADE: TANDECIARA, MORE: CHYTRUSKA,
}  # fmt: skip  # steps that only the player with this talent is ever asked in


# Reading


def read(text: str, state: Position) -> None:
    """Make of `state`, whose generator is seeded, the position that the text says."""
    found = sections(text, KEYWORDS, __package__)
    for keyword in ("blanks", "bangs"):
        if keyword not in found:
            raise WHOLE_TEXT.error("flaw-no-bullets", section=keyword)
    seats = 1 + sum(word.text == "|" for word in found["blanks"].words)
    if seats not in SEATS:
        raise found["blanks"].error("flaw-seats", count=seats)
    clear(state, seats)
    _read_people(found, state)
    _read_choices(found, state)
    read_loot(found, state)
    if "events" in found:
        read_events(found["events"], state)
    if "swindles" in found:
        read_swindles(found["swindles"], state)
    if "report" in found:
        _read_report(found["report"], state)
    _read_split(found, state)
    _read_asked(found, state)
    if "rng" in found:
        for place, word in enumerate(hex_words(found["rng"].only(), 4)):
            state.rng[place] = word
    problem = flaw(state)
    if problem:
        raise (found.get(problem.section) or found["blanks"]).error(problem.id)


def _choice(found: Found, keyword: str, names: tuple[str, ...], usual: int) -> int:
    """Which of these names a section says; `-` is nothing."""
    if keyword not in found:
        return usual
    word = found[keyword].only()
    return NOTHING if word.text == NONE and usual == NOTHING else word.choice(names)


def _seat(found: Found, keyword: str, state: Position, usual: int) -> int:
    return _choice(found, keyword, tuple(str(seat) for seat in range(state.seats)), usual)


def _columns(found: Found, keyword: str, state: Position) -> list[Typed]:
    """One section for each seat; none if it is not said."""
    columns = found[keyword].columns(state.seats) if keyword in found else []
    return [Typed(found[keyword].keyword, tuple(words)) for words in columns]


def _chosen(found: Found, keyword: str, state: Position, names: tuple[str, ...]) -> list[int]:
    """One of these names for each seat, or nothing."""
    columns = _columns(found, keyword, state)
    return [_choice({keyword: column}, keyword, names, NOTHING) for column in columns] or [NOTHING] * state.seats


def _bits(found: Found, keyword: str, state: Position) -> int:
    names = tuple(str(seat) for seat in range(state.seats))
    words = found[keyword].words if keyword in found else ()
    return sum({1 << word.choice(names) for word in words if word.text != NONE})


def _read_people(found: Found, state: Position) -> None:
    """The options, who has which talent, who lives; which round and step it is."""
    for seat, talent in enumerate(_chosen(found, "talents", state, TALENT_NAMES)):
        state.talent[seat] = talent
        if talent != NOTHING:
            if state.owner[talent] != NOTHING:
                raise found["talents"].error("flaw-talent-twice")
            state.owner[talent] = seat
    usual = BY_NONE if set(state.talent) == {NOTHING} else BY_RANDOM
    state.step = _choice(found, "step", STEP_NAMES, BULLET)
    state.talents_by = _choice(found, "talents-by", TALENTS_BY, BY_CHOICE if state.step == TALENT else usual)
    state.memory = _choice(found, "memory", MEMORY, 0)
    state.clock = _choice(found, "clock", CLOCK, 0)
    state.round = found["round"].only().number(0 if state.step == TALENT else 1, ROUNDS) if "round" in found else 1
    if state.step == TALENT:
        state.round = 0
    dead = _bits(found, "dead", state)
    for seat in range(state.seats):
        state.alive[seat] = int(not dead >> seat & 1)
    for seat, column in enumerate(_columns(found, "wounds", state)):
        state.wounds[seat] = column.only().number(0, MOST_WOUNDS)
    state.godfather = _seat(found, "godfather", state, 0)
    state.next = _seat(found, "next", state, NOTHING)


def _read_choices(found: Found, state: Position) -> None:
    """Bullets, targets and courage: sealed in the step that asks for them, afterwards open or on the table."""
    for keyword, counts in (("blanks", state.blanks), ("bangs", state.bangs)):
        for seat, column in enumerate(_columns(found, keyword, state)):
            counts[seat] = column.only().number(0, MOST_BULLETS)
    loaded = _chosen(found, "loaded", state, BULLET_NAMES)
    aims = _chosen(found, "aims", state, (*(str(seat) for seat in range(state.seats)), LATE_WORD))
    stances = _chosen(found, "stance", state, STANCE_NAMES)
    for seat in range(state.seats):
        late = aims[seat] == state.seats
        if state.step == AIM:
            state.choice[seat] = BE_LATE if late else AIM_AT + aims[seat] if aims[seat] >= 0 else NOTHING
        else:
            state.aim[seat] = LATE if late else aims[seat]
        if state.step == BULLET:
            state.choice[seat] = LOAD + loaded[seat] if loaded[seat] >= 0 else NOTHING
        _read_stance(state, seat, stances[seat])
    read_bullets(found, state, loaded)


def _read_stance(state: Position, seat: int, stance: int) -> None:
    """§9.1 After courage whoever lives and is not said to lie stands; R30 who is late lies at once."""
    if state.aim[seat] == LATE:
        stance = DOWN
    if state.step == COURAGE and stance in (0, STAND):
        state.choice[seat] = DUCK_DOWN + stance
    elif stance == NOTHING and state.alive[seat] and state.step > COURAGE and state.step != OVER:
        state.stance[seat] = STAND
    else:
        state.stance[seat] = stance


def _read_report(section: Typed, state: Position) -> None:
    """`3 | stand 1 bang 0 | duck 0 - 0 ..`: the round, then stance, target, card turned up and hits of each seat."""
    first, *rest = (list(words) for words in section.columns(state.seats + 1))
    targets = (*(str(seat) for seat in range(state.seats)), LATE_WORD)
    if len(first) != 1 or any(len(words) != 4 for words in rest):
        raise section.error("flaw-report")
    state.told_round = first[0].number(1, ROUNDS)
    for seat, (stance, aim, kind, hits) in enumerate(rest):
        state.told_stance[seat] = NOTHING if stance.text == NONE else stance.choice(STANCE_NAMES)
        target = NOTHING if aim.text == NONE else aim.choice(targets)
        state.told_aim[seat] = LATE if target == state.seats else target
        state.told_kind[seat] = NOTHING if kind.text == NONE else kind.choice(BULLET_NAMES)
        state.told_hits[seat] = hits.number(0, state.seats)


def _read_split(found: Found, state: Position) -> None:
    state.picked, state.left = _bits(found, "picked", state), _bits(found, "left", state)
    state.forbidden = _choice(found, "forbidden", CATEGORY_NAMES, NOTHING)
    state.taken = _choice(found, "taken", LOOT_NAMES, NOTHING)
    words = [word.choice(SPENT) for word in found["spent"].words if word.text != NONE] if "spent" in found else []
    state.dictated, state.traded = int(0 in words or state.forbidden != NOTHING), int(1 in words)
    state.swindled = _seat(found, "swindled", state, NOTHING)
    if "fresh" in found:
        state.fresh = found["fresh"].only().number(0, BULLETS * state.seats - 1)


def _read_asked(found: Found, state: Position) -> None:
    """Who is asked: those who have not chosen yet, who has the talent of the step, or who is said."""
    chosen = sum(1 << seat for seat in range(state.seats) if state.choice[seat] != NOTHING)
    sealed = {BULLET: those_who_load, AIM: those_who_aim, COURAGE: those_who_dare}
    if state.step in sealed:
        state.owes = sealed[state.step](state) & ~chosen
        return
    if state.step == OVER:
        return
    usual = _usually_asked(found, state)
    asked = _seat(found, "asked", state, usual)
    if asked == NOTHING or (state.step in ONE_TALENT and asked != usual):
        raise found.get("asked", found["step"]).error("flaw-asked")
    state.owes = 1 << asked
    if state.step >= FORBID:
        _read_pick(found, state, asked)
    _read_fresh(state, asked)


def _usually_asked(found: Found, state: Position) -> int:
    if state.step in ONE_TALENT:
        return state.owner[ONE_TALENT[state.step]]  # type: ignore[no-any-return]
    around = [(state.godfather + nth) % state.seats for nth in range(state.seats)]
    if state.step == TALENT:
        return next((seat for seat in around if state.talent[seat] == NOTHING), NOTHING)
    if state.step == ORDER:
        return state.godfather  # type: ignore[no-any-return]
    if state.step in (SHARE, CLIP):
        return _seat(found, "pick", state, next((seat for seat in around if stands(state, seat)), NOTHING))
    return NOTHING


def _read_pick(found: Found, state: Position, asked: int) -> None:
    """Whose share it is: who is asked, but not when the Dyktatorka is, or when a friend uses a clip too."""
    usual = asked
    if state.step == FORBID:
        around = [(state.godfather + nth) % state.seats for nth in range(state.seats)]
        usual = next((seat for seat in around if stands(state, seat) and seat != asked), NOTHING)
    state.pick = _seat(found, "pick", state, usual)
    if state.step == CLIP:
        state.taken = LOOT_NAMES.index("C")
    if state.step == TRADE and state.taken == NOTHING:
        state.taken = next((kind for kind in range(KEPT) if state.loot[asked, kind]), NOTHING)


def _read_fresh(state: Position, asked: int) -> None:
    """The bullet just taken, if it is not said: any that may be; and from whom the Oszust has it."""
    if state.step not in (CLIP, GIVE):
        return
    held = [label for label in range(LABELS) if state.bullet_at[label] == asked]
    if state.step == CLIP:
        held = [label for label in held if state.bullet_kind[label] == BANG]
    elif state.swindled == NOTHING:
        others = [seat for seat in range(state.seats) if seat != asked and state.alive[seat]]
        state.swindled = others[0] if others else NOTHING
    if state.fresh not in held:
        state.fresh = held[-1] if held else NOTHING
        if state.fresh != NOTHING:
            known = EVERYONE if state.step == CLIP else 1 << asked | 1 << state.swindled
            state.bullet_known[state.fresh] = known
    if state.step == GIVE and state.fresh != NOTHING and not state.swindles[state.swindled]:
        state.swindles[state.swindled] = 1
        state.gained[state.swindled] = -state.bullet_kind[state.fresh]
