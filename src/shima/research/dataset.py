"""Writes bots' games as a Parquet table, one row per decision. `docs/research.md` describes the columns.

Moves of chance are not stored: the game's seed determines them, so records can be restored in full.
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import IO, Any

from shima import __version__
from shima.arena.simulate import Plan, decisions, new_game
from shima.arena.work import spread
from shima.extras import MissingExtra
from shima.games.game import Game, UserError
from shima.games.text import Text
from shima.record import Record
from shima.registry import open_game, open_game_with
from shima.session import Session

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise MissingExtra(error, "research") from error

FORMAT = 1
KEY = b"shima"
"""The key of our JSON metadata in the file."""

Columns = dict[str, list[Any]]


def schema(game: Game, plan: Plan, games: int) -> Any:
    players = len(plan.players)
    about = {
        "format": FORMAT,
        "version": __version__,
        "game": game.name,
        "rules": game.rules_version,
        "set": {"name": game.set_name, "hash": game.set_hash},
        "players": list(plan.names),
        "options": plan.options,
        "seed": plan.seed,
        "games": games,
        "moves": game.player_move_count,
        "observation": [[name, size] for name, size in game.observation_parts(players)],
    }
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.string()),
            ("set_hash", pa.string()),
            ("move_number", pa.int32()),
            ("actor", pa.int8()),
            ("move", pa.int16()),
            ("notation", pa.string()),
            ("legal", pa.list_(pa.int16())),
            ("observation", pa.binary(game.observation_size(players))),
            ("scores", pa.list_(pa.int16(), players)),
            ("places", pa.list_(pa.int8(), players)),
        ],
        metadata={KEY: json.dumps(about).encode()},
    )


def play_part(plan: Plan, kind: Any, folder: str, part: range) -> str:
    """Write the rows of some games to a file, so that a terminated process never blocks its parent on a pipe."""
    game = open_game(plan.game, plan.components)
    columns: Columns = {name: [] for name in kind.names}
    for number in part:
        add_game(columns, game, plan, number)
    path = os.path.join(folder, f"{part.start}.arrow")
    with pa.ipc.new_file(path, kind) as file:
        file.write_table(pa.Table.from_pydict(columns, kind))
    return path


def add_game(columns: Columns, game: Game, plan: Plan, number: int) -> None:
    """Add the rows of one game: the same game that `shima simulate` plays under this number."""
    session, seats = new_game(game, plan, number)
    count = 0
    for seat, move, _ in decisions(session, seats):
        state = session.state
        columns["move_number"].append(len(session.moves) + 1)
        columns["actor"].append(seat)
        columns["move"].append(move)
        columns["notation"].append(game.write(state, move))
        columns["legal"].append(state.moves())
        columns["observation"].append(game.observe(state, seat))
        count += 1
    columns["game"] += [number + 1] * count
    columns["seed"] += [session.seed.hex()] * count
    columns["set_hash"] += [game.set_hash] * count
    columns["scores"] += [session.state.scores()] * count
    columns["places"] += [session.state.ranking()] * count


def write(plan: Plan, games: int, jobs: int, path: Path, progress: Callable[[int], None]) -> int:
    """Play the games and write the file atomically. Return its number of rows."""
    game = open_game(plan.game, plan.components)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
        unfinished = os.path.join(folder, "whole.parquet")
        with open(unfinished, "wb") as file:
            rows = _write_games(plan, games, jobs, schema(game, plan, games), folder, file, progress)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    return rows


def _write_games(
    plan: Plan, games: int, jobs: int, kind: Any, folder: str, file: IO[bytes], progress: Callable[[int], None]
) -> int:
    """Write in the order of the games, no matter which process finishes first."""
    waiting: dict[int, tuple[range, str]] = {}
    following = rows = 0
    with (
        pq.ParquetWriter(file, kind, compression="zstd") as writer,
        closing(spread(partial(play_part, plan, kind, folder), games, jobs)) as played,
    ):
        for part, path in played:
            waiting[part.start] = part, path
            while following in waiting:
                written, path_of_part = waiting.pop(following)
                with pa.ipc.open_file(path_of_part) as reader:
                    table = reader.read_all()
                writer.write_table(table)
                os.unlink(path_of_part)
                rows += table.num_rows
                following = written.stop
                progress(len(written))
    return rows


def about(path: Path) -> dict[str, Any]:
    """Return the file's metadata: version, game, rules, set, players, seed, parts of an observation."""
    try:
        metadata = (pq.read_schema(path).metadata or {}).get(KEY)
    except (OSError, pa.ArrowInvalid) as error:
        raise UserError(Text("error-file", {"file": str(path), "problem": str(error)})) from error
    if metadata is None:
        raise UserError(Text("dataset-other", {"file": str(path)}))
    found: dict[str, Any] = json.loads(metadata)
    return found


def records(path: Path, components: str = "") -> Iterator[Record]:
    """Yield the record of each game, restored from the decisions and the seed."""
    head = about(path)
    name, set_hash = head["game"], head["set"]["hash"]
    found = open_game(name, components, saved=True) if components else open_game_with(name, set_hash)
    game = found.with_rules(head["rules"])
    if game.set_hash != head["set"]["hash"]:
        args = {"set": head["set"]["name"], "hash": head["set"]["hash"][:12], "ours": game.set_hash[:12]}
        raise UserError(Text("record-set", args))
    session: Session | None = None
    number = 0
    for batch in pq.ParquetFile(path).iter_batches(columns=["game", "seed", "move"]):
        for row in batch.to_pylist():
            if session is None or row["game"] != number:
                if session is not None:
                    yield session.record()
                number = row["game"]
                session = Session(game, tuple(head["players"]), bytes.fromhex(row["seed"]), head.get("options"))
            session.play(row["move"])
    if session is not None:
        yield session.record()
