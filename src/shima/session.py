"""A game in progress: its state, the moves that led there, and the seed of its chance."""

from shima import fair, record
from shima.games.advance import forced_move
from shima.games.game import CHANCE, Game, Move, State
from shima.record import Record


class Session:
    """Players move with `play`; chance moves automatically. Undo and resume replay the list of moves."""

    def __init__(
        self, game: Game, players: tuple[str, ...], seed: bytes, options: dict[str, str] | None = None
    ) -> None:
        self._begin(game, players, seed, options or {})
        self._let_chance_move()

    @staticmethod
    def unplayed(game: Game, players: tuple[str, ...], seed: bytes, options: dict[str, str]) -> "Session":
        """Return a session before its first move, even if chance makes that move."""
        other = Session.__new__(Session)
        other._begin(game, players, seed, options)
        return other

    def _begin(self, game: Game, players: tuple[str, ...], seed: bytes, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.state: State = game.new(len(players), options)
        self.moves: list[Move] = []
        self.given = 0
        """How many of the first moves come from another game. The seed gives the later draws."""

    def play(self, move: Move) -> None:
        """Play a player's move. Raise IllegalMove and change nothing if it is not legal."""
        self.push(move)
        self._let_chance_move()

    def push(self, move: Move) -> None:
        """Play one move of a player or of chance, without what follows."""
        self.state.play(move)
        self.moves.append(move)

    def drawn(self) -> Move:
        """Return the move that chance makes now, which the seed determines."""
        return fair.draw(self.seed, len(self.moves) + 1, self.state)

    def undecided_move(self) -> Move:
        """Return the next move if it needs no decision, from chance or forced; otherwise NO_MOVE."""
        return self.drawn() if self.state.actor() == CHANCE else forced_move(self.state)

    def copy(self) -> "Session":
        other = Session.__new__(Session)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.moves = list(self.moves)
        return other

    def of(self, players: tuple[str, ...], seed: bytes) -> "Session":
        """Give the game to other players, with another seed for the draws that follow."""
        self.players, self.seed, self.given = players, seed, len(self.moves)
        return self

    def at(self, count: int) -> "Session":
        """Return an independent session after the first `count` moves, before chance continues."""
        other = Session.unplayed(self.game, self.players, self.seed, self.options)
        other.given = min(self.given, count)
        for move in self.moves[:count]:
            other.push(move)
        return other

    def undo(self, count: int) -> None:
        """Return to the position after the first `count` moves."""
        self.replay(self.moves[:count])

    def replay(self, moves: list[Move]) -> None:
        """Replay these moves from the start."""
        self.state = self.game.new(len(self.players), self.options)
        self.moves = []
        self.given = min(self.given, len(moves))
        for move in moves:
            self.push(move)
        self._let_chance_move()

    def record(self) -> Record:
        """Return the game so far, with its seed. Remove the seed before showing the record of an unfinished game."""
        state = self.game.new(len(self.players), self.options)
        texts: list[str] = []
        for move in self.moves:
            texts.append(self.game.write(state, move))
            state.play(move)
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            set_name=self.game.set_name,
            set_hash=self.game.set_hash,
            players=self.players,
            options=self.options,
            commitment=fair.commitment(self.seed),
            moves=tuple(texts),
            seed=self.seed.hex(),
            result=state.scores() if not state.moves() else (),
            given=self.given,
        )

    def _let_chance_move(self) -> None:
        while self.state.actor() == CHANCE:
            self.push(self.drawn())


def resume(saved: Record, game: Game) -> Session:
    """Return the session of a record. Raise BadRecord if the record is invalid or has no seed."""
    record.verify(saved, game)
    session = Session(record.fitting(saved, game), saved.players, bytes.fromhex(saved.seed), saved.options)
    session.given = saved.given
    session.replay([move for _, move in record.steps(saved, game)])
    return session
