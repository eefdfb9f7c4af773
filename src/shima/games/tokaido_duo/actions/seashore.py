"""D7 and D8: waves from the seashore, and the hot spring."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tokaido_duo.actions.pilgrim import COINS, GARDEN, TEMPLE, Visit
from shima.games.tokaido_duo.constants import (
    CHARACTERS,
    GARDEN_STATION,
    GARDENS,
    NOBODY,
    SEASHORE,
    SIDES,
    SPRING_STATION,
    TEMPLE_STATION,
    TEMPLES,
    TOWN,
)
from shima.games.tokaido_duo.state import PUT_BACK, Position


class TakeWave(Visit):
    """Take a character's wave from the board, or from the opponent if none is there."""  # D7.1

    def __init__(self, character: i64) -> None:
        super().__init__("D7.1", SEASHORE)
        self.wave = character

    def notation(self, p: Position) -> str:
        return f"wave {CHARACTERS[self.wave]}"

    def act(self, p: Position) -> None:
        owners = list(p.wave_owners)
        owners[self.wave] = p.turn
        p.wave_owners = tuple(owners)
        p.phase = PUT_BACK  # D5.6: the opponent may have lost the strong merchant's wave

    def nothing_more(self, p: Position) -> Text:
        if p.wave_owners[self.wave] == p.turn:
            return Text("duo-why-wave-owned", {"wave": CHARACTERS[self.wave]})
        left = CHARACTERS[p.wave_owners.index(NOBODY)]
        return Text("duo-why-wave-on-board", {"wave": CHARACTERS[self.wave], "left": left})

    def side(self, p: Position) -> str:
        """Return the wave's side; empty before the setup."""
        return SIDES[self.wave][p.wave_sides[self.wave]] if len(p.wave_sides) == len(CHARACTERS) else ""

    def label(self, p: Position) -> Text:
        return Text("duo-label-wave", {"wave": CHARACTERS[self.wave], "side": self.side(p)})

    def sentence(self, p: Position) -> Text:
        key = "duo-story-wave" if p.wave_owners[self.wave] == NOBODY else "duo-story-wave-taken"
        wave: dict[str, object] = {"wave": CHARACTERS[self.wave], "side": self.side(p)}
        return Text(key, {"player": p.turn, "other": 1 - p.turn, **wave})

    def handles(self, p: Position) -> list[str]:
        return [f"wave:{CHARACTERS[self.wave]}"]


WAVE: Final = Kind("D7.1", TakeWave, len(CHARACTERS))


def list_waves(p: Position, moves: MoveBuffer) -> None:
    """List the waves on the board, or the opponent's if none is there."""  # D7.1
    owner: i64 = NOBODY if NOBODY in p.wave_owners else 1 - p.turn
    for character in range(len(CHARACTERS)):
        if p.wave_owners[character] == owner:
            moves.add(WAVE.number(character))


class TakeSpring(Visit):
    """Take the hot spring from the board or the opponent, for a later die."""  # D8.1, D8.2

    def __init__(self) -> None:
        super().__init__("D8.1", SPRING_STATION, "duo-why-spring-owned")

    def notation(self, p: Position) -> str:
        return "spring"

    def act(self, p: Position) -> None:
        p.spring_owner = p.turn
        p.spring_is_new = True  # D8.2

    def label(self, p: Position) -> Text:
        return Text("duo-label-spring")

    def sentence(self, p: Position) -> Text:
        key = "duo-story-spring" if p.spring_owner == NOBODY else "duo-story-spring-taken"
        return Text(key, {"player": p.turn, "other": 1 - p.turn})


SPRING: Final = Kind("D8.1", TakeSpring)


def list_visits(p: Position, moves: MoveBuffer) -> None:
    """List what the pilgrim's station offers, except where it would change nothing."""
    board = p.boards[p.turn]
    kind = p.components.stations[board.pilgrim]
    if kind == TOWN:
        moves.add(COINS.number())
    elif kind == TEMPLE_STATION:
        if board.temple < TEMPLES:
            moves.add(TEMPLE.number())
    elif kind == GARDEN_STATION:
        if board.garden < GARDENS:
            moves.add(GARDEN.number())
    elif kind == SPRING_STATION:
        if p.spring_owner != p.turn:
            moves.add(SPRING.number())  # D8.1
    else:
        list_waves(p, moves)
