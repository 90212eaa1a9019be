"""3.4 Control of cities, sources and breakthrough hexes: the side that entered last. 18.1 Axis units at Leningrad."""

from __future__ import annotations

from grognard.games.ava.data.ground import AXIS, GRID
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import HEXES, SIDE, SIDES, UNITS, AvaGame, Position


@rule("4.0.za", "2.1.m")
def held_at_start(position: Position) -> tuple[int, ...]:
    """3.4 West of the start line every site is the Axis's, east of it the Soviets'."""
    ground = position.ground
    return tuple(sorted(hex_ for hex_ in ground.sites if ground.halves[hex_] == "a"))  # §3.4.a, §3.4.b


@rule("3.4.c")
def enter(game: AvaGame, unit: int, path: tuple[int, ...]) -> None:
    """3.4 The unit goes along the path; every site on it is now its side's."""
    side = SIDE[unit]
    game.change(game.position.with_place(unit, path[-1]))
    for hex_ in path:
        take(game, side, hex_)
    notice(game, unit, path)


def take(game: AvaGame, side: int, hex_: int) -> None:
    position = game.position
    if hex_ not in position.ground.sites or (hex_ in position.held) == (side == AXIS):
        return
    held = set(position.held) ^ {hex_}
    game.change(position.but(held=tuple(sorted(held))))
    game.log("hex-taken", "3.4.c", hex=HEXES[hex_], side=SIDES[side])


@rule("18.1.p")
def notice(game: AvaGame, unit: int, path: tuple[int, ...]) -> None:
    """18.1 An Axis unit next to Leningrad lets the Soviet player call for Zhukov."""
    from grognard.games.ava.options.zhukov import DeclareZhukov

    position = game.position
    if SIDE[unit] != AXIS or not position.rules.data.zhukov or position.zhukov:
        return
    near = {n for hex_ in position.ground.leningrad for n in GRID.near[hex_]}
    if any(hex_ in near for hex_ in path):
        game.then(DeclareZhukov(seats=position.rules.soviet, unit=UNITS[unit]))
