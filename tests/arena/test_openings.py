"""The opening guide: what it counts, what it may say, and its pages."""

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from shima.arena.openings.book import NOTHING, Choice, Topic
from shima.arena.openings.findings import Judge
from shima.arena.openings.measure import Study, measure
from shima.arena.openings.page import Page
from shima.arena.openings.pages import pages
from shima.arena.openings.picture import picture
from shima.arena.openings.report import Report, read, written
from shima.arena.openings.tally import PLACES, Entry, Measured, Tally
from shima.commands.openings import openings
from shima.games.game import UserError
from shima.language import LANGUAGES
from shima.registry import open_game

DOCS = Path(__file__).parents[2] / "docs" / "openings"
GAMES = sorted(DOCS.glob("*.json"))
TURNS = ("turn-1", "turn-2", "turn-3", "turn-4")
FLEETS = Topic("fleet", TURNS, apart=True)


def quiet(_: int) -> None:
    pass


def places(first: float, games: int = 1000) -> Tally:
    """Games of two players in which the first one wins this share."""
    tally = Tally(games)
    for place, share in (("1", first), ("2", 1 - first)):
        tally.entries[PLACES, place, NOTHING] = Entry(0, games, share * games, share * games)
    return tally


def note(tally: Tally, fleet: str, times: int, chance: float, dice: Random, offered: tuple[str, ...]) -> None:
    for _ in range(times):
        found = min(max(dice.gauss(chance, 0.1), 0.0), 1.0)
        tally.note([Choice("fleet", "turn-1", 0, fleet, offered)], [float(dice.random() < chance)], [found])


def report(tally: Tally, game: str = "yamatai") -> Report:
    opened = open_game(game)
    return Report(game, opened.set_name, opened.set_hash, 100, "seed", {2: tally})


def test_a_choice_counts_for_what_was_offered_and_for_what_was_chosen() -> None:
    tally = Tally()
    tally.note([Choice("fleet", "turn-1", 0, "4", ("4", "7"))], [1.0], [0.6])
    tally.note([Choice("fleet", "turn-1", 0, NOTHING, ("7",))], [0.0], [0.4])
    assert (tally.games, tally.choices("fleet")) == (2, ["4", "7"])
    four, seven = (tally.share("fleet", TURNS, fleet) for fleet in ("4", "7"))
    assert four is not None
    assert seven is not None
    assert (four.value, four.count, seven.value, seven.count) == (1, 1, 0, 2)
    everyone = tally.entries["fleet", "turn-1", NOTHING]
    assert (everyone.chosen, everyone.wins, everyone.mean) == pytest.approx((2, 1.0, 0.5))
    assert tally.share("fleet", TURNS, "9") is None


def test_a_gain_is_the_distance_from_the_mean_of_the_same_role() -> None:
    tally = Tally()
    for role, good, bad in (("turn-1", 0.7, 0.5), ("turn-2", 0.4, 0.2)):
        for fleet, chance in (("4", good), ("7", bad)):
            for win in (0.0, 1.0):
                tally.note([Choice("fleet", role, 0, fleet, ("4", "7"))], [win], [chance])
    gain = tally.gain("fleet", TURNS, "4")
    won = tally.won("fleet", TURNS, "4")
    assert gain is not None
    assert won is not None
    assert (gain.value, gain.low, gain.high) == pytest.approx((0.1, 0.1, 0.1), abs=1e-6)
    assert (gain.count, won.value, won.count) == (4, 0, 4)
    assert won.low < 0 < won.high


