"""Readings of chapter 24 and of the scenarios (docs/rulings/s42.md, 840 to 846)."""

from __future__ import annotations

import pytest

from grognard.games.s42.campaign.fall_blau import is_exit, steps_beyond
from grognard.games.s42.campaign.victory import count, total
from grognard.games.s42.data.board import AREA_INDEX, HEX
from grognard.games.s42.data.units import AXIS, PACK
from grognard.games.s42.movement.areas import is_open, ways_out
from grognard.games.s42.state.position import AREA
from tests.games.s42.pocket import walled
from tests.games.s42.scoring import check, holding, midway, scored, winner
from tests.games.s42.table import bare

EAST = PACK.bonuses["east-exit"]


@pytest.mark.rule("s42:C1.2.i")
def test_841_only_movement_leads_off_the_map() -> None:
    position = bare("fall-blau", turn=3)
    area = AREA_INDEX["N"]
    hex_ = position.country.touches[area][0]
    assert AREA - area in ways_out(position, AXIS, hex_)
    assert is_exit(position, AXIS, area)
    assert not is_open(position, AXIS, area), "advance and retreat ask whether the area is one's own"


@pytest.mark.rule("s42:24.1.4.d")
def test_842_a_city_counts_while_it_is_occupied() -> None:
    position = bare(turn=8)
    city = next(h for h in sorted(position.country.cities) if HEX["1202"] != h and position.is_converted(h))
    name = next(name for name, hex_ in HEX.items() if hex_ == city)
    there = bare(turn=8, stand={"su-169": name})
    assert total(there) < total(position)
    assert "score-city-lost" in [item.what for item in count(there)]
    assert total(bare(turn=8, stand={"su-169": "area-A"})) == total(position), "not after they have left"
    staff = bare(turn=8, stand={"su-chuikov": name})
    assert total(staff) == total(position), "a leader hinders no unit"


@pytest.mark.rule("s42:C4.4.d", "s42:24.3.b")
def test_843_elbrus_counts_on_turn_28() -> None:
    assert winner(midway(scored("campaign", 23, 28))) == "soviet"
    assert winner(midway(scored("campaign", 23, 28, elbrus=True))) == ""


@pytest.mark.rule("s42:C3.5.b")
def test_844_without_stalingrad_the_game_is_over() -> None:
    game = midway(holding("uranus", turn=34))
    assert winner(game) == "soviet"
    assert game.decision is None
    assert game.position.turn == 34


@pytest.mark.rule("s42:C1.3.d", "s42:C1.3.g")
def test_846_steps_count_in_areas_that_a_line_reaches() -> None:
    gone = {"ge-3pz": "area-N", "ge-23pz": "area-O", "ge-9": "area-N"}
    position = bare("fall-blau", turn=5, stand=gone)
    both = steps_beyond(position, EAST)
    assert both == position.most_steps(_unit("ge-3pz")) + position.most_steps(_unit("ge-23pz"))
    cut = bare("fall-blau", turn=5, stand=gone, held=(), patch=walled(tuple(_beside("N"))))
    assert steps_beyond(cut, EAST) == position.most_steps(_unit("ge-23pz"))


def _unit(name: str) -> int:
    return next(k for k, unit in enumerate(PACK.units) if unit.id == name)


def _beside(area: str) -> list[str]:
    country = bare("fall-blau").country
    names = {hex_: name for name, hex_ in HEX.items()}
    return [names[hex_] for hex_ in country.touches[AREA_INDEX[area]]]


def test_the_check_of_the_last_turn_ends_the_game() -> None:
    assert winner(check(scored("campaign", 21, 36))) == "axis"
