"""`gangland games`, `gangland simulate` and `gangland bench`."""

import json
import re

import pytest

from gangland.cli import simulation, tables
from gangland.engine.gpu import NoGpu
from gangland.games import GAMES
from gangland.lab.simulation import simulate
from tests.cli.terminal import gangland


class TestGames:
    def test_a_game_has_its_title_its_seats_its_options_and_a_summary(self):
        output = gangland("games").output
        assert re.search("famiglia +Famiglia +2 +Two gangs", output)
        assert "--option memory=closed" in output

    def test_a_narrow_terminal_cuts_no_word(self):
        output = gangland("games", COLUMNS="40").output
        assert "…" not in output
        assert "famiglia: Famiglia\n  Two gangs, one street" in output

    def test_in_polish(self):
        assert "Dwa gangi, jedna Ulica" in gangland("games", "--lang", "pl").output


class TestSimulate:
    def test_a_table_of_wins_points_and_lengths(self):
        done = gangland("simulate", "famiglia", "--games", "40", "--threads", "1")
        assert done.exit_code == 0
        assert "famiglia: 40 random games, seed 0" in done.stdout
        assert "Player 1" in done.stdout
        assert "moves a second" in done.stdout
        assert done.stderr == ""
        assert max(map(len, done.stdout.splitlines())) <= 80

    @pytest.mark.parametrize(
        ("games", "noun"), [("1", "jedna losowa partia"), ("3", "3 losowe partie"), ("5", "5 losowych partii")]
    )
    def test_polish_counts_its_games_right(self, games, noun):
        assert f"famiglia: {noun}" in gangland("simulate", "famiglia", "--games", games, "--lang", "pl").stdout

    def test_json_is_one_object_and_the_same_for_the_same_seed(self):
        first, second = (gangland("simulate", "famiglia", "--games", "30", "--seed", "5", "--json") for _ in range(2))
        one, two = json.loads(first.stdout), json.loads(second.stdout)
        assert (one["games"], one["wins"], one["lengths"]) == (30, two["wins"], two["lengths"])

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (["famiglia", "--games", "0"], "At least one game has to be played, not 0."),
            (["famiglia", "--games", "-1"], "At least one game has to be played, not -1."),
            (["famiglia", "--threads", "0"], "At least one thread is needed, not 0."),
            (["famiglia", "--device", "tpu"], "There is no device tpu; there are: cpu, cuda."),
            (["famiglia", "--seats", "3"], "The number of seats of Famiglia is 2, not 3."),
            (["famiglia", "--option", "x=y"], "famiglia has no option x=y; it has: memory=open|closed."),
            (["famiglia", "--option", "memory=x"], "The option memory cannot be x; its choices are: open, closed."),
            (
                ["syndicate", "--option", "solo"],
                "An option is written name=choice, not “solo”; syndicate has: solo=none|easy|medium|hard.",
            ),
            (
                ["syndicate", "--option", "solo=medium", "--option", "board=los-angeles"],
                "syndicate cannot be played with these options together: solo=medium, board=los-angeles.",
            ),
            (
                ["the_boss", "--option", "cities=23456"],
                "the_boss with 2 seats cannot be played with cities=23456; with --seats 3 it can.",
            ),
            (["chess"], f"There is no game chess; there are: {', '.join(GAMES)}."),
            (["Famiglia"], "There is no game Famiglia; did you mean famiglia?"),
        ],
    )
    def test_a_wrong_wish_is_answered_with_one_sentence(self, arguments, sentence):
        done = gangland("simulate", *arguments)
        assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"{sentence}\n")

    def test_the_seats_in_polish(self):
        done = gangland("simulate", "famiglia", "--seats", "3", "--lang", "pl")
        assert done.stderr == "W grze Famiglia liczba miejsc to 2, a nie 3.\n"

    @pytest.mark.parametrize(
        ("lang", "game", "title"),
        [
            ("en", "famiglia", "Points, mean"),
            ("en", "the_boss", "Dollars, mean"),
            ("en", "cash_n_guns", "Thousand dollars, mean"),
            ("pl", "famiglia", "Średnio punktów"),
            ("pl", "the_boss", "Średnio dolarów"),
            ("pl", "cash_n_guns", "Średnio tysięcy dolarów"),
        ],
    )
    def test_the_title_says_what_the_game_counts(self, lang, game, title):
        output = gangland("simulate", game, "--games", "2", "--threads", "1", "--lang", lang, COLUMNS="120").stdout
        assert title in output

    def test_more_threads_than_make_sense(self, monkeypatch):
        monkeypatch.setattr("gangland.cli.simulation.cores", lambda: 2)
        done = gangland("simulate", "famiglia", "--games", "20", "--threads", "900")
        assert done.stderr == "900 threads are too many; the games are played with 64.\n"
        assert "64 threads" in done.stdout

    def test_a_narrow_terminal_cuts_no_figure(self):
        output = gangland("simulate", "famiglia", "--games", "40", COLUMNS="40").stdout
        assert "…" not in output
        assert max(map(len, output.splitlines())) <= 40

    def test_without_a_gpu_the_engine_says_so(self, monkeypatch):
        def no_gpu(*arguments, **more):
            raise RuntimeError("no CUDA device was found here")

        monkeypatch.setattr("gangland.lab.simulation.simulate", no_gpu)
        done = gangland("simulate", "famiglia", "--device", "cuda")
        assert (done.exit_code, done.stderr) == (2, "The device cuda cannot be used: no CUDA device was found here.\n")

    def test_without_a_gpu_the_engine_says_so_in_polish(self, monkeypatch):
        def no_gpu(*arguments, **more):
            raise NoGpu("mistake-no-gpu")

        monkeypatch.setattr("gangland.lab.simulation.simulate", no_gpu)
        done = gangland("simulate", "famiglia", "--device", "cuda", "--lang", "pl")
        assert done.stderr == (
            "Nie można użyć urządzenia cuda: nie znaleziono tu urządzenia CUDA; użyj --device cpu.\n"
        )

    @pytest.mark.parametrize("form", [[], ["--json"]])
    def test_ctrl_c_keeps_what_was_done(self, monkeypatch, form):
        def interrupted(table, games, *rest, **more):
            return simulate(table, 20, *rest)

        monkeypatch.setattr("gangland.lab.simulation.simulate", interrupted)
        done = gangland("simulate", "famiglia", "--games", "500", *form)
        assert (done.exit_code, done.stderr) == (130, "Stopped: 20 games of 500 were done.\n")
        assert "20" in done.stdout

    def test_an_interrupt_that_got_lost_is_remembered(self):
        import signal

        with simulation.remembered_interrupts() as seen:
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
            assert seen == [signal.SIGINT]


