"""`why` and `moves` agree over the whole space, and every reason can be said."""

import re

import pytest

from shima.games.dice import Dice
from shima.games.game import OVER
from shima.games.text import Text
from shima.language import LANGUAGES, language
from tests.profile import by_profile
from tests.yamatai.positions import YAMATAI

RULE = re.compile(r"Y([1-9]|1[0-2])(\.\d+)?")


def texts_of_a_game(players: int, seed: int) -> set[Text]:
    """The reasons at some positions and at the end, each checked against the legal moves."""
    texts: set[Text] = set()
    state = YAMATAI.new(players)
    dice = Dice(seed)
    position = seed
    while True:
        over = state.actor() == OVER
        if over or position % by_profile(20, 10, 1) == 0:
            legal = frozenset(state.moves())
            before = state.key()
            for move in range(-1, YAMATAI.move_count + 1):
                reason = YAMATAI.why(state, move)
                assert (reason is None) == (move in legal), move
                if reason:
                    assert RULE.fullmatch(reason.rule), reason.rule
                    texts.add(reason.text)
            assert state.key() == before
        if over:
            return texts
        state.play(state.random_move(dice))
        position += 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_reason_exactly_for_illegal_moves_and_both_languages_say_it(players: int) -> None:
    texts = texts_of_a_game(players, players) | texts_of_a_game(players, players + 10)
    assert len({text.key for text in texts}) > 50
    for text in texts:
        assert text.key.startswith("yam-why-")
        for code in LANGUAGES:
            sentence = language(code).say(text, ["Ann", "Ben", "Cleo", "Dan"])
            assert sentence.endswith("."), f"{text}: {sentence}"
            assert not re.search(r"[{}$]|  |yam-|\(\)|“”|„“", sentence), f"{text}: {sentence}"
