"""Opens a pool, keeps one of its two workers busy for a minute and prints their pids, to be killed by a test."""

import asyncio

from shima.registry import open_game
from shima.tables.bot_pool import BotPool, Position


async def main() -> None:
    game = open_game("tokaido-duo")
    moves: list[int] = []
    state = game.new()
    while state.actor() < 0:
        moves.append(state.moves()[0])
        state.play(moves[-1])
    position = Position(game.name, game.set_hash, "", game.rules_version, 2, {}, tuple(moves))
    pool = BotPool(2, limit=0.5)
    await pool.start()
    first = [asyncio.create_task(pool.choose(position, state.actor(), "random", seed)) for seed in range(2)]
    await asyncio.gather(*first)
    long = asyncio.create_task(pool.choose(position, state.actor(), "search:seconds=60", 1))
    while not pool.busy:
        await asyncio.sleep(0)
    print(*pool.pids(), flush=True)
    await long


asyncio.run(main())
