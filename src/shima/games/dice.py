"""Random numbers for simulation and search. Tables draw from `shima.fair` instead."""

from mypy_extensions import i64


class Dice:
    """A small, fast generator that gives the same numbers in both builds.

    Marsaglia's multiply-with-carry: 1069998789 * 2**32 - 1 is a safe prime, so the period is about 2**60. Every
    number stays below 2**63, so the compiled build can use machine words.
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed * 2654435761 + 88172645463325252) % 4_000_000_000_000_000_000 + 1
        for _ in range(4):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1. The limit must be far below 2**31."""
        self.state = 1069998789 * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        return (self.state & 0x7FFFFFFF) * limit >> 31

    def fraction(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return int(self.below(1 << 30)) / (1 << 30)

    def weighted(self, weights: tuple[int, ...]) -> i64:
        """Return a random index, with probabilities proportional to the weights."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        chosen: i64 = 0
        for weight in weights:
            left -= weight
            if left < 0:
                break
            chosen += 1
        return chosen
