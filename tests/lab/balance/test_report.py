"""The report: answers in both languages, a page that asks nobody for anything, plots and data beside it."""

import json
import re
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from gangland.engine.table import Table
from gangland.engine.testing.texts import flaws_of_package, used_ids
from gangland.engine.words import LANGUAGES
from gangland.games import GAMES, load
from gangland.lab.balance import PACKAGE
from gangland.lab.balance import plots as drawing
from gangland.lab.balance.answers import QUESTIONS, Answers, verdict
from gangland.lab.balance.figure_tables import DECIDED, figure_rows
from gangland.lab.balance.files import PAGE, write_report
from gangland.lab.balance.parquet import COMPONENTS, FILES, TABLES
from gangland.lab.balance.plots import FORMATS, plots
from gangland.lab.balance.report import report
from gangland.lab.balance.run import RANDOM, run
from gangland.lab.balance.study import new_study
from gangland.lab.whatif.changes import in_file
from gangland.lab.whatif.components_file import components_file
from gangland.lab.whatif.variants import check

CHANGES = {"points.red.0": 3}


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """A small report of a changed game, written in both languages."""
    folder = tmp_path_factory.mktemp("report")
    wanted = new_study(load("famiglia"), 60, 4, ("random",), changes=CHANGES)
    counted = run(wanted, folder, plain=True)
    figures = report(counted)
    pages = {}
    with pytest.MonkeyPatch.context() as patch:  # a plot takes a second: in one language all of them
        patch.setattr(drawing, "plots", lambda answers: {"seats": drawing.draw_seats})
        pages["pl"] = write_report(counted, figures, "pl", folder).read_text("utf-8")
    pages["en"] = write_report(counted, figures, "en", folder).read_text("utf-8")
    return folder, figures, pages


def test_every_question_has_its_part_which_begins_with_its_answer(written):
    _, figures, pages = written
    for lang in LANGUAGES:
        answers = Answers(figures, lang)
        assert [question for question, _ in answers.short()] == [
            answers.say(f"{name}-question") for name in ("compare", *QUESTIONS)
        ]
        for name in ("compare", *QUESTIONS):
            assert f'<section id="{name}">' in pages[lang]
        found = re.findall(r'<p class="answer">(.*?)</p>', pages[lang])
        assert len(found) == len(QUESTIONS) + 2  # the change, and how it was measured


def test_the_page_asks_no_other_host_for_anything(written):
    folder, _, pages = written
    for page in pages.values():
        assert "<script" not in page
        assert "@import" not in page
        addresses = re.findall(r"(?:src|href)=\"([^\"]*)\"", page)
        near = [one for one in addresses if not one.startswith(("#", "data:,"))]
        assert near
        assert all((folder / one).is_file() for one in near)
        assert not re.search(r"url\((?!#)", page)


def test_no_two_plots_of_a_page_share_an_id(written):
    for page in written[2].values():
        ids = re.findall(r'\bid="([^"]*)"', page)
        assert len(ids) == len(set(ids))
        named = set(re.findall(r'(?:xlink:href="|url\()#([^")]*)', page))
        assert named <= set(ids)


def test_every_plot_is_there_as_png_and_svg(written):
    folder, figures, pages = written
    names = list(plots(Answers(figures, "en")))
    assert names == ["seats", "scores", "length", "lead", "decided", "margin", "things", "compare"]
    for name in names:
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert ElementTree.parse(folder / f"{name}.svg").getroot().tag.endswith("svg")
        assert all(f'<a href="{name}.{form}">' in pages["en"] for form in FORMATS)


def test_the_data_says_what_the_report_says(written):
    folder, figures, _ = written
    tables = {name: parquet.read_table(folder / f"{name}.parquet").to_pylist() for name in TABLES}
    assert sum(row["count"] for row in tables["scores"] if row["field"] == RANDOM) == 2 * 60
    assert sum(row["count"] for row in tables["lengths"] if row["field"] == "random") == 4
    assert [row["game"] for row in tables["games"]] == [0, 1, 2, 3]
    assert len(tables["things"]) == 2 * len(figures["fields"][0]["things"])
    wins = [row["wins_mean"] for row in tables["seats"] if row["field"] == RANDOM]
    assert wins == [place["wins"]["mean"] for place in figures["fields"][0]["seats"]]
    assert {row["action"] for row in tables["actions"]} == set(load("famiglia").actions.texts)
    assert json.loads((folder / "report.json").read_text("utf-8")) == figures
    assert all((folder / file).is_file() for file in (*FILES, PAGE))


