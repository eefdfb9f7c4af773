"""A game in progress: its state, the moves that led there, and the seed from which nature plays."""

from shima import fair, record
from shima.games.game import CHANCE, Game, Move, State
from shima.record import Record


class Session:
    """Players move with `play`; nature moves by itself. Undo and resume follow from the list of moves."""

    def __init__(
        self, game: Game, players: tuple[str, ...], seed: bytes, options: dict[str, str] | None = None
    ) -> None:
        self._begin(game, players, seed, options or {})
        self._let_nature_move()

    @staticmethod
    def unplayed(game: Game, players: tuple[str, ...], seed: bytes, options: dict[str, str]) -> "Session":
        """A sitting before its first move, even if that is nature's."""
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

    def play(self, move: Move) -> None:
        """Make a player's move; IllegalMove changes nothing."""
        self.push(move)
        self._let_nature_move()

    def push(self, move: Move) -> None:
        """Make a move, and leave what follows to the caller: also where it is nature's turn."""
        self.state.play(move)
        self.moves.append(move)

    def drawn(self) -> Move:
        """The move that nature makes now: it follows from the seed."""
        return self.state.moves()[fair.choose(self.seed, len(self.moves) + 1, self.state.weights())]

    def copy(self) -> "Session":
        """A sitting of its own: what is played there leaves this one as it is."""
        other = Session.__new__(Session)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.moves = list(self.moves)
        return other

    def at(self, count: int) -> "Session":
        """A sitting of its own, in the position after the first `count` moves, before nature moves there."""
        other = Session.unplayed(self.game, self.players, self.seed, self.options)
        for move in self.moves[:count]:
            other.push(move)
        return other

    def undo(self, count: int) -> None:
        """Go back to the position after the first `count` moves."""
        self.go_to(self.moves[:count])

    def go_to(self, moves: list[Move]) -> None:
        """Play these moves from the beginning."""
        self.state = self.game.new(len(self.players), self.options)
        self.moves = []
        for move in moves:
            self.push(move)
        self._let_nature_move()

    def record(self) -> Record:
        """The game so far, with its seed: whoever shows it to a player of an open game leaves the seed out."""
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
        )

    def _let_nature_move(self) -> None:
        while self.state.actor() == CHANCE:
            self.push(self.drawn())


def resume(saved: Record, game: Game) -> Session:
    """The sitting that the record was taken from; BadRecord if it is not sound or has no seed to go on with."""
    record.verify(saved, game)
    session = Session(game, saved.players, bytes.fromhex(saved.seed), saved.options)
    session.go_to([move for _, move in record.steps(saved, game)])
    return session
