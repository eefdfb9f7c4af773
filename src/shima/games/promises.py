"""What the contract promises of every position of every game, checked."""

from shima.games.game import NATURE, Game, IllegalMove, State
from shima.games.playout import Dice


def broken(game: Game, state: State, dice: Dice) -> list[str]:
    """Which promises one position breaks, for the developer; empty when all is well."""
    return [
        *game.violations(state),
        *_reasons(game, state),
        *_notation(game, state),
        *_copies(state),
        *_refusal(game, state, dice),
        *(_nature(state) if state.actor() == NATURE else _view(game, state)),
    ]


def _reasons(game: Game, state: State) -> list[str]:
    """`why` is None exactly for the legal moves, over the whole space."""
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


def _copies(state: State) -> list[str]:
    """Playing on a copy leaves the original as it was, and gives what playing the original would."""
    found: list[str] = []
    key = state.key()
    for move in state.moves():
        first, second = state.copy(), state.copy()
        if first.key() != key or first.moves() != state.moves():
            found.append("copy: differs from its original")
        first.play(move)
        second.play(move)
        if first.key() != second.key():
            found.append(f"copy: move {move} leads to two positions")
        if first.key() == key:
            found.append(f"play: move {move} changes nothing")
    if state.key() != key:
        found.append("copy: playing on it changed its original")
    return found


def _refusal(game: Game, state: State, dice: Dice) -> list[str]:
    """An illegal move raises and changes nothing."""
    move = dice.below(game.move_count + 2) - 1
    if move in state.moves():
        return []
    key, moves = state.key(), state.moves()
    try:
        state.play(move)
    except IllegalMove:
        return [] if state.key() == key and state.moves() == moves else [f"play: refused {move}, but changed the state"]
    return [f"play: took the illegal move {move}"]


def _nature(state: State) -> list[str]:
    """Each outcome has a weight, and imposes itself: no two lead to the same position."""
    found: list[str] = []
    weights = state.weights()
    if len(weights) != len(state.moves()) or min(weights) < 1:
        found.append(f"nature: {len(state.moves())} outcomes with weights {weights}")
    reached: set[tuple[object, ...]] = set()
    for move in state.moves():
        after = state.copy()
        after.play(move)
        reached.add(after.key())
    if len(reached) != len(state.moves()):
        found.append("nature: two outcomes lead to one position")
    return found


def _view(game: Game, state: State) -> list[str]:
    """Looking changes nothing, and only who is to move is offered moves."""
    found: list[str] = []
    key = state.key()
    for viewer in (None, *range(len(state.scores()))):
        offered = game.view(state, viewer)["moves"]
        if bool(offered) != (viewer == state.actor()):
            found.append(f"view: {viewer} is offered {offered}")
    if state.key() != key:
        found.append("view: looking changed the state")
    return found
