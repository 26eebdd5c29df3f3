"""No byte that reaches a viewer depends on what it may not know; and planted leaks are caught.

`GANGLAND_LEAKS=1000` drives a thousand cases of each game.
"""

import asyncio
import os

import msgspec
import pytest

from gangland.server.desk import bot_turns as desk_bots
from gangland.server.desk import broadcast, hosts, log_writer
from gangland.server.desk import desk as desk_module
from gangland.server.match import drafts, fold, narration, projection, replay, stream, undo
from gangland.server.match.commands import Ack, Refused
from gangland.server.match.projection import table_for
from tests.server.desk.house import TABLES
from tests.server.desk.turn_counter import TimedCase
from tests.server.desk.worlds import Case, Leak

CASES = int(os.environ.get("GANGLAND_LEAKS", "12"))
MOST_CASES_FOR_A_LEAK = 60
GUNS = ("cash_n_guns", 5, {"talents": "random"})
BOSS = ("the_boss", 3, {})
VARIANTS = (
    *TABLES,
    ("famiglia", 2, {}),
    ("cash_n_guns", 4, {"memory": "closed"}),
    ("five_points", 4, {"memory": "closed"}),
)


TABLES_OF_MORE = (
    ("five_points", 4, {}),
    ("the_boss", 4, {}),
    ("syndicate", 3, {}),
    ("cash_n_guns", 5, {"talents": "random"}),
)


def drive(table, number, kind=Case, **more):
    case = kind(*table, number, **more)
    asyncio.run(case.run())
    return case


@pytest.mark.parametrize("table", VARIANTS, ids=lambda table: f"{table[0]}-{table[1]}")
def test_two_worlds_that_look_alike_are_told_alike(table):
    driven = sum(drive(table, number).steps for number in range(CASES))
    assert driven >= CASES  # the worlds were driven on, not only looked at


@pytest.mark.parametrize("table", TABLES_OF_MORE, ids=lambda table: f"{table[0]}-{table[1]}")
def test_two_viewers_who_tell_each_other_everything_learn_no_more(table):
    cases = [drive(table, number, together=True) for number in range(CASES)]
    different = [case for case in cases if case.differ]
    assert len(different) >= CASES // 4  # there were things that neither of them knew
    assert sum(case.steps for case in different) >= len(different)


@pytest.mark.parametrize("table", VARIANTS, ids=lambda table: f"{table[0]}-{table[1]}")
def test_when_something_is_sent_does_not_depend_on_what_is_hidden(table):
    driven = sum(drive(table, number, TimedCase).steps for number in range(CASES))
    assert driven >= CASES


def changed_table(change):
    """Every table that is sent is changed by somebody careless."""

    def careless(board, viewer, view, alike):
        return change(board, viewer, table_for(board, viewer, view, alike))

    return careless


def extra_field(board, viewer, table):
    return msgspec.structs.replace(table, commitment=board.state_hash())


def global_counter(board, viewer, table):
    return msgspec.structs.replace(table, moves=board.course.n)


def somebody_elses_hand(board, viewer, table):
    return msgspec.structs.replace(table, view=board.view((viewer + 1) % board.seats))


def last_actor(board, viewer, table):
    return msgspec.structs.replace(table, rematch=str(board.course.moves[-1].seat) if board.course.moves else None)


def plant(monkeypatch, leak):
    """Make the server careless in one way."""
    if leak in (extra_field, global_counter, somebody_elses_hand, last_actor):
        monkeypatch.setattr(hosts, "table_for", changed_table(leak))
    else:
        leak(monkeypatch)


def numbers_of_the_match(monkeypatch):
    """Frames are numbered by the events of the match, not by what the viewer has seen change."""
    show = hosts.Hosted._show

    def numbered(self, viewer, stream, steps, alike):
        stream.n = self.board.course.n
        show(self, viewer, stream, steps, alike)

    monkeypatch.setattr(hosts.Hosted, "_show", numbered)


def hidden_actions_in_the_log(monkeypatch):
    def lines(board, viewer, before, step, after):
        if step.kind not in ("act", "timeout"):
            return narration.lines(board, viewer, before, step, after)
        return (projection.Message("did", {"action": step.payload.action}),)

    monkeypatch.setattr(hosts, "lines", lines)


def hidden_actions_in_the_history(monkeypatch):
    monkeypatch.setattr(replay, "known_to", lambda board, viewer: [*range(1, board.course.n + 1)])


def a_frame_for_a_change_of_mind(monkeypatch):
    def show(self, table, view, lines):
        self.table = b""
        return shown(self, table, view, lines)

    shown = stream.Stream.show
    monkeypatch.setattr(stream.Stream, "show", show)
    monkeypatch.setattr(fold.Step, "is_hidden_from", lambda self, viewer: False)


def numbers_in_acks(monkeypatch):
    async def command(self, hosted, seat, command, make, reply):
        answer = await whole(self, hosted, seat, command, make, reply)
        return Ack(f"{command} {hosted.board.course.n}") if isinstance(answer, Ack) else answer

    whole = log_writer.Writer.command
    monkeypatch.setattr(log_writer.Writer, "command", command)


