"""17.8 Ammunition: in the first phase of their turn the active player turns artillery back to its active side."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.combat.artillery import guns
from grognard.games.h44.data.board import GRID, HEXES, landing_zone
from grognard.games.h44.data.units import AIRBORNE, ALLIED, DIVISION, GERMAN, PACK, SIDE, SIDES, UNIT, UNITS
from grognard.games.h44.interface.actions import Done, Rearm
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    DISRUPTED,
    FIRED,
    IN_FULL_RETREAT,
    UNSUPPLIED,
    H44Game,
    Position,
    place_name,
)
from grognard.games.h44.supply.lines import area_line, has_line, head_of, is_watched, overland
from grognard.games.h44.turn.weather import airborne_guns, part

TURNED = (PACK.tables.allied_rearm, PACK.tables.german_rearm)
"""17.8 How many artillery units a side may turn in a phase: the Allies for ground artillery, the Germans by day."""
NEAR = PACK.tables.airborne_supply_trace
"""17.8.2 How far airborne artillery may be from its supply head, and the supply head from the drop field."""
ALL = len(UNITS)
SUPPLY_AREA = "N"
"""17.8.1 The entry area through which Allied ammunition comes."""
LAST_DROP = PACK.tables.heads_last_turn
"""17.8.2 After this turn the fields around a supply head are used for air drops."""
ZONES_OF = {
    division: tuple(code for code, landing in PACK.landings.items() if landing.division == division)
    for division in sorted({landing.division for landing in PACK.landings.values()})
}
"""17.8.2 The landing zones of each division."""


class Load(Struct, frozen=True):
    """An artillery unit that would be turned to its active side, after others."""

    position: Position
    unit: int
    turned: tuple[int, ...]

    @property
    def same(self) -> int:
        """How many artillery units of its kind, airborne or not, were turned before it."""
        return sum(1 for unit in self.turned if AIRBORNE[unit] == AIRBORNE[self.unit])


@rule.forbids("17.5.d")
def gun_is_active(load: Load) -> Violation:
    """17.5 Only artillery that has fired is turned."""
    return None if load.position.pieces[load.unit].has(FIRED) else evidence(UNITS[load.unit])


@rule("14.2.k")
@rule.forbids("17.8.4.b")
def disrupted_guns_wait(load: Load) -> Violation:
    """17.8.4 Disrupted artillery is not turned; engaged and marching artillery is."""
    # §17.8.4.d, §17.8.4.e
    return evidence(UNITS[load.unit]) if load.position.pieces[load.unit].order == DISRUPTED else None


@rule.forbids("17.8.4.c")
def routed_guns_wait(load: Load) -> Violation:
    """17.8.4 Nor is artillery in full retreat."""
    return evidence(UNITS[load.unit]) if load.position.pieces[load.unit].order == IN_FULL_RETREAT else None


@rule.forbids("18.4.d")
def gun_is_cut_off(load: Load) -> Violation:
    """18.4 Ground artillery marked out of supply is not turned."""
    cut = not AIRBORNE[load.unit] and load.position.pieces[load.unit].has(UNSUPPLIED)
    return evidence(UNITS[load.unit]) if cut else None


@rule.forbids("17.8.1.a")
def allied_shells_are_spent(load: Load) -> Violation:
    """17.8.1 Two ground artillery units a phase."""
    full = SIDE[load.unit] == ALLIED and not AIRBORNE[load.unit] and load.same >= TURNED[ALLIED]
    return evidence(UNITS[load.unit], count=TURNED[ALLIED]) if full else None


@rule.forbids("17.8.1.b")
def no_line_to_the_depots(load: Load) -> Violation:
    """17.8.1 Ground artillery needs a line of supply to area N."""
    bound = SIDE[load.unit] == ALLIED and not AIRBORNE[load.unit]
    cut = bound and not area_line(load.position, load.unit, SUPPLY_AREA)
    return evidence(UNITS[load.unit], place_name(load.position.pieces[load.unit].place)) if cut else None


@rule.forbids("17.8.2.d")
def no_drop_at_night(load: Load) -> Violation:
    """17.8.2 There are no air drops at night."""
    return evidence(UNITS[load.unit]) if AIRBORNE[load.unit] and part(load.position) == "night" else None


@rule.forbids("17.8.2.c")
def no_drop_from_an_overcast_sky(load: Load) -> Violation:
    """17.8.2 Nor in overcast weather."""
    return evidence(UNITS[load.unit]) if AIRBORNE[load.unit] and not airborne_guns(load.position) else None


@rule("17.8.2.a")
@rule.forbids("17.8.2.b")
def one_drop_under_clouds(load: Load) -> Violation:
    """17.8.2 All three in clear weather, one in cloudy."""
    full = AIRBORNE[load.unit] and load.same >= airborne_guns(load.position)
    return evidence(UNITS[load.unit], count=airborne_guns(load.position)) if full else None


def _head_hex(load: Load) -> int:
    head = head_of(load.unit)
    return load.position.pieces[head].place if head >= 0 else -1


@rule.forbids("17.8.2.e")
def no_way_to_the_head(load: Load) -> Violation:
    """17.8.2 Four hexes overland to the supply head of the division, depleted or not."""
    if not AIRBORNE[load.unit]:  # §17.8.1.d, §17.8.1.e
        return None
    at, head = load.position.pieces[load.unit].place, _head_hex(load)  # §17.8.2.l, §18.2.2.d
    path = at >= 0 and head >= 0 and overland(load.position, ALLIED, at, {head: 0}, NEAR)
    return None if path else evidence(UNITS[load.unit])


@rule("17.8.2.h")
@rule.forbids("17.8.2.f", "17.8.2.g")
def no_field_for_the_drop(load: Load) -> Violation:
    """17.8.2 And four from there to an open landing hex of the division, not in an enemy ZOC."""
    head = _head_hex(load) if AIRBORNE[load.unit] else -1
    if head < 0:
        return None
    fields = _fields(load.position, load.unit)
    if overland(load.position, ALLIED, head, dict.fromkeys(drop_fields(load.position, load.unit), 0), NEAR):
        return None
    near = overland(load.position, ALLIED, head, dict.fromkeys(fields, 0), NEAR)
    return evidence(UNITS[load.unit], HEXES[head], by="17.8.2.g" if near else "17.8.2.f")


@rule("17.8.2.g", "17.8.2.h")
def drop_fields(position: Position, unit: int) -> list[int]:
    """17.8.2 Hexes not in an enemy ZOC, or with a friendly unit in the hex to cancel it."""
    return [hex_ for hex_ in _fields(position, unit) if not is_watched(position, ALLIED, hex_)]


@rule("17.8.2.i", "17.8.2.j", "17.8.2.k")
def _fields(position: Position, unit: int) -> list[int]:
    """17.8.2 Landing hexes in clear terrain or polder, with or without woods in it (8.6.3) and villages; after turn 5
    also the supply head's hex and those adjacent to it."""
    head = position.pieces[head_of(unit)].place
    patch, zones = position.rules.patch, ZONES_OF.get(DIVISION[unit], ())
    hexes = {hex_ for zone in zones for hex_ in landing_zone(patch, zone)}
    if position.turn > LAST_DROP and head >= 0:  # §17.8.2.k
        hexes |= {head, *GRID.near[head]}
    country = position.country
    return [
        hex_
        for hex_ in sorted(hexes)
        if hex_ in country.land
        and country.rough(hex_) in ("clear", "polder", "polder-woods")  # §17.8.2.i, §8.6.3.a
        and country.places.get(hex_, "village") == "village"  # §17.8.2.j
    ]


