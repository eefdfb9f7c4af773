"""What lessons say about the answers of a decision is true: all are good, and the numbers are those of the game."""

from typing import Any

import pytest

from shima.games.game import OVER, Move, State
from shima.lessons.lesson import Lesson
from shima.lessons.loader import lessons
from shima.players.analysis import analyse

OURS = {name: taught.lesson for name, taught in lessons().items()}
DECISIONS = [name for name, lesson in OURS.items() if any(stop.answers for stop in lesson.stops)]
SIMULATIONS = 1500
WITHIN = 0.08
"""How much less of the chance to win an answer may have than the best move."""


def decision(lesson: Lesson) -> int:
    return next(number for number, stop in enumerate(lesson.stops) if stop.answers)


def after(name: str, *lines: str) -> State:
    """Play these moves at the lesson's decision; without a seat, they are the learner's."""
    lesson = OURS[name]
    state = lesson.position(decision(lesson))
    for line in lines:
        text = line if line[0] in "12*" else f"{lesson.learner + 1} {line}"
        move = lesson.game.parse(state, text)
        assert move in state.moves(), text
        state.play(move)
    return state


def view(name: str, *lines: str) -> dict[str, Any]:
    lesson = OURS[name]
    return dict(lesson.game.view(after(name, *lines), lesson.learner))


def me(name: str, *lines: str) -> dict[str, Any]:
    found: dict[str, Any] = view(name, *lines)["players"][0]
    return found


def board(name: str) -> dict[str, Any]:
    return dict(OURS[name].game.board())


def legal(name: str, *lines: str) -> set[str]:
    state = after(name, *lines)
    return {OURS[name].game.write(state, move).partition(" ")[2] for move in state.moves()}


@pytest.mark.parametrize("name", DECISIONS)
def test_every_answer_is_nearly_as_good_as_the_best_move(name: str) -> None:
    lesson = OURS[name]
    number = decision(lesson)
    answers = {answer.move: answer.key for answer in lesson.stops[number].answers}
    favourite = analyse(lesson.position(number), lesson.learner, SIMULATIONS).choices[0].move
    chances = {move: chance_after(lesson, move) for move in (*answers, favourite)}
    best = max(chances.values())
    too_weak = {key: best - chances[move] for move, key in answers.items() if chances[move] <= best - WITHIN}
    assert too_weak == {}


def chance_after(lesson: Lesson, move: Move) -> float:
    """Search what follows the move, so that each answer gets the same attention."""
    answered = lesson.position(decision(lesson)).copy()
    answered.play(move)
    return analyse(answered, lesson.learner, SIMULATIONS).chances[lesson.learner]


def test_fleets() -> None:
    name = "yamatai-fleets"
    assert len(view(name)["fleets"]) == 5
    three = me(name, "fleet 10", "any stone", "place stone 18", "build 19 on 13")
    assert sum(three["boats"].values()) == 2
    pair = me(name, "fleet 7", "place stone 18", "build 19 on 13")
    assert sum(pair["boats"].values()) == 1
    small = me(name, "fleet 2", "reserve 16")
    assert small["points"]["reserved"] == -1


def test_boats() -> None:
    name = "yamatai-boats"
    for spot in (26, 39, 28):
        fans = me(name, f"place stone {spot}", "collect 13", "collect 18")["tokens"]["fan"]
        assert fans == 2
    entries = {7, 16, 26, 37, 49}
    assert len(entries - {int(spot) for spot in view(name, "place stone 26")["boats"]}) == 2
    islands = board(name)["places"]
    assert islands[39 - 1]["args"] == {"islands": "18, 19", "last": 25}


def test_building() -> None:
    name = "yamatai-building"
    assert me(name, "build 16 on 1")["points"]["buildings"] - me(name)["points"]["buildings"] == 6
    assert me(name, "build 16 on 1")["boats"]["gold"] == 1
    assert {"1", "2", "7", "8"} <= view(name)["boats"].keys()  # all spots of island 1
    tokens = me(name, "place gold 9", "collect 2", "collect 7", "collect 8")["tokens"]
    assert {kind for kind, count in tokens.items() if count} == {"mask", "crane", "drum"}
    assert any(
        move.startswith("recruit") for move in legal(name, "place gold 9", "collect 2", "collect 7", "collect 8")
    )


def test_specialists() -> None:
    name = "yamatai-specialists"
    before = me(name)
    for specialist, points, harbour in (("Riu", 4, 3), ("Kagutsuchi", 3, 1)):
        recruited = me(name, f"recruit {specialist} fan fan")
        assert recruited["points"]["specialists"] - before["points"]["specialists"] == points
        assert recruited["harbour"] == harbour


