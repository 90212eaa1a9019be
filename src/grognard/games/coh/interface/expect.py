"""The `expect` lines of situations: each compares one thing on the table with what is found there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.system import Check
from grognard.games.coh.aircraft.air_attack import FlakRoll
from grognard.games.coh.combat.attack_value import attack_value
from grognard.games.coh.combat.defence_value import Target, defence
from grognard.games.coh.combat.shot import Shot, bears, sees
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import AIRCRAFT, BLUE, CARDS, COLOURS, HITS, UNIT, UNITS, VETERANS, WEAPONS, WORKS
from grognard.games.coh.movement.step import step_cost
from grognard.games.coh.state.control import owner_of
from grognard.games.coh.state.position import MARKS, NONE, Army, CohGame, place_name
from grognard.hexes.wording import Line, known, plain


def _hex(game: CohGame, id_: object) -> int:
    return known("coh", game.position.field.index, id_)


def _compared(actual: Mapping[str, Any], line: Line, key: str) -> str | None:
    """Every other key of the line against what is found."""
    wanted = {name: value for name, value in line.items() if name != key}
    shown = {name: actual[name] for name in wanted}
    return None if shown == wanted else str(shown)


def _piece(game: CohGame, line: Line) -> str | None:
    unit, position = known("coh", UNIT, line["unit"]), game.position
    piece = position.pieces[unit]
    actual: dict[str, Any] = {
        "at": place_name(position, piece.place),
        "facing": FACINGS[piece.facing],
        "state": position.state(unit),
        "hit": "none" if piece.hit == NONE else HITS[piece.hit],
        "aboard": "none" if piece.carrier == NONE else UNITS[piece.carrier],
        "inside": "none" if piece.shelter == NONE else WORKS[piece.shelter],
        "altitude": piece.altitude,
        "marks": [name for name, mark in MARKS.items() if piece.has(mark)],
    }
    actual |= {name: piece.has(mark) for name, mark in MARKS.items()}
    return _compared(actual, line, "unit")


def _army(game: CohGame, line: Line) -> str | None:
    army = next(army for army in game.position.armies if army.id == line["army"])
    return _compared(_sheet(game, army), line, "army")


def _sheet(game: CohGame, army: Army) -> dict[str, Any]:
    return {
        "cap": army.cap,
        "ap": army.ap,
        "points": army.points,
        "active": [UNITS[unit] for unit in army.active],
        "lost": [UNITS[unit] for unit in army.lost],
        "hand": [CARDS[card] for card in army.hand],
        "weapons": {WEAPONS[weapon.card]: weapon.uses for weapon in army.weapons},
        "veterans": [VETERANS[veteran.card] for veteran in army.veterans],
        "barrages": [game.position.field.names[row.hex] for row in army.barrages],
    }


def _ground(game: CohGame, line: Line) -> str | None:
    hex_, position = _hex(game, line["hex"]), game.position
    owner = owner_of(position, hex_) if hex_ in position.sites else NONE
    actual: dict[str, Any] = {
        "control": "none" if owner == NONE else position.armies[owner].id,
        "holds": [UNITS[unit] for unit in position.stack(hex_)],
        "works": [WORKS[work.kind] for work in position.works_in(hex_)],
        "smoke": position.smoke_in.get(hex_, 0),
        "terrain": position.field.terrain[hex_],
        "level": position.field.level[hex_],
    }
    return _compared(actual, line, "hex")


def _attack(game: CohGame, line: Line) -> str | None:
    """`{attack: ge-infantry-1, target: su-rifle-1, fp: 4, dv: 14, colour: red}`, supporters by `with`.

    Fire from the air and at aircraft goes by chapter 20.
    """
    firer, target = known("coh", UNIT, line["attack"]), known("coh", UNIT, line["target"])
    position = game.position
    hex_ = position.pieces[target].place
    if AIRCRAFT[target]:
        flak = FlakRoll(army=position.owners[firer], firer=firer, target=target)
        lines, against = tuple(flak.attack(position)), Target(target, BLUE, tuple(flak.defence(position)))
    else:
        on_foot = "close" if position.pieces[firer].place == hex_ else "direct"
        how = line.get("how", "air" if AIRCRAFT[firer] else on_foot)
        units = (firer, *(known("coh", UNIT, name) for name in line.get("with", ())))
        seen = _hex(game, line["seen_from"]) if "seen_from" in line else NONE
        shot = Shot(army=position.owners[firer], hex=hex_, how=how, units=units, seen_from=seen)
        against = defence(position, shot, target)
        lines = attack_value(position, shot, target, against.colour)
    actual = {"fp": sum(row.value for row in lines), "dv": against.value, "colour": COLOURS[against.colour]}
    wanted = {key: line[key] for key in actual if key in line}
    shown = {key: actual[key] for key in wanted}
    return None if shown == wanted else str(actual)


def _cost(game: CohGame, line: Line) -> str | None:
    actual = step_cost(game.position, known("coh", UNIT, line["cost"]), _hex(game, line["to"]))
    return None if actual == line["is"] else str(actual)


def _sees(game: CohGame, line: Line) -> str | None:
    actual = sees(game.position, _hex(game, line["sight"]), _hex(game, line["to"]))
    return None if actual == line["is"] else str(actual)


def _bears(game: CohGame, line: Line) -> str | None:
    actual = bears(game.position, known("coh", UNIT, line["bears"]), _hex(game, line["to"]))
    return None if actual == line["is"] else str(actual)


def _outcome(game: CohGame, line: Line) -> str | None:
    outcome = game.position.outcome
    seat = str(line.get("seat", game.position.armies[0].id))
    actual = outcome.results.get(seat) if outcome else "none"
    return None if actual == line["outcome"] else str(actual)


LINES: dict[str, Check] = {
    "unit": _piece,
    "army": _army,
    "hex": _ground,
    "attack": _attack,
    "cost": _cost,
    "sight": _sees,
    "bears": _bears,
    "outcome": _outcome,
    "round": plain(lambda game: game.position.round, "round"),
    "deck": plain(lambda game: [CARDS[card] for card in game.position.deck], "deck"),
    "coins": plain(lambda game: [game.position.field.names[coin.hex] for coin in game.position.coins], "coins"),
    "cup": plain(lambda game: ["dummy" if lot.unit == NONE else UNITS[lot.unit] for lot in game.position.cup], "cup"),
    "first": plain(lambda game: game.position.armies[game.position.first].id, "first"),
}
