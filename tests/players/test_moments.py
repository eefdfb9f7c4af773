"""Which moments decided a game."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from shima.games.game import CHANCE, Game
from shima.games.text import Text
from shima.language import LANGUAGES, language
from shima.players import review as reviews
from shima.players.facts import WEIGHS, Fact
from shima.players.moments import COST, DRAW, GOOD, Course, Moment, moments
from shima.players.reasons import Why
from shima.players.review import Review, review_steps
from shima.registry import open_game_with
from tests.players.example_records import GARDENS, RECORDS, cut_after, read
from tests.players.reason_checks import COMPARES, QUOTING


def found(*moves: Course) -> list[tuple[int, str, int]]:
    return [(moment.number, moment.kind, moment.seat) for moment in moments(moves)]


def test_a_decision_weighs_what_it_cost_its_player() -> None:
    (moment,) = moments([Course(0, (0.5, 0.5), 0.0), Course(1, (0.9, 0.1), 0.3), Course(0, (0.9, 0.1), 0.04)])
    assert moment == Moment(2, COST, 1, 0.3)


def test_a_decision_without_fault_weighs_what_its_player_gained() -> None:
    assert found(Course(0, (0.5, 0.5), 0.0), Course(1, (0.3, 0.7), 0.0)) == [(2, GOOD, 1)]
    assert found(Course(0, (0.5, 0.5), 0.0), Course(1, (0.7, 0.3), 0.0)) == []
    assert found(Course(0, (0.5, 0.5), 0.0), Course(1, (0.3, 0.7), None)) == []


def test_a_draw_weighs_what_it_gave_to_whom_it_gave_most() -> None:
    third = (0.2, 0.5, 0.3)
    assert found(Course(0, (0.3, 0.3, 0.4), 0.0), Course(CHANCE, third, None)) == [(2, DRAW, 1)]


def test_nothing_before_the_first_decision_counts() -> None:
    laid = (Course(CHANCE, (0.5, 0.5), None), Course(CHANCE, (0.9, 0.1), None))
    assert found(*laid) == []
    assert found(*laid, Course(0, (0.8, 0.2), 0.1)) == [(3, COST, 0)]


def test_the_three_weightiest_are_told_in_the_order_of_play() -> None:
    costs = (0.1, 0.3, 0.06, 0.2)
    assert found(*(Course(0, (0.5, 0.5), cost) for cost in costs)) == [(1, COST, 0), (2, COST, 0), (4, COST, 0)]


def test_one_draw_and_one_good_decision_at_most_stand_next_to_what_was_costly() -> None:
    moves = [Course(0, (0.5, 0.5), 0.06)]
    for chance in (0.7, 0.5, 0.8, 0.4):
        moves.append(Course(CHANCE, (chance, 1 - chance), None))
    moves += [Course(0, (0.6, 0.4), 0.0), Course(0, (0.9, 0.1), 0.0)]
    assert found(*moves) == [(1, COST, 0), (5, DRAW, 1), (7, GOOD, 0)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_planted_blunder_is_told_with_what_would_have_been_better(duo: Game, code: str) -> None:
    """The pilgrim could reach a garden with move 54; instead, the artist goes where nothing is to be painted."""
    judged = Review(tuple(review_steps(cut_after(read(GARDENS), duo, 53, "1 artist 6"), duo, 60)))
    moment = next(each for each in judged.moments() if each.number == 54)
    assert (moment.kind, moment.seat) == (COST, 0)
    one = judged.moves[53]
    assert one.judgement
    assert one.why
    sentence = language(code).say(one.why, ("Ann", "Ben"))
    chances = [
        f"{round(100 * each)} %" if code == "de" else f"{round(100 * each)}%"
        for each in (one.judgement.chance, one.judgement.best_chance)
    ]
    for part in ("Ann", *chances, "C4", "1 × 2", "Ben"):
        assert part in sentence
    assert sentence.index(chances[0]) < sentence.index(chances[1])


def test_every_moment_has_its_sentence(duo: Game) -> None:
    judged = Review(tuple(review_steps(cut_after(read(GARDENS), duo, 90), duo, 8)))
    chosen = judged.moments()
    assert len(chosen) == 3
    for moment in chosen:
        why = judged.moves[moment.number - 1].why
        assert why
        assert all(language(code).say(why, ("Ann", "Ben")).endswith(".") for code in LANGUAGES)


@pytest.mark.parametrize("path", [GARDENS, RECORDS / "yamatai-2.shima"], ids=lambda path: path.stem)
def test_no_sentence_merely_compares_with_another_move(path: Path) -> None:
    """Another move is named only with the reason why it was better."""
    saved = read(path)
    game = open_game_with(saved.game, saved.set_hash)
    told = [one.why for one in review_steps(saved, game, 4) if one.why]
    keys = Counter(text.key for why in told for text in texts_in(why))
    assert keys["reason-missed"] >= 3
    assert keys["reason-lost"] + keys["reason-lost-flaw"] >= 3
    for why in told:
        named = [text for text in texts_in(why) if "move" in text.args and text.key not in QUOTING]
        assert all(text.key == "reason-better-why" and text.args["why"] for text in named), why
        for code in LANGUAGES:
            sentence = language(code).say(why, ("Ann", "Ben"))
            assert not COMPARES.search(sentence), sentence


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", r"Ann chose “[^”]+” and dropped to a win chance of \d+%\."),
        ("de", r"Ann wählte „[^“]+“ und behielt nur \d+ % Gewinnchance\."),
    ],
)
def test_without_a_reason_only_the_move_and_the_drop_are_told(
    duo: Game, monkeypatch: pytest.MonkeyPatch, code: str, sentence: str
) -> None:
    nothing = Fact(WEIGHS, Text("reason-chance", {"chance": 40}), 0.0)
    monkeypatch.setattr(reviews, "explain_choice", lambda *_: Why((nothing,)))
    blunder = next(iter(review_steps(cut_after(read(GARDENS), duo, 53, "1 artist 6"), duo, 60, since=53)))
    assert blunder.why
    assert re.fullmatch(sentence, language(code).say(blunder.why, ("Ann", "Ben")))


def texts_in(text: Text) -> Iterator[Text]:
    yield text
    for value in text.args.values():
        if isinstance(value, Text):
            yield from texts_in(value)
