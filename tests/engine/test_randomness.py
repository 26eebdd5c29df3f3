"""All chance of a match: published generators, unbiased draws, seeds that say what was dealt."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangland.engine.randomness import below, next_word, seed, shuffle
from gangland.engine.rule import Target, door, plain
from gangland.engine.seeds import SEED_LIMIT, fresh_seed, normal_seed, plant
from tests.engine.standoff import GAME

pytestmark = pytest.mark.rules("own")

WORD = 0xFFFFFFFF
_next_word, _below, _shuffle, _seed = next_word, below, shuffle, seed


def generator(*words):
    position = GAME.blank()
    for place, word in enumerate(words or (1, 2, 3, 4)):
        position.rng[place] = word
    return position


@door
def words_into(states, out):
    for place in range(len(out)):
        out[place] = _next_word(states[0])


@door
def numbers_into(states, limit, out):
    for place in range(len(out)):
        out[place] = _below(states[0], limit)


@door
def shuffles_into(states, out):
    for row in range(len(out)):
        _shuffle(states[0], out[row], 0, out.shape[1])


@door
def seed_into(states, key, counter):
    _seed(states[0], key, counter)


def ways():
    from gangland.engine.cpu import compiled

    return {"plain": Target(plain, {}), "compiled": Target(compiled, {})}


WAYS = ways()
way = pytest.mark.parametrize("way", WAYS)


def enter(way, rule, position, *arguments):
    return WAYS[way].twin(rule)((position,) if way == "plain" else position.cells, *arguments)


class TestXoshiro:
    @way
    def test_its_published_vector(self, way):
        out = np.zeros(10, np.int64)
        enter(way, words_into, generator(1, 2, 3, 4), out)
        assert out.tolist() == [
            641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
        ]  # fmt: skip

    @given(st.lists(st.integers(0, WORD), min_size=4, max_size=4))
    def test_plain_and_compiled_streams_are_equal_from_every_state(self, words):
        streams, ends = [], []
        for one in WAYS:
            position, out = generator(*words), np.zeros(20, np.int64)
            enter(one, words_into, position, out)
            streams.append(out.tolist())
            ends.append(list(position.rng))
        assert streams[0] == streams[1]
        assert ends[0] == ends[1]
        assert all(0 <= word <= WORD for word in streams[0])


def philox(counter, key):
    """Philox4x32-10 as its paper has it, with all 128 bits of the counter."""
    counter, key = list(counter), list(key)
    for _ in range(10):
        first, second = 0xD2511F53 * counter[0], 0xCD9E8D57 * counter[2]
        counter = [second >> 32 ^ counter[1] ^ key[0], second & WORD, first >> 32 ^ counter[3] ^ key[1], first & WORD]
        key = [(key[0] + 0x9E3779B9) & WORD, (key[1] + 0xBB67AE85) & WORD]
    return counter


def halves(number):
    return number & WORD, number >> 32


class TestPhilox:
    @way
    def test_the_known_answer_for_nothing_but_zeros(self, way):
        position = generator()
        enter(way, seed_into, position, 0, 0)
        assert list(position.rng) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]

    @pytest.mark.parametrize(
        ("counter", "key", "answer"),
        [
            ([0] * 4, [0] * 2, [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
            ([WORD] * 4, [WORD] * 2, [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
            (
                [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
                [0xA4093822, 0x299F31D0],
                [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1],
            ),
        ],
    )
    def test_the_philox_we_compare_with_has_all_known_answers(self, counter, key, answer):
        assert philox(counter, key) == answer

    @given(st.integers(0, SEED_LIMIT - 1), st.integers(0, SEED_LIMIT - 1))
    def test_both_halves_of_key_and_counter_count(self, key, counter):
        for one in WAYS:
            position = generator()
            enter(one, seed_into, position, key, counter)
            assert list(position.rng) == philox([*halves(counter), 0, 0], halves(key))


def chi_square(counts, kinds):
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 for kind in counts) / expected + (kinds - len(counts)) * expected


def looks_uniform(draws, kinds):
    """Within four and a half deviations of what chance allows: about one fair stream in a hundred thousand fails."""
    freedom = kinds - 1
    return chi_square(Counter(draws), kinds) < freedom + 4.5 * (2 * freedom) ** 0.5 + 6


@way
class TestBelow:
    @pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 52, 60, 100])
    def test_every_number_is_as_likely(self, way, limit):
        out = np.zeros(20_000, np.int64)
        enter(way, numbers_into, generator(limit, 2, 3, 4), limit, out)
        assert set(out.tolist()) == set(range(limit))
        assert looks_uniform(out.tolist(), limit)

    def test_biased_draws_are_thrown_away(self, way):
        """Of 2 ** 32 words, 3 * 2 ** 29 numbers would get two or three each: every third number only two."""
        out = np.zeros(6_000, np.int64)
        enter(way, numbers_into, generator(), 3 << 29, out)
        assert looks_uniform((out % 3).tolist(), 3)

    @pytest.mark.parametrize("limit", [1, 2, 3, 1 << 16, (1 << 31) - 1, 1 << 31])
    def test_the_limit_is_never_reached(self, way, limit):
        out = np.zeros(2_000, np.int64)
        enter(way, numbers_into, generator(limit & WORD, 7, 7, 7), limit, out)
        assert out.min() >= 0
        assert out.max() < limit


@way
class TestShuffle:
    @pytest.mark.parametrize("count", [3, 4])
    def test_every_order_is_as_likely(self, way, count):
        orders = list(permutations(range(count)))
        out = np.tile(np.arange(count), (300 * len(orders), 1))
        enter(way, shuffles_into, generator(count, 5, 5, 5), out)
        drawn = [tuple(row) for row in out.tolist()]
        assert set(drawn) == set(orders)
        assert looks_uniform(drawn, len(orders))

    def test_one_card_or_none_needs_no_chance(self, way):
        position = generator()
        enter(way, shuffles_into, position, np.zeros((3, 1), np.int64))
        enter(way, shuffles_into, position, np.zeros((3, 0), np.int64))
        assert list(position.rng) == [1, 2, 3, 4]


@given(st.lists(st.integers(0, 50)), st.data())
def test_a_shuffle_keeps_the_cards_and_leaves_what_lies_beside_them(cards, data):
    first = data.draw(st.integers(0, len(cards)))
    count = data.draw(st.integers(0, len(cards) - first))
    mixed = cards.copy()
    shuffle(generator(), mixed, first, count)
    assert sorted(mixed[first : first + count]) == sorted(cards[first : first + count])
    assert mixed[:first] + mixed[first + count :] == cards[:first] + cards[first + count :]


class TestSeeds:
    @pytest.mark.parametrize(
        ("seed", "text"),
        [
            (7, "7"),
            ("7", "7"),
            (" 7 ", "7"),
            ("7/12", "7/12"),
            ("7/0", "7"),
            (0, "0"),
            (SEED_LIMIT - 1, "9223372036854775807"),
            ("AB" * 16, "ab" * 16),
            ("1" * 32, "1" * 32),
            ("f" * 128, "f" * 128),
        ],
    )
    def test_a_seed_is_a_number_a_game_of_a_stream_or_a_secret(self, seed, text):
        assert normal_seed(seed) == text

    @pytest.mark.parametrize(
        "seed", ["", "-1", -1, "7/", "/7", "7/1/2", "seven", 1.5, SEED_LIMIT, "ab" * 15, "f" * 129, "7 7", "²"]
    )
    def test_anything_else_is_refused_with_an_example(self, seed):
        with pytest.raises(ValueError, match="is no seed; seeds are 7, or 7/12 for game 12"):
            normal_seed(seed)

    def test_a_fresh_seed_has_256_bits_and_differs_each_time(self):
        seeds = {fresh_seed() for _ in range(100)}
        assert len(seeds) == 100
        assert {len(seed) * 4 for seed in seeds} == {256}
        ones = sum(int(seed, 16).bit_count() for seed in seeds)
        assert abs(ones - 12_800) < 6 * 80
        assert normal_seed(None) != normal_seed(None)

    def test_different_seeds_give_different_generators(self):
        texts = ["0", "1", "1/1", "1/2", "2/1", "ab" * 16, "ab" * 17, "0" * 32, "1" * 32, "1" * 33]
        states = set()
        for text in texts:
            position = GAME.blank()
            plant(position, text)
            states.add(tuple(position.rng))
        assert len(states) == len(texts)

    def test_a_seed_and_the_games_of_its_stream_agree_with_the_loop_that_deals_them(self):
        """Game 12 of `simulate --seed 7` can be looked at as the match with seed 7/12."""
        one, many = GAME.blank(), np.zeros(13, GAME.state)
        plant(one, "7/12")
        options = GAME.option_numbers({})
        GAME.plain.setup(one, 3, options)
        GAME.plain.enter_deal_each(GAME.plain.batch(many), 3, options, 7, 0)
        assert many[12].tobytes() == bytes(one)
