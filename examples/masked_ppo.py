"""Masked PPO on any game of Gangland, in one file, after CleanRL's manner.

    pip install 'gangland[train]'
    python examples/masked_ppo.py --seconds 240 --out ppo

The network plays all seats of a thousand games at once (`gangland.adapters.batch`): every decision is a sample, and the
observations reach PyTorch without a copy. With `--opponent greedy:5`, or another bot, it has one seat of each game.

While it learns, its newest state plays whole games against `random` and `greedy` on another thread: the curve. By
default it learns from itself alone, so these games are the first time that it meets either of them.

In the folder `--out` are `curve.csv`, `curve.png` and `agent.pt`; Ctrl-C ends the run early and keeps them.
"""

import argparse
import copy
import csv
import threading
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields
from itertools import count
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from matplotlib.figure import Figure
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from torch import Tensor, nn

from gangland.adapters.batch import Batch, Opponent
from gangland.lab.intervals import wilson

MASKED = -1e9  # the logit of an action that is not legal
FARTHEST = 5.0  # deviations from the middle beyond which an observation is cut
LOOKS = 200  # random steps from which the network learns what usual observations are
ITSELF = "self"
UNSEEN = 1 << 40  # games to be judged by come from streams far from those to learn from
QUICK = {"random": 10}  # so many times the games: it takes no time to think


# 1. The network


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    linear = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(linear.weight, gain)
    nn.init.zeros_(linear.bias)
    return linear


class Agent(nn.Module):
    """One body with two heads: what to do, and how well it will end for the seat to act."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.register_buffer("middle", torch.zeros(size))
        self.register_buffer("spread", torch.ones(size))
        self.body = nn.Sequential(layer(size, width), nn.ReLU(), layer(width, width), nn.ReLU())
        self.policy, self.value = layer(width, actions, 0.01), layer(width, 1, 1.0)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the actions, and the value."""
        usual = ((observation - self.middle) / self.spread).clamp(-FARTHEST, FARTHEST)
        known = self.body(usual)
        return self.policy(known).masked_fill(~mask, MASKED), self.value(known).squeeze(-1)

    def get_used_to(self, games: Batch) -> None:
        """Learn from random games how large every number of an observation usually is."""
        seen = []
        for _ in range(LOOKS):
            games.step(games.sample())
            seen.append(torch.from_dlpack(games.observation).clone())
        spread, self.middle = torch.std_mean(torch.cat(seen), dim=0)
        self.spread = spread.clamp(min=0.1)  # a number that hardly ever changes is not blown up


def drawn(logits: Tensor) -> Tensor:
    """An action for each row, as likely as its logit says: the largest after Gumbel noise."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(-1)


# 2. Playing


@dataclass
class Samples:
    """What happened in some steps of all lanes: a row for each step, a column for each lane."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor  # the logarithm of how likely the action was
    value: Tensor
    player: Tensor
    rewards: Tensor  # for every seat
    ended: Tensor

    @classmethod
    def room(cls, steps: int, games: Batch) -> "Samples":
        lanes = (steps, games.count)
        return cls(
            torch.zeros(*lanes, *games.observation_shape),
            torch.zeros(*lanes, games.num_actions, dtype=torch.bool),
            torch.zeros(lanes, dtype=torch.int64),
            torch.zeros(lanes),
            torch.zeros(lanes),
            torch.zeros(lanes, dtype=torch.int64),
            torch.zeros(*lanes, games.num_players),
            torch.zeros(lanes, dtype=torch.bool),
        )


