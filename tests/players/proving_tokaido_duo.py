"""What is said of moves in Tokaido Duo, proved by views and by playing every reply."""

from collections.abc import Iterator, Mapping
from typing import Any

from shima.games.game import Game, State
from tests.players.proving import COMMON, Said, View, offers, played

SLAB = 10
CHARACTERS = ("pilgrim", "merchant", "artist")
COIN = 0.6
"""Points, when it is to be judged which of two replies is better."""


def purse(view: View, seat: int) -> int:
    """Coins, those in gold slabs too."""
    player = view["players"][seat]
    return int(player["coins"]) + SLAB * int(player["slabs"])


def gained(said: Said, name: str) -> int:
    return int(said.after["players"][said.seat][name]) - int(said.before["players"][said.seat][name])


def texts(said: Said) -> list[str]:
    return [text for text, _ in said.own()]


def best_prices(view: View) -> dict[str, int]:
    prices: dict[str, int] = {}
    for shop in view["shops"]:
        prices[shop["ware"]] = max(shop["price"], prices.get(shop["ware"], 0))
    return prices


def worth(view: View, wares: dict[str, int]) -> int:
    return sum(count * best_prices(view)[ware] for ware, count in wares.items())


def check_coins(said: Said) -> None:
    assert purse(said.after, said.seat) - purse(said.before, said.seat) == said.args["coins"] > 0


def check_coins_to_a_slab(said: Said) -> None:
    check_coins(said)
    assert gained(said, "slabs") == 0
    assert said.after["players"][said.seat]["coins"] + said.args["missing"] == SLAB


def check_slab(said: Said) -> None:
    check_coins(said)
    assert gained(said, "slabs") == said.args["slabs"] > 0
    assert gained(said, "trade") == said.args["points"]


def check_faith(said: Said) -> None:
    player = said.after["players"][said.seat]
    assert (player["temple"], player["garden"]) == (said.args["temple"], said.args["garden"])
    assert gained(said, "faith") == said.args["points"] > 0


def check_culture(said: Said) -> None:
    assert gained(said, "culture") == said.args["points"] > 0
    assert said.after["players"][said.seat]["culture"] == said.args["worth"]


def room(said: Said) -> int:
    strong = any(wave["side"] == "strong" and wave["owner"] == said.seat + 1 for wave in said.before["waves"])
    return 6 if strong else 5


def check_draw(said: Said) -> None:
    count, bag = said.args["count"], said.before["bag"]
    assert f"draw {count}" in texts(said)
    assert sum(said.before["players"][said.seat]["wares"].values()) + count <= room(said)
    assert abs(said.args["coins"] - count * worth(said.before, bag) / sum(bag.values())) <= 0.5


def check_draw_and_choose(said: Said) -> None:
    count = said.args["count"]
    assert f"draw {count}" in texts(said)
    assert said.args["kept"] == room(said) < sum(said.before["players"][said.seat]["wares"].values()) + count


def check_paint(said: Said) -> None:
    player, points = said.before["players"][said.seat], said.game.board()["painting_points"]
    assert isinstance(points, list)
    first = player["given"] + len(player["face_up"])
    assert f"paint {said.args['count']}" in texts(said)
    assert points[first + said.args["count"]] - points[first] == said.args["points"]


def check_wares_kept(said: Said) -> None:
    assert texts(said)[0].startswith("return ")
    assert worth(said.after, said.after["players"][said.seat]["wares"]) == said.args["coins"]


def check_spring(said: Said) -> None:
    assert (said.before["hot_spring"], said.after["hot_spring"]) == (None, said.seat + 1)


def check_spring_kept(said: Said) -> None:
    assert texts(said)[0] == "pass"
    assert said.before["hot_spring"] == said.after["hot_spring"] == said.seat + 1


def owned(view: View, seat: int) -> set[str]:
    return {wave["side"] for wave in view["waves"] if wave["owner"] == seat + 1}


def check_wave(said: Said) -> None:
    assert owned(said.after, said.seat) - owned(said.before, said.seat) == {said.args["side"]}


def check_cunning(said: Said) -> None:
    assert "cunning" in owned(said.after, said.seat) - owned(said.before, said.seat)
    assert sum(said.before["players"][said.seat]["wares"].values()) == said.args["count"] > 0


def check_spring_taken(said: Said) -> None:
    assert (said.before["hot_spring"], said.after["hot_spring"]) == (said.args["other"] + 1, said.seat + 1)


def check_wave_taken(said: Said) -> None:
    assert owned(said.before, said.args["other"]) & owned(said.after, said.seat) == {said.args["side"]}


