"""Where an arena keeps its games: each one as soon as it is finished, so that a stopped run can be resumed.

FOLDER/arena.json      what was asked for
FOLDER/games.jsonl     a line for each finished game, in the order they were finished
FOLDER/records/1.txt   its record, which `gangland replay` tells
"""

from pathlib import Path

from gangland.lab.arena.contest import Contest
from gangland.lab.arena.results import GameResult, result_of
from gangland.lab.run_folder import RunFolder

CONTEST, GAMES, RECORDS = "arena.json", "games.jsonl", "records"


class ContestFolder(RunFolder):
    """The folder of one contest."""

    family, locked = "arena", GAMES

    def __init__(self, path: Path, contest: Contest) -> None:
        self.contest = contest
        super().__init__(path)

    def resume(self) -> None:
        """The games of earlier runs, as far as the contest still asks for them."""
        (self.path / RECORDS).mkdir(exist_ok=True)
        self.agree(CONTEST, self.contest.as_json())
        found = {}
        for number, line in enumerate(self.lines(), 1):
            with self.reading(GAMES, number):
                result = result_of(line.decode("utf-8"))
                if result.game <= self.contest.games:
                    found[result.game] = result
        self.results = list(found.values())

    def keep(self, result: GameResult, record: str) -> None:
        """The record first: a game that has a line has a record."""
        with self.writing():
            (self.path / RECORDS / f"{result.game}.txt").write_text(record, "utf-8")
            self.append(result.line())
