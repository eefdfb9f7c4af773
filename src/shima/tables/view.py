"""What a viewer is allowed to know about a table, as plain data. Everything that leaves the server goes through here.

Seats, chairs and players are counted from 1 here, as in the notation, in views of games and in texts as data. Only the
names of people are shown. The seed is shown when the game is over.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from shima import fair
from shima.games.game import CHANCE, EVERYBODY, Game, State
from shima.games.text import Text
from shima.language import Language
from shima.tables import events
from shima.tables.chair import Chair
from shima.tables.names import shown
from shima.tables.play import Step
from shima.tables.sentences import Said
from shima.tables.sentences import text_data as text_data
from shima.tables.table import DONE, PLAYING, Table

PROTOCOL = 2
"""Increase it with every change that older pages would misunderstand: they then reload."""


def table_view(table: Table, viewer: int | None) -> dict[str, Any]:
    """Return the table for the person in the seat, or for a spectator (None)."""
    seen = None if table.session is None else table.game.view(table.state, viewer)
    return {**shared_view(table), **own_view(table, viewer, seen)}


def shared_view(table: Table) -> dict[str, Any]:
    """Return the part of a table that is the same for all viewers, without the view of the game."""
    spec = table.spec
    begun = table.session is not None
    actor = table.actor()
    return {
        "id": table.id,
        "version": table.version,
        "game": table.game.name,
        "set": {"name": table.game.set_name, "hash": table.game.set_hash},
        "rules": table.game.rules_version,
        "given": len(table.given),
        "options": spec.options,
        "players": len(table.chairs),
        "order": spec.order,
        "open": spec.open,
        "hints": spec.hints,
        "rated": table.is_rated(),
        "stand_in": spec.stand_in,
        "status": table.status,
        "ended": table.ended or None,
        "paused_until": table.paused_until(),
        "inviter": _inviter(table),
        "turn": None if actor is None else actor + 1,
        "moves": table.moves,
        "clock": _clock(table),
        "decisions": [decision.shown for decision in table.decisions],
        "asked": _asked(table),
        "chat": _chat(table),
        "remarks": [{"seat": remark.seat + 1, "text": text_data(remark.text)} for remark in table.talk.remarks],
        "rematch": table.rematch or None,
        "declined": sorted(seat + 1 for seat in table.declined),
        "scores": list(table.scores()) if begun else None,
        "places": list(table.places()) if begun and table.status == DONE else None,
        "commitment": fair.commitment(table.seed),
        "seed": table.seed.hex() if begun and table.status == DONE else None,
    }


def _inviter(table: Table) -> str | None:
    """Return the name of the person who opened the table, if they sit there and wait for others."""
    chairs = (table.chairs[seat] for seat in table.seats_of(table.host) if table.session is None)
    return next((chair.name for chair in chairs if not chair.companion), None)


def _chat(table: Table) -> list[dict[str, Any]]:
    """Return the messages that were not erased, with the author's chair if they still sit there."""
    return [
        {"at": at, "name": said.name, "text": said.text, "chair": _author(table, said)}
        for at, said in table.spoken
        if said.text
    ]


def _author(table: Table, said: events.Said) -> int | None:
    """Return the author's chair. Of people who share a device, it is the one with the author's name."""
    seats = table.seats_of(said.person)
    named = [seat for seat in seats if table.chairs[seat].name == said.name]
    return next((seat + 1 for seat in (*named, *seats)), None)


def own_view(
    table: Table, viewer: int | None, seen: object, said: Said = text_data, *, can_sit: bool = False
) -> dict[str, Any]:
    """Return the part that depends on the viewer, given the game's view for that viewer."""
    person = "" if viewer is None else table.chairs[viewer].person
    return {
        "chairs": [_chair(table, number, viewer) for number in range(len(table.chairs))],
        "seat": None if viewer is None else viewer + 1,
        "can_sit": can_sit,
        "host": bool(person) and person == table.host,
        "undo": table.own_steps(person),
        "secret": viewer is not None and _knows_a_secret(table, viewer),
        "view": seen,
        "labels": _labels(table, viewer, said),
    }


def _knows_a_secret(table: Table, seat: int) -> bool:
    """Whether the seat knows something that others on the same device must not see."""
    if table.status != PLAYING or len(table.seats_of(table.chairs[seat].person)) < 2:
        return False
    return table.state.seen_by(seat).key() != table.state.seen_by(EVERYBODY).key()


