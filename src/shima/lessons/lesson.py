"""A lesson: a record with notes, whose texts are in one catalogue per language."""

from dataclasses import dataclass

from shima import record
from shima.games.game import Game, IllegalMove, Move, State, UserError
from shima.games.text import Text
from shima.lessons.marks import MOST_CHAPTER, MOST_SECONDS, Marks, Note, WrittenAnswer, read_marks
from shima.record import BadRecord, Record

FEWEST_ANSWERS = 2
MOST_ANSWERS = 3


@dataclass(frozen=True)
class Answer:
    """One of several good moves. `key` is its comment in the lesson's catalogues."""

    key: str
    move: Move


@dataclass(frozen=True)
class Stop:
    """Where the lesson waits after the first `after` moves: for `move`, for one of the `answers`, or to be read."""

    after: int
    note: Note
    move: Move | None = None
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A sequence of stops. The text of the last one closes the lesson."""

    record: Record
    game: Game
    learner: int
    seconds: int
    chapter: int | None
    """Its number in the course of the game; 0 is the opener. Other lessons have none."""
    start: int
    """The lesson begins after this number of moves."""
    moves: tuple[Move, ...]
    stops: tuple[Stop, ...]

    def position(self, stop: int) -> State:
        """Return the position at the stop."""
        return self._state(self.stops[stop].after)

    def before(self, stop: int) -> tuple[State, tuple[Move, ...]]:
        """Return the position at which the previous stop was left, and the moves since."""
        since = self.stops[stop - 1].after if stop else self.start
        return self._state(since), self.moves[since : self.stops[stop].after]

    def _state(self, after: int) -> State:
        state = self.game.new(len(self.record.players), self.record.options)
        for move in self.moves[:after]:
            state.play(move)
        return state


def read(text: str, game: Game) -> Lesson:
    """Parse a record with notes. BadRecord names the line and the problem."""
    saved = record.read(text)
    marks = read_marks(text, saved)
    learner = marks.setting("learner", len(saved.players)) - 1
    moves: list[Move] = []
    stops: list[Stop] = []
    played = False
    for number, (state, move) in enumerate(record.steps(saved, game)):
        notes = marks.notes.get(number, [])
        is_learner = state.actor() == learner
        played = number in marks.played or (played and not notes)
        stops += [Stop(number, note) for note in (notes[:-1] if is_learner and not played else notes)]
        if is_learner and notes and not played:
            stops.append(Stop(number, notes[-1], move))
        elif is_learner and number >= marks.start and not played and len(state.moves()) > 1:
            raise BadRecord(saved.line_of(number + 1), Text("lesson-no-note", {"text": saved.moves[number]}))
        moves.append(move)
    last = marks.notes.get(len(moves), [])
    if not last or last[-1].key in marks.answers:
        raise BadRecord(saved.line_of(len(moves)), Text("lesson-no-end"))
    end = record.replay(saved, game)
    stops += [Stop(len(moves), note, None, _answers(marks, note, end, game, learner)) for note in last]
    _check_decision(marks, stops)
    chapter = marks.setting("chapter", MOST_CHAPTER, -1)
    return Lesson(
        record=saved,
        game=record.fitting(saved, game),
        learner=learner,
        seconds=_seconds(marks),
        chapter=None if chapter < 0 else chapter,
        start=marks.start,
        moves=tuple(moves),
        stops=tuple(stops),
    )


def _seconds(marks: Marks) -> int:
    if "seconds" in marks.settings:
        return marks.setting("seconds", MOST_SECONDS)
    return 60 * marks.setting("minutes", MOST_SECONDS // 60)


def _answers(marks: Marks, note: Note, state: State, game: Game, learner: int) -> tuple[Answer, ...]:
    """Return the answers below the note. Each is a legal move of the learner, and no two are the same."""
    written = marks.answers.get(note.key, [])
    if not written:
        return ()
    if not FEWEST_ANSWERS <= len(written) <= MOST_ANSWERS:
        args: dict[str, object] = {"key": note.key, "least": FEWEST_ANSWERS, "most": MOST_ANSWERS}
        raise BadRecord(note.line, Text("lesson-answers", args))
    if state.actor() != learner:
        raise BadRecord(note.line, Text("lesson-answer-turn", {"key": note.key}))
    found = tuple(Answer(each.key, _move(each, state, game, learner)) for each in written)
    if len({answer.move for answer in found}) < len(found):
        raise BadRecord(note.line, Text("lesson-answer-twice", {"key": note.key}))
    return found


def _move(written: WrittenAnswer, state: State, game: Game, learner: int) -> Move:
    try:
        move = game.parse(state, f"{learner + 1} {written.notation}")
        state.copy().play(move)
    except UserError as error:
        raise BadRecord(written.line, error.text) from error
    except IllegalMove as error:
        args: dict[str, object] = {"text": written.notation, "rule": error.reason.rule, "reason": error.reason.text}
        raise BadRecord(written.line, Text("record-illegal", args)) from error
    return move


def _check_decision(marks: Marks, stops: list[Stop]) -> None:
    """Check that answers stand only below the note before the closing one: the lesson ends with its decision."""
    for number, stop in enumerate(stops):
        if stop.note.key in marks.answers and (number != len(stops) - 2 or not stop.answers):
            raise BadRecord(stop.note.line, Text("lesson-answer-early", {"key": stop.note.key}))
