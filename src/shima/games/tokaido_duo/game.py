"""Tokaido Duo under the contract of a game."""

from typing import cast

from shima.games.game import NATURE, OVER, Actor, BadNotation, Game, IllegalMove, Move, Reason, State, check_table
from shima.games.notation import Notation, actor_sign, read_line
from shima.games.text import Text
from shima.games.tokaido_duo import components, invariants, observation, round, score, setup, story, turn, view, why
from shima.games.tokaido_duo.moves import MOVE_COUNT, PLAYER_MOVES, notations
from shima.games.tokaido_duo.state import (
    ACT,
    DRAW_WARES,
    ENDINGS,
    FINISHED,
    LAY_SHOPS,
    LAY_WAVES,
    MOVE,
    PUT_BACK,
    THROW,
    TURN_UP,
    Board,
    Position,
)


class DuoState(Position):
    """A position with the rules that act on it."""

    def game_name(self) -> str:
        return "tokaido-duo"

    def copy(self) -> "DuoState":
        boards: list[Board] = [self.boards[0].copy(), self.boards[1].copy()]
        twin = DuoState(self.components, boards)
        self.copy_to(twin)
        return twin

    def actor(self) -> Actor:
        phase = self.phase
        if phase in (MOVE, ACT):
            return self.turn
        if phase == PUT_BACK:
            return self.keeper
        return OVER if phase == FINISHED else NATURE

    def moves(self) -> tuple[Move, ...]:
        if self.offered is None:
            self.offered = self.components.throws if self.phase == THROW else tuple(self._moves())
        return self.offered

    def _moves(self) -> list[Move]:
        phase = self.phase
        if phase == MOVE:
            return turn.die_moves(self)
        if phase == ACT:
            return turn.act_moves(self)
        if phase == DRAW_WARES:
            return turn.bag_moves(self)
        if phase == PUT_BACK:
            return turn.put_back_moves(self)
        if phase == TURN_UP:
            return turn.easel_moves(self)
        if phase == LAY_SHOPS:
            return setup.shop_moves(self)
        if phase == LAY_WAVES:
            return setup.wave_moves(self)
        return []

    def weights(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == DRAW_WARES:
            return tuple(turn.bag_weights(self))
        if phase == TURN_UP:
            return tuple(turn.easel_weights(self))
        if phase == THROW:
            return self.components.throw_weights
        if phase == LAY_SHOPS:
            return tuple(setup.shop_weights(self))
        if phase == LAY_WAVES:
            return (1, 1)
        return ()

    def play(self, move: Move) -> None:
        if move not in self.moves():
            reason = why.why(self, move)
            assert reason is not None
            raise IllegalMove(reason)
        self.offered = None
        phase = self.phase
        if phase == MOVE:
            turn.take_die(self, move)
        elif phase == ACT:
            turn.act(self, move)
        elif phase == DRAW_WARES:
            turn.draw_ware(self, move)
        elif phase == PUT_BACK:
            turn.put_back(self, move)
        elif phase == TURN_UP:
            turn.turn_up(self, move)
        elif phase == THROW:
            round.throw(self, move)
        elif phase == LAY_SHOPS:
            setup.lay_shop(self, move)
        else:
            setup.lay_wave(self, move)

    def scores(self) -> tuple[int, ...]:
        return (score.total(self, 0), score.total(self, 1))

    def ranking(self) -> tuple[int, ...]:
        return score.ranking(self)

    def rounds(self) -> int:
        return self.round

    def ending(self) -> str:
        return ENDINGS[self.end]


class TokaidoDuo(Game):
    """Seat 1 plays violet, seat 2 green."""

    def __init__(self, text: str) -> None:
        """From the text of a component set; BadSet says what is wrong with it."""
        self.name = "tokaido-duo"
        self.title = "Tokaido Duo"
        self.letter = "D"
        self.longest = 3000
        self.score_sources = ("faith", "trade", "culture")
        self.tie_break = "coins"
        self.review_simulations = 2500
        self.own_set = "my-island"
        self.rules_version = 1
        self.seats = (2,)
        self.move_count = MOVE_COUNT
        self.player_move_count = PLAYER_MOVES
        self.components = components.read(text)
        self.set_name = self.components.name
        self.set_hash = self.components.digest
        self.notation = Notation(notations(self.components.station_names), PLAYER_MOVES)

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> DuoState:
        check_table(self, players, options or {})
        return DuoState(self.components, setup.boards(self.components))

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return {}

    def write(self, state: State, move: Move) -> str:
        actor = state.actor()
        return f"{actor_sign(actor)} {self.notation.texts[move]}"

    def parse(self, state: State, text: str) -> Move:
        return self.notation.parse(read_line(state, text), state.actor() == NATURE)

    def why(self, state: State, move: Move) -> Reason | None:
        return why.why(cast(DuoState, state), move)

    def label(self, state: State, move: Move) -> Text:
        return story.label(cast(DuoState, state), move)

    def story(self, state: State, move: Move, viewer: int | None) -> tuple[Text, ...]:
        before = cast(DuoState, state)
        after = before.copy()
        after.play(move)
        return tuple(story.story(before, move, after))

    def board(self) -> dict[str, object]:
        return view.board(self.components)

    def public_view(self, state: State) -> dict[str, object]:
        return view.public(cast(DuoState, state))

    def own_view(self, state: State, viewer: int | None) -> dict[str, object]:
        if viewer is not None:
            _check_seat(viewer)
        return view.own(cast(DuoState, state), viewer, self.notation)

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return observation.parts(self.components)

    def observe(self, state: State, seat: Actor) -> bytes:
        _check_seat(seat)
        return observation.observe(cast(DuoState, state), seat)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(cast(DuoState, state))


def _check_seat(seat: int) -> None:
    if seat not in (0, 1):
        raise BadNotation(Text("error-viewer", {"viewer": seat + 1, "seats": 2}))
