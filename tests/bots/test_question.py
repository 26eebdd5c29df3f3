"""How bots are named and asked, and what every answer tells."""

import time

import pytest

from gangland.bots import BOTS, LEVELS, NAMES, Answer, Budget, Player, player
from gangland.engine.match import preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.rules import MAX_SEATS
from tests.bots.positions import (
    LAST_LOOT,
    LAST_TURNS,
    TABLE_NAMES,
    TABLES,
    ask,
    cash_n_guns,
    few,
    last_turn,
    moments,
    outdone,
    some,
    standoff,
    told,
)

BULLETS_OF_FOUR = "blanks 5 | 5 | 5 | 5 / bangs 3 | 3 | 3 | 3"
ONLY_BLANKS = f"blanks 2 | 1 | 1 | 1 / bangs 0 | 1 | 1 | 1 / {LAST_LOOT}"  # who has no bang is asked all the same
BOTS_THERE_ARE = f"{', '.join((*BOTS, *LEVELS))}, search:4000, search:200ms"


def mistake(wrong):
    with pytest.raises(Mistake) as caught:
        wrong()
    return caught.value.say("en"), caught.value.say("pl")


def finished():
    """The end of a game of Famiglia."""
    match = last_turn("famiglia")
    match.play("recruit F3")
    assert match.over
    return match


class TestNames:
    @pytest.mark.parametrize(
        ("name", "budget"),
        [
            ("random", Budget()),
            ("greedy", Budget()),
            ("greedy:50", Budget(looks=50)),
            ("search", Budget(milliseconds=200)),
            ("search:1", Budget(looks=1)),
            ("search:4000", Budget(looks=4000)),
            ("search:100000000", Budget(looks=100_000_000)),
            ("search:200ms", Budget(milliseconds=200)),
        ],
    )
    def test_a_name_says_how_long_a_bot_may_think(self, name, budget):
        assert (player(name).name, player(name).budget) == (name, budget)

    @pytest.mark.parametrize("name", LEVELS)
    def test_a_level_has_a_budget_of_its_own(self, name):
        assert (player(name).name, player(name).budget) == (name, LEVELS[name].budget)

    def test_only_the_random_bot_has_no_use_for_compiled_rules(self):
        assert [name for name in NAMES if not player(name).looks_ahead] == ["random"]

    @pytest.mark.parametrize("name", ["search:0", "search:0ms", "search:000", "greedy:0", "search:100000001"])
    def test_a_budget_is_neither_nothing_nor_endless(self, name):
        english, polish = mistake(lambda: player(name))
        assert english == f"'{name}': a budget is a number from 1 to 100000000"
        assert polish == f"„{name}”: budżet to liczba od 1 do 100000000"

    @pytest.mark.parametrize("name", ["deep", "Search", "", "search:", "search:-5", "search:4k", "search:1.5"])
    def test_who_asks_for_an_unknown_bot_is_told_which_ones_there_are(self, name):
        english, polish = mistake(lambda: player(name))
        assert english == f"there is no bot '{name}'; there are: {BOTS_THERE_ARE}"
        assert polish == f"nie ma bota „{name}”; są: {BOTS_THERE_ARE}"

    @pytest.mark.parametrize("name", ["don", "Godfather", "god-father", "street kid"])
    def test_who_asks_for_an_unknown_level_is_told_which_ones_there_are(self, name):
        english, polish = mistake(lambda: player(name))
        assert english == f"there is no bot '{name}'; there are: {BOTS_THERE_ARE}"
        assert polish == f"nie ma bota „{name}”; są: {BOTS_THERE_ARE}"

    @pytest.mark.parametrize("name", ["random:5", "greedy:200ms", "godfather:100", "enforcer:50ms"])
    def test_a_budget_that_a_bot_can_not_have_makes_it_an_unknown_bot(self, name):
        english, polish = mistake(lambda: player(name))
        assert english.startswith(f"there is no bot '{name}'")
        assert polish.startswith(f"nie ma bota „{name}”")


