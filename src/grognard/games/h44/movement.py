"""8.0, 14.3, 17.3, 20.2, 21.0 Everything a player may do in his movement phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.h44.actions import (
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
from grognard.games.h44.board import AREAS, HEX, HEXES
from grognard.games.h44.breakdown import (
    DETACHING,
    MERGING,
    REJOINING,
    Merger,
    Return,
    Split,
    detach,
    detaches,
    merge,
    merges,
    rejoin,
    rejoins,
)
from grognard.games.h44.entry import Alarm, Reinforcements, may_leave
from grognard.games.h44.ferries import layable
from grognard.games.h44.moving import ChooseRoute
from grognard.games.h44.night import may_refit, refit, refits
from grognard.games.h44.overrun import Overrunning, may_overrun, overruns
from grognard.games.h44.position import (
    AREA,
    BOX,
    DISRUPTED,
    FERRYING,
    GOOD,
    MARCHING,
    MOVED,
    OVERRAN,
    ROUTED,
    SPENT,
    H44Game,
    Position,
    names,
)
from grognard.games.h44.reach import Trek, must_be_tactical
from grognard.games.h44.returning import may_rally, rallies, rally
from grognard.games.h44.rulebook import rule
from grognard.games.h44.stacking import TrimStacks
from grognard.games.h44.supply import remounted
from grognard.games.h44.units import ARTILLERY, GERMAN, SIDE, SIDES, UNIT, UNITS
from grognard.games.h44.unknown import may_redeploy, redeploy, redeploys
from grognard.games.h44.zones import in_zoc

MARKERS = (3, 2)
"""17.3 Movement markers of each side."""


@rule("3", "8.1")
class MovementPhase(Procedure, frozen=True, kw_only=True):
    """8.1 Reinforcements take their places, then the active player moves what he likes."""

    side: int

    def run(self, game: H44Game) -> None:
        game.tell("phase-movement", "8.1", side=SIDES[self.side])
        if self.side != GERMAN:
            game.change(game.position.but(pontoons=()))
        seats = (SIDES[self.side],)
        arrivals: tuple[Procedure, ...] = (Reinforcements(side=self.side),)
        if self.side == GERMAN:
            arrivals = (*arrivals, Alarm())
        game.then(*arrivals, MoveUnits(seats=seats, side=self.side), EndOfMovement(side=self.side))


class EndOfMovement(Procedure, frozen=True, kw_only=True):
    """6.4.1 Over-full hexes are trimmed; what the ferries carried is forgotten. Engineers go on serving as a ferry for
    lines of supply (18.3.1) until their next movement phase."""

    side: int

    def run(self, game: H44Game) -> None:
        game.change(game.position.but(ferries=()))
        game.then(TrimStacks(side=self.side))


# -- who may be taken up ---------------------------------------------------------------------------------------------


@rule.forbids("8.1")
def units_are_apart(position: Position, side: int, units: tuple[int, ...]) -> Bite:
    """8.1 Units that move together begin in one hex or entry area, and are the mover's own."""
    places = {position.pieces[unit].place for unit in units}
    own = all(SIDE[unit] == side for unit in units)
    return None if len(places) == 1 and own and _in_play(places.pop()) else because(*names(units))


def _in_play(place: int) -> bool:
    return place >= 0 or (place <= AREA and AREA - place < len(AREAS))


@rule.forbids("8.1", "8.7", "25.3.3", "8.3.3")
def has_moved(position: Position, side: int, units: tuple[int, ...]) -> Bite:
    """8.1 A unit moves once a phase; overrunning, screening and a fight on the march end its move."""
    done = [u for u in units if position.pieces[u].marks & (MOVED | OVERRAN | SPENT)]
    return because(*names(done)) if done else None


@rule.forbids("23.6.a")
def garrison_stays(position: Position, side: int, units: tuple[int, ...]) -> Bite:
    """23.6 The garrisons of Tiel and 's-Hertogenbosch wait until the Allies are within two hexes."""
    kept = [u for u in units if not may_leave(position, u)]
    return because(*names(kept)) if kept else None


