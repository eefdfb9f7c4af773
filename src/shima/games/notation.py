"""What all games' notations share: the actor at the head of a line."""

from shima.games.game import NATURE, OVER, BadNotation, State
from shima.games.text import Text


def actor_sign(actor: int) -> str:
    """`*` for nature, `1` to `4` for the seats."""
    return "*" if actor == NATURE else str(actor + 1)


def read_line(state: State, text: str) -> str:
    """The words behind the actor, who may be left out but must not be somebody else."""
    words = text.strip().split(maxsplit=1)
    if not words or not (words[0] == "*" or words[0].isdigit()):
        return text
    actor = state.actor()
    if actor == OVER:
        raise BadNotation(Text("error-over", {"text": text.strip()}))
    if words[0] != actor_sign(actor):
        raise BadNotation(Text("error-actor", {"text": text.strip(), "actor": words[0], "expected": actor_sign(actor)}))
    return words[1] if len(words) > 1 else ""
