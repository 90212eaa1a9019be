"""Scripted dice at a table: too few of them, or a player who left the script, and the seed rolls; a face that no die
has is an error."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import NoSuchFace, ScriptExhausted
from grognard.core.journal import Match
from grognard.games import find
from grognard.games.pavlov.interface.actions import SpendSuppression

PAVLOV, SEED = find("pavlov"), seed_from(5)
SCRIPTED, ANOTHER = SpendSuppression(count=0), SpendSuppression(count=2)
"""What the script of situation 3-place-p does first, and what else its player might do: each rolls."""


def table(*dice: int, situation: str = "3-place-p") -> Match:
    """A table at the situation, with these dice for the rest of its script."""
    match = Match.from_situation(PAVLOV, "3-place-p", SEED)
    match.game.dice = replace(match.game.dice, script=dice)
    match.situation = situation
    return match


def test_the_dice_of_the_script_are_rolled() -> None:
    (roll,) = table(1, 5, 2).play("soviet", SCRIPTED).rolls
    assert roll.dice == (1, 5, 2)


@pytest.mark.parametrize("situation", ["3-place-p", ""])
def test_a_face_that_no_die_has_is_an_error_and_changes_nothing(situation: str) -> None:
    match = table(9, 5, 2, situation=situation)
    with pytest.raises(NoSuchFace):
        match.play("soviet", SCRIPTED)
    assert match.ply == 0


@pytest.mark.parametrize("dice", [(9, 5), ()], ids=["no such face", "none left"])
def test_who_leaves_the_script_rolls_by_the_seed(dice: tuple[int, ...]) -> None:
    match = table(*dice)
    (roll,) = match.play("soviet", ANOTHER).rolls
    assert roll.dice == Dice(SEED, roll.draw).roll(2)[0]
    assert match.game.dice.script is None


def test_a_situation_that_is_gone_has_no_script_to_follow() -> None:
    assert table(9, 5, 2, situation="of-an-older-version").play("soviet", SCRIPTED).rolls


def test_a_search_for_the_next_die_does_not_take_a_false_face_for_it() -> None:
    """Forecasts stop at `ScriptExhausted`."""
    assert not issubclass(NoSuchFace, ScriptExhausted)
    with pytest.raises(NoSuchFace):
        Dice(SEED, script=(7,)).roll(1)
