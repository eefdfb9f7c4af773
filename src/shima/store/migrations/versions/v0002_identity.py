"""Browser keys that can be revoked, blocks, reports, and indexes for clean-up and deletion."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _add_seen()
    op.create_table(
        "blocks",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="blocks_pk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="blocks_person_fk"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="blocks_other_fk"),
    )
    op.create_index("blocks_person", "blocks", ["person", "other", "kind"], unique=True)
    op.create_index("blocks_other", "blocks", ["other", "kind"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("person_name", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("other_name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("chat", sa.JSON, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="reports_pk"),
    )
    op.create_index("reports_table", "reports", ["table"])
    op.create_index("reports_person", "reports", ["person", "created"])
    sat = sa.column("kind") == sa.literal_column("'sat'")
    op.create_index("entries_sat", "entries", ["by"], sqlite_where=sat, postgresql_where=sat)
    expires = sa.column("expires").is_not(None)
    op.create_index("keys_expires", "keys", ["expires"], sqlite_where=expires, postgresql_where=expires)


def _add_seen() -> None:
    """Mark everyone as seen now, so that old guests are deleted later. Each person's old cookies become one device."""
    now = time.time_ns() // 1_000_000
    for table in ("people", "keys"):
        op.add_column(table, sa.Column("seen", sa.BigInteger, nullable=False, server_default=sa.text("0")))
        op.execute(sa.text(f"UPDATE {table} SET seen = :now").bindparams(now=now))
    op.create_index("people_seen", "people", ["seen"])
    op.execute(
        "INSERT INTO keys (hash, person, kind, label, created, seen) "
        "SELECT 'earlier:' || id, id, 'browser', '', created, seen FROM people"
    )
