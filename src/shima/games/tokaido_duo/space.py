"""All moves of the game in the order of their numbers."""

from typing import Final

from shima.games.actions import MoveSpace
from shima.games.tokaido_duo.actions.artist import GIVE, PAINT, PAINTING, TO_REGION, TO_REGION_VIA
from shima.games.tokaido_duo.actions.compass import SIT_AT_COMPASS
from shima.games.tokaido_duo.actions.merchant import DRAW, PUT_WARE_BACK, SELL, TO_TOWN, WARE
from shima.games.tokaido_duo.actions.pilgrim import COINS, GARDEN, TEMPLE, TO_STATION
from shima.games.tokaido_duo.actions.round import PASS, STAY, THROW_DICE
from shima.games.tokaido_duo.actions.seashore import SPRING, WAVE
from shima.games.tokaido_duo.actions.setup import LAY_SHOP, LAY_WAVE

SPACE: Final = MoveSpace(
    (
        TO_STATION,
        TO_TOWN,
        TO_REGION,
        TO_REGION_VIA,
        STAY,
        COINS,
        TEMPLE,
        GARDEN,
        SPRING,
        WAVE,
        DRAW,
        SELL,
        PAINT,
        GIVE,
        PUT_WARE_BACK,
        PASS,
    ),
    (LAY_SHOP, LAY_WAVE, THROW_DICE, WARE, PAINTING),
)
SPACE.add((), (SIT_AT_COMPASS,))
