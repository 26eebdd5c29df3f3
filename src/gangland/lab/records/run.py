"""A data set from its first game to its last, or to Ctrl-C."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from gangland.engine.mistakes import Mistake
from gangland.lab.interrupts import held_interrupts
from gangland.lab.records.columns import VIEWS
from gangland.lab.records.data_set import JSONL, TEXT, Folder, Part
from gangland.lab.records.recorded_game import Told
from gangland.lab.records.rows import Wish, rows_of
from gangland.lab.records.sources import Source, of_path

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Outcome:
    """What the folder holds after a run; the mistake is why it did not come to its end, if that was not Ctrl-C."""

    games: int
    decisions: int
    complete: bool
    mistake: Mistake | None = None


def write(
    source: Source,
    folder: Path,
    wish: Wish | None = None,
    formats: Sequence[str] = (JSONL,),
    progress: Progress = lambda done: None,
) -> Outcome:
    """Write the games of a source that its folder does not hold yet, each as soon as it is there, part by part.

    Ctrl-C, a full disk or a game that can't be read end it early: what was done so far is kept, and the same call goes
    on from there.
    """
    wish = wish or Wish()
    asked = {"views": wish.views, "seen_by": wish.seen_by if VIEWS in wish.tables else None, **source.asked}
    with Folder(folder, asked, wish.tables, formats) as kept:
        part, stopped, mistake = Part(wish.tables), False, None
        entries = source.entries(kept.games, kept.last)
        try:
            for entry in entries:
                told = entry.told()
                rows = rows_of(kept.games + part.games, entry.place, told, wish)
                with held_interrupts():
                    part.add(rows, told.match.record() if TEXT in formats else None, len(told.match.moves), entry.mark)
                    if part.is_full:
                        part = _kept(kept, part)
                progress(kept.games + part.games)
        except KeyboardInterrupt:
            stopped = True
        except Mistake as found:
            mistake = found
        with held_interrupts():
            mistake = _last(kept, part, mistake)
        return Outcome(kept.games, kept.decisions, not stopped and mistake is None, mistake)


def _kept(folder: Folder, part: Part) -> Part:
    """Keep a part; the next one, empty."""
    folder.keep(part)
    return Part(part.tables)


def _last(folder: Folder, part: Part, mistake: Mistake | None) -> Mistake | None:
    """Keep what is left, unless the folder is what failed; the first thing that went wrong."""
    try:
        folder.keep(part)
    except Mistake as found:
        return mistake or found
    return mistake


def games(*sources: str | Path) -> Iterator[Told]:
    """All that folders and files hold, replayed one by one."""
    for source in sources:
        yield from (entry.told() for entry in of_path(Path(source)))
