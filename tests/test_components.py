"""Component sets: what the package ships is sound, and what is wrong is named with its line."""

from pathlib import Path

import pytest

from shima.games.game import UserError
from shima.games.set_values import values_of
from shima.games.sets import BadSet, Finding, SetReader
from shima.games.tokaido_duo.components import Components, read
from shima.language import LANGUAGES, language
from shima.registry import (
    GAMES,
    LARGEST_SET,
    earlier_sets,
    open_game,
    open_game_with,
    open_set,
    open_set_text,
    standard_set,
)

STANDARD = next(earlier_sets("tokaido-duo"))  # which does not change any more


def findings(text: str) -> list[Finding]:
    """All that is wrong with a set, each sayable in every language."""
    with pytest.raises(BadSet) as caught:
        read(text)
    for found in caught.value.findings:
        for code in LANGUAGES:
            assert language(code).say(found.text)
    return caught.value.findings


def changed(old: str, new: str) -> list[Finding]:
    assert STANDARD.count(old) == 1, f"{old!r} stands {STANDARD.count(old)} times in the set"
    return findings(STANDARD.replace(old, new))


def line_with(text: str) -> int:
    return next(number for number, line in enumerate(STANDARD.splitlines(), start=1) if text in line)


def test_the_standard_set_is_sound() -> None:
    assert isinstance(read(STANDARD), Components)


def test_the_hash_is_of_the_values_not_of_the_spelling() -> None:
    respelled = "\n".join(line.split("#")[0].rstrip() for line in STANDARD.splitlines())
    assert respelled != STANDARD
    assert read(respelled).digest == read(STANDARD).digest
    assert read(STANDARD.replace("fan = [2, 2]", "fan = [2, 3]")).digest != read(STANDARD).digest


