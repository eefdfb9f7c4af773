"""Sentences for researchers: what was wrong, and a position in words."""

import os
from collections.abc import Iterator

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, Move, State
from shima.games.text import Text
from shima.language import Language, language, preferred


class Refused(ValueError):
    """What was asked for is not possible; the message is a sentence that says why, and what would be."""

    def __init__(self, text: Text) -> None:
        super().__init__(speaker().say(text))


def speaker() -> Language:
    return language(preferred(os.environ))


def refuse_move(game: Game, state: State, action: object) -> Refused:
    """Why the action is not a legal move."""
    if not isinstance(action, int) or not 0 <= action < game.player_move_count:
        return Refused(Text("research-no-move", {"action": str(action), "most": game.player_move_count - 1}))
    reason = game.why(state, action)
    assert reason is not None
    return Refused(Text("research-illegal", {"move": action, "rule": reason.rule, "reason": reason.text}))


def steps_of_nature(state: State, dice: Dice) -> Iterator[tuple[State, Move]]:
    """Let nature move until a player is to decide: each position, and the move that nature makes in it."""
    while state.actor() == CHANCE:
        before, move = state.copy(), state.random_move(dice)
        state.play(move)
        yield before, move


def tell(game: Game, state: State, last: list[tuple[State, Move]]) -> str:
    """What the last moves did, as everybody learns it, then how the players stand and who is to move."""
    say = speaker().say
    names = [say("seat", number=seat + 1) for seat in range(state.players())]
    lines: list[str] = []
    for before, move in last:
        lines.extend(say(text, names) for text in game.story(before, move, None))
    points = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores(), strict=True))
    lines.append(say("research-standing", round=state.rounds(), points=points))
    actor = state.actor()
    if actor == OVER:
        winners = [name for name, place in zip(names, state.ranking(), strict=True) if place == 1]
        lines.append(say("research-over", winners=", ".join(winners)))
    elif actor != CHANCE:
        lines.append(say("research-to-move", player=names[actor], count=len(state.moves())))
    return "\n".join(lines)
