"""Somebody is away: the others are asked."""

import pytest

from gangland.server.match.commands import Refused, Vote
from gangland.server.match.deadlines import deadlines
from gangland.server.match.drafts import draft_away, draft_command, draft_here, draft_start, draft_vote_over
from gangland.server.match.votes import Poll, agreed, concluded
from gangland.server.ports import ABANDONED, NOBODY
from tests.server.desk.house import keep, new_board

LEVELS = ("street-kid", "godfather")
ID = "{:032x}".format


def poll(**choices):
    return Poll(0, 1, 99, {int(seat[1:]): choice for seat, choice in choices.items()})


class TestVotes:
    def test_more_than_half_may_wait_or_call_a_bot(self):
        assert agreed(poll(p1="bot", p2="bot"), [1, 2, 3], False) == "bot"
        assert agreed(poll(p1="wait", p2="wait"), [1, 2, 3], True) == "wait"
        assert agreed(poll(p1="bot"), [1, 2, 3], True) is None

    def test_an_end_needs_everyone(self):
        assert agreed(poll(p1="end", p2="end"), [1, 2, 3], False) is None
        assert agreed(poll(p1="end", p2="end", p3="end"), [1, 2, 3], False) == "end"

    def test_whoever_does_not_agree_gets_the_usual(self):
        assert agreed(poll(p1="end", p2="bot"), [1, 2], rated=True) == "bot"
        assert agreed(poll(p1="end", p2="bot"), [1, 2], rated=False) == "wait"

    def test_when_time_is_up_the_votes_that_came_count(self):
        assert concluded(poll(p1="bot"), [1, 2, 3], rated=False) == "bot"
        assert concluded(poll(), [1, 2, 3], rated=False) == "wait"
        assert concluded(poll(), [1, 2, 3], rated=True) == "bot"
        assert concluded(poll(p1="end"), [1, 2, 3], rated=False) == "wait"


def board(seats=3, game="the_boss", **row):
    one = new_board(game, seats, **row)
    keep(one, draft_start(one, ["a"] * seats, 1_000))
    return one


def away(one):
    turn = one.course.asked.owing()[0]
    keep(one, draft_away(one, turn, 60_000))
    return turn, [seat for seat in range(one.seats) if seat != turn]


def vote(one, seat, choice, now=61_000):
    return draft_command(one, seat, Vote(ID(seat + 100), choice), LEVELS, now)


class TestATable:
    def test_a_vote_is_due(self):
        one = board()
        away(one)
        assert (one.row.id, NOBODY, 2, 120_000) in [(d.match, d.seat, d.decision, d.due) for d in deadlines(one)]

    def test_the_table_lets_a_bot_play(self):
        one = board()
        gone, others = away(one)
        keep(one, vote(one, others[0], "bot"))
        keep(one, vote(one, others[1], "bot"))
        assert one.bot(gone) == "godfather"
        assert one.course.poll is None

    def test_the_table_ends_the_game(self):
        one = board()
        _, others = away(one)
        keep(one, vote(one, others[0], "end"))
        stored = keep(one, vote(one, others[1], "end"))
        assert [event.kind for event in stored] == ["vote", "abandon"]
        assert one.course.status == ABANDONED
        assert deadlines(one) == ()

    def test_the_table_waits_and_is_not_asked_again_at_once(self):
        one = board()
        gone, others = away(one)
        keep(one, vote(one, others[0], "wait"))
        keep(one, vote(one, others[1], "wait"))
        assert draft_away(one, gone, 70_000) is None
        assert draft_away(one, gone, 121_000) is not None

    def test_time_is_up_in_a_rated_game(self):
        one = board(rated=True)
        gone, _ = away(one)
        assert draft_vote_over(one, LEVELS, 119_999) is None
        keep(one, draft_vote_over(one, LEVELS, 120_000))
        assert one.bot(gone) == "godfather"

    def test_whoever_comes_back_ends_the_vote(self):
        one = board()
        gone, others = away(one)
        keep(one, draft_here(one, gone, 65_000))
        assert isinstance(vote(one, others[0], "bot"), Refused)

    def test_the_one_who_is_away_has_no_vote(self):
        one = board()
        gone, _ = away(one)
        assert vote(one, gone, "wait").code == "no-vote"

    def test_there_are_three_choices(self):
        one = board()
        _, others = away(one)
        assert vote(one, others[0], "kill").code == "no-vote"

    @pytest.mark.parametrize("clock", [{"kind": "slow", "bank": 10**8, "increment": 10**7}])
    def test_slow_games_wait_for_their_clocks(self, clock):
        one = board(clock=clock)
        assert draft_away(one, one.course.asked.owing()[0], 60_000) is None

    def test_nobody_votes_about_somebody_who_owes_nothing(self):
        one = board()
        turn = one.course.asked.owing()[0]
        assert draft_away(one, (turn + 1) % 3, 60_000) is None

    def test_nobody_votes_where_only_bots_wait(self):
        one = board(2, "famiglia", kinds=["person", "bot"])
        for seat in range(2):
            assert draft_away(one, seat, 60_000) is None
