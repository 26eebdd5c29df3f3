"""What a player is shown of a state: a text and, of the table at this moment, numbers."""

from typing import Any

import numpy as np
import pyspiel

from gangland.adapters.environment import observation
from gangland.adapters.openspiel.recalled_match import SECTION, RecalledMatch, changes
from gangland.engine.game import NOBODY, Game

NOT_DEALT = ""  # all there is to see before the deal


class Observer:
    """Conforms to OpenSpiel's `PyObserver`.

    Public information is what a spectator sees; private information alone, the sections of a seat's sight that differ
    from the spectator's. A whole past has no fixed size, so with perfect recall there is a text and no tensor.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        self.public, self.recalls = kind.public_info, kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        is_sight = self.public and self.private and not self.recalls
        self.tensor = np.zeros(game.observation, np.float32) if is_sight else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player may know into the tensor; zeros before the deal."""
        if self.tensor is not None:
            match: RecalledMatch | None = state.match
            self.tensor[:] = 0 if match is None else observation(match, player)

    def string_from(self, state: Any, player: int) -> str:
        """The same in notation, or all that the player remembers."""
        match: RecalledMatch | None = state.match
        if match is None:
            return NOT_DEALT
        viewer = player if self.private else NOBODY
        if self.recalls:
            return match.recall(viewer)
        if self.public:
            return match.now.sight(viewer)
        return SECTION.join(changes(match.now.sight(NOBODY), match.now.sight(viewer)))


def observer(game: Game, kind: Any) -> Observer | None:
    """The observer of that kind; None, as OpenSpiel asks for, where there is none."""
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    everybodys = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
    if everybodys or (kind.perfect_recall and not kind.public_info):
        return None
    return Observer(game, kind)
