"""A chair at a table, and who sits on it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Chair:
    """A bot from the start, or a person. `away` tells why a bot plays for the person.

    A companion shares the device of the `person`, who holds several chairs then.
    """

    bot: str = ""
    person: str = ""
    name: str = ""
    away: str = ""
    resigned: bool = False
    companion: bool = False

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.person)

    @property
    def plays(self) -> bool:
        """Whether a person plays here and has not left, resigned or run out of time."""
        return bool(self.person) and not self.away and not self.resigned
