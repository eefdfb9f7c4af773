"""A table as a worker process gets it: what its job needs, and nothing of who sits there but the names.

The seed goes along only when the game is over, for then everybody may know it.
"""

from typing import Any

from shima.games.game import Game
from shima.session import Session
from shima.tables.spec import Spec
from shima.tables.table import DONE, Chair, Table

Packed = dict[str, Any]
SOMEBODY = "somebody"
"""In place of the id of the person on a chair."""


def packed(table: Table, set_text: str, moves: int | None = None) -> Packed:
    """A table whose game has begun, with its first moves, or with all of them."""
    assert table.session is not None, "the game has not begun"
    return {
        "table": table.id,
        "version": table.version,
        "game": table.game.name,
        "set_hash": table.game.set_hash,
        "set_text": set_text,
        "options": table.spec.options,
        "status": table.status,
        "ended": table.ended,
        "chairs": [[chair.bot, chair.name, chair.away, chair.resigned, bool(chair.person)] for chair in table.chairs],
        "names": table.session.players,
        "seed": table.seed.hex() if table.status == DONE else "",
        "moves": table.session.moves[:moves],
    }


def unpacked(sent: Packed, game: Game) -> Table:
    """The table on the other side. Nature's moves are those that were sent."""
    seed = bytes.fromhex(sent["seed"]) or bytes(32)
    table = Table(sent["table"], game, seed)
    table.version, table.status, table.ended = sent["version"], sent["status"], sent["ended"]
    table.spec = Spec(game.name, game.set_hash, ("",) * len(sent["chairs"]), sent["options"])
    table.chairs = [
        Chair(bot=bot, person=SOMEBODY if is_person else "", name=name, away=away, resigned=resigned)
        for bot, name, away, resigned, is_person in sent["chairs"]
    ]
    table.session = Session.unplayed(game, tuple(sent["names"]), seed, sent["options"])
    for move in sent["moves"]:
        table.session.push(move)
    return table
