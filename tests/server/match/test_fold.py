"""A board is what its log says: for all five games, whoever folds it."""

import random

import msgspec
import pytest

from gangland.engine.match import Match, preferred_rules
from gangland.engine.record import read_record
from gangland.games import load
from gangland.server.match.commands import Ack, Act, Hand, Refused, Undo
from gangland.server.match.commitment import full_record, verify
from gangland.server.match.deadlines import duties
from gangland.server.match.drafts import draft_bot, draft_command, draft_start
from gangland.server.match.fold import Mismatch, UnknownVersion
from gangland.server.match.projection import Surroundings, encoded, project
from gangland.server.match.replay import known_to, moment, seen_record, tell
from gangland.server.match.snapshot import kept, restore
from gangland.server.match.undo import why_no_undo
from gangland.server.ports import NOBODY, OVER, MatchRow
from tests.server.desk.house import SECRET, TABLES, keep, new_board

LEVELS = ("street-kid", "godfather")
SALTS = ("mine", "yours", "ours", "", "x")
tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[table[0] for table in TABLES])


def begun(game, seats, options=None, **row):
    board = new_board(game, seats, options, **row)
    return board, keep(board, draft_start(board, SALTS[:seats], 1_000))


def act(board, seat, action, number):
    command = Act(f"{number:032x}", board.course.asked.open(seat) or 0, action)
    return draft_command(board, seat, command, LEVELS, 1_000 + number)


def played(game, seats, options=None, moves=10_000, seed=1, changes=0.0):
    """A random game by people, sealed choices changed now and then."""
    board, log = begun(game, seats, options)
    draw = random.Random(seed)
    for number in range(moves):
        if not board.course.is_open:
            break
        able = [seat for seat, state in enumerate(board.course.asked.states) if state]
        owing = board.course.asked.owing()
        seat = draw.choice(able if draw.random() < changes else owing)
        log += keep(board, act(board, seat, draw.choice(board.rules.legal(board.position, seat)), number))
    return board, log


def table_of(board, viewer):
    return encoded(project(board, viewer, board.view(viewer), Surroundings()))


def folded(board, log):
    fresh = board.anew()
    for event in log:
        fresh.fold(event)
    return fresh


