"""Each seat counts its own decisions, and what others do in secret changes nobody's numbers."""

from gangland.server.match.decisions import CHOSEN, CLOSED, OWES, Asked

CAN, CANNOT = lambda: True, lambda: False


def asked(waiting, seats=3):
    new = Asked.nobody(seats)
    new.ask(waiting, 100)
    return new


class TestTurns:
    def test_the_first_question_of_a_seat_is_number_one(self):
        assert asked(0b010).counts == [0, 1, 0]
        assert asked(0b010).open(1) == 1
        assert asked(0b010).open(0) is None

    def test_whoever_goes_on_is_asked_anew(self):
        turn = asked(0b001)
        turn.answered(0, 0b001, 0b001, CANNOT, 200)
        assert (turn.counts, turn.states, turn.opened[0]) == ([2, 0, 0], [OWES, CLOSED, CLOSED], 200)

    def test_the_turn_passes(self):
        turn = asked(0b001)
        turn.answered(0, 0b001, 0b010, CANNOT, 200)
        assert (turn.counts, turn.states) == ([1, 1, 0], [CLOSED, OWES, CLOSED])

    def test_at_the_end_nothing_is_open(self):
        turn = asked(0b001)
        turn.answered(0, 0b001, 0, CANNOT, 200)
        assert turn.states == [CLOSED] * 3


class TestSealedChoices:
    def test_a_choice_keeps_its_decision_open_until_the_last_is_in(self):
        sealed = asked(0b111)
        assert not sealed.answered(1, 0b111, 0b101, CAN, 200)
        assert sealed.states == [OWES, CHOSEN, OWES]
        assert sealed.open(1) == 1

    def test_a_change_of_mind_changes_no_number_and_no_time(self):
        sealed = asked(0b111)
        sealed.answered(1, 0b111, 0b101, CAN, 200)
        before = sealed.copy()
        assert sealed.answered(1, 0b101, 0b101, CAN, 300)
        assert sealed == before

    def test_the_last_choice_closes_all(self):
        sealed = asked(0b011)
        sealed.answered(1, 0b011, 0b001, CAN, 200)
        sealed.answered(0, 0b001, 0b111, CAN, 300)
        assert (sealed.counts, sealed.states) == ([2, 2, 1], [OWES] * 3)

    def test_the_last_to_choose_may_be_the_one_who_goes_on(self):
        sealed = asked(0b011)
        sealed.answered(1, 0b011, 0b001, CAN, 200)
        sealed.answered(0, 0b001, 0b001, CAN, 300)
        assert sealed.states == [OWES, CLOSED, CLOSED]

    def test_who_can_change_nothing_has_no_decision(self):
        sealed = asked(0b011)
        sealed.answered(1, 0b011, 0b001, CANNOT, 200)
        assert sealed.open(1) is None


def test_after_an_undo_every_open_decision_is_a_new_one():
    sealed = asked(0b011)
    sealed.answered(1, 0b011, 0b001, CAN, 200)
    sealed.answered(0, 0b001, 0b100, CAN, 300)
    sealed.reopen(0b001, lambda seat: seat == 1, 400)
    assert (sealed.counts, sealed.states) == ([2, 2, 1], [OWES, CHOSEN, CLOSED])
