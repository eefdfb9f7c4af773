"""What has happened, in sentences."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from shima.games.game import CHANCE, Game, Move, State
from shima.language import Language
from shima.terminal.picture import Picture


@dataclass(frozen=True)
class Told:
    """One move and what it did; `number` counts from 1."""

    number: int
    actor: int
    round: int
    sentences: str


def replayed(game: Game, players: int, options: dict[str, str], moves: Iterable[Move]) -> Iterator[tuple[State, Move]]:
    """Each position with the move made in it. The state is one and the same: copy it to keep it."""
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
    """The moves behind the first `since`, as the viewer learns of them."""
    for number, (state, move) in enumerate(steps, start=1):
        if number <= since:
            continue
        sentences = " ".join(language.say(text, names) for text in game.story(state, move, viewer))
        yield Told(number, state.actor(), state.rounds(), sentences)


def choices(steps: Iterable[tuple[State, Move]]) -> list[tuple[int, int]]:
    """Where somebody really had to choose: how many moves came before, and who it was."""
    return [
        (number, state.actor())
        for number, (state, _) in enumerate(steps)
        if state.actor() != CHANCE and len(state.moves()) > 1
    ]


def paragraphs(told: Iterable[Told]) -> list[str]:
    """A paragraph for each decision, with the moves of chance after it; a new round starts a new one."""
    found: list[str] = []
    round_of_last = -1
    for one in told:
        if found and one.actor == CHANCE and one.round == round_of_last:
            found[-1] += f" {_going_on(found[-1], one.sentences)}"
        else:
            found.append(one.sentences)
        round_of_last = one.round
    return found


def _going_on(before: str, sentence: str) -> str:
    """Within a paragraph the name of whom it is about is said once."""
    name, colon, _ = before.partition(": ")
    if not colon or not sentence.startswith(f"{name}: "):
        return sentence
    rest = sentence.removeprefix(f"{name}: ")
    return rest[:1].upper() + rest[1:]


def set_up_length(told: Sequence[Told]) -> int:
    """How many moves of chance only set up the table: those before the first round's last draw."""
    first = next((number for number, one in enumerate(told) if one.actor != CHANCE), len(told))
    return max(first - 1, 0)


def outcome(state: State, names: Sequence[str], language: Language) -> str:
    """Who has won."""
    first = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    if len(first) > 1:
        return language.say("play-shared", players=", ".join(names[seat] for seat in first))
    even = state.scores().count(state.scores()[first[0]]) > 1
    return language.say("play-wins-by-tie" if even else "play-wins", names, player=first[0])


def coloured(sentence: str, names: Sequence[str], picture: Picture[Any]) -> Text:
    """A sentence with the players' names in their colours."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        start = sentence.find(name)
        while start >= 0:
            end = start + len(name)
            if not sentence[max(start - 1, 0) : start].isalnum() and not sentence[end : end + 1].isalnum():
                text.stylize(f"bold {picture.seat_style(seat)}", start, end)
            start = sentence.find(name, end)
    return text