def test_repetitions_in_one_game_make_no_interval_narrower() -> None:
    dice = Random(3)
    once, twice = Tally(), Tally()
    for _ in range(300):
        chance, trade = dice.gauss(0.5, 0.1), dice.choice(("buy", "sell"))
        win = float(dice.random() < chance)
        turns = [Choice("trade", role, 0, trade, ("buy", "sell")) for role in TURNS[:2]]
        once.note(turns[:1], [win], [chance])
        twice.note(turns, [win], [chance])  # the second turn says nothing new
    for of_once, of_twice in (
        (once.gain("trade", TURNS[:1], "buy"), twice.gain("trade", TURNS[:2], "buy")),
        (once.won("trade", TURNS[:1], "buy"), twice.won("trade", TURNS[:2], "buy")),
        (once.share("trade", TURNS[:1], "buy"), twice.share("trade", TURNS[:2], "buy")),
    ):
        assert of_once is not None
        assert of_twice is not None
        assert of_twice.count == 2 * of_once.count
        assert (of_twice.low, of_twice.high) == pytest.approx((of_once.low, of_once.high), abs=1e-3)


def test_what_strong_players_clearly_prefer_and_gain_from_is_told() -> None:
    dice, tally = Random(7), places(0.6)
    note(tally, "10", 800, 0.55, dice, ("10", "5", "3"))
    note(tally, "5", 100, 0.40, dice, ("10", "5", "3"))
    note(tally, "3", 100, 0.54, dice, ("10", "5", "3"))
    judge = Judge(tally, (FLEETS,), 2)
    assert [(found.kind, found.role, found.choice) for found in judge.findings()] == [
        ("place", "1", ""),
        ("favourite", "turn-1", "10"),
        ("gain", "", "10"),
        ("loss", "", "5"),
    ]
    told = Page(report(tally), "en").findings(2)
    assert told[0] == (
        "**Order of play.** The player who goes first wins 60% [57; 63] of the games. An even share would be 50.0%."
    )
    assert told[1] == (
        "**Fleet on the first turn.** The favourite is fleet 10 (clay, wood, any). It is taken in 80% [77; 82] of the "
        "games in which it is on offer."
    )
    loss = judge.findings()[3].found
    assert loss.low < 0.40 - (0.8 * 0.55 + 0.1 * 0.40 + 0.1 * 0.54) < loss.high  # the truth
    assert told[3] == (
        "**Fleet: fleet 5 (gold).** After the opening, the search rates the chance to win 14.2 percentage points "
        "[12.0; 16.3] below the average."
    )
    german = Page(report(tally), "de").findings(2)
    assert german[0] == (
        "**Zugfolge.** Wer als Erster am Zug ist, gewinnt 60 % [57; 63] der Partien. Ausgeglichen wären 50,0 %."
    )
    assert "Flotte 10 (Lehm, Holz, beliebig)" in german[1]


def test_nothing_is_told_where_chance_explains_all_differences() -> None:
    dice, tally = Random(7), places(0.51)
    for fleet in ("10", "5"):
        note(tally, fleet, 200, 0.5, dice, ("10", "5"))
    assert Judge(tally, (FLEETS,), 2).findings() == []
    assert Page(report(tally), "en").findings(2) == [
        "In these games, no choice stands out: chance explains all differences."
    ]


