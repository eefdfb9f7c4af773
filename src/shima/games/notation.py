"""Shared parts of the games' notation: the actor at the start of a line, and the texts of the moves."""

from typing import Final

from shima.games.game import CHANCE, OVER, Move, State, UserError
from shima.games.text import Text


def actor_sign(actor: int) -> str:
    """Return `*` for chance, `1` to `4` for the seats."""
    return "*" if actor == CHANCE else str(actor + 1)


def read_line(state: State, text: str) -> str:
    """Return the words after the actor. The actor is optional, but must be the right one if given."""
    words = text.strip().split(maxsplit=1)
    if not words or not (words[0] == "*" or words[0].isdigit()):
        return text
    actor = state.actor()
    if actor == OVER:
        raise UserError(Text("error-over", {"text": text.strip()}))
    if words[0] != actor_sign(actor):
        raise UserError(Text("error-actor", {"text": text.strip(), "actor": words[0], "expected": actor_sign(actor)}))
    return words[1] if len(words) > 1 else ""


class Notation:
    """Converts between numbers and texts of the moves of one component set."""

    def __init__(self, texts: tuple[str, ...], by_chance: tuple[bool, ...]) -> None:
        """`by_chance` tells for each move whether chance makes it."""
        self.texts: Final = texts
        self.by_chance: Final = by_chance
        self.numbers: Final = {text.lower(): move for move, text in enumerate(self.texts) if text}

    def _in_any_order(self, words: list[str]) -> Move | None:
        """Find the move whose arguments are given in another order: `melt wood clay` is `melt clay wood`."""
        if not words:
            return None
        wanted = sorted(words[1:])
        found = [move for text, move in self.numbers.items() if _verb_and_words(text) == (words[0], wanted)]
        return found[0] if len(found) == 1 else None

    def parse(self, text: str, for_chance: bool) -> Move:
        words = text.lower().split()
        number = self.numbers.get(" ".join(words))
        if number is None:
            number = self._in_any_order(words)
        if number is not None:
            return number
        own = [text for text, by_chance in zip(self.texts, self.by_chance, strict=True) if by_chance == for_chance]
        verbs = list(dict.fromkeys(known.split()[0] for known in own if known))
        if not words or words[0] not in verbs:
            raise UserError(Text("error-verb", {"text": text.strip(), "verbs": ", ".join(verbs)}))
        like = [known for known in own if known.split(" ")[0] == words[0]]
        examples = "; ".join(dict.fromkeys((like[0], like[len(like) // 2], like[-1])))
        raise UserError(Text("error-arguments", {"text": text.strip(), "verb": words[0], "examples": examples}))


def _verb_and_words(text: str) -> tuple[str, list[str]]:
    words = text.split()
    return words[0], sorted(words[1:])
