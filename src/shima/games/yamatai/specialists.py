"""Y10: the powers that a specialist's owner uses once a turn, by choice."""

from shima.games.game import Move
from shima.games.yamatai.boats import give_back, take_from_reserve
from shima.games.yamatai.moves import (
    CHANGE_FOR_GOLD,
    CHANGE_GOLD,
    CLEAR,
    GILD_TOKEN,
    GOLD,
    HETSUKA,
    KACHIKO,
    MICHIMATA,
    NAKATSU,
    NAKATSU_PAIRS,
    RAIJIN,
    RAIJIN_PAIRS,
    SPEND_TOKEN,
)
from shima.games.yamatai.state import DONE_STAGE, Position, bits

HETSUKA_COINS = 4
KACHIKO_FEE = 2


def ready(p: Position, specialist: int) -> bool:
    """Owned, and not used this turn."""  # Y10.1
    return p.mat().has(specialist) and not p.used & 1 << specialist


def specialist_moves(p: Position) -> list[Move]:
    """Powers that give or exchange boats end with mooring."""  # Y7.2
    mat = p.mat()
    if not mat.specialists:
        return []
    moves: list[Move] = []
    if ready(p, HETSUKA):
        moves.extend(SPEND_TOKEN + kind for kind in range(6) if mat.tokens[kind])
    if ready(p, KACHIKO) and mat.coins >= KACHIKO_FEE:
        moves.extend(CLEAR + island for island in bits(p.sacred))
    if p.stage > DONE_STAGE:
        return moves
    if ready(p, MICHIMATA) and p.reserve[GOLD]:
        moves.extend(GILD_TOKEN + kind for kind in range(6) if mat.tokens[kind])
    if ready(p, NAKATSU) and mat.boats[GOLD]:
        moves.extend(CHANGE_GOLD + pair for pair in range(len(NAKATSU_PAIRS)) if holds(p.reserve, NAKATSU_PAIRS[pair]))
    if ready(p, RAIJIN) and p.reserve[GOLD]:
        moves.extend(
            CHANGE_FOR_GOLD + pair for pair in range(len(RAIJIN_PAIRS)) if holds(mat.boats, RAIJIN_PAIRS[pair])
        )
    return moves


def holds(boats: list[int], pair: tuple[int, int]) -> bool:
    """Whether both boats of the pair are there."""  # Y10.2
    if pair[0] == pair[1]:
        return boats[pair[0]] >= 2
    return boats[pair[0]] >= 1 and boats[pair[1]] >= 1


def use(p: Position, move: Move) -> None:
    mat = p.mat()
    if move < GILD_TOKEN:
        mat.tokens[move - SPEND_TOKEN] -= 1
        mat.coins += HETSUKA_COINS
        p.used |= 1 << HETSUKA
    elif move < CHANGE_GOLD:
        mat.tokens[move - GILD_TOKEN] -= 1
        take_from_reserve(p, GOLD)
        p.used |= 1 << MICHIMATA
    elif move < CHANGE_FOR_GOLD:
        for colour in NAKATSU_PAIRS[move - CHANGE_GOLD]:
            take_from_reserve(p, colour)
        give_back(p, GOLD)
        p.used |= 1 << NAKATSU
    elif move < CLEAR:
        take_from_reserve(p, GOLD)
        for colour in RAIJIN_PAIRS[move - CHANGE_FOR_GOLD]:
            give_back(p, colour)
        p.used |= 1 << RAIJIN
    else:
        p.sacred &= ~(1 << move - CLEAR)
        mat.coins -= KACHIKO_FEE
        p.used |= 1 << KACHIKO
