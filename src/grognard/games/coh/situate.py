"""Situations of Storms of Steel: the table a file describes. docs/situations/coh.md has the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from grognard.core.errors import BadSituation, UnknownId
from grognard.core.game import Procedure
from grognard.games.coh.boards import Patch
from grognard.games.coh.ground import field_of
from grognard.games.coh.opening import opening
from grognard.games.coh.position import (
    CUP,
    DESTROYED,
    MARKS,
    NONE,
    OUT,
    PLACE,
    Barrage,
    Bombs,
    CohGame,
    Coin,
    Fieldwork,
    Lot,
    Piece,
    Position,
    Smoke,
    Veteran,
    Weapon,
)
from grognard.games.coh.rounds import EndRound, FirstTurn, PreRound
from grognard.games.coh.schema import FACINGS, SIDES
from grognard.games.coh.setup import SetUp
from grognard.games.coh.turns import Turn, Turns
from grognard.games.coh.units import BOMB, CARD, HIT, SIDE, UNIT, VETERAN, WEAPON, WORK
from grognard.games.coh.victory import GameEnd

KEYS = {
    *("empty", "round", "board", "place", "armies", "control", "works", "smoke", "deck", "discard", "came"),
    *("bombs", "passed", "coins", "cup", "decision"),
}


def bad(detail: str) -> BadSituation:
    return BadSituation(detail=detail)


def known(table: Mapping[str, int], id_: object) -> int:
    if not isinstance(id_, str) or id_ not in table:
        raise UnknownId(game="coh", id=str(id_))
    return table[id_]


def _list(spec: Mapping[str, Any], key: str) -> list[Any]:
    value = spec.get(key) or []
    if not isinstance(value, list):
        raise bad(f"key {key!r} is not a list")
    return value


def _map(spec: Mapping[str, Any], key: str) -> dict[Any, Any]:
    value = spec.get(key) or {}
    if not isinstance(value, dict):
        raise bad(f"key {key!r} is not a mapping")
    return value


def _checked(line: Any, what: str, keys: set[str]) -> dict[str, Any]:
    if not isinstance(line, dict):
        raise bad(f"a line of {what!r} is a mapping, not {line!r}")
    if unknown := set(line) - keys:
        raise bad(f"{what}: unknown keys: {', '.join(sorted(map(str, unknown)))}")
    return line


def situate(game: CohGame, spec: Mapping[str, Any]) -> CohGame:
    from grognard.core.situations import KEYS as COMMON

    if unknown := set(spec) - KEYS - COMMON:
        raise bad(f"unknown keys: {', '.join(sorted(unknown))}")
    rules = replace(game.position.rules, patch=_patch(game.position, _map(spec, "board")))
    position = opening(rules)
    if spec.get("empty"):
        position = position.but(
            pieces=(Piece(OUT),) * len(position.pieces),
            owners=(NONE,) * len(position.owners),
            works=(),
            deck=(),
            bombs=(),
            armies=tuple(replace(army, weapons=(), veterans=()) for army in position.armies),
        )
    position = position.but(round=int(spec.get("round", 1)), passed=int(spec.get("passed", 0)))
    for line in _list(spec, "place"):
        position = _placed(position, line)
    position = _ground(position, spec)
    position = _control(position, _map(spec, "control"))
    position = _armies(position, _map(spec, "armies"))
    position = _cup(position, _map(spec, "coins"), _map(spec, "cup"))
    agenda = _agenda(position, _map(spec, "decision"))
    other = game.fork()
    other.position, other.agenda, other.lanes = position, agenda[::-1], ()
    return other


def _patch(position: Position, board: Mapping[str, Any]) -> Patch:
    _checked(dict(board), "board", {"terrain", "levels", "sides", "roads"})
    patch = Patch(
        terrain=tuple((str(k), str(v)) for k, v in _map(board, "terrain").items()),
        levels=tuple((str(k), int(v)) for k, v in _map(board, "levels").items()),
        sides=tuple((str(k), str(v)) for k, v in _map(board, "sides").items()),
        roads=tuple((str(k), "road" if v else "none") for k, v in _map(board, "roads").items()),
    )
    field_of(position.rules.scenario, patch)
    return patch


UNIT_KEYS = {"unit", "at", "facing", "hit", "marks", "aboard", "inside", "altitude", "army"}


def _placed(position: Position, line: Any) -> Position:
    """One counter: where it lies and in what state."""
    row = _checked(line, "place", UNIT_KEYS)
    unit = known(UNIT, row.get("unit"))
    at = row.get("at")
    place = PLACE[at] if at in PLACE else known(position.field.index, at)
    marks = 0
    for name in _list(row, "marks"):
        marks |= known(MARKS, name)
    facing = row.get("facing", "n")
    if facing not in FACINGS:
        raise bad(f"there is no facing {facing!r}")
    army = row.get("army")
    ids = {army.id: number for number, army in enumerate(position.armies)}
    owner = known(ids, army) if army else position.owners[unit]
    if owner == NONE:
        owner = position.armies_of(SIDE[unit])[0]
    piece = Piece(
        place,
        facing=FACINGS.index(facing),
        marks=marks,
        hit=known(HIT, row["hit"]) if row.get("hit") else NONE,
        carrier=known(UNIT, row["aboard"]) if row.get("aboard") else NONE,
        shelter=known(WORK, row["inside"]) if row.get("inside") else NONE,
        altitude=int(row.get("altitude", 0)),
    )
    owners = list(position.owners)
    owners[unit] = owner
    position = position.but(owners=tuple(owners)).with_piece(unit, piece)
    if place == DESTROYED and unit not in position.armies[owner].lost:
        position = position.with_army(owner, lost=(*position.armies[owner].lost, unit))
    return position


def _ground(position: Position, spec: Mapping[str, Any]) -> Position:
    """Works, smoke, cards on the table, and who came into whose hex."""
    index = position.field.index
    if "works" in spec:
        works = []
        for line in _list(spec, "works"):
            row = _checked(line, "works", {"work", "at", "side", "facing", "hidden"})
            side = SIDES.index(row.get("side", "german"))
            facing = FACINGS.index(row.get("facing", "n"))
            works.append(
                Fieldwork(known(WORK, row["work"]), known(index, row["at"]), side, facing, bool(row.get("hidden")))
            )
        position = position.but(works=tuple(works))
    smoke = tuple(Smoke(known(index, row["at"]), int(row["value"])) for row in _list(spec, "smoke"))
    bombs = tuple(
        Bombs(known(UNIT, row["unit"]), known(BOMB, row["bomb"]), int(row["left"])) for row in _list(spec, "bombs")
    )
    came = tuple((known(UNIT, name), known(index, hex_)) for name, hex_ in _map(spec, "came").items())
    position = position.but(smoke=smoke, came=came, bombs=bombs or position.bombs)
    for key in ("deck", "discard"):
        if key in spec:
            position = position.but(**{key: tuple(known(CARD, card) for card in _list(spec, key))})
    return position


def _control(position: Position, control: Mapping[str, Any]) -> Position:
    owners = list(position.control)
    ids = {army.id: number for number, army in enumerate(position.armies)} | {"none": NONE}
    for name, army in control.items():
        hex_ = known(position.field.index, name)
        if hex_ not in position.sites:
            raise bad(f"control: {name} gives no points")
        owners[position.sites.index(hex_)] = known(ids, army)
    return position.but(control=tuple(owners))


def _cup(position: Position, coins: Mapping[str, Any], cup: Mapping[str, Any]) -> Position:
    """21.2 The coins of a lone player by their hexes, and what is in the cup for each army."""
    ids = {army.id: number for number, army in enumerate(position.armies)}
    lots = {"dummy": NONE} | UNIT
    laid = tuple(Coin(known(position.field.index, hex_), known(ids, army)) for hex_, army in coins.items())
    drawn = tuple(Lot(known(lots, name), known(ids, army)) for army, names in cup.items() for name in names)
    units = {lot.unit: Piece(CUP) for lot in drawn if lot.unit != NONE}
    owners = list(position.owners)
    for lot in drawn:
        if lot.unit != NONE:
            owners[lot.unit] = lot.army
    return position.with_pieces(units).but(coins=laid, cup=drawn, owners=tuple(owners))


ARMY_KEYS = {
    *("start", "cap", "ap", "active", "lost", "points", "hand", "weapons", "veterans", "barrages", "objective"),
}


def _armies(position: Position, armies: Mapping[str, Any]) -> Position:
    """Track sheets and cards, by the id of the army."""
    ids = {army.id: number for number, army in enumerate(position.armies)}
    for name, line in armies.items():
        number, row = known(ids, name), _checked(line, "armies", ARMY_KEYS)
        changes: dict[str, Any] = {key: int(row[key]) for key in ("start", "cap", "ap", "points") if key in row}
        for key in ("active", "lost"):
            if key in row:
                changes[key] = tuple(known(UNIT, unit) for unit in row[key] or ())
        if "hand" in row:
            changes["hand"] = tuple(known(CARD, card) for card in row["hand"] or ())
        if "weapons" in row:
            changes["weapons"] = tuple(Weapon(known(WEAPON, card), int(n)) for card, n in row["weapons"].items())
        if "veterans" in row:
            changes["veterans"] = tuple(
                Veteran(known(VETERAN, card), tuple(known(UNIT, unit) for unit in units))
                for card, units in row["veterans"].items()
            )
        if "barrages" in row:
            changes["barrages"] = tuple(_barrage(position, line) for line in row["barrages"])
        if "objective" in row:
            changes["objective"] = known(CARD, row["objective"])
        if changes.get("active") and "ap" not in changes:
            changes["ap"] = 7
        position = position.with_army(number, **changes)
    return position


def _barrage(position: Position, line: Any) -> Barrage:
    row = _checked(line, "barrages", {"card", "at", "smoke", "round"})
    hex_ = known(position.field.index, row["at"])
    return Barrage(known(WEAPON, row["card"]), hex_, bool(row.get("smoke")), int(row.get("round", position.round)))


def _agenda(position: Position, decision: Mapping[str, Any]) -> tuple[Procedure, ...]:
    """What happens from here on, first step first."""
    _checked(dict(decision), "decision", {"phase", "army"})
    phase = decision.get("phase", "turn")
    ids = {army.id: number for number, army in enumerate(position.armies)}
    army = known(ids, decision.get("army", position.armies[0].id))
    match phase:
        case "setup":
            return (*(SetUp(army=number) for number in range(len(position.armies))), PreRound())
        case "before-round":
            return (PreRound(),)
        case "first-turn":
            return (FirstTurn(), Turns(), EndRound())
        case "turn":
            return (Turn(army=army), EndRound())
        case "end-round":
            return (EndRound(),)
        case "end":
            return (GameEnd(),)
    raise bad(f"decision: unknown phase {phase!r}")
