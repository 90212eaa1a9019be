"""8.0, 14.3, 17.3, 20.2, 21.0 Everything a player may do in his movement phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.airborne.returning import may_rally, rallies, rally
from grognard.games.h44.airborne.unknown_units import may_redeploy, redeploy, redeploys
from grognard.games.h44.combat.automatic_ds import Overrunning, may_overrun, overruns
from grognard.games.h44.data.board import GRID, HEX, HEXES
from grognard.games.h44.data.units import ARTILLERY, ENGINEER, GERMAN, SIDE, SIDES, UNIT, UNITS
from grognard.games.h44.interface.actions import (
    Break,
    Detach,
    EndMovement,
    Lay,
    March,
    Merge,
    Move,
    Overrun,
    Rally,
    Redeploy,
    Refit,
    Rejoin,
    Screen,
    Unlimber,
)
from grognard.games.h44.movement.breakdown import (
    DETACHING,
    REJOINING,
    Return,
    Split,
    detach,
    detaches,
    open_splits,
    rejoin,
    rejoins,
)
from grognard.games.h44.movement.eligibility import (
    TAKING_UP,
    is_free,
    is_in_play,
    unit_is_not_in_play,
    unit_is_the_enemys,
)
from grognard.games.h44.movement.ferries import layable
from grognard.games.h44.movement.march import ChooseRoute
from grognard.games.h44.movement.merging import MERGING, Merger, merge, merges
from grognard.games.h44.movement.reach import Trek, must_be_tactical
from grognard.games.h44.movement.screening import fresh, open_screens, screen_is_too_thin, screens
from grognard.games.h44.retreat.disorder import is_shaken
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    ASSAULTS,
    BOX,
    DISRUPTED,
    FERRYING,
    GOOD,
    MARCHING,
    MOVED,
    ROUTED,
    SPENT,
    H44Game,
    Position,
    names,
)
from grognard.games.h44.state.stacking import TrimStacks
from grognard.games.h44.state.zones import in_zoc
from grognard.games.h44.supply.supply_phase import remounted
from grognard.games.h44.turn.entry import Alarm, AlertGarrisons, Reinforcements
from grognard.games.h44.turn.replacements import may_refit, refit, refits

GUNS = tuple(tuple(u for u in range(len(UNITS)) if ARTILLERY[u] and SIDE[u] == side) for side in range(2))
ALONE = tuple(Move((name,)) for name in UNITS)
"""8.1 Each unit, taken up by itself."""
MARKERS = (3, 2)
"""17.3 Movement markers of each side."""


@rule("3", "8.1.a", "19.1.a")
class MovementPhase(Procedure, frozen=True, kw_only=True):
    """8.1 Reinforcements take their places, then the active player moves what he likes."""

    side: int

    def run(self, game: H44Game) -> None:
        game.log("phase-movement", "8.1.a", side=SIDES[self.side])
        if self.side != GERMAN:
            game.change(game.position.but(pontoons=()))
        seats = (SIDES[self.side],)
        arrivals: tuple[Procedure, ...] = (Reinforcements(side=self.side),)
        if self.side == GERMAN:
            arrivals = (*arrivals, Alarm(), AlertGarrisons())
        game.then(*arrivals, MoveUnits(seats=seats, side=self.side), EndOfMovement(side=self.side))


@rule("6.4.1.e", "13.1.4.b")
class EndOfMovement(Procedure, frozen=True, kw_only=True):
    """6.4.1 Over-full hexes are trimmed; what the ferries carried is forgotten. Engineers go on serving as a ferry for
    lines of supply (18.3.1) until their next movement phase. Garrisons have seen who came (23.6)."""

    side: int

    def run(self, game: H44Game) -> None:
        game.change(game.position.but(ferries=()))
        game.then(AlertGarrisons(), TrimStacks(side=self.side))


# -- the other things of the phase -----------------------------------------------------------------------------------


def markers_left(position: Position, side: int) -> int:
    """17.3 The movement markers that no gun of a side has."""
    return MARKERS[side] - sum(1 for u in GUNS[side] if position.pieces[u].has(MARCHING))


@rule.forbids("17.3.d")
def only_guns_limber(position: Position, side: int, unit: int) -> Violation:
    """17.3 Movement markers are for artillery."""
    return None if ARTILLERY[unit] else evidence(UNITS[unit])


@rule.forbids("17.3.d")
def gun_is_limbered(position: Position, side: int, unit: int) -> Violation:
    """17.3 One marker for each gun."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(MARCHING) else None