@rule("17.8.3.a", "17.8.3.b", "20.1.f")
def german_turns(position: Position) -> int:
    """17.8.3 Two by day, any number at night."""
    return ALL if part(position) == "night" else TURNED[GERMAN]


@rule.forbids("17.8.3.a")
def german_shells_are_spent(load: Load) -> Violation:
    """17.8.3 Two artillery units a turn by day."""
    full = SIDE[load.unit] == GERMAN and len(load.turned) >= german_turns(load.position)
    return evidence(UNITS[load.unit], count=TURNED[GERMAN]) if full else None


@rule.forbids("17.8.3.c")
def no_line_home(load: Load) -> Violation:
    """17.8.3 German artillery needs a line of supply to a friendly entry area."""
    cut = SIDE[load.unit] == GERMAN and not has_line(load.position, load.unit)
    return evidence(UNITS[load.unit], place_name(load.position.pieces[load.unit].place)) if cut else None


@rule.forbids("17.8.1.a", "17.8.3.a")
def no_gun_of_the_side(load: Load, side: int) -> Violation:
    """17.8 Ammunition is for the active player's artillery, on the map or in an entry area."""
    own = load.unit in guns(load.position, side)
    return None if own else evidence(UNITS[load.unit], by="17.8.1.a" if side == ALLIED else "17.8.3.a")


LOADING = (
    gun_is_active,
    disrupted_guns_wait,
    routed_guns_wait,
    gun_is_cut_off,
    allied_shells_are_spent,
    no_line_to_the_depots,
    no_drop_at_night,
    no_drop_from_an_overcast_sky,
    one_drop_under_clouds,
    no_way_to_the_head,
    no_field_for_the_drop,
    german_shells_are_spent,
    no_line_home,
)


@rule("3.i", "17.5.d", "17.8.4.a")
class ResupplyPhase(Procedure, frozen=True, kw_only=True):
    """17.8 The active player turns artillery to its active side; unused ammunition is lost."""

    side: int
    turned: tuple[int, ...] = ()

    def run(self, game: H44Game) -> None:
        position = game.position
        if any(judge(LOADING, Load(position, unit, self.turned)) for unit in guns(position, self.side)):
            game.then(RearmArtillery(seats=(SIDES[self.side],), phase=self))


def _may_rearm(position: Position, asked: RearmArtillery, action: Rearm) -> Verdict:
    load = Load(position, UNIT[action.unit], asked.phase.turned)
    return judge((no_gun_of_the_side,), load, asked.phase.side) and judge(LOADING, load)


@rule("17.8.2.a", "17.3.k")
def _rearm(game: H44Game, asked: RearmArtillery, action: Rearm) -> None:
    """17.8 One artillery unit is turned to its active side; others may follow."""
    unit = UNIT[action.unit]
    game.change(game.position.unmark((unit,), FIRED))
    at = place_name(game.position.pieces[unit].place)
    game.log("artillery-rearmed", "17.8", unit=action.unit, hex=at)
    game.then(replace(asked.phase, turned=(*asked.phase.turned, unit)))


REARM = Verb(
    Rearm,
    candidates=lambda position, asked: [Rearm(UNITS[unit]) for unit in guns(position, asked.phase.side)],
    exists=lambda position, asked, action: action.unit in UNIT,
    verdict=_may_rearm,
    resolve=_rearm,
)
NO_MORE_SHELLS = Verb(Done, resolve=lambda game, asked, action: None, ends=True)


class RearmArtillery(Decision, frozen=True, kw_only=True):
    """17.8 One artillery unit after another."""

    rule: ClassVar[str] = "17.8"
    verbs = (REARM, NO_MORE_SHELLS)
    phase: ResupplyPhase

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-rearm-artillery", {"side": SIDES[self.phase.side], "count": len(self.phase.turned)})
