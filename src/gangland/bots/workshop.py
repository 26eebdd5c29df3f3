"""The old name of `rule_source.py`, for the server until it asks by game."""

from gangland.bots.compiler import is_on_disk
from gangland.bots.rule_source import RuleSource
from gangland.engine.rules import Rules

__all__ = ["Workshop", "is_on_disk"]


class Workshop(RuleSource):
    """A source of rules that is asked by the id of a game."""

    def rules(self, id: str) -> Rules:  # type: ignore[override]
        return super().rules(self._games[id].game)

    @property
    def making(self) -> bool:
        return self.compiling
