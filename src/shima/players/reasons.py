"""Explains moves: what a move gains, what it denies others, and the risk of what it opens for them.

Everything is computed by playing on copies of the position as the acting player knows it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shima.games.game import OVER, Game, State
from shima.games.text import Text
from shima.players.analysis import Analysis, Choice
from shima.players.facts import DENIES, ENDS, FORCED, GAINS, IT, OPENS, WEIGHS, YOU, Fact, reasons_of, turn_of

MOST: Final = 3
"""How many moves are explained, with at most MOST facts each."""
SLIGHT: Final = 0.3
"""Minimum weight of a second fact, relative to the first of its kind."""


@dataclass(frozen=True)
class Why:
    """The facts for and against a choice, and the sentences made from them."""

    facts: tuple[Fact, ...]

    @property
    def text(self) -> Text:
        """Return what the player gains by the move, and what it risks."""
        if self.facts[0].kind in (WEIGHS, FORCED):
            return self.facts[0].text
        gains, risks = self._split(YOU)
        if not gains:
            return Text("reason-only-risk", {"risk": risks[0]})
        why = Text("reason-you", {"what": joined(gains)})
        return Text("reason-risk", {"why": why, "risk": risks[0]}) if risks else why

    @property
    def clause(self) -> Text | None:
        """Return what speaks for the move, as part of a sentence about it; None if there is nothing to say."""
        gains, _ = self._split(IT)
        return joined(gains) if gains and self.facts[0].kind not in (WEIGHS, FORCED) else None

    @property
    def flaw(self) -> Text | None:
        """Return what the choice opens for others, as a sentence."""
        _, risks = self._split(IT)
        return risks[0] if risks else None

    def _split(self, who: str) -> tuple[list[Text], list[Text]]:
        gains = [fact.said(who) for fact in self.facts if fact.kind != OPENS]
        return gains, [fact.said(who) for fact in self.facts if fact.kind == OPENS]


def explain(game: Game, state: State, analysis: Analysis) -> list[Why]:
    """Explain the first choices of an analysis. The state must be the analysed one."""
    return [explain_choice(game, state, analysis, choice) for choice in analysis.choices[:MOST]]


def explain_choice(game: Game, state: State, analysis: Analysis, choice: Choice) -> Why:
    if len(analysis.choices) == 1:
        return Why((Fact(FORCED, Text("reason-forced"), 1.0),))
    others = [other for other in analysis.choices if other.move != choice.move]
    facts = [*_end(state, choice, analysis.actor), *reasons_of(state).facts(game, state, choice, others)]
    chosen = _weightiest(facts)
    return Why(tuple(chosen) if chosen else (_weighed(game, state, analysis, choice),))


def _end(state: State, choice: Choice, seat: int) -> list[Fact]:
    """Return the fact that the move ends the game or triggers its end, with the points then."""
    after = turn_of(state, choice, seat).after
    if state.ending() or not (after.ending() or after.actor() == OVER):
        return []
    scores = after.scores()
    lead = scores[seat] - max(points for other, points in enumerate(scores) if other != seat)
    if after.actor() == OVER:
        places = after.ranking()
        if places[seat] > 1:
            return [Fact(ENDS, Text("reason-loses", {"points": -lead, "who": ""}), 9.0)]
        shared = places.count(1) > 1
        return [Fact(ENDS, Text("reason-shares" if shared else "reason-wins", {"points": lead, "who": ""}), 9.0)]
    if lead > 0:
        return [Fact(ENDS, Text("reason-ends-ahead", {"points": lead, "who": ""}), 9.0)]
    return [Fact(ENDS, Text("reason-ends-behind" if lead else "reason-ends-level", {"points": -lead, "who": ""}), 9.0)]


def _weightiest(facts: Sequence[Fact]) -> list[Fact]:
    """Return at most three facts: first what the move gains, then what it denies others and what it opens for them."""
    ranked = sorted(facts, key=lambda fact: -fact.weight)
    gains = [fact for fact in ranked if fact.kind == GAINS]
    ends = [fact for fact in ranked if fact.kind == ENDS]
    denies = [fact for fact in ranked if fact.kind == DENIES][:1]
    opens = [fact for fact in ranked if fact.kind == OPENS][:1]
    room = MOST - len(ends) - len(denies) - len(opens)
    worth = [fact for fact in gains if fact.weight >= SLIGHT * gains[0].weight][: max(1, room)]
    return [*worth, *ends, *denies, *opens][:MOST]


def _weighed(game: Game, state: State, analysis: Analysis, choice: Choice) -> Fact:
    """Return what the strong bot sees, if there is nothing else to say: the chance, and how it would continue."""
    args: dict[str, object] = {"chance": percent(choice.chances[analysis.actor])}
    after = state.copy()
    after.play(choice.move)
    if choice.line and after.actor() == analysis.actor and len(after.moves()) > 1:
        return Fact(WEIGHS, Text("reason-plan", {"move": game.label(after, choice.line[0]), **args}), 0.0)
    return Fact(WEIGHS, Text("reason-chance", args), 0.0)


def joined(parts: Sequence[Text]) -> Text:
    """Join one to three clauses with the same subject."""
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return Text("reason-two", {"first": parts[0], "second": parts[1]})
    return Text("reason-three", {"first": parts[0], "second": parts[1], "third": parts[2]})


def percent(share: float) -> int:
    """Round to whole percents. The search is not more precise."""
    return round(100 * share)
