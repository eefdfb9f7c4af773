"""What a strong bot suggests."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima.players.analysis import SIMULATIONS, analyse
from shima.terminal.analysis import percent, reason_sentences
from shima.terminal.content import Content

SECONDS = 3.0


def hint(content: Content, seat: int) -> RenderableType:
    """Return the best moves with their numbers in the list, win chances and reasons, from what the seat knows."""
    game, language = content.game, content.language
    seen = content.state.seen_by(seat)
    found = analyse(content.state, seat, SIMULATIONS, SECONDS)
    numbers = {move: number for number, move in enumerate(content.moves(), start=1)}
    rows = Table.grid(padding=(0, 2))
    rows.add_column(justify="right")
    reasons = reason_sentences(game, seen, found, content.names, language)
    for choice, reason in zip(found.choices, reasons, strict=False):
        label = content.sentence(language.say(game.label(seen, choice.move), content.names))
        chance = percent(choice.chances[found.actor], language)
        rows.add_row(Text(str(numbers[choice.move]), "bold cyan"), Group(label, Text(reason, "dim")), chance)
    return rows
