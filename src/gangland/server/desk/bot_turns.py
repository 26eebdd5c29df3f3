"""The turns of bots and automata. What they owe follows from the log, so a lost turn is asked for again."""

import asyncio
from typing import TYPE_CHECKING

from gangland.server.desk.hosts import Hosted
from gangland.server.match.deadlines import duties, is_owed
from gangland.server.match.drafts import draft_bot, draft_timeout, is_overdue
from gangland.server.match.hashes import derived, drawn
from gangland.server.ports import BotAnswer, BotFailed, BotOrder

if TYPE_CHECKING:
    from gangland.server.desk.desk import Desk

KEY_DIGITS = 15  # a key of a guess and a seed have 60 bits
A_SECOND = 1000


class BotTurns:
    """Lets bots answer, at most one answer to each decision at a time."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk

    def attend(self, hosted: Hosted) -> None:
        """Ask for all answers that bots owe and that nobody here is working on."""
        for duty in duties(hosted.board):
            if duty not in hosted.busy:
                hosted.busy.add(duty)
                self.desk.spawn(self._answer(hosted, *duty))

    async def _answer(self, hosted: Hosted, seat: int, decision: int) -> None:
        try:
            if not is_owed(hosted.board, seat, decision):
                return
            began = self.desk.clock.now()
            action = await self._choice(hosted, seat)
            rest = began + self._delay(hosted, seat, decision) - self.desk.clock.now()
            if rest > 0:
                await self.desk.sleep(rest / A_SECOND)
            async with hosted.lock:
                hosted.busy.discard((seat, decision))
                make = lambda now: draft_bot(hosted.board, seat, decision, action, now)  # noqa: E731
                await self.desk.writer.own(hosted, make)
        finally:
            hosted.busy.discard((seat, decision))

    def _delay(self, hosted: Hosted, seat: int, decision: int) -> int:
        """How long a bot seems to think: drawn from what everyone knows, so that it tells nothing."""
        settings, board = self.desk.settings, hosted.board
        if board.seating.is_automaton(seat):
            return settings.automaton
        span = max(settings.bot_most - settings.bot_least, 0) + 1
        return settings.bot_least + drawn(board.row.id, seat, decision) % span

    async def _choice(self, hosted: Hosted, seat: int) -> int:
        if hosted.board.seating.is_automaton(seat):
            return self.first_best(hosted, seat)
        level = hosted.board.bot(seat) or self.desk.settings.levels[0]
        return await self._asked(hosted, seat, level, self.desk.settings.bot_deadline)

    async def _asked(self, hosted: Hosted, seat: int, bot: str, deadline: int, patience: float | None = None) -> int:
        """What a bot chooses; the first best legal action if it fails, or if nobody can wait for it any longer."""
        spare, legal = self.first_best(hosted, seat), hosted.board.rules.legal(hosted.board.position, seat)
        thinking = asyncio.ensure_future(self.desk.bots.choose(self.order(hosted, seat, bot, deadline)))
        action = await _answer_of(thinking, patience)
        if action in legal:
            return action
        self.desk.hosting.figures["bot_failures"] += 1
        return spare

    def first_best(self, hosted: Hosted, seat: int) -> int:
        """A legal action drawn from public things; an automaton has only one."""
        board = hosted.board
        legal = board.rules.legal(board.position, seat)
        return legal[drawn(board.row.id, seat, board.course.asked.counts[seat], "spare") % len(legal)]

    def order(self, hosted: Hosted, seat: int, bot: str, deadline: int) -> BotOrder:
        """A question to a bot. The true position never leaves: what the seat can't know is dealt anew by a secret key.

        Whoever asks again for the same decision asks the same.
        """
        board, row = hosted.board, hosted.board.row
        decision = board.course.asked.counts[seat]
        about = (row.id, seat, decision)
        key = int(derived(board.secret.secret, "guess", *about)[:KEY_DIGITS], 16)
        seed = int(derived(board.secret.secret, "seed", *about)[:KEY_DIGITS], 16)
        position = bytes(board.rules.guess(board.position, seat, key, 0))
        return BotOrder(row.id, row.game, row.seats, row.options, seat, decision, position, bot, seed, deadline)

    async def run_out(self, hosted: Hosted, seat: int, decision: int) -> None:
        """A clock has run out: what the game says, or what a quick bot does."""
        board = hosted.board
        if not is_owed(board, seat, decision) or not is_overdue(board, seat, self.desk.clock.now()):
            return
        action = board.game.timeout(board.position, seat)
        if action is None:
            settings = self.desk.settings
            patience = settings.timeout_patience / A_SECOND
            action = await self._asked(hosted, seat, settings.timeout_bot, settings.timeout_deadline, patience)
        async with hosted.lock:
            make = lambda now: draft_timeout(board, seat, decision, action, now)  # noqa: E731
            await self.desk.writer.own(hosted, make)


async def _answer_of(thinking: "asyncio.Future[BotAnswer]", patience: float | None) -> int:
    """The action of an answer, or -1. A bot that is not waited for is not disturbed: that would cost its worker."""
    try:
        done, _ = await asyncio.wait({thinking}, timeout=patience)
    except asyncio.CancelledError:
        thinking.cancel()
        raise
    if not done:
        thinking.add_done_callback(lambda late: late.cancelled() or late.exception())
        return -1
    try:
        return thinking.result().action
    except BotFailed:
        return -1
