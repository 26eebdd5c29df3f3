"""The contract's rules about actions, written from the declared kinds: `why_not`, `legal`, `apply`, `hides`, `gist`.

What is written is what one would write by hand: a chain of questions about the range an action is in, or about the
step the game is in. It is ordinary source, so it runs plain, compiled and on a GPU like any other rule; a traceback
shows its lines.
"""

import inspect
import linecache
from collections.abc import Iterable, Sequence
from itertools import pairwise
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast
from zlib import crc32

import numpy as np

from gangland.engine import contract
from gangland.engine.bits import MOST_BITS, list_bits
from gangland.engine.contract import ALLOWED
from gangland.engine.kinds import Kind, Rule
from gangland.engine.rule import is_rule, rule

if TYPE_CHECKING:
    from gangland.engine.actions import Actions

OWN = {"state", "seat", "action", "first", "actions", "count"}  # parameters that are no items and no given questions


def rules_of(actions: "Actions") -> dict[str, Rule]:
    """The rules by name; `hides` and `gist` only where a kind has something to say about them."""
    writers = [WhyNot(actions), Legal(actions), Apply(actions)]
    if any(kind.hidden for kind in actions.kinds):
        writers.append(Hides(actions))
    if any(kind.gist for kind in actions.kinds):
        writers.append(Gist(actions))
    return {writer.name: writer.made() for writer in writers}


def gists_of(actions: "Actions") -> tuple[dict[Rule, int], int]:
    """The first number of each rule that tells gists, and how many numbers there are.

    Actions that are their own gist keep their numbers; the others come after them.
    """
    begins: dict[Rule, int] = {}
    told = [kind for kind in actions.kinds if kind.gist]
    count = 0 if len(told) == len(actions.kinds) or not told else len(actions)
    for kind in told:
        if kind.gist and kind.gist not in begins:
            begins[kind.gist] = count
            count += kind.gists
    return begins, count


def parameters(function: Rule) -> list[str]:
    return list(inspect.signature(function).parameters)


class Writer:
    """The source of one rule while it is being written, and the values that its names stand for."""

    name: str
    parameters: str

    def __init__(self, actions: "Actions") -> None:
        self.actions = actions
        self.lines: list[str] = []
        self.values: dict[str, Any] = {"ALLOWED": ALLOWED}

    def write(self) -> None:
        raise NotImplementedError

    def made(self) -> Rule:
        """The rule itself, in the module of the game's guard."""
        self.write()
        module = self.actions.guard.__module__
        source = "\n".join([f"def {self.name}({self.parameters}):", *self.lines, ""])
        file = f"<{module}: {self.name} {crc32(source.encode()):08x}>"  # a variant of the game may differ
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        space = {**self.values, "__name__": module}
        exec(compile(source, file, "exec"), space)
        made: FunctionType = space[self.name]
        made.__doc__ = getattr(contract, self.name).__doc__
        return rule(made)

    def line(self, depth: int, text: str) -> None:
        self.lines.append("    " * (depth + 1) + text)

    def called(self, function: Rule) -> str:
        """The name under which the source calls a rule: its own, or a longer one if two have the same."""
        if not is_rule(function):
            raise TypeError(f"{function!r} is not a @rule")
        name = cast(FunctionType, function).__name__
        while self.values.setdefault(name, function) is not function:
            name += "_"
        return name

    def call(self, function: Rule, kind: Kind | None = None, items: Sequence[str] = ()) -> str:
        """The call of a rule, its arguments found by the names of its parameters."""
        wanted = parameters(function)
        own = [name for name in wanted if name not in OWN and name not in self.actions.given]
        if own and len(own) != len(items):
            name = cast(FunctionType, function).__name__
            raise TypeError(f"{name} asks for {', '.join(own)}: that is not what its action has")
        values = dict(zip(own, items, strict=False))
        if kind:
            values["first"] = f"int({kind.first})"
        return f"{self.called(function)}({', '.join(values.get(name, name) for name in wanted)})"

    def needs(self, functions: Iterable[Rule | None]) -> list[str]:
        """The given questions that these rules ask, those first that others ask in turn."""
        found: list[str] = []
        for function in functions:
            for name in parameters(function) if function else ():
                if name in self.actions.given:
                    found += [one for one in (*self.needs([self.actions.given[name]]), name) if one not in found]
        return found

    def answer(self, depth: int, names: Iterable[str]) -> None:
        """Answer given questions once, for all who ask."""
        for name in names:
            self.line(depth, f"{name} = {self.call(self.actions.given[name])}")

    def chain(self, depth: int, kinds: Sequence[Kind]) -> Iterable[tuple[int, Kind]]:
        """An `if` for the range of each kind; the last one needs none."""
        for kind, following in pairwise(kinds):
            self.line(depth, f"if action < {following.first}:")
            yield depth + 1, kind
        yield depth, kinds[-1]


