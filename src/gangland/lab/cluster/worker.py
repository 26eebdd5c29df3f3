"""What runs on the nodes of a cluster: one worker for each processor. It does not know Ray."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gangland import __version__
from gangland.engine.mistakes import Mistake
from gangland.engine.ways import SETTING
from gangland.lab.cluster.pieces import Job, LostPiece, Piece

CARRIED = (SETTING,)  # settings that go with the work
LONGEST = 200  # letters of an error


@dataclass(frozen=True)
class Failure:
    """Why a job can't go on: an error that another worker would meet, too."""

    mistake: Mistake


@dataclass(frozen=True)
class Gone:
    """This worker is of no more use, but its piece is."""


def carried() -> dict[str, str]:
    """The settings of this process that its work takes along."""
    return {name: os.environ[name] for name in CARRIED if name in os.environ}


def failure(error: Exception, otherwise: str = "mistake-ray-worker") -> Failure:
    """An error as something that can travel and be said."""
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return Failure(error if isinstance(error, Mistake) else Mistake(otherwise, what=what[:LONGEST]))


class Worker:
    """Plays piece after piece. What goes wrong is an answer like any other: it must cross the cluster."""

    def __init__(self, job: Job[Any], environment: Mapping[str, str], version: str) -> None:
        self.job, self.version = job, version
        for name in CARRIED:
            os.environ.pop(name, None)
        os.environ.update(environment)

    def begin(self) -> Failure | None:
        """Compile what the job needs, or find it on disk."""
        if self.version != __version__:
            return Failure(Mistake("mistake-ray-version", there=__version__, here=self.version))
        try:
            self.play = self.job.begin()
        except Exception as error:
            return failure(error)
        return None

    def work(self, piece: Piece) -> Any:
        try:
            return self.play(piece)
        except LostPiece:
            return Gone()
        except Exception as error:
            return failure(error)
