"""`gangland observation`: every number with its index and its name."""

import json
import re

import pytest

from gangland.games import GAMES, load
from tests.cli.terminal import gangland

POSITION = "street A3 B0 / hand A2 A2 | -"


def test_a_typed_position_is_told_number_by_number():
    output = gangland("observation", "famiglia", "--position", POSITION).output
    assert "famiglia, seat 0: " in output
    assert "Index" in output
    assert re.search(r"^ +2 +hand\[A2\] +2 *$", output, re.M)
    assert re.search(r"^ +83 +street\[A3\] +1 *$", output, re.M)
    assert "hand[A3]" not in output


def test_zeros_are_told_when_asked_for():
    output = gangland("observation", "famiglia", "--position", POSITION, "--all").output
    assert re.search(r"^ +3 +hand\[A3\] +0 *$", output, re.M)


def test_the_other_seat_sees_the_same_cards_as_its_rivals():
    output = gangland("observation", "famiglia", "--position", POSITION, "--seat", "1").output
    assert re.search(r"rival hand\[A2\] +2", output)


@pytest.mark.parametrize("game", GAMES)
def test_as_json_it_has_every_number_of_the_deal(game):
    told = json.loads(gangland("observation", game, "--seed", "7", "--all", "--json").output)
    assert [row["name"] for row in told["observation"]] == list(load(game).features.names)
    assert [row["index"] for row in told["observation"]] == list(range(told["width"]))


def test_seats_and_options_choose_the_table():
    asked = ("observation", "cash_n_guns", "--seats", "6", "--option", "talents=random", "--seed", "7", "--json")
    told = json.loads(gangland(*asked).output)
    assert (told["seats"], told["options"]["talents"]) == (6, "random")
    values = {row["name"]: row["value"] for row in told["observation"]}
    assert (values["seats"], values["talents"], values["left 5 at the table"]) == (6, 1, 1)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("famiglia", "--seat", "2"), "seat"),
        (("famiglia", "--position", "street Z9"), "Line 1, column"),
        (("famiglia", "--position", POSITION, "--seats", "2"), "leave out --seats, --option and --seed"),
        (("famigla",), "famiglia"),
    ],
)
def test_bad_input_is_one_sentence(arguments, sentence):
    done = gangland("observation", *arguments)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_in_polish():
    output = gangland("observation", "famiglia", "--position", POSITION, "--lang", "pl").output
    assert "Wartość" in output
