"""8.1, 8.2 For whom a card is played, what it lets a unit do, and how a weapon card is used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.field import ENEMY, PINNED, SQUAD, UP, Case, Do, at, bites, by, claimed

SECOND = "ge-infantry-2"
HIT = at(SQUAD, hit=PINNED)
MINE: Do = {"works": [{"work": "mine-red", "at": "7-E06", "side": "soviet"}]}


def played(name: str, unit: str, way: str = "") -> Do:
    return {"play-card": name, "unit": unit, **({"by": way} if way else {})}


def hand(name: str) -> Do:
    return {"german": {"hand": [name], "cap": 5}}


def for_own_units(clause: str, name: str, way: str = "", own: Do | None = None, **keys: Any) -> Case:
    """The card is refused for an enemy and allowed for a unit of one's own."""
    place = (own or at(SQUAD), ENEMY)
    near = {"do": played(name, SQUAD, way)}
    return Case(clause, place, (), played(name, "su-rifle-1", way), near, hand(name) | keys)


def something_else(clause: str, name: str, do: Do, way: str = "", own: Do | None = None, **keys: Any) -> Case:
    """The unit that has the card takes no step by it, but does what the card says."""
    return Case(clause, (own or at(SQUAD),), (played(name, SQUAD, way),), UP, {"do": do}, hand(name) | keys)


CASES = {
    "auto-rally is for own units": for_own_units("card.3.c", "card-auto-rally", "cap", HIT),
    "rally attempt is for own units": for_own_units("card.4.c", "card-rally-attempt", own=HIT),
    "two hexes are for own units": for_own_units("card.5.c", "card-two-hexes"),
    "hasty defence is for own units": for_own_units("card.11.c", "card-hasty-defence"),
    "own unit reveals": for_own_units("card.30.c", "card-reveal-hidden", "cap"),
    "own unit lays a mine": for_own_units("card.40.c", "card-lay-mine", "cap"),
    "own unit defuses a mine": for_own_units("card.41.c", "card-defuse-mine", "cap", **MINE),
    "rally attempt is no move": something_else(
        "card.4.c", "card-rally-attempt", {"rally": None}, own=at(SQUAD, hit="foot-suppressed")
    ),
    "hasty defence is no move": something_else("card.11.c", "card-hasty-defence", {"dig-in": None}),
    "laying is no move": something_else("card.40.c", "card-lay-mine", {"lay-mine": "7-E06", "mine": "mine-red"}, "cap"),
    "defusing is no move": something_else(
        "card.41.c", "card-defuse-mine", {"defuse": "7-E06", "mine": "mine-red"}, "cap", **MINE
    ),
}


def in_a_group(clause: str, weapon: str, target: str = "su-rifle-1", army: str = "german") -> Case:
    """Two units of a group do not use the weapon; one of them alone does."""
    first, second = (SQUAD, SECOND) if army == "german" else ("su-rifle-1", "su-rifle-2")
    sheet: Do = {army: {"weapons": {weapon: 1}}, "army": army}
    do: Do = {"use-weapon": weapon, "hex": "7-F06"}
    return Case(
        clause,
        (at(first), at(second), at(target)),
        (by(first), {"also": second}),
        do,
        {"before": (by(first),)},
        sheet,
    )


def too_far(clause: str, weapon: str, army: str = "german") -> Case:
    """The weapon does not reach two hexes; it reaches one."""
    unit, target = (SQUAD, "su-rifle-1") if army == "german" else ("su-rifle-1", SQUAD)
    near = {"do": {"use-weapon": weapon, "hex": "7-E06"}}
    place = (at(unit), at(target, "7-E06"), at("su-rifle-2" if army == "german" else SECOND, "7-D06"))
    keys: Do = {army: {"weapons": {weapon: 1}}, "army": army}
    return Case(clause, place, (by(unit),), {"use-weapon": weapon, "hex": "7-D06"}, near, keys)


WEAPONS = {
    "flamethrower in a group": in_a_group("card.flamethrower.e", "flamethrower"),
    "grenades in a group": in_a_group("card.grenades.c", "grenades"),
    "molotov in a group": in_a_group("card.molotov.c", "molotov", SQUAD, "soviet"),
    "magnetic mine in a group": in_a_group("card.magnetic.d", "magnetic-mine", "su-t34c-1"),
    "tellermine in a group": in_a_group("card.tellermine.d", "tellermine", "su-t34c-1"),
    "demolition charge in a group": in_a_group("card.demolition.b", "demolition"),
    "flamethrower too far": too_far("card.flamethrower.d", "flamethrower"),
    "grenades too far": too_far("card.grenades.e", "grenades"),
    "molotov too far": too_far("card.molotov.e", "molotov", "soviet"),
}


@pytest.mark.rule(
    "coh:card.3.c", "coh:card.4.c", "coh:card.5.c", "coh:card.11.c", "coh:card.30.c", "coh:card.40.c", "coh:card.41.c"
)
@pytest.mark.parametrize("name", claimed(CASES))
def test_a_card_is_for_own_units_and_gives_what_it_says(name: str) -> None:
    bites(CASES[name])


@pytest.mark.rule(
    "coh:card.flamethrower.e",
    "coh:card.grenades.c",
    "coh:card.molotov.c",
    "coh:card.magnetic.d",
    "coh:card.tellermine.d",
    "coh:card.demolition.b",
)
@pytest.mark.parametrize("name", claimed(WEAPONS))
def test_a_weapon_is_used_by_a_unit_alone_and_within_its_range(name: str) -> None:
    bites(WEAPONS[name])
