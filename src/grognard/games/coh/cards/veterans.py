"""8.3 Veteran cards that are played: before an action, as an action, or at an attack."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.verdicts import Violation, evidence
from grognard.games.coh.cards.action_cards import Draw
from grognard.games.coh.cards.veteran_cards import holder, used_up
from grognard.games.coh.combat.rally import Recover
from grognard.games.coh.data.units import PACK, SIDE, UNIT, UNITS, VETERANS
from grognard.games.coh.interface.actions import PlayVeteran
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import COVERT, IRON, NONE, VIGILANT, CohGame, Position
from grognard.games.coh.state.presence import enemies, hit_of

LEADERSHIP, INITIATIVE = "veteran-good-leadership", "veteran-extra-initiative"
FORCED_MARCH = "veteran-forced-march"
ACTIONS = (FORCED_MARCH, LEADERSHIP, INITIATIVE)
"""Cards whose play is an action."""
LASTING = {"veteran-sixth-sense": VIGILANT, "veteran-iron-will": IRON, "veteran-hidden-action": COVERT}
"""Cards that leave a mark on the unit; their play is no action."""
OVERRUN = "veteran-overrun"


@rule.forbids("card.V13.b")
def is_hidden_no_more(position: Position, army: int, action: PlayVeteran) -> Violation:
    """The hidden action is for a hidden unit."""
    if action.card != "veteran-hidden-action" or position.is_hidden(UNIT[action.unit]):
        return None
    return evidence(action.unit)


@rule.forbids("card.V11.b", "card.V05.d")
def has_nothing_to_overcome(position: Position, army: int, action: PlayVeteran) -> Violation:
    """Iron will and good leadership are for units with a hit that can be overcome."""
    if action.card not in ("veteran-iron-will", LEADERSHIP):
        return None
    hit = hit_of(position, UNIT[action.unit])
    fine = hit is not None and (action.card != LEADERSHIP or hit.rally)
    return None if fine else evidence(action.unit, by="card.V05.d" if action.card == LEADERSHIP else "card.V11.b")


@rule.forbids("7.5.i")
def is_led_among_enemies(position: Position, army: int, action: PlayVeteran) -> Violation:
    """A unit does not rally with an enemy in its hex."""
    unit = UNIT[action.unit]
    there = enemies(position, position.pieces[unit].place, SIDE[unit])
    return evidence(action.unit) if action.card == LEADERSHIP and there else None


@rule.forbids("card.V01.c")
def is_not_marching(position: Position, army: int, action: PlayVeteran) -> Violation:
    """The forced march is for an activated unit."""
    if action.card != FORCED_MARCH or position.is_active(UNIT[action.unit]):
        return None
    return evidence(action.unit)


@rule.forbids("card.V01.d")
def has_done_more_than_march(position: Position, army: int, action: PlayVeteran) -> Violation:
    """All that the unit has spent of the activation went into movement."""
    astray = action.card == FORCED_MARCH and UNIT[action.unit] in position.armies[army].strayed
    return evidence(action.unit) if astray else None


VETERAN_RULES = (
    is_hidden_no_more,
    has_nothing_to_overcome,
    is_led_among_enemies,
    is_not_marching,
    has_done_more_than_march,
)


def veteran_candidates(position: Position, army: int) -> Iterator[PlayVeteran]:
    for row in position.armies[army].veterans:
        name = VETERANS[row.card]
        unit = holder(position, army, name)
        if name in (*ACTIONS, *LASTING) and unit != NONE:
            yield PlayVeteran(name, UNITS[unit])


@rule("card.V07.b", "card.V13.d", "card.V11.d")
def play_veteran(game: CohGame, army: int, action: PlayVeteran) -> None:
    """8.3 The card does its work."""
    unit = UNIT[action.unit]
    position = used_up(game.position, army, action.card)
    game.log("veteran-played", "8.3", unit=action.unit, card=action.card)
    if action.card in LASTING:
        game.change(position.mark((unit,), LASTING[action.card]))  # §card.V07.c, §card.V07.d, §card.V11.c, §card.V13.b
        return
    game.change(position.but(passed=0))  # §card.V05.c, §card.V12.b, §card.V01.b
    if action.card == LEADERSHIP:
        game.then(Recover(unit=unit))  # §card.V05.b, §card.V05.d
    elif action.card == FORCED_MARCH:
        ap = position.armies[army].ap + PACK.veterans[FORCED_MARCH].amount
        game.change(game.position.with_army(army, ap=ap))
    else:
        game.then(*(Draw(army=army) for _ in range(PACK.veterans[INITIATIVE].amount)))  # §card.V12.c
