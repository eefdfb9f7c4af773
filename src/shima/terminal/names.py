"""The players' names as people read them."""

from collections.abc import Sequence

from shima.language import Language
from shima.players import is_bot
from shima.record import FORMER_PLAYER


def shown_names(players: Sequence[str], language: Language) -> tuple[str, ...]:
    """Return a different name for each seat. Bots have the same names as in the browser."""
    names = [_shown(name, language) for name in players]
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    )


def _shown(name: str, language: Language) -> str:
    if name == FORMER_PLAYER:
        return language.say("former-player")
    return language.say("bot-name", bot=name) if is_bot(name) else name
