"""What a screen must know of a game: its book, its lessons, its picture in letters."""

from importlib.resources import files

import pytest

from gangland.games import GAMES, load
from tests.server.gate.place import playing, tell


def got(path):
    async def story(place):
        answer = await place.nobody().get(path)
        return answer.status_code, answer.json()

    return tell(story)


def text(path):
    async def story(place):
        answer = await place.nobody().get(path)
        return answer.status_code, answer.text

    return tell(story)


def tried(game, lesson, *actions, **more):
    """A lesson after these actions, given by their texts."""
    numbers = [load(game).actions.number(text) for text in actions]

    async def story(place):
        answer = await place.nobody().post(f"/api/games/{game}/lessons/{lesson}", actions=numbers, **more)
        return answer.status_code, answer.json()

    return tell(story)


class TestBooks:
    @pytest.mark.parametrize("id", GAMES)
    def test_the_number_of_an_action_is_its_place(self, id):
        game, (status, book) = load(id), got(f"/api/games/{id}")
        assert status == 200
        assert [card["text"] for card in book["actions"]] == list(game.actions.texts)
        assert {card["kind"] for card in book["actions"]} == {one.name for one in game.actions.kinds}
        assert [one["name"] for one in book["lessons"]] == [one.name for one in game.lessons]
        assert book["idle"] == game.idle

    def test_an_unknown_game_is_not_found(self):
        assert got("/api/games/monopoly")[0] == 404


class TestTexts:
    """For pages that were built without the game."""

    @pytest.mark.parametrize("language", ["en", "pl"])
    @pytest.mark.parametrize("id", GAMES)
    def test_they_are_those_of_the_folder(self, id, language):
        folder = files(load(id).package).joinpath("text")
        for part, name in (("words", f"{language}.ftl"), ("rules", f"rules.{language}.md")):
            assert text(f"/api/games/{id}/{part}/{language}") == (200, folder.joinpath(name).read_text("utf-8"))

    @pytest.mark.parametrize("path", ["monopoly/words/en", "monopoly/rules/en", "famiglia/words/de"])
    def test_others_are_not_found(self, path):
        assert text(f"/api/games/{path}")[0] in (400, 404, 422)


class TestLessons:
    @pytest.mark.parametrize("id", GAMES)
    def test_every_solution_solves_its_lesson(self, id):
        for lesson in load(id).lessons:
            for solution in lesson.solutions[:2]:
                status, seen = tried(id, lesson.name, *solution)
                assert (status, seen["verdict"]) == (200, "solved")

    def test_it_begins_open_with_what_may_be_done(self):
        _, seen = tried("famiglia", "pair")
        assert seen["verdict"] == "open"
        assert seen["view"]["legal"]

    def test_a_try_that_is_allowed_but_solves_nothing_goes_astray(self):
        _, seen = tried("famiglia", "pair", "pass")
        assert (seen["verdict"], seen["paragraph"]) == ("astray", "7.3")

    def test_a_try_that_is_refused_names_its_paragraph_and_changes_nothing(self):
        _, before = tried("famiglia", "pair")
        _, seen = tried("famiglia", "pair", "recruit F4")
        assert (seen["verdict"], seen["paragraph"]) == ("refused", "7.1")
        assert seen["view"] == before["view"]

    def test_what_is_no_lesson_and_no_action_is_refused(self):
        assert tried("famiglia", "nothing")[0] == 404

        async def story(place):
            answer = await place.nobody().post("/api/games/famiglia/lessons/pair", actions=[9999])
            return answer.status_code

        assert tell(story) == 422

    def test_the_picture_speaks_the_language_of_the_reader(self):
        _, seen = tried("famiglia", "pair", language="pl", names=["Ania", "Olek"])
        assert "Ulica" in seen["picture"]
        assert "Olek" in seen["picture"]


class TestPictures:
    def test_a_player_sees_the_table_in_letters_and_a_stranger_nothing_of_a_closed_one(self):
        async def story(place):
            rosa, _, table = await playing(place, watch="nobody")
            path = f"/api/tables/{table}/picture"
            seen = await rosa.get(path, moment=1, language="pl", name=["Rosa", "Vito"])
            stranger = await (await place.person("Eve")).get(path, moment=1)
            early = await rosa.get(path, moment=0)
            return (
                seen.status_code,
                "Ulica" in seen.text and "Vito" in seen.text,
                stranger.status_code,
                early.status_code,
            )

        assert tell(story) == (200, True, 404, 422)
