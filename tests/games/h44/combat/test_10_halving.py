"""Chapter 10.1, 10.2 and 10.9: halving and doubling, lead formations and attached units."""

from __future__ import annotations

import pytest

from tests.games.h44.field import around, assault, combat, field
from tests.games.h44.table import allowed, check, play, refused

TARGET = "4016"
DLI, DLI8 = "br-50-6dli", "br-50-8dli"
CANAL_ROUND = field(waters=around(TARGET, "canal"))


@pytest.mark.rule("h44:10.1.a")
def test_two_reasons_halve_only_once() -> None:
    """Out of supply, engaged, of another formation and behind water: still one half."""
    hexes = {TARGET: "ge-i-vdh", "4015": (DLI, "br-3-2l+unsupplied")}
    game = combat(hexes, board=field(waters=around(TARGET, "canal", but=["4115"])))
    check(game, {"odds": TARGET, "units": [DLI, "br-3-2l"], "lead": "50DIV", "attack": 6})


@pytest.mark.rule("h44:10.1.b")
def test_two_reasons_double_only_once() -> None:
    board = field(waters=around(TARGET, "canal"), places={TARGET: "city"})
    check(combat({TARGET: "ge-i-vdh", "4015": DLI}, board=board), {"odds": TARGET, "units": [DLI], "defence": 10})


@pytest.mark.rule("h44:10.1.c", "h44:10.1.d")
def test_each_unit_is_halved_by_itself_and_rounded_up() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, DLI8)}, board=CANAL_ROUND)
    check(game, {"odds": TARGET, "units": [DLI, DLI8], "attack": 6})
    check(game, {"odds": TARGET, "units": [DLI], "attack": 3})


@pytest.mark.rule("h44:10.1.e")
def test_strengths_of_one_are_added_before_halving() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": ("us-bd-101-1", "us-bd-101-2"), "4115": "us-rem-101-1"}
    game = combat(hexes, board=CANAL_ROUND)
    check(game, {"odds": TARGET, "units": ["us-bd-101-1", "us-bd-101-2", "us-rem-101-1"], "attack": 2})
    check(game, {"odds": TARGET, "units": ["us-bd-101-1", "us-bd-101-2"], "attack": 1})


@pytest.mark.rule("h44:10.1.e", "h44:10.1.i")
def test_halved_ones_are_doubled_together() -> None:
    """Two disrupted ones in a city: 2, halved 1, doubled 2."""
    game = combat(
        {TARGET: ("us-bd-101-1!", "us-bd-101-2!"), "4015": "ge-bloch"},
        by="german",
        board=field(places={TARGET: "city"}),
    )
    check(game, {"odds": TARGET, "units": ["ge-bloch"], "defence": 2})


@pytest.mark.rule("h44:10.1.i", "h44:10.1.j", "h44:10.9.a", "h44:14.2.i")
def test_halved_first_then_doubled() -> None:
    """A disrupted 5 is 3, and 6 in the city: more than is printed."""
    board = field(places={TARGET: "city"})
    check(combat({TARGET: "ge-i-vdh!", "4015": DLI}, board=board), {"odds": TARGET, "units": [DLI], "defence": 6})
    check(combat({TARGET: "ge-i-vdh!", "4015": DLI}), {"odds": TARGET, "units": [DLI], "defence": 3})


@pytest.mark.rule("h44:10.2.1.a", "h44:10.2.1.b", "h44:10.2.1.c")
def test_one_formation_leads_and_the_others_are_halved() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, DLI8), "4115": ("br-3-2l", "br-3-2rur")})
    units = [DLI, DLI8, "br-3-2l", "br-3-2rur"]
    check(game, {"odds": TARGET, "units": units, "lead": "50DIV", "attack": 16})
    check(game, {"odds": TARGET, "units": [DLI, DLI8], "attack": 10})
    play(game, *assault(TARGET, *units, commit=False))
    allowed(game, {"lead": "3DIV"})


@pytest.mark.rule("h44:10.2.1.d", "h44:10.2.1.e", "h44:10.2.3.a")
def test_one_attached_unit_fights_at_full_strength() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, "br-3-2l"), "4115": (DLI8, "br-3-2rur")})
    play(game, *assault(TARGET, DLI, DLI8, "br-3-2l", "br-3-2rur", commit=False), {"lead": "50DIV"})
    check(game, {"odds": TARGET, "attack": 16})
    play(game, {"attach": "br-3-2l"})
    check(game, {"odds": TARGET, "attack": 18})
    play(game, {"attach": "br-3-2rur"})
    check(game, {"odds": TARGET, "attack": 18})


@pytest.mark.rule("h44:10.2.3.b")
def test_the_attached_unit_is_stacked_with_the_lead_formation() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, "br-3-2l"), "4115": "br-3-2rur"})
    play(game, *assault(TARGET, DLI, "br-3-2l", "br-3-2rur", commit=False), {"lead": "50DIV"})
    refused(game, {"attach": "br-3-2rur"}, by="10.2.3.b")
    allowed(game, {"attach": "br-3-2l"})


