"""What may be said about openings: only what chance does not explain.

All statements about one number of players hold at once with a probability of 95 % (Bonferroni's correction).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from shima.arena.intervals import z_of_all
from shima.arena.openings.book import Topic
from shima.arena.openings.tally import PLACES, Measured, Tally

FEWEST = 30
"""A choice that was made less often is not judged."""
DIGITS = 9
"""Of two places with opposite shares, the first counts, whatever the last digit says."""
HALF = 0.5
"""A favourite is chosen more often than not."""
MOST_FINDINGS = 5
MOST_FAVOURITES = 3
ALL = ""
"""The role of a statement about all roles of its topic."""


@dataclass(frozen=True)
class Finding:
    """A statement. The kind is `place`, `favourite`, `gain` or `loss`; a place is the role of its finding."""

    kind: str
    topic: str
    role: str
    choice: str
    found: Measured


class Judge:
    """Decides which of the counted differences are significant."""

    def __init__(self, tally: Tally, topics: Sequence[Topic], seats: int) -> None:
        self.tally = tally
        self.topics = topics
        self.seats = seats
        self.z = z_of_all(self._tests())

    def _tests(self) -> int:
        """Return the number of comparisons: all places, favourites and gains."""
        favourites = sum(len(_groups(topic)) for topic in self.topics)
        gains = sum(len(self.judged(topic)) for topic in self.topics)
        return self.seats + favourites + gains

    def judged(self, topic: Topic) -> list[str]:
        """Return the choices that were made often enough."""
        found = [(choice, self.tally.gain(topic.key, topic.roles, choice)) for choice in self.tally.choices(topic.key)]
        return [choice for choice, gain in found if gain is not None and gain.count >= FEWEST]

    def is_sure(self, topic: Topic, choice: str) -> bool:
        """Whether the choice changes the chance to win."""
        if choice not in self.judged(topic):
            return False
        gain = self.tally.gain(topic.key, topic.roles, choice, self.z)
        return gain is not None and (gain.low > 0 or gain.high < 0)

    def place(self) -> Finding | None:
        """Return the place with the largest significant advantage or disadvantage."""
        places = sorted(role for topic, role, _ in self.tally.entries if topic == PLACES)
        fair = 1 / self.seats
        found = [(place, self.tally.place(place, self.z)) for place in places]
        sure = [place for place, wide in found if not wide.low <= fair <= wide.high]
        if not sure:
            return None
        best = max(sure, key=lambda place: round(abs(self.tally.place(place).value - fair), DIGITS))
        return Finding("place", PLACES, best, "", self.tally.place(best))

    def favourites(self) -> list[Finding]:
        """Return what clearly most players in a role choose: first one favourite of every topic, then the others."""
        firsts: list[Finding] = []
        others: list[Finding] = []
        for topic in self.topics:
            each = [self._favourite(topic, role, roles) for role, roles in _groups(topic).items()]
            found = [favourite for favourite in each if favourite is not None]
            firsts += found[:1]
            others += found[1:]
        return firsts + others

    def _favourite(self, topic: Topic, role: str, roles: tuple[str, ...]) -> Finding | None:
        choices = self.tally.choices(topic.key)
        shares = [
            (share, choice) for choice in choices if (share := self.tally.share(topic.key, roles, choice, self.z))
        ]
        shares = [(share, choice) for share, choice in shares if share.count >= FEWEST]
        shares.sort(key=lambda pair: -pair[0].value)
        if len(shares) < 2 or shares[0][0].low <= max(HALF, shares[1][0].high):
            return None
        choice = shares[0][1]
        share = self.tally.share(topic.key, roles, choice)
        assert share is not None
        return Finding("favourite", topic.key, role, choice, share)

    def gains(self) -> list[Finding]:
        """Return all choices that change the chance to win, the largest gain first."""
        found: list[Finding] = []
        for topic in self.topics:
            for choice in self.judged(topic):
                gain = self.tally.gain(topic.key, topic.roles, choice)
                if gain is not None and self.is_sure(topic, choice):
                    kind = "gain" if gain.value > 0 else "loss"
                    found.append(Finding(kind, topic.key, ALL, choice, gain))
        return sorted(found, key=lambda finding: -finding.found.value)

    def findings(self) -> list[Finding]:
        """Return what matters most: a place, favourites, the best and the worst choice."""
        place, favourites, gains = self.place(), self.favourites(), self.gains()
        found = [place] if place else []
        best = [finding for finding in gains if finding.kind == "gain"][:1]
        worst = [finding for finding in gains if finding.kind == "loss"][-1:]
        room = MOST_FINDINGS - len(found) - len(best) - len(worst)
        return [*found, *favourites[: min(room, MOST_FAVOURITES)], *best, *worst]


def _groups(topic: Topic) -> dict[str, tuple[str, ...]]:
    """Return the roles that are looked at separately, and those of each."""
    return {role: (role,) for role in topic.roles} if topic.apart else {ALL: topic.roles}
