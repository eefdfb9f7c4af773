"""What is said of moves in Yamataï, proved by views, by the board and by playing the buildings."""

from collections.abc import Iterator, Mapping
from typing import Any

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, State
from shima.games.text import Text
from tests.players.proving import COMMON, Said, View, offers, played

DEEPEST = 3
"""Boats placed for a building."""


def player(said: Said, view: View) -> dict[str, Any]:
    found: dict[str, Any] = view["players"][said.seat]
    return found


def texts(said: Said) -> list[str]:
    return [text for text, _ in said.own()]


def check_coins(said: Said) -> None:
    assert player(said, said.after)["coins"] - player(said, said.before)["coins"] == said.args["coins"] > 0


def step(said: Said, wanted: str) -> int:
    """The points of the player's own later move that begins so."""
    own = said.own()
    numbers = [number for number, (text, _) in enumerate(own) if number and text.startswith(wanted)]
    assert numbers, f"no {wanted} in {texts(said)}"
    after, before = own[numbers[0]][1], own[numbers[0] - 1][1]
    return after.scores()[said.seat] - before.scores()[said.seat]


def check_planned_building(said: Said) -> None:
    assert step(said, f"build {said.args['tile']} on {said.args['island']}") == said.args["points"] > 0


def check_planned_specialist(said: Said) -> None:
    assert step(said, f"recruit {said.args['specialist']} ") == said.args["points"] > 0


def building(said: Said, state: State, fleet: int = 0) -> bool:
    """Whether whoever is to move can build it in this turn, for so many points, with boats around the island."""
    tile, island, points = (said.args[name] for name in ("tile", "island", "points"))
    goal = f"build {tile} on {island}"
    board: Mapping[str, Any] = said.game.board()
    shore = {str(spot) for spot in board["islands"][island - 1]}
    ahead = [(state, 0)]
    while ahead:
        now, boats = ahead.pop()
        moves = offers(said.game, now)
        if goal in moves:
            seat = now.actor()
            return bool(played(now, moves[goal]).scores()[seat] - now.scores()[seat] == points)
        for text, move in moves.items():
            verb, _, rest = text.partition(" ")
            fits = {"any": True, "fleet": fleet in (0, int(rest) if rest.isdigit() else 0)}.get(verb, False)
            if fits:
                ahead.append((played(now, move), boats))
            elif verb == "place" and boats < DEEPEST and rest.split(" ")[-1] in shore:
                ahead.append((played(now, move), boats + 1))
    return False


def check_possible(said: Said) -> None:
    assert building(said, said.end)


def check_made_possible(said: Said) -> None:
    check_possible(said)
    assert not building(said, said.state)


def check_left_possible(said: Said) -> None:
    check_possible(said)
    tile, island = said.args["tile"], said.args["island"]
    assert tile in said.before["row"] or tile in [each["tile"] for each in player(said, said.before)["reserved"]]
    assert said.before["islands"][island - 1]["building"] is None


def check_fleet(said: Said) -> None:
    assert texts(said)[0].startswith(("fleet ", "any "))
    check_possible(said)


def check_tokens(said: Said) -> None:
    assert sum(text.startswith("collect ") for text in texts(said)) == said.args["count"] > 0


def affords(tokens: dict[str, int]) -> bool:
    return max(tokens.values()) >= 2 or sum(map(bool, tokens.values())) >= 3


def check_affords(said: Said) -> None:
    assert not affords(player(said, said.before)["tokens"])
    assert affords(player(said, said.after)["tokens"])
    board: Mapping[str, Any] = said.game.board()
    points = {each["name"]: board["specialists"][each["name"]] for each in said.after["specialists"]}
    assert points[said.args["specialist"]] == said.args["points"] == max(points.values())


def check_pair(said: Said) -> None:
    (text, after), *_ = said.own()
    kind = said.args["token"]
    assert said.before["islands"][int(text.removeprefix("collect ")) - 1]["token"] == kind
    assert player(said, said.game.view(after, None))["tokens"][kind] == 2


def collects(game: Game, state: State) -> int:
    return sum(text.startswith("collect ") for text in offers(game, state))


def check_reaches(said: Said) -> None:
    assert collects(said.game, said.end) == said.args["count"] > collects(said.game, said.state)


def check_first(said: Said) -> None:
    """Whatever is played until the next round begins."""
    now, dice = said.end.copy(), Dice(1)
    while now.actor() != OVER and now.rounds() == said.state.rounds():
        now.play(now.random_move(dice))
    assert now.actor() == OVER or said.game.view(now, None)["order"][0] == said.seat + 1  # type: ignore[index]


def boats(text: object) -> Iterator[tuple[str, int]]:
    assert isinstance(text, Text)
    if text.key == "yam-list":
        yield from boats(text.args["first"])
        yield from boats(text.args["rest"])
    else:
        yield str(text.args["colour"]), int(str(text.args["count"]))


