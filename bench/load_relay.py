"""The peer of `load.py`: a server on the same libraries that only forwards each message to the other client.

    .venv/bin/python bench/load_relay.py

Without game, store and views it shows the minimum cost of such a server. It prints its address.
"""

import socket

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()
pairs: dict[str, list[WebSocket]] = {}


@app.websocket("/relay/{pair}")
async def relay(mine: WebSocket, pair: str) -> None:
    await mine.accept()
    both = pairs.setdefault(pair, [])
    both.append(mine)
    try:
        while True:
            text = await mine.receive_text()
            for other in both:
                if other is not mine:
                    await other.send_text(text)
    except WebSocketDisconnect:
        both.remove(mine)


if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0), backlog=4096) as bound:
        print(f"http://127.0.0.1:{bound.getsockname()[1]}", flush=True)
        config = uvicorn.Config(app, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False)
        uvicorn.Server(config).run(sockets=[bound])
