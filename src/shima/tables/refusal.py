"""What is not done at a table, with the sentence that says why and what would be right."""

from enum import StrEnum

from shima.games.text import Text


class Fault(StrEnum):
    """The kinds of refusal, in the order in which a request is examined."""

    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    FORBIDDEN = "forbidden"
    NOT_NOW = "not-now"
    STALE = "stale"
    ILLEGAL = "illegal"
    TOO_MANY = "too-many"
    BUSY = "busy"


class Refused(Exception):
    """Nothing has changed. `rule` is the number of the game's rule where one forbids the move."""

    def __init__(self, fault: Fault, text: Text, rule: str = "") -> None:
        super().__init__(f"{fault}: {text}")
        self.fault = fault
        self.text = text
        self.rule = rule
