"""Checks what the game contract guarantees for every position and every sequence of moves."""

from shima.games.dice import Dice
from shima.games.game import CHANCE, EVERYBODY, Actor, Game, IllegalMove, Move, State


def broken(game: Game, state: State, dice: Dice) -> list[str]:
    """Return the guarantees that the position breaks, for developers."""
    return [
        *game.violations(state),
        *_reasons(game, state),
        *_notation(game, state),
        *_copies(game, state),
        *_seen(game, state),
        *_handles(game, state),
        *_refusal(game, state, dice),
        *(_chance(state) if state.actor() == CHANCE else _view(game, state)),
    ]


def _reasons(game: Game, state: State) -> list[str]:
    """Check that `why` is None exactly for the legal moves, for all moves of the game."""
    legal = set(state.moves())
    found: list[str] = []
    for move in range(game.move_count):
        reason = game.why(state, move)
        if (reason is None) != (move in legal):
            found.append(f"why: move {move} is legal: {move in legal}, and why says {reason}")
        elif reason is not None and not reason.rule:
            found.append(f"why: move {move} is refused without a rule")
    return found


def _notation(game: Game, state: State) -> list[str]:
    return [
        f"notation: {game.write(state, move)!r} is read as another move than {move}"
        for move in state.moves()
        if game.parse(state, game.write(state, move)) != move
    ]


def difference(game: Game, state: State, twin: State) -> list[str]:
    """Return the differences between a copy and its original, for the rules, all seats and spectators."""
    seats = range(state.players())
    same = {
        "key": state.key() == twin.key(),
        "actor": state.actor() == twin.actor(),
        "moves": state.moves() == twin.moves(),
        "weights": state.actor() != CHANCE or state.weights() == twin.weights(),
        "scores": state.scores() == twin.scores(),
        "ranking": state.ranking() == twin.ranking(),
        "rounds": state.rounds() == twin.rounds(),
        "ending": state.ending() == twin.ending(),
        "view": all(game.view(state, viewer) == game.view(twin, viewer) for viewer in (None, *seats)),
        "observation": all(game.observe(state, seat) == game.observe(twin, seat) for seat in seats),
    }
    return [f"copy: another {what} than its original" for what, is_same in same.items() if not is_same]


def _copies(game: Game, state: State) -> list[str]:
    """Check that a copy equals its original, is independent of it, and that the same move gives the same position.

    Whether both stay equal during play is checked by `fuzz`, which plays on with the original and a copy.
    """
    found = difference(game, state, state.copy())
    key = state.key()
    for move in state.moves():
        first, second = state.copy(), state.copy()
        first.play(move)
        second.play(move)
        if first.key() != second.key():
            found.append(f"copy: move {move} leads to two positions")
        if first.key() == key:
            found.append(f"play: move {move} changes nothing")
    if state.key() != key:
        found.append("copy: playing on it changed its original")
    return found


def _seen(game: Game, state: State) -> list[str]:
    """Check that `seen_by` returns an independent copy that its seat cannot distinguish from the original."""
    found: list[str] = []
    key = state.key()
    for seat in range(state.players()):
        seen = state.seen_by(seat)
        if game.observe(seen, seat) != game.observe(state, seat):
            found.append(f"seen_by: another observation of seat {seat}")
        # The view may differ only where something that another player holds in secret is left to chance again.
        if seen.actor() == state.actor() >= 0 and game.view(seen, seat) != game.view(state, seat):
            found.append(f"seen_by: another view of seat {seat}")
        if state.actor() == seat and seen.moves() != state.moves():
            found.append(f"seen_by: other moves of seat {seat}")
        if seen.moves():
            seen.play(seen.moves()[0])
    if state.key() != key:
        found.append("seen_by: playing on it changed its original")
    return found


