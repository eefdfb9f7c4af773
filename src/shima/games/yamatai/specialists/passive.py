"""Specialists that change rules for their owner until the end of the game."""

from typing import Final

from mypy_extensions import i64

from shima.games.yamatai.board import Archipelago
from shima.games.yamatai.components import Tile
from shima.games.yamatai.constants import CLAY, STONE
from shima.games.yamatai.specialists.specialist import Specialist
from shima.games.yamatai.state import NOBODY, Mat, Position


class Amateratsu(Specialist):
    """Prestige tokens count twice."""

    def points_each(self, mat: Mat) -> i64:
        """Return the final value of a prestige token."""  # Y12.1
        return 2 if self.is_owned(mat) else 1


class Ananda(Specialist):
    """Others pay for building next to the owner's buildings."""

    fee: i64 = 2

    def payee(self, p: Position, island: i64) -> i64:
        """Return who gets a fee if the player builds on the island, or NOBODY."""
        owner = self.other_owner(p)
        if owner != NOBODY:
            for neighbour in p.components.board.neighbours[island]:
                if p.building_at[neighbour] == owner:
                    return owner
        return NOBODY

    def can_pay(self, p: Position, island: i64) -> bool:
        return p.mat().coins >= self.fee or self.payee(p, island) == NOBODY

    def collect_fee(self, p: Position, island: i64) -> None:
        owner = self.payee(p, island)
        if owner != NOBODY:
            p.mat().coins -= self.fee
            p.mats[owner].coins += self.fee


class Awashima(Specialist):
    """Torii and palaces also give a bonus."""

    def has_bonus(self, mat: Mat, tile: Tile) -> bool:
        """Whether building the tile gives prestige tokens and coins."""  # Y6.10, Y6.11
        return not tile.prestigious or self.is_owned(mat)


class Ebisu(Specialist):
    """Another token after collecting, from any island."""

    def extra_islands(self, p: Position) -> i64:
        """Return the bitmask of islands from which the player can still take the extra token."""
        return p.token_at.taken() if self.is_ready(p) else 0


class FuHsi(Specialist):
    """Fewer coins are needed for a point."""

    def coins_per_point(self, mat: Mat) -> i64:  # Y12.1
        return 3 if self.is_owned(mat) else 5


class Izanagi(Specialist):
    """Two transactions per turn."""

    def trades(self, mat: Mat) -> i64:  # Y5.1
        return 2 if self.is_owned(mat) else 1


class Izanami(Specialist):
    """Half of the coins on specialists that others recruit."""

    def share(self, p: Position, coins: i64) -> i64:
        """Return the coins that the recruiting player must leave to the owner."""  # Y8.3
        return 0 if self.other_owner(p) == NOBODY else coins // 2


class Kagutsuchi(Specialist):
    """Prestige for a standard building that is not next to another one of the owner's."""

    def prestige(self, mat: Mat, tile: Tile) -> i64:
        return 1 if self.is_owned(mat) and not tile.prestigious else 0


class Riu(Specialist):
    """A harbour with more room."""

    def harbour(self, mat: Mat) -> i64:
        """Return how many boats can stay for later turns."""  # Y7.1
        return 3 if self.is_owned(mat) else 1

    def is_harbour_full(self, mat: Mat) -> bool:
        """Whether boats must be put aside."""
        return mat.boat_count() > self.harbour(mat)


class Susanoo(Specialist):
    """Better selling prices for stone and clay boats."""

    def selling_price(self, mat: Mat, colour: i64, usual: i64) -> i64:  # Y5.1
        if self.is_owned(mat):
            if colour == STONE:
                return 6
            if colour == CLAY:
                return 7
        return usual


class Tomoe(Specialist):
    """Gold boats can be bought and sold."""

    def price_of_gold(self, mat: Mat) -> i64:
        """Return the price; 0 without Tomoe."""  # Y5.2
        return 5 if self.is_owned(mat) else 0


class ToyoTama(Specialist):
    """The first boat can enter anywhere on the rim."""

    def entries(self, mat: Mat, board: Archipelago) -> tuple[int, ...]:  # Y6.2
        return board.rim if self.is_owned(mat) else board.entries


AMATERATSU: Final = Amateratsu("Amateratsu")
ANANDA: Final = Ananda("Ananda")
AWASHIMA: Final = Awashima("Awashima")
EBISU: Final = Ebisu("Ebisu")
FU_HSI: Final = FuHsi("Fu-Hsi")
IZANAGI: Final = Izanagi("Izanagi")
IZANAMI: Final = Izanami("Izanami")
KAGUTSUCHI: Final = Kagutsuchi("Kagutsuchi")
RIU: Final = Riu("Riu")
SUSANOO: Final = Susanoo("Susanoo")
TOMOE: Final = Tomoe("Tomoe")
TOYO_TAMA: Final = ToyoTama("Toyo-Tama")
YASOMA: Final = Specialist("Yasoma")  # six points, nothing else
