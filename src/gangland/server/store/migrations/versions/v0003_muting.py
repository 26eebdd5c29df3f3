"""Whom somebody does not want to hear."""

from alembic import op
from sqlalchemy import BigInteger, Column, PrimaryKeyConstraint, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "muting",
        PrimaryKeyConstraint("account", "muted", name="pk_muting"),
        Column("account", Text(), nullable=False),
        Column("muted", Text(), nullable=False),
        Column("time", BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_muting_muted", "muting", ["muted"])


def downgrade() -> None:
    op.drop_table("muting")
