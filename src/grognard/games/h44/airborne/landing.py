"""22.0 Airborne landings: which units land where, combat for enemy-occupied hexes, and the landing table."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.h44.airborne.landing_hexes import (
    ARRIVES,
    FIRST_DROP,
    LANDING,
    PILOTS,
    POINTS_FROM,
    TABLES,
    Drop,
    Jump,
    heads,
    open_landings,
    targets,
    waiting,
)
from grognard.games.h44.airborne.unknown_units import reveal
from grognard.games.h44.combat.automatic_ds import best_led
from grognard.games.h44.combat.losses import eliminate, lose_step, with_returns
from grognard.games.h44.combat.resolution import Assault
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.board import GRID, HEX, HEXES
from grognard.games.h44.data.units import (
    ALLIED,
    ARTILLERY,
    DIVISION,
    GERMAN,
    RETURN_TRACK,
    SIDES,
    SUPPLY_HEAD,
    UNIT,
    UNITS,
)
from grognard.games.h44.interface.actions import Done, Land, Suffer
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import standing
from grognard.games.h44.state.control import take
from grognard.games.h44.state.position import (
    AIR,
    ATTACKED,
    FIRED,
    LANDED,
    SCATTERED,
    H44Game,
    Position,
    hex_names,
    names,
)
from grognard.games.h44.turn.weather import OVERCAST, landing_points, part, sky

SEAT = (SIDES[ALLIED],)
NOTHING = "none"
"""22.3.3 The result without effect."""


# -- the phase -------------------------------------------------------------------------------------------------------


@rule("22.1.2.a", "22.1.2.b", "22.1.2.c")
def may_land(position: Position) -> bool:
    """22.1.2 Once a day, in the morning or the afternoon, unless the weather is overcast."""
    return part(position) != "night" and sky(position) != OVERCAST and not position.landed  # §22.1.2.d


@rule("22.1.1.a", "22.1.1.b", "22.1.1.c")
class LandingPhase(Procedure, frozen=True, kw_only=True):
    """22.1 The glider pilots assemble; weather permitting, units land."""

    def run(self, game: H44Game) -> None:
        gather(game)
        if may_land(game.position) and waiting(game.position):
            game.then(LandUnits(seats=SEAT))


@rule("22.1.3.a", "22.1.3.b", "22.1.3.c")
def gather(game: H44Game) -> None:
    """22.1.3 On turn 2 the glider pilots are at the supply head of the 1st Airborne Division, without a roll."""
    for unit in PILOTS:
        position = game.position
        piece = position.pieces[unit]
        at = next(heads(position, DIVISION[unit]), None)
        if piece.place == AIR and position.turn >= ARRIVES[unit] and at is not None:
            game.change(position.with_piece(unit, replace(piece, place=at).marked(LANDED)))
            game.log("unit-landed", "22.1.3.b", unit=UNITS[unit], hex=HEXES[at])


@rule("22.3.2.g", "22.3.2.h", "22.3.2.i")
def ground_of(position: Position, hex_: int, drops: tuple[Drop, ...]) -> str:
    """22.3.2 Contested: an enemy adjacent to the hex, a friendly unit in it or adjacent. Enemy: no such friendly unit.
    Units that land in this phase do not count: hexes are judged as they were at its start."""
    down = {drop.unit for drop in drops}
    near = GRID.near[hex_]
    if not any(position.side_in(n) == GERMAN for n in near):
        return ""
    # §22.3.2.j
    friends = (u for n in (hex_, *near) if position.side_in(n) == ALLIED for u in position.stack(n) if u not in down)
    return "contested" if next(friends, None) is not None else "enemy"  # §22.3.2.g, §22.3.2.h


@rule("22.4.c", "22.4.e", "22.2.3.g")
def _land(game: H44Game, asked: LandUnits, action: Land) -> None:
    """22.1 Unit by unit, as many as the player likes; the rest may land on another day."""
    position, unit, hex_ = game.position, UNIT[action.unit], HEX[action.hex]
    drop = Drop(unit, hex_, ground_of(position, hex_, asked.drops))
    game.log("unit-landed", "22.1.1.b", unit=action.unit, hex=action.hex)
    if position.side_in(hex_) != GERMAN:
        come_down(game, unit, hex_)  # §22.2.3.h
    after = replace(asked, drops=(*asked.drops, drop))
    if waiting(game.position, after.drops):
        game.then(after)
    else:
        _all_are_down(game, after)


def _all_are_down(game: H44Game, asked: LandUnits) -> None:
    """22.6, 22.3.1 All units have landed: combat where they landed on the enemy, then the landing rolls."""
    if not asked.drops:  # §22.2.2.a
        return
    game.change(game.position.but(landed=True))
    foes = dict.fromkeys(drop.hex for drop in asked.drops if game.position.side_in(drop.hex) == GERMAN)
    storms = (Storm(hex=h, units=tuple(d.unit for d in asked.drops if d.hex == h)) for h in foes)
    game.then(*storms, LandingRolls(drops=asked.drops))


def _landings(position: Position, asked: LandUnits) -> list[Land]:
    jumps = ((unit, hex_) for unit in waiting(position, asked.drops) for hex_ in targets(position, unit))
    return [Land(UNITS[unit], HEXES[hex_]) for unit, hex_ in jumps]


def warn_of_the_last_landing(position: Position, asked: LandUnits, action: Land) -> Message | None:
    """22.1 With the last unit the landings are over: combat and dice follow at once."""
    unit = UNIT[action.unit]
    if waiting(position, asked.drops) != [unit]:
        return None
    drops = (*asked.drops, Drop(unit, HEX[action.hex], ""))
    fights = any(position.side_in(drop.hex) == GERMAN for drop in drops)
    rolls = position.turn > FIRST_DROP or position.rules.first_rolls
    return Message("warn-last-landing", {"unit": action.unit}) if fights or rolls else None


LAND = Verb(
    Land,
    candidates=_landings,
    exists=lambda position, asked, action: action.unit in UNIT and action.hex in HEX,
    legal=lambda position, asked: [Land(UNITS[u], HEXES[hex_]) for u, hex_ in open_landings(position, asked.drops)],
    args=lambda position, asked, action: (Jump(position, UNIT[action.unit], HEX[action.hex], asked.drops),),
    forbids=LANDING,
    resolve=_land,
    warns=warn_of_the_last_landing,
)
NO_MORE_LANDINGS = Verb(
    Done, resolve=lambda game, asked, action: _all_are_down(game, asked), ends=True, irreversible=True
)


class LandUnits(Decision, frozen=True, kw_only=True):
    """22.1 Unit by unit, as many as the player likes; the rest may land on another day."""

    rule: ClassVar[str] = "22.1.1.b"
    verbs = (LAND, NO_MORE_LANDINGS)
    drops: tuple[Drop, ...] = ()

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return hex_names(dict.fromkeys(drop.hex for drop in self.drops))

    def prompt(self, game: H44Game) -> Message:
        position = game.position
        left = landing_points(position) - len(self.drops) if position.turn >= POINTS_FROM else -1
        return Message("ask-land-units", {"units": len(waiting(position, self.drops)), "points": left})


@rule("17.8.1.c")
def come_down(game: H44Game, unit: int, hex_: int) -> None:
    """A unit is placed in its landing hex; it is in supply for this turn (18.5)."""
    position = game.position
    game.change(position.with_piece(unit, replace(position.pieces[unit], place=hex_).marked(LANDED)))
    take(game, ALLIED, hex_)


# -- 22.6 landing on the enemy ---------------------------------------------------------------------------------------


@rule("22.6.a", "22.6.b")
class Storm(Procedure, frozen=True, kw_only=True):
    """22.6 Units that landed on an enemy fight for the hex at half strength against doubled defenders, without
    support."""

    hex: int
    units: tuple[int, ...]

    def run(self, game: H44Game) -> None:
        game.then(SettleStorm(hex=self.hex, units=self.units))
        if self.hex in game.position.unknown:
            reveal(game, self.hex)
        fit = tuple(unit for unit in self.units if game.position.attack(unit))
        if game.position.side_in(self.hex) == GERMAN and fit:
            # §22.6.c, §22.6.d, §22.6.e, §22.6.f
            battle = Battle(side=ALLIED, target=self.hex, units=fit, kind="landing")
            led, _ = best_led(game.position, battle)
            game.then(Assault(seats=SEAT, battle=led))


@rule("22.6.g", "22.6.h")
class SettleStorm(Procedure, frozen=True, kw_only=True):
    """22.6 The hex is taken, or all units that landed in it are eliminated. It does not count as an attack of the
    coming combat phase."""

    hex: int
    units: tuple[int, ...]

    def run(self, game: H44Game) -> None:
        counters = [standing(game.position, unit) for unit in self.units]
        alive = [unit for unit in counters if game.position.pieces[unit].place == AIR]
        lost = game.position.side_in(self.hex) == GERMAN
        game.change(game.position.unmark(alive, ATTACKED))
        for unit in alive:
            if lost:
                eliminate(game, unit, "22.6.g")
            else:
                come_down(game, unit, self.hex)


# -- 22.3 the landing table ------------------------------------------------------------------------------------------


@rule("22.3.2.c", "22.3.2.d", "22.3.2.e")
def modifiers(position: Position, drop: Drop) -> tuple[Modifier, ...]:
    """22.3.2 Polder, woods and towns, and nearby enemies; none of these on turn 1."""
    if position.turn < TABLES.landing_modifiers_from:  # §22.3.2.a
        return ()
    country = position.country
    rough = country.rough(drop.hex)
    causes = (
        ("polder", rough in ("polder", "polder-woods"), "22.3.2.c"),  # §22.3.2.c
        ("contested", drop.ground == "contested", "22.3.2.d"),  # §22.3.2.d
        ("enemy", drop.ground == "enemy", "22.3.2.e"),  # §22.3.2.e
        ("rough", rough == "woods" or country.places.get(drop.hex) == "town", "22.3.2.f"),  # §22.3.2.f
    )
    return tuple(  # §22.3.2.b
        Modifier(f"landing-{cause}", TABLES.modifier("landing", cause), para, "total")
        for cause, holds, para in causes
        if holds
    )


@rule("22.3.1.a", "22.3.1.c")
class LandingRolls(Procedure, frozen=True, kw_only=True):
    """22.3.1 On turn 1 one roll for each landing hex, or none if 23.1.1 is in use; later one for each unit. Supply
    heads are not rolled for."""

    drops: tuple[Drop, ...]

    def run(self, game: H44Game) -> None:
        position = game.position
        first = position.turn <= FIRST_DROP
        if first and not position.rules.first_rolls:  # §23.1.1.c
            return
        drops = [drop for drop in self.drops if self.rolls(position, drop, first=first)]  # §22.6.h
        if not drops:
            return
        drop = drops[0]
        # §22.3.1.a, §22.3.1.c, §22.3.1.d
        same = [another for another in drops if another.hex == drop.hex] if first else [drop]
        game.then(LandingRolls(drops=tuple(another for another in drops if another not in same)))
        label = self.roll(game, drop, first=first)
        units = tuple(standing(position, another.unit) for another in same)
        if label != NOTHING and len(units) > 1:
            game.then(ChooseVictim(seats=SEAT, units=units, label=label))  # §22.3.1.b
        elif label != NOTHING:  # §22.3.3.a
            suffer(game, units[0], label)

    def rolls(self, position: Position, drop: Drop, *, first: bool) -> bool:
        unit = standing(position, drop.unit)
        there = position.pieces[unit].place == drop.hex and not SUPPLY_HEAD[unit]
        return there and not (first and ARTILLERY[unit])

    def roll(self, game: H44Game, drop: Drop, *, first: bool) -> str:
        (die,) = game.roll(1)
        lines = modifiers(game.position, drop)
        total = die + sum(line.value for line in lines)
        label = TABLES.touchdown(total).id  # §22.3.a, §22.3.b, §22.3.c, §22.3.d
        roll = Roll((die,), total=total, modifiers=lines)
        if first:
            game.log("landing-hex-rolled", "22.3.1.a", roll=roll, hex=HEXES[drop.hex], result=label)
        else:
            unit = UNITS[standing(game.position, drop.unit)]
            game.log("landing-rolled", "22.3.1.c", roll=roll, unit=unit, hex=HEXES[drop.hex], result=label)
        return label


@rule.forbids("22.3.1.b")
def result_is_not_its_own(choice: ChooseVictim, unit: int) -> Violation:
    """22.3.1 The result applies to one of the units that landed in the hex, infantry if there is any."""
    return None if unit in choice.units else evidence(UNITS[unit])


@rule("22.3.3.b", "22.3.3.c", "22.3.3.e")
def suffer(game: H44Game, unit: int, label: str) -> None:
    """22.3.3 Scattered; S1 costs a step that may return, S2 one more that may not."""
    game.change(game.position.mark((unit,), SCATTERED))  # §22.3.3.b, §22.3.6.a
    game.log("unit-scattered", "22.3.3.b", unit=UNITS[unit])
    if ARTILLERY[unit]:
        _guns(game, unit, label)
        return
    result = TABLES.landing_results[label]
    if result.returns:
        game.change(with_returns(game.position, RETURN_TRACK[unit], result.returns))  # §22.3.3.d, §22.3.3.f, §22.3.5.b
    at = game.position.pieces[unit].place
    for _ in range(result.steps):
        counter = standing(game.position, unit)
        if game.position.pieces[counter].place == at:
            lose_step(game, counter, "22.3.3.c" if label == "S1" else "22.3.3.e")  # §22.3.3.c, §22.3.3.e, §22.3.5.a


@rule("22.3.4.a", "22.3.4.b", "22.3.4.c")
def _guns(game: H44Game, unit: int, label: str) -> None:
    """22.3.4 S1 reduces artillery and S2 eliminates it; none of it returns."""
    if label == "S1":
        game.change(game.position.mark((unit,), FIRED))
        game.log("artillery-turned", "22.3.4.a", unit=UNITS[unit])
    elif label == "S2":
        eliminate(game, unit, "22.3.4.b")


SUFFER = Verb(
    Suffer,
    candidates=lambda position, asked: [Suffer(UNITS[unit]) for unit in asked.units],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (asked, UNIT[action.unit]),
    forbids=(result_is_not_its_own,),
    resolve=lambda game, asked, action: suffer(game, UNIT[action.unit], asked.label),
)


class ChooseVictim(Decision, frozen=True, kw_only=True):
    """22.3.1 Which of the units in the landing hex takes the result."""

    rule: ClassVar[str] = "22.3.1.b"
    verbs = (SUFFER,)
    units: tuple[int, ...]
    label: str

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.units)

    def prompt(self, game: H44Game) -> Message:
        at = game.position.pieces[self.units[0]].place
        return Message("ask-choose-victim", {"hex": HEXES[at], "result": self.label})
