"""A batch plays the same games as matches do, lane by lane, and shows each seat only what it may know."""

import numpy as np
import pytest

import gangland
from gangland.adapters.batch import Batch, dlpack
from gangland.adapters.rewards import reward
from gangland.engine.match import Match
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES, load

pytestmark = pytest.mark.rules("both")

TABLES = [(id, seats, {}) for id in GAMES for seats in load(id).seats] + [
    ("syndicate", 2, {"board": "los-angeles"}),
    ("syndicate", 2, {"solo": "easy"}),
    ("cash_n_guns", 6, {"talents": "random"}),
]
LANES = 3


def name_of(table) -> str:
    return "-".join(map(str, (table[0], table[1], *table[2].values())))


@pytest.mark.parametrize("table", TABLES, ids=map(name_of, TABLES))
def test_every_lane_is_a_match_of_the_stream(table):
    """Whatever is drawn, a match with the same seed and actions has the same seats, legal actions, sights and end."""
    id, seats, options = table
    batch = Batch(id, LANES, seats=seats, seed=5, **options)
    matches = [Match.of(load(id), seats, options, seed=f"5/{lane}") for lane in range(LANES)]
    ended = 0
    while ended < LANES:
        actions = batch.sample().copy()
        shown = batch.current_player.copy(), batch.legal_action_mask.copy(), batch.observation.copy()
        for lane, match in enumerate(matches):
            if not match.over:
                assert_same(match, *(array[lane] for array in shown))
                match.play(int(actions[lane]), seat=int(shown[0][lane]))
        batch.step(actions)
        for lane, match in enumerate(matches):
            if match.over and match.result is not None and batch.terminated[lane] and match.comments == {}:
                match.comment("counted")
                assert batch.rewards[lane].tolist() == pytest.approx(rewards_of(match))
                ended += 1


def assert_same(match, player, mask, seen) -> None:
    player = int(player)
    assert player == match.to_act[0]
    assert np.flatnonzero(mask).tolist() == match.rules.legal(match.position, player)
    assert seen.tolist() == match.rules.observe(match.position, player).tolist()


def rewards_of(match) -> list[float]:
    ends = match.rules.result(match.position)
    return [reward(ends, seat, match.seats) for seat in range(match.seats)]


class TestStepping:
    def test_threads_change_nothing(self):
        one, three = (Batch("five_points", 50, seed=3, threads=threads) for threads in (1, 3))
        for _ in range(80):
            assert (one.sample() == three.sample()).all()
            one.step(one.sample())
            three.step(three.sample())
        assert one.positions().tobytes() == three.positions().tobytes()
        assert (one.observation == three.observation).all()

    def test_a_lane_that_ended_goes_on_with_its_next_game(self):
        batch = Batch("famiglia", 2, seed=9)
        while not batch.terminated[1]:
            batch.step(batch.sample())
        fresh = gangland.new("famiglia", seed="9/3")  # of two lanes the second one plays 1, 3, 5
        assert batch.positions()[1:2].tobytes() == bytes(fresh.position)

    def test_rewards_are_paid_once(self):
        batch = Batch("famiglia", 1, seed=2)
        while not batch.terminated[0]:
            batch.step(batch.sample())
        assert np.abs(batch.rewards).sum() in (0, 2)
        batch.step(batch.sample())
        assert not batch.terminated[0]
        assert not batch.rewards.any()

    def test_a_reset_begins_anew(self):
        batch = Batch("famiglia", 4, seed=1)
        before = batch.positions().tobytes()
        batch.step(batch.sample())
        assert batch.positions().tobytes() != before
        assert batch.reset(1).positions().tobytes() == before
        assert batch.reset(2).positions().tobytes() != before

    def test_its_arrays_are_shared_without_a_copy(self):
        batch = Batch("famiglia", 4)
        shared = np.from_dlpack(batch.observation)
        assert np.shares_memory(shared, batch.observation)
        batch.step(batch.sample())
        assert (shared == batch.observation).all()


