"""A whole game in the terminal: one person against bots, or several at one keyboard."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from gangland.bots import player
from gangland.bots.rule_source import Readiness
from gangland.cli.choices import unwritable
from gangland.cli.menu import Entry, menu, unfolded
from gangland.cli.mind import AUTOMATON, Mind, drawn_number
from gangland.cli.screen import Screen, game_words
from gangland.cli.speech import INTERRUPTED, PROBLEM_CODE, Problem, complain, say
from gangland.engine.game import NOBODY
from gangland.engine.match import Match
from gangland.engine.words import Said, Words

NO_BOT = "none"
USUAL_BOT = "enforcer"
Players = list[str | None]  # for each seat the name of its bot, or None: a person


class Left(Exception):
    """Somebody typed `quit`."""


def seat_players(match: Match, bots: Sequence[str], seat: int | None) -> Players:
    """Who sits where: automata where the rules say, the person at a seat, given or drawn, the bots in the others.

    Without a wish for bots the usual one takes what is free.
    """
    automata = match.game.automata(match.options)
    free = [number for number in range(match.seats) if number not in automata]
    if list(bots) == [NO_BOT]:
        return [AUTOMATON if number in automata else None for number in range(match.seats)]
    check_room(match, bots, len(free), len(automata))
    if seat is not None and seat in automata:
        raise Problem("problem-automaton", seat=str(seat))
    mine = free[drawn_number(match, "seat") % len(free)] if seat is None else seat
    bots = bots or [USUAL_BOT]
    others = iter([*bots, *[bots[-1]] * match.seats])
    players: Players = []
    for number in range(match.seats):
        bot = AUTOMATON if number in automata else None if number == mine else next(others)
        players.append(None if bot == NO_BOT else bot)
    return players


def check_room(match: Match, bots: Sequence[str], free: int, automata: int) -> None:
    """A Problem if some bot would have no seat beside the person."""
    if bots and free == 1 and automata:
        raise Problem("problem-no-room", bot=bots[0])
    if bots and len(bots) >= free:
        raise Problem("problem-bots", count=len(bots), seats=match.seats, room=free - 1)


def looks_ahead(bot: str) -> bool:
    """Has it any use for compiled rules?"""
    return bot != AUTOMATON and player(bot).looks_ahead


def named_bot(bot: str) -> str:
    """How a bot is called; a budget is no part of its name."""
    return say(f"name-bot-{bot.partition(':')[0]}")


def names_of(players: Players) -> list[str]:
    """How the log calls everyone; only a lonely person is You."""
    alone = players.count(None) == 1
    names = [
        (say("name-you") if alone else say("name-player", number=str(seat))) if bot is None else named_bot(bot)
        for seat, bot in enumerate(players)
    ]
    twins = {name for name in names if names.count(name) > 1}
    return [
        say("name-numbered", name=name, number=str(seat)) if name in twins else name for seat, name in enumerate(names)
    ]


def again(match: Match, players: Players) -> str:
    """The command that plays a deal again, with everyone where they sat."""
    mine = players.index(None)
    others = [bot or NO_BOT for seat, bot in enumerate(players) if seat != mine and bot != AUTOMATON]
    pieces = ["gangland", "play", match.game.id, "--seed", match.seed]
    if match.seats != match.game.check_seats(None):
        pieces += ["--seats", str(match.seats)]
    for option in match.game.options:
        if match.options[option.name] != option.choices[0]:
            pieces += ["--option", f"{option.name}={match.options[option.name]}"]
    if others and set(others) != {USUAL_BOT}:
        for bot in others if len(set(others)) > 1 else others[:1]:
            pieces += ["--bot", bot]
    if set(others) != {NO_BOT}:
        pieces += ["--seat", str(mine)]
    return " ".join(pieces)


class Session:
    """One game at one terminal."""

    def __init__(self, match: Match, players: Players, screen: Screen, save: Path | None = None) -> None:
        self.match, self.players, self.screen, self.save = match, players, screen, save
        self.names = names_of(players)
        self.mind = Mind(match.game)
        self.since = [0] * match.seats  # for each seat the number of actions before its last decision
        self.reader: int | None = None  # the person who looked at the screen last; before the first turn all look
        self.entries: list[Entry] = []  # the list on the screen
        self.warned = False  # that the screen can't be cleared
        self.told: Readiness = "plain"  # what was said last of the compiler

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.players) if bot is None]

    def words(self, reader: int) -> Words:
        return game_words(self.match.game, self.names, reader)

    # The course of the game

    def run(self) -> int:
        """Play until the end, or until somebody leaves; the exit code."""
        code = 0
        try:
            self.open()
            while not self.match.over:
                self.step()
            self.end()
        except Left:
            self.leave("play-left")
        except EOFError:
            self.leave("play-end-of-input")
        except KeyboardInterrupt:
            self.leave("play-interrupted")
            code = INTERRUPTED
        except OSError:  # the screen is gone; the record need not be
            if self.save:
                self.save.write_text(self.match.record(), "utf-8")
            raise
        finally:
            self.mind.close()
        return self.keep_record() or code

    def open(self) -> None:
        """Say who plays, and how to."""
        with suppress(ImportError):  # arrow keys and earlier lines, where the system has them
            import_module("readline")
        with suppress(AttributeError):  # bytes that are no letters are no reason to stop
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.names))
        title = self.words(NOBODY).say("title")
        self.screen.line(say("play-open", game=title, seats=Said(seats)), style="bold")
        self.screen.primer(self.words(NOBODY))
        if any(bot is not None and looks_ahead(bot) for bot in self.players):
            self.mind.prepare()
        self.tell_of_compiler()
        if len(self.people) > 1 and self.secrets():
            self.warn_of_sight()
        self.screen.line(self.how_to_type())

    def tell_of_compiler(self) -> None:
        """Where rules are being compiled say so once, and how far that is; say once that it is done, or failed."""
        readiness = self.mind.readiness
        if readiness == "compiling":
            if self.told != "compiling":
                self.screen.line(say("play-compiling"), style="dim")
            self.screen.bar(say("play-compiling-bar"), self.mind.progress)
        elif self.told == "compiling":
            self.screen.line(say("play-compiled") if readiness == "ready" else say("play-not-compiled"), style="dim")
        self.told = readiness

    def compiling(self) -> float | None:
        """How far the compiler is, while it is at work."""
        return self.mind.progress if self.mind.readiness == "compiling" else None

    def how_to_type(self) -> str:
        """What may be typed, with an action of the person to act, unless there are people who may not know it."""
        seat = self.match.to_act[0]
        if self.players[seat] is None and not self.secrets():
            return say("play-how", example=self.match.legal(seat)[-1].text)
        return say("play-how-listed")

    def step(self) -> None:
        """One decision of a bot or of a person."""
        seat = self.match.to_act[0]
        bot = self.players[seat]
        if bot is None:
            self.turn(seat)
        else:
            with self.screen.live_bar(say("play-compiling-bar"), self.compiling):
                action = self.mind.choose(bot, self.match, seat)
            self.match.play(action, seat=seat)

    def turn(self, seat: int) -> None:
        """Show a person the table and obey until something was played or taken back."""
        from gangland.cli import curtain
        from gangland.cli.orders import obey

        if curtain.is_needed(self, seat):
            curtain.draw(self, seat)
        self.reader = seat
        self.show(seat)
        count = len(self.match.moves)
        while len(self.match.moves) == count:
            try:
                obey(self, seat, self.read())
            except Problem as problem:
                self.screen.line(str(problem))

    def play(self, seat: int, action: int) -> None:
        """A person's action; the log goes on from here the next time."""
        before = len(self.match.moves)
        self.match.play(action, seat=seat)
        self.since[seat] = before

    def end(self) -> None:
        """The last picture, the story up to it, and the result."""
        people = self.people
        viewer = people[0] if len(people) == 1 else NOBODY
        since = self.since[viewer] if viewer != NOBODY else min(self.since[seat] for seat in people)
        words = self.words(viewer)
        self.screen.heading(say("play-over"))
        self.screen.picture(self.match, words, viewer)
        self.screen.line()
        self.screen.story(self.match.told(viewer, since), words)
        self.screen.line()
        self.screen.result(self.match, self.names)
        self.screen.line(say("play-again", command=Said(again(self.match, self.players))))

    def leave(self, id: str) -> None:
        self.screen.line()
        self.screen.line(say(id, count=len(self.match.moves)))

    def keep_record(self) -> int:
        """Write the record where `--save` says; an unfinished game that nobody saves is shown instead."""
        if self.save:
            try:
                self.write_record(self.save)
                return 0
            except Problem as problem:
                complain(str(problem))
        elif self.match.over:
            return 0
        if self.match.moves:
            self.screen.line(say("play-record"))
            self.screen.console.print(self.match.record(), markup=False, soft_wrap=True, end="")
        return PROBLEM_CODE if self.save else 0

    def write_record(self, file: Path) -> None:
        """The match as text, in a file."""
        try:
            file.write_text(self.match.record(), "utf-8")
        except OSError as error:
            raise unwritable(file, error) from None
        self.screen.line(say("play-saved", file=str(file)))

    # The screen of one decision

    def secrets(self) -> bool:
        """Does any person see something that another may not?"""
        tables = [self.match.view(seat).table for seat in self.people]
        return any(table != tables[0] for table in tables)

    def is_open(self) -> bool:
        """Does every seat, of a person or of a bot, know all that any other knows, and knew all along?"""
        seats = range(self.match.seats)
        tables = [self.match.view(seat).table for seat in seats]
        if any(table != tables[0] for table in tables):
            return False
        stories = [self.match.told(seat) for seat in seats]
        return all(story == stories[0] for story in stories)

    def warn_of_sight(self) -> None:
        """Say once, where the screen can't be cleared, that secrets stay on it."""
        if not self.screen.clears and not self.warned:
            self.screen.line(say("play-no-clearing"))
        self.warned = True

    def show(self, seat: int) -> None:
        """The picture, what happened since the last decision, and what may be done."""
        words, view = self.words(seat), self.match.view(seat)
        self.screen.heading(say("play-turn", number=len(self.match.moves) + 1, name=self.names[seat]))
        self.tell_of_compiler()
        self.screen.picture(self.match, words, seat)
        told = self.match.told(seat, self.since[seat])
        if told:
            self.screen.line()
            self.screen.line(say("play-since"), style="dim")
            self.screen.story(told, words)
        self.screen.line()
        self.screen.line(words.say(self.match.game.prompt(view)), style="bold")
        self.offer(menu(self.match.game, view.legal, words))

    def offer(self, entries: list[Entry]) -> None:
        """A list whose numbers can be typed from now on."""
        self.entries = entries
        self.screen.entries(entries)

    def unfold(self, seat: int, entry: Entry) -> None:
        """The second question of a long list: which of the actions in one of its lines."""
        self.screen.line(entry.said, style="bold")
        self.offer(unfolded(self.match.game, entry.actions, self.words(seat)))
        self.screen.line(say("menu-back"), style="dim")

    def read(self) -> str:
        """A typed line; a script's is shown, so that what it did can be read."""
        if sys.stdin is None:
            raise EOFError
        line = input("> ")
        if not sys.stdin.isatty():
            print(line)
        return line.strip()


def new_session(match: Match, bots: Sequence[str], seat: int | None, plain: bool, save: Path | None) -> Session:
    """A game that is about to begin."""
    return Session(match, seat_players(match, bots, seat), Screen(match.game, plain), save)
