"""C1 to C4 Set-up: every unit of the scenario has its place on a card, and so do the markers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core import system
from grognard.core.dice import Dice
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.system import Value
from grognard.games.s42.data.board import AREA_INDEX, GRID, HEX, NORTH, WEST, Country, country
from grognard.games.s42.data.schema import SIDES, Arrival, Scenario, Start
from grognard.games.s42.data.units import AXIS, COMBAT, LEADER, PACK, REMNANT, SIDE, STEPS, UNIT, UNITS
from grognard.games.s42.options.switches import rules_of
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import (
    AIR_BOX,
    COMING,
    FACES,
    GONE,
    CityBattle,
    Offensive,
    RailHead,
    SupplyPoint,
    Wing,
)
from grognard.games.s42.state.position import (
    AREA,
    CLEAR,
    OVERCAST,
    POOL,
    REMOVED,
    TRACK,
    TRANSCAUCASUS,
    VOLUNTEERS,
    WEATHER,
    WINTER_OVERCAST,
    Piece,
    Position,
    Rules,
    S42Game,
)
from grognard.games.s42.turn.sequence import Turn

DISPLAYS = {"blucher": AREA - AREA_INDEX["W"], "volunteers": VOLUNTEERS, "trans-caucasus": TRANSCAUCASUS}
"""20.7, 20.8, 30 Where units wait that arrive when called."""


@rule("28.0")
def pieces(rules: Rules) -> tuple[Piece, ...]:
    """C1 to C4 Each unit in its hex, on the turn track, or off the map; the others are not in the game. Leaders appear
    only if they are in use (28)."""
    scenario = PACK.scenarios[rules.scenario]
    placed = {unit: Piece(POOL, 1) for unit in range(len(UNITS)) if REMNANT[unit]}
    for waiting in PACK.setup.displays:
        if waiting.display in scenario.displays:
            placed[UNIT[waiting.id]] = Piece(DISPLAYS[waiting.display], STEPS[UNIT[waiting.id]])
    for id_, place, steps in (*_on_the_map(scenario), *_later(scenario)):  # §C1.1.e, §C1.2.p, §C2.1.e, §C3.1.e, §C4.1.e
        placed[UNIT[id_]] = Piece(place, steps or STEPS[UNIT[id_]])  # §22.1.3.a
    absent = {unit for unit in placed if LEADER[unit] and not rules.commanders}
    return tuple(
        placed[unit] if unit in placed and unit not in absent else Piece(REMOVED, 0) for unit in range(len(UNITS))
    )


def _on_the_map(scenario: Scenario) -> Iterator[tuple[str, int, int]]:
    for name in scenario.setups:
        yield from ((row.id, HEX[row.hex], row.steps) for row in PACK.setup.placements(name))


def _later(scenario: Scenario) -> Iterator[tuple[str, int, int]]:
    for name in scenario.arrivals:
        for row in PACK.setup.coming(name):
            if scenario.brings(row):
                yield row.id, _first_place(scenario, row), row.steps


@rule("C2.4.i", "C2.4.e")
def _first_place(scenario: Scenario, row: Arrival) -> int:
    """22.1.2, C2.4 In the box of their turn; the Axis units of the first turn in the Caucasus are already at the
    edge."""
    at_once = row.turn == scenario.first_turn and row.edge == NORTH
    return AREA - AREA_INDEX[NORTH] if at_once else TRACK - row.turn


@rule("17.1.a", "17.2.1.b")
def converted(land: Country, heads: tuple[str, ...]) -> tuple[int, ...]:
    """17.2 Green railway hexes east of the start line that serve the Axis: those between the line and a rail head,
    through maps not in play if need be."""
    ends = frozenset(HEX[name] for name in heads)
    hexes: set[int] = set()
    for head in ends:
        hexes.update(_to_the_line(country("campaign").green, head, ends))
    return tuple(sorted(hex_ for hex_ in hexes if not WEST[hex_] and hex_ in land.land))


def _to_the_line(green: dict[int, tuple[int, ...]], head: int, ends: frozenset[int]) -> list[int]:
    """The shortest path along green lines from a rail head back to the start line; it passes no other rail head."""
    came: dict[int, int] = {head: head}
    queue = [head]
    while queue and not WEST[queue[0]]:
        hex_ = queue.pop(0)
        for neighbour in green.get(hex_, ()):
            if neighbour not in came and neighbour not in ends:
                came[neighbour] = hex_
                queue.append(neighbour)
    path = queue[:1]
    while path and path[-1] != head:
        path.append(came[path[-1]])
    return path


def held(land: Country, start: Start, placed: tuple[Piece, ...]) -> tuple[int, ...]:
    """16.3.4 What the Axis controls: the victory hexes of the card, and other cities nearer to one of its units than to
    a Soviet one, or as near and west of the start line."""
    zones = {HEX[name] for id_ in start.axis_controls for name in PACK.zone(id_)}
    armies: tuple[list[int], list[int]] = ([], [])
    for unit, piece in enumerate(placed):
        if piece.place >= 0 and COMBAT[unit]:
            armies[SIDE[unit]].append(piece.place)

    def is_axis(city: int) -> bool:
        far = GRID.size
        ours, theirs = (min((GRID.distance(city, hex_) for hex_ in army), default=far) for army in armies)
        return ours < theirs or (ours == theirs and WEST[city])

    return tuple(sorted(zones | {city for city in land.cities if city not in land.points and is_axis(city)}))


def wings(scenario: Scenario, start: Start) -> tuple[Wing, ...]:
    """9.3 The air units of the card are ready; others arrive later in the campaign, or never."""
    later = {row.id for row in PACK.setup.air_arrivals if row.turn <= scenario.last_turn and scenario.automatic}
    places = (AIR_BOX if row.id in start.air else COMING if row.id in later else GONE for row in PACK.air)
    return tuple(Wing(place) for place in places)


@rule("23.1.c", "C3.4.c")
def first_weather(scenario: Scenario) -> int:
    """C3.4 Uranus begins in overcast weather, which is that of winter; before September it is always clear."""
    if scenario.id != "uranus":
        return CLEAR
    weather = WEATHER.index(PACK.uranus.weather)
    return WINTER_OVERCAST if weather == OVERCAST else weather


@rule("20.6.a", "C1.2.m")
def freed(scenario: Scenario) -> tuple[str, ...]:
    """20.6 The units of the North Caucasus are bound in Fall Blau and in the campaign only."""
    return () if "map_a" in scenario.setups else ("caucasus",)


def begin(rules: Rules) -> Position:
    """C1 to C4 The position before the first phase. Planned offensives of the card are in hand until their owner places
    them, and only if they are in use (26)."""
    scenario = PACK.scenarios[rules.scenario]
    start, land, placed = PACK.starts[scenario.start], country(rules.scenario, rules.patch), pieces(rules)
    plans = start.planned_axis if rules.planned_offensives else 0
    return Position(
        rules=rules,
        turn=scenario.first_turn,  # §C1.1.a, §C2.1.a, §C3.1.a, §C4.1.a
        pieces=placed,
        weather=first_weather(scenario),
        supplies=tuple(
            SupplyPoint(n, SIDES.index(row.side), HEX[row.hex], FACES.index(row.face))
            for n, row in enumerate(start.supplies, 1)
        ),
        wings=wings(scenario, start),
        heads=tuple(RailHead(HEX[name]) for name in start.rail_heads),
        converted=converted(land, start.rail_heads),
        held=held(land, start, placed),
        battles=tuple(CityBattle(HEX[row.hex], row.level, SIDES.index(row.defender)) for row in start.contested),
        planned=(Offensive(AXIS, ready=True),) * plans,  # §26.2.g
        freed=freed(scenario),
    )


def open_table(scenario: system.Scenario, options: Mapping[str, Value], dice: Dice, log: list[Event] | None) -> S42Game:
    """The game at its first decision."""
    game: S42Game = Game(begin(rules_of(scenario.id, options)), (), dice, log)
    game.then(Turn())
    game.settle()
    return game