def _handles(game: Game, state: State) -> list[str]:
    """Check that handles are those on offer, and that only the seat that knows a secret move sees its handles."""
    found: list[str] = []
    actor = state.actor()
    offers = game.view(state, actor)["moves"] if actor >= 0 else []
    assert isinstance(offers, list)
    for offer in offers:
        if offer.get("handles", []) != game.handles(state, offer["move"], actor):
            found.append(f"handles: others than the view offers for move {offer['move']}")
    for move in state.moves():
        knower = game.secret_to(state, move)
        for viewer in (None, *range(state.players())):
            if knower not in (EVERYBODY, viewer) and game.handles(state, move, viewer):
                found.append(f"handles: {viewer} sees those of the secret move {move}")
    return found


def _refusal(game: Game, state: State, dice: Dice) -> list[str]:
    """Check that an illegal move raises an error and changes nothing."""
    move = dice.below(game.move_count + 2) - 1
    if move in state.moves():
        return []
    key, moves = state.key(), state.moves()
    try:
        state.play(move)
    except IllegalMove:
        return [] if state.key() == key and state.moves() == moves else [f"play: refused {move}, but changed the state"]
    return [f"play: took the illegal move {move}"]


def _chance(state: State) -> list[str]:
    """Check that each outcome has a weight, and that no two outcomes lead to the same position."""
    found: list[str] = []
    weights = state.weights()
    if len(weights) != len(state.moves()) or min(weights) < 1:
        found.append(f"chance: {len(state.moves())} outcomes with weights {weights}")
    reached: set[tuple[object, ...]] = set()
    for move in state.moves():
        after = state.copy()
        after.play(move)
        reached.add(after.key())
    if len(reached) != len(state.moves()):
        found.append("chance: two outcomes lead to one position")
    return found


def _view(game: Game, state: State) -> list[str]:
    """Check that a view changes nothing, and offers moves only to the seat that acts."""
    found: list[str] = []
    key = state.key()
    for viewer in (None, *range(len(state.scores()))):
        offered = game.view(state, viewer)["moves"]
        if bool(offered) != (viewer == state.actor()):
            found.append(f"view: {viewer} is offered {offered}")
    if state.key() != key:
        found.append("view: looking changed the state")
    return found


def resampling_flaws(game: Game, start: State, moves: list[Move], dice: Dice) -> list[str]:
    """Check that moves resampled for a seat are legal, and that the seat cannot tell them from the real ones."""
    secrets = secret_moves(game, start, moves)
    found: list[str] = []
    for seat in range(start.players()):
        others = game.resampled(start, moves, secrets, seat, dice)
        if others != moves:
            found.extend(_distinctions(game, start, moves, others, seat))
    return found


def secret_moves(game: Game, start: State, moves: list[Move]) -> dict[int, Actor]:
    """Return the index of each secret move with the only seat that learned it."""
    state = start.copy()
    secrets: dict[int, Actor] = {}
    for index, move in enumerate(moves):
        knower = game.secret_to(state, move)
        if knower != EVERYBODY:
            secrets[index] = knower
        state.play(move)
    return secrets


def learned(game: Game, state: State, move: Move, seat: Actor) -> Move:
    """Return the move as the seat learns it."""
    return move if game.secret_to(state, move) in (EVERYBODY, seat) else game.concealed(move)


def _distinctions(game: Game, start: State, moves: list[Move], others: list[Move], seat: Actor) -> list[str]:
    """Return how the seat can tell the two sequences of moves apart, or that the second is not legal."""
    pairs = list(zip(moves, others, strict=True))
    first = [move == other for move, other in pairs].index(False)
    state = start.copy()
    for move in moves[:first]:
        state.play(move)
    twin = state.copy()
    for index, (move, other) in enumerate(pairs[first:], first):
        if other not in twin.moves():
            return [f"resampled: move {index + 1} for seat {seat} is not legal"]
        if learned(game, state, move, seat) != learned(game, twin, other, seat):
            return [f"resampled: seat {seat} knows that move {index + 1} is another"]
        state.play(move)
        twin.play(other)
        if game.observe(state, seat) != game.observe(twin, seat):
            return [f"resampled: another observation of seat {seat} after move {index + 1}"]
        if state.actor() == seat and state.moves() != twin.moves():
            return [f"resampled: other moves of seat {seat} after move {index + 1}"]
    if game.view(state, seat) != game.view(twin, seat):
        return [f"resampled: another view of seat {seat}"]
    return game.violations(twin)
