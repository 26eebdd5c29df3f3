"""`gangland figures`: what it prints, wrong wishes, and how it goes on."""

import pytest

from gangland.bench.machine import TimeLimit
from tests.cli.terminal import gangland

ROW = "greedy-random/famiglia"


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    monkeypatch.setenv("GANGLAND_RULES", "plain")


def trial(folder, *more):
    return gangland("figures", "--quick", "--games", "2", "--only", ROW, "--out", str(folder), *more)


class TestFigures:
    def test_rows_are_printed_and_the_page_is_named(self, tmp_path):
        done = trial(tmp_path)
        assert (done.exit_code, done.stderr) == (0, "")
        assert "greedy-random/famiglia/2" in done.stdout
        assert "bots-quick.md" in done.stdout
        assert (tmp_path / "figures-quick.json").exists()
        assert "a trial with bots in a hurry" in (tmp_path / "bots-quick.md").read_text("utf-8")

    def test_in_polish(self, tmp_path):
        done = trial(tmp_path, "--lang", "pl")
        assert "Osiągnięto" in done.stdout
        assert "Strona to" in done.stdout

    def test_when_the_time_is_up_it_says_what_is_left(self, tmp_path, monkeypatch):
        monkeypatch.setattr(TimeLimit, "is_up", True)
        done = trial(tmp_path, "--minutes", "1")
        assert done.exit_code == 0
        assert done.stderr == "The time is up: one figure is not finished; the same command goes on.\n"

    def test_after_an_interruption_it_says_what_is_left(self, tmp_path, monkeypatch):
        def stop(*asked):
            raise KeyboardInterrupt

        monkeypatch.setattr("gangland.bench.figures.contests.play", stop)
        done = trial(tmp_path)
        assert done.exit_code == 130
        assert done.stderr == "Interrupted: one figure is not finished; the same command goes on.\n"

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (
                ["--only", "beauty"],
                "There are no figures beauty; they begin with: speed, search-greedy,",
            ),
            (["--games", "0"], "At least one game has to be played, not 0."),
            (["--minutes", "0"], "A run takes more than 0 minutes, not 0.0."),
            (["--threads", "0"], "At least one thread is needed, not 0."),
        ],
    )
    def test_wrong_wishes(self, tmp_path, arguments, sentence):
        done = gangland("figures", "--out", str(tmp_path), *arguments)
        assert done.exit_code == 2
        assert done.stderr.startswith(sentence)

    def test_a_file_that_is_no_book_of_figures(self, tmp_path):
        (tmp_path / "figures-quick.json").write_text("{", "utf-8")
        done = trial(tmp_path)
        assert done.exit_code == 2
        assert done.stderr.startswith("The figures cannot be measured: ")
