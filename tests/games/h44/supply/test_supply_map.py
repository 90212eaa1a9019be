"""What the layer of supply draws: where the roads of a side end because something bars them. And a patched board."""

from __future__ import annotations

from typing import Any

from grognard.games.h44.data.units import ALLIED, GERMAN
from grognard.games.h44.interface.views import view
from grognard.games.h44.supply.supply_map import Cut, cuts
from tests.games.h44.heath import chain, heath, moving, stand

ROAD = [f"39{column}" for column in range(13, 27)]
"""A road to the eastern edge and area I."""


def land(**layers: Any) -> dict[str, Any]:
    return heath("4013", 45, roads=chain(ROAD), **layers)


def german_cuts(*others: tuple[str, str], **layers: Any) -> list[Cut]:
    """The cuts of the German roads that touch this one."""
    game = moving("allied", stand(("ge-ewald", "3913"), *others), board=land(**layers))
    return [cut for cut in cuts(game.position, GERMAN) if set(cut.hexes) & set(ROAD)]


def test_an_open_road_is_not_cut() -> None:
    assert german_cuts() == []


def test_a_road_ends_before_an_enemy_zone_of_control() -> None:
    assert german_cuts(("us-501-1", "3918")) == [Cut(("3920", "3919"), "zoc")]


def test_a_road_ends_at_the_water_without_a_bridge() -> None:
    assert german_cuts(waters={"3919/3918": "canal"}) == [Cut(("3919", "3918"), "bridge")]


def test_a_bridge_that_does_not_carry_the_line_is_named() -> None:
    layers: dict[str, Any] = {"waters": {"3919/3918": "canal"}, "bridges": {"bridge-son": "3919/3918"}}
    assert german_cuts(**layers) == []
    game = moving("allied", stand(("ge-ewald", "3913")), board=land(**layers), bridges={"bridge-son": "blown"})
    found = [cut for cut in cuts(game.position, GERMAN) if cut.bridge == "bridge-son"]
    assert found == [Cut(("3919", "3918"), "bridge", "bridge-son")]


def test_the_other_side_has_roads_of_its_own() -> None:
    game = moving("allied", stand(("ge-ewald", "3913")), board=land())
    assert all(set(cut.hexes).isdisjoint(ROAD) for cut in cuts(game.position, ALLIED))


def test_the_view_tells_how_the_board_of_a_situation_differs() -> None:
    game = moving("allied", stand(("ge-ewald", "3913")), board=land())
    patch = view(game, None).patch
    assert patch is not None
    assert ("3913/3914", "primary") in patch.roads or ("3914/3913", "primary") in patch.roads
