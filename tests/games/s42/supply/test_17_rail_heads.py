"""17.2, 17.3 Rail heads: forward along the green lines, forks, and back before the Soviets."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX, HEXES
from grognard.games.s42.data.units import SOVIET, UNIT
from grognard.games.s42.interface.actions import EndLaying, LayRails
from grognard.games.s42.state.markers import RailHead
from grognard.games.s42.state.position import IN_FULL_RETREAT, Position
from grognard.games.s42.supply.rail_heads import BringRailHeads, MoveRailHeads, depths, is_joined, is_pressed, push_back
from tests.games.s42.marches import goes
from tests.games.s42.table import Stand, asked, bare, play, refused, table, told

RIFLES, INFANTRY, HQ = "su-1", "ge-9", "su-5sh-hq"
LINE = ("1402", "1502", "1602", "1702", "1802", "1902", "2002")
"""The green line to Kastornoye; 1402 is the last hex west of the start line."""
START = ("1303", "1717", "2126", "2427", "2431")


def railhead(hex_: str, *converted: str, stand: Stand = (), **fields: Any) -> Position:
    done = tuple(sorted(HEX[name] for name in converted))
    return bare(stand=stand, heads=(RailHead(HEX[hex_]),), converted=done, **fields)


def laying(position: Position) -> Game[Position]:
    return table(position, MoveRailHeads())


def heads(game: Game[Position]) -> list[str]:
    return sorted(HEXES[head.hex] for head in game.position.heads)


# -- 17.2.1 forward --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:17.2.1.a", "s42:17.2.1.b", "s42:17.2.1.e", "s42:3.0.zd")
def test_a_rail_head_moves_two_hexes_and_converts_them() -> None:
    game = laying(railhead("1402"))
    assert asked(game) == ("axis",)
    play(game, LayRails("1402", "1602"))
    assert heads(game) == ["1602"]
    assert {HEX["1502"], HEX["1602"]} == set(game.position.converted)
    assert game.decision is None, "it has moved, and there is no other"


@pytest.mark.rule("s42:17.2.1.e")
def test_it_may_move_one_hex_or_stay_and_not_three() -> None:
    game = laying(railhead("1402"))
    refused(game, LayRails("1402", "1702"), by="17.2.1.e")
    play(game, LayRails("1402", "1502"))
    assert heads(game) == ["1502"]
    game = laying(railhead("1402"))
    play(game, EndLaying())
    assert heads(game) == ["1402"]
    assert game.decision is None


@pytest.mark.rule("s42:17.2.1.c", "s42:17.2.1.b")
def test_it_moves_along_green_lines_and_forward_only() -> None:
    game = laying(railhead("1502", "1502"))
    refused(game, LayRails("1502", "1402"), by="17.2.1.c")
    refused(game, LayRails("1502", "1503"), by="17.2.1.c")


@pytest.mark.rule("s42:17.2.1.a")
def test_only_a_rail_head_moves() -> None:
    refused(laying(railhead("1402")), LayRails("1303", "1402"), by="17.2.1.a")


@pytest.mark.rule("s42:17.2.1.f")
def test_it_enters_no_hex_with_an_enemy() -> None:
    routed = railhead("1402", stand={RIFLES: "1602"})
    piece = replace(routed.pieces[UNIT[RIFLES]], order=IN_FULL_RETREAT)
    game = laying(routed.with_piece(UNIT[RIFLES], piece))
    refused(game, LayRails("1402", "1602"), by="17.2.1.f")
    play(game, LayRails("1402", "1502"))


@pytest.mark.rule("s42:17.2.1.g", "s42:6.3.d")
def test_it_enters_no_zone_of_the_enemy_even_beside_a_friend() -> None:
    position = railhead("1402", stand={RIFLES: "1703", INFANTRY: "1602"})
    game = laying(position)
    refused(game, LayRails("1402", "1602"), by="17.2.1.g")
    play(game, LayRails("1402", "1502"))


@pytest.mark.rule("s42:17.2.1.d", "s42:17.2.2.c")
def test_four_rail_heads_move_in_a_phase() -> None:
    game = laying(bare(heads=tuple(RailHead(HEX[name]) for name in START)))
    for head, end in (("1303", "1502"), ("1717", "1816"), ("2427", "2528"), ("2431", "2532")):
        play(game, LayRails(head, end))
    assert game.decision is None, "2126 could still move, but four have"
    assert "2126" in heads(game)


@pytest.mark.rule("s42:17.2.1.d")
def test_the_fifth_is_refused_and_a_second_move_too() -> None:
    game = laying(bare(heads=tuple(RailHead(HEX[name]) for name in START)))
    play(game, LayRails("1303", "1402"))
    refused(game, LayRails("1402", "1502"), by="17.2.1.e")


# -- 17.2.2 forks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:17.2.2.a", "s42:17.2.2.b", "s42:17.2.2.d")
def test_at_a_fork_there_is_a_rail_head_for_every_way_on() -> None:
    game = laying(railhead("1617", turn=5))
    play(game, LayRails("1617", "1717"))
    assert heads(game) == ["1717", "1717"]
    assert told(game)[-1] == "rail-head-forked"
    new = game.position.heads[1]
    assert new.since == 5
    later = laying(game.position.but(turn=6))
    play(later, LayRails("1717", "1816"))
    play(later, LayRails("1717", "1817"))
    assert heads(later) == ["1816", "1817"]


@pytest.mark.rule("s42:17.2.2.b")
def test_the_new_one_waits_for_the_next_phase() -> None:
    game = laying(railhead("1717", turn=5))
    assert heads(game) == ["1717", "1717"]
    play(game, LayRails("1717", "1816"))
    assert game.decision is None
    two = bare(heads=(RailHead(HEX["1717"], 5), RailHead(HEX["1402"])), turn=5)
    refused(laying(two), LayRails("1717", "1816"), by="17.2.2.b")


@pytest.mark.rule("s42:17.2.2.a")
def test_passing_a_fork_leaves_a_rail_head_there() -> None:
    game = laying(railhead("1617", turn=5))
    play(game, LayRails("1617", "1816"))
    assert heads(game) == ["1717", "1816"]


# -- 17.3 the Soviets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:17.3.2.a", "s42:17.3.2.b", "s42:17.3.2.c")
def test_a_rail_head_that_is_cut_off_stays() -> None:
    cut = railhead("1802", *LINE[1:5], stand={RIFLES: "1503"})
    assert not is_joined(cut, cut.heads[0])
    both = cut.but(heads=(*cut.heads, RailHead(HEX["2427"])))
    refused(laying(both), LayRails("1802", "1902"), by="17.3.2.a")
    free = railhead("1802", *LINE[1:5])
    assert is_joined(free, free.heads[0])
    play(laying(free), LayRails("1802", "1902"))


@pytest.mark.rule("s42:17.3.1.a", "s42:17.3.1.c", "s42:17.3.b")
def test_a_soviet_unit_in_the_hex_pushes_the_rail_head_back() -> None:
    game = table(railhead("1802", *LINE[1:5], stand={RIFLES: "1802"}))
    push_back(game)
    assert heads(game) == ["1602"], "1702 is in its zone"
    assert {HEX["1502"], HEX["1602"]} == set(game.position.converted)
    assert told(game) == ["rail-head-pushed"]


@pytest.mark.rule("s42:17.3.1.b", "s42:17.3.1.d")
def test_its_zone_does_so_too_unless_an_axis_unit_is_there() -> None:
    stand = {RIFLES: "1903"}
    game = table(railhead("1802", *LINE[1:5], stand=stand))
    push_back(game)
    assert heads(game) != ["1802"]
    game = table(railhead("1802", *LINE[1:5], stand={**stand, INFANTRY: "1802"}))
    push_back(game)
    assert heads(game) == ["1802"]


@pytest.mark.rule("s42:17.3.1.b", "s42:19.2.a")
def test_far_units_and_headquarters_push_no_unit() -> None:
    game = table(railhead("1802", *LINE[1:5], stand={RIFLES: "2004", HQ: "1903"}))
    push_back(game)
    assert heads(game) == ["1802"]


@pytest.mark.rule("s42:17.3.1.c")
def test_with_no_free_hex_behind_it_goes_past_the_start_line() -> None:
    """Ruling 506: to the first hex without a Soviet unit or zone of control, wherever that is."""
    stand = {"su-1": "1802", "su-4": "1603", "su-6": "1403", "su-121": "1502"}
    game = table(railhead("1802", *LINE[1:5], stand=stand))
    push_back(game)
    (there,) = heads(game)
    assert there == "1203", "1402 and 1303 are in the zone of 1403"
    assert not is_pressed(game.position, HEX[there])
    assert not game.position.converted
    push_back(game)
    assert heads(game) == [there]


@pytest.mark.rule("s42:17.3.1.c")
def test_at_worst_to_the_edge_of_the_map() -> None:
    game = table(railhead("1402", stand={"su-1": "1402", "su-4": "1203", "su-6": "1104"}))
    push_back(game)
    (there,) = heads(game)
    assert depths(game.position.country)[HEX[there]] == 0
    assert is_pressed(game.position, HEX[there])
    push_back(game)
    assert heads(game) == [there], "there is nothing behind it"


@pytest.mark.rule("s42:17.3.1.e", "s42:17.3.1.c")
def test_rail_heads_are_pushed_at_once_and_in_the_soviet_turn_only() -> None:
    uncovered = railhead("1802", *LINE[1:5], stand={RIFLES: "1803", INFANTRY: "1802"}, turn=2)
    game = goes(uncovered, INFANTRY, "1702")
    assert heads(game) == ["1802"], "an Axis unit has left it, but it is the Axis turn"
    passing = railhead("1802", *LINE[1:5], stand={"su-8cav": "2004"}, turn=2)
    game = goes(passing, "su-8cav", "1903", side=SOVIET)
    assert heads(game) != ["1802"]
    assert "rail-head-pushed" in told(game)


@pytest.mark.rule("s42:17.3.a")
def test_no_soviet_unit_destroys_a_line_behind_a_rail_head() -> None:
    game = table(railhead("2002", *LINE[1:], stand={RIFLES: "1602"}))
    push_back(game)
    assert heads(game) == ["2002"]
    assert len(game.position.converted) == 6


# -- C2.2 the Caucasus -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:C2.2.m", "s42:C2.2.n", "s42:C2.2.o", "s42:C2.2.p")
def test_the_rail_heads_of_the_caucasus() -> None:
    assert not table(bare("caucasus", turn=12), BringRailHeads()).position.heads
    game = table(bare("caucasus", turn=13), BringRailHeads())
    assert heads(game) == ["3140"]
    game = laying(game.position)
    play(game, LayRails("3140", HEXES[next(iter(_two_on(game.position, "3140")))]))
    assert len(game.position.heads) == 1
    near = game.position.but(heads=(RailHead(HEX["3343"]),), turn=20)
    near = near.but(converted=tuple(sorted(hex_ for hex_ in near.country.green if hex_ < HEX["3443"])))
    game = laying(near)
    play(game, LayRails("3343", "3443"))
    assert heads(game) == ["3443", "3443"], "two of them, and never a third"


def _two_on(position: Position, start: str) -> list[int]:
    near = [hex_ for hex_ in position.country.green[HEX[start]] if not position.is_converted(hex_)]
    return [other for hex_ in near for other in position.country.green[hex_] if not position.is_converted(other)]
