"""Base class for games made of phases and actions, which provide notation, reasons, labels and stories."""

from abc import abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from shima.games.game import CHANCE, EVERYBODY, Actor, Game, Move, Reason, State, UserError
from shima.games.notation import Notation, actor_sign, read_line
from shima.games.phases import P, Rules
from shima.games.text import Text
from shima.games.view_types import LegalMove, OwnView


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleGame(Game, Generic[P]):
    rules: Rules[P]
    notation: Notation

    def use(self, rules: Rules[P]) -> None:
        """Set the rules and build the notation of all moves. Call it at the end of `__init__`, when `new` works."""
        self.rules = rules
        space = rules.space
        blank = self.own(self.new(self.seats[0]))
        texts = [action.notation(blank) for action in space.actions]
        while len(texts) > space.first_later and not texts[-1]:
            texts.pop()  # kinds added later that this component set does not use
        self.move_count = len(texts)
        self.first_chance = space.first_chance
        by_chance = [not space.is_players(move) for move in range(len(texts))]
        self.player_move_count = max([move for move, chance in enumerate(by_chance) if not chance]) + 1
        self.notation = Notation(tuple(texts), tuple(by_chance))

    def use_as(self, other: "RuleGame[P]") -> None:
        """Set the rules and the notation of the same game with the same component set."""
        self.rules = other.rules
        self.notation = other.notation
        self.move_count = other.move_count
        self.first_chance = other.first_chance
        self.player_move_count = other.player_move_count

    @abstractmethod
    def own(self, state: State) -> P:
        """Narrow the state to this game's type. Raise TypeError for a state of another game."""

    @abstractmethod
    def consequences(self, before: P, after: P) -> list[Text]:
        """Tell what else happened because of a move."""

    def own_view(self, state: State, viewer: int | None) -> OwnView:
        if viewer is not None:
            self.check_seat(state, viewer)
        return {"viewer": None if viewer is None else viewer + 1, "moves": self.offers(state, viewer)}

    def offers(self, state: State, viewer: int | None) -> list[LegalMove]:
        """Return the legal moves for a view; empty unless it is the viewer's turn."""
        own = self.own(state)
        if own.actor() != viewer:
            return []
        actions, texts = self.rules.actions, self.notation.texts
        return [{"move": m, "text": texts[m], "handles": actions[m].handles(own)} for m in own.moves()]

    def write(self, state: State, move: Move) -> str:
        return f"{actor_sign(state.actor())} {self.notation.texts[move]}"

    def parse(self, state: State, text: str) -> Move:
        return self.notation.parse(read_line(state, text), state.actor() == CHANCE)

    def player_moves(self) -> list[Move]:
        return [move for move, chance in enumerate(self.notation.by_chance) if not chance]

    def why(self, state: State, move: Move) -> Reason | None:
        own = self.own(state)
        return None if self.rules.is_legal(own, move) else self.rules.objection(own, move, self.move_count)

    def lacks(self, state: State, move: Move) -> dict[str, int]:
        return self.rules.actions[move].lacks(self.own(state))

    def prospects(self, state: State, move: Move, seat: int) -> list[str]:
        return self.rules.actions[move].prospects(self.own(state), seat)

    def label(self, state: State, move: Move) -> Text:
        return self.rules.actions[move].label(self.own(state))

    def story(self, state: State, move: Move, viewer: int | None, after: State | None = None) -> tuple[Text, ...]:
        if after is None:
            after = state.copy()
            after.play(move)
        own, own_after = self.own(state), self.own(after)
        texts = self.rules.actions[move].story(own, own_after, viewer)
        return (*texts, *self.consequences(own, own_after))

    def handles(self, state: State, move: Move, viewer: int | None) -> list[str]:
        own, action = self.own(state), self.rules.actions[move]
        knower = action.secret_to(own)
        return action.handles(own) if knower in (EVERYBODY, viewer) else []

    def secret_to(self, state: State, move: Move) -> Actor:
        return self.rules.actions[move].secret_to(self.own(state))

    def check_seat(self, state: State, seat: int) -> None:
        seats = state.players()
        if not 0 <= seat < seats:
            raise UserError(Text("error-viewer", {"viewer": seat + 1, "seats": seats}))
