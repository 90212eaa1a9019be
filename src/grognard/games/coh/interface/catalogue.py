"""The unchanging facts of Storms of Steel that the client draws from: battlefields, counters, cards, charts."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from grognard.games.coh.data.boards import Battlefield
from grognard.games.coh.data.firefights import Arrival, Exit, Objective, Scenario
from grognard.games.coh.data.schema import Bomb, Hexside, Hit, Kind, Terrain, Work
from grognard.games.coh.data.units import PACK
from grognard.games.coh.sight.ground import field_of


class Field(Struct, frozen=True, kw_only=True):
    """The battlefield of a firefight: its hexes row by row from the north-west, flat-topped, odd columns raised."""

    boards: tuple[tuple[str, ...], ...]
    columns: int
    rows: int
    hexes: tuple[str, ...]
    terrain: tuple[str, ...]
    levels: tuple[int, ...]
    roads: tuple[tuple[str, str], ...]
    sides: dict[str, str]
    """What lies on a hexside, `7-E13/7-F13`."""


class Firefight(Struct, frozen=True, kw_only=True):
    """The page of a firefight, as far as all players may read it during play."""

    number: int
    date: str
    place: dict[str, str]
    """By language."""
    chapters: int
    players: tuple[int, ...]
    rounds: int
    first: str
    """1.0 Who has the first turn: a side, or `roll`."""
    kill_points: int
    kills: dict[str, int]
    """Points for a kind of unit that differ."""
    objectives: tuple[Objective, ...]
    exits: tuple[Exit, ...]
    arrivals: tuple[Arrival, ...]
    specials: tuple[str, ...]
    deck: tuple[str, ...]


class CardRow(Struct, frozen=True, kw_only=True):
    """A card of any kind: `action`, `event`, `weapon`, `battery` or `veteran`."""

    id: str
    family: str
    number: str
    cost: int
    pay: tuple[str, ...]
    is_action: bool


class Catalogue(Struct, frozen=True, kw_only=True):
    kinds: dict[str, Kind]
    units: dict[str, str]
    """Counter to kind."""
    hits: dict[str, Hit]
    works: dict[str, Work]
    bombs: dict[str, Bomb]
    cards: dict[str, CardRow]
    terrain: dict[str, Terrain]
    sides: dict[str, Hexside]
    fields: dict[str, Field]
    """By firefight."""
    firefights: dict[str, Firefight]


@cache
def catalogue() -> Catalogue:
    return Catalogue(
        kinds=PACK.kinds,
        units={counter.id: counter.kind.id for counter in PACK.counters},
        hits={hit.id: hit for hit in PACK.hits},
        works=PACK.works,
        bombs=PACK.bombs,
        cards=_cards(),
        terrain=PACK.terrain,
        sides=PACK.sides,
        fields={id_: field_sheet(field_of(id_)) for id_ in PACK.scenarios},
        firefights={id_: _firefight(row) for id_, row in PACK.scenarios.items()},
    )


def _firefight(row: Scenario) -> Firefight:
    return Firefight(
        number=row.number,
        date=row.date,
        place=row.place,
        chapters=row.chapters,
        players=row.players,
        rounds=row.rounds,
        first=row.first,
        kill_points=row.kill_points,
        kills=row.kills,
        objectives=row.objectives,
        exits=row.exits,
        arrivals=row.arrivals,
        specials=row.specials,
        deck=row.deck,
    )


@cache
def field_sheet(field: Battlefield) -> Field:
    """A battlefield as it is drawn."""
    names = field.names
    return Field(
        boards=field.plan.boards,
        columns=field.grid.columns,
        rows=len(names) // field.grid.columns,
        hexes=names,
        terrain=field.terrain,
        levels=field.level,
        roads=tuple((names[start], names[end]) for start, end in sorted(field.roads)),
        sides={f"{names[start]}/{names[end]}": kind for (start, end), kind in sorted(field.sides.items())},
    )


def _cards() -> dict[str, CardRow]:
    rows: dict[str, CardRow] = {}
    for action in PACK.actions:
        rows[action.id] = CardRow(
            id=action.id,
            family="action",
            number=str(action.number),
            cost=action.cost,
            pay=action.pay,
            is_action=action.action,
        )
    for event in PACK.events:
        rows[event.id] = CardRow(id=event.id, family="event", number="", cost=0, pay=(), is_action=False)
    for weapon in PACK.weapons.values():
        rows[weapon.id] = CardRow(
            id=weapon.id, family="weapon", number="", cost=weapon.cost, pay=weapon.pay, is_action=True
        )
    for battery in PACK.batteries.values():
        rows[battery.id] = CardRow(id=battery.id, family="battery", number="", cost=0, pay=(), is_action=False)
    for veteran in PACK.veterans.values():
        rows[veteran.id] = CardRow(
            id=veteran.id, family="veteran", number=veteran.number, cost=0, pay=(), is_action=veteran.action
        )
    return rows
