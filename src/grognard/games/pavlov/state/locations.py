"""2.2, 2.sig139, 2.art32, 2.aa267, 2.aa1083 Locations of the units: repaired, wired, made ready."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Prohibition, Violation, evidence, judge
from grognard.games.pavlov.interface.actions import LayWire, Ready, Repair
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    AA,
    ARTILLERY,
    DAMAGE,
    FIRST,
    LOCATION,
    NONE,
    PACK,
    WIRE,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.state.stock import clear, deploy
from grognard.games.pavlov.turn.asking import PavlovDecision

LOCATIONS_OF = PACK.locations_of
READY_TOKEN = {"art32": ARTILLERY, "aa267": AA, "aa1083": AA}


def damaged_of(position: Position, unit: str) -> list[str]:
    return [f"loc-{n}" for n in LOCATIONS_OF[unit] if position.damaged(n)]


def free_of(position: Position, unit: str) -> list[str]:
    return [f"loc-{n}" for n in LOCATIONS_OF[unit] if position.holds(n) == NONE]


# -- recovery: all units with locations ------------------------------------------------------------------------------


def nothing_to_repair_at(unit: str, clause: str) -> Prohibition:
    def nothing_to_repair(position: Position) -> Violation:
        """Recovery removes a damage token: there must be one on a location of the unit."""
        return evidence(unit) if not damaged_of(position, unit) else None

    return rule.forbids(clause)(nothing_to_repair)


def recover(unit: str) -> Callable[[PavlovGame], None]:
    def run(game: PavlovGame) -> None:
        damaged = damaged_of(game.position, unit)
        if len(damaged) == 1:
            repair(game, damaged[0])
        else:
            game.then(ChooseRepair(seats=game.position.rules.command, unit=unit))

    return run


def repair(game: PavlovGame, location: str) -> None:
    """The damage token of a location goes back to the stock, whichever unit it belongs to."""
    game.change(clear(game.position, LOCATION[location] + FIRST))
    game.log("location-repaired", "2.2.h", location=location)


def _repairs_another_unit(unit: str) -> Prohibition:
    def repairs_another_unit(position: Position, location: str) -> Violation:
        """A unit repairs only its own locations."""
        return evidence(unit, location) if LOCATION[location] + FIRST not in LOCATIONS_OF[unit] else None

    return rule.forbids(f"2.{unit}.a")(repairs_another_unit)


def _is_not_damaged(unit: str) -> Prohibition:
    def is_not_damaged(position: Position, location: str) -> Violation:
        """Only a damaged location can be repaired."""
        return evidence(location) if position.volga[LOCATION[location]] != DAMAGE else None

    return rule.forbids(f"2.{unit}.a")(is_not_damaged)


def _repair_prohibitions(unit: str) -> tuple[Prohibition, ...]:
    """With two locations a player only has to choose when both are damaged."""
    return (_repairs_another_unit(unit), *([_is_not_damaged(unit)] if len(LOCATIONS_OF[unit]) > 2 else ()))


REPAIRING = {unit: _repair_prohibitions(unit) for unit, places in LOCATIONS_OF.items() if len(places) > 1}


REPAIR = Verb(
    Repair,
    candidates=lambda position, ask: [Repair(f"loc-{n}") for n in LOCATIONS_OF[ask.unit]],
    exists=lambda position, ask, action: action.location in LOCATION,
    verdict=lambda position, ask, action: judge(REPAIRING[ask.unit], position, action.location),
    resolve=lambda game, ask, action: repair(game, action.location),
)


class ChooseRepair(PavlovDecision, frozen=True, kw_only=True):
    """2.2 Recovery: which of the unit's damaged locations is repaired."""

    rule = "2.2.h"
    verbs = (REPAIR,)
    unit: str

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-repair", {"unit": self.unit})


# -- 2.sig139 --------------------------------------------------------------------------------------------------------


@rule.forbids("2.sig139.e")
def no_wire_in_stock(position: Position) -> bool:
    """Laying wire takes a wire token from the stock."""
    return not position.stock[WIRE]


@rule.forbids("2.sig139.f")
def no_free_signal_post(position: Position) -> bool:
    """Laying wire needs a free location of the signal battalion."""
    return not free_of(position, "sig139")


