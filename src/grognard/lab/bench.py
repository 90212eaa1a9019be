"""Benchmarks, each next to a well-known reference measured in the same run.

A machine under load slows both, so the ratio says more than the figure. The best of several rounds counts: any
disturbance makes a measurement slower, never faster.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.journal import Match, read_journal
from grognard.core.system import System
from grognard.core.views import ask
from grognard.games import SYSTEMS
from grognard.lab import floor
from grognard.lab.benches import ava, h44, s42
from grognard.lab.benches.server import commits_per_second, server_actions_per_second

ROUNDS = 5
SECONDS = 0.6
"""How long one round of one measurement takes."""

LARGE = {"ava": ("campaign",), "h44": ("campaign",), "coh": ("teploye-heights",)}
"""Hex games, and the scenarios that are measured besides the first."""
FIELDS: dict[str, Callable[[], floor.Field]] = {
    "ava": ava.field,
    "h44": h44.field,
    "s42": s42.field,
}
SEARCHES = {
    "ava": ("reach", "reach-all", "supply"),
    "h44": ("reach", "reach-all", "bonds", "supply"),
    "s42": ("reach", "reach-all", "bonds", "supply"),
}
"""The searches of each hex game that are measured."""
BESIDE_C = {"ava": ("reach", "reach-all", "supply"), "h44": ("reach", "reach-all"), "s42": ("reach", "reach-all")}
"""Those that are path searches, and are done in C as well."""


class ChessMissing(GrognardError):
    """The reference of most benchmarks is an optional dependency."""

    code = "chess-missing"


class UnknownBenchmark(GrognardError):
    code = "unknown-benchmark"


class Bench(Struct, frozen=True):
    """One line of `grognard bench --json`. Without a C compiler the reference of the hex searches says so, and is 0."""

    name: str
    value: float
    unit: str
    reference: str
    reference_value: float
    ratio: float
    """How good it is in terms of the reference: as a rate its multiple; a time, in plies of the reference."""


def names() -> list[str]:
    """Every benchmark there is."""
    every: list[str] = []
    for system in SYSTEMS.values():
        scenarios = (system.scenarios[0].id, *LARGE.get(system.slug, ()))
        every += [f"{kind}:{system.slug}:{id_}" for kind in ("play", "listed") for id_ in scenarios]
        every += [f"{kind}:{system.slug}" for kind in ("fork", "save", "replay", "view")]
        every += [f"{kind}:{system.slug}" for kind in SEARCHES.get(system.slug, ())]
    return [*every, "server-action", "import"]


def matching(wanted: list[str]) -> list[str]:
    """The benchmarks that were named: whole, or by their beginning (`play`, `play:pavlov`)."""
    every = names()
    if not wanted:
        return every
    for word in wanted:
        if not any(_named(name, word) for name in every):
            raise UnknownBenchmark(name=word, known=tuple(every))
    return [name for name in every if any(_named(name, word) for word in wanted)]


def _named(name: str, word: str) -> bool:
    return name == word or name.startswith(f"{word}:")


# -- the reference ---------------------------------------------------------------------------------------------------


def chess_plies(seconds: float) -> float:
    """Plies per second of random chess, with the full legal list each time."""
    try:
        import chess
    except ImportError:
        raise ChessMissing() from None
    choose = random.Random(1)
    board, plies, start = chess.Board(), 0, perf_counter()
    while perf_counter() - start < seconds:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100:
            board = chess.Board()
            continue
        board.push(choose.choice(moves))
        plies += 1
    return plies / (perf_counter() - start)


MIDDLE_GAME = "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 10"
"""An ordinary position out of the Queen's Gambit, with 43 legal moves."""


def chess_moves_listed(seconds: float) -> float:
    """Legal moves listed per second of processor time, in one middle-game position."""
    try:
        import chess
    except ImportError:
        raise ChessMissing() from None
    board, count, start = chess.Board(MIDDLE_GAME), 0, process_time()
    while (now := process_time()) - start < seconds:
        for _ in range(20):
            count += len(list(board.legal_moves))
    return count / (now - start)


# -- ours ------------------------------------------------------------------------------------------------------------


def begun(system: System, seed: int, name: str = "") -> Game[Any]:
    scenario = system.scenario(name) if name else system.scenarios[0]
    return system.begin(scenario, system.options(scenario, {}), Dice(seed_from(seed)), None)


def plies(system: System, seconds: float, name: str = "") -> float:
    """Actions per second of random play, with the full legal list each time."""
    choose = random.Random(1)
    seed, count, start = 0, 0, perf_counter()
    game = begun(system, seed, name)
    while perf_counter() - start < seconds:
        decision = game.decision
        if decision is None:
            seed += 1
            game = begun(system, seed, name)
            continue
        game.apply(choose.choice(decision.actions(game)))
        count += 1
    return count / (perf_counter() - start)


