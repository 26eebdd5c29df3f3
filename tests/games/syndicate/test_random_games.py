"""What holds in every random game. Only here are games dealt."""

import random

import pytest

import gangland
from tests.games.syndicate.table import (
    ARROWS,
    DISTRICTS,
    GANG,
    GREY_GANG,
    HAT,
    KIND,
    REINFORCEMENTS,
    ROW,
    SPACES,
    SPACES_OF_NEW_YORK,
    STARTING,
    STRATAGEMS,
    TOKENS,
    barrel,
    in_play,
    money,
    outcome,
    section,
    sizes,
    texts,
)

TABLES = {
    "new york": {"board": "new-york"},
    "new york without extras": {"board": "new-york", "extras": "without"},
    "los angeles": {"board": "los-angeles"},
    "solo easy": {"board": "new-york", "solo": "easy"},
    "solo hard": {"board": "new-york", "solo": "hard"},
}
EVERY_TABLE = pytest.mark.parametrize("name", TABLES)
STREET = set("G1 G2 G3 BG G1q G4 G5b ZA".split())  # noqa: SIM905
RIVER = set("S1 S2 S3 BS S1q S2s S4 S5b".split())  # noqa: SIM905
ACTIONS = ["stop", "consult", *(f"send {token}" for token in TOKENS), *(f"to {space}" for space in SPACES)]
ACTIONS += [f"smuggle {district}" for district in DISTRICTS] + [f"perform {space}" for space in SPACES]
ACTIONS += [f"open {one}" for one in ARROWS] + [f"hit {one}" for one in TOKENS] + [f"favour {one}" for one in "MTXQB"]


def new(name, seed):
    return gangland.new("syndicate", seats=2, seed=seed, **TABLES[name])


def random_game(name, seed):
    """Plays a dealt game with random actions, and says after each who did what."""
    match, dice = new(name, seed), random.Random(seed)
    for _ in range(1500):
        if match.over:
            return
        (seat,) = match.to_act
        action = dice.choice(sorted(texts(match)))
        match.play(action)
        yield match, seat, action
    raise AssertionError(f"the game {name} with seed {seed} does not end")


def turn_begins(match):
    """Nothing is half done: a token is about to be sent, or the game is over."""
    return match.over or match.write().find("step ") < 0 or section(match, "step") in ("token", "consult")


def lying(match):
    """Space, token and seat of everything on the board."""
    tokens, owners = match.position.space_token.tolist(), match.position.space_owner.tolist()
    return [(SPACES[at], TOKENS[token], owners[at]) for at, token in enumerate(tokens) if token >= 0]


@EVERY_TABLE
def test_no_token_is_ever_made_or_lost(name):
    """§1.2, §1.3 Each gang is behind its screen, in its bag and on the board; so are the reinforcements."""
    extras = 16 if "without" in name else 18
    for seed in range(6):
        for match, _, action in random_game(name, seed):
            if action.startswith("send"):
                continue  # a token is in the hand of a player
            board, stack = lying(match), int(match.position.stack_size)
            hands, bags = match.position.hand.tolist(), match.position.bag.tolist()
            for seat in (0, 1):
                gang = GREY_GANG if name == "los angeles" and seat == 0 else GANG
                for at, token in enumerate(TOKENS[:12]):
                    there = sum(owner == seat and laid == token for _, laid, owner in board)
                    assert hands[seat][at] + bags[seat][at] + there == gang.get(token, 0), match.write()
            taken = {
                token: sum(hands[seat][at] + bags[seat][at] for seat in (0, 1)) + sum(one[1] == token for one in board)
                for at, token in enumerate(TOKENS)
                if at >= 12
            }
            assert all(taken[token] <= REINFORCEMENTS[token] for token in taken)
            assert sum(taken.values()) + stack == extras


@EVERY_TABLE
def test_markers_stay_on_their_tracks_and_wealth_never_shrinks(name):
    """§8.2, §12.3, R25"""
    limit = {one: HAT[one] if one in HAT else barrel(one, 3) for one in DISTRICTS}
    for seed in range(10):
        before = (0, 0)
        for match, _, _ in random_game(name, seed):
            for one, where in zip(DISTRICTS, match.position.marker.tolist(), strict=True):
                assert abs(where) <= limit[one]
            assert money(match)[0] >= before[0]
            assert money(match)[1] >= before[1]
            before = money(match)


@EVERY_TABLE
def test_every_token_lies_on_a_space_that_takes_it(name):
    """§4.2 An informer lies where the token he copied may; it is left out."""
    looked = 0
    for seed in range(10):
        for match, _, action in random_game(name, seed):
            if not action.startswith("to "):
                continue
            board = lying(match)
            for space, token, _ in board:
                assert not (token in STREET and KIND[space] == "S"), (space, token)
                assert not (token in RIVER and KIND[space] == "L"), (space, token)
                looked += 1
    assert looked > 500