@rule.forbids("2.sig139.f")
def signal_post_is_not_free(position: Position, location: str) -> Violation:
    """Wire goes only to a location without wire and without damage."""
    return evidence(location) if position.volga[LOCATION[location]] != NONE else None


@rule.forbids("2.sig139.e")
def is_no_signal_post(position: Position, location: str) -> Violation:
    """Wire is laid to the locations of the signal battalion."""
    return evidence(location) if LOCATION[location] + FIRST not in LOCATIONS_OF["sig139"] else None


@rule("2.sig139.e")
def lay_wire(game: PavlovGame, ask: ChooseWire, action: LayWire) -> None:
    """A wire token goes from the stock to a location of the signal battalion."""
    game.change(deploy(game.position, LOCATION[action.location] + FIRST, WIRE))
    game.log("wire-laid", "2.sig139.e", location=action.location)


LAY_WIRE = Verb(
    LayWire,
    candidates=lambda position, ask: [LayWire(f"loc-{n}") for n in LOCATIONS_OF["sig139"]],
    exists=lambda position, ask, action: action.location in LOCATION,
    args=lambda position, ask, action: (position, action.location),
    forbids=(is_no_signal_post, signal_post_is_not_free),
    resolve=lay_wire,
)


class ChooseWire(PavlovDecision, frozen=True, kw_only=True):
    """2.sig139 A wire token goes to a free location of the signal battalion."""

    rule = "2.sig139.e"
    verbs = (LAY_WIRE,)


# -- 2.art32, 2.aa267, 2.aa1083 --------------------------------------------------------------------------------------


def none_in_stock_for(unit: str) -> Prohibition:
    def none_in_stock(position: Position) -> Violation:
        """Readying takes a token from the stock."""
        return evidence(unit) if not position.stock[READY_TOKEN[unit]] else None

    return rule.forbids(f"2.{unit}.b")(none_in_stock)


def no_free_battery_of(unit: str) -> Prohibition:
    def no_free_battery(position: Position) -> Violation:
        """Readying needs a free location of the unit."""
        return evidence(unit) if not free_of(position, unit) else None

    return rule.forbids(f"2.{unit}.c")(no_free_battery)


def _battery_is_not_free(unit: str) -> Prohibition:
    def battery_is_not_free(position: Position, location: str) -> Violation:
        """A battery takes one token, and none while it is damaged. RULING pavlov-002."""
        return evidence(location) if position.volga[LOCATION[location]] != NONE else None

    return rule.forbids(f"2.{unit}.c")(battery_is_not_free)


def _battery_of_another_unit(unit: str) -> Prohibition:
    def battery_of_another_unit(position: Position, location: str) -> Violation:
        """A unit readies only its own batteries."""
        return evidence(unit, location) if LOCATION[location] + FIRST not in LOCATIONS_OF[unit] else None

    return rule.forbids(f"2.{unit}.b")(battery_of_another_unit)


READYING = {unit: (_battery_of_another_unit(unit), _battery_is_not_free(unit)) for unit in READY_TOKEN}


@rule("2.art32.b", "2.aa267.b", "2.aa1083.b")
def ready_battery(game: PavlovGame, ask: ChooseReady, action: Ready) -> None:
    """A token from the stock makes one of the unit's batteries ready."""
    game.change(deploy(game.position, LOCATION[action.location] + FIRST, READY_TOKEN[ask.unit]))
    game.log("battery-ready", f"2.{ask.unit}.b", location=action.location, unit=ask.unit)


READY = Verb(
    Ready,
    candidates=lambda position, ask: [Ready(f"loc-{n}") for n in LOCATIONS_OF[ask.unit]],
    exists=lambda position, ask, action: action.location in LOCATION,
    verdict=lambda position, ask, action: judge(READYING[ask.unit], position, action.location),
    resolve=ready_battery,
)


class ChooseReady(PavlovDecision, frozen=True, kw_only=True):
    """2.art32, 2.aa267, 2.aa1083 Which of the unit's batteries is made ready."""

    rule = "2.2.h"
    verbs = (READY,)
    unit: str

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-ready", {"unit": self.unit})


def ready(unit: str) -> Callable[[PavlovGame], None]:
    return lambda game: game.then(ChooseReady(seats=game.position.rules.command, unit=unit))
