"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="settings_pk"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pk"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="keys_pk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="keys_person_fk"),
    )
    op.create_index("keys_person", "keys", ["person", "kind"])
    op.create_table(
        "hooks",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("url", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", name="hooks_pk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="hooks_person_fk"),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="ratings_pk"),
    )
    _create_tables()
    _create_seats_and_entries()


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("set_name", sa.String, nullable=False),
        sa.Column("set_hash", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("turn", sa.String, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_index("tables_host", "tables", ["host"])
    waiting = sa.column("open", sa.Boolean) & (sa.column("status") == sa.literal_column("'waiting'"))
    op.create_index("tables_waiting", "tables", ["updated"], sqlite_where=waiting, postgresql_where=waiting)
    over = sa.column("status") == sa.literal_column("'over'")
    op.create_index("tables_over", "tables", ["id"], sqlite_where=over, postgresql_where=over)
    due = sa.column("due").is_not(None)
    op.create_index("tables_due", "tables", ["due"], sqlite_where=due, postgresql_where=due)


def _create_seats_and_entries() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="seats_pk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="seats_table_fk"),
    )
    op.create_index("seats_person", "seats", ["person", "table"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="entries_pk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="entries_table_fk"),
    )
    asked = sa.column("id") != sa.literal_column("''")
    columns = ["table", "by", "id"]
    op.create_index("entries_asked", "entries", columns, unique=True, sqlite_where=asked, postgresql_where=asked)