@pytest.mark.parametrize("name", ["new york", "new york without extras", "solo easy"])
def test_a_lower_row_has_tokens_only_below_full_rows(name):
    """§4.1, §11.8 But for a Szpicel and an informer who copied him."""
    for seed in range(10):
        for match, _, action in random_game(name, seed):
            if not action.startswith("to "):
                continue
            board = {space: token for space, token, _ in lying(match)}
            for space, token in board.items():
                above = [one for one in SPACES_OF_NEW_YORK if one[0] == space[0] and ROW[one] < ROW[space]]
                assert token in ("SZ", "KO") or all(one in board for one in above), match.write()


@EVERY_TABLE
def test_the_game_ends_and_the_winner_is_who_the_rules_say(name):
    """§10.1, §10.2, §10.3, R16, R17 Counted anew from the wealth at the end of each turn."""
    endings = set()
    for seed in range(40):
        match, dice = new(name, seed), random.Random(seed)
        last_turn, seat = False, 0
        while not match.over:
            (seat,) = match.to_act if section(match, "step", "token") != "favour" else (0,)
            while not match.over and (match.to_act == (seat,) or section(match, "step") == "favour"):
                match.play(dice.choice(sorted(texts(match))))
            own = money(match)[seat]
            if seat == 0 and own >= 25:
                last_turn = True
            elif seat == 1 and (last_turn or own >= 25):
                assert match.over, match.write()
                orange, other = money(match)
                winner = 0 if last_turn and orange > other else 1
                assert [place for _, place in outcome(match)] == [1 + (winner == 1), 1 + (winner == 0)]
                endings.add("points")
                break
        else:  # somebody could not place a token: the seat whose turn would have come
            assert [place for _, place in outcome(match)][seat] == 1
            endings.add("no placement")
        assert tuple(points for points, _ in outcome(match)) == money(match)
    assert endings


@EVERY_TABLE
def test_each_turn_lays_at_least_one_token_and_draws_at_most_one_and_what_was_recruited(name):
    """§3.1, §9.1"""
    for seed in range(6):
        many = 0
        for match, seat, action in random_game(name, seed):
            if action.startswith("to "):
                assert len(lying(match)) == many + 1
                many += 1
                assert [owner for space, _, owner in lying(match) if space == action.split()[1]] == [seat]
            else:
                assert len(lying(match)) == many
        assert many > 2


def test_in_los_angeles_four_districts_are_in_play_while_there_are_unused_ones():
    """§12.1, §12.4, R19"""
    for seed in range(15):
        used = set(STARTING)
        for match, _, _ in random_game("los angeles", seed):
            if match.over or not turn_begins(match):
                continue
            open_now = in_play(match) - set(section(match, "closed", "-").split())
            used |= open_now
            assert len(open_now) == 4 or len(used) == len(ARROWS), match.write()


@pytest.mark.parametrize("name", ["solo easy", "solo hard"])
def test_the_automaton_never_has_a_choice_and_changes_its_stratagem(name):
    """§13.1, §13.3, R28"""
    consulted = 0
    for seed in range(12):
        match, dice, lying_out = new(name, seed), random.Random(seed), ["steamroll"]
        while not match.over:
            allowed = sorted(texts(match))
            assert match.to_act == (1,) or len(allowed) == 1, match.write()
            action = dice.choice(allowed)
            match.play(action)
            if action == "consult":
                drawn = section(match, "stratagem").split()[0]
                assert drawn in STRATAGEMS
                assert drawn not in lying_out
                lying_out = [drawn] if drawn != "steamroll" else [drawn, *lying_out]
                consulted += 1
    assert consulted > 50


@EVERY_TABLE
def test_a_written_position_is_read_back(name):
    """§3.2 Nothing is lost in writing."""
    for seed in range(2):
        for match, _, _ in random_game(name, seed):
            if not match.over:
                again = gangland.position("syndicate", match.write())
                assert again.write() == match.write()
                assert (texts(again), again.to_act, sizes(again)) == (texts(match), match.to_act, sizes(match))


@EVERY_TABLE
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(name):
    """§3.1 The list of actions and the reasons against actions never contradict each other."""
    asked = 0
    for match, _, _ in random_game(name, 3):
        if match.over:
            continue
        allowed = texts(match)
        for action in ACTIONS:
            assert (match.why_not(action) is None) == (action in allowed), f"{action} in {match.write()}"
            asked += 1
    assert asked > 3000
