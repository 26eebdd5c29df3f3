"""A match as text: it replays, and whatever is wrong in it is named with its line and column."""

import pytest

import gangland
from gangland.engine.match import Match
from gangland.engine.record import read_record, result_text
from gangland.games import GAMES
from tests.engine.standoff import GAME as STANDOFF


@pytest.fixture(scope="module")
def record(default_way):
    """Two turns of the game with seed 7, whatever that deals."""
    match = gangland.new("famiglia", seed=7)
    while len(match.moves) < 4:
        match.play(match.legal()[-1])
    match.comment("so far")
    return match.record()


@pytest.fixture(scope="module")
def finished(default_way):
    match = gangland.new("famiglia", seed=7)
    match.play("pass", "pass")
    return match.record()


def error(text):
    with pytest.raises(gangland.NotationError) as caught:
        gangland.replay(text)
    return caught.value.line, caught.value.column, caught.value.what


class TestRoundTrip:
    def test_a_record_replays_to_the_same_match(self, record):
        match = gangland.replay(record)
        assert match.record() == record
        assert len(match.moves) == 4
        assert match.comments == {3: "so far"}

    def test_it_replays_plain_and_compiled(self, record):
        assert gangland.replay(record, plain=True).position == gangland.replay(record, plain=False).position

    def test_it_has_its_tags_in_order_and_a_line_for_each_stretch_of_a_seat(self, finished):
        starter = gangland.new("famiglia", seed=7).to_act[0]
        assert finished.splitlines() == [
            '[Game "famiglia"]',
            '[Rules "1"]',
            '[Seats "2"]',
            '[Options "memory=open"]',
            '[Seed "7"]',
            '[Result "1 points, place 1 | 1 points, place 1"]',
            "",
            f"1. ({starter}) pass",
            f"2. ({1 - starter}) pass",
        ]

    def test_a_typed_start_is_part_of_it(self):
        match = gangland.position("famiglia", "street A3 B0 / hand A2 A2 | -", seed=3)
        match.play("recruit A3")
        again = gangland.replay(match.record())
        assert again.position == match.position
        assert '[Start "street A3 B0 / hand A2 A2 | -"]' in match.record()

    def test_sealed_choices_of_many_seats_replay(self):
        match = Match.of(STANDOFF, 3, {"guns": "blanks"}, 5)
        for seat in (2, 0, 1):
            match.play(match.legal(seat)[0], seat=seat)
        match.play("loot")
        again = read_record(match.record(), lambda _: STANDOFF)
        assert again.position == match.position
        assert (again.seats, again.options, again.moves) == (3, {"guns": "blanks"}, match.moves)

    def test_spaces_and_empty_lines_do_not_matter(self, finished):
        loose = finished.replace("\n", "\n\n").replace(") pass", ")   PASS  ").replace("[Rules", "  [Rules")
        assert gangland.replay(loose).record() == finished

    def test_an_unfinished_result_is_a_star(self, record):
        assert result_text(gangland.replay(record)) == "*"

    def test_a_record_without_its_result_or_options_is_enough(self, finished):
        lines = [line for line in finished.splitlines() if "Result" not in line and "Options" not in line]
        assert gangland.replay("\n".join(lines)).record() == finished

    def test_every_action_of_a_stretch_may_have_a_comment(self):
        match = gangland.position("famiglia", "street A3 B0 / hand A2 A2 | -")
        match.play("recruit A3")
        match.comment("first;  with a semicolon")
        match.play("pass")
        match.comment("second")
        assert gangland.replay(match.record()).comments == {0: "first; with a semicolon", 1: "second"}


