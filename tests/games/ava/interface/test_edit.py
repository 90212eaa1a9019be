"""Pieces put elsewhere by agreement: what may be changed, what it is told as, what is refused and why."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import BadEdit
from grognard.core.game import Game
from tests.games.ava.islet import fighting, islet, moving, stand
from tests.games.ava.table import AVA, allowed, check, events, plain, play

HERE, THERE, FAR = "L0407", "L0408", "L0411"
CITY, MAJOR = "L0205", "L0605"
GROUND = islet(places={CITY: "city", MAJOR: "major"}, terrain={"L0303": "lake"})


def before() -> Game[Any]:
    place = stand(de_l_21=HERE, de_l_58=THERE, su_l_179=FAR, su_l_184="available", su_l_23t="eliminated")
    return moving([*place, {"fortress": "L0609", "level": 1}], ["de-l-21", "de-l-58"], board=GROUND)


def edited(*patch: dict[str, Any]) -> Game[Any]:
    """The table after an edit, and whole."""
    game = AVA.edit(before(), patch)
    assert AVA.faults(game) == []
    return game


def test_a_unit_is_put_into_another_hex() -> None:
    game = edited({"unit": "su-l-179", "at": "L0410"})
    check(game, {"unit": "su-l-179", "at": "L0410", "steps": 2}, {"unit": "de-l-21", "at": HERE})
    (line,) = events(game, "edited-unit")
    assert plain(line) == {"unit": "su-l-179", "hex": "L0410", "steps": 2}


@pytest.mark.parametrize("box", ["available", "eliminated", "withdrawn", "unused", "track-3", "track-7"])
def test_a_unit_is_put_into_a_box(box: str) -> None:
    check(edited({"unit": "su-l-179", "at": box}), {"unit": "su-l-179", "at": box})


def test_a_unit_comes_back_from_a_box() -> None:
    check(edited({"unit": "su-l-23t", "at": "L0611", "steps": 1}), {"unit": "su-l-23t", "at": "L0611", "steps": 1})


def test_steps_change_where_a_unit_stands() -> None:
    check(edited({"unit": "de-l-21", "steps": 1}), {"unit": "de-l-21", "at": HERE, "steps": 1})


def test_a_unit_may_join_another_and_stay_where_it_is() -> None:
    check(edited({"unit": "de-l-21", "at": THERE}), {"unit": "de-l-21", "at": THERE}, {"unit": "de-l-58", "at": THERE})
    check(edited({"unit": "de-l-21", "at": HERE}), {"unit": "de-l-21", "at": HERE})


def test_a_unit_of_a_full_hex_may_be_changed_there() -> None:
    game = edited({"unit": "de-l-21", "at": THERE}, {"unit": "de-l-58", "at": THERE, "steps": 1})
    check(game, {"unit": "de-l-58", "at": THERE, "steps": 1}, {"unit": "de-l-21", "at": THERE})


def test_changes_are_made_in_order() -> None:
    game = edited({"unit": "su-l-179", "at": "available"}, {"unit": "de-l-21", "at": FAR})
    check(game, {"unit": "de-l-21", "at": FAR}, {"unit": "su-l-179", "at": "available"})
    assert [event.what for event in game.events or []] == ["edited-unit", "edited-unit"]
    with pytest.raises(BadEdit, match="does not fit"):
        edited({"unit": "de-l-21", "at": FAR}, {"unit": "su-l-179", "at": "available"})


def test_putting_a_unit_somewhere_takes_no_city() -> None:
    game = edited({"unit": "de-l-21", "at": CITY})
    check(game, {"unit": "de-l-21", "at": CITY}, {"hex": CITY, "control": "soviet"})


@pytest.mark.parametrize(("hex_", "level"), [(MAJOR, 1), (MAJOR, 2), ("L0609", 2), ("L0609", 0), (FAR, 1)])
def test_a_fortress_is_built_or_razed(hex_: str, level: int) -> None:
    game = edited({"hex": hex_, "fortress": level})
    check(game, {"hex": hex_, "fortress": level})
    (line,) = events(game, "edited-fortress")
    assert plain(line) == {"hex": hex_, "level": level}


@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_control_is_given_to_either_side(side: str) -> None:
    game = edited({"hex": CITY, "control": "axis"}, {"hex": CITY, "control": side})
    check(game, {"hex": CITY, "control": side}, {"hex": MAJOR, "control": "soviet"})
    assert [plain(event) for event in events(game, "edited-control")][-1] == {"hex": CITY, "side": side}


def test_play_goes_on_from_the_changed_table() -> None:
    """A German put beside the Soviet division pays for its zone of control when it moves."""
    game = edited({"unit": "de-l-21", "at": "L0410"})
    play(game, {"move": "de-l-21"})
    check(game, {"routes": "de-l-21", "to": "L0409", "cost": 3})
    allowed(game, {"go": "L0409"})
    play(game, {"go": "L0409"})
    check(game, {"unit": "de-l-21", "at": "L0409"})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, "a change is"),
        ({"unit": "de-l-21", "hex": HERE}, "a change is"),
        ({"unit": "de-l-21", "colour": "red"}, "a change is"),
        ({"hex": CITY, "control": "axis", "fortress": 1}, "a change is"),
        ({"steps": 1}, "a change is"),
        ({"unit": "ghost", "at": HERE}, "no unit 'ghost'"),
        ({"unit": "de-l-21", "steps": 0}, "no 0 steps"),
        ({"unit": "de-l-21", "steps": 3}, "no 3 steps"),
        ({"unit": "de-l-21", "steps": "1"}, "no '1' steps"),
        ({"unit": "de-l-hq-18a", "at": "L0405", "steps": 2}, "no 2 steps"),
        ({"unit": "de-l-21", "at": "L9999"}, "'L9999' is no land hex"),
        ({"unit": "de-l-21", "at": "L0303"}, "'L0303' is no land hex"),
        ({"unit": "de-l-21", "at": "K2014"}, "'K2014' is no land hex"),
        ({"unit": "de-l-21", "at": "moon"}, "'moon' is no land hex"),
        ({"unit": "de-l-21", "at": FAR}, "does not fit into"),
        ({"unit": "de-l-21", "at": "L0609"}, "does not fit into"),
        ({"hex": "available", "fortress": 1}, "'available' is no hex"),
        ({"hex": "L0303", "fortress": 1}, "no land hex"),
        ({"hex": MAJOR, "fortress": 3}, "no level 3"),
        ({"hex": MAJOR, "fortress": -1}, "no level -1"),
        ({"hex": MAJOR, "fortress": "2"}, "no level '2'"),
        ({"hex": HERE, "fortress": 1}, "Axis units stand in"),
        ({"hex": CITY, "control": "ghost"}, "axis or soviet"),
        ({"hex": CITY}, "axis or soviet"),
        ({"hex": HERE, "control": "axis"}, "control is not kept of"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_reason(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadEdit) as refusal:
        AVA.edit(before(), [change])
    assert words in str(refusal.value)


def test_a_third_unit_does_not_fit_into_a_hex() -> None:
    patch = [{"unit": "de-l-21", "at": THERE}, {"unit": "de-l-291", "at": THERE}]
    with pytest.raises(BadEdit, match="de-l-291 does not fit into"):
        AVA.edit(before(), patch)


def test_a_refused_edit_changes_nothing() -> None:
    game = before()
    position = game.position
    with pytest.raises(BadEdit):
        AVA.edit(game, [{"unit": "su-l-179", "at": "available"}, {"unit": "ghost"}])
    assert game.position is position


def test_axis_units_may_stand_where_a_fortress_was_razed() -> None:
    game = edited({"hex": "L0609", "fortress": 0}, {"unit": "de-l-21", "at": "L0609"})
    check(game, {"unit": "de-l-21", "at": "L0609"}, {"hex": "L0609", "fortress": 0})


@pytest.mark.rule("ava:10.0.b")
@pytest.mark.parametrize("gone", ["de-l-58", "su-l-179"])
def test_an_attack_whose_units_were_put_elsewhere_comes_to_nothing(gone: str) -> None:
    game = fighting(stand(de_l_58=THERE, su_l_179="L0409"), ["de-l-58"], dice=[])
    play(game, {"attack": "de-l-58", "target": "L0409"})
    game = AVA.edit(game, [{"unit": gone, "at": "eliminated"}])
    play(game, {"end-declaration": None})
    check(game, {"event": "attack-void", "hex": "L0409"})
