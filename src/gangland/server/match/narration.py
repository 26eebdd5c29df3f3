"""The log in words, for one viewer: lines of the game, and of what happens at the table beside it."""

from collections.abc import Callable
from typing import Any

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.server.match import events
from gangland.server.match.fold import Board, Step

Lines = tuple[Message, ...]


def lines(board: Board, viewer: int, before: View | None, step: Step, after: View | None) -> Lines:
    """What one event adds to the log as this viewer reads it; `board` is that of the match, at any moment."""
    if step.is_hidden_from(viewer):
        return ()
    if step.kind not in events.MOVES:
        return _TOLD[step.kind](step.actor, step.payload)
    assert step.before is not None
    late = (message("server-log-timeout", player=step.actor),) if step.kind == events.TIMEOUT else ()
    seen = board.game.seen(step.before, step.actor, step.payload.action, viewer)
    return (*late, *board.game.narrate(before, step.actor, seen, after))


def _seat(id: str) -> Callable[[int, Any], Lines]:
    return lambda actor, payload: (message(id, player=payload.seat),)


_TOLD: dict[str, Callable[[int, Any], Lines]] = {
    events.START: lambda actor, payload: (message("server-log-start"),),
    events.UNDO: lambda actor, payload: (message("server-log-undo", player=actor),),
    events.HAND: lambda actor, payload: (message("server-log-hand", player=payload.seat, level=payload.level),),
    events.BACK: _seat("server-log-back"),
    events.GIFT: lambda actor, payload: (message("server-log-gift", seconds=payload.ms // 1000),),
    events.AWAY: _seat("server-log-away"),
    events.HERE: _seat("server-log-here"),
    events.WAIT: _seat("server-log-wait"),
    events.VOTE: lambda actor, payload: (message(f"server-log-vote-{payload.choice}", player=actor),),
    events.ABANDON: lambda actor, payload: (message("server-log-abandon"),),
}
