"""7.1 The attack value before the dice: firepower of the colour of the target and all that changes it, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.events import Modifier
from grognard.games.coh.combat.shot import BETTER_EQUIPPED, Shot, distance, firepower, has_veteran, reach_of
from grognard.games.coh.data.units import BOMBS, BOXED, NUMBER, PACK, RED, WEAPONS
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import NONE, Position
from grognard.games.coh.state.presence import effects, is_barred


def plus(reason: str, value: int, rule_: str) -> Modifier:
    return Modifier(reason, value, rule_, of="total")


@rule("7.1.d", "7.1.e", "7.1.i")
def power(position: Position, shot: Shot, colour: int) -> int | None:
    """Printed firepower of a colour; none where the attack has none of it."""
    # RULING coh-122
    if shot.card != NONE:
        name = WEAPONS[shot.card]
        row = PACK.weapons.get(name) or PACK.batteries[name]
        return row.red if colour == RED and not is_for_metal(shot) else row.blue
    if shot.bomb != NONE:
        bomb = PACK.bombs[BOMBS[shot.bomb]]
        return bomb.red if colour == RED else bomb.blue
    if is_barred(position, shot.leader, "red-fire" if colour == RED else "blue-fire"):  # §15.2.e
        return None
    return firepower(position, shot.leader, colour)  # §7.7.d, §15.0.d, §15.1.a


@rule("card.magnetic.b", "card.tellermine.b")
def is_for_metal(shot: Shot) -> bool:
    """8.2 Whether the weapon works on vehicles and guns alone, whatever the colour of the side that it hits."""
    # RULING coh-235
    weapon = PACK.weapons.get(WEAPONS[shot.card]) if shot.card != NONE else None
    return weapon is not None and weapon.targets == "metal"


@rule("9.12.j", "9.12.k", "card.V02.d")
def attack_value(position: Position, shot: Shot, target: int, colour: int) -> tuple[Modifier, ...]:
    """All that is added to the dice, the firepower first."""
    base = power(position, shot, colour)
    assert base is not None
    return (plus("firepower", base, "7.1"), *_changes(position, shot, target, colour))


def _changes(position: Position, shot: Shot, target: int, colour: int) -> Iterator[Modifier]:
    # RULING coh-065
    if shot.bonus:
        yield plus("card-firepower", shot.bonus, "card.9")
    if shot.leader == NONE:
        return
    if shot.how == "air":
        yield from _from_above(position, shot)
        return
    yield from _counter(position, shot.leader, colour)
    if shot.card != NONE:
        yield from _thrown(position, shot)
        yield from _height(position, shot)
        return
    if colour == RED and has_veteran(position, shot.leader, BETTER_EQUIPPED):
        yield plus("veteran-better-equipped", NUMBER["better-firepower"], "card.V02")
    yield from _range(position, shot, colour)
    yield from _height(position, shot)
    supporters = sum(1 for unit in shot.units[1:] if (firepower(position, unit, colour) or 0) > 0)  # §9.12.b
    if supporters:
        yield plus("support", supporters * NUMBER["supporter"], "9.12")


@rule("20.1.d", "20.2.d", "20.2.h")
def _from_above(position: Position, shot: Shot) -> Iterator[Modifier]:
    """20.1, 20.2 Altitude and distance take from what an aircraft fires or drops."""
    # RULING coh-176
    altitude = position.pieces[shot.leader].altitude
    if altitude:
        yield plus("altitude", altitude * NUMBER["altitude-firepower"], "20.1")
    beyond = distance(position, shot.leader, shot.hex) - position.figures.range[shot.leader]
    if beyond > 0:
        yield plus("long-range", beyond * NUMBER["air-long-range"], "20.2")


@rule("7.4.ze", "15.2.p", "15.2.q")
def _counter(position: Position, unit: int, colour: int) -> Iterator[Modifier]:
    hit = effects(position, unit)
    change = 0 if hit is None else hit.red if colour == RED else hit.blue
    if change:
        yield plus("hit-counter", change, "7.4")


@rule("8.2.g", "8.2.h", "8.2.i")
def _thrown(position: Position, shot: Shot) -> Iterator[Modifier]:
    """8.2 Weapon cards know neither short range nor close combat; some are thrown as at long range."""
    # RULING coh-198, coh-199
    weapon = PACK.weapons[WEAPONS[shot.card]]
    if distance(position, shot.leader, shot.hex) > weapon.range:  # §card.grenades.e, §card.molotov.e
        yield plus("long-range", NUMBER["long-range"], "7.61")


@rule("15.3.a")
def _range(position: Position, shot: Shot, colour: int) -> Iterator[Modifier]:
    """7.6 Close combat, the next hex, or beyond the normal range."""
    away = distance(position, shot.leader, shot.hex)
    if shot.how == "close":
        boxed = BOXED[shot.leader][colour]
        change = NUMBER["close-combat-boxed" if boxed else "close-combat"]  # §7.63.f, §7.63.g
        yield plus("close-combat", change, "7.63")  # §7.4.zp
    elif away > reach_of(position, shot.leader):  # §7.61.a
        yield plus("long-range", NUMBER["long-range"], "7.61")
    elif away == 1:  # §7.62.a, §7.4.zo
        yield plus("short-range", NUMBER["short-range"], "7.62")  # §7.62.b


@rule("11.2.b", "11.2.c", "11.2.d")
def _height(position: Position, shot: Shot) -> Iterator[Modifier]:
    """11.2 Down at a lower hex; for a mortar the height of its observer counts."""
    # RULING coh-088
    level = position.field.level
    if shot.how != "close" and level[shot.origin(position)] > level[shot.hex]:  # §11.5.q, §12.0.q
        yield plus("height", NUMBER["height-firepower"], "11.2")
