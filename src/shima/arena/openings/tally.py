"""Counts of the opening guide by topic, role and choice. Counts of separate games can be added up."""

from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, field
from math import sqrt
from typing import Any

from shima.arena.intervals import Z95, wilson
from shima.arena.openings.book import NOTHING, Choice

Key = tuple[str, str, str]
"""Topic, role and choice. NOTHING as the choice stands for all choices of the role."""
DIGITS = 6
PLACES = "places"
"""The topic for the places in the order of play, each a role without choices."""


@dataclass(frozen=True)
class Measured:
    """A value with its interval and the number of observations."""

    value: float
    low: float
    high: float
    count: int


@dataclass
class Entry:
    """How often a choice was possible and made, and what became of the players who made it."""

    offered: int = 0
    chosen: int = 0
    wins: float = 0.0
    chance: float = 0.0
    squares: float = 0.0
    """The sum of the squared chances."""

    def add(self, other: "Entry") -> None:
        self.offered += other.offered
        self.chosen += other.chosen
        self.wins += other.wins
        self.chance += other.chance
        self.squares += other.squares


@dataclass
class Tally:
    games: int = 0
    entries: dict[Key, Entry] = field(default_factory=dict)

    def note(self, choice: Choice, win: float, chance: float) -> None:
        """Add a choice with the player's share of the win and chance to win after the opening."""
        for option in choice.offered:
            self._entry(choice.topic, choice.role, option).offered += 1
        made = Entry(0, 1, win, chance, chance * chance)
        self._entry(choice.topic, choice.role, NOTHING).add(made)
        if choice.chosen != NOTHING:
            self._entry(choice.topic, choice.role, choice.chosen).add(made)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for key, entry in other.entries.items():
            self._entry(*key).add(entry)

    def _entry(self, *key: str) -> Entry:
        topic, role, choice = key
        return self.entries.setdefault((topic, role, choice), Entry())

    def choices(self, topic: str) -> list[str]:
        """Return everything that was offered in this topic."""
        found = (choice for each, _, choice in self.entries if each == topic and choice != NOTHING)
        return sorted(dict.fromkeys(found))

    def share(self, topic: str, roles: Iterable[str], choice: str, z: float = Z95) -> Measured | None:
        """Return how often the choice was made where it was possible."""
        entries = [self.entries[key] for role in roles if (key := (topic, role, choice)) in self.entries]
        offered = sum(entry.offered for entry in entries)
        if not offered:
            return None
        share = sum(entry.chosen for entry in entries) / offered
        return Measured(share, *wilson(share, offered, z), offered)

    def place(self, place: str, z: float = Z95) -> Measured:
        """Return how often the player in this place won."""
        entry = self.entries[PLACES, place, NOTHING]
        share = entry.wins / entry.chosen
        return Measured(share, *wilson(share, entry.chosen, z), entry.chosen)

    def gain(self, topic: str, roles: Iterable[str], choice: str, z: float = Z95) -> Measured | None:
        """Return by how much the chance to win after this choice exceeds the mean of its role."""
        count, excess, variance = 0, 0.0, 0.0
        for role in roles:
            entry = self.entries.get((topic, role, choice))
            if entry is None or not entry.chosen:
                continue
            every = self.entries[topic, role, NOTHING]
            mean = every.chance / every.chosen
            count += entry.chosen
            excess += entry.chance - entry.chosen * mean
            variance += max(entry.squares - entry.chance**2 / entry.chosen, 0.0)
        if count < 2:
            return None
        error = z * sqrt(variance / (count - 1) / count)
        return Measured(excess / count, excess / count - error, excess / count + error, count)

    def won(self, topic: str, roles: Iterable[str], choice: str, z: float = Z95) -> Measured | None:
        """Return by how much the share of wins after this choice exceeds that of its role."""
        count, wins, expected = 0, 0.0, 0.0
        for role in roles:
            entry = self.entries.get((topic, role, choice))
            if entry is None or not entry.chosen:
                continue
            every = self.entries[topic, role, NOTHING]
            count += entry.chosen
            wins += entry.wins
            expected += entry.chosen * every.wins / every.chosen
        if not count:
            return None
        low, high = wilson(wins / count, count, z)
        base = expected / count
        return Measured(wins / count - base, low - base, high - base, count)

    def to_data(self) -> dict[str, object]:
        """Return plain data for JSON."""
        entries = [(*key, astuple(entry)) for key, entry in sorted(self.entries.items())]
        return {"games": self.games, "entries": [[*key, *map(_rounded, counts)] for *key, counts in entries]}

    @staticmethod
    def of_data(data: Mapping[str, Any]) -> "Tally":
        entries = {(topic, role, choice): Entry(*counts) for topic, role, choice, *counts in data["entries"]}
        return Tally(data["games"], entries)


def _rounded(value: float) -> float:
    return round(value, DIGITS)
