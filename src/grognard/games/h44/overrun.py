"""8.7 Automatic DS: units that bring ten to one around a hex during movement shatter it at once."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.verdicts import Bite, Verdict, because, judge
from grognard.games.h44.battle import Battle, Estimate, estimate
from grognard.games.h44.board import GRID, HEXES
from grognard.games.h44.combat import able
from grognard.games.h44.position import ATTACKED, MOVED, OVERRAN, H44Game, Position, names
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import ALLIED, SIDES

TEN_TO_ONE = 11
"""The number of the 10-1 column, were there one: 1-1 is 2."""


def best_battle(position: Position, side: int, target: int) -> tuple[Battle, Estimate] | None:
    """Everybody who could attack the hex, under the formation that makes the best odds."""
    units = tuple(able(position, side, target))
    found: tuple[Battle, Estimate] | None = None
    for lead in sorted({position.formation(u) for u in units}):
        battle = Battle(side=side, target=target, units=units, lead=lead, kind="overrun")
        odds = estimate(position, battle)
        if found is None or column_of(odds) > column_of(found[1]):
            found = battle, odds
    return found


@rule("8.7", "25.4")
def column_of(odds: Estimate) -> int:
    """8.7 The odds with armour and morale shifts, guns and aircraft left out, without an upper end."""
    return odds.ratio + sum(columns for reason, columns, _ in odds.shifts if reason not in ("air", "artillery"))


@rule.forbids("8.7")
def odds_are_too_low(position: Position, side: int, target: int) -> Bite:
    """8.7 Ten to one must be reached, an unknown unit counting as infantry of strength 2."""
    found = best_battle(position, side, target)
    if found is None:
        return because(HEXES[target])
    extra = 2 if target in position.unknown else 0
    odds = found[1]
    if extra:
        doubled = 2 if position.country.places.get(target, "") in ("town", "city") else 1
        defence = odds.defence + extra * doubled
        odds = replace(odds, ratio=1 + odds.attack // defence if odds.attack >= defence else 1)
    return because(HEXES[target]) if column_of(odds) < TEN_TO_ONE else None


@rule.forbids("8.7")
def nobody_to_overrun(position: Position, side: int, target: int) -> Bite:
    """8.7 There must be an enemy in the hex; a lone unknown unit is met by marching in (25.3.1)."""
    return because(HEXES[target]) if not position.stack(target) or position.side_in(target) != 1 - side else None


def may_overrun(position: Position, side: int, target: int) -> Verdict:
    return judge((nobody_to_overrun, odds_are_too_low), position, side, target)


def overruns(position: Position, side: int) -> list[int]:
    """Hexes that could be overrun now."""
    hexes = {position.pieces[u].place for u in position.on_map(1 - side)}
    return [h for h in sorted(hexes) if len(GRID.near[h]) and may_overrun(position, side, h) is True]


@rule("8.7", "25.4")
class Overrunning(Procedure, frozen=True, kw_only=True):
    """8.7 The defenders are shattered: a step lost, three hexes back; those who did it are done for this turn."""

    side: int
    target: int

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.fight import outcome
        from grognard.games.h44.unknown import reveal

        if self.target in game.position.unknown and self.side == ALLIED:
            reveal(game, self.target)
        found = best_battle(game.position, self.side, self.target)
        assert found is not None
        battle = found[0]
        game.tell("overrun", "8.7", hex=HEXES[self.target], units=names(battle.units))
        position = game.position.mark(battle.units, OVERRAN | MOVED).unmark(battle.units, ATTACKED)
        game.change(position.but(breaches=(*position.breaches, (self.target, battle.units))))
        game.then(*outcome(game.position, (SIDES[self.side],), battle, "DS"))
