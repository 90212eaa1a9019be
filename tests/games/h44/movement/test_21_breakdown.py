"""Chapter 21.1 to 21.4: breakdown units, and how they come back."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import Place, at, phase
from tests.games.h44.table import allowed, asked, check, legal, play, refused


def allied(place: Place, **keys: Any) -> Game[Position]:
    return phase("movement", "allied", place, **keys)


def german(place: Place, **keys: Any) -> Game[Position]:
    return phase("movement", "german", place, **keys)


def detachable(game: Game[Position]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for a in legal(game):
        if a["do"] == "detach":
            found.setdefault(a["unit"], set()).add(a["part"].rstrip("0123456789").rstrip("-"))
    return found


@pytest.mark.rule("h44:21.1.a", "h44:21.1.d", "h44:21.1.f", "h44:21.1.j")
@pytest.mark.parametrize(
    ("side", "unit", "part"), [("allied", "us-501-1", "us-bd-101-1"), ("german", "ge-krafft", "ge-bd-1")]
)
def test_a_unit_of_either_side_loses_a_step_for_a_breakdown_unit(side: str, unit: str, part: str) -> None:
    game = phase("movement", side, [at(unit, "3013")])
    before = game.position.pieces
    play(game, {"detach": unit, "part": part})
    check(game, {"hex": "3013", "units": [unit, part]}, {"unit": part, "steps": 1, "at": "3013"})
    assert sum(p.steps for p in before if p.place >= 0) == sum(p.steps for p in game.position.pieces if p.place >= 0)


@pytest.mark.rule("h44:21.1.b", "h44:21.2.b", "h44:21.2.c", "h44:21.2.d", "h44:21.2.e")
@pytest.mark.parametrize(
    ("side", "unit", "kind"),
    [
        ("allied", "br-2ig", "br-bd-arm"),
        ("allied", "br-1gg", "br-bd-mot"),
        ("allied", "br-50-1d", "br-bd-inf"),
        ("german", "ge-krafft", "ge-bd"),
        ("german", "ge-segler", "ge-bd-mot"),
    ],
)
def test_the_breakdown_unit_is_of_the_type_and_motion_of_its_parent(side: str, unit: str, kind: str) -> None:
    game = phase("movement", side, [at(unit, "3013")])
    assert detachable(game) == {unit: {kind}}


@pytest.mark.parametrize(
    ("side", "unit", "part", "fits", "by"),
    [
        ("german", "ge-segler", "ge-bd-1", "ge-bd-mot-1", "21.2.d"),
        ("german", "ge-krafft", "ge-bd-mot-1", "ge-bd-1", "21.2.e"),
        ("allied", "br-1gg", "br-bd-inf-1", "br-bd-mot-1", "21.2.d"),
        ("allied", "br-50-1d", "br-bd-mot-1", "br-bd-inf-1", "21.2.e"),
    ],
)
def test_the_wrong_side_of_a_breakdown_unit_is_refused(side: str, unit: str, part: str, fits: str, by: str) -> None:
    game = phase("movement", side, [at(unit, "3013")])
    refused(game, {"detach": unit, "part": part}, by=by)
    allowed(game, {"detach": unit, "part": fits})
    reduced = at(unit, "3013", steps=1 if side == "german" else 2)
    apart = phase("movement", side, [reduced, at(part, "3013", of=unit)])
    refused(apart, {"rejoin": part, "unit": unit}, by=by)
    home = phase("movement", side, [reduced, at(fits, "3013", of=unit)])
    allowed(home, {"rejoin": fits, "unit": unit})


@pytest.mark.rule("h44:21.2.c")
def test_reconnaissance_gives_an_infantry_company() -> None:
    game = allied([at("br-2hc", "3013")])
    assert detachable(game) == {"br-2hc": {"br-bd-mot"}}


@pytest.mark.rule("h44:21.1.b", "h44:21.2.b")
def test_a_tank_battalion_gives_no_infantry_company() -> None:
    game = allied([at("br-2ig", "3013"), at("br-1gg", "3012")])
    refused(game, {"detach": "br-2ig", "part": "br-bd-mot-1"}, by="21.2.c")
    refused(game, {"detach": "br-1gg", "part": "br-bd-arm-1"}, by="21.2.b")
    allowed(game, {"detach": "br-2ig", "part": "br-bd-arm-1"})


@pytest.mark.rule("h44:21.1.c", "h44:21.3.l")
def test_an_airborne_breakdown_unit_is_of_the_division_of_its_parent() -> None:
    game = allied([at("us-501-1", "3013"), at("us-504-1", "3012"), at("br-1p-1", "3010"), at("po-1", "3015")])
    refused(game, {"detach": "us-501-1", "part": "us-bd-82-1"}, by="21.1.c")
    refused(game, {"detach": "br-1p-1", "part": "po-bd-1"}, by="21.1.c")
    for unit, part in (("us-501-1", "us-bd-101-1"), ("us-504-1", "us-bd-82-1"), ("br-1p-1", "br-bd-1ab-1")):
        allowed(game, {"detach": unit, "part": part})
    allowed(game, {"detach": "po-1", "part": "po-bd-1"})


@pytest.mark.rule("h44:21.1.g", "h44:21.1.h", "h44:21.3.a")
def test_both_units_may_move_after_the_breakdown() -> None:
    game = allied([at("us-501-1", "3013")])
    play(game, {"detach": "us-501-1", "part": "us-bd-101-1"})
    check(game, {"routes": "us-bd-101-1", "to": "3016", "cost": 18}, {"routes": "us-501-1", "to": "3010", "cost": 18})


@pytest.mark.rule("h44:21.1.d", "h44:21.3.a", "h44:21.3.c")
def test_a_unit_broken_down_on_the_way_has_spent_what_its_parent_spent() -> None:
    game = allied([at("us-501-1", "3013")])
    play(game, {"move": ["us-501-1"]})
    assert detachable(game) == {}
    play(game, {"go": "3014"})
    assert detachable(game) == {"us-501-1": {"us-bd-101"}}
    play(game, {"detach": "us-501-1", "part": "us-bd-101-1"})
    check(game, {"hex": "3014", "units": ["us-501-1", "us-bd-101-1"]})
    play(game, {"drop": "us-501-1"})
    assert {"do": "go", "to": "3017", "mode": "normal"} not in legal(game)
    play(game, {"go": "3016"})
    check(game, {"unit": "us-bd-101-1", "at": "3016"}, {"unit": "us-501-1", "at": "3014", "steps": 2})


@pytest.mark.rule("h44:21.3.a", "h44:21.3.c")
def test_a_unit_may_be_broken_down_after_its_move_and_no_unit_then_moves_on() -> None:
    game = allied([at("us-501-1", "3013")])
    play(game, {"move": ["us-501-1"]}, {"go": "3016"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    play(game, {"detach": "us-501-1", "part": "us-bd-101-1"})
    check(game, {"unit": "us-bd-101-1", "at": "3016"})
    assert not [a for a in legal(game) if a["do"] == "move"]


@pytest.mark.rule("h44:21.3.d", "h44:21.3.e", "h44:21.3.g")
@pytest.mark.parametrize("marks", [["unsupplied"], ["engaged"], []])
def test_supply_enemies_and_engagement_do_not_matter(marks: list[str]) -> None:
    game = allied([at("us-501-1", "3013", marks=marks), at("ge-krafft", "3014")])
    allowed(game, {"detach": "us-501-1", "part": "us-bd-101-1"})
    assert {"do": "detach", "unit": "us-501-1", "part": "us-bd-101-1"} in legal(game)


@pytest.mark.rule("h44:21.3.f")
def test_extended_movement_does_not_matter() -> None:
    game = allied([at("us-501-1", "3013")])
    play(game, {"move": ["us-501-1"]}, {"go": "3018", "mode": "extended"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    assert {"do": "detach", "unit": "us-501-1", "part": "us-bd-101-1"} in legal(game)
    play(game, {"detach": "us-501-1", "part": "us-bd-101-1"})
    check(game, {"unit": "us-bd-101-1", "at": "3018", "has": ["extended"]})


@pytest.mark.rule("h44:21.3.h")
def test_no_unit_is_broken_down_in_the_turn_of_the_enemy() -> None:
    game = german([at("us-501-1", "3013"), at("ge-krafft", "3016")])
    assert set(detachable(game)) == {"ge-krafft"}
    refused(game, {"detach": "us-501-1", "part": "us-bd-101-1"}, by="21.3.h")
    allowed(game, {"detach": "ge-krafft", "part": "ge-bd-1"})


@pytest.mark.rule("h44:21.1.a", "h44:21.1.f")
def test_a_unit_with_a_single_step_is_not_broken_down() -> None:
    game = german([at("ge-krafft", "3013", steps=1), at("ge-spindler", "3016", steps=2)])
    refused(game, {"detach": "ge-krafft", "part": "ge-bd-1"}, by="21.1.a")
    allowed(game, {"detach": "ge-spindler", "part": "ge-bd-1"})


@pytest.mark.rule("h44:21.1.f")
def test_the_parent_is_on_the_map_or_in_an_entry_area() -> None:
    game = allied([at("us-501-1", "air"), at("br-50-1d", "track-5"), at("br-50-2d", "area-N")])
    refused(game, {"detach": "us-501-1", "part": "us-bd-101-1"}, by="21.1.f")
    refused(game, {"detach": "br-50-1d", "part": "br-bd-inf-1"}, by="21.1.f")
    allowed(game, {"detach": "br-50-2d", "part": "br-bd-inf-1"})


@pytest.mark.rule("h44:21.1.f", "h44:11.4.c")
def test_a_second_company_needs_a_remnant_counter_for_the_rest() -> None:
    """The second step of three leaves a remnant behind: without a counter for it the battalion stays as it is."""
    used = [at(f"us-rem-101-{k}", "3010", of=f"us-502-{k}") for k in (1, 2)]
    weak = [at("us-501-1", "3013", steps=2), at("us-501-2", "3016")]
    allowed(allied([*used, *weak]), {"detach": "us-501-1", "part": "us-bd-101-1"})
    none = allied([*used, at("us-rem-101-3", "3010", of="us-502-3"), *weak])
    refused(none, {"detach": "us-501-1", "part": "us-bd-101-1"}, by="11.4.c")
    allowed(none, {"detach": "us-501-2", "part": "us-bd-101-1"})


@pytest.mark.rule("h44:21.3.i", "h44:21.3.j", "h44:21.3.k")
@pytest.mark.parametrize(
    ("state", "by"),
    [({"marks": ["scattered"]}, "21.3.i"), ({"order": "disrupted"}, "21.3.j"), ({"order": "full-retreat"}, "21.3.k")],
)
def test_scattered_disrupted_and_routed_units_are_not_broken_down(state: dict[str, Any], by: str) -> None:
    game = allied([at("us-501-1", "3013", **state), at("us-501-2", "3010")])
    refused(game, {"detach": "us-501-1", "part": "us-bd-101-1"}, by=by)
    allowed(game, {"detach": "us-501-2", "part": "us-bd-101-1"})


@pytest.mark.rule("h44:21.3.m")
def test_there_are_only_as_many_breakdown_units_as_counters() -> None:
    game = allied([at("us-501-1", "3013"), at("us-501-2", "3010"), at("us-501-3", "3016")])
    play(game, {"detach": "us-501-1", "part": "us-bd-101-1"}, {"detach": "us-501-2", "part": "us-bd-101-2"})
    assert "us-501-3" not in detachable(game)
    refused(game, {"detach": "us-501-3", "part": "us-bd-101-1"}, by="21.3.m")


@pytest.mark.rule("h44:21.3.m")
def test_the_two_sides_of_a_counter_are_not_in_play_together() -> None:
    game = german([at("ge-bd-1", "3016", of="ge-krafft"), at("ge-segler", "3013")])
    refused(game, {"detach": "ge-segler", "part": "ge-bd-mot-1"}, by="21.3.m")
    allowed(game, {"detach": "ge-segler", "part": "ge-bd-mot-2"})


@pytest.mark.rule("h44:21.1.i")
def test_an_eliminated_breakdown_unit_goes_back_to_its_display() -> None:
    place = [at("us-bd-101-1", "3013", of="us-501-1"), at("ge-12-2107", "3012"), at("ge-34-2107", "3012")]
    game = phase("combat", "german", place, dice=[6])
    play(game, {"attack": "3013"}, {"join": "ge-12-2107"}, {"join": "ge-34-2107"}, {"commit": None})
    check(game, {"unit": "us-bd-101-1", "at": "pool"})
    again = allied([at("us-501-1", "3013", steps=2)])
    allowed(again, {"detach": "us-501-1", "part": "us-bd-101-1"})


@pytest.mark.rule("h44:21.1.e", "h44:21.3.b")
def test_a_unit_may_be_broken_down_before_and_after_its_advance() -> None:
    place = [at("br-2ig", "3013"), at("br-2gg", "3013"), at("ge-unk-runge", "3014")]
    game = phase("combat", "allied", place, dice=[3])
    play(game, {"attack": "3014"}, {"join": "br-2ig"}, {"join": "br-2gg"}, {"commit": None})
    play(game, {"retreat": "ge-unk-runge", "path": ["3015", "3016", "3017"]})
    play(game, {"detach": "br-2ig", "part": "br-bd-arm-1"}, {"advance": "br-bd-arm-1", "to": "3014"})
    play(game, {"advance": "br-2gg", "to": "3014"}, {"detach": "br-2gg", "part": "br-bd-arm-2"})
    check(
        game, {"hex": "3014", "units": ["br-2gg", "br-bd-arm-1", "br-bd-arm-2"]}, {"hex": "3013", "units": ["br-2ig"]}
    )


# -- 21.4 ------------------------------------------------------------------------------------------------------------


def apart(**state: Any) -> Place:
    return [at("us-501-1", "3013", steps=2), at("us-bd-101-1", "3013", of="us-501-2", **state)]


@pytest.mark.rule("h44:21.4.a", "h44:21.4.h", "h44:21.4.j")
def test_an_airborne_unit_absorbs_a_breakdown_unit_of_its_division() -> None:
    game = allied([*apart(), at("us-504-1", "3013", steps=2)])
    refused(game, {"rejoin": "us-bd-101-1", "unit": "us-504-1"}, by="21.4.j")
    play(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"})
    check(game, {"unit": "us-501-1", "steps": 3, "at": "3013"}, {"unit": "us-bd-101-1", "at": "pool"})


@pytest.mark.rule("h44:21.4.a")
def test_units_of_two_hexes_do_not_rejoin() -> None:
    game = allied([at("us-501-1", "3013", steps=2), at("us-bd-101-1", "3014", of="us-501-1")])
    refused(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"}, by="21.4.a")
    play(game, {"move": ["us-bd-101-1"]}, {"go": "3013"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    allowed(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"})


@pytest.mark.rule("h44:21.4.b", "h44:21.4.c")
def test_supply_and_enemies_keep_no_unit_from_rejoining() -> None:
    game = allied([*apart(marks=["unsupplied"]), at("ge-krafft", "3014")])
    allowed(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"})
    assert {"do": "rejoin", "part": "us-bd-101-1", "unit": "us-501-1"} in legal(game)


@pytest.mark.rule("h44:21.4.d", "h44:21.4.e", "h44:21.4.f", "h44:21.4.g")
@pytest.mark.parametrize(
    ("state", "line"),
    [
        ({"marks": ["spent"]}, {"has": ["spent"]}),
        ({"marks": ["engaged"]}, {"has": ["engaged"]}),
        ({"order": "disrupted"}, {"order": "disrupted"}),
        ({"order": "full-retreat"}, {"order": "full-retreat"}),
    ],
)
def test_the_parent_takes_on_the_state_of_the_breakdown_unit(state: dict[str, Any], line: dict[str, Any]) -> None:
    game = allied(apart(**state))
    play(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"})
    check(game, {"unit": "us-501-1", "steps": 3, **line})


@pytest.mark.rule("h44:21.4.d", "h44:21.4.e")
@pytest.mark.parametrize(("mark", "other"), [("spent", "engaged"), ("engaged", "spent")])
def test_the_parent_keeps_its_own_markers_and_takes_on_no_others(mark: str, other: str) -> None:
    parent = at("us-501-1", "3013", steps=2, marks=["unsupplied"])
    part = at("us-bd-101-1", "3013", of="us-501-2", marks=[mark, "scattered"])
    game = allied([parent, part])
    play(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"})
    check(game, {"unit": "us-501-1", "has": ["unsupplied", "moved", mark], "lacks": ["scattered", other]})


@pytest.mark.rule("h44:21.4.i")
@pytest.mark.parametrize(("marks", "fights"), [([], True), (["spent"], False)])
def test_a_rebuilt_parent_may_attack_unless_it_is_spent(marks: list[str], fights: bool) -> None:
    game = allied([*apart(marks=marks), at("ge-krafft", "3014")])
    play(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"}, {"end-movement": None})
    assert {"do": "attack", "target": "3014"} in legal(game) or not fights
    if fights:
        play(game, {"attack": "3014"})
        allowed(game, {"join": "us-501-1"})
    else:
        assert {"do": "attack", "target": "3014"} not in legal(game)


@pytest.mark.rule("h44:21.4.k")
def test_a_german_breakdown_unit_rebuilds_its_own_parent_only() -> None:
    place = [at("ge-krafft", "3013", steps=1), at("ge-spindler", "3013", steps=1)]
    game = german([*place, at("ge-bd-1", "3013", of="ge-krafft")])
    refused(game, {"rejoin": "ge-bd-1", "unit": "ge-spindler"}, by="21.4.k")
    play(game, {"rejoin": "ge-bd-1", "unit": "ge-krafft"})
    check(game, {"unit": "ge-krafft", "steps": 2}, {"unit": "ge-bd-1", "at": "pool"})


@pytest.mark.rule("h44:21.4.h")
def test_only_a_breakdown_unit_rejoins() -> None:
    game = allied([*apart(), at("us-501-3", "3013", steps=2)])
    refused(game, {"rejoin": "us-501-3", "unit": "us-501-1"}, by="21.4.h")
    refused(game, {"rejoin": "us-bd-101-2", "unit": "us-501-1"}, by="21.4.h")
    allowed(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"})


@pytest.mark.rule("h44:21.4.h")
def test_a_unit_at_full_strength_takes_no_company_in() -> None:
    game = allied([*apart(), at("us-501-3", "3013")])
    refused(game, {"rejoin": "us-bd-101-1", "unit": "us-501-3"}, by="21.4.h")
    allowed(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"})


@pytest.mark.rule("h44:21.2.b", "h44:21.2.c")
def test_a_tank_company_rejoins_tanks() -> None:
    place = [at("br-bd-arm-1", "3013", of="br-2ig"), at("br-1gg", "3013", steps=2), at("br-2gg", "3013", steps=2)]
    game = allied(place)
    refused(game, {"rejoin": "br-bd-arm-1", "unit": "br-1gg"}, by="21.2.b")
    allowed(game, {"rejoin": "br-bd-arm-1", "unit": "br-2gg"})
    foot = allied([at("br-bd-inf-1", "3013", of="br-2ig"), at("br-2ig", "3013", steps=2)])
    refused(foot, {"rejoin": "br-bd-inf-1", "unit": "br-2ig"}, by="21.2.c")


@pytest.mark.rule("h44:21.4.m")
def test_an_absorbed_breakdown_unit_can_be_used_elsewhere_at_once() -> None:
    game = allied([*apart(), at("us-bd-101-2", "3010", of="us-501-2"), at("us-502-1", "3016")])
    assert "us-502-1" not in detachable(game)
    play(game, {"rejoin": "us-bd-101-1", "unit": "us-501-1"})
    allowed(game, {"detach": "us-502-1", "part": "us-bd-101-1"})
