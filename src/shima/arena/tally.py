"""Results of the games between one pair."""

from collections import Counter
from dataclasses import dataclass, field

from shima.arena.contest import SIDES, Group, Played
from shima.arena.intervals import elo_of, wilson


@dataclass
class Side:
    """One side of the match."""

    wins_by_seat: Counter[int] = field(default_factory=Counter)
    """Games won outright, by the winner's seat."""
    points: int = 0
    seats: int = 0
    """The total number of seats that the side had in all games."""
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


@dataclass
class Tally:
    """Adds up groups. `results` counts A's wins, draws and losses."""

    games: int = 0
    rounds: int = 0
    shared: int = 0
    results: Counter[float] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    sides: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))

    def add(self, group: Group) -> None:
        for played in group:
            self.games += 1
            self.rounds += played.rounds
            self.results[played.share] += 1
            self.ends[played.end] += 1
            self.shared += played.places.count(1) > 1
            self._add_sides(played)

    def _add_sides(self, played: Played) -> None:
        alone = played.places.count(1) == 1
        for seat, name in enumerate(played.seating):
            side = self.sides[SIDES.index(name)]
            side.points += played.scores[seat]
            side.seats += 1
            side.wins_by_seat[seat] += alone and played.places[seat] == 1
        for number, side in enumerate(self.sides):
            side.decisions += played.decisions[number]
            side.seconds += played.seconds[number]
            side.slowest = max(side.slowest, played.slowest[number])

    @property
    def share(self) -> float:
        """A's share of the games."""
        return (self.results[1.0] + self.results[0.5] / 2) / self.games

    def strength(self) -> dict[str, object]:
        """Return the share with its interval and the Elo difference; None where that is infinite."""
        interval = wilson(self.share, self.games)
        return {
            "games": self.games,
            "won": self.results[1.0],
            "drawn": self.results[0.5],
            "lost": self.results[0.0],
            "share": round(self.share, 4),
            "share_interval": [round(end, 4) for end in interval],
            "elo": finite(elo_of(self.share)),
            "elo_interval": [finite(elo_of(end)) for end in interval],
        }

    def circumstances(self, seats: int) -> dict[str, object]:
        """Return statistics about seats, points, game lengths and times."""
        told: dict[str, object] = {
            "shared": self.shared,
            "rounds": round(self.rounds / self.games, 2),
            "ends": dict(sorted(self.ends.items())),
        }
        for name, side in zip(SIDES.lower(), self.sides, strict=True):
            told[f"{name}_wins_by_seat"] = [side.wins_by_seat[seat] for seat in range(seats)]
            told[f"{name}_score"] = round(side.points / side.seats, 2)
            told[f"{name}_milliseconds"] = round(1000 * side.seconds / max(side.decisions, 1), 3)
            told[f"{name}_slowest_milliseconds"] = round(1000 * side.slowest, 3)
        return told


def finite(elo: float) -> float | None:
    """Return None for infinity, which JSON does not have."""
    return round(elo, 1) if abs(elo) < float("inf") else None
