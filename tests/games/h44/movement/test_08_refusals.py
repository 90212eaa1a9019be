"""Chapter 8: the clause a refusal names, where several rules could bar the same move."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.h44.data.units import PACK, UNIT
from grognard.games.h44.movement.modes import CHOOSING
from grognard.games.h44.movement.reach import March, modes
from grognard.series.zoc_bonds.marching import MODES
from tests.games.h44.heath import barred, goes, heath, moving, neighbours, phase, stand
from tests.games.h44.table import allowed, check, play, refused

H = "3916"
HAMPERED: list[tuple[dict[str, Any], str]] = [
    ({"order": "disrupted"}, "14.2.a"),
    ({"marks": ["unsupplied"]}, "18.4.b"),
    ({"marks": ["scattered"]}, "22.3.6.c"),
    ({"marks": ["engaged"]}, "11.5.1.c"),
    ({"marks": ["refitted"]}, "20.2.5.b"),
]


@pytest.mark.rule("h44:14.2.a", "h44:18.4.b", "h44:22.3.6.c", "h44:11.5.1.c", "h44:20.2.5.b")
@pytest.mark.parametrize(("state", "clause"), HAMPERED)
def test_hampered_units_move_tactically(state: dict[str, Any], clause: str) -> None:
    game = moving("allied", [{"unit": "us-505-1", "at": H, **state}])
    for mode in ("normal", "extended"):
        barred(game, "us-505-1", "3917", mode=mode, by=clause)
    play(game, {"move": ["us-505-1"]})
    allowed(game, {"go": "3917", "mode": "tactical"})


@pytest.mark.rule("h44:23.1.2.a")
def test_on_turn_one_germans_move_tactically() -> None:
    game = moving("german", stand(ge_ewald=H), turn=1)
    barred(game, "ge-ewald", "3917", by="23.1.2.a")
    play(moving("german", stand(ge_ewald=H), turn=2), {"move": ["ge-ewald"]}, {"go": "3917"})


@pytest.mark.rule("h44:14.3.2.b", "h44:14.3.2.c")
def test_units_in_full_retreat_do_not_hurry() -> None:
    game = moving("allied", [{"unit": "br-50-1d", "at": H, "order": "full-retreat"}])
    barred(game, "br-50-1d", "3917", mode="extended", by="14.3.2.c")
    check(game, {"routes": "br-50-1d", "to": "3919", "cost": 18})
    check(game, {"routes": "br-50-1d", "to": "3918", "mode": "tactical", "cost": 2})


@pytest.mark.rule("h44:14.3.2.b", "h44:18.4.b")
def test_routed_units_without_supply_still_have_tactical_movement() -> None:
    game = moving("allied", [{"unit": "br-50-1d", "at": H, "order": "full-retreat", "marks": ["unsupplied"]}])
    check(game, {"routes": "br-50-1d", "to": "3918", "mode": "tactical", "cost": 2})
    barred(game, "br-50-1d", "3917", by="18.4.b")


@pytest.mark.rule("h44:8.2.2.e", "h44:8.3.1.a")
@pytest.mark.parametrize("state", [{}, {"order": "full-retreat"}, *(state for state, _ in HAMPERED)])
@pytest.mark.parametrize("unit", ["us-505-1", "br-5agra", "us-82-sup", "ge-ewald"])
def test_the_modes_that_are_offered_are_those_that_nothing_forbids(unit: str, state: dict[str, Any]) -> None:
    side = "german" if unit.startswith("ge-") else "allied"
    for turn in (1, 9):
        game = moving(side, [{"unit": unit, "at": H, **state}], turn=turn)
        here = game.position.pieces[UNIT[unit]].place
        march = March(units=(UNIT[unit],), start=here, here=here)
        free = [mode for mode in MODES if not any(rule(game.position, march, mode) for rule in CHOOSING)]
        assert list(modes(game.position, march)) == free


@pytest.mark.rule("h44:2.2.2.b")
def test_no_unit_goes_into_the_water() -> None:
    game = moving("allied", stand(br_50_1d="3915"), board=heath(terrain={H: "water"}))
    barred(game, "br-50-1d", H, mode="tactical", by="2.2.2.b")


@pytest.mark.rule("h44:25.3.1.a", "h44:8.1.j")
def test_no_unit_rushes_into_an_unknown_unit() -> None:
    game = moving("allied", stand(br_50_1d="3915"), unknown={H: "ge-unk-garr1"})
    barred(game, "br-50-1d", H, mode="extended", by="25.3.1.a")


@pytest.mark.rule("h44:8.5.3.c")
def test_a_canal_is_not_crossed_by_normal_movement() -> None:
    moat = heath(waters={f"{H}/{near}": "canal" for near in neighbours(H)})
    game = moving("allied", stand(br_50_1d="3915"), board=moat)
    barred(game, "br-50-1d", H, by="8.5.3.c")
    check(game, {"routes": "br-50-1d", "to": H, "mode": "tactical", "cost": 1})


@pytest.mark.rule("h44:8.5.4.b")
def test_a_ferry_is_no_road() -> None:
    moat = heath(waters={f"{H}/{near}": "major" for near in neighbours(H)}, ferries={"ferry-driel": f"3915/{H}"})
    game = moving("allied", stand(br_30c_eng="3915"), board=moat)
    barred(game, "br-30c-eng", H, by="8.5.4.b")
    check(game, {"routes": "br-30c-eng", "to": H, "mode": "tactical", "cost": 1})


@pytest.mark.rule("h44:2.3.4.b", "h44:8.2.1.a")
def test_a_unit_that_moved_beyond_its_allowance_does_not_attack() -> None:
    place = [{"unit": "br-50-1d", "at": "3915", "marks": ["extended"]}, *stand(br_50_2d="3915", ge_ewald=H)]
    game = phase("combat", "allied", place)
    play(game, {"attack": H})
    refused(game, {"join": "br-50-1d"}, by="2.3.4.b")
    allowed(game, {"join": "br-50-2d"})


@pytest.mark.rule("h44:2.3.4.a")
def test_units_without_an_allowance_stay() -> None:
    fixed = next(card.id for card in PACK.units if card.full[2] == 0 and card.full[1] > 0)
    game = moving("german", [{"unit": fixed, "at": H}])
    refused(game, {"move": [fixed]}, by="2.3.4.a")


@pytest.mark.rule("h44:8.7.a")
def test_no_unit_is_overrun_where_no_unit_stands() -> None:
    refused(moving("allied", stand(br_1cg=H)), {"automatic-ds": "3917"}, by="8.7.a")
    refused(moving("allied", stand(br_1cg=H), unknown={"3917": "ge-unk-garr1"}), {"automatic-ds": "3917"}, by="8.7.a")


@pytest.mark.rule("h44:8.7.j")
def test_a_unit_that_overran_does_not_attack() -> None:
    place = [{"unit": "br-1cg", "at": "3915", "marks": ["automatic-ds"]}, *stand(br_2gg="3915", ge_ewald=H)]
    game = phase("combat", "allied", place)
    play(game, {"attack": H})
    refused(game, {"join": "br-1cg"}, by="8.7.j")
    allowed(game, {"join": "br-2gg"})


@pytest.mark.rule("h44:17.3.h", "h44:17.3.d")
def test_a_marker_comes_off_before_the_gun_moves() -> None:
    gun = {"unit": "br-gds-art", "at": H, "marks": ["marching"]}
    game = moving("allied", [gun, *stand(br_5agra="3814")])
    refused(game, {"unlimber": "br-5agra"}, by="17.3.h")
    goes(game, "br-gds-art", "3917")
    refused(game, {"unlimber": "br-gds-art"}, by="17.3.g")


@pytest.mark.rule("h44:14.3.1.d")
def test_only_the_disrupted_take_to_full_retreat() -> None:
    game = moving("allied", [{"unit": "br-50-1d", "at": H, "order": "disrupted"}, *stand(br_50_2d=H)])
    refused(game, {"full-retreat": "br-50-2d"}, by="14.3.1.d")
    play(game, {"full-retreat": "br-50-1d"})
    check(game, {"unit": "br-50-1d", "order": "full-retreat"})
