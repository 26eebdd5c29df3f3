"""`search`: the same in every way of running, within its budget, no worse than what lies before its eyes."""

from collections.abc import Callable

import pytest

from gangland.bots import Answer, player
from gangland.bots.search import decision
from gangland.bots.search.tree import MOST_NODES, tree_of
from gangland.bots.search.tree_search import TreeSearch
from gangland.engine.game import bits
from gangland.engine.match import preferred_rules
from gangland.games import load
from tests.bots.positions import (
    AIMS,
    BULLETS,
    GAMES_OF_THE_BOX,
    LAST_TURNS,
    TABLE_NAMES,
    TABLES,
    ask,
    cash_n_guns,
    few,
    last_turn,
    moments,
    some,
    standoff,
    told,
)

SEALED = {"bullets": BULLETS, "aims": AIMS}
MEGABYTE = 1 << 20
BUDGET = 0.2  # seconds
WINS = {"famiglia": "recruit F3", "five_points": "expel f1", "the_boss": "send 2+0 D"}
TRIES = 6
MOST_TRIES = 60  # others use the machine, too
KEPT = 1.05 * BUDGET + 0.01  # seconds


def match_of(name):
    """A choice to be asked about: the last turn of a game, or a sealed choice."""
    if name == "standoff":
        return standoff("4 5 6 | 4 5 6 | 4 5 6")
    return cash_n_guns(SEALED[name]) if name in SEALED else last_turn(name)


class TestSameness:
    @pytest.mark.parametrize("name", [*LAST_TURNS, "standoff", "bullets", "aims"])
    def test_the_same_seed_and_looks_give_the_same_answer_and_thoughts(self, name):
        match = match_of(name)
        one, two = (ask(f"search:{some()}", match, seed=5) for _ in range(2))
        assert told(one) == told(two)

    @pytest.mark.parametrize("name", ["bullets", "aims"])
    def test_another_seed_gives_other_thoughts(self, name):
        match = match_of(name)
        assert ask(f"search:{few()}", match, seed=5).thoughts != ask(f"search:{few()}", match, seed=6).thoughts

    @pytest.mark.parametrize("name", ["famiglia", "standoff", "bullets", "aims"])
    @pytest.mark.parametrize("seed", [1, 2])
    def test_plain_and_compiled_rules_think_alike_to_the_last_digit(self, name, seed):
        match = match_of(name)
        plain, compiled = (ask("search:60", match, seed=seed, rules=rules) for rules in ways(match.game))
        assert told(plain) == told(compiled)

    @pytest.mark.parametrize(("game", "seats"), [(load("famiglia"), 2), (load("cash_n_guns"), 5)], ids=["2", "5"])
    def test_plain_and_compiled_rules_think_alike_in_the_middle_of_a_game(self, game, seats):
        for position, seat in moments(game, seats, 4):
            plain, compiled = (player("search:12").ask(rules, position, seat, 3) for rules in ways(game))
            assert told(plain) == told(compiled)

    @pytest.mark.parametrize("name", ["famiglia", "the_boss", "aims"])
    def test_several_threads_agree_with_themselves_when_looks_are_counted(self, name):
        match = match_of(name)
        one, two = (ask(player(f"search:{few()}", threads=3), match, seed=5) for _ in range(2))
        assert told(one) == told(two)
        assert few() <= one.looks < few() + 3

    @pytest.mark.parametrize("name", ["famiglia", "the_boss", "bullets", "aims"])
    def test_a_small_search_has_all_the_room_it_needs(self, name, monkeypatch):
        match = match_of(name)
        small = ask(player(f"search:{few()}"), match)
        monkeypatch.setattr(decision, "room_for", lambda looks: MOST_NODES)
        assert told(small) == told(ask(player(f"search:{few()}"), match))

    def test_threads_look_at_different_guesses(self):
        """Twice the looks in two threads are not the same looks twice."""
        match = match_of("aims")
        alone, together = (ask(player(f"search:{n * few()}", threads=n), match) for n in (1, 2))
        assert [one.value for one in alone.thoughts] != [two.value for two in together.thoughts]


def ways(game):
    return game.plain, game.compiled


def tries(think: Callable[[int], Answer]) -> list[Answer]:
    """Answers until one has kept the budget: on a busy machine others may have the processor for a while."""
    answers: list[Answer] = []
    while len(answers) < TRIES or (len(answers) < MOST_TRIES and min(one.seconds for one in answers) > KEPT):
        answers.append(think(len(answers)))
    return answers


