"""Names what a turn is about, by playing it on copies of the position."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from shima.games.game import OVER, Game, State
from shima.games.text import Text
from shima.players.analysis import Choice
from shima.players.facts import DENIES, GAINS, Fact, Turn, reasons_of
from shima.puzzles.puzzle import Theme
from shima.registry import provided

END: Final = "end"
"""The turn ends the game, or triggers its end, to the player's advantage."""
DENY: Final = "deny"
"""The turn takes something from another player. Games have themes of their own for what that is."""
POINTS: Final = "points"
SAVE: Final = "save"
"""Everything else costs a large part of the win chance."""
QUIET: Final = "quiet"
"""The turn scores nothing and prepares something."""
THEMES: Final = {
    END: "puzzle-theme-end",
    DENY: "puzzle-theme-deny",
    POINTS: "puzzle-theme-points",
    SAVE: "puzzle-theme-save",
    QUIET: "puzzle-theme-quiet",
}
"""The themes of all games, with their keys in the catalogues."""
DROP: Final = 0.2
"""How much the win chance drops otherwise, for the theme SAVE."""


class OwnThemes:
    """A game's own themes. This is the fallback, which has none; games can provide THEMES."""

    texts: Mapping[str, str] = MappingProxyType({})
    """The names of the themes, with their keys in the catalogues."""

    def name(self, state: State, fact: Fact) -> str:
        """Return the theme of a turn for which this fact is the most important one; empty if it has none."""
        return ""


def own_themes(game: str) -> OwnThemes:
    own: OwnThemes = provided(game, "themes", "THEMES") or OwnThemes()
    return own


def themes_of(game: str) -> dict[str, str]:
    """Return all themes that puzzles of the game can have, with their keys in the catalogues."""
    return {**THEMES, **own_themes(game).texts}


def theme_text(game: str, theme: Theme) -> Text:
    return Text(themes_of(game)[theme.name], {"points": theme.points})


def theme_of(game: Game, turn: Turn, others: Sequence[Choice], drop: float) -> Theme:
    """Return the theme of a whole turn. `others` are other first moves, which cost at least `drop`."""
    if _ends(turn):
        return Theme(END)
    choice = Choice(turn.moves[0], (), 0, turn.moves[1:])
    facts = reasons_of(turn.before).facts(game, turn.before, choice, others)
    gained = max((fact for fact in facts if fact.kind == GAINS), key=_weight, default=None)
    denied = max((fact for fact in facts if fact.kind == DENIES), key=_weight, default=None)
    own = own_themes(game.name)
    if denied is not None and denied.weight >= max(turn.points, gained.weight if gained else 0.0):
        return Theme(own.name(turn.before, denied) or DENY)
    if turn.points > 0:
        return Theme(POINTS, turn.points)
    named = own.name(turn.before, gained) if gained is not None else ""
    return Theme(named or (SAVE if drop >= DROP else QUIET))


def _weight(fact: Fact) -> float:
    return fact.weight


def _ends(turn: Turn) -> bool:
    """Whether the turn ends the game with a win, or triggers its end with a lead."""
    after = turn.after
    if after.actor() == OVER:
        return after.ranking()[turn.seat] == 1
    if turn.before.ending() or not after.ending():
        return False
    scores = after.scores()
    return scores[turn.seat] > max(points for seat, points in enumerate(scores) if seat != turn.seat)
