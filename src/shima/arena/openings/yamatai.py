"""The opening of Yamataï: fleets, trades, boats, buildings, tokens and specialists of round one."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shima.arena.openings.book import NOTHING, Book, Choice, Decision, Topic, Watch
from shima.games.text import Text
from shima.games.yamatai.constants import COLOURS, TILE_KINDS

TURNS = ("turn-1", "turn-2", "turn-3", "turn-4")
"""The turns of round one, in their order. With two players, each has two of them."""
TURNS_OF = {2: 4}
NEITHER, NO_TRADE, NOBODY = "neither", "no-trade", "nobody"
MOST_COLLECTED = 3
"""Turns with more tokens are counted as turns with this number."""
USES = (*TILE_KINDS, *(f"collect-{count}" for count in range(1, MOST_COLLECTED + 1)), NEITHER)
TRADES = (*(f"{deed}-{colour}" for deed in ("buy", "sell") for colour in COLOURS if colour != "gold"), NO_TRADE)
POWERS = {
    "reserve": "reserve",
    "peek": "peek",
    "slide": "slide",
    "sacred": "sacred-ground",
    "switch-token": "switch-tokens",
    "remove": "remove-boats",
    "switch-boat": "switch-boats",
}
"""Moves that use the power of a fleet. The discount is used by building."""
DISCOUNT = "discount"


class YamataiBook(Book):
    def topics(self, board: Mapping[str, Any], seats: int) -> tuple[Topic, ...]:
        turns = TURNS[: TURNS_OF.get(seats, seats)]
        return (
            Topic("fleet", turns, apart=True),
            Topic("turn", turns, apart=True),
            Topic("trade", turns),
            Topic("specialist", turns),
            Topic("island", turns),
            Topic("entry", turns[:1]),
            Topic("power", turns),
        )

    def watch(self, board: Mapping[str, Any], seats: int) -> Watch:
        return YamataiWatch(board)

    def heading(self, topic: str) -> Text:
        return Text("openings-yam-topic", {"topic": topic})

    def column(self, role: str) -> Text:
        return Text("openings-yam-role", {"role": role})

    def label(self, board: Mapping[str, Any], topic: str, choice: str) -> Text:
        if topic == "fleet":
            boats = _list(board["fleets"][int(choice) - 1]["boats"])
            return Text("openings-yam-fleet", {"fleet": int(choice), "boats": boats})
        if topic == "specialist" and choice != NOBODY:
            points = board["specialists"][choice]
            return Text("yam-specialist", {"specialist": choice, "points": points})
        if topic == "entry":
            place = board["places"][int(choice) - 1]
            return Text(place["key"], place["args"])
        if topic == "power":
            return Text("openings-yam-power", {"power": choice})
        deed, _, colour = choice.partition("-")
        if colour in COLOURS:
            return Text("openings-yam-trade", {"deed": deed, "colour": colour})
        return Text("openings-yam-choice", {"choice": choice})

    def favourite(self, topic: str, role: str, label: Text, share: str) -> Text:
        return Text("openings-yam-favourite", {"topic": topic, "role": role, "label": label, "share": share})


@dataclass
class Turn:
    """What a player has done in a turn so far."""

    seat: int
    role: str
    fleet: int
    fleets: tuple[str, ...]
    display: tuple[str, ...]
    trade: str = NO_TRADE
    built: str = ""
    on_mountain: bool = False
    collected: int = 0
    recruited: str = NOBODY
    power_used: bool = False

    @property
    def use(self) -> str:
        return self.built or (f"collect-{min(self.collected, MOST_COLLECTED)}" if self.collected else NEITHER)


class YamataiWatch(Watch):
    def __init__(self, board: Mapping[str, Any]) -> None:
        self._board = board
        self._turns: list[Turn] = []
        self._entry: tuple[int, str] | None = None  # seat and spot of the first boat

    def see(self, decision: Decision) -> bool:
        words, view = decision.words, decision.view
        if view["round"] > 1:
            return False
        if words[0] == "fleet":
            role = TURNS[len(self._turns)]
            display = tuple(one["name"] for one in view["specialists"])
            self._turns.append(Turn(decision.seat, role, int(words[1]), tuple(map(str, view["fleets"])), display))
        elif words[0] == "place" and self._entry is None:
            self._entry = (decision.seat, words[2])
        elif self._turns:
            self._note(self._turns[-1], words, view)
        return True

    def _note(self, turn: Turn, words: list[str], view: Mapping[str, Any]) -> None:
        if words[0] in ("buy", "sell"):
            turn.trade = "-".join(words[:2])
        elif words[0] == "collect":
            turn.collected += 1
        elif words[0] == "recruit":
            turn.recruited = words[1]
        elif words[0] == "build":
            tile, island = self._board["tiles"][int(words[1]) - 1], int(words[3]) - 1
            turn.built = tile["kind"]
            turn.on_mountain = view["islands"][island]["mountain"]
            turn.power_used |= self._is_discounted(tile["cost"], island, view["boats"])
        elif words[0] in POWERS:
            turn.power_used = True

    def _is_discounted(self, cost: Mapping[str, int], island: int, boats: Mapping[int, str]) -> bool:
        around = Counter(boats[spot] for spot in self._board["islands"][island] if spot in boats)
        return bool(Counter(cost) - around)

    def choices(self) -> list[Choice]:
        found = [choice for turn in self._turns for choice in self._choices(turn)]
        if self._entry is not None:
            seat, spot = self._entry
            entries = tuple(map(str, self._board["entries"]))
            found.append(Choice("entry", TURNS[0], seat, spot, entries))
        return found

    def _choices(self, turn: Turn) -> list[Choice]:
        found = [
            Choice("fleet", turn.role, turn.seat, str(turn.fleet), turn.fleets),
            Choice("turn", turn.role, turn.seat, turn.use, USES),
            Choice("trade", turn.role, turn.seat, turn.trade, TRADES),
            Choice("specialist", turn.role, turn.seat, turn.recruited, (*turn.display, NOBODY)),
        ]
        if turn.built:
            land = "mountain" if turn.on_mountain else "plain"
            found.append(Choice("island", turn.role, turn.seat, land, ("mountain", "plain")))
        power = self._board["fleets"][turn.fleet - 1]["power"]
        if power:
            used = power if turn.power_used else NOTHING
            found.append(Choice("power", turn.role, turn.seat, used, (power,)))
        return found


def _list(boats: list[str]) -> Text:
    first = Text("openings-yam-boat", {"colour": boats[0]})
    return Text("yam-list", {"first": first, "rest": _list(boats[1:])}) if boats[1:] else first


BOOK = YamataiBook()
