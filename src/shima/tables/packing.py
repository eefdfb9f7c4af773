"""A table as sent to a worker process: what its job needs, and nothing about the players but their names.

The seed is included only when the game is over and the seed public.
"""

from typing import Any

from shima.games.game import Game
from shima.session import Session
from shima.tables.chair import Chair
from shima.tables.spec import Spec
from shima.tables.table import DONE, Table

Packed = dict[str, Any]
ANONYMOUS = "somebody"
"""Replaces the id of the person on a chair."""


def packed(table: Table, set_text: str, moves: int | None = None) -> Packed:
    """Return a table whose game has begun, with its first moves or all of them."""
    assert table.session is not None, "the game has not begun"
    return {
        "table": table.id,
        "version": table.version,
        "game": table.game.name,
        "set_hash": table.game.set_hash,
        "set_text": set_text,
        "rules": table.game.rules_version,
        "options": table.spec.options,
        "status": table.status,
        "ended": table.ended,
        "chairs": [[chair.bot, chair.name, chair.away, chair.resigned, bool(chair.person)] for chair in table.chairs],
        "names": table.session.players,
        "seed": table.seed.hex() if table.status == DONE else "",
        "given": table.session.given,
        "moves": table.session.moves[:moves],
    }


def unpacked(sent: Packed, game: Game) -> Table:
    """Restore the table in the worker. Draws are taken from the packed moves."""
    seed = bytes.fromhex(sent["seed"]) or bytes(32)
    table = Table(sent["table"], game, seed)
    table.version, table.status, table.ended = sent["version"], sent["status"], sent["ended"]
    table.use(Spec(game.name, game.set_hash, ("",) * len(sent["chairs"]), sent["options"], rules=sent["rules"]))
    table.chairs = [
        Chair(bot=bot, person=ANONYMOUS if is_person else "", name=name, away=away, resigned=resigned)
        for bot, name, away, resigned, is_person in sent["chairs"]
    ]
    table.session = Session.unplayed(table.game, tuple(sent["names"]), seed, sent["options"])
    table.session.given = sent["given"]
    for move in sent["moves"]:
        table.session.push(move)
    return table
