"""A data set from its first game to its last, or to Ctrl-C."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from gangland.engine.mistakes import Mistake
from gangland.lab.interrupts import held_interrupts
from gangland.lab.records.data_set import JSONL, TEXT, DataSet, Part
from gangland.lab.records.recorded_game import RecordedGame
from gangland.lab.records.rows import Selection, rows_of
from gangland.lab.records.sources import Source, of_path

Progress = Callable[[int], None]


@dataclass(frozen=True)
class RecordsOutcome:
    """What the folder holds after a run; the mistake is why it did not come to its end, if that was not Ctrl-C."""

    games: int
    decisions: int
    complete: bool
    mistake: Mistake | None = None


def write(
    source: Source,
    folder: Path,
    selection: Selection | None = None,
    formats: Sequence[str] = (JSONL,),
    progress: Progress = lambda done: None,
) -> RecordsOutcome:
    """Write the games of a source that its folder does not hold yet, each as soon as it is there, part by part.

    Ctrl-C, a full disk or a game that can't be read end it early: what was done so far is kept, and the same call
    resumes from there.
    """
    selection = selection or Selection()
    with DataSet(folder, selection.as_json() | source.asked, selection.tables, formats) as kept:
        part, stopped, mistake = Part(selection.tables), False, None
        entries = source.entries(kept.games, kept.last)
        try:
            for entry in entries:
                recorded = entry.game()
                rows = rows_of(kept.games + part.games, entry.place, recorded, selection)
                record = recorded.match.record() if TEXT in formats else None
                with held_interrupts():
                    part.add(rows, record, len(recorded.match.moves), entry.mark)
                    if part.is_full:
                        part = _kept(kept, part)
                progress(kept.games + part.games)
        except KeyboardInterrupt:
            stopped = True
        except Mistake as found:
            mistake = found
        with held_interrupts():
            mistake = _last(kept, part, mistake)
        return RecordsOutcome(kept.games, kept.decisions, not stopped and mistake is None, mistake)


def _kept(data_set: DataSet, part: Part) -> Part:
    """Keep a part; the next one, empty."""
    data_set.keep(part)
    return Part(part.tables)


def _last(data_set: DataSet, part: Part, mistake: Mistake | None) -> Mistake | None:
    """Keep what is left, unless the folder is what failed; the first thing that went wrong."""
    try:
        data_set.keep(part)
    except Mistake as found:
        return mistake or found
    return mistake


def games(*sources: str | Path) -> Iterator[RecordedGame]:
    """All that folders and files hold, replayed one by one."""
    for source in sources:
        yield from (entry.game() for entry in of_path(Path(source)))
