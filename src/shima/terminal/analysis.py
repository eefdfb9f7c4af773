"""Prints the review of a game and the analysis of a position."""

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from shima import record
from shima.games.game import CHANCE, OVER, Game, Move, State
from shima.language import Language
from shima.players.analysis import Analysis, Choice
from shima.players.reasons import explain
from shima.players.review import Judgement, Review, Reviewed
from shima.record import Record
from shima.terminal import told
from shima.terminal.names import shown_names
from shima.terminal.output import tolerant
from shima.terminal.picture import Picture, picture

MOST_ROWS = 10
NOTICEABLE = 0.01
"""A smaller cost is within the search's uncertainty."""
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 100


def show_review(console: Console, game: Game, saved: Record, review: Review, language: Language) -> None:
    """Print the chances over time, each player's decisions, the decisive moments and the most expensive moves."""
    tolerant(console)
    names = shown_names(saved.players, language)
    drawn = picture(game, language)
    first = next((at for at, one in enumerate(review.moves) if one.actor != CHANCE), len(review.moves))
    shown = review.moves[max(first - 1, 0) :]  # before that, chance only sets up the table
    if not shown:
        console.print(language.say("analysis-no-moves"), highlight=False)
        return
    title = language.say("analysis-chances", first=shown[0].number, last=shown[-1].number)
    console.print(title, style="bold", markup=False, highlight=False)
    console.print(_graph(shown, names, drawn, console.width, language))
    console.print()
    for seat in range(len(names)):
        console.print(told.coloured(_decisions(review, seat, names, language), names, drawn))
    console.print(_simulations(review, language), style="dim", highlight=False)
    moments = moment_sentences(review, names, language)
    if moments:
        console.print()
        console.print(language.say("analysis-moments", count=len(moments)), style="bold", highlight=False)
        rows = Table.grid(padding=(0, 1))
        for number, sentence in moments.items():
            rows.add_row(str(number), told.coloured(sentence, names, drawn))
        console.print(rows)
    judged = ((one, one.judgement) for one in (review.moves[number - 1] for number in review.costliest()))
    costly = [(one, judgement) for one, judgement in judged if judgement and judgement.cost >= NOTICEABLE]
    if costly:
        console.print()
        console.print(_costs(costly[:MOST_ROWS], game, saved, names, drawn, language))


def moment_sentences(review: Review, names: Sequence[str], language: Language) -> dict[int, str]:
    """Return the decisive moments by move number, each in a sentence."""
    whys = {moment.number: review.moves[moment.number - 1].why for moment in review.moments()}
    return {number: language.say(why, names) for number, why in whys.items() if why}


def reason_sentences(game: Game, state: State, found: Analysis, names: Sequence[str], language: Language) -> list[str]:
    """Return the reasons for each of the first choices in the analysed state."""
    return [language.say(why.text, names) for why in explain(game, state, found)]


def _graph(
    shown: Sequence[Reviewed], names: Sequence[str], drawn: Picture[Any], width: int, language: Language
) -> Table:
    rows = Table.grid(padding=(0, 1))
    room = min(WIDEST, width - max(len(name) for name in names) - len(" 100 %") - 2)
    for seat, name in enumerate(names):
        chances = [one.chances[seat] for one in shown]
        style = drawn.seat_style(seat)
        rows.add_row(Text(name, f"bold {style}"), Text(bars(chances, room), style), percent(chances[-1], language))
    return rows


