"""What the boats on the board make possible: for each building on offer, the boats still missing somewhere."""

from mypy_extensions import i64

from shima.games.counts import Counts, covers, lacking, total
from shima.games.masks import lowest_bit, without_lowest
from shima.games.yamatai.state import Position

MOST_MISSING = 4
"""With more missing boats, a building is out of reach for a turn."""


class Openings:
    """Pairs of missing boats and points, without those that another pair makes superfluous on the same tile."""

    def __init__(self) -> None:
        self.missing: list[int] = []
        self.points: list[int] = []

    def find(self, p: Position) -> None:
        """Find the openings of a position, for any player."""
        self.missing = []
        self.points = []
        around: list[int] = []
        empty = p.empty_islands()
        while empty:
            boats = p.boats_around(lowest_bit(empty))
            empty = without_lowest(empty)
            if boats not in around:
                around.append(boats)
        for number in p.row:
            tile = p.components.tiles[number]
            first = len(self.missing)
            for boats in around:
                missing = lacking(boats, tile.cost)
                if total(missing) <= MOST_MISSING and not self._has(missing, first):
                    self.missing.append(missing)
                    self.points.append(tile.points)

    def _has(self, missing: Counts, first: i64) -> bool:
        for at in range(first, len(self.missing)):  # noqa: SIM110
            if covers(missing, self.missing[at]):
                return True
        return False

    def best(self, boats: Counts) -> i64:
        """Return the most points that these boats can complete."""
        most: i64 = 0
        for at in range(len(self.missing)):
            if self.points[at] > most and covers(boats, self.missing[at]):
                most = self.points[at]
        return most

    def fewest_missing(self, points: i64) -> i64:
        """Return the lowest number of boats missing for a building with at least this many points."""
        fewest: i64 = MOST_MISSING + 1
        for at in range(len(self.missing)):
            if self.points[at] >= points:
                short = total(self.missing[at])
                fewest = min(fewest, short)
        return fewest
