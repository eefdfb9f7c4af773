"""Why a move is good, in one sentence of the game's own words: what it brings, what it denies others, what it opens.

Everything is computed from the position as the one who is to move knows it, by playing on copies.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shima.games.game import OVER, Game, State
from shima.games.text import Text
from shima.players.analysis import Analysis, Choice
from shima.players.facts import BRINGS, DENIES, ENDS, FORCED, OPENS, WEIGHS, Fact, reasons_of, turn_of

MOST: Final = 3
"""So many moves are explained, with so many facts each."""
SLIGHT: Final = 0.3
"""A second fact must weigh so much of the first of its kind."""


@dataclass(frozen=True)
class Why:
    """The facts that speak for a choice, or against it, and the sentence that they make."""

    facts: tuple[Fact, ...]

    @property
    def text(self) -> Text:
        return Text("reason-sentence", {"why": clauses(self.facts, "first")})

    @property
    def clause(self) -> Text | None:
        """As part of another sentence; None if no more is known than the chances, which that sentence tells."""
        if self.facts[0].kind in (WEIGHS, FORCED):
            return None
        return clauses(self.facts, "later")

    @property
    def flaw(self) -> Text | None:
        """What the choice opens for others, as part of another sentence."""
        found = [fact for fact in self.facts if fact.kind == OPENS]
        return clauses(found, "later") if found else None


def explain(game: Game, state: State, analysis: Analysis) -> list[Why]:
    """The first choices of an analysis, explained; the state is the one that was analysed."""
    found: list[Why] = []
    for choice in analysis.choices[:MOST]:
        why = explain_choice(game, state, analysis, choice)
        if str(why.text) in {str(earlier.text) for earlier in found}:
            why = _set_apart(why, _beside_the_first(analysis, choice))
        found.append(why)
    return found


def _set_apart(why: Why, weighed: Fact) -> Why:
    """What speaks for a better choice speaks for this one too: only the chances tell them apart."""
    opens = [fact for fact in why.facts if fact.kind == OPENS]
    told = [fact for fact in why.facts if fact.kind not in (OPENS, WEIGHS)]
    return Why((*told[: MOST - 1 - len(opens)], weighed, *opens))


def explain_choice(game: Game, state: State, analysis: Analysis, choice: Choice) -> Why:
    if len(analysis.choices) == 1:
        return Why((Fact(FORCED, Text("reason-forced", {"at": ""}), 1.0),))
    others = [other for other in analysis.choices if other.move != choice.move]
    facts = [*_end(state, choice, analysis.actor), *reasons_of(state).facts(game, state, choice, others)]
    chosen = _weightiest(facts)
    return Why(tuple(chosen) if chosen else (_weighed(game, state, analysis, choice, others[0]),))


def _end(state: State, choice: Choice, seat: int) -> list[Fact]:
    """The move ends the game, or brings its end about, and how the points stand then."""
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
    """At most three: what the move brings first, then what it denies others, last what it opens for them."""
    ranked = sorted(facts, key=lambda fact: -fact.weight)
    brings = [fact for fact in ranked if fact.kind == BRINGS]
    ends = [fact for fact in ranked if fact.kind == ENDS]
    denies = [fact for fact in ranked if fact.kind == DENIES][:1]
    opens = [fact for fact in ranked if fact.kind == OPENS][:1]
    room = MOST - len(ends) - len(denies) - len(opens)
    worth = [fact for fact in brings if fact.weight >= SLIGHT * brings[0].weight][: max(1, room)]
    return [*worth, *ends, *denies, *opens][:MOST]


def _weighed(game: Game, state: State, analysis: Analysis, choice: Choice, other: Choice) -> Fact:
    """Nothing can be said but what the search found."""
    seat = analysis.actor
    chance = percent(choice.chances[seat])
    ahead = chance - percent(other.chances[seat])
    args: dict[str, object] = {"chance": chance, "more": abs(ahead), "move": game.label(state, other.move), "at": ""}
    if ahead > 0:
        return Fact(WEIGHS, Text("reason-better", args), 0.0)
    return Fact(WEIGHS, Text("reason-worse" if ahead else "reason-equal", args), 0.0)


def _beside_the_first(analysis: Analysis, choice: Choice) -> Fact:
    """For those who have just read what the first choice is."""
    ahead = percent(choice.chances[analysis.actor]) - percent(analysis.choices[0].chances[analysis.actor])
    args: dict[str, object] = {"more": abs(ahead), "at": ""}
    key = "reason-first-equal" if not ahead else "reason-first-better" if ahead > 0 else "reason-first-worse"
    return Fact(WEIGHS, Text(key, args), 0.0)


def clauses(facts: Sequence[Fact], at: str) -> Text:
    """The facts as clauses of one sentence; `at` is where the first of them stands."""
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
    """Without a fraction: more than that the search does not know."""
    return round(100 * share)
