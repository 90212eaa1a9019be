"""Situations of Storms of Steel: the table a file describes. docs/situations/coh.md has the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.coh.data.altered import NUMBERS, RANGES, RATINGS, Altered, NewArrival, NewFigures
from grognard.games.coh.data.boards import Patch
from grognard.games.coh.data.firefights import Exit
from grognard.games.coh.data.schema import FACINGS, SIDES
from grognard.games.coh.data.units import BOMB, CARD, HIT, KINDS, SIDE, UNIT, VETERAN, WEAPON, WORK
from grognard.games.coh.interface.situation_words import NO, WORDS
from grognard.games.coh.state.markers import Barrage, Bombs, Coin, Fieldwork, Lot, Smoke, Veteran, Weapon
from grognard.games.coh.state.position import CUP, DESTROYED, MARKS, NONE, OUT, PLACE, CohGame, Piece, Position
from grognard.games.coh.turn.opening import opening
from grognard.games.coh.turn.rounds import EndRound, FirstTurn, PreRound
from grognard.games.coh.turn.setup import SetUp
from grognard.games.coh.turn.turns import Turn, Turns
from grognard.games.coh.turn.victory import GameEnd
from grognard.hexes.wording import Line, bad, beginning


def build_position(game: CohGame, spec: Line) -> CohGame:
    rules = replace(game.position.rules, patch=_patch(spec.get("board", {})), altered=_altered(game.position, spec))
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
    position = position.but(round=spec.get("round", 1), passed=spec.get("passed", 0))
    for line in spec.get("place", []):
        position = _placed(position, line)
    position = _ground(position, spec)
    position = _control(position, spec.get("control", {}))
    position = _armies(position, spec.get("armies", {}))
    position = _cup(position, spec.get("coins", {}), spec.get("cup", {}))
    agenda = _agenda(position, beginning(spec, WORDS.first_phase))
    built = game.fork()
    built.position, built.agenda, built.parallel = position, agenda[::-1], ()
    return built


def _patch(board: Line) -> Patch:
    roads = {side: "road" if there else "none" for side, there in board.get("roads", {}).items()}
    return Patch(
        terrain=tuple(board.get("terrain", {}).items()),
        levels=tuple(board.get("levels", {}).items()),
        sides=tuple(board.get("sides", {}).items()),
        roads=tuple(roads.items()),
    )


def _altered(position: Position, spec: Line) -> Altered | UnsetType:
    """Other figures of units, other entry hexes and exits."""
    units = (_figures(UNIT[name], row) for name, row in spec.get("units", {}).items())
    arrivals = (_arrival(position, name, row) for name, row in spec.get("arrivals", {}).items())
    altered = Altered(
        figures=tuple(new for new in units if new != NewFigures(unit=new.unit)),
        arrivals=tuple(arrivals),
        exits=tuple(_exit(position, row) for row in spec["exits"]) if "exits" in spec else None,
    )
    return altered if altered != Altered() else UNSET


def _figures(unit: int, row: Line) -> NewFigures:
    least, most = (row.get(key, value) for key, value in zip(RANGES, KINDS[unit].range, strict=True))
    if least > most:
        raise bad(f"nothing is within {least} to {most} hexes", row, "range" if "range" in row else "least_range")
    return NewFigures(
        unit=unit,
        numbers=tuple((key, row[key]) for key in NUMBERS if key in row),
        firepower=tuple((key, None if row[key] == NO else row[key]) for key in ("red", "blue") if key in row),
        colours=tuple((side, row[f"{side}_colour"]) for side in RATINGS if f"{side}_colour" in row),
    )


def _arrival(position: Position, name: str, row: Line) -> NewArrival:
    n = int(name.removeprefix("arrival-"))
    return NewArrival(n=n, entry=_edge(position, row, "entry"), round=row.get("round", 0))


def _edge(position: Position, row: Line, key: str) -> tuple[str, ...]:
    """5.1 The hexes that a line names, all at the edge of the boards."""
    hexes = tuple(row.get(key, ()))
    inside = [name for name in hexes if position.field.index[name] not in position.field.edge]
    if inside:
        raise bad(f"{inside[0]} is not at the edge of the boards", row, key)
    return hexes


def _exit(position: Position, row: Line) -> Exit:
    if "returns" in row and "kind" not in row:
        raise bad("a way back is for one kind of unit", row, "returns")
    _edge(position, {"returns": [row["returns"]]} if "returns" in row else {}, "returns")
    return Exit(
        side=row["side"],
        hexes=_edge(position, row, "hexes"),
        points=row["points"],
        kind=row.get("kind", ""),
        returns=row.get("returns", ""),
    )


def _named(row: Line, key: str, table: Mapping[str, int]) -> int:
    """What a line names, or nothing."""
    name = row.get(key)
    return NONE if name is None or name == NO else table[name]


def _placed(position: Position, row: Line) -> Position:
    """One counter: where it lies and in what state."""
    unit, at = UNIT[row["unit"]], row["at"]
    place = PLACE[at] if at in PLACE else position.field.index[at]
    owner = _army_ids(position)[row["army"]] if "army" in row else position.owners[unit]
    if owner == NONE:
        owner = position.armies_of(SIDE[unit])[0]
    if position.armies[owner].side != SIDE[unit]:
        raise bad(f"{row['unit']} does not belong to {row['army']}", row, "army")
    piece = Piece(
        place,
        facing=FACINGS.index(row.get("facing", "n")),
        marks=sum(MARKS[name] for name in row.get("marks", [])),
        hit=_named(row, "hit", HIT),
        carrier=_named(row, "aboard", UNIT),
        shelter=_named(row, "inside", WORK),
        altitude=row.get("altitude", 0),
    )
    owners = list(position.owners)
    owners[unit] = owner
    position = position.but(owners=tuple(owners)).with_piece(unit, piece)
    if place == DESTROYED and unit not in position.armies[owner].lost:
        position = position.with_army(owner, lost=(*position.armies[owner].lost, unit))
    return position


def _army_ids(position: Position) -> dict[str, int]:
    return {army.id: number for number, army in enumerate(position.armies)}


def _ground(position: Position, spec: Line) -> Position:
    """Works, smoke, cards on the table, and who came into whose hex."""
    index = position.field.index
    if "works" in spec:
        works = tuple(
            Fieldwork(
                WORK[row["work"]],
                index[row["at"]],
                SIDES.index(row.get("side", "german")),
                FACINGS.index(row.get("facing", "n")),
                row.get("hidden", False),
            )
            for row in spec["works"]
        )
        position = position.but(works=works)
    smoke = tuple(Smoke(index[row["at"]], row["value"]) for row in spec.get("smoke", []))
    bombs = tuple(Bombs(UNIT[row["unit"]], BOMB[row["bomb"]], row["left"]) for row in spec.get("bombs", []))
    came = tuple((UNIT[name], index[hex_]) for name, hex_ in spec.get("came", {}).items())
    position = position.but(smoke=smoke, came=came, bombs=bombs or position.bombs)
    for key in ("deck", "discard"):
        if key in spec:
            position = position.but(**{key: tuple(CARD[card] for card in spec[key])})
    return position


def _control(position: Position, control: Line) -> Position:
    owners = list(position.control)
    ids = _army_ids(position) | {NO: NONE}
    for name, army in control.items():
        hex_ = position.field.index[name]
        if hex_ not in position.sites:
            raise bad(f"{name} gives no points", control, name)
        owners[position.sites.index(hex_)] = ids[army]
    return position.but(control=tuple(owners))


def _cup(position: Position, coins: Line, cup: Line) -> Position:
    """21.2 The coins of a lone player by their hexes, and what is in the cup for each army."""
    ids, lots = _army_ids(position), {"dummy": NONE} | UNIT
    laid = tuple(Coin(position.field.index[hex_], ids[army]) for hex_, army in coins.items())
    drawn = tuple(Lot(lots[name], ids[army]) for army, names in cup.items() for name in names)
    units = {lot.unit: Piece(CUP) for lot in drawn if lot.unit != NONE}
    owners = list(position.owners)
    for lot in drawn:
        if lot.unit != NONE:
            owners[lot.unit] = lot.army
    return position.with_pieces(units).but(coins=laid, cup=drawn, owners=tuple(owners))


def _armies(position: Position, armies: Line) -> Position:
    """Track sheets and cards, by the id of the army."""
    for name, row in armies.items():
        changes: dict[str, Any] = {key: row[key] for key in ("start", "cap", "ap", "points") if key in row}
        for key in ("active", "lost"):
            if key in row:
                changes[key] = tuple(UNIT[unit] for unit in row[key])
        if "hand" in row:
            changes["hand"] = tuple(CARD[card] for card in row["hand"])
        if "weapons" in row:
            changes["weapons"] = tuple(Weapon(WEAPON[card], uses) for card, uses in row["weapons"].items())
        if "veterans" in row:
            veterans = row["veterans"].items()
            changes["veterans"] = tuple(
                Veteran(VETERAN[card], tuple(UNIT[u] for u in units)) for card, units in veterans
            )
        if "barrages" in row:
            changes["barrages"] = tuple(_barrage(position, line) for line in row["barrages"])
        if "objective" in row:
            changes["objective"] = CARD[row["objective"]]
        if changes.get("active") and "ap" not in changes:
            changes["ap"] = 7
        position = position.with_army(_army_ids(position)[name], **changes)
    return position


def _barrage(position: Position, row: Line) -> Barrage:
    hex_ = position.field.index[row["at"]]
    return Barrage(WEAPON[row["card"]], hex_, row.get("smoke", False), row.get("round", position.round))


def _agenda(position: Position, decision: Line) -> tuple[Procedure, ...]:
    """What happens from here on, first step first."""
    army = _army_ids(position)[decision.get("army", position.armies[0].id)]
    match decision["phase"]:
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
    return (GameEnd(),)
