"""Determined defence: who is asked, and how often."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Modifier
from grognard.core.game import Action, Decision, Game, Position, Procedure
from grognard.core.verdicts import Verdict
from grognard.series.zoc_bonds.determined_defense import attempt, defend


class Redoubt(Position, frozen=True, kw_only=True):
    men: int
    cornered: bool


class Try(Action, frozen=True):
    pass


class Stand(Decision, frozen=True, kw_only=True):
    """Each try that fails costs a man."""

    rule: ClassVar[str] = "1"
    accepts = (Try,)
    defence: Hold

    def candidates(self, game: Game[Any]) -> list[Action]:
        return [Try()]

    def verdict(self, game: Game[Any], action: Action) -> Verdict:
        return True

    def resolve(self, game: Game[Redoubt], action: Action) -> None:
        if attempt(game, [Modifier("wall", 1, "1", "total")]).total < 6:
            game.change(replace(game.position, men=game.position.men - 1))
            game.then(replace(self.defence, tries=self.defence.tries + 1))


class Hold(Procedure, frozen=True, kw_only=True):
    tries: int = 0

    def run(self, game: Game[Redoubt]) -> None:
        defend(game, self)

    def defenders(self, position: Redoubt) -> tuple[int, ...]:
        return tuple(range(position.men))

    def may_try(self, position: Redoubt) -> bool:
        return not self.tries or position.cornered

    def question(self, position: Redoubt) -> Procedure:
        return Stand(seats=("owner",), defence=self)

    def fall(self, game: Game[Redoubt]) -> None:
        game.log("fell")

    def flee(self, game: Game[Redoubt]) -> None:
        game.log("fled")


def played(men: int, *dice: int, cornered: bool = False) -> tuple[int, list[str]]:
    """The men who are left, and what was told, after as many tries as there are dice."""
    position = Redoubt(men=men, cornered=cornered)
    game: Game[Redoubt] = Game(position, (), Dice(seed_from(0), script=dice), [])
    game.then(Hold())
    game.settle()
    for _ in dice:
        game.play("owner", Try())
    assert game.decision is None
    return game.position.men, [event.what for event in game.events or []]


def test_no_player_is_asked_where_no_unit_is_left() -> None:
    assert played(0) == (0, ["fell"])


def test_who_holds_stays() -> None:
    assert played(2, 5) == (2, [])


def test_who_fails_goes() -> None:
    assert played(2, 4) == (1, ["fled"])


def test_the_cornered_try_until_they_hold_or_fall() -> None:
    assert played(3, 1, 1, 5, cornered=True) == (1, [])
    assert played(2, 1, 1, cornered=True) == (0, ["fell"])