@pytest.mark.parametrize(
    ("old", "new", "at", "key"),
    [
        ("kimono = 5", "kimono = 6", "kimono = 5", "set-count"),  # D1.3
        ("violet = { moon = 3,", "violet = { moon = 4,", "violet = { moon", "set-count"),  # D1.4
        ("temples = 9 ", "temples = 8 ", "temples = 9", "set-count"),
        ("gardens = 6 ", "gardens = 7 ", "gardens = 6", "set-count"),
        ("wares_kept = 5", "wares_kept = 4", "wares_kept", "set-count"),
        ("coins_for_a_slab = 10", "coins_for_a_slab = 9", "coins_for_a_slab", "set-count"),
        ("kimono = [3, 4]", "kimono = []", "kimono = [3, 4]", "set-duo-no-price"),
        ("kimono = [3, 4]", "", "[shops]", "set-missing"),
        ("kimono = [3, 4]", "kimono = [3, 5]", "kimono = [3, 4]", "set-duo-price"),
        ("fan = [2, 2]", "fan = [2]", "[shops]", "set-duo-shops"),
        ("ceramic = [3, 3]", "ceramic = [2, 2]", "ceramic = [3, 3]", "set-duo-ceramic"),
        ("pilgrim = [1, 2, 2, 3, 3, 4]", "pilgrim = [1, 2, 2, 3, 3]", "pilgrim = [1,", "set-duo-faces"),
        ("pilgrim = [1, 2, 2, 3, 3, 4]", "pilgrim = [1, 2, 2, 3, 3, 5]", "pilgrim = [1,", "set-duo-pips"),
        ("slabs = [5, 11, 18, 26, 35, 45]", "slabs = [5, 11, 18, 25, 35, 45]", "slabs = [5", "set-duo-example"),
        ("slabs = [5, 11, 18, 26, 35, 45]", "slabs = [5, 11, 11, 26, 35, 45]", "slabs = [5", "set-rising"),
        ("slabs = [5, 11, 18, 26, 35, 45]", "slabs = [5, 11, 18, 26, 35]", "slabs = [5", "set-count"),
        ('"C6", "seashore"', '"C9", "seashore"', '"C6", "seashore"', "set-duo-station"),
        ('"C6", "seashore"', '"C6", "castle"', '"C6", "seashore"', "set-duo-station"),
        ('"C6", "seashore"', '"C6", 7', '"C6", "seashore"', "set-words"),
        ("M2 = 2, M3", "M2 = 5, M3", "mountain_wares", "set-duo-mountain"),
        ("M2 = 2, M3", "M3", "mountain_wares", "set-missing"),
        ('["M4", "C4"]', '["M4", "C9"]', '["M4", "C4"]', "set-one-of"),
        ('["M4", "C4"]', '["M4", "M4"]', '["M4", "C4"]', "set-duo-link"),
        ('["M4", "C4"]', '["M4"]', '["M4", "C4"]', "set-duo-link"),
        (', ["M4", "C5"]', "", "links = [", "set-duo-links"),
        (', ["M4", "C5"]', "", "links = [", "set-duo-unreachable"),
        ('["M4", "C4"]', '["C5", "M4"]', '["M4", "C4"]', "set-duo-link-twice"),
        ('["M4", "C4"]', '["M4", "M1"]', '["M4", "C4"]', "set-duo-link-ring"),
        ('["M1", "C1"], ["M2", "C2"]', '["M1", "C2"], ["M2", "C1"]', '["M1", "M2"]', "set-duo-crossing"),
        ('"moon", "bamboo"]', '"moon", "desert"]', "landscapes = [", "set-one-of"),
        ('"moon", "bamboo"]', '"moon"]', "landscapes = [", "set-count"),
        ("hot-spring after C3", "castle after C3", "violet = { pilgrim", "set-duo-start-station"),
        ('merchant = "M4", artist = 4', 'merchant = "M4", artist = 9', "violet = { pilgrim", "set-duo-start-region"),
        ('merchant = "M4"', 'merchant = "M9"', "violet = { pilgrim", "set-one-of"),
        ("hot-spring after C7", "hot-spring after C3", "green = { pilgrim", "set-duo-start-taken"),
        ('first = "violet"', 'first = "blue"', 'first = "violet"', "set-one-of"),
        ('name = "standard"', 'name = "My Set!"', 'name = "standard"', "set-name"),
        ('name = "standard"', "name = 7", 'name = "standard"', "set-word"),
        ("version = 1", 'version = "1"', "version = 1", "set-whole"),
        ("version = 1", "version = 1\ncolour = 2", "colour", "set-unknown"),
        ("doll = 7", "doll = true", "doll = 7", "set-whole"),
        ("artist = [1, 1, 2, 2, 3, 3]", "artist = 3", "artist = [1", "set-list"),
        ("artist = [1, 1, 2, 2, 3, 3]", "artist = [1, 1, 2, 2, 3, 'x']", "artist = [1", "set-wholes"),
        ('game = "tokaido-duo"', 'game = "chess"', 'game = "tokaido-duo"', "set-game"),
        ('name = "standard"', 'name = ""', 'name = "standard"', "set-empty"),
        ('game = "tokaido-duo"', 'game = ""', 'game = "tokaido-duo"', "set-empty"),
        ('merchant = "M4"', 'merchant = ""', "violet = { pilgrim", "set-empty"),
        ("doll = 7", '"doll" = 9', "doll = 7", "set-count"),
        ("doll = 7", "doll = = 7", "doll = 7", "set-no-value"),
        ("doll = 7", "doll 7", "doll = 7", "set-no-value"),
        ("doll = 7", "doll = [7 8]", "doll = 7", "set-unclosed"),
        ("doll = 7", "doll = 7 # \x01", "doll = 7", "set-syntax"),
        ("ceramic = 6", "kimono = 6", "ceramic = 6", "set-twice"),
        ("[shops]  ", "[wares]  ", "[shops]  ", "set-twice"),
        ("doll = 7", "doll = 7.0", "doll = 7", "set-whole"),
        ("doll = 7", "doll = inf", "doll = 7", "set-whole"),
        ("doll = 7", "doll = nan", "doll = 7", "set-whole"),
        ("doll = 7", "doll = 1979-05-27", "doll = 7", "set-whole"),
        ("doll = 7", "doll = 07:32:00", "doll = 7", "set-whole"),
        ("fan = [2, 2]", "fan = [2, 2020-05-27T07:32:00Z]", "fan = [2, 2]", "set-wholes"),
        ("doll = 7", f"doll = {'7' * 5000}", "doll = 7", "set-digits"),
        ("doll = 7", f"doll = {'7' * 190}", "doll = 7", "set-large"),
        ("doll = 7", f"doll = 0x{'f' * 190}", "doll = 7", "set-large"),
        ("doll = 7", f"doll = 0x{'f' * 9000}", "doll = 7", "set-word-long"),
        ("fan = [2, 2]", "fan = [2, -10000000]", "fan = [2, 2]", "set-large"),
        ("35, 45]", "35, 1000]", "slabs = [5", "set-large"),
    ],
)
def test_a_wrong_value_is_named_with_its_line(old: str, new: str, at: str, key: str) -> None:
    found = {(finding.text.key, finding.line) for finding in changed(old, new)}
    line = STANDARD.splitlines().index("version = 1") + 2 if at == "colour" else line_with(at)
    assert (key, line) in found


