"""4.weapons: taking a weapon along, sharing its position, and what becomes of it when its crew falls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pavlov.table import allowed, check, finished, play, refused, table

MOVES: dict[str, Any] = {"phase": "moves", "left": 3, "actions": 3}
CREW: list[dict[str, Any]] = [
    {"unit": "sobgaida", "at": "g1"},
    {"unit": "murzaev", "at": "g1"},
    {"unit": "gun-53k", "at": "g1"},
]
WATCH: dict[str, Any] = {"unit": "kiselev", "at": "p2"}
"""A counter that keeps the house from being empty when the crew falls."""


def at(place: str, *units: str) -> list[dict[str, Any]]:
    return [{"unit": unit, "at": place} for unit in units]


# -- carrying ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.weapons.a")
def test_counter_carries_a_weapon_of_its_symbol_out_of_the_reserve() -> None:
    game = table(place=at("reserve", "sobgaida", "gun-53k"), decision=MOVES)
    play(game, {"move": "sobgaida"}, {"to": "g1", "weapon": "gun-53k"})
    check(game, {"unit": "sobgaida", "at": "g1"}, {"unit": "gun-53k", "at": "g1"}, {"phase": "moves", "left": 2})


@pytest.mark.rule("pavlov:4.weapons.a")
def test_counter_may_leave_the_weapon_behind() -> None:
    game = table(place=at("reserve", "sobgaida", "gun-53k"), decision=MOVES)
    play(game, {"move": "sobgaida"}, {"to": "g1"})
    check(game, {"unit": "sobgaida", "at": "g1"}, {"unit": "gun-53k", "at": "reserve"})


@pytest.mark.rule("pavlov:4.weapons.a")
def test_counter_carries_a_weapon_from_position_to_position() -> None:
    game = table(place=CREW, decision=MOVES)
    play(game, {"move": "murzaev"}, {"to": "r4", "weapon": "gun-53k"})
    check(game, {"unit": "murzaev", "at": "r4"}, {"unit": "gun-53k", "at": "r4"}, {"unit": "sobgaida", "at": "g1"})


@pytest.mark.rule("pavlov:4.weapons.a")
def test_weapon_of_another_symbol_is_not_carried() -> None:
    men = at("reserve", "khait", "gridin", "kiselev", "murzaev", "gun-53k", "maxim-1", "mortar-1")
    fits = {"khait": "maxim-1", "gridin": "mortar-1", "kiselev": "", "murzaev": "gun-53k"}
    for name, own in fits.items():
        game = table(place=men, decision=MOVES)
        play(game, {"move": name})
        for weapon in ("gun-53k", "maxim-1", "mortar-1"):
            if weapon == own:
                allowed(game, {"to": "g1", "weapon": weapon})
            else:
                refused(game, {"to": "g1", "weapon": weapon}, by="4.weapons.a")


@pytest.mark.rule("pavlov:4.weapons.a")
def test_weapon_is_carried_only_from_where_the_counter_stands() -> None:
    place = [*at("reserve", "murzaev", "ptrd-1"), *at("g3", "sobgaida", "gun-53k")]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "murzaev"})
    refused(game, {"to": "g1", "weapon": "gun-53k"}, by="4.weapons.a")
    refused(game, {"to": "g1", "weapon": "ptrd-2"}, by="4.weapons.a")
    allowed(game, {"to": "g1", "weapon": "ptrd-1"})


@pytest.mark.rule("pavlov:4.weapons.a", "pavlov:4.move.e")
def test_replaced_gunner_takes_his_weapon_along() -> None:
    place = [WATCH, *at("g1", "sobgaida", "gun-53k")]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "kiselev"}, {"to": "g1", "replacing": "sobgaida"}, {"give-way": "g4", "weapon": "gun-53k"})
    check(game, {"unit": "kiselev", "at": "g1"}, {"unit": "sobgaida", "at": "g4"}, {"unit": "gun-53k", "at": "g4"})


# -- sharing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.weapons.b")
def test_two_men_do_not_share_without_a_weapon() -> None:
    game = table(place=[*at("g1", "sobgaida"), *at("reserve", "murzaev", "gun-53k")], decision=MOVES)
    play(game, {"move": "murzaev"})
    refused(game, {"to": "g1"}, by="4.weapons.b")
    allowed(game, {"to": "g1", "weapon": "gun-53k"})


@pytest.mark.rule("pavlov:4.weapons.b")
def test_second_man_may_bring_the_weapon() -> None:
    game = table(place=[*at("g1", "sobgaida"), *at("reserve", "murzaev", "gun-53k")], decision=MOVES)
    play(game, {"move": "murzaev"}, {"to": "g1", "weapon": "gun-53k"})
    check(game, *({"unit": unit, "at": "g1"} for unit in ("sobgaida", "murzaev", "gun-53k")))


@pytest.mark.rule("pavlov:4.weapons.b")
@pytest.mark.parametrize("stranger", ["khait", "gridin", "kiselev", "pavlov"])
def test_man_of_another_symbol_does_not_share(stranger: str) -> None:
    game = table(place=[*at("g1", "sobgaida", "gun-53k"), *at("reserve", stranger)], decision=MOVES)
    play(game, {"move": stranger})
    refused(game, {"to": "g1"}, by="4.weapons.b")
    allowed(game, {"to": "g1", "replacing": "sobgaida"})


@pytest.mark.rule("pavlov:4.weapons.b")
@pytest.mark.parametrize(("crew", "weapon"), [
    (("svirin", "voronov"), "maxim-2"),
    (("gridin", "sukba"), "mortar-2"),
    (("turdyev", "tursunov"), "ptrd-2"),
])  # fmt: skip
def test_every_kind_of_weapon_has_its_crew(crew: tuple[str, str], weapon: str) -> None:
    game = table(place=at("reserve", *crew, weapon), decision=MOVES)
    play(game, {"move": crew[0]}, {"to": "p3", "weapon": weapon}, {"move": crew[1]}, {"to": "p3"})
    check(game, *({"unit": unit, "at": "p3"} for unit in (*crew, weapon)), {"phase": "moves", "left": 1})


@pytest.mark.rule("pavlov:4.weapons.b", "pavlov:4.move.b")
def test_crew_that_loses_its_weapon_does_not_share_any_longer() -> None:
    """If Murzaev takes the gun away, Sobgaida stays alone; without a weapon a third counter cannot join."""
    game = table(place=[*CREW, *at("reserve", "turdyev")], decision=MOVES)
    play(game, {"move": "murzaev"}, {"to": "g2", "weapon": "gun-53k"}, {"move": "turdyev"})
    refused(game, {"to": "g1"}, by="4.weapons.b")
    allowed(game, {"to": "g2"})


# -- under fire --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.weapons.c")
@pytest.mark.parametrize(("lost", "kept"), [("murzaev", "sobgaida"), ("sobgaida", "murzaev")])
def test_player_chooses_the_casualty_of_a_crew_after_the_dice(lost: str, kept: str) -> None:
    game = table(place=CREW, dice=[1, 1, 2, 3, 6, 1], decision={"phase": "wehrmacht", "card": "c14"})
    finished(game)
    check(game, {"asked": "choose-casualty"}, {"unit": "sobgaida", "at": "g1"}, {"unit": "murzaev", "at": "g1"})
    play(game, {"lose": lost})
    check(game, {"unit": lost, "at": "removed"}, {"unit": kept, "at": "g1"}, {"unit": "gun-53k", "at": "g1"})
    check(game, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:4.weapons.c")
def test_casualty_comes_from_the_position_that_was_hit() -> None:
    place = [*CREW, WATCH]
    game = table(place=place, dice=[1, 1, 2, 3, 6, 1], decision={"phase": "wehrmacht", "card": "c14"})
    refused(game, {"lose": "kiselev"}, by="4.weapons.c")
    allowed(game, {"lose": "murzaev"})


@pytest.mark.rule("pavlov:4.weapons.c")
def test_miss_costs_a_crew_nothing() -> None:
    game = table(place=CREW, dice=[1, 1, 5, 5, 5, 5], decision={"phase": "wehrmacht", "card": "c14"})
    finished(game)
    check(game, {"asked": "move-counter"}, *({"unit": c["unit"], "at": "g1"} for c in CREW))


@pytest.mark.rule("pavlov:4.weapons.d")
def test_suppressed_crew_is_damaged_both() -> None:
    game = table(place=CREW, dice=[1, 1, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c15"})
    finished(game)
    check(game, *({"unit": name, "at": "g1", "damaged": True} for name in ("sobgaida", "murzaev")))
    check(game, {"unit": "gun-53k", "at": "g1"}, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:4.weapons.d")
def test_suppressed_crew_loses_only_the_man_damaged_before() -> None:
    place = [{"unit": "sobgaida", "at": "g1", "damaged": True}, *CREW[1:]]
    game = table(place=place, dice=[1, 1, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c15"})
    check(game, {"unit": "sobgaida", "at": "removed"}, {"unit": "murzaev", "at": "g1", "damaged": True})
    check(game, {"unit": "gun-53k", "at": "g1"})


@pytest.mark.rule("pavlov:4.weapons.e")
def test_weapon_whose_last_man_falls_goes_to_the_reserve() -> None:
    place = [WATCH, *at("g1", "sobgaida", "gun-53k")]
    game = table(place=place, dice=[1, 1, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c14"})
    check(game, {"unit": "sobgaida", "at": "removed"}, {"unit": "gun-53k", "at": "reserve"})


@pytest.mark.rule("pavlov:4.weapons.e")
def test_weapon_of_a_crew_wiped_out_goes_to_the_reserve() -> None:
    place = [WATCH, *({**unit, "damaged": True} for unit in CREW[:2]), CREW[2]]
    game = table(place=place, dice=[1, 1, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c15"})
    check(game, *({"unit": name, "at": "removed"} for name in ("sobgaida", "murzaev")))
    check(game, {"unit": "gun-53k", "at": "reserve"})


@pytest.mark.rule("pavlov:4.weapons.e")
def test_weapon_left_by_a_move_goes_to_the_reserve() -> None:
    game = table(place=at("g1", "sobgaida", "gun-53k"), decision=MOVES)
    play(game, {"move": "sobgaida"}, {"to": "g2"})
    check(game, {"unit": "sobgaida", "at": "g2"}, {"unit": "gun-53k", "at": "reserve"})


@pytest.mark.rule("pavlov:4.weapons.e")
def test_weapon_stays_with_the_man_who_remains() -> None:
    game = table(place=CREW, decision=MOVES)
    play(game, {"move": "sobgaida"}, {"to": "g2"})
    check(game, {"unit": "murzaev", "at": "g1"}, {"unit": "gun-53k", "at": "g1"})
