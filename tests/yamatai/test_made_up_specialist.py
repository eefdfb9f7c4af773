"""A specialist that no rulebook has, added while the program runs: the one of docs/adding-a-specialist.md.

It gets numbers, notation, offers, reasons, labels, stories and hints from its class; sets without it stay as they are.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from examples.specialist.funadama import FUNADAMA
from shima.arena.fuzz import play_and_check
from shima.games.game import Game
from shima.games.yamatai.actions.outcomes import SHOW_SPECIALIST
from shima.games.yamatai.actions.recruit import RECRUIT
from shima.games.yamatai.game import Yamatai, YamataiState
from shima.games.yamatai.space import SPACE, add
from shima.games.yamatai.specialists.registry import SPECIALIST_NAMES, SPECIALISTS, register
from shima.games.yamatai.state import DONE_STAGE, MOORED_STAGE
from shima.language import Language
from shima.players.analysis import analyse
from shima.players.reasons import explain_choice
from shima.registry import open_game, standard_set
from tests.yamatai.positions import boats, coins, has_boats, hires, play_chance

EXAMPLE = Path(__file__).parents[2] / "examples" / "specialist"
STANDARD = open_game("yamatai")
FIRST = STANDARD.move_count
"""The first number that was free."""


@pytest.fixture(scope="module")
def game() -> Iterator[Yamatai]:
    """Yamataï with a set that has Funadama."""
    grown: tuple[list[Any], ...] = (
        SPECIALISTS,
        SPECIALIST_NAMES,
        RECRUIT,
        SHOW_SPECIALIST,
        SPACE.actions,
        SPACE.kinds,
        SPACE.players_later,
    )
    lengths = [len(each) for each in grown]
    register(FUNADAMA)
    add(FUNADAMA)
    data = (EXAMPLE / "components.toml").read_text(encoding="utf-8")
    yield Yamatai(standard_set("yamatai").replace("\n# The board.", f"\n{data}\n# The board."))
    for each, length in zip(grown, lengths, strict=True):
        del each[length:]


@pytest.fixture
def state(game: Yamatai) -> YamataiState:
    """The first turn, with Funadama, three stone boats and a gold one."""
    begun = play_chance(game.new())
    seat = begun.turn + 1
    return has_boats(hires(begun, seat, "Funadama"), seat, stone=3, gold=1)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> Language:
    code: str = request.param
    spoken = Language(code)
    spoken.add((EXAMPLE / f"{code}.ftl").read_text(encoding="utf-8"))
    return spoken


def test_new_moves_come_after_all_others(game: Yamatai) -> None:
    texts = game.notation.texts
    bundles = [f"bundle {colour}" for colour in ("bamboo", "wood", "stone", "clay", "gold")]
    assert texts[:FIRST] == STANDARD.notation.texts  # type: ignore[attr-defined]
    assert texts[FIRST] == "recruit Funadama fan fan"
    assert texts[-6:] == (*bundles, "specialist Funadama")
    assert game.player_moves() == [*range(game.first_chance), *range(FIRST, game.move_count - 1)]
    assert game.player_move_count == game.move_count - 1


@pytest.mark.usefixtures("game")
def test_sets_without_it_are_as_before() -> None:
    again = open_game("yamatai")
    facts = ("move_count", "player_move_count", "first_chance", "set_hash")
    assert [getattr(again, fact) for fact in facts] == [getattr(STANDARD, fact) for fact in facts]
    assert again.observation_parts(2) == STANDARD.observation_parts(2)
    assert again.board() == STANDARD.board()
    reason = again.why(again.new(), FIRST)
    assert reason is not None
    assert reason.text.args == {"move": FIRST, "last": FIRST - 1}


def test_two_boats_of_one_colour_bring_the_price_of_three(game: Yamatai, state: YamataiState) -> None:
    seat = state.turn + 1
    before = coins(state, seat)
    assert written(game, state, "bundle") == ["bundle stone"]
    state.play(game.parse(state, "bundle stone"))
    assert (coins(state, seat) - before, boats(state, seat)) == (9, {"stone": 1, "gold": 1})
    assert not written(game, state, "bundle")
    assert game.violations(state) == []


def written(game: Game, state: YamataiState, verb: str) -> list[str]:
    texts = [game.write(state, move).partition(" ")[2] for move in state.moves()]
    return [text for text in texts if text.split()[0] == verb]


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [("bundle wood", "Y10", "yam-why-no-bundle"), ("bundle gold", "Y5.2", "yam-why-no-gold-trade")],
)
def test_it_says_why_not(
    game: Yamatai, state: YamataiState, language: Language, text: str, rule: str, key: str
) -> None:
    reason = game.why(state, game.parse(state, text))
    assert reason is not None
    assert (reason.rule, reason.text.key) == (rule, key)
    assert language.say(reason.text)


def test_it_works_once_a_turn_for_its_owner(game: Yamatai, state: YamataiState) -> None:  # Y10.1
    has_boats(state, state.turn + 1, stone=6)
    bundle = game.parse(state, "bundle stone")
    state.play(bundle)
    assert refusal(game, state, bundle) == "yam-why-specialist-used"
    state.turn = 1 - state.turn
    assert refusal(game, state, bundle) == "yam-why-not-your-specialist"


def test_it_gives_boats_only_before_mooring(game: Yamatai, state: YamataiState) -> None:  # Y7.2
    state.stage = MOORED_STAGE
    state.forget_moves()
    assert refusal(game, state, game.parse(state, "bundle stone")) == "yam-why-exchanges-over"


def refusal(game: Game, state: YamataiState, move: int) -> str:
    reason = game.why(state, move)
    assert reason is not None
    return reason.text.key


def test_label_story_and_handles(game: Yamatai, state: YamataiState, language: Language) -> None:
    move = game.parse(state, "bundle stone")
    label = language.say(game.label(state, move))
    story = language.say(game.story(state, move, None)[0], ["Ada", "Bo"])
    assert ("Funadama" in label, "9" in label) == (True, True)
    assert ("Funadama" in story, "9" in story) == (True, True)
    offers = game.view(state, state.turn)["moves"]
    assert isinstance(offers, list)
    assert {"move": move, "text": "bundle stone", "handles": ["power:Funadama", "pair:stone+stone"]} in offers


def test_the_analysis_says_what_the_specialist_gains(game: Yamatai, state: YamataiState, language: Language) -> None:
    state.fleet, state.stage = 0, DONE_STAGE  # nothing else can be earned in this turn
    state.forget_moves()
    analysis = analyse(state, state.turn, simulations=60)
    why = explain_choice(game, state, analysis, analysis.choice(game.parse(state, "bundle stone")))
    assert "reason-coins" in [fact.text.key for fact in why.facts]
    assert "9" in language.say(why.text)


def test_random_games_keep_the_contract(game: Yamatai) -> None:
    wanted = {"specialist Funadama", "recruit Funadama", "bundle"}
    for number in range(60):
        played, _, found, _ = play_and_check(game, "funadama", number, every=40)
        assert found == []
        lines = [line.partition(" ")[2] for line in played.moves]
        wanted -= {begin for begin in wanted if any(line.startswith(begin) for line in lines)}
        if not wanted:
            return
    pytest.fail(f"never played: {wanted}")
