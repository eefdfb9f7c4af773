"""Y6.7 to Y6.11: building and its bonuses."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import lacking, total, unpack
from shima.games.game import Reason
from shima.games.masks import bit, has_bit
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import added, removed, without
from shima.games.yamatai import texts
from shima.games.yamatai.actions.means import are_boats_enough
from shima.games.yamatai.actions.powers.discount import has_discount
from shima.games.yamatai.actions.reasons import moored, no_boat_near, not_empty, not_on_offer
from shima.games.yamatai.components import Tile
from shima.games.yamatai.constants import COLOURS, ISLANDS, PALACE, TILE_KINDS, TILES, TRADING_POST
from shima.games.yamatai.specialists.passive import ANANDA, AWASHIMA, KAGUTSUCHI
from shima.games.yamatai.state import DONE_STAGE, NOBODY, NOTHING, PALACE_BUILDING, TORII_BUILDING, Position


def tiles_on_offer(p: Position) -> tuple[int, ...]:
    """Return the row and the player's reserved tiles, if the rulebook does not make them wait."""  # Y6.7, Y9.2
    mat = p.mat()
    if not mat.reserved:
        return p.row
    if not p.book().waits_to_build:
        return (*p.row, *mat.reserved)
    earlier = [tile for at, tile in enumerate(mat.reserved) if mat.reserved_in[at] < p.round]
    return (*p.row, *earlier)


