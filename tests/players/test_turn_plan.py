"""A hint is a whole turn: legal moves of one player, up to the next move of chance or of another player."""

import pytest

from shima.games.advance import play_forced
from shima.games.contract_checks import secret_moves
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, Move, State
from shima.players.analysis import analyse
from shima.players.facts import reasons_of, turn_goes_on
from shima.players.turn_plan import LONGEST, gains, with_turns
from shima.tables import bot_worker
from tests.tables.memory_tables import GAMES, SIZES


def random_moves(game: Game, players: int, seed: int, count: int) -> list[Move]:
    """Random moves up to a decision, at least `count` of them unless the game ends."""
    state, dice = game.new(players), Dice(seed)
    moves: list[Move] = []
    while state.actor() != OVER and (len(moves) < count or state.actor() == CHANCE or len(state.moves()) == 1):
        moves.append(state.random_move(dice))
        state.play(moves[-1])
    return moves


def after(game: Game, players: int, moves: list[Move]) -> State:
    state = game.new(players)
    for move in moves:
        state.play(move)
    return state


def check_turn(state: State, moves: tuple[Move, ...]) -> State:
    """Play the turn and check that it is one. Return the position after it."""
    seat, is_over, now = state.actor(), reasons_of(state).is_over, state.copy()
    for number, move in enumerate(moves):
        assert now.actor() == seat or (now.actor() == CHANCE and len(now.moves()) == 1)
        assert number == 0 or now.actor() == CHANCE or not is_over(state, now)
        assert move in now.moves()
        now.play(move)
    assert not turn_goes_on(state, now, seat) or len(moves) == LONGEST
    return now


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_turn_goes_on_to_its_end_and_not_into_the_next(name: str, players: int) -> None:
    game = GAMES[name]
    longer = 0
    for seed, count in enumerate((60, 75, 90, 120)):
        state = after(game, players, random_moves(game, players, seed, count))
        if state.actor() == OVER:
            continue
        seen = state.seen_by(state.actor())
        found = analyse(state, state.actor(), 20)
        whole = with_turns(seen, found)
        assert all(choice.turn for choice in whole.choices[:3])
        assert whole.choices[3:] == found.choices[3:]
        for choice, planned in zip(found.choices[:3], whole.choices, strict=False):
            assert (planned.move, planned.chances, planned.visits) == (choice.move, choice.chances, choice.visits)
            assert (planned.move, *planned.line)[: len(planned.turn)] == planned.turn
            end = check_turn(seen, planned.turn)
            changed = gains(game, seen, end, state.actor())
            assert changed["score"] == end.scores()[state.actor()] - state.scores()[state.actor()]
            assert all(change for what, change in changed.items() if what != "score")
            longer += len(planned.line) > len(choice.line)
    assert longer


def test_without_time_first_estimates_complete_the_turn() -> None:
    game = GAMES["yamatai"]
    state = after(game, 2, random_moves(game, 2, 3, 60))
    seen = state.seen_by(state.actor())
    planned = with_turns(seen, analyse(state, state.actor(), 2), seconds=1e-9)
    check_turn(seen, planned.choices[0].turn)


def test_a_turn_goes_on_after_a_draw_with_only_one_outcome() -> None:
    """Only one kind of painting is left, so what the artist turns over is certain."""
    game = GAMES["tokaido-duo"]
    moves = random_moves(game, 2, 215, 101)
    state = after(game, 2, moves)
    seen, crossed = state.seen_by(state.actor()), 0
    found = with_turns(seen, analyse(state, state.actor(), 40), most=100)
    for choice in found.choices:
        check_turn(seen, choice.turn)
        now = seen.copy()
        drawn = []
        for move in choice.turn:
            drawn.append(now.actor() == CHANCE)
            now.play(move)
        crossed += any(drawn)
        assert not drawn[-1], "a turn ends with a decision"
    assert crossed
    hint = bot_worker.hint({**job(game, 2, moves, state.actor()), "most": 100})
    assert isinstance(hint["choices"], list)
    assert all(not step["text"].startswith("*") for choice in hint["choices"] for step in choice["turn"])


def test_where_the_search_was_thin_the_line_ends_and_another_search_continues_the_turn() -> None:
    game = GAMES["yamatai"]
    state = after(game, 2, random_moves(game, 2, 3, 60))
    seen = state.seen_by(state.actor())
    found = analyse(state, state.actor(), 80)
    rarely = [choice for choice in found.choices if choice.visits < 80 // 8]
    assert rarely
    for choice in rarely:
        now = seen.copy()
        now.play(choice.move)
        assert list(choice.line) == play_forced(now)
    turns = with_turns(seen, found, most=len(found.choices))
    assert any(
        len(choice.turn) > 1 + len(short.line) for choice, short in zip(turns.choices, found.choices, strict=True)
    )


def job(game: Game, players: int, moves: list[Move], viewer: int) -> dict[str, object]:
    table = {"game": game.name, "set_hash": game.set_hash, "set_text": "", "rules": game.rules_version}
    budget = {"viewer": viewer, "simulations": 30, "seconds": 0.0, "most": 3}
    return {**table, "players": players, "options": {}, "moves": moves, **budget}


def test_a_hint_is_the_same_in_every_game_that_the_player_cannot_tell_from_this_one() -> None:
    """What others have looked at changes nothing, and nothing comes from the tiles that are really next."""
    game, compared = GAMES["yamatai"], 0
    for seed in range(40):
        moves = random_moves(game, 2, seed, 50 + 2 * seed)
        state = after(game, 2, moves)
        if state.actor() == OVER:
            continue
        start = game.new(2)
        others = game.resampled(start, moves, secret_moves(game, start, moves), state.actor(), Dice(seed))
        if others == moves:
            continue
        assert after(game, 2, others).key() != state.key()
        hints = [bot_worker.hint(job(game, 2, each, state.actor())) for each in (moves, others)]
        assert hints[0] == hints[1]
        compared += 1
        if compared == 3:
            break
    assert compared == 3


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_hint_tells_the_turn_with_notation_labels_and_handles(name: str, players: int) -> None:
    game = GAMES[name]
    moves = random_moves(game, players, 5, 70)
    state = after(game, players, moves)
    found = bot_worker.hint(job(game, players, moves, state.actor()))
    choices = found["choices"]
    assert isinstance(choices, list)
    for choice in choices:
        assert (choice["turn"][0]["move"], choice["turn"][0]["text"]) == (choice["move"], choice["text"])
        now = state.seen_by(state.actor())
        for step in choice["turn"]:
            offers = game.view(now, now.actor())["moves"]
            assert isinstance(offers, list)
            offer = next(each for each in offers if each["move"] == step["move"])
            assert step["handles"] == offer["handles"]
            assert step["text"] == game.write(now, step["move"])
            assert step["label"]["key"] == game.label(now, step["move"]).key
            now.play(step["move"])
        assert choice["gains"] == gains(game, state, now, state.actor())
