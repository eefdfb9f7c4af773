"""The database schema. A change needs a migration in `migrations/versions`."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    literal_column,
)

VERSION_TABLE = "shima_version"
METADATA = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "ix": "%(table_name)s_%(column_0_name)s",
    }
)


def _must(name: str, kind: Any, *rest: Any) -> Column[Any]:
    return Column(name, kind, *rest, nullable=False)


settings = Table("settings", METADATA, Column("name", String, primary_key=True), _must("value", String))

people = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    _must("name", String),
    _must("created", BigInteger),
    _must("seen", BigInteger),
    Index("people_seen", "seen"),
)

keys = Table(
    "keys",
    METADATA,
    Column("hash", String, primary_key=True),
    _must("person", String, ForeignKey("people.id")),
    _must("kind", String),
    _must("label", String),
    _must("created", BigInteger),
    Column("expires", BigInteger),
    _must("seen", BigInteger),
    Index("keys_person", "person", "kind"),
)
EXPIRES = keys.c.expires.is_not(None)
Index("keys_expires", keys.c.expires, sqlite_where=EXPIRES, postgresql_where=EXPIRES)

hooks = Table(
    "hooks",
    METADATA,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    _must("url", String),
    _must("secret", String),
)

ratings = Table(
    "ratings",
    METADATA,
    _must("person", String),
    _must("game", String),
    _must("rating", Double),
    _must("games", Integer),
    PrimaryKeyConstraint("person", "game"),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("id", String, primary_key=True),
    _must("person", String, ForeignKey("people.id")),
    _must("other", String, ForeignKey("people.id")),
    _must("kind", String),
    _must("name", String),
    _must("created", BigInteger),
    Index("blocks_person", "person", "other", "kind", unique=True),
    Index("blocks_other", "other", "kind"),
)

reports = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    _must("created", BigInteger),
    _must("table", String),
    _must("person", String),
    _must("person_name", String),
    _must("other", String),
    _must("other_name", String),
    _must("text", String),
    _must("chat", JSON),
    Column("closed", BigInteger),
    Index("reports_table", "table"),
    Index("reports_person", "person", "created"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    _must("game", String),
    _must("set_name", String),
    _must("set_hash", String),
    _must("seed", String),
    _must("host", String),
    _must("open", Boolean),
    _must("created", BigInteger),
    _must("status", String),
    _must("version", Integer),
    _must("moves", Integer),
    _must("turn", String),
    Column("due", BigInteger),
    _must("updated", BigInteger),
    _must("players", Integer),
    _must("names", JSON),
    Index("tables_host", "host"),
)
# The condition of a partial index must be literal in the statement: SQLite ignores parameters.
WAITING = tables.c.open & (tables.c.status == literal_column("'waiting'"))
Index("tables_waiting", tables.c.updated, sqlite_where=WAITING, postgresql_where=WAITING)
OVER = tables.c.status == literal_column("'over'")
Index("tables_over", tables.c.id, sqlite_where=OVER, postgresql_where=OVER)
_DUE = tables.c.due.is_not(None)
Index("tables_due", tables.c.due, sqlite_where=_DUE, postgresql_where=_DUE)

seats = Table(
    "seats",
    METADATA,
    _must("table", String, ForeignKey("tables.id")),
    _must("seat", Integer),
    _must("person", String),
    _must("name", String),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_person", "person", "table"),
)

entries = Table(
    "entries",
    METADATA,
    _must("table", String, ForeignKey("tables.id")),
    _must("number", Integer),
    _must("kind", String),
    _must("data", JSON),
    _must("at", BigInteger),
    _must("by", String),
    _must("id", String),
    PrimaryKeyConstraint("table", "number"),
)
snapshots = Table(
    "snapshots",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    _must("version", Integer),
    _must("data", JSON),
)
_ASKED = entries.c.id != literal_column("''")
Index(
    "entries_asked",
    entries.c.table,
    entries.c.by,
    entries.c.id,
    unique=True,
    sqlite_where=_ASKED,
    postgresql_where=_ASKED,
)
SAT = entries.c.kind == literal_column("'sat'")
Index("entries_sat", entries.c.by, sqlite_where=SAT, postgresql_where=SAT)
