"""Banks, increments, the way to the server, and what is due."""

import pytest

from gangland.engine.mistakes import Mistake
from gangland.server.match.clocks import Pace, due_at, left_after, pace_of, spent
from gangland.server.match.commands import Act, Back, Hand, Undo
from gangland.server.match.deadlines import deadlines
from gangland.server.match.drafts import (
    draft_command,
    draft_gift,
    draft_start,
    draft_timeout,
)
from gangland.server.ports import Deadline
from tests.server.desk.house import keep, new_board

LIVE = {"kind": "live", "bank": 60_000, "increment": 5_000}
LEVELS = ("street-kid", "godfather")
ID = "{:032x}".format


def board(game="famiglia", seats=2, clock=LIVE, **more):
    new = new_board(game, seats, clock=clock, **more)
    keep(new, draft_start(new, ["a"] * seats, 1_000))
    return new


def act(one, seat, now, number=1, lag=0, nth=0):
    legal = one.rules.legal(one.position, seat)
    command = Act(ID(number), one.course.asked.open(seat), legal[nth], lag)
    return keep(one, draft_command(one, seat, command, LEVELS, now))


class TestPace:
    @pytest.mark.parametrize("data", [{}, {"kind": "none"}])
    def test_a_table_without_a_clock(self, data):
        assert not pace_of(data).ticks

    @pytest.mark.parametrize(
        "data",
        [
            {"kind": "egg"},
            {"kind": "live"},
            {"kind": "live", "bank": -1, "increment": 9_000},
            {"kind": "live", "bank": "soon"},
            {"kind": "slow", "bank": 10**15},
            {"kind": "live", "bank": 60_000, "hat": 1},
        ],
    )
    def test_there_is_no_such_clock(self, data):
        with pytest.raises(Mistake, match="no such clock"):
            pace_of(data)

    def test_an_answer_costs_its_time_and_earns_the_increment(self):
        assert left_after(Pace("live", 0, 5_000), 60_000, 1_000, 11_000, 0) == 55_000

    def test_the_way_to_the_server_is_free_up_to_a_second(self):
        assert spent(1_000, 3_000, 400) == 1_600
        assert spent(1_000, 3_000, 9_999) == 1_000
        assert spent(1_000, 1_200, 900) == 0
        assert spent(1_000, 3_000, -50) == 2_000

    def test_a_bank_is_never_less_than_nothing(self):
        assert left_after(Pace("live", 0, 5_000), 1_000, 0, 99_000, 0) == 5_000


class TestTicking:
    def test_the_clock_of_the_seat_that_is_asked_runs(self):
        one = board()
        turn = one.course.asked.owing()[0]
        assert deadlines(one) == (Deadline(one.row.id, turn, 1, due_at(60_000, 1_000)),)

    def test_an_answer_pays(self):
        one = board()
        turn = one.course.asked.owing()[0]
        [event] = act(one, turn, 11_000, lag=300)
        assert one.course.banks[turn] == 60_000 - 9_700 + 5_000
        assert event.payload == f'{{"action":{one.course.moves[0].action},"lag":300}}'

    def test_in_a_sealed_choice_all_who_owe_one_tick(self):
        one = board("cash_n_guns", 4)
        assert len(deadlines(one)) == 4
        act(one, 2, 2_000)
        assert [due.seat for due in deadlines(one)] == [0, 1, 3]

    def test_a_change_of_mind_costs_and_earns_nothing(self):
        one = board("cash_n_guns", 4)
        act(one, 2, 2_000)
        banks = one.course.banks.copy()
        act(one, 2, 9_000, number=2, nth=1)
        assert one.course.banks == banks

    def test_the_time_of_a_log_never_goes_back(self):
        one = board()
        [event] = act(one, one.course.asked.owing()[0], 5)
        assert event.time == 1_000


class TestTimeout:
    def test_before_its_time_nothing_runs_out(self):
        one = board()
        turn = one.course.asked.owing()[0]
        legal = one.rules.legal(one.position, turn)
        assert draft_timeout(one, turn, 1, legal[0], 61_999) is None
        keep(one, draft_timeout(one, turn, 1, legal[0], 62_000))
        assert one.course.banks[turn] == 5_000

    def test_an_answered_decision_does_not_run_out(self):
        one = board()
        turn = one.course.asked.owing()[0]
        act(one, turn, 2_000)
        assert draft_timeout(one, turn, 1, 0, 999_000) is None

    def test_who_has_not_aimed_in_time_takes_no_part(self):
        """Cash 'n Guns §5.2"""
        one = board("cash_n_guns", 4, options={"clock": "with"})
        for seat in range(4):
            act(one, seat, 2_000, number=seat)
        action = one.game.timeout(one.position, 1)
        assert one.game.actions[action] == "late"
        keep(one, draft_timeout(one, 1, one.course.asked.open(1), action, 900_000))
        assert one.course.moves[-1].action == action


class TestUndo:
    def test_an_undo_gives_the_increment_back(self):
        one = board("the_boss", 3)
        turn = one.course.asked.owing()[0]
        for number in range(40):
            turn = one.course.asked.owing()[0]
            before = one.course.banks[turn]
            act(one, turn, 2_000 + 1_000 * number, number=number)
            undo = draft_command(one, turn, Undo(ID(999)), LEVELS, 2_000 + 1_000 * number)
            if hasattr(undo, "fork"):
                keep(one, undo)
                assert one.course.banks[turn] <= before
                return
        pytest.fail("nothing could be taken back")


class TestGifts:
    def test_after_an_outage_whoever_owes_a_decision_has_more_time(self):
        one = board()
        turn = one.course.asked.owing()[0]
        keep(one, draft_gift(one, 30_000, 25_000, 55_000))
        assert deadlines(one)[0].due == due_at(60_000, 1_000) + 25_000
        act(one, turn, 56_000)
        assert one.course.banks[turn] == 60_000 - 30_000 + 5_000

    def test_one_outage_is_one_gift(self):
        one = board()
        keep(one, draft_gift(one, 30_000, 25_000, 55_000))
        assert draft_gift(one, 30_000, 25_000, 55_001) is None

    def test_without_a_clock_there_is_nothing_to_give(self):
        one = board(clock={})
        assert draft_gift(one, 30_000, 25_000, 55_000) is None


class TestStandIns:
    def test_a_bots_seat_does_not_tick_but_is_asked_again(self):
        one = board()
        turn = one.course.asked.owing()[0]
        keep(one, draft_command(one, turn, Hand(ID(1), "godfather"), LEVELS, 11_000))
        assert one.course.banks[turn] == 50_000
        assert deadlines(one) == (Deadline(one.row.id, turn, 1, 16_000),)

    def test_whoever_takes_the_seat_back_starts_with_what_was_left(self):
        one = board()
        turn = one.course.asked.owing()[0]
        keep(one, draft_command(one, turn, Hand(ID(1), "godfather"), LEVELS, 11_000))
        keep(one, draft_command(one, turn, Back(ID(2)), LEVELS, 40_000))
        assert deadlines(one)[0].due == due_at(50_000, 40_000)
