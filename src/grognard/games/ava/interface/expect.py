"""The `expect` lines of situations: each compares one thing on the table with what is found there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.core.system import Check
from grognard.games.ava.combat.odds import estimate
from grognard.games.ava.combat.retreat import retreat_paths
from grognard.games.ava.data.ground import HEX, PACK
from grognard.games.ava.interface.plans import operation_of
from grognard.games.ava.interface.views import running_operation
from grognard.games.ava.movement.movement import ChooseRoute
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import (
    HEXES,
    SIDE,
    SIDES,
    UNIT,
    AvaGame,
    hex_names,
    names,
    place_name,
)
from grognard.games.ava.supply.communications import has_line
from grognard.games.ava.turn.victory import total
from grognard.hexes.wording import Line, known, plain, same_set, setwise


def _piece(game: AvaGame, line: Line) -> str | None:
    unit, position = known("ava", UNIT, line["unit"]), game.position
    actual: dict[str, object] = {"at": place_name(position.places[unit]), "steps": position.steps[unit]}
    shown = {key: actual[key] for key in ("at", "steps") if key in line}
    return None if all(shown[key] == line[key] for key in shown) else str(shown)


def _ground(game: AvaGame, line: Line) -> str | None:
    hex_, position = known("ava", HEX, line["hex"]), game.position
    actual: dict[str, object] = {
        "control": "axis" if hex_ in position.held else "soviet",
        "fortress": position.fort.get(hex_, 0),
    }
    shown = {key: actual[key] for key in actual if key in line}
    return None if shown and all(shown[key] == line[key] for key in shown) else str(shown or actual)


def _of_side(name: str) -> Callable[[AvaGame, Line], str | None]:
    def check(game: AvaGame, line: Line) -> str | None:
        chits = game.position.chits[SIDES.index(line.get("side", "axis"))]
        return same_set(getattr(chits, name), line[name])

    return check


def _active(game: AvaGame, line: Line) -> str | None:
    for agenda in (game.agenda, *game.parallel):
        running = running_operation(agenda)
        if running:
            return same_set(names(running[0].active), line["active"])
    return "no unit is activated"


def _odds(game: AvaGame, line: Line) -> str | None:
    attackers = tuple(known("ava", UNIT, name) for name in line["attackers"])
    operation = operation_of(game, attackers) or Operation(chit="", side=SIDE[attackers[0]], active=attackers)
    estimated = estimate(game.position, known("ava", HEX, line["odds"]), attackers, operation)
    column = "" if estimated.column is None else PACK.tables.odds_labels[estimated.column]
    shown = {"column": column, "attack": estimated.attack, "defence": estimated.defence}
    return None if all(shown[key] == line[key] for key in shown if key in line) else str(shown)


def _routes(game: AvaGame, line: Line) -> str | None:
    unit, decision = known("ava", UNIT, line["routes"]), game.decision
    if isinstance(decision, ChooseRoute) and decision.unit == unit:
        way = decision.reach(game.position).way(known("ava", HEX, line["to"]))
    else:
        way = reach(game.position, unit).way(known("ava", HEX, line["to"]))
    cost: Any = "none" if way is None else way.cost / 2
    return None if cost == line["cost"] else str(cost)


def _retreats(game: AvaGame, line: Line) -> str | None:
    ways = retreat_paths(
        game.position, known("ava", UNIT, line["retreats"]), known("ava", HEX, line["from"]), int(line["distance"])
    )
    paths = sorted(list(hex_names(way.path)) for way in ways)
    return None if paths == sorted(line["paths"]) else str(paths)


def _outcome(game: AvaGame, line: Line) -> str | None:
    outcome = game.position.outcome
    result = outcome.results.get(str(line.get("seat", "axis"))) if outcome else "none"
    return None if result == line["outcome"] else str(result)


def _operations(game: AvaGame, line: Line) -> str | None:
    running = (running_operation(agenda) for agenda in (game.agenda, *game.parallel))
    return same_set([operation[0].chit for operation in running if operation], line["operations"])


LINES: dict[str, Check] = {
    "unit": _piece,
    "hex": _ground,
    "odds": _odds,
    "routes": _routes,
    "retreats": _retreats,
    "supplied": lambda game, line: (
        None if has_line(game.position, known("ava", UNIT, line["supplied"])) == line["is"] else str(not line["is"])
    ),
    "outcome": _outcome,
    "operations": _operations,
    "active": _active,
    "hand": _of_side("hand"),
    "chosen": _of_side("chosen"),
    "available": _of_side("available"),
    "cup": setwise(lambda game: game.position.cup, "cup"),
    "drawn": setwise(lambda game: game.position.drawn, "drawn"),
    "queue": plain(lambda game: list(game.position.queue), "queue"),
    "stand_fast": setwise(lambda game: [HEXES[hex_] for hex_ in game.position.stand_fast], "stand_fast"),
    "turn": plain(lambda game: game.position.turn, "turn"),
    "points": plain(lambda game: total(game.position), "points"),
    "threshold": plain(lambda game: game.position.threshold, "threshold"),
    "zhukov": plain(lambda game: game.position.zhukov, "zhukov"),
}
