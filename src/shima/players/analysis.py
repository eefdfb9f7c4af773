"""Analyses a position: all players' chances to win, the legal moves, and what is expected to follow."""

from dataclasses import dataclass

from shima.games.advance import play_forced
from shima.games.game import CHANCE, OVER, Actor, Game, Move, State
from shima.players.search.evaluation import Evaluation, outcome
from shima.players.search.node import Node, expectation
from shima.players.search.search import Search
from shima.players.thinker import favourite
from shima.players.weights import evaluation_of

SIMULATIONS = 400
SEED = 1
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
    """The expected moves after it, up to the next move of chance."""

    def as_data(self, game: Game, state: State) -> dict[str, object]:
        after = state.copy()
        text = game.write(after, self.move)
        after.play(self.move)
        line: list[dict[str, object]] = []
        for move in self.line:
            line.append({"move": move, "text": game.write(after, move)})
            after.play(move)
        chances = rounded(self.chances)
        return {"move": self.move, "text": text, "chances": chances, "visits": self.visits, "line": line}


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
    """Analyse the position with all its secrets."""
    actor = state.actor()
    if actor == OVER:
        return Analysis(actor, tuple(outcome(state)), 0, ())
    evaluation = evaluation_of(state)
    root = Search(evaluation, seed, opens_all=True).run(state, simulations, seconds, thorough=True)
    choices: list[Choice] = []
    if actor != CHANCE and len(state.moves()) == 1:
        # The search skipped forced moves and started at the first real choice.
        only = state.moves()[0]
        choices = [Choice(only, _worth(root), root.visits, _line(state, only, root))]
    elif actor != CHANCE:
        choices = _ranked(state, root)
        unopened = [_unopened(state, move, evaluation) for move in root.moves[len(root.children) :]]
        choices += sorted(unopened, key=lambda choice: -choice.chances[actor])
    return Analysis(actor, choices[0].chances if choices else _worth(root), root.visits, tuple(choices))


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
    return Choice(move, tuple(child.values()), child.visits, _line(state, move, child))


def _unopened(state: State, move: Move, evaluation: Evaluation) -> Choice:
    """Return a move that the search has not opened, with its first estimate."""
    after = state.copy()
    after.play(move)
    chances = outcome(after) if after.actor() == OVER else evaluation.chances(after)
    return Choice(move, tuple(chances), 0, _line(state, move, None))


def _line(state: State, move: Move, node: Node | None) -> tuple[Move, ...]:
    """Return the most visited moves, including the forced moves in between, which the tree omits."""
    after = state.copy()
    after.play(move)
    line = play_forced(after)
    while node is not None and node.children and node.actor != CHANCE:
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
