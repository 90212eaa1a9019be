"""4.0 (2): the players set up their formations, the Soviets first."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from tests.games.ava.phases import AVA, PACK
from tests.games.ava.plain import disc
from tests.games.ava.table import allowed, asked, check, legal, play, refused

AREA = PACK.formations["soviet-8a"].hexes
"""The area of the 8th Army: six hexes for eight divisions."""
EIGHTH = [unit.id for unit in PACK.units if unit.formation == "soviet-8a" and unit.kind != "hq"]
TWENTY_SEVENTH = [unit.id for unit in PACK.units if unit.formation == "soviet-27a" and unit.kind != "hq"]


def setting_up(scenario: str = "leningrad") -> Game[Any]:
    """A new game, at its first question."""
    kind = AVA.scenario(scenario)
    game = AVA.begin(kind, AVA.options(kind, {}), Dice(seed_from(1)), [])
    game.settle()
    return game


def at_27a() -> Game[Any]:
    """The Soviet player has come to the 27th Army."""
    game = setting_up()
    while not any(a["do"] == "deploy" and a["unit"] in TWENTY_SEVENTH for a in legal(game)):
        play(game, {"arrange": None})
    return game


@pytest.mark.rule("ava:4.0.g")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_soviet_player_sets_up_first(scenario: str) -> None:
    game = setting_up(scenario)
    seats: list[str] = []
    while asked(game) == "deploy-formation":
        assert game.decision is not None
        seats.extend(game.decision.seats)
        play(game, {"arrange": None})
    assert set(seats) == {"soviet", "axis"}
    assert seats == sorted(seats, reverse=True)


@pytest.mark.rule("ava:4.0.i", "ava:4.0.b")
def test_unit_is_set_up_inside_its_area() -> None:
    game = setting_up()
    outside = PACK.formations["soviet-11a"].hexes[0]
    refused(game, {"deploy": EIGHTH[0], "hex": outside}, by="4.0.i")
    play(game, {"deploy": EIGHTH[0], "hex": AREA[0]})
    check(game, {"unit": EIGHTH[0], "at": AREA[0]})


@pytest.mark.rule("ava:4.0.c")
def test_third_unit_is_not_set_up_in_a_hex() -> None:
    game = setting_up()
    play(game, {"deploy": EIGHTH[0], "hex": AREA[0]})
    allowed(game, {"deploy": EIGHTH[2], "hex": AREA[0]})
    play(game, {"deploy": EIGHTH[1], "hex": AREA[0]})
    refused(game, {"deploy": EIGHTH[2], "hex": AREA[0]}, by="4.0.c")
    allowed(game, {"deploy": EIGHTH[2], "hex": AREA[1]})


@pytest.mark.rule("ava:4.0.j")
def test_no_hex_of_an_area_may_be_left_empty() -> None:
    """Two and two stand in two hexes: the four left are needed for the four others."""
    game = setting_up()
    for unit, hex_ in zip(EIGHTH[:5], (AREA[0], AREA[0], AREA[1], AREA[1], AREA[2]), strict=True):
        play(game, {"deploy": unit, "hex": hex_})
    refused(game, {"deploy": EIGHTH[5], "hex": AREA[2]}, by="4.0.j")
    allowed(game, {"deploy": EIGHTH[5], "hex": AREA[3]})


@pytest.mark.rule("ava:4.0.k")
def test_unit_is_set_up_within_the_range_of_its_formation() -> None:
    """27th Army: six hexes around L2115."""
    centre, reach = PACK.formations["soviet-27a"].centre, PACK.formations["soviet-27a"].range
    game = at_27a()
    legal_hexes = {a["hex"] for a in legal(game) if a["do"] == "deploy" and a["unit"] == TWENTY_SEVENTH[0]}
    assert legal_hexes
    assert legal_hexes <= set(disc(centre, reach))
    assert not legal_hexes <= set(disc(centre, reach - 1))
    refused(game, {"deploy": TWENTY_SEVENTH[0], "hex": "L2122"}, by="4.0.k")


@pytest.mark.rule("ava:4.0.l")
def test_hexes_of_a_range_may_stay_empty() -> None:
    """All five divisions in three hexes."""
    game = at_27a()
    hexes = sorted({str(a["hex"]) for a in legal(game) if a["do"] == "deploy"})[:3]
    for unit, hex_ in zip(TWENTY_SEVENTH, (*hexes[:2], *hexes[:2], hexes[2]), strict=True):
        play(game, {"deploy": unit, "hex": hex_})
    assert not any(a["do"] == "deploy" and a["unit"] in TWENTY_SEVENTH for a in legal(game))
    check(game, {"unit": TWENTY_SEVENTH[4], "at": hexes[2]}, {"unit": TWENTY_SEVENTH[2], "at": hexes[0]})


@pytest.mark.rule("ava:4.0.d")
def test_headquarters_with_a_hex_are_not_for_the_player_to_place() -> None:
    game = setting_up()
    check(game, {"unit": "su-l-hq-8a", "at": PACK.formations["soviet-8a"].hq_hex})
    assert not any(a.get("unit") == "su-l-hq-8a" for a in legal(game))


@pytest.mark.rule("ava:4.0.f", "ava:4.0.n")
def test_hex_of_the_2pzg_headquarters_takes_one_combat_unit() -> None:
    zone = PACK.formations["axis-2pzg"]
    units = [unit.id for unit in PACK.units if unit.formation == "axis-2pzg" and unit.kind != "hq"]
    game = setting_up("smolensk")
    while not any(a["do"] == "deploy" and a["unit"] in units for a in legal(game)):
        play(game, {"arrange": None})
    play(game, {"deploy": units[0], "hex": zone.hq_hex})
    refused(game, {"deploy": units[1], "hex": zone.hq_hex}, by="4.0.c")
    allowed(game, {"deploy": units[1], "hex": next(h for h in zone.hexes if h != zone.hq_hex)})


@pytest.mark.rule("ava:4.0.f", "ava:4.0.j")
def test_the_last_unit_goes_to_the_headquarters_of_the_2pzg() -> None:
    """With one unit for every hex that needs one, none may be doubled: the reason is the hex that is left."""
    zone = PACK.formations["axis-2pzg"]
    units = [unit.id for unit in PACK.units if unit.formation == "axis-2pzg" and unit.kind != "hq"]
    spare = len(units) - len(zone.hexes)
    others = [hex_ for hex_ in zone.hexes if hex_ != zone.hq_hex]
    game = setting_up("smolensk")
    while not any(a["do"] == "deploy" and a["unit"] in units for a in legal(game)):
        play(game, {"arrange": None})
    doubled = [hex_ for hex_ in others for _ in range(2)][: 2 * spare]
    once = [hex_ for hex_ in others if hex_ not in doubled]
    for unit, hex_ in zip(units, [*doubled, *once[:-1]], strict=False):
        play(game, {"deploy": unit, "hex": hex_})
    *_, second, last = units
    refused(game, {"deploy": second, "hex": once[0]}, by="4.0.f")
    play(game, {"deploy": second, "hex": once[-1]})
    refused(game, {"deploy": last, "hex": once[0]}, by="4.0.f")
    allowed(game, {"deploy": last, "hex": zone.hq_hex})


@pytest.mark.rule("ava:4.0.e")
def test_headquarters_without_a_hex_are_set_up_like_other_units(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped set-up gives every headquarters its hex; here the symbol of the 8th Army is taken away."""
    zone = PACK.formations["soviet-8a"]
    monkeypatch.setitem(PACK.formations, "soviet-8a", replace(zone, hq_hex=""))
    game = setting_up()
    refused(game, {"deploy": "su-l-hq-8a", "hex": PACK.formations["soviet-11a"].hexes[0]}, by="4.0.i")
    play(game, {"deploy": "su-l-hq-8a", "hex": AREA[0]})
    check(game, {"unit": "su-l-hq-8a", "at": AREA[0]})


@pytest.mark.rule("ava:4.0.m")
def test_garrison_of_a_single_hex_has_no_choice() -> None:
    """Libau takes its one division without asking."""
    game = setting_up()
    while asked(game) == "deploy-formation":
        assert not any(a.get("unit") == "su-l-67" for a in legal(game))
        play(game, {"arrange": None})
    check(game, {"unit": "su-l-67", "at": "L0321"})


@pytest.mark.rule("ava:4.0.b")
def test_whole_formation_is_set_up_by_hand() -> None:
    game = setting_up()
    hexes = (*AREA, AREA[0], AREA[1])
    for unit, hex_ in zip(EIGHTH, hexes, strict=True):
        play(game, {"deploy": unit, "hex": hex_})
    for unit, hex_ in zip(EIGHTH, hexes, strict=True):
        check(game, {"unit": unit, "at": hex_})
    assert not any(a.get("unit") in EIGHTH for a in legal(game))
