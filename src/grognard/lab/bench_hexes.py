"""How long the searches of a hex game take beside the same searches in C, compiled in the same run."""

from __future__ import annotations

import random
import shutil
import subprocess
import tempfile
from array import array
from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from pathlib import Path

from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.games import find
from grognard.games.ava.activation import in_command
from grognard.games.ava.communications import lines, may_enter, may_pass
from grognard.games.ava.ground import AXIS, GRID, SOVIET, Steps
from grognard.games.ava.position import IS_HQ, IS_MECH, SIDE, Position
from grognard.games.ava.reach import ZOC_IN, ZOC_OUT, reach, steps_of

KINDS = ("reach", "reach-all", "supply")
REFERENCE = "c-floor"
MISSING = "c-floor: no C compiler"
SOURCE = "c_floor.c"
SEED, TURN = 7, 2
"""The position: a campaign played by chance from this seed to the start of this turn."""


class FloorDiffers(Exception):
    """The search in C found something else: one of the two is wrong, and they cannot be compared."""


class Field(Struct, frozen=True):
    """What is searched: a position of the campaign, one far-reaching unit of an activation, all of them."""

    position: Position
    units: tuple[int, ...]
    """The unit of `reach` first."""


@cache
def field() -> Field:
    system = find("ava")
    scenario = system.scenario("campaign")
    game = system.begin(scenario, system.options(scenario, {}), Dice(seed_from(SEED)), None)
    choose = random.Random(SEED)
    while game.decision is not None and game.position.turn < TURN:
        game.apply(choose.choice(game.decision.actions(game)))
    position: Position = game.position
    hqs = [unit for unit in position.on_map(AXIS) if IS_HQ[unit]]
    most = max((in_command(position, hq) for hq in hqs), key=len)
    first = max(most, key=lambda unit: (IS_MECH[unit], len(tuple(reach(position, unit).hexes())), -unit))
    return Field(position, (first, *(unit for unit in most if unit != first)))


def search(kind: str) -> Callable[[], object]:
    """One search, nothing remembered from the last."""
    here = field()
    position, units = here.position, here.units[:1] if kind == "reach" else here.units

    def everything() -> None:
        position.__dict__.pop("reach", None)
        for unit in units:
            reach(position, unit)

    def supply() -> None:
        position.__dict__.pop("lines", None)
        lines(position, SOVIET)

    return supply if kind == "supply" else everything


def found(kind: str) -> int:
    """The checksum of our own search."""
    here = field()
    if kind == "supply":
        return sum(1 + length for length in lines(here.position, SOVIET).length.values())
    total = 0
    for unit in here.units[:1] if kind == "reach" else here.units:
        way = reach(here.position, unit)
        total += sum(1 + cost for cost in (*way.normal.values(), *way.march.values()))
    return total


# -- the floor -------------------------------------------------------------------------------------------------------


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def floor(seconds: float) -> dict[str, float] | None:
    """Seconds of one round of each search in C; None where there is no compiler."""
    cc = compiler()
    if cc is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder) / SOURCE, Path(folder) / "floor"
        source.write_bytes(resources.files("grognard.lab").joinpath(SOURCE).read_bytes())
        subprocess.run([cc, "-O3", "-o", str(program), str(source)], check=True, capture_output=True)
        said = subprocess.run([str(program)], input=task(seconds), check=True, capture_output=True).stdout
    times: dict[str, float] = {}
    for kind, line in zip(KINDS, said.decode().splitlines(), strict=True):
        nanoseconds, checksum = line.split()
        if int(checksum) != found(kind):
            raise FloorDiffers(f"{kind}: {found(kind)} is not {checksum}")
        times[kind] = float(nanoseconds) / 1e9
    return times


def task(seconds: float) -> bytes:
    """The board and the searches as the program in C reads them."""
    here = field()
    position, ground = here.position, here.position.ground
    numbers = array("i", (GRID.size, ZOC_IN, ZOC_OUT, max(1, round(1000 * seconds))))
    kinds: dict[int, int] = {}
    steps: list[Steps] = []
    for unit in here.units:
        its = steps_of(position, unit)
        if id(its) not in kinds:
            kinds[id(its)] = len(steps)
            steps.append(its)
    numbers.append(len(steps))
    for its in steps:
        _graph(numbers, its.ordinary)
        _graph(numbers, ([(other, 0) for other in ways] for ways in its.whole))
        _graph(numbers, ([(other, 0) for other in ways] for ways in its.march))
    side = SIDE[here.units[0]]
    numbers.extend(int(position.in_zoc(h, side)) for h in range(GRID.size))
    numbers.extend(int(position.side_in(h) == 1 - side) for h in range(GRID.size))
    numbers.append(len(here.units))
    for unit in here.units:
        numbers.extend((kinds[id(steps_of(position, unit))], position.places[unit], position.allowance(unit)))
    _graph(numbers, ([(other, 0) for other in _ways(position, h)] if h in ground.land else [] for h in _hexes()))
    numbers.extend(int(not may_pass(position, SOVIET, h)) for h in _hexes())
    numbers.extend(int(position.side_in(h) == AXIS) for h in _hexes())
    sources = [h for h in ground.sources[SOVIET] if position.side_in(h) != AXIS]
    numbers.extend((len(sources), *sources))
    return numbers.tobytes()


def _hexes() -> range:
    return range(GRID.size)


def _ways(position: Position, hex_: int) -> Iterable[int]:
    """3.3 Where a Soviet line may go next."""
    return (other for other in GRID.near[hex_] if may_enter(position, SOVIET, hex_, other))


def _graph(numbers: array[int], ways: Iterable[Iterable[tuple[int, int]]]) -> None:
    first, to, cost = [0], [], []
    for edges in ways:
        for other, price in edges:
            to.append(other)
            cost.append(price)
        first.append(len(to))
    numbers.extend((*first, *to, *cost))
