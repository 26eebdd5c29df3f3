"""A position of Cash 'n Guns written down: the whole of it, or what one viewer may know. `notation.py` reads it."""

from collections.abc import Callable

from gangland.engine.position import Position
from gangland.games.cash_n_guns.actions import AIM_AT, BE_LATE, DUCK_DOWN, LOAD
from gangland.games.cash_n_guns.components import (
    BANG,
    BLANK,
    BLANKS,
    BULLET_NAMES,
    BULLETS,
    CATEGORY_NAMES,
    KEPT,
    KINDS,
    LABELS,
    LOOT_NAMES,
    NOTHING,
    OPEN,
    TALENT_NAMES,
    UNSEEN,
)
from gangland.games.cash_n_guns.piles import (
    LATE_WORD,
    NONE,
    SPENT,
    written_events,
    written_labels,
    written_swindles,
    written_traces,
)
from gangland.games.cash_n_guns.rules.bullets import is_unseen
from gangland.games.cash_n_guns.state import (
    AIM,
    BULLET,
    CLOCK,
    COURAGE,
    LATE,
    MEMORY,
    OVER,
    STANCE_NAMES,
    STEP_NAMES,
    TALENTS_BY,
)
from gangland.games.cash_n_guns.view import view

UNKNOWN = "?"


def agreed(state: Position) -> tuple[int, tuple[int, ...]]:
    """The number of seats, and the options as numbers."""
    return state.seats, (state.talents_by, state.memory, state.clock)


def write(state: Position) -> str:
    """The whole position in one line; read again it gives the same bytes."""
    seats = range(state.seats)
    loaded = [_loaded(state, seat) for seat in seats]
    deck = [LOOT_NAMES[state.deck[place]] for place in range(state.deck_size - 1, -1, -1)]
    parts = [
        f"blanks {_joined(state, lambda seat: state.blanks[seat])}",
        f"bangs {_joined(state, lambda seat: state.bangs[seat])}",
        *_unless_empty("loaded", loaded),
        *_unless_empty("aims", [_aimed(state, seat) for seat in seats]),
        *_unless_empty("stance", [_stance(state, seat) for seat in seats]),
        *_public(state),
        *_unless_empty("loot", [_counted([state.loot[seat, kind] for kind in range(KINDS)]) for seat in seats]),
        f"deck {' '.join(deck) or NONE}",
        f"gone {_counted(list(state.gone))}",
        f"open {_bullets(state, True)}",
        f"unseen {_bullets(state, False)}",
        *_hidden_fields(state),
    ]
    return " / ".join([*parts, f"rng {''.join(f'{word:08x}' for word in state.rng)}"])


def _joined(state: Position, said: Callable[[int], object]) -> str:
    return " | ".join(str(said(seat)) for seat in range(state.seats))


def _unless_empty(name: str, columns: list[str]) -> list[str]:
    return [f"{name} {' | '.join(columns)}"] if set(columns) != {NONE} else []


def _name(names: tuple[str, ...], number: int) -> str:
    return NONE if number == NOTHING else names[number]


def _counted(counts: list[int]) -> str:
    words = [LOOT_NAMES[kind] if count == 1 else f"{count}*{LOOT_NAMES[kind]}" for kind, count in enumerate(counts)
             if count]  # fmt: skip
    return " ".join(words) or NONE


def _loaded(state: Position, seat: int) -> str:
    if state.step == BULLET:
        return NONE if state.choice[seat] == NOTHING else BULLET_NAMES[state.choice[seat] - LOAD]
    return NONE if state.loaded[seat] == NOTHING else BULLET_NAMES[state.bullet_kind[state.loaded[seat]]]


def _target(aim: int) -> str:
    return LATE_WORD if aim == LATE else NONE if aim == NOTHING else str(aim)


def _aimed(state: Position, seat: int) -> str:
    if state.step != AIM or state.choice[seat] == NOTHING:
        return _target(state.aim[seat])
    return LATE_WORD if state.choice[seat] == BE_LATE else str(state.choice[seat] - AIM_AT)


def _stance(state: Position, seat: int) -> str:
    if state.step == COURAGE and state.choice[seat] != NOTHING:
        return _name(STANCE_NAMES, state.choice[seat] - DUCK_DOWN)
    return _name(STANCE_NAMES, state.stance[seat])


def _bullets(state: Position, is_open: bool) -> str:
    labels = range(BULLETS * state.seats)
    kinds = [state.bullet_kind[at] for at in labels if (state.bullet_at[at] == OPEN) == is_open
             and state.bullet_at[at] >= UNSEEN]  # fmt: skip
    counts = [(BULLET_NAMES[kind], kinds.count(kind)) for kind in (BLANK, BANG)]
    return " ".join(name if count == 1 else f"{count}*{name}" for name, count in counts if count) or NONE


def _seats(state: Position, bits: int) -> str:
    return " ".join(str(seat) for seat in range(state.seats) if bits >> seat & 1)


