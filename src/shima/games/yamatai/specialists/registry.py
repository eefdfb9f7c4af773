"""All specialists by number, which is also the order of a component set."""

from typing import Final

from shima.games.yamatai.specialists.hetsuka import HETSUKA
from shima.games.yamatai.specialists.kachiko import KACHIKO
from shima.games.yamatai.specialists.michimata import MICHIMATA
from shima.games.yamatai.specialists.pairs import NAKATSU, RAIJIN
from shima.games.yamatai.specialists.passive import (
    AMATERATSU,
    ANANDA,
    AWASHIMA,
    EBISU,
    FU_HSI,
    IZANAGI,
    IZANAMI,
    KAGUTSUCHI,
    RIU,
    SUSANOO,
    TOMOE,
    TOYO_TAMA,
    YASOMA,
)
from shima.games.yamatai.specialists.specialist import ActiveSpecialist, Specialist

SPECIALISTS: Final[tuple[Specialist, ...]] = (
    AMATERATSU,
    ANANDA,
    AWASHIMA,
    EBISU,
    FU_HSI,
    HETSUKA,
    IZANAGI,
    IZANAMI,
    KACHIKO,
    KAGUTSUCHI,
    MICHIMATA,
    NAKATSU,
    RAIJIN,
    RIU,
    SUSANOO,
    TOMOE,
    TOYO_TAMA,
    YASOMA,
)
for number, specialist in enumerate(SPECIALISTS):
    specialist.number = number

SPECIALIST_NAMES: Final = tuple([specialist.name for specialist in SPECIALISTS])
ACTIVE: Final = [specialist for specialist in SPECIALISTS if isinstance(specialist, ActiveSpecialist)]
