"""Y6.5: collecting culture tokens, each for a boat of its own."""

from shima.games.game import Move
from shima.games.yamatai.moves import COLLECT, EBISU, ISLANDS
from shima.games.yamatai.state import COLLECTING, DONE_STAGE, EXTRA_TOKEN, NOTHING, TURN, Position


def islands_in_reach(p: Position) -> list[int]:
    """Islands next to a boat placed this turn, each once."""
    reach: list[int] = []
    for spot in p.placed:
        for island in p.components.board.islands_at[spot]:
            if island not in reach:
                reach.append(island)
    return reach


def assignable(p: Position, islands: list[int]) -> bool:
    """Whether each of the islands' tokens can be given a boat of its own next to it."""
    boat_of = [NOTHING] * ISLANDS
    return all(_assign(p, island, boat_of, islands, [False] * len(p.placed)) for island in islands)


def _assign(p: Position, island: int, boat_of: list[int], islands: list[int], asked: list[bool]) -> bool:
    """Find the island a boat, sending others' boats elsewhere if need be."""
    for boat, spot in enumerate(p.placed):
        if asked[boat] or island not in p.components.board.islands_at[spot]:
            continue
        asked[boat] = True
        holder = NOTHING
        for other in islands:
            if boat_of[other] == boat:
                holder = other
        if holder < 0 or _assign(p, holder, boat_of, islands, asked):
            boat_of[island] = boat
            return True
    return False


def collect_moves(p: Position) -> list[Move]:
    """Islands whose token can be taken beside those already taken."""
    if len(p.collected) >= len(p.placed):
        return []
    return [
        COLLECT + island
        for island in islands_in_reach(p)
        if p.token_at[island] >= 0 and (not p.collected or assignable(p, [*p.collected, island]))
    ]


def extra_moves(p: Position) -> list[Move]:
    """Ebisu's extra token comes from any island."""  # Y10
    if not p.mat().has(EBISU) or p.used & 1 << EBISU:
        return []
    return [COLLECT + island for island in range(ISLANDS) if p.token_at[island] >= 0]


def take_token(p: Position, island: int) -> None:
    """The island is empty now."""  # Y6.6
    p.mat().tokens[p.token_at[island]] += 1
    p.token_at[island] = NOTHING


def collect(p: Position, move: Move) -> None:
    """Take a token, and go on while another boat could still take one."""
    island = move - COLLECT
    take_token(p, island)
    p.collected = [*p.collected, island]
    if collect_moves(p):
        p.phase = COLLECTING
    elif extra_moves(p):
        p.phase = EXTRA_TOKEN
    else:
        finish(p)


def collect_extra(p: Position, move: Move) -> None:
    p.used |= 1 << EBISU
    take_token(p, move - COLLECT)
    finish(p)


def finish(p: Position) -> None:
    p.phase = TURN
    p.stage = DONE_STAGE
