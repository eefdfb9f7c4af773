"""Tokaido Duo: what a move gains, what it denies the opponent, and what it leaves to them."""

from collections.abc import Sequence
from typing import Final, cast

from shima.games.counts import Counts, count, total, unpack
from shima.games.game import Game, Move, State
from shima.games.text import Text
from shima.games.tokaido_duo import score
from shima.games.tokaido_duo.actions.artist import Paint
from shima.games.tokaido_duo.actions.base import FigureAction, Walk
from shima.games.tokaido_duo.actions.merchant import Draw, PutBack
from shima.games.tokaido_duo.actions.round import Pass
from shima.games.tokaido_duo.actions.seashore import TakeSpring, TakeWave
from shima.games.tokaido_duo.constants import (
    CHARACTERS,
    COINS_FOR_A_SLAB,
    CUNNING,
    MERCHANT,
    NOBODY,
    SIDES,
    SLABS,
    WARES,
)
from shima.games.tokaido_duo.game import DuoState
from shima.games.tokaido_duo.phases import RULES
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import ACT, MOVE
from shima.players.analysis import Choice
from shima.players.facts import DENIES, GAINS, OPENS, Fact, Reasons, Turn, turn_of
from shima.players.tokaido_duo.rivals import Reply, best_reply, coins_of, die_of, handed_over

COIN: Final = 0.6
WARE: Final = 1.2
PAINTING: Final = 1.0
TILE: Final = 2.0
LITTLE: Final = 0.1
RIVALS: Final = 3
"""How many other moves of the same figure are compared."""


class DuoReasons(Reasons):
    def facts(self, game: Game, state: State, choice: Choice, others: Sequence[Choice]) -> list[Fact]:
        return facts(game, cast(DuoState, state), choice, others)


REASONS: Final = DuoReasons()


def facts(game: Game, state: DuoState, choice: Choice, others: Sequence[Choice]) -> list[Fact]:
    turn = turn_of(state, choice, state.actor())
    return [*_gains(game, turn), *_taken_away(turn), *_left(turn, others)]


def _gains(game: Game, turn: Turn) -> list[Fact]:
    before, after = cast(DuoState, turn.before), cast(DuoState, turn.after)
    seat = turn.seat
    found: list[Fact] = []
    faith = score.faith(after, seat) - score.faith(before, seat)
    board = after.boards[seat]
    if faith > 0:
        args: dict[str, object] = {"points": faith, "temple": board.temple, "garden": board.garden, "who": ""}
        found.append(Fact(GAINS, Text("reason-duo-faith", args), float(faith)))
    culture = score.culture(after, seat) - score.culture(before, seat)
    if culture > 0:
        worth = score.culture(after, seat)
        args = {"points": culture, "worth": worth, "who": ""}
        found.append(Fact(GAINS, Text("reason-duo-culture", args), float(culture)))
    found.extend(_trade(before, after, seat))
    for move in turn.moves:
        found.extend(_deed(before, move, seat))
    first = RULES.actions[turn.moves[0]]
    if isinstance(first, PutBack):
        args = {"coins": worth_of(after, board.wares), "wares": listed(board.wares), "who": ""}
        found.append(Fact(GAINS, Text("reason-duo-keeps-wares", args), WARE))
    if isinstance(first, Pass) and before.spring_owner == seat:
        found.append(Fact(GAINS, Text("reason-duo-keeps-spring", {"who": ""}), TILE))
    return found or _possible(game, turn)


def listed(wares: Counts) -> Text:
    """List the wares by kind."""
    held = unpack(wares, len(WARES))
    parts = [Text("duo-wares", {"ware": WARES[kind], "count": held[kind]}) for kind in range(len(WARES)) if held[kind]]
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = Text("duo-list", {"first": part, "rest": text})
    return text


def _possible(game: Game, turn: Turn) -> list[Fact]:
    """Return the action that a walk without a gain leads to, or that the player skips."""
    before = cast(DuoState, turn.before)
    first = RULES.actions[turn.moves[0]]
    if isinstance(first, Pass):
        return [_action("reason-duo-skips", game, before, move) for move in _actions(before)[:1]]
    if not isinstance(first, Walk):
        return []
    after = before.copy()
    after.play(turn.moves[0])
    actions = _actions(after) if after.phase == ACT else []
    if not actions:
        return [Fact(GAINS, Text("reason-duo-nothing", {"who": ""}), LITTLE)]
    return [_action("reason-duo-offers", game, after, actions[0])]


