"""6.4.2 A crowded hex defends with two units and a free one: which they are is for their owner to say."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.combat.strength import Battle, crowd
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import UNIT, UNITS
from grognard.games.h44.interface.actions import Defend
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position, names


@rule.forbids("6.4.2.a")
def defender_is_not_in_the_hex(position: Position, battle: Battle, units: tuple[int, ...]) -> Violation:
    """6.4.2 Those that defend are in the attacked hex, and able to."""
    able = {unit for group in crowd(position, battle) for unit in group}
    absent = [unit for unit in units if unit not in able]
    return evidence(UNITS[absent[0]], HEXES[battle.target]) if absent else None


@rule.forbids("6.4.2.a")
def crowd_defends_with_two(position: Position, battle: Battle, units: tuple[int, ...]) -> Violation:
    """6.4.2 Two units and a free one defend, no fewer than can; in whatever order they are named."""
    fits = any(sorted(units) == sorted(group) for group in crowd(position, battle))
    return None if fits else evidence(HEXES[battle.target])


@rule("6.4.2.a", "13.1.4.f")
class ChooseDefenders(Decision, frozen=True, kw_only=True):
    """6.4.2 The owner of an attacked crowded hex says which of its units take part."""

    rule: ClassVar[str] = "6.4.2.a"
    accepts = (Defend,)
    attackers: tuple[str, ...]
    """The seats of the attacker."""
    battle: Battle

    def candidates(self, game: H44Game) -> list[Action]:
        return [Defend(names(group)) for group in crowd(game.position, self.battle)]

    def offers(self, game: H44Game, action: Action) -> bool:
        return isinstance(action, Defend) and all(name in UNIT for name in action.units)

    def verdict(self, game: H44Game, action: Defend) -> Verdict:
        units = tuple(UNIT[name] for name in action.units)
        return judge((defender_is_not_in_the_hex, crowd_defends_with_two), game.position, self.battle, units)

    def resolve(self, game: H44Game, action: Defend) -> None:
        from grognard.games.h44.combat.resolution import Fight

        defenders = tuple(UNIT[name] for name in action.units)
        game.then(Fight(seats=self.attackers, battle=replace(self.battle, defenders=defenders)))

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-defenders", {"hex": HEXES[self.battle.target]})
