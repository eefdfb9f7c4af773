"""The seats' clocks, derived from the times of the journal's entries."""

from shima.tables.spec import SECOND, ClockSpec

RETURN_SHARE = 10
LEAST_RETURN = 15 * SECOND


class Clock:
    """`left` is each seat's remaining time when the running clock was started, at `since`."""

    def __init__(self, spec: ClockSpec, seats: int, now: int) -> None:
        self.spec = spec
        self.left = [spec.bank] * seats
        self.since = now

    def copy(self) -> "Clock":
        other = Clock(self.spec, 0, self.since)
        other.left = list(self.left)
        return other

    def charge(self, seat: int, now: int) -> None:
        """Deduct the time that the seat has used until now."""
        if self.spec.kind != "none":
            self.left[seat] = max(0, self.left[seat] - (now - self.since))
        self.since = now

    def pause(self, now: int) -> None:
        """Stop the clock without deducting time."""
        self.since = now

    def turn_ends(self, seat: int) -> None:
        if self.spec.kind == "live":
            self.left[seat] += self.spec.increment * SECOND
        elif self.spec.kind == "days":
            self.left[seat] = self.spec.bank

    def give_back(self, seat: int) -> None:
        """Give time to a player who returns after a bot played: days in full, else a tenth of the bank."""
        bank = self.spec.bank
        share = bank if self.spec.kind == "days" else min(bank, max(LEAST_RETURN, bank // RETURN_SHARE))
        self.left[seat] = max(self.left[seat], share)

    def deadline(self, seat: int) -> int | None:
        """Return when the seat's time runs out if it is the seat's turn."""
        return None if self.spec.kind == "none" else self.since + self.left[seat]
