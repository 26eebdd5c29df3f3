"""Syndicate: strengths, gangs and reinforcements, and both boards with their points, spaces, tracks and arrows."""

import re
from dataclasses import dataclass

from gangland.engine.design.components import (
    MOST_IN_A_BYTE,
    Component,
    Constant,
    Design,
    Flaw,
    Group,
    Values,
    number,
    numbers,
)
from gangland.engine.design.domains import Flag, Names, Texts, Whole, written
from gangland.engine.messages import Message, message
from gangland.games.syndicate.boards import BARRELS, LOS_ANGELES, NEW_YORK, District
from gangland.games.syndicate.components import EXTRAS, FIRST_REINFORCEMENT, TOKEN_NAMES
from gangland.games.syndicate.redeal import COUNT_BITS

FIGURES = {
    "BG": "boss_of_gangsters", "BS": "boss_of_smugglers", "AN": "antonio", "ZA": "zamachowiec", "KO": "konfident",
    "SZ": "szpicel", "BO": "bonnie", "OB": "obrzyn",
}  # fmt: skip
KEYS = tuple(FIGURES.get(name, name) for name in TOKEN_NAMES)
LABELS = {key: message(f"token-{name.lower()}") for key, name in zip(KEYS, TOKEN_NAMES, strict=True)}
GANG_KEYS = KEYS[:FIRST_REINFORCEMENT]
STRONG = {key: place for place, key in enumerate(KEYS) if key not in ("konfident", "szpicel")}  # those copy or look
STACKED = {key: place for place, key in enumerate(KEYS[:-EXTRAS]) if place >= FIRST_REINFORCEMENT}
GANG_SIZE, STACK_SIZE, FIRST_HAND, ENOUGH = "gangs.size", "stack.size", "start.tokens", "end.points"
MOST_STRENGTH, MOST_COPIES, MOST_FIELD, MOST_POINTS = 40, 40, 40, 99
MOST_REINFORCEMENTS = (1 << COUNT_BITS) - 1  # of one kind: a guess counts them in so many bits
MOST_IN_ROW = 5  # spaces of a row have the letters a to e
CODES = tuple(one.code for one in LOS_ANGELES)
SPACE = re.compile(r"[LSM] (?:blank|reinforce|shot|(?:recruit|call|here|elsewhere|money) [1-9])")


@dataclass(frozen=True)
class Spaces(Texts):
    """The spaces of a row from the left, each with its ground and its effect: `L recruit 1`."""

    def flaw_of_item(self, item: object) -> Message | None:
        if isinstance(item, str) and SPACE.fullmatch(item):
            return None
        return message("mistake-components-space", given=written(item))


def row_of(code: str, row: int) -> str:
    return f"district.{code}.spaces_{row + 1}"


def rows_of(board: tuple[District, ...]) -> tuple[str, ...]:
    return tuple(row_of(one.code, row) for one in board for row in range(len(one.rows)))


def gang_of_wrong_size(values: Values) -> Flaw | None:
    """§1.2 Each gang has as many tokens as the other."""
    for gang in ("plain", "grey"):
        paths = tuple(f"gang.{gang}.{key}" for key in GANG_KEYS)
        count = sum(values[path] for path in paths)
        if count != values[GANG_SIZE]:
            facts = {"count": str(count), "path": GANG_SIZE, "wanted": str(values[GANG_SIZE])}
            return Flaw((*paths, GANG_SIZE), message("mistake-components-deck", **facts))
    return None


def stack_of_wrong_size(values: Values) -> Flaw | None:
    """§1.3 The reinforcements, Bonnie and Obrzyn counted."""
    paths = tuple(f"reinforcements.{key}" for key in STACKED)
    count = sum(values[path] for path in paths) + EXTRAS
    if count == values[STACK_SIZE]:
        return None
    facts = {"count": str(count), "path": STACK_SIZE, "wanted": str(values[STACK_SIZE])}
    return Flaw((*paths, STACK_SIZE), message("mistake-components-deck", **facts))


def too_many_tokens(values: Values) -> Flaw | None:
    """One seat may come to own its gang and every reinforcement; §2.1 it begins with some of its gang."""
    count = values[GANG_SIZE] + values[STACK_SIZE]
    if count > MOST_IN_A_BYTE:
        facts = {"count": str(count), "most": str(MOST_IN_A_BYTE)}
        return Flaw((GANG_SIZE, STACK_SIZE), message("mistake-components-room", **facts))
    if values[GANG_SIZE] < values[FIRST_HAND]:
        facts = {"count": str(values[GANG_SIZE]), "wanted": str(values[FIRST_HAND])}
        return Flaw((GANG_SIZE, FIRST_HAND), message("mistake-components-deck-few", **facts))
    return None


def board_too_large(values: Values) -> Flaw | None:
    """A space has a number, in one byte; nets see Los Angeles as the larger board."""
    ours, theirs = rows_of(NEW_YORK), rows_of(LOS_ANGELES)
    small, large = (sum(len(values[path]) for path in paths) for paths in (ours, theirs))
    if small + large > MOST_IN_A_BYTE:
        facts = {"count": str(small + large), "most": str(MOST_IN_A_BYTE)}
        return Flaw((*ours, *theirs), message("mistake-components-room", **facts))
    if small > large:
        return Flaw((*ours, *theirs), message("mistake-components-boards", count=str(small), most=str(large)))
    return None


