"""The command as a test runs it: in this process, with scripted input, and plain rules unless it says otherwise."""

from typer.testing import CliRunner, Result

from gangland.cli.main import app

ENGLISH = {"LC_ALL": "en_GB.UTF-8", "GANGLAND_RULES": "plain", "COLUMNS": "80"}


def gangland(*arguments: str, typed: str | list[str] = "", **environment: str) -> Result:
    """Run a command; whatever it raises but its exit is an error of the test."""
    text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    return CliRunner(env={**ENGLISH, **environment}).invoke(app, list(arguments), input=text, catch_exceptions=False)