def items_at(kind: Kind, nth: str, first: int) -> list[str]:
    """The items of the action that is `nth` less `first`, one for each range of its kind."""
    if len(kind.items) == 1:
        shift = first - kind.items[0].start
        return [f"{nth} - {shift}" if shift > 0 else f"{nth} + {-shift}" if shift else nth]
    found: list[str] = []
    step = len(kind)
    place = f"({nth} - {first})" if first else nth
    for items in kind.items:
        part = f"{place} % {step}" if found else place
        step //= len(items)
        part = f"{part} // {step}" if step > 1 else part
        found.append(f"{part} + {items.start}" if items.start else part)
    return found


class WhyNot(Writer):
    """First whether it is an action, whether the seat may act and whether the kind is open; then the kind's reasons."""

    name, parameters = "why_not", "state, seat, action"

    def write(self) -> None:
        kinds = self.actions.kinds
        self.line(0, f"if action < 0 or action >= {len(self.actions)}:")
        self.line(1, f"return {self.actions.unknown}")
        self.line(0, "action = int(action)")
        self.refuse(self.call(self.actions.guard))
        if any(kind.steps is not None for kind in kinds):
            self.values["CLOSED"] = closed(self.actions)
            self.refuse("int(CLOSED[state.step, action])")
        needs = [self.needs([kind.why_not]) for kind in kinds]
        shared = [name for name in self.actions.given if sum(name in some for some in needs) > 1]
        self.answer(0, shared)
        for depth, kind in self.chain(0, kinds):
            self.answer(depth, (name for name in self.needs([kind.why_not]) if name not in shared))
            own = self.call(kind.why_not, kind, items_at(kind, "action", kind.first)) if kind.why_not else "ALLOWED"
            self.line(depth, f"return {own}")

    def refuse(self, question: str) -> None:
        self.line(0, f"refusal = {question}")
        self.line(0, "if refusal != ALLOWED:")
        self.line(1, "return refusal")


def closed(actions: "Actions") -> np.ndarray[Any, np.dtype[np.int64]]:
    """The refusal of each action in each step where its kind is not open."""
    steps = {*actions.elsewhere, *(step for kind in actions.kinds for step in kind.steps or ())}
    refusals = np.zeros((max(steps) + 1, len(actions)), np.int64)
    for kind in actions.kinds:
        for step in range(len(refusals)):
            if kind.steps is not None and step not in kind.steps:
                refusals[step, kind.first : kind.first + len(kind)] = actions.elsewhere.get(step, actions.closed)
    return refusals


class Legal(Writer):
    """What each open kind offers. Kinds that are never open together stand in different branches."""

    name, parameters = "legal", "state, seat, actions"

    def write(self) -> None:
        self.line(0, f"if {self.call(self.actions.guard)} != ALLOWED:")
        self.line(1, "return 0")
        self.line(0, "count = 0")
        groups = together(self.actions.kinds)
        if len(groups) == 1:
            self.offer_together(0, groups[0])
        for nth, kinds in enumerate(groups if len(groups) > 1 else ()):
            self.line(0, f"{'elif' if nth else 'if'} {is_in(steps_of(kinds))}:")
            self.offer_together(1, kinds)
        self.line(0, "return count")

    def offer_together(self, depth: int, kinds: Sequence[Kind]) -> None:
        """Kinds of which some may be open in the same step: questions that several of them ask come first."""
        steps = steps_of(kinds)
        needs = {kind: self.needs([kind.offers or kind.why_not]) for kind in kinds}
        shared = [name for name in self.actions.given if sum(name in some for some in needs.values()) > 1]
        self.answer(depth, shared)
        for word in words_of(kinds):
            if len(word) > 1:
                self.line(depth, "bits = 0")
            before: set[int] = set()  # the steps of the branches that an `elif` can be added to
            for kind in word:
                inner = depth
                if kind.steps is None or set(kind.steps) == steps:
                    before = set()
                else:
                    inner, own = depth + 1, set(kind.steps)
                    self.line(depth, f"{'elif' if before and not before & own else 'if'} {is_in(own)}:")
                    before = own if before & own else before | own
                self.answer(inner, (name for name in needs[kind] if name not in shared))
                self.offer(inner, kind, word)
            if len(word) > 1:
                self.list(depth, "bits", word[0].first)

    def offer(self, depth: int, kind: Kind, word: Sequence[Kind]) -> None:
        """List the legal actions of one kind, or add them as bits to those of the other kinds in its word."""
        if is_lister(kind):
            self.line(depth, f"count = {self.call(cast(Rule, kind.offers), kind)}")
        elif len(kind) > MOST_BITS:
            self.ask_each(depth, kind)
        elif len(word) == 1:
            self.list(depth, self.bits(depth, kind), kind.first - lowest(kind))
        else:
            shift = kind.first - lowest(kind) - word[0].first
            moved = f" << {shift}" if shift > 0 else f" >> {-shift}" if shift else ""
            self.line(depth, f"bits |= {self.bits(depth, kind)}{moved}")

    def bits(self, depth: int, kind: Kind) -> str:
        """What a kind offers as bits: bit n for item n, or bit 0 for a single action."""
        if kind.offers:
            if len(kind.items) > 1 or lowest(kind) + len(kind) > MOST_BITS:
                raise TypeError(f"the items of the kind {kind.name} are no numbers of bits")
            return self.call(kind.offers, kind)
        if not kind.items:
            return f"int({self.call(kind.why_not, kind)} == ALLOWED)" if kind.why_not else "1"
        low = lowest(kind)
        if not kind.why_not:
            return str((1 << len(kind)) - 1 << low)
        self.line(depth, "own = 0")
        self.line(depth, f"for nth in range({low}, {low + len(kind)}):")
        own = self.call(kind.why_not, kind, items_at(kind, "nth", low))
        self.line(depth + 1, f"own |= int({own} == ALLOWED) << nth")
        return "own"

    def list(self, depth: int, bits: str, first: int) -> None:
        # Without int() Numba would compile the listing anew for each constant.
        self.line(depth, f"count = {self.called(list_bits)}({bits}, int({first}), actions, count)")

    def ask_each(self, depth: int, kind: Kind) -> None:
        """Ask `why_not` of more items than there are bits."""
        if not kind.why_not:
            raise TypeError(f"the kind {kind.name} has too many items to offer them all")
        self.line(depth, f"for nth in range({len(kind)}):")
        self.line(depth + 1, f"if {self.call(kind.why_not, kind, items_at(kind, 'nth', 0))} == ALLOWED:")
        self.line(depth + 2, f"actions[count] = {kind.first} + nth")
        self.line(depth + 2, "count += 1")