class Build(Action[Position]):
    def __init__(self, number: i64, island: i64) -> None:
        self.number = number
        self.island = island

    def notation(self, p: Position) -> str:
        return f"build {self.number + 1} on {self.island + 1}"

    def tile(self, p: Position) -> Tile:
        return p.components.tiles[self.number]

    def play(self, p: Position) -> None:
        tile = self.tile(p)
        mat = p.mat()
        if lacking(p.boats_around(self.island), tile.cost):
            p.power_used = True  # Y9.9
        ANANDA.collect_fee(p, self.island)
        self._take_tile(p)
        mat.built = added(mat.built, self.number)
        prestige, coins = self.bonus(p)
        mat.prestige += prestige
        mat.coins += coins
        if tile.prestigious:
            p.building_at = p.building_at.put(self.island, PALACE_BUILDING if tile.kind == PALACE else TORII_BUILDING)
        else:
            mat.buildings -= 1
            p.building_at = p.building_at.put(self.island, p.turn)
        p.stage = DONE_STAGE

    def _take_tile(self, p: Position) -> None:
        """Take the tile from the row or from the player's reserved tiles."""
        if self.number in p.row:
            p.row = removed(p.row, self.number)
        else:
            mat = p.mat()
            at = mat.reserved.index(self.number)
            mat.reserved, mat.reserved_in = without(mat.reserved, at), without(mat.reserved_in, at)

    def bonus(self, p: Position) -> tuple[i64, i64]:
        """Return prestige for torii, palaces and mountains, and coins for a group."""  # Y6.10, Y6.11
        tile = self.tile(p)
        mat = p.mat()
        if not AWASHIMA.has_bonus(mat, tile):
            return 0, 0
        prestige = p.mountains >> self.island & 1
        has_own = False
        for neighbour in p.components.board.neighbours[self.island]:
            building = p.building_at[neighbour]
            if building >= TORII_BUILDING:
                prestige += 1
            elif building == p.turn:
                has_own = True
        if not has_own:
            return prestige + KAGUTSUCHI.prestige(mat, tile), 0
        coins = group_with(p, self.island)
        return prestige, coins * 2 if tile.kind == TRADING_POST else coins

    def lacks(self, p: Position) -> dict[str, int]:
        """Return the boats that the building still needs around an empty island, for any player."""  # Y6.7
        if not p.is_empty(self.island):
            return {}
        missing = unpack(lacking(p.boats_around(self.island), self.tile(p).cost), len(COLOURS))
        return {name: missing[colour] for colour, name in enumerate(COLOURS) if missing[colour]}

    def prospects(self, p: Position, seat: i64) -> list[str]:
        spare: i64 = 1 if seat == p.turn and has_discount(p) else 0
        is_enough = are_boats_enough(p, seat, self.tile(p), self.island, p.mats[seat].boats, spare)
        return [f"island:{self.island + 1}"] if is_enough else []

    def why(self, p: Position) -> Reason:
        if p.stage > DONE_STAGE:
            return moored(p)
        if p.stage == DONE_STAGE:
            if p.collected:
                return Reason("Y6.4", Text("yam-why-collected"))
            return Reason("Y6.9", Text("yam-why-one-building"))
        if not p.placed:
            return Reason("Y6.4", Text("yam-why-nothing-placed"))
        if self.number not in tiles_on_offer(p):
            return not_on_offer(p, self.number)
        if not p.is_empty(self.island):
            return not_empty(p, self.island, "Y6.7")
        if self.island not in p.islands_in_reach():
            return no_boat_near(self.island, "Y6.7")
        return self._why_too_dear(p)

    def _why_too_dear(self, p: Position) -> Reason:
        """Check the boats, the player's own buildings and Ananda's fee."""
        tile = self.tile(p)
        missing = lacking(p.boats_around(self.island), tile.cost)
        discount = has_discount(p)
        if total(missing) > discount:
            args: dict[str, object] = {"island": self.island + 1, "missing": texts.missing_boats(missing)}
            args["kind"] = TILE_KINDS[tile.kind]
            if discount:
                return Reason("Y9.9", Text("yam-why-boats-missing-discount", args))
            return Reason("Y6.7", Text("yam-why-boats-missing", args))
        if not tile.prestigious and not p.mat().buildings:
            return Reason("Y6.8", Text("yam-why-no-building-left"))
        fee: dict[str, object] = {"island": self.island + 1, "fee": ANANDA.fee, "coins": p.mat().coins}
        return Reason("Y10", Text("yam-why-no-fee", {**fee, "other": ANANDA.payee(p, self.island)}))

    def missing_boat(self, p: Position) -> int:
        """Return the colour that fleet 9 replaces, or NOTHING."""  # Y9.9
        missing = unpack(lacking(p.boats_around(self.island), self.tile(p).cost), len(COLOURS))
        return next((colour for colour, count in enumerate(missing) if count), NOTHING)

    def label(self, p: Position) -> Text:
        """Name the tile, the island, and the immediate gains and costs."""  # Y6.7 to Y6.11
        prestige, coins = self.bonus(p)
        payee = ANANDA.payee(p, self.island)
        missing = self.missing_boat(p)
        parts: list[Text] = []
        if coins:
            parts.append(Text("yam-part-coins", {"coins": coins}))
        if prestige:
            parts.append(Text("yam-part-prestige", {"count": prestige}))
        if payee != NOBODY:
            parts.append(Text("yam-part-fee", {"coins": ANANDA.fee, "other": payee}))
        if missing != NOTHING:
            parts.append(Text("yam-part-missing", {"colour": COLOURS[missing]}))
        args: dict[str, object] = {"tile": texts.tile(p, self.number), "island": texts.island(p, self.island)}
        if not parts:
            return Text("yam-label-build", args)
        return Text("yam-label-build-for", {"gain": texts.listed(parts), **args})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        """Tell the building, the fee and each bonus with its source."""  # Y6.7 to Y6.11, Y10
        tile = self.tile(before)
        args: dict[str, object] = {"tile": texts.tile(before, self.number), "island": texts.island(before, self.island)}
        sentences = [Text("yam-story-build", {"player": before.turn, **args})]
        missing = self.missing_boat(before)
        if missing != NOTHING:
            sentences.append(Text("yam-story-missing", {"colour": COLOURS[missing]}))
        payee = ANANDA.payee(before, self.island)
        if payee != NOBODY:
            sentences.append(Text("yam-story-fee", {"coins": ANANDA.fee, "other": payee}))
        prestige, coins = self.bonus(before)
        if tile.prestigious and (coins or prestige):
            sentences.append(Text("yam-story-awashima", {"kind": TILE_KINDS[tile.kind]}))
        if prestige:
            reasons = self._prestige_reasons(before, prestige)
            sentences.append(Text("yam-story-prestige", {"count": prestige, "reasons": reasons}))
        if coins:
            group: dict[str, object] = {"size": group_with(before, self.island), "coins": coins}
            sentences.append(Text("yam-story-doubled" if tile.kind == TRADING_POST else "yam-story-group", group))
        if after.mats[before.turn].buildings == 0 and not tile.prestigious:
            sentences.append(Text("yam-story-last-building"))
        return sentences

    def _prestige_reasons(self, p: Position, prestige: i64) -> Text:
        """Explain the prestige tokens. What mountain and neighbours do not explain comes from Kagutsuchi."""
        near = [p.building_at[neighbour] for neighbour in p.components.board.neighbours[self.island]]
        torii, palaces = near.count(TORII_BUILDING), near.count(PALACE_BUILDING)
        mountain = p.mountains >> self.island & 1
        parts: list[Text] = []
        if mountain:
            parts.append(Text("yam-reason-mountain"))
        if torii:
            parts.append(Text("yam-reason-torii", {"count": torii}))
        if palaces:
            parts.append(Text("yam-reason-palaces", {"count": palaces}))
        if prestige > mountain + torii + palaces:
            parts.append(Text("yam-reason-kagutsuchi"))
        return texts.listed(parts)

    def handles(self, p: Position) -> list[str]:
        return [f"tile:{self.number + 1}", f"island:{self.island + 1}"]


BUILD: Final[Kind[Position]] = Kind("Y6.7", Build, TILES, ISLANDS)


def group_with(p: Position, island: i64) -> i64:
    """Return the size of the group of the player's own standard buildings with one on this island."""
    group: list[int] = [island]
    seen = bit(island)
    own = p.building_at.where(p.turn)
    for member in group:
        for neighbour in p.components.board.neighbours[member]:
            if has_bit(own & ~seen, neighbour):
                seen |= bit(neighbour)
                group.append(neighbour)
    return len(group)


def list_buildings(p: Position, reach: list[int], moves: MoveBuffer) -> bool:
    """List tiles for empty islands in reach that have the required boats around them.

    Return whether one of them can be built without fleet 9's discount.
    """  # Y6.7, Y6.8, Y9.9
    mat = p.mat()
    offer = tiles_on_offer(p)
    spare: i64 = 1 if has_discount(p) else 0
    without_discount = False
    for island in reach:
        if not p.is_empty(island) or not ANANDA.can_pay(p, island):
            continue
        around = p.boats_around(island)
        for number in offer:
            tile = p.components.tiles[number]
            missing = total(lacking(around, tile.cost))
            if missing <= spare and (tile.prestigious or mat.buildings):
                moves.add(BUILD.number(number, island))
                without_discount = without_discount or not missing
    return without_discount
