"""Checks the reasons in Tokaido Duo by views and by playing every reply."""

from collections.abc import Iterator, Mapping
from typing import Any

from shima.games.game import Game, State
from shima.games.text import Text
from tests.players.reason_checks import COMMON, Claim, View, offers, played

SLAB = 10
CHARACTERS = ("pilgrim", "merchant", "artist")
COIN = 0.6
"""Its value in points when replies are compared."""


def money(view: View, seat: int) -> int:
    """Return the coins, including those in gold slabs."""
    player = view["players"][seat]
    return int(player["coins"]) + SLAB * int(player["slabs"])


def gained(claim: Claim, name: str) -> int:
    return int(claim.after["players"][claim.seat][name]) - int(claim.before["players"][claim.seat][name])


def texts(claim: Claim) -> list[str]:
    return [text for text, _ in claim.own()]


def best_prices(view: View) -> dict[str, int]:
    prices: dict[str, int] = {}
    for shop in view["shops"]:
        prices[shop["ware"]] = max(shop["price"], prices.get(shop["ware"], 0))
    return prices


def worth(view: View, wares: dict[str, int]) -> int:
    return sum(count * best_prices(view)[ware] for ware, count in wares.items())


def check_coins(claim: Claim) -> None:
    assert money(claim.after, claim.seat) - money(claim.before, claim.seat) == claim.args["coins"] > 0


def check_coins_to_a_slab(claim: Claim) -> None:
    check_coins(claim)
    assert gained(claim, "slabs") == 0
    assert claim.after["players"][claim.seat]["coins"] + claim.args["missing"] == SLAB


def check_slab(claim: Claim) -> None:
    check_coins(claim)
    assert gained(claim, "slabs") == claim.args["slabs"] > 0
    assert gained(claim, "trade") == claim.args["points"]


def check_faith(claim: Claim) -> None:
    player = claim.after["players"][claim.seat]
    assert (player["temple"], player["garden"]) == (claim.args["temple"], claim.args["garden"])
    assert gained(claim, "faith") == claim.args["points"] > 0


def check_culture(claim: Claim) -> None:
    assert gained(claim, "culture") == claim.args["points"] > 0
    assert claim.after["players"][claim.seat]["culture"] == claim.args["worth"]


def room(claim: Claim) -> int:
    strong = any(wave["side"] == "strong" and wave["owner"] == claim.seat + 1 for wave in claim.before["waves"])
    return 6 if strong else 5


def check_draw(claim: Claim) -> None:
    count, bag = claim.args["count"], claim.before["bag"]
    assert f"draw {count}" in texts(claim)
    assert sum(claim.before["players"][claim.seat]["wares"].values()) + count <= room(claim)
    assert abs(claim.args["coins"] - count * worth(claim.before, bag) / sum(bag.values())) <= 0.5


def check_draw_and_choose(claim: Claim) -> None:
    count = claim.args["count"]
    assert f"draw {count}" in texts(claim)
    assert claim.args["kept"] == room(claim) < sum(claim.before["players"][claim.seat]["wares"].values()) + count


def check_paint(claim: Claim) -> None:
    player, points = claim.before["players"][claim.seat], claim.game.board()["painting_points"]
    assert isinstance(points, list)
    first = player["given"] + len(player["face_up"])
    assert f"paint {claim.args['count']}" in texts(claim)
    assert points[first + claim.args["count"]] - points[first] == claim.args["points"]


def wares(text: object) -> Iterator[tuple[str, int]]:
    assert isinstance(text, Text)
    if text.key == "duo-list":
        yield from wares(text.args["first"])
        yield from wares(text.args["rest"])
    else:
        yield str(text.args["ware"]), int(str(text.args["count"]))


def check_wares_kept(claim: Claim) -> None:
    held = claim.after["players"][claim.seat]["wares"]
    assert texts(claim)[0].startswith("return ")
    assert worth(claim.after, held) == claim.args["coins"]
    assert dict(wares(claim.args["wares"])) == {ware: count for ware, count in held.items() if count}


WALKS = ("pilgrim ", "merchant ", "artist ")


def actions(claim: Claim, state: State) -> list[object]:
    """Return the labels of what the figure can do where it is."""
    found = offers(claim.game, state)
    return [
        claim.game.label(state, move) for text, move in found.items() if text != "pass" and not text.startswith(WALKS)
    ]


def check_offered(claim: Claim) -> None:
    assert texts(claim)[0].startswith(WALKS)
    assert claim.args["move"] in actions(claim, played(claim.state, claim.choice.move))


def check_nothing_there(claim: Claim) -> None:
    after = played(claim.state, claim.choice.move)
    assert texts(claim)[0].startswith(WALKS)
    assert claim.game.view(after, None)["phase"] != "act" or actions(claim, after) == []


def check_skipped(claim: Claim) -> None:
    assert texts(claim)[0] == "pass"
    assert claim.args["move"] in actions(claim, claim.state)


