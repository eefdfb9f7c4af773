"""Checks the reasons in Yamataï by views, by the board and by playing the buildings."""

from collections.abc import Iterator, Mapping
from typing import Any

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, State
from shima.games.text import Text
from tests.players.reason_checks import COMMON, Claim, View, offers, played

DEEPEST = 3
"""Boats placed for a building."""


def player(claim: Claim, view: View) -> dict[str, Any]:
    found: dict[str, Any] = view["players"][claim.seat]
    return found


def texts(claim: Claim) -> list[str]:
    return [text for text, _ in claim.own()]


def check_coins(claim: Claim) -> None:
    assert player(claim, claim.after)["coins"] - player(claim, claim.before)["coins"] == claim.args["coins"] > 0


def step(claim: Claim, wanted: str) -> int:
    """Return the points of the player's own later move that begins with `wanted`."""
    own = claim.own()
    numbers = [number for number, (text, _) in enumerate(own) if number and text.startswith(wanted)]
    assert numbers, f"no {wanted} in {texts(claim)}"
    after, before = own[numbers[0]][1], own[numbers[0] - 1][1]
    return after.scores()[claim.seat] - before.scores()[claim.seat]


def check_planned_building(claim: Claim) -> None:
    assert step(claim, f"build {claim.args['tile']} on {claim.args['island']}") == claim.args["points"] > 0


def check_planned_specialist(claim: Claim) -> None:
    assert step(claim, f"recruit {claim.args['specialist']} ") == claim.args["points"] > 0


def building(claim: Claim, state: State, fleet: int = 0) -> bool:
    """Whether the active player can build it this turn, for these points, with boats around the island."""
    tile, island, points = (claim.args[name] for name in ("tile", "island", "points"))
    goal = f"build {tile} on {island}"
    board: Mapping[str, Any] = claim.game.board()
    shore = {str(spot) for spot in board["islands"][island - 1]}
    ahead = [(state, 0)]
    while ahead:
        now, boats = ahead.pop()
        moves = offers(claim.game, now)
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


def check_possible(claim: Claim) -> None:
    assert building(claim, claim.end)


def check_made_possible(claim: Claim) -> None:
    check_possible(claim)
    assert not building(claim, claim.state)


def check_left_possible(claim: Claim) -> None:
    check_possible(claim)
    tile, island = claim.args["tile"], claim.args["island"]
    assert tile in claim.before["row"] or tile in [each["tile"] for each in player(claim, claim.before)["reserved"]]
    assert claim.before["islands"][island - 1]["building"] is None


def check_fleet(claim: Claim) -> None:
    assert texts(claim)[0].startswith(("fleet ", "any "))
    check_possible(claim)


def check_tokens(claim: Claim) -> None:
    assert sum(text.startswith("collect ") for text in texts(claim)) == claim.args["count"] > 0


def affords(tokens: dict[str, int]) -> bool:
    return max(tokens.values()) >= 2 or sum(map(bool, tokens.values())) >= 3


def check_affords(claim: Claim) -> None:
    assert not affords(player(claim, claim.before)["tokens"])
    assert affords(player(claim, claim.after)["tokens"])
    board: Mapping[str, Any] = claim.game.board()
    points = {each["name"]: board["specialists"][each["name"]] for each in claim.after["specialists"]}
    assert points[claim.args["specialist"]] == claim.args["points"] == max(points.values())


def check_pair(claim: Claim) -> None:
    (text, after), *_ = claim.own()
    kind = claim.args["token"]
    assert claim.before["islands"][int(text.removeprefix("collect ")) - 1]["token"] == kind
    assert player(claim, claim.game.view(after, None))["tokens"][kind] == 2


def collects(game: Game, state: State) -> int:
    return sum(text.startswith("collect ") for text in offers(game, state))


def check_reaches(claim: Claim) -> None:
    assert collects(claim.game, claim.end) == claim.args["count"] > collects(claim.game, claim.state)


def check_first(claim: Claim) -> None:
    """Check whatever is played until the next round."""
    now, dice = claim.end.copy(), Dice(1)
    while now.actor() != OVER and now.rounds() == claim.state.rounds():
        now.play(now.random_move(dice))
    assert now.actor() == OVER or claim.game.view(now, None)["order"][0] == claim.seat + 1  # type: ignore[index]


def boats(text: object) -> Iterator[tuple[str, int]]:
    assert isinstance(text, Text)
    if text.key == "yam-list":
        yield from boats(text.args["first"])
        yield from boats(text.args["rest"])
    else:
        yield str(text.args["colour"]), int(str(text.args["count"]))


