"""Losses: what a lost step makes of a counter, and who is asked whose step it is."""

from __future__ import annotations

from typing import ClassVar

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Action, Game, Position, Procedure
from grognard.core.verbs import Verb
from grognard.series.zoc_bonds.losses import Fate, LossChoice, fate, take_loss

NAMES = ("first", "second", "third")


class Strip(Position, frozen=True, kw_only=True):
    """A table that is nothing but the steps of three units."""

    steps: tuple[int, ...]

    def less(self, unit: int) -> Strip:
        return Strip(steps=tuple(n - (k == unit) for k, n in enumerate(self.steps)))


class Name(Action, frozen=True):
    unit: str


NAME = Verb(
    Name,
    candidates=lambda position, asked: [Name(NAMES[unit]) for unit in asked.victims],
    resolve=lambda game, asked, action: game.change(game.position.less(NAMES.index(action.unit))),
)


class Choose(LossChoice, frozen=True, kw_only=True):
    rule: ClassVar[str] = "1"
    verbs = (NAME,)
    counters = NAMES


class Lose(Procedure, frozen=True, kw_only=True):
    """A unit that is left loses a step."""

    def run(self, game: Game[Strip]) -> None:
        victims = self.victims(game.position)
        take_loss(game, victims, lambda unit: game.change(game.position.less(unit)), self.ask)

    def victims(self, position: Strip) -> list[int]:
        return [unit for unit, steps in enumerate(position.steps) if steps]

    def ask(self, victims: tuple[int, ...]) -> Choose:
        return Choose(seats=("owner",), victims=victims, cause="1")


def lost(*steps: int, times: int = 1) -> Game[Strip]:
    game: Game[Strip] = Game(Strip(steps=steps), (), Dice(seed_from(0)))
    game.then(*(Lose() for _ in range(times)))
    game.settle()
    return game


@pytest.mark.parametrize(
    ("steps", "most", "end"),
    [
        (1, 1, "eliminated"),
        (2, 2, "reduced"),
        (1, 2, "eliminated"),
        (3, 3, "reduced"),
        (2, 3, "remnant"),
        (1, 3, "eliminated"),
        (4, 4, "reduced"),
        (3, 4, "reduced"),
        (2, 4, "remnant"),
    ],
)
def test_what_a_loss_makes_of_a_counter(steps: int, most: int, end: Fate) -> None:
    assert fate(steps, most) == end


def test_a_single_unit_pays_at_once() -> None:
    game = lost(0, 2, 0)
    assert (game.position.steps, game.decision) == ((0, 1, 0), None)


def test_of_several_a_player_names_one() -> None:
    game = lost(1, 0, 2)
    assert game.waiting == ("owner",)
    assert game.decision is not None
    assert game.decision.actions(game) == [Name("first"), Name("third")]
    assert game.decision.subject(game) == ("first", "third")
    game.play("owner", Name("third"))
    assert game.position.steps == (1, 0, 1)


def test_who_may_pay_is_found_when_the_loss_falls_due() -> None:
    game = lost(1, 1, 0, times=2)
    game.play("owner", Name("first"))
    assert (game.position.steps, game.decision) == ((0, 0, 0), None)


def test_where_no_unit_is_left_nothing_is_paid() -> None:
    assert lost(0, 0, 0).decision is None
