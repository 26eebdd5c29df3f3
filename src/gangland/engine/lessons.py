"""A lesson: a position, a task, and what solves it. The rules themselves answer every other try."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lesson:
    """The task is the message `lesson-NAME` of the game's texts; a solution is the texts of actions in a row."""

    name: str
    paragraph: str
    position: str
    solutions: tuple[tuple[str, ...], ...]
