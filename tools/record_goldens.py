"""Record golden games: `python -m tools.record_goldens [SLUG…]` writes tests/golden/<slug>/.

Every scenario is played by machine players with the default options, and at random with every option switched to its
last value. Run it only after an intended change of the rules, and name that change in the changelog.

`--renew` keeps the recorded answers and writes new checkpoints: for a change of names in saved games. A checkpoint
whose `rules` digest differs is an error then, unless `--rules` says that this is intended.
"""

from __future__ import annotations

import sys
from pathlib import Path

from grognard.core.system import Scenario, Value
from grognard.games import SYSTEMS
from grognard.lab.golden import Header, read, record, renewed, write

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
SEED = 1944
LIMITS = {"random": 1500, "competent": 2500}
"""Answers recorded of one game: whole games but for the longest."""


def options_of(scenario: Scenario, *, everything: bool) -> dict[str, Value]:
    return {option.id: option.values[-1 if everything else 0] for option in scenario.options}


def renew(slugs: list[str], *, rules_changed: bool) -> None:
    """Write new checkpoints behind the recorded answers."""
    for slug in slugs or SYSTEMS:
        for path in sorted((FOLDER / slug).glob("*.jsonl")):
            lines = read(path)
            fresh = list(renewed(SYSTEMS[slug], lines, rules_changed=rules_changed))
            if fresh != lines:
                write(path, fresh)
                print(path.relative_to(FOLDER), flush=True)


def main(slugs: list[str]) -> None:
    for slug in slugs or SYSTEMS:
        system = SYSTEMS[slug]
        folder = FOLDER / slug
        folder.mkdir(parents=True, exist_ok=True)
        for scenario in system.scenarios:
            for players, everything in (("competent", False), ("random", True)):
                header = Header(
                    game=slug,
                    scenario=scenario.id,
                    options=options_of(scenario, everything=everything),
                    players=players,
                    seed=SEED,
                )
                path = folder / f"{scenario.id}-{players}.jsonl"
                write(path, record(system, header, LIMITS[players]))
                print(f"{path.relative_to(FOLDER)}  {path.stat().st_size // 1024} KiB", flush=True)


if __name__ == "__main__":
    flags = {word for word in sys.argv[1:] if word.startswith("--")}
    named = [word for word in sys.argv[1:] if word not in flags]
    if "--renew" in flags:
        renew(named, rules_changed="--rules" in flags)
    else:
        main(named)
