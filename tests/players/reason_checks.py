"""Checks the reasons given for moves independently of the code that gives them: by views, notation and playing."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shima.games.game import OVER, Game, Move, State
from shima.players.analysis import Analysis, Choice

View = Mapping[str, Any]


@dataclass(frozen=True)
class Claim:
    """A reason given for a move of an analysed position. `args` are the numbers and names in it."""

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
        """Return the player's next moves in notation, each with the position after it."""
        now, played = self.state.copy(), list[tuple[str, State]]()
        for move in (self.choice.move, *self.choice.line):
            if played and self._is_over(now):
                break
            text = notation(self.game, now, move)
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


def notation(game: Game, state: State, move: Move) -> str:
    """Return the notation without the actor."""
    return game.write(state, move).partition(" ")[2]


def offers(game: Game, state: State) -> dict[str, Move]:
    return {notation(game, state, move): move for move in state.moves()}


def played(state: State, move: Move) -> State:
    after = state.copy()
    after.play(move)
    return after


def check_points(claim: Claim) -> None:
    (_, after), *_ = claim.own()
    assert after.scores()[claim.seat] - claim.state.scores()[claim.seat] == claim.args["points"] > 0


def check_points_of_the_turn(claim: Claim) -> None:
    assert claim.end.scores()[claim.seat] - claim.state.scores()[claim.seat] == claim.args["points"] > 0


def check_end(claim: Claim) -> None:
    scores = claim.end.scores()
    lead = scores[claim.seat] - max(each for seat, each in enumerate(scores) if seat != claim.seat)
    assert not claim.state.ending()
    assert claim.end.ending()
    assert abs(lead) == claim.args["points"]


def check_ahead(claim: Claim) -> None:
    check_end(claim)
    assert claim.end.scores()[claim.seat] == max(claim.end.scores())


def check_behind(claim: Claim) -> None:
    check_end(claim)
    assert claim.end.scores()[claim.seat] < max(claim.end.scores())


def check_level(claim: Claim) -> None:
    check_end(claim)
    assert claim.args["points"] == 0


def check_won(claim: Claim) -> None:
    check_end(claim)
    assert claim.end.actor() == OVER
    assert claim.end.ranking()[claim.seat] == 1
    assert claim.end.ranking().count(1) == 1


def check_shared(claim: Claim) -> None:
    check_end(claim)
    assert claim.end.ranking()[claim.seat] == 1
    assert claim.end.ranking().count(1) > 1


def check_lost(claim: Claim) -> None:
    check_end(claim)
    assert claim.end.actor() == OVER
    assert claim.end.ranking()[claim.seat] > 1


def check_weighed(claim: Claim) -> None:
    """Check both chances in whole percent, and the name of the best other move."""
    best = next(choice for choice in claim.analysis.choices if choice.move != claim.choice.move)
    chance, rest = (round(100 * each.chances[claim.seat]) for each in (claim.choice, best))
    assert (claim.args["chance"], claim.args["more"]) == (chance, abs(chance - rest))
    assert claim.args["move"] == claim.game.label(claim.state, best.move)


def check_better(claim: Claim) -> None:
    check_weighed(claim)
    assert claim.args["more"] > 0
    assert claim.choice.chances[claim.seat] > min(each.chances[claim.seat] for each in claim.analysis.choices)


def check_equal(claim: Claim) -> None:
    check_weighed(claim)
    assert claim.args["more"] == 0


def ahead_of_the_first(claim: Claim) -> int:
    """Return the difference to the first move of the list in percent. It must be another move."""
    first = claim.analysis.choices[0]
    assert first.move != claim.choice.move
    here, there = (round(100 * each.chances[claim.seat]) for each in (claim.choice, first))
    return here - there


def check_first_equal(claim: Claim) -> None:
    assert ahead_of_the_first(claim) == claim.args["more"] == 0


def check_first_better(claim: Claim) -> None:
    assert ahead_of_the_first(claim) == claim.args["more"] > 0
    assert claim.choice.visits <= claim.analysis.choices[0].visits


def check_first_worse(claim: Claim) -> None:
    assert -ahead_of_the_first(claim) == claim.args["more"] > 0


def check_forced(claim: Claim) -> None:
    assert len(claim.state.moves()) == 1


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