def actions_listed(system: System, seconds: float, name: str = "") -> float:
    """Legal actions listed per second of processor time along a random game; playing them is not counted."""
    choose = random.Random(1)
    seed, count, spent = 0, 0, 0.0
    game = begun(system, seed, name)
    while spent < seconds:
        decision = game.decision
        if decision is None:
            seed += 1
            game = begun(system, seed, name)
            continue
        start = process_time()
        actions = decision.actions(game)
        spent += process_time() - start
        count += len(actions)
        game.apply(choose.choice(actions))
    return count / spent


LASTING = 500
"""A random game of this length has a middle game worth measuring."""


def middle(system: System) -> Match:
    """A middle-game position: half-way through a long random game."""
    choose = random.Random(1)
    best: Match | None = None
    for seed in range(10):
        match = Match(system, system.scenarios[0].id, {}, seed_from(seed))
        while (decision := match.game.decision) is not None:
            match.play(decision.seats[0], choose.choice(decision.actions(match.game)))
        if best is None or match.ply > best.ply:
            best = match
        if best.ply >= LASTING:
            break
    assert best is not None
    return best


def per_call(call: Callable[[], object], seconds: float) -> float:
    """Seconds for one call."""
    count, start = 0, perf_counter()
    while (now := perf_counter()) - start < seconds:
        for _ in range(10):
            call()
        count += 10
    return (now - start) / count


def timed(kind: str, system: System) -> tuple[Callable[[], object], float, str]:
    """What is called, and the unit its time is shown in."""
    if kind in SEARCHES.get(system.slug, ()):
        return FIELDS[system.slug]().calls()[kind], 1e3, "ms"
    match = middle(system)
    game = match.states[match.ply // 2]
    seat = game.decision.seats[0] if game.decision else None
    if kind == "fork":
        return game.fork, 1e6, "µs"
    if kind == "save":
        return lambda: system.load(system.save(game)), 1e3, "ms"
    if kind == "view":
        return lambda: (system.view(game, seat), ask(game, seat)), 1e3, "ms"
    data = match.journal().encode()
    return lambda: Match.from_journal(read_journal(data), system), 1e3, "ms"


# -- the measurements ------------------------------------------------------------------------------------------------


def measure(name: str, rounds: int = ROUNDS, seconds: float = SECONDS) -> Bench:
    """One benchmark and its reference, in turns."""
    if name == "server-action":
        ours = theirs = 0.0
        for _ in range(max(1, rounds // 2)):
            theirs = max(theirs, commits_per_second(seconds))
            ours = max(ours, server_actions_per_second(4 * seconds))
        return Bench(name, ours, "1/s", "sqlite-commit", theirs, ours / theirs)
    if name == "import":
        ours = theirs = float("inf")
        for _ in range(rounds):
            theirs = min(theirs, start_time("pass"))
            ours = min(ours, start_time("import grognard"))
        return Bench(name, 1e3 * ours, "ms", "python", 1e3 * theirs, ours / theirs)
    kind, slug, *scenario = name.split(":")
    system = SYSTEMS[slug]
    if kind in ("play", "listed"):
        our_rate, their_rate = (plies, chess_plies) if kind == "play" else (actions_listed, chess_moves_listed)
        ours = theirs = 0.0
        for _ in range(rounds):
            theirs = max(theirs, their_rate(seconds))
            ours = max(ours, our_rate(system, seconds, *scenario))
        return Bench(name, ours, "1/s", "python-chess", theirs, ours / theirs)
    if kind in BESIDE_C.get(slug, ()):
        return beside_c(name, FIELDS[slug](), rounds, seconds)
    call, scale, unit = timed(kind, system)
    ply = least = float("inf")
    for _ in range(rounds):
        ply = min(ply, 1 / chess_plies(seconds))
        least = min(least, per_call(call, seconds))
    return Bench(name, least * scale, unit, "python-chess", ply * scale, least / ply)


def start_time(statement: str) -> float:
    """Seconds until a fresh interpreter has run a statement."""
    start = perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return perf_counter() - start


def beside_c(name: str, field: floor.Field, rounds: int, seconds: float) -> Bench:
    """A search of a hex game and the same in C."""
    kind = name.split(":")[0]
    call = field.calls()[kind]
    least, fastest = float("inf"), float("inf")
    for _ in range(rounds):
        least = min(least, per_call(call, seconds))
        times = floor.times(field, seconds)
        if times is None:
            return Bench(name, 1e3 * least, "ms", floor.MISSING, 0.0, 0.0)
        fastest = min(fastest, times[kind])
    return Bench(name, 1e3 * least, "ms", floor.REFERENCE, 1e3 * fastest, least / fastest)
