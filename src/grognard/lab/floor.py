"""Searches of hex games in C, compiled in the same run: as fast as the searching itself can be on this machine."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Protocol

from msgspec import Struct

REFERENCE = "c-floor"
MISSING = "c-floor: no C compiler"
SOURCE = "c_floor.c"
Edge = tuple[int, int]
"""A node and what it costs to get there."""


class FloorDiffers(Exception):
    """The search in C found something else: one of the two is wrong, and they cannot be compared."""


class Search(Struct, frozen=True, kw_only=True):
    """The cheapest paths from a start to every hex within a limit."""

    graph: Sequence[Iterable[Edge]]
    """The steps from each node. Searches that share a graph share the object."""
    first: tuple[Edge, ...]
    """The steps from the start."""
    limit: int
    start: int = -1
    """The hex that does not count."""
    layers: int = 1
    """Nodes to a hex: the cheapest of them counts."""


class Field(Protocol):
    """What is searched in one game."""

    def calls(self) -> Mapping[str, Callable[[], object]]:
        """By kind: a call that searches once, without caches."""

    def floor(self) -> Mapping[str, tuple[Sequence[Search], int]]:
        """By kind, for path searches: the same for C, and the checksum of our own result."""


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def times(field: Field, seconds: float) -> dict[str, float] | None:
    """Seconds of one round of each search in C; None where there is no compiler."""
    cc = compiler()
    if cc is None:
        return None
    kinds = field.floor()
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder) / SOURCE, Path(folder) / "floor"
        source.write_bytes(resources.files("grognard.lab").joinpath(SOURCE).read_bytes())
        subprocess.run([cc, "-O3", "-o", str(program), str(source)], check=True, capture_output=True)
        task = encoded([searches for searches, _ in kinds.values()], seconds)
        said = subprocess.run([str(program)], input=task, check=True, capture_output=True).stdout
    by_kind: dict[str, float] = {}
    for (kind, (_, ours)), line in zip(kinds.items(), said.decode().splitlines(), strict=True):
        nanoseconds, checksum = line.split()
        if int(checksum) != ours:
            raise FloorDiffers(f"{kind}: {ours} is not {checksum}")
        by_kind[kind] = float(nanoseconds) / 1e9
    return by_kind


def encoded(kinds: Sequence[Sequence[Search]], seconds: float) -> bytes:
    """The graphs and the searches as the program in C reads them."""
    graphs: dict[int, int] = {}
    several = [search.graph for searches in kinds for search in searches]
    for graph in several:
        graphs.setdefault(id(graph), len(graphs))
    numbers = array("i", (max(1, round(1000 * seconds)), len(graphs)))
    written = set()
    for graph in several:
        if id(graph) not in written:
            written.add(id(graph))
            _write_graph(numbers, graph)
    numbers.append(len(kinds))
    for searches in kinds:
        numbers.append(len(searches))
        for search in searches:
            to, cost = [node for node, _ in search.first], [price for _, price in search.first]
            head = (graphs[id(search.graph)], search.limit, search.layers, search.start, len(to))
            numbers.extend((*head, *to, *cost))
    return numbers.tobytes()


def _write_graph(numbers: array[int], graph: Sequence[Iterable[Edge]]) -> None:
    first, to, cost = [0], [], []
    for edges in graph:
        for node, price in edges:
            to.append(node)
            cost.append(price)
        first.append(len(to))
    numbers.extend((len(graph), *first, *to, *cost))
