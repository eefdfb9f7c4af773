"""Positions for tests: openings with chosen chance outcomes, and pieces placed elsewhere.

Seats, spots, islands, tiles and fleets count from 1, as in the notation. The helpers conserve all pieces, so that no
contract check fails.
"""

from typing import Final

from shima.games.counts import count, one, pack, unpack
from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.games.masks import bits
from shima.games.yamatai.constants import COLOURS, KINDS
from shima.games.yamatai.game import Yamatai, YamataiState
from shima.games.yamatai.specialists.registry import SPECIALIST_NAMES
from shima.games.yamatai.state import NOTHING, PALACE_BUILDING, TORII_BUILDING, Mat
from tests.component_sets import ARCHIPELAGO

YAMATAI: Final = Yamatai(ARCHIPELAGO)
ROW: Final = (1, 3, 10, 17, 22)  # wood + bamboo; stone + wood; clay + 2 bamboo; the first as a trading post; a torii
SHOWN: Final = ("Yasoma", "Susanoo", "Fu-Hsi", "Toyo-Tama", "Kachiko")
BLANKS: Final = (12, 13, 25, 33)
MOUNTAINS: Final = (7, 8, 9, 10, 11, 13, 14)


def tokens() -> tuple[str, ...]:
    """The kinds follow each other from island 1 to 34, except for the blanks."""
    kinds = iter(KINDS * 5)
    laid = ("blank" if island in BLANKS else next(kinds) for island in range(1, 35))
    return tuple(
        f"{island} {kind} mountain" if island in MOUNTAINS else f"{island} {kind}"
        for island, kind in enumerate(laid, start=1)
    )


def play(state: YamataiState, *lines: str) -> YamataiState:
    """Play lines of a record. A number or star at the start names the expected actor."""
    for line in lines:
        state.play(YAMATAI.parse(state, line))
    return state


def opening(
    players: int = 2,
    fleets: tuple[int, ...] = (1, 2, 3, 4, 5),
    row: tuple[int, ...] = ROW,
    shown: tuple[str, ...] = SHOWN,
    order: tuple[int, ...] = (1, 2, 3),
    game: Yamatai = YAMATAI,
    rulebook: str = "",
) -> YamataiState:
    """Return the first turn of a game, by default seat 1's."""
    state = game.new(players, {"rulebook": rulebook} if rulebook else {})
    play(state, *(f"* specialist {name}" for name in shown))
    play(state, *(f"* tile {tile}" for tile in row))
    play(state, *(f"* reveal {fleet}" for fleet in fleets))
    play(state, *(f"* token {token}" for token in tokens()))
    play(state, *(f"* seat {seat}" for seat in order[: players - 1]))
    while state.actor() == CHANCE:
        play(state, f"* seat {order[0]}")  # the second markers of two players
    return state


def turn(
    fleet: int, row: tuple[int, ...] = ROW, players: int = 2, game: Yamatai = YAMATAI, rulebook: str = ""
) -> YamataiState:
    """Seat 1 has just taken this fleet, in the first turn of a game."""
    others = [number for number in range(1, 11) if number != fleet]
    state = opening(players, (fleet, *others[:4]), row, game=game, rulebook=rulebook)
    return play(state, f"1 fleet {fleet}")


def fleet_turn(state: YamataiState, fleet: int) -> YamataiState:
    """Let the active player take this fleet, wherever it was."""
    mine = fleet - 1
    if mine not in state.fleets:
        swap = 1 << mine | 1 << state.fleets[0]
        state.fleets_down = tuple(down ^ swap if down & 1 << mine else down for down in state.fleets_down)
        state.fleets = (mine, *state.fleets[1:])
        state.forget_moves()
    return play(state, f"fleet {fleet}")


def finish_turn(state: YamataiState) -> YamataiState:
    """Put boats aside, cheapest first, until the turn can end, and end it."""
    acting, number = state.acting, state.round
    while (state.acting, state.round) == (acting, number) and state.actor() == state.turn:
        offered = offers(state)
        play(state, "end" if "end" in offered else next(text for text in offered if text.startswith("aside")))
    return state


def play_chance(state: YamataiState, seed: int = 1) -> YamataiState:
    """Play chance moves until it is a player's turn, or the game is over."""
    dice = Dice(seed)
    while state.actor() == CHANCE:
        state.play(state.random_move(dice))
    return state


def offers(state: YamataiState, verb: str = "") -> list[str]:
    """Return the legal moves in numerical order; with a verb, only their arguments."""
    texts = [YAMATAI.write(state, move).split(" ", 1)[1] for move in sorted(state.moves())]
    return [text.removeprefix(f"{verb} ") for text in texts if text.split(" ")[0] == verb] if verb else texts


