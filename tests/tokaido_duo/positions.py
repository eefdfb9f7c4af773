"""Positions for tests: openings with chosen chance outcomes, and pieces placed elsewhere."""

from typing import Final

from shima.games.counts import pack, unpack
from shima.games.tokaido_duo.constants import CHARACTERS, LANDSCAPES, TOWN_NAMES, WARES
from shima.games.tokaido_duo.game import DuoState, TokaidoDuo
from tests.component_sets import ISLAND

DUO: Final = TokaidoDuo(ISLAND)
COASTAL_ROAD: Final = ISLAND.replace('["M1", "C1"]', '["C1", "C2"]')
"""A set with a coastal town that merchants could pass through: C1 is linked to C2 instead of M1."""
VIOLET: Final = 0
GREEN: Final = 1

SHOPS: Final = (
    "C1 kimono 3",
    "C2 kimono 4",
    "C3 ceramic 3",
    "C4 ceramic 3",
    "C5 doll 2",
    "C6 doll 3",
    "C7 fan 2",
    "C8 fan 2",
)


def play(state: DuoState, *lines: str) -> DuoState:
    """Play lines of a record. A number or star at the start names the expected actor."""
    for line in lines:
        state.play(DUO.parse(state, line))
    return state


def opening(dice: str = "", waves: str = "slow cunning efficient", game: TokaidoDuo = DUO) -> DuoState:
    """Return the start with these waves, and with these dice if given: pilgrim, merchant, artist."""
    state = game.new()
    play(state, *(f"* shop {shop}" for shop in SHOPS))
    for character, side in zip(CHARACTERS, waves.split(), strict=True):
        play(state, f"* wave {character} {side}")
    return play(state, f"* die {dice}") if dice else state


def offers(state: DuoState) -> list[str]:
    """Return the legal moves."""
    return [DUO.write(state, move).split(" ", 1)[1] for move in state.moves()]


def walks(state: DuoState, figure: str) -> set[str]:
    """Return where the figure may go."""
    return {offer.split(" ", 1)[1] for offer in offers(state) if offer.startswith(f"{figure} ")}


def place(state: DuoState, seat: int, pilgrim: str = "", merchant: str = "", artist: int = 0) -> DuoState:
    """Move figures elsewhere."""
    board = state.boards[seat]
    if pilgrim:
        board.pilgrim = state.components.station_names.index(pilgrim)
    if merchant:
        board.merchant = TOWN_NAMES.index(merchant)
    if artist:
        board.artist = artist - 1
    state.forget_moves()
    return state


def hold(state: DuoState, seat: int, **wares: int) -> DuoState:
    """Give the player these wares and no others. The rest is in the bag."""
    board = state.boards[seat]
    held = pack(tuple(wares.get(name, 0) for name in WARES))
    state.bag += board.wares - held
    board.wares = held
    state.forget_moves()
    return state


def own(state: DuoState, seat: int, *tiles: str) -> DuoState:
    """Give the player, or nobody, wave tiles by character, or the hot `spring`."""
    for tile in tiles:
        if tile == "spring":
            state.spring_owner = seat
        else:
            owners = list(state.wave_owners)
            owners[CHARACTERS.index(tile)] = seat
            state.wave_owners = tuple(owners)
    state.forget_moves()
    return state


def paintings(state: DuoState, seat: int, up: str = "", given: int = 0) -> DuoState:
    """Turn up these landscapes, in this order, after `given` others were given."""
    board = state.boards[seat]
    down = list(state.components.paintings[seat])
    board.face_up = tuple(LANDSCAPES.index(name) for name in up.split())
    for landscape in board.face_up:
        down[landscape] -= 1
    for _ in range(given):
        down[down.index(max(down))] -= 1
    assert min(down) >= 0
    board.face_down = pack(tuple(down))
    board.given = given
    state.forget_moves()
    return state


def up(state: DuoState, seat: int) -> list[str]:
    """Return the player's face-up paintings, in reading order."""
    return [LANDSCAPES[landscape] for landscape in state.boards[seat].face_up]


def wares(state: DuoState, seat: int) -> dict[str, int]:
    """Return the player's wares."""
    counts = unpack(state.boards[seat].wares, len(WARES))
    return {name: count for name, count in zip(WARES, counts, strict=True) if count}


def bag(state: DuoState) -> tuple[int, ...]:
    """Return the number of each ware in the bag."""
    return unpack(state.bag, len(WARES))


def dice(state: DuoState, *pips: int) -> DuoState:
    """Leave only these dice: pilgrim, merchant, artist; 0 for one that was taken."""
    state.dice = pack(pips)
    state.dice_left = len(pips) - pips.count(0)
    state.forget_moves()
    return state


def money(state: DuoState, seat: int) -> tuple[int, int]:
    """Return the player's slabs and coins."""
    return state.boards[seat].slabs, state.boards[seat].coins


def refusal(state: DuoState, line: str) -> tuple[str, str]:
    """Return the rule and the message with which a move is refused."""
    reason = DUO.why(state, DUO.parse(state, line))
    return (reason.rule, reason.text.key) if reason else ("", "")
