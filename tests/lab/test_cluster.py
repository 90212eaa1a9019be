"""Experiments on a Ray cluster of two nodes on this machine: the same games, although a worker dies."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from grognard.lab.cluster import NoCluster, NoRay, RayPool
from grognard.lab.pools import LocalPool
from grognard.lab.selfplay import play_many
from tests.lab.test_pools import TASK

WITH_RAY = find_spec("ray") is not None
ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "lab" / "two_nodes.py"
ALONE = 'ip link set lo up && exec "$0" "$@"'
"""In a network of its own, where Ray finds no address but the loopback's."""


@pytest.mark.skipif(WITH_RAY, reason="Ray is installed: nothing is missing")
def test_without_ray_the_command_says_what_to_install() -> None:
    with pytest.raises(NoRay):
        RayPool("auto")


@pytest.mark.skipif(not WITH_RAY, reason="Ray is not installed: make cluster")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:six"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str) -> None:
    with pytest.raises(NoCluster):
        RayPool(address)


@pytest.mark.slow
@pytest.mark.skipif(not WITH_RAY, reason="Ray is not installed: make cluster")
@pytest.mark.skipif(shutil.which("unshare") is None or shutil.which("ip") is None, reason="no unshare or ip here")
def test_two_nodes_play_the_same_games_and_replace_a_worker_that_dies(tmp_path: Path) -> None:
    said = subprocess.run(
        ["unshare", "--map-root-user", "--net", "sh", "-c", ALONE, sys.executable, SCRIPT, tmp_path],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "RAY_USAGE_STATS_ENABLED": "0"},
        timeout=300,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    report = json.loads(said.stdout.splitlines()[-1])
    assert report["nodes"] == 2
    assert report["died"]
    assert report["answers"] == [0, 1, 2, 3, 4, 5]
    assert report["games"] == [[game.number, game.score, game.plies] for game in play_many(TASK, 6, LocalPool())]
    assert report["workers"] == 2
    assert report["other_code"]
