"""Yamataï under the contract of a game."""

from typing import cast

from shima.games.game import (
    NATURE,
    OVER,
    Actor,
    BadNotation,
    Game,
    IllegalMove,
    Move,
    Reason,
    State,
    check_table,
    is_among,
)
from shima.games.notation import Notation, actor_sign, read_line
from shima.games.text import Text
from shima.games.yamatai import (
    build,
    collect,
    components,
    fleets,
    invariants,
    knowledge,
    observation,
    round,
    score,
    setup,
    story,
    turn,
    view,
    why,
)
from shima.games.yamatai.moves import ANY, END, MOVE_COUNT, PASS, PLAYER_MOVES, WITH_BOAT, WITH_TOKEN, notations
from shima.games.yamatai.state import (
    ANY_BOAT,
    COLLECTING,
    ENDINGS,
    EXTRA_TOKEN,
    FINISHED,
    LAY_FLEETS,
    LAY_ORDER,
    LAY_SPECIALISTS,
    LAY_TILES,
    LAY_TOKENS,
    LOOK,
    NATURE_PHASES,
    PUT_BACK,
    SECOND_BOAT,
    SECOND_REMOVAL,
    SECOND_TOKEN,
    TURN,
    Mat,
    Position,
)


class YamataiState(Position):
    """A position with the rules that act on it."""

    def game_name(self) -> str:
        return "yamatai"

    def copy(self) -> "YamataiState":
        twin = YamataiState(self.components, [mat.copy() for mat in self.mats], self.drawn_order)
        self.copy_to(twin)
        return twin

    def seen_by(self, seat: Actor) -> "YamataiState":
        seen = self.copy()
        knowledge.forget(seen, seat)
        return seen

    def actor(self) -> Actor:
        if self.phase == FINISHED:
            return OVER
        return NATURE if self.phase in NATURE_PHASES else self.turn

    def moves(self) -> tuple[Move, ...]:
        if self.offered is None:
            self.offered = tuple(self._moves())
        return self.offered

    def _moves(self) -> list[Move]:
        phase = self.phase
        if phase == TURN:
            return turn.turn_moves(self)
        if phase == COLLECTING:
            return collect.collect_moves(self)
        if phase == ANY_BOAT:
            return turn.any_moves(self)
        if phase == EXTRA_TOKEN:
            return [*collect.extra_moves(self), PASS]
        if phase == PUT_BACK:
            return fleets.put_back_moves(self)
        if phase == SECOND_TOKEN:
            return fleets.second_token_moves(self)
        if phase == SECOND_BOAT:
            return fleets.second_boat_moves(self)
        if phase == SECOND_REMOVAL:
            return fleets.second_removal_moves(self)
        return self._nature_moves()

    def _nature_moves(self) -> list[Move]:
        phase = self.phase
        if phase == LAY_SPECIALISTS:
            return setup.specialist_moves(self)
        if phase == LAY_TILES:
            return setup.tile_moves(self)
        if phase == LAY_FLEETS:
            return setup.fleet_moves(self)
        if phase == LAY_TOKENS:
            return setup.token_moves(self)
        if phase == LAY_ORDER:
            return setup.order_moves(self)
        if phase == LOOK:
            return fleets.look_moves(self)
        return []

    def weights(self) -> tuple[int, ...]:
        if self.phase not in NATURE_PHASES:
            return ()
        if self.phase == LAY_TOKENS:
            return tuple(setup.token_weights(self))
        return (1,) * len(self.moves())

    def play(self, move: Move) -> None:
        if not is_among(move, self.moves()):
            reason = why.why(self, move)
            assert reason is not None
            raise IllegalMove(reason)
        self.offered = None
        if self.phase in NATURE_PHASES:
            self._play_nature(move)
            return
        if move == END:
            round.end_turn(self)
            return
        self._play_player(move)
        # No needless question: a turn with nothing left but its end is over.
        if self.phase == TURN and len(self.moves()) == 1 and self.moves()[0] == END:
            self.offered = None
            round.end_turn(self)

    def _play_player(self, move: Move) -> None:
        phase = self.phase
        if phase == TURN:
            turn.act(self, move)
        elif phase == COLLECTING:
            collect.collect(self, move)
        elif phase == ANY_BOAT:
            turn.take_any(self, move - ANY)
        elif phase == EXTRA_TOKEN:
            if move == PASS:
                collect.finish(self)
            else:
                collect.collect_extra(self, move)
        elif phase == PUT_BACK:
            fleets.put_back(self, move)
        elif phase == SECOND_TOKEN:
            fleets.switch_tokens(self, move - WITH_TOKEN)
        elif phase == SECOND_BOAT:
            fleets.switch_picked_boat(self, move - WITH_BOAT)
        else:
            fleets.remove_second(self, move)

    def _play_nature(self, move: Move) -> None:
        phase = self.phase
        if phase == LOOK:
            fleets.look(self, move)
            return
        if phase == LAY_SPECIALISTS:
            setup.lay_specialist(self, move)
        elif phase == LAY_TILES:
            setup.lay_tile(self, move)
        elif phase == LAY_FLEETS:
            setup.lay_fleet(self, move)
        elif phase == LAY_TOKENS:
            setup.lay_token(self, move)
        else:
            setup.lay_order(self, move)
        round.go_on_laying(self)

    def scores(self) -> tuple[int, ...]:
        return tuple([score.total(self, seat) for seat in range(len(self.mats))])

    def ranking(self) -> tuple[int, ...]:
        return score.ranking(self)

    def rounds(self) -> int:
        return self.round

    def ending(self) -> str:
        return ENDINGS[self.end]


