"""9.7 Fortifications: where they may be built, how they are removed, and the printed ones that fall out of use."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.s42.data.board import HEX, HEXES
from grognard.games.s42.data.charts import Effect
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, PACK, SOVIET
from grognard.games.s42.interface.actions import Dismantle
from grognard.games.s42.movement.ground import terrain
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import Fort
from grognard.games.s42.state.position import Position, S42Game
from grognard.games.s42.state.zones import in_zoc
from grognard.games.s42.supply.lines import is_supplied
from grognard.games.s42.turn.weather import sky

TABLES = PACK.tables
MARKERS = (PACK.markers["fortification"].axis, PACK.markers["fortification"].soviet)
"""9.7.3 Fortification markers of each side."""
ROSTOV = "rostov"
"""9.7.7 The printed fortifications that fall with their city."""
ROSTOV_HEXES = tuple(HEX[name] for name in PACK.zone("victory-rostov"))


BARRED = {"mountain": "9.7.3.c", "marsh": "9.7.3.d", "wooded-rough": "9.7.3.e"}
"""9.7.3 Terrain where no fortification may be built, by clause."""


# -- 9.7.2, 9.7.3 building -------------------------------------------------------------------------------------------


class Site(Struct, frozen=True):
    """A hex where a side would build."""

    position: Position
    side: int
    hex: int

    @property
    def name(self) -> str:
        return HEXES[self.hex]


def rows(position: Position, hex_: int) -> tuple[Effect, ...]:
    """The rows of the terrain chart for a hex: its terrain and what is in it."""
    place = position.country.place[hex_]
    ground = TABLES.terrain[terrain(position.country, sky(position), hex_)]
    return (ground, TABLES.places[place]) if place else (ground,)


@rule.forbids("2.2.3.f")
def site_is_out_of_play(site: Site) -> Violation:
    """2.2.3 Nothing is built in hexes out of play."""
    return None if site.hex in site.position.country.land else evidence(site.name)


@rule.forbids("9.7.3.b")
def city_cannot_be_fortified(site: Site) -> Violation:
    """9.7.3 No fortification is built in a city."""
    _, *places = rows(site.position, site.hex)
    return evidence(site.name) if any(place.no_fortification for place in places) else None


@rule.forbids("9.7.3.c", "9.7.3.d", "9.7.3.e")
def ground_cannot_be_fortified(site: Site) -> Violation:
    """9.7.3 Nor in mountains, marsh or wooded rough."""
    ground, *_ = rows(site.position, site.hex)
    return evidence(site.name, by=BARRED[ground.id]) if ground.no_fortification else None


@rule.forbids("9.7.3.a")
def hex_has_its_fortification(site: Site) -> Violation:
    """9.7.3 One fortification per hex, a printed one in use included."""
    taken = any(fort.hex == site.hex for fort in site.position.forts)
    return evidence(site.name) if taken or site.position.fortified(site.hex, site.side) else None


@rule.forbids("9.7.2.e")
def enemy_holds_the_site(site: Site) -> Violation:
    """9.7.2 Not in an enemy-controlled hex: a city or victory hex the enemy passed last, or one with enemy units."""
    kept = site.hex in site.position.country.sites and site.position.controller(site.hex) != site.side
    return evidence(site.name) if kept or site.position.of_side(site.hex, 1 - site.side) else None


@rule("9.7.2.f")
@rule.forbids("9.7.3.f")
def site_is_unguarded(site: Site) -> Violation:
    """9.7.2, 9.7.3 In an enemy ZOC a combat unit must be there; elsewhere none is needed."""
    watched = in_zoc(site.position, site.side, site.hex)
    return evidence(site.name) if watched and not site.position.fighters(site.hex, site.side) else None


@rule.forbids("9.7.2.d")
def site_is_cut_off(site: Site) -> Violation:
    """9.7.2 The hex must be in supply when building begins."""
    return None if is_supplied(site.position, site.side, site.hex) else evidence(site.name)


@rule("9.7.3.i")
@rule.forbids("9.7.3.g", "9.7.3.h")
def fortifications_are_used_up(site: Site) -> Violation:
    """9.7.3 The Axis has twelve markers, the Soviets have twenty-four; markers removed from the map are available
    again."""
    laid = sum(1 for fort in site.position.forts if fort.side == site.side)
    clause = ("9.7.3.g", "9.7.3.h")[site.side]
    return evidence(site.name, count=MARKERS[site.side], by=clause) if laid >= MARKERS[site.side] else None


BUILDING = (
    site_is_out_of_play,
    city_cannot_be_fortified,
    ground_cannot_be_fortified,
    hex_has_its_fortification,
    enemy_holds_the_site,
    site_is_unguarded,
    site_is_cut_off,
    fortifications_are_used_up,
)


def may_build(position: Position, side: int, hex_: int) -> Verdict:
    """9.7.2 Whether a fortification may be begun; its cost is up to the resource points (18.1)."""
    return judge(BUILDING, Site(position, side, hex_))


@rule("9.7.2.b")
def build(game: S42Game, side: int, hex_: int) -> None:
    """9.7.2 Building begins; it is finished in the owner's next initial phase."""
    game.change(game.position.but(forts=tuple(sorted((*game.position.forts, Fort(hex_, side)), key=_by_hex))))
    game.log("fortification-begun", "9.7.2.b", side=SIDES[side], hex=HEXES[hex_])


