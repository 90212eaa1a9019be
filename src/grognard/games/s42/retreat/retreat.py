"""12.0 Retreats: the units of a hex retreat one by one, each by its own path; units that cannot are eliminated; what it
costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.boxes.box_defence import shaken
from grognard.games.s42.boxes.boxes import contents
from grognard.games.s42.combat.city_battles import tidy
from grognard.games.s42.combat.losses import eliminate, lose_step, standing
from grognard.games.s42.combat.strength import Battle, present
from grognard.games.s42.data.board import HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import COMBAT, PACK, SIDE, UNIT, UNITS
from grognard.games.s42.forces.noncombat import abandon, companions, return_later
from grognard.games.s42.interface.actions import LoseStep, Retreat, StayBehind
from grognard.games.s42.options.planned_offensives import call_off
from grognard.games.s42.retreat.disorder import disrupt, hexes_in_full_retreat
from grognard.games.s42.retreat.retreat_paths import (
    DEADLY,
    PREFERRED,
    PRESSED,
    Choice,
    Length,
    Way,
    best_retreat_paths,
    is_chain,
    measured,
    places,
)
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import (
    PLACE,
    RETREATED,
    Piece,
    Position,
    S42Game,
    names,
    place_name,
)
from grognard.series.zoc_bonds.losses import LossChoice, take_loss
from grognard.series.zoc_bonds.retreat import Flight, go_back

TABLES = PACK.tables


# -- 12.1 the retreat ------------------------------------------------------------------------------------------------


@rule("12.1.1.a", "13.3.2.f")
class RetreatAll(Procedure, frozen=True, kw_only=True):
    """12.1 Every unit left in the hex retreats, each by its own path; a unit that cannot is eliminated (12.2, 12.4).
    Units in full retreat retreat like all others, non-combat units if their owner likes."""

    units: tuple[int, ...]
    origin: int
    lengths: tuple[int, ...]
    """The hexes the result requires: one length, or several to choose from."""
    rout: bool = False
    """13.1.3 They go into full retreat at once."""
    again: bool = True
    """12.4 Whether units that already retreated in this phase are eliminated; not in breakthrough combat (15.3)."""
    group: tuple[int, ...] = ()
    """12.1.3 The units that began the retreat together: they pay for shortening it."""
    owed: int = 0
    """12.1.3 Steps to be paid for it."""

    def run(self, game: S42Game) -> None:
        if self.units and not self.group:
            game.then(replace(self, group=self.units))
        else:
            go_back(game, self)

    def only(self, units: tuple[int, ...]) -> RetreatAll:
        return replace(self, units=units)

    def alive(self, position: Position) -> list[int]:
        """The surviving combat units of the group, remnants in place of their divisions."""
        group = (standing(position, unit) for unit in self.group if COMBAT[unit])
        return [unit for unit in group if present(position, unit)]

    @rule("12.1.3.e", "12.1.3.f", "12.1.3.i")
    def spare(self, position: Position) -> int:
        """12.1.3 Steps that the group can lose and survive; units eliminated anyway pay none (RULING s42-409)."""
        givers = (unit for unit in self.alive(position) if not self.is_beaten(position, unit))
        return sum(position.pieces[unit].steps for unit in givers) - 1

    @rule("12.4.e", "12.4.b", "15.3.b")
    def is_beaten(self, position: Position, unit: int) -> bool:
        """12.4 The unit already retreated in this phase and would retreat again."""
        piece = position.pieces[unit]
        return self.again and COMBAT[unit] and piece.place == self.origin and piece.has(RETREATED)

    @rule("12.2.a", "19.3.e")
    def doomed(self, position: Position, unit: int) -> str:
        """The rule by which a unit would not survive its retreat; empty if it would. Non-combat units go with others or
        not at all."""
        if not COMBAT[unit] and not self.alive(position):
            return "19.3.f"
        if self.is_beaten(position, unit):  # §12.4.e
            return "12.4.e"
        return "" if self.best(position, unit) else "12.2"

    @rule("12.2.a")
    def lose(self, game: S42Game, unit: int, cause: str) -> None:
        """12.2 A combat unit is eliminated; a non-combat unit without a path stays where it is (RULING s42-420), but a
        reserve army with units is lost with them (34.6.2)."""
        if COMBAT[unit]:
            eliminate(game, unit, cause)
        elif contents(game.position, unit):
            return_later(game, unit, "34.6.2.g")

    def question(self, units: tuple[int, ...]) -> Procedure:
        return ChooseRetreat(seats=(SIDES[SIDE[units[0]]],), retreat=self.only(units))

    def best(self, position: Position, unit: int) -> list[Flight]:
        spare = self.spare(position) if COMBAT[unit] else 0
        return best_retreat_paths(position, unit, self.origin, self.lengths, spare)

    def without(self, unit: int) -> RetreatAll:
        return replace(self, units=tuple(other_unit for other_unit in self.units if other_unit != unit))

    @rule("12.1.2.c", "12.1.3.n", "12.1.4.a")
    def go(self, game: S42Game, unit: int, path: tuple[int, ...]) -> None:
        """12.1 The unit retreats through any friendly units, even to an overstacked hex, and is in disorder, however
        far it went. Its side controls what it passes."""
        position = game.position
        way = Way(position, unit, self.origin, path, self.lengths, self.spare(position))
        short = max(self.lengths) - len(path) if measured(way) == Length.SHORTENED else 0
        game.then(replace(self.without(unit), owed=max(self.owed, short)))
        clause = "12.1.3.e" if short else "12.1.1.a"
        start, end, along = HEXES[self.origin], place_name(path[-1]), tuple(map(place_name, path))
        game.log("unit-retreated", clause, unit=UNITS[unit], start=start, end=end, path=along)
        piece: Piece = position.pieces[unit]
        gone = replace(piece, place=path[-1], marks=piece.marks | RETREATED)  # §22.3.1.b, §22.5.b
        game.change(position.with_piece(unit, gone))
        passed(game, (unit,), (self.origin, *path))
        call_off(game, unit, "26.2.d")
        disrupt(game, unit, rout=self.rout)  # §12.1.3.k, §11.6.1.e, §22.5.c
        shaken(game, unit, rout=self.rout)

    def pay(self, game: S42Game) -> None:
        """12.1.3 A step of the group for every hex by which its retreat was shortened. If no combat unit of it is left,
        what it left in the hex is lost; a city battle is over."""
        if self.group and not self.alive(game.position):
            abandon(game, SIDE[self.group[0]], self.origin)  # §19.3.f
        tidy(game)
        game.then(*(ShortfallLoss(retreat=self) for _ in range(self.owed)))  # §12.1.3.e, §12.1.3.f


@rule.forbids("12.1.1.a")
def need_not_retreat(position: Position, retreat: RetreatAll, unit: int) -> Violation:
    """12.1.1 Only the defending units retreat, each of them once."""
    return None if unit in retreat.units else evidence(UNITS[unit], HEXES[retreat.origin])


@rule.forbids("12.1.1.a")
def retreat_leaps(retreat: RetreatAll, unit: int) -> Violation:
    """12.1.1 A retreat is a path of hexes: each adjacent to the one before, from the hex that is left, none of them
    twice."""
    return evidence(UNITS[unit], HEXES[retreat.origin])


def _retreats(position: Position, choice: ChooseRetreat) -> Iterator[Retreat]:
    """The best paths of every unit."""
    for unit in choice.retreat.units:
        for retreat_path in choice.retreat.best(position, unit):
            yield Retreat(UNITS[unit], tuple(map(place_name, retreat_path.path)))  # §12.1.2.a, §12.1.2.b


def _may_retreat(position: Position, choice: ChooseRetreat, action: Retreat) -> Verdict:
    retreat, unit = choice.retreat, UNIT[action.unit]
    asked = judge((need_not_retreat,), position, retreat, unit)
    if not asked:
        return asked
    if not is_chain(position, retreat.origin, action.path):
        return judge((retreat_leaps,), retreat, unit)
    first, spare = retreat.best(position, unit)[0].rank, retreat.spare(position)
    way = Way(position, unit, retreat.origin, places(action.path), retreat.lengths, spare if COMBAT[unit] else 0)
    verdict = judge((*DEADLY, *PRESSED), way)
    return judge(PREFERRED, Choice(way, first)) if verdict is True else verdict


RETREAT = Verb(
    Retreat,
    candidates=_retreats,
    exists=lambda position, choice, action: (
        action.unit in UNIT and all(name in HEX or name in PLACE for name in action.path)
    ),
    verdict=_may_retreat,
    resolve=lambda game, choice, action: choice.retreat.go(game, UNIT[action.unit], places(action.path)),
)


@rule.forbids("12.1.1.a")
def combat_units_must_go(position: Position, retreat: RetreatAll, unit: int) -> Violation:
    """12.1.1 Only non-combat units may stay behind when a hex is left."""
    return evidence(UNITS[unit]) if COMBAT[unit] else None


@rule.forbids("34.6.2.f")
def army_goes_with_its_units(position: Position, retreat: RetreatAll, unit: int) -> Violation:
    """34.6.2 A reserve army with units in its box retreats like the units that defended it."""
    return evidence(UNITS[unit]) if contents(position, unit) else None


@rule("19.3.e")
def stay_behind(game: S42Game, choice: ChooseRetreat, action: StayBehind) -> None:
    """19.3 A non-combat unit need not go along."""
    game.then(choice.retreat.without(UNIT[action.unit]))
    game.log("unit-stayed-behind", "19.3.e", unit=action.unit, hex=HEXES[choice.retreat.origin])


STAY_BEHIND = Verb(
    StayBehind,
    candidates=lambda position, choice: (StayBehind(UNITS[unit]) for unit in choice.retreat.units),
    exists=lambda position, choice, action: action.unit in UNIT,
    args=lambda position, choice, action: (position, choice.retreat, UNIT[action.unit]),
    forbids=(need_not_retreat, combat_units_must_go, army_goes_with_its_units),
    resolve=stay_behind,
)


class ChooseRetreat(Decision, frozen=True, kw_only=True):
    """12.1.3 The owner retreats the units, each by its own path. Non-combat units may stay behind."""

    rule: ClassVar[str] = "12.1.3.a"
    verbs = (RETREAT, STAY_BEHIND)
    retreat: RetreatAll

    def actions(self, game: S42Game) -> list[Action]:
        """Unit by unit, as a player looks at them."""
        order = names(self.retreat.units)
        return sorted(Decision.actions(self, game), key=lambda action: order.index(action.touches()[0]))

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return names(self.retreat.units)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-retreat", {"hex": HEXES[self.retreat.origin], "hexes": max(self.retreat.lengths)})


@rule("12.1.1.a", "18.6.6.a", "19.3.g")
def thrown_back(position: Position, battle: Battle, lengths: tuple[int, ...] = (), *, rout: bool = False) -> RetreatAll:
    """12.1.1 The retreat of all units that a combat has left in the hex, except supply points: as far as its result
    says, unless told otherwise. A second retreat eliminates them, but not in breakthrough combat, nor in the movement
    phase."""
    foe, hex_ = 1 - battle.side, battle.target
    units = (*position.fighters(hex_, foe), *companions(position, hex_, foe))
    required = lengths or (TABLES.results[battle.label].retreat,)  # §12.1.1.b, §12.1.1.c, §12.1.1.d
    again = battle.kind == "attack"  # §12.4.b, §12.4.e, §15.3.b
    return RetreatAll(units=units, origin=hex_, lengths=required, rout=rout, again=again, group=units)


# -- 12.1.3 what a short way costs -----------------------------------------------------------------------------------


@rule("12.1.3.e", "12.1.3.f")
class ShortfallLoss(Procedure, frozen=True, kw_only=True):
    """12.1.3 One step of the group that shortened its retreat; the owner chooses whose."""

    retreat: RetreatAll

    def run(self, game: S42Game) -> None:
        victims = self.victims(game.position)
        take_loss(game, victims, lambda unit: lose_step(game, unit, "12.1.3.e"), lambda units: self.ask(game, units))

    def victims(self, position: Position) -> list[int]:
        return self.retreat.alive(position)

    def ask(self, game: S42Game, victims: tuple[int, ...]) -> ChooseShortfall:
        return ChooseShortfall(seats=(SIDES[SIDE[victims[0]]],), victims=victims, cause="12.1.3.e")


@rule.forbids("12.1.3.e")
def has_shortened_no_retreat(victims: tuple[int, ...], unit: int) -> Violation:
    """12.1.3 The stack that shortens its retreat pays for it."""
    return None if unit in victims else evidence(UNITS[unit])


LOSE_STEP_FOR_SHORTENING = Verb(
    LoseStep,
    candidates=lambda position, choice: (LoseStep(UNITS[unit]) for unit in choice.victims),
    exists=lambda position, choice, action: action.unit in UNIT,
    args=lambda position, choice, action: (choice.victims, UNIT[action.unit]),
    forbids=(has_shortened_no_retreat,),
    resolve=lambda game, choice, action: lose_step(game, UNIT[action.unit], choice.cause),
)


class ChooseShortfall(LossChoice, frozen=True, kw_only=True):
    """12.1.3 Which unit of the group loses a step for the shorter path."""

    rule: ClassVar[str] = "12.1.3.e"
    verbs = (LOSE_STEP_FOR_SHORTENING,)
    counters = UNITS

    def answer(self, counter: str) -> LoseStep:
        return LoseStep(counter)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-shortfall")


# -- 13.3.2 flight ---------------------------------------------------------------------------------------------------


@rule("13.3.2.g", "13.3.2.h")
class Flee(Procedure, frozen=True, kw_only=True):
    """13.3.2 A combat unit of this side has entered a hex by movement or advance and can still continue: every adjacent
    hex whose combat units are all in full retreat is vacated at once, two hexes back. It does not have to stop for
    that."""

    # RULING s42-401: a unit that ends its move or advance beside units in full retreat sets off nothing.
    side: int
    hex: int
    able: bool = True
    """Whether the approaching unit can still continue."""

    def run(self, game: S42Game) -> None:
        position, foe = game.position, 1 - self.side
        hexes = hexes_in_full_retreat(position, foe, self.hex) if self.able else []  # §13.3.2.i, §13.3.2.j
        game.then(
            *(
                RetreatAll(
                    units=(*position.fighters(hex_, foe), *companions(position, hex_, foe)),  # §19.3.h
                    origin=hex_,
                    lengths=(TABLES.auto_retreat,),
                    rout=True,
                    again=False,
                )
                for hex_ in hexes
            )
        )
