"""6.4.2 An overstacked hex defends with two units and a free unit, chosen by their owner."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.h44.combat.strength import Battle, defending_groups
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import UNIT, UNITS
from grognard.games.h44.interface.actions import Defend
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position, names


@rule.forbids("6.4.2.a")
def defender_is_not_in_the_hex(position: Position, battle: Battle, units: tuple[int, ...]) -> Violation:
    """6.4.2 The defending units must be in the attacked hex, and able to defend."""
    able = {unit for group in defending_groups(position, battle) for unit in group}
    absent = [unit for unit in units if unit not in able]
    return evidence(UNITS[absent[0]], HEXES[battle.target]) if absent else None


@rule.forbids("6.4.2.a")
def crowd_defends_with_two(position: Position, battle: Battle, units: tuple[int, ...]) -> Violation:
    """6.4.2 Two units and a free unit defend, no fewer if there are enough; in whatever order they are named."""
    fits = any(sorted(units) == sorted(group) for group in defending_groups(position, battle))
    return None if fits else evidence(HEXES[battle.target])


@rule("6.4.2.a", "13.1.4.f")
def _defend(game: H44Game, asked: ChooseDefenders, action: Defend) -> None:
    """6.4.2 These units defend, the others take no part."""
    from grognard.games.h44.combat.resolution import Fight

    game.then(Fight(seats=asked.attackers, battle=replace(asked.battle, defenders=units_of(action))))


def units_of(action: Defend) -> tuple[int, ...]:
    return tuple(UNIT[name] for name in action.units)


DEFEND = Verb(
    Defend,
    candidates=lambda position, asked: [Defend(names(group)) for group in defending_groups(position, asked.battle)],
    exists=lambda position, asked, action: all(name in UNIT for name in action.units),
    args=lambda position, asked, action: (position, asked.battle, units_of(action)),
    forbids=(defender_is_not_in_the_hex, crowd_defends_with_two),
    resolve=_defend,
    irreversible=True,
)


class ChooseDefenders(Decision, frozen=True, kw_only=True):
    """6.4.2 The owner of an attacked overstacked hex chooses which of its units take part."""

    rule: ClassVar[str] = "6.4.2.a"
    verbs = (DEFEND,)
    attackers: tuple[str, ...]
    """The seats of the attacker."""
    battle: Battle

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-defenders", {"hex": HEXES[self.battle.target]})
