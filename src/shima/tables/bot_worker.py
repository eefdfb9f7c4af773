"""The worker process for bots' moves, hints and reviews.

`bot_pool.py` and `review_pool.py` start it and define its jobs.
"""

import sys
import time
from functools import lru_cache

from shima import players
from shima.games.game import CHANCE, OVER, Game, State
from shima.players.analysis import DECIMALS, SPECTATOR, Analysis, Choice, rounded
from shima.players.reasons import explain_choice
from shima.players.review import review_steps
from shima.players.turn_plan import analyse_turns, gains
from shima.record import Record
from shima.registry import GAMES, open_game_with
from shima.tables.pool_worker import Job, serve
from shima.tables.sentences import text_data

NICENESS = 5
"""Niceness relative to the server's event loop, unless the command gives another number."""
GAMES_KEPT = 8
"""Opening a game takes ten times as long as replaying a whole one, so games are cached but not positions."""


def choose(job: Job) -> dict[str, object]:
    """Return a bot's move. Equal seeds give equal moves; the levels only use what their seat may know."""
    _, state = _position(job)
    if state.actor() != job["seat"]:
        raise ValueError(f"seat {job['seat']} is not to move")
    return {"move": players.make(job["bot"], job["seed"]).choose(state, job["seat"])}


def hint(job: Job) -> dict[str, object]:
    """Return the chances and the best turns with reasons, as the viewer may know them."""
    game, state = _position(job)
    viewer: int | None = job["viewer"]
    seen = state.seen_by(SPECTATOR if viewer is None else viewer)
    found = analyse_turns(state, viewer, job["simulations"], job["seconds"], most=job["most"])
    choices = [_advice(game, seen, found, choice) for choice in found.choices[: job["most"]]]
    return {"chances": rounded(found.chances), "choices": choices, "simulations": found.simulations}


def _advice(game: Game, seen: State, found: Analysis, choice: Choice) -> dict[str, object]:
    """Return a choice with its reasons and its turn. Forced outcomes of chance are not listed."""
    after = seen.copy()
    turn: list[dict[str, object]] = []
    for move in choice.turn:
        if after.actor() != CHANCE:
            label, handles = text_data(game.label(after, move)), game.handles(after, move, found.actor)
            turn.append({"move": move, "text": game.write(after, move), "label": label, "handles": handles})
        after.play(move)
    return {
        "move": choice.move,
        "text": game.write(seen, choice.move),
        "chances": rounded(choice.chances),
        "visits": choice.visits,
        "why": text_data(explain_choice(game, seen, found, choice).text),
        "turn": turn,
        "gains": gains(game, seen, after, found.actor),
    }


def review(job: Job) -> dict[str, object]:
    """Judge the next moves of the game up to `until`, for the duration of one portion."""
    game = _game(job["game"], job["set_hash"], job["set_text"], job["rules"])
    end = time.monotonic() + job["portion"]
    moves: list[dict[str, object]] = []
    part = {"since": job["since"], "until": job["until"]}
    for one in review_steps(_record(game, job), game, job["simulations"], job["seconds"], **part):
        cost = round(one.judgement.cost, DECIMALS) if one.judgement else None
        best = one.judgement.best if one.judgement and cost else None
        why = text_data(one.why) if one.why else None
        judged: dict[str, object] = {"number": one.number, "chances": rounded(one.chances), "cost": cost}
        moves.append({**judged, "best": best, "why": why, "simulations": one.simulations})
        if time.monotonic() >= end:
            break
    return {"moves": moves}


JOBS = {"choose": choose, "hint": hint, "review": review}


def _position(job: Job) -> tuple[Game, State]:
    game = _game(job["game"], job["set_hash"], job["set_text"], job["rules"])
    state = game.new(job["players"], job["options"])
    for move in job["moves"]:
        state.play(move)
    return game, state


def _record(game: Game, job: Job) -> Record:
    """Return the game so far as a record, without names and seed."""
    state = game.new(job["players"], job["options"])
    lines: list[str] = []
    for move in job["moves"]:
        lines.append(game.write(state, move))
        state.play(move)
    return Record(
        game=game.name,
        rules=game.rules_version,
        set_name=game.set_name,
        set_hash=game.set_hash,
        players=("–",) * job["players"],
        options=job["options"],
        commitment="",
        moves=tuple(lines),
        result=state.scores() if state.actor() == OVER else (),
    )


@lru_cache(GAMES_KEPT)
def _game(name: str, set_hash: str, set_text: str, rules: int) -> Game:
    game = GAMES[name](set_text) if set_text and name in GAMES else open_game_with(name, set_hash)
    if game.set_hash != set_hash:
        raise ValueError(f"no set of {name} has the hash {set_hash}")
    return game.with_rules(rules)


if __name__ == "__main__":
    serve(JOBS, int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
