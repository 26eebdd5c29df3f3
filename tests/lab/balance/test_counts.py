"""Games counted while they are played: the same games as everywhere, the same counts in every way of running."""

import numpy as np
import pytest

from gangland.bots import player
from gangland.engine import loops
from gangland.engine.messages import message
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.engine.seeds import plant
from gangland.engine.stakes import Stakes
from gangland.engine.table import Table
from gangland.games import GAMES, load
from gangland.games.famiglia.components import NAMES
from gangland.games.the_boss.actions import LAY_CARD
from gangland.games.the_boss.components import CARDS, PLACES
from gangland.lab.balance import counts
from gangland.lab.balance.counter import Counter, columns
from gangland.lab.simulation import play_chunk
from gangland.lab.whatif.samples import WIN, dealt
from gangland.lab.whatif.variants import variant
from tests.engine.standoff import GAME as STANDOFF

SEED, COUNT = 5, 6
MOST = {"five_points": 4, "the_boss": 3, "cash_n_guns": 6}
OPTIONS = {"cash_n_guns": {"talents": "random"}}
every_game = pytest.mark.parametrize("id", GAMES)


def counter(id):
    return Counter(Table.of(load(id), MOST.get(id, 2), OPTIONS.get(id, {})), SEED, plain=True)


def deal(one, number):
    return dealt(one.playing, one.table, SEED, number)


def things(one, totals):
    """By thing, place and column."""
    rest = totals[one.begins :]
    return rest.reshape(len(one.stakes.things), counts.PLACES, counts.HELD_COLUMNS)


def typed(game, hands):
    """A position of Famiglia with these hands."""
    position = game.blank()
    plant(position, "7")
    game.read(f"street A3 B0 / hand {hands}", position)
    return position


@rule
def first(state: Position) -> int:
    return 0


@rule
def score(state: Position, seat: int) -> int:
    return int(state.points[seat])


@rule
def hold(state: Position, seats: int, held) -> None:
    for seat in range(seats):
        held[seat, 0] += state.points[seat]


LOOT = Stakes(first, score, hold, (message("loot"),), score_class=1)


@every_game
def test_a_random_game_is_the_one_that_simulate_plays(id):
    one = counter(id)
    expected = play_chunk(one.game.plain, one.table, SEED, 0, COUNT)
    assert np.array_equal(one.random_games(0, COUNT).totals[: loops.TOTALS], expected)


@every_game
def test_the_counts_of_games_agree_with_each_other(id):
    one = counter(id)
    totals = one.random_games(0, COUNT).totals
    scores = totals[counts.SCORE_HISTOGRAM : counts.ACTIONS].reshape(counts.PLACES, counts.SCORE_CLASSES)
    won = totals[counts.WON]
    assert scores.sum(1).tolist() == [COUNT] * one.table.seats + [0] * (counts.PLACES - one.table.seats)
    assert totals[counts.ACTIONS : one.begins].sum() == totals[loops.MOVES]
    assert totals[counts.CHANGE_HISTOGRAM :][: counts.CHANGE_CLASSES].sum() == COUNT
    assert totals[counts.DECIDED_HISTOGRAM :][: counts.DECIDED_CLASSES].sum() == won
    assert totals[counts.MARGIN_HISTOGRAM :][: counts.SCORE_CLASSES].sum() == won
    assert totals[counts.FIRST_LEADER_WON] <= totals[counts.LED] <= won
    nobody = totals[loops.ENDINGS + 2] if id == "cash_n_guns" else 0
    assert totals[counts.SHARES : counts.POINTS].sum() == (COUNT - nobody) * WIN
    assert (things(one, totals)[:, :, counts.HELD] <= COUNT).all()


@every_game
def test_chunks_add_up_to_the_whole(id):
    one = counter(id)
    whole, parts = one.random_games(0, 4).totals, [one.random_games(at, 2).totals for at in (0, 2)]
    together = parts[0] + parts[1]
    together[loops.LONGEST] = max(part[loops.LONGEST] for part in parts)
    assert np.array_equal(whole, together)


def test_compiled_and_plain_count_the_same():
    one, other = (Counter(Table.of(STANDOFF, 4), SEED, plain, LOOT) for plain in (True, False))
    assert np.array_equal(one.random_games(0, 30).totals, other.random_games(0, 30).totals)
    bots = [counter.bot_games(player("random"))(0, 3) for counter in (one, other)]
    assert np.array_equal(bots[0].totals, bots[1].totals)
    assert bots[0].rows == bots[1].rows


