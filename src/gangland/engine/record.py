"""A match as text, like PGN: tags, then the actions, one line for each stretch of one seat's actions.

[Game "famiglia"]
[Rules "1"]
[Seats "2"]
[Options "memory=open"]
[Seed "7"]
[Result "23 points, place 1 | 17 points, place 2"]

1. (0) discard M2; done; recruit A0 {a comment}
2. (1) pass

Other tags, and lines that begin with `%`, are for other programs: they are skipped.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from gangland.engine.match import Match
from gangland.engine.messages import message
from gangland.engine.mistakes import Mistake
from gangland.engine.notation import NotationError, Word

if TYPE_CHECKING:
    from gangland.engine.game import Game

UNFINISHED = "*"
TAGS = ("Game", "Rules", "Seats", "Options", "Seed", "Start", "Result")
FOR_PROGRAMS = "%"  # as in PGN
NEEDED = ("Game", "Rules", "Seats", "Seed")


def write_record(match: Match) -> str:
    tags = {
        "Game": match.game.id,
        "Rules": str(match.game.version),
        "Seats": str(match.seats),
        "Options": match.table.listed(),
        "Seed": match.seed,
        "Start": match.start and " / ".join(match.start.splitlines()),
        "Result": result_text(match),
    }
    head = "\n".join(f'[{name} "{value}"]' for name, value in tags.items() if value is not None)
    return f"{head}\n\n{_stretches(match)}"


def result_text(match: Match) -> str:
    ends = match.result
    return " | ".join(f"{end.points} points, place {end.place}" for end in ends) if ends else UNFINISHED


def _stretches(match: Match) -> str:
    """Lines of actions, a new one whenever another seat acts."""
    lines: list[str] = []
    last = None
    for number, (seat, action) in enumerate(match.moves):
        text = match.game.actions[action]
        if number in match.comments:
            text += f" {{{match.comments[number]}}}"
        if seat == last:
            lines[-1] += f"; {text}"
        else:
            lines.append(f"{len(lines) + 1}. ({seat}) {text}")
        last = seat
    return "".join(f"{line}\n" for line in lines)


def read_record(text: str, load: Callable[[str], "Game"], plain: bool | None = None) -> Match:
    """Replay a record; a NotationError names the line and column of what is wrong, and the § if a rule is broken."""
    tags, lines = _split(text)
    match = _opened(tags, load, plain)
    for number, line in lines:
        _play_line(match, number, line)
    if "Result" in tags and tags["Result"][0] not in (UNFINISHED, result_text(match)):
        raise Word(*tags["Result"]).error("mistake-result", replayed=result_text(match))
    return match


def _split(text: str) -> tuple[dict[str, tuple[str, int]], list[tuple[int, str]]]:
    """The tags with their lines, and the numbered lines of actions."""
    tags: dict[str, tuple[str, int]] = {}
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith(FOR_PROGRAMS):
            continue
        tag = re.fullmatch(r'\s*\[(\w+) "([^"]*)"\]\s*', line)
        if tag and not lines:
            if tag[1] in tags or not tag[1][0].isupper():
                raise Word(tag[1], number).error("mistake-tag-unknown")
            if tag[1] in TAGS:
                tags[tag[1]] = (tag[2], number)
        elif line.lstrip().startswith("["):
            raise Word(line, number).error("mistake-tag-form")
        else:
            lines.append((number, line))
    missing = [name for name in NEEDED if name not in tags]
    if missing:
        raise Word(missing[0]).error("mistake-tag-missing")
    return tags, lines


def _opened(tags: dict[str, tuple[str, int]], load: Callable[[str], "Game"], plain: bool | None) -> Match:
    """The match before its first action."""
    name = "Game"
    try:
        game = load(tags[name][0])
        name = "Rules"
        if tags[name][0] != str(game.version):
            raise Mistake("mistake-version", version=tags[name][0], known=str(game.version))
        name = "Seats"
        seats = game.check_seats(_whole_number(tags[name][0]))
        name = "Options"
        options = _options(tags.get(name, ("", 1))[0])
        game.option_numbers(options)
        name = "Start" if "Start" in tags else "Seed"
        start = tags["Start"][0] if "Start" in tags else None
        return Match.of(game, seats, options, tags["Seed"][0], start, plain)
    except Mistake as error:
        flaw = message("mistake-tag", tag=name, what=error.message)
        raise NotationError(flaw, tags[name][1], 1, error.package) from None


def _whole_number(text: str) -> int:
    if not re.fullmatch(r"\s*[+-]?\d{1,9}\s*", text):
        raise Mistake("mistake-whole-number", text=text)
    return int(text)


def _options(text: str) -> dict[str, str]:
    pairs = [part.strip() for part in text.split(",") if part.strip()]
    if any("=" not in pair for pair in pairs):
        raise Mistake("mistake-options", text=text)
    return {name.strip(): choice.strip() for name, _, choice in (pair.partition("=") for pair in pairs)}


def _play_line(match: Match, number: int, line: str) -> None:
    """`3. (1) first; second {comment}`: the actions of one seat."""
    head = re.match(r"\s*\d+\.\s*\((\d)\)\s*", line)
    if not head:
        raise Word(line, number).error("mistake-line")
    place = end = head.end()
    for part in re.finditer(r"([^;{}]+)(?:\{([^{}]*)\}\s*)?(?:;|$)", line[place:]):
        if part.start() + place != head.end() and line[part.start() + place - 1] != ";":
            break
        column = part.start() + place + 1 + len(part[1]) - len(part[1].lstrip())
        try:
            match.play(part[1].strip(), seat=int(head[1]))
        except Mistake as error:
            raise NotationError(error.message, number, column, error.package) from error
        if part[2] is not None:
            match.comment(part[2])
        end = part.end() + place
    else:
        if line[place:] and end >= len(line.rstrip()):
            return
    raise Word(line, number, place + 1).error("mistake-actions")
