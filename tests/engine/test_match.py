"""A match: ask, play, look, take back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gangland
from gangland.engine.game import NOBODY
from gangland.engine.match import Match, preferred_rules
from gangland.engine.messages import message
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.standoff import GAME as STANDOFF

START = "street A3 B0 M0 / hand A2 A2 | B1"


def famiglia(start=START, **more):
    return gangland.position("famiglia", start, **more)


def standoff(hands="6 5 | 1 2 | 3 3", chosen="- | - | -", deck="4 1 2", decider="-", guns="loaded", round=0):
    seats = hands.count("|") + 1
    zeros, ones, nothing = (" | ".join([text] * seats) for text in "01-")
    text = f"guns {guns} / round {round} / decider {decider} / hand {hands} / chosen {chosen} / shown {nothing}"
    return Match.of(STANDOFF, seats, seed=1, start=f"{text} / points {zeros} / in {ones} / discards - / deck {deck}")


def unchanged_by(match, error, *actions, **more):
    """The error that playing raises; not a byte of the match has changed."""
    before, moves = bytes(match.position), list(match.moves)
    with pytest.raises(error) as caught:
        match.play(*actions, **more)
    assert bytes(match.position) == before
    assert match.moves == moves
    return caught.value


class TestAsking:
    def test_legal_actions_are_numbers_that_read_as_texts(self):
        actions = famiglia().legal()
        assert [str(action) for action in actions] == ["pass", "play A2", "recruit A3", "recruit B0", "recruit M0"]
        assert [FAMIGLIA.actions.number(str(action)) for action in actions] == actions

    def test_a_seat_that_owes_nothing_has_no_legal_action(self):
        assert famiglia().legal(1) == []

    def test_who_is_to_act(self):
        assert famiglia().to_act == (0,)
        assert standoff().to_act == (0, 1, 2)
        assert standoff(chosen="- | 1 | -").to_act == (0, 2)

    def test_why_not_names_the_paragraph_or_nothing(self):
        match = famiglia()
        assert match.why_not("recruit A3") is None
        assert match.why_not("recruit A3", seat=1).name == "not-your-turn"
        assert (match.why_not("recruit F0").name, match.why_not("recruit F0").paragraph) == (
            "recruit-from-the-street",
            "7.1",
        )

    def test_when_several_owe_a_decision_the_seat_has_to_be_said(self):
        match = standoff()
        for ask in (match.legal, lambda: match.why_not("loot"), lambda: match.play("choose 6")):
            with pytest.raises(ValueError, match="seats 0, 1, 2 all owe a decision: say which one is meant"):
                ask()

    @pytest.mark.parametrize("seat", [-1, 3, 99])
    def test_a_seat_that_is_not_there_is_refused(self, seat):
        match = standoff()
        for ask in (match.legal, lambda seat: match.why_not("loot", seat)):
            with pytest.raises(ValueError, match=f"there is no seat {seat}; there are 0 to 2"):
                ask(seat)
        unchanged_by(match, ValueError, "choose 6", seat=seat)

    def test_the_result_is_there_when_the_game_is_over_and_not_before(self):
        match = famiglia()
        assert (match.over, match.result) == (False, None)
        match.play("pass", "pass")
        assert match.over
        assert [tuple(end) for end in match.result] == [(6, 1), (1, 2)]
        assert match.to_act == ()
        assert match.legal() == []


class TestPlaying:
    def test_several_actions_are_played_in_a_row(self):
        match = famiglia()
        match.play("recruit A3", "pass")
        assert match.to_act == (0,)
        assert len(match.moves) == 2

    def test_a_number_an_action_and_a_text_play_the_same(self):
        action = famiglia().legal()[1]
        matches = [famiglia() for _ in range(3)]
        for match, name in zip(matches, (action, int(action), str(action)), strict=True):
            match.play(name)
        assert matches[0].position == matches[1].position == matches[2].position

    def test_all_or_none_when_the_last_is_refused(self):
        refused = unchanged_by(famiglia(), gangland.Refused, "recruit A3", "pass", "recruit F4")
        assert (refused.action, refused.seat, refused.name, refused.paragraph) == (
            "recruit F4",
            0,
            "recruit-from-the-street",
            "7.1",
        )
        assert str(refused).startswith("'recruit F4' by seat 0 is refused: ")
        assert str(refused).endswith("(§7.1)")

    def test_all_or_none_when_the_last_is_unknown(self):
        unchanged_by(famiglia(), ValueError, "recruit A3", "pass", "fly")

    def test_all_or_none_when_a_sealed_choice_comes_twice(self):
        assert unchanged_by(standoff(), gangland.Refused, "choose 6", "choose 6", seat=0).name == "already-chosen"

    def test_nothing_is_played_by_playing_nothing(self):
        match = famiglia()
        match.play()
        assert match.moves == []

    def test_the_wrong_seat_is_refused(self):
        assert unchanged_by(famiglia(), gangland.Refused, "pass", seat=1).name == "not-your-turn"

    def test_after_the_end_everything_is_refused(self):
        match = famiglia()
        match.play("pass", "pass")
        for action in ("pass", "recruit B0", 0):
            assert unchanged_by(match, gangland.Refused, action).name == "game-is-over"

    @pytest.mark.parametrize("action", [-1, len(FAMIGLIA.actions), 1 << 70])
    def test_a_number_that_is_no_action_is_refused(self, action):
        error = unchanged_by(famiglia(), ValueError, action)
        assert str(error).startswith(f"no action has the number {action}; they go from 0 to")

    def test_a_text_that_is_no_action_is_refused_with_a_suggestion(self):
        assert "did you mean 'recruit A3'" in str(unchanged_by(famiglia(), ValueError, "recruit A33"))

    @settings(max_examples=60)
    @given(st.integers(0, 1000), st.lists(st.integers(0, 2 * len(FAMIGLIA.actions)), max_size=30))
    def test_whatever_is_tried_a_refusal_leaves_every_byte(self, seed, actions):
        match = gangland.new("famiglia", seed=seed)
        for action in actions:
            before, count = bytes(match.position), len(match.moves)
            try:
                match.play(action)
            except ValueError:
                assert (bytes(match.position), len(match.moves)) == (before, count)
            else:
                assert len(match.moves) == count + 1
        assert match.at(len(match.moves)) == match.position


class TestSealedChoices:
    def test_nothing_shows_before_the_last_one_is_in(self):
        match = standoff()
        match.play("choose 6", seat=0)
        match.play("choose 1", seat=1)
        assert match.view(2).table.chosen == ("?", "?", None)
        assert match.view(0).table.chosen == ("6", "?", None)
        assert match.view().table.chosen == ("?", "?", None)
        match.play("choose 3", seat=2)
        assert match.view().table.shown == ("6", "1", "3")
        assert match.to_act == (0,)

    def test_the_order_of_arrival_is_nothing(self):
        ends = set()
        for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
            match = standoff("6 5 | 6 2 | 3 3")
            for seat in order:
                match.play(match.legal(seat)[-1], seat=seat)
            ends.add(bytes(match.position))
            assert match.to_act == (2,)  # two sixes cancel each other
        assert len(ends) == 1

    def test_a_choice_that_is_still_sealed_may_be_taken_back_by_whoever_chose_last(self):
        match = standoff()
        match.play("choose 6", seat=0)
        match.play("choose 1", seat=1)
        assert match.why_no_undo(0) == "somebody-else-acted"
        assert match.why_no_undo(1) is None
        match.undo(1)
        assert match.legal(1) == [0, 1]

    def test_the_last_choice_shows_the_others_and_stands(self):
        match = standoff("6 | 1", "- | -")
        match.play("choose 6", seat=0)
        match.play("choose 1", seat=1)
        assert match.why_no_undo(1) == "learned"

    def test_a_lot_stands(self):
        match = standoff("3 | 3", "- | -")
        match.play("choose 3", seat=0)
        match.play("choose 3", seat=1)
        assert match.why_no_undo(1) == "chance"

    def test_each_seat_is_told_its_own_choice_alone(self):
        match = standoff()
        match.play("choose 6", seat=0)
        chosen, sealed = message("log-chooses", player=0, rank=6), message("log-sealed", player=0)
        assert [match.told(viewer) for viewer in (0, 1, NOBODY)] == [[chosen], [sealed], [sealed]]

    def test_the_last_choice_is_told_with_what_it_shows(self):
        match = standoff("6 | 1", "- | -")
        match.play("choose 6", seat=0)
        match.play("choose 1", seat=1)
        assert match.told(0, since=1) == [
            message("log-sealed", player=1),
            message("log-shows", player=0, rank=6),
            message("log-shows", player=1, rank=1),
            message("log-decides", player=0),
        ]


class TestUndo:
    def test_nothing_can_be_taken_back_before_something_was_played(self):
        match = famiglia()
        with pytest.raises(gangland.CannotUndo, match="the last action can't be taken back: nothing played") as caught:
            match.undo()
        assert caught.value.reason == "nothing-played"

    def test_an_action_that_showed_nothing_new_is_taken_back(self):
        match = famiglia()
        before = bytes(match.position)
        match.play("recruit A3")
        match.comment("oh")
        match.undo(0)
        assert bytes(match.position) == before
        assert (match.moves, match.comments) == ([], {})
        match.play("recruit B0")
        assert match.comments == {}

    def test_only_its_own_seat_takes_an_action_back(self):
        match = famiglia()
        match.play("recruit A3")
        assert match.why_no_undo(1) == "nothing-played"
        match.play("pass")
        assert match.why_no_undo(0) == "somebody-else-acted"
        assert match.why_no_undo(1) is None

    def test_cards_that_came_up_cannot_be_unseen(self):
        match = famiglia("street A3 / hand - | - / deck B0 B1 B2 ...")
        match.play("discard A3")
        with pytest.raises(gangland.CannotUndo, match="learned"):
            match.undo()
        assert len(match.moves) == 1

    def test_a_card_drawn_in_secret_is_learned_by_its_owner(self):
        match = standoff("5 | 5", "- | -", decider="0")
        match.play("loot")
        assert match.why_no_undo(0) == "learned"

    def test_a_hit_that_shows_nothing_is_taken_back(self):
        match = standoff("5 | 5", "- | -", decider="0", guns="blanks")
        match.play("hit 1")
        assert match.why_no_undo(0) is None

    def test_chance_that_was_used_stands(self):
        match = famiglia("street A3 / hand - | - / area ... | - / deck B0 / discards M1 M2 / ends 0")
        match.play("discard A3")
        assert match.why_no_undo() == "chance"

    def test_undo_and_play_again_is_the_same_match(self):
        match = gangland.new("famiglia", seed=11)
        while not match.over and len(match.moves) < 40:
            match.play(match.legal()[-1])
            if match.why_no_undo() is None:
                after, action = bytes(match.position), match.moves[-1][1]
                match.undo()
                match.play(action)
                assert bytes(match.position) == after


class TestGoingBack:
    def test_every_moment_can_be_looked_at_again(self):
        match = gangland.new("famiglia", seed=3)
        moments = [bytes(match.position)]
        for _ in range(6):
            match.play(match.legal()[-1])
            moments.append(bytes(match.position))
        assert [bytes(match.at(number)) for number in range(7)] == moments
        for number in (-1, 7):
            with pytest.raises(ValueError, match=f"6 actions were played, so there is no moment {number}"):
                match.at(number)

    def test_comments_stand_beside_an_action(self):
        match = famiglia()
        with pytest.raises(ValueError, match="a comment stands beside an action, and none has been played"):
            match.comment("early")
        match.play("pass")
        match.comment("  two\n words ")
        assert match.comments == {0: "two words"}
        for text in ("{", "}"):
            with pytest.raises(ValueError, match="a comment has no braces"):
                match.comment(text)


class TestLooking:
    def test_a_view_has_the_legal_actions_of_its_seat(self):
        match = famiglia()
        assert match.view(0).legal == tuple(match.legal())
        assert match.view(1).legal == match.view().legal == ()
        assert match.view().to_act == (0,)

    def test_a_spectator_sees_no_hand_where_memory_is_closed(self):
        match = gangland.new("famiglia", seed=1, memory="closed")
        assert [hand is None for hand in match.view().table.hands] == [True, True]
        assert [hand is None for hand in match.view(1).table.hands] == [True, False]

    def test_the_result_is_in_the_view_at_the_end(self):
        match = famiglia()
        assert match.view().result is None
        match.play("pass", "pass")
        assert match.view().result == match.result

    def test_the_log_is_told_from_any_moment_on(self):
        match = famiglia()
        match.play("recruit A3", "pass")
        told = match.told(0)
        assert [line.id for line in told] == ["log-recruit", "log-lay", "log-pass"]
        assert match.told(0, since=1) == told[2:]
        assert match.told(0, since=2) == []

    def test_a_match_is_printed_as_a_spectator_sees_it(self, monkeypatch):
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
        assert "Street: A3  B0  M0" in str(famiglia())
        monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
        assert "Ulica: A3  B0  M0" in str(famiglia())

    def test_a_picture_is_drawn_for_a_seat_in_its_language(self):
        match = standoff()
        match.play("choose 6", seat=0)
        assert match.picture(0, "en", ("Rosa", "Sal", "Vito")).splitlines() == [
            "Round 0, deck 3",
            "  Rosa (0) [6] 5",
            "> Sal (0) [ ] ? ?",
            "> Vito (0) [ ] ? ?",
        ]
        assert match.picture(1, "pl").splitlines() == [
            "Runda 0, stos 3",
            "  seat 0 (0) [?] ?",
            "> seat 1 (0) [ ] 1 2",
            "> seat 2 (0) [ ] ? ?",
        ]

    def test_the_written_position_reads_back(self):
        match = gangland.new("famiglia", seed=5)
        assert gangland.position("famiglia", match.write()).position == match.position


class TestSeedsAndWays:
    def test_the_same_seed_deals_the_same(self):
        assert gangland.new("famiglia", seed=7).position == gangland.new("famiglia", seed="7").position
        assert gangland.new("famiglia", seed=7).position != gangland.new("famiglia", seed=8).position
        assert gangland.new("famiglia", seed="7/1").position != gangland.new("famiglia", seed=7).position

    def test_without_a_seed_every_match_differs_and_still_replays(self):
        one, two = gangland.new("famiglia"), gangland.new("famiglia")
        assert one.position != two.position
        assert gangland.replay(one.record()).position == one.position

    def test_a_typed_position_is_dealt_from_its_seed(self):
        assert famiglia().position == famiglia().position == famiglia(seed=0).position
        assert famiglia(seed=1).position != famiglia().position

    @settings(max_examples=25)
    @given(st.integers(0, 2**63 - 1), st.lists(st.integers(0, 99), max_size=40))
    def test_plain_and_compiled_matches_are_equal(self, seed, choices):
        matches = [gangland.new("famiglia", seed=seed, plain=plain) for plain in (True, False)]
        for choice in choices:
            if matches[0].over:
                break
            legal = matches[0].legal()
            assert matches[1].legal() == legal
            for match in matches:
                match.play(legal[choice % len(legal)])
        assert matches[0].position == matches[1].position
        assert matches[0].record() == matches[1].record()
        assert matches[0].view(0) == matches[1].view(0)
        assert matches[0].told(1) == matches[1].told(1)

    def test_one_switch_chooses_the_way(self, monkeypatch):
        monkeypatch.setenv("GANGLAND_RULES", "plain")
        assert preferred_rules(STANDOFF, None).way == "plain"
        assert preferred_rules(STANDOFF, False).way == "compiled"
        monkeypatch.delenv("GANGLAND_RULES")
        assert preferred_rules(STANDOFF, None).way == "compiled"
        assert preferred_rules(STANDOFF, True).way == "plain"

    def test_options_and_seats_are_those_of_the_game(self):
        assert gangland.new("famiglia", memory="closed").options == {"memory": "closed"}
        with pytest.raises(ValueError, match="has no option 'speed'"):
            gangland.new("famiglia", speed="high")
        with pytest.raises(ValueError, match="is played with 2 seats, not 5"):
            gangland.new("famiglia", seats=5)


class TestTypedStart:
    def test_the_text_says_how_many_sit_there_and_what_was_agreed(self):
        text = Match.of(STANDOFF, seats=3, options={"guns": STANDOFF.options[0].choices[1]}, seed=1).write()
        match = Match(STANDOFF, start=text)
        assert match.seats == 3
        assert match.options == {"guns": STANDOFF.options[0].choices[1]}

    def test_whoever_says_otherwise_is_told_so(self):
        text = Match.of(STANDOFF, seats=3, seed=1).write()
        with pytest.raises(ValueError, match="the typed position is for 3 seats"):
            Match.of(STANDOFF, seats=2, start=text)
        with pytest.raises(ValueError, match="the typed position is for 3 seats"):
            Match.of(STANDOFF, options={"guns": STANDOFF.options[0].choices[1]}, start=text)
