"""Snapshots of tables, so that a long journal need not be applied from its beginning.

The journal remains authoritative: a snapshot can be discarded at any time.
"""

from dataclasses import asdict
from typing import Any

from shima.games.game import Game
from shima.players.talk import Remark, Talk, resumed
from shima.session import Session
from shima.tables import events
from shima.tables.chair import Chair
from shima.tables.clock import Clock
from shima.tables.events import Said
from shima.tables.spec import spec_from
from shima.tables.table import Damaged, Table
from shima.tables.undo import Decision

EVERY = 32
"""Entries after which the next snapshot is due."""

Snapshot = dict[str, Any]


def snapshot(table: Table) -> Snapshot:
    """Return everything about a table except what its row in the store contains."""
    session = table.session
    return {
        "status": table.status,
        "ended": table.ended,
        "spec": asdict(table.spec),
        "host": table.host,
        "given": list(table.given),
        "chairs": [vars(chair) for chair in table.chairs],
        "players": list(session.players) if session else None,
        "moves": list(session.moves) if session else None,
        "decisions": [[each.before, each.seat, each.person, each.sealed] for each in table.decisions],
        "left": list(table.clock.left),
        "since": table.clock.since,
        "asked": vars(table.asked) if table.asked else None,
        "agreed": sorted(table.agreed),
        "taken_back": table.taken_back,
        "spoken": [[at, vars(said)] for at, said in table.spoken],
        "rematch": table.rematch,
        "declined": sorted(table.declined),
        "at": table.at,
        "talk": {**vars(table.talk), "remarks": [vars(remark) for remark in table.talk.remarks]},
    }


def restored(name: str, game: Game, seed: bytes, version: int, data: Snapshot) -> Table:
    """Restore the table of the snapshot. Raise Damaged if that is impossible."""
    table = Table(name, game, seed)
    try:
        _restore(table, data)
    except (LookupError, TypeError, ValueError) as error:
        raise Damaged(f"table {name}: its snapshot of version {version} does not fit: {error}") from error
    table.version = version
    return table


def _restore(table: Table, data: Snapshot) -> None:
    table.status, table.ended, table.host = data["status"], data["ended"], data["host"]
    table.use(spec_from(data["spec"]))
    table.given = tuple(data.get("given", ()))
    table.chairs = [Chair(**chair) for chair in data["chairs"]]
    if data["players"] is not None:
        session = Session.unplayed(table.game, tuple(data["players"]), table.seed, table.spec.options)
        session.given = len(table.given)
        for move in data["moves"]:
            session.push(move)
        table.session = session
    table.decisions = [Decision(*decision) for decision in data["decisions"]]
    table.clock = Clock(table.spec.clock, 0, data["since"])
    table.clock.left = data["left"]
    table.asked = events.Asked(**data["asked"]) if data["asked"] else None
    table.agreed = set(data["agreed"])
    table.taken_back = data["taken_back"]
    table.spoken = [(at, Said(**said)) for at, said in data["spoken"]]
    table.rematch, table.at = data["rematch"], data["at"]
    table.declined = frozenset(data.get("declined", ()))  # older snapshots have none
    spoken = data.get("talk")  # nor this
    if spoken:
        remarks = tuple(Remark(**each) for each in spoken["remarks"])
        table.talk = Talk(tuple(spoken["points"]), spoken["said"], remarks, spoken["salt"])
    elif table.session:
        table.talk = resumed(Talk(), table.state)
