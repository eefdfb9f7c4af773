"""Custom component sets: other boards can be played and drawn, problems are named with their line, templates guide."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shima import record
from shima.arena.fuzz import play_and_check
from shima.commands import components
from shima.games.game import UserError
from shima.games.set_values import LONGEST_NOTE, LONGEST_VALUE, MOST_VALUES, values_of
from shima.games.sets import BadSet, SetReader
from shima.language import LANGUAGES, language
from shima.record import BadRecord
from shima.registry import GAMES, open_game, open_set, open_set_text, standard_set
from shima.tables import bot_worker
from shima.tables.refusal import Refused
from shima.tables.set_guide import new_set
from shima.tables.set_view import MOST_FINDINGS, set_view
from shima.tables.sets import MOST_KEPT, Sets
from shima.web.game_views import BOARDS, GameView
from shima.web.set_models import SetCheck
from tests.checked import adapter, checked
from tests.component_sets import TEXTS, line_of

ENGLISH = language("en")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_set_with_another_board_plays_with_every_check_and_replays_with_itself_alone(name: str) -> None:
    game = open_set_text(TEXTS[name])
    games = [play_and_check(game, "own board", number, every=25) for number in range(len(game.seats))]
    assert [found for _, _, found, _ in games] == [[]] * len(game.seats)
    assert min(positions for _, _, _, positions in games) > 50
    again = record.read(games[0][0].write())
    assert again.set_hash == game.set_hash
    assert record.verify(again, game) > 0
    with pytest.raises(BadRecord) as refused:
        record.verify(again, open_game(name))
    assert refused.value.text.key == "record-set"


@pytest.mark.parametrize("name", list(GAMES))
def test_a_set_with_another_board_draws(name: str) -> None:
    """Of another size than the standard one, and of the form that the browser expects."""
    game, standard = open_set_text(TEXTS[name]), open_game(name)
    board = checked(BOARDS[name], game.board())
    places, count = {"tokaido-duo": ("stations", 26), "yamatai": ("spots", 54)}[name]
    assert len(board[places]) == count
    assert game.board() != standard.board()
    for viewer in (None, *range(game.seats[0])):
        adapter(GameView).validate_python(game.view(game.new(game.seats[0]), viewer))
    shown = SetCheck.model_validate(set_view(TEXTS[name], (), ENGLISH, keeps=True))
    assert (shown.sound, shown.offered, shown.hash, shown.board) == (True, False, game.set_hash, board)


@pytest.mark.parametrize("name", list(GAMES))
def test_bots_hints_and_reviews_think_with_the_set_of_the_table(name: str) -> None:
    game = open_set_text(TEXTS[name])
    played, *_ = play_and_check(game, "own board", 0, every=1000)
    state = game.new(2)
    moves: list[int] = []
    for text in played.moves:
        moves.append(game.parse(state, text))
        state.play(moves[-1])
    job = {"game": name, "set_hash": game.set_hash, "set_text": TEXTS[name], "rules": 2, "players": 2, "options": {}}
    budget = {"simulations": 4, "seconds": 5, "portion": 0}
    last = {"moves": moves, "since": len(moves) - 1, "until": len(moves)}
    judged: Any = bot_worker.review({**job, **last, **budget})["moves"]
    assert [one["number"] for one in judged] == [len(moves)]
    with pytest.raises(ValueError, match=game.set_hash):
        bot_worker.review({**job, "set_text": "", "moves": moves, "since": 0, "until": 1, **budget})


BROKEN = [
    # A count of the rulebook, a key that nobody knows, a table that is gone.
    ("tokaido-duo", "ceramic = 6", "ceramic = 7", "ceramic = 7", "set-count"),
    ("tokaido-duo", "wares_kept = 5", "wares_kept = 5\nwares_lost = 1", "wares_lost = 1", "set-unknown"),
    ("tokaido-duo", "[regions]", "[reginos]", "[reginos]", "set-unknown"),
    # What is printed, but cannot be.
    ("tokaido-duo", "artist = [1, 1, 1, 2, 3, 3]", "artist = [1, 1, 1, 2, 3, 4]", "artist = [1", "set-duo-pips"),
    ("tokaido-duo", "doll = [2, 2]", "doll = [2, 5]", "doll = [2, 5]", "set-duo-price"),
    ("tokaido-duo", "slabs = [3, 9, 16, 26,", "slabs = [3, 9, 9, 26,", "slabs = [3", "set-rising"),
    ("tokaido-duo", '"C6", "temple", "seashore"', '"C6", "temple", "harbour"', '"harbour"', "set-duo-station"),
    ("tokaido-duo", '["M3", "C3"], ["M3", "C4"]', '["M3", "C3"], ["M3", "C9"]', '"C9"', "set-one-of"),
    (
        "tokaido-duo",
        '["M3", "C4"],\n  ["M4", "C5"]',
        '["M3", "C5"],\n  ["M4", "C4"]',
        '["M2", "M4"]',
        "set-duo-crossing",
    ),
    ("tokaido-duo", '"bamboo", "moon", "moon",', '"bamboo", "moon", "lake",', '"lake"', "set-one-of"),
    ("tokaido-duo", "garden after C3", "garden after C6", "garden after C6", "set-duo-start-station"),
    ("tokaido-duo", "version = 3", "version = ", "version = \n", "set-no-value"),
    ("yamatai", "clay = 13", "clay = 12", "clay = 12", "set-count"),
    ("yamatai", "stone = 3\n", "stone = 30\n", "stone = 30", "set-yam-price"),
    ("yamatai", '["gold"], power', '["clay"], power', '["clay"], power = "sacred', "set-yam-fleet"),
    ("yamatai", 'cost = ["gold", "gold"]', 'cost = ["gold", "iron"]', '"iron"', "set-yam-tile"),
    ("yamatai", '"Riu", points = 6', '"Riu", points = 60', "points = 60", "set-yam-specialist"),
    ("yamatai", "[668, 597]", "[668, 597, 1]", "[668, 597, 1]", "set-yam-point"),
    ("yamatai", "  [9, 10, 11, 3, 2],", "  [9, 10, 11, 3, 77],", "3, 77]", "set-yam-spot"),
    ("yamatai", "  [9, 10, 11, 3, 2],", "  [9, 10, 9],", "[9, 10, 9]", "set-yam-ring"),
    ("yamatai", "[1317, 185], [1445, 332],", "[1317, 185], [1445, 332], [9, 9],", "[9, 9]", "set-yam-lonely"),
    ("yamatai", "entries = [44, 45,", "entries = [1, 45,", "entries = [1, 45", "set-yam-entry"),
    ("yamatai", "  [54, 37, 19, 36],\n", "", "islands = [", "set-count"),
]


@pytest.mark.parametrize(("name", "old", "new", "at", "key"), BROKEN, ids=[f"{b[0]} {b[4]} {b[3]}" for b in BROKEN])
def test_a_broken_set_gives_a_finding_at_its_line(name: str, old: str, new: str, at: str, key: str) -> None:
    line_of(TEXTS[name], old)
    text = TEXTS[name].replace(old, new)
    with pytest.raises(BadSet) as caught:
        open_set_text(text)
    found = {(finding.text.key, finding.line) for finding in caught.value.findings}
    assert (key, line_of(text, at)) in found
    shown = SetCheck.model_validate(set_view(text, (), ENGLISH, keeps=False))
    assert (key, line_of(text, at)) in {(each.text.key, each.line) for each in shown.findings}
    assert (shown.sound, shown.board, shown.hash) == (False, None, None)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_a_new_set_is_the_standard_one_with_guidance_in_the_language(name: str, code: str) -> None:
    text = new_set(name, "my-island", language(code))
    values, standard = tomllib.loads(text), tomllib.loads(standard_set(name))
    assert values.pop("set") == {"game": name, "name": "my-island", "version": 1}
    standard.pop("set")
    assert values == standard
    assert open_set_text(text).set_name == "my-island"
    for table in standard:
        assert re.search(rf"^# .*\n\[+{table}\]", text, re.MULTILINE), f"{table} has no comment above it"
    words = {"en": ("rulebook", "reconstructed"), "de": ("Regelheft", "rekonstruiert")}[code]
    assert all(f"# {word}\n" in text for word in words)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_value_of_the_standard_sets_has_its_provenance_and_a_new_set_keeps_it(name: str, code: str) -> None:
    kinds = {value.where: value.kinds for value in values_of(SetReader(standard_set(name)))}
    assert "unsaid" not in Counter(kind for each in kinds.values() for kind in each)
    new = values_of(SetReader(new_set(name, "my-island", language(code))))
    assert {value.where: value.kinds for value in new} == kinds


@pytest.mark.parametrize(
    ("text", "where", "kind", "note"),
    [
        ("[a]\nb = 1  # printed", "a.b", "printed", "printed"),
        ("[a]  # rulebook\nb = 1", "a.b", "rulebook", "rulebook"),
        ("[a]  # rulebook\nb = 1  # printed", "a.b", "printed", "printed"),
        ("[a]  # rulebook\nb = 1  # three", "a.b", "rulebook", "three; rulebook"),
        ("# öffentlich\n[a]\nb = 1", "a.b", "public", "öffentlich"),
        ("# rulebook\n\n[a]\nb = 1", "a.b", "unsaid", ""),
        ("[a]  # b, c: rulebook; d: reconstructed\nc = 1", "a.c", "rulebook", None),
        ("[a]  # b, c: rulebook; d: reconstructed\nd = 1", "a.d", "reconstructed", None),
        ("[a]  # b, c: rulebook; d: reconstructed\ne = 1", "a.e", "mixed", None),
        ("[a]  # from a friend\nb = 1", "a.b", "own", "from a friend"),
        ("[a]\nb = [  # printed\n  1,\n  2,  # rulebook\n]", "a.b[0]", "printed", "printed"),
        ("[a]\nb = [  # printed\n  1,\n  2,  # rulebook\n]", "a.b[1]", "rulebook", "rulebook"),
        ("[a]\nb = [1, 2]  # printed", "a.b", "printed", "printed"),
        ("# printed\n[[a]]\nb = 1\n[[a]]\nb = 2", "a[1].b", "printed", "printed"),
        ('[a]\nb = "# rulebook"  # printed', "a.b", "printed", "printed"),
    ],
)
def test_a_comment_tells_where_a_value_comes_from(text: str, where: str, kind: str, note: str | None) -> None:
    (value,) = [each for each in values_of(SetReader(text)) if each.where == where]
    assert value.kind == kind
    assert note is None or value.note == note


def test_a_hostile_text_costs_little_and_says_little() -> None:
    """A ring of thousands of wrong spots, and texts that are far too long."""
    rings = ",\n".join(f"[{number}]" for number in range(100, 4_500))
    text = TEXTS["yamatai"].replace("[39, 40, 22, 21]", rings).replace('["gold", "gold"]', '["' + "x" * 190 + '"]')
    shown = SetCheck.model_validate(set_view(text, (), ENGLISH, keeps=False))
    assert len(shown.findings) == MOST_FINDINGS
    assert len(shown.model_dump_json()) < 500_000
    nested = set_view("a = " + "[" * 5_000, (), ENGLISH, keeps=False)
    assert [found["line"] for found in nested["findings"]] == [1]
    deep = set_view("a = " + "[" * 7 + "1, " * 300 + "]" * 7, (), ENGLISH, keeps=False)
    assert [len(value["value"]) for value in deep["values"]] == [LONGEST_VALUE]
    talk = "# rulebook, all of it\n" * 1_900 + "[a]  # " + "so it is said, " * 300 + "\n"
    values = set_view(talk + "\n".join(f"b{n} = 1" for n in range(3_000)), (), ENGLISH, keeps=False)["values"]
    assert (len(values), max(len(value["note"]) for value in values)) == (MOST_VALUES, LONGEST_NOTE)


def test_a_set_is_kept_once_and_other_servers_find_it(tmp_path: Path) -> None:
    folder = tmp_path / "sets"
    one, other = Sets(folder), Sets(folder)
    game = one.keep(TEXTS["tokaido-duo"]).game
    assert one.keep(TEXTS["tokaido-duo"] + "\n# once more\n").game is game
    (path,) = folder.iterdir()
    assert path.name == f"small-coast-{game.set_hash[:12]}.toml"
    assert other.find("tokaido-duo", game.set_hash).source() == TEXTS["tokaido-duo"]
    assert [each.game.set_name for each in other.offered] == ["standard", "standard", "small-coast"]
    third = Sets(folder)
    one.keep(TEXTS["yamatai"])
    third.look_again()
    assert sorted(each.game.set_name for each in third.offered)[:2] == ["round-archipelago", "small-coast"]


def test_what_cannot_be_kept_is_refused_and_leaves_nothing_behind(tmp_path: Path) -> None:
    sets = Sets(tmp_path)
    with pytest.raises(BadSet):
        sets.keep(TEXTS["yamatai"].replace("clay = 13", "clay = 12"))
    with pytest.raises(Refused) as unnamed:
        sets.keep(TEXTS["yamatai"].replace('"round-archipelago"', '"standard"'))
    assert unnamed.value.text.key == "set-kept-name"
    assert list(tmp_path.iterdir()) == []
    for number in range(MOST_KEPT):
        (tmp_path / f"x-{number:012x}.toml").write_text("")
    with pytest.raises(Refused) as full:
        sets.keep(TEXTS["yamatai"])
    assert full.value.text.key == "set-kept-full"


def test_a_set_of_the_host_must_be_sound_but_one_that_was_kept_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "broken-0123456789ab.toml").write_text("[set]\n")
    assert len(Sets(tmp_path).offered) == len(GAMES)
    (tmp_path / "mine.toml").write_text("[set]\n")
    with pytest.raises(BadSet) as error:
        Sets(tmp_path)
    assert error.value.file == str(tmp_path / "mine.toml")


def test_a_set_that_contradicts_the_rulebook_is_not_kept_but_loaded_if_it_was(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text = TEXTS["yamatai"].replace('"trading-post"', '"standard"')
    (found,) = set_view(text, (), ENGLISH, keeps=True)["findings"]
    assert "trading post" in found["message"]
    with pytest.raises(BadSet):
        Sets(tmp_path).keep(text)
    (tmp_path / "mine.toml").write_text(text)
    (tmp_path / "kept-0123456789ab.toml").write_text(text.replace('"round-archipelago"', '"kept"'))
    sets = Sets(tmp_path)
    assert {each.game.set_name for each in sets.offered} == {"standard"}
    for path in tmp_path.glob("*.toml"):
        used = open_set_text(path.read_text(encoding="utf-8"), saved=True)
        assert sets.find("yamatai", used.set_hash).game.set_name == used.set_name
    assert [record.message for record in caplog.records] == ["a set contradicts the rulebook"] * 2


def test_a_new_set_is_written_once_and_has_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    components.new("tokaido-duo")
    assert "components check my-island.toml" in capsys.readouterr().out
    before = Path("my-island.toml").read_bytes()
    components.new("yamatai", Path("attic.toml"))
    components.new("yamatai", Path("The attic.toml"))
    components.new("yamatai", Path("other.toml"), "cellar")
    names = {path.name: open_set(path).set_name for path in tmp_path.iterdir()}
    assert names == {
        "my-island.toml": "my-island",
        "attic.toml": "attic",
        "The attic.toml": "my-archipelago",
        "other.toml": "cellar",
    }
    for game, file, name, key in [
        ("tokaido-duo", None, "", "set-new-exists"),
        ("chess", None, "", "error-game"),
        ("yamatai", None, "Bad Name", "set-new-name"),
    ]:
        with pytest.raises(UserError) as refused:
            components.new(game, file, name)
        assert refused.value.text.key == key
    assert (Path("my-island.toml").read_bytes(), len(list(tmp_path.iterdir()))) == (before, 4)
