"""What characters say: the right occasion, from what all can see, and not too often."""

from dataclasses import replace
from itertools import product

import pytest

from shima.arena.simulate import Plan, new_game
from shima.games.game import OVER, Move, State
from shima.language import LANGUAGES, language
from shima.players import talk
from shima.players.levels import LEVELS
from shima.players.talk import Remark, Talk
from shima.registry import open_game

LONGEST_LINE = 70
BOTS = ("", "level2", "level7")


class Moment(State):
    """A position with given scores."""

    def __init__(self, actor: int, scores: tuple[int, ...], turn: int = 1, ending: str = "") -> None:
        self._actor, self._scores, self._turn, self._ending = actor, scores, turn, ending

    def actor(self) -> int:
        return self._actor

    def moves(self) -> tuple[Move, ...]:
        return () if self._actor == OVER else (0,)

    def weights(self) -> tuple[int, ...]:
        return (1,)

    def play(self, move: Move) -> None:
        raise AssertionError

    def copy(self) -> "Moment":
        return self

    def scores(self) -> tuple[int, ...]:
        return self._scores

    def ranking(self) -> tuple[int, ...]:
        return tuple(1 + sum(other > own for other in self._scores) for own in self._scores)

    def rounds(self) -> int:
        return self._turn

    def ending(self) -> str:
        return self._ending

    def key(self) -> tuple[object, ...]:
        return (self._actor, self._scores, self._turn, self._ending)


def occasions(spoken: Talk) -> list[tuple[int, str]]:
    return [(remark.seat, remark.occasion) for remark in spoken.remarks]


def test_every_character_greets_and_people_and_other_bots_do_not() -> None:
    begun = talk.begun(Moment(0, (0, 0, 0, 0)), ("", "level2", "greedy", "level7"), "table")
    assert occasions(begun) == [(1, talk.GREETING), (3, talk.GREETING)]
    variants = {talk.begun(Moment(0, (0, 0)), ("", "level2"), name).remarks[0].variant for name in "abcdefgh"}
    assert variants == {1, 2}


@pytest.mark.parametrize(
    ("seat", "before", "after", "ending", "said"),
    [
        (1, (9, 3, 9), (9, 12, 9), "", [(1, talk.GOOD)]),
        (1, (9, 9, 9), (9, 10, 9), "", []),
        (0, (3, 9, 9), (12, 9, 9), "", [(1, talk.PRAISE)]),
        (0, (3, 9, 9), (4, 9, 9), "", []),
        (2, (30, 20, 5), (30, 20, 6), "", [(2, talk.BEHIND)]),
        (2, (30, 20, 28), (30, 20, 28), "bag", [(2, talk.CLOSING)]),
    ],
)
def test_a_turn_has_its_occasion(
    seat: int, before: tuple[int, ...], after: tuple[int, ...], ending: str, said: list[tuple[int, str]]
) -> None:
    spoken = Talk(before)
    ended = talk.continued(spoken, Moment(seat, before), Moment((seat + 1) % 3, after, ending=ending), BOTS)
    assert occasions(ended) == said
    assert ended.points == after


def test_a_greeting_stays_until_a_person_has_played() -> None:
    spoken = talk.begun(Moment(1, (0, 0)), ("", "level2"), "any")
    spoken = talk.continued(spoken, Moment(1, (0, 0)), Moment(0, (0, 1)), ("", "level2"))
    assert occasions(spoken) == [(1, talk.GREETING)]
    spoken = talk.continued(spoken, Moment(0, (0, 1)), Moment(1, (1, 1)), ("", "level2"))
    assert occasions(spoken) == []


def test_the_points_of_all_decisions_of_a_turn_count() -> None:
    spoken = Talk((9, 3))
    spoken = talk.continued(spoken, Moment(1, (9, 3)), Moment(1, (9, 6)), ("", "level2"))
    assert (occasions(spoken), spoken.points) == ([], (9, 3))
    spoken = talk.continued(spoken, Moment(1, (9, 6)), Moment(0, (9, 9)), ("", "level2"))
    assert occasions(spoken) == [(1, talk.GOOD)]


def test_nobody_repeats_an_occasion_at_once_and_the_end_comes_once() -> None:
    spoken = Talk((30, 10))
    said: list[int] = []
    for turn in range(1, 12):
        spoken = talk.continued(
            replace(spoken, points=(30, 10), remarks=()),  # as after the turn of a person
            Moment(1, (30, 10), turn),
            Moment(0, (30, 10), turn, "bag"),
            ("", "level2"),
        )
        said += [turn for _, occasion in occasions(spoken) if occasion == talk.BEHIND]
        assert (occasions(spoken) == [(1, talk.CLOSING)]) == (turn == 1)
    assert said == [2, 5, 8, 11]


def test_the_result_has_a_line_for_everyone() -> None:
    last = Moment(0, (5, 9, 7))
    assert occasions(talk.continued(Talk((5, 9, 7)), last, Moment(OVER, (5, 9, 7)), BOTS)) == [
        (1, talk.WON),
        (2, talk.LOST),
    ]
    assert occasions(talk.continued(Talk((9, 9, 7)), last, Moment(OVER, (9, 9, 7)), BOTS)) == [
        (1, talk.SHARED),
        (2, talk.LOST),
    ]
    assert occasions(talk.ended_early(Talk(), last, BOTS)) == [(1, talk.FAREWELL), (2, talk.FAREWELL)]
    assert occasions(talk.asked_again(Talk(), last, BOTS)) == [(1, talk.REMATCH), (2, talk.REMATCH)]
    assert occasions(talk.resumed(talk.begun(last, BOTS, "any"), last)) == []


@pytest.mark.parametrize(("name", "seats"), [("tokaido-duo", 2), ("yamatai", 3)])
def test_a_whole_game_is_not_flooded(name: str, seats: int) -> None:
    """At most one line per turn of a character, and none in most turns."""
    game = open_game(name)
    session, players = new_game(game, Plan(name, ("greedy",) * seats, "talk"), 0)
    bots = ("", "level1", "level8")[:seats]
    spoken = talk.begun(session.state, bots, "game")
    turns, lines = 0, 0
    while session.state.moves():
        before = session.state.copy()
        session.play(players[before.actor()].choose(before, before.actor()))
        after = talk.continued(spoken, before, session.state, bots)
        if after is not spoken:
            turns += 1
            new = after.remarks if after.remarks != spoken.remarks else ()
            lines += len(new)
            assert len(new) <= 1 or session.state.actor() == OVER
        spoken = after
    assert {remark.occasion for remark in spoken.remarks} <= {talk.WON, talk.LOST, talk.SHARED}
    assert 2 <= lines <= turns / 2


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_character_has_a_line_for_every_occasion(code: str) -> None:
    say = language(code).say
    lines: list[str] = []
    for level, occasion, variant in product(LEVELS, talk.OCCASIONS, (1, 2)):
        line = say(Remark(0, level.name, occasion, variant).text)
        assert 3 <= len(line) <= LONGEST_LINE, line
        assert "!" not in line or occasion == talk.WON, line
        lines.append(line)
    assert len(set(lines)) == len(LEVELS) * (5 * 2 + 5)
    assert len({say("bot-name", bot=level.name) for level in LEVELS}) == len(LEVELS)
