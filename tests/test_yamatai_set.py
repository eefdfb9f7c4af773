"""Yamataï's component sets: the one that comes with the package is sound, and what is wrong is named with its line."""

import re
from functools import partial

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.games.set_values import values_of
from shima.games.sets import BadSet, Finding, SetReader
from shima.games.yamatai import components
from shima.games.yamatai.components import Components
from shima.games.yamatai.constants import MOST_SPOTS
from shima.games.yamatai.game import Yamatai
from shima.games.yamatai.specialists.registry import SPECIALIST_NAMES
from shima.language import LANGUAGES, language
from shima.registry import earlier_sets, open_game, open_set, open_set_text, standard_set

read = partial(components.read, specialists=SPECIALIST_NAMES)
STANDARD = next(earlier_sets("yamatai"))  # which does not change any more
RING = "  [1, 2, 8, 7],"  # island 1
GOLD_TILE = 'kind = "standard"\ncost = ["gold", "bamboo"]\npoints = 4'
RIU = '[[specialist]]\nname = "Riu"\npoints = 4\n'


def findings(text: str) -> list[Finding]:
    """All that is wrong with a set, each sayable in every language."""
    with pytest.raises(BadSet) as caught:
        read(text)
    for found in caught.value.findings:
        for code in LANGUAGES:
            sentence = language(code).say(found.text)
            assert sentence
            assert "{" not in sentence
    return caught.value.findings


def replaced(old: str, new: str) -> str:
    assert STANDARD.count(old) == 1, f"{old!r} stands {STANDARD.count(old)} times in the set"
    return STANDARD.replace(old, new)


def changed(old: str, new: str) -> list[Finding]:
    return findings(replaced(old, new))


def line_with(text: str) -> int:
    """The first line of what the set has only once, though it may span lines."""
    assert STANDARD.count(text) == 1, f"{text!r} stands {STANDARD.count(text)} times in the set"
    return STANDARD[: STANDARD.index(text)].count("\n") + 1


def entry(table: str, number: int) -> int:
    """The line of an entry of an array of tables, counted from 1."""
    return [line for line, text in enumerate(STANDARD.splitlines(), 1) if text.startswith(f"[[{table}]]")][number - 1]


def test_the_standard_set_is_sound() -> None:
    assert isinstance(read(STANDARD), Components)


def test_the_hash_is_of_the_values_not_of_the_spelling() -> None:
    digest = read(STANDARD).digest
    respelled = "\n".join(line.split("#")[0].rstrip() for line in STANDARD.splitlines())
    assert respelled != STANDARD
    assert read(respelled).digest == digest
    assert read(replaced("clay = 4\n", "clay = 5\n")).digest != digest


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("bamboo = 22", "bamboo = 21", "set-count"),  # Y1.1
        ("gold = 10", "gold = 11", "set-count"),
        ("stone = 16", "stone = true", "set-whole"),
        ("2 = 10\n", "2 = 9\n", "set-count"),  # Y1.2
        ("4 = 6\n", "4 = 7\n", "set-count"),
        ("of_each = 5", "of_each = 6", "set-count"),  # Y1.6
        ("blanks = 4", "blanks = 3", "set-count"),
        ("mountain_of_each = 1 ", "mountain_of_each = 2 ", "set-count"),
        ('"fan", "lantern"', '"lantern", "fan"', "set-yam-kinds"),
        ('"fan", "lantern"', '"fan", 7', "set-words"),
        ("sacred_ground = 8", "sacred_ground = 9", "set-count"),  # Y1.7
        ("start_coins = 10", "start_coins = 12", "set-count"),  # Y2.3
        ("wood = 2\n", "wood = 3\n", "set-count"),  # Y5.1
        ("clay = 4\n", "clay = 0\n", "set-yam-price"),
        ("clay = 4\n", "clay = 10\n", "set-yam-price"),
        ("clay = 4\n", "clay = '4'\n", "set-whole"),
        ("entries = [7, 16, 26, 37, 49]", "entries = [7, 16, 26, 37, 99]", "set-yam-spot"),  # Y1.8
        ("entries = [7, 16, 26, 37, 49]", "entries = [7, 16, 26, 37, 20]", "set-yam-entry"),
        ("entries = [7, 16, 26, 37, 49]", "entries = 7", "set-list"),
        ("entries = [7, 16, 26, 37, 49]", "entries = [7, 7, 16, 26, 37]", "set-yam-entries"),  # Y1.8
        ("entries = [7, 16, 26, 37, 49]", "entries = [7, 16, 'x']", "set-wholes"),
        ("width = 1500", "width = 1.5", "set-whole"),
        ('name = "standard"', 'name = "My Set!"', "set-name"),
        ("version = 1", 'version = "1"', "set-whole"),
        ('game = "yamatai"', 'game = "chess"', "set-game"),
    ],
)
def test_a_wrong_value_is_named_with_its_line(old: str, new: str, key: str) -> None:
    found = {(finding.text.key, finding.line) for finding in changed(old, new)}
    assert (key, line_with(old)) in found