@rule.forbids("23.3.3")
def engineers_serve_the_ferry(position: Position, side: int, units: tuple[int, ...]) -> Bite:
    """23.3.3 Engineers whose ferry has been used stay where they are."""
    busy = [u for u in units if position.pieces[u].has(FERRYING)]
    return because(*names(busy)) if busy else None


@rule.forbids("2.3.4")
def cannot_move(position: Position, side: int, units: tuple[int, ...]) -> Bite:
    """2.3.4 Units without a movement allowance stay."""
    fixed = [u for u in units if position.allowance(u) == 0 and not ARTILLERY[u]]
    return because(*names(fixed)) if fixed else None


@rule.forbids("19.3.1", "14.2")
def area_keeps_the_disordered(position: Position, side: int, units: tuple[int, ...]) -> Bite:
    """19.3.1 Disordered units do not leave an entry area."""
    kept = [u for u in units if position.pieces[u].place < 0 and position.pieces[u].order != GOOD]
    return because(*names(kept)) if kept else None


TAKING_UP = (
    units_are_apart,
    has_moved,
    garrison_stays,
    engineers_serve_the_ferry,
    cannot_move,
    area_keeps_the_disordered,
)


# -- the other things of the phase -----------------------------------------------------------------------------------


@rule.forbids("8.3.3")
def screen_is_too_thin(position: Position, side: int, hex_: int) -> Bite:
    """8.3.3 Two steps in woods or a town, none of which has moved, can screen."""
    fresh = [u for u in position.stack(hex_) if SIDE[u] == side and not position.pieces[u].marks & (MOVED | SPENT)]
    cover = position.country.places.get(hex_) == "town" or position.country.rough(hex_) in ("woods", "polder-woods")
    steps = sum(position.pieces[u].steps for u in fresh)
    return because(HEXES[hex_]) if steps < 2 or not cover else None


@rule.forbids("17.3")
def no_movement_marker(position: Position, side: int, unit: int) -> Bite:
    """17.3 Three movement markers for the Allies, two for the Germans, for artillery alone."""
    used = sum(1 for u, piece in enumerate(position.pieces) if SIDE[u] == side and piece.has(MARCHING))
    full = used >= MARKERS[side] or position.pieces[unit].has(MARCHING)
    return because(UNITS[unit]) if full or not ARTILLERY[unit] or SIDE[unit] != side else None


@rule.forbids("17.3")
def has_no_marker(position: Position, side: int, unit: int) -> Bite:
    """17.3 Only a gun on the march can unlimber, before it moves."""
    piece = position.pieces[unit]
    return because(UNITS[unit]) if not piece.has(MARCHING) or piece.has(MOVED) or SIDE[unit] != side else None


@rule.forbids("14.3.1")
def is_not_disrupted(position: Position, side: int, unit: int) -> Bite:
    """14.3.1 Only disrupted units take to full retreat of their own will."""
    piece = position.pieces[unit]
    return because(UNITS[unit]) if piece.order != DISRUPTED or SIDE[unit] != side or piece.has(MOVED) else None


@rule.forbids("23.3.3")
def no_ferry_there(position: Position, side: int, unit: int, to: int) -> Bite:
    """23.3.3 Engineers serve one side of their hex on a large river."""
    return None if SIDE[unit] == side and to in layable(position, unit) else because(UNITS[unit], HEXES[to])


@rule.forbids("14.2")
def poor_units_must_leave(position: Position, side: int) -> Bite:
    """14.2 Disrupted units of low quality leave enemy zones of control if they can."""
    from grognard.games.h44.reach import reach
    from grognard.games.h44.units import MORALE

    for unit in position.on_map(side):
        piece = position.pieces[unit]
        if MORALE[unit] >= 0 or piece.order != DISRUPTED or piece.marks & (MOVED | SPENT):
            continue
        if in_zoc(position, side, piece.place) and judge(TAKING_UP, position, side, (unit,)):
            trek = Trek(units=(unit,), start=piece.place, here=piece.place)
            if any(h >= 0 and not in_zoc(position, side, h) for h in reach(position, trek, "tactical")):
                return because(UNITS[unit])
    return None


