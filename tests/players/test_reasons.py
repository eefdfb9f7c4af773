"""The sentences that say why: true to the position, in both languages, and not always the same."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from shima import record
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, State
from shima.games.text import Text
from shima.language import LANGUAGES, language
from shima.players import make
from shima.players.analysis import Analysis, analyse
from shima.players.facts import DENIES, FORCED, GAINS, OPENS, WEIGHS, Fact
from shima.players.reasons import MOST, Why, explain
from shima.players.thinker import TRIED
from shima.players.turn_plan import analyse_turns
from shima.registry import open_game, open_game_with
from tests.players.example_records import IN_HAND, RECORDS, read, record_with_peek
from tests.players.reason_checks import COMPARES, QUOTING, Claim
from tests.players.reason_checks_tokaido_duo import DUO
from tests.players.reason_checks_yamatai import YAMATAI
from tests.yamatai.positions import YAMATAI as PINNED

SIMULATIONS = 50
POSITIONS = 100
"""Of each game."""
NAMES = ("Ann", "Ben", "Cleo", "Dan")
PROOFS = {"tokaido-duo": DUO, "yamatai": YAMATAI}
PRINTED = ("reason-yam-power", "reason-duo-wave", "reason-duo-cunning")
"""Sentences that quote a power as it is printed, numbers included."""

SENTENCES = r"((You|Du|A strong bot|Ein starker Bot) [^.{}$]*\.( (Risk|Risiko): [^.{}$]*\.)?|(Risk|Risiko): [^.{}$]*\.)"
"""What the player does, gains and denies, then the risk; or what the strong bot sees."""

Explained = tuple[Game, State, Analysis, list[Why]]


def recorded(name: str) -> Iterator[tuple[Game, State]]:
    for path in sorted(RECORDS.glob(f"{name}*.shima")):
        saved = read(path)
        game = open_game_with(saved.game, saved.set_hash)
        for state, _ in record.steps(saved, game):
            yield game, state.copy()


def played(name: str, players: int, seed: int) -> Iterator[tuple[Game, State]]:
    """A game of bots that decide well, unlike many of those recorded."""
    game, dice = open_game(name), Dice(seed)
    state = game.new(players)
    bots = [make("level2", seed + seat) for seat in range(players)]
    while (actor := state.actor()) != OVER:
        yield game, state.copy()
        state.play(state.random_move(dice) if actor == CHANCE else bots[actor].choose(state, actor))


@cache
def explained(name: str) -> list[Explained]:
    """Positions with a choice, evenly from all games: their analysis and what is said of its best moves."""
    games = [
        recorded(name),
        *(
            played(name, players, seed)
            for players, seed in ((2, 1), (2, 2), (3, 3), (4, 4))
            if players in open_game(name).seats
        ),
    ]
    found = [each for game in games for each in game if each[1].actor() >= 0 and len(each[1].moves()) > 1]
    chosen = [found[at * len(found) // POSITIONS] for at in range(POSITIONS)]
    return [explain_position(game, state) for game, state in chosen]


def explain_position(game: Game, state: State) -> Explained:
    seen = state.seen_by(state.actor())
    analysis = analyse_turns(state, state.actor(), SIMULATIONS, 0.0)
    return game, seen, analysis, explain(game, seen, analysis)


def said(one: Explained, number: int, fact: Fact) -> Claim:
    game, state, analysis, _ = one
    args = {name: value for name, value in fact.text.args.items() if name != "who"}
    return Claim(game, state, analysis, analysis.choices[number], args)


def numbers_in(args: dict[str, Any]) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, value in args.items():
        if isinstance(value, Text):
            found += Counter(re.findall(r"\d+", language("en").say(value, NAMES)))
        elif isinstance(value, int) and name != "other":
            found[str(value)] += 1
    return found


@pytest.mark.parametrize("name", PROOFS)
def test_every_fact_in_a_sentence_is_true_of_the_position(name: str) -> None:
    for one in explained(name):
        for number, why in enumerate(one[3]):
            for fact in why.facts:
                try:
                    PROOFS[name][fact.text.key](said(one, number, fact))
                except AssertionError as error:
                    raise AssertionError(f"{one[0].write(one[1], one[2].choices[number].move)}: {fact}") from error


@pytest.mark.parametrize("name", PROOFS)
def test_sentences_say_the_numbers_and_names_of_their_facts_and_no_others(name: str) -> None:
    for one in explained(name):
        for number, why in enumerate(one[3]):
            args = [said(one, number, fact).args for fact in why.facts]
            known = sum((numbers_in(each) for each in args), Counter[str]())
            others = {NAMES[each["other"]] for each in args if "other" in each}
            for code in LANGUAGES:
                sentence = language(code).say(why.text, NAMES)
                assert re.fullmatch(SENTENCES, sentence), sentence
                assert set(re.findall(rf"\b(?:{'|'.join(NAMES)})\b", sentence)) == others, sentence
                if not any(fact.text.key in PRINTED for fact in why.facts):
                    assert set(re.findall(r"\d+", sentence)) - set(known) == set(), sentence


@pytest.mark.parametrize("name", PROOFS)
def test_at_most_three_moves_are_explained_and_the_first_is_the_best_of_the_analysis(name: str) -> None:
    for _, state, analysis, whys in explained(name):
        assert len(whys) == min(MOST, len(state.moves()))
        assert all(1 <= len(why.facts) <= MOST for why in whys)
        assert analysis.choices[0].visits >= TRIED * max(choice.visits for choice in analysis.choices)


@pytest.mark.parametrize("name", PROOFS)
def test_no_reason_compares_with_another_move(name: str) -> None:
    for _, _, analysis, whys in explained(name):
        for number, why in enumerate(whys):
            assert {fact.text.key for fact in why.facts if "move" in fact.text.args} <= QUOTING
            for code in LANGUAGES:
                sentence = language(code).say(why.text, NAMES)
                assert not COMPARES.search(sentence)
                assert ("%" in sentence) == (why.facts[0].kind == WEIGHS), analysis.choices[number]


@pytest.mark.parametrize("name", PROOFS)
def test_sentences_differ_as_positions_do(name: str) -> None:
    firsts = [whys[0].facts for *_, whys in explained(name)]
    patterns = Counter(tuple(fact.text.key for fact in facts) for facts in firsts)
    assert patterns.most_common(1)[0][1] <= POSITIONS // 4
    assert len(patterns) >= 15
    kinds = Counter(fact.kind for *_, whys in explained(name) for why in whys for fact in why.facts)
    assert min(kinds[kind] for kind in (GAINS, DENIES, OPENS)) >= 5
    assert kinds[WEIGHS] <= sum(kinds.values()) // 10


def test_the_only_move_is_said_to_be_the_only_one() -> None:
    forced = [each for each in recorded("yamatai-2") if each[1].actor() >= 0 and len(each[1].moves()) == 1]
    one = explain_position(*forced[-1])
    (why,) = one[3]
    assert [fact.kind for fact in why.facts] == [FORCED]
    assert language("en").say(why.text) == "This is your only move."


@pytest.mark.parametrize("moves_left", [IN_HAND, 1, 0])
def test_what_another_player_knows_does_not_change_a_sentence(moves_left: int) -> None:  # Y13.3
    told = []
    for tiles in ((2, 4, 5), (28, 27, 26)):
        saved = record_with_peek(tiles)
        state = record.replay(saved, PINNED, len(saved.moves) - moves_left)
        seen = state.seen_by(1)
        told.append([why.text for why in explain(PINNED, seen, analyse(state, 1, SIMULATIONS))])
    assert told[0] == told[1]


def test_a_position_is_left_alone_by_those_who_explain_it() -> None:
    for game, state, analysis, whys in explained("yamatai")[:20]:
        key = state.key()
        assert explain(game, state, analysis) == whys
        assert state.key() == key