def check_boats_kept(said: Said) -> None:
    held = {colour: count for colour, count in player(said, said.after)["boats"].items() if count}
    assert dict(boats(said.args["boats"])) == held
    assert said.after["acting"] != said.before["acting"] or said.after["turn"] != said.before["turn"]


def check_tokens_saved(said: Said) -> None:
    assert texts(said)[0] == "end"
    assert any(text.startswith("recruit ") for text in offers(said.game, said.state))
    assert sum(player(said, said.before)["tokens"].values()) == said.args["count"]


def check_power(said: Said) -> None:
    assert texts(said)[0].startswith(f"recruit {said.args['specialist']} ")
    assert said.args["specialist"] != "Yasoma"


QUICK = ("end", "pass", "aside", "collect", "any", "fleet")


def passed(said: Said, state: State, but: str = "") -> Iterator[State]:
    """The next player's turn, if this one ends without a building, and without one move, with any fleet."""
    acting = said.game.view(state, None)["acting"]
    ahead = [state]
    while ahead:
        now = ahead.pop()
        if said.game.view(now, None)["acting"] != acting:
            assert now.actor() == said.args["other"] != said.seat
            yield now
            continue
        assert now.actor() != CHANCE
        moves = [(text.split(" ")[0], move) for text, move in offers(said.game, now).items() if text != but]
        ranked = sorted((QUICK.index(verb), move) for verb, move in moves if verb in QUICK)
        fleets = [move for rank, move in ranked if QUICK[rank] == "fleet"]
        ahead += [played(now, move) for move in fleets or [ranked[0][1]]]


def check_other_could(said: Said, fleet: int = 0) -> None:
    assert any(building(said, world, fleet) for world in passed(said, said.state, texts(said)[0]))


def check_tile_denied(said: Said) -> None:
    check_other_could(said)
    assert said.args["tile"] in said.before["row"]
    assert said.args["tile"] not in said.after["row"]


def check_site_denied(said: Said) -> None:
    check_tile_denied(said)
    assert f"build {said.args['tile']} on {said.args['island']}" in texts(said)


def check_island_denied(said: Said) -> None:
    check_other_could(said)
    assert said.after["islands"][said.args["island"] - 1]["building"]


def check_closed(said: Said) -> None:
    check_other_could(said)
    assert said.after["islands"][said.args["island"] - 1]["sacred"]


def check_boat_denied(said: Said) -> None:
    check_other_could(said)
    goal = f"{said.seat + 1} build {said.args['tile']} on {said.args['island']}"
    move = said.game.parse(said.state, goal)
    lacks = [sum(said.game.lacks(state, move).values()) for state in (said.state, said.end)]
    assert lacks[0] < lacks[1]


def check_fleet_denied(said: Said) -> None:
    taken = texts(said)[0]
    fleet = int(taken.removeprefix("fleet "))
    check_other_could(said, fleet)
    assert fleet in said.before["fleets"]
    assert fleet not in said.after["fleets"]


def check_specialist_denied(said: Said) -> None:
    name, other = said.args["specialist"], said.args["other"]
    assert other != said.seat
    assert affords(said.before["players"][other]["tokens"])
    assert name in [each["name"] for each in said.before["specialists"]]
    assert name not in [each["name"] for each in said.after["specialists"]]


def check_opened(said: Said) -> None:
    """The other can build there now, and could not if the turn had ended without these moves."""
    end = said.end
    over = said.after["acting"] != said.before["acting"]
    assert all(building(said, world) for world in ([end] if over else passed(said, end)))
    assert end.actor() == said.args["other"] or not over
    assert not all(building(said, world) for world in passed(said, said.state, texts(said)[0]))
    board: Mapping[str, Any] = said.game.board()
    spots = {str(spot) for spot in board["islands"][said.args["island"] - 1]}
    was, now = (view["islands"][said.args["island"] - 1] for view in (said.before, said.after))
    new = set(said.after["boats"]) - set(said.before["boats"])
    assert new & spots or (was["token"], was["sacred"]) != (now["token"], now["sacred"])


YAMATAI = {
    **COMMON,
    "reason-coins": check_coins,
    "reason-yam-build": check_planned_building,
    "reason-yam-recruit": check_planned_specialist,
    "reason-yam-may-build": check_made_possible,
    "reason-yam-keeps-site": check_left_possible,
    "reason-yam-fleet": check_fleet,
    "reason-yam-tokens": check_tokens,
    "reason-yam-affords": check_affords,
    "reason-yam-pair": check_pair,
    "reason-yam-reaches": check_reaches,
    "reason-yam-first": check_first,
    "reason-yam-keeps": check_boats_kept,
    "reason-yam-saves": check_tokens_saved,
    "reason-yam-power": check_power,
    "reason-yam-deny-tile": check_tile_denied,
    "reason-yam-deny-site": check_site_denied,
    "reason-yam-deny-island": check_island_denied,
    "reason-yam-closes": check_closed,
    "reason-yam-deny-boat": check_boat_denied,
    "reason-yam-deny-fleet": check_fleet_denied,
    "reason-yam-deny-specialist": check_specialist_denied,
    "reason-yam-opens": check_opened,
}