@pytest.mark.parametrize(
    ("old", "new", "table", "number", "key"),
    [
        ('boats = ["gold"]', 'boats = ["clay"]', "fleet", 5, "set-yam-fleet"),  # Y9
        ('power = "peek"', 'power = "slide"', "fleet", 3, "set-yam-fleet"),
        ('power = "peek"\n', "", "fleet", 3, "set-yam-fleet"),
        ("number = 4\n", "number = 3\n", "fleet", 4, "set-yam-fleet-number"),
        ("number = 4\n", "number = 11\n", "fleet", 4, "set-yam-fleet-number"),
        ("number = 4\n", "number = true\n", "fleet", 4, "set-yam-fleet-number"),
        ("number = 4\n", "", "fleet", 4, "set-yam-fleet"),
        ("number = 4\n", "number = 4\ncolour = 2\n", "fleet", 4, "set-yam-fleet"),
        (GOLD_TILE, GOLD_TILE.replace("\npoints = 4", ""), "building", 5, "set-yam-tile"),
        (GOLD_TILE, GOLD_TILE.replace("4", "31"), "building", 5, "set-yam-tile"),
        (GOLD_TILE, GOLD_TILE.replace("bamboo", "iron"), "building", 5, "set-yam-tile"),
        (GOLD_TILE, GOLD_TILE.replace('"gold", "bamboo"', ""), "building", 5, "set-yam-tile"),
        (GOLD_TILE, GOLD_TILE.replace("standard", "castle"), "building", 5, "set-yam-tile"),
        (GOLD_TILE, GOLD_TILE + "\ncolour = 1", "building", 5, "set-unknown"),
        (RIU, RIU.replace("4", "21"), "specialist", 14, "set-yam-specialist"),
        (RIU, RIU.replace("points = 4\n", ""), "specialist", 14, "set-yam-specialist"),
        (RIU, RIU + "power = 1\n", "specialist", 14, "set-yam-specialist"),
    ],
)
def test_a_wrong_entry_is_named_with_the_line_on_which_it_begins(
    old: str, new: str, table: str, number: int, key: str
) -> None:
    assert [(found.text.key, found.line) for found in changed(old, new)] == [(key, entry(table, number))]


def test_the_numbers_of_fleets_tiles_and_specialists_are_the_rulebooks() -> None:  # Y1.3, Y1.4, Y1.5
    fleet = '[[fleet]]\nnumber = 10\nboats = ["clay", "wood", "any"]\n'
    for text, key, table in [
        (replaced(fleet, ""), "set-count", "fleet"),
        (replaced(f"[[building]]\n{GOLD_TILE}\n", ""), "set-yam-tiles", "building"),
        (replaced(GOLD_TILE, GOLD_TILE.replace("standard", "torii")), "set-yam-tiles", "building"),
        (replaced(RIU, ""), "set-yam-specialists", "specialist"),
        (replaced(RIU, RIU.replace("Riu", "Ryu")), "set-yam-specialists", "specialist"),
    ]:
        assert [(found.text.key, found.line) for found in findings(text)] == [(key, entry(table, 1))]


def test_27_tiles_are_counted_by_kind() -> None:  # Y1.3
    found = changed(f"[[building]]\n{GOLD_TILE}\n", "")
    said = language("en").say(found[0].text)
    assert "20 standard, 3 torii and 4 palace tiles. Rule Y1.3 requires 21, 3 and 4." in said


def test_the_rulebooks_example_needs_its_tile() -> None:  # Y6.7
    text = STANDARD.replace('cost = ["clay", "bamboo", "bamboo"]', 'cost = ["clay", "bamboo"]')
    assert [found.text.key for found in findings(text)] == ["set-yam-example"]


NUMBERED: dict[int, int] = {2: 7, 7: 2, 3: 4, 4: 3, 9: 10, 10: 9}
"""Other numbers for some fleets, by those of the standard set."""


def renumbered() -> str:
    """The set with other numbers on the fleets."""
    return re.sub(
        r"^number = (\d+)", lambda found: f"number = {NUMBERED.get(int(found[1]), found[1])}", STANDARD, flags=re.M
    )


def test_fleets_can_have_any_numbers() -> None:  # Y1.4: no rulebook states them
    fleets, standard = read(renumbered()).fleets, read(STANDARD).fleets
    assert [fleet.kind for fleet in standard] == list(range(10))
    for number in range(1, 11):
        assert fleets[NUMBERED.get(number, number) - 1].boats == standard[number - 1].boats
        assert fleets[NUMBERED.get(number, number) - 1].power == standard[number - 1].power