@pytest.mark.parametrize(
    ("old", "new", "at", "key"),
    [
        ('"C6", "seashore"', '"C6", "castle"', '"C6", "seashore"', "set-duo-station"),
        ('"C6", "seashore"', '"C9", "seashore"', '"C6", "seashore"', "set-duo-station"),
        ('"C6", "seashore"', '"seashore"', '"C7", "garden"', "set-duo-station"),
        ('"C6", "seashore"', '"C6", "C3"', '"C6", "seashore"', "set-duo-station"),
        ('"C6", "seashore"', '"C6", 7', '"C6", "seashore"', "set-words"),
        ('"C1", "temple"', '"temple"', '"C1", "temple"', "set-duo-first-station"),
        ('"C8", "temple", "seashore", "garden",\n', "", "stations = [", "set-duo-towns"),
        ('"moon", "bamboo"]', '"moon", "desert"]', "landscapes = [", "set-one-of"),
        ('["M4", "C4"]', '["M4", "C5"]', '["M4", "C4"]', "set-duo-link-twice"),
        ("kimono = [3, 4]", "kimono = [3, 5]", "kimono = [3, 4]", "set-duo-price"),
        ("ceramic = [3, 3]", "ceramic = [2, 5]", "ceramic = [3, 3]", "set-duo-price"),
        ("[wares]  ", "[limits.deeper]  ", "[wares]  ", "set-unknown"),
    ],
)
def test_one_slip_is_one_finding(old: str, new: str, at: str, key: str) -> None:
    if key == "set-unknown":  # and the table that is missing by it, which has no line of its own
        said = [(finding.text.key, finding.where) for finding in changed(old, new)]
        assert sorted(said) == [("set-no-table", "wares"), ("set-unknown", "limits.deeper")]
    elif key == "set-duo-link-twice":  # the second of the two is named
        assert [(finding.text.key, finding.where) for finding in changed(old, new)] == [(key, "routes.links[10]")]
    else:
        assert [(finding.text.key, finding.line) for finding in changed(old, new)] == [(key, line_with(at))]


def test_of_two_equal_towns_the_second_is_named() -> None:
    found = changed('"C4", "temple", "seashore", "garden",', '"C4", "temple", "seashore", "garden",\n"C3",')
    assert [finding.line for finding in found] == [line_with('"C4", "temple"') + 1]


def test_a_typo_in_a_name_gives_both_findings_and_the_line() -> None:
    found = {(finding.text.key, finding.where, finding.line) for finding in changed("doll = 7", "dol = 7")}
    assert found == {
        ("set-missing", "wares.doll", line_with("[wares]")),
        ("set-unknown", "wares.dol", line_with("doll = 7")),
    }


def test_a_missing_table_is_said_once() -> None:
    start, end = STANDARD.index("[wares]"), STANDARD.index("[shops]")
    (found,) = findings(STANDARD[:start] + STANDARD[end:])
    assert (found.text.key, found.where) == ("set-no-table", "wares")
    (found,) = changed("violet = { moon = 3, waterfall = 3, mountain = 2, bamboo = 2 }", "violet = 10")
    assert (found.text.key, found.where, found.line) == ("set-table", "paintings.violet", line_with("violet = { moon"))


@pytest.mark.parametrize(
    ("changes", "at", "key"),
    [
        ({"M2 = 2, M3": "M2 = 3, M3"}, "mountain_wares = {", "set-duo-wares-missing"),  # D5.3
        ({"M1 = 3, M2": "M1 = 4, M2", "M4 = 3": "M4 = 2"}, "mountain_wares = {", "set-duo-wares-missing"),
        ({"M3 = 4, M4": "M3 = 3, M4"}, "mountain_wares = {", "set-duo-wares-missing"),
        (
            {"doll = [2, 3]": "doll = [3, 3]", "fan = [2, 2]": "fan = [3, 3]"},
            "[shops]",
            "set-duo-price-missing",
        ),  # D1.3
        ({"kimono = [3, 4]": "kimono = [3, 3]"}, "[shops]", "set-duo-price-missing"),
        ({"3, 3, 4]": "3, 3, 3]"}, "pilgrim = [1,", "set-duo-no-face"),  # D1.2
        ({"merchant = [1, 1, 2, 2, 3, 3]": "merchant = [1, 1, 1, 3, 3, 3]"}, "merchant = [1,", "set-duo-no-face"),
        ({"artist = [1, 1, 2, 2, 3, 3]": "artist = [1, 1, 1, 3, 3, 3]"}, "artist = [1,", "set-duo-no-face"),
    ],
)
def test_what_contradicts_the_rulebook_is_rejected_but_replays(changes: dict[str, str], at: str, key: str) -> None:
    text = STANDARD
    for old, new in changes.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    assert [(found.text.key, found.line) for found in read(text).conflicts] == [(key, line_with(at))]
    with pytest.raises(BadSet) as caught:
        open_set_text(text)
    for found in caught.value.findings:
        for code in LANGUAGES:
            assert "{" not in language(code).say(found.text)
    assert open_set_text(text, saved=True).new().moves()