def is_lister(kind: Kind) -> bool:
    """Does the kind append to the list of actions itself?"""
    return kind.offers is not None and "actions" in parameters(kind.offers)


def lowest(kind: Kind) -> int:
    """The item that the first action of a kind stands for, as far as its bits go."""
    return kind.items[0].start if len(kind.items) == 1 else 0


def words_of(kinds: Sequence[Kind]) -> list[list[Kind]]:
    """Consecutive kinds whose actions fit into the bits of one number, so that they are listed by one loop.

    Each loop ends after another number of rounds, which no processor foresees: one is cheaper than five.
    """
    words: list[list[Kind]] = []
    for kind in kinds:
        fits = words and not is_lister(kind) and not is_lister(words[-1][0])
        if fits and kind.first + len(kind) - words[-1][0].first <= MOST_BITS:
            words[-1].append(kind)
        else:
            words.append([kind])
    return words


def steps_of(kinds: Sequence[Kind]) -> set[int]:
    return {step for kind in kinds for step in kind.steps or ()}


def together(kinds: Sequence[Kind]) -> list[list[Kind]]:
    """The kinds in groups, so that no two of different groups are open in the same step."""
    if any(kind.steps is None for kind in kinds):
        return [list(kinds)]
    groups: list[list[Kind]] = []
    for kind in kinds:
        met = [group for group in groups if steps_of(group) & set(kind.steps or ())]
        groups = [group for group in groups if group not in met]
        groups.append([*(one for group in met for one in group), kind])
    return sorted(groups, key=lambda group: (-len(steps_of(group)), group[0].first))


def is_in(steps: set[int]) -> str:
    """The question whether the step is one of these."""
    if len(steps) == 1:
        return f"state.step == {min(steps)}"
    return f"({sum(1 << step for step in steps)} >> state.step) & 1"


class Apply(Writer):
    """What the action's kind does, then what follows every action."""

    name, parameters = "apply", "state, seat, action"

    def write(self) -> None:
        self.line(0, "action = int(action)")
        then = self.actions.then
        own = [name for name in parameters(then) if name not in OWN] if then else []
        for nth, kind in enumerate(self.actions.kinds):
            end = kind.first + len(kind)
            asked = f"{'elif' if nth else 'if'} action < {end}:"
            self.line(0, "else:" if nth and end == len(self.actions) else asked)
            self.answer(1, self.needs([kind.does]))
            done = self.call(kind.does, kind, items_at(kind, "action", kind.first))
            self.line(1, f"answer = {done}" if own else done)
        if then:
            self.line(0, self.call(then, None, ["answer"] if own else []))


class Hides(Writer):
    """Whether the action's kind is sealed."""

    name, parameters = "hides", "state, action"

    def write(self) -> None:
        for kind in self.actions.kinds:
            if kind.hidden:
                self.line(0, f"if {kind.first} <= action < {kind.first + len(kind)}:")
                items = items_at(kind, "action", kind.first)
                self.line(1, f"return {'True' if kind.hidden is True else self.call(kind.hidden, kind, items)}")
        self.line(0, "return False")


class Gist(Writer):
    """What the action's kind says that it amounts to, from the first number of such gists on; else the action."""

    name, parameters = "gist", "state, seat, action"

    def write(self) -> None:
        begins, _ = gists_of(self.actions)
        self.line(0, "action = int(action)")
        for depth, kind in self.chain(0, self.actions.kinds):
            if kind.gist:
                self.answer(depth, self.needs([kind.gist]))
                told = self.call(kind.gist, kind, items_at(kind, "action", kind.first))
                self.line(depth, f"return {begins[kind.gist]} + {told}")
            else:
                self.line(depth, "return action")
