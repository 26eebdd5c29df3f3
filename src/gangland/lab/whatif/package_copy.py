"""A game's package imported a second time, with other constants, beside the first.

Everything in a game that follows from its components (the record, the actions, tables of bits, the rules) follows when
its modules are executed. So a variant executes them again. Two things are special about it:

- Its modules live in a dictionary of their own and never enter `sys.modules`. Each has `__builtins__` of its own, whose
  `__import__` finds this game's modules there and all others where they always are. So nothing is taken out and put
  back, another thread may import the game at the same time, and an import inside a function, whenever it runs, finds
  the variant too.
- In a module whose constants change, each top-level assignment of such a constant is followed by one more, which
  changes it: before anything is derived from it.

The functions keep their names and the constants are part of every fingerprint (`engine/rule.py`), so a variant runs
plain, compiled and on a GPU as the printed game does, and what did not change is found in the cache on disk. Only its
id is the printed game's: what travels by that id (a record, a job for another process) is the printed game.
"""

import ast
import builtins
import threading
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec, resolve_name
from types import CodeType, ModuleType
from typing import Any

from gangland.engine.design.components import Place, replaced

Replacements = Mapping[str, Mapping[str, Sequence[tuple[Place, Any]]]]  # by module and constant: what, and where in it
CHANGED = "__changed__"
_parsing = threading.Lock()  # Python 3.11 counts the depth of all trees that are being made in one number


class PackageCopy:
    """The modules of one package, executed again with replaced constants."""

    def __init__(self, package: str, replacements: Replacements) -> None:
        self.package = package
        self.replacements = {f"{package}.{module}": constants for module, constants in replacements.items()}
        self.modules: dict[str, ModuleType] = {}
        self.builtins = {**vars(builtins), "__import__": self.import_module}

    def owns(self, name: str) -> bool:
        return name == self.package or name.startswith(f"{self.package}.")

    def import_module(
        self,
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        """What an import statement in the package calls."""
        full = resolve_name("." * level + name, (globals or {})["__package__"]) if level else name
        if not self.owns(full) or not fromlist:  # `import a.b` binds `a`, which is not ours
            return __import__(name, globals, locals, fromlist, level)
        module = self.module(full)
        for inner in fromlist:
            if not hasattr(module, inner):
                self.module(f"{full}.{inner}")
        return module

    def module(self, name: str) -> ModuleType:
        """A module of the package, executed when it is first asked for, after the packages around it."""
        parent, _, own = name.rpartition(".")
        if self.owns(parent):
            self.module(parent)
        if name not in self.modules:
            self.execute(name)
            if self.owns(parent):
                setattr(self.modules[parent], own, self.modules[name])
        return self.modules[name]

    def execute(self, name: str) -> None:
        """Run a module's code; it is known before that, since its modules may import each other."""
        spec = find_spec(name)
        if spec is None or spec.loader is None:
            raise ImportError(name)
        loader: Any = spec.loader
        module = ModuleType(name)
        package = name if spec.submodule_search_locations else name.rpartition(".")[0]
        constants = self.replacements.get(name, {})
        module.__dict__.update(
            {
                "__builtins__": self.builtins,
                "__file__": spec.origin,
                "__package__": package,
                "__spec__": spec,
                CHANGED: lambda constant, value: changed(value, constants[constant]),
            }
        )
        if spec.submodule_search_locations:
            module.__path__ = spec.submodule_search_locations
        self.modules[name] = module
        if constants:
            code = code_with_changes(loader.get_source(name), spec.origin or name, set(constants))
        else:
            code = loader.get_code(name)
        exec(code, module.__dict__)


def changed(value: Any, replacements: Sequence[tuple[Place, Any]]) -> Any:
    """A constant after its replacements."""
    for place, new in replacements:
        value = replaced(value, place, new)
    return value


def code_with_changes(source: str, file: str, constants: set[str]) -> CodeType:
    """The code of a module in which an assignment of one of these constants is followed by its change."""
    with _parsing:
        tree = ast.parse(source, file)
        tree.body = [step for statement in tree.body for step in with_change(statement, constants)]
        return compile(tree, file, "exec")


def with_change(statement: ast.stmt, constants: set[str]) -> Iterator[ast.stmt]:
    """`A = 3`, and then `A = __changed__("A", A)`."""
    yield statement
    for name in sorted(assigned(statement) & constants):
        (change,) = ast.parse(f"{name} = {CHANGED}({name!r}, {name})").body
        for node in ast.walk(change):
            if isinstance(node, ast.expr | ast.stmt):
                ast.copy_location(node, statement)
        yield change


def assigned(statement: ast.stmt) -> set[str]:
    """The names that a statement of the top level assigns: one, or those of `A, B = 6, 3`."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
