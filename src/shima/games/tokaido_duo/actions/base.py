"""Base classes of the actions: outcomes of chance, moves of a figure, and a figure's action."""

from abc import abstractmethod

from mypy_extensions import i64

from shima.games.actions import Action
from shima.games.text import Text
from shima.games.tokaido_duo.constants import CHARACTERS, NOBODY
from shima.games.tokaido_duo.state import ACT, Position


class Outcome(Action[Position]):
    """An outcome of chance."""

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [self.label(before)]


class FigureMove(Action[Position]):
    """Play a die, or play it again with the hot spring: its figure moves."""  # D3.2, D8.3

    def __init__(self, character: i64) -> None:
        self.character = character

    @abstractmethod
    def space(self, p: Position) -> str:
        """Return the figure's new place as a handle."""

    @abstractmethod
    def go(self, p: Position) -> None:
        """Move the figure."""

    @abstractmethod
    def sentence(self, p: Position) -> Text:
        """Tell what the player does."""

    def play(self, p: Position) -> None:
        if p.phase == ACT:
            p.spring_owner = NOBODY  # D8.3: the tile goes back on the board
        else:
            p.take_die(self.character)
        p.acted = False
        p.phase = ACT
        self.go(p)

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        again = [Text("duo-story-again", {"player": before.turn})] if before.phase == ACT else []
        return [*again, self.sentence(before)]

    def handles(self, p: Position) -> list[str]:
        die = "spring" if p.phase == ACT else f"die:{CHARACTERS[self.character]}"
        return [die, self.space(p)]


class Walk(FigureMove):
    """A figure moves to another place."""

    @abstractmethod
    def goal(self, p: Position) -> Text:
        """Return a noun phrase for the new place."""

    def label(self, p: Position) -> Text:
        key = "duo-label-again" if p.phase == ACT else "duo-label-walk"
        return Text(key, {"character": CHARACTERS[self.character], "goal": self.goal(p)})

    def sentence(self, p: Position) -> Text:
        pips = p.pips_for(self.character)
        args: dict[str, object] = {"character": CHARACTERS[self.character], "pips": pips, "goal": self.goal(p)}
        return Text("duo-story-walk", {"player": p.turn, **args})


class FigureAction(Action[Position]):
    """A figure acts at its place."""  # D3.2

    def __init__(self, character: i64) -> None:
        self.character = character

    @abstractmethod
    def act(self, p: Position) -> None:
        """Apply the action, and set the next phase if something must be turned up or put back."""

    @abstractmethod
    def sentence(self, p: Position) -> Text:
        """Tell what the player does."""

    def play(self, p: Position) -> None:
        p.acted = True
        self.act(p)

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [self.sentence(before)]

    def handles(self, p: Position) -> list[str]:
        return [f"do:{self.notation(p).replace(' ', '-')}"]