def groups(position: Position, side: int) -> Iterator[tuple[int, ...]]:
    """Units that may be taken up: each alone, and all of a place that can go together."""
    places: dict[int, list[int]] = {}
    for unit, piece in enumerate(position.pieces):
        if SIDE[unit] == side and _in_play(piece.place):
            places.setdefault(piece.place, []).append(unit)
    for units in places.values():
        free = [u for u in units if judge(TAKING_UP, position, side, (u,))]
        yield from ((u,) for u in free)
        quick = tuple(u for u in free if not must_be_tactical(position, u) and position.pieces[u].order != ROUTED)
        if len(quick) > 1:
            yield quick


@rule("8.1", "8.3.3", "8.7", "14.3.1", "17.3", "23.3.3", "25.6")
class MoveUnits(Decision, frozen=True, kw_only=True):
    """8.1 A group to move, or one of the other things of the phase."""

    rule: ClassVar[str] = "8.1"
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
        position, side = game.position, self.side
        own = [u for u, piece in enumerate(position.pieces) if SIDE[u] == side and _in_play(piece.place)]
        hexes = sorted({position.pieces[u].place for u in own if position.pieces[u].place >= 0})
        found: list[Action] = [Move(names(units)) for units in groups(position, side)]
        found += (Move((UNITS[u],)) for u in own if Move((UNITS[u],)) not in found)
        found += (Screen(HEXES[h]) for h in hexes)
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
        if isinstance(action, Redeploy) and self.side != GERMAN:
            return False
        own = isinstance(action, (Rejoin, Merge, Refit, Rally))
        for field in action.__struct_fields__:
            name = getattr(action, field)
            if field in ("unit", "part", "into"):
                if name not in UNIT or (own and SIDE[UNIT[name]] != self.side):
                    return False
            elif name not in HEX and not (field == "at" and (not name or name in BOX)):
                return False
        return True

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        position, side = game.position, self.side
        match action:
            case Move(units):
                return judge(TAKING_UP, position, side, tuple(UNIT[name] for name in units))
            case Screen(hex_):
                return judge((screen_is_too_thin,), position, side, HEX[hex_])
            case March(unit):
                return judge((no_movement_marker,), position, side, UNIT[unit])
            case Unlimber(unit):
                return judge((has_no_marker,), position, side, UNIT[unit])
            case Break(unit):
                return judge((is_not_disrupted,), position, side, UNIT[unit])
            case Lay(unit, to):
                return judge((no_ferry_there,), position, side, UNIT[unit], HEX[to])
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
                return may_redeploy(position, action)
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
            case Screen(hex_):
                screen = [u for u in position.stack(HEX[hex_]) if not position.pieces[u].marks & (MOVED | SPENT)]
                game.change(position.mark(screen, SPENT))
                game.tell("screened", "8.3.3", hex=hex_, units=names(screen))
            case March(unit):
                game.change(position.mark((UNIT[unit],), MARCHING))
            case Unlimber(unit):
                game.change(position.unmark((UNIT[unit],), MARCHING))
            case Break(unit):
                piece = position.pieces[UNIT[unit]]
                game.change(position.with_piece(UNIT[unit], replace(piece, order=ROUTED)))
                game.tell("unit-routed", "14.3.1", unit=unit)
            case Lay(unit, to):
                at = position.pieces[UNIT[unit]].place
                rest = tuple(row for row in position.pontoons if row[0] != UNIT[unit])
                game.change(position.but(pontoons=(*rest, (UNIT[unit], at, HEX[to]))))
                game.tell("ferry-laid", "23.3.3", unit=unit, hex=HEXES[at], end=to)
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
