"""What Alembic runs: all steps in one transaction, one process at a time."""

from alembic import context
from sqlalchemy import text

from gangland.server.store.schema import METADATA

UPGRADING = 0x67616E67  # the advisory lock that whoever migrates a PostgreSQL database holds

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
