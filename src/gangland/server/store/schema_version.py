"""Bring a database to the schema of this release, or back, by Alembic's steps that are part of the package."""

import threading
from importlib.resources import files
from typing import TYPE_CHECKING

from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

HEAD = "0003"  # the newest step; a database that has it needs no Alembic
ONE_AT_A_TIME = threading.Lock()  # Alembic keeps what it is doing in a module
VERSION = "SELECT version_num FROM alembic_version"


def upgrade(connection: "Connection", place: str, to: str = HEAD) -> None:
    """Take all steps that are missing, in the transaction of the connection; a Mistake if some are unknown to us."""
    from alembic import command
    from alembic.util.exc import CommandError

    try:
        with ONE_AT_A_TIME:
            command.upgrade(_config(connection), to)
    except CommandError as error:
        raise Mistake("store-newer", package=PACKAGE, file=place, found=revision(connection) or "") from error


def downgrade(connection: "Connection", to: str) -> None:
    from alembic import command

    command.downgrade(_config(connection), to)


def revision(connection: "Connection") -> str | None:
    """The step that a database stands at; None before the first."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def _config(connection: "Connection") -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files(PACKAGE).joinpath("store", "migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
