"""The smallest game under the contract, with flaws for the fuzzer to find."""

from shima.games.dice import Dice
from shima.games.game import EVERYBODY, OVER, Game, IllegalMove, Reason, State
from shima.games.text import Text


class Pile(State):
    """Take a stone or two from five, in turns. Taking the last one wins; two may not be taken from one."""

    def __init__(self, left: int = 5, turn: int = 0) -> None:
        self.left, self.turn = left, turn

    def actor(self) -> int:
        return self.turn if self.left else OVER

    def moves(self) -> tuple[int, ...]:
        return tuple(number - 1 for number in (1, 2) if number <= self.left)

    def weights(self) -> tuple[int, ...]:
        return ()

    def play(self, move: int) -> None:
        if move not in self.moves():
            raise IllegalMove(Reason("S1", Text("stones")))
        self.left -= move + 1
        self.turn = 1 - self.turn

    def copy(self) -> "Pile":
        return Pile(self.left, self.turn)

    def scores(self) -> tuple[int, ...]:
        return (0, 0)

    def ranking(self) -> tuple[int, ...]:
        return (1, 1)

    def rounds(self) -> int:
        return 1

    def ending(self) -> str:
        return ""

    def key(self) -> tuple[object, ...]:
        return (self.left, self.turn)


class Stones(Game):
    """The game of the stones with a flaw: once stones were taken, `why` knows no reason any more."""

    def __init__(self) -> None:
        self.name, self.rules_version, self.seats = "stones", 1, (2,)
        self.move_count = self.player_move_count = 3
        self.set_name, self.set_hash = "none", "0" * 64

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> Pile:
        return Pile()

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return {}

    def write(self, state: State, move: int) -> str:
        return f"{state.actor() + 1} take {move + 1}"

    def parse(self, state: State, text: str) -> int:
        return int(text.split()[-1]) - 1

    def why(self, state: State, move: int) -> Reason | None:
        started = state.key() != (5, 0)
        return None if move in state.moves() or started else Reason("S1", Text("stones"))

    def label(self, state: State, move: int) -> Text:
        return Text("stones")

    def story(self, state: State, move: int, viewer: int | None, after: State | None = None) -> tuple[Text, ...]:
        return ()

    def board(self) -> dict[str, object]:
        return {}

    def public_view(self, state: State) -> dict[str, object]:
        return {}

    def own_view(self, state: State, viewer: int | None) -> dict[str, object]:
        return {"moves": list(state.moves()) if viewer == state.actor() else []}

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return (("turn", 1),)

    def observe(self, state: State, seat: int) -> bytes:
        return bytes([state.actor() == seat])

    def violations(self, state: State) -> list[str]:
        return []


class TiringPile(Pile):
    """The third move ends the game. Nobody sees how many were made, and copies do not know it."""

    made = 0

    def play(self, move: int) -> None:
        super().play(move)
        self.made += 1
        if self.made == 3:
            self.left = 0

    def copy(self) -> "TiringPile":
        return TiringPile(self.left, self.turn)


class TiringStones(Stones):
    """The game of the stones with another flaw: its copies."""

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> Pile:
        return TiringPile(9)

    def why(self, state: State, move: int) -> Reason | None:
        return None if move in state.moves() else Reason("S1", Text("stones"))


class ResampledStones(Stones):
    """The game of the stones with a flaw in what it resamples for seat 1.

    With secrets, only seat 0 learns how many stones were taken.
    """

    def __init__(self, others: list[int], with_secrets: bool) -> None:
        super().__init__()
        self.others, self.with_secrets = others, with_secrets

    def secret_to(self, state: State, move: int) -> int:
        return 0 if self.with_secrets else EVERYBODY

    def concealed(self, move: int) -> int:
        return self.move_count

    def resampled(self, start: State, moves: list[int], secrets: dict[int, int], seat: int, dice: Dice) -> list[int]:
        return self.others if seat else moves[:]
