"""`gangland arena`: reports in both languages, wrong wishes, Ctrl-C and how to go on."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from gangland.engine.mistakes import Mistake
from gangland.games import load
from gangland.lab.arena.bout import play_game
from gangland.lab.arena.contest import Contest, new_contest
from gangland.lab.arena.results import Fault
from gangland.lab.arena.run import ContestOutcome
from tests.cli.terminal import gangland
from tests.lab.arena.quick_bots import make


def some_games(contest: Contest, count: int) -> ContestOutcome:
    """The first games of a contest, played here."""
    players = {label: make("random") for label in contest.labels}
    return ContestOutcome(contest, [play_game(contest, players, number)[0] for number in range(1, count + 1)])


@pytest.fixture
def here(monkeypatch):
    """Play in this process, all games or as many as `here` holds: quick, and Ctrl-C comes when it should."""
    most: list[int] = []

    def hold(contest, threads, folder, progress, cluster):
        return some_games(contest, min([contest.games, *most]))

    monkeypatch.setattr("gangland.lab.arena.run.hold", hold)
    return most


@pytest.mark.usefixtures("here")
class TestReport:
    def test_tables_of_bots_pairs_and_seats(self):
        done = gangland("arena", "famiglia", "random", "greedy", "--games", "5")
        assert (done.exit_code, done.stderr) == (0, "")
        for text in (
            "famiglia: 6 games between bots, seed 0",
            "Every deal is played 2 times, so that everyone plays it from every seat.",
            "5 games were asked for; 6 make whole deals.",
            "random – greedy",
            "Player 1",
            "Moves in a game:",
            "moves a second in each process",
        ):
            assert text in done.stdout
        assert max(map(len, done.stdout.splitlines())) <= 80

    @pytest.mark.parametrize(("games", "noun"), [("2", "2 partie botów"), ("6", "6 partii botów")])
    def test_in_polish(self, games, noun):
        output = gangland("arena", "famiglia", "random", "greedy", "--games", games, "--lang", "pl").stdout
        assert f"famiglia: {noun}, ziarno 0" in output
        assert "Te same rozdania, w porównaniu:" in output

    def test_a_narrow_terminal_cuts_no_figure(self):
        output = gangland("arena", "famiglia", "random", "greedy", "--games", "2", COLUMNS="40").stdout
        assert "…" not in output
        assert max(map(len, output.splitlines())) <= 40

    @pytest.mark.parametrize(
        ("lang", "sentence"),
        [
            ("en", "the part of its seats that won: bots of equal strength would have about 25.0% each."),
            ("pl", "część jego miejsc, która wygrała: równie silne boty miałyby po około 25,0%."),
        ],
    )
    def test_with_more_seats_than_bots_the_share_is_explained(self, lang, sentence):
        asked = ("arena", "cash_n_guns", "random", "greedy", "--games", "2", "--lang", lang)
        output = gangland(*asked).stdout.replace("\N{NO-BREAK SPACE}", " ")
        assert sentence in " ".join(output.split())

    def test_with_a_seat_for_each_bot_the_share_needs_no_words(self):
        assert "equal strength" not in gangland("arena", "famiglia", "random", "greedy", "--games", "2").stdout

    def test_json_is_one_object(self):
        done = gangland("arena", "famiglia", "random", "greedy", "--games", "4", "--seed", "3", "--json")
        figures = json.loads(done.stdout)
        assert (figures["game"], figures["seats"], figures["games"], figures["seed"]) == ("famiglia", 2, 4, 3)
        for bot in figures["bots"]:
            assert {"name", "wins", "win_rate", "low", "high", "rating"} <= bot.keys()
        assert done.stderr == ""

    @pytest.mark.parametrize("lang", ["en", "pl"])
    def test_whoever_was_at_fault_is_named_with_the_reason(self, monkeypatch, lang):
        def hold(contest, threads, folder, progress, cluster):
            rows = some_games(contest, 12).results
            kinds = ["crash", "illegal", "gone", *["overrun"] * 9]
            faults = [Fault(0, "greedy", 3, kind, f"[{kind}]", 0.5, 0.2) for kind in kinds]
            return ContestOutcome(contest, [replace(row, fault=fault) for row, fault in zip(rows, faults, strict=True)])

        monkeypatch.setattr("gangland.lab.arena.run.hold", hold)
        output = gangland("arena", "famiglia", "random", "greedy", "--games", "12", "--lang", lang).stdout
        said = {
            "en": ["game 1, move 3: greedy failed: [crash]", "greedy wanted [illegal], which is not legal",
                   "took its process down", "greedy took 0.50 s and may take 0.20 s", "and 2 more"],
            "pl": ["partia 1, ruch 3: greedy zawodzi: [crash]", "greedy chce [illegal], a to niedozwolone",
                   "kończy się razem ze swoim procesem", "greedy myśli 0,50 s, a wolno 0,20 s", "i jeszcze 2"],
        }  # fmt: skip
        assert all(text in output for text in said[lang])


class TestWrongWishes:
    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (["random", "--games", "0"], "At least one game has to be played, not 0."),
            (["random", "--threads", "0"], "At least one thread is needed, not 0."),
            (["random", "--seats", "3"], "The number of seats of Famiglia is 2, not 3."),
            (["random", "--option", "x=y"], "famiglia has no option x=y; it has: memory=open|closed."),
            (["random", "--seed", "-1"], "The seed of a series is a number from 0 to 9223372036854775807, not -1."),
            (["random"] * 3, "The arena cannot be held: 3 bots are too many: there are 2 seats for them."
             " Run fewer at a time, for example pairs, one arena after another."),
            ([], "BOT... is missing; see gangland arena --help."),
            (["random", "--out", "/dev/null/here"],
             "The arena cannot be held: the folder '/dev/null/here' can't be written."),
        ],
    )  # fmt: skip
    def test_they_are_answered_with_one_sentence(self, arguments, sentence):
        done = gangland("arena", "famiglia", *arguments)
        assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"{sentence}\n")

    def test_a_bot_that_is_not_there(self):
        done = gangland("arena", "famiglia", "random", "deep")
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith("The arena cannot be held: there is no bot 'deep'; there are: ")

    def test_in_polish(self):
        done = gangland("arena", "famiglia", "random", "random", "random", "--lang", "pl")
        assert done.stderr == (
            "Arena nie może się odbyć: za dużo botów: 3, a są dla nich 2 miejsca. "
            "Niech gra ich mniej naraz, na przykład parami, jedna arena po drugiej.\n"
        )

    def test_with_one_seat_for_bots_they_come_one_at_a_time(self):
        done = gangland("arena", "syndicate", "random", "greedy", "--option", "solo=medium")
        assert done.stderr.endswith("there is one seat for them. Run them one at a time, one arena after another.\n")

    def test_a_module_that_is_missing(self, monkeypatch):
        def hold(*asked, cluster):
            raise Mistake("mistake-no-lab", module="openskill")

        monkeypatch.setattr("gangland.lab.arena.run.hold", hold)
        done = gangland("arena", "famiglia", "random")
        assert done.stderr == "The arena cannot be held: openskill is not installed; install gangland[lab].\n"


class TestInterrupted:
    @pytest.mark.parametrize("form", [[], ["--json"]])
    def test_what_was_done_is_said_and_how_to_go_on(self, here, tmp_path, form):
        here.append(3)
        wish = ["famiglia", "random", "random", "--option", "memory=closed", "--seed", "2", "--out", str(tmp_path)]
        done = gangland("arena", *wish, "--games", "8", *form)
        command = f"gangland arena famiglia random random --games 8 --option memory=closed --seed 2 --out {tmp_path}"
        assert done.exit_code == 130
        assert done.stderr == f"Stopped: 3 games of 8 were done.\n`{command}` goes on from there.\n"
        assert "3" in done.stdout

    def test_without_a_folder_nothing_is_kept(self, here):
        here.append(3)
        done = gangland("arena", "famiglia", "random", "random", "--games", "8")
        assert done.stderr.endswith("They are not kept; with --out FOLDER they are, and the same command goes on.\n")

    def test_before_the_first_game(self, here):
        here.append(0)
        done = gangland("arena", "famiglia", "random", "--games", "8")
        assert (done.exit_code, done.stdout) == (130, "")
        assert done.stderr == "Stopped before the first games were done.\n"


class TestWholeRun:
    def test_ctrl_c_and_on_to_the_end(self, tmp_path):
        folder = tmp_path / "new" / "games"
        wish = ["arena", "famiglia", "random", "random", "--games", "200", "--threads", "2", "--out", str(folder)]
        run = subprocess.Popen(
            [sys.executable, "-m", "gangland.cli.main", *wish],
            env={**os.environ, "GANGLAND_RULES": "plain", "LC_ALL": "C.UTF-8"},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        end = time.monotonic() + 30
        while not (folder / "records" / "5.txt").exists() and time.monotonic() < end:
            time.sleep(0.01)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to the workers, too
        output, errors = run.communicate()
        assert run.returncode == 130
        assert "goes on from there" in errors
        assert "Traceback" not in errors
        assert "95 % interval" in output
        done = gangland(*wish)
        assert (done.exit_code, done.stderr) == (0, "")
        assert "famiglia: 200 games between bots" in done.stdout
        assert f"`gangland replay {folder}/records/1.txt` tells the first." in done.stdout.replace("\n", " ")
        assert gangland("replay", str(folder / "records" / "1.txt")).exit_code == 0
        assert json.loads((folder / "report.json").read_text())["games"] == 200
        assert (folder / "strength.png").read_bytes().startswith(b"\x89PNG")


def test_a_contest_with_usual_choices_is_told_in_few_words(tmp_path):
    from gangland.cli.arena import again

    contest = new_contest(load("famiglia"), ["random", "first"], 10, make=make)
    assert again(contest, tmp_path) == f"gangland arena famiglia random first --games 10 --out {tmp_path}"
