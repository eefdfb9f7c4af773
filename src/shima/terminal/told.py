"""Tells what has happened, in sentences."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from shima.games.game import CHANCE, Game, Move, State
from shima.language import Language
from shima.terminal.picture import Picture


@dataclass(frozen=True)
class Told:
    """One move and its effects. `number` counts from 1."""

    number: int
    actor: int
    round: int
    sentences: str


def replayed(game: Game, players: int, options: dict[str, str], moves: Iterable[Move]) -> Iterator[tuple[State, Move]]:
    """Yield each position with the move made in it. The state object is reused: copy it to keep it."""
    state = game.new(players, options)
    for move in moves:
        yield state, move
        state.play(move)


def tell(
    game: Game,
    steps: Iterable[tuple[State, Move]],
    names: Sequence[str],
    language: Language,
    viewer: int | None,
    since: int = 0,
) -> Iterator[Told]:
    """Yield the moves after the first `since`, as the viewer sees them."""
    for number, (state, move) in enumerate(steps, start=1):
        if number <= since:
            continue
        sentences = " ".join(language.say(text, names) for text in game.story(state, move, viewer))
        yield Told(number, state.actor(), state.rounds(), sentences)


def choices(steps: Iterable[tuple[State, Move]]) -> list[tuple[int, int]]:
    """Return the real decisions: the number of moves before each, and its player."""
    return [
        (number, state.actor())
        for number, (state, _) in enumerate(steps)
        if state.actor() != CHANCE and len(state.moves()) > 1
    ]


def paragraphs(told: Iterable[Told]) -> list[str]:
    """Return a paragraph per decision, including the draws that followed. A new round starts a new paragraph."""
    found: list[str] = []
    round_of_last = -1
    for one in told:
        if found and one.actor == CHANCE and one.round == round_of_last:
            found[-1] += f" {_without_repeated_name(found[-1], one.sentences)}"
        else:
            found.append(one.sentences)
        round_of_last = one.round
    return found


def _without_repeated_name(before: str, sentence: str) -> str:
    """Drop the player's name at the start of a sentence if the paragraph has already named them."""
    name, colon, _ = before.partition(": ")
    if not colon or not sentence.startswith(f"{name}: "):
        return sentence
    rest = sentence.removeprefix(f"{name}: ")
    return rest[:1].upper() + rest[1:]


def set_up_length(told: Sequence[Told]) -> int:
    """Return the number of draws that set up the table: those before the last draw of the first round."""
    first = next((number for number, one in enumerate(told) if one.actor != CHANCE), len(told))
    return max(first - 1, 0)


def outcome(state: State, names: Sequence[str], language: Language) -> str:
    """Return who has won."""
    first = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    if len(first) > 1:
        return language.say("play-shared", players=", ".join(names[seat] for seat in first))
    even = state.scores().count(state.scores()[first[0]]) > 1
    return language.say("play-wins-by-tie" if even else "play-wins", names, player=first[0])


def coloured(sentence: str, names: Sequence[str], picture: Picture[Any]) -> Text:
    """Return a sentence with the players' names in their colours."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        start = sentence.find(name)
        while start >= 0:
            end = start + len(name)
            if not sentence[max(start - 1, 0) : start].isalnum() and not sentence[end : end + 1].isalnum():
                text.stylize(f"bold {picture.seat_style(seat)}", start, end)
            start = sentence.find(name, end)
    return text
