"""7.2 The defence value of a target: the rating of the side that is hit and all that protects it, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.events import Modifier
from grognard.games.coh.combat.shot import Shot, has_veteran
from grognard.games.coh.data.units import (
    COLOURS,
    INFANTRY,
    NUMBER,
    OPEN_TOP,
    PACK,
    RED,
    SHIELD,
    SIDE,
    SNIPER,
    VEHICLE,
    VETERAN,
    WEAPONS,
    WORKS,
)
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import hexside, in_arc, terrain
from grognard.games.coh.sight.line_of_sight import last_before, smoke_between
from grognard.games.coh.state.position import DUG_IN, EXPOSED, NONE, VIGILANT, Position
from grognard.games.coh.state.presence import effects

USE_OF_TERRAIN = VETERAN["veteran-use-of-terrain"]


class Target(Struct, frozen=True):
    """A unit that is shot at, with its defence as it was when the attack began: what falls in the attack still counts
    in it (16.1, 18.6)."""

    unit: int
    colour: int
    lines: tuple[Modifier, ...]
    work: int = NONE
    """18.6 A kind of work that is shot at, and no unit; neither: a hex where a unit may be hidden."""

    @property
    def value(self) -> int:
        return sum(line.value for line in self.lines)


def plus(reason: str, value: int, rule_: str) -> Modifier:
    return Modifier(reason, value, rule_, of="target")


@rule("7.2.b", "7.2.c", "7.2.d")
def is_rear(position: Position, shot: Shot, target: int) -> bool:
    """7.2 Whether the rear is hit: out of the arc of the target, in close combat, by mortars, artillery and snipers,
    and on a carried unit."""
    # RULING coh-137, coh-199
    piece = position.pieces[target]  # §18.2.l, §18.6.g
    if shot.how in ("close", "weapon") and shot.origin(position) == piece.place:  # §7.63.k
        return True
    if shot.bursts or piece.carrier != NONE:  # §12.1.a, §12.1.b, §17.1.a
        return True
    if shot.leader != NONE and SNIPER[shot.leader]:  # §10.3.g
        return True
    # 10.0 Which way a hidden unit faces is settled when it comes to light: until then its front is hit.
    if position.is_hidden(target):  # §10.0.d, §10.0.m
        return False
    return not in_arc(position.field, piece.place, piece.facing, shot.origin(position))  # §7.63.w


@rule("7.1.d", "7.1.e")
def rating(position: Position, shot: Shot, target: int) -> tuple[int, int, bool]:
    """Colour and number of the side that is hit, and whether it is the rear. Open tops turn red against mortars,
    artillery, and infantry in close combat."""
    # RULING coh-125
    rear = is_rear(position, shot, target)
    colour, number = (position.figures.rear if rear else position.figures.front)[target]
    if rear and OPEN_TOP[target] and (shot.bursts or _by_hand(position, shot, target)):  # §15.4.b, §15.4.c, §15.4.d
        colour = RED
    return colour, number, rear


def _by_hand(position: Position, shot: Shot, target: int) -> bool:
    """15.4 By infantry in the hex of the target; with a weapon card that has red firepower as well."""
    if shot.leader == NONE or not INFANTRY[shot.leader] or shot.origin(position) != position.pieces[target].place:
        return False
    return shot.how == "close" or (shot.how == "weapon" and PACK.weapons[WEAPONS[shot.card]].red is not None)


@rule("7.2.a")
def defence(position: Position, shot: Shot, target: int) -> Target:
    """The whole defence of a unit against a shot."""
    colour, number, rear = rating(position, shot, target)
    base = plus("rear" if rear else "front", number, "7.2")
    return Target(target, colour, (base, *_changes(position, shot, target, colour, rear)))


def _changes(position: Position, shot: Shot, target: int, colour: int, rear: bool) -> Iterator[Modifier]:
    yield from _counter(position, target, rear)
    yield from cover(position, shot, colour)
    yield from _veteran(position, shot, target, colour)
    yield from _hexside(position, shot)
    yield from _height(position, shot)
    yield from smoke(position, shot)
    yield from _works(position, shot, target, colour, rear)
    yield from _vehicles(position, target)
    if position.pieces[target].has(EXPOSED) and position.armies[shot.army].side != SIDE[target]:
        yield plus("in-the-open", NUMBER["open-move-defence"], "5.01")
    if position.pieces[target].has(VIGILANT):
        yield plus("veteran-sixth-sense", PACK.veterans["veteran-sixth-sense"].amount, "card.V07")


@rule("7.4.y", "7.4.z", "7.4.zj")
def _counter(position: Position, target: int, rear: bool) -> Iterator[Modifier]:
    hit = effects(position, target)
    change = 0 if hit is None else hit.rear if rear else hit.front
    if change:
        yield plus("hit-counter", change, "7.4")  # §15.2.g, §15.2.h, §15.2.k


def ignores(shot: Shot, what: str) -> bool:
    """8.2 Some weapons do not care for cover."""
    # RULING coh-197
    weapon = PACK.weapons.get(WEAPONS[shot.card]) if shot.card != NONE else None
    return weapon is not None and what in weapon.ignores


@rule("12.2.a", "12.2.b")
def cover(position: Position, shot: Shot, colour: int) -> Iterator[Modifier]:
    """4.0 The ground of the hex; woods do not help men against shells that burst in their crowns."""
    if terrain(position.field, shot.hex).id == "woods" and shot.bursts and colour == RED:
        return
    yield from ground_cover(position, shot)


@rule("18.4.o", "18.5.r", "18.6.b")
def ground_cover(position: Position, shot: Shot) -> Iterator[Modifier]:
    """4.0 The ground of the hex, as it helps works too."""
    # RULING coh-221
    ground = terrain(position.field, shot.hex)  # §4.0.e, §7.63.l, §12.1.c, §17.1.c
    if ground.defence and not ignores(shot, "terrain"):  # §card.flamethrower.b, §card.magnetic.c, §card.tellermine.c
        yield plus(ground.id, ground.defence, "4.0")  # §5.0.i, §18.3.d, §card.grenades.b, §card.molotov.b


@rule("card.V15.b", "card.V15.c")
def _veteran(position: Position, shot: Shot, target: int, colour: int) -> Iterator[Modifier]:
    if has_veteran(position, target, USE_OF_TERRAIN) and not any(cover(position, shot, colour)):
        yield plus("veteran-use-of-terrain", PACK.veterans["veteran-use-of-terrain"].amount, "card.V15")


@rule("11.5.w", "11.5.x", "11.5.y")
def _hexside(position: Position, shot: Shot) -> Iterator[Modifier]:
    """11.5 A wall or a small gully over which the line of fire comes in; where it comes in at a corner, over both
    sides."""
    # RULING coh-096
    origin = shot.origin(position)
    if origin in (NONE, shot.hex) or ignores(shot, "terrain"):
        return
    sides = []
    for near in last_before(position.field, origin, shot.hex):
        side = hexside(position.field, near, shot.hex)
        sides.append(None if side is None or (shot.bursts and not side.indirect) else side)
    least = min(sides, key=lambda side: 0 if side is None else side.defence)
    if least is not None and least.defence:
        yield plus(least.id, least.defence, "11.5")


@rule("11.2.a")
def _height(position: Position, shot: Shot) -> Iterator[Modifier]:
    """11.2 Attacked from a lower hex; artillery comes from nowhere."""
    # RULING coh-088
    origin, level = shot.origin(position), position.field.level
    if shot.how == "air" or origin == NONE:  # §12.3.p
        return
    if level[origin] < level[shot.hex]:  # §11.5.p, §11.5.r
        yield plus("height", NUMBER["height-defence"], "11.2")


@rule("13.0.c", "13.0.m", "13.0.o")
def smoke(position: Position, shot: Shot) -> Iterator[Modifier]:
    """13.0 Smoke where the target is, where the shot comes from, and on its way; each marker once."""
    # RULING coh-107
    if ignores(shot, "smoke"):  # §card.flamethrower.c
        return
    origin = shot.origin(position)
    thick = position.smoke_in.get(shot.hex, 0)  # §13.0.l
    if origin not in (NONE, shot.hex):
        thick += position.smoke_in.get(origin, 0)  # §13.0.d, §13.0.k
        thick += smoke_between(position.field, origin, shot.hex, position.smoke_in)  # §13.0.j
    if thick:
        yield plus("smoke", thick, "13.0")


@rule("18.0.e", "18.0.f", "7.63.m")
def _works(position: Position, shot: Shot, target: int, colour: int, rear: bool) -> Iterator[Modifier]:
    """18 The work that the unit is inside, by the direction of the work where it has one; a hasty defence besides."""
    # RULING coh-101, coh-141, coh-146, coh-147
    piece = position.pieces[target]
    if piece.shelter != NONE:  # §18.0.g
        work = PACK.works[WORKS[piece.shelter]]
        if shot.bursts:
            value = work.indirect  # §18.2.za
        else:
            value = work.rear if _behind(position, shot, target) else work.front  # §18.2.g, §18.2.s, §18.2.zb
        if rear and work.id == "gun-pit":  # §18.2.n
            value = 0
        if value and COLOURS[colour] in work.colours:  # §18.2.m, §18.2.z
            yield plus(work.id, value, "18.2")  # §18.2.c
    if piece.has(DUG_IN):  # §18.1.b
        yield plus("hasty", PACK.works["hasty"].front, "18.1")  # §18.1.j


def _behind(position: Position, shot: Shot, target: int) -> bool:
    """18.2 The shot comes from behind the work, or out of the same hex."""
    # RULING coh-148
    piece = position.pieces[target]
    origin = shot.origin(position)
    work = next(work for work in position.works_in(piece.place) if work.kind == piece.shelter)
    if origin == piece.place:
        return True
    return PACK.works[WORKS[work.kind]].fixed and not in_arc(position.field, piece.place, work.facing, origin)


@rule("15.6.a", "16.1.b", "17.0.h")
def _vehicles(position: Position, target: int) -> Iterator[Modifier]:
    """15.6, 16.1 Infantry behind vehicles of its own side; a unit that rides behind armour."""
    # RULING coh-100, coh-128, coh-129
    piece = position.pieces[target]
    if piece.carrier != NONE:
        if SHIELD[piece.carrier]:
            yield plus("carrier-shield", NUMBER["carrier-shield"], "16.1")  # §16.1.c
        return
    if not INFANTRY[target]:
        return
    near = sum(1 for unit in position.of_side(piece.place, SIDE[target]) if VEHICLE[unit])
    if near:
        yield plus("vehicle-cover", near * NUMBER["vehicle-cover"], "15.6")