@tables
class TestEveryGame:
    def test_folding_the_log_gives_the_same_board(self, game, seats, options):
        board, log = played(game, seats, options, changes=0.3)
        fresh = folded(board, log)
        assert board.course.status == OVER
        assert bytes(fresh.position) == bytes(board.position)
        assert msgspec.json.encode(fresh.course) == msgspec.json.encode(board.course)
        assert fresh.commands == board.commands

    def test_the_engine_plays_the_same_game(self, game, seats, options):
        board, _ = played(game, seats, options)
        match = Match.of(load(game), seats, options, board.seed(SALTS[:seats]))
        for move in board.course.moves:
            match.play(move.action, seat=move.seat)
        assert bytes(match.position) == bytes(board.position)
        assert [list(end) for end in match.result] == board.result()

    def test_its_record_proves_itself_and_is_read_by_the_engine(self, game, seats, options):
        board, log = played(game, seats, options, changes=0.2)
        record = full_record(board, log)
        report = verify(record, load)
        assert report.ok, report
        assert [name for name, _ in report.checks] == ["commitment", "seed", "log", "replay", "result"]
        assert bytes(read_record(record, load).position) == bytes(board.position)

    def test_no_edit_goes_unnoticed(self, game, seats, options):
        board, log = played(game, seats, options)
        record = full_record(board, log)
        lines = record.splitlines()
        draw = random.Random(2)
        for nth in [nth for nth, line in enumerate(lines) if line.startswith("% ")][:: max(1, len(log) // 8)]:
            event = msgspec.json.decode(lines[nth][2:])
            event[draw.choice([2, 3, 6])] = draw.choice(["0", 0])
            edited = [*lines[:nth], "% " + msgspec.json.encode(event).decode(), *lines[nth + 1 :]]
            assert not verify("\n".join(edited), load).ok
        cut = [line for line in lines if not line.startswith(f"% [{len(log)},")]
        assert not verify("\n".join(cut), load).ok
        for tag, other in (("Secret", "6b" * 32), ("Salts", "a|b"), ("Commitment", "00" * 32), ("Seed", "11" * 32)):
            edited = [f'[{tag} "{other}"]' if line.startswith(f"[{tag} ") else line for line in lines]
            assert not verify("\n".join(edited), load).ok, tag

    def test_a_kept_board_is_the_same_board(self, game, seats, options):
        board, log = played(game, seats, options, moves=25)
        fresh = board.anew()
        assert restore(fresh, kept(board), log[-1])
        assert msgspec.json.encode(fresh.course) == msgspec.json.encode(board.course)
        assert (bytes(fresh.position), fresh.commands) == (bytes(board.position), board.commands)
        assert not restore(board.anew(), kept(board), log[-2])
        assert not restore(board.anew(), kept(board)[:-3], log[-1])

    def test_an_illegal_action_changes_nothing_and_names_its_paragraph(self, game, seats, options):
        board, _ = played(game, seats, options, moves=12)
        before = bytes(board.position), msgspec.json.encode(board.course)
        for seat in range(seats):
            legal = board.rules.legal(board.position, seat)
            for action in range(-2, len(board.game.actions) + 2):
                if action not in legal:
                    answer = act(board, seat, action, 10_000)
                    assert isinstance(answer, Refused)
                    assert answer.code != "illegal" or answer.paragraph
        assert (bytes(board.position), msgspec.json.encode(board.course)) == before

    def test_the_log_in_words_is_what_was_told_move_by_move(self, game, seats, options):
        board, log = played(game, seats, options, moves=30, changes=0.3)
        for viewer in (NOBODY, 0, seats - 1):
            known = known_to(board, viewer)
            whole = tell(board, log, viewer, 1, len(known))
            assert [entry.moment for entry in whole] == [*range(1, len(known) + 1)]
            assert tell(board, log, viewer, 5, 9) == whole[4:9]
            assert board.course.moments(viewer) == len(known)

    def test_every_moment_can_be_looked_at_again(self, game, seats, options):
        board, log = begun(game, seats, options)
        draw, shown = random.Random(3), []
        for number in range(15):
            shown.append([table_of(board, viewer) for viewer in (NOBODY, 0)])
            if not board.course.is_open:
                break
            seat = draw.choice(board.course.asked.owing())
            log += keep(board, act(board, seat, draw.choice(board.rules.legal(board.position, seat)), number))
        for nth, tables in enumerate(shown, 1):
            assert [encoded(moment(board, log, viewer, nth).table) for viewer in (NOBODY, 0)] == tables
        assert moment(board, log, 0, 0).table.view is None

    def test_while_it_is_played_a_record_says_what_its_reader_saw(self, game, seats, options):
        board, log = played(game, seats, options, moves=20)
        for viewer in range(NOBODY, seats):
            text = seen_record(board, log, viewer)
            assert "Seed" not in text
            assert SECRET not in text
            assert board.row.commitment in text


class TestCommands:
    def test_a_stale_decision_is_refused(self):
        board, _ = begun("the_boss", 3)
        turn = board.course.asked.owing()[0]
        keep(board, act(board, turn, board.rules.legal(board.position, turn)[0], 1))
        late = draft_command(board, turn, Act("0" * 32, 1, 0), LEVELS, 5_000)
        assert late.code == "stale"

    def test_a_command_needs_an_id_of_128_bits(self):
        board, _ = begun("the_boss", 3)
        for name in ("", "x" * 32, "0" * 31, "0" * 33, "A" * 32, "0" * 31 + "\n"):
            assert draft_command(board, 0, Undo(name), LEVELS, 5_000).code == "bad-command"

    def test_nobody_acts_for_a_seat_that_a_bot_plays(self):
        board, _ = begun("the_boss", 3)
        turn = board.course.asked.owing()[0]
        keep(board, draft_command(board, turn, Hand("0" * 32, "godfather"), LEVELS, 5_000))
        assert act(board, turn, 0, 2).code == "handed"
        assert duties(board) == [(turn, 1)]
        legal = board.rules.legal(board.position, turn)
        keep(board, draft_bot(board, turn, 1, legal[0], 6_000))
        assert draft_bot(board, turn, 1, legal[0], 6_000) is None  # a double answer

    def test_eight_players_never_refuse_each_other(self):
        board, _ = begun("cash_n_guns", 8)
        decisions = [board.course.asked.open(seat) for seat in range(8)]
        for seat in range(8):
            legal = board.rules.legal(board.position, seat)
            answer = draft_command(board, seat, Act(f"{seat:032x}", decisions[seat], legal[0]), LEVELS, 5_000)
            keep(board, answer)
        assert board.course.asked.counts == [2] * 8

    def test_a_changed_choice_is_the_one_that_counts(self):
        board, _ = begun("cash_n_guns", 4)
        first, second = board.rules.legal(board.position, 0)
        keep(board, act(board, 0, first, 1))
        keep(board, act(board, 0, second, 2))
        assert board.view(0).table.players[0].choice == board.game.actions[second]
        assert board.course.asked.open(0) == 1


class TestUndo:
    def test_a_choice_that_showed_nothing_can_be_taken_back(self):
        board, log = begun("the_boss", 3)
        draw = random.Random(5)
        taken = 0
        for number in range(60):
            if not board.course.is_open:
                break
            seat = board.course.asked.owing()[0]
            before = bytes(board.position)
            log += keep(board, act(board, seat, draw.choice(board.rules.legal(board.position, seat)), number))
            undo = draft_command(board, seat, Undo(f"{number + 500:032x}"), LEVELS, 9_000)
            if not isinstance(undo, Refused):
                log += keep(board, undo)
                assert bytes(board.position) == before
                taken += 1
                log += keep(board, act(board, seat, draw.choice(board.rules.legal(board.position, seat)), number + 900))
        assert taken
        assert bytes(folded(board, log).position) == bytes(board.position)

    def test_the_reasons_are_the_engines(self):
        for number in range(4):
            board, _ = played("famiglia", 2, moves=3 + 5 * number, seed=number)
            match = Match.of(load("famiglia"), 2, seed=board.seed(SALTS[:2]))
            for move in board.course.moves:
                match.play(move.action, seat=move.seat)
            for seat in range(2):
                assert why_no_undo(board, seat) == match.why_no_undo(seat)

    def test_a_sealed_choice_is_changed_instead(self):
        board, _ = begun("cash_n_guns", 4)
        keep(board, act(board, 0, board.rules.legal(board.position, 0)[0], 1))
        assert why_no_undo(board, 0) == "sealed"
        assert why_no_undo(board, 1) == "nothing-played"

    def test_what_a_bot_did_is_not_yours_to_take_back(self):
        board, _ = begun("the_boss", 3)
        turn = board.course.asked.owing()[0]
        keep(board, draft_command(board, turn, Hand("0" * 32, "godfather"), LEVELS, 5_000))
        keep(board, draft_bot(board, turn, 1, board.rules.legal(board.position, turn)[0], 6_000))
        assert why_no_undo(board, turn) == "not-you"


class TestTampering:
    def test_an_edited_event_breaks_the_chain(self):
        board, log = played("famiglia", 2, moves=6)
        edited = msgspec.structs.replace(log[3], time=log[3].time + 1)
        with pytest.raises(Mismatch):
            folded(board, [*log[:3], edited])

    def test_a_gap_is_noticed(self):
        board, log = played("famiglia", 2, moves=6)
        with pytest.raises(Mismatch):
            folded(board, [*log[:3], *log[4:]])

    def test_rules_that_do_something_else_are_noticed(self):
        board, log = played("famiglia", 2, moves=6)
        fresh = folded(board, log[:4])
        fresh.position.rng[0] ^= 1
        with pytest.raises(Mismatch):
            fresh.fold(log[4])

    def test_a_match_of_another_version_is_not_played(self):
        board, _ = begun("famiglia", 2)
        old = msgspec.structs.replace(board.row, version=board.row.version - 1)
        with pytest.raises(UnknownVersion):
            type(board)(old, board.secret, board.seating, board.game, board.rules_of)

    def test_a_text_that_proves_nothing(self):
        for text in ("", "hello", '[Game "famiglia"]\n[Secret "00"]\n% nonsense'):
            assert not verify(text, load).ok


def test_an_automaton_owes_a_duty_and_has_one_action():
    board, _ = begun("syndicate", 2, {"solo": "easy"}, kinds=["automaton", "person"])
    seen = 0
    for number in range(40):
        for seat, decision in duties(board):
            legal = board.rules.legal(board.position, seat)
            assert len(legal) == 1
            keep(board, draft_bot(board, seat, decision, legal[0], 2_000))
            seen += 1
        if board.course.asked.owing() == [1]:
            keep(board, act(board, 1, board.rules.legal(board.position, 1)[0], number))
    assert seen


def test_rules_may_change_their_way_of_running_in_the_middle():
    board, log = played("famiglia", 2, moves=10)
    board.rules_of = lambda game: game.plain
    assert board.rules.way == "plain"
    assert bytes(folded(board, log).position) == bytes(board.position)
    assert preferred_rules(board.game, True) is board.game.plain


def test_an_answer_is_data():
    assert msgspec.json.encode(Ack("x")) == b'{"command":"x"}'
    assert MatchRow("a", "b", 1, 2, {}, "c").status == "waiting"
