"""25.0 Reserves, an optional rule: units held back in the movement phase that advance in the combat phase without
having fought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec import Struct

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.advance.advance import ChooseAdvance, GoOn
from grognard.games.s42.advance.advance_eligibility import Claim, may_advance
from grognard.games.s42.advance.advance_limits import Run
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import EndRelease, HoldBack, Release
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    IN_RESERVE,
    MOVED,
    MOVED_ONE_HEX,
    RELEASED,
    REPLACED,
    Position,
    S42Game,
    names,
)
from grognard.games.s42.turn.weather import advance_length

MARKERS = PACK.markers["reserve"].axis, PACK.markers["reserve"].soviet
"""25.2.2 Three for each side."""
FARTHEST = PACK.tables.reserve_hexes
"""25.2.3 How far a reserve advances."""


def groups(position: Position, side: int) -> list[int]:
    """The hexes where a side has a reserve, in order; each has one marker."""
    held = (unit for unit in position.on_map(side) if position.pieces[unit].has(IN_RESERVE))
    return sorted({position.pieces[unit].place for unit in held})


def reserve_at(position: Position, side: int, hex_: int) -> tuple[int, ...]:
    """The units of a side that are in reserve in a hex."""
    return tuple(unit for unit in position.of_side(hex_, side) if position.pieces[unit].has(IN_RESERVE))


# -- 25.2.1 into reserve ---------------------------------------------------------------------------------------------


class Keeping(Struct, frozen=True):
    """Units that would be held back."""

    position: Position
    side: int
    units: tuple[int, ...]

    def marked(self, mark: int) -> Violation:
        marked_units = [unit for unit in self.units if self.position.pieces[unit].has(mark)]
        return evidence(*names(marked_units[:1])) if marked_units else None


@rule.forbids("25.0.a")
def reserves_are_not_in_play(keeping: Keeping) -> Violation:
    """25 Only if the players have agreed on reserves."""
    return None if keeping.position.rules.reserves else evidence()


@rule.forbids("25.2.1.a")
def cannot_be_held_back(keeping: Keeping) -> Violation:
    """25.2.1 A friendly unit on the map, or several in one hex, none of them in reserve yet."""
    position = keeping.position
    places = {position.pieces[unit].place for unit in keeping.units}
    own = all(SIDE[unit] == keeping.side and position.pieces[unit].place >= 0 for unit in keeping.units)
    fresh = keeping.marked(IN_RESERVE) is None
    return None if own and fresh and len(places) == 1 else evidence(*names(keeping.units[:1]))


@rule.forbids("25.2.1.b")
def reserves_keep_order(keeping: Keeping) -> Violation:
    """25.2.1 In good order."""
    disordered = [unit for unit in keeping.units if not keeping.position.good(unit)]
    return evidence(*names(disordered[:1])) if disordered else None


@rule.forbids("25.2.1.c")
def reserve_has_moved_too_far(keeping: Keeping) -> Violation:
    """25.2.1 A unit that has moved may have moved one hex at most, and not into an enemy ZOC."""
    pieces = keeping.position.pieces
    moved_too_far = [unit for unit in keeping.units if pieces[unit].has(MOVED) and not pieces[unit].has(MOVED_ONE_HEX)]
    return evidence(*names(moved_too_far[:1])) if moved_too_far else None


@rule.forbids("25.2.1.d")
def reserve_is_refitting(keeping: Keeping) -> Violation:
    """25.2.1 Not units taking replacements."""
    return keeping.marked(REPLACED)


@rule.forbids("25.2.2.a")
def reserve_markers_are_used_up(keeping: Keeping) -> Violation:
    """25.2.2 Three markers a side; a hex has one, for all units under it."""
    # RULING s42-822: units of one hex that are held back one after the other are one reserve, under one marker.
    hexes = {*groups(keeping.position, keeping.side), keeping.position.pieces[keeping.units[0]].place}
    most = MARKERS[keeping.side]
    return evidence(*names(keeping.units[:1]), count=most) if len(hexes) > most else None


KEEPING = (
    reserves_are_not_in_play,
    cannot_be_held_back,
    reserves_keep_order,
    reserve_has_moved_too_far,
    reserve_is_refitting,
    reserve_markers_are_used_up,
)


def may_hold_back(position: Position, side: int, units: tuple[int, ...]) -> Verdict:
    """25.2.1 Whether these units may be held back together."""
    return judge(KEEPING, Keeping(position, side, units))


def _ids(action: HoldBack) -> tuple[int, ...]:
    return tuple(UNIT[name] for name in action.units)


def _keeps(position: Position, side: int) -> Iterator[HoldBack]:
    """Every unit by itself, and all of a hex that may be held back together."""
    if not position.rules.reserves:
        return
    for hex_ in dict.fromkeys(position.pieces[unit].place for unit in position.on_map(side)):
        able = tuple(unit for unit in position.of_side(hex_, side) if may_hold_back(position, side, (unit,)))
        yield from (HoldBack((UNITS[unit],)) for unit in able)
        if len(able) > 1:
            yield HoldBack(names(able))


@rule("25.2.1.a", "25.2.1.e")
def _keep(game: S42Game, side: int, action: HoldBack) -> None:
    """25.2.1 The marker is placed: they may not move again before the combat phase."""
    units = _ids(action)
    game.change(game.position.mark(units, IN_RESERVE))
    hex_ = HEXES[game.position.pieces[units[0]].place]
    game.log("reserve-held-back", "25.2.1.a", units=action.units, hex=hex_)


def _names_units_once(position: Position, side: int, action: HoldBack) -> bool:
    there = bool(action.units) and all(name in UNIT for name in action.units)
    return there and len(set(action.units)) == len(action.units)


HOLD_BACK = Verb(
    HoldBack,
    candidates=_keeps,
    exists=_names_units_once,
    args=lambda position, side, action: (Keeping(position, side, _ids(action)),),
    forbids=KEEPING,
    resolve=_keep,
)
"""25.2.1 In the movement phase."""


# -- 25.2.3 out of it ------------------------------------------------------------------------------------------------


@rule.forbids("25.2.3.a")
def no_reserve_is_there(position: Position, side: int, hex_: int) -> Violation:
    """25.2.3 Only a hex with a friendly reserve can be released."""
    return None if reserve_at(position, side, hex_) else evidence(HEXES[hex_])


@rule("25.1.a", "25.2.3.g")
def release(game: S42Game, side: int, hex_: int, vacated: tuple[int, ...] = ()) -> None:
    """25.2.3 The marker is removed, and the units may advance two hexes, fewer in bad weather, by the usual rules of
    advance. After a combat the ZOC in the hex that it emptied do not stop them."""
    # RULING s42-823: "after a combat" is after its advance, and the hex is that of the first combat of an attack.
    units = reserve_at(game.position, side, hex_)
    game.change(game.position.unmark(units, IN_RESERVE).mark(units, RELEASED))  # §25.2.3.b
    game.log("reserve-released", "25.2.3.b", units=names(units), hex=HEXES[hex_])
    target = vacated[0] if vacated else hex_
    battle = Battle(side=side, target=target, units=units, kind="reserve")
    going = (unit for unit in units if may_advance(Claim(game.position, battle, unit)))
    runs = tuple(Run(unit, hex_, vacated) for unit in going)  # §25.2.3.c
    hexes = advance_length(game.position, FARTHEST)
    choice = ChooseAdvance(seats=(SIDES[side],), battle=battle, given=FARTHEST, hexes=hexes, runs=runs)
    game.then(GoOn(choice=choice))


def releases(position: Position, side: int) -> Iterable[Release]:
    return [Release(HEXES[hex_]) for hex_ in groups(position, side)]


RELEASE = Verb(
    Release,
    candidates=releases,
    exists=lambda position, side, action: action.hex in HEX,
    args=lambda position, side, action: (position, side, HEX[action.hex]),
    forbids=(no_reserve_is_there,),
    resolve=lambda game, side, action: release(game, side, HEX[action.hex]),
    confirm=True,
)
"""25.2.3 In the combat phase, without a combat."""


@rule("25.2.3.a", "25.2.3.c")
class CallReserves(Procedure, frozen=True, kw_only=True):
    """25.2.3 A combat has emptied its hex, and the attackers have advanced: are reserves released after it?"""

    battle: Battle

    def run(self, game: S42Game) -> None:
        if groups(game.position, self.battle.side):
            game.then(ReleaseReserves(seats=(SIDES[self.battle.side],), battle=self.battle))


def _release_after(game: S42Game, choice: ReleaseReserves, action: Release) -> None:
    game.then(CallReserves(battle=choice.battle))
    release(game, choice.battle.side, HEX[action.hex], (choice.battle.target,))


RELEASE_AFTER_COMBAT = Verb(
    Release,
    candidates=lambda position, choice: releases(position, choice.battle.side),
    exists=lambda position, choice, action: action.hex in HEX,
    args=lambda position, choice, action: (position, choice.battle.side, HEX[action.hex]),
    forbids=(no_reserve_is_there,),
    resolve=_release_after,
    confirm=True,
)
END_RELEASE = Verb(EndRelease, resolve=lambda game, choice, action: None, ends=True, confirm=True)


class ReleaseReserves(Decision, frozen=True, kw_only=True):
    """25.2.3 Any number of reserves, one after another."""

    rule: ClassVar[str] = "25.2.3.a"
    verbs = (RELEASE_AFTER_COMBAT, END_RELEASE)
    battle: Battle

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return tuple(HEXES[hex_] for hex_ in groups(game.position, self.battle.side))

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-release-reserves", {"hex": HEXES[self.battle.target]})


@rule("25.2.3.i")
def stood_down(position: Position) -> Position:
    """25.2.3 At the end of a combat phase all markers are removed."""
    return position.unmark(range(len(UNITS)), IN_RESERVE | RELEASED | MOVED_ONE_HEX)
