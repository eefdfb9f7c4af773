"""Checks what is said of a move, without the code that said it: by views, notation and play on copies."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shima.games.game import OVER, Game, Move, State
from shima.players.analysis import Analysis, Choice

View = Mapping[str, Any]


@dataclass(frozen=True)
class Said:
    """A move of an analysed position, of which something is said; `args` are the numbers and names in it."""

    game: Game
    state: State
    analysis: Analysis
    choice: Choice
    args: dict[str, Any]

    @property
    def seat(self) -> int:
        return self.analysis.actor

    @property
    def before(self) -> View:
        return self.game.view(self.state, None)

    def own(self) -> list[tuple[str, State]]:
        """The player's moves to come, as notation, each with the position after it."""
        now, played = self.state.copy(), list[tuple[str, State]]()
        for move in (self.choice.move, *self.choice.line):
            if played and self._is_over(now):
                break
            text = words(self.game, now, move)
            now.play(move)
            played.append((text, now.copy()))
        return played

    def _is_over(self, now: State) -> bool:
        then, view = self.before, self.game.view(now, None)
        if now.actor() != self.seat:
            return True
        return "acting" in view and (then["round"], then["acting"]) != (view["round"], view["acting"])

    @property
    def end(self) -> State:
        return self.own()[-1][1]

    @property
    def after(self) -> View:
        return self.game.view(self.end, None)


def words(game: Game, state: State, move: Move) -> str:
    """The notation without the actor."""
    return game.write(state, move).partition(" ")[2]


def offers(game: Game, state: State) -> dict[str, Move]:
    return {words(game, state, move): move for move in state.moves()}


def played(state: State, move: Move) -> State:
    after = state.copy()
    after.play(move)
    return after


def check_points(said: Said) -> None:
    (_, after), *_ = said.own()
    assert after.scores()[said.seat] - said.state.scores()[said.seat] == said.args["points"] > 0


def check_points_of_the_turn(said: Said) -> None:
    assert said.end.scores()[said.seat] - said.state.scores()[said.seat] == said.args["points"] > 0


def check_end(said: Said) -> None:
    scores = said.end.scores()
    lead = scores[said.seat] - max(each for seat, each in enumerate(scores) if seat != said.seat)
    assert not said.state.ending()
    assert said.end.ending()
    assert abs(lead) == said.args["points"]


def check_ahead(said: Said) -> None:
    check_end(said)
    assert said.end.scores()[said.seat] == max(said.end.scores())


def check_behind(said: Said) -> None:
    check_end(said)
    assert said.end.scores()[said.seat] < max(said.end.scores())


def check_level(said: Said) -> None:
    check_end(said)
    assert said.args["points"] == 0


def check_won(said: Said) -> None:
    check_end(said)
    assert said.end.actor() == OVER
    assert said.end.ranking()[said.seat] == 1
    assert said.end.ranking().count(1) == 1


def check_shared(said: Said) -> None:
    check_end(said)
    assert said.end.ranking()[said.seat] == 1
    assert said.end.ranking().count(1) > 1


def check_lost(said: Said) -> None:
    check_end(said)
    assert said.end.actor() == OVER
    assert said.end.ranking()[said.seat] > 1


def check_weighed(said: Said) -> None:
    """Both chances in whole percent, and the best of the other moves by its name."""
    best = next(choice for choice in said.analysis.choices if choice.move != said.choice.move)
    chance, rest = (round(100 * each.chances[said.seat]) for each in (said.choice, best))
    assert (said.args["chance"], said.args["more"]) == (chance, abs(chance - rest))
    assert said.args["move"] == said.game.label(said.state, best.move)


def check_better(said: Said) -> None:
    check_weighed(said)
    assert said.args["more"] > 0
    assert said.choice.chances[said.seat] > min(each.chances[said.seat] for each in said.analysis.choices)


def check_equal(said: Said) -> None:
    check_weighed(said)
    assert said.args["more"] == 0


def ahead_of_the_first(said: Said) -> int:
    """In whole percent; the first move of the list is another one."""
    first = said.analysis.choices[0]
    assert first.move != said.choice.move
    here, there = (round(100 * each.chances[said.seat]) for each in (said.choice, first))
    return here - there


def check_first_equal(said: Said) -> None:
    assert ahead_of_the_first(said) == said.args["more"] == 0


def check_first_better(said: Said) -> None:
    assert ahead_of_the_first(said) == said.args["more"] > 0
    assert said.choice.visits <= said.analysis.choices[0].visits


def check_first_worse(said: Said) -> None:
    assert -ahead_of_the_first(said) == said.args["more"] > 0


def check_forced(said: Said) -> None:
    assert len(said.state.moves()) == 1


COMMON = {
    "reason-points": check_points,
    "reason-points-turn": check_points_of_the_turn,
    "reason-ends-ahead": check_ahead,
    "reason-ends-behind": check_behind,
    "reason-ends-level": check_level,
    "reason-wins": check_won,
    "reason-shares": check_shared,
    "reason-loses": check_lost,
    "reason-better": check_better,
    "reason-equal": check_equal,
    "reason-worse": check_weighed,
    "reason-first-equal": check_first_equal,
    "reason-first-better": check_first_better,
    "reason-first-worse": check_first_worse,
    "reason-forced": check_forced,
}