def _public(state: Position) -> list[str]:
    """What everyone sees, as far as it is not what one expects."""
    dead = sum(1 << seat for seat in range(state.seats) if not state.alive[seat])
    middle = [*([] if (text := _counted(list(state.table))) == NONE else [text]), *["desk"] * state.desk_on_table]
    single = [seat for seat in range(state.seats) if state.owes >> seat & 1]
    parts = [
        *_unless_empty("talents", [_name(TALENT_NAMES, state.talent[seat]) for seat in range(state.seats)]),
        *([f"wounds {_joined(state, lambda seat: state.wounds[seat])}"] if any(state.wounds) else []),
        f"table {' '.join(middle) or NONE}",
        f"godfather {state.godfather}",
        f"round {state.round}",
    ]
    if state.step != BULLET:
        parts.append(f"step {STEP_NAMES[state.step]}")
    if state.step not in (BULLET, AIM, COURAGE, OVER):
        parts.append(f"asked {single[0]}")
    said = {
        "dead": _seats(state, dead),
        "next": "" if state.next == NOTHING else str(state.next),
        "pick": "" if state.pick == NOTHING else str(state.pick),
        "picked": _seats(state, state.picked),
        "left": _seats(state, state.left),
        "forbidden": "" if state.forbidden == NOTHING else CATEGORY_NAMES[state.forbidden],
        "spent": " ".join(name for name, spent in zip(SPENT, (state.dictated, state.traded), strict=True) if spent),
        "taken": "" if state.taken == NOTHING else LOOT_NAMES[state.taken],
        "swindled": "" if state.swindled == NOTHING else str(state.swindled),
        "report": _report(state) if state.told_round else "",
        "memory": MEMORY[state.memory] if state.memory else "",
        "clock": CLOCK[state.clock] if state.clock else "",
        "talents-by": TALENTS_BY[state.talents_by] if state.talents_by else "",
    }
    return [*parts, *(f"{name} {text}" for name, text in said.items() if text)]


def _report(state: Position) -> str:
    columns = [
        f"{_name(STANCE_NAMES, state.told_stance[seat])} {_target(state.told_aim[seat])}"
        f" {_name(BULLET_NAMES, state.told_kind[seat])} {state.told_hits[seat]}"
        for seat in range(state.seats)
    ]
    return " | ".join([str(state.told_round), *columns])


def _hidden_fields(state: Position) -> list[str]:
    """Which card is which, and how loot moved."""
    parts = [f"fresh {state.fresh}"] if state.fresh != NOTHING else []
    labels, events = written_labels(state), written_events(state)
    parts += [f"cards {labels}"] if labels != _first_labels(state) else []
    parts += [f"clips {written_traces(state)}"] if state.clipped else []
    parts += _unless_empty("swindles", written_swindles(state))
    return parts + ([f"events {events}"] if events != _plain_events(state) else [])


def _plain_events(state: Position) -> str:
    """Loot that has just been taken, seat by seat: so it is read if nothing else is said."""
    counts = [
        (kind, seat) for seat in range(state.seats) for kind in range(KEPT) for _ in range(state.loot[seat, kind])
    ]
    return " ".join(f"{LOOT_NAMES[kind]}:>{seat}" for kind, seat in counts) or NONE


def _first_labels(state: Position) -> str:
    """The labels as they are dealt: so they are before the first bullet is loaded."""
    columns = [
        " ".join(f"{'c' if nth < BLANKS else 'b'}h{seat}{seat}{1 << seat:02x}" for nth in range(BULLETS))
        for seat in range(state.seats)
    ]
    return " | ".join(columns)


def write_seen(state: Position, seat: int) -> str:
    """The position as a seat, or a spectator, may know it: what is hidden is `?`."""
    players = view(state, seat).players
    hands = [player.hand for player in players]
    parts = [
        f"bullets {' | '.join(str(player.bullets) for player in players)}",
        f"blanks {' | '.join(UNKNOWN if hand is None else str(hand[BLANK]) for hand in hands)}",
        f"bangs {' | '.join(UNKNOWN if hand is None else str(hand[BANG]) for hand in hands)}",
        *_unless_empty("loaded", _hidden(state, seat, _loaded, True)),
        *_unless_empty("aims", _hidden(state, seat, _aimed, state.step == AIM)),
        *_unless_empty("stance", _hidden(state, seat, _stance, state.step == COURAGE)),
        *_public(state),
        *_unless_empty("loot", [" ".join(player.loot) or NONE for player in players]),
        f"deck {state.deck_size}*?",
        f"open {_bullets(state, True)}",
        f"unseen {sum(is_unseen(state, label) for label in range(LABELS))}*?",
    ]
    return " / ".join(parts)


def _hidden(state: Position, viewer: int, said: Callable[[Position, int], str], is_sealed: bool) -> list[str]:
    """What is said of each seat; what the others have chosen or loaded, as `?`."""
    columns = [said(state, seat) for seat in range(state.seats)]
    if not is_sealed:
        return columns
    hides = [seat != viewer and (state.choice[seat] != NOTHING or said is _loaded) for seat in range(state.seats)]
    return [UNKNOWN if hide and text != NONE else text for hide, text in zip(hides, columns, strict=True)]