def telling_refusals(monkeypatch):
    def why_not(board, seat, action, command=""):
        no = drafting_why_not(board, seat, action, command)
        return no and Refused(no.command, no.code, no.message, board.state_hash())

    drafting_why_not = drafts.why_not
    monkeypatch.setattr(drafts, "why_not", why_not)
    monkeypatch.setattr(desk_module, "why_not", why_not)


def whoever_acted_last_may_undo(monkeypatch):
    """Without the rule for sealed choices: a change of mind of another shows in the reason."""

    def glance(board, seat):
        moves = board.course.moves
        return None if moves and moves[-1].seat == seat else undo.SOMEBODY_ELSE

    monkeypatch.setattr(undo, "why_no_undo_at_a_glance", glance)
    monkeypatch.setattr(projection, "why_no_undo_at_a_glance", glance)


def time_for_a_change_of_mind(monkeypatch):
    """The clock of a seat that has chosen and changes its choice is set anew."""
    move = fold.Board._act

    def timed(self, event, payload):
        step = move(self, event, payload)
        self.course.banks[event.actor] += self.pace.increment
        return step

    monkeypatch.setattr(fold.Board, "_act", timed)


def the_deal_on_coming_back(monkeypatch):
    welcome = hosts.Hosted.stream

    def told(self, viewer, chance):
        stream = welcome(self, viewer, chance)
        stream.table = stream.table[:-1] + b',"origin":"' + self.board.origin.hex().encode() + b'"}'
        return stream

    monkeypatch.setattr(hosts.Hosted, "stream", told)


def the_true_position_for_bots(monkeypatch):
    def order(self, hosted, seat, bot, deadline):
        return msgspec.structs.replace(
            rightly(self, hosted, seat, bot, deadline), position=bytes(hosted.board.position)
        )

    rightly = desk_bots.BotTurns.order
    monkeypatch.setattr(desk_bots.BotTurns, "order", order)


def all_actions_in_the_record(monkeypatch):
    monkeypatch.setattr(replay, "_shown", lambda board, step, viewer: str(step.payload))


def one_count_of_decisions(monkeypatch):
    """A decision is named by the number of the state, as if there were no simultaneous choices."""
    monkeypatch.setattr(
        hosts,
        "table_for",
        changed_table(
            lambda board, viewer, table: msgspec.structs.replace(table, decision=table.decision and board.course.n)
        ),
    )


LEAKS = [
    (extra_field, BOSS),
    (somebody_elses_hand, BOSS),
    (telling_refusals, BOSS),
    (the_deal_on_coming_back, BOSS),
    (the_true_position_for_bots, BOSS),
    (extra_field, GUNS),
    (global_counter, GUNS),
    (last_actor, GUNS),
    (numbers_of_the_match, GUNS),
    (hidden_actions_in_the_log, GUNS),
    (hidden_actions_in_the_history, GUNS),
    (a_frame_for_a_change_of_mind, GUNS),
    (numbers_in_acks, GUNS),
    (whoever_acted_last_may_undo, GUNS),
    (time_for_a_change_of_mind, GUNS),
    (all_actions_in_the_record, GUNS),
    (one_count_of_decisions, GUNS),
    (somebody_elses_hand, ("syndicate", 2, {})),
    (extra_field, ("famiglia", 2, {"memory": "closed"})),
    (somebody_elses_hand, ("five_points", 3, {})),
]


@pytest.mark.parametrize(("leak", "table"), LEAKS, ids=lambda one: getattr(one, "__name__", None) or one[0])
def test_a_planted_leak_is_caught(leak, table, monkeypatch):
    plant(monkeypatch, leak)
    assert is_noticed(table)


def is_noticed(table, kind=Case, **more):
    """Is there a leak in some case?"""
    for number in range(MOST_CASES_FOR_A_LEAK):
        try:
            drive(table, number, kind, **more)
        except Leak:
            return True
    return False


def test_a_leak_to_one_of_two_who_work_together_is_caught(monkeypatch):
    plant(monkeypatch, extra_field)
    assert is_noticed(BOSS, together=True)


def a_pause_before_the_ack(monkeypatch):
    """The way to the disk takes longer for some positions."""

    async def store(self, wanted):
        for _ in range(sum(bytes(wanted.fork.position)) % 3):
            await asyncio.sleep(0)
        return await rightly(self, wanted)

    rightly = log_writer.Writer._store
    monkeypatch.setattr(log_writer.Writer, "_store", store)


def frames_that_wait(monkeypatch):
    """Some positions are shown a moment later: the bytes are the same."""

    def changed(self, hosted):
        if sum(bytes(hosted.board.position)) % 2:
            return asyncio.get_running_loop().call_soon(rightly, self, hosted)
        return rightly(self, hosted)

    rightly = broadcast.Spreader.changed
    monkeypatch.setattr(broadcast.Spreader, "changed", changed)


@pytest.mark.parametrize("leak", [a_pause_before_the_ack, frames_that_wait], ids=lambda leak: leak.__name__)
def test_a_planted_delay_is_caught_by_its_time_alone(leak, monkeypatch):
    leak(monkeypatch)
    for number in range(4):
        drive(GUNS, number)  # the bytes tell nothing
    assert is_noticed(GUNS, TimedCase)
