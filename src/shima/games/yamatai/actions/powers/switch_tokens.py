"""Y9.6: fleet 6 switches two culture tokens of different kinds. Mountains stay where they are."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Kind
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.actions.powers.power import FleetPower
from shima.games.yamatai.actions.reasons import no_token_on
from shima.games.yamatai.constants import ISLANDS, KINDS
from shima.games.yamatai.state import NOTHING, SECOND_TOKEN, TURN, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenSwitch(FleetPower):
    def __init__(self, island: i64) -> None:
        self.island = island

    def fleet(self) -> int:
        return 6

    def kind(self, p: Position) -> str:
        return KINDS[p.token_at[self.island]]

    def touched(self, p: Position) -> list[str]:
        return [f"island:{self.island + 1}"]


class PickToken(TokenSwitch):
    """Choose the first token."""

    def notation(self, p: Position) -> str:
        return f"switch-token {self.island + 1}"

    def play(self, p: Position) -> None:
        p.power_used = True
        p.picked = self.island
        p.phase = SECOND_TOKEN

    def why_impossible(self, p: Position) -> Reason:
        if p.token_at[self.island] < 0:
            return no_token_on(self.island, "Y9.6")
        return Reason("Y9.6", Text("yam-why-one-kind"))

    def label(self, p: Position) -> Text:
        return Text("yam-label-switch-token", {"island": self.island + 1, "token": self.kind(p)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        args: dict[str, object] = {"island": self.island + 1, "token": self.kind(before)}
        return [Text("yam-story-switch-token", {"player": before.turn, **args})]


class SwitchWithToken(TokenSwitch):
    """Choose the second token."""

    def notation(self, p: Position) -> str:
        return f"with-token {self.island + 1}"

    def play(self, p: Position) -> None:
        p.token_at = p.token_at.switch(p.picked, self.island)
        p.picked = NOTHING
        p.phase = TURN

    def why(self, p: Position) -> Reason:
        if p.phase != SECOND_TOKEN:
            return super().why(p)
        if p.token_at[self.island] < 0:
            return no_token_on(self.island, "Y9.6")
        if self.island == p.picked:
            return Reason("Y9.6", Text("yam-why-same-token", {"island": self.island + 1}))
        args: dict[str, object] = {"island": self.island + 1, "picked": p.picked + 1, "kind": self.kind(p)}
        return Reason("Y9.6", Text("yam-why-same-kind", args))

    def why_impossible(self, p: Position) -> Reason:
        return Reason("Y9.6", Text("yam-why-first-token-first"))

    def label(self, p: Position) -> Text:
        return Text("yam-label-with-token", {"island": self.island + 1, "token": self.kind(p)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        first, second = texts.token_on(before, before.picked), texts.token_on(before, self.island)
        return [Text("yam-story-with-token", {"player": before.turn, "first": first, "second": second})]


PICK_TOKEN: Final[Kind[Position]] = Kind("Y9.6", PickToken, ISLANDS)
SWITCH_WITH_TOKEN: Final[Kind[Position]] = Kind("Y9.6", SwitchWithToken, ISLANDS)


def list_tokens_to_switch(p: Position, moves: MoveBuffer) -> None:
    """List all tokens, unless they are all of one kind."""
    if p.token_at.is_varied():
        PICK_TOKEN.list_each(moves, p.token_at.taken())


def list_tokens_to_switch_with(p: Position, moves: MoveBuffer) -> None:
    """List the tokens of other kinds."""
    SWITCH_WITH_TOKEN.list_each(moves, p.token_at.taken() & ~p.token_at.where(p.token_at[p.picked]))
