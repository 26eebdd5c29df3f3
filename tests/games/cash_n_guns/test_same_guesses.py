"""From the same chance a seat guesses the same, whatever it may not know: the corners of talents and clips (§3.2)."""

import math

import pytest

import gangland
from gangland.engine.randomness import seed
from gangland.engine.testing import Table, walk
from gangland.games.cash_n_guns import GAME
from gangland.games.cash_n_guns.redeal import bullets, thefts
from gangland.games.cash_n_guns.view import view
from tests.games.cash_n_guns.table import DECK_OF_16, FOUR, TABLE, load, position, section, split
from tests.games.cash_n_guns.test_redeal import guesses, loot_of, near, shares

OSZUST = "talents oszust | sep | lekarka | farciarz"


def same(matches, viewer):
    """Does the viewer guess alike in all these matches, from a few chances?"""
    worlds = [[bytes(state) for state in guesses(match, viewer, 5)] for match in matches]
    return all(world == worlds[0] for world in worlds)


class TestSwindled:  # §12.13, R28
    def swindle(self, gift, seed=1):
        match = position(f"{OSZUST} / {FOUR} / table {TABLE} / step swindle", seed)
        match.play("swindle 1", f"give {gift}")
        return match

    @pytest.mark.parametrize("viewer", [-1, 2, 3])
    @pytest.mark.parametrize("seed", range(4))
    def test_the_others_cannot_tell_what_was_given(self, viewer, seed):
        """One of the two gifts is of the kind that was drawn, so nothing has changed."""
        assert same([self.swindle("blank", seed), self.swindle("bang", seed)], viewer)

    @pytest.mark.parametrize("viewer", [-1, 2, 3])
    def test_nor_when_all_have_loaded(self, viewer):
        matches = [self.swindle("blank"), self.swindle("bang")]
        for match in matches:
            load(match, "blank | blank | blank | blank")
        assert same(matches, viewer)

    @pytest.mark.parametrize("viewer", [-1, 2, 3])
    def test_nor_what_was_drawn_before_anything_is_given(self, viewer):
        matches = []
        for number in range(12):
            match = position(f"{OSZUST} / {FOUR} / table {TABLE} / step swindle", number)
            match.play("swindle 1")
            matches.append(match)
        kinds = {match.position.bullet_kind[match.position.fresh] for match in matches}
        decks = {section(match, "deck") for match in matches}
        assert kinds == {0, 1}
        assert len(decks) > 1  # the loot to come differs too, and is no more known
        assert same(matches, viewer)

    def test_they_think_of_any_bullet_drawn_and_any_given(self):
        """Of eight cards a bang is drawn in 3/8, and given of nine in 3/9 or 4/9."""
        expected = {2: 3 / 8 * 5 / 9, 4: 5 / 8 * 3 / 9}
        expected[3] = 1 - sum(expected.values())
        for gift in ("blank", "bang"):
            assert near(shares(state.bangs[1] for state in guesses(self.swindle(gift), 2)), expected)

    def test_who_has_exchanged_bullets_knows_what_that_changed(self):
        """Seat 1 got a bang for a blank, seat 2 a blank for a bang."""
        hands = "blanks 5 | 4 | 6 | 5 / bangs 3 | 4 | 2 | 3 / swindles - | 1+1 | 1-1 | -"
        match = position(f"{OSZUST} / {hands} / table {TABLE} / round 2")
        assert {tuple(state.bangs[:4]) for state in guesses(match, 0, 50)} == {(3, 4, 2, 3)}
        assert {state.bangs[2] for state in guesses(match, 1, 200)} == {2, 3, 4}
        assert {state.bangs[3] for state in guesses(match, 1, 50)} == {3}
        assert {state.bangs[1] for state in guesses(match, 3, 200)} == {2, 3, 4}

    @pytest.mark.parametrize("seed", range(8))
    def test_whose_new_bullet_may_be_the_one_it_knew_no_longer_knows_that_one(self, seed):
        """Seat 0 has shown a bang that a clip brought, draws a blank of seat 1, and gives a bang: perhaps that one."""
        hands = "blanks 1 | 2 | 2 | 2 / bangs 1 | 0 | 0 | 0 / open bang"
        more = f"{OSZUST} / table C 5 desk / round 6 / deck {DECK_OF_16} / {hands}"
        match = split("stand | stand | stand | stand", more, seed)
        match.play("take C", "discard blank", "take 5", "take desk")
        assert match.view(1).table.players[0].known == (0, 1)
        match.play("swindle 1", "give bang")
        assert match.view(1).table.players[0].known == (1, 0)

    @pytest.mark.parametrize("text", ["1+2 | - | - | -", "9+0 | - | - | -", "1 | - | - | -", "- | - | -"])
    def test_exchanges_that_could_not_be_are_refused(self, text):
        with pytest.raises(gangland.NotationError):
            position(f"{OSZUST} / {FOUR} / table {TABLE} / swindles {text}")


