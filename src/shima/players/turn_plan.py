"""Extends choices to whole turns: the player's expected moves until chance decides something or another player acts."""

import time
from dataclasses import replace
from typing import Final

from shima.games.advance import play_forced
from shima.games.game import Actor, Game, State
from shima.players.analysis import SEED, SPECTATOR, Analysis, Choice, think
from shima.players.facts import turn_goes_on, turn_of

LONGEST: Final = 40
"""The maximum number of moves of a planned turn."""
PLANNED: Final = 3
"""For how many choices turns are planned."""
THINKING: Final = 0.6
"""The share of the time for the search of the position. The rest is for the turns."""
SHARE: Final = 8
"""Each search that extends a turn has this part of the simulations of the analysis."""
LEAST: Final = 20
"""Fewer simulations than this would be noise."""
FIRST_ESTIMATE: Final = 1
"""As many simulations compare the first estimates only."""


def analyse_turns(
    state: State, viewer: int | None, simulations: int, seconds: float, seed: int = SEED, most: int = PLANNED
) -> Analysis:
    """Analyse what the viewer knows, with the whole turns of the first choices, within the seconds (0: no limit)."""
    seen = state.seen_by(SPECTATOR if viewer is None else viewer)
    thinking = seconds * THINKING
    return with_turns(seen, think(seen, simulations, thinking, seed), seconds - thinking, most)


def with_turns(state: State, found: Analysis, seconds: float = 0.0, most: int = PLANNED) -> Analysis:
    """Return the analysis with the whole turns of its first choices.

    The state must be the analysed one, without what the player does not know. The turns share the seconds; after that,
    first estimates decide. 0 means no limit.
    """
    end = time.monotonic() + seconds
    simulations = max(found.simulations // SHARE, LEAST)
    choices = list(found.choices)
    planned = min(most, len(choices))
    for number in range(planned):
        left = max(end - time.monotonic(), 1e-9) / (planned - number) if seconds else 0.0
        choices[number] = whole_turn(state, choices[number], left, simulations)
    return replace(found, choices=tuple(choices))


def whole_turn(state: State, choice: Choice, seconds: float, simulations: int) -> Choice:
    """Return the choice with its turn, and with a line that contains the turn.

    Where the line of the choice ends before the turn does, searches from there extend it.
    """
    seat, end = state.actor(), time.monotonic() + seconds
    turn = turn_of(state, choice, seat)
    while turn_goes_on(state, turn.after, seat) and len(turn.moves) < LONGEST:
        ahead = turn.after.copy()
        line = [*turn.moves[1:], *play_forced(ahead)]
        if turn_goes_on(state, ahead, seat):
            left = end - time.monotonic() if seconds else 0.0
            budget = simulations if left > 0 or not seconds else FIRST_ESTIMATE
            best = think(ahead, budget, max(left, 0.0), SEED).choices[0]
            line += (best.move, *best.line)
        turn = turn_of(state, replace(choice, line=tuple(line)), seat)
    rest = turn.moves[1:]
    goes_further = choice.line[: len(rest)] == rest
    return replace(choice, turn=turn.moves, line=choice.line if goes_further else rest)


def gains(game: Game, before: State, after: State, seat: Actor) -> dict[str, int]:
    """Return how the seat's score and resources changed. Resources that did not change are left out."""
    score = after.scores()[seat] - before.scores()[seat]
    then, now = game.resources_of(before, seat), game.resources_of(after, seat)
    return {"score": score} | {name: now[name] - then[name] for name in now if now[name] != then[name]}
