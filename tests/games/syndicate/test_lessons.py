"""A task that asks for an outcome is solved by every token that brings it, not by one of them alone."""

import pytest

import gangland
from gangland.games.syndicate.lessons import LESSONS

LESSON = {lesson.name: lesson for lesson in LESSONS}


def outcome(name: str, sent: str, space: str) -> tuple[object, ...]:
    """Where the marker of Brooklyn stands, and what both have, when this token has been laid."""
    match = gangland.position("syndicate", LESSON[name].position)
    match.play(f"send {sent}", f"to {space}")
    table = match.view(0).table
    brooklyn = next(one for one in table.districts if one.code == "B")
    return brooklyn.marker, [player.money for player in table.players]


@pytest.mark.parametrize("name", ["coin", "red-field"])
def test_whoever_brings_the_marker_to_the_same_field_solves_the_task(name: str):
    """Brooklyn 1b is mixed: a smuggler does there what a gangster or a cop of his strength does."""
    solved = {sent.removeprefix("send ") for sent, _ in LESSON[name].solutions}
    wanted = outcome(name, next(iter(solved)), "B1b")
    match = gangland.position("syndicate", LESSON[name].position)
    sendable = [str(action).removeprefix("send ") for action in match.legal() if str(action).startswith("send ")]
    assert solved == {token for token in sendable if outcome(name, token, "B1b") == wanted}
