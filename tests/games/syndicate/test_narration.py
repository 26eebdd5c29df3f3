"""The story of an action (§5.8), and what the picture, the list of choices and `?` tell a newcomer."""

import random
import re

import pytest

import gangland
from gangland.engine.game import NOBODY
from gangland.engine.words import Words
from gangland.games.syndicate import GAME
from gangland.games.syndicate.components import STRATAGEM_NAMES
from gangland.games.syndicate.rules.preferences import DISTRICT_REASONS, SPACE_REASONS, TOKEN_REASONS

pytestmark = pytest.mark.rules("own")

NAMES = ("Ann", "Bob")
MANHATTAN = "M1a=S1.0 M1b=G1.0 M1c=C1.1 M2a=G1.1 M2b=G2.0 M2c=S1.1"


def told(text, *actions, viewer=0, lang="en"):
    """The lines that the actions add to the log, as one viewer reads them."""
    match = gangland.position("syndicate", text, plain=True)
    for action in actions:
        match.play(action)
    words = Words(lang, (GAME.package,), NAMES, viewer)
    return [words.say(line) for line in match.told(viewer, 0)]


def picture(text, viewer=0, lang="en"):
    match = gangland.position("syndicate", text, plain=True)
    return GAME.draw(match.view(viewer), Words(lang, (GAME.package,), NAMES, viewer).say)


def places(lines, *pieces):
    """Where each piece stands in the story: a number for each."""
    return [next(nth for nth, line in enumerate(lines) if piece in line) for piece in pieces]


def in_order(lines, *pieces):
    found = places(lines, *pieces)
    return found == sorted(found) and len(set(found)) == len(found)


class TestTheOrder:  # §5.8, R14
    def test_the_effect_of_the_space_is_told_before_the_marker_and_the_draw_comes_last(self):
        lines = told("board new-york / hand G1 C1 | S1", "send C1", "to M1c")
        assert in_order(lines, "lay a token", "The space: money 1", "gain 1 point", "marker in Manhattan", "you draw")

    def test_the_sign_of_a_token_comes_after_the_space(self):
        text = "board new-york / hand G1 C1s | 2*S1 S2"
        lines = told(text, "send C1s", "to X1a")
        assert in_order(lines, "The space: here +1", "The token shoots", "token hit by a shot")
        assert [line for line in lines if "marker" in line] == ["The marker in The Bronx moves 1 space toward you."] * 2

    def test_zamachowiec_moves_his_own_marker_first(self):
        lines = told("board new-york / markers T=1 / hand G1 ZA | S1", "send ZA", "to M1b")
        assert in_order(
            lines, "marker in Manhattan moves 7 spaces toward you", "marker in Staten Island moves 2 spaces"
        )

    def test_zamachowiec_after_barrels_to_the_same_district_is_told_in_two_lines(self):
        lines = told("board new-york / hand G1 ZA | S1", "send ZA", "to Q1a", "smuggle M")
        assert in_order(
            lines, "Manhattan moves 3 spaces toward you", "Queens moves 7 spaces", "Manhattan moves 2 spaces toward Bob"
        )

    def test_a_finished_row_pays_after_the_marker_and_before_the_draw(self):
        text = "board new-york / spaces B1a=S3.1 B1c=G1.0 / markers B=-2 / hand G1 | G3 S3 C1 / money 0 | 2 / turn 1"
        lines = told(text, "send G3", "to B1b", viewer=1)
        assert in_order(
            lines, "money 1", "gain 1 point", "marker in Brooklyn", "Skirmish 1", "gain 3 points", "you draw"
        )

    def test_a_block_is_told(self):
        assert "The block: the space has no effect." in told("board new-york / hand G1 G5b | S1", "send G5b", "to X1a")

    def test_obrzyn_is_told_twice(self):
        lines = told("board new-york / hand G1 OB | S1", "send OB", "to M1c")
        assert lines.count("The space: money 1.") == 2

    def test_two_draws_are_told_where_they_happen_and_named_at_the_end(self):
        lines = told("board new-york / hand G1 C1 | S1 / bag 2*G3 | ...", "send C1", "to X1b")
        assert in_order(lines, "You recruit 1 token", "marker", "you draw a token", "New in your gang: Gangster 3")

    @pytest.mark.parametrize("options", [{}, {"board": "los-angeles"}, {"solo": "hard"}, {"extras": "without"}])
    def test_the_story_adds_up_to_what_everyone_sees(self, options):
        """Wealth and markers of all lines together, for every viewer; each line can be said in both languages."""
        for number in range(6):
            match = gangland.new("syndicate", seed=number, plain=True, **options)
            draw = random.Random(number)
            while not match.over:
                actor, action, before = match.to_act[0], draw.choice(match.legal()), match.position.copy()
                views = {viewer: match.view(viewer) for viewer in (NOBODY, 0, 1)}
                match.play(action)
                for viewer, view in views.items():
                    after = match.view(viewer)
                    lines = GAME.narrate(view, actor, GAME.seen(before, actor, action, viewer), after)
                    check_sums(view.table, lines, after.table)
                    assert all(
                        Words(lang, (GAME.package,), NAMES, viewer).say(line) for lang in ("en", "pl") for line in lines
                    )