def test_the_order_of_the_fleets_in_the_file_does_not_matter() -> None:
    one, two = (
        '[[fleet]]\nnumber = 3\nboats = ["stone"]\npower = "peek"\n',
        '[[fleet]]\nnumber = 4\nboats = ["clay"]\npower = "slide"\n',
    )
    text = replaced(one + two, two + one)
    assert [fleet.power for fleet in read(text).fleets] == [fleet.power for fleet in read(STANDARD).fleets]


def test_the_fleet_that_plays_first_is_number_1() -> None:  # Y9.1
    text = re.sub(r"^number = (\d+)", lambda found: f"number = {int(found[1]) % 10 + 1}", STANDARD, flags=re.M)
    assert [(found.text.key, found.line) for found in findings(text)] == [("set-yam-fleet-first", entry("fleet", 1))]


@pytest.mark.parametrize(
    "entries", ["7, 16, 26", "7, 16, 26, 37", "7, 16, 26, 37, 49, 57", "1, 7, 16, 26, 37, 49, 57, 58"]
)
def test_a_board_has_three_to_eight_entries(entries: str) -> None:  # Y1.8: no rulebook counts them
    board = read(replaced("entries = [7, 16, 26, 37, 49]", f"entries = [{entries}]")).board
    assert [spot + 1 for spot in board.entries] == [int(spot) for spot in entries.split(",")]


@pytest.mark.parametrize("entries", ["7, 16", "1, 2, 3, 4, 5, 6, 7, 16, 26"])
def test_fewer_than_three_or_more_than_eight_entries_are_refused(entries: str) -> None:
    found = changed("entries = [7, 16, 26, 37, 49]", f"entries = [{entries}]")
    assert [finding.text.key for finding in found] == ["set-yam-entries"]


def test_a_set_without_trading_posts_contradicts_the_rulebook() -> None:  # Y1.3
    text = STANDARD.replace('kind = "trading-post"', 'kind = "standard"')
    (found,) = read(text).conflicts
    assert (found.text.key, found.line) == ("set-yam-no-trading-post", entry("building", 1))
    with pytest.raises(BadSet) as caught:
        open_set_text(text)
    assert [str(each.text) for each in caught.value.findings] == [str(found.text)]
    assert read(STANDARD).conflicts == ()


def test_33_islands_are_refused() -> None:  # Y1.8
    found = changed("  [55, 56, 62, 61],\n", "")
    assert ("set-count", line_with("islands = [  #")) in {(finding.text.key, finding.line) for finding in found}


def test_a_ring_with_an_unknown_spot_is_named_where_it_stands() -> None:
    found = changed(RING, "  [1, 2, 8, 7, 63],")
    assert [(finding.text.key, finding.line) for finding in found] == [("set-yam-spot", line_with(RING))]


@pytest.mark.parametrize("ring", ["  [1, 2],", "  [1, 2, 8, 8],", "  7,"])
def test_an_island_needs_three_different_spots(ring: str) -> None:
    (found,) = changed(RING, ring)
    assert (found.text.key, found.text.args["island"]) == ("set-yam-ring", 1)


def test_a_spot_needs_two_coordinates() -> None:
    found = changed("[86, 58], ", "[86], ")
    assert "set-yam-point" in {finding.text.key for finding in found}


def test_there_are_no_more_spots_than_moves_for_them() -> None:
    more = "[86, 58], " * (MOST_SPOTS - 62 + 1)
    assert "set-yam-spots" in {finding.text.key for finding in changed("[86, 58], ", f"[86, 58], {more}")}


def test_a_spot_on_no_shore_is_named() -> None:
    (found,) = changed("[1419, 934],\n", "[1419, 934], [9, 9],\n")
    assert (found.text.key, found.text.args["spot"], found.line) == ("set-yam-lonely", 63, line_with("[1419, 934]"))


def board(rings: list[list[int]], spots: int) -> str:
    """The standard set with another board, whose entry is on spot 1."""
    head = STANDARD[: STANDARD.index("entries = ")]
    return f"{head}entries = [1, 2, 3, 4, 5]\nspots = {[[n, n * n] for n in range(spots)]}\nislands = {rings}\n"


def test_a_board_in_two_parts_is_refused() -> None:  # Y1.8
    strip = [[n, n + 1, n + 2] for n in range(1, 34)]
    apart = [[36, 37, 38]]
    assert isinstance(read(board([*strip, [34, 35, 36]], 36)), Components)
    assert [found.text.key for found in findings(board(strip + apart, 38))] == ["set-yam-apart"]


