"""The handles of a move: what a player touches on the table to make it, in order."""

from shima.games.dice import Dice
from shima.games.game import OVER
from tests.yamatai.positions import YAMATAI

POWERS = ("reserve", "peek", "slide", "sacred", "switch-token", "switch-boat", "remove")
OWNERS = {"spend": "Hetsuka", "gild": "Michimata", "change": "Nakatsu", "melt": "Raijin", "clear": "Kachiko"}


def path(text: str, phase: str) -> list[str]:
    """By the notation alone."""
    verb, *words = text.split(" ")
    power = ["power"] if verb in POWERS and phase == "turn" else []
    power += [f"power:{OWNERS[verb]}"] if verb in OWNERS else []
    match verb, words:
        case "peek", []:
            return [*power, "deck"]
        case _, []:
            return [verb]
        case "aside", [colour]:
            return ["end", f"boat:{colour}"]
        case "any", [colour]:
            return [f"reserve:{colour}"]
        case "place", [colour, spot]:
            return [f"boat:{colour}", f"spot:{spot}"]
        case "build", [tile, "on", island]:
            return [f"tile:{tile}", f"island:{island}"]
        case "recruit", [name, *kinds]:
            return [f"specialist:{name}", f"pay:{'+'.join(kinds)}"]
        case "slide", [start, "to", goal]:
            return [*power, f"spot:{start}", f"spot:{goal}"]
        case (("top" | "below"), [tile]):
            return [f"looked:{tile}", f"deck:{verb}"]
        case (("change" | "melt"), [*_, one, other]):
            return [*power, f"pair:{one}+{other}"]
        case (("spend" | "gild"), [kind]):
            return [*power, f"token:{kind}"]
        case "reserve", [tile]:
            return [*power, f"tile:{tile}"]
        case (("switch-boat" | "with-boat" | "remove"), [spot]):
            return [*power, f"spot:{spot}"]
        case (("collect" | "sacred" | "clear" | "switch-token" | "with-token"), [island]):
            return [*power, f"island:{island}"]
        case _, [thing]:
            return [f"{verb}:{thing}"]
    raise AssertionError(text)


def test_handles_follow_from_the_notation() -> None:
    met: set[str] = set()
    for seed in range(20):
        state, dice = YAMATAI.new(2 + seed % 3), Dice(seed)
        while state.actor() != OVER:
            if state.actor() >= 0:
                view = YAMATAI.view(state, state.actor())
                assert [move["move"] for move in view["moves"]] == list(state.moves())
                for move in view["moves"]:
                    assert move["handles"] == path(move["text"], view["phase"]), move
                    met.add(move["text"].split(" ")[0])
            state.play(state.random_move(dice))
    assert len(met) == 27
