"""Chapter 11.5: units that are engaged."""

from __future__ import annotations

import pytest

from tests.games.h44.field import CANAL, around, assault, attacked, combat, die, field, phase, road
from tests.games.h44.table import allowed, asked, check, legal, play, refused

TARGET = "4016"
DLI, DLI8 = "br-50-6dli", "br-50-8dli"


@pytest.mark.rule("h44:11.5.1.c", "h44:11.5.1.d", "h44:11.5.2.a", "h44:14.1.2.c")
def test_an_engaged_unit_moves_one_hex_or_two_and_is_disrupted() -> None:
    game = phase("movement", "allied", {"4015": f"{DLI}+engaged"})
    check(game, {"routes": DLI, "to": "4014", "mode": "tactical", "cost": 1})
    check(game, {"routes": DLI, "to": "4013", "mode": "tactical", "cost": 2})
    check(game, {"routes": DLI, "to": "4012", "mode": "tactical", "cost": "none"})
    play(game, {"move": [DLI]})
    assert {do["mode"] for do in legal(game) if do["do"] == "go"} == {"tactical"}
    one = phase("movement", "allied", {"4015": f"{DLI}+engaged"})
    for moved, to, order, marks in ((game, "4013", "disrupted", []), (one, "4014", "good", ["engaged"])):
        if asked(moved) != "choose-route":
            play(moved, {"move": [DLI]})
        play(moved, {"go": to, "mode": "tactical"})
        if asked(moved) == "choose-route":
            play(moved, {"halt": None})
        check(moved, {"unit": DLI, "at": to, "order": order, "has": marks})
        if order == "disrupted":
            check(moved, {"unit": DLI, "lacks": ["engaged"]})


@pytest.mark.rule("h44:11.5.1.f")
@pytest.mark.parametrize("kind", ["canal", "minor"])
def test_an_engaged_unit_does_not_attack_over_a_canal(kind: str) -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": (f"{DLI}+engaged", DLI8)}
    game = combat(hexes, board=field(waters=around(TARGET, kind)))
    play(game, {"attack": TARGET})
    if kind == "canal":
        refused(game, {"join": DLI}, by="11.5.1.f")
    else:
        allowed(game, {"join": DLI})
    allowed(game, {"join": DLI8})


@pytest.mark.rule("h44:11.5.1.f")
def test_an_engaged_unit_does_not_assault_a_major_river() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": (f"{DLI}+engaged", DLI8, "br-30c-eng")}
    game = combat(hexes, board=field(waters=around(TARGET, "major")))
    play(game, {"attack": TARGET})
    refused(game, {"join": DLI}, by="11.5.1.f")
    allowed(game, {"join": DLI8})


@pytest.mark.rule("h44:11.5.1.g")
def test_an_engaged_unit_advances() -> None:
    game = combat({TARGET: "ge-14-hoff", "4015": f"{DLI}+engaged"}, dice=[die("1-1", "D1")])
    attacked(game, TARGET, DLI)
    allowed(game, {"advance": DLI, "to": TARGET})


@pytest.mark.rule("h44:11.5.1.h", "h44:14.2.j")
@pytest.mark.parametrize(("gun", "fit"), [("br-50-art+engaged", False), ("br-50-art!", False), ("br-50-art", True)])
def test_engaged_or_disrupted_guns_give_no_support(gun: str, fit: bool) -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI, "4014": gun})
    play(game, *assault(TARGET, DLI, commit=False))
    assert ({"do": "support", "unit": "br-50-art"} in legal(game)) is fit


@pytest.mark.rule("h44:11.5.1.i")
@pytest.mark.parametrize(("mark", "fit"), [("+engaged", False), ("", True)])
def test_engaged_bridging_units_repair_nothing(mark: str, fit: bool) -> None:
    roads = road("4015", TARGET)
    board = field(waters=around(TARGET, "canal"), bridges={CANAL: "4015/4016"}, roads=roads)
    game = phase("bridges", "allied", {"4015": f"br-30c-br{mark}"}, board=board, bridges={CANAL: "blown"})
    assert ({"do": "repair", "bridge": CANAL} in legal(game)) is fit


@pytest.mark.rule("h44:11.5.1.j", "h44:14.2.l")
@pytest.mark.parametrize(("mark", "fit"), [("+engaged", False), ("!", False), ("", True)])
def test_no_replacements_for_engaged_or_disrupted_units(mark: str, fit: bool) -> None:
    game = phase("movement", "allied", {"1310": f"br-50-6dli:2{mark}"}, turn=8)
    found = any(do["do"] == "refit" and do["unit"] == DLI for do in legal(game))
    assert found is fit


@pytest.mark.rule("h44:11.5.1.k", "h44:14.2.m")
@pytest.mark.parametrize(("mark", "fit"), [("+engaged", False), ("!", False), ("", True)])
def test_no_returned_paratroopers_for_engaged_or_disrupted_units(mark: str, fit: bool) -> None:
    hexes = {"4016": f"us-501-1:2{mark}", "4015": "us-101-sup"}
    game = phase("movement", "allied", hexes, returns={"101AB": 1}, turn=8)
    assert ({"do": "rally", "unit": "us-501-1"} in legal(game)) is fit


@pytest.mark.rule("h44:11.5.2.b")
def test_an_engaged_unit_that_retreats_is_disrupted_instead() -> None:
    game = combat({TARGET: "ge-i-vdh+engaged", "4015": (DLI, DLI8)}, dice=[die("2-1", "DR")])
    attacked(game, TARGET, DLI, DLI8)
    play(game, {"fall-back": None}, {"retreat": "ge-i-vdh", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-i-vdh", "order": "disrupted", "lacks": ["engaged"]})


@pytest.mark.rule("h44:11.5.2.c")
def test_a_disrupted_unit_is_not_marked_engaged() -> None:
    game = combat({TARGET: ("ge-i-vdh!", "ge-14-hoff"), "4015": (DLI, DLI8)}, dice=[die("2-1", "ENG")])
    attacked(game, TARGET, DLI, DLI8)
    check(game, {"unit": "ge-i-vdh", "order": "disrupted", "lacks": ["engaged"]})
    check(game, {"unit": "ge-14-hoff", "has": ["engaged"]})


@pytest.mark.rule("h44:11.5.3.a", "h44:14.4.3.b")
def test_engaged_markers_come_off_in_the_owners_recovery_phase() -> None:
    hexes = {TARGET: "ge-i-vdh+engaged", "4015": f"{DLI}+engaged"}
    game = phase("recovery", "allied", hexes)
    check(game, {"unit": DLI, "lacks": ["engaged"]}, {"unit": "ge-i-vdh", "has": ["engaged"]})
