"""7.0, 7.7 An attack carried out: a roll against each unit in the hex, in the order of the attacker's choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict, judge
from grognard.games.coh.actions import Aim
from grognard.games.coh.attack_value import attack_value
from grognard.games.coh.defence_value import Target, defence
from grognard.games.coh.fire import victims
from grognard.games.coh.hits import changes_defence, changes_fire, show, strike
from grognard.games.coh.position import NONE, CohGame, place_name
from grognard.games.coh.presence import hit_of
from grognard.games.coh.rolls import CHANGES, ROLLS, Throw, charged
from grognard.games.coh.rulebook import rule
from grognard.games.coh.shot import Shot
from grognard.games.coh.units import COLOURS, NUMBER, UNIT, UNITS


@rule("7.0.f", "7.7.b", "7.7.c", "7.7.e", "16.1.f", "16.1.g")
class Volley(Procedure, frozen=True, kw_only=True):
    """7.7 The attack on a hex begins: who is there, and how well protected."""

    shot: Shot

    def run(self, game: CohGame) -> None:
        position = game.position
        for unit in self.shot.units:
            show(game, unit, changes_fire(hit_of(position, unit)))
        there = victims(position, self.shot)
        for unit in there:
            show(game, unit, changes_defence(hit_of(position, unit)))
        targets = tuple(defence(game.position, self.shot, unit) for unit in there)
        firer = UNITS[self.shot.leader] if self.shot.leader != NONE else ""
        game.tell("attack-begins", "7.0", unit=firer, hex=place_name(position, self.shot.hex))
        game.then(Aiming(shot=self.shot, targets=targets))


class Aiming(Procedure, frozen=True, kw_only=True):
    """7.7 The next roll of an attack, as long as somebody is left to roll against."""

    shot: Shot
    targets: tuple[Target, ...]

    def run(self, game: CohGame) -> None:
        pieces = game.position.pieces
        left = tuple(target for target in self.targets if pieces[target.unit].place == self.shot.hex)
        if not left:
            return
        army = game.position.armies[self.shot.army]
        if len(left) == 1 and not army.cap:
            game.then(AttackRoll(army=self.shot.army, asked=True, shot=self.shot, target=left[0]))
            return
        game.then(ChooseTarget(seats=(army.id,), shot=self.shot, targets=left))


@rule("3.23.i", "7.1.g", "7.2.g")
class ChooseTarget(Decision, frozen=True, kw_only=True):
    """7.7, 3.23 Whom does the next roll go against, and with how many command points?"""

    rule: ClassVar[str] = "7.7"
    accepts = (Aim,)
    shot: Shot
    targets: tuple[Target, ...]

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-choose-target", {"hex": place_name(game.position, self.shot.hex)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return tuple(UNITS[target.unit] for target in self.targets)

    def candidates(self, game: CohGame) -> Iterator[Action]:
        for target in self.targets:
            for change in CHANGES:
                yield Aim(UNITS[target.unit], change)

    def verdict(self, game: CohGame, action: Aim) -> Verdict:
        return judge(ROLLS, game.position, self.shot.army, action.cap)

    def resolve(self, game: CohGame, action: Aim) -> None:
        game.change(charged(game.position, self.shot.army, action.cap))
        target = next(target for target in self.targets if target.unit == UNIT[action.target])
        rest = tuple(other for other in self.targets if other is not target)
        game.then(
            AttackRoll(army=self.shot.army, asked=True, change=action.cap, shot=self.shot, target=target),
            Aiming(shot=self.shot, targets=rest),
        )


@rule("7.0.g", "7.0.h", "7.0.i", "7.1.f")
class AttackRoll(Throw, frozen=True, kw_only=True):
    """7.0 Two dice and the attack value against the defence value."""

    shot: Shot
    target: Target

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        unit = self.target.unit
        added = attack_value(game.position, self.shot, unit, self.target.colour)
        bought = tuple(replace(line, of="total") for line in self.bought())
        lines: tuple[Modifier, ...] = (*added, *bought, *self.target.lines)
        total = sum(dice) + sum(line.value for line in (*added, *bought))
        margin = total - self.target.value
        hits = 0 if margin < 0 else 2 if margin >= NUMBER["kill-margin"] else 1
        roll = Roll(dice=dice, target=self.target.value, total=total, hits=hits, modifiers=lines)
        what = ("attack-missed", "attack-hit", "attack-destroyed")[hits]
        firer = UNITS[self.shot.leader] if self.shot.leader != NONE else ""
        game.tell(
            what,
            "7.0",
            roll=roll,
            unit=firer,
            target=UNITS[unit],
            av=total,
            dv=self.target.value,
            colour=COLOURS[self.target.colour],
        )
        if hits:
            strike(game, unit, hits, self.shot.army)