def test_a_favourite_is_chosen_more_often_than_not() -> None:
    dice = Random(7)
    for times, expected in ((450, []), (700, ["10"])):  # of 1,000; the others share the rest
        tally = places(0.5)
        offered = tuple(str(number) for number in range(1, 11))
        note(tally, "10", times, 0.5, dice, offered)
        for fleet in offered[:9]:
            note(tally, fleet, (1000 - times) // 9, 0.5, dice, offered)
        assert [found.choice for found in Judge(tally, (FLEETS,), 2).favourites()] == expected


def test_a_choice_that_was_rarely_made_is_not_judged() -> None:
    dice, tally = Random(7), places(0.5)
    note(tally, "10", 500, 0.5, dice, ("10",))
    note(tally, "5", 29, 0.9, dice, ("5",))
    judge = Judge(tally, (FLEETS,), 2)
    assert judge.judged(FLEETS) == ["10"]
    assert not judge.is_sure(FLEETS, "5")


def test_with_equal_choices_hardly_any_study_finds_a_difference() -> None:
    dice = Random(1)
    options = tuple(str(number) for number in range(1, 11))
    wrong = 0
    for _ in range(60):
        tally = places(0.5)
        for fleet in options:
            note(tally, fleet, 100, 0.5, dice, options)
        wrong += bool(Judge(tally, (FLEETS,), 2).findings())
    assert wrong <= 9  # 5 % of 60 are expected; with single intervals nearly half would be wrong


def test_the_picture_has_a_row_for_each_choice_and_the_same_numbers_on_both_sides() -> None:
    rows = [("a < b", Measured(0.05, 0.02, 0.08, 90), True), ("c", Measured(-0.01, -0.03, 0.01, 90), False)]
    words = list(ElementTree.fromstring(picture("Fleets", "points", rows)).itertext())
    minus = "\N{MINUS SIGN}"
    numbers = [f"{minus}8", f"{minus}6", f"{minus}4", f"{minus}2", "0", "+2", "+4", "+6", "+8"]
    assert [word for word in words if word.strip()] == ["Fleets", *numbers, "a < b", "c", "points"]


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = report(measure(Study("tokaido-duo", 2, 1, "guide"), 3, 1, quiet), "tokaido-duo")
    (tmp_path / "guide.json").write_text(written(made), encoding="utf-8")
    again = read(tmp_path / "guide.json")
    assert again.to_data() == made.to_data()
    for broken in ("[", "{}", '{"seats": 3}', "[1]", '{"game": "yamatai", "seats": {"x": {}}}'):
        (tmp_path / "broken.json").write_text(broken, encoding="utf-8")
        with pytest.raises(UserError, match="error-file"):
            read(tmp_path / "broken.json")


def test_counts_do_not_depend_on_the_number_of_processes() -> None:
    study = Study("tokaido-duo", 2, 1, "guide")
    assert measure(study, 6, 2, quiet).to_data() == measure(study, 6, 1, quiet).to_data()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_pages_of_the_documentation_are_up_to_date(path: Path) -> None:
    for name, text in pages(read(path), path.stem).items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, f"{name}: run `make opening-pages`"
        if name.endswith(".svg"):
            assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"


def test_every_game_has_a_guide() -> None:
    assert [path.stem for path in GAMES] == ["tokaido-duo", "yamatai"]


def test_the_command_saves_pages_in_all_languages_and_replaces_only_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "new" / "guide.md"
    for _ in range(2):
        openings("tokaido-duo", games=2, simulations=1, jobs=1, save=str(page))
    assert str(page) in capsys.readouterr().out
    names = {file.relative_to(page.parent).as_posix() for file in page.parent.rglob("*.*")}
    assert names == {"guide.md", "guide.de.md", "guide.json", "pictures/guide-2.svg", "pictures/guide-2.de.svg"}
    assert len(LANGUAGES) == 2
    mine = tmp_path / "mine.md"
    mine.write_text("mine", encoding="utf-8")
    with pytest.raises(UserError, match="balance-exists"):
        openings("tokaido-duo", games=10_000_000, save=str(mine))
    with pytest.raises(UserError, match="openings-file"):
        openings("tokaido-duo", games=10_000_000, save=str(tmp_path / "guide.txt"))
    with pytest.raises(UserError, match="tune-seats"):
        openings("yamatai", seats="two")
    with pytest.raises(UserError, match="error-seats"):
        openings("tokaido-duo", seats="3")
    assert mine.read_text(encoding="utf-8") == "mine"


def test_json_holds_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    openings("tokaido-duo", games=2, simulations=1, jobs=1, as_json=True)
    data = json.loads(capsys.readouterr().out)
    assert (data["game"], data["simulations"], data["seats"]["2"]["games"]) == ("tokaido-duo", 1, 2)
    assert [row[:3] for row in data["seats"]["2"]["entries"] if row[0] == "places"] == [
        ["places", "1", ""],
        ["places", "2", ""],
    ]
