"""Understands which move a person has typed, and says what is wrong with it."""

from shima.games.game import Move, UserError
from shima.terminal.commands import END_OF_TURN, Typed
from shima.terminal.front_end import FrontEnd
from shima.terminal.offer import impossible


class Chooser:
    """Answers through the front end."""

    def __init__(self, front_end: FrontEnd) -> None:
        self._front_end = front_end
        self._content = front_end.content

    def chosen(self, typed: Typed) -> Move | None:
        """Return the legal move that was typed, or None after saying what is wrong."""
        moves = self._content.state.moves()
        if typed.number is not None and not 1 <= typed.number <= len(moves):
            self._say("play-no-number", number=typed.argument, count=len(moves))
            return None
        move = self._named(typed)
        if move is None or move in moves:
            return move
        self._refuse(move)
        return None

    def why(self, typed: Typed) -> None:
        """Say what a move would do, or which rule forbids it."""
        if not typed.argument:
            self._say("play-why-what", example=self._content.example())
            return
        move = self._named(typed)
        if move is None:
            return
        if move in self._content.state.moves():
            self._front_end.answer(self._content.allowed(move))
        else:
            self._refuse(move)

    def _named(self, typed: Typed) -> Move | None:
        """Return the move with that number in either list, with that notation, or with that label."""
        content = self._content
        game, state = content.game, content.state
        if not typed.argument:
            self._say("play-nothing", count=len(state.moves()))
            return None
        if typed.number is None:
            try:
                return game.parse(state, content.picture.notation(typed.argument))
            except UserError as error:
                move = content.labelled(typed.argument)
                if move is not None:
                    return move
                ends = typed.argument.lower() in END_OF_TURN
                self._say("play-end" if ends else "play-bad", problem=error.text, count=len(state.moves()))
                return None
        listed = [*content.moves(), *impossible(game, state)]
        if 1 <= typed.number <= len(listed):
            return listed[typed.number - 1]
        self._say("play-no-number", number=typed.argument, count=len(state.moves()))
        return None

    def _refuse(self, move: Move) -> None:
        game, state = self._content.game, self._content.state
        reason = game.why(state, move)
        assert reason is not None
        text = game.write(state, move).partition(" ")[2]
        self._say("play-refused", move=text, rule=reason.rule, reason=reason.text)

    def _say(self, key: str, **args: object) -> None:
        self._front_end.answer(self._content.say(key, **args))
