"""What commands print: pictures, stories, choices and results, wrapped to the width of the terminal."""

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from gangland.cli.menu import Entry, unfolded
from gangland.cli.speech import lang, say
from gangland.engine.game import NOBODY
from gangland.engine.match import Match
from gangland.engine.messages import Message
from gangland.engine.view import look
from gangland.engine.words import Said, Words

if TYPE_CHECKING:
    from gangland.engine.game import Game

INDENT = "  "
NUMBERED = " " * 6  # as wide as a number of a list
BESIDE = "   "
WORD_WIDTH = 12
BAR_WIDTH = 24
REFRESHED = 8  # times a second, a bar that moves
UNBROKEN = "\N{NO-BREAK SPACE}"
ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the screen, then what was scrolled away: some terminals keep the first there


class Step(NamedTuple):
    """One action of a match and the lines it adds to the log."""

    number: int
    seat: int
    action: int
    lines: list[Message]


def player_names(seats: int) -> list[str]:
    """Names for seats of which nothing else is known."""
    return [say("name-player", number=str(seat)) for seat in range(seats)]


def game_words(game: "Game", names: Sequence[str] = (), reader: int = NOBODY) -> Words:
    """The texts of a game, said to one reader in the language of this run."""
    return Words(lang(), (game.package,), names, reader)


def drawn_bar(text: str, share: float) -> Table:
    """A text, a bar and a percentage in one line."""
    row = Table.grid(padding=(0, 1))
    row.add_row(Text(text, style="dim"), ProgressBar(1.0, share, BAR_WIDTH), Text(f"{share:.0%}", style="dim"))
    return row


def score(game: "Game", points: int) -> str:
    """What a seat has won, in what the game counts."""
    words = game_words(game)
    return words.say("score", count=points) if words.has("score") else say("result-points", count=points)


def score_unit(game: "Game") -> str:
    """What the game counts, without a number."""
    words = game_words(game)
    return words.say("score-unit") if words.has("score-unit") else say("result-unit")


def steps(match: Match, viewer: int, last: int | None = None) -> Iterator[Step]:
    """The log action by action: `match.told` knows the lines, this also where each action begins."""
    game, rules, position = match.game, match.rules, match.at(0)
    before = look(game, rules, position, match.seats, viewer)
    for number, (seat, action) in enumerate(match.moves[:last], 1):
        shown = game.seen(position, seat, action, viewer)
        rules.play(position, seat, action)
        after = look(game, rules, position, match.seats, viewer)
        yield Step(number, seat, action, game.narrate(before, seat, shown, after))
        before = after


class Screen:
    """The standard output for one game: colours where there is a terminal, plain letters elsewhere."""

    def __init__(self, game: "Game", plain: bool = False) -> None:
        self.game = game
        self.plain = plain
        self.console = Console(highlight=False, color_system=None) if plain else Console(highlight=False)

    def line(self, text: str = "", style: str = "", indent: str = "", hanging: str = "") -> None:
        """One paragraph, wrapped between words; "Brute [3]" and `commands to copy` stay in one piece."""
        for piece in textwrap.wrap(
            re.sub(r" (?=\[)|`[^`]*`", lambda found: found[0].replace(" ", UNBROKEN), text),
            self.console.width,
            initial_indent=indent,
            subsequent_indent=indent + hanging,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [""]:
            self.console.print(self.coloured(piece.replace(UNBROKEN, " "), style), soft_wrap=True)

    def coloured(self, text: str, style: str = "") -> Text:
        """A text whose card names have the colours of their families."""
        shown = Text(text, style=style)
        for pieces, colour in self.game.colours.items():
            shown.highlight_regex(pieces, colour)
        return shown

    def heading(self, text: str) -> None:
        """A line across the screen with a title."""
        self.line()
        self.console.print(Text(f"── {text} ".ljust(self.console.width, "─"), style="bold"), no_wrap=True)

    def picture(self, match: Match, words: Words, viewer: int) -> None:
        """The table as a seat, or a spectator, sees it."""
        for line in self.game.draw(match.view(viewer), words.say).rstrip("\n").splitlines():
            self.line(line, hanging=" " * (len(line) - len(line.lstrip())) + INDENT)

    def story(self, lines: Iterable[Message], words: Words) -> None:
        """Lines of the log."""
        for message in lines:
            self.line(words.say(message), indent=INDENT, hanging=INDENT)

    def choices(self, actions: Sequence[int], words: Words) -> None:
        """A numbered list: each action in words, and as it is typed."""
        self.entries(unfolded(self.game, actions, words))

    def entries(self, entries: Sequence[Entry]) -> None:
        """A numbered list: each line in words, and as it is typed, below if there is no room beside."""
        said = [entry.said for entry in entries]
        typed = [entry.typed for entry in entries]
        room = self.console.width - len(NUMBERED) - len(BESIDE) - max(map(len, typed), default=0)
        width = max((len(sentence) for sentence in said if len(sentence) <= room), default=0)
        for number, (sentence, notation) in enumerate(zip(said, typed, strict=True), 1):
            fits = len(sentence) <= room
            beside = f"{sentence:{width}}{BESIDE}{notation}" if fits else sentence
            self.line(f"{number:4}  {beside}", hanging=NUMBERED)
            if not fits:
                self.line(notation, indent=NUMBERED + INDENT, hanging=INDENT)

    def primer(self, words: Words) -> None:
        """What the game is about, for those who have never played it, if the game has such a text."""
        if words.has("primer"):
            for paragraph in words.say("primer").splitlines():
                self.line(paragraph, hanging=INDENT)
            self.line()

    def row(self, word: str, about: str) -> None:
        """A word and what it means, which goes on below itself."""
        self.line(f"{INDENT}{word:{WORD_WIDTH}} {about}", hanging=" " * (len(INDENT) + WORD_WIDTH + 1))

    def result(self, match: Match, names: Sequence[str]) -> None:
        """Points and places, or that the match is not over."""
        if match.result is None:
            self.line(say("result-unfinished", count=len(match.moves)))
            return
        ends = [
            say("result-seat", name=name, score=score(self.game, end.points), place=str(end.place))
            for name, end in sorted(zip(names, match.result, strict=True), key=lambda pair: pair[1].place)
        ]
        self.line(say("result-all", ends=Said(" · ".join(ends))), style="bold")

    def bar(self, text: str, share: float) -> None:
        """A progress bar as it is now, on a terminal; elsewhere nothing: what was said once is enough."""
        if self.clears:
            self.console.print(drawn_bar(text, share))

    def live_bar(self, text: str, share: Callable[[], float | None]) -> AbstractContextManager[object]:
        """Inside this, and only while there is a share, a bar that moves; afterwards the screen is as it was."""
        if not self.clears or share() is None:
            return nullcontext()

        def drawn() -> RenderableType:
            now = share()
            return Text() if now is None else drawn_bar(text, now)

        return Live(get_renderable=drawn, console=self.console, transient=True, refresh_per_second=REFRESHED)

    @property
    def clears(self) -> bool:
        """Can what was printed be taken away again?"""
        console = self.console
        return not (self.plain or not console.is_terminal or console.is_dumb_terminal or console.legacy_windows)

    def clear(self) -> None:
        """An empty screen and nothing to scroll back to; where that can't be had, as many empty lines as fit."""
        if self.clears:
            self.console.file.write(ERASE_ALL)
            self.console.file.flush()
        else:
            self.console.print("\n" * self.console.height, end="")