def handed_over(game: Game, state: State, seat: int) -> State:
    """The opponent's turn to take a die, whatever nature draws until then."""
    now = state.copy()
    while game.view(now, None)["phase"] != "move" or now.actor() == seat:
        moves = offers(game, now)
        assert game.view(now, None)["phase"] != "throw"
        now.play(moves.get("pass", max(moves.values())))
    return now


def replies(game: Game, state: State, seat: int) -> Iterator[tuple[str, int, int]]:
    """Whose die, and the points and coins that it brings, in all ways to play it up to nature's next draw."""
    start: Mapping[str, Any] = game.view(state, None)
    for text, move in offers(game, state).items():
        ahead = [played(state, move)]
        while ahead:
            now = ahead.pop()
            view: Mapping[str, Any] = game.view(now, None)
            if now.actor() != seat or view["dice"] == start["dice"] or view["phase"] == "move":
                points = view["players"][seat]["score"] - start["players"][seat]["score"]
                yield text.split(" ")[0], points, purse(view, seat) - purse(start, seat)
            else:
                ahead += [played(now, further) for further in now.moves()]


def best_of(said: Said, state: State, character: str) -> tuple[int, int]:
    """The best points and coins of the other player's die."""
    found = [(0, 0)]
    world = handed_over(said.game, state, said.seat)
    found += [
        (points, coins) for who, points, coins in replies(said.game, world, said.args["other"]) if who == character
    ]
    return max(found, key=lambda each: each[0] + COIN * each[1])


def check_reply(said: Said, state: State) -> None:
    points, coins = best_of(said, state, said.args["character"])
    assert said.args["points"] == points
    assert points or said.args["coins"] == coins > 0


def world_after(said: Said, choice: object) -> State:
    twin = Said(said.game, said.state, said.analysis, choice, said.args)  # type: ignore[arg-type]
    return twin.end


def figure(said: Said, choice: object) -> str:
    twin = Said(said.game, said.state, said.analysis, choice, said.args)  # type: ignore[arg-type]
    return texts(twin)[0].split(" ")[0]


def check_die_denied(said: Said) -> None:
    """The best choice with another die leaves this one, and what the other player makes of it."""
    character = said.args["character"]
    assert figure(said, said.choice) == character
    assert said.before["dice"][character]
    assert not said.after["dice"][character]
    rival = next(choice for choice in said.analysis.choices if figure(said, choice) != character)
    check_reply(said, world_after(said, rival))


def check_hindered(said: Said) -> None:
    """The figure can do less than after the first of the other ways with the same die."""
    character = said.args["character"]
    points, coins = best_of(said, said.end, character)
    assert (points, coins) < (said.args["points"], said.args["coins"])
    same = [choice for choice in said.analysis.choices if choice.move != said.choice.move]
    if said.before["phase"] == "move":
        same = [choice for choice in same if figure(said, choice) == figure(said, said.choice)]
    others = [best_of(said, world_after(said, choice), character) for choice in same[:3]]
    assert (said.args["points"], said.args["coins"]) in others
    assert min(each[0] + COIN * each[1] for each in others) > points + COIN * coins


def check_opened(said: Said) -> None:
    """More than after the best other choice."""
    check_reply(said, said.end)
    rival = next(choice for choice in said.analysis.choices if choice.move != said.choice.move)
    values = [
        max(points + COIN * coins for points, coins in (best_of(said, state, who) for who in CHARACTERS))
        for state in (said.end, world_after(said, rival))
    ]
    assert values[0] > values[1]


DUO = {
    **COMMON,
    "reason-coins": check_coins,
    "reason-duo-coins": check_coins_to_a_slab,
    "reason-duo-slab": check_slab,
    "reason-duo-faith": check_faith,
    "reason-duo-culture": check_culture,
    "reason-duo-draw": check_draw,
    "reason-duo-draw-choose": check_draw_and_choose,
    "reason-duo-paint": check_paint,
    "reason-duo-keeps-wares": check_wares_kept,
    "reason-duo-spring": check_spring,
    "reason-duo-keeps-spring": check_spring_kept,
    "reason-duo-wave": check_wave,
    "reason-duo-cunning": check_cunning,
    "reason-duo-deny-spring": check_spring_taken,
    "reason-duo-deny-wave": check_wave_taken,
    "reason-duo-deny-die": check_die_denied,
    "reason-duo-deny-die-coins": check_die_denied,
    "reason-duo-hinder": check_hindered,
    "reason-duo-hinder-coins": check_hindered,
    "reason-duo-opens": check_opened,
    "reason-duo-opens-coins": check_opened,
}