def check_boats_kept(claim: Claim) -> None:
    held = {colour: count for colour, count in player(claim, claim.after)["boats"].items() if count}
    assert dict(boats(claim.args["boats"])) == held
    assert claim.after["acting"] != claim.before["acting"] or claim.after["turn"] != claim.before["turn"]


def check_tokens_saved(claim: Claim) -> None:
    assert texts(claim)[0] == "end"
    assert any(text.startswith("recruit ") for text in offers(claim.game, claim.state))
    assert sum(player(claim, claim.before)["tokens"].values()) == claim.args["count"]


def check_power(claim: Claim) -> None:
    assert texts(claim)[0].startswith(f"recruit {claim.args['specialist']} ")
    assert claim.args["specialist"] != "Yasoma"


def check_before(claim: Claim) -> None:
    """Check that the other player has taken a fleet with a higher number this round."""  # Y11.5
    fleet = int(texts(claim)[0].removeprefix("fleet "))
    taken = dict(zip(claim.before["fleets_used"], claim.before["order"], strict=False))
    assert claim.args["other"] != claim.seat
    assert any(seat == claim.args["other"] + 1 and number > fleet for number, seat in taken.items())


def check_boats(claim: Claim) -> None:
    (text, after), *_ = claim.own()
    assert text.startswith(("fleet ", "any ", "buy ", "gild ", "change "))
    assert sum(player(claim, claim.game.view(after, None))["boats"].values()) == claim.args["count"] > 0


def check_holds(claim: Claim) -> None:
    (text, after), *_ = claim.own()
    tokens = player(claim, claim.game.view(after, None))["tokens"]
    assert text.startswith("collect ")
    assert (sum(tokens.values()), sum(map(bool, tokens.values()))) == (claim.args["count"], claim.args["kinds"])


def check_tile_points(claim: Claim, verb: str) -> None:
    board: Mapping[str, Any] = claim.game.board()
    assert texts(claim)[0] == f"{verb} {claim.args['tile']}"
    assert board["tiles"][claim.args["tile"] - 1]["points"] == claim.args["points"]


def check_reserves(claim: Claim) -> None:
    check_tile_points(claim, "reserve")
    assert claim.args["tile"] in [each["tile"] for each in player(claim, claim.after)["reserved"]]


def check_next_tile(claim: Claim) -> None:
    check_tile_points(claim, "top")


def check_buries(claim: Claim) -> None:
    check_tile_points(claim, "below")


def check_peeks(claim: Claim) -> None:
    assert texts(claim)[0] == "peek"
    assert claim.args["count"] == min(3, claim.before["deck"])


def buildings_near(claim: Claim) -> dict[int, int]:
    """Return the number of standard buildings of each seat next to the island that is closed."""
    assert texts(claim)[0] == f"sacred {claim.args['island']}"
    board: Mapping[str, Any] = claim.game.board()
    owners = [claim.before["islands"][near - 1]["owner"] for near in board["neighbours"][claim.args["island"] - 1]]
    return {seat: owners.count(seat + 1) for seat in range(len(claim.before["players"])) if seat != claim.seat}


def check_closes_all(claim: Claim) -> None:
    assert not any(buildings_near(claim).values())


def check_closes_next(claim: Claim) -> None:
    near = buildings_near(claim)
    assert near[claim.args["other"]] == claim.args["count"] == max(near.values()) > 0


def check_token_near(claim: Claim) -> None:
    (text, end), *_ = claim.own()
    after: Mapping[str, Any] = claim.game.view(end, None)
    board: Mapping[str, Any] = claim.game.board()
    assert text.startswith("with-token ")
    assert claim.before["islands"][claim.args["island"] - 1]["token"] != claim.args["token"]
    assert after["islands"][claim.args["island"] - 1]["token"] == claim.args["token"]
    assert set(after["placed"]) & set(board["islands"][claim.args["island"] - 1])


def check_nearly(claim: Claim) -> None:
    (_, after), *_ = claim.own()
    board: Mapping[str, Any] = claim.game.board()
    goal = f"{claim.seat + 1} build {claim.args['tile']} on {claim.args['island']}"
    move = claim.game.parse(claim.state, goal)
    assert claim.game.lacks(after, move) == {claim.args["colour"]: 1}
    assert sum(claim.game.lacks(claim.state, move).values()) > 1
    assert board["tiles"][claim.args["tile"] - 1]["points"] == claim.args["points"]
    assert claim.args["tile"] in claim.before["row"]


