"""Attacks by players: hints, bots, webhooks, and ever more people and tables."""

import asyncio
import json

from siege_attacker import Attack, Attacker

BOT_TABLES = 120
RECEIVERS = 25
DRIP = 4.0


async def hints(attacker: Attacker) -> None:
    """Hints at many tables at once."""
    people = await attacker.many(lambda n: attacker.person(f"Mallory {n}"), 20)

    async def table(n: int) -> tuple[str, str]:
        cookie = people[n % len(people)]
        return await attacker.table(cookie, "yamatai", ["", "random"], hints=True), cookie

    async def ask(n: int) -> None:
        name, cookie = tables[n % len(tables)]
        await attacker.post(f"/api/tables/{name}/hint", {}, cookie)

    tables = await attacker.many(table, 60)
    await attacker.flood(ask, 60)


async def bots(attacker: Attacker) -> None:
    """Tables with the strongest bots, opened and left."""
    cookies = await attacker.many(lambda n: attacker.person(f"Mallory {n}"), 10)

    async def leave(n: int) -> None:
        cookie = cookies[n % len(cookies)]
        table = await attacker.table(cookie, "yamatai", ["", "level8", "level8", "level8"], stand_in="level8")
        await attacker.act(table, cookie, "leave")

    await attacker.many(leave, BOT_TABLES)
    await asyncio.sleep(attacker.left)


async def webhooks(attacker: Attacker) -> None:
    """Webhook receivers that answer one byte at a time, for people whose turn comes constantly."""

    async def drip(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for byte in b"HTTP/1.1 200 OK\r\nX-Slow: " + b"x" * 10_000:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(min(DRIP, attacker.left))
                if not attacker.left:
                    break
        except OSError:
            pass
        finally:
            writer.close()

    receiver = await asyncio.start_server(drip, attacker.source, 0)
    url = f"http://{attacker.source}:{receiver.sockets[0].getsockname()[1]}/"

    async def player(n: int) -> tuple[str, str]:
        cookie = await attacker.person(f"Mallory {n}")
        await attacker.ask("PUT", "/api/me/hook", json.dumps({"url": url}).encode(), cookie=cookie)
        return await attacker.table(cookie, "tokaido-duo", ["", "random"]), cookie

    people = await attacker.many(player, RECEIVERS)

    async def turn(n: int) -> None:
        table, cookie = people[n % len(people)]
        _, content = await attacker.get(f"/api/tables/{table}", cookie)
        view = json.loads(content or b"{}")
        if view.get("labels"):
            move = attacker.random.choice(view["labels"])["move"]
            await attacker.act(table, cookie, "move", number=view["moves"] + 1, move=str(move))

    await attacker.flood(turn)
    receiver.close()
    await asyncio.sleep(0.1)  # until the last byte


async def newcomers(attacker: Attacker) -> None:
    """New people and new tables, up to the limit and beyond."""
    cookie = await attacker.person("Mallory")

    async def come(n: int) -> None:
        if n % 4 == 0:
            await attacker.person(f"Mallory {n}")
        else:
            await attacker.table(cookie, "yamatai", ["", "", "", ""], open=True)

    await attacker.flood(come)


KINDS: dict[str, Attack] = {"hints": hints, "bots": bots, "webhooks": webhooks, "newcomers": newcomers}
