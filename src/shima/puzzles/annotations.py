"""Puzzles in records: comment lines before the move that was made in the position. Specified in `docs/puzzles.md`."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, NoReturn

from shima import record
from shima.games.game import CHANCE, OVER, Game, IllegalMove, Move, State, UserError
from shima.games.text import Text
from shima.puzzles.puzzle import Note, Puzzle, Theme
from shima.puzzles.themes import themes_of
from shima.puzzles.turns import LONGEST, LONGEST_SOLUTION, decide, is_over
from shima.record import BadRecord, Record

MARK: Final = "#?"
MOST_NOTES: Final = 20
"""Puzzles in one record."""
GRADES: Final = range(1, 6)
MOST_SIMULATIONS: Final = 1_000_000
MOST_POINTS: Final = 1000
FIELDS: Final = ("theme", "grade", "chance", "next", "simulations")
MOVES: Final = {"solution": LONGEST_SOLUTION, "rest": LONGEST}
"""Fields with one line per decision, and how many there can be."""
_THEME: Final = re.compile(r"([a-z][a-z-]{0,29})(?: ([0-9]{1,4}))?")
_SHARE: Final = re.compile(r"[01]\.[0-9]{1,6}")
_WHOLE: Final = re.compile(r"[0-9]{1,7}")


def write(saved: Record, notes: Iterable[Note]) -> str:
    """Return the text of the record with its puzzles."""
    lines = saved.write().splitlines()
    first = len(lines) - len(saved.moves)
    for note in sorted(notes, key=lambda note: -note.number):
        lines[first + note.number : first + note.number] = _written(note)
    return "\n".join(lines) + "\n"


def _written(note: Note) -> list[str]:
    points = f" {note.theme.points}" if note.theme.points else ""
    values = (f"{note.theme.name}{points}", note.grade, f"{note.chance:.3f}", f"{note.next_best:.3f}", note.simulations)
    head = [f"{MARK} {name}: {value}" for name, value in zip(FIELDS, values, strict=True)]
    decisions = zip(MOVES, (note.solution, note.rest), strict=True)
    return head + [f"{MARK} {name}: {text}" for name, texts in decisions for text in texts]


@dataclass
class _Fields:
    """The lines of one puzzle, before they are understood."""

    line: int
    single: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in MOVES})


def read(text: str, name: str) -> list[Note]:
    """Read the puzzles of a record. `name` is the record's own. BadRecord names the line and the problem."""
    saved = record.read(text)
    lines = text.removeprefix("\ufeff").splitlines()
    marked = [(number, line.strip()) for number, line in enumerate(lines, start=1) if line.strip().startswith(MARK)]
    places = [(_moves_before(saved, number), number, line) for number, line in marked]
    grouped = [(place, [*group]) for place, group in groupby(places, key=lambda place: place[0])]
    if len(grouped) > MOST_NOTES:
        raise BadRecord(grouped[MOST_NOTES][1][0][1], Text("puzzle-many", {"most": MOST_NOTES}))
    return [
        _note(saved, f"{name}-{place + 1}", place, [(at, line) for _, at, line in group]) for place, group in grouped
    ]


def _moves_before(saved: Record, line: int) -> int:
    before = sum(number < line for number in saved.lines)
    if before == len(saved.moves) or line < saved.head_lines["moves"]:
        raise BadRecord(line, Text("puzzle-place", {"mark": MARK}))
    return before


def _note(saved: Record, name: str, place: int, lines: Sequence[tuple[int, str]]) -> Note:
    found = _Fields(lines[0][0])
    for at, line in lines:
        _add(found, at, line)
    for missing in FIELDS:
        if missing not in found.single:
            raise BadRecord(found.line, Text("puzzle-missing", {"name": missing, "mark": MARK}))
    if not found.moves["solution"]:
        raise BadRecord(found.line, Text("puzzle-missing", {"name": "solution", "mark": MARK}))
    chance, next_best = _share(found, "chance"), _share(found, "next")
    if next_best > chance:
        raise BadRecord(found.single["next"][0], Text("puzzle-next", {}))
    return Note(
        name=name,
        record=saved,
        number=place,
        theme=_theme(found, saved.game),
        grade=_whole(found, "grade", GRADES[0], GRADES[-1]),
        chance=chance,
        next_best=next_best,
        simulations=_whole(found, "simulations", 1, MOST_SIMULATIONS),
        solution=tuple(found.moves["solution"]),
        rest=tuple(found.moves["rest"]),
        line=found.line,
    )


