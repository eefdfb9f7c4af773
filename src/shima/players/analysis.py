"""Analyses a position: all players' chances to win, the legal moves, and what is expected to follow."""

from dataclasses import dataclass, replace

from shima.games.advance import play_forced
from shima.games.game import CHANCE, OVER, Actor, Game, Move, State
from shima.players.correction import Correction
from shima.players.search.evaluation import Evaluation, outcome
from shima.players.search.node import Node, expectation
from shima.players.search.search import Search
from shima.players.thinker import favourite
from shima.players.weights import correction_of, evaluation_of

SIMULATIONS = 10_000
"""For a hint or one position of a record: a tenth to a fifth of a second in the compiled build."""
SECONDS = 1.0
"""The limit in seconds where a person waits."""
SEED = 1
TRUSTED = 200
"""A line goes on as long as the search visited its positions this often, or an eighth of all visits if that is less."""
SPECTATOR = -1
"""A seat that no player has. It knows only what is public."""
DECIMALS = 4


@dataclass(frozen=True)
class Choice:
    """A legal move, and all players' chances to win if it is played."""

    move: Move
    chances: tuple[float, ...]
    visits: int
    """How often the search visited the move. With 0, the chances are a first estimate."""
    line: tuple[Move, ...]
    """The expected moves after it, as far as the search is sure about them, up to the next move of chance."""
    turn: tuple[Move, ...] = ()
    """The whole turn of the player that starts with the move, if it was planned (`turn_plan.py`)."""

    def as_data(self, game: Game, state: State) -> dict[str, object]:
        first, *line = _written(game, state, (self.move, *self.line))
        numbers = {"chances": rounded(self.chances), "visits": self.visits}
        return {**first, **numbers, "line": line, "turn": _written(game, state, self.turn)}


@dataclass(frozen=True)
class Analysis:
    """Choices sorted by visits, best first. There are none for chance and after the end."""

    actor: Actor
    chances: tuple[float, ...]
    """All players' chances to win if the best move is played."""
    simulations: int
    choices: tuple[Choice, ...]

    def choice(self, move: Move) -> Choice:
        return next(choice for choice in self.choices if choice.move == move)

    def corrected(self, correction: Correction) -> "Analysis":
        choices = tuple(replace(choice, chances=correction.apply(choice.chances)) for choice in self.choices)
        return replace(self, chances=correction.apply(self.chances), choices=choices)

    def as_data(self, game: Game, state: State) -> dict[str, object]:
        """Return JSON-compatible data. The state must be the analysed one."""
        return {
            "actor": named(self.actor),
            "chances": rounded(self.chances),
            "simulations": self.simulations,
            "choices": [choice.as_data(game, state) for choice in self.choices],
        }


def analyse(
    state: State, viewer: int | None, simulations: int = SIMULATIONS, seconds: float = 0.0, seed: int = SEED
) -> Analysis:
    """Analyse what the seat, or a spectator (None), knows. The search ends at the first limit; 0 means no limit."""
    return think(state.seen_by(SPECTATOR if viewer is None else viewer), simulations, seconds, seed)


def think(state: State, simulations: int, seconds: float, seed: int) -> Analysis:
    """Analyse the position with all its secrets. The chances are corrected."""
    if state.actor() == OVER:
        return Analysis(OVER, tuple(outcome(state)), 0, ())
    found = search(state, evaluation_of(state), simulations, seconds, seed)
    return found.corrected(correction_of(state))


def search(state: State, evaluation: Evaluation, simulations: int, seconds: float, seed: int) -> Analysis:
    """Return what the search finds in a position before the end, without correction."""
    actor = state.actor()
    root = Search(evaluation, seed, opens_all=True).run(state, simulations, seconds, thorough=True)
    choices: list[Choice] = []
    if actor != CHANCE and len(state.moves()) == 1:
        # The search skipped forced moves and started at the first real choice.
        only = state.moves()[0]
        choices = [Choice(only, _worth(root), root.visits, _line(state, only, root, _trusted(root)))]
    elif actor != CHANCE:
        choices = _ranked(state, root)
        unopened = [_unopened(state, move, evaluation) for move in root.moves[len(root.children) :]]
        choices += sorted(unopened, key=lambda choice: -choice.chances[actor])
    return Analysis(actor, choices[0].chances if choices else _worth(root), root.visits, tuple(choices))


def _written(game: Game, state: State, moves: tuple[Move, ...]) -> list[dict[str, object]]:
    """Return the moves with their notation."""
    after = state.copy()
    written: list[dict[str, object]] = []
    for move in moves:
        written.append({"move": move, "text": game.write(after, move)})
        after.play(move)
    return written


def _worth(root: Node) -> tuple[float, ...]:
    if not root.children:
        return tuple(root.values())
    if root.actor == CHANCE:
        return tuple(expectation(root)[: root.players])
    return tuple(root.children[favourite(root, root.actor)].values())


def _ranked(state: State, root: Node) -> list[Choice]:
    """Return the moves that the search opened: the one that a player would make, then the others by visits."""
    best = favourite(root, root.actor)
    order = sorted(range(len(root.children)), key=lambda number: (number != best, -root.children[number].visits))
    return [_opened(state, root, number) for number in order]


def _opened(state: State, root: Node, number: int) -> Choice:
    child, move = root.children[number], root.moves[number]
    return Choice(move, tuple(child.values()), child.visits, _line(state, move, child, _trusted(root)))


def _unopened(state: State, move: Move, evaluation: Evaluation) -> Choice:
    """Return a move that the search has not opened, with its first estimate."""
    after = state.copy()
    after.play(move)
    chances = outcome(after) if after.actor() == OVER else evaluation.chances(after)
    return Choice(move, tuple(chances), 0, _line(state, move, None, 0))


def _trusted(root: Node) -> int:
    """Return the visits that a position needs before its best move is trusted."""
    return min(TRUSTED, root.visits // 8)


def _line(state: State, move: Move, node: Node | None, visits: int) -> tuple[Move, ...]:
    """Return the best moves of nodes with that many visits, and the forced moves in between, which the tree omits."""
    after = state.copy()
    after.play(move)
    line = play_forced(after)
    while node is not None and node.children and node.actor != CHANCE and node.visits >= visits:
        number = favourite(node, node.actor)
        line.append(node.moves[number])
        after.play(node.moves[number])
        node = node.children[number]
        line += play_forced(after)
    return tuple(line)


def rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, DECIMALS) for chance in chances]


def named(actor: Actor) -> str | int | None:
    """Return the actor as views name it."""
    return "nature" if actor == CHANCE else None if actor == OVER else actor + 1
