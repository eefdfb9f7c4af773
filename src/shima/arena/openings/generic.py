"""The opening of a game that describes none: each player's first decision, by the kind of action."""

from collections.abc import Mapping
from typing import Any

from shima.arena.openings.book import Book, Choice, Decision, Topic, Watch
from shima.games.text import Text

FEW = 12
"""Up to this many legal moves are told apart. Of more, only the kinds of action are."""


class GenericBook(Book):
    def topics(self, board: Mapping[str, Any], seats: int) -> tuple[Topic, ...]:
        return (Topic("first", tuple(str(place) for place in range(1, seats + 1)), apart=True),)

    def watch(self, board: Mapping[str, Any], seats: int) -> Watch:
        return GenericWatch(seats)

    def heading(self, topic: str) -> Text:
        return Text("openings-first")

    def column(self, role: str) -> Text:
        return Text("openings-place", {"place": int(role)})

    def label(self, board: Mapping[str, Any], topic: str, choice: str) -> Text:
        return Text("openings-action", {"action": choice})

    def favourite(self, topic: str, role: str, label: Text, share: str) -> Text:
        return Text("openings-favourite", {"place": int(role), "label": label, "share": share})


class GenericWatch(Watch):
    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._choices: dict[int, Choice] = {}

    def see(self, decision: Decision) -> bool:
        if decision.seat in self._choices:
            return len(self._choices) < self._seats
        offers = decision.offers()
        words = 1 if len(offers) > FEW else None  # the first word is the kind of action
        kinds = tuple(dict.fromkeys(" ".join(offer[:words]) for offer in offers))
        chosen = " ".join(decision.words[:words])
        self._choices[decision.seat] = Choice("first", str(len(self._choices) + 1), decision.seat, chosen, kinds)
        return True

    def choices(self) -> list[Choice]:
        return list(self._choices.values())


BOOK = GenericBook()
