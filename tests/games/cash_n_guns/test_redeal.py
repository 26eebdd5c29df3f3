"""What a guess keeps of a position, and what it draws anew (§3.2, §3.3)."""

import itertools
import math
from collections import Counter

import pytest

import gangland
from gangland.engine.match import preferred_rules
from gangland.engine.testing import Table, walk
from gangland.games.cash_n_guns import GAME
from gangland.games.cash_n_guns.components import EVERYONE, KEPT, LABELS, LOOT_NAMES, NOTHING, OPEN, UNSEEN
from gangland.games.cash_n_guns.state import FROM, SECRET, TO
from gangland.games.cash_n_guns.view import view
from tests.games.cash_n_guns.table import FOUR, TABLE, position

RULES = preferred_rules(GAME, plain=None)  # of this run
GUESSES = 1200
SPREAD = 0.06  # four standard deviations of a share of so many guesses are less


def guesses(match, seat, count=GUESSES):
    for number in range(count):
        yield match.rules.guess(match.position, seat, 5, number)


def shares(values):
    counted = Counter(values)
    return {value: counted[value] / counted.total() for value in counted}


def near(found, expected):
    return all(abs(found.get(value, 0) - expected.get(value, 0)) < SPREAD for value in {*found, *expected})


def loaded_kind(state, seat):
    return state.bullet_kind[state.loaded[seat]]


def loot_of(state, seat):
    return " ".join(LOOT_NAMES[kind] for kind in range(KEPT) for _ in range(state.loot[seat, kind]))


