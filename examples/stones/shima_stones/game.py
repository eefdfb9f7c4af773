"""Stones as a `Game`."""

from shima.games.game import OVER, Actor, Move, State, check_table
from shima.games.rule_game import RuleGame
from shima.games.text import Text
from shima.games.view_types import actor_shown
from shima_stones import components
from shima_stones.phases import RULES
from shima_stones.state import BEGINNING, FINISHED, NOBODY, PHASE_NAMES, Position


class StonesState(Position):
    """A position that delegates to the rules."""

    def game_name(self) -> str:
        return "stones"

    def copy(self) -> "StonesState":
        twin = StonesState(self.components, self.taken)
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

    def scores(self) -> tuple[int, ...]:
        return tuple([sum(self.points(seat).values()) for seat in range(len(self.taken))])

    def ranking(self) -> tuple[int, ...]:
        """Rank by points. Ties share a rank."""  # S4
        scores = self.scores()
        return tuple([1 + sum(other > own for other in scores) for own in scores])

    def rounds(self) -> int:
        return int(self.phase != BEGINNING)

    def ending(self) -> str:
        return "gold" if self.phase == FINISHED else ""


class Stones(RuleGame[Position]):
    """Take stones in turns. The last one is golden."""

    def __init__(self, text: str) -> None:
        """Create the game from the text of a component set. Raise BadSet with all problems."""
        self.name = "stones"
        self.title = "Stones"
        self.letter = "S"
        self.rules_version = 1
        self.seats = (2, 3, 4)
        self.longest = components.MOST_STONES + 1
        self.score_sources = ("stones", "gold")
        self.components = components.read(text)
        self.set_name = self.components.name
        self.set_hash = self.components.digest
        self.use(RULES)

    def own(self, state: State) -> Position:
        if not isinstance(state, Position):
            raise TypeError("a state of another game")
        return state

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> StonesState:
        check_table(self, players, options or {})
        return StonesState(self.components, (0,) * players)

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return {}

    def consequences(self, before: Position, after: Position) -> list[Text]:
        if after.phase != FINISHED:
            return []
        return [Text("stones-story-gold", {"player": after.gold, "points": after.components.gold})]

    def board(self) -> dict[str, int]:
        return {"pile": self.components.stones, "most": self.components.most, "gold": self.components.gold}

    def public_view(self, state: State) -> dict[str, object]:
        own = self.own(state)
        actor = own.actor()
        seats = range(len(own.taken))
        return {
            "game": self.name,
            "phase": PHASE_NAMES[own.phase],
            "actor": actor_shown(actor),
            "round": own.rounds(),
            "left": own.left,
            "players": [{"points": own.points(seat), "score": own.scores()[seat]} for seat in seats],
            "ending": own.ending() or None,
            "ranking": list(own.ranking()) if actor == OVER else None,
        }

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return (("left", 1), ("to move", 1), ("begun", 1), ("stones", players), ("gold", players))

    def observe(self, state: State, seat: Actor) -> bytes:
        self.check_seat(state, seat)
        own = self.own(state)
        order = [(seat + ahead) % len(own.taken) for ahead in range(len(own.taken))]
        to_move = 1 + order.index(own.turn)
        gold = [int(own.gold == each) for each in order]
        return bytes([own.left, to_move, own.rounds(), *(own.taken[each] for each in order), *gold])

    def violations(self, state: State) -> list[str]:
        own = self.own(state)
        found = [f"{name} is out of its range" for name in own.out_of_range()]
        if own.left + sum(own.taken) + (own.gold != NOBODY) != own.components.stones:
            found.append("stones were lost")
        return found
