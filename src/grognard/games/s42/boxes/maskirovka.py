"""34.1, 34.2 Maskirovka: the markers that assign the boxes, exchanged in secret, and units that a reserve army shows.
How units enter the boxes is in `box_joining`, how they leave in `box_leaving`, how they defend in `box_defence`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.boxes.boxes import ARMIES, BOXES, army_of, box_of, departed, in_box, joined, shown_by, shows
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, RESERVE_ARMY, SOVIET, UNIT, UNITS
from grognard.games.s42.interface.actions import GiveMask, Hide, Show, SwapMasks
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    BOX,
    IN_FULL_RETREAT,
    MOVED,
    PLACE,
    TRAIN,
    UNMASKED,
    Position,
    S42Game,
    place_name,
)
from grognard.games.s42.state.stacking import excess
from grognard.games.s42.supply.sources import in_area

TABLES = PACK.tables
OWNER = (SIDES[SOVIET],)


def is_in_play(position: Position, army: int) -> bool:
    place = position.pieces[army].place
    return place >= 0 or in_area(place)


# -- 34.1.1 the markers are given ------------------------------------------------------------------------------------


def unmarked(position: Position) -> list[int]:
    """34.1.1 Armies in play that have no marker yet."""
    return [army for army in ARMIES if is_in_play(position, army) and box_of(position, army) is None]


def unused(position: Position) -> list[int]:
    """34.1.1 The boxes whose markers lie under no army."""
    return [box for box in BOXES if army_of(position, box) is None]


@rule.forbids("34.1.2.b")
def army_has_its_marker(position: Position, army: int, box: int) -> Violation:
    """34.1.2 A marker that was given stays."""
    return None if army in unmarked(position) else evidence(UNITS[army])


@rule.forbids("34.1.1.c")
def marker_lies_elsewhere(position: Position, army: int, box: int) -> Violation:
    """34.1.1 There is one marker for each box."""
    return None if box in unused(position) else evidence(place_name(box))


@rule("34.1.1.c")
class GiveMarkers(Procedure, frozen=True, kw_only=True):
    """34.1.1 The reserve armies have arrived: each gets a marker, in secret. The last gets the one left over."""

    def run(self, game: S42Game) -> None:
        armies, boxes = unmarked(game.position), unused(game.position)
        if not armies:
            return
        if len(armies) == len(boxes) == 1:
            give(game, armies[0], boxes[0])
        else:
            game.then(ChooseMarker(seats=OWNER), self)


def give(game: S42Game, army: int, box: int) -> None:
    masks = dict(zip(ARMIES, game.position.masks or (-1,) * len(ARMIES), strict=True)) | {army: BOX - box}
    game.change(game.position.but(masks=tuple(masks[army] for army in ARMIES)))
    game.log("marker-given", "34.1.1.c", to=OWNER, army=UNITS[army], box=place_name(box))


def _markers(position: Position, choice: ChooseMarker) -> Iterator[GiveMask]:
    boxes = unused(position)
    return (GiveMask(UNITS[army], place_name(box)) for army in unmarked(position) for box in boxes)


def _names_army_and_box(position: Position, choice: ChooseMarker, action: GiveMask) -> bool:
    return action.army in UNIT and RESERVE_ARMY[UNIT[action.army]] and PLACE.get(action.box) in BOXES


GIVE_MASK = Verb(
    GiveMask,
    candidates=_markers,
    exists=_names_army_and_box,
    args=lambda position, choice, action: (position, UNIT[action.army], PLACE[action.box]),
    forbids=(army_has_its_marker, marker_lies_elsewhere),
    resolve=lambda game, choice, action: give(game, UNIT[action.army], PLACE[action.box]),
)


class ChooseMarker(Decision, frozen=True, kw_only=True):
    """34.1.1 Which marker lies under which army is the Soviet player's secret."""

    rule: ClassVar[str] = "34.1.1.c"
    verbs = (GIVE_MASK,)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-marker")


# -- 34.1.2 the markers are exchanged --------------------------------------------------------------------------------


class Exchange(Struct, frozen=True):
    """Two reserve armies whose markers would be exchanged."""

    position: Position
    side: int
    first: int
    second: int

    @property
    def named(self) -> tuple[str, str]:
        return UNITS[self.first], UNITS[self.second]


