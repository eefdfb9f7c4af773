"""Y8: recruiting a specialist."""

from shima.games.game import Move
from shima.games.yamatai.moves import IZANAMI, PAYMENTS, RECRUIT
from shima.games.yamatai.moves import recruit as recruit_move
from shima.games.yamatai.state import NOBODY, RECRUITED_STAGE, Position


def affordable(tokens: list[int]) -> list[int]:
    """The payments that the tokens allow: two of one kind, or three of different kinds."""  # Y8.1
    paid: list[int] = []
    for number, kinds in enumerate(PAYMENTS):
        if len(kinds) == 2:
            if tokens[kinds[0]] >= 2:
                paid.append(number)
        elif tokens[kinds[0]] and tokens[kinds[1]] and tokens[kinds[2]]:
            paid.append(number)
    return paid


def recruit_moves(p: Position) -> list[Move]:
    payments = affordable(p.mat().tokens)
    return [recruit_move(specialist, payment) for specialist in p.specialists for payment in payments]


def recruit(p: Position, move: Move) -> None:
    """Spent tokens leave the game; the coins come along, half of them to Izanami's owner."""  # Y8.1, Y8.3, Y10
    specialist, payment = (move - RECRUIT) // len(PAYMENTS), (move - RECRUIT) % len(PAYMENTS)
    mat = p.mat()
    for kind in PAYMENTS[payment]:
        mat.tokens[kind] -= 1
    at = p.specialists.index(specialist)
    coins = p.coins_on[at]
    p.coins_on = p.coins_on[:at] + p.coins_on[at + 1 :]
    p.specialists = p.specialists[:at] + p.specialists[at + 1 :]
    owner = p.owner_of(IZANAMI)
    if owner not in (NOBODY, p.turn):
        p.mats[owner].coins += coins // 2
        coins -= coins // 2
    mat.coins += coins
    mat.specialists |= 1 << specialist
    p.stage = RECRUITED_STAGE
