"""18.0 The supply phase: units without a line are marked, infantry beyond a canal dismounts, supply heads return and
are depleted."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.h44.combat.losses import lose_step
from grognard.games.h44.data.board import HEX, HEXES
from grognard.games.h44.data.units import (
    ALLIED,
    MECHANISED,
    MORALE,
    PACK,
    SIDE,
    SIDES,
    SUPPLY_HEAD,
    UNIT,
    UNITS,
    VEHICLE,
)
from grognard.games.h44.interface.actions import Refit
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    DEPLETED,
    DISMOUNTED,
    DISRUPTED,
    ELIMINATED,
    LANDED,
    UNSUPPLIED,
    H44Game,
    Piece,
    Position,
    names,
    place_name,
)
from grognard.games.h44.supply.lines import (
    HEADS,
    has_line,
    head_line,
    head_of,
    hex_has_line,
    in_own_area,
    net_of,
    overland,
    own_areas,
    road_reached,
    shores,
    trace,
    walks,
)
from grognard.games.h44.turn.weather import part

__all__ = [
    "SupplyPhase",
    "has_line",
    "head_line",
    "head_of",
    "hex_has_line",
    "isolated",
    "net_of",
    "remounted",
    "road_reached",
    "trace",
]

HEADS_UNTIL = PACK.tables.heads_last_turn
"""18.2.2 The last turn on which supply heads provide supply."""
KEPT = PACK.tables.attrition_to + 1
"""27.2.2 From this roll on an isolated unit loses nothing."""


@rule("3.o", "18.1.a")
class SupplyPhase(Procedure, frozen=True, kw_only=True):
    """18.1 Isolation losses, lost supply heads, the check of every unit, and the depletion of the supply heads."""

    side: int

    def run(self, game: H44Game) -> None:
        steps: list[Procedure] = [Isolation(side=self.side)] if game.position.rules.attrition else []
        if self.side == ALLIED:
            steps += [ReturnHeads(), CheckSupply(side=self.side), RunDry()]
        else:
            steps += [CheckSupply(side=self.side)]
        game.then(*steps)


def checked(position: Position, side: int) -> list[int]:
    """18.1 The units of a side that need supply: on or off the map; a supply head supplies itself."""
    return [
        unit
        for unit, piece in enumerate(position.pieces)
        if SIDE[unit] == side
        and not SUPPLY_HEAD[unit]  # §27.2.1.d
        and (piece.place >= 0 or in_own_area(position, unit))
    ]


@rule("18.1.b", "18.1.c", "18.1.d")
class CheckSupply(Procedure, frozen=True, kw_only=True):
    """18.1 A unit without a line is marked; one that has a line again loses the marker. Units that landed this turn
    need none yet."""

    side: int

    def run(self, game: H44Game) -> None:
        position = game.position
        changed: dict[int, Piece] = {}
        cut, back = [], []
        for unit in checked(position, self.side):
            piece = position.pieces[unit]
            supplied = piece.has(LANDED) or has_line(position, unit)  # §18.5.a, §18.5.b
            if not supplied and not piece.has(UNSUPPLIED):
                cut.append(unit)
            if supplied and piece.has(UNSUPPLIED):
                back.append(unit)
            now = piece.cleared(UNSUPPLIED | DISMOUNTED)  # §18.1.d
            if not supplied:  # §18.1.b, §18.6.f
                now = now.marked(UNSUPPLIED)
            elif self.dismounts(position, unit):
                now = now.marked(DISMOUNTED)
            if now != piece:
                changed[unit] = now
        walking = [
            u for u, piece in changed.items() if piece.has(DISMOUNTED) and not position.pieces[u].has(DISMOUNTED)
        ]
        game.change(position.with_pieces(changed))
        game.log("supply-checked", "18.1.a", side=SIDES[self.side], count=len(cut))
        if cut:
            game.log("units-cut-off", "18.1.b", units=names(cut))
        if back:
            game.log("units-supplied-again", "18.1.d", units=names(back))
        if walking:
            game.log("units-dismounted", "18.6.a", units=names(walking))

    @rule("18.6.a", "18.6.c")
    def dismounts(self, position: Position, unit: int) -> bool:
        """18.6 Allied motorised infantry whose line wades through a canal dismounts."""
        if self.side != ALLIED or not MECHANISED[unit] or VEHICLE[unit]:
            return False
        return walks(position, unit)


@rule("18.6.e")
def remounted(position: Position, units: tuple[int, ...]) -> Position:
    """18.6 Before movement: infantry whose line no longer wades through a canal mounts again."""
    remounting = [
        u for u in units if position.pieces[u].has(DISMOUNTED) and has_line(position, u) and not walks(position, u)
    ]
    return position.unmark(remounting, DISMOUNTED) if remounting else position


# -- 18.2 supply heads -----------------------------------------------------------------------------------------------


@rule("18.2.2.c", "18.2.2.g", "18.2.2.l")
class RunDry(Procedure, frozen=True, kw_only=True):
    """18.2.2 At the end of the Allied supply phase of turn 5 every supply head is turned to its depleted side."""

    def run(self, game: H44Game) -> None:
        position = game.position
        heads = [head for head in HEADS.values() if not position.pieces[head].has(DEPLETED)]
        if position.turn == HEADS_UNTIL and heads:
            game.change(position.mark(heads, DEPLETED))
            game.log("supply-heads-depleted", "18.2.2.c", units=names(heads))


@rule("18.2.3.b", "18.2.3.c", "6.1.h")
def havens(position: Position, head: int) -> list[int]:
    """18.2.3 The hexes with a unit of the division and without another supply head (6.1)."""
    own = (u for u in position.on_map(ALLIED) if u != head and head_of(u) == head)
    taken = {position.pieces[another].place for another in HEADS.values()}
    return sorted({position.pieces[unit].place for unit in own} - taken)


@rule("18.2.3.a", "18.2.3.c")
class ReturnHeads(Procedure, frozen=True, kw_only=True):
    """18.2.3 Each eliminated supply head returns if a unit of its division is on the map."""

    def run(self, game: H44Game) -> None:
        position = game.position
        for head in HEADS.values():
            if position.pieces[head].place == ELIMINATED and (hexes := havens(position, head)):
                if len(hexes) == 1:
                    _return(game, head, hexes[0])
                    game.then(self)
                else:
                    game.then(PlaceHead(seats=(SIDES[ALLIED],), head=head), self)
                return


@rule.forbids("18.2.3.b")
def head_returns_to_its_division(position: Position, head: int, unit: str, at: str) -> Violation:
    """18.2.3 The returning supply head is placed with a unit of its division, and not with another head (6.1)."""
    fits = unit == UNITS[head] and at in HEX and HEX[at] in havens(position, head)
    return None if fits else evidence(UNITS[head])


@rule("18.2.3.d", "18.2.3.e")
def _return(game: H44Game, head: int, hex_: int) -> None:
    """18.2.3 It returns depleted and disrupted."""
    piece = replace(game.position.pieces[head], place=hex_, steps=1, order=DISRUPTED, marks=DEPLETED)
    game.change(game.position.with_piece(head, piece))
    game.log("supply-head-returned", "18.2.3.a", unit=UNITS[head], hex=HEXES[hex_])


PLACE_HEAD = Verb(
    Refit,
    candidates=lambda position, asked: [Refit(UNITS[asked.head], HEXES[hex_]) for hex_ in havens(position, asked.head)],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (position, asked.head, action.unit, action.at),
    forbids=(head_returns_to_its_division,),
    resolve=lambda game, asked, action: _return(game, UNIT[action.unit], HEX[action.at]),
)


class PlaceHead(Decision, frozen=True, kw_only=True):
    """18.2.3 The Allied player chooses the hex of a returning supply head."""

    rule: ClassVar[str] = "18.2.3.b"
    verbs = (PLACE_HEAD,)
    head: int

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return (UNITS[self.head],)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-place-head", {"unit": UNITS[self.head]})


# -- 27.2 isolation --------------------------------------------------------------------------------------------------


@rule("27.2.1.e", "27.2.1.f")
def isolated(position: Position, unit: int) -> bool:
    """27.2.1 No overland path of any length leads to a source of the unit, or to its depleted supply head."""
    if position.pieces[unit].place < 0:
        return False
    side, head = SIDE[unit], head_of(unit)
    ends = dict.fromkeys((hex_ for area in own_areas(position, side) for hex_ in shores(position, area)), 0)
    if head >= 0 and position.pieces[head].place >= 0:
        ends[position.pieces[head].place] = 0
    return not overland(position, side, position.pieces[unit].place, ends, None)


@rule("27.2.3.a", "27.2.3.b", "27.2.3.c")
def isolation_modifiers(position: Position, unit: int) -> tuple[Modifier, ...]:
    """27.2.3 Elite and Allied units add one (once), low-quality ones subtract one; a city within the pocket adds
    two."""
    modifiers, value = [], PACK.tables.modifiers["attrition"]
    if SIDE[unit] == ALLIED or MORALE[unit] > 0:
        modifiers.append(Modifier("elite-or-allied", value["elite-or-allied"], "27.2.3.a", "total"))
    if MORALE[unit] < 0:
        modifiers.append(Modifier("low-quality", value["low"], "27.2.3.b", "total"))
    cities = dict.fromkeys(position.country.cities, 0)
    if overland(position, SIDE[unit], position.pieces[unit].place, cities, None):
        modifiers.append(Modifier("city-in-reach", value["city"], "27.2.3.c", "total"))
    return tuple(modifiers)


@rule("27.2.1.b", "27.2.1.c", "27.2.2.a")
class Isolation(Procedure, frozen=True, kw_only=True):
    """27.2 At night each isolated unit that was already marked out of supply rolls for a step."""

    side: int

    def run(self, game: H44Game) -> None:
        if part(game.position) != "night":  # §20.1.h, §27.2.1.a
            return
        position = game.position
        # §27.2.1.c
        marked = [unit for unit in checked(position, self.side) if position.pieces[unit].has(UNSUPPLIED)]
        for unit in [unit for unit in marked if isolated(position, unit)]:
            self.roll(game, unit)  # §27.2.2.a

    @rule("27.2.2.b", "27.2.2.c", "27.2.2.d")
    def roll(self, game: H44Game, unit: int) -> None:
        """27.2.2 One to four costs a step, even the last."""
        dice = game.roll(1)
        modifiers = isolation_modifiers(game.position, unit)
        total = max(1, min(6, dice[0] + sum(line.value for line in modifiers)))  # §27.2.3.d, §27.2.3.e
        roll = Roll(dice, KEPT, hits=int(total >= KEPT), total=total, modifiers=modifiers)
        at = place_name(game.position.pieces[unit].place)
        game.log("isolation-rolled", "27.2.2", roll=roll, unit=UNITS[unit], hex=at)
        if total < KEPT:  # §27.2.2.b, §27.2.2.c
            lose_step(game, unit, "27.2.2.b")