QUICK = ("end", "pass", "aside", "collect", "any", "fleet")


def passed(claim: Claim, state: State, but: str = "") -> Iterator[State]:
    """Yield the next player's turn, with any fleet, if this one ends without a building and without the move `but`."""
    acting = claim.game.view(state, None)["acting"]
    ahead = [state]
    while ahead:
        now = ahead.pop()
        if claim.game.view(now, None)["acting"] != acting:
            assert now.actor() == claim.args["other"] != claim.seat
            yield now
            continue
        assert now.actor() != CHANCE
        moves = [(text.split(" ")[0], move) for text, move in offers(claim.game, now).items() if text != but]
        ranked = sorted((QUICK.index(verb), move) for verb, move in moves if verb in QUICK)
        fleets = [move for rank, move in ranked if QUICK[rank] == "fleet"]
        ahead += [played(now, move) for move in fleets or [ranked[0][1]]]


def check_other_could(claim: Claim, fleet: int = 0) -> None:
    assert any(building(claim, world, fleet) for world in passed(claim, claim.state, texts(claim)[0]))


def check_tile_denied(claim: Claim) -> None:
    check_other_could(claim)
    assert claim.args["tile"] in claim.before["row"]
    assert claim.args["tile"] not in claim.after["row"]


def check_site_denied(claim: Claim) -> None:
    check_tile_denied(claim)
    assert f"build {claim.args['tile']} on {claim.args['island']}" in texts(claim)


def check_island_denied(claim: Claim) -> None:
    check_other_could(claim)
    assert claim.after["islands"][claim.args["island"] - 1]["building"]


def check_closed(claim: Claim) -> None:
    check_other_could(claim)
    assert claim.after["islands"][claim.args["island"] - 1]["sacred"]


def check_boat_denied(claim: Claim) -> None:
    check_other_could(claim)
    goal = f"{claim.seat + 1} build {claim.args['tile']} on {claim.args['island']}"
    move = claim.game.parse(claim.state, goal)
    lacks = [sum(claim.game.lacks(state, move).values()) for state in (claim.state, claim.end)]
    assert lacks[0] < lacks[1]


def check_fleet_denied(claim: Claim) -> None:
    taken = texts(claim)[0]
    fleet = int(taken.removeprefix("fleet "))
    check_other_could(claim, fleet)
    assert fleet in claim.before["fleets"]
    assert fleet not in claim.after["fleets"]


def check_specialist_denied(claim: Claim) -> None:
    name, other = claim.args["specialist"], claim.args["other"]
    assert other != claim.seat
    assert affords(claim.before["players"][other]["tokens"])
    assert name in [each["name"] for each in claim.before["specialists"]]
    assert name not in [each["name"] for each in claim.after["specialists"]]


def check_opened(claim: Claim) -> None:
    """The opponent can build there now, and could not if the turn had ended without these moves."""
    end = claim.end
    over = claim.after["acting"] != claim.before["acting"]
    assert all(building(claim, world) for world in ([end] if over else passed(claim, end)))
    assert end.actor() == claim.args["other"] or not over
    assert not all(building(claim, world) for world in passed(claim, claim.state, texts(claim)[0]))
    board: Mapping[str, Any] = claim.game.board()
    spots = {str(spot) for spot in board["islands"][claim.args["island"] - 1]}
    was, now = (view["islands"][claim.args["island"] - 1] for view in (claim.before, claim.after))
    new = set(claim.after["boats"]) - set(claim.before["boats"])
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
    "reason-yam-before": check_before,
    "reason-yam-boats": check_boats,
    "reason-yam-holds": check_holds,
    "reason-yam-reserves": check_reserves,
    "reason-yam-peeks": check_peeks,
    "reason-yam-next-tile": check_next_tile,
    "reason-yam-buries": check_buries,
    "reason-yam-nearly": check_nearly,
    "reason-yam-token-near": check_token_near,
    "reason-yam-closes-all": check_closes_all,
    "reason-yam-closes-next": check_closes_next,
    "reason-yam-deny-tile": check_tile_denied,
    "reason-yam-deny-site": check_site_denied,
    "reason-yam-deny-island": check_island_denied,
    "reason-yam-closes": check_closed,
    "reason-yam-deny-boat": check_boat_denied,
    "reason-yam-deny-fleet": check_fleet_denied,
    "reason-yam-deny-specialist": check_specialist_denied,
    "reason-yam-opens": check_opened,
}
