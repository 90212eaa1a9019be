"""29.0 Contested cities, an optional rule that always applies in Uranus: a partial success in a city brings the
attackers into it beside the defenders, and a counterattack may drive them out again. Movement there is in `steps`, ZOC
in `zones`, attacks in `attackers`, the end of it in `city_battles`."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.advance.advance_eligibility import Claim, may_advance
from grognard.games.s42.advance.advance_limits import AdvanceStep, Run
from grognard.games.s42.advance.advance_step import FAR, may_enter
from grognard.games.s42.combat.city_battles import marker, tidy
from grognard.games.s42.combat.strength import Battle, survivors
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import COMBAT, SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import EndEntry, EnterCity
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import Position, S42Game, names, place_name
from grognard.games.s42.state.stacking import excess
from grognard.games.s42.state.zones import is_contested

ONE_HEX = 1
"""29.1.1 The way into the city."""


# -- 29.1.3 the counterattack ----------------------------------------------------------------------------------------


@rule("29.1.3.d")
def is_counterattack(position: Position, battle: Battle) -> bool:
    """29.1.3 The defender of a contested city attacks the units that have come in."""
    battle_marker = marker(position, battle.target)
    return is_contested(position, battle.target) and battle_marker is not None and battle_marker.defender == battle.side


@rule("29.1.3.d", "29.1.3.e")
def holds_against_it(position: Position, battle: Battle) -> bool:
    """29.1.3 Whether a partial success against a counterattack lets them stay: the marker is lowered, and not to
    nothing. Otherwise they leave the hex by a fighting withdrawal, and the marker is removed."""
    # RULING s42-825: they leave as in any fighting withdrawal, one or two hexes; the desperate try again as ever.
    battle_marker = marker(position, battle.target)
    return battle_marker is not None and battle_marker.level > 1


@rule("29.1.3.d")
def lower(game: S42Game, battle: Battle) -> None:
    """29.1.3 The city battle marker is lowered by one."""
    position, battle_marker = game.position, marker(game.position, battle.target)
    assert battle_marker is not None
    rows = tuple(replace(row, level=row.level - 1) if row == battle_marker else row for row in position.battles)
    game.change(position.but(battles=rows))
    game.log("city-battle-turned", "29.1.3.d", hex=HEXES[battle.target], level=battle_marker.level - 1)


# -- 29.1.1 into the city --------------------------------------------------------------------------------------------


@rule("29.1.1.a")
def may_come_in(position: Position, battle: Battle, unit: int) -> Verdict:
    """29.1.1 Whether a unit enters the city with the attackers: as in an advance into that hex only, except that the
    enemy is there. The stacking limits apply to its own side."""
    verdict = may_advance(Claim(position, battle, unit))
    if not verdict:
        return verdict
    run = Run(unit, position.pieces[unit].place, (battle.target,))
    step = AdvanceStep(position, battle, ONE_HEX, ONE_HEX, True, run, battle.target)
    return judge(FAR, step) and may_enter(step) and judge((own_side_fills_the_city,), position, battle, unit)


@rule.forbids("29.1.1.c")
def own_side_fills_the_city(position: Position, battle: Battle, unit: int) -> Violation:
    """29.1.1 The attackers in the city stay within the stacking limit, whatever enemies are there."""
    inside = position.of_side(battle.target, battle.side)
    fuller = excess(position, battle.side, (*inside, unit)) > excess(position, battle.side, inside)
    return evidence(UNITS[unit], HEXES[battle.target]) if fuller else None


def comers(position: Position, battle: Battle) -> list[int]:
    """The attackers, and units stacked with them, as far as they may enter."""
    stacks = dict.fromkeys(position.pieces[unit].place for unit in battle.units)
    near = (unit for place in stacks if place >= 0 for unit in position.of_side(place, battle.side))
    every = dict.fromkeys((*battle.units, *near))
    outside = (unit for unit in every if position.pieces[unit].place != battle.target)
    return [unit for unit in outside if may_come_in(position, battle, unit)]


@rule("29.1.1.a", "29.1.2.a")
class ComeIn(Procedure, frozen=True, kw_only=True):
    """29.1.1 A city battle marker was placed: the attackers enter. If none of them can, there is no contest, and the
    marker is removed."""

    # RULING s42-826: where no unit can enter the hex the defender has held it, and no more.
    battle: Battle

    def run(self, game: S42Game) -> None:
        battle = survivors(game.position, self.battle)
        inside = game.position.fighters(battle.target, battle.side)
        able = comers(game.position, battle)
        if able and (inside or any(COMBAT[unit] for unit in able)):
            game.then(ChooseEntry(seats=(SIDES[battle.side],), battle=battle))
        else:
            tidy(game)


@rule.forbids("29.1.1.a")
def combat_unit_must_come_in(position: Position, battle: Battle) -> Violation:
    """29.1.1 At least one combat unit must enter the city."""
    return None if position.fighters(battle.target, battle.side) else evidence(HEXES[battle.target])


def _names_one_outside(position: Position, choice: ChooseEntry, action: EnterCity) -> bool:
    """A unit of the side, not in the city already."""
    unit, battle = UNIT.get(action.unit, -1), choice.battle
    return unit >= 0 and SIDE[unit] == battle.side and position.pieces[unit].place != battle.target


def _enter(game: S42Game, choice: ChooseEntry, action: EnterCity) -> None:
    unit, position, target = UNIT[action.unit], game.position, choice.battle.target
    here = position.pieces[unit].place
    game.change(position.with_piece(unit, replace(position.pieces[unit], place=target)))
    game.log("city-entered", "29.1.1.a", unit=action.unit, start=place_name(here), hex=HEXES[target])
    passed(game, (unit,), (here, target))
    game.then(ComeIn(battle=choice.battle))


ENTER_CITY = Verb(
    EnterCity,
    candidates=lambda position, choice: (EnterCity(UNITS[unit]) for unit in comers(position, choice.battle)),
    exists=_names_one_outside,
    verdict=lambda position, choice, action: may_come_in(position, choice.battle, UNIT[action.unit]),
    resolve=_enter,
)
END_ENTRY = Verb(
    EndEntry,
    args=lambda position, choice, action: (position, choice.battle),
    forbids=(combat_unit_must_come_in,),
    resolve=lambda game, choice, action: None,
    ends=True,
)


class ChooseEntry(Decision, frozen=True, kw_only=True):
    """29.1.1 Which units enter: at least one, at most as many as the hex holds."""

    rule: ClassVar[str] = "29.1.1.a"
    verbs = (ENTER_CITY, END_ENTRY)
    battle: Battle

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.battle.target], *names(self.battle.units))

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-entry", {"hex": HEXES[self.battle.target]})