def thefts(state, seat):
    """The loot cards that this seat stole or lost, as it saw them."""
    events = state.event[: state.event_count]
    return [event for event in events if event & SECRET and seat in (event // TO % 16, event // FROM % 16)]


def own(state, seat):
    """What a seat has itself."""
    loaded = NOTHING if state.loaded[seat] == NOTHING else loaded_kind(state, seat)
    return state.blanks[seat], state.bangs[seat], loaded, state.choice[seat], loot_of(state, seat), thefts(state, seat)


def known_bullets(state, seat):
    """The bullets that the seat knows, or everyone if it is a spectator; one face down a clip may have taken."""
    bits = 1 << seat if seat >= 0 else EVERYONE
    labels = [at for at in range(LABELS) if state.bullet_known[at] & bits == bits]
    return sorted(
        (state.bullet_at[at], state.bullet_kind[at]) for at in labels if not UNSEEN <= state.bullet_at[at] < OPEN
    )


@pytest.mark.parametrize("options", [{}, {"talents": "random"}, {"talents": "random", "clock": "with"}], ids=str)
def test_a_guess_keeps_the_own_cards_and_all_that_lies_open(options):
    """§3.2, §3.3"""
    for step in walk(Table(GAME, 5, options, RULES.way), range(2)):
        for viewer in range(-1, 5):
            other = RULES.guess(step.position, viewer, 3, 0)
            if viewer >= 0:
                assert own(other, viewer) == own(step.position, viewer)
            assert known_bullets(other, viewer) == known_bullets(step.position, viewer)
            assert list(other.table) == list(step.position.table)
            assert view(other, viewer) == view(step.position, viewer)


def test_a_guess_is_a_position_like_any_other():
    """§1.1, §1.2 It can be written down and read again, and played on to its end."""
    for step in walk(Table(GAME, 4, {"talents": "random"}, RULES.way), range(3)):
        other = RULES.guess(step.position, 0, 3, 0)
        again = GAME.blank()
        GAME.read(GAME.write(other), again)
        assert again == other
        assert all(count >= 0 for seat in range(4) for count in (*other.gone, other.blanks[seat], other.bangs[seat]))
        assert all(RULES.legal(other, seat) for seat in range(4) if RULES.to_act(other) >> seat & 1)


def test_whatever_is_loaded_the_others_think_of_three_bangs_in_eight():
    """§4.2"""
    for loaded in ("bang | bang | bang | bang", "blank | blank | blank | blank"):
        bang = loaded.startswith("bang")
        hands = f"blanks {' | '.join(['5' if bang else '4'] * 4)} / bangs {' | '.join(['2' if bang else '3'] * 4)}"
        match = position(f"{hands} / loaded {loaded} / table {TABLE} / step aim")
        found = list(guesses(match, 0))
        assert near(shares(loaded_kind(state, 2) for state in found), {0: 5 / 8, 1: 3 / 8})
        assert {loaded_kind(state, 0) for state in found} == {int(bang)}


def test_hidden_bullets_of_a_hand_are_spread_as_shuffled_cards_are():
    """§3.2, §7.2 Three of eight cards discarded unseen: the bangs among the five left are those of a shuffled deck."""
    match = position(f"blanks 5 | 5 | 2 | 5 / bangs 0 | 0 | 3 | 0 / round 4 / table {TABLE}")
    expected = {0: 1 / 56, 1: 15 / 56, 2: 30 / 56, 3: 10 / 56}
    for seat in (1, 2, 3):
        assert near(shares(state.bangs[seat] for state in guesses(match, 0)), expected)
    found = list(guesses(match, 0))
    together = shares((state.bangs[1], state.bangs[2]) for state in found)
    assert near(together, {(a, b): expected[a] * expected[b] for a in expected for b in expected})


def test_what_was_turned_up_is_known_to_everyone():
    """§8.1 Two bangs lie face up: their player has one more at most."""
    match = gangland.new("cash_n_guns", seats=4, seed=1)
    for _ in range(2):
        for seat in range(4):
            match.play("load bang" if seat == 0 else "load blank", seat=seat)
        for seat in range(4):
            match.play(f"aim {3 if seat < 3 else 2}", seat=seat)
        match.play("no", seat=match.to_act[0])
        for seat in range(4):
            match.play("stand", seat=seat)
        while match.view().table.step == "share":
            match.play(match.legal()[0])
    found = list(guesses(match, 1))
    assert {state.bangs[0] for state in found} == {1}
    assert {sum(at == OPEN for at in state.bullet_at) for state in found} == {8}
    assert near(shares(state.bangs[3] for state in found), {3: 1.0})


class TestSwindled:  # §12.13
    def swindle(self, gift):
        talents = "talents oszust | sep | lekarka | farciarz"
        match = position(f"{talents} / {FOUR} / table {TABLE} / step swindle")
        match.play("swindle 1", f"give {gift}")
        return match

    def test_both_know_what_changed_hands_until_one_of_them_plays_a_card(self):
        match = self.swindle("bang")
        for seat in (0, 1):
            assert {state.bangs[1] for state in guesses(match, seat, 100)} == {match.position.bangs[1]}
            assert {state.bangs[0] for state in guesses(match, seat, 100)} == {match.position.bangs[0]}

    def test_others_do_not(self):
        match = self.swindle("bang")
        assert len({state.bangs[1] for state in guesses(match, 2, 100)}) > 1

    @pytest.mark.parametrize("loaded", ["blank", "bang"])
    def test_the_oszust_cannot_tell_whether_his_gift_is_loaded(self, loaded):
        match = self.swindle("bang")
        bangs = match.position.bangs[1]
        for seat in range(4):
            match.play(f"load {loaded if seat == 1 else 'blank'}", seat=seat)
        found = shares(loaded_kind(state, 1) for state in guesses(match, 0))
        assert near(found, {0: 1 - bangs / 8, 1: bangs / 8})


class TestClipped:  # §10.5, R34
    """Seat 0 knows all eight of its own cards and takes a bang from the cards face down: of whom, nobody knows.

    Seats 1, 2 and 3 have discarded one, two and three cards.
    """

    FACE_DOWN = (1, 2, 3)

    def clip(self, bangs):
        """Of the cards face down of seats 1, 2 and 3 so many are bangs."""
        blanks = [5 - cards + bang for cards, bang in zip(self.FACE_DOWN, bangs, strict=True)]
        held = [3 - bang for bang in bangs]
        hands = f"blanks 5 | {' | '.join(map(str, blanks))} / bangs 3 | {' | '.join(map(str, held))}"
        match = position(f"{hands} / round 3 / stance stand | duck | duck | duck / table C desk / step share / pick 0")
        match.play("take C")
        return match

    def expected(self):
        """How many bangs each seat has left, for somebody who sees none of their cards."""
        weights = Counter()
        for bangs in itertools.product(*(range(cards + 1) for cards in self.FACE_DOWN)):
            if sum(bangs):
                weights[tuple(3 - bang for bang in bangs)] = math.prod(
                    math.comb(cards, bang) * math.comb(8 - cards, 3 - bang)
                    for cards, bang in zip(self.FACE_DOWN, bangs, strict=True)
                )
        return {held: weight / weights.total() for held, weight in weights.items()}

    @pytest.mark.parametrize("bangs", [(1, 0, 0), (0, 0, 1), (1, 2, 3)], ids=str)
    def test_whosever_bang_it_was_the_others_guess_alike(self, bangs):
        found = list(guesses(self.clip(bangs), 0))
        assert near(shares(tuple(state.bangs[1:4]) for state in found), self.expected())
        assert {state.bangs[0] for state in found} == {4}

    @pytest.mark.parametrize("seat", [1, 2, 3])
    def test_the_card_that_was_taken_is_any_that_lay_there(self, seat):
        """Each of six unknown cards is as likely to have been the bang."""
        found = list(guesses(self.clip((1, 0, 0)), 0))
        lost = shares(sum(at == UNSEEN + seat for at in state.bullet_at[:LABELS]) for state in found)
        cards = self.FACE_DOWN[seat - 1]
        assert near(lost, {cards: 1 - cards / 6, cards - 1: cards / 6})

    def test_who_discarded_no_bang_knows_that_it_was_another_one(self):
        for state in guesses(self.clip((0, 0, 1)), 2, 200):
            assert state.bangs[2] == 3
            assert sum(at == UNSEEN + 2 for at in state.bullet_at[:LABELS]) == 2

    def test_what_is_discarded_later_was_not_taken(self):
        match = self.clip((0, 0, 1))
        match.play("discard bang")
        for state in guesses(match, 1, 200):
            assert sum(at == UNSEEN for at in state.bullet_at[:LABELS]) == 1


class TestSameGuess:  # §3.2, §3.3
    """From the same chance a seat guesses the same, whatever it may not know."""

    @pytest.mark.parametrize("options", [{}, {"talents": "random"}, {"talents": "random", "clock": "with"}], ids=str)
    def test_a_guess_from_a_guess_is_the_guess_itself(self, options):
        for step in walk(Table(GAME, 5, options, RULES.way, moments=8), range(6)):
            for viewer in range(-1, 5):
                other = RULES.guess(step.position, viewer, 5, 1)
                again = RULES.guess(other, viewer, 9, 3)
                assert bytes(again) == bytes(RULES.guess(step.position, viewer, 9, 3))

    @pytest.mark.parametrize("seat", [0, -1])
    def test_it_does_not_follow_from_what_another_has_loaded(self, seat):
        worlds = set()
        for loaded in ("blank", "bang"):
            match = position(f"{FOUR} / table {TABLE}")
            for other in range(4):
                match.play(f"load {loaded if other else 'blank'}", seat=other)
            worlds.add(bytes(match.rules.guess(match.position, seat, 5, 1)))
        assert len(worlds) == 1

    def test_nor_from_whose_bang_a_clip_has_brought(self):
        worlds = {bytes(next(guesses(TestClipped().clip(bangs), 0))) for bangs in ((1, 0, 0), (0, 0, 1), (1, 2, 3))}
        assert len(worlds) == 1

    def test_nor_from_the_order_of_the_loot_to_come(self):
        decks = ("4*5 4*10 ...", "4*10 4*5 ...")
        worlds = {bytes(next(guesses(position(f"{FOUR} / table {TABLE} / deck {deck}"), 0))) for deck in decks}
        assert len(worlds) == 1


class TestSealed:  # §3.3
    def test_an_aim_that_is_not_revealed_may_be_any(self):
        match = position(f"{HANDS} / {LOADED} / table {TABLE} / step aim / dead 3 / clock with")
        match.play("aim 2", seat=0)
        match.play("aim 0", seat=1)
        found = list(guesses(match, 0))
        texts = {seat: shares(NOTHING if it.choice[seat] < 0 else it.choice[seat] for it in found) for seat in range(4)}
        named = {GAME.actions[choice] for choice in texts[1]}
        assert named == {"aim 0", "aim 2", "late"}
        assert list(texts[0]) == [GAME.actions.number("aim 2")]
        assert list(texts[2]) == list(texts[3]) == [NOTHING]

    def test_so_may_courage(self):
        match = position(f"{HANDS} / {LOADED} / aims 1 | 0 | 0 | - / table {TABLE} / step courage / dead 3")
        match.play("stand", seat=1)
        found = shares(state.choice[1] for state in guesses(match, 0))
        assert near(found, {GAME.actions.number("duck"): 0.5, GAME.actions.number("stand"): 0.5})

    def test_and_a_chosen_bullet_follows_from_what_the_hand_may_be(self):
        match = position(f"{FOUR} / table {TABLE}")
        match.play("load bang", seat=1)
        found = list(guesses(match, 0))
        assert near(
            shares(state.choice[1] - GAME.actions.number("load blank") for state in found), {0: 5 / 8, 1: 3 / 8}
        )
        assert {state.blanks[1] + state.bangs[1] for state in found} == {7}


HANDS = "blanks 4 | 4 | 4 | 5 / bangs 3 | 3 | 3 | 3"
LOADED = "loaded blank | blank | blank | -"


class TestStolen:  # §12.14, §12.16, §12.17
    """Seat 1 has stolen one of two cards from seat 2; later seat 0 has drawn one from seat 1."""

    def table(self, loot, events):
        talents = "talents tandeciara | profesjonalista | sep | -"
        return position(f"{talents} / {FOUR} / table {TABLE} / round 1 / loot {loot} / events {events}")

    def test_the_thief_and_the_victim_know_the_card_and_nobody_else(self):
        match = self.table("- | 20 | P | -", "20:>2 P:>2 20:2>1!")
        for seat in (1, 2):
            assert {loot_of(state, 1) for state in guesses(match, seat, 100)} == {"20"}
        for seat in (-1, 0, 3):
            assert near(shares((loot_of(it, 1), loot_of(it, 2)) for it in guesses(match, seat)), {
                ("20", "P"): 0.5, ("P", "20"): 0.5,
            })  # fmt: skip

    def test_every_card_is_as_likely_not_every_kind(self):
        match = self.table("- | 20 | 20 20 P | -", "20:>2 20:>2 20:>2 P:>2 20:2>1!")
        assert near(shares(loot_of(state, 1) for state in guesses(match, 0)), {"20": 0.75, "P": 0.25})

    def test_what_one_has_drawn_tells_where_it_came_from(self):
        match = self.table("20 | 5 | P | -", "20:>2 P:>2 5:>1 20:2>1! 20:1>0!")
        assert {loot_of(state, 2) for state in guesses(match, 0, 200)} == {"P"}
        assert len({loot_of(state, 2) for state in guesses(match, 3, 200)}) == 2

    def test_what_one_has_not_drawn_is_a_hint_too(self):
        """Of 20 and P one was stolen. If it was drawn from three 20s, a 20 is likelier to have been drawn again."""
        match = self.table("20 | 20 20 | P | -", "20:>2 P:>2 20:>1 20:>1 20:2>1! 20:1>0!")
        # with a 20 stolen all three cards of seat 1 are 20s, with a painting two of three
        assert near(shares(loot_of(state, 2) for state in guesses(match, 0)), {"P": 0.6, "20": 0.4})

    def test_the_loot_of_the_dead_is_what_the_thief_left(self):
        """§8.4 Seat 3 is out, and the Sęp has one of its two cards: the other one is out of the game."""
        text = f"talents - | - | sep | - / {FOUR} / table {TABLE} / loot - | - | 20 | - / dead 3 / wounds 0 | 0 | 0 | 3"
        match = position(f"{text} / gone P / events 20:>3 P:>3 20:3>2!")
        found = list(guesses(match, 0))
        assert near(shares(loot_of(state, 2) for state in found), {"20": 0.5, "P": 0.5})
        for state in found:
            gone = [LOOT_NAMES[kind] for kind in range(KEPT) for _ in range(state.gone[kind])]
            assert gone == (["P"] if loot_of(state, 2) == "20" else ["20"])

    def test_at_the_end_everything_is_open(self):
        """§11.1"""
        text = "blanks 0 | 0 | 0 | 0 / bangs 0 | 0 | 0 | 0 / round 8 / step over / table - / deck -"
        match = position(f"{text} / loot - | 20 | P | - / events 20:>2 P:>2 20:2>1!")
        assert {loot_of(state, 1) for state in guesses(match, 0, 100)} == {"20"}


def test_the_loot_to_come_is_shuffled():
    """§2.2"""
    match = position(f"{FOUR} / table {TABLE}")
    decks = {bytes(state.deck[: state.deck_size]) for state in guesses(match, 0, 50)}
    assert len(decks) == 50
    assert {bytes(sorted(deck)) for deck in decks} == {bytes(sorted(match.position.deck[: match.position.deck_size]))}
