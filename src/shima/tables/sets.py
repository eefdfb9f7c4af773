"""The component sets of a server: the standard ones, and those that its host has put into a folder."""

from dataclasses import dataclass
from pathlib import Path

from shima.games.game import Game
from shima.games.text import Text
from shima.shelf import GAMES, open_game, open_game_with, open_set, read_set
from shima.tables.refusal import Fault, Refused


@dataclass(frozen=True)
class Offered:
    """A game with a set; `text` is empty for a set that comes with the package."""

    game: Game
    text: str


class Sets:
    """Opened once; a set in the folder that is wrong keeps the server from starting, with its finding."""

    def __init__(self, folder: Path | None = None) -> None:
        self.offered = [Offered(open_game(name), "") for name in GAMES]
        for path in sorted(folder.glob("*.toml")) if folder else ():
            self.offered.append(Offered(open_set(path), read_set(path)))
        self._known = {(each.game.name, each.game.set_hash): each for each in reversed(self.offered)}

    def find(self, game: str, set_hash: str = "") -> Offered:
        """The set of that hash, also one that was standard once; without a hash the standard set."""
        if game not in GAMES:
            raise Refused(Fault.MALFORMED, Text("error-game", {"game": game, "games": ", ".join(GAMES)}))
        if not set_hash:
            return next(each for each in self.offered if each.game.name == game)
        if (game, set_hash) not in self._known:
            earlier = open_game_with(game, set_hash)
            if earlier.set_hash != set_hash:
                raise Refused(Fault.UNKNOWN, Text("table-no-set", {"hash": set_hash[:12], "game": game}))
            self._known[game, set_hash] = Offered(earlier, "")
        return self._known[game, set_hash]
