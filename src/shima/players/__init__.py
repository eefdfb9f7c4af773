"""The built-in players by name."""

from shima.games.game import UserError
from shima.games.text import Text
from shima.players.greedy import Greedy
from shima.players.levels import LEVELS, STYLES, Levelled
from shima.players.player import Player
from shima.players.plugins import AnyPlayer, is_path, load, made, plug_ins
from shima.players.thinker import Budget, Thinker
from shima.players.uniform import Uniform

NAMES = ("random", "greedy", *(level.name for level in LEVELS))
"""Players that need no further arguments."""
SEARCH = "search:"

MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 3600.0


def is_bot(name: str) -> bool:
    """Whether the name belongs to a bot rather than a person."""
    return name in NAMES or name.startswith(SEARCH)


def is_player(name: str) -> bool:
    """Whether this is the name of a built-in player or of a player from an installed package."""
    return is_bot(name) or name in plug_ins()


def make(player: AnyPlayer, seed: int) -> Player:
    """Create the player. It always plays the same way for the same seed."""
    return _named(player, seed) if isinstance(player, str) else made(player, seed)


def _named(name: str, seed: int) -> Player:
    if name == "random":
        return Uniform(seed)
    if name == "greedy":
        return Greedy(seed)
    for level in LEVELS:
        if level.name == name:
            return Levelled(level, seed)
    if name.startswith(SEARCH):
        return Thinker(name, read_budget(name), seed)
    if name in plug_ins() or is_path(name):
        return made(load(name), seed, name)
    raise UserError(Text("error-player", {"player": name, "players": ", ".join((*NAMES, *plug_ins()))}))


def read_budget(name: str) -> Budget:
    """Read `search:sims=400`, `search:seconds=0.5` or both with a semicolon.

    The other settings of a level follow in the same way: `by=hand`, `weights=FILE`, `overlooks=0.5`, and
    `style=merchant` with `liking=0.01`.
    """
    simulations = 0
    seconds = 0.0
    by_hand = False
    weights = ""
    overlooks = 0.0
    style = ""
    liking = 0.0
    for part in name.removeprefix(SEARCH).split(";"):
        option, _, value = part.partition("=")
        try:
            if option == "sims" and 1 <= int(value) <= MOST_SIMULATIONS:
                simulations = int(value)
            elif option == "seconds" and 0 < float(value) <= MOST_SECONDS:
                seconds = float(value)
            elif option == "by" and value == "hand":
                by_hand = True
            elif option == "weights" and value:
                weights = value
            elif option == "overlooks" and 0 <= float(value) < 1:
                overlooks = float(value)
            elif option == "style" and value in STYLES:
                style = value
            elif option == "liking" and 0 <= float(value) <= 1:
                liking = float(value)
            else:
                raise ValueError(part)
        except ValueError as error:
            raise UserError(Text("error-search", {"player": name, "part": part})) from error
    if not simulations and not seconds:
        raise UserError(Text("error-search-budget", {"player": name}))
    return Budget(simulations, seconds, by_hand, weights, overlooks, style, liking)
