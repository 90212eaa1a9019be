"""34.6, 34.7 Reserve armies and the enemy: units that leave their box to defend, what becomes of the others, and the
end of an unmasked army."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.boxes.boxes import ARMIES, armies_in, army_of, contents, sheltered, shown_by
from grognard.games.s42.boxes.maskirovka import OWNER, is_in_play, show
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.units import AXIS, PACK, SOVIET, UNIT, UNITS
from grognard.games.s42.forces.noncombat import return_later
from grognard.games.s42.interface.actions import ManTheHex, Show, StayHidden
from grognard.games.s42.retreat.disorder import disrupt
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import UNMASKED, Position, S42Game, names, place_name
from grognard.games.s42.state.stacking import excess

MOST = PACK.tables.reserve_army_defenders
"""34.6.2 Units that leave a box to defend."""


# -- 34.6.2 the hex is attacked --------------------------------------------------------------------------------------


class Manning(Struct, frozen=True):
    """Units that would leave their boxes to defend a hex."""

    position: Position
    hex: int
    units: tuple[int, ...]


@rule.forbids("34.6.2.a")
def is_not_sheltered_there(manning: Manning) -> Violation:
    """34.6.2 Units from the boxes of the armies in the hex, each once."""
    pool = sheltered(manning.position, manning.hex)
    strangers = [unit for unit in manning.units if unit not in pool or manning.units.count(unit) > 1]
    return evidence(*names(strangers)) if strangers else None


@rule.forbids("34.6.2.a")
def too_many_leave_the_box(manning: Manning) -> Violation:
    """34.6.2 At most three of each army, including units it has shown."""
    position = manning.position
    for army in armies_in(position, manning.hex):
        own = [unit for unit in manning.units if unit in contents(position, army)]
        if own and len(own) + len(shown_by(position, army)) > MOST:
            return evidence(UNITS[army], *names(own[:1]), count=MOST)
    return None


@rule.forbids("34.6.2.a")
def hex_cannot_hold_them(manning: Manning) -> Violation:
    """34.6.2, 4.1 Within the stacking limits; units that stay in the box do not count."""
    position = manning.position
    stack = position.of_side(manning.hex, SOVIET)
    worse = excess(position, SOVIET, (*stack, *manning.units)) > excess(position, SOVIET, stack)
    return evidence(HEXES[manning.hex]) if worse and manning.units else None


MANNING = (is_not_sheltered_there, too_many_leave_the_box, hex_cannot_hold_them)


@rule("34.6.2.a", "34.6.2.b", "34.7.a")
class ManHex(Procedure, frozen=True, kw_only=True):
    """34.6.2 A hex is attacked. Units shown by its reserve armies defend it, and unmask them; then their owner chooses
    which others come out, if there are any."""

    hex: int

    def run(self, game: S42Game) -> None:
        position = game.position
        armies = armies_in(position, self.hex)
        shown = [unit for army in armies for unit in shown_by(position, army)]
        open_ = [army for army in armies if shown_by(position, army)]
        if shown:
            rows = tuple(row for row in position.shown if row[0] not in shown)
            game.change(position.but(shown=rows).mark(open_, UNMASKED))
            game.log("armies-unmasked", "34.6.2.b", armies=names(open_), hex=HEXES[self.hex])
        if armies:
            game.reveal()  # whether the owner is asked tells whether the boxes hold units
        if sheltered(game.position, self.hex):
            game.then(ChooseGarrison(seats=OWNER, hex=self.hex, out=len(shown)))


@rule.forbids("34.6.2.a")
def others_defend_already(choice: ChooseGarrison) -> Violation:
    """34.6.2 Units already shown count among the three."""
    return evidence(HEXES[choice.hex], count=MOST)


def _mannings(position: Position, choice: ChooseGarrison) -> Iterator[ManTheHex]:
    pool = sheltered(position, choice.hex)
    for size in range(1, choice.room + 1):
        yield from (ManTheHex(names(group)) for group in combinations(pool, size))


def _may_man(position: Position, choice: ChooseGarrison, action: ManTheHex) -> Verdict:
    if choice.out and len(action.units) > choice.room:
        return judge((others_defend_already,), choice)
    return judge(MANNING, Manning(position, choice.hex, tuple(UNIT[name] for name in action.units)))


def _man(game: S42Game, choice: ChooseGarrison, action: ManTheHex) -> None:
    position, units = game.position, tuple(UNIT[name] for name in action.units)
    if not units:
        return
    armies = sorted({army for unit in units if (army := army_of(position, position.pieces[unit].place)) is not None})
    moved = {
        unit: replace(position.pieces[unit], place=choice.hex) for unit in units
    }  # §34.6.2.b, §34.6.2.c, §34.6.2.e
    game.change(position.with_pieces(moved).mark(armies, UNMASKED))
    game.reveal()
    game.log("hex-manned", "34.6.2.a", units=names(units), hex=HEXES[choice.hex], armies=names(armies))


MAN_THE_HEX = Verb(
    ManTheHex,
    candidates=_mannings,
    exists=lambda position, choice, action: all(name in UNIT for name in action.units),
    verdict=_may_man,
    resolve=_man,
    irreversible=True,
)
STAY_HIDDEN = Verb(StayHidden, resolve=lambda game, choice, action: None, ends=True, confirm=True)


class ChooseGarrison(Decision, frozen=True, kw_only=True):
    """34.6.2 Up to three units come out and defend, or none. The others stay in the box: they have no strength, do not
    count for stacking and lead no defence."""

    rule: ClassVar[str] = "34.6.2.a"
    verbs = (MAN_THE_HEX, STAY_HIDDEN)
    hex: int
    out: int = 0
    """Units lying on the army counters, which defend already."""

    @property
    def room(self) -> int:
        """How many more may come out."""
        return max(0, MOST - self.out)

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.hex], *names(armies_in(game.position, self.hex)))

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-garrison", {"hex": HEXES[self.hex], "count": self.room})


# -- 19.2 an enemy wants to enter the hex ----------------------------------------------------------------------------


@rule("34.6.2.h", "19.2.f", "34.2.e")
def is_held_in_secret(position: Position, side: int, hex_: int) -> bool:
    """34.6.2 No unit is visible in the hex, but a reserve army there has units in its box: it may not simply be
    entered."""
    # RULING s42-809: only an army with an empty box is a mere non-combat unit; the owner of another shows a unit.
    return side == AXIS and hex_ >= 0 and not position.fighters(hex_, SOVIET) and bool(sheltered(position, hex_))


@rule("34.1.1.c", "34.6.2.h")
def is_barred(game: S42Game, side: int, hex_: int) -> bool:
    """34.6.2 The enemy enters a hex with only reserve armies. Either way it is revealed whether their boxes hold
    units."""
    position = game.position
    if side == AXIS and hex_ >= 0 and armies_in(position, hex_) and not position.fighters(hex_, SOVIET):
        game.reveal()
    return is_held_in_secret(position, side, hex_)


@rule.forbids("34.2.e")
def is_not_with_that_army(position: Position, hex_: int, unit: int) -> Violation:
    """34.2 A unit from the box of the army in the way."""
    return None if unit in sheltered(position, hex_) else evidence(UNITS[unit], HEXES[hex_])


BAR_THE_WAY = Verb(
    Show,
    candidates=lambda position, choice: (Show(UNITS[unit]) for unit in sheltered(position, choice.hex)),
    exists=lambda position, choice, action: action.unit in UNIT,
    args=lambda position, choice, action: (position, choice.hex, UNIT[action.unit]),
    forbids=(is_not_with_that_army,),
    resolve=lambda game, choice, action: show(game, UNIT[action.unit]),
    irreversible=True,
)


class BarTheWay(Decision, frozen=True, kw_only=True):
    """34.2 An enemy would enter the hex of a reserve army that has units: its owner shows one of them, and the enemy
    stays out."""

    rule: ClassVar[str] = "34.2.e"
    verbs = (BAR_THE_WAY,)
    hex: int

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.hex], *names(armies_in(game.position, self.hex)))

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-bar-the-way", {"hex": HEXES[self.hex]})


# -- 34.6.2 after the fight ------------------------------------------------------------------------------------------


@rule("34.6.2.f")
def shaken(game: S42Game, army: int, *, rout: bool) -> None:
    """34.6.2 A reserve army has retreated: all units in its box are in the same disorder as the defenders."""
    for unit in contents(game.position, army):
        disrupt(game, unit, rout=rout)


# -- 34.7 the end of a reserve army ----------------------------------------------------------------------------------


@rule("34.7.a")
class RemoveArmies(Procedure, frozen=True, kw_only=True):
    """34.7 At the end of the Soviet turn every unmasked army leaves the map: all units in its box are placed in its
    hex, however many, and it returns like other non-combat units."""

    def run(self, game: S42Game) -> None:
        for army in ARMIES:
            if game.position.pieces[army].has(UNMASKED) and is_in_play(game.position, army):
                disband(game, army)
        rows = tuple(row for row in game.position.shown if row[0] in shown_by(game.position, row[1]))
        game.change(game.position.but(shown=rows))


@rule("34.7.b", "34.7.c", "34.7.e")
def disband(game: S42Game, army: int) -> None:
    position = game.position
    place, units = position.pieces[army].place, contents(position, army)
    out = {unit: replace(position.pieces[unit], place=place) for unit in units}
    rows = tuple(row for row in position.shown if row[1] != army)
    game.change(position.with_pieces(out).but(shown=rows))
    game.log("army-dissolved", "34.7.a", army=UNITS[army], place=place_name(place), count=len(units))
    return_later(game, army, "34.7.e")
