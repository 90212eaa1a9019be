"""A Ray cluster of two nodes on this machine, and what an experiment on it gives, as JSON: run by test_cluster.py."""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from grognard.lab import cluster
from grognard.lab.cluster import OtherCode, RayPool
from grognard.lab.selfplay import play_many
from tests.lab.test_pools import TASK, dies_once


def node(number: int) -> str:
    time.sleep(0.3)
    return str(ray.get_runtime_context().get_node_id())


def refuses_other_code(pool: RayPool) -> bool:
    """Whether an answer of workers is refused when the code here is another."""
    real, cluster._code = cluster._code, lambda: "another"  # type: ignore[assignment]
    try:
        list(pool.run(node, [1]))
    except OtherCode:
        return True
    finally:
        cluster._code = real
    return False


def main(folder: Path) -> dict[str, Any]:
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    pool = RayPool(nodes.address)
    games = sorted(play_many(TASK, 6, pool), key=lambda game: game.number)
    report = {
        "workers": pool.workers,
        "nodes": len({*pool.run(node, range(10))}),
        "answers": sorted(pool.run(partial(dies_once, folder), range(6))),
        "died": (folder / "died").exists(),
        "games": [[game.number, game.score, game.plies] for game in games],
        "other_code": refuses_other_code(pool),
    }
    ray.shutdown()
    nodes.shutdown()
    return report


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))
