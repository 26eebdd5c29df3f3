"""What every game must pass: the kit, its texts, its paragraphs, its golden games, its lessons."""

from dataclasses import replace
from pathlib import Path

import pytest

import gangland
from gangland.engine.game import Game
from gangland.engine.rules import Way
from gangland.engine.testing import CHECKS, Check, Table, tables, walk
from gangland.engine.testing.texts import can_be_said, flaws_of_paragraphs, flaws_of_texts, paragraphs
from gangland.engine.view import look
from gangland.engine.words import LANGUAGES, Words
from gangland.games import GAMES, load
from tests import golden

ALL = [load(id) for id in GAMES]
# Of the variants those that differ in one option.
TABLES = [table for game in ALL for table in tables(game, ["plain"]) if golden.variants(table) < 2]
GOLDEN = {path: what for game in ALL for path, what in golden.golden_files(game).items()}
MOMENTS = {0: (5, 8), 1: (1, 6)}  # usual tables and variants: games, moments of each; `make fuzz` plays ten thousand


def name_of(table: Table) -> str:
    return "-".join([table.game.id, str(table.seats), *table.options.values()])


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_kit_holds(table: Table, check: Check, default_way: Way):
    games, moments = MOMENTS[golden.variants(table)]
    check(replace(table, way=default_way, moments=moments), range(games))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_the_kit_holds_at_every_moment_of_a_game(game: Game, check: Check, default_way: Way):
    check(Table(game, game.seats[0], {}, default_way), range(1))


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_text_is_there_in_every_language_and_none_is_unused(game: Game):
    assert flaws_of_texts(game) == []


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_paragraph_and_ruling_is_cited_by_a_rule_and_by_a_test(game: Game):
    assert flaws_of_paragraphs(game, Path(__file__).parent / game.id) == []


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_everything_that_is_told_can_be_said(table: Table, default_way: Way):
    table = replace(table, way=default_way)
    told = list(table.game.actions.messages)
    games, moments = MOMENTS[golden.variants(table)]
    for step in walk(replace(table, moments=2 * moments), range(4 * games)):
        for viewer in table.viewers():
            before = look(table.game, table.rules, step.position, table.seats, viewer)
            after_position = step.position.copy()
            table.rules.play(after_position, step.seat, step.action)
            after = look(table.game, table.rules, after_position, table.seats, viewer)
            seen = table.game.seen(step.position, step.seat, step.action, viewer)
            told += [*table.game.narrate(before, step.seat, seen, after), table.game.prompt(before)]
    assert can_be_said(table.game, told) == []


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_view_can_be_drawn(game: Game, lang: str):
    match = gangland.new(game.id, seed=1)
    words = Words(lang, (game.package,), ("Anna", "Bruno", "Cesia", "Dino", "Ewa", "Fabio", "Gaja", "Hugo"))
    for viewer in range(-1, match.seats):
        picture = game.draw(match.view(viewer), words.say)
        assert "Anna" in picture
        assert "{" not in picture


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_golden_games_are_as_they_were(path: Path):
    table, seed = GOLDEN[path]
    assert golden.written(table, seed) == path.read_text("utf-8"), "if the rules changed on purpose: make golden"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_lesson_can_be_solved_as_it_says(game: Game):
    for lesson in game.lessons:
        assert lesson.paragraph in paragraphs(game, "en")
        for solution in lesson.solutions:
            match = gangland.position(game.id, lesson.position)
            match.play(*solution)
            assert len(match.moves) == len(solution)
