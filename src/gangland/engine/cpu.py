"""The compiled way: Numba, with a cache on disk that notices every edit of a rule or of a constant it uses.

Numba's own cache looks at the time stamp of one file and misses an edited import. Ours is keyed by the fingerprint of
`rule.py`: the rule's code, the rules it calls, the values they use. An edit elsewhere throws nothing away.
"""

import atexit
import os
import pickle
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba.core import caching
from numba.core.codegen import CPUCodeLibrary

FORGET_AFTER_DAYS = 30
INNER = "rule_"  # the names under which Numba knows the rules that are no doors begin with this
_may_compile = ContextVar("may_compile", default=True)


class NotOnDisk(Exception):
    """A door that would have to be compiled first, where nobody wants to wait for that."""


@contextmanager
def only_from_disk() -> Iterator[None]:
    """Inside this, in this thread, a door that is not in the cache raises `NotOnDisk` instead of being compiled."""
    before = _may_compile.set(False)
    try:
        yield
    finally:
        _may_compile.reset(before)


@cache
def cache_folder() -> Path:
    """`GANGLAND_CACHE`, else the user's cache folder, else (if that can't be written) a new temporary one."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(os.environ.get("GANGLAND_CACHE") or Path(home) / "gangland")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        # A fixed name in a folder that others may write to could be theirs, and what lies in it is run.
        own = Path(tempfile.mkdtemp(prefix="gangland-"))
        atexit.register(shutil.rmtree, own, ignore_errors=True)
        return own


def forget_old_entries(folder: Path) -> None:
    """Entries nobody has loaded for a month belong to rules that were edited since, or to a process that was killed."""
    oldest = time.time() - FORGET_AFTER_DAYS * 24 * 3600
    for entry in folder.glob("*.nb[ci]*"):
        try:
            if entry.stat().st_mtime < oldest:
                entry.unlink()
        except OSError:  # another process was faster
            continue


class _Place(caching._CacheLocator):
    """Where one rule's machine code lies, and what it was made from."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def ensure_cache_path(self) -> None:
        cache_folder()

    def get_source_stamp(self) -> str:
        return self.mark

    def get_disambiguator(self) -> str:
        return self.mark[:16]

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> "_Place":
        return cls(function.__dict__["mark"])


class _Store(caching.CompileResultCacheImpl):
    _locator_classes: Any = [_Place]  # noqa: RUF012  # the name and the shape are Numba's


class RuleCache(caching.FunctionCache):
    """Numba's cache of one function, kept under its fingerprint."""

    _impl_class = _Store

    def save_overload(self, signature: Any, data: Any) -> None:
        forget_old_entries(cache_folder())
        with suppress(OSError):  # a full disk: this process has its machine code, the next compiles again
            super().save_overload(signature, data)  # type: ignore[no-untyped-call]

    def load_overload(self, signature: Any, context: Any) -> Any:
        loaded = self._found(signature, context)
        if loaded is None and not _may_compile.get():
            raise NotOnDisk(self._impl.filename_base)
        if loaded is not None:
            for entry in cache_folder().glob(f"{self._impl.filename_base}.*"):
                with suppress(OSError):  # forgotten by another process, or another user's
                    os.utime(entry)
        return loaded

    def _found(self, signature: Any, context: Any) -> Any:
        try:
            return super().load_overload(signature, context)  # type: ignore[no-untyped-call]
        except (EOFError, ValueError, pickle.UnpicklingError):  # half an entry, from a process that was killed
            return None


def optimize_doors_only() -> None:
    """Tell Numba not to optimize a rule by itself, only together with the door that it ends up in.

    Numba optimizes every function with all that it calls, so code at the bottom of ten calls is optimized ten times.
    """
    optimize = CPUCodeLibrary._optimize_final_module

    def optimize_unless_inner(library: Any) -> None:
        if not library.name.startswith(INNER):
            optimize(library)  # type: ignore[no-untyped-call]

    CPUCodeLibrary._optimize_final_module = optimize_unless_inner  # type: ignore[method-assign]


optimize_doors_only()


def compiled(function: FunctionType, mark: str) -> Callable[..., Any]:
    """Compile a rule when it is first called; threads may run it side by side.

    Only a door gets the wrapper through which Python calls it (making one for every rule doubles the time to compile)
    and a place on disk, which holds with it all rules that it calls.
    """
    is_door = bool(function.__dict__.get("is_door"))
    function.__dict__["mark"] = mark
    if not is_door:
        function.__qualname__ = f"{INNER}{function.__qualname__}"
    options: dict[str, Any] = {"nogil": is_door, "no_cpython_wrapper": not is_door, "no_cfunc_wrapper": True}
    # Without forceinline a rule may be linked to an older copy of itself, compiled for another door and slower.
    dispatcher: Any = numba.njit(**options, forceinline=not is_door)(function)
    if is_door:
        dispatcher._cache = RuleCache(function)  # type: ignore[no-untyped-call]
    return dispatcher  # type: ignore[no-any-return]