def _labels(table: Table, viewer: int | None, said: Said) -> list[dict[str, Any]]:
    """Return the choices of the viewer."""
    if viewer is None or table.actor() != viewer or table.bot_of(viewer):
        return []
    return offers(table.game, table.state, said)


def offers(game: Game, state: State, said: Said = text_data) -> list[dict[str, Any]]:
    """Return the legal moves with their labels."""
    return [{"move": move, "label": said(game.label(state, move))} for move in state.moves()]


def _chair(table: Table, number: int, viewer: int | None) -> dict[str, Any]:
    chair = table.chairs[number]
    spec = table.spec
    is_reserved = table.session is None and bool(spec.reserved) and bool(spec.reserved[number])
    return {
        "name": chair.name or chair.bot or None,
        "kind": _kind(chair, table),
        "bot": chair.bot or None,
        "away": chair.away or None,
        "resigned": chair.resigned,
        "you": number == viewer,
        "here": viewer is not None and number in table.seats_of(table.chairs[viewer].person),
        "reserved": is_reserved,
        "expected": (spec.expected[number] or None) if is_reserved and spec.expected else None,
    }


def _kind(chair: Chair, table: Table) -> str:
    if chair.bot:
        return "bot"
    return "person" if chair.person or table.status == DONE else "empty"


def _clock(table: Table) -> dict[str, Any]:
    spec = table.spec.clock
    return {
        "kind": spec.kind,
        "seconds": spec.seconds,
        "increment": spec.increment,
        "days": spec.days,
        "left": list(table.clock.left) if spec.kind != "none" else None,
        "since": table.clock.since if spec.kind != "none" else None,
        "deadline": table.deadline(),
    }


def _asked(table: Table) -> dict[str, Any] | None:
    if table.asked is None:
        return None
    return {"seat": table.asked.seat + 1, "to": table.asked.to, "agreed": sorted(seat + 1 for seat in table.agreed)}


class Told(NamedTuple):
    """A move as far as the viewer can see it: the actor, the story, and what it touched on the table."""

    by: int | str
    texts: tuple[Text, ...]
    handles: list[str]


def tell(game: Game, step: Step, viewer: int | None) -> Iterator[Told]:
    """Yield each move as far as the viewer can see it."""
    for before, move, after in step.positions():
        actor = before.actor()
        by = "nature" if actor == CHANCE else actor + 1
        yield Told(by, game.story(before, move, viewer, after), game.handles(before, move, viewer))


def stories(game: Game, step: Step | None, viewer: int | None, said: Said = text_data) -> list[dict[str, Any]]:
    """Return the story of each move."""
    moves = tell(game, step, viewer) if step else ()
    return [{"by": by, "texts": [said(text) for text in texts], "handles": handles} for by, texts, handles in moves]


def position_view(table: Table, to: int, viewer: int | None) -> dict[str, Any]:
    """Return the position after the first `to` moves with the last one's story, and nothing later."""
    assert table.session is not None
    moves = table.session.moves
    state: State = table.game.new(len(table.chairs), table.spec.options)
    for move in moves[: max(0, to - 1)]:
        state.play(move)
    before = state.copy()
    last = tuple(moves[to - 1 : to]) if to else ()
    for move in last:
        state.play(move)
    last_stories = stories(table.game, Step(before, last, state), viewer)
    return {"number": to, "stories": last_stories, "view": {**table.game.view(state, viewer), "moves": []}}


def log_view(table: Table, viewer: int | None, after: int, language: Language) -> dict[str, Any]:
    """Return the game as sentences in the language, from move `after` + 1 on."""
    names = tuple(shown(chair.name or chair.bot, language) for chair in table.chairs)
    moves = enumerate(tell(table.game, whole_game(table), viewer), start=1)
    lines = [
        {
            "number": number,
            "by": by,
            "sentences": [language.say(text, names) for text in texts],
            "texts": [text_data(text) for text in texts],
            "handles": handles,
        }
        for number, (by, texts, handles) in moves
        if number > after
    ]
    return {"lines": lines}


def whole_game(table: Table) -> Step:
    """Return all moves of the game as one step."""
    session = table.game_so_far()
    return Step(table.game.new(len(table.chairs), table.spec.options), tuple(session.moves), session.state)
