"""A game from another package, with bots: fuzz, simulate, match, ladder, levels, hints, reviews, balance, dataset."""

from pathlib import Path
from typing import Any

import pytest

from shima import fair, record
from shima.arena.balance.measure import balance
from shima.arena.contest import contest
from shima.arena.executors import Processes
from shima.arena.fuzz import play_and_check
from shima.arena.ladder import all_pairs, ladder
from shima.arena.match import match
from shima.arena.openings import measure as openings
from shima.arena.openings.page import Page
from shima.arena.openings.report import Report
from shima.arena.simulate import Plan, play_out, simulate
from shima.commands.calibrate import calibrate
from shima.games.game import CHANCE, OVER, Game, IllegalMove, UserError
from shima.games.sets import BadSet
from shima.language import LANGUAGES, language
from shima.players import NAMES as PLAYERS
from shima.players import make
from shima.players.analysis import analyse
from shima.players.reasons import explain
from shima.players.review import review
from shima.players.turn_plan import with_turns
from shima.players.weights import needed_features
from shima.registry import GAMES, default_game, open_game, open_set_text, part, plug_ins, standard_set
from shima.session import Session
from shima.state_fields import written
from tests.third_game.conftest import STONES

NAMES = ["Ann", "Ben", "Cat", "Dan"]


def nobody(_: int) -> None:
    """Hears the progress."""


def test_the_registry_finds_it_behind_the_built_in_games(stones: Game) -> None:
    assert list(GAMES)[-1] == "stones"
    assert plug_ins() == ["stones"]
    assert default_game() != "stones"
    assert (stones.name, stones.title, stones.seats, stones.has_secrets) == ("stones", "Stones", (2, 3, 4), False)
    kinds = ("features", "worth", "reasons", "board", "balance", "openings", "view_types")
    assert not any(part("stones", kind) for kind in kinds)


def test_no_contract_check_fails(stones: Game) -> None:
    for number in range(60):  # with 2, 3 and 4 players in turn
        _, state, found, _ = play_and_check(stones, "promises", number)
        assert found == []
        assert state.actor() == OVER


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_decides_who_begins(stones: Game, players: int) -> None:  # S2
    state = stones.new(players)
    assert state.actor() == CHANCE
    assert state.weights() == (1,) * players


def test_the_one_who_takes_the_last_stone_has_the_golden_one(stones: Game) -> None:  # S3, S4
    state = stones.new(2)
    for line in ("* begins 2", "2 take 3", "1 take 3", "2 take 3", "1 take 3", "2 take 3"):
        assert state.actor() != OVER
        state.play(stones.parse(state, line))
    assert state.actor() == OVER
    assert state.scores() == (6, 8 + 8)
    assert state.ranking() == (2, 1)
    assert [stones.score_parts(state, seat) for seat in (0, 1)] == [{"stones": 6, "gold": 0}, {"stones": 8, "gold": 8}]


def test_a_move_that_is_not_possible_is_refused_with_its_rule(stones: Game) -> None:
    state = stones.new(2)
    with pytest.raises(IllegalMove, match="S2"):
        state.play(0)
    state.play(stones.parse(state, "* begins 1"))
    for _ in range(4):
        state.play(stones.parse(state, "take 3"))
    state.play(stones.parse(state, "take 1"))
    reason = stones.why(state, stones.parse(state, "take 3"))
    assert reason is not None
    assert (reason.rule, language("en").say(reason.text)) == ("S3", "Only 2 stones are left.")
    with pytest.raises(UserError):
        stones.parse(state, "give 3")


def test_both_languages_say_all_that_it_says(stones: Game) -> None:
    session, _ = play_out(stones, Plan("stones", ("random", "random", "random"), "words"), 0)
    state = stones.new(3)
    for move in session.moves:
        texts = [*stones.story(state, move, None), *(stones.label(state, each) for each in state.moves())]
        texts += [reason.text for each in range(-1, 9) if (reason := stones.why(state, each))]
        for code in LANGUAGES:
            said = [language(code).say(text, NAMES) for text in texts]
            assert all(said)
            assert not any("stones-" in one for one in said)
        state.play(move)
    assert language("de").say(stones.story(stones.new(2), 4, None)[0], NAMES) == "Ben beginnt."


def test_a_wrong_set_is_told_with_its_line() -> None:
    with pytest.raises(BadSet) as wrong:
        open_set_text(standard_set("stones").replace("most = 3", "most = 9"))
    (finding,) = wrong.value.findings
    assert (finding.where, finding.text.key) == ("pile.most", "stones-set-range")
    assert open_set_text(standard_set("stones").replace("stones = 15", "stones = 21")).new(2).moves()


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_plays_it(stones: Game, name: str) -> None:
    state = stones.new(2)
    state.play(stones.parse(state, "* begins 1"))
    assert make(name, 1).choose(state, 0) in state.moves()


