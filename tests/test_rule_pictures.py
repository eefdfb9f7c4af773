"""The pictures for the rules: what each points to exists, and the documentation has them all."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from shima import record
from shima.games.tokaido_duo.view_types import DuoBoard, DuoView
from shima.games.yamatai.view_types import YamataiBoard, YamataiView
from shima.language import LANGUAGES
from shima.lessons import pictures as pictures_module
from shima.lessons.guide import guide
from shima.lessons.guide_pages import GuidePages, icon_file
from shima.lessons.pages import KEY, aid_page, file_name, page, said, source
from shima.lessons.pictures import Gallery, Picture, gallery, pictures
from shima.registry import GAMES, open_game
from tests.checked import checked

DOCS = Path(__file__).parents[1] / "docs" / "rules"
RECORDS = Path(pictures_module.__file__).parent / "pictures"
MOST_BYTES = 2_500_000
MINUS = "\u2212"
CHAPTERS = ("guide", "turns", "legend", "values", "reference")
ALL = [(game, picture) for game in GAMES for picture in pictures(game)]
each_picture = pytest.mark.parametrize(
    ("game", "picture"), ALL, ids=[f"{game}-{picture.name}" for game, picture in ALL]
)


def test_there_are_enough_of_them_and_none_twice() -> None:
    for game in GAMES:
        rules = [picture.name for picture in pictures(game)]
        assert len(rules) >= 15
        assert len(set(rules)) == len(rules)


@pytest.mark.parametrize("game", GAMES)
def test_its_records_are_games_with_the_current_rules_and_the_current_standard_set(game: str) -> None:
    current = open_game(game)
    for file in {picture.record for picture in pictures(game)}:
        saved = record.read((RECORDS / file).read_text(encoding="utf-8"))
        assert (saved.set_hash, saved.rules) == (current.set_hash, current.rules_version), file
        record.verify(saved, current)
        assert saved.is_over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_picture_belongs_to_a_rule_and_has_a_caption_and_every_caption_a_picture(code: str, game: str) -> None:
    rules = {f"{section}.{rule}" for section, rule in KEY.findall(source(code, game)) if rule}
    of_rules = [picture for picture in pictures(game) if not picture.in_guide]
    assert {picture.name for picture in of_rules} <= rules
    letter = next(iter(rules))[0]
    captions = set(re.findall(rf"^(picture-{letter}[\w-]+) =", source(code, game), re.MULTILINE))
    assert captions == {picture.caption for picture in of_rules}
    assert all(said(code, game, key) for key in captions)


@cache
def opened(game: str) -> Gallery:
    return gallery(game)


@each_picture
def test_what_it_points_to_is_there(game: str, picture: Picture) -> None:
    found = opened(game)
    shown = next(each for each in found.shown if each.picture == picture)
    places = map_places(found)
    assert set(picture.look) | set(picture.way) <= places
    assert set(picture.mark) <= places | next_to_map(found, picture, shown.view)
    assert not (picture.look or picture.way) or "map" in picture.show
    assert set(picture.numbers) <= places | set(picture.show) | {"compass"}
    assert not picture.moves or shown.moves
    assert 0 <= picture.seat <= len(found.names)
    numbers = [int(name) for part, _, name in (each.partition(":") for each in picture.show) if name and part != "tile"]
    assert all(1 <= number <= len(found.names) for number in numbers)


def map_places(found: Gallery) -> set[str]:
    if found.game.name == "yamatai":
        board = checked(YamataiBoard, found.game.board())
        spots = {f"spot:{number}" for number in range(1, len(board["spots"]) + 1)}
        return spots | {f"island:{number}" for number in range(1, len(board["islands"]) + 1)}
    island = checked(DuoBoard, found.game.board())
    names = [*(station["name"] for station in island["stations"]), *island["mountain_towns"]]
    return {f"at:{name}" for name in names} | {f"region:{number}" for number in range(1, len(island["regions"]) + 1)}


def next_to_map(found: Gallery, picture: Picture, shown: Mapping[str, object]) -> set[str]:
    """Return what lies next to the map in this position, as far as the picture shows it."""
    parts = {part.partition(":")[0] for part in picture.show}
    if found.game.name == "yamatai":
        view = checked(YamataiView, shown)
        player = view["players"][picture.seat - 1]
        lie = {
            "fleets": {f"fleet:{number}" for number in view["fleets"]},
            "boats": {f"reserve:{colour}" for colour in view["reserve"]},
            "specialists": {f"specialist:{each['name']}" for each in view["specialists"]},
            "tokens": {f"token:{kind}" for kind, count in player["tokens"].items() if count},
        }
    else:
        duo = checked(DuoView, shown)
        own = duo["players"][picture.seat - 1]
        lie = {
            "dice": {f"die:{character}" for character, pips in duo["dice"].items() if pips},
            "merchant": {f"ware:{ware}" for ware, count in own["wares"].items() if count},
        }
    return {place for part, places in lie.items() if part in parts for place in places}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_picture_of_scoring_says_every_number_of_the_score_and_shows_where_it_comes_from(
    code: str,
) -> None:  # Y12.1
    shown = next(each for each in opened("yamatai").shown if each.picture.name == "Y12.1")
    assert shown.picture.show == ("mat:2", "score:2")
    orange = checked(YamataiView, shown.view)["players"][1]
    points = orange["points"]
    minus = points["reserved"], points["aside"]
    plus = points["coins"], points["prestige"], points["buildings"], points["specialists"]
    assert sum(plus) + sum(minus) == orange["score"]
    assert min(plus) > 0 > max(minus), "every source of points occurs"
    caption = said(code, "yamatai", "picture-Y12-1").replace(MINUS, "-")
    told = [int(number) for number in re.findall(r"-?\d+", caption)]
    assert told == [points["coins"], orange["coins"], *plus[1:], *minus, orange["score"]]
    assert (orange["prestige"], len(orange["reserved"]), sum(orange["aside"].values())) == (6, 2, 3)
    assert "Amateratsu" in orange["specialists"]


@pytest.mark.parametrize(
    ("game", "picture"), [each for each in ALL if each[1].way], ids=lambda each: getattr(each, "name", each)
)
def test_its_arrow_goes_step_by_step(game: str, picture: Picture) -> None:
    steps = {frozenset(step) for step in steps_of(opened(game))}
    assert {frozenset(step) for step in zip(picture.way, picture.way[1:], strict=False)} <= steps


def steps_of(found: Gallery) -> list[tuple[str, str]]:
    """Return neighbours: spots on a lane, stations along the coast, towns on a route, regions next to one."""
    if found.game.name == "yamatai":
        return [(f"spot:{a}", f"spot:{b}") for a, b in checked(YamataiBoard, found.game.board())["lanes"]]
    board = checked(DuoBoard, found.game.board())
    names = [f"at:{station['name']}" for station in board["stations"]]
    steps = [(names[index - 1], name) for index, name in enumerate(names)]
    steps += [(f"at:{a}", f"at:{b}") for a, b in board["routes"]]
    for a, b in board["routes"]:
        sides = [f"region:{number}" for number, each in enumerate(board["regions"], 1) if {a, b} <= set(each["border"])]
        steps.append((sides[0], sides[1]))
    return steps


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_pages_of_the_documentation_are_up_to_date(code: str, game: str) -> None:
    assert (DOCS / file_name(code, game)).read_text(encoding="utf-8") == page(code, game), "run `make rules`"
    assert (DOCS / file_name(code, game, "aid")).read_text(encoding="utf-8") == aid_page(code, game), "run `make rules`"


@pytest.mark.parametrize("game", GAMES)
def test_both_pages_have_an_anchor_for_every_rule_and_a_picture_for_every_picture(game: str) -> None:
    rules = {f"{section}.{rule}".rstrip(".").lower() for section, rule in KEY.findall(source("en", game))}
    for code in LANGUAGES:
        text = (DOCS / file_name(code, game)).read_text(encoding="utf-8")
        anchors = re.findall(r'<a id="([^"]+)">', text)
        assert sorted(anchors) == sorted([*rules, *CHAPTERS])
        assert set(re.findall(r"\(#([^)]+)\)", text)) <= set(anchors)
        found = re.findall(r"\(pictures/((?!icons/)[^)]+)\)", text)
        assert found == [each.file(code, game) for each in in_order(game)]


def in_order(game: str) -> list[Picture]:
    """Return the pictures in the order of the page: first those of the guide."""
    order = list(GuidePages("en", game).pictures())
    order += [f"{section}.{rule}" for section, rule in KEY.findall(source("en", game))]
    return sorted(pictures(game), key=lambda picture: order.index(picture.name))


def test_the_files_are_all_there_none_too_many_and_small_together() -> None:
    needed = {picture.file(code, game) for game, picture in ALL for code in LANGUAGES}
    needed |= {icon_file(game, icon) for game in GAMES for group in guide(game).legend for icon, _ in group.icons}
    found = {path.relative_to(DOCS / "pictures").as_posix(): path for path in (DOCS / "pictures").rglob("*.png")}
    assert set(found) == needed, "run `make rules`"
    assert sum(path.stat().st_size for path in found.values()) < MOST_BYTES
