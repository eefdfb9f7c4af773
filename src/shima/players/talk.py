"""What the characters say: at most one line each per turn, about things that all players can see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from zlib import crc32

from shima.games.game import OVER, State
from shima.games.text import Text
from shima.players.levels import LEVELS

GREETING: Final = "line-greeting"
GOOD: Final = "line-good"
"""A good turn of the character."""
PRAISE: Final = "line-praise"
"""A good turn of another player."""
BEHIND: Final = "line-behind"
CLOSING: Final = "line-closing"
"""The end of the game is near."""
WON: Final = "line-won"
LOST: Final = "line-lost"
SHARED: Final = "line-shared"
FAREWELL: Final = "line-farewell"
"""The game has ended early."""
REMATCH: Final = "line-rematch"
OCCASIONS: Final = (GREETING, GOOD, PRAISE, BEHIND, CLOSING, WON, LOST, SHARED, FAREWELL, REMATCH)

VARIANTS: Final = 2
PAUSE: Final = 3
"""Rounds before a character returns to the same occasion."""
LEAST_GAIN: Final = 4
GOOD_SHARE: Final = 0.15
"""A turn is good if it gains this share of the leader's points, and at least LEAST_GAIN."""
LEAST_LAG: Final = 6
LAG_SHARE: Final = 0.2
"""A player is behind if this share of the leader's points is missing, and at least LEAST_LAG."""

CHARACTERS: Final = frozenset(level.name for level in LEVELS)


@dataclass(frozen=True)
class Remark:
    """A line for an occasion, which is the key of its text. The character in the seat says it."""

    seat: int
    bot: str
    occasion: str
    variant: int

    @property
    def text(self) -> Text:
        return Text(self.occasion, {"bot": self.bot, "variant": self.variant})


@dataclass(frozen=True)
class Talk:
    """What was said last, and what is needed to decide when to speak again. It never changes: see the functions."""

    points: tuple[int, ...] = ()
    """Each player's points at the start of the turn."""
    said: Mapping[str, int] = field(default_factory=dict)
    """The round in which each seat last spoke on an occasion, by `seat occasion`."""
    remarks: tuple[Remark, ...] = ()
    """What characters have said: at most one line each."""
    salt: int = 0
    """Makes characters choose other lines in other games."""


def begun(state: State, bots: Sequence[str], name: str) -> Talk:
    """Return the greetings. `bots` has the bot of each seat, or another name for a person. `name` is the game's."""
    return _everybody(Talk(state.scores(), salt=crc32(name.encode())), state, bots, GREETING)


def resumed(talk: Talk, state: State) -> Talk:
    """Return the talk after moves were taken back: nobody says anything."""
    return Talk(state.scores(), salt=talk.salt)


def continued(talk: Talk, before: State, after: State, bots: Sequence[str]) -> Talk:
    """Return the talk after a decision and what followed from it.

    What was said stays until a person has ended a turn, so that a greeting is not lost if characters go first.
    """
    seat = before.actor()
    if after.actor() == OVER:
        return finished(talk, after, bots, after.ranking())
    if after.actor() == seat and after.rounds() == before.rounds():
        return talk
    spoken = _reaction(talk, seat, after, bots)
    if spoken is not None:
        return _speak(_silent(talk, after), after, bots, *spoken)
    return replace(_silent(talk, after), remarks=talk.remarks if bots[seat] in CHARACTERS else ())


def finished(talk: Talk, state: State, bots: Sequence[str], places: Sequence[int]) -> Talk:
    """Return what each character says about the result of a game that was played to its end."""
    outcome = SHARED if places.count(1) > 1 else WON
    occasions = [outcome if place == 1 else LOST for place in places]
    result = _silent(talk, state)
    for seat, occasion in enumerate(occasions):
        if bots[seat] in CHARACTERS:
            result = _speak(result, state, bots, seat, occasion)
    return result


def ended_early(talk: Talk, state: State, bots: Sequence[str]) -> Talk:
    return _everybody(_silent(talk, state), state, bots, FAREWELL)


def asked_again(talk: Talk, state: State, bots: Sequence[str]) -> Talk:
    return _everybody(_silent(talk, state), state, bots, REMATCH)


def _silent(talk: Talk, state: State) -> Talk:
    """Return the talk for the next turn, before anyone says anything."""
    return replace(talk, points=state.scores(), remarks=())


def _everybody(talk: Talk, state: State, bots: Sequence[str], occasion: str) -> Talk:
    for seat, bot in enumerate(bots):
        if bot in CHARACTERS:
            talk = _speak(talk, state, bots, seat, occasion)
    return talk


def _reaction(talk: Talk, seat: int, state: State, bots: Sequence[str]) -> tuple[int, str] | None:
    """Return who says something about the turn that the seat has just ended, and the occasion."""
    scores = state.scores()
    leader = max(scores)
    is_good = bool(talk.points) and scores[seat] - talk.points[seat] >= max(LEAST_GAIN, GOOD_SHARE * leader)
    wishes: list[tuple[int, str]] = []
    if bots[seat] in CHARACTERS:
        if is_good:
            wishes.append((seat, GOOD))
        if state.ending():
            wishes.append((seat, CLOSING))
        if leader - scores[seat] >= max(LEAST_LAG, LAG_SHARE * leader):
            wishes.append((seat, BEHIND))
    elif is_good:
        players = len(bots)
        others = [(seat + step) % players for step in range(1, players)]
        wishes += [(other, PRAISE) for other in others if bots[other] in CHARACTERS][:1]
    return next((wish for wish in wishes if _may_speak(talk, *wish, state.rounds())), None)


def _may_speak(talk: Talk, seat: int, occasion: str, turn: int) -> bool:
    """Whether the occasion is new to the character, or long enough ago. The end of the game comes once."""
    last = talk.said.get(f"{seat} {occasion}")
    return last is None or (occasion != CLOSING and turn - last >= PAUSE)


def _speak(talk: Talk, state: State, bots: Sequence[str], seat: int, occasion: str) -> Talk:
    turn = state.rounds()
    line = Remark(seat, bots[seat], occasion, (talk.salt + turn) % VARIANTS + 1)
    return replace(talk, said={**talk.said, f"{seat} {occasion}": turn}, remarks=(*talk.remarks, line))
