"""The trade routes: the towns they connect, the regions they separate, and all walks along or across them."""

from typing import Final

from mypy_extensions import i64

from shima.games.sets import SetReader
from shima.games.tokaido_duo.constants import COASTAL_TOWNS, REGIONS, TOWN_NAMES, TOWNS

LINKS: Final = "routes.links"


class MerchantWalk:
    """A path of a merchant: its end, and the bitmask of the coastal towns that it enters."""

    def __init__(self, town: i64, coastal: i64) -> None:
        self.town: Final = town
        self.coastal: Final = coastal


class ArtistWalk:
    """All paths of an artist to one region: bitmasks of the landscapes on some path and on every path."""  # D4.7

    def __init__(self, region: i64, some: i64, every: i64) -> None:
        self.region: Final = region
        self.some: Final = some
        self.every: Final = every


class Routes:
    def __init__(self, links: list[tuple[int, int]]) -> None:
        self.links: Final = tuple(links)
        self.neighbours: Final = tuple(
            tuple(sorted({b for a, b in links if a == town} | {a for a, b in links if b == town}))
            for town in range(TOWNS)
        )
        # The border of region n: the path along the routes from coastal town n to the next one clockwise.
        self.borders: Final = tuple(self.way(n, (n + 1) % COASTAL_TOWNS) for n in range(REGIONS))
        self.region_neighbours: Final = tuple(self._beyond(region) for region in range(REGIONS))

    def way(self, start: int, goal: int) -> tuple[int, ...]:
        """Return the towns from start to goal, both included; empty if not connected."""
        ways: list[tuple[int, ...]] = [(start,)]
        while ways:
            way = ways.pop(0)
            if way[-1] == goal:
                return way
            ways.extend((*way, town) for town in self.neighbours[way[-1]] if town not in way)
        return ()

    def _crossed(self, region: int) -> set[frozenset[int]]:
        border = self.borders[region]
        return {frozenset(border[i : i + 2]) for i in range(len(border) - 1)}

    def _beyond(self, region: int) -> tuple[int, ...]:
        """Return the regions that share a route with this one."""  # D4.1
        routes = self._crossed(region)
        return tuple(other for other in range(REGIONS) if other != region and routes & self._crossed(other))

    def check(self, reader: SetReader) -> None:
        """Check that the routes divide the island into 8 regions without crossing."""  # D1.1
        for index, (a, b) in enumerate(self.links):
            touching = sum(frozenset((a, b)) in self._crossed(region) for region in range(REGIONS))
            if touching != 2:
                names: dict[str, object] = {"a": TOWN_NAMES[a], "b": TOWN_NAMES[b], "count": touching}
                reader.wrong(f"{LINKS}[{index}]", "set-duo-crossing", names)

    def town_regions(self) -> tuple[int, ...]:
        """Return the bitmask of regions that each town borders."""  # D4.3
        masks = [0] * TOWNS
        for region, border in enumerate(self.borders):
            for town in border:
                masks[town] |= 1 << region
        return tuple(masks)

    def merchant_walks(self, most: int) -> tuple[tuple[tuple[MerchantWalk, ...], ...], ...]:
        """Return all paths by town and number of steps, without entering a town twice."""  # D5.1, D3.3
        return tuple(
            tuple(
                tuple(
                    MerchantWalk(way[-1], sum(1 << town for town in way[1:] if town < COASTAL_TOWNS))
                    for way in _ways(self.neighbours, start, steps)
                )
                for steps in range(most + 1)
            )
            for start in range(TOWNS)
        )

    def artist_walks(self, most: int, landscapes: tuple[int, ...]) -> tuple[tuple[tuple[ArtistWalk, ...], ...], ...]:
        """Return the reachable regions by region and number of steps, without entering one twice."""  # D4.1, D3.3
        return tuple(
            tuple(self._artist_reach(start, steps, landscapes) for steps in range(most + 1)) for start in range(REGIONS)
        )

    def _artist_reach(self, start: int, steps: int, landscapes: tuple[int, ...]) -> tuple[ArtistWalk, ...]:
        some: dict[int, int] = {}
        every: dict[int, int] = {}
        for way in _ways(self.region_neighbours, start, steps):
            seen = 0
            for region in way:
                seen |= 1 << landscapes[region]
            goal = way[-1]
            some[goal] = some.get(goal, 0) | seen
            every[goal] = every.get(goal, seen) & seen
        return tuple(ArtistWalk(goal, some[goal], every[goal]) for goal in sorted(some))


def _ways(neighbours: tuple[tuple[int, ...], ...], start: int, steps: int) -> list[tuple[int, ...]]:
    ways: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        ways = [(*way, beyond) for way in ways for beyond in neighbours[way[-1]] if beyond not in way]
    return ways


def read_links(reader: SetReader) -> list[tuple[int, int]]:
    """Read the links of a set and check that they form a tree over all towns."""  # D1.1
    before = len(reader.findings)
    links: list[tuple[int, int]] = []
    groups = list(range(TOWNS))  # union-find: towns in one group are connected
    for index, item in enumerate(reader.items(LINKS)):
        where = f"{LINKS}[{index}]"
        ends = [end for end in item if isinstance(end, str)] if isinstance(item, list) else []
        whole = isinstance(item, list) and len(ends) == len(item) == 2
        link = " – ".join(str(end) for end in item) if isinstance(item, list) else str(item)
        strange = [end for end in ends if end not in TOWN_NAMES]
        if not whole:
            reader.wrong(where, "set-duo-link", {"link": link})
            continue
        if strange:
            args: dict[str, object] = {"where": LINKS, "value": strange[0], "known": ", ".join(TOWN_NAMES)}
            reader.wrong(where, "set-one-of", args)
            continue
        a, b = TOWN_NAMES.index(ends[0]), TOWN_NAMES.index(ends[1])
        if a == b:
            reader.wrong(where, "set-duo-link", {"link": link})
        elif (a, b) in links or (b, a) in links:
            reader.wrong(where, "set-duo-link-twice", {"link": link})
        elif groups[a] == groups[b]:
            reader.wrong(where, "set-duo-link-ring", {"link": link})
        else:
            links.append((a, b))
            groups = [groups[a] if group == groups[b] else group for group in groups]
    if len(links) != TOWNS - 1 and len(reader.findings) == before:
        reader.wrong(LINKS, "set-duo-links", {"count": len(links), "right": TOWNS - 1})
        cut_off = [name for name, group in zip(TOWN_NAMES, groups, strict=True) if group != groups[COASTAL_TOWNS]]
        reader.wrong(LINKS, "set-duo-unreachable", {"start": TOWN_NAMES[COASTAL_TOWNS], "towns": ", ".join(cut_off)})
    return links
