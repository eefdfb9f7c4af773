"""Counts of the opening guide by topic, role and choice. Counts of separate games can be added up."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, field, fields
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
    """How often a choice was possible and made, and what became of the players who made it.

    The same choice on several turns of a game is no independent observation. Weights count these repetitions: an
    observation weighs as much as there are of its kind in its game.
    """

    offered: int = 0
    chosen: int = 0
    wins: float = 0.0
    chance: float = 0.0
    offers: int = 0
    """The sum of the weights where the choice was possible."""
    weight: int = 0
    """The sum of the weights where it was made."""
    weighted: float = 0.0
    squares: float = 0.0
    """The weighted sums of the chances and of their squares."""

    def add(self, other: "Entry") -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def mean(self) -> float:
        return self.chance / self.chosen

    @property
    def variance(self) -> float:
        """At least the variance of the sum of the chances, whatever repeated observations have in common."""
        return max(self.squares - 2 * self.mean * self.weighted + self.mean**2 * self.weight, 0.0)


@dataclass
class Tally:
    games: int = 0
    entries: dict[Key, Entry] = field(default_factory=dict)

    def note(self, choices: Iterable[Choice], wins: Sequence[float], chances: Sequence[float]) -> None:
        """Add the choices of one game, with each seat's share of the win and its chance to win after the opening."""
        self.games += 1
        found = list(choices)
        offers = Counter((choice.topic, option) for choice in found for option in choice.offered)
        made = Counter((choice.topic, choice.chosen) for choice in found)
        for choice in found:
            for option in choice.offered:
                self._entry(choice.topic, choice.role, option).add(Entry(1, offers=offers[choice.topic, option]))
            win, chance, weight = wins[choice.seat], chances[choice.seat], made[choice.topic, choice.chosen]
            entry = Entry(0, 1, win, chance, 0, weight, weight * chance, weight * chance**2)
            self._entry(choice.topic, choice.role, NOTHING).add(entry)
            if choice.chosen != NOTHING:
                self._entry(choice.topic, choice.role, choice.chosen).add(entry)

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

    def share(self, topic: str, roles: Sequence[str], choice: str, z: float = Z95) -> Measured | None:
        """Return how often the choice was made where it was possible."""
        entries = self._of(topic, roles, choice)
        offered = sum(entry.offered for entry in entries)
        if not offered:
            return None
        share = sum(entry.chosen for entry in entries) / offered
        # A role decides once in a game; several roles are no independent observations.
        independent = offered if len(roles) == 1 else offered**2 / sum(entry.offers for entry in entries)
        return Measured(share, *wilson(share, independent, z), offered)

    def place(self, place: str, z: float = Z95) -> Measured:
        """Return how often the player in this place won."""
        entry = self.entries[PLACES, place, NOTHING]
        share = entry.wins / entry.chosen
        return Measured(share, *wilson(share, entry.chosen, z), entry.chosen)

    def gain(self, topic: str, roles: Sequence[str], choice: str, z: float = Z95) -> Measured | None:
        """Return by how much the chance to win after this choice exceeds the mean of its role."""
        made = self._made(topic, roles, choice)
        count = sum(entry.chosen for _, entry in made)
        if count < 2:
            return None
        usual = sum(entry.chosen * self.entries[topic, role, NOTHING].mean for role, entry in made)
        value = (sum(entry.chance for _, entry in made) - usual) / count
        error = z * sqrt(sum(entry.variance for _, entry in made) / (count - 1) / count)
        return Measured(value, value - error, value + error, count)

    def won(self, topic: str, roles: Sequence[str], choice: str, z: float = Z95) -> Measured | None:
        """Return by how much the share of wins after this choice exceeds that of its role."""
        made = self._made(topic, roles, choice)
        count = sum(entry.chosen for _, entry in made)
        if not count:
            return None
        share = sum(entry.wins for _, entry in made) / count
        every = [(entry.chosen, self.entries[topic, role, NOTHING]) for role, entry in made]
        usual = sum(times * all_of_role.wins / all_of_role.chosen for times, all_of_role in every) / count
        low, high = wilson(share, count**2 / sum(entry.weight for _, entry in made), z)
        return Measured(share - usual, low - usual, high - usual, count)

    def _of(self, topic: str, roles: Iterable[str], choice: str) -> list[Entry]:
        return [self.entries[key] for role in roles if (key := (topic, role, choice)) in self.entries]

    def _made(self, topic: str, roles: Iterable[str], choice: str) -> list[tuple[str, Entry]]:
        found = [(role, self.entries.get((topic, role, choice))) for role in roles]
        return [(role, entry) for role, entry in found if entry is not None and entry.chosen]

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
