"""The actions of a game: its kinds, their numbers and texts, and the contract's rules that are made from them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from gangland.engine import codegen, contract
from gangland.engine.kinds import Kind, Rule
from gangland.engine.messages import Message, message
from gangland.engine.mistakes import Mistake, either


class Action(int):
    """The number of an action; as text it is what people read and type."""

    text: str

    def __new__(cls, number: int, text: str) -> "Action":
        self = super().__new__(cls, number)
        self.text = text
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{int(self)} {self.text}>"


class Actions:
    """All actions of a game. `actions[3]` is a text, `actions.number("pass")` its number.

    `guard` is the rule that says why a seat may not act at all, `unknown` the refusal of a number that is no action.
    `elsewhere` has the refusal of a kind that is not open, by step, and `closed` the one for all other steps. `given`
    are questions that several kinds ask, by the name of their parameter: they are answered once. `then` is what
    follows every action; if it has a parameter of its own, it gets what `does` returned.
    """

    def __init__(
        self,
        *kinds: Kind,
        guard: Rule = contract.to_act,
        unknown: int = 0,
        closed: int = 0,
        elsewhere: Mapping[int, int] | None = None,
        given: Mapping[str, Rule] | None = None,
        then: Rule | None = None,
    ) -> None:
        self.kinds: Sequence[Kind] = kinds
        self.guard, self.unknown, self.then = guard, unknown, then
        self.closed, self.elsewhere, self.given = closed, elsewhere or {}, given or {}
        self.texts: list[str] = []
        self.messages: list[Message] = []
        self._numbers: dict[str, int] = {}
        for kind in kinds:
            self._number(kind)
        self._kinds = [kind for kind in kinds for _ in kind]

    def _number(self, kind: Kind) -> None:
        """Append the actions of a kind."""
        kind.first = len(self.texts)
        for text in kind.texts:
            if text in self._numbers:
                raise Mistake("mistake-two-actions", text=text)
            self._numbers[text] = len(self.texts)
            self.texts.append(text)
        self.messages.extend(kind.messages)

    def add(self, name: str, texts: Iterable[str], describe: Callable[[int], Message]) -> int:
        """Append a range and return its first number; `describe(k)` says its k-th action in words."""
        texts = tuple(texts)
        kind = Kind(name, contract.apply, (range(len(texts)),))
        kind.__dict__.update(texts=texts, messages=tuple(map(describe, range(len(texts)))))
        self._number(kind)
        self.kinds = (*self.kinds, kind)
        self._kinds += [kind] * len(kind)
        return kind.first

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The contract's rules about actions, by name: `why_not`, `legal`, `apply`; `hides` and `gist` if needed."""
        return codegen.rules_of(self)

    @cached_property
    def gists(self) -> int:
        """How many gists there are; 0 if every action is its own."""
        return codegen.gists_of(self)[1]

    @cached_property
    def typed(self) -> list[Action]:
        """Every action as a number that is also its text."""
        return [Action(number, text) for number, text in enumerate(self.texts)]

    def __len__(self) -> int:
        return len(self.texts)

    def __getitem__(self, action: int) -> str:
        return self.texts[action]

    def kind(self, action: int) -> str:
        """The name of the kind of an action."""
        return self._kinds[action].name

    def items(self, action: int) -> tuple[int, ...]:
        """The items of an action, one for each range of its kind."""
        return self._kinds[action].each[action - self._kinds[action].first]

    def item(self, action: int) -> int:
        """The item of an action whose kind has one range of them."""
        (item,) = self.items(action)
        return item

    def first(self, *names: str) -> Iterator[int]:
        """The numbers with which these kinds begin."""
        firsts = {kind.name: kind.first for kind in self.kinds}
        return (firsts[name] for name in names)

    def number(self, text: str) -> int:
        """The action with this text, in any case and spacing; a Mistake says what is near it."""
        tidy = " ".join(text.split())
        for key in (tidy, tidy.casefold()):
            if key in self._numbers:
                return self._numbers[key]
        folded = {known.casefold(): number for known, number in self._numbers.items()}
        if tidy.casefold() in folded:
            return folded[tidy.casefold()]
        raise self._unknown(tidy)

    def _unknown(self, text: str) -> Mistake:
        import difflib

        near = difflib.get_close_matches(text, self.texts, 3)
        if not near:
            return Mistake("mistake-no-action", text=text)
        meant = either(message("mistake-quoted", text=known) for known in near)
        return Mistake("mistake-no-action-near", text=text, near=meant)