def bars(chances: Sequence[float], room: int) -> str:
    """Return a bar per chance, averaging several where space is short."""
    columns = max(1, min(room, len(chances)))
    signs = ""
    for column in range(columns):
        part = chances[column * len(chances) // columns : (column + 1) * len(chances) // columns]
        signs += BARS[min(int(sum(part) / len(part) * len(BARS)), len(BARS) - 1)]
    return signs


def _simulations(review: Review, language: Language) -> str:
    least, most = review.simulations()
    if least == most:
        return language.say("analysis-simulations", count=most)
    return language.say("analysis-simulations-cut", least=least, most=most)


def _decisions(review: Review, seat: int, names: Sequence[str], language: Language) -> str:
    costs = [one.judgement.cost for one in review.moves if one.judgement and one.actor == seat]
    good = sum(cost < NOTICEABLE for cost in costs)
    return language.say("analysis-decisions", names, player=seat, count=len(costs), good=good)


def _costs(
    costly: Sequence[tuple[Reviewed, Judgement]],
    game: Game,
    saved: Record,
    names: Sequence[str],
    drawn: Picture[Any],
    language: Language,
) -> Table:
    judgements = {one.number: judgement for one, judgement in costly}
    sentences = {
        number: _sentence(judgements[number], game, state, move, names, language)
        for number, (state, move) in enumerate(record.steps(saved, game), start=1)
        if number in judgements
    }
    rows = _table(language, "number", "cost", "decision")
    for number, judgement in judgements.items():
        cost = percent(judgement.cost, language)
        rows.add_row(str(number), cost, told.coloured(sentences[number], names, drawn))
    return rows


def _sentence(
    judgement: Judgement, game: Game, state: State, move: Move, names: Sequence[str], language: Language
) -> str:
    """Return what was chosen, and what would have been better."""
    return language.say(
        "analysis-cost",
        names,
        player=state.actor(),
        played=game.label(state, move),
        chance=whole(judgement.chance),
        best=game.label(state, judgement.best),
        kept=whole(judgement.best_chance),
    )


def show_position(
    console: Console, game: Game, state: State, found: Analysis, players: Sequence[str], language: Language
) -> None:
    """Print whose turn it is, the chances, and the best moves with reasons and expected continuation."""
    tolerant(console)
    names = shown_names(players, language)
    drawn = picture(game, language)
    console.print(told.coloured(_to_move(found, names, language), names, drawn))
    for seat, chance in enumerate(found.chances):
        sentence = language.say("analysis-chance", names, player=seat, chance=whole(chance))
        console.print(told.coloured(sentence, names, drawn))
    if not found.choices:
        return
    rows = _table(language, "place", "move", "chance", "visits", "line")
    looked_into = [choice for choice in found.choices if choice.visits]
    reasons = reason_sentences(game, state, found, names, language)
    for place, choice in enumerate(looked_into[:MOST_ROWS], start=1):
        label = Text(language.say(game.label(state, choice.move), names))
        if place <= len(reasons):
            label.append(f"\n{reasons[place - 1]}", "dim")
        wins = percent(choice.chances[found.actor], language)
        rows.add_row(str(place), label, wins, str(choice.visits), Text(_line(game, state, choice), "italic"))
    console.print(rows)
    left = len(found.choices) - rows.row_count
    if left:
        console.print(language.say("analysis-others", count=left), markup=False, highlight=False)


def _to_move(found: Analysis, names: Sequence[str], language: Language) -> str:
    if found.actor == OVER:
        return language.say("analysis-over")
    if found.actor == CHANCE:
        return language.say("analysis-nature")
    return language.say("analysis-to-move", names, player=found.actor)


def _line(game: Game, state: State, choice: Choice) -> str:
    """Return the moves after the choice. An arrow marks the end of a planned turn."""
    after = state.copy()
    after.play(choice.move)
    texts: list[str] = []
    for number, move in enumerate(choice.line, start=1):
        texts.append(f"→ {game.write(after, move)}" if number == len(choice.turn) else game.write(after, move))
        after.play(move)
    return " · ".join(texts)


def _table(language: Language, *columns: str) -> Table:
    rows = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        numbers = column in ("number", "cost", "place", "chance", "visits")
        heading = language.say("analysis-column", column=column)
        rows.add_column(heading, justify="right" if numbers else "left", no_wrap=numbers)
    return rows


def whole(share: float) -> int:
    """Return whole percent: the search is not more precise."""
    return round(share * 100)


def percent(share: float, language: Language) -> str:
    return language.say("analysis-percent", number=whole(share))
