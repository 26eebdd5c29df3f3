"""A folder with work that can be resumed: for one run at a time, with what was asked for, and nothing half written."""

import errno
import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, ClassVar, Self

from gangland.engine.mistakes import Mistake

NEW = ".new"
FULL_DISK = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
MALFORMED = (ValueError, TypeError, KeyError, AttributeError, OverflowError)  # what a file that is not ours raises


class FolderMistake(Mistake):
    """Why a folder can't be used, or not any more."""


class RunFolder:
    """A folder of one kind, open for one run: its lock ends with the process, however that ends.

    A kind has a family of messages, `mistake-FAMILY-busy` and so on, and a file that is locked, which may be its log.
    """

    family: ClassVar[str]
    locked: ClassVar[str]

    def __init__(self, path: Path) -> None:
        self.path = path
        with ExitStack() as until_all_is_well, self.writing():
            path.mkdir(parents=True, exist_ok=True)
            self.file: IO[bytes] = until_all_is_well.enter_context((path / self.locked).open("ab+", buffering=0))
            self._lock()
            self.resume()
            until_all_is_well.pop_all()

    def resume(self) -> None:
        """Take up what an earlier run left; a FolderMistake if that run was asked for something else."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):  # a full disk was said already
            self.file.close()

    def _lock(self) -> None:
        with suppress(ImportError):  # a system without such locks
            import fcntl

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise self.mistake("busy") from None

    # What was asked for

    def agree(self, name: str, asked: Mapping[str, Any]) -> None:
        """Write down what was asked for, or make sure that it is the same as before."""
        file = self.path / name
        if not file.exists() and self.file.tell() == 0:
            replace_text(file, json.dumps(asked, indent=2) + "\n")
        with self.reading(name):
            try:
                known = json.loads(file.read_text("utf-8"))
            except FileNotFoundError:
                raise self.unreadable(name) from None
            self.compare(known, asked)

    def compare(self, known: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
        """A FolderMistake names the first thing that differs."""
        for name in asked:
            if known[name] != asked[name]:
                old, new = (json.dumps(one[name], ensure_ascii=False) for one in (known, asked))
                raise self.mistake("differs", name=name, known=old, asked=new)

    # The log, if the locked file is one

    def lines(self) -> list[bytes]:
        """The whole lines of the log; a last one that was cut off in the middle is taken away."""
        self.file.seek(0)
        text = self.file.read()
        whole = text[: text.rfind(b"\n") + 1]
        self.file.truncate(len(whole))
        return whole.splitlines()

    def append(self, line: str) -> None:
        """One line more: an OSError if it has no room."""
        written = line.encode("utf-8")
        if self.file.write(written) != len(written):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    # What can go wrong

    @contextmanager
    def writing(self) -> Iterator[None]:
        """What can't be written becomes a sentence."""
        try:
            yield
        except OSError as error:
            raise self.unwritable(error) from None

    @contextmanager
    def reading(self, name: str, line: int = 1) -> Iterator[None]:
        """What is not as a run of ours leaves it becomes a sentence."""
        try:
            yield
        except Mistake:
            raise
        except MALFORMED:
            raise self.unreadable(name, line) from None

    def unwritable(self, error: OSError) -> FolderMistake:
        return self.mistake("folder")

    def unreadable(self, name: str, line: int = 1) -> FolderMistake:
        return FolderMistake(f"mistake-{self.family}-file", file=str(self.path / name), line=str(line))

    def mistake(self, what: str, **facts: str) -> FolderMistake:
        return FolderMistake(f"mistake-{self.family}-{what}", folder=str(self.path), **facts)


def replace_text(file: Path, text: str) -> None:
    """A text file that is never half written."""
    replace_file(file, lambda new: new.write_text(text, "utf-8"))


def replace_file(file: Path, write: Callable[[Path], object], durable: bool = False) -> None:
    """Write a file beside its place and put it there when it is whole, and on disk if it has to be `durable`."""
    new = file.with_name(file.name + NEW)
    try:
        write(new)
        if durable:
            with new.open("rb") as written:
                os.fsync(written.fileno())
        new.replace(file)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise
