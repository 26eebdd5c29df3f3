"""Measuring the other engines, with none of them at hand."""

import runpy
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

from gangland.bench import peers

GAME_LENGTH = 3


class ThreeMoveGame:
    """An environment as RLCard makes them: every game ends after three moves, each of them the action 4 or 5."""

    def __init__(self):
        self.moves = 0
        self.all_moves = 0

    def reset(self):
        self.moves = 0
        return {"legal_actions": {4: None, 5: None}}, 0

    def is_over(self):
        return self.moves == GAME_LENGTH

    def step(self, action):
        assert action in (4, 5)
        self.moves += 1
        self.all_moves += 1
        return {"legal_actions": {4: None, 5: None}}, 0


@pytest.fixture
def no_peers(monkeypatch):
    """A machine on which none of the peers is installed."""
    for module in peers.MODULES.values():
        monkeypatch.setitem(sys.modules, module, None)


@pytest.fixture
def three_move_game(monkeypatch):
    """A machine whose RLCard knows only the game of three moves."""
    environment = ThreeMoveGame()
    rlcard = ModuleType("rlcard")
    rlcard.__spec__ = ModuleSpec("rlcard", None)
    rlcard.make = lambda name, config: environment
    monkeypatch.setitem(sys.modules, "rlcard", rlcard)
    monkeypatch.setattr(peers.metadata, "version", lambda package: f"{package} 1.2.0")
    return environment


def test_a_peer_makes_its_moves_divided_by_its_seconds():
    assert peers.Peer("rlcard/leduc-holdem", 300, 1.5, "1.2.0").moves_per_second == 200.0


def test_every_peer_has_its_own_name():
    assert len(set(peers.PEERS)) == len(peers.PEERS)


def test_every_peer_is_named_by_its_engine_and_its_game():
    assert all(name.count("/") == 1 for name in peers.PEERS)


def test_every_package_an_engine_needs_belongs_to_the_extra():
    needed = {package for engine in peers.ENGINES.values() for package in engine.packages}
    assert needed == set(peers.MODULES)


def test_every_game_of_pgx_has_a_batch():
    assert set(peers.ENGINES["pgx-cpu"].games) == set(peers.PGX_BATCH)


@pytest.mark.parametrize("name", ["", "rlcard", "rlcard/poker", "chess/leduc-holdem", "rlcard/leduc-holdem/2"])
def test_an_unknown_peer_is_refused(name):
    with pytest.raises(ValueError, match=r"There is no peer .*; the peers are openspiel-cpp/"):
        peers.measure(name)


def test_all_packages_are_missing_where_none_is_installed(no_peers):
    assert peers.missing() == list(peers.MODULES)


@pytest.mark.parametrize("name", peers.PEERS)
def test_a_peer_that_is_not_installed_says_how_to_install_it(no_peers, name):
    with pytest.raises(ImportError, match=rf"^Measuring {name} needs .*: pip install gangland\[peers\]$"):
        peers.measure(name)


def test_the_sentence_names_each_missing_package(no_peers):
    with pytest.raises(ImportError, match="needs jax and pgx:"):
        peers.measure("pgx-cpu/leduc_holdem")


def test_a_peer_may_lack_only_a_package_that_another_peer_needs(no_peers, three_move_game):
    assert "rlcard" not in peers.missing()
    with pytest.raises(ImportError, match="needs pettingzoo and pygame-ce:"):
        peers.measure("pettingzoo/leduc_holdem")


def test_a_measurement_counts_the_moves_after_the_warm_up(three_move_game, monkeypatch):
    monkeypatch.setattr(peers, "WARM_UP_SECONDS", 0.0)
    peer = peers.measure("rlcard/leduc-holdem", seconds=0.01)
    assert (peer.name, peer.version) == ("rlcard/leduc-holdem", "rlcard 1.2.0")
    assert peer.moves == three_move_game.all_moves > 0
    assert peer.moves % GAME_LENGTH == 0
    assert peer.seconds >= 0.01


def test_the_warm_up_is_not_counted(three_move_game, monkeypatch):
    monkeypatch.setattr(peers, "WARM_UP_SECONDS", 0.005)
    assert 0 < peers.measure("rlcard/leduc-holdem", seconds=0.005).moves < three_move_game.all_moves


def test_the_module_is_read_without_any_peer(no_peers):
    assert runpy.run_path(peers.__file__)["PEERS"] == peers.PEERS
