"""Refusals of requests, with a message that says why and what to do instead."""

from enum import StrEnum

from shima.games.text import Text


class Fault(StrEnum):
    """The kinds of refusal, in the order in which a request is checked."""

    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    FORBIDDEN = "forbidden"
    NOT_NOW = "not-now"
    STALE = "stale"
    ILLEGAL = "illegal"
    TOO_MANY = "too-many"
    BUSY = "busy"


class Refused(Exception):
    """Nothing has changed. `rule` is the number of the game's rule that forbids the move, if one does."""

    def __init__(self, fault: Fault, text: Text, rule: str = "") -> None:
        super().__init__(f"{fault}: {text}")
        self.fault = fault
        self.text = text
        self.rule = rule