@rule.forbids("34.1.2.c")
def only_reserve_armies_have_markers(exchange: Exchange) -> Violation:
    """34.1.2 Two reserve armies of the Soviet player, each with its marker."""
    armies = {exchange.first, exchange.second}
    fits = exchange.side == SOVIET and len(armies) == 2 and all(RESERVE_ARMY[army] for army in armies)
    return None if fits and all(box_of(exchange.position, a) is not None for a in armies) else evidence(*exchange.named)


@rule("34.1.2.c", "34.1.2.d")
@rule.forbids("34.1.2.b")
def armies_are_apart(exchange: Exchange) -> Violation:
    """34.1.2 They must be in one hex or one entry area."""
    first, second = (exchange.position.pieces[army].place for army in (exchange.first, exchange.second))
    together = first == second and is_in_play(exchange.position, exchange.first)
    return None if together else evidence(*exchange.named)


@rule("34.1.2.c", "34.1.2.d")
@rule.forbids("34.1.2.b")
def armies_did_not_begin_together(exchange: Exchange) -> Violation:
    """34.1.2 And have begun the movement phase there: neither has moved this turn, nor taken in or released units."""
    position = exchange.position
    for army in (exchange.first, exchange.second):
        box = box_of(position, army)
        touched = box is not None and (position.uses(joined(box)) or position.uses(departed(box)))
        if position.pieces[army].has(MOVED | TRAIN) or touched:
            return evidence(UNITS[army])
    return None


@rule.forbids("34.7.a", "34.2.e")
def army_keeps_its_marker(exchange: Exchange) -> Violation:
    """34.7, 34.2 An unmasked army is about to leave, and one that shows a unit has revealed its box."""
    position = exchange.position
    for army in (exchange.first, exchange.second):
        if position.pieces[army].has(UNMASKED):
            return evidence(UNITS[army], by="34.7.a")
        if shown_by(position, army):
            return evidence(UNITS[army], by="34.2.e")
    return None


EXCHANGING = (
    only_reserve_armies_have_markers,
    armies_are_apart,
    armies_did_not_begin_together,
    army_keeps_its_marker,
)


def _exchange(position: Position, side: int, action: SwapMasks) -> Exchange:
    return Exchange(position, side, UNIT[action.one], UNIT[action.other])


def _swaps(position: Position, side: int) -> Iterator[SwapMasks]:
    there = [army for army in ARMIES if is_in_play(position, army)] if side == SOVIET else []
    for k, first in enumerate(there):
        for second in there[k + 1 :]:
            if position.pieces[first].place == position.pieces[second].place:
                yield SwapMasks(UNITS[first], UNITS[second])
                yield SwapMasks(UNITS[first], UNITS[second], truly=False)


@rule("34.1.2.c", "34.1.2.d")
def _swap(game: S42Game, side: int, action: SwapMasks) -> None:
    """34.1.2 The markers change places, or seem to: the enemy sees that an exchange was made, the owner whether it was
    real."""
    first, second = ARMIES.index(UNIT[action.one]), ARMIES.index(UNIT[action.other])
    masks = list(game.position.masks)
    if action.truly:
        masks[first], masks[second] = masks[second], masks[first]
    game.change(game.position.but(masks=tuple(masks)))
    game.log("markers-shuffled", "34.1.2.c", one=action.one, other=action.other)
    game.log("markers-exchanged", "34.1.2.c", to=OWNER, count=int(action.truly))


SWAP = Verb(
    SwapMasks,
    candidates=_swaps,
    exists=lambda position, side, action: action.one in UNIT and action.other in UNIT,
    args=lambda position, side, action: (_exchange(position, side, action),),
    forbids=EXCHANGING,
    resolve=_swap,
    group="maskirovka",
)
"""34.1.2 In the Soviet movement phase."""


# -- 34.2 units that are shown ---------------------------------------------------------------------------------------


class Display(Struct, frozen=True):
    """A unit that would be shown, or put back."""

    position: Position
    side: int
    unit: int

    @property
    def army(self) -> int | None:
        place = self.position.pieces[self.unit].place
        return army_of(self.position, place) if in_box(place) and self.side == SOVIET else None


@rule.forbids("34.2.e")
def unit_is_in_no_box(display: Display) -> Violation:
    """34.2 A unit from the box of a reserve army is shown."""
    return None if display.army is not None else evidence(UNITS[display.unit])


