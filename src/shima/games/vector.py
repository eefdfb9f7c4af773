"""Many games in parallel, one decision per step: the inner loop of reinforcement learning."""

from shima.games.advance import advance_to
from shima.games.dice import Dice
from shima.games.game import OVER, Actor, Game, Move, State


class Tables:
    """A batch of games. Finished games restart, and every step overwrites the observation buffers.

    The caller decides for the given seat of each table; other seats play at random. EVERYBODY means all seats.
    """

    def __init__(
        self, game: Game, players: int, options: dict[str, str], seeds: list[int], seats: list[Actor], longest: int
    ) -> None:
        """Games are cut off after `longest` decisions of the caller; 0 means no limit."""
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
        """Start a new game and advance it to its first decision."""
        state = self.states[table] = self.game.new(self.players, self.options)
        self.decisions[table] = 0
        advance_to(state, self.dice[table], self.seats[table])
        self._show(table)

    def refused(self, moves: list[Move]) -> int:
        """Return the first table where the move is not legal, or -1."""
        for table, move in enumerate(moves):
            if not (0 <= move < self.moves and self.masks[table * self.moves + move]):
                return table
        return -1

    def step(self, moves: list[Move]) -> list[tuple[int, tuple[int, ...], bool]]:
        """Play a legal move at every table. Return the games that ended: table, ranking, and whether it was cut off."""
        ended: list[tuple[int, tuple[int, ...], bool]] = []
        for table, move in enumerate(moves):
            state = self.states[table]
            state.play(move)
            self.decisions[table] += 1
            actor = advance_to(state, self.dice[table], self.seats[table])
            if actor == OVER:
                ended.append((table, state.ranking(), False))
                self.begin(table)
            elif self.longest and self.decisions[table] >= self.longest:
                ended.append((table, state.ranking(), True))
                self.begin(table)
            else:
                self._show(table)
        return ended

    def _show(self, table: int) -> None:
        state = self.states[table]
        actor = state.actor()
        self.observations[table * self.size : (table + 1) * self.size] = self.game.observe(state, actor)
        self.masks[table * self.moves : (table + 1) * self.moves] = self.game.mask(state)
        self.actors[table] = actor