class TestBudget:
    def test_two_hundred_milliseconds_are_used_and_kept(self):
        """On compiled rules, the best of some tries: within five in a hundred and a hundredth of a second."""
        match = last_turn("famiglia")
        ask("search:1", match, rules=match.game.compiled)
        answers = tries(lambda seed: ask("search:200ms", match, seed=seed, rules=match.game.compiled))
        assert min(answer.seconds for answer in answers) <= KEPT
        assert max(answer.seconds for answer in answers) >= BUDGET / 2
        assert all(answer.looks > 100 for answer in answers)

    def test_several_threads_keep_it_too(self):
        match = last_turn("famiglia")
        ask("search:1", match, rules=match.game.compiled)
        bot = player("search:200ms", threads=2)
        answers = tries(lambda seed: ask(bot, match, seed=seed, rules=match.game.compiled))
        assert min(answer.seconds for answer in answers) <= KEPT

    def test_the_shortest_time_is_enough_for_an_answer(self):
        match = last_turn("famiglia")
        answer = ask("search:1ms", match)
        assert answer.action in match.legal()
        assert answer.looks >= 1

    @pytest.mark.parametrize("game", GAMES_OF_THE_BOX, ids=lambda game: game.id)
    def test_a_tree_takes_less_memory_than_256_megabytes(self, game):
        assert tree_of(game).itemsize < 256 * MEGABYTE

    def test_a_full_tree_is_searched_on_without_growing(self):
        match = match_of("bullets")
        search = TreeSearch(match.rules, match.position, 0, 1, room=16)
        search.look(some())
        assert search.looks == some()
        assert search.tree["nodes"] < 16
        assert search.tree["edges"] < 32
        assert sum(finding.tried for finding in search.findings().values()) == some()


class TestNothingIsTouched:
    @pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
    def test_question_leaves_every_byte_of_the_position(self, game, seats):
        rules = preferred_rules(game, None)
        for position, seat in moments(game, seats, 1):
            before = bytes(position)
            for bot in ("random", "greedy:1", f"search:{few()}"):
                player(bot).ask(rules, position, seat, 1)
                assert bytes(position) == before

    def test_a_bot_remembers_nothing_of_earlier_questions(self):
        match, other = match_of("bullets"), match_of("aims")
        bot = player(f"search:{few()}")
        first = ask(bot, match)
        ask(bot, other)
        ask("greedy:1", match)
        assert told(ask(bot, match)) == told(first)

    def test_the_legal_actions_are_the_same_after_asking(self):
        match = match_of("aims")
        before = [match.legal(seat) for seat in match.to_act]
        ask(f"search:{few()}", match)
        assert [match.legal(seat) for seat in bits(match.rules.to_act(match.position))] == before


class TestWinning:
    """The last turn of each game: the rival is ahead, and only one thing turns that round."""

    @pytest.mark.parametrize("game", WINS)
    @pytest.mark.parametrize("seed", range(3))
    def test_the_only_way_to_win_is_found(self, game, seed):
        match = last_turn(game)
        assert match.game.actions[ask(f"search:{some()}", match, seed=seed).action] == WINS[game]

    @pytest.mark.parametrize("game", LAST_TURNS)
    @pytest.mark.parametrize("seed", range(3))
    def test_the_game_is_won_in_the_last_turn(self, game, seed):
        match = last_turn(game)
        (seat,) = match.to_act
        while not match.over:
            assert match.to_act == (seat,)
            match.play(ask(f"search:{some()}", match, seed=seed).action)
        assert match.result[seat].place == 1

    @pytest.mark.parametrize("game", WINS)
    def test_whatever_else_is_done_the_game_is_not_won(self, game):
        """The positions are what they claim to be."""
        for action in last_turn(game).legal():
            match = last_turn(game)
            (seat,) = match.to_act
            if str(action) != WINS[game]:
                match.play(action)
                assert not any(wins(match, seat))

    def test_the_winning_action_is_worth_most(self):
        match = last_turn("famiglia")
        thoughts = {match.game.actions[one.action]: one for one in ask(f"search:{some()}", match).thoughts}
        best = thoughts.pop("recruit F3")
        assert all(best.value > other.value and best.share > other.share for other in thoughts.values())


def wins(match, seat):
    """Whether the seat wins, in each way in which it can go on alone."""
    if match.over:
        yield match.result[seat].place == 1 and [place for _, place in match.result].count(1) == 1
        return
    for action in match.legal():
        before = bytes(match.position)
        match.play(action)
        yield from wins(match, seat)
        match.position.become(before)
        match.moves.pop()
