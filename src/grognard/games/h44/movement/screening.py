"""8.3.3 Screens: units that give up their move so that others may infiltrate past the enemy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from grognard.core.counters.by_place import by_place
from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.data.board import HEX, HEXES
from grognard.games.h44.data.units import SIDE, UNIT, UNITS
from grognard.games.h44.interface.actions import Screen
from grognard.games.h44.movement.reach import cover_clause, is_cover, screens_now
from grognard.games.h44.retreat.disorder import is_shaken
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.muster import muster
from grognard.games.h44.state.position import MOVED, SPENT, H44Game, Position, names

ENOUGH = 2
"""8.3.3 The steps needed to screen a hex."""


def fresh(position: Position, side: int, hex_: int) -> list[int]:
    """The units of a side in a hex that could still give up their move: not those that must leave it by 14.2."""
    stack = [u for u in position.stack(hex_) if SIDE[u] == side and not position.pieces[u].marks & (MOVED | SPENT)]
    return [u for u in stack if position.good(u) or not is_shaken(position, (u,), hex_)]


@rule("14.2.c")
@rule.forbids("8.3.3.c", "8.3.3.d")
def screen_is_too_thin(position: Position, side: int, hex_: int, unit: str) -> Violation:
    """8.3.3 Two steps in woods or a town, neither of which has moved, can screen; steps already screening count."""
    able = fresh(position, side, hex_) if is_cover(position, hex_) else []
    clause = cover_clause(position, hex_)
    if not able or (unit and UNIT[unit] not in able):
        return evidence(HEXES[hex_], by=clause, steps=0)
    screening = [u for u in position.stack(hex_) if screens_now(position.pieces[u])]
    steps = sum(position.pieces[u].steps for u in (*able, *screening))
    return evidence(HEXES[hex_], by=clause, steps=steps) if steps < ENOUGH else None


@rule("8.3.3.c")
def screens(position: Position, side: int, hexes: Iterable[int]) -> Iterator[Screen]:
    """8.3.3 All units in a hex, or its units one by one."""
    for hex_ in hexes:
        yield _screen_of(hex_)
        if len(position.stack(hex_)) > 1 and is_cover(position, hex_):
            yield from (_screen_of(hex_, u) for u in fresh(position, side, hex_))


def open_screens(position: Position, side: int, hexes: Iterable[int]) -> Iterator[Screen]:
    """Those of `screens` that are allowed: in a hex that can be screened, any unit that still can do so."""
    for hex_ in hexes:
        if is_cover(position, hex_) and not screen_is_too_thin.find(position, side, hex_, ""):
            yield from screens(position, side, (hex_,))


@cache
def _screen_of(hex_: int, unit: int | None = None) -> Screen:
    return Screen(HEXES[hex_], UNITS[unit]) if unit is not None else Screen(HEXES[hex_])


def _steady_screens_at(position: Position, side: int, hex_: int) -> tuple[Screen, ...]:
    """What units in good order can screen: no ZOC forces them to leave."""
    if hex_ < 0 or not is_cover(position, hex_) or not all(position.good(unit) for unit in position.stack(hex_)):
        return ()
    return tuple(open_screens(position, side, (hex_,)))


@by_place(_steady_screens_at, "rules")
def _steady_screens(position: Position, side: int) -> list[int]:
    """What can be screened in each hex without units in disorder."""
    return _hexes(position, side)


def legal_screens(position: Position, side: int) -> list[Screen]:
    """8.3.3 Hex by hex. Where a unit is in disorder, whether it must leave is asked each time (14.2)."""
    by_hex: dict[int, tuple[Screen, ...]] = _steady_screens(position, side)
    pieces = position.pieces
    shaky = {pieces[u].place for u in muster(position, side).disordered if pieces[u].place >= 0}
    if shaky:
        by_hex = by_hex | {hex_: tuple(open_screens(position, side, (hex_,))) for hex_ in shaky}
    return [screen for hex_ in sorted(by_hex) for screen in by_hex[hex_]]


def _hexes(position: Position, side: int) -> list[int]:
    return sorted({position.pieces[u].place for u in position.forces(side) if position.pieces[u].place >= 0})


@rule("8.3.3.e")
def _screen(game: H44Game, side: int, action: Screen) -> None:
    """8.3.3 All units of the hex give up their move, or the one named."""
    units = [UNIT[action.unit]] if action.unit else fresh(game.position, side, HEX[action.hex])
    game.change(game.position.mark(units, SPENT))
    game.log("screened", "8.3.3.e", hex=action.hex, units=names(units))


SCREEN = Verb(
    Screen,
    candidates=lambda position, side: screens(position, side, _hexes(position, side)),
    exists=lambda position, side, action: action.hex in HEX and (not action.unit or action.unit in UNIT),
    legal=legal_screens,
    args=lambda position, side, action: (position, side, HEX[action.hex], action.unit),
    forbids=(screen_is_too_thin,),
    resolve=_screen,
    confirm=True,
    minor=True,
)
