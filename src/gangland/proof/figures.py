"""Figures of a trial: what was measured, on which database, and what is promised of it."""

import os
import platform
import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One figure."""

    name: str  # its words are `trial-<name>`
    database: str
    value: float
    unit: str  # ms, s, KiB, x, sockets
    goal: float | None = None
    at_least: bool = False  # is more better?
    more: dict[str, float] = {}  # what else was counted

    @property
    def reached(self) -> bool | None:
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal

    def text(self) -> str:
        more = ", ".join(f"{name} {_short(value)}" for name, value in self.more.items())
        return f"{_short(self.value)} {self.unit}" + (f" ({more})" if more else "")

    def goal_text(self) -> str:
        return "" if self.goal is None else f"{'≥' if self.at_least else '≤'} {_short(self.goal)} {self.unit}"

    def as_json(self) -> dict[str, Any]:
        return {**msgspec.to_builtins(self), "reached": self.reached}


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("nan")


def machine() -> dict[str, Any]:
    """What figures depend on: no host, no path."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else -1.0
    return {"cores": cores, "python": platform.python_version(), "sqlite": sqlite3.sqlite_version, "load": load}