class TestMistakes:
    def test_an_illegal_action_is_named_with_its_lane_and_changes_nothing_there(self):
        batch = Batch("famiglia", 3, seed=1)
        actions = batch.sample().copy()
        actions[2] = np.flatnonzero(~batch.legal_action_mask[2])[0]
        before = batch.positions()[2:].tobytes()
        with pytest.raises(Mistake, match=r"is not legal for seat \d in lane 2"):
            batch.step(actions)
        assert batch.positions()[2:].tobytes() == before

    def test_a_number_that_is_no_action(self):
        batch = Batch("famiglia", 1)
        with pytest.raises(Mistake, match="'-1' is not legal"):
            batch.step(np.array([-1]))

    def test_a_number_too_large_does_not_turn_into_a_legal_action(self):
        batch = Batch("famiglia", 1)
        legal = int(batch.sample()[0])
        for kind in (np.int64, np.uint64):
            with pytest.raises(Mistake, match="is not legal"):
                batch.step(np.array([legal + (1 << 32)], kind))
        with pytest.raises(Mistake, match="is not legal"):
            batch.step(np.array([(1 << 32) - 1], np.uint32))

    @pytest.mark.parametrize("seed", [-1, 1 << 63, "north"])
    def test_a_seed_that_is_none(self, seed):
        with pytest.raises(Mistake, match="is no seed"):
            Batch("famiglia", 1, seed=seed)

    @pytest.mark.parametrize("actions", [np.zeros(2, int), np.zeros((3, 1), int), np.zeros(3)])
    def test_actions_of_another_shape_or_kind(self, actions):
        with pytest.raises(Mistake, match="takes 3 whole numbers"):
            Batch("famiglia", 3).step(actions)

    @pytest.mark.parametrize(("count", "threads"), [(0, 1), (-1, 1), (1 << 25, 1), (1, 0)])
    def test_a_size_that_is_none(self, count, threads):
        with pytest.raises(Mistake, match="a batch has 1 to"):
            Batch("famiglia", count, threads=threads)

    def test_an_unknown_device_and_option(self):
        with pytest.raises(Mistake, match="cpu or cuda, not 'tpu'"):
            Batch("famiglia", 1, device="tpu")
        with pytest.raises(Mistake, match="luck"):
            Batch("famiglia", 1, luck="good")


class TestRewards:
    @pytest.mark.parametrize(
        ("places", "paid"),
        [
            ((1, 2), (1, -1)),
            ((1, 1), (0, 0)),
            ((2, 1, 3, 4), (-1 / 3, 1, -1 / 3, -1 / 3)),
            ((1, 1, 3, 4), (1 / 3, 1 / 3, -1 / 3, -1 / 3)),
            ((4, 4, 4, 4), (0, 0, 0, 0)),
        ],
    )
    def test_who_wins_takes_from_all_others(self, places, paid):
        ends = np.array([(0, place) for place in places])
        assert [reward(ends, seat, len(places)) for seat in range(len(places))] == pytest.approx(list(paid))


class TestDlpack:
    def test_memory_is_lent_as_it_is_and_given_back(self):
        """The capsule of a GPU's array, made over the processor's memory, where NumPy can take it."""
        numbers = np.asfortranarray(np.arange(6, dtype=np.float32).reshape(2, 3))  # column by column, as a GPU has it
        before = len(dlpack._lent)
        taken = np.from_dlpack(Lender(numbers))
        assert len(dlpack._lent) == before + 1
        numbers[1, 2] = 50
        assert taken.tolist() == [[0, 1, 2], [3, 4, 50]]
        del taken
        assert len(dlpack._lent) == before

    def test_a_capsule_that_nobody_takes_is_forgotten(self):
        before = len(dlpack._lent)
        capsule = Lender(np.zeros(3, np.int8)).__dlpack__()
        assert len(dlpack._lent) == before + 1
        del capsule
        assert len(dlpack._lent) == before


class Lender:
    """An array of the processor in the place of a GPU's."""

    def __init__(self, array) -> None:
        self.array = array

    def __dlpack_device__(self):
        return 1, 0

    def __dlpack__(self, **_):
        array = self.array
        steps = tuple(step // array.itemsize for step in array.strides)
        memory = dlpack.Memory(array.ctypes.data, array.shape, steps, array.dtype, self.__dlpack_device__())
        return dlpack.capsule(memory, array)