def check_sums(before, lines, after):
    for seat in (0, 1):
        paid = sum(line.arguments["count"] for line in lines if is_about(line, "log-money", seat))
        assert after.players[seat].money - before.players[seat].money == paid
    for was, now in zip(before.districts, after.districts, strict=True):
        moves = [line for line in lines if line.id == "log-marker" and said(line) == f"district-{now.code.lower()}"]
        steps = [line.arguments["count"] * (1 - 2 * line.arguments["player"]) for line in moves]
        assert now.marker - was.marker == sum(steps)


def is_about(line, id, seat):
    return line.id == id and line.arguments["player"] == seat


def said(line):
    return line.arguments["district"].id


class TestClosing:  # §8.2, §12.3
    closing = f"board new-york / spaces {MANHATTAN} / markers M=-12 X=1 / hand G1 | G3 S2 C1 / money 3 | 3 / turn 1"

    def test_the_hat_is_told_as_such_and_no_empty_skirmish_is_called_finished(self):
        text = "board new-york / markers M=12 / hand G1 G3 | S1"
        lines = told(text, "send G3", "to M1b")
        assert any("on the hat" in line and "3 unfinished skirmishes and 2 more" in line for line in lines)
        assert not any("is finished" in line for line in lines)

    def test_points_come_before_the_effects_of_free_spaces(self):
        lines = told(self.closing, "send S2", "to M3c", "perform M3b", "smuggle X", viewer=1)
        assert in_order(
            lines, "on the hat", "You gain 7 points", "You perform the free space Manhattan 3b: elsewhere +3"
        )

    def test_an_effect_that_happens_by_itself_is_told(self):
        lines = told(self.closing, "send S2", "to M3c", "perform M3b", "smuggle X", viewer=1)
        assert in_order(lines, "smuggle to The Bronx", "The free space Manhattan 3a: reinforce.", "reinforcement stack")

    def test_in_los_angeles_the_barrel_comes_before_the_next_district_and_its_marker(self):
        text = (
            "board los-angeles / spaces SM1a=S1.0 SM1b=C1.1 BA1a=G1.0 / closed SM / markers BA=-2 VE=0 SP=0 LB=0"
            " / hand G1 S2 C2 | G2 S3 C1 / last G1 | C1 / turn 1"
        )
        lines = told(text, "send S3", "to BA1c", "open BH", viewer=1)
        assert in_order(
            lines, "Bel Air is on barrel 1", "You gain 3 points", "The free space Bel Air 1b: call 1",
            "You choose Beverly", "The marker in Beverly Hills moves 1 space toward you", "you draw",
        )  # fmt: skip


class TestTheAutomaton:  # §13
    def test_where_its_barrels_go_is_explained(self):
        """R30, §13.7"""
        text = "board new-york / solo easy / stratagem rapid-deployment / markers T=-1 / hand G1 | S1 / step token"
        lines = told(text, "send G1", "to Q1a", "smuggle T", viewer=1)
        assert any(line.startswith("R30: where the change is greatest") and "§13.7, line 1" in line for line in lines)

    def test_which_free_space_comes_next_is_explained(self):
        """R30"""
        text = (
            "board new-york / solo easy / stratagem secure / closed M T Q / markers X=13 / hand G1 | S1 / step token"
            " / spaces X1a=G1.0 X1b=G2.0 X2a=C1.0 X2b=G3.1"
        )
        match = gangland.position("syndicate", text, plain=True)
        while match.position.turn == 0:
            match.play(match.legal()[0])
        words = Words("en", (GAME.package,), NAMES, 1)
        lines = [words.say(line) for line in match.told(1, 0)]
        assert "R30: free spaces from top to bottom, from left to right." in lines

    def test_the_rolls_of_the_set_up_are_shown_and_told(self):
        """§13.2"""
        text = "board new-york / solo medium / markers M=4 X=2 / hand G1 G2 | S1"
        assert "Manhattan (die 1) +4, The Bronx (die 3) +2" in " ".join(picture(text, 1).split())
        assert any("Manhattan (die 1) +4, The Bronx (die 3) +2" in line for line in told(text, "consult", viewer=1))

    @pytest.mark.parametrize(("lang", "line"), [("en", "line"), ("pl", "punkt")])
    def test_every_reason_names_its_list_and_its_line(self, lang, line):
        words = Words(lang, (GAME.package,))
        lists = {"district": (4, DISTRICT_REASONS), "space": (5, SPACE_REASONS), "token": (6, TOKEN_REASONS)}
        for name, (paragraph, reasons) in lists.items():
            for why in reasons[2:]:
                said = words.say(f"reason-{name}-{why}", stratagem="S", wish="W", die=3)
                assert re.match(rf"§13\.{paragraph}, {line} \d+", said)

    def test_each_stratagem_says_what_it_wants(self):
        wishes = {name for name in STRATAGEM_NAMES for what in ("district", "space", "token")
                  if Words("en", (GAME.package,)).has(f"wish-{what}-{name}")}  # fmt: skip
        assert wishes == set(STRATAGEM_NAMES) - {"steamroll"}

    def test_r33_big_guns_without_a_reinforcement_say_that_the_greatest_change_decides(self):
        text = "board new-york / solo easy / stratagem secure / closed M T Q B / hand G1 G3 G2 | S1 / step consult"
        for seed in range(40):
            match = gangland.position("syndicate", text, seed=seed, plain=True)
            match.play("consult")
            automaton = match.view(1).table.automaton
            if automaton.clause == "big-guns":
                assert (automaton.token, automaton.why_token) == ("G3", "guns")
                return
        pytest.fail("no seed draws Big Guns")