def test_the_components_are_exactly_those_that_were_played(written):
    folder, figures, pages = written
    text = (folder / COMPONENTS).read_text("utf-8")
    assert text == components_file("famiglia", "en", CHANGES) == figures["components"]
    plan = load("famiglia").design
    (change,) = check(plan, in_file(plan, text, COMPONENTS))
    assert (change.path, change.value) == ("points.red.0", 3)
    assert figures["command"] in pages["pl"]


def test_a_report_knows_no_machine_and_no_clock(written):
    _, figures, _ = written
    told = json.dumps(figures)
    assert not re.search(r'"(seconds|threads|device|host|date|time)"', told)


def test_the_comparison_is_that_of_whatif(written):
    compared = written[1]["comparisons"]
    assert [one["name"] for one in compared] == [RANDOM, "random"]
    assert all(figure["difference"]["mean"] > 0 for figure in compared[0]["points"])
    assert compared[0]["length"]["difference"] == {"mean": 0, "low": 0, "high": 0}


@pytest.mark.parametrize("id", GAMES)
def test_every_game_is_told_in_both_languages(id, tmp_path):
    """Every answer, every figure, and the name of everything that could be listed."""
    game = load(id)
    figures = report(run(new_study(Table.of(game, game.seats[-1]), 6), tmp_path, plain=True))
    for lang in LANGUAGES:
        answers = Answers(figures, lang)
        assert len(answers.short()) == len(QUESTIONS)
        for name in QUESTIONS:
            assert all(getattr(answers, name)())
            figure_rows(answers, name)
        names = [answers.thing_name(number) for number in range(len(game.stakes.things))]
        assert len(set(names)) == len(names)
        assert all(answers.action_name(action) for action in answers.never_taken)
        assert answers.rare


def test_what_only_random_players_did_is_told_apart_from_what_nobody_did(written):
    answers = Answers(written[1], "en")
    assert not set(answers.never_taken) & set(answers.unwanted)
    taken = [field["actions"] for field in written[1]["fields"]]
    assert all(taken[0][action] and not taken[1][action] for action in answers.unwanted)
    assert not any(counts[action] for counts in taken for action in answers.never_taken)


def field(wins, games=1000):
    """The share of wins of each place, as a report has it."""
    from gangland.lab.balance.estimates import share_of

    return {
        "name": "search:400",
        "games": games,
        "seats": [{"wins": share_of(share * games, games).as_json()} for share in wins],
        "shared": {"mean": 0.0},
    }


@pytest.mark.parametrize(
    ("wins", "games", "begins"),
    [
        ((0.51, 0.49), 1000, "As far as these games tell, yes"),
        ((0.51, 0.49), 1_000_000, "Almost: with the bot search:400 the first player wins most, 51.00%"),
        ((0.4, 0.6), 1000, "No: with the bot search:400 the second player wins most, 60.0%"),
    ],
)
def test_seats_are_called_uneven_when_the_games_say_so(written, wins, games, begins):
    answers = Answers(written[1] | {"fields": [field(wins, games)]}, "en")
    assert answers.seats()[0].startswith(begins)


def test_the_verdict_waits_until_the_interval_is_on_one_side():
    assert verdict({"mean": -1.0, "low": -2.0, "high": -0.1}) == "fairer"
    assert verdict({"mean": 1.0, "low": 0.1, "high": 2.0}) == "less-fair"
    assert verdict({"mean": 1.0, "low": None, "high": None}) == "as-fair"


def test_all_texts_are_there_in_both_languages_and_used():
    needed = {f"place-{number}" for number in range(1, 9)} | {"compare-fairer", "compare-less-fair", "compare-as-fair"}
    needed |= {f"{name}-question" for name in ("compare", "how", *QUESTIONS)}
    needed |= {f"{name}-{at}" for name in ("scores", "length", "margin") for at in ("axis", "height")}
    needed |= {f"row-{name}" for name in DECIDED}
    assert flaws_of_package(PACKAGE, needed, used_ids(PACKAGE)) == []