def test_powers() -> None:
    name = "yamatai-powers"
    torii = ["2 fleet 1", "2 buy wood", "2 place bamboo 38", "2 place wood 39", "2 build 24 on 18"]
    for answer in ("end", "sacred 30"):
        built = view(name, answer, *torii)["players"][1]["points"]["buildings"]
        assert built - view(name)["players"][1]["points"]["buildings"] == 7
    assert "build 24 on 18" not in legal(name, "sacred 18", *torii[:-1])
    island = view(name)["islands"][30 - 1]
    assert (island["mountain"], island["token"]) == (True, None)


def test_scoring_of_yamatai() -> None:
    name = "yamatai-scoring"
    lesson = OURS[name]
    assert lesson.position(0).scores() == (61, 48)
    now = me(name)
    points = {"coins": 3, "prestige": 4, "buildings": 40, "specialists": 23, "reserved": -1, "aside": -3}
    assert (now["points"], now["coins"], sum(now["aside"].values())) == (points, 17, 7)
    assert after(name).scores() == (66, 59)
    assert view(name)["reserve"]["wood"] == 0
    for fleet in (2, 8, 3):
        assert after(name, f"fleet {fleet}", "place wood 62", "build 13 on 34").scores()[0] == 72
    for sold, coins in ((("fleet 8", "sell clay"), 24), (("fleet 3", "sell stone"), 23)):
        assert "Susanoo" in now["specialists"]
        assert (me(name, *sold)["coins"], me(name, *sold)["points"]["coins"]) == (coins, 3 + 1)


def test_pilgrim() -> None:
    name = "tokaido-duo-pilgrim"
    temple = me(name, "pilgrim C5+1", "temple")
    assert (me(name)["faith"], temple["faith"], temple["temple"]) == (4, 6, 3)
    after(name, "pilgrim C5+1", "temple", "2 merchant M3")
    sold = me(name, "merchant C7", "sell 3 at 3")
    assert (sold["coins"], sold["trade"], sold["slabs"]) == (9, 0, 0)
    assert board(name)["slab_points"][1] == 4
    after(name, "merchant C7", "sell 3 at 3", "2 pilgrim C1+2", "2 garden")


def test_merchant() -> None:
    name = "tokaido-duo-merchant"
    assert "draw 4" in legal(name, "merchant M4")
    assert "draw 3" in legal(name, "merchant M2")
    assert "paint 1" in legal(name, "artist 7")
    after(name, "artist 7", "pass", "2 merchant M4", "2 draw 4")
    shops = {shop["town"]: (shop["ware"], shop["price"]) for shop in view(name)["shops"]}
    assert (shops["C4"], shops["C5"]) == (("ceramic", 4), ("fan", 3))
    assert (shops["C2"], shops["C7"]) == (("ceramic", 3), ("doll", 3))
    assert board(name)["slab_points"][1:3] == [4, 10]


def test_artist() -> None:
    name = "tokaido-duo-artist"
    assert legal(name, "artist 8") == {"paint 2", "pass"}
    assert legal(name, "artist 6") == {"give", "pass"}
    assert legal(name, "artist 1") == {"give", "paint 2", "pass"}
    assert (me(name)["culture"], me(name, "artist 6", "give")["culture"]) == (2, 4)


def test_tiles() -> None:
    name = "tokaido-duo-tiles"
    sold = me(name, "merchant C7", "sell 3 at 4")
    assert (sold["slabs"], sold["coins"], sold["trade"]) == (1, 2, 4)
    assert {"wave pilgrim", "wave artist"} <= legal(name, "pilgrim C6+1")
    after(name, "merchant M1", "draw 2", "* ware fan", "* ware kimono", "return fan", "merchant C7", "sell 3 at 4")


def test_scoring_of_tokaido_duo() -> None:
    name = "tokaido-duo-scoring"
    start: Any = OURS[name].game.view(OURS[name].position(0), 0)["players"]
    assert [start[0][track] for track in ("faith", "trade", "culture", "score")] == [28, 10, 18, 56]
    assert (start[1]["score"], start[1]["slabs"]) == (48, 5)
    assert after(name).scores() == (60, 48)
    finish = me(name, "pilgrim C6+2", "temple")
    assert (finish["temple"], finish["faith"]) == (9, 36)
    assert view(name, "pilgrim C6+2", "temple")["ending"] is not None
    gift = me(name, "artist 1", "give")
    assert (gift["given"], gift["culture"]) == (7, 23)
    fans = me(name, "merchant C3", "sell 2 at 4")
    assert (fans["slabs"], fans["trade"]) == (3, 17)
    assert after(name, "merchant C3", "sell 2 at 4").actor() != OVER
