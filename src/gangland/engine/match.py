"""A match that reads like python-chess: ask for legal actions, play one, look at it as any seat."""

import hashlib
import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

from gangland.engine.actions import Action
from gangland.engine.contract import ALLOWED
from gangland.engine.doors import ACTOR, SEAT_STEP
from gangland.engine.game import NOBODY, Game, Refusal, bits
from gangland.engine.messages import Message, message
from gangland.engine.mistakes import Mistake
from gangland.engine.position import Position
from gangland.engine.rules import MAX_SEATS, Rules
from gangland.engine.seeds import is_secret, normal_seed, plant, stream_and_game
from gangland.engine.table import Table
from gangland.engine.view import Standing, View, look, standings
from gangland.engine.ways import wanted_way

SEAT_OF_BIT = {1 << seat: seat for seat in range(MAX_SEATS)}  # what `to_act` answers in a turn
SEAT_BITS = SEAT_STEP.bit_length() - 1
UNDO_GUESSES = 64  # a secret worth one bit goes unnoticed once in 2 ** 64 undos


class Refused(Mistake):
    """An action the rules don't allow: the name of the reason and the paragraph that says so."""

    def __init__(self, text: str, seat: int, refusal: Refusal, package: str) -> None:
        why = message(f"refusal-{refusal.name}")
        super().__init__(
            "mistake-refused", package=package, action=text, seat=str(seat), why=why, paragraph=refusal.paragraph
        )
        self.args = (text, seat, refusal, package)
        self.action, self.seat = text, seat
        self.name, self.paragraph = refusal.name, refusal.paragraph


