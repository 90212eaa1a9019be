"""Two machine players at a PettingZoo table: masked random against the machine player that comes with the game.

    python examples/pettingzoo_players.py h44 short --actions 300 --seed 1

Nothing is trained here. Put your policy in the place of `masked_random`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

from grognard.env import MachinePlayer, env

Policy = Callable[[Any, Mapping[str, Any]], int]
"""The table and an observation to the index of the next word."""


def masked_random(table: Any, observation: Mapping[str, Any]) -> int:
    """Any word that the mask allows."""
    return int(table.action_space(table.agent_selection).sample(observation["action_mask"]))


def normal(slug: str, seed: int) -> Policy:
    """The machine player of the game; it looks at the view of its seat, as a person would."""
    player = MachinePlayer(slug, "normal", seed)
    return lambda table, observation: player.choose(table)


def play(table: Any, policies: Mapping[str, Policy], seed: int) -> dict[str, float]:
    """Play one game and return what each seat got for it."""
    table.reset(seed=seed)
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seed + number)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards[agent] += reward
        table.step(None if termination or truncation else policies[agent](table, observation))
    return rewards


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="pavlov")
    parser.add_argument("scenario", nargs="?")
    parser.add_argument("--actions", type=int, default=500, help="give up after so many actions (500)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    table = env(args.game, args.scenario, max_actions=args.actions, render_mode="ansi")
    strong, *weak = table.possible_agents
    policies = {strong: normal(args.game, args.seed), **dict.fromkeys(weak, masked_random)}
    rewards = play(table, policies, args.seed)
    print(table.render())
    for agent, reward in rewards.items():
        print(f"{agent} ({'normal' if agent == strong else 'masked random'}): {reward:+.0f}")


if __name__ == "__main__":
    main()