@pytest.mark.rule("h44:10.2.2.a", "h44:10.2.2.b")
def test_every_allied_division_or_brigade_is_a_formation() -> None:
    divisions = ("br-50-6dli", "br-3-2l", "br-43-4d", "br-15-2gh", "br-11-3m", "br-8-12krrc", "us-501-1", "us-504-1")
    full = (5, 5, 5, 5, 5, 5, 4, 4)
    for lead, other in zip(divisions, divisions[1:] + divisions[:1], strict=True):
        game = combat({TARGET: "ge-i-vdh", "4015": (lead, other)})
        formation = {
            "br-50-6dli": "50DIV",
            "br-3-2l": "3DIV",
            "br-43-4d": "43DIV",
            "br-15-2gh": "15DIV",
            "br-11-3m": "11ARMD",
            "br-8-12krrc": "8AB",
            "us-501-1": "101AB",
            "us-504-1": "82AB",
        }[lead]
        attack = full[divisions.index(lead)] + -(-full[divisions.index(other)] // 2)
        check(game, {"odds": TARGET, "units": [lead, other], "lead": formation, "attack": attack})


GERMANS = [
    ("TETTAU", ("ge-schulz", "ge-wos"), 6),
    ("15ARMY", ("ge-i-723", "ge-ohler"), 8),
    ("1PARA", ("ge-i-vdh", "ge-ewald"), 8),
    ("FELDT", ("ge-henke", "ge-budde"), 6),
    ("2SSPZ", ("ge-krafft", "ge-spindler"), 7),
]


@pytest.mark.rule("h44:10.2.2.c", "h44:10.2.2.d", "h44:10.2.2.e", "h44:10.2.2.f", "h44:10.2.2.g")
@pytest.mark.parametrize(("lead", "units", "attack"), GERMANS)
def test_the_five_german_formations(lead: str, units: tuple[str, str], attack: int) -> None:
    stranger = "ge-3-erd" if lead != "1PARA" else "ge-zuber"
    game = combat({TARGET: DLI, "4015": units, "4115": stranger}, by="german")
    check(game, {"odds": TARGET, "units": list(units), "lead": lead, "attack": attack})
    check(game, {"odds": TARGET, "units": [*units, stranger], "lead": lead, "attack": attack + 2})


@pytest.mark.rule("h44:10.2.4.a", "h44:10.2.4.b")
def test_corps_troops_are_one_formation() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": ("br-44rtr", "nl-pi"), "4115": "ca-2023rce"})
    check(game, {"odds": TARGET, "units": ["nl-pi", "ca-2023rce"], "lead": "CORPS", "attack": 6})
    check(game, {"odds": TARGET, "units": ["br-44rtr", "nl-pi"], "lead": "CORPS", "attack": 13})


@pytest.mark.rule("h44:10.2.4.c")
def test_corps_troops_are_attached_from_another_hex() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI, "4115": ("nl-pi", "br-3-2l")})
    play(game, *assault(TARGET, DLI, "nl-pi", "br-3-2l", commit=False), {"lead": "50DIV"})
    refused(game, {"attach": "br-3-2l"}, by="10.2.3.b")
    play(game, {"attach": "nl-pi"})
    check(game, {"odds": TARGET, "attack": 13})


@pytest.mark.rule("h44:10.9.c", "h44:11.5.1.e", "h44:10.9.d", "h44:10.9.e")
@pytest.mark.parametrize("mark", ["engaged", "scattered", "unsupplied"])
def test_markers_that_halve_an_attacker(mark: str) -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": f"{DLI}+{mark}", "4115": DLI8})
    check(game, {"odds": TARGET, "units": [DLI], "attack": 3})
    check(game, {"odds": TARGET, "units": [DLI, DLI8], "attack": 8})


@pytest.mark.rule("h44:10.9.b")
def test_artillery_support_shifts_the_column() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI, "4014": "br-50-art"})
    check(game, {"odds": TARGET, "units": [DLI], "column": "1-1"})
    check(game, {"odds": TARGET, "units": [DLI], "guns": ["br-50-art"], "column": "2-1"})


@pytest.mark.rule("h44:10.9.a")
def test_a_defender_in_good_order_is_not_halved() -> None:
    game = combat({TARGET: ("ge-i-vdh!", "ge-ewald"), "4015": DLI})
    check(game, {"odds": TARGET, "units": [DLI], "defence": 8})


@pytest.mark.rule("h44:10.2.1.c")
def test_the_lead_formation_is_one_of_the_attackers() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, "br-3-2l")})
    play(game, *assault(TARGET, DLI, "br-3-2l", commit=False), {"lead": "3DIV"}, {"leave": "br-3-2l"})
    refused(game, {"commit": None}, by="10.2.1.c")
    play(game, {"lead": "50DIV"})
    allowed(game, {"commit": None})


@pytest.mark.rule("h44:10.2.3.b")
def test_an_attached_unit_loses_its_place_when_the_lead_unit_beside_it_leaves() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": (DLI, "br-3-2l"), "4115": DLI8})
    play(game, *assault(TARGET, DLI, DLI8, "br-3-2l", commit=False, lead="50DIV", attach="br-3-2l"))
    check(game, {"odds": TARGET, "attack": 15})
    play(game, {"leave": DLI})
    check(game, {"odds": TARGET, "attack": 8})
