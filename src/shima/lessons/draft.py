"""Drafts of lessons: a saved game with a note at each of the learner's decisions, and placeholder texts."""

from collections.abc import Callable
from dataclasses import replace

from shima import record
from shima.games.game import OVER, Game
from shima.games.text import Text
from shima.lessons.marks import ABOUT, MARK, TITLE
from shima.lessons.words import WHY
from shima.record import Record

MINUTES = 10


def draft(saved: Record, game: Game, learner: int, to: int | None, say: Callable[[Text], str]) -> tuple[str, str]:
    """Return the record with notes, cut off after `to` moves, and a catalogue in which each note names its move."""
    over = record.replay(saved, game, to).actor() == OVER
    cut = replace(saved, moves=saved.moves[:to], result=saved.result if over else (), resigned=())
    head = cut.write().partition("\n\n")[0]
    lines = [head, f"{MARK} learner: {learner + 1}", f"{MARK} minutes: {MINUTES}", ""]
    words = [f"{TITLE} = …", f"{ABOUT} = …"]
    for number, (state, move) in enumerate(record.steps(cut, game), start=1):
        if state.actor() == learner and len(state.moves()) > 1:
            lines.append(f"{MARK} move-{number}")
            words.append(f"move-{number} = {say(game.label(state, move))}\n    .{WHY} = …")
        lines.append(cut.moves[number - 1])
    lines.append(f"{MARK} end")
    words.append("end = …")
    return "\n".join(lines) + "\n", "\n".join(words) + "\n"
