"""6.0 Stacking: two units and one free one of each kind; more is allowed, at a price, up to nine steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict
from grognard.games.h44.actions import LoseStep
from grognard.games.h44.board import HEXES
from grognard.games.h44.losses import lose_step
from grognard.games.h44.position import H44Game, Position
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import HALF, SIDES, SUPPLY_HEAD, TANK, UNIT, UNITS, free_kind

LIMIT = 2
MOST_STEPS = 9


@rule("6.1", "6.2", "6.3")
def counted(position: Position, units: Iterable[int]) -> int:
    """6.1 How many units count: one of each free kind does not, a lone tank company does not, two halves are one."""
    units = [unit for unit in units if not SUPPLY_HEAD[unit]]
    free: set[str] = set()
    halves: dict[str, int] = {}
    armour = sum(1 for unit in units if TANK[unit])
    count = 0
    for unit in units:
        kind = free_kind(unit)
        if kind and kind not in free:
            free.add(kind)
        elif TANK[unit] and position.pieces[unit].steps == 1 and armour == 1:
            continue
        elif HALF[unit]:
            halves[HALF[unit]] = halves.get(HALF[unit], 0) + 1
        else:
            count += 1
    return count + sum((number + 1) // 2 for number in halves.values())


@rule("6.4.1")
def overstacked(position: Position, hex_: int) -> bool:
    return counted(position, position.stack(hex_)) > LIMIT


def steps_in(position: Position, hex_: int) -> int:
    return sum(position.pieces[unit].steps for unit in position.stack(hex_) if not SUPPLY_HEAD[unit])


@rule("6.4.1", "13.1.4")
class TrimStacks(Procedure, frozen=True, kw_only=True):
    """6.4.1 At the end of each movement and combat phase steps beyond nine in a hex are lost, the owner's choice."""

    side: int

    def run(self, game: H44Game) -> None:
        position = game.position
        for hex_ in sorted({position.pieces[unit].place for unit in position.on_map(self.side)}):
            if steps_in(position, hex_) > MOST_STEPS:
                game.then(TrimStack(seats=(SIDES[self.side],), hex=hex_), self)
                return


@rule("6.4.1")
class TrimStack(Decision, frozen=True, kw_only=True):
    """6.4.1 Which unit loses a step."""

    rule: ClassVar[str] = "6.4.1"
    accepts = (LoseStep,)
    hex: int

    def candidates(self, game: H44Game) -> list[Action]:
        return [LoseStep(UNITS[unit]) for unit in game.position.fighters(self.hex)]

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        return True

    def resolve(self, game: H44Game, action: LoseStep) -> None:
        lose_step(game, UNIT[action.unit], "6.4.1")

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-trim-stack", {"hex": HEXES[self.hex], "steps": steps_in(game.position, self.hex)})
