"""All moves of the game in the order of their numbers."""

from typing import Final

from shima.games.actions import MoveSpace
from shima.games.yamatai.actions.build import BUILD
from shima.games.yamatai.actions.collect import COLLECT
from shima.games.yamatai.actions.end import END, PASS
from shima.games.yamatai.actions.fleet import TAKE_FLEET
from shima.games.yamatai.actions.moor import PUT_ASIDE
from shima.games.yamatai.actions.outcomes import LAY_TOKEN, REVEAL_FLEET, SHOW_SPECIALIST, SHOW_TILE, TAKE_PLACE
from shima.games.yamatai.actions.place import PLACE
from shima.games.yamatai.actions.powers.any_boat import TAKE_ANY_BOAT
from shima.games.yamatai.actions.powers.peek import PEEK, PUT_TILE_BACK, SEE
from shima.games.yamatai.actions.powers.remove import REMOVE
from shima.games.yamatai.actions.powers.reserve import RESERVE
from shima.games.yamatai.actions.powers.sacred import MAKE_SACRED
from shima.games.yamatai.actions.powers.slide import SLIDE
from shima.games.yamatai.actions.powers.switch_boats import PICK_BOAT, SWITCH_WITH_BOAT
from shima.games.yamatai.actions.powers.switch_tokens import PICK_TOKEN, SWITCH_WITH_TOKEN
from shima.games.yamatai.actions.recruit import RECRUIT
from shima.games.yamatai.actions.trade import BUY, SELL
from shima.games.yamatai.specialists.kachiko import KACHIKO
from shima.games.yamatai.specialists.registry import ACTIVE
from shima.games.yamatai.state import Position

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
        RECRUIT,
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
        # The specialists' powers in their order, but Kachiko's at the end.
        *[specialist.kind for specialist in sorted(ACTIVE, key=lambda specialist: specialist is KACHIKO)],
        PASS,
        END,
    ),
    (SHOW_SPECIALIST, SHOW_TILE, REVEAL_FLEET, LAY_TOKEN, TAKE_PLACE, SEE),
)