def mat(state: YamataiState, seat: int) -> Mat:
    return state.mats[seat - 1]


def has_boats(state: YamataiState, seat: int, **boats: int) -> YamataiState:
    """Give the player these boats and no others. The rest is in the reserve."""
    wanted = pack(tuple(boats.get(name, 0) for name in COLOURS))
    state.reserve += mat(state, seat).boats - wanted
    mat(state, seat).boats = wanted
    state.forget_moves()
    return state


def lies(state: YamataiState, *boats: str) -> YamataiState:
    """Place boats from the reserve on the board: `wood 17`."""
    for boat in boats:
        name, spot = boat.split()
        assert state.boat_at[int(spot) - 1] == NOTHING
        state.boat_at = state.boat_at.put(int(spot) - 1, COLOURS.index(name))
        state.reserve -= one(COLOURS.index(name))
    state.forget_moves()
    return state


def reserve_of(state: YamataiState, **boats: int) -> YamataiState:
    """Leave these boats in the reserve. The last player put the others aside."""
    for name, left in boats.items():
        colour = COLOURS.index(name)
        gone = (count(state.reserve, colour) - left) * one(colour)
        state.mats[-1].aside += gone
        state.reserve -= gone
    state.forget_moves()
    return state


def bare(state: YamataiState, *islands: int) -> YamataiState:
    """Remove the tokens of these islands from the game, or of all islands."""
    for island in islands or range(1, 35):
        state.token_at = state.token_at.put(island - 1, NOTHING)
    state.forget_moves()
    return state


def has_tokens(state: YamataiState, seat: int, **kinds: int) -> YamataiState:
    """Give the player these culture tokens and no others. They come from the easternmost islands."""
    mat(state, seat).tokens = pack(tuple(kinds.get(name, 0) for name in KINDS))
    for kind, name in enumerate(KINDS):
        on = [island for island in range(34) if state.token_at[island] == kind]
        for island in on[max(0, 5 - kinds.get(name, 0)) :]:
            state.token_at = state.token_at.put(island, NOTHING)
    state.forget_moves()
    return state


def stands(state: YamataiState, building: int | str, *islands: int) -> YamataiState:
    """Place a standard building of the seat, or a `torii` or `palace` built by the last player."""
    for island in islands:
        owner = state.mats[-1] if isinstance(building, str) else mat(state, building)
        wanted = {"torii": range(21, 24), "palace": range(24, 28)}.get(str(building), range(21))
        tile = next(number for number in reversed(wanted) if state.unseen_tiles & 1 << number)
        state.unseen_tiles ^= 1 << tile
        owner.built = (*owner.built, tile)
        if isinstance(building, str):
            standing = TORII_BUILDING if building == "torii" else PALACE_BUILDING
        else:
            owner.buildings -= 1
            standing = building - 1
        state.building_at = state.building_at.put(island - 1, standing)
    return bare(state, *islands)


def hires(state: YamataiState, seat: int, *names: str) -> YamataiState:
    """Give the player specialists from the deck or from the display, which is refilled."""
    for name in names:
        number = SPECIALIST_NAMES.index(name)
        if number in state.specialists:
            other = bits(state.unseen_specialists)[-1]
            state.unseen_specialists ^= 1 << other
            state.specialists = tuple(other if shown == number else shown for shown in state.specialists)
        else:
            assert state.unseen_specialists & 1 << number
            state.unseen_specialists ^= 1 << number
        mat(state, seat).specialists |= 1 << number
    state.forget_moves()
    if "Izanagi" in names and state.turn == seat - 1:
        state.trades = 2  # as if she had been there when the turn began
    return state


def boats(state: YamataiState, seat: int) -> dict[str, int]:
    """Return the boats in the player's hand and harbour."""
    return {name: count for name, count in zip(COLOURS, unpack(mat(state, seat).boats, 5), strict=True) if count}


def culture(state: YamataiState, seat: int) -> dict[str, int]:
    """Return the player's culture tokens."""
    return {name: count for name, count in zip(KINDS, unpack(mat(state, seat).tokens, 6), strict=True) if count}


def left(state: YamataiState, colour: str) -> int:
    """Return the number of boats of the colour in the reserve."""
    return count(state.reserve, COLOURS.index(colour))


def lay_coins(state: YamataiState, *coins: int) -> YamataiState:
    """Put these coins on the specialists on display."""
    state.coins_on = coins
    return state


def coins(state: YamataiState, seat: int) -> int:
    return mat(state, seat).coins


def at(state: YamataiState, spot: int) -> str:
    """Return the colour of the boat on the spot."""
    return COLOURS[state.boat_at[spot - 1]] if state.boat_at[spot - 1] >= 0 else ""


def sound(state: YamataiState) -> bool:
    return not YAMATAI.violations(state)
