"""Chapter 10.3 to 10.7: shifts for armour, unsupported tanks, morale and aircraft; the anti-tank modifier."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.h44.field import CANAL, around, assault, attacked, combat, die, field, phase, road
from tests.games.h44.table import allowed, check, legal, play, refused

TARGET = "4016"
DLI, DLI8 = "br-50-6dli", "br-50-8dli"
TANK, TANK2, FOOT = "br-2ig", "br-2gg", "br-3ig"
Columns = {"1-3": 0, "1-2": 1, "1-1": 2, "2-1": 3, "3-1": 4, "4-1": 5, "5-1": 6, "6-1": 7, "7-1": 8}


def odds(hexes: dict[str, Any], units: list[str], *, by: str = "allied", **keys: Any) -> dict[str, Any]:
    """What the table says of this attack: column, attack, defence."""
    from grognard.games.h44.interface.queries import odds as ask

    extra: dict[str, Any] = {key: keys.pop(key) for key in ("lead", "attached", "guns", "air", "kind") if key in keys}
    game = combat(hexes, by=by, **keys)
    found = ask(game, {"target": TARGET, "units": units, **extra})
    shifts = sum(shift.columns for shift in found.shifts)
    return {"column": found.column, "attack": found.attack, "defence": found.defence, "shifts": shifts}


def shifts(hexes: dict[str, Any], units: list[str], **keys: Any) -> int:
    return int(odds(hexes, units, **keys)["shifts"])


# -- 10.3 armour --


@pytest.mark.rule("h44:10.3.1.a")
def test_tanks_of_the_lead_formation_shift_against_no_armour() -> None:
    assert odds({TARGET: "ge-i-vdh", "4015": TANK}, [TANK]) == {"column": "2-1", "attack": 9, "defence": 5, "shifts": 1}
    assert shifts({TARGET: "ge-i-vdh", "4015": DLI}, [DLI]) == 0
    both = {TARGET: "ge-i-vdh", "4015": (TANK, DLI)}
    assert shifts(both, [TANK, DLI], lead="GDS") == 1
    assert shifts(both, [TANK, DLI], lead="50DIV") == 0


@pytest.mark.rule("h44:10.3.1.b", "h44:10.3.1.d")
def test_the_best_armour_of_each_side_is_compared() -> None:
    """Two classes of 2 are no 4: against a British 3 they do not help."""
    assert shifts({TARGET: ("ge-i-vdh", "ge-224pz"), "4015": TANK}, [TANK]) == 1
    assert shifts({TARGET: ("ge-i-vdh", "ge-224pz", "ge-mielke"), "4015": TANK}, [TANK]) == 1
    assert shifts({TARGET: ("ge-i-vdh", "ge-559stug"), "4015": TANK}, [TANK]) == 0
    assert shifts({TARGET: ("ge-i-vdh", "ge-559stug"), "4015": (TANK, TANK2)}, [TANK, TANK2]) == 0


@pytest.mark.rule("h44:10.3.1.b")
def test_the_best_armour_counts_whichever_formation_brings_it() -> None:
    """Assault guns of class 3 lead against a Sherman of class 3; the Tigers beside them are of another formation."""
    hexes = {TARGET: (DLI, TANK), "4015": ("ge-559stug", "ge-3-506")}
    assert shifts(hexes, ["ge-559stug"], by="german", lead="1PARA") == 0
    assert shifts(hexes, ["ge-559stug", "ge-3-506"], by="german", lead="1PARA") == 1


@pytest.mark.rule("h44:13.5.a", "h44:13.5.b", "h44:16.3.5.h")
@pytest.mark.parametrize(("kind", "shift", "defence"), [("attack", 0, 5), ("breakthrough", -1, 7)])
def test_tanks_that_retreated_before_count_in_a_breakthrough_only(kind: str, shift: int, defence: int) -> None:
    from grognard.games.h44.interface.queries import odds as ask

    game = phase("movement", "allied", {TARGET: ("ge-i-vdh", "ge-559stug+retreated"), "4015": DLI})
    found = ask(game, {"target": TARGET, "units": [DLI], "kind": kind})
    assert (sum(line.columns for line in found.shifts), found.defence) == (shift, defence)


@pytest.mark.rule("h44:10.3.2.a")
def test_a_defending_tank_shifts_against_attackers_without_armour() -> None:
    hexes = {TARGET: ("ge-i-vdh", "ge-559stug"), "4015": (DLI, DLI8)}
    assert odds(hexes, [DLI, DLI8]) == {"column": "1-2", "attack": 10, "defence": 7, "shifts": -1}
    assert shifts({TARGET: ("ge-i-vdh", "ge-559stug"), "4015": (DLI, TANK)}, [DLI, TANK], lead="50DIV") == -1
    assert shifts({TARGET: ("ge-i-vdh", "ge-ladewig"), "4015": (DLI, DLI8)}, [DLI, DLI8]) == 0


@pytest.mark.rule("h44:10.3.2.b")
def test_better_armour_is_no_shift_for_the_defender() -> None:
    assert shifts({TARGET: ("ge-i-vdh", "ge-hummel"), "4015": TANK}, [TANK]) == 0


@pytest.mark.rule("h44:10.3.3.a", "h44:10.3.3.b", "h44:10.3.3.e", "h44:10.3.3.c", "h44:10.3.3.d")
def test_tank_destroyers_attack_one_class_lower_and_can_gain_the_shift() -> None:
    """Class 4 attacks as 3: enough against no tank, not against a Sherman of class 3."""
    assert shifts({TARGET: DLI, "4015": "ge-roestel"}, ["ge-roestel"], by="german") == 1
    assert shifts({TARGET: (DLI, TANK), "4015": "ge-roestel"}, ["ge-roestel"], by="german") == 0
    assert shifts({TARGET: (DLI, TANK), "4015": "ge-559pzjg"}, ["ge-559pzjg"], by="german") == 2  # 5 - 1, and elite
    assert shifts({TARGET: (DLI, TANK), "4015": "ge-12-2107"}, ["ge-12-2107"], by="german") == 1


@pytest.mark.rule("h44:10.3.3.c")
def test_a_tank_destroyer_defends_as_a_tank() -> None:
    assert shifts({TARGET: ("ge-i-vdh", "ge-roestel"), "4015": DLI}, [DLI]) == -1


@pytest.mark.rule("h44:10.3.3.f")
def test_flak_gains_no_armour_shift_but_cancels_the_defenders() -> None:
    assert shifts({TARGET: DLI, "4015": "ge-ladewig"}, ["ge-ladewig"], by="german") == 0
    flak = ["ge-ladewig", "ge-krafft"]
    assert shifts({TARGET: (DLI, TANK), "4015": flak}, flak, by="german") == 0


GROUND: list[dict[str, Any]] = [
    {"terrain": {TARGET: "woods"}},
    {"terrain": {TARGET: "marsh"}},
    {"places": {TARGET: "city"}},
    {"waters": around(TARGET, "canal")},
    {"waters": around(TARGET, "minor")},
    {"terrain": {TARGET: "polder"}},
    {"terrain": {TARGET: "polder-woods"}, "roads": road("4015", TARGET)},
]


@pytest.mark.rule("h44:10.3.1.c", "h44:10.3.4.a", "h44:10.3.4.b", "h44:10.3.4.c", "h44:10.3.4.d", "h44:10.8.3.c")
@pytest.mark.rule("h44:8.6.3.b")
@pytest.mark.parametrize("board", GROUND)
def test_ground_without_armour_shift(board: dict[str, Any]) -> None:
    assert shifts({TARGET: "ge-i-vdh", "4015": TANK}, [TANK], board=field(**board)) == 0
    # 10.3.4.e the tank still cancels the defender's own shift
    assert shifts({TARGET: ("ge-i-vdh", "ge-559stug"), "4015": TANK}, [TANK], board=field(**board)) == 0


@pytest.mark.rule("h44:10.3.4.e")
def test_a_tank_without_a_shift_still_cancels_the_defenders() -> None:
    city = field(places={TARGET: "city"})
    defenders = ("ge-i-vdh", "ge-559stug")
    assert shifts({TARGET: defenders, "4015": DLI}, [DLI], board=city) == -1
    assert shifts({TARGET: defenders, "4015": (TANK, FOOT)}, [TANK, FOOT], board=city) == 0


@pytest.mark.rule("h44:10.3.4.d", "h44:10.8.2.l")
def test_armour_shift_over_a_bridge_and_against_a_town() -> None:
    board = field(waters=around(TARGET, "canal"), bridges={CANAL: "4015/4016"}, roads=road("4015", TARGET))
    hexes = {TARGET: "ge-i-vdh", "4015": TANK}
    assert shifts(hexes, [TANK], board=board, bridges={CANAL: "intact"}) == 1
    assert shifts(hexes, [TANK], board=board, bridges={CANAL: "blown"}) == 0
    assert shifts(hexes, [TANK], board=field(places={TARGET: "town"})) == 1


# -- 10.4 anti-tank --


@pytest.mark.rule("h44:10.4.a", "h44:10.4.b")
@pytest.mark.parametrize("place", ["none", "city"])
def test_better_defending_armour_halves_all_attacking_armour(place: str) -> None:
    board = field(places={TARGET: place})
    hexes = {TARGET: ("ge-i-vdh", "ge-ladewig"), "4015": (TANK, FOOT)}
    assert odds(hexes, [TANK, FOOT], board=board)["attack"] == 10  # 9 halved, and 5
    equal = {TARGET: ("ge-i-vdh", "ge-559stug"), "4015": (TANK, FOOT)}
    assert odds(equal, [TANK, FOOT], board=board)["attack"] == 14


@pytest.mark.rule("h44:10.4.a")
def test_no_armour_no_halving() -> None:
    hexes = {TARGET: ("ge-i-vdh", "ge-ladewig"), "4015": (DLI, "br-2hc")}
    assert odds(hexes, [DLI, "br-2hc"], lead="50DIV")["attack"] == 7  # reconnaissance: halved as another formation


# -- 10.5 vehicles and unsupported tanks --


@pytest.mark.rule("h44:10.5.1.a", "h44:10.5.1.b")
@pytest.mark.parametrize("place", ["town", "city"])
def test_vehicles_are_not_doubled_in_towns_and_cities(place: str) -> None:
    board = field(places={TARGET: place})
    assert odds({TARGET: "ge-12-2107", "4015": DLI}, [DLI], board=board)["defence"] == 4
    assert odds({TARGET: ("ge-12-2107", "ge-a-2107"), "4015": DLI}, [DLI], board=board)["defence"] == 14


@pytest.mark.rule("h44:10.5.2.a", "h44:10.5.2.b")
def test_unsupported_tanks_attacked_by_infantry() -> None:
    alone = {TARGET: "ge-559stug", "4015": (TANK, FOOT)}
    assert shifts(alone, [TANK, FOOT]) == 1
    assert shifts(alone, [TANK]) == 0
    assert shifts({TARGET: ("ge-559stug", "ge-i-vdh"), "4015": (TANK, FOOT)}, [TANK, FOOT]) == 0
    other = {TARGET: "ge-559stug", "4015": (TANK, DLI)}
    assert shifts(other, [TANK, DLI], lead="GDS") == 0
    assert shifts(other, [TANK, DLI], lead="GDS", attached=DLI) == 1


@pytest.mark.rule("h44:10.5.2.c")
def test_unsupported_attacking_tanks_suffer_nothing() -> None:
    assert shifts({TARGET: ("ge-i-vdh", "ge-559stug"), "4015": TANK}, [TANK]) == 0


# -- 10.6 morale --


@pytest.mark.rule("h44:10.6.a")
def test_an_elite_majority_of_steps_shifts() -> None:
    assert shifts({TARGET: "ge-i-vdh", "4015": "us-501-1"}, ["us-501-1"]) == 1
    half = {TARGET: DLI, "4015": ("ge-bloch:2", "ge-ewald")}
    assert shifts(half, ["ge-bloch", "ge-ewald"], by="german") == 0  # two steps of four are no majority
    assert shifts({TARGET: DLI, "4015": ("ge-bloch", "ge-ewald")}, ["ge-bloch", "ge-ewald"], by="german") == 1


@pytest.mark.rule("h44:10.6.b")
def test_the_attached_unit_counts_for_the_majority() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": ("us-501-1", FOOT)}
    assert shifts(hexes, ["us-501-1", FOOT], lead="101AB") == 1
    assert shifts(hexes, ["us-501-1", FOOT], lead="101AB", attached=FOOT) == 0


@pytest.mark.rule("h44:10.6.c", "h44:10.6.g")
def test_elite_defenders_make_no_difference() -> None:
    assert shifts({TARGET: "ge-bloch", "4015": "us-501-1"}, ["us-501-1"]) == 1
    assert shifts({TARGET: "ge-bloch", "4015": DLI}, [DLI]) == 0


@pytest.mark.rule("h44:10.6.d", "h44:11.2.f")
@pytest.mark.parametrize(("column", "result"), [("2-1", "A1/ENG"), ("2-1", "A1/DR")])
def test_a_loss_after_a_morale_shift_is_elite(column: str, result: str) -> None:
    hexes = {TARGET: DLI, "4015": ("ge-bloch", "ge-ewald")}
    game = combat(hexes, by="german", dice=[die(column, result)])
    attacked(game, TARGET, "ge-bloch", "ge-ewald")
    check(game, {"unit": "ge-bloch", "steps": 2}, {"unit": "ge-ewald", "steps": 2})


@pytest.mark.rule("h44:10.6.d")
def test_without_a_morale_shift_the_owner_is_free() -> None:
    hexes = {TARGET: DLI, "4015": ("ge-bloch:2", "ge-ewald")}
    game = combat(hexes, by="german", dice=[die("1-1", "A1/ENG")])
    attacked(game, TARGET, "ge-bloch", "ge-ewald")
    allowed(game, {"lose-step": "ge-ewald"})
    allowed(game, {"lose-step": "ge-bloch"})


@pytest.mark.rule("h44:10.6.e")
def test_low_quality_defenders_shift_if_all_are() -> None:
    assert shifts({TARGET: ("ge-6penal", "ge-ear"), "4015": DLI}, [DLI]) == 1
    assert shifts({TARGET: ("ge-6penal", "ge-i-vdh"), "4015": DLI}, [DLI]) == 0


@pytest.mark.rule("h44:10.6.f")
def test_both_morale_shifts_together() -> None:
    assert shifts({TARGET: "ge-6penal", "4015": "us-501-1"}, ["us-501-1"]) == 2


# -- 10.7 aircraft --


@pytest.mark.rule("h44:10.7.a", "h44:10.7.b")
@pytest.mark.parametrize(("sky", "count"), [("overcast", 0), ("cloudy", 1), ("clear", 2)])
def test_the_weather_gives_air_units(sky: str, count: int) -> None:
    from tests.games.h44.field import stand
    from tests.games.h44.table import table

    place = stand({TARGET: "ge-i-vdh", "4015": DLI})
    decision = {"phase": "combat", "side": "allied"}
    game = table(turn=9, weather=[sky, sky], place=place, board=field(), decision=decision)
    check(game, {"flights": count})


@pytest.mark.rule("h44:10.7.c", "h44:10.7.d", "h44:10.7.f")
def test_one_air_unit_a_combat_shifts_once_and_is_gone() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI}, flights=2, dice=[die("2-1", "ENG")])
    play(game, *assault(TARGET, DLI, commit=False))
    check(game, {"odds": TARGET, "column": "1-1"})
    play(game, {"call-air": None})
    check(game, {"odds": TARGET, "column": "2-1"})
    refused(game, {"call-air": None}, by="10.7.d")
    play(game, {"commit": None})
    check(game, {"flights": 1})


@pytest.mark.rule("h44:10.7.f")
def test_no_aircraft_where_none_are_left() -> None:
    hexes = {TARGET: "ge-i-vdh", "4014": "ge-ewald", "4015": (DLI, DLI8)}
    game = combat(hexes, flights=1, dice=[die("2-1", "ENG")])
    play(game, *assault(TARGET, DLI, commit=False), {"call-air": None}, {"commit": None})
    play(game, *assault("4014", DLI8, commit=False))
    refused(game, {"call-air": None}, by="10.7.b")


@pytest.mark.rule("h44:10.7.e", "h44:10.7.i")
def test_aircraft_need_a_british_unit_within_four_hexes() -> None:
    """American and British paratroopers do not do; a British tank four hexes away does, at five no more."""
    for attacker in ("us-501-1", "br-1p-1"):
        for tank, near in (("4012", True), ("4011", False)):
            game = combat({TARGET: "ge-i-vdh", "4015": attacker, tank: TANK}, flights=2)
            play(game, *assault(TARGET, attacker, commit=False))
            if near:
                allowed(game, {"call-air": None})
            else:
                refused(game, {"call-air": None}, by="10.7.e")


@pytest.mark.rule("h44:10.7.g")
def test_unused_aircraft_are_lost() -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI}, flights=2, weather=["clear", "overcast"], scenario="short")
    check(game, {"flights": 2}, {"turn": 9})
    while game.position.turn == 9:
        actions = legal(game)
        ends = ("end-movement", "end-combat", "done")
        play(game, {next(do["do"] for do in actions if do["do"] in ends): None})
    check(game, {"flights": 0})


@pytest.mark.rule("h44:10.7.h")
def test_no_aircraft_in_defence() -> None:
    game = combat({TARGET: DLI, "4015": "ge-i-vdh"}, by="german", flights=2, dice=[die("1-2", "A1")])
    play(game, *assault(TARGET, "ge-i-vdh", commit=False))
    refused(game, {"call-air": None}, by="10.7.a")
    check(game, {"flights": 2})


@pytest.mark.rule("h44:10.7.e")
def test_the_remnant_of_a_dutch_battalion_guides_no_aircraft() -> None:
    """The counter is British, the men in it are not."""
    from tests.games.h44.field import stand
    from tests.games.h44.table import table

    for battalion, guides in (("nl-pi", False), ("br-3ig", True)):
        remnant = {"unit": "br-rem-mot-1", "at": "4014", "of": battalion}
        place = [*stand({TARGET: "ge-i-vdh", "4015": "us-501-1"}), remnant]
        decision = {"phase": "combat", "side": "allied"}
        game = table(turn=9, flights=1, place=place, board=field(), decision=decision)
        play(game, *assault(TARGET, "us-501-1", commit=False))
        if guides:
            allowed(game, {"call-air": None})
        else:
            refused(game, {"call-air": None}, by="10.7.e")