@rule("17.3.i")
@rule.forbids("17.3.j")
def no_movement_marker(position: Position, side: int, unit: int) -> Violation:
    """17.3 Three movement markers for the Allies, two for the Germans."""
    return None if markers_left(position, side) else evidence(UNITS[unit], count=MARKERS[side])


@rule.forbids("17.3.h")
def has_no_marker(position: Position, side: int, unit: int) -> Violation:
    """17.3 Only a gun with a movement marker can give it up."""
    return None if position.pieces[unit].has(MARCHING) else evidence(UNITS[unit])


@rule.forbids("17.3.g")
def marker_stays_on_the_gun(position: Position, side: int, unit: int) -> Violation:
    """17.3 A gun that has moved keeps its marker until the next movement phase."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(MOVED) else None


LIMBERING = (only_guns_limber, gun_is_limbered, no_movement_marker)
UNLIMBERING = (has_no_marker, marker_stays_on_the_gun)


@rule.forbids("14.3.1.d")
def is_not_disrupted(position: Position, side: int, unit: int) -> Violation:
    """14.3.1 Only disrupted units take to full retreat of their own will."""
    piece = position.pieces[unit]
    return evidence(UNITS[unit]) if piece.order != DISRUPTED or piece.has(MOVED) else None


@rule.forbids("23.3.3.a")
def no_ferry_there(position: Position, side: int, unit: int, to: int) -> Violation:
    """23.3.3 Engineers serve one side of their hex on a large river."""
    return None if to in layable(position, unit) else evidence(UNITS[unit], HEXES[to])


@rule.forbids("23.3.3.k")
def water_is_too_small(position: Position, side: int, unit: int, to: int) -> Violation:
    """23.3.3 No ferry over canals and small rivers."""
    at = position.pieces[unit].place
    small = at >= 0 and GRID.adjacent(at, to) and position.country.water(at, to) in ("canal", "minor")
    return evidence(UNITS[unit], HEXES[to]) if small else None


@rule.forbids("23.3.3.a")
def ferry_is_in_use(position: Position, side: int, unit: int, to: int) -> Violation:
    """23.3.3 One side a turn: engineers whose ferry has been used serve no other."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(FERRYING) else None