class TestBrokenTags:
    @pytest.mark.parametrize("tag", ["Game", "Rules", "Seats", "Seed"])
    def test_a_missing_tag_is_named(self, finished, tag):
        text = "\n".join(line for line in finished.splitlines() if not line.startswith(f"[{tag} "))
        assert error(text) == (1, 1, f"the tag '{tag}' is missing: this is no record of a match")

    @pytest.mark.parametrize("text", ["", "\n\n", "1. (0) pass", "hello"])
    def test_what_is_no_record_is_said_to_be_none(self, text):
        assert error(text)[2].endswith("this is no record of a match")

    @pytest.mark.parametrize(
        ("old", "new", "line", "what"),
        [
            (
                '"famiglia"',
                '"chess"',
                1,
                f"tag Game: there is no game 'chess'; there are: {', '.join(GAMES)}",
            ),
            (
                'Rules "1"',
                'Rules "99"',
                2,
                "tag Rules: played by version 99 of the rules; this program plays version 1",
            ),
            ('Rules "1"', 'Rules ""', 2, "tag Rules: played by version  of the rules; this program plays version 1"),
            ('Seats "2"', 'Seats "3"', 3, "tag Seats: famiglia is played with 2 seats, not 3"),
            ("memory=open", "memory=lost", 4, "tag Options: option memory is one of open, closed, not 'lost'"),
            ("memory=open", "luck=high", 4, "tag Options: famiglia has no option 'luck'; it has: memory"),
            ("memory=open", "memory", 4, "tag Options: options are name=choice, ..., not 'memory'"),
            ('Seed "7"', 'seed "7"', 5, "unknown or repeated tag 'seed'"),
            ('Seed "7"', 'Game "famiglia"', 5, "unknown or repeated tag 'Game'"),
            ('[Seed "7"]', '[Seed "7"', 5, 'a tag is [Name "value"], before the actions'),
            ('[Seed "7"]', "[Seed 7]", 5, 'a tag is [Name "value"], before the actions'),
        ],
    )
    def test_a_broken_tag_is_named_with_its_line(self, finished, old, new, line, what):
        assert finished.count(old) == 1
        assert error(finished.replace(old, new)) == (line, 1, what)

    def test_seats_that_are_no_number_are_named(self, finished):
        line, column, what = error(finished.replace('Seats "2"', 'Seats "two"'))
        assert (line, column) == (3, 1)
        assert what.startswith("tag Seats: ")
        assert "'two'" in what

    def test_a_broken_seed_is_named(self, finished):
        line, column, what = error(finished.replace('Seed "7"', 'Seed "lucky"'))
        assert (line, column) == (5, 1)
        assert what.startswith("tag Seed: 'lucky' is no seed")

    def test_a_broken_start_is_named(self, finished):
        line, column, what = error(finished.replace("[Result", '[Start "street X9"]\n[Result'))
        assert (line, column) == (6, 1)
        assert what.startswith("tag Start: line 1, column 8: 'X9' is no card")

    def test_what_is_written_for_other_programs_is_skipped(self, finished):
        tags, actions = finished.split("\n\n")
        text = f'[Event "evening"]\n% {{}}\n{tags}\n[Secret "07"]\n\n% [1, "start"]\n{actions}%\n'
        assert gangland.replay(text).record() == finished

    def test_a_tag_after_the_actions_is_out_of_place(self, finished):
        line = len(finished.splitlines()) + 1
        assert error(finished + '[Seed "8"]\n') == (line, 1, 'a tag is [Name "value"], before the actions')

    def test_a_wrong_result_is_named(self, finished):
        line, column, what = error(finished.replace("place 1 |", "place 2 |"))
        assert (line, column) == (6, 1)
        assert what == (
            "the record says '1 points, place 2 | 1 points, place 1',"
            " replayed it is '1 points, place 1 | 1 points, place 1'"
        )


class TestBrokenActions:
    def broken(self, finished, line):
        """The error of a record whose second line of actions is another."""
        lines = finished.splitlines()
        lines[8] = line
        return error("\n".join(line for line in lines if "Result" not in line))

    def test_an_illegal_action_names_its_paragraph(self, finished):
        seat = finished.splitlines()[8][4]
        line, column, what = self.broken(finished, f"2. ({seat}) recruit scared; pass")
        assert (line, column) == (8, 8)
        assert what.startswith(f"'recruit scared' by seat {seat} is refused: ")
        assert what.endswith("(§6.2)")

    def test_the_second_action_of_a_line_is_found_in_its_column(self):
        text = gangland.position("famiglia", "street A0 B0 / hand A2 A2 B1 | -").record()
        head = [line for line in text.splitlines() if "Result" not in line]
        line, column, what = error("\n".join([*head, "1. (0) play B1;  recruit A0"]))
        assert (line, column) == (len(head) + 1, 8)
        assert what.startswith("'play B1' by seat 0 is refused")
        text = gangland.position("famiglia", "street A1 B0 / hand A2 A2 B1 | -").record()
        head = [line for line in text.splitlines() if "Result" not in line]
        line, column, what = error("\n".join([*head, "1. (0) play B1;  recruit A0"]))
        assert (line, column) == (len(head) + 1, 18)
        assert what.startswith("'recruit A0' by seat 0 is refused")

    def test_the_wrong_seat_is_refused(self, finished):
        seat = 1 - int(finished.splitlines()[8][4])
        assert self.broken(finished, f"2. ({seat}) pass")[2].endswith("(§3.1)")

    def test_a_seat_that_is_not_there(self, finished):
        assert self.broken(finished, "2. (7) pass")[2] == "there is no seat 7; there are 0 to 1"

    def test_an_unknown_action_says_what_is_near_it(self, finished):
        seat = finished.splitlines()[8][4]
        line, column, what = self.broken(finished, f"2. ({seat}) recruti A0")
        assert (line, column) == (8, 8)
        assert what.startswith("no action is called 'recruti A0'; did you mean 'recruit A0'")

    def test_an_action_after_the_end_is_refused(self, finished):
        line = len(finished.splitlines()) + 1
        found = error(finished + "3. (0) pass")
        assert found[0] == line
        assert found[2].endswith("(§9.1)")

    @pytest.mark.parametrize("line", ["garbage", "2.", "2. pass", "(0) pass", "2. (x) pass", "-1. (0) pass"])
    def test_a_garbage_line_is_named(self, finished, line):
        assert self.broken(finished, line) == (
            8,
            1,
            "a line of actions begins with its number and the seat, like 3. (1)",
        )

    @pytest.mark.parametrize(
        "rest", ["pass {open", "pass } x", "pass {a} {b}", "pass {a} pass", "", "pass {{a}}", "{a}", ";"]
    )
    def test_actions_that_cannot_be_read_are_named(self, finished, rest):
        seat = finished.splitlines()[8][4]
        line, _, what = self.broken(finished, f"2. ({seat}) {rest}")
        assert (line, what) == (8, "this can't be read as actions split by ;")