def test_search_without_any_knowledge_of_the_game_finds_the_golden_stone() -> None:
    report = simulate(Plan("stones", ("level7", "random"), "strong"), 40, 1, nobody)
    wins = report["wins"]
    assert isinstance(wins, list)
    assert wins[0] >= 36  # who begins is drawn, and dice can be lucky


def test_match_and_ladder_measure_it() -> None:
    found = match(contest("stones", "", 3, "1", (("greedy", "random"),)), 12, Processes(1), nobody)
    assert found["games"] == 12
    players = ("random", "level1", "level6")
    rated = ladder(contest("stones", "", 2, "1", all_pairs(players)), players, 10, Processes(1), nobody)["players"]
    assert isinstance(rated, list)
    assert rated[0]["elo"] < rated[2]["elo"]


def test_a_hint_says_what_is_best_and_what_can_be_said_for_it(stones: Game) -> None:
    state = stones.new(2)
    for line in ("* begins 1", "take 3", "take 3", "take 3", "take 3"):
        state.play(stones.parse(state, line))
    found = analyse(state, 0, 400)
    assert stones.write(state, found.choices[0].move) == "1 take 3"
    assert found.choices[0].chances[0] == 1.0
    why = explain(stones, state, found)[0]
    assert "win" in language("en").say(why.text, NAMES)


def test_a_review_finds_what_a_mistake_cost(stones: Game) -> None:
    session = Session(stones, ("Ann", "Ben"), fair.derived_seed("review"))
    while session.state.moves():
        session.play(session.state.moves()[0])
    saved = record.read(session.record().write())
    assert record.replay(saved, stones).scores() == session.state.scores()
    assert review(saved, stones, 100).costliest()


def test_a_hint_is_a_whole_turn(stones: Game) -> None:
    state = stones.new(2)
    for line in ("* begins 1", "take 3"):
        state.play(stones.parse(state, line))
    found = with_turns(state, analyse(state, 1, 50))
    assert [choice.turn for choice in found.choices[:3]] == [(choice.move,) for choice in found.choices[:3]]


def test_its_chances_are_measured_without_weights_but_not_corrected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few: dict[str, Any] = {"seats": 3, "games": 2, "play": 2, "simulations": 3, "positions": 2, "jobs": 1}
    calibrate("stones", **few)
    assert "positions of 2 games" in capsys.readouterr().out
    with pytest.raises(UserError, match="calibrate-no-weights"):
        calibrate("stones", **few, fitted=str(tmp_path / "weights.json"))


def test_balance_measures_seats_and_length() -> None:
    found = balance(Plan("stones", ("greedy",) * 2, "1"), 20, 1, nobody)
    assert [table.key for table in found.tables] == ["seats", "length"]
    wins = [estimate["wins"].value for estimate in found.rows(found.tables[0]).values()]
    assert sum(wins) == pytest.approx(1)


def test_the_opening_is_the_first_move_of_each_player() -> None:
    tally = openings.measure(openings.Study("stones", 2, 20, "1"), 40, 1, nobody)
    assert tally.choices("first") == ["take 1", "take 2", "take 3"]
    shares = [tally.share("first", "1", choice) for choice in tally.choices("first")]
    assert sum(share.value for share in shares if share) == pytest.approx(1)
    assert {share.count for share in shares if share} == {40}
    stones = open_game("stones")
    report = Report("stones", stones.set_name, stones.set_hash, 20, "1", {2: tally})
    for code, words in (("en", "The player who goes first"), ("de", "Wer als Erster am Zug ist")):
        assert words in Page(report, code).text()


def test_there_is_nothing_to_train() -> None:
    with pytest.raises(UserError) as refused:
        needed_features("stones")
    assert refused.value.text.key == "error-no-features"


def test_games_become_a_dataset_and_records_again(tmp_path: Path) -> None:
    dataset = pytest.importorskip("shima.research.dataset")
    path = tmp_path / "stones.parquet"
    assert dataset.write(Plan("stones", ("random", "greedy"), "1"), 5, 1, path, nobody) > 20
    saved = list(dataset.records(path))
    assert len(saved) == 5
    for each in saved:
        assert record.replay(each, open_game("stones")).actor() == OVER


def test_the_generated_methods_of_its_state_are_up_to_date() -> None:
    source = (STONES / "shima_stones" / "state.py").read_text(encoding="utf-8")
    assert written(source) == source