@rule.forbids("23.3.3.g")
def boats_went_into_an_assault(position: Position, side: int, unit: int, to: int) -> Violation:
    """23.3.3 A ferry or an assault: engineers that have helped one this turn, be it an automatic DS, make no ferry."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(ASSAULTS) else None


LAYING = (water_is_too_small, no_ferry_there, ferry_is_in_use, boats_went_into_an_assault)


@rule("14.2.d")
@rule.forbids("14.2.c")
def poor_units_must_leave(position: Position, side: int) -> Violation:
    """14.2 Disordered units of low quality leave enemy zones of control if they can."""
    from grognard.games.h44.movement.reach import modes, reach

    for unit in position.on_map(side):
        piece = position.pieces[unit]
        if piece.order == GOOD or piece.marks & (MOVED | SPENT) or not is_shaken(position, (unit,), piece.place):
            continue
        if judge(TAKING_UP, position, side, (unit,)):
            trek = Trek(units=(unit,), start=piece.place, here=piece.place)
            ways = (hex_ for mode in modes(position, trek) for hex_ in reach(position, trek, mode))
            if any(hex_ >= 0 and not in_zoc(position, side, hex_) for hex_ in ways):
                return evidence(UNITS[unit])
    return None


@rule.forbids("25.6.a")
def unknown_units_are_german(side: int) -> Violation:
    """25.6 The German player puts unknown units elsewhere."""
    return evidence() if side != GERMAN else None


OWNED: dict[type[Action], str] = {Refit: "20.2.1.c", Rally: "20.2.1.c", Rejoin: "21.4.a", Merge: "21.5.b"}
"""The clause that leaves an act to the owner of the units; what is not named here is part of moving."""


def groups(position: Position, side: int) -> Iterator[tuple[int, ...]]:
    """Units that may be taken up: each alone, and all of a place that can go together."""
    places: dict[int, list[int]] = {}
    for unit in position.forces(side):
        free = places.setdefault(position.pieces[unit].place, [])
        if is_free(position, unit):
            free.append(unit)
    for free in places.values():
        yield from ((u,) for u in free)
        if len(free) > 1:
            quick = tuple(u for u in free if not must_be_tactical(position, u) and position.pieces[u].order != ROUTED)
            if len(quick) > 1:
                yield quick


@rule("8.1.a", "23.3.3.d", "19.1.e")
class MoveUnits(Decision, frozen=True, kw_only=True):
    """8.1 A group to move, or one of the other things of the phase."""

    rule: ClassVar[str] = "8.1.a"
    accepts = (
        Move,
        Screen,
        March,
        Unlimber,
        Break,
        Lay,
        Overrun,
        Detach,
        Rejoin,
        Merge,
        Refit,
        Rally,
        Redeploy,
        EndMovement,
    )
    side: int

    def candidates(self, game: H44Game) -> list[Action]:
        position = game.position
        moves = dict.fromkeys(Move(names(units)) for units in groups(position, self.side))
        moves.update(dict.fromkeys(Move((UNITS[u],)) for u in self._own(position)))
        return [*moves, *self._others(position)]

    def actions(self, game: H44Game) -> list[Action]:
        """What `verdict` leaves of `candidates`, most of which need not be judged to be told."""
        taken = groups(game.position, self.side)
        moves = [ALONE[units[0]] if len(units) == 1 else Move(names(units)) for units in taken]
        return [*moves, *self._open(game)]

    def _open(self, game: H44Game) -> Iterator[Action]:
        """The legal ones of `_others`, in the same order."""
        position, side = game.position, self.side
        own, pieces = position.forces(side), position.pieces
        yield from open_screens(position, side, sorted({pieces[u].place for u in own if pieces[u].place >= 0}))
        guns = [u for u in GUNS[side] if is_in_play(pieces[u].place)]
        tries: list[Action] = []
        if markers_left(position, side):
            tries += (March(UNITS[u]) for u in guns if not pieces[u].has(MARCHING))
        tries += (Unlimber(UNITS[u]) for u in guns if pieces[u].has(MARCHING))
        tries += (Break(UNITS[u]) for u in own if pieces[u].order == DISRUPTED)
        tries += (Lay(UNITS[u], HEXES[to]) for u in own if ENGINEER[u] for to in layable(position, u))
        yield from (action for action in tries if self.verdict(game, action))
        yield from (Overrun(HEXES[h]) for h in overruns(position, side))
        yield from open_splits(position, own)
        tries = [*rejoins(position, side)]
        tries += merges(position) if side == GERMAN else ()
        tries += refits(position, side)
        tries += rallies(position) if side != GERMAN else ()
        yield from (action for action in dict.fromkeys(tries) if self.verdict(game, action))
        yield from redeploys(position) if side == GERMAN else ()
        yield from (action for action in (EndMovement(),) if self.verdict(game, action))

    def _own(self, position: Position) -> tuple[int, ...]:
        return position.forces(self.side)  # §25.2.1.b

    def _others(self, position: Position) -> list[Action]:
        """Everything but moves that is worth judging."""
        side, own = self.side, self._own(position)
        hexes = sorted({position.pieces[u].place for u in own if position.pieces[u].place >= 0})
        found: list[Action] = [*screens(position, side, hexes)]
        guns = [u for u in own if ARTILLERY[u]]
        found += (March(UNITS[u]) for u in guns)
        found += (Unlimber(UNITS[u]) for u in guns if position.pieces[u].has(MARCHING))
        found += (Break(UNITS[u]) for u in own if position.pieces[u].order == DISRUPTED)
        found += (Lay(UNITS[u], HEXES[to]) for u in own for to in layable(position, u))
        found += (Overrun(HEXES[h]) for h in overruns(position, side))
        found += (action for u in own for action in detaches(position, u))
        found += rejoins(position, side)
        found += merges(position) if side == GERMAN else ()
        found += refits(position, side)
        found += rallies(position) if side != GERMAN else ()
        found += redeploys(position) if side == GERMAN else ()
        return [*dict.fromkeys(found), EndMovement()]

    def offers(self, game: H44Game, action: Action) -> bool:
        if isinstance(action, Move):
            return bool(action.units) and all(name in UNIT for name in action.units)
        if isinstance(action, Screen):
            return action.hex in HEX and (not action.unit or action.unit in UNIT)
        for field in action.__struct_fields__:
            name = getattr(action, field)
            if field in ("unit", "part", "into"):
                if name not in UNIT:
                    return False
            elif name not in HEX and not (field == "at" and (not name or name in BOX)):
                return False
        return True

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        position, side = game.position, self.side
        named = [getattr(action, field, "") for field in ("unit", "part", "into")]
        units = tuple(UNIT[name] for name in (action.units if isinstance(action, Move) else filter(None, named)))
        if not isinstance(action, Screen | Detach):
            own = judge((unit_is_the_enemys,), side, units, OWNED.get(type(action), "8.1.a"))
            if not own:
                return own
        if isinstance(action, March | Unlimber | Break | Lay):
            here = judge((unit_is_not_in_play,), position, side, units)
            if not here:
                return here
        match action:
            case Move():
                return judge(TAKING_UP, position, side, units)
            case Screen(hex_, unit):
                return judge((screen_is_too_thin,), position, side, HEX[hex_], unit)
            case March(unit):
                return judge(LIMBERING, position, side, UNIT[unit])
            case Unlimber(unit):
                return judge(UNLIMBERING, position, side, UNIT[unit])
            case Break(unit):
                return judge((is_not_disrupted,), position, side, UNIT[unit])
            case Lay(unit, to):
                return judge(LAYING, position, side, UNIT[unit], HEX[to])
            case Overrun(target):
                return may_overrun(position, side, HEX[target])
            case Detach(unit, part):
                return judge(DETACHING, Split(position, UNIT[unit], UNIT[part], side))
            case Rejoin(part, unit):
                return judge(REJOINING, Return(position, UNIT[part], UNIT[unit]))
            case Merge(unit, into):
                return judge(MERGING, Merger(position, UNIT[unit], UNIT[into]))
            case Refit():
                return may_refit(position, action)
            case Rally():
                return may_rally(position, action)
            case Redeploy():
                return judge((unknown_units_are_german,), side) and may_redeploy(position, action)
        return judge((poor_units_must_leave,), position, side)

    def resolve(self, game: H44Game, action: Action) -> None:
        position = game.position
        match action:
            case Move(units):
                group = tuple(UNIT[name] for name in units)
                here = position.pieces[group[0]].place
                game.change(remounted(position, group))
                game.then(
                    ChooseRoute(seats=self.seats, side=self.side, trek=Trek(units=group, start=here, here=here)), self
                )
                return
            case EndMovement():
                return
            case Screen(hex_, unit):
                screen = [UNIT[unit]] if unit else fresh(position, self.side, HEX[hex_])
                game.change(position.mark(screen, SPENT))  # §8.3.3.e
                game.log("screened", "8.3.3.e", hex=hex_, units=names(screen))
            case March(unit):
                game.change(position.mark((UNIT[unit],), MARCHING))  # §17.3.d
            case Unlimber(unit):
                game.change(position.unmark((UNIT[unit],), MARCHING))  # §17.3.h
            case Break(unit):
                piece = position.pieces[UNIT[unit]]
                game.change(position.with_piece(UNIT[unit], replace(piece, order=ROUTED)))  # §14.3.1.d, §14.3.1.e
                game.log("unit-routed", "14.3.1", unit=unit)
            case Lay(unit, to):
                at = position.pieces[UNIT[unit]].place
                rest = tuple(row for row in position.pontoons if row[0] != UNIT[unit])
                game.change(position.but(pontoons=(*rest, (UNIT[unit], at, HEX[to]))))  # §23.3.3.a
                game.log("ferry-laid", "23.3.3.a", unit=unit, hex=HEXES[at], end=to)
            case Overrun(target):
                game.then(Overrunning(side=self.side, target=HEX[target]), self)
                return
            case Detach(unit, part):
                detach(game, UNIT[unit], UNIT[part])
            case Rejoin(part, unit):
                rejoin(game, UNIT[part], UNIT[unit])
            case Merge(unit, into):
                merge(game, UNIT[unit], UNIT[into])
            case Refit():
                refit(game, action)
            case Rally():
                rally(game, action)
            case Redeploy():
                redeploy(game, action)
        game.then(self)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-move-units", {"side": SIDES[self.side]})