class Table:
    """The games that are learned from. Their arrays are shared: a step of the batch writes what these tensors show."""

    def __init__(self, games: Batch, opponent: Opponent | None) -> None:
        self.games, self.opponent = games, opponent
        self.observation, self.mask, self.player, self.rewards, self.ended = (
            torch.from_dlpack(array)
            for array in (
                games.observation, games.legal_action_mask, games.current_player, games.rewards, games.terminated
            )
        )  # fmt: skip
        self.seat = torch.arange(games.count) % games.num_players  # the learner's, where it has only one

    @torch.no_grad()
    def play(self, agent: Agent, samples: Samples) -> Tensor:
        """Fill the samples; the values of what comes after them, for every seat of every lane."""
        for step in range(len(samples.action)):
            logits, value = agent(self.observation, self.mask)
            action = drawn(logits)
            chance = logits.log_softmax(-1).gather(-1, action[:, None]).squeeze(-1)
            self._let_opponent_choose(action)
            kept = (self.observation, self.mask, action, chance, value, self.player)
            for field, what in zip(fields(samples), kept, strict=False):
                getattr(samples, field.name)[step] = what
            self.games.step(action.numpy())
            samples.rewards[step], samples.ended[step] = self.rewards, self.ended
        return self._values_now(agent)

    def _let_opponent_choose(self, action: Tensor) -> None:
        if self.opponent is not None:
            theirs = (self.player != self.seat).nonzero().squeeze(-1)
            action[theirs] = torch.from_numpy(self.opponent.actions(self.games, theirs.tolist())).long()

    def _values_now(self, agent: Agent) -> Tensor:
        """What the seat to act expects; the sum over all seats is 0, so the others share the opposite."""
        seats, (_, value) = self.games.num_players, agent(self.observation, self.mask)
        values = (-value / (seats - 1))[:, None].repeat(1, seats)
        return values.scatter(1, self.player.long()[:, None], value[:, None])

    def is_own(self, samples: Samples) -> Tensor:
        """Which decisions were the learner's."""
        return torch.ones_like(samples.ended) if self.opponent is None else samples.player == self.seat


def advantages(samples: Samples, values: Tensor, trust: float) -> Tensor:
    """How much better each action was than expected, after GAE, each seat's decisions being a path of their own.

    A game pays all seats at its end, whoever decided last; so walk backwards and remember for every seat the value and
    the advantage of its next decision, and what it was paid since.
    """
    found, better, paid = torch.zeros_like(samples.value), torch.zeros_like(values), torch.zeros_like(values)
    for step in reversed(range(len(found))):
        ended = samples.ended[step][:, None]
        values, better = values.masked_fill(ended, 0), better.masked_fill(ended, 0)
        paid = torch.where(ended, samples.rewards[step], paid)
        seat = samples.player[step][:, None]
        surprise = paid.gather(1, seat) + values.gather(1, seat) - samples.value[step][:, None]
        advantage = surprise + trust * better.gather(1, seat)
        found[step] = advantage.squeeze(1)
        values = values.scatter(1, seat, samples.value[step][:, None])
        better, paid = better.scatter(1, seat, advantage), paid.scatter(1, seat, 0.0)
    return found


# 3. Learning


