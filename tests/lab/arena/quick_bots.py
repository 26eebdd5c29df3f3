"""Bots for tests of the arena: quick ones, and one for each way to fail. Workers import them by the name of `make`."""

import multiprocessing
import os
import time
from dataclasses import dataclass, field

from gangland.bots import Budget, player


@dataclass(frozen=True)
class Answer:
    action: object
    looks: int = 0


def at_random(rules, position, seat, seed):
    return player("random").ask(rules, position, seat, seed).action


def nap(seconds):
    def napping(*asked):
        time.sleep(seconds)
        return at_random(*asked)

    return napping


def crash(*asked):
    raise ZeroDivisionError("nothing by nothing")


def leave(*asked):
    raise SystemExit


def hang(*asked):
    while True:
        pass


def die(*asked):
    os._exit(3)


def after_the_warm_up(kind):
    """Like random when it is asked for the first time, then the fault."""
    asked_before = []

    def late(*asked):
        asked_before.append(asked)
        return kind(*asked) if len(asked_before) > 1 else at_random(*asked)

    return late


def not_legal(rules, position, seat, seed):
    legal = rules.legal(position, seat)
    return next(action for action in range(len(rules.game.actions)) if action not in legal)


def only_here():
    """A bot that can be named, but takes every worker down that wants to make it."""
    if multiprocessing.parent_process() is not None:
        os._exit(5)


KINDS = {
    "random": lambda: at_random,
    "first": lambda: lambda rules, position, seat, seed: rules.legal(position, seat)[0],
    "nap": lambda: nap(0.01),
    "slow": lambda: nap(0.4),
    "crash": lambda: crash,
    "leave": lambda: leave,
    "illegal": lambda: not_legal,
    "unknown": lambda: lambda *asked: 99_999,
    "nonsense": lambda: lambda *asked: "pass",
    "hang": lambda: hang,
    "only-here": only_here,
    "die": lambda: after_the_warm_up(die),
}


@dataclass(frozen=True)
class QuickBot:
    kind: object
    looks: int = 0
    budget: Budget = field(default_factory=Budget)

    def ask(self, rules, position, seat, seed):
        return Answer(self.kind(rules, position, seat, seed), self.looks)


def make(name):
    """`random`, `first`, ..., `random:40` for one that says it looked ahead 40 times, `slow:50ms` for one in haste."""
    kind, _, amount = name.partition(":")
    if amount.endswith("ms"):
        return QuickBot(KINDS[kind](), budget=Budget(milliseconds=int(amount.removesuffix("ms"))))
    return QuickBot(KINDS[kind](), int(amount or 0))
