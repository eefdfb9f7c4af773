"""Explains moves in one sentence: what a move gains, what it denies others and what it opens for them.

Everything is computed by playing on copies of the position as the acting player knows it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shima.games.game import OVER, Game, State
from shima.games.text import Text
from shima.players.analysis import Analysis, Choice
from shima.players.facts import BRINGS, DENIES, ENDS, FORCED, OPENS, WEIGHS, Fact, reasons_of, turn_of

MOST: Final = 3
"""How many moves are explained, with at most MOST facts each."""
SLIGHT: Final = 0.3
"""Minimum weight of a second fact, relative to the first of its kind."""


@dataclass(frozen=True)
class Why:
    """The facts for and against a choice, and the sentence made from them."""

    facts: tuple[Fact, ...]

    @property
    def text(self) -> Text:
        return Text("reason-sentence", {"why": clauses(self.facts, "first")})

    @property
    def clause(self) -> Text | None:
        """Return the facts as part of a sentence that states the chances; None if there is nothing else to say."""
        if self.facts[0].kind in (WEIGHS, FORCED):
            return None
        return clauses(self.facts, "later")

    @property
    def flaw(self) -> Text | None:
        """Return what the choice opens for others, as part of a sentence."""
        found = [fact for fact in self.facts if fact.kind == OPENS]
        return clauses(found, "later") if found else None


def explain(game: Game, state: State, analysis: Analysis) -> list[Why]:
    """Explain the first choices of an analysis. The state must be the analysed one."""
    found: list[Why] = []
    for choice in analysis.choices[:MOST]:
        why = explain_choice(game, state, analysis, choice)
        if str(why.text) in {str(earlier.text) for earlier in found}:
            why = _distinguish(why, _compared_with_first(analysis, choice))
        found.append(why)
    return found


def _distinguish(why: Why, weighed: Fact) -> Why:
    """Add the chances, because the same facts already speak for a better choice."""
    opens = [fact for fact in why.facts if fact.kind == OPENS]
    others = [fact for fact in why.facts if fact.kind not in (OPENS, WEIGHS)]
    return Why((*others[: MOST - 1 - len(opens)], weighed, *opens))


def explain_choice(game: Game, state: State, analysis: Analysis, choice: Choice) -> Why:
    if len(analysis.choices) == 1:
        return Why((Fact(FORCED, Text("reason-forced", {"at": ""}), 1.0),))
    others = [other for other in analysis.choices if other.move != choice.move]
    facts = [*_end(state, choice, analysis.actor), *reasons_of(state).facts(game, state, choice, others)]
    chosen = _weightiest(facts)
    return Why(tuple(chosen) if chosen else (_weighed(game, state, analysis, choice, others[0]),))


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
            return [Fact(ENDS, Text("reason-loses", {"points": -lead, "at": ""}), 9.0)]
        shared = places.count(1) > 1
        return [Fact(ENDS, Text("reason-shares" if shared else "reason-wins", {"points": lead, "at": ""}), 9.0)]
    if lead > 0:
        return [Fact(ENDS, Text("reason-ends-ahead", {"points": lead, "at": ""}), 9.0)]
    return [Fact(ENDS, Text("reason-ends-behind" if lead else "reason-ends-level", {"points": -lead, "at": ""}), 9.0)]


def _weightiest(facts: Sequence[Fact]) -> list[Fact]:
    """Return at most three facts: first what the move gains, then what it denies others and what it opens for them."""
    ranked = sorted(facts, key=lambda fact: -fact.weight)
    gains = [fact for fact in ranked if fact.kind == BRINGS]
    ends = [fact for fact in ranked if fact.kind == ENDS]
    denies = [fact for fact in ranked if fact.kind == DENIES][:1]
    opens = [fact for fact in ranked if fact.kind == OPENS][:1]
    room = MOST - len(ends) - len(denies) - len(opens)
    worth = [fact for fact in gains if fact.weight >= SLIGHT * gains[0].weight][: max(1, room)]
    return [*worth, *ends, *denies, *opens][:MOST]


def _weighed(game: Game, state: State, analysis: Analysis, choice: Choice, other: Choice) -> Fact:
    """Return what the search found, if there is nothing else to say."""
    seat = analysis.actor
    chance = percent(choice.chances[seat])
    ahead = chance - percent(other.chances[seat])
    args: dict[str, object] = {"chance": chance, "more": abs(ahead), "move": game.label(state, other.move), "at": ""}
    if ahead > 0:
        return Fact(WEIGHS, Text("reason-better", args), 0.0)
    return Fact(WEIGHS, Text("reason-worse" if ahead else "reason-equal", args), 0.0)


def _compared_with_first(analysis: Analysis, choice: Choice) -> Fact:
    """Compare the choice with the first one, which the reader has just seen."""
    ahead = percent(choice.chances[analysis.actor]) - percent(analysis.choices[0].chances[analysis.actor])
    args: dict[str, object] = {"more": abs(ahead), "at": ""}
    key = "reason-first-equal" if not ahead else "reason-first-better" if ahead > 0 else "reason-first-worse"
    return Fact(WEIGHS, Text(key, args), 0.0)


def clauses(facts: Sequence[Fact], at: str) -> Text:
    """Join facts as clauses of one sentence. `at` is the position of the first one."""
    parts = [
        fact.said("but" if number and fact.kind == OPENS else at if not number else "later")
        for number, fact in enumerate(facts)
    ]
    if len(parts) == 1:
        return parts[0]
    against = facts[-1].kind == OPENS
    if len(parts) == 2:
        return Text("reason-but" if against else "reason-two", {"first": parts[0], "second": parts[1]})
    args: dict[str, object] = {"first": parts[0], "second": parts[1], "third": parts[2]}
    return Text("reason-two-but" if against else "reason-three", args)


def percent(share: float) -> int:
    """Round to whole percents. The search is not more precise."""
    return round(100 * share)
