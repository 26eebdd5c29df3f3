"""What keeps a trial from being held, as a sentence for whoever asked for it."""

from gangland.engine.messages import Value
from gangland.engine.mistakes import Mistake


class CannotTry(Mistake):
    """Something that a trial needs is not there."""

    def __init__(self, id: str, **arguments: Value) -> None:
        super().__init__(id, package="gangland.proof", **arguments)
