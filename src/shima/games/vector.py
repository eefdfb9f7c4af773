"""Many games side by side, one decision in each at a time: the inner loop of those who learn."""

from shima.games.dice import Dice
from shima.games.game import CHANCE, EVERYBODY, OVER, Actor, Game, Move, State


def go_on(state: State, dice: Dice) -> Actor:
    """Let nature move until a player is to decide, or the game is over; who it is."""
    actor = state.actor()
    while actor == CHANCE:
        state.advance(state.random_move(dice))
        actor = state.actor()
    return actor


class Tables:
    """Finished games begin anew. What is to be seen lies in buffers that are overwritten at every step.

    A table's seat is the one whose decisions come from outside, the others play at random; for EVERYBODY all do.
    """

    def __init__(
        self, game: Game, players: int, options: dict[str, str], seeds: list[int], seats: list[Actor], longest: int
    ) -> None:
        """Games are cut off after `longest` decisions from outside; 0 lets them go on to their end."""
        self.game = game
        self.players = players
        self.options = options
        self.longest = longest
        self.seats = seats
        self.size = game.observation_size(players)
        self.moves = game.player_move_count
        self.dice = [Dice(seed) for seed in seeds]
        self.states: list[State] = []
        self.decisions: list[int] = []
        self.observations = bytearray(len(seeds) * self.size)
        self.masks = bytearray(len(seeds) * self.moves)
        self.actors = bytearray(len(seeds))
        for table in range(len(seeds)):
            self.states.append(game.new(players, options))
            self.decisions.append(0)
            self.begin(table)

    def begin(self, table: int) -> None:
        """A new game, up to its first decision."""
        self.states[table] = self.game.new(self.players, self.options)
        self.decisions[table] = 0
        self._go_on(table)
        self._show(table)

    def refused(self, moves: list[Move]) -> int:
        """The first table where the move is not legal, or -1."""
        for table, move in enumerate(moves):
            if not (0 <= move < self.moves and self.masks[table * self.moves + move]):
                return table
        return -1

    def step(self, moves: list[Move]) -> list[tuple[int, tuple[int, ...], bool]]:
        """Make a legal move at every table. The games that ended: table, ranking, and whether it was cut off."""
        ended: list[tuple[int, tuple[int, ...], bool]] = []
        for table, move in enumerate(moves):
            state = self.states[table]
            state.play(move)
            self.decisions[table] += 1
            actor = self._go_on(table)
            if actor == OVER:
                ended.append((table, state.ranking(), False))
                self.begin(table)
            elif self.longest and self.decisions[table] >= self.longest:
                ended.append((table, state.ranking(), True))
                self.begin(table)
            else:
                self._show(table)
        return ended

    def _go_on(self, table: int) -> Actor:
        state = self.states[table]
        dice = self.dice[table]
        seat = self.seats[table]
        actor = state.actor()
        while actor == CHANCE or (seat != EVERYBODY and actor not in (seat, OVER)):
            state.advance(state.random_move(dice))
            actor = state.actor()
        return actor

    def _show(self, table: int) -> None:
        state = self.states[table]
        actor = state.actor()
        self.observations[table * self.size : (table + 1) * self.size] = self.game.observe(state, actor)
        self.masks[table * self.moves : (table + 1) * self.moves] = self.game.mask(state)
        self.actors[table] = actor
