"""The time of each seat. All of it follows from when the entries of the journal were written."""

from shima.tables.spec import SECOND, ClockSpec

RETURN_SHARE = 10
LEAST_RETURN = 15 * SECOND


class Clock:
    """`left` is what each seat had when the clock of the one to move was started, at `since`."""

    def __init__(self, spec: ClockSpec, seats: int, now: int) -> None:
        self.spec = spec
        self.left = [spec.bank] * seats
        self.since = now

    def copy(self) -> "Clock":
        other = Clock(self.spec, 0, self.since)
        other.left = list(self.left)
        return other

    def charge(self, seat: int, now: int) -> None:
        """The seat has thought until now."""
        if self.spec.kind != "none":
            self.left[seat] = max(0, self.left[seat] - (now - self.since))
        self.since = now

    def pause(self, now: int) -> None:
        """Nobody has thought since the clock was started."""
        self.since = now

    def turn_ends(self, seat: int) -> None:
        if self.spec.kind == "live":
            self.left[seat] += self.spec.increment * SECOND
        elif self.spec.kind == "days":
            self.left[seat] = self.spec.bank

    def give_back(self, seat: int) -> None:
        """Give a player who returns after a bot played time to think: days in full, else a tenth of the bank."""
        bank = self.spec.bank
        share = bank if self.spec.kind == "days" else min(bank, max(LEAST_RETURN, bank // RETURN_SHARE))
        self.left[seat] = max(self.left[seat], share)

    def deadline(self, seat: int) -> int | None:
        """When the time of the seat is up, if it is the one to move."""
        return None if self.spec.kind == "none" else self.since + self.left[seat]