class TestWhoIsAsked:
    @pytest.mark.parametrize("name", NAMES)
    def test_after_the_end_no_bot_has_anything_to_choose(self, name):
        english, polish = mistake(lambda: ask(name, finished(), seat=0))
        assert english == "the game is over: nothing is left to choose"
        assert polish == "gra jest skończona: nie ma już czego wybierać"

    @pytest.mark.parametrize("name", NAMES)
    def test_a_seat_that_owes_nothing_is_told_who_does(self, name):
        english, polish = mistake(lambda: ask(name, last_turn("famiglia"), seat=1))
        assert english == "seat 1 owes no decision now; asked are: 0"
        assert polish == "miejsce 1 nie ma teraz nic do zdecydowania; decydują: 0"

    @pytest.mark.parametrize("seat", [-1, 4, MAX_SEATS, 99])
    def test_a_seat_that_is_not_at_the_table_owes_nothing_either(self, seat):
        english, _ = mistake(lambda: ask("search:1", cash_n_guns(BULLETS_OF_FOUR), seat=seat))
        assert english == f"seat {seat} owes no decision now; asked are: 0, 1, 2, 3"

    def test_who_has_made_a_sealed_choice_is_not_asked_for_another(self):
        match = cash_n_guns(BULLETS_OF_FOUR)
        match.play("load bang", seat=2)
        english, polish = mistake(lambda: ask("search:1", match, seat=2))
        assert english == "seat 2 owes no decision now; asked are: 0, 1, 3"
        assert polish.endswith("decydują: 0, 1, 3")


class TestForcedMoves:
    def test_where_there_is_no_choice_nobody_thinks(self):
        def think(question):
            raise AssertionError("there was nothing to think about")

        match = cash_n_guns(ONLY_BLANKS)
        answer = ask(Player("thinker", think), match, seat=0)
        assert match.game.actions[answer.action] == "load blank"

    @pytest.mark.parametrize("name", NAMES)
    def test_every_bot_answers_at_once_what_it_must(self, name):
        match = cash_n_guns(ONLY_BLANKS)
        began = time.process_time()
        answers = [ask(name, match, seat=0, seed=seed) for seed in range(20)]
        assert (time.process_time() - began) / 20 < 0.02
        assert {match.game.actions[answer.action] for answer in answers} == {"load blank"}
        assert all(answer.looks == 0 for answer in answers)

    def test_all_attention_goes_to_the_only_action(self):
        (thought,) = ask("search:1000", cash_n_guns(ONLY_BLANKS), seat=0).thoughts
        assert thought.share == 1


class TestAnswers:
    @pytest.mark.parametrize("bot", ["search", "greedy:4"])
    @pytest.mark.parametrize("game", LAST_TURNS)
    def test_every_legal_action_has_a_thought_and_the_shares_are_a_whole(self, game, bot):
        match = last_turn(game)
        answer = ask(f"search:{some()}" if bot == "search" else bot, match)
        assert [thought.action for thought in answer.thoughts] == match.legal()
        assert sum(thought.share for thought in answer.thoughts) == pytest.approx(1)
        assert not outdone(answer)

    @pytest.mark.parametrize("chosen", [(), (0, 1), (0, 1, 2)])
    def test_the_shares_of_a_sealed_choice_are_a_whole_too(self, chosen):
        match = cash_n_guns(BULLETS_OF_FOUR)
        for seat in chosen:
            match.play("load bang", seat=seat)
        answer = ask(f"search:{few()}", match, seat=3)
        assert sum(thought.share for thought in answer.thoughts) == pytest.approx(1)
        assert answer.action in {thought.action for thought in answer.thoughts if thought.share > 0}

    @pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
    def test_values_lie_between_nothing_and_everything(self, game, seats):
        for position, seat in moments(game, seats, 2):
            rules = preferred_rules(game, None)
            for bot in (f"search:{few()}", "greedy:1"):
                answer = player(bot).ask(rules, position, seat, 1)
                assert [thought.action for thought in answer.thoughts] == rules.legal(position, seat)
                assert all(0 <= thought.value <= 1 and thought.share >= 0 for thought in answer.thoughts)

    def test_looks_are_counted(self):
        match = last_turn("famiglia")
        assert [ask(f"search:{looks}", match).looks for looks in (1, 7, 100)] == [1, 7, 100]
        assert ask("greedy:5", match).looks == 5 * len(match.legal())
        assert ask("random", match).looks == 0

    def test_seconds_are_measured(self):
        began = time.perf_counter()
        answer = ask(f"search:{some()}", last_turn("famiglia"))
        assert 0 < answer.seconds <= time.perf_counter() - began

    def test_a_single_look_is_enough_for_an_answer(self):
        match = last_turn("the_boss")
        assert ask("search:1", match).action in match.legal()

    def test_an_answer_may_come_without_thoughts(self):
        match = standoff("5 6 | 5 6 | 5 6")
        answer = ask(Player("first", lambda question: Answer(question.legal[0])), match)
        assert told(answer) == (match.legal(0)[0], (), 0)
