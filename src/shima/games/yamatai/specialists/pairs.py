"""Nakatsu and Raijin: exchange two boats for a gold one, or a gold one for two."""

from typing import Final

from mypy_extensions import i64

from shima.games.counts import Counts, count, covers, lacking, one
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.actions.reasons import no_boat, reserve_out
from shima.games.yamatai.constants import COLOURS, GOLD
from shima.games.yamatai.specialists.specialist import ActiveSpecialist, SpecialistPower
from shima.games.yamatai.state import Position

NAKATSU_PAIRS: Final = tuple((a, b) for a in range(4) for b in range(a, 4))
RAIJIN_PAIRS: Final = tuple((a, b) for a in range(5) for b in range(a, 5))


def too_fresh(boats: Counts) -> Reason:
    """The German rulebook exchanges only boats of the fleet and of the harbour."""
    return Reason("Y10", Text("yam-why-fresh", {"boats": texts.missing_boats(boats)}))


class PairPower(SpecialistPower):
    """An exchange of two boats."""

    def __init__(self, pair: tuple[int, int]) -> None:
        self.pair = pair
        self.boats = one(pair[0]) + one(pair[1])

    def touched(self) -> str:
        return f"pair:{COLOURS[self.pair[0]]}+{COLOURS[self.pair[1]]}"


class Change(PairPower):
    """Nakatsu: two boats for a gold one."""

    def __init__(self, number: i64) -> None:
        super().__init__(NAKATSU_PAIRS[number])

    def written(self) -> str:
        return f"change gold {COLOURS[self.pair[0]]} {COLOURS[self.pair[1]]}"

    def is_possible(self, p: Position) -> bool:
        return count(p.exchangeable(), GOLD) > 0 and covers(p.reserve, self.boats)

    def apply(self, p: Position) -> None:
        for colour in self.pair:
            p.gain_boat(colour)
        p.exchange_boat(GOLD)

    def why_impossible(self, p: Position) -> Reason:
        if not count(p.mat().boats, GOLD):
            return no_boat(GOLD, "Y10")
        if not count(p.exchangeable(), GOLD):
            return too_fresh(one(GOLD))
        missing = texts.missing_boats(lacking(p.reserve, self.boats))
        return Reason("Y10.2", Text("yam-why-reserve-lacks", {"missing": missing}))

    def label(self, p: Position) -> Text:
        return Text("yam-label-change", {"boats": texts.pair(self.pair)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-change", {"player": before.turn, "boats": texts.pair(self.pair)})]


class Melt(PairPower):
    """Raijin: a gold boat for two others."""

    def __init__(self, number: i64) -> None:
        super().__init__(RAIJIN_PAIRS[number])

    def written(self) -> str:
        return f"melt {COLOURS[self.pair[0]]} {COLOURS[self.pair[1]]}"

    def is_possible(self, p: Position) -> bool:
        return count(p.reserve, GOLD) > 0 and covers(p.exchangeable(), self.boats)

    def apply(self, p: Position) -> None:
        p.gain_boat(GOLD)
        for colour in self.pair:
            p.exchange_boat(colour)

    def why_impossible(self, p: Position) -> Reason:
        if not count(p.reserve, GOLD):
            return reserve_out(GOLD, "Y10.2")
        missing = lacking(p.mat().boats, self.boats)
        if missing:
            return Reason("Y10.2", Text("yam-why-pair-not-held", {"missing": texts.missing_boats(missing)}))
        return too_fresh(lacking(p.exchangeable(), self.boats))

    def label(self, p: Position) -> Text:
        return Text("yam-label-melt", {"boats": texts.pair(self.pair)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("yam-story-melt", {"player": before.turn, "boats": texts.pair(self.pair)})]


NAKATSU: Final = ActiveSpecialist("Nakatsu", Change, len(NAKATSU_PAIRS), exchanges=True)
RAIJIN: Final = ActiveSpecialist("Raijin", Melt, len(RAIJIN_PAIRS), exchanges=True)
