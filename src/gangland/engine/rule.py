"""One source of each rule, three ways to run it: plain, compiled, on a GPU.

`@rule` only marks a function; a marked function is ordinary Python and needs nothing but the interpreter.
A `Target` makes its twin for another way of running, and the twins of all rules it calls, by giving the same code
other globals. So the three ways live side by side in one process and cannot drift apart.

A generic loop (a playout, a search) calls the stubs of `contract.py`. A target is made for one game: it binds the
stubs to that game's rules, so each game gets a loop, and a cache entry, of its own.
"""

import builtins
import dis
import enum
import hashlib
from collections.abc import Callable, Mapping
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])
Bindings = Mapping[Callable[..., Any], Callable[..., Any]]
Translate = Callable[[FunctionType, str], Callable[..., Any]]


def rule(function: F) -> F:
    """Mark a function as a rule: it may run plain, compiled and on a GPU."""
    function.__dict__["is_rule"] = True
    return function


def door(function: F) -> F:
    """Mark a rule that is called from outside, by Python, and from no other rule."""
    function.__dict__["is_door"] = True
    return rule(function)


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and bool(value.__dict__.get("is_rule"))


def fingerprint_of_value(value: object) -> bytes:
    """The bytes that tell one constant from another, whatever file it came from."""
    if isinstance(value, np.ndarray):
        return repr((value.dtype.descr, value.shape)).encode() + value.tobytes()
    if isinstance(value, np.dtype):
        return repr(value.descr).encode()
    if isinstance(value, ModuleType):
        return f"{value.__name__} {getattr(value, '__version__', '')}".encode()
    if isinstance(value, CodeType):
        return fingerprint_of_code(value)
    if isinstance(value, type) and issubclass(value, enum.Enum):
        return repr([(member.name, member.value) for member in value]).encode()
    if callable(value):
        return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', repr(value))}".encode()
    return repr(value).encode()


def fingerprint_of_code(code: CodeType) -> bytes:
    constants = b"\0".join(fingerprint_of_value(constant) for constant in code.co_consts)
    names = repr((code.co_name, code.co_names, code.co_varnames, code.co_argcount)).encode()
    return b"\0".join((names, code.co_code, constants))


def global_names(code: CodeType) -> list[str]:
    """The globals that code reads: not `co_names`, which has the names of fields too; with those of code within it."""
    names = [step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"]
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names += global_names(constant)
    return sorted(set(names))


class Target:
    """Makes, once each, the twins of rules for one way of running them and one game's bindings."""

    def __init__(self, translate: Translate, bindings: Bindings) -> None:
        self.translate = translate
        self.bindings = bindings
        self.twins: dict[FunctionType, tuple[Callable[..., Any], str]] = {}
        self.open: list[FunctionType] = []

    def twin(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return self.twin_and_fingerprint(function)[0]

    def fingerprint(self, function: Callable[..., Any]) -> str:
        """A hash of the rule, every rule it calls and every constant any of them uses."""
        return self.twin_and_fingerprint(function)[1]

    def twin_and_fingerprint(self, function: Callable[..., Any]) -> tuple[Callable[..., Any], str]:
        function = self.bindings.get(function, function)
        if not is_rule(function):
            raise TypeError(f"{function!r} is not a @rule")
        source = cast(FunctionType, function)
        if source in self.open:
            raise TypeError(f"rule {source.__qualname__} calls itself: a GPU has no stack for that")
        if source not in self.twins:
            self.open.append(source)
            try:
                self.twins[source] = self.make(source)
            finally:
                self.open.pop()
        return self.twins[source]

    def make(self, source: FunctionType) -> tuple[Callable[..., Any], str]:
        used = global_names(source.__code__)
        names = {name: source.__globals__[name] for name in used if name in source.__globals__}
        # The module counts too: compiled code on disk names it, and is of no use after the rule has moved.
        marks = [fingerprint_of_code(source.__code__), repr((source.__module__, source.__defaults__)).encode()]
        for name, value in names.items():
            if isinstance(value, FunctionType):
                names[name], mark = self.twin_and_fingerprint(value)
                marks.append(f"{name} {mark}".encode())
            elif isinstance(value, ModuleType) and value.__name__.startswith("gangland"):
                raise TypeError(f"rule {source.__qualname__} reaches into module {name}: import the rule itself")
            else:
                marks.append(name.encode() + b" " + fingerprint_of_value(value))
        mark = hashlib.sha256(b"\1".join(marks)).hexdigest()
        # Numba finds the module of a function under this name when it loads it from the cache.
        space = {**names, "__name__": source.__module__, "__builtins__": builtins}
        copy = FunctionType(source.__code__, space, source.__name__, source.__defaults__)
        copy.__dict__.update(source.__dict__)
        copy.__module__, copy.__qualname__, copy.__doc__ = source.__module__, source.__qualname__, source.__doc__
        return self.translate(copy, mark), mark


def plain(function: FunctionType, mark: str) -> Callable[..., Any]:
    """The way of the interpreter: nothing to translate."""
    return function