def _add(found: _Fields, at: int, line: str) -> None:
    name, colon, value = line.removeprefix(MARK).partition(":")
    name, value = name.strip(), value.strip()
    if not colon or name not in (*FIELDS, *MOVES) or not value:
        known = ", ".join((*FIELDS, *MOVES))
        raise BadRecord(at, Text("puzzle-line", {"line": line[:60], "mark": MARK, "known": known}))
    if name in MOVES:
        found.moves[name].append(value)
        if len(found.moves[name]) > MOVES[name]:
            raise BadRecord(at, Text("puzzle-long", {"name": name, "most": MOVES[name]}))
        return
    if name in found.single:
        raise BadRecord(at, Text("record-twice", {"name": name}))
    found.single[name] = at, value


def _theme(found: _Fields, game: str) -> Theme:
    at, value = found.single["theme"]
    match = _THEME.fullmatch(value)
    points = int(match[2] or 0) if match else 0
    if match is None or points > MOST_POINTS:
        raise BadRecord(at, Text("puzzle-theme-form", {"value": value[:40]}))
    if match[1] not in themes_of(game):
        raise BadRecord(at, Text("puzzle-theme-unknown", {"name": match[1], "known": ", ".join(themes_of(game))}))
    return Theme(match[1], points)


def _share(found: _Fields, name: str) -> float:
    at, value = found.single[name]
    if not _SHARE.fullmatch(value) or float(value) > 1:
        raise BadRecord(at, Text("puzzle-share", {"name": name, "value": value[:40]}))
    return float(value)


def _whole(found: _Fields, name: str, least: int, most: int) -> int:
    at, value = found.single[name]
    if not _WHOLE.fullmatch(value) or not least <= int(value) <= most:
        raise BadRecord(at, Text("puzzle-whole", {"name": name, "value": value[:40], "least": least, "most": most}))
    return int(value)


def open_puzzle(note: Note, game: Game) -> Puzzle:
    """Replay the record up to the position and read the solution. BadRecord names what is wrong."""
    saved = note.record
    state = record.replay(saved, game, note.number)
    if state.actor() in (CHANCE, OVER) or len(state.moves()) < 2:
        raise BadRecord(note.line, Text("puzzle-no-choice"))
    ruled = record.fitting(saved, game)
    position = state.seen_by(state.actor())
    now = position.copy()
    solution = _decisions(note, ruled, position, now, note.solution)
    return Puzzle(note, ruled, position, solution, _decisions(note, ruled, position, now, note.rest))


def _decisions(note: Note, game: Game, start: State, now: State, texts: Sequence[str]) -> tuple[Move, ...]:
    """Play the decisions on `now` and return them. Each must be a legal choice within the turn."""
    moves: list[Move] = []
    for text in texts:
        if is_over(start, now):
            _refuse(note, Text("puzzle-after-turn", {"text": text}))
        try:
            move = game.parse(now, text)
            expected = game.write(now, move)
            if text.lower().split() != expected.lower().split():
                _refuse(note, Text("record-spelling", {"text": text, "expected": expected}))
            decide(start, now, move)
        except UserError as error:
            _refuse(note, error.text)
        except IllegalMove as error:
            reason = error.reason
            _refuse(note, Text("record-illegal", {"text": text, "rule": reason.rule, "reason": reason.text}))
        moves.append(move)
    return tuple(moves)


def _refuse(note: Note, problem: Text) -> NoReturn:
    raise BadRecord(note.line, Text("puzzle-solution", {"problem": problem}))
