"""Random agents play Yamataï through PettingZoo.

python examples/pettingzoo_random.py [--players 3] [--games 5] [--seed 1]
"""

from argparse import ArgumentParser

from shima.research import yamatai_v0


def main() -> None:
    parser = ArgumentParser(description="Random agents play Yamataï.")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    env = yamatai_v0.env(players=args.players)
    for game in range(args.games):
        env.reset(seed=args.seed + game)
        decisions = 0
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                print(f"game {game + 1}: {agent} has {info['score']} points and gets {reward:+.2f}")
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        print(f"game {game + 1}: {decisions} decisions")


if __name__ == "__main__":
    main()
