"""Snapshots of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", name="snapshots_pk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="snapshots_table_fk"),
    )
