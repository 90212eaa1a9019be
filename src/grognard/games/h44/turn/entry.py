"""19.1, 19.2, 23.5, 23.6 Which units enter where: reinforcements, areas that change hands, the 406th Division,
garrisons."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.games.h44.data.board import AREA_INDEX, AREAS, GRID, HEX
from grognard.games.h44.data.units import ALLIED, GARRISON, GERMAN, PACK, SIDE, SIDES, UNITS
from grognard.games.h44.retreat.disorder import disrupt
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import ALERTED, AREA, TRACK, H44Game, Position
from grognard.games.h44.state.zones import owner

ARRIVALS = tuple(PACK.arrivals[name] for name in UNITS)
"""2.3.11 When and where each unit comes."""
LAST_ALARM = PACK.tables.holding_last_turn
"""23.5 The turn on which units still missing arrive without a roll."""
ARRIVES_ON = PACK.tables.holding_to
"""23.5 The highest die with which a unit arrives."""
HOMES = frozenset(HEX[ARRIVALS[unit].hex] for unit in range(len(UNITS)) if GARRISON[unit])
"""23.6 The hexes that have a garrison at the beginning."""
RELEASE = PACK.tables.garrison_reach
"""23.6 How near the Allies must come for a garrison to be released."""


@rule("19.1.a", "19.8.a")
class Reinforcements(Procedure, frozen=True, kw_only=True):
    """19.1 Before the movement phase the side's units on the turn track go to the areas printed on them."""

    side: int

    def run(self, game: H44Game) -> None:
        position = game.position
        due = range(TRACK - position.turn, TRACK)
        for unit, piece in enumerate(position.pieces):
            if SIDE[unit] == self.side and piece.place in due:  # §23.5.g
                arrive(game, unit, "19.1.a")


@rule("2.3.11.a", "2.3.11.b")
def arrive(game: H44Game, unit: int, cause: str) -> None:
    """A unit is placed in its entry area; if the enemy owns that now, in the nearest friendly one adjacent to it."""
    area = refuge(game.position, SIDE[unit], AREA_INDEX[ARRIVALS[unit].area])
    piece = replace(game.position.pieces[unit], place=AREA - area)
    game.change(game.position.with_piece(unit, piece))
    game.log("unit-arrived", cause, unit=UNITS[unit], area=f"area-{AREAS[area]}")


def refuge(position: Position, side: int, area: int) -> int:
    """19.2.2 The area itself if it is friendly, else the first friendly area that can be reached from it."""
    seen = [area]
    for here in seen:
        if owner(position.turn, here) == side:
            return here
        seen += (neighbour for neighbour in position.country.beside[here] if neighbour not in seen)
    return area


@rule("19.2.2.c", "19.2.2.d", "19.2.2.e")
class AreasChange(Procedure, frozen=True, kw_only=True):
    """19.2.2 At the start of turn 7 A and L become Allied: Germans there go to an adjacent friendly area, in
    disorder."""

    def run(self, game: H44Game) -> None:
        for area, name in enumerate(AREAS):
            turn = game.position.turn
            now = owner(turn, area)  # §19.2.1.b, §19.2.2.b
            if turn == 1 or owner(turn - 1, area) == now:
                continue
            game.log("area-changed", "19.2.1.b", area=f"area-{name}", side=SIDES[now])
            for unit in game.position.in_area(area):
                if SIDE[unit] != now:
                    self.leave(game, unit, area)  # §19.3.1.i

    def leave(self, game: H44Game, unit: int, area: int) -> None:
        refuge_ = refuge(game.position, SIDE[unit], area)
        piece = replace(game.position.pieces[unit], place=AREA - refuge_)  # §19.2.2.c
        game.change(game.position.with_piece(unit, piece))
        game.log("unit-displaced", "19.2.2.c", unit=UNITS[unit], area=f"area-{AREAS[refuge_]}")
        disrupt(game, unit)  # §19.2.2.d, §19.2.2.e


@rule("23.5.c", "23.5.d", "23.5.e")
class Alarm(Procedure, frozen=True, kw_only=True):
    """23.5 At the start of the German movement phase one die for each unit of the 406th Division that has not arrived:
    it arrives on one or two. They wait in the box of turn 4, on which the rest arrive as reinforcements."""

    def run(self, game: H44Game) -> None:
        if game.position.turn >= LAST_ALARM:  # §23.5.f
            return
        for unit in range(len(UNITS)):
            if ARRIVALS[unit].kind != "holding" or game.position.pieces[unit].place != TRACK - LAST_ALARM:  # §23.5.b
                continue
            dice = game.roll(1)  # §23.5.c
            came = dice[0] <= ARRIVES_ON  # §23.5.d, §23.5.e
            game.log("alarm-rolled", "23.5.c", roll=Roll(dice, hits=int(came)), unit=UNITS[unit], came=int(came))
            if came:
                arrive(game, unit, "23.5.d")


def is_at_home(position: Position, unit: int) -> bool:
    """23.6 A garrison, or what is left of it or was broken down from it, in the hex where it began."""
    if position.pieces[unit].place not in HOMES:
        return False
    battalion = position.origins.get(unit, unit)
    return GARRISON[battalion] and position.pieces[unit].place == HEX[ARRIVALS[battalion].hex]


def allies_are_near(position: Position, unit: int) -> bool:
    around = GRID.within(position.pieces[unit].place, RELEASE)
    return any(position.side_in(hex_) == ALLIED for hex_ in around)


@rule("23.6.a", "23.6.b")
def may_leave(position: Position, unit: int) -> bool:
    """23.6 The garrisons of Tiel and 's-Hertogenbosch stay in their first hex until Allied units have come within two
    hexes; one that has left it is free."""
    free = position.pieces[unit].has(ALERTED) or not is_at_home(position, unit)
    return free or allies_are_near(position, unit)


@rule("23.6.b")
class AlertGarrisons(Procedure, frozen=True, kw_only=True):
    """23.6 A garrison that the Allies have come near may move from now on, whether they stay or not."""

    def run(self, game: H44Game) -> None:
        position = game.position
        awake = [u for u in position.on_map(GERMAN) if is_at_home(position, u) and allies_are_near(position, u)]
        game.change(position.mark(awake, ALERTED))