@rule.forbids("34.2.e")
def army_is_off_the_map(display: Display) -> Violation:
    """34.2 On the counter of an army that is in a hex."""
    army = display.army
    return evidence(UNITS[display.unit]) if army is None or display.position.pieces[army].place < 0 else None


@rule("34.2.f")
@rule.forbids("34.2.e")
def shown_unit_is_in_full_retreat(display: Display) -> Violation:
    """34.2 It must be fit: a unit in full retreat has no ZOC."""
    return evidence(UNITS[display.unit]) if display.position.pieces[display.unit].order == IN_FULL_RETREAT else None


@rule("34.2.e")
@rule.forbids("34.6.2.a")
def hex_has_no_room_to_show(display: Display) -> Violation:
    """34.2, 34.6.2 As many as could defend the hex: three of a box, within the stacking limits."""
    # RULING s42-807: "a fitting unit" may be two, where bonds need two.
    position, army = display.position, display.army
    assert army is not None
    hex_ = position.pieces[army].place
    stack = position.of_side(hex_, SOVIET)
    full = len(shown_by(position, army)) >= TABLES.reserve_army_defenders
    crowded = excess(position, SOVIET, (*stack, display.unit)) > excess(position, SOVIET, stack)
    return evidence(UNITS[display.unit], place_name(hex_)) if full or crowded else None


SHOWING = (unit_is_in_no_box, army_is_off_the_map, shown_unit_is_in_full_retreat, hex_has_no_room_to_show)


@rule("34.2.e", "34.2.f")
def show(game: S42Game, unit: int) -> None:
    """34.2 The unit is placed on its army's counter, with its ZOC and bonds; it still belongs to the box."""
    # RULING s42-808: to show a unit unmasks no army (34.7 names other reasons).
    position = game.position
    army = army_of(position, position.pieces[unit].place)
    assert army is not None
    hex_ = position.pieces[army].place
    rows = tuple(sorted({*position.shown, (unit, army)}))
    game.change(position.with_piece(unit, replace(position.pieces[unit], place=hex_)).but(shown=rows))
    game.reveal()
    game.log("unit-shown", "34.2.e", unit=UNITS[unit], army=UNITS[army], hex=place_name(hex_))


def _shows(position: Position, side: int) -> Iterator[Show]:
    if side == SOVIET:
        for box in BOXES:
            yield from (Show(UNITS[unit]) for unit in position.at(box))


SHOW = Verb(
    Show,
    candidates=_shows,
    exists=lambda position, side, action: action.unit in UNIT,
    args=lambda position, side, action: (Display(position, side, UNIT[action.unit]),),
    forbids=SHOWING,
    resolve=lambda game, side, action: show(game, UNIT[action.unit]),
    irreversible=True,
    group="maskirovka",
)
"""34.2 In the Soviet movement phase."""


@rule.forbids("34.2.e")
def unit_is_not_shown(display: Display) -> Violation:
    """34.2 Only a unit on its army's counter is put back."""
    shown = display.side == SOVIET and shows(display.position, display.unit) is not None
    return None if shown else evidence(UNITS[display.unit])


@rule("34.2.e")
def _hide(game: S42Game, side: int, action: Hide) -> None:
    """34.2 The unit goes back into its box."""
    position, unit = game.position, UNIT[action.unit]
    army = shows(position, unit)
    assert army is not None
    box = box_of(position, army)
    assert box is not None
    rows = tuple(row for row in position.shown if row[0] != unit)
    game.change(position.with_piece(unit, replace(position.pieces[unit], place=box)).but(shown=rows))
    game.log("unit-hidden", "34.2.e", unit=action.unit, army=UNITS[army])


def _hides(position: Position, side: int) -> Iterator[Hide]:
    if side == SOVIET:
        yield from (Hide(UNITS[unit]) for unit, _ in position.shown if shows(position, unit) is not None)


HIDE = Verb(
    Hide,
    candidates=_hides,
    exists=lambda position, side, action: action.unit in UNIT,
    args=lambda position, side, action: (Display(position, side, UNIT[action.unit]),),
    forbids=(unit_is_not_shown,),
    resolve=_hide,
    group="maskirovka",
)
"""34.2 In the Soviet movement phase."""
