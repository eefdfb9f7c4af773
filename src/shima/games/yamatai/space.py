"""All moves of the game in the order of their numbers."""

from typing import Final

from shima.games.actions import Kind, MoveSpace
from shima.games.yamatai.actions.build import BUILD
from shima.games.yamatai.actions.collect import COLLECT
from shima.games.yamatai.actions.end import END, PASS
from shima.games.yamatai.actions.fleet import TAKE_FLEET
from shima.games.yamatai.actions.moor import PUT_ASIDE
from shima.games.yamatai.actions.outcomes import (
    LAY_TOKEN,
    REVEAL_FLEET,
    SHOW_SPECIALIST,
    SHOW_TILE,
    TAKE_PLACE,
    show_of,
)
from shima.games.yamatai.actions.place import PLACE
from shima.games.yamatai.actions.powers.any_boat import TAKE_ANY_BOAT
from shima.games.yamatai.actions.powers.peek import PEEK, PUT_TILE_BACK, SEE
from shima.games.yamatai.actions.powers.remove import REMOVE
from shima.games.yamatai.actions.powers.reserve import RESERVE
from shima.games.yamatai.actions.powers.sacred import MAKE_SACRED
from shima.games.yamatai.actions.powers.slide import SLIDE
from shima.games.yamatai.actions.powers.switch_boats import PICK_BOAT, SWITCH_WITH_BOAT
from shima.games.yamatai.actions.powers.switch_tokens import PICK_TOKEN, SWITCH_WITH_TOKEN
from shima.games.yamatai.actions.recruit import RECRUIT, recruits_of
from shima.games.yamatai.actions.trade import BUY, SELL
from shima.games.yamatai.constants import SPECIALISTS_IN_RULEBOOK
from shima.games.yamatai.specialists.kachiko import KACHIKO
from shima.games.yamatai.specialists.registry import SPECIALISTS
from shima.games.yamatai.specialists.specialist import ActiveSpecialist, Specialist
from shima.games.yamatai.state import Position

RULEBOOK: Final = SPECIALISTS[:SPECIALISTS_IN_RULEBOOK]
for specialist in RULEBOOK:
    RECRUIT.append(recruits_of(specialist.number))
    SHOW_SPECIALIST.append(show_of(specialist.number))


def powers(specialists: list[Specialist]) -> list[Kind[Position]]:
    return [specialist.kind for specialist in specialists if isinstance(specialist, ActiveSpecialist)]


SPACE: Final[MoveSpace[Position]] = MoveSpace(
    (
        TAKE_FLEET,
        TAKE_ANY_BOAT,
        BUY,
        SELL,
        PLACE,
        COLLECT,
        BUILD,
        PUT_ASIDE,
        *RECRUIT,
        RESERVE,
        PEEK,
        PUT_TILE_BACK,
        SLIDE,
        MAKE_SACRED,
        PICK_TOKEN,
        SWITCH_WITH_TOKEN,
        PICK_BOAT,
        SWITCH_WITH_BOAT,
        REMOVE,
        # The specialists' powers in order, except Kachiko's, which comes last.
        *powers(sorted(RULEBOOK, key=lambda specialist: specialist is KACHIKO)),
        PASS,
        END,
    ),
    (*SHOW_SPECIALIST, SHOW_TILE, REVEAL_FLEET, LAY_TOKEN, TAKE_PLACE, SEE),
)


def add(specialist: Specialist) -> None:
    """Number the moves of a registered specialist that is not in the rulebook."""
    RECRUIT.append(recruits_of(specialist.number))
    SHOW_SPECIALIST.append(show_of(specialist.number))
    SPACE.add((RECRUIT[-1], *powers([specialist])), (SHOW_SPECIALIST[-1],))


for specialist in SPECIALISTS[SPECIALISTS_IN_RULEBOOK:]:
    add(specialist)
