"""10.5, 10.8 Step losses: which units take them, and where eliminated units go."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.ava.data.ground import HEX, PACK, SOVIET
from grognard.games.ava.interface.actions import LoseStep
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import (
    AVAILABLE,
    ELIMINATED,
    HEXES,
    IS_MECH,
    SIDE,
    UNIT,
    UNITS,
    AvaGame,
    Position,
    names,
    place_name,
)
from grognard.games.ava.state.seats import owners


@rule("12.3.b")
def eliminate_in_combat(game: AvaGame, unit: int, cause: str) -> None:
    """10.8 Soviet infantry and headquarters go back to the box, to come again at full strength; others are gone."""
    back = SIDE[unit] == SOVIET and not IS_MECH[unit]  # §10.8.a, §10.8.b, §12.3.a, §13.0.f
    position = game.position
    if back:
        position = position.with_steps(unit, PACK.units[unit].steps)
    at = position.places[unit]
    game.change(position.with_place(unit, AVAILABLE if back else ELIMINATED))  # §10.8.c
    game.log("unit-eliminated", cause, unit=UNITS[unit], hex=place_name(at), back=int(back))


@rule("11.1.b")
def eliminate_by_supply(game: AvaGame, unit: int) -> None:
    """10.8 A unit eliminated by a supply check never comes back."""
    at = game.position.places[unit]
    game.change(game.position.with_place(unit, ELIMINATED))  # §10.8.d, §12.3.e, §13.0.h
    game.log("unit-starved", "11.1.b", unit=UNITS[unit], hex=HEXES[at])


@rule("10.5.b")
def lose_step(game: AvaGame, unit: int, cause: str = "10.5.b", *, supply: bool = False) -> None:
    """10.5 A full unit is turned over; one that is reduced, or has no second side, is eliminated."""
    if game.position.steps[unit] > 1:  # §10.5.b, §2.2.o
        game.change(game.position.with_steps(unit, 1))
        game.log("unit-reduced", cause, unit=UNITS[unit], hex=HEXES[game.position.places[unit]])
    elif supply:
        eliminate_by_supply(game, unit)
    else:
        eliminate_in_combat(game, unit, cause if cause == "10.6.i" else "10.5.c")  # §10.5.c, §10.5.d, §2.2.p


@rule("14.2.d", "14.3.g")
def lose_fort_level(game: AvaGame, hex_: int) -> None:
    """14.2 A fortress takes a loss; an eliminated marker does not return."""
    level = game.position.fort[hex_] - 1
    game.change(game.position.with_fort(hex_, level))
    game.log("fortress-damaged" if level else "fortress-destroyed", "14.2.d", hex=HEXES[hex_], level=level)


def fort_name(hex_: int) -> str:
    return f"fort-{HEXES[hex_]}"


def is_fort(position: Position, name: str) -> bool:
    """Whether a name is that of a fortress on the map."""
    return HEX.get(name.removeprefix("fort-"), -1) in position.fort and name.startswith("fort-")


def _targets(position: Position, units: tuple[int, ...], fort: int) -> list[str]:
    """Those of them that can still lose a step."""
    alive = [UNITS[u] for u in units if position.places[u] >= 0]
    return [*alive, fort_name(fort)] if fort in position.fort else alive


@rule("10.5.a", "10.4.b")
class Losses(Procedure, frozen=True, kw_only=True):
    """10.5 `count` steps are lost among the units (and the fortress of a hex); the owner shares them out."""

    units: tuple[int, ...]
    count: int
    fort: int = -1
    """The hex whose fortress may take losses; -1: none."""

    def run(self, game: AvaGame) -> None:
        targets = _targets(game.position, self.units, self.fort)
        if not self.count or not targets:
            return
        if len(targets) == 1:
            take_loss(game, targets[0])
            game.then(replace(self, count=self.count - 1))
            return
        game.then(ChooseLosses(seats=owners(game.position, self.units), losses=self))


def take_loss(game: AvaGame, target: str) -> None:
    if target in UNIT:
        lose_step(game, UNIT[target])
    else:
        lose_fort_level(game, HEX[target.removeprefix("fort-")])


@rule.forbids("10.5.a")
def takes_no_loss_here(targets: list[str], name: str) -> Violation:
    """10.5 The losses are shared among the units of this combat that are still alive."""
    return None if name in targets else evidence(name)


def _loss_targets(position: Position, asked: ChooseLosses) -> list[str]:
    return _targets(position, asked.losses.units, asked.losses.fort)


@rule("10.5.a")
def lose_one_step(game: AvaGame, asked: ChooseLosses, action: LoseStep) -> None:
    take_loss(game, action.unit)
    game.then(replace(asked.losses, count=asked.losses.count - 1))


LOSE_STEP = Verb(
    LoseStep,
    candidates=lambda position, asked: [LoseStep(name) for name in _loss_targets(position, asked)],
    exists=lambda position, asked, action: action.unit in UNIT or is_fort(position, action.unit),
    args=lambda position, asked, action: (_loss_targets(position, asked), action.unit),
    forbids=(takes_no_loss_here,),
    resolve=lose_one_step,
)


class ChooseLosses(Decision, frozen=True, kw_only=True):
    """10.5 The owner decides which unit takes the next step loss."""

    rule: ClassVar[str] = "10.5.a"
    verbs = (LOSE_STEP,)
    losses: Losses

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return names(u for u in self.losses.units if game.position.places[u] >= 0)

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-choose-losses", {"count": self.losses.count})
