"""Messages for researchers: errors and descriptions of positions."""

import os

from shima.games.game import CHANCE, OVER, Game, Move, State
from shima.games.text import Text
from shima.language import Language, language, preferred


class Refused(ValueError):
    """Raised for an impossible request. The message tells why and what is possible."""

    def __init__(self, text: Text) -> None:
        super().__init__(speaker().say(text))


def speaker() -> Language:
    return language(preferred(os.environ))


def refuse_move(game: Game, state: State, action: object) -> Refused:
    """Return an error that explains why the action is not legal."""
    if not isinstance(action, int) or not 0 <= action < game.player_move_count:
        return Refused(Text("research-no-move", {"action": str(action), "most": game.player_move_count - 1}))
    reason = game.why(state, action)
    assert reason is not None
    return Refused(Text("research-illegal", {"move": action, "rule": reason.rule, "reason": reason.text}))


def tell(game: Game, state: State, last: list[tuple[State, Move]]) -> str:
    """Describe what the last moves did, as far as it is public, then the scores and whose turn it is."""
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
