"""Golden records for tests of players: truncated, changed, or resumed at any move."""

from pathlib import Path

from shima import record
from shima.games.game import Game
from shima.record import Record
from shima.session import resume
from tests.yamatai.positions import ROW, SHOWN, YAMATAI, tokens

RECORDS = Path(__file__).parents[1] / "records"
GARDENS = RECORDS / "tokaido-duo-gardens.shima"


def read(path: Path) -> Record:
    return record.read(path.read_text(encoding="utf-8"))


def cut_after(saved: Record, game: Game, moves: int, *then: str) -> Record:
    """Truncate the game, then play these decisions and the chance moves that follow."""
    session = resume(saved, game)
    session.undo(moves)
    for text in then:
        session.play(game.parse(session.state, text))
    return session.record()


IN_HAND = 11
"""How many moves before the end of that record the tiles are still in hand."""


def record_with_peek(tiles: tuple[int, int, int]) -> Record:
    """Seat 1 looks at these tiles and puts the second on top. The round continues until it would be revealed."""
    first, second, third = tiles
    moves = (
        *(f"* specialist {name}" for name in SHOWN),
        *(f"* tile {tile}" for tile in ROW),
        *(f"* reveal {fleet}" for fleet in (3, 2, 1, 4, 5)),
        *(f"* token {token}" for token in tokens()),
        *("* seat 1", "1 fleet 3", "1 peek"),
        *(f"* seen {tile}" for tile in tiles),
        *(f"1 top {third}", f"1 top {second}", f"1 below {first}", "1 end"),
        *("2 fleet 2", "2 reserve 1", "2 end", "1 fleet 1", "1 aside bamboo", "2 fleet 4", "2 aside wood"),
    )
    return Record(
        game=YAMATAI.name,
        rules=YAMATAI.rules_version,
        set_name=YAMATAI.set_name,
        set_hash=YAMATAI.set_hash,
        players=("Ann", "Ben"),
        options={},
        commitment="0" * 64,
        moves=moves,
    )
