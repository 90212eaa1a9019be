"""6.4.2 A crowded hex defends with two units and a free one: which they are is for their owner to say."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Message, Verdict
from grognard.games.h44.actions import Defend
from grognard.games.h44.battle import Battle, crowd
from grognard.games.h44.board import HEXES
from grognard.games.h44.position import H44Game, names
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import UNIT


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
        """In whatever order the units are named."""
        named = sorted(action.units) if isinstance(action, Defend) else []
        return any(named == sorted(names(group)) for group in crowd(game.position, self.battle))

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        return True

    def resolve(self, game: H44Game, action: Defend) -> None:
        from grognard.games.h44.fight import Fight

        defenders = tuple(UNIT[name] for name in action.units)
        game.then(Fight(seats=self.attackers, battle=replace(self.battle, defenders=defenders)))

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-defenders", {"hex": HEXES[self.battle.target]})
