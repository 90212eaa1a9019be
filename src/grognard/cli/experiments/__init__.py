"""The commands that let machine players play: `simulate`, `ladder`, `lab`."""

from __future__ import annotations

import argparse
from typing import Any

from grognard.cli.experiments import lab, simulate


def add(commands: argparse._SubParsersAction[Any]) -> None:
    lab.add(commands)
    simulate.add(commands)