def _actions(state: DuoState) -> list[Move]:
    """Return the actions at the place of the figure, best first, without those of the hot spring."""
    seat, found = state.turn, []
    for move in state.moves():
        if isinstance(RULES.actions[move], FigureAction):
            after = state.copy()
            after.play(move)
            gain = after.scores()[seat] - state.scores()[seat] + COIN * (coins_of(after, seat) - coins_of(state, seat))
            found.append((-gain, -move))
    return [-move for _, move in sorted(found)]


def _action(key: str, game: Game, state: DuoState, move: Move) -> Fact:
    return Fact(GAINS, Text(key, {"move": game.label(state, move), "who": ""}), LITTLE)


def _trade(before: DuoState, after: DuoState, seat: int) -> list[Fact]:
    """Return the gain in coins and in the gold slabs that they become."""
    coins = coins_of(after, seat) - coins_of(before, seat)
    if coins <= 0:
        return []
    board = after.boards[seat]
    args: dict[str, object] = {"coins": coins, "who": ""}
    slabs = board.slabs - before.boards[seat].slabs
    if slabs:
        points = int(score.trade(after, seat) - score.trade(before, seat))
        args["slabs"], args["points"] = slabs, points
        return [Fact(GAINS, Text("reason-duo-slab", args), COIN * coins + points)]
    if board.slabs == SLABS:
        return [Fact(GAINS, Text("reason-coins", args), COIN * coins)]
    args["missing"] = COINS_FOR_A_SLAB - board.coins
    return [Fact(GAINS, Text("reason-duo-coins", args), COIN * coins)]


def _deed(before: DuoState, move: Move, seat: int) -> list[Fact]:
    """Return gains other than points and coins."""
    action = RULES.actions[move]
    if isinstance(action, Draw):
        return [_draw(before, action.count, seat)]
    if isinstance(action, Paint):
        return [_paint(before, action.count, seat)]
    if isinstance(action, TakeSpring) and before.spring_owner == NOBODY:
        return [Fact(GAINS, Text("reason-duo-spring", {"who": ""}), TILE)]
    if not isinstance(action, TakeWave):
        return []
    wave = action.wave
    count = before.boards[seat].ware_count()
    if wave == MERCHANT and before.wave_sides[wave] == CUNNING and count:
        return [Fact(GAINS, Text("reason-duo-cunning", {"count": count, "who": ""}), TILE)]
    if before.wave_owners[wave] != NOBODY:
        return []
    return [Fact(GAINS, Text("reason-duo-wave", {"side": SIDES[wave][before.wave_sides[wave]], "who": ""}), TILE)]


def _paint(before: DuoState, count: int, seat: int) -> Fact:
    """Return what the paintings will add to culture once all before them are given."""
    board = before.boards[seat]
    points = before.components.painting_points
    given = board.given + len(board.face_up)
    args: dict[str, object] = {"count": count, "points": points[given + count] - points[given], "who": ""}
    return Fact(GAINS, Text("reason-duo-paint", args), PAINTING * count)


def _draw(before: DuoState, count: int, seat: int) -> Fact:
    """Return the wares' mean value. A player with too many keeps the best."""
    kept = before.wares_kept(seat)
    if before.boards[seat].ware_count() + count > kept:
        args: dict[str, object] = {"count": count, "kept": kept, "who": ""}
        return Fact(GAINS, Text("reason-duo-draw-choose", args), WARE * count)
    coins = round(count * worth_of(before, before.bag) / total(before.bag))
    return Fact(GAINS, Text("reason-duo-draw", {"count": count, "coins": coins, "who": ""}), WARE * count)


def worth_of(state: DuoState, wares: Counts) -> int:
    """Return the price of the wares at the best-paying shops."""
    best = [0] * len(WARES)
    for tile in state.shops:
        best[ware_of(tile)] = max(best[ware_of(tile)], price_of(tile))
    return sum(number * price for number, price in zip(unpack(wares, len(WARES)), best, strict=True))


