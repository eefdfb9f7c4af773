"""`shima analyse`: what each move of a recorded game cost, or what a position offers."""

from typing import Annotated

import typer

from shima import record
from shima.commands.options import AsJson, Jobs, SetFile
from shima.commands.records import RecordFile, game_of, of_record, read_record
from shima.commands.reviewing import review_in_processes
from shima.commands.screen import progress, screen
from shima.console import print_json, say, speech
from shima.games.game import Game, State
from shima.games.text import Text
from shima.players import MOST_SECONDS, MOST_SIMULATIONS
from shima.players import review as reviews
from shima.players.analysis import SECONDS, SEED, SIMULATIONS
from shima.players.turn_plan import analyse_turns
from shima.record import BadRecord, Record
from shima.terminal.analysis import moment_sentences, reason_sentences, show_position, show_review
from shima.terminal.names import shown_names


def analyse(
    file: RecordFile,
    move: Annotated[int | None, typer.Option("--move", metavar="N", min=1, help=say("analysis-help-move"))] = None,
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", min=1, max=MOST_SIMULATIONS, help=say("analysis-help-simulations")),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0, max=MOST_SECONDS, help=say("analysis-help-seconds"))
    ] = 0.0,
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("analysis-help-seed"))] = SEED,
    components: SetFile = "",
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    saved = read_record(file)
    game = of_record(file, lambda: game_of(saved, components))
    most = simulations or 0
    if not most and not seconds:
        most = game.review_simulations if move is None else SIMULATIONS
        seconds = reviews.SECONDS if move is None else SECONDS
    head: dict[str, object] = {"game": saved.game, "set": saved.set_hash, "players": list(saved.players)}
    head["limits"] = {"simulations": most or None, "seconds": seconds or None, "seed": seed}
    if move is None:
        with progress(say("analysis-progress", game=saved.game), len(saved.moves)) as advance:
            judged = of_record(file, lambda: review_in_processes(saved, components, most, seconds, seed, jobs, advance))
        if as_json:
            told = moment_sentences(judged, shown_names(saved.players, speech), speech)
            print_json({**head, **judged.as_data(), "told": {str(number): said for number, said in told.items()}})
        else:
            show_review(screen, game, saved, judged, speech)
        return
    state = of_record(file, lambda: _before(saved, game, move))
    viewer = state.actor() if state.actor() >= 0 else None
    seen = state if viewer is None else state.seen_by(viewer)
    found = analyse_turns(state, viewer, most, seconds, seed)
    if as_json:
        seat = None if viewer is None else viewer + 1
        whys = reason_sentences(game, seen, found, shown_names(saved.players, speech), speech)
        print_json({**head, "number": move, "viewer": seat, **found.as_data(game, state), "whys": whys})
    else:
        show_position(screen, game, seen, found, saved.players, speech)


def _before(saved: Record, game: Game, move: int) -> State:
    """Return the position before the move. A number after the last move gives the final position."""
    last = len(saved.moves) + 1
    if move > last:
        raise BadRecord(0, Text("analysis-no-move", {"number": move, "count": len(saved.moves), "most": last}))
    return record.replay(saved, game, move - 1)
