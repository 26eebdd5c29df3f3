"""The log can only grow. On PostgreSQL a change is one call, and secrets belong to a role of their own."""

from alembic import op

from gangland.server.store.migrations.functions import APPEND_1, KEEP_1, KEPT, OWN_ROLE, REVEAL_1, WITHOUT_ROLE

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for act in ("update", "delete"):
            op.execute(
                f"CREATE TRIGGER event_no_{act} BEFORE {act} ON event "
                "BEGIN SELECT RAISE(ABORT, 'the log only grows'); END"
            )
        return
    op.execute(KEPT)
    op.execute(
        "CREATE TRIGGER event_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON event "
        "FOR EACH STATEMENT EXECUTE FUNCTION kept()"
    )
    for function in (KEEP_1, REVEAL_1, APPEND_1, OWN_ROLE):
        op.execute(function)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for act in ("update", "delete"):
            op.execute(f"DROP TRIGGER event_no_{act}")
        return
    op.execute(WITHOUT_ROLE)
    op.execute("DROP TRIGGER event_kept ON event")
    for function in ("append_1(jsonb)", "reveal_1(text)", "keep_1(text, text, text, text)", "kept()"):
        op.execute(f"DROP FUNCTION {function}")