class Yamatai(Game):
    """Seat 1 plays blue, then orange, purple and grey."""

    def __init__(self, text: str) -> None:
        """From the text of a component set; BadSet says what is wrong with it."""
        self.name = "yamatai"
        self.title = "Yamataï"
        self.letter = "Y"
        self.has_secrets = True
        self.longest = 1500
        self.score_sources = ("buildings", "prestige", "specialists", "coins", "reserved", "aside")
        self.tie_break = "turn"
        self.review_simulations = 300
        self.own_set = "my-archipelago"
        self.rules_version = 1
        self.seats = (2, 3, 4)
        self.move_count = MOVE_COUNT
        self.player_move_count = PLAYER_MOVES
        self.components = components.read(text)
        self.set_name = self.components.name
        self.set_hash = self.components.digest
        self.notation = Notation(notations(self.components.board.lanes), PLAYER_MOVES)

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> YamataiState:
        chosen = options or {}
        check_table(self, players, chosen)
        mats = [Mat.new(components.BUILDINGS[players]) for _ in range(players)]
        state = YamataiState(self.components, mats, chosen.get("order") == "drawn")
        state.clear_table()
        return state

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return {"order": ("repeated", "drawn")}  # Y2.4

    def write(self, state: State, move: Move) -> str:
        return f"{actor_sign(state.actor())} {self.notation.texts[move]}"

    def parse(self, state: State, text: str) -> Move:
        return self.notation.parse(read_line(state, text), state.actor() == NATURE)

    def why(self, state: State, move: Move) -> Reason | None:
        return why.why(cast(YamataiState, state), move)

    def lacks(self, state: State, move: Move) -> dict[str, int]:
        return build.lacks(cast(YamataiState, state), move)

    def label(self, state: State, move: Move) -> Text:
        return story.label(cast(YamataiState, state), move)

    def story(self, state: State, move: Move, viewer: int | None) -> tuple[Text, ...]:
        before = cast(YamataiState, state)
        after = before.copy()
        after.play(move)
        return tuple(story.story(before, move, after, viewer))

    def board(self) -> dict[str, object]:
        return view.board(self.components)

    def public_view(self, state: State) -> dict[str, object]:
        return view.public(cast(YamataiState, state))

    def own_view(self, state: State, viewer: int | None) -> dict[str, object]:
        if viewer is not None:
            _check_seat(state, viewer)
        return view.own(cast(YamataiState, state), viewer, self.notation)

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return observation.parts(self.components, players)

    def observe(self, state: State, seat: Actor) -> bytes:
        _check_seat(state, seat)
        position = cast(YamataiState, state)
        if knowledge.is_open(position, seat):
            return observation.observe(position, seat)
        return observation.observe(position.seen_by(seat), seat)

    def secret_to(self, state: State, move: Move) -> Actor:
        return knowledge.secret_to(cast(YamataiState, state), move)

    def concealed(self, move: Move) -> Move:
        return knowledge.concealed(move)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(cast(YamataiState, state))


def _check_seat(state: State, seat: int) -> None:
    seats = state.players()
    if not 0 <= seat < seats:
        raise BadNotation(Text("error-viewer", {"viewer": seat + 1, "seats": seats}))