def test_the_kernel_that_counts_compiles_without_a_gpu():

    from gangland.lab.balance import gpu

    text = gpu.assembly(Counter(Table.of(STANDOFF, 4), SEED, True, LOOT))
    assert ".entry" in text
    assert "atom." in text or "red." in text


def test_a_game_of_bots_is_a_row_and_its_counts():
    one = counter("famiglia")
    piece = one.bot_games(player("random"))(3, 2)
    rows = [dict(zip(columns(2), row, strict=True)) for row in piece.rows]
    assert [row["game"] for row in rows] == [3, 4]
    assert sum(row["moves"] for row in rows) == piece.totals[loops.MOVES]
    assert sum(row["turns"] for row in rows) == piece.totals[loops.TURNS]
    assert sum(row["points_0"] + row["points_1"] for row in rows) == piece.totals[counts.POINTS :][:2].sum()
    assert all(row["first"] == deal(one, row["game"]).starter for row in rows)


def test_the_lead_changes_when_another_one_is_alone_in_front():
    """F1 is worth 3 points, A1 one."""
    one = counter("famiglia")
    look = one.counting.target.twin(counts.look_who_leads)
    course = one.room()[0]
    course[counts.LEADER] = course[counts.FIRST_LEADER] = counts.NOBODY
    seen = []
    for moves, text in enumerate(("- | -", "F1 | -", "F1 | F1", "F1 | F1 A1", "F1 A1 | F1 A1", "F2 | F1")):
        position = typed(one.game, text)
        course[counts.MOVES] = moves
        look(position, 2, course)
        seen.append((int(course[counts.LEADER]), int(course[counts.SINCE]), int(course[counts.CHANGES])))
    assert seen == [(-1, 0, 0), (0, 1, 0), (0, 1, 0), (1, 3, 1), (1, 3, 1), (0, 5, 2)]
    assert course[counts.FIRST_LEADER] == 0


def test_places_count_from_who_begins():
    one = counter("famiglia")
    late = next(number for number in range(20) if deal(one, number).starter == 1)
    row = dict(zip(columns(2), one.bot_games(player("random"))(late, 1).rows[0], strict=True))
    totals = one.bot_games(player("random"))(late, 1).totals
    assert totals[counts.POINTS :][:2].tolist() == [row["points_1"], row["points_0"]]


# What each game says of its things


def test_famiglia_every_card_that_is_held_is_counted():
    one = counter("famiglia")
    copies = things(one, one.random_games(0, 3).totals)[:, :, counts.HELD_COPIES]
    assert 3 * 8 <= copies.sum() <= 3 * 60
    assert len(one.stakes.things) == len(NAMES)


def test_five_points_everyone_has_three_alliances():
    one = counter("five_points")
    copies = things(one, one.random_games(0, 3).totals)[:, :, counts.HELD_COPIES]
    assert copies[:8].sum(0).tolist() == [9] * 4 + [0] * 4


def test_the_boss_every_card_laid_and_every_city_won_is_counted():
    one = counter("the_boss")
    totals = one.random_games(0, 3).totals
    copies = things(one, totals)[:, :, counts.HELD_COPIES].sum(1)
    laid = totals[counts.ACTIONS + LAY_CARD : counts.ACTIONS + LAY_CARD + CARDS]
    assert copies[:CARDS].tolist() == laid.tolist()
    rounds = laid.sum() // 15  # five turns of three players
    assert 0 < copies[CARDS : CARDS + PLACES].max() <= rounds


def test_syndicate_nobody_controls_a_district_of_the_other_board():
    one = counter("syndicate")
    copies = things(one, one.random_games(0, 3).totals)[:, :, counts.HELD_COPIES].sum(1)
    assert copies[:27].sum() > 0
    assert 0 < copies[27:32].sum() <= 3 * 5
    assert copies[32:].sum() == 0


def test_cash_n_guns_one_desk_and_a_talent_for_everyone():
    one = counter("cash_n_guns")
    copies = things(one, one.random_games(0, 3).totals)[:, :, counts.HELD_COPIES].sum(1)
    assert copies[7] == 3
    assert copies[8:].sum() == 3 * 6


def test_a_variant_is_counted_by_its_own_points():
    game = variant("famiglia", {"points.red.0": 3})
    one, printed = Counter(Table.of(game), SEED, plain=True), counter("famiglia")
    position = typed(game, "F0 | -")
    assert one.counting.target.twin(one.stakes.score)(position, 0) == 3
    assert printed.counting.target.twin(printed.stakes.score)(position, 0) == 1
    more = one.random_games(0, 5).totals - printed.random_games(0, 5).totals
    assert more[counts.POINTS :][:2].sum() > 0
    assert not more[counts.ACTIONS : one.begins].any()
