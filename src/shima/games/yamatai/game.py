"""Yamataï as a `Game`."""

from typing import Final

from shima.games.dice import Dice
from shima.games.game import Actor, Game, Move, State, check_table
from shima.games.rule_game import RuleGame
from shima.games.text import Text
from shima.games.yamatai import (
    components,
    invariants,
    knowledge,
    observation,
    resampling,
    rulebooks,
    score,
    story,
    view,
)
from shima.games.yamatai.constants import ENDINGS
from shima.games.yamatai.phases import RULES
from shima.games.yamatai.specialists.registry import SPECIALIST_NAMES
from shima.games.yamatai.state import Position
from shima.games.yamatai.view_types import YamataiBoard, YamataiOwn, YamataiPublic, YamataiView

RULES_VERSIONS: Final = (1, 2)


class YamataiState(Position):
    """A position that delegates to the rules."""

    def game_name(self) -> str:
        return "yamatai"

    def copy(self) -> "YamataiState":
        twin = YamataiState(self.components)
        self.copy_to(twin)
        return twin

    def seen_by(self, seat: Actor) -> "YamataiState":
        seen = self.copy()
        knowledge.forget(seen, seat)
        return seen

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
        return tuple([int(score.total(self, seat)) for seat in range(len(self.mats))])

    def ranking(self) -> tuple[int, ...]:
        return score.ranking(self)

    def rounds(self) -> int:
        return self.round

    def ending(self) -> str:
        return ENDINGS[self.end]


class Yamatai(RuleGame[Position]):
    """Seat 1 plays blue, then orange, purple and grey."""

    def __init__(self, text: str, rules_version: int = RULES_VERSIONS[-1], like: "Yamatai | None" = None) -> None:
        """Create the game from the text of a component set, or with the set of another one like it.

        Raise BadSet with all problems.
        """
        self.name = "yamatai"
        self.title = "Yamataï"
        self.letter = "Y"
        self.has_secrets = True
        self.longest = 1500
        self.score_sources = ("buildings", "prestige", "specialists", "coins", "reserved", "aside")
        self.resources = ("coins", "boats", "tokens")
        self.tie_break = "turn"
        self.review_simulations = 1500
        self.own_set = "my-archipelago"
        self.rules_version = rules_version
        self.rules_versions = RULES_VERSIONS
        self.seats = (2, 3, 4)
        self.components: Final[components.Components] = (
            components.read(text, SPECIALIST_NAMES) if like is None else like.components
        )
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
        return Yamatai("", version, self)

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> YamataiState:
        chosen = options or {}
        check_table(self, players, chosen)
        state = YamataiState(self.components)
        state.lay_out(players, rulebooks.chosen(self.rules_version, chosen))
        return state

    def own(self, state: State) -> Position:
        if not isinstance(state, Position):
            raise TypeError(f"{type(state).__name__} is not a position of Yamataï")
        return state

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return rulebooks.option_values(self.rules_version)

    def consequences(self, before: Position, after: Position) -> list[Text]:
        return story.consequences(before, after)

    def board(self) -> YamataiBoard:
        return view.board(self.components)

    def view(self, state: State, viewer: int | None) -> YamataiView:
        return {**self.public_view(state), **self.own_view(state, viewer)}

    def public_view(self, state: State) -> YamataiPublic:
        return view.public(self.own(state))

    def own_view(self, state: State, viewer: int | None) -> YamataiOwn:
        return {**super().own_view(state, viewer), **view.secrets(self.own(state), viewer)}

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return observation.parts(self.components, players)

    def observe(self, state: State, seat: Actor) -> bytes:
        self.check_seat(state, seat)
        position = self.own(state)
        if not knowledge.is_open(position, seat):
            position = self.own(state.seen_by(seat))
        return observation.observe(position, seat)

    def concealed(self, move: Move) -> Move:
        return knowledge.concealed(move)

    def resampled(
        self, start: State, moves: list[Move], secrets: dict[int, Actor], seat: Actor, dice: Dice
    ) -> list[Move]:
        return resampling.resampled(self.own(start), moves, secrets, seat, dice)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(self.own(state))