def learn(
    agent: Agent, optimizer: torch.optim.Optimizer, samples: Samples, table: Table, after: Tensor, how: Namespace
) -> None:
    """PPO's update: a few passes over the samples, in minibatches, with clipped steps."""
    own = table.is_own(samples)
    advantage = advantages(samples, after, how.trust)
    target = (advantage + samples.value)[own]
    observation, mask, action, chance = (
        tensor[own] for tensor in (samples.observation, samples.mask, samples.action, samples.chance)
    )
    advantage = advantage[own]
    for _ in range(how.epochs):
        for rows in torch.randperm(len(action)).split(how.minibatch):
            logits, value = agent(observation[rows], mask[rows])
            every = logits.log_softmax(-1)
            ratio = (every.gather(-1, action[rows][:, None]).squeeze(-1) - chance[rows]).exp()
            gain = (advantage[rows] - advantage[rows].mean()) / (advantage[rows].std(correction=0) + 1e-8)
            cut = ratio.clamp(1 - how.clip, 1 + how.clip)
            entropy = -(every.exp() * every).sum(-1).mean()
            loss = -torch.min(gain * ratio, gain * cut).mean() + 0.5 * nn.functional.mse_loss(value, target[rows])
            optimizer.zero_grad()
            (loss - how.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


# 4. Judging


class Moment(NamedTuple):
    """How far a run has come."""

    seconds: float = 0.0
    decisions: int = 0  # learned from
    done: float = 0.0  # the part of the whole


@dataclass(frozen=True)
class Point:
    """One point of a curve: games against one bot, with the 95 % interval of the share of wins."""

    seconds: float
    decisions: int
    rival: str
    games: int
    wins: float
    rate: float
    low: float
    high: float


@torch.no_grad()
def wins_against(agent: Agent, games: Batch, rival: Opponent, stop: threading.Event) -> float | None:
    """The first game of every lane, the agent in each seat as often; a shared win is a part of one. None: stopped."""
    seats, wins = games.num_players, 0.0
    seat, is_open = np.arange(games.count) % seats, np.ones(games.count, bool)
    observation, mask = torch.from_dlpack(games.observation), torch.from_dlpack(games.legal_action_mask)
    while is_open.any() and not stop.is_set():
        actions = games.sample().copy()  # where the first game is over, anything goes
        mine = is_open & (games.current_player == seat)
        theirs = np.flatnonzero(is_open & ~mine)
        actions[mine] = agent(observation[mine], mask[mine])[0].argmax(-1).numpy()
        actions[theirs] = rival.actions(games, theirs)
        games.step(actions)
        ended = np.flatnonzero(games.terminated & is_open)
        wins += float((games.rewards[ended, seat[ended]] * (seats - 1) + 1).sum()) / seats
        is_open[ended] = False
    return None if stop.is_set() else wins


class Judge:
    """Plays the newest network against the rivals on a thread of its own, while the training goes on."""

    def __init__(self, how: Namespace, folder: Path) -> None:
        self.how, self.file, self.points = how, folder / "curve.csv", list[Point]()
        self.rivals = {name: Opponent(name) for name in how.against}
        self.pool, self.stop = ThreadPoolExecutor(1), threading.Event()
        self.asked = 0
        self.at_work: Future[None] | None = None
        with self.file.open("w", newline="") as file:
            csv.writer(file).writerow(field.name for field in fields(Point))

    @property
    def is_free(self) -> bool:
        return self.at_work is None or self.at_work.done()

    def ask(self, agent: Agent, now: Moment) -> None:
        """Begin with the next point of every curve."""
        self.finish()
        self.asked += 1
        self.at_work = self.pool.submit(self._judge, copy.deepcopy(agent), now, UNSEEN + self.asked)

    def finish(self) -> None:
        """Wait for what is under way; an error of that thread is an error here."""
        if self.at_work is not None:
            self.at_work.result()

    def _judge(self, agent: Agent, now: Moment, stream: int) -> None:
        for name, rival in self.rivals.items():
            games = self.how.games * QUICK.get(name, 1)
            wins = wins_against(agent, new_games(self.how, games, stream), rival, self.stop)
            if wins is not None:
                self._keep(Point(now.seconds, now.decisions, name, games, wins, wins / games, *wilson(wins, games)))

    def _keep(self, point: Point) -> None:
        self.points.append(point)
        with self.file.open("a", newline="") as file:
            csv.writer(file).writerow(asdict(point).values())

    def newest(self) -> str:
        """The last point of every curve, in words."""
        last = {point.rival: point for point in self.points}
        return " · ".join(f"{name} {point.rate:.0%}" for name, point in last.items())


def draw(points: list[Point], how: Namespace, file: Path) -> None:
    """The curves with their intervals."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for name in how.against:
        curve = [point for point in points if point.rival == name]
        decisions = [point.decisions for point in curve]
        axes.plot(decisions, [point.rate for point in curve], marker="o", label=f"against {name}")
        axes.fill_between(decisions, [point.low for point in curve], [point.high for point in curve], alpha=0.2)
    axes.set(xlabel="decisions learned from", ylabel="share of games won", ylim=(0, 1), title=f"Masked PPO: {how.game}")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, dpi=150)


# 5. The run


def options_of(how: Namespace) -> dict[str, str]:
    return dict(option.split("=", 1) for option in how.option)


def new_games(how: Namespace, lanes: int, stream: int) -> Batch:
    return Batch(how.game, lanes, seats=how.seats, seed=stream, **options_of(how))


def parsed(arguments: list[str] | None) -> Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="famiglia")
    parser.add_argument("--seats", type=int, help="the fewest the game can have, unless said")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="an option of the game")
    parser.add_argument("--opponent", default=ITSELF, help="whom it learns from: self, or a bot such as greedy:5")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"], help="the bots it is judged by")
    parser.add_argument("--games", type=int, default=40, help="for each point of a curve")
    parser.add_argument("--seconds", type=float, default=240.0, help="of training")
    parser.add_argument("--updates", type=int, help="instead of seconds: such a run can be repeated exactly")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="the folder for the curve and the network")
    parser.add_argument("--lanes", type=int, default=1024, help="games that are played at once")
    parser.add_argument("--steps", type=int, default=64, help="in every lane between two updates")
    parser.add_argument("--width", type=int, default=256, help="of the network")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=4096)
    parser.add_argument("--learning-rate", type=float, default=1e-3, help="at first; it falls to 0 with the time")
    parser.add_argument("--trust", type=float, default=0.95, help="the lambda of GAE; nothing is discounted")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; the judge has one more")
    return parser.parse_args(arguments)


def trained(agent: Agent, table: Table, how: Namespace) -> Iterator[Moment]:
    """Play and learn in turn, an update at a time."""
    optimizer = torch.optim.Adam(agent.parameters(), lr=how.learning_rate, eps=1e-5)
    samples, decisions, start = Samples.room(how.steps, table.games), 0, time.perf_counter()
    done = 0.0
    for update in count(1):
        optimizer.param_groups[0]["lr"] = how.learning_rate * (1 - done)
        after = table.play(agent, samples)
        learn(agent, optimizer, samples, table, after, how)
        decisions += int(table.is_own(samples).sum())
        seconds = time.perf_counter() - start
        done = update / how.updates if how.updates else min(seconds / how.seconds, 1.0)
        yield Moment(seconds, decisions, done)
        if done == 1:
            break


def run(how: Namespace, agent: Agent, table: Table, judge: Judge) -> None:
    """Train with a bar that tells the rate, the time left and the newest figures."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        task, now = bar.add_task("getting ready", total=1.0), Moment()
        judge.ask(agent, now)
        for now in trained(agent, table, how):
            if judge.is_free and now.done < 1:
                judge.ask(agent, now)
            what = f"{now.decisions / now.seconds:,.0f} decisions/s · {judge.newest()}"
            bar.update(task, completed=now.done, description=what)
        bar.update(task, description=f"the last games · {judge.newest()}")
        judge.ask(agent, now)
        judge.finish()


def main(arguments: list[str] | None = None) -> None:
    how = parsed(arguments)
    torch.manual_seed(how.seed)
    torch.set_num_threads(how.threads)
    how.out.mkdir(parents=True, exist_ok=True)
    games = new_games(how, how.lanes, how.seed)
    agent = Agent(*games.observation_shape, games.num_actions, how.width)
    agent.get_used_to(new_games(how, how.lanes, how.seed))
    judge = Judge(how, how.out)
    try:
        run(how, agent, Table(games, None if how.opponent == ITSELF else Opponent(how.opponent)), judge)
    except KeyboardInterrupt:
        print("Interrupted.")
    finally:
        judge.stop.set()
        judge.pool.shutdown()
        torch.save(agent.state_dict(), how.out / "agent.pt")
        draw(judge.points, how, how.out / "curve.png")
        print(f"{judge.newest()}: curve.csv, curve.png and agent.pt are in {how.out}")


if __name__ == "__main__":
    main()