class CannotUndo(Mistake):
    """Why the last action stands: nothing-played, somebody-else-acted, chance or learned."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"mistake-undo-{reason}")
        self.args = (reason,)
        self.reason = reason


def preferred_rules(game: Game, plain: bool | None) -> Rules:
    """Plain rules or compiled ones, as the caller says; else those that `GANGLAND_RULES` asks for."""
    if plain is None:
        plain = wanted_way() == "plain"
    return game.plain if plain else game.compiled


class Match:
    """One game being played. A match is its table, seed (or typed start) and moves, nothing else."""

    def __init__(
        self,
        table: Table | Game,
        seed: int | str | None = None,
        start: str | None = None,
        plain: bool | None = None,
    ) -> None:
        """Deal at a table, or go on from a typed start. A game stands for its usual table, or for the start's."""
        self.table = table if isinstance(table, Table) else Table.of(table)
        self.seed = normal_seed(seed)
        self.start = start
        self.rules = preferred_rules(self.game, plain)
        self.position = self.game.blank()
        self.moves: list[tuple[int, int]] = []
        self.comments: dict[int, str] = {}
        self._begin(self.position)
        if start is not None:
            found = Table.agreed(self.game, self.position)
            if isinstance(table, Table):
                found.check(table.seats, table.options)
            self.table = found
        self._prepare()

    @classmethod
    def of(
        cls,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        start: str | None = None,
        plain: bool | None = None,
    ) -> "Match":
        """A match of a game; a typed start says for which table it is, and what is given must agree with it."""
        if start is None:
            return cls(Table.of(game, seats, options), seed, None, plain)
        game.check_seats(seats)
        game.option_numbers(options or {})
        match = cls(game, seed, start, plain)
        match.table.check(seats, options)
        return match

    def copy(self) -> "Match":
        """The same match, to be played on apart from this one."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other.moves, other.comments = self.moves.copy(), self.comments.copy()
        other._prepare()
        return other

    def _prepare(self) -> None:
        """What every call of the rules needs, made once."""
        self._row = self.rules.row(self.position)
        self._actions = self.game.actions.typed
        self._buffer = self.rules.actions_buffer()

    def _begin(self, position: Position) -> None:
        if self.start is not None:
            plant(position, self.seed)
            self.game.read(self.start, position)
        elif is_secret(self.seed):
            plant(position, self.seed)
            self.rules.setup(position, self.seats, self.table.numbers)
        else:
            self.rules.enter_deal(self.rules.row(position), self.seats, self.table.numbers, *stream_and_game(self.seed))

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def options(self) -> dict[str, str]:
        return self.table.options

    # Asking

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; none at the end."""
        return tuple(bits(self.rules.enter_to_act(self._row)))

    @property
    def over(self) -> bool:
        return not self.rules.enter_to_act(self._row)

    @property
    def result(self) -> tuple[Standing, ...] | None:
        """Points and place of each seat when the game is over."""
        return standings(self.rules, self.position, self.seats) if self.over else None

    def legal(self, seat: int | None = None) -> list[Action]:
        """The actions of a seat: numbers whose `str` is their text. Without a seat: of the one to act."""
        buffer = self._buffer
        count = self.rules.enter_legal(self._row, ACTOR if seat is None else self._seat(seat), buffer)
        if count < 0:
            return [] if self.over else self.legal(self._seat(None))
        return list(map(self._actions.__getitem__, buffer[:count].tolist()))

    def why_not(self, action: int | str, seat: int | None = None) -> Refusal | None:
        """Nothing if the action is legal now, else the reason and its paragraph."""
        refusal = self.rules.why_not(self.position, self._seat(seat), self._number(action))
        return None if refusal == ALLOWED else self.game.refusals[refusal]

    def view(self, seat: int = NOBODY) -> View:
        """What that seat may see, with its legal actions; without a seat: what a spectator sees."""
        return look(self.game, self.rules, self.position, self.seats, seat if seat == NOBODY else self._seat(seat))

    def write(self) -> str:
        """The whole position as text, secrets and all."""
        return self.game.write(self.position)

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant: the given one, or the only one to act; the last mover's once the game is over."""
        if seat is not None:
            if not 0 <= seat < self.seats:
                raise Mistake("mistake-no-seat", seat=str(seat), last=str(self.seats - 1))
            return seat
        waiting = self.rules.enter_to_act(self._row)
        if waiting in SEAT_OF_BIT:
            return SEAT_OF_BIT[waiting]
        if waiting:
            raise Mistake("mistake-which-seat", seats=", ".join(map(str, bits(waiting))))
        return self.moves[-1][0] if self.moves else 0

    def _number(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.game.actions.number(action)
        number = action if type(action) is Action else operator.index(action)
        if not 0 <= number < len(self._actions):
            raise Mistake("mistake-action-number", number=str(number), last=str(len(self._actions) - 1))
        return number

    # Playing

    def play(self, *actions: int | str, seat: int | None = None) -> None:
        """Play one action, or several in a row: all of them or, if one is refused, none."""
        if len(actions) == 1:
            return self._play(actions[0], seat)
        before, count = bytes(self.position), len(self.moves)
        try:
            for action in actions:
                self._play(action, seat)
        except BaseException:
            self.position.become(before)
            del self.moves[count:]
            raise

    def _play(self, action: int | str, seat: int | None) -> None:
        number = self._number(action)
        answer = self.rules.enter_play(self._row, ACTOR if seat is None else self._seat(seat), number)
        if answer < 0:
            answer = self.rules.enter_play(self._row, self._seat(None), number)
        seat, refusal = answer >> SEAT_BITS, answer & (SEAT_STEP - 1)
        if refusal != ALLOWED:
            raise Refused(self.game.actions[number], seat, self.game.refusals[refusal], self.game.package)
        self.moves.append((seat, number))

    def comment(self, text: str) -> None:
        """Note something beside the last action; it goes into the record."""
        if not self.moves:
            raise Mistake("mistake-comment-beside")
        if "}" in text or "{" in text:
            raise Mistake("mistake-comment-braces")
        self.comments[len(self.moves) - 1] = " ".join(text.split())

    # Going back

    def at(self, moves: int) -> Position:
        """The position after that many actions."""
        if not 0 <= moves <= len(self.moves):
            raise Mistake("mistake-moment", count=len(self.moves), moment=str(moves))
        position = self.game.blank()
        self._begin(position)
        table = np.array(self.moves[:moves], np.int64).reshape(-1, 2)
        self.rules.enter_replay(self.rules.row(position), table, moves)
        return position

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """Nothing if the seat (or whoever acted last) may take the last action back, else the reason.

        Computed, not declared: nobody else has acted, no chance was used, and in every arrangement that the seat
        thought possible the action would have shown it the same.
        """
        if not self.moves or (seat is not None and all(actor != seat for actor, _ in self.moves)):
            return "nothing-played"
        actor, action = self.moves[-1]
        if seat is not None and seat != actor:
            return "somebody-else-acted"
        before = self.at(len(self.moves) - 1)
        if list(before.rng) != list(self.position.rng):
            return "chance"
        return "learned" if self._learned(before, actor, action) else None

    def _learned(self, before: Position, seat: int, action: int) -> bool:
        key = int.from_bytes(hashlib.sha256(bytes(before)).digest()[:7], "big")
        now = look(self.game, self.rules, self.position, self.seats, seat)
        for counter in range(UNDO_GUESSES):
            other = self.rules.guess(before, seat, key, counter)
            self.rules.play(other, seat, action)
            if look(self.game, self.rules, other, self.seats, seat) != now:
                return True
        return False

    def undo(self, seat: int | None = None) -> None:
        """Take back the last action, or raise `CannotUndo`."""
        reason = self.why_no_undo(seat)
        if reason:
            raise CannotUndo(reason)
        self.position.become(self.at(len(self.moves) - 1))
        self.moves.pop()
        self.comments.pop(len(self.moves), None)

    # Telling

    def told(self, viewer: int = NOBODY, since: int = 0) -> list[Message]:
        """The log as one seat, or a spectator, may read it, from action number `since` on."""
        position = self.at(since)
        lines: list[Message] = []
        before = look(self.game, self.rules, position, self.seats, viewer)
        for seat, action in self.moves[since:]:
            shown = self.game.seen(position, seat, action, viewer)
            self.rules.play(position, seat, action)
            after = look(self.game, self.rules, position, self.seats, viewer)
            lines += self.game.narrate(before, seat, shown, after)
            before = after
        return lines

    def record(self) -> str:
        """The match as text that replays: tags, then the actions."""
        from gangland.engine.record import write_record

        return write_record(self)

    def __str__(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}, {self.seats} seats, seed {self.seed}, {len(self.moves)} actions>"

    def picture(self, seat: int = NOBODY, lang: str | None = None, names: tuple[str, ...] = ()) -> str:
        """The table drawn in letters, as a seat or a spectator sees it."""
        from gangland.engine.words import Words, language

        known: Any = names or tuple(f"seat {number}" for number in range(self.seats))
        words = Words(language(lang), (self.game.package,), known, seat)
        return self.game.draw(self.view(seat), words.say)
