"""Help and usage errors in the reader's language: Typer's own speak English only.

The `help` of a command, argument or option is the id of its text in `text/`, said when somebody asks for it.
"""

import shutil
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from gangland.cli.speech import INTERRUPTED, PROBLEM_CODE, Problem, complain, say, speak, take_language

PROGRAM = "gangland"
HELP_OF_HELP = "help-help"
LANGUAGE_ROW = "--lang en|pl"
WIDEST = 80
VALUE = "value-"  # so begin the ids of what an argument or an option takes


class SpokenHelp:
    """What commands and their group share: usage, help text and lists of parameters."""

    params: list[Any]
    help: str | None

    def subcommands(self) -> list[str]:
        return []

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        formatter.width = min(shutil.get_terminal_size().columns, WIDEST) - 2  # Typer's own is never below 50
        names = [_name(param) for param in self.params if _is_argument(param)]
        pieces = [say("help-usage-options"), *names, *self.subcommands()]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{say('help-usage')} ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.help or ""))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        arguments = [(_name(param), say(param.help)) for param in self.params if _is_argument(param)]
        options = [(_name(param), say(param.help)) for param in self.params if not _is_argument(param)]
        options += [(LANGUAGE_ROW, say("help-lang")), ("--help", say(HELP_OF_HELP))]
        _write_rows(formatter, "help-arguments", arguments)
        _write_rows(formatter, "help-options", options)


class Command(SpokenHelp, TyperCommand):
    """One command."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args:
            raise Problem("usage-extra", words=" ".join(ctx.args), command=ctx.command_path)
        return rest


class Commands(SpokenHelp, TyperGroup):
    """All commands: decides the language before anything is parsed, and turns every error into one sentence."""

    def subcommands(self) -> list[str]:
        return [say("help-usage-command")]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        SpokenHelp.format_options(self, ctx, formatter)
        rows = [(name, say(f"{command.help}-short")) for name, command in self.commands.items()]
        _write_rows(formatter, "help-commands", rows)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise Problem("usage-no-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            complain(say("problem-stopped"))
            raise typer.Exit(INTERRUPTED) from None

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        asked, words = take_language(list(sys.argv[1:] if args is None else args))
        try:
            speak(asked)
            code = super().main(words, PROGRAM, standalone_mode=False)
        except Problem as problem:
            complain(str(problem))
            code = PROBLEM_CODE
        except typer.TyperException as error:
            complain(_usage_error(error))
            code = PROBLEM_CODE
        sys.exit(code if isinstance(code, int) else 0)


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _name(param: Any) -> str:
    """A parameter as it is typed: `--seats K`, `--peers / --no-peers`, `GAME`."""
    value = param.metavar or ""
    if value.startswith(VALUE):
        value = say(value)
    names = [] if _is_argument(param) else [" / ".join([*param.opts, *param.secondary_opts])]
    return " ".join([*names, *([value] if value else [])])


def _write_rows(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(say(title)):
            formatter.write_dl(rows, col_max=max(min(30, formatter.width // 3), 10))


def _usage_error(error: Any) -> str:
    """Typer's errors, told apart by what they know, as one sentence that names the help."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else PROGRAM
    param = getattr(error, "param", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say("usage-no-option", name=error.option_name, command=command)
    if kind == "BadOptionUsage":
        id = "usage-takes-none" if "not take" in error.message else "usage-no-value"
        return say(id, name=error.option_name, command=command)
    if kind == "MissingParameter" and param is not None:
        return say("usage-missing", name=_name(param), command=command)
    if param is not None:
        return _bad_value(error, param, command)
    return say("usage-other", what=error.format_message(), command=command)


def _bad_value(error: Any, param: Any, command: str) -> str:
    """What was given, and what is wanted instead, as far as the check behind the error knows."""
    check = error.__cause__
    known = check.errors()[0] if hasattr(check, "errors") else {}
    if str(known.get("type", "")).startswith(("int", "float")):
        id = "usage-whole-number" if known["type"].startswith("int") else "usage-number"
        return say(id, name=param.opts[0], given=str(known.get("input")), command=command)
    return say("usage-bad-value", name=_name(param), command=command)