def _by_hex(fort: Fort) -> int:
    return fort.hex


# -- 9.7.4, 9.7.5 how they go ----------------------------------------------------------------------------------------


def without_fort(position: Position, side: int, hex_: int) -> Position:
    return position.but(forts=tuple(fort for fort in position.forts if (fort.hex, fort.side) != (hex_, side)))


@rule("9.7.4.a", "9.7.4.b", "9.7.5.b")
def raze(game: S42Game, side: int, hex_: int) -> None:
    """9.7.5 A unit of this side enters a hex, which an empty fortification does not hinder: an enemy marker there is
    removed, finished or not. Printed ones stay."""
    if any(fort.hex == hex_ and fort.side != side for fort in game.position.forts):
        game.change(without_fort(game.position, 1 - side, hex_))
        game.log("fortification-razed", "9.7.5.b", side=SIDES[1 - side], hex=HEXES[hex_])


def _is_marked(position: Position, side: int, hex_: int) -> bool:
    return any(fort.hex == hex_ and fort.side == side for fort in position.forts)


@rule.forbids("9.7.6.c")
def printed_works_stay(position: Position, side: int, hex_: int) -> Violation:
    """9.7.6 Printed fortifications are never removed."""
    printed = hex_ in position.country.fort_lines and not _is_marked(position, side, hex_)
    return evidence(HEXES[hex_]) if printed else None


@rule.forbids("9.7.5.a")
def nothing_to_dismantle(position: Position, side: int, hex_: int) -> Violation:
    """9.7.5 A player removes only friendly fortifications."""
    return None if _is_marked(position, side, hex_) else evidence(HEXES[hex_])


def _dismantles(position: Position, side: int) -> Iterator[Dismantle]:
    yield from (Dismantle(HEXES[fort.hex]) for fort in position.forts if fort.side == side)


@rule("9.7.5.a", "9.7.3.i")
def _dismantle(game: S42Game, side: int, action: Dismantle) -> None:
    """9.7.5 The marker is removed and may be used again."""
    game.change(without_fort(game.position, side, HEX[action.hex]))
    game.log("fortification-dismantled", "9.7.5.a", side=SIDES[side], hex=action.hex)


DISMANTLE = Verb(
    Dismantle,
    candidates=_dismantles,
    exists=lambda position, side, action: action.hex in HEX,
    args=lambda position, side, action: (position, side, HEX[action.hex]),
    forbids=(printed_works_stay, nothing_to_dismantle),
    resolve=_dismantle,
    confirm=True,
    minor=True,
)
"""9.7.5 At any moment of the player's own turn."""


# -- 9.7.7 the printed ones ------------------------------------------------------------------------------------------


@rule("9.7.7.b")
def is_given_up(position: Position, line: str) -> bool:
    """9.7.7 A group of printed fortifications is abandoned when no Soviet unit is in any of its hexes; that of Rostov
    only when the Axis controls the city as well."""
    hexes = [hex_ for hex_, own in position.country.fort_lines.items() if own == line]
    if any(position.of_side(hex_, SOVIET) for hex_ in hexes):  # §9.7.7.d, §9.7.7.e
        return False
    return line != ROSTOV or all(position.controller(hex_) == AXIS for hex_ in ROSTOV_HEXES)  # §9.7.7.g


@rule("9.7.7.a", "9.7.7.c")
class GiveUpLines(Procedure, frozen=True, kw_only=True):
    """9.7.7 At the end of the Soviet turn: abandoned groups have no effect for the rest of the game."""

    def run(self, game: S42Game) -> None:
        lines = sorted(set(game.position.country.fort_lines.values()) - set(game.position.fallen_lines))
        for line in lines:
            if is_given_up(game.position, line):
                game.change(game.position.but(fallen_lines=(*game.position.fallen_lines, line)))
                game.log("line-given-up", "9.7.7.c", line=TABLES.fortified_lines[line].zone)