class TestForANewcomer:
    def test_the_primer_is_true_for_both_boards_and_for_one_player(self):
        for lang, pieces in {
            "en": ("New York:", "Los Angeles:", "Solo:"),
            "pl": ("Nowy Jork:", "Los Angeles:", "Gra solo:"),
        }.items():
            primer = Words(lang, (GAME.package,)).say("primer")
            assert all(piece in primer for piece in pieces)

    def test_the_list_of_choices_names_kind_and_effect_of_a_space(self):
        words = Words("en", (GAME.package,))
        assert (
            words.say(GAME.actions.messages[GAME.actions.number("to M1a")])
            == "Lay it on Manhattan 1a: river, recruit 1"
        )
        assert (
            words.say(GAME.actions.messages[GAME.actions.number("perform M3b")]) == "Perform Manhattan 3b: elsewhere +3"
        )

    @pytest.mark.parametrize(
        ("action", "piece"),
        [("send C0q", "another token in the same district"), ("send G5b", "does not happen"), ("send ZA", "strength 7"),
         ("to M1a", "you draw 1 token from your bag"), ("to T2a", "2 reinforcements")],
    )  # fmt: skip
    def test_an_explanation_says_what_the_signs_mean(self, action, piece):
        number = GAME.actions.number(action)
        id, arguments = f"explain-{GAME.actions.kind(number)}", GAME.actions.messages[number].arguments
        assert piece in Words("en", (GAME.package,)).say(id, **arguments)

    def test_every_action_can_be_explained_in_both_languages(self):
        for lang in ("en", "pl"):
            words = Words(lang, (GAME.package,))
            for number, message in enumerate(GAME.actions.messages):
                assert words.say(f"explain-{GAME.actions.kind(number)}", **message.arguments)

    def test_the_picture_explains_its_codes_and_what_is_reconstructed(self):
        drawn = " ".join(picture("board new-york / hand G1 | S1").split())
        assert all(piece in drawn for piece in ("q quick support", "KO Informer", "where Bonnie may stand"))
        assert "strength of Antonio" in " ".join(picture("board los-angeles / hand G1 | S1").split())

    def test_a_token_picked_up_is_not_counted_twice(self):
        drawn = picture("board new-york / hand G1 S3 | S1 / picked C1")
        assert "Gang: 2 tokens: G1 S3" in drawn
        assert "Picked up: Corrupt cop 1" in drawn

    def test_an_empty_gang_has_no_list(self):
        assert "Gang: nikogo\n" in picture("board new-york / hand - | S1 / picked C1", lang="pl")

    def test_polish_never_puts_a_name_where_it_would_have_to_be_inflected(self):
        lines = told("board new-york / hand G1 | S1", "send G1", "to M1b", viewer=1, lang="pl")
        assert "Ann zyskuje 1 pole na torze przemytu w dzielnicy Manhattan." in lines

    @pytest.mark.parametrize("lang", ["en", "pl"])
    def test_los_angeles_fits_into_sixty_columns(self, lang):
        match = gangland.new("syndicate", board="los-angeles", seed=2, plain=True)
        draw = random.Random(2)
        while not match.over:
            match.play(draw.choice(match.legal()))
            for viewer in (NOBODY, 0, 1):
                drawn = GAME.draw(match.view(viewer), Words(lang, (GAME.package,), NAMES, viewer).say)
                assert max(map(len, drawn.splitlines())) <= 60
