"""A variant is the printed game with other components, and nothing else."""

import ast
import inspect
import sys
import threading
from functools import cache
from importlib import import_module

import numpy as np
import pytest

from gangland.engine import doors
from gangland.engine.design.components import at, replaced
from gangland.engine.match import Match
from gangland.engine.mistakes import Mistake
from gangland.engine.table import Table
from gangland.games import GAMES, load
from gangland.games.famiglia.components import NAMES
from gangland.games.syndicate.components import AN, DISTRICT_CODES
from gangland.games.syndicate.rules import control
from gangland.lab.simulation import simulate
from gangland.lab.whatif.package_copy import PackageCopy, assigned
from gangland.lab.whatif.variants import check, replacements, tables, variant

LOS_ANGELES = {"board": "los-angeles"}
OPTIONS = np.zeros(1, np.int64)
F4 = NAMES.index("F4")
SANTA_MONICA = DISTRICT_CODES.index("SM")


def positions(game, seats, options, seed="7/12"):
    """Every position of a game in which the first of the legal actions and the last one are played in turn."""
    match = Match.of(game, seats, options, seed, plain=True)
    seen = [match.position.cells.tobytes()]
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(legal[0 if len(seen) % 2 else -1], seat=seat)
        seen.append(match.position.cells.tobytes())
    return seen, match.write()


@pytest.mark.parametrize("id", GAMES)
def test_a_variant_without_changes_plays_the_same_game_to_the_byte(id):
    printed, same = load(id), variant(id, {})
    assert same is not printed
    assert same.apply is not printed.apply
    for table in tables(printed):
        assert positions(same, table.seats, table.options) == positions(printed, table.seats, table.options)


@pytest.mark.parametrize("id", GAMES)
def test_a_variant_without_changes_shares_the_compiled_rules_of_the_printed_game(id):
    printed, same = load(id), variant(id, {})
    assert same.compiled.target.fingerprint(doors.playouts) == printed.compiled.target.fingerprint(doors.playouts)


def test_a_changed_constant_is_compiled_apart():
    printed, other = load("famiglia"), variant("famiglia", {"points.red.4": 16})
    assert other.compiled.target.fingerprint(doors.playouts) != printed.compiled.target.fingerprint(doors.playouts)
    assert other.compiled.target.fingerprint(doors.legal) == printed.compiled.target.fingerprint(doors.legal)


def test_a_red_4_worth_16_is_one_point_more_for_who_has_it():
    printed, other = load("famiglia"), variant("famiglia", {"points.red.4": 16})
    position = Match(printed, seed="1", plain=True).position
    for owner in range(2):
        position.hand[owner, F4] = 1
        more = other.plain.result(position) - printed.plain.result(position)
        position.hand[owner, F4] = 0
        assert more[:2, 0].tolist() == [int(owner == seat) for seat in range(2)]


def test_a_red_4_worth_16_changes_nothing_of_the_play():
    printed, other = load("famiglia"), variant("famiglia", {"points.red.4": 16})
    assert positions(other, 2, {}) == positions(printed, 2, {})


def test_what_is_derived_from_a_change_changes_with_it():
    other = variant("famiglia", {"copies.4": 2})
    assert other.state["deck"].shape == (64,)
    assert load("famiglia").state["deck"].shape == (60,)
    position = Match(other, seed="1", plain=True).position
    assert other.plain.census(position)[4::5] == [2, 2, 2, 2]


def test_the_printed_game_stays_where_it_is():
    import gangland.games.syndicate.components as before

    other = variant("syndicate", {"strength.antonio": 4})
    assert sys.modules["gangland.games.syndicate.components"] is before
    assert before.STRENGTH[before.AN] == 3
    assert other.setup.__globals__["__name__"] == "gangland.games.syndicate.rules.setting_up"
    assert other.package == load("syndicate").package  # so it speaks with the same words


