"""What a move would do and why others are not allowed, as plain data for players who are about to decide."""

from typing import Any

from shima.games.advance import play_forced
from shima.games.game import CHANCE, Move, State
from shima.tables.play import Step
from shima.tables.table import Table
from shima.tables.view import offers, stories, text_data

MOST_WHYS = 400


def preview_view(table: Table, seat: int, move: Move) -> dict[str, Any]:
    """Preview the seat's legal move with the forced moves that follow.

    It is played on the position as the seat knows it, so it cannot reveal anything secret.
    """
    known = table.state.seen_by(seat)
    state = known.copy()
    state.play(move)
    played = (move, *play_forced(state, seat))
    return {
        "number": table.moves + 1,
        "move": move,
        "stories": stories(table.game, Step(known, played, state), seat),
        "then": offers(table.game, state) if state.actor() == seat else [],
        "nature": state.actor() == CHANCE,
        "scores": list(state.scores()),
    }


def whys_view(table: Table, seat: int, start: str) -> dict[str, Any]:
    """List all moves whose notation starts with these words: whether the seat can make them now, and what they lack."""
    known = table.state.seen_by(seat)
    wanted = f"{' '.join(start.lower().split())} "
    found: list[dict[str, Any]] = []
    for move in table.game.player_moves():
        text = table.game.write(known, move).partition(" ")[2]  # without the actor
        if text and f"{text} ".lower().startswith(wanted):
            found.append(_why(table, seat, known, move, text))
            if len(found) == MOST_WHYS:
                break
    return {"number": table.moves + 1, "moves": found}


def _why(table: Table, seat: int, known: State, move: Move, text: str) -> dict[str, Any]:
    is_mover = table.actor() == seat
    reason = table.game.why(known, move) if is_mover else None
    return {
        "move": move,
        "notation": text,
        "allowed": is_mover and reason is None,
        "rule": reason.rule if reason else None,
        "text": text_data(reason.text) if reason else None,
        "lacks": table.game.lacks(known, move),
        "prospects": table.game.prospects(known, move, seat),
    }
