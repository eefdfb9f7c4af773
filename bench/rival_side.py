"""One side of `bench/rival.py`: answers with a move and its processor time. Uses only what every revision has."""

import json
import sys
import time

from shima.players import make
from shima.registry import open_game


def main() -> None:
    game_name, seats, spec = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    game = open_game(game_name)
    state = game.new(seats)
    players = [make(spec, seat) for seat in range(seats)]
    for line in sys.stdin:
        message = json.loads(line)
        if "begin" in message:
            state = game.new(seats)
            players = [make(spec, message["begin"] * seats + seat) for seat in range(seats)]
            continue
        for move in message["moves"]:
            state.play(move)
        started = time.process_time()
        chosen = players[message["seat"]].choose(state, message["seat"])
        print(json.dumps([chosen, time.process_time() - started]), flush=True)


if __name__ == "__main__":
    main()