def test_variants_made_in_several_threads_do_not_meet():
    made = {}

    def make(points):
        made[points] = variant("famiglia", {"points.red.4": points})

    threads = [threading.Thread(target=make, args=(points,)) for points in (16, 17, 18)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    weights = {
        points: int(game.result.__globals__["points"].__globals__["POINTS"][19]) for points, game in made.items()
    }
    assert weights == {16: 16, 17: 17, 18: 18}
    assert int(load("famiglia").result.__globals__["points"].__globals__["POINTS"][19]) == 15


def test_antonio_is_as_strong_as_the_change_says():
    plan = load("syndicate").design
    modules = PackageCopy("gangland.games.syndicate", replacements(plan, check(plan, {"strength.antonio": 4})))
    changed = modules.module("gangland.games.syndicate.rules.control")
    position = Match.of(load("syndicate"), options=LOS_ANGELES, seed="1", plain=True).position
    assert changed.strength_of(position, 0, AN, SANTA_MONICA) == 4
    assert control.strength_of(position, 0, AN, SANTA_MONICA) == 3


def test_antonio_changes_games_of_los_angeles_and_none_of_new_york():
    printed, other = load("syndicate"), variant("syndicate", {"strength.antonio": 4})
    assert positions(other, 2, {}) == positions(printed, 2, {})
    before, after = (simulate(Table.of(game, options=LOS_ANGELES), 20, plain=True).totals for game in (printed, other))
    assert not np.array_equal(before, after)


@cache
def constants_of(module):
    """The names that are assigned at the top level of a module."""
    return set.union(*(assigned(statement) for statement in ast.parse(inspect.getsource(module)).body))


@pytest.mark.parametrize("id", GAMES)
def test_every_component_stands_where_its_design_says(id):
    """Each constant is assigned at the top level of its module, where a change is made, and can be read back."""
    plan = load(id).design
    for path, component in plan.components.items():
        assert component.domain.flaw(plan.printed[path]) is None
        for constant in component.constants:
            module = import_module(f"gangland.games.{id}.{constant.module}")
            assert constant.name in constants_of(module), path
            before, mark = getattr(module, constant.name), plan.printed[path]
            other = mark + 1 if isinstance(mark, int) and not isinstance(mark, bool) else mark
            after = replaced(before, constant.place, component.domain.stored(other))
            assert component.domain.shown(at(after, constant.place)) == other, path


def test_a_variant_is_compiled_to_the_same_rules_that_run_plain():
    other = variant("famiglia", {"points.red.4": 16, "copies.0": 6})
    dealt = other.blank(), other.blank()
    for rules, position in zip((other.plain, other.compiled), dealt, strict=True):
        rules.enter_deal(rules.row(position), 2, OPTIONS, 5, 12)
        position.hand[0, F4] = 1
    assert dealt[0].cells.tobytes() == dealt[1].cells.tobytes()
    assert np.array_equal(other.plain.result(dealt[0]), other.compiled.result(dealt[1]))
    assert other.compiled.result(dealt[1])[0, 0] == 17  # the red 4, and the red 0 of the start hand


@pytest.mark.parametrize(
    ("id", "changes"),
    [
        ("famiglia", {"copies.1": 7}),
        ("five_points", {"copies.bosses": 3}),
        ("the_boss", {"police.cards": ["gold", "gold", "gold"]}),
        ("syndicate", {"district.SM.spaces_1": ["L shot"]}),
        ("cash_n_guns", {"bullets.bangs": 6}),
    ],
)
def test_in_a_record_of_another_size_every_field_still_lies_where_a_gpu_can_read_it(id, changes):
    state = variant(id, changes).state
    assert state.itemsize != load(id).state.itemsize
    for name, (kind, offset) in ((name, field[:2]) for name, field in state.fields.items()):
        assert offset % kind.base.itemsize == 0, name


def test_a_variant_that_nobody_knows_is_refused():
    with pytest.raises(Mistake, match="no game 'chess'"):
        variant("chess", {})
