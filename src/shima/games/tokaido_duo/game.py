"""Tokaido Duo as a `Game`."""

from typing import Final

from shima.games.dice import Dice
from shima.games.game import Actor, Game, Move, State, check_table
from shima.games.rule_game import RuleGame
from shima.games.text import Text
from shima.games.tokaido_duo import components, invariants, observation, score, setup, story, view
from shima.games.tokaido_duo.constants import ENDINGS
from shima.games.tokaido_duo.phases import RULES
from shima.games.tokaido_duo.state import Position
from shima.games.tokaido_duo.view_types import DuoBoard, DuoPublic, DuoView

RULES_VERSIONS: Final = (1, 2)


class DuoState(Position):
    """A position that delegates to the rules."""

    def game_name(self) -> str:
        return "tokaido-duo"

    def copy(self) -> "DuoState":
        twin = DuoState(self.components, self.boards)
        self.copy_to(twin)
        return twin

    def actor(self) -> Actor:
        return RULES.actor(self)

    def moves(self) -> tuple[Move, ...]:
        return RULES.moves(self)

    def weights(self) -> tuple[int, ...]:
        return RULES.weights(self)

    def play(self, move: Move) -> None:
        RULES.play(self, move)

    def advance(self, move: Move) -> None:
        RULES.advance(self, move)

    def random_move(self, dice: Dice) -> Move:
        return RULES.random_move(self, dice)

    def scores(self) -> tuple[int, ...]:
        return (score.total(self, 0), score.total(self, 1))

    def ranking(self) -> tuple[int, ...]:
        return score.ranking(self)

    def rounds(self) -> int:
        return self.round

    def ending(self) -> str:
        return ENDINGS[self.end]


class TokaidoDuo(RuleGame[Position]):
    """Seat 1 plays violet, seat 2 green."""

    def __init__(self, text: str, rules_version: int = RULES_VERSIONS[-1], like: "TokaidoDuo | None" = None) -> None:
        """Create the game from the text of a component set, or with the set of another one like it.

        Raise BadSet with all problems.
        """
        self.name = "tokaido-duo"
        self.title = "Tokaido Duo"
        self.letter = "D"
        self.longest = 3000
        self.score_sources = ("faith", "trade", "culture")
        self.resources = ("coins", "wares", "slabs", "temple", "garden", "given")
        self.tie_break = "coins"
        self.review_simulations = 3500
        self.own_set = "my-island"
        self.rules_version = rules_version
        self.rules_versions = RULES_VERSIONS
        self.seats = (2,)
        self.components: Final[components.Components] = components.read(text) if like is None else like.components
        self.set_name = self.components.name
        self.set_hash = self.components.digest
        self.set_conflicts = self.components.conflicts
        if like is None:
            self.use(RULES)
        else:
            self.use_as(like)

    def with_rules(self, version: int) -> Game:
        if version == self.rules_version or version not in RULES_VERSIONS:
            return super().with_rules(version)
        return TokaidoDuo("", version, self)

    def own(self, state: State) -> DuoState:
        if not isinstance(state, DuoState):
            raise TypeError("a state of another game")
        return state

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> DuoState:
        chosen = options or {}
        check_table(self, players, chosen)
        state = DuoState(self.components, setup.boards(self.components))
        setup.lay_out(state, chosen.get("compass", ""))
        return state

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return setup.option_values(self.components, self.rules_version)

    def consequences(self, before: Position, after: Position) -> list[Text]:
        return story.consequences(before, after)

    def board(self) -> DuoBoard:
        return view.board(self.components)

    def view(self, state: State, viewer: int | None) -> DuoView:
        return {**self.public_view(state), **self.own_view(state, viewer)}

    def public_view(self, state: State) -> DuoPublic:
        return view.public(self.own(state))

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return observation.parts(self.components)

    def observe(self, state: State, seat: Actor) -> bytes:
        self.check_seat(state, seat)
        return observation.observe(self.own(state), seat)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(self.own(state))
