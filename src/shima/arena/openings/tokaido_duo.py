"""The opening of Tokaido Duo: the three dice of round one."""

from collections.abc import Mapping
from typing import Any

from shima.arena.openings.book import NOTHING, Book, Choice, Decision, Topic, Watch
from shima.games.text import Text
from shima.games.tokaido_duo.constants import CHARACTERS, COLOURS

PICKS = ("first", "second", "third")
"""Who takes a die: the leader, the other player, the leader."""
STAY = "stay"
NO_ACTION = "none"
ACTIONS = {
    "pilgrim": ("coins", "temple", "garden", "spring", "wave"),
    "merchant": ("draw", "sell"),
    "artist": ("paint", "give"),
}


class DuoBook(Book):
    def topics(self, board: Mapping[str, Any], seats: int) -> tuple[Topic, ...]:
        return (
            Topic("figure", PICKS[:2], apart=True),
            Topic("die", PICKS[:1]),
            Topic("merchant", COLOURS, apart=True),
            Topic("pilgrim", COLOURS, apart=True),
            Topic("artist", COLOURS, apart=True),
            Topic("action", PICKS),
        )

    def watch(self, board: Mapping[str, Any], seats: int) -> Watch:
        return DuoWatch(board)

    def heading(self, topic: str) -> Text:
        return Text("openings-duo-topic", {"topic": topic})

    def column(self, role: str) -> Text:
        return Text("openings-duo-role", {"role": role})

    def label(self, board: Mapping[str, Any], topic: str, choice: str) -> Text:
        if topic == "die":
            character, pips = choice.split()
            return Text("balance-die", {"character": character, "pips": int(pips)})
        if choice == STAY:
            return Text("openings-duo-stay")
        if topic == "merchant":
            wares = board["mountain_towns"].get(choice)
            if wares:
                return Text("duo-mountain-town", {"place": choice, "wares": wares})
            return Text("balance-name", {"name": choice})
        if topic == "artist":
            landscape = board["regions"][int(choice) - 1]["landscape"]
            return Text("duo-region", {"region": int(choice), "landscape": landscape})
        if topic == "action":
            return Text("openings-duo-action", {"action": choice})
        return Text("openings-duo-choice", {"choice": choice})

    def favourite(self, topic: str, role: str, label: Text, share: str) -> Text:
        return Text("openings-duo-favourite", {"topic": topic, "role": role, "label": label, "share": share})


class DuoWatch(Watch):
    def __init__(self, board: Mapping[str, Any]) -> None:
        self._kinds: dict[str, str] = {station["name"]: station["kind"] for station in board["stations"]}
        self._choices: list[Choice] = []
        self._figure = ""  # the one that moved last, if it has not acted yet
        self._seat = -1
        self._pick = ""

    def see(self, decision: Decision) -> bool:
        words, view = decision.words, decision.view
        if view["round"] > 1:
            return False
        if view["phase"] == "move":
            self._finish()
            self._see_die(decision)
        elif self._figure and words[0] in ACTIONS[self._figure]:
            self._act(words[0])
        return True

    def _see_die(self, decision: Decision) -> None:
        (figure, goal), view, seat = decision.words[:2], decision.view, decision.seat
        left = {name: pips for name, pips in view["dice"].items() if pips}
        pick = PICKS[len(CHARACTERS) - len(left)]
        if len(left) > 1:  # the last die is no choice
            self._choices.append(Choice("figure", pick, seat, figure, tuple(left)))
        if pick == PICKS[0]:
            faces = tuple(f"{name} {pips}" for name, pips in left.items())
            self._choices.append(Choice("die", pick, seat, f"{figure} {left[figure]}", faces))
        colour = view["players"][seat]["colour"]
        ways = decision.offers()
        for name in left:
            goals = tuple(dict.fromkeys(self._goal(name, way[1]) for way in ways if way[0] == name))
            chosen = self._goal(name, goal) if name == figure else NOTHING
            self._choices.append(Choice(name, colour, seat, chosen, goals))
        self._figure, self._seat, self._pick = figure, seat, pick

    def _goal(self, figure: str, goal: str) -> str:
        """Return the place; for a pilgrim, its kind."""
        return self._kinds.get(goal, goal) if figure == "pilgrim" else goal

    def _act(self, action: str) -> None:
        offered = (*ACTIONS[self._figure], NO_ACTION)
        self._choices.append(Choice("action", self._pick, self._seat, action, offered))
        self._figure = ""

    def _finish(self) -> None:
        """The figure that moved last has not acted."""
        if self._figure:
            self._act(NO_ACTION)

    def choices(self) -> list[Choice]:
        self._finish()
        return self._choices


BOOK = DuoBook()
