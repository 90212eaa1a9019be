"""18.6.3 Supply points on the move: like vehicles on their moving side, a hex or two on their ready side, not at all
when immobile."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.counters.position import ANYTHING
from grognard.core.derived import derived
from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.tables import POINT
from grognard.games.s42.data.units import PACK, WHEELS, Mode
from grognard.games.s42.interface.actions import MoveSupply, PutBack, Station
from grognard.games.s42.movement.cargo import cargo_of, map_has_its_mobile_supplies, place_of
from grognard.games.s42.movement.crossings import FLOTILLA, is_ferried
from grognard.games.s42.movement.network import Party
from grognard.games.s42.movement.reach import routes_within
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import FACES, IMMOBILE, MOVING, SupplyPoint
from grognard.games.s42.state.position import ENTERED, MOVED, TRAIN, UNSUPPLIED, Position, S42Game, place_name
from grognard.games.s42.supply.supply_points import supply_name, supply_of, with_supply
from grognard.games.s42.turn.weather import EFFECTS, ground_effect
from grognard.hexes.paths import Route

LORRIES = ((WHEELS, False),)
"""18.6.3 They move as vehicles do."""
# RULING s42-607: "as mechanised units" leaves open which; lorries are what the headquarters have.


# -- how far ---------------------------------------------------------------------------------------------------------


@rule("18.6.3.d", "C1.2.c", "C4.2.c")
def movement_modes(supply: SupplyPoint) -> tuple[Mode, ...]:
    """18.6.3 On its moving side a supply point has its allowance, without extended movement, even on the first turn of
    a scenario; or it moves tactically, as it must when out of supply or on its ready side."""
    face = PACK.supply_faces[FACES[supply.face]]
    if not face.tactical:
        return ()
    return ("normal", "tactical") if supply.face == MOVING and not supply.marks & UNSUPPLIED else ("tactical",)


@rule("18.6.3.b")
def allowance(position: Position, supply: SupplyPoint, mode: Mode) -> int:
    """18.6.3 Sixths of a point: five points, one less in snow; two hexes of tactical movement."""
    if mode == "tactical":
        return PACK.tables.tactical_hexes  # §18.6.3.g
    printed = PACK.supply_faces[FACES[supply.face]].full[2]
    return max(0, printed + EFFECTS[ground_effect(position)].movement) * POINT  # §23.2.3.c


@derived(ANYTHING)
@rule("18.6.3.b", "18.6.3.c", "18.6.1.c")
def reach(position: Position, supply: SupplyPoint) -> dict[int, Route]:
    """18.6.3 Every place a supply point can reach by itself: like mechanised units, by road at half a point."""
    group, reached = Party(supply.side, LORRIES), dict[int, Route]()
    for mode in movement_modes(supply):
        routes = routes_within(position, group, supply.place, allowance(position, supply, mode), mode)
        reached = {**routes, **reached}
    return reached


# -- setting out -----------------------------------------------------------------------------------------------------


class Convoy(Struct, frozen=True):
    """A supply point that would move."""

    position: Position
    side: int
    supply: SupplyPoint

    @property
    def name(self) -> str:
        return supply_name(self.supply.n)


@rule.forbids("18.6.3.b")
def convoy_is_the_enemys(convoy: Convoy) -> Violation:
    """18.6.3 Only the owner moves it."""
    return evidence(convoy.name) if convoy.supply.side != convoy.side else None


@rule.forbids("5.6.3.j", "22.3.1.f", "5.1.k")
def convoy_has_moved(convoy: Convoy) -> Violation:
    """5.6.3, 5.7.1 Once a turn, by road, rail or sea."""
    marks = convoy.supply.marks
    clause = "5.6.3.j" if marks & TRAIN else "22.3.1.f" if marks & ENTERED else "5.1.k"
    return evidence(convoy.name, by=clause) if marks & (MOVED | ENTERED | TRAIN) else None


@rule.forbids("18.6.8.c")
def convoy_is_immobile(convoy: Convoy) -> Violation:
    """18.6.8 An immobile supply point does not move by itself."""
    return evidence(convoy.name) if convoy.supply.face == IMMOBILE else None


SETTING_OUT = (convoy_is_the_enemys, convoy_has_moved, convoy_is_immobile)


@rule.forbids("18.6.3.b", "18.6.3.g")
def convoy_does_not_get_there(position: Position, supply: SupplyPoint, place: int) -> Violation:
    """18.6.3 Five movement points, or two hexes."""
    reached = place in reach(position, supply)
    clause = "18.6.3.b" if supply.face == MOVING else "18.6.3.g"
    return None if reached else evidence(supply_name(supply.n), place_name(place), by=clause)


def _convoy(position: Position, side: int, action: MoveSupply) -> Convoy:
    supply = supply_of(position, action.supply)
    assert supply is not None
    return Convoy(position, side, supply)


def _moves(position: Position, side: int) -> Iterator[MoveSupply]:
    yield from (MoveSupply(supply_name(supply.n)) for supply in position.supplies if supply.side == side)


def _set_out(game: S42Game, side: int, action: MoveSupply) -> None:
    game.then(SendSupply(seats=(SIDES[side],), supply=_convoy(game.position, side, action).supply.n))


MOVE_SUPPLY = Verb(
    MoveSupply,
    candidates=_moves,
    exists=lambda position, side, action: supply_of(position, action.supply) is not None,
    args=lambda position, side, action: (_convoy(position, side, action),),
    forbids=SETTING_OUT,
    resolve=_set_out,
)
"""18.6.3 In the movement phase."""


def _sent(position: Position, choice: SendSupply) -> SupplyPoint:
    supply = supply_of(position, supply_name(choice.supply))
    assert supply is not None
    return supply


def _may_go(position: Position, choice: SendSupply, action: Station) -> Verdict:
    cargo, place = cargo_of(position, supply_name(choice.supply)), place_of(action.place)
    assert cargo is not None
    assert place is not None
    verdict = judge((convoy_does_not_get_there,), position, _sent(position, choice), place)
    return verdict and judge((map_has_its_mobile_supplies,), position, cargo, place)


def _station(game: S42Game, choice: SendSupply, action: Station) -> None:
    supply, place = _sent(game.position, choice), place_of(action.place)
    assert place is not None
    path = (supply.place, *reach(game.position, supply)[place].path)
    marks = supply.marks | MOVED | (ENTERED if place < 0 else 0)
    position = with_supply(game.position, replace(supply, place=place, marks=marks))
    ferried = any(
        is_ferried(position, from_hex, to_hex) for from_hex, to_hex in pairwise(path) if from_hex >= 0 <= to_hex
    )
    game.change(position.having(FLOTILLA) if ferried else position)
    game.log("supply-moved", "18.6.3.b", supply=supply_name(supply.n), place=action.place)


STATION = Verb(
    Station,
    candidates=lambda position, choice: (
        Station(place_name(place)) for place in sorted(reach(position, _sent(position, choice)))
    ),
    exists=lambda position, choice, action: place_of(action.place) is not None,
    verdict=_may_go,
    resolve=_station,
)
PUT_BACK = Verb(PutBack, resolve=lambda game, choice, action: None)


class SendSupply(Decision, frozen=True, kw_only=True):
    """18.6.3 The owner chooses where the supply point goes, on the map or in an entry area."""

    rule: ClassVar[str] = "18.6.3.b"
    verbs = (STATION, PUT_BACK)
    supply: int

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (supply_name(self.supply),)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-send-supply", {"supply": supply_name(self.supply)})
