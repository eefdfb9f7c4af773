"""D3: the dice of a round, figures that cannot move, and finishing a die."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import pack
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.tokaido_duo.actions.base import FigureMove, Outcome
from shima.games.tokaido_duo.constants import CHARACTERS, MERCHANT, MOST_PIPS, NOBODY, TOWN_NAMES
from shima.games.tokaido_duo.state import FINISHED, MOVE, THROW, Position


class Throw(Outcome):
    """The leader throws the three dice."""  # D3.1

    def __init__(self, pilgrim: i64, merchant: i64, artist: i64) -> None:
        self.pilgrim = pilgrim + 1
        self.merchant = merchant + 1
        self.artist = artist + 1
        self.dice = pack((pilgrim + 1, merchant + 1, artist + 1))

    def notation(self, p: Position) -> str:
        return f"die {self.pilgrim} {self.merchant} {self.artist}"

    def play(self, p: Position) -> None:
        p.dice = self.dice
        p.dice_left = len(CHARACTERS)
        p.turn = p.leader
        p.phase = MOVE

    def why(self, p: Position) -> Reason:
        if p.phase != THROW:
            return Reason("D3.1", Text("duo-why-dice-thrown", {"round": p.round}))
        return Reason("D1.2", Text("duo-why-no-such-face"))

    def label(self, p: Position) -> Text:
        pips: dict[str, object] = {"pilgrim": self.pilgrim, "merchant": self.merchant, "artist": self.artist}
        return Text("duo-story-throw", {"player": p.leader, "round": p.round, **pips})

    def handles(self, p: Position) -> list[str]:
        return [f"die:{character}" for character in CHARACTERS]


THROW_DICE: Final = Kind("D3.1", Throw, *MOST_PIPS)


def throw_of(pilgrim: i64, merchant: i64, artist: i64) -> i64:
    """Return the move for this roll of the dice."""
    return THROW_DICE.number(pilgrim - 1, merchant - 1, artist - 1)


class Stay(FigureMove):
    """A merchant or artist that cannot move stays and does not act."""  # D3.4

    def __init__(self, figure: i64) -> None:
        super().__init__(figure + MERCHANT)

    def notation(self, p: Position) -> str:
        return f"{CHARACTERS[self.character]} stay"

    def space(self, p: Position) -> str:
        board = p.boards[p.turn]
        if self.character == MERCHANT:
            return f"at:{TOWN_NAMES[board.merchant]}"
        return f"region:{board.artist + 1}"

    def go(self, p: Position) -> None:
        p.acted = True

    def why(self, p: Position) -> Reason:
        return Reason("D3.4", Text("duo-why-can-move", {"character": CHARACTERS[self.character]}))

    def label(self, p: Position) -> Text:
        return Text("duo-label-stay", {"character": CHARACTERS[self.character]})

    def sentence(self, p: Position) -> Text:
        args: dict[str, object] = {"character": CHARACTERS[self.character], "pips": p.pips_for(self.character)}
        return Text("duo-story-stay", {"player": p.turn, **args})


STAY: Final = Kind("D3.4", Stay, 2)


class Pass(Action[Position]):
    """Skip the action or the hot spring."""  # D3.2, D8.3

    def notation(self, p: Position) -> str:
        return "pass"

    def play(self, p: Position) -> None:
        finish_die(p)

    def why(self, p: Position) -> Reason:
        return Reason("D3.2", Text("duo-why-must-move"))

    def label(self, p: Position) -> Text:
        return Text("duo-label-pass")

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        args: dict[str, object] = {"player": before.turn, "character": CHARACTERS[before.character]}
        return [Text("duo-story-pass", args)]

    def handles(self, p: Position) -> list[str]:
        return ["do:pass"]


PASS: Final = Kind("D3.2", Pass)


def finish_die(p: Position) -> None:
    """Continue with the next die, the next round or the end."""  # D3.1, D9.1
    p.character = NOBODY
    p.pips = 0
    p.acted = False
    p.may_give = False
    p.spring_is_new = False
    p.dice_left -= 1
    if p.dice_left:
        p.turn = 1 - p.turn
        p.phase = MOVE
    elif p.end:
        p.phase = FINISHED
    else:
        p.leader = 1 - p.leader
        p.turn = p.leader
        p.round += 1
        p.phase = THROW
