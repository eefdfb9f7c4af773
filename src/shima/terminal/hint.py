"""What a strong bot suggests."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima.games.game import State
from shima.players.analysis import SECONDS, SIMULATIONS, Choice
from shima.players.turn_plan import analyse_turns
from shima.terminal.analysis import percent, reason_sentences
from shima.terminal.content import Content


def hint(content: Content, seat: int) -> RenderableType:
    """Return the best moves with their numbers in the list, win chances and reasons, from what the seat knows."""
    game, language = content.game, content.language
    seen = content.state.seen_by(seat)
    found = analyse_turns(content.state, seat, SIMULATIONS, SECONDS)
    numbers = {move: number for number, move in enumerate(content.moves(), start=1)}
    rows = Table.grid(padding=(0, 2))
    rows.add_column(justify="right")
    reasons = reason_sentences(game, seen, found, content.names, language)
    for choice, reason in zip(found.choices, reasons, strict=False):
        label = content.sentence(language.say(game.label(seen, choice.move), content.names))
        chance = percent(choice.chances[found.actor], language)
        told = Group(label, *_rest(content, seen, choice), Text(reason, "dim"))
        rows.add_row(Text(str(numbers[choice.move]), "bold cyan"), told, chance)
    return rows


def _rest(content: Content, seen: State, choice: Choice) -> list[Text]:
    """Return the player's other moves of the turn, one per line."""
    after, seat = seen.copy(), seen.actor()
    lines: list[Text] = []
    after.play(choice.move)
    for move in choice.turn[1:]:
        if after.actor() == seat:
            lines.append(content.sentence(content.language.say(content.game.label(after, move), content.names)))
        after.play(move)
    return lines
