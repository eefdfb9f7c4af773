"""Players of other packages: by path, by entry point and as objects; and what people are told when one is wrong."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from shima.arena.contest import contest
from shima.arena.executors import Processes
from shima.arena.ladder import all_pairs, ladder
from shima.arena.match import match
from shima.arena.simulate import Plan, play_out, simulate
from shima.games.game import Game, Move, State, UserError
from shima.players import is_player, make, plugins
from shima.players.plugins import name_of
from tests.arena.shima_command import shima

FIRST = f"{__name__}:First"


class First:
    """Always plays the first legal move."""

    name = "first"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, seat: int) -> Move:
        return state.moves()[0]


class Cheat(First):
    """Plays a move that no game has."""

    def choose(self, state: State, seat: int) -> Move:
        return 10**6


class Peeking(First):
    """Plays on with the state that it was given."""

    def choose(self, state: State, seat: int) -> Move:
        move = state.moves()[0]
        state.play(move)
        return move


class Idle:
    """Is not a player."""

    def __init__(self, seed: int) -> None:
        pass


def no_seed() -> First:
    return First(0)


def nobody(_: int) -> None:
    """Hears the progress."""


def test_a_player_is_found_by_its_path(duo: Game) -> None:
    plan = Plan("tokaido-duo", (FIRST, "random"), "path")
    session, _ = play_out(duo, plan, 0)
    assert session.players == (FIRST, "random")
    assert simulate(plan, 2, 1, nobody)["players"] == [FIRST, "random"]


def test_an_entry_point_gives_a_player_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("first", FIRST, plugins.GROUP)
    plugins.plug_ins.cache_clear()
    monkeypatch.setattr("shima.players.plugins.entry_points", lambda group: [entry] if group == plugins.GROUP else [])
    try:
        assert is_player("first")
        assert make("first", 7).name == "first"
        with pytest.raises(UserError, match="first"):
            make("second", 7)
    finally:
        plugins.plug_ins.cache_clear()


@pytest.mark.parametrize("player", [First, First(3)], ids=["class", "object"])
def test_players_are_objects_in_python(player: First | type[First]) -> None:
    assert name_of(player) == "first"
    plan = contest("yamatai", "", 2, "objects", ((player, "random"),))
    report = match(plan, 2, Processes(1), nobody)
    assert (report["a"], report["b"], report["games"]) == ("first", "random", 2)
    players = (player, "random", "greedy")
    rated = ladder(contest("tokaido-duo", "", 2, "1", all_pairs(players)), players, 2, Processes(1), nobody)
    rows = rated["players"]
    assert isinstance(rows, list)
    assert [row["player"] for row in rows] == ["first", "random", "greedy"]


def test_what_a_player_does_to_its_state_changes_no_game(duo: Game) -> None:
    honest, peeking = (play_out(duo, Plan("tokaido-duo", (one, "random"), "1"), 0)[0] for one in (First, Peeking))
    assert honest.moves == peeking.moves


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("grandmaster", "error-player"),
        ("no_such_package.players:First", "error-player-module"),
        (f"{__name__}:Second", "error-player-class"),
        (f"{__name__}:Idle", "error-player-kind"),
        (f"{__name__}:FIRST", "error-player-kind"),
        (f"{__name__}:no_seed", "error-player-start"),
    ],
)
def test_what_is_no_player_is_refused_with_the_reason(name: str, key: str) -> None:
    with pytest.raises(UserError) as refused:
        make(name, 1)
    assert refused.value.text.key == key


def test_an_illegal_choice_is_blamed_on_the_player(duo: Game) -> None:
    with pytest.raises(UserError) as refused:
        play_out(duo, Plan("tokaido-duo", (Cheat, "random"), "1"), 0)
    assert refused.value.text.key == "error-player-move"


OWN = """
class First:
    name = "first"
    def __init__(self, seed): ...
    def choose(self, state, seat): return state.moves()[0]

class Cheat(First):
    def choose(self, state, seat): return -5
"""


def test_commands_take_paths_from_the_folder_they_are_called_in(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(OWN, encoding="utf-8")
    for line in (
        "match tokaido-duo --a my_bots:First --b random --games 4 --jobs 2 --json",
        "simulate yamatai --players my_bots:First,random --games 2",
        "ladder tokaido-duo --players my_bots:First,random --games 2",
        "balance tokaido-duo --player my_bots:First --games 2",
    ):
        run = shima(*line.split(), folder=tmp_path)
        assert run.returncode == 0, run.stderr
    for player, told in (("my_bots:Cheat", "-5"), ("my_bots:Second", "Second"), ("my_bot:First", "my_bot")):
        run = shima(*f"match tokaido-duo --a {player} --b random --games 4 --jobs 2".split(), folder=tmp_path)
        assert run.returncode == 2
        assert told in run.stderr
        assert "Traceback" not in run.stderr