def check_spring(claim: Claim) -> None:
    assert (claim.before["hot_spring"], claim.after["hot_spring"]) == (None, claim.seat + 1)


def check_spring_kept(claim: Claim) -> None:
    assert texts(claim)[0] == "pass"
    assert claim.before["hot_spring"] == claim.after["hot_spring"] == claim.seat + 1


def owned(view: View, seat: int) -> set[str]:
    return {wave["side"] for wave in view["waves"] if wave["owner"] == seat + 1}


def check_wave(claim: Claim) -> None:
    assert owned(claim.after, claim.seat) - owned(claim.before, claim.seat) == {claim.args["side"]}


def check_cunning(claim: Claim) -> None:
    assert "cunning" in owned(claim.after, claim.seat) - owned(claim.before, claim.seat)
    assert sum(claim.before["players"][claim.seat]["wares"].values()) == claim.args["count"] > 0


def check_spring_taken(claim: Claim) -> None:
    assert (claim.before["hot_spring"], claim.after["hot_spring"]) == (claim.args["other"] + 1, claim.seat + 1)


def check_wave_taken(claim: Claim) -> None:
    assert owned(claim.before, claim.args["other"]) & owned(claim.after, claim.seat) == {claim.args["side"]}


def handed_over(game: Game, state: State, seat: int) -> State:
    """Return the position when the opponent takes a die, whatever is drawn until then."""
    now = state.copy()
    while game.view(now, None)["phase"] != "move" or now.actor() == seat:
        moves = offers(game, now)
        assert game.view(now, None)["phase"] != "throw"
        now.play(moves.get("pass", max(moves.values())))
    return now


def replies(game: Game, state: State, seat: int) -> Iterator[tuple[str, int, int]]:
    """Yield the die, points and coins of every way to play it until the next chance move."""
    start: Mapping[str, Any] = game.view(state, None)
    for text, move in offers(game, state).items():
        ahead = [played(state, move)]
        while ahead:
            now = ahead.pop()
            view: Mapping[str, Any] = game.view(now, None)
            if now.actor() != seat or view["dice"] == start["dice"] or view["phase"] == "move":
                points = view["players"][seat]["score"] - start["players"][seat]["score"]
                yield text.split(" ")[0], points, money(view, seat) - money(start, seat)
            else:
                ahead += [played(now, further) for further in now.moves()]


def best_of(claim: Claim, state: State, character: str) -> tuple[int, int]:
    """Return the best points and coins of the other player's die."""
    found = [(0, 0)]
    world = handed_over(claim.game, state, claim.seat)
    found += [
        (points, coins) for who, points, coins in replies(claim.game, world, claim.args["other"]) if who == character
    ]
    return max(found, key=lambda each: each[0] + COIN * each[1])


def check_reply(claim: Claim, state: State) -> None:
    points, coins = best_of(claim, state, claim.args["character"])
    assert claim.args["points"] == points
    assert points or claim.args["coins"] == coins > 0


def world_after(claim: Claim, choice: object) -> State:
    twin = Claim(claim.game, claim.state, claim.analysis, choice, claim.args)  # type: ignore[arg-type]
    return twin.end


def figure(claim: Claim, choice: object) -> str:
    twin = Claim(claim.game, claim.state, claim.analysis, choice, claim.args)  # type: ignore[arg-type]
    return texts(twin)[0].split(" ")[0]


def check_die_denied(claim: Claim) -> None:
    """The best choice with another die leaves this one, and what the other player makes of it."""
    character = claim.args["character"]
    assert figure(claim, claim.choice) == character
    assert claim.before["dice"][character]
    assert not claim.after["dice"][character]
    rival = next(choice for choice in claim.analysis.choices if figure(claim, choice) != character)
    check_reply(claim, world_after(claim, rival))


def check_hindered(claim: Claim) -> None:
    """The figure can do less than after the first of the other ways with the same die."""
    character = claim.args["character"]
    points, coins = best_of(claim, claim.end, character)
    assert (points, coins) < (claim.args["points"], claim.args["coins"])
    same = [choice for choice in claim.analysis.choices if choice.move != claim.choice.move]
    if claim.before["phase"] == "move":
        same = [choice for choice in same if figure(claim, choice) == figure(claim, claim.choice)]
    others = [best_of(claim, world_after(claim, choice), character) for choice in same[:3]]
    assert (claim.args["points"], claim.args["coins"]) in others
    assert min(each[0] + COIN * each[1] for each in others) > points + COIN * coins


def check_opened(claim: Claim) -> None:
    """More than after the best other choice."""
    check_reply(claim, claim.end)
    rival = next(choice for choice in claim.analysis.choices if choice.move != claim.choice.move)
    values = [
        max(points + COIN * coins for points, coins in (best_of(claim, state, who) for who in CHARACTERS))
        for state in (claim.end, world_after(claim, rival))
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
    "reason-duo-offers": check_offered,
    "reason-duo-nothing": check_nothing_there,
    "reason-duo-skips": check_skipped,
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