class TestNoBangThere:  # §10.5, R34
    """Seats 1, 2 and 3 have discarded one, two and three cards; a clip takes the only bang among them.

    Then a second clip finds none: everyone knows that all that lie there are blanks, and nobody whose bang it was.
    """

    FACE_DOWN = (1, 2, 3)

    def clips(self, bangs):
        blanks = [5 - cards + bang for cards, bang in zip(self.FACE_DOWN, bangs, strict=True)]
        held = [3 - bang for bang in bangs]
        hands = f"blanks 5 | {' | '.join(map(str, blanks))} / bangs 3 | {' | '.join(map(str, held))}"
        split = "round 3 / stance stand | duck | duck | duck / table C C 5 desk / step share / pick 0"
        match = position(f"{hands} / {split}")
        match.play("take C", "discard blank", "take C")
        return match

    ONE = ((1, 0, 0), (0, 1, 0), (0, 0, 1))

    @pytest.mark.parametrize("viewer", [0, -1])
    def test_a_guess_does_not_follow_from_whose_bang_it_was(self, viewer):
        matches = [self.clips(bangs) for bangs in self.ONE]
        assert {match.position.clipped for match in matches} == {2}
        assert same(matches, viewer)

    @pytest.mark.parametrize("bangs", ONE, ids=str)
    def test_it_is_as_likely_as_the_other_bangs_have_ways_to_lie(self, bangs):
        ways = {}
        for seat in (1, 2, 3):
            held = tuple(3 - (other == seat) for other in (1, 2, 3))
            left = [8 - cards for cards in self.FACE_DOWN]
            ways[held] = self.FACE_DOWN[seat - 1] * math.prod(map(math.comb, left, held))
        expected = {held: count / sum(ways.values()) for held, count in ways.items()}
        found = list(guesses(self.clips(bangs), 0))
        assert near(shares(tuple(state.bangs[1:4]) for state in found), expected)

    def test_who_discarded_it_knows_that_it_was_that_one(self):
        assert {tuple(state.bangs[1:4]) for state in guesses(self.clips((0, 1, 0)), 2, 50)} == {(3, 2, 3)}

    def test_what_is_discarded_later_may_be_a_bang(self):
        match = self.clips((1, 0, 0))
        match.play("take 5", "take desk")
        load(match, "bang | bang | blank | blank")
        for seat, target in enumerate((1, 0, 0, 0)):
            match.play(f"aim {target}", seat=seat)
        match.play("no")
        for seat in range(4):
            match.play("duck", seat=seat)
        kinds = {sum(state.bangs[1:4]) for state in guesses(match, 0, 200)}
        assert kinds == {5, 6, 7, 8}

    def test_such_a_position_can_be_written_down(self):
        match = self.clips((0, 0, 1))
        assert section(match, "clips").endswith(" none")
        assert position(match.write()).write() == match.write()


class TestStolen:  # §12.14, §12.16, §12.17
    """Seat 1 has stolen two cards of seat 2, and seat 0 has drawn just these from seat 1: chance hardly finds that.

    Nobody but seats 2 and 3 knows what seat 2 has stolen of seat 3.
    """

    def table(self, stolen, left):
        events = " ".join(["5:>1"] * 9 + ["10:>2"] * 9 + ["20:>2", "d10:>2", "P:>3", "d1:>3"])
        events += f" 20:2>1! {stolen}:3>2! d10:2>1! 20:1>0! d10:1>0!"
        loot = f"20 d10 | 9*5 | 9*10 {stolen} | {left}"
        talents = "talents tandeciara | profesjonalista | sep | -"
        return position(f"{talents} / {FOUR} / table - / loot {loot} / events {events}")

    def test_a_guess_does_not_follow_from_what_only_others_saw(self):
        assert same([self.table("P", "d1"), self.table("d1", "P")], 0)

    def test_it_agrees_with_what_one_saw(self):
        for state in guesses(self.table("P", "d1"), 0, 20):
            assert (loot_of(state, 0), loot_of(state, 1)) == ("20 d10", " ".join(["5"] * 9))


class TestChanceFindsNothing:  # §3.2
    """Chance is asked a hundred times for what agrees with all that a viewer saw; here it is not asked at all."""

    @pytest.fixture
    def at_once(self, monkeypatch):
        def guess(state, viewer):
            other = state.copy()
            seed(other, 5, 1)
            with monkeypatch.context() as patch:
                patch.setattr(bullets, "TRIES", 1)
                patch.setattr(thefts, "TRIES", 0)
                GAME.redeal(other, viewer)
            return other

        return guess

    def test_a_guess_tells_nothing_then_either(self, at_once):
        for step in walk(Table(GAME, 5, {"talents": "random"}, moments=6), range(6)):
            for viewer in range(-1, 5):
                alike = GAME.plain.guess(step.position, viewer, 3, 0)
                found = at_once(step.position, viewer)
                assert bytes(found) == bytes(at_once(alike, viewer))
                assert view(found, viewer) == view(step.position, viewer)
                assert list(GAME.plain.census(found)) == list(GAME.plain.census(step.position))

    @pytest.mark.parametrize("viewer", range(-1, 4))
    def test_nor_after_a_clip_that_found_no_bang(self, at_once, viewer):
        match = TestNoBangThere().clips((0, 1, 0))
        alike = next(guesses(match, viewer))
        assert bytes(at_once(match.position, viewer)) == bytes(at_once(alike, viewer))
