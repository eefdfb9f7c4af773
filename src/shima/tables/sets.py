"""The component sets of a server: the standard ones, and those in a folder, from its host or from players."""

import contextlib
import logging
import os
import re
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from shima.games.game import Game, UserError
from shima.games.sets import BadSet
from shima.games.text import Text
from shima.registry import GAMES, earlier_sets, open_set_text, read_set, standard_set
from shima.tables.refusal import Fault, Refused

MOST_KEPT = 200
"""The maximum number of sets that the server stores in the folder."""
STANDARD = "standard"
HASH = re.compile("[0-9a-f]{64}")
HASH_SHOWN = 12
SETTLED = 1_000_000_000
"""Nanoseconds after which another change of a folder gets another timestamp."""
KEPT = re.compile(rf"[a-z0-9][a-z0-9-]{{0,39}}-[0-9a-f]{{{HASH_SHOWN}}}\.toml")
"""The names of the files that the server writes."""
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Offered:
    """A game with a set. `text` is empty for a set of the package, which is `packaged`."""

    game: Game
    text: str
    packaged: str = ""

    def source(self) -> str:
        """The text of the set."""
        return self.text or self.packaged


class Sets:
    """An invalid set of the host stops the server from starting, with its first problem.

    A set that a player stored may be valid for an earlier version only: it is skipped and logged.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.offered = [_packaged(name, standard_set(name)) for name in GAMES]
        earlier = [_packaged(name, text) for name in GAMES for text in earlier_sets(name)]
        self._known = {(each.game.name, each.game.set_hash): each for each in (*earlier, *self.offered)}
        self._seen: set[str] = set()
        self._changed, self._looked = 0, 0  # when the folder last changed, and when we last read it
        self._lock = Lock()  # sets are stored and searched on threads
        for path in self._files():
            if not KEPT.fullmatch(path.name):
                self._seen.add(path.name)
                self._read(path)
        self.look_again()

    def find(self, game: str, set_hash: str = "", look: bool = True) -> Offered:
        """Return the set of that hash, including former standard sets; without a hash the standard set.

        If the folder has changed, it is read again, unless that has just happened.
        """
        if game not in GAMES:
            raise Refused(Fault.MALFORMED, Text("error-game", {"game": game, "games": ", ".join(GAMES)}))
        if not set_hash:
            return next(each for each in self.offered if each.game.name == game)
        if look and self.may_find(set_hash):
            self.look_again()
        if (game, set_hash) not in self._known:
            raise no_set(game, set_hash)
        return self._known[game, set_hash]

    def may_find(self, set_hash: str) -> bool:
        """Whether reading the folder again could find a set of that hash. That is slow, so use a thread."""
        is_known = any((game, set_hash) in self._known for game in GAMES)
        return not is_known and bool(HASH.fullmatch(set_hash)) and self.has_news()

    def has_news(self) -> bool:
        """Whether the folder has changed since it was read, or too shortly before to tell by its timestamp."""
        try:
            changed = self.folder.stat().st_mtime_ns if self.folder else None
        except OSError:
            changed = None
        if changed is None:
            return False
        return changed != self._changed or self._looked - changed < SETTLED

    def knows(self, game: Game) -> bool:
        return (game.name, game.set_hash) in self._known

    def look_again(self) -> None:
        """Load what other servers have stored in the folder, if it has changed."""
        if not self.has_news():
            return
        self._looked = time.time_ns()
        with contextlib.suppress(OSError):
            assert self.folder is not None, "only a folder has news"
            self._changed = self.folder.stat().st_mtime_ns
        for path in self._files():
            self._take(path)

    def keep(self, text: str) -> Offered:
        """Store a valid set in the folder, so that tables can use it. Equal sets are stored once."""
        assert self.folder is not None, "a server that keeps sets has a folder for them"
        game = open_set_text(text)
        if self.knows(game):
            return self._known[game.name, game.set_hash]
        if game.set_name == STANDARD:
            raise Refused(Fault.MALFORMED, Text("set-kept-name"))
        with self._lock:
            if len(self._files()) >= MOST_KEPT:
                raise Refused(Fault.TOO_MANY, Text("set-kept-full", {"most": MOST_KEPT}))
            name = f"{game.set_name}-{game.set_hash[:HASH_SHOWN]}.toml"
            self.folder.mkdir(parents=True, exist_ok=True)
            draft = self.folder / f".{name}.{secrets.token_hex(4)}"
            try:
                draft.write_text(text, encoding="utf-8")
                os.replace(draft, self.folder / name)
            finally:
                draft.unlink(missing_ok=True)
            self._seen.add(name)
            return self._add(Offered(game, text))

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("[!.]*.toml")) if self.folder else []

    def _take(self, path: Path) -> None:
        with self._lock:
            if path.name in self._seen or not KEPT.fullmatch(path.name):
                return
            self._seen.add(path.name)
            try:
                self._read(path)
            except (BadSet, UserError) as error:
                log.warning("a set that was kept is not sound", extra={"file": path.name, "problem": str(error)})

    def _read(self, path: Path) -> None:
        text = read_set(path)
        try:
            game = open_set_text(text, saved=True)
            if game.set_conflicts:
                problem = str(BadSet(list(game.set_conflicts)))
                log.warning("a set contradicts the rulebook", extra={"file": path.name, "problem": problem})
            self._add(Offered(game, text))
        except BadSet as error:
            error.file = str(path)
            raise

    def _add(self, offered: Offered) -> Offered:
        """Return the set, or an equal one that was there before. One that contradicts the rulebook is not offered."""
        game = offered.game
        if not self.knows(game):
            self._known[game.name, game.set_hash] = offered
            if not game.set_conflicts:
                self.offered.append(offered)
        return self._known[game.name, game.set_hash]


def no_set(game: str, set_hash: str) -> Refused:
    return Refused(Fault.UNKNOWN, Text("table-no-set", {"hash": set_hash[:HASH_SHOWN], "game": game}))


def _packaged(name: str, text: str) -> Offered:
    return Offered(GAMES[name](text), "", text)
