"""What we show to researchers runs: the PPO for a few updates, the notebook from its first cell to its last."""

import csv
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
import torch
from examples import masked_ppo
from nbclient import NotebookClient

from gangland.adapters.batch import Batch, Opponent

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = "--updates 2 --lanes 8 --steps 12 --width 16 --minibatch 32 --games 2 --against random greedy:1"
PICTURE = b"\x89PNG"


def run(folder: Path, *arguments: str) -> dict[str, torch.Tensor]:
    """The example as a person starts it; the network that it leaves."""
    masked_ppo.main([*SMALL.split(), *arguments, "--out", str(folder)])
    return torch.load(folder / "agent.pt")


def curve(folder: Path) -> list[dict[str, str]]:
    with (folder / "curve.csv").open(newline="") as file:
        return list(csv.DictReader(file))


class TestMaskedPpo:
    def test_a_run_leaves_its_curve_and_its_network(self, tmp_path):
        run(tmp_path)
        points = curve(tmp_path)
        assert {point["rival"] for point in points} == {"random", "greedy:1"}
        assert points[-1]["decisions"] == str(2 * 8 * 12)
        assert all(float(point["low"]) <= float(point["rate"]) <= float(point["high"]) for point in points)
        assert (tmp_path / "curve.png").read_bytes().startswith(PICTURE)

    def test_the_same_seed_and_updates_give_the_same_network(self, tmp_path):
        one, two, other = run(tmp_path), run(tmp_path), run(tmp_path, "--seed", "2")
        assert all(torch.equal(one[name], two[name]) for name in one)
        assert not torch.equal(one["policy.weight"], other["policy.weight"])

    def test_ctrl_c_keeps_what_is_there(self, tmp_path, monkeypatch, capsys):
        def interrupted(*_):
            raise KeyboardInterrupt

        monkeypatch.setattr(masked_ppo, "learn", interrupted)
        assert run(tmp_path)
        assert "Interrupted" in capsys.readouterr().out
        assert (tmp_path / "curve.png").read_bytes().startswith(PICTURE)

    def test_any_game_against_any_bot(self, tmp_path):
        table = "--game five_points --seats 3 --opponent random --against random"
        run(tmp_path, *table.split())
        assert 0 < int(curve(tmp_path)[-1]["decisions"]) < 2 * 8 * 12  # its own ones only

    def test_it_learns(self):
        """A second or two of training beats random play nearly always."""
        settings = "--lanes 256 --steps 32 --width 64 --minibatch 1024 --updates 6"
        how = masked_ppo.parsed(settings.split())
        torch.manual_seed(1)
        torch.set_num_threads(1)
        games = Batch("famiglia", how.lanes, seed=1)
        agent = masked_ppo.Agent(*games.observation_shape, games.num_actions, how.width)
        agent.get_used_to(Batch("famiglia", how.lanes, seed=2))
        for _ in masked_ppo.trained(agent, masked_ppo.Table(games, None), how):
            pass
        wins = masked_ppo.wins_against(agent, Batch("famiglia", 200, seed=3), Opponent("random"), NEVER)
        assert wins > 150


NEVER = SimpleNamespace(is_set=lambda: False)


def samples(players, values, ended, rewards) -> masked_ppo.Samples:
    """One lane, a row for each step."""
    column = lambda numbers, kind: torch.tensor(numbers, dtype=kind)[:, None]  # noqa: E731
    return masked_ppo.Samples(
        *[torch.zeros(len(players), 1)] * 4,
        column(values, torch.float32),
        column(players, torch.int64),
        column(rewards, torch.float32),
        column(ended, torch.bool),
    )


class TestAdvantages:
    def test_each_seat_is_surprised_by_its_own_next_decision(self):
        """Seats 0, 1, 0 decide and the game goes on; seat 0 expects 0.5, then 0.25, then 0.75, seat 1 -0.1 and -0.3."""
        seen = samples([0, 1, 0], [0.5, -0.1, 0.25], [False] * 3, [[0, 0]] * 3)
        found = masked_ppo.advantages(seen, torch.tensor([[0.75, -0.3]]), trust=0.0)
        assert found.squeeze(1).tolist() == pytest.approx([0.25 - 0.5, -0.3 + 0.1, 0.75 - 0.25])

    def test_the_end_pays_all_seats_whoever_decided_last(self):
        """Seat 1 decides, then seat 0 ends the game and wins; what comes after is another game."""
        seen = samples([1, 0, 1], [0.2, 0.4, 0.0], [False, True, False], [[0, 0], [1, -1], [0, 0]])
        found = masked_ppo.advantages(seen, torch.tensor([[9.0, 0.5]]), trust=1.0)
        assert found.squeeze(1).tolist() == pytest.approx([-1 - 0.2, 1 - 0.4, 0.5])

    def test_trust_adds_later_surprises_of_the_same_seat(self):
        seen = samples([0, 0], [0.0, 0.5], [False, True], [[0, 0], [1, -1]])
        found = masked_ppo.advantages(seen, torch.zeros(1, 2), trust=0.5)
        assert found.squeeze(1).tolist() == pytest.approx([0.5 + 0.5 * 0.5, 0.5])


def test_the_notebook_runs_to_its_end():
    notebook = nbformat.read(EXAMPLES / "first_steps.ipynb", as_version=4)
    NotebookClient(notebook, timeout=60, kernel_name="python3", resources={"metadata": {"path": EXAMPLES}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in shown)
    assert "decisions" in str(shown)