def test_a_board_that_cannot_be_drawn_flat_is_refused() -> None:
    strip = [[n, n + 1, n + 2] for n in range(1, 34)]
    (found,) = findings(board([*strip, [1, 18, 35]], 35))
    assert found.text.key == "set-yam-plane"


def test_a_lane_between_three_islands_is_refused() -> None:  # Y1.8
    found = changed(RING, "  [9, 19, 8],")
    assert "set-yam-crowded" in {finding.text.key for finding in found}


def test_too_many_lanes_at_a_spot_are_refused() -> None:
    fan = [[1, n, n + 1] for n in range(2, 36)]
    found = findings(board(fan, 36))
    assert ("set-yam-lanes", 1) in {(finding.text.key, finding.text.args["spot"]) for finding in found}


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ("version = 1", "version = 1\ncolour = 2", "colour = 2"),
        ("start_coins = 10", "start_coins = 10\nstart_boats = 1", "start_boats = 1"),
        ("[tokens] ", "[dice]\nfaces = 6\n[tokens] ", "[dice]"),
    ],
)
def test_an_unknown_key_is_named_with_its_line(old: str, new: str, at: str) -> None:
    text = replaced(old, new)
    (found,) = findings(text)
    assert (found.text.key, text.splitlines()[found.line - 1]) == ("set-unknown", at)


def test_a_missing_key_is_named_with_the_line_of_its_table() -> None:
    (found,) = changed("stone = 3\n", "")
    assert (found.text.key, found.where, found.line) == ("set-missing", "prices.stone", line_with("[prices]"))


def test_several_mistakes_are_named_at_once() -> None:
    text = replaced("bamboo = 22", "bamboo = 20").replace("blanks = 4", "blanks = 5")
    assert [finding.where for finding in findings(text)] == ["boats.bamboo", "culture.blanks"]


@pytest.mark.parametrize("text", ["", "[set]", "\x00", "= = =", "[[[", "a" * 5000, "[set]\ngame = 'yamatai'"])
def test_rubbish_is_refused_with_a_line(text: str) -> None:
    assert all(finding.line >= 1 for finding in findings(text))


def test_rules_are_named_where_a_rule_fixes_the_value() -> None:
    for old, new, rule in [
        ("gold = 10", "gold = 9", "Y1.1"),
        ("3 = 8\n", "3 = 9\n", "Y1.2"),
        ("wood = 2\n", "wood = 1\n", "Y5.1"),
        ('power = "peek"', 'power = "slide"', "Y9"),
        (RIU, "", "Y1.5"),
    ]:
        for code in LANGUAGES:
            assert re.search(rf"\b{rule}\b", language(code).say(changed(old, new)[0].text))


def test_an_own_set_can_be_played(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("sets") / "own.toml"
    path.write_text(replaced('name = "standard"', 'name = "own"').replace("clay = 4\n", "clay = 5\n"), encoding="utf-8")
    game = open_game("yamatai", str(path))
    assert (game.set_name, open_set(path).set_hash) == ("own", game.set_hash)
    assert game.new(4).moves()


def test_yasoma_who_has_no_power_has_the_most_points() -> None:  # Y10
    points = open_game("yamatai").board()["specialists"]
    assert isinstance(points, dict)
    assert points.pop("Yasoma") > max(points.values())


def test_the_standard_set_has_provenance_for_every_value() -> None:
    kinds = {value.where: value.kinds for value in values_of(SetReader(standard_set("yamatai")))}
    assert all(kinds.values())
    assert kinds["fleet[0].number"] == ("rulebook",)
    assert kinds["fleet[1].number"] == ("reconstructed",)
    assert kinds["building[9].cost"] == ("rulebook",)
    assert kinds["building[0].cost"] == kinds["building[16].kind"] == ("reconstructed",)
    assert kinds["building[0].kind"] == ("rulebook",)


@pytest.mark.parametrize("entries", ["7, 16, 26", "1, 7, 16, 26, 37, 49, 57, 62"])
def test_boats_enter_at_each_entry_of_the_set(entries: str) -> None:  # Y6.1
    game = Yamatai(replaced("entries = [7, 16, 26, 37, 49]", f"entries = [{entries}]"))
    state, dice = game.new(2), Dice(3)
    while state.round < 1 or state.actor() == CHANCE or state.fleet < 0:
        state.play(state.random_move(dice))
    words = [game.write(state, move).split() for move in state.moves()]
    spots = sorted({int(line[3]) for line in words if line[1] == "place"})
    assert spots == [int(spot) for spot in entries.split(",")]
    while state.moves():
        state.play(state.random_move(dice))
        assert game.violations(state) == []