class TestFigures:
    def test_the_interval_of_wilson(self):
        low, high = tables.wilson(10, 20)
        assert (round(low, 4), round(high, 4)) == (0.2993, 0.7007)
        assert tables.wilson(0, 5)[0] == 0.0
        assert tables.wilson(5, 5)[1] == 1.0

    def test_a_long_histogram_is_joined_until_it_fits(self):
        lines = tables.histogram([{"from": 4 * nth, "games": nth + 1} for nth in range(100)])
        assert len(lines) <= tables.BARS
        assert lines[0].split()[0] == "0–35"

    def test_a_histogram_of_one_game(self):
        (line,) = tables.histogram([{"from": 12, "games": 1}])
        assert line.split() == ["12–15", "█" * tables.BAR_WIDTH, "100.00%"]


class TestBench:
    ROWS = (
        {
            "what": "moves",
            "value": 1234567.0,
            "unit": "moves/s",
            "peer": "OpenSpiel",
            "ratio": 2.5,
            "must": 8,
            "reached": True,
        },
    )

    @pytest.fixture(autouse=True)
    def quick(self, monkeypatch):
        monkeypatch.setattr("gangland.bench.speed.bench", lambda seconds, peers, progress: list(self.ROWS))

    def test_a_table(self):
        output = gangland("bench", "--no-peers").output
        assert ["moves", "1,234,567", "moves/s", "8.00", "✓", "OpenSpiel", "2.50"] in [
            line.split() for line in output.splitlines()
        ]

    def test_rows_and_units_are_said_in_polish(self):
        output = gangland("bench", "--lang", "pl", COLUMNS="120").output
        assert "ruchy/s" in output
        assert tables.row_title("famiglia: two threads against one") == "famiglia: dwa wątki w stosunku do jednego"
        title = tables.row_title("famiglia: totals of 2,000,000 games equal on GPU and CPU")
        assert title.replace("\N{NO-BREAK SPACE}", " ") == "famiglia: sumy 2 000 000 partii równe na GPU i CPU"
        assert tables.row_title("famiglia: something new") == "famiglia: something new"

    def test_json_is_the_list(self):
        assert json.loads(gangland("bench", "--json").stdout) == list(self.ROWS)

    def test_no_time_at_all_is_refused(self):
        done = gangland("bench", "--seconds", "0")
        assert (done.exit_code, done.stderr) == (2, "A measurement takes more than 0 seconds, not 0.0.\n")
