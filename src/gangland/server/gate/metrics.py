"""Figures for Prometheus. Labels come from short lists of our own, never from what somebody sent."""

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
        self.sockets = Gauge("gangland_sockets", "Open sockets", registry=self.registry)
        self.mismatches = Gauge(
            "gangland_replay_mismatches", "Positions that a replay did not reach: must be 0", registry=self.registry
        )
        self.desk = Gauge("gangland_desk", "What the desk counts", ("figure",), registry=self.registry)
        self.lag = Gauge("gangland_loop_lag_seconds", "How late the event loop is", registry=self.registry)

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"gangland_{name}", words, labels, registry=self.registry)

    def text(self, figures: Mapping[str, int]) -> bytes:
        """All figures, with those that the desk counts itself."""
        for name, value in figures.items():
            self.desk.labels(name).set(value)
        self.mismatches.set(figures.get("mismatches", 0))
        return generate_latest(self.registry)
