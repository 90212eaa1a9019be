"""Two hexes and what lies between them, for tests of the ground."""

from __future__ import annotations

from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.movement.ground import step_cost
from grognard.games.s42.turn.weather import Sky
from tests.games.s42.table import bare

DRY, WET, ICY = Sky(), Sky(wet=True, rained=True), Sky(winter=True)
OPEN = (("3020", "clear"), ("3021", "clear"))
BARE_SIDE = Patch(terrain=OPEN, roads=(("3020/3021", "none"),), rails=(("3020/3021", "none"),))


def side(water: str, **more: str) -> Patch:
    """Two clear hexes and what lies between them."""
    changes = {name: (("3020/3021", kind),) for name, kind in more.items()}
    base = {"roads": BARE_SIDE.roads, "rails": BARE_SIDE.rails, "waters": (("3020/3021", water),), **changes}
    return Patch(terrain=OPEN, places=(("3020", "none"), ("3021", "none")), **base)


def price(patch: Patch, weather: Sky, movement_class: int) -> int | None:
    found = step_cost(bare(patch=patch).country, weather, HEX["3020"], HEX["3021"], movement_class)
    return None if found is None else found // 6