def _taken_away(turn: Turn) -> list[Fact]:
    """Return the hot spring and the waves taken from the opponent."""
    before, after, other = cast(DuoState, turn.before), cast(DuoState, turn.after), 1 - turn.seat
    if before.spring_owner == other and after.spring_owner == turn.seat:
        return [Fact(DENIES, Text("reason-duo-deny-spring", {"other": other, "who": ""}), TILE)]
    for wave, owner in enumerate(before.wave_owners):
        if owner == other != after.wave_owners[wave]:
            side = SIDES[wave][before.wave_sides[wave]]
            return [Fact(DENIES, Text("reason-duo-deny-wave", {"other": other, "side": side, "who": ""}), TILE)]
    return []


def _left(turn: Turn, others: Sequence[Choice]) -> list[Fact]:
    """Return the opponent's best reply with the dice left, compared with the replies to other choices."""
    before, other = cast(DuoState, turn.before), 1 - turn.seat
    then = handed_over(cast(DuoState, turn.after), turn.seat)
    if then is None:
        return []
    reply = best_reply(then, other)
    taken = _die(before, turn.moves[0])
    same = [choice for choice in others if _die(before, choice.move) == taken][:RIVALS]
    different = [choice for choice in others if _die(before, choice.move) != taken][:1]
    found = _denied_die(turn, different, reply) or _hindered(turn, same, then)
    if reply.value:
        former = _world(before, others[0], turn.seat)
        if former is not None and best_reply(former, other).value < reply.value:
            found.append(_opened(reply, other))
    return found


def _world(before: DuoState, choice: Choice, seat: int) -> DuoState | None:
    """Return the position when the opponent acts after this choice."""
    return handed_over(cast(DuoState, turn_of(before, choice, seat).after), seat)


def _die(before: DuoState, move: Move) -> int:
    """Return whose die the move takes; NOBODY if it is already being played."""
    return die_of(move) if before.phase == MOVE else NOBODY


def _denied_die(turn: Turn, rivals: Sequence[Choice], reply: Reply) -> list[Fact]:
    """Return the die if the opponent could do more with it than with those left."""
    before, other = cast(DuoState, turn.before), 1 - turn.seat
    taken = _die(before, turn.moves[0])
    world = _world(before, rivals[0], turn.seat) if rivals else None
    if world is None or taken == NOBODY:
        return []
    lost = best_reply(world, other, taken)
    if lost.value <= reply.value:
        return []
    args: dict[str, object] = {"character": CHARACTERS[taken], "other": other, "who": ""}
    args["points"], args["coins"] = lost.points, lost.coins
    text = Text("reason-duo-deny-die" if lost.points else "reason-duo-deny-die-coins", args)
    return [Fact(DENIES, text, lost.value - reply.value)]


def _hindered(turn: Turn, rivals: Sequence[Choice], then: DuoState) -> list[Fact]:
    """Return what the opponent's figure cannot do now, but could if this figure were anywhere else."""
    other = 1 - turn.seat
    worlds = [_world(cast(DuoState, turn.before), choice, turn.seat) for choice in rivals]
    if not worlds or then.spring_owner == other:
        return []
    found: list[Fact] = []
    for character in range(len(CHARACTERS)):
        if not count(then.dice, character):
            continue
        now = best_reply(then, other, character)
        least = min((best_reply(world, other, character) for world in worlds if world), key=_value, default=now)
        if least.value <= now.value:
            continue
        args: dict[str, object] = {"character": CHARACTERS[character], "other": other, "who": ""}
        args["points"], args["coins"] = least.points, least.coins
        if least.points > now.points:
            found.append(Fact(DENIES, Text("reason-duo-hinder", args), least.value - now.value))
        elif not least.points and least.coins > now.coins:
            found.append(Fact(DENIES, Text("reason-duo-hinder-coins", args), least.value - now.value))
    return found


def _value(reply: Reply) -> float:
    return reply.value


def _opened(reply: Reply, other: int) -> Fact:
    args: dict[str, object] = {"character": CHARACTERS[reply.character], "other": other, "who": ""}
    args["points"], args["coins"] = reply.points, reply.coins
    return Fact(OPENS, Text("reason-duo-opens" if reply.points else "reason-duo-opens-coins", args), reply.value)
