"""In a sealed choice `search` plays a mixture: whoever has watched it does not know what comes."""

import math
from collections import Counter

import pytest

from tests.bots.positions import AIMS, BULLETS, ask, cash_n_guns, is_plain, outdone, standoff

LAST_SHARES = (
    "blanks 0 | 0 | 0 | 0 / bangs 0 | 0 | 0 | 0 / round 8 / deck - / table 5 20 desk / step share"
    " / stance stand | stand | stand | stand"
)
SEEDS = range(24)
MEASURABLE = 0.1  # of a win, where everybody has a third of it
A_LITTLE = 0.05  # of the value of an action


def looks():
    return 12 if is_plain() else 60


def chosen(match, seat, seeds=SEEDS):
    """How often each action is chosen."""
    answers = (ask(f"search:{looks()}", match, seat=seat, seed=seed).action for seed in seeds)
    return Counter(match.game.actions[action] for action in answers)


def entropy(counts):
    """In bits: 1 for an even choice of two, nothing for a certain one."""
    total = sum(counts.values())
    return sum(-count / total * math.log2(count / total) for count in counts.values())


def after(text, choices):
    """The first players have chosen, and the last one has not."""
    match = cash_n_guns(text)
    for seat, choice in enumerate(choices):
        match.play(choice, seat=seat)
    assert match.to_act == tuple(range(len(choices), 4))
    return match


class TestMixing:
    def test_both_bullets_are_loaded_now_and_then(self):
        counts = chosen(cash_n_guns(BULLETS), seat=0)
        assert set(counts) == {"load blank", "load bang"}
        assert entropy(counts) > 0.5

    def test_everybody_is_aimed_at_now_and_then(self):
        counts = chosen(cash_n_guns(AIMS), seat=3)
        assert set(counts) == {"aim 0", "aim 1", "aim 2"}
        assert entropy(counts) > 1.1

    @pytest.mark.parametrize("choices", [("load blank",) * 3, ("load bang",) * 3])
    def test_who_loads_last_mixes_too(self, choices):
        assert entropy(chosen(after(BULLETS, choices), seat=3)) > 0.5

    def test_who_aims_last_mixes_too(self):
        assert entropy(chosen(after(AIMS, ("aim 1", "aim 0", "aim 0")), seat=3)) > 1.1

    @pytest.mark.parametrize("choices", [(), ("load bang",), ("load bang",) * 3])
    def test_early_or_late_nobody_always_does_what_looks_best(self, choices):
        """After a few looks much looks worth mixing, and the lot decides."""
        match = after(BULLETS, choices)
        answers = [ask("search:8", match, seat=3, seed=seed) for seed in SEEDS]
        assert any(map(outdone, answers))

    def test_an_answer_is_drawn_from_its_shares(self):
        """Of a hundred answers as many are the first action as their shares together say."""
        match, first = standoff("5 6 | 5 6 | 5 6"), "choose 5"
        answers = [ask(f"search:{looks()}", match, seed=seed) for seed in range(100)]
        shares = [share_of(match, answer, first) for answer in answers]
        times = sum(match.game.actions[answer.action] == first for answer in answers)
        spread = math.sqrt(sum(share * (1 - share) for share in shares))
        assert abs(times - sum(shares)) <= 3.5 * spread + 1

    def test_what_is_plainly_worse_is_not_mixed_in(self):
        """Two players hold nothing that beats a six: the third shows it."""
        match = standoff("1 6 | 2 2 | 3 3")
        answers = [ask("search:200", match, seat=0, seed=seed) for seed in range(8)]
        assert {match.game.actions[answer.action] for answer in answers} == {"choose 6"}

    def test_in_a_turn_nothing_is_drawn_by_lot(self):
        """Nobody else chooses: the answer is never what looks worse."""
        match = cash_n_guns(LAST_SHARES)
        for seed in range(8):
            assert not outdone(ask(f"search:{looks()}", match, seed=seed))


def share_of(match, answer, action):
    return {match.game.actions[thought.action]: thought.share for thought in answer.thoughts}[action]


class TestExploiting:
    """Somebody has watched the bots for long and always gives the best answer to what they do most often."""

    def test_nothing_is_gained_against_two_who_hide_a_five_or_a_six(self):
        """Standoff: the odd one out wins, else a lot; so everybody has a third."""
        match, seeds = standoff("5 6 | 5 6 | 5 6"), range(60)
        often = [
            sum(share_of(match, ask(f"search:{looks()}", match, seat=seat, seed=seed), "choose 6") for seed in seeds)
            / len(seeds)
            for seat in range(3)
        ]
        for seat in range(3):
            one, other = often[seat - 1], often[seat - 2]
            six = (1 - one) * (1 - other) + one * other / 3
            five = one * other + (1 - one) * (1 - other) / 3
            assert max(five, six) - 1 / 3 < MEASURABLE

    @pytest.mark.parametrize("seat", [0, 3])
    def test_by_its_own_reckoning_one_bullet_alone_is_no_better_than_both(self, seat):
        """Against rivals who mix as it does."""
        match, worth, often = cash_n_guns(BULLETS), Counter(), Counter()
        for seed in SEEDS:
            for thought in ask(f"search:{2 * looks()}", match, seat=seat, seed=seed).thoughts:
                worth[thought.action] += thought.value / len(SEEDS)
                often[thought.action] += thought.share / len(SEEDS)
        mixture = sum(often[action] * worth[action] for action in worth)
        assert max(worth.values()) - mixture < A_LITTLE
