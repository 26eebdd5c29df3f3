"""Figures for Prometheus. Labels come from short lists of our own, never from what somebody sent.

Several server processes keep theirs in files of one folder, so that whichever is asked tells the sum over all of them.
What a process that has ended had counted stays in the sum; what it had open does not.
"""

import os
from collections.abc import Mapping
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set before this module is imported where there are several processes

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One set of figures for one app, so that two apps in a test don't share theirs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.refusals = self._counter("refusals", "What was refused, by reason", "reason")
        self.requests = self._counter("requests", "HTTP requests, by method and status", "method", "status")
        self.messages = self._counter("messages", "Messages from sockets, by type", "type")
        self.closed = self._counter("closed_sockets", "Sockets that we closed, by reason", "reason")
        self.overflows = self._counter("queue_overflows", "Queues replaced by one snapshot")
        self.errors = self._counter("unexpected_errors", "Exceptions that nobody foresaw", "where")
        self.ack_seconds = Histogram(
            "gangland_ack_seconds", "From a command to its answer", buckets=FAST, registry=self.registry
        )
        self.hint_lag = Histogram(
            "gangland_hint_lag_seconds", "From a commit to its hint here", buckets=FAST, registry=self.registry
        )
        self.sockets = self._gauge("sockets", "Open sockets")
        self.mismatches = self._gauge("replay_mismatches", "Positions that a replay did not reach: must be 0", "sum")
        self.desk = self._gauge("desk", "What the desk counts", "livesum", "figure")
        self.lag = self._gauge("loop_lag_seconds", "How late the event loop is, at worst", "livemax")
        self._gauge("processes", "Server processes").set(1)

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"gangland_{name}", words, labels, registry=self.registry)

    def _gauge(self, name: str, words: str, over_processes: str = "livesum", *labels: str) -> Gauge:
        return Gauge(f"gangland_{name}", words, labels, registry=self.registry, multiprocess_mode=over_processes)  # type: ignore[arg-type]

    def note(self, figures: Mapping[str, int]) -> None:
        """What the desk counts itself."""
        for name, value in figures.items():
            self.desk.labels(name).set(value)
        self.mismatches.set(figures.get("mismatches", 0))

    def text(self, figures: Mapping[str, int]) -> bytes:
        """All figures, of all processes, with those that the desk counts itself."""
        self.note(figures)
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)

    @property
    def processes(self) -> int:
        """How many there are of us."""
        folder = os.environ.get(FOLDER)
        return len([*Path(folder).glob("gauge_livesum_*.db")]) if folder else 1