@pytest.mark.parametrize("name", ["tokaido-duo", "yamatai"])
def test_the_standard_set_contradicts_nothing_and_earlier_ones_stay_open(name: str, tmp_path: Path) -> None:
    assert open_game(name).set_conflicts == ()
    for version, text in enumerate(earlier_sets(name), start=1):
        path = tmp_path / f"{version}.toml"
        path.write_text(text, encoding="utf-8")
        assert open_game(name, str(path)).set_hash == open_set(path).set_hash


def test_contradictions_are_listed_with_other_problems() -> None:
    text = STANDARD.replace("M2 = 2, M3", "M2 = 3, M3").replace("kimono = 5", "kimono = 6")
    assert [found.text.key for found in findings(text)] == ["set-count", "set-duo-wares-missing"]


def test_a_link_is_shown_as_towns_not_as_python() -> None:
    (found,) = changed('["M4", "C5"]', '["M4", "C5", "C6"]')
    assert "M4 – C5 – C6" in language("en").say(found.text)


def test_crossing_routes_are_called_that() -> None:
    found = changed('["M1", "C1"], ["M2", "C2"]', '["M1", "C2"], ["M2", "C1"]')
    assert {finding.text.key for finding in found} == {"set-duo-crossing"}
    assert "cross" in language("en").say(found[0].text)


def test_a_byte_order_mark_does_not_matter() -> None:
    assert read("\ufeff" + STANDARD).digest == read(STANDARD).digest


def test_very_long_words_are_cut_when_they_are_said() -> None:
    (found,) = changed('first = "violet"', f'first = "{"x" * 5000}"')
    for code in LANGUAGES:
        assert len(language(code).say(found.text)) < 600


def test_several_mistakes_are_named_at_once() -> None:
    text = STANDARD.replace("kimono = 5", "kimono = 4").replace("gardens = 6 ", "gardens = 5 ")
    assert [finding.where for finding in findings(text)] == ["wares.kimono", "points.gardens"]


def test_a_coast_without_hot_springs_or_with_too_few_stations_is_refused() -> None:
    dry = STANDARD.replace('"hot-spring", ', '"temple", ')
    assert "set-duo-no-station" in {finding.text.key for finding in findings(dry)}
    start = STANDARD.index("stations = [")
    short = STANDARD[:start] + 'stations = ["C1", "C2"]' + STANDARD[STANDARD.index("]", start) + 1 :]
    assert {"set-duo-towns", "set-duo-stations"} <= {finding.text.key for finding in findings(short)}


@pytest.mark.parametrize("text", ["", "[set]", "\x00", "= = =", "[[[", "a" * 5000, "[set]\ngame = 'tokaido-duo'"])
def test_rubbish_is_refused_with_a_line(text: str) -> None:
    assert all(finding.line >= 1 for finding in findings(text))


def test_an_own_set_can_be_played(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("sets") / "own.toml"
    own = STANDARD.replace('name = "standard"', 'name = "own"')
    path.write_text(own.replace('"C1", "temple", "garden", "temple"', '"C1", "garden"'), encoding="utf-8")
    game = open_game("tokaido-duo", str(path))
    assert (game.set_name, open_set(path).set_hash) == ("own", game.set_hash)
    assert game.parse(game.new(), "pilgrim C8+3") == 29


def test_files_that_cannot_be_sets_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("sets")
    (folder / "huge.toml").write_bytes(b"#" * (LARGEST_SET + 1))
    (folder / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for name, key in [("huge", "error-file-size"), ("binary", "error-file-text"), ("missing", "error-file")]:
        with pytest.raises(UserError) as caught:
            open_set(folder / f"{name}.toml")
        assert caught.value.text.key == key


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UserError) as caught:
        open_game("chess")
    assert "tokaido-duo" in language("en").say(caught.value.text)


@pytest.mark.parametrize("name", ["tokaido-duo", "yamatai"])
def test_every_set_that_was_standard_once_is_found_by_its_hash(name: str) -> None:
    sets = [*earlier_sets(name), standard_set(name)]
    versions = [GAMES[name](text) for text in sets]
    assert len({game.set_hash for game in versions}) == len(sets) >= 2
    for game in versions:
        assert open_game_with(name, game.set_hash).set_hash == game.set_hash
    assert open_game_with(name, "0" * 64).set_hash == open_game(name).set_hash


def test_the_standard_set_says_which_faces_are_the_rulebooks() -> None:  # D1.2, D5.3
    kinds = {value.where: value.kinds for value in values_of(SetReader(standard_set("tokaido-duo")))}
    assert all("rulebook" in kinds[f"dice.{name}"] for name in ("pilgrim", "merchant", "artist"))
    assert all("rulebook" in kinds[f"routes.mountain_wares.M{number}"] for number in (1, 2, 3, 4))
    assert kinds["routes.links[0]"] == ("reconstructed",)
