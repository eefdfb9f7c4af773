"""Checks the reasons given for moves independently of the code that gives them: by views, notation and playing."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shima.games.game import OVER, Game, Move, State
from shima.players.analysis import Analysis, Choice

View = Mapping[str, Any]

QUOTING = {"reason-plan", "reason-duo-offers", "reason-duo-skips"}
"""Reasons with the name of a move: one's own next move, or the action that is skipped."""
COMPARES = re.compile(r"better than|worse than|as good as|besser als|schlechter als|so gut wie")


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


def check_chance(claim: Claim) -> None:
    """Check the chance in whole percent, and that the sentence mentions no other move than the expected next one."""
    assert claim.args["chance"] == round(100 * claim.choice.chances[claim.seat])
    assert claim.args.keys() <= {"chance", "move"}


def check_plan(claim: Claim) -> None:
    """Check that the player chooses next, and that the analysis expects this choice."""
    check_chance(claim)
    after = played(claim.state, claim.choice.move)
    assert after.actor() == claim.seat
    assert len(after.moves()) > 1
    assert claim.args["move"] == claim.game.label(after, claim.choice.line[0])


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
    "reason-chance": check_chance,
    "reason-plan": check_plan,
    "reason-forced": check_forced,
}
