"""Themes of turns, on positions of recorded games."""

import pytest

from shima import record
from shima.games.game import OVER, State
from shima.games.text import Text
from shima.games.yamatai.constants import PALACE
from shima.language import LANGUAGES, language
from shima.players.analysis import Choice
from shima.players.facts import DENIES, GAINS, Fact, Turn, turn_of
from shima.puzzles.puzzle import Theme
from shima.puzzles.themes import END, POINTS, QUIET, SAVE, OwnThemes, own_themes, theme_of, theme_text, themes_of
from shima.puzzles.tokaido_duo.themes import NAMES as DUO
from shima.puzzles.tokaido_duo.themes import TEXTS as DUO_TEXTS
from shima.puzzles.yamatai.themes import DENIED_PALACE
from shima.puzzles.yamatai.themes import NAMES as YAMATAI
from shima.puzzles.yamatai.themes import TEXTS as YAMATAI_TEXTS
from shima.registry import GAMES
from tests.players.example_records import GARDENS, read
from tests.puzzles.small_puzzles import GARDEN, game_of
from tests.yamatai.positions import opening


def played(state: State, text: str) -> Turn:
    game = game_of(read(GARDENS))
    return turn_of(state, Choice(game.parse(state, text), (), 0, ()), state.actor())


def test_a_turn_that_scores_is_about_its_points() -> None:
    saved = read(GARDENS)
    state = record.replay(saved, game_of(saved), GARDEN)
    turn = played(state, "2 garden")
    assert turn.points > 0
    assert theme_of(game_of(saved), turn, [Choice(played(state, "2 pass").moves[0], (), 0, ())], 0.1) == Theme(
        POINTS, turn.points
    )


@pytest.mark.parametrize(("drop", "name"), [(0.1, QUIET), (0.3, SAVE)])
def test_a_turn_that_scores_nothing_is_quiet_or_the_only_good_one(drop: float, name: str) -> None:
    saved = read(GARDENS)
    state = record.replay(saved, game_of(saved), GARDEN)
    turn = played(state, "2 pass")
    others = [Choice(played(state, "2 garden").moves[0], (), 0, ())]
    assert theme_of(game_of(saved), turn, others, drop).name == name


def test_a_turn_that_ends_the_game_is_about_that_if_it_wins() -> None:
    """The last decision of a game, by the winner and by the other player."""
    saved = read(GARDENS)
    game = game_of(saved)
    state, move = [(state.copy(), move) for state, move in record.steps(saved, game)][-1]
    after = state.copy()
    after.play(move)
    assert after.actor() == OVER
    winner = after.ranking().index(1)
    won = Turn(state, winner, (move,), after, (0,))
    lost = Turn(state, 1 - winner, (move,), after, (0,))
    assert theme_of(game, won, [], 0.1) == Theme(END)
    assert after.ranking()[1 - winner] == 2
    assert theme_of(game, lost, [], 0.1).name != END


def test_a_denied_palace_has_a_theme_of_its_own() -> None:
    state = opening()
    kinds = [tile.kind for tile in state.components.tiles]
    for tile, kind in enumerate(kinds, start=1):
        fact = Fact(DENIES, Text("reason-yam-deny-tile", {"tile": tile, "who": ""}), 3.0)
        expected = DENIED_PALACE if kind == PALACE else "deny-building"
        assert own_themes("yamatai").name(state, fact) == expected
    assert PALACE in kinds


def test_every_theme_of_a_game_has_a_text_and_stands_for_a_sentence_that_exists() -> None:
    assert set(DUO.values()) == set(DUO_TEXTS)
    assert {*YAMATAI.values(), DENIED_PALACE} == set(YAMATAI_TEXTS)
    assert all(language("en").has(key) for key in (*DUO, *YAMATAI))


@pytest.mark.parametrize("code", LANGUAGES)
def test_themes_are_said_in_both_languages(code: str) -> None:
    for game in GAMES:
        said = {language(code).say(theme_text(game, Theme(name, 6))) for name in themes_of(game)}
        assert len(said) == len(themes_of(game))
        assert any("6 " in each for each in said)


def test_a_game_without_themes_has_those_of_all_games() -> None:
    state = opening()
    assert OwnThemes().name(state, Fact(GAINS, Text("reason-coins", {}), 1.0)) == ""
    assert themes_of("chess").keys() == {"end", "deny", "points", "save", "quiet"}