def arrow_to_itself(values: Values) -> Flaw | None:
    for code in CODES:
        path = f"district.{code}.arrows"
        if code in values[path]:
            return Flaw((path,), message("mistake-components-arrow-self", given=code))
    return None


def nothing_in_play(values: Values) -> Flaw | None:
    """§12.1 Los Angeles begins somewhere."""
    paths = tuple(f"district.{code}.start" for code in CODES)
    return None if any(values[path] for path in paths) else Flaw(paths, message("mistake-components-no-start"))


def rows(constant: str, place: int, one: District, reconstructed: bool) -> list[Component]:
    """The points and the spaces of each skirmish of a district."""
    parts = []
    for row in range(len(one.rows)):
        points = Constant(constant, (place, "rows", row, "points"), "boards")
        spaces = Constant(constant, (place, "rows", row, "spaces"), "boards")
        path = f"district.{one.code}.points_{row + 1}"
        parts.append(Component(path, Whole(0, MOST_POINTS), (points,), reconstructed=reconstructed))
        parts.append(Component(row_of(one.code, row), Spaces(1, MOST_IN_ROW), (spaces,), reconstructed=reconstructed))
    return parts


def new_york(place: int, one: District) -> Group:
    """A district of New York: the hat closes it and is the last field."""

    def field(name: str, *step: int | str) -> Constant:
        return Constant("NEW_YORK", (place, name, *step), "boards")

    path, fields = f"district.{one.code}", Whole(1, MOST_FIELD)
    track = [
        Component(f"{path}.hat", fields, (field("closes"), field("farthest")), message("design-hat")),
        Component(f"{path}.coin_1", fields, (field("coins", 0),), message("design-coin")),
        Component(f"{path}.coin_2", fields, (field("coins", 1),), message("design-coin")),
        Component(f"{path}.bonus", Whole(0, MOST_POINTS), (field("bonus"),), message("design-bonus")),
    ]
    return Group(path, message("design-new-york", district=message(f"district-{one.code.lower()}")),
                   (*rows("NEW_YORK", place, one, False), *track))  # fmt: skip


def los_angeles(place: int, one: District) -> Group:
    """A district of Los Angeles, all of it a reconstruction: three barrels end the track, arrows lead on."""

    def field(name: str, beyond: int = 0) -> Constant:
        return Constant("LOS_ANGELES", (place, name), "boards", beyond)

    path = f"district.{one.code}"
    arrows = Names(0, len(CODES) - 1, CODES, flaw_id="mistake-components-arrow")
    more = [
        Component(f"{path}.barrel", Whole(1, MOST_FIELD), (field("closes"), field("farthest", BARRELS - 1)),
             message("design-barrel"), True),
        Component(f"{path}.start", Flag(), (field("start"),), message("design-begins"), True),
        Component(f"{path}.arrows", arrows, (field("arrows"),), message("design-arrows"), True),
    ]  # fmt: skip
    return Group(path, message("design-los-angeles", district=message(f"district-{one.code.lower()}")),
                   (*rows("LOS_ANGELES", place, one, True), *more))  # fmt: skip


DESIGN = Design(
    __package__,
    (
        numbers(
            "strength",
            message("design-strength"),
            "STRENGTH",
            STRONG,
            Whole(0, MOST_STRENGTH),
            reconstructed=("antonio",),
            labels=LABELS,
        ),
        Group(
            "effect",
            message("design-effect"),
            (
                number("effect.bonnie_behind", "BONNIE_BEHIND", 0, MOST_STRENGTH, message("design-bonnie")),
                number("effect.zamachowiec_elsewhere", "ASSASSIN_ELSEWHERE", 0, MOST_STRENGTH,
                       message("design-assassin")),
            ),
        ),
        numbers("gang.plain", message("design-gang-plain"), "_PLAIN_GANG", GANG_KEYS, Whole(0, MOST_COPIES),
                labels=LABELS),
        numbers("gang.grey", message("design-gang-grey"), "_GREY_GANG", GANG_KEYS, Whole(0, MOST_COPIES),
                reconstructed=GANG_KEYS, labels=LABELS),
        Group("gangs", message("design-gangs"), (number(GANG_SIZE, "GANG_SIZE", 1, MOST_IN_A_BYTE),)),
        numbers("reinforcements", message("design-reinforcements"), "COPIES", STACKED,
                Whole(0, MOST_REINFORCEMENTS), labels=LABELS),
        Group("stack", message("design-stack"),
                (number(STACK_SIZE, "REINFORCEMENTS", EXTRAS, MOST_IN_A_BYTE),)),
        Group("start", message("design-start"), (number(FIRST_HAND, "FIRST_HAND", 1, MOST_COPIES),)),
        Group("end", message("design-end"), (number(ENOUGH, "ENOUGH", 1, 999),)),
        *(new_york(place, one) for place, one in enumerate(NEW_YORK)),
        *(los_angeles(place, one) for place, one in enumerate(LOS_ANGELES)),
    ),
    (gang_of_wrong_size, stack_of_wrong_size, too_many_tokens, board_too_large, arrow_to_itself, nothing_in_play),
)  # fmt: skip
