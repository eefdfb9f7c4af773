"""The archipelago: islands as rings of spots, and everything derived from them."""

from typing import Final

from mypy_extensions import i64

from shima.games.masks import bit
from shima.games.sets import SetReader, is_whole
from shima.games.yamatai.constants import FEWEST_ENTRIES, ISLANDS, MOST_ENTRIES, MOST_LANES, MOST_SPOTS


class Archipelago:
    """Precomputed tables. Spots and islands are counted from 0 here, and from 1 in sets and notation."""

    def __init__(self, points: list[tuple[int, int]], islands: list[list[int]], entries: list[int]) -> None:
        spots = len(points)
        self.spots: Final = spots
        self.points: Final = tuple(points)  # coordinates of the spots in the drawing
        self.entries: Final = tuple(entries)
        self.shores: Final = tuple(tuple(ring) for ring in islands)
        bordering = _bordering(islands)
        self.lanes: Final = tuple(
            tuple(sorted({other for lane in bordering for other in lane if spot in lane and other != spot}))
            for spot in range(spots)
        )
        self._connected: Final = tuple(int(sum([bit(other) for other in lanes])) for lanes in self.lanes)
        self.islands_at: Final = tuple(
            tuple(island for island, ring in enumerate(islands) if spot in ring) for spot in range(spots)
        )
        self.neighbours: Final = tuple(
            tuple(sorted({other for on in bordering.values() if island in on for other in on if other != island}))
            for island in range(len(islands))
        )
        self.rim: Final = tuple(sorted({spot for lane, on in bordering.items() if len(on) == 1 for spot in lane}))
        self.crowded: Final = tuple(sorted(min(lane) for lane, on in bordering.items() if len(on) > 2))
        self.lane_count: Final = len(bordering)

    def connected_to(self, spot: i64) -> i64:
        """Return the bitmask of spots connected to a spot by lanes."""
        return self._connected[spot]

    def connected(self) -> bool:
        """Whether the lanes connect all spots."""
        reached = {0}
        ahead = [0]
        while ahead:
            for spot in self.lanes[ahead.pop()]:
                if spot not in reached:
                    reached.add(spot)
                    ahead.append(spot)
        return len(reached) == self.spots


def _bordering(islands: list[list[int]]) -> dict[frozenset[int], list[int]]:
    """Return the islands that each lane borders. A lane connects two neighbouring spots of a ring."""  # Y1.8
    found: dict[frozenset[int], list[int]] = {}
    for island, ring in enumerate(islands):
        for spot, following in zip(ring, ring[1:] + ring[:1], strict=True):
            found.setdefault(frozenset((spot, following)), []).append(island)
    return found


def read_board(reader: SetReader) -> Archipelago:
    """Read and check the board: planar, connected, 34 islands, entries on the rim."""
    points = _points(reader)
    islands = _rings(reader, len(points))
    entries = [spot - 1 for spot in reader.wholes("board.entries")]
    for spot in entries:
        if not 0 <= spot < len(points):
            reader.wrong("board.entries", "set-yam-spot", {"spot": spot + 1, "most": len(points)}, str(spot + 1))
    reader.unknown()  # the board is read last: any other key is a typo
    reader.finish()
    board = Archipelago(points, islands, entries)
    _check(reader, board)
    return board


def _points(reader: SetReader) -> list[tuple[int, int]]:
    where = "board.spots"
    points: list[tuple[int, int]] = []
    for index, item in enumerate(reader.items(where)):
        numbers = [n for n in item if is_whole(n)] if isinstance(item, list) else []
        if isinstance(item, list) and len(numbers) == len(item) == 2:
            points.append((numbers[0], numbers[1]))
        else:
            reader.wrong(f"{where}[{index}]", "set-yam-point", {"value": str(item)[:40]})
    if len(points) > MOST_SPOTS:
        reader.wrong(where, "set-yam-spots", {"count": len(points), "most": MOST_SPOTS})
    return points


def _rings(reader: SetReader, spots: int) -> list[list[int]]:
    where = "board.islands"
    rings: list[list[int]] = []
    for number, item in enumerate(reader.items(where), start=1):
        island = f"{where}[{number - 1}]"
        ring = [n - 1 for n in item if is_whole(n)] if isinstance(item, list) else []
        if not isinstance(item, list) or not 3 <= len(set(ring)) == len(item):
            reader.wrong(island, "set-yam-ring", {"island": number})
        for spot in ring:
            if not 0 <= spot < spots:
                reader.wrong(island, "set-yam-spot", {"spot": spot + 1, "most": spots}, str(spot + 1))
        rings.append(ring)
    if len(rings) != ISLANDS:
        count: dict[str, object] = {"where": where, "count": len(rings), "right": ISLANDS, "rule": "Y1.8"}
        reader.wrong(where, "set-count", count)
    return rings


def _check(reader: SetReader, board: Archipelago) -> None:
    where = "board.islands"
    for spot in board.crowded:
        last = board.islands_at[spot][-1]
        reader.wrong(f"{where}[{last}]", "set-yam-crowded", {"spot": spot + 1})
    for spot in range(board.spots):
        if not board.islands_at[spot]:
            reader.wrong(f"board.spots[{spot}]", "set-yam-lonely", {"spot": spot + 1})
        if len(board.lanes[spot]) > MOST_LANES:
            reader.wrong(f"board.spots[{spot}]", "set-yam-lanes", {"spot": spot + 1, "most": MOST_LANES})
    if reader.findings:
        return
    if not board.connected():
        reader.wrong(where, "set-yam-apart", {})
    # Euler's formula: in a planar graph, spots + islands - lanes is 1, not counting the open sea.
    elif board.spots + len(board.shores) - board.lane_count != 1:
        reader.wrong(where, "set-yam-plane", {"lanes": board.lane_count})
    for spot in board.entries:
        if spot not in board.rim:
            reader.wrong("board.entries", "set-yam-entry", {"spot": spot + 1}, str(spot + 1))
    entries = len(set(board.entries))
    if not reader.findings and (entries < len(board.entries) or not FEWEST_ENTRIES <= entries <= MOST_ENTRIES):
        limits: dict[str, object] = {"count": entries, "fewest": FEWEST_ENTRIES, "most": MOST_ENTRIES}
        reader.wrong("board.entries", "set-yam-entries", limits)
