"""2.2, 8.0 Units and cards that a player may name in a turn though they cannot be meant: each has its own refusal."""

from __future__ import annotations

from grognard.core.verdicts import Violation, evidence
from grognard.games.coh.cards.action_cards import BRINGS_IN, ELSEWHERE, GIVES_ACTION, ON_ENEMIES, ROW, SEARCH
from grognard.games.coh.cards.veteran_cards import holder
from grognard.games.coh.cards.veterans import ACTIONS, LASTING
from grognard.games.coh.data.units import AIRCRAFT, CARD, SIDE, UNIT, VETERAN
from grognard.games.coh.interface.actions import LookUnder, PlayCard, PlayVeteran
from grognard.games.coh.movement.step import is_due
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import ARRIVAL, Position

# -- action cards ----------------------------------------------------------------------------------------------------
CLAUSES = {
    "card-command": "card.2.c",
    "card-auto-rally": "card.3.c",
    "card-rally-attempt": "card.4.c",
    "card-two-hexes": "card.5.c",
    "card-hasty-defence": "card.11.c",
    "card-lay-mine": "card.40.c",
    "card-defuse-mine": "card.41.c",
    "card-reveal-hidden": "card.30.c",
}
"""8.1 On which units of one's own a card is played, and where it stands."""
ROLLS = {"card-firepower": "card.9.b", "card-luck": "card.12.b"}
"""8.1 Cards that are played at a roll, and where it stands."""
VICTIMS = {"card-mark-spent": "card.6.c", "card-bogged-down": "card.20.c"}
"""8.1 On which enemies a card is played, and where it stands."""


@rule.forbids("8.1.o")
def is_not_in_the_hand(position: Position, army: int, action: PlayCard) -> Violation:
    """Only a card in the own hand is played."""
    held = action.card in ROW and CARD[action.card] in position.armies[army].hand
    return None if held else evidence(action.card)


@rule.forbids(*ROLLS.values())
def is_played_at_a_roll(position: Position, army: int, action: PlayCard) -> Violation:
    """Firepower and luck are played when dice are rolled."""
    return evidence(action.card, by=ROLLS[action.card]) if action.card in ELSEWHERE else None


@rule.forbids("8.1.c")
def is_not_paid_so(position: Position, army: int, action: PlayCard) -> Violation:
    """The card says what it is paid with, if it costs anything."""
    return None if action.by in (ROW[action.card].pay or ("",)) else evidence(action.card)


@rule.forbids(*CLAUSES.values())
def is_for_own_units(position: Position, army: int, action: PlayCard) -> Violation:
    """A card that gives an action gives it to a unit of its player."""
    if action.card not in CLAUSES:
        return None
    mine = action.unit and position.owners[UNIT[action.unit]] == army
    return None if mine else evidence(action.card, by=CLAUSES[action.card])


@rule.forbids("20.0.zb")
def is_meant_for_an_aircraft(position: Position, army: int, action: PlayCard) -> Violation:
    """No action card is played on an aircraft."""
    return evidence(action.card, action.unit) if action.unit and AIRCRAFT[UNIT[action.unit]] else None


@rule.forbids("5.1.b", "5.1.l", "3.0.a")
def is_meant_for_a_unit_off_the_map(position: Position, army: int, action: PlayCard) -> Violation:
    """A unit that waits comes in by a card that moves it."""
    if action.card not in (*GIVES_ACTION, SEARCH) or not action.unit:
        return None
    unit = UNIT[action.unit]
    due = is_due(position, unit)
    if position.pieces[unit].place >= 0 or (action.card in BRINGS_IN and due):
        return None
    by = "5.1.l" if due else "5.1.b" if position.pieces[unit].place <= ARRIVAL else "3.0.a"
    return evidence(action.card, action.unit, by=by)


@rule.forbids(*VICTIMS.values())
def is_for_an_enemy(position: Position, army: int, action: PlayCard) -> Violation:
    """Some cards are played on an enemy unit."""
    if action.card not in ON_ENEMIES:
        return None
    enemy = action.unit and SIDE[UNIT[action.unit]] != position.armies[army].side
    return None if enemy else evidence(action.card, by=VICTIMS[action.card])


@rule.forbids("card.6.g", "card.20.c")
def is_for_a_visible_enemy(position: Position, army: int, action: PlayCard) -> Violation:
    """Not on a hidden unit."""
    # RULING coh-193
    if action.card not in ON_ENEMIES or not position.is_hidden(UNIT[action.unit]):
        return None
    return evidence(action.card, action.unit, by="card.6.g" if action.card == "card-mark-spent" else "card.20.c")


@rule.forbids("card.6.h", "card.20.c")
def is_for_an_enemy_on_the_map(position: Position, army: int, action: PlayCard) -> Violation:
    """Not on a unit off the map."""
    if action.card not in ON_ENEMIES or position.pieces[UNIT[action.unit]].place >= 0:
        return None
    return evidence(action.card, action.unit, by="card.6.h" if action.card == "card-mark-spent" else "card.20.c")


# -- veteran cards, coins --------------------------------------------------------------------------------------------
@rule.forbids("8.3.c")
def is_no_veteran_of_the_army(position: Position, army: int, action: PlayVeteran) -> Violation:
    """The firefight deals the veteran cards."""
    held = {row.card for row in position.armies[army].veterans}
    return None if action.card in VETERAN and VETERAN[action.card] in held else evidence(action.card)


@rule.forbids("8.3.e")
def is_not_played_in_a_turn(position: Position, army: int, action: PlayVeteran) -> Violation:
    """The card says when it works: all the time, at an attack, or under fire."""
    return None if action.card in (*ACTIONS, *LASTING) else evidence(action.card)


@rule.forbids("8.3.g")
def belongs_to_another(position: Position, army: int, action: PlayVeteran) -> Violation:
    """A veteran card serves the unit that it is attached to."""
    return None if holder(position, army, action.card) == UNIT[action.unit] else evidence(action.card, action.unit)


@rule.forbids("21.2.c")
def has_no_coin(position: Position, army: int, action: LookUnder) -> Violation:
    """A counter is drawn where a coin of the own army lies."""
    there = position.coin_in.get(position.field.index[action.hex])
    return None if there == army else evidence(action.hex)


CARDS_MEANT = (
    is_not_in_the_hand,
    is_played_at_a_roll,
    is_not_paid_so,
    is_for_own_units,
    is_for_an_enemy,
    is_meant_for_an_aircraft,
    is_meant_for_a_unit_off_the_map,
    is_for_a_visible_enemy,
    is_for_an_enemy_on_the_map,
)
"""8.1 Whether a card, and a unit for it, can be meant at all."""
VETERANS_MEANT = (is_no_veteran_of_the_army, is_not_played_in_a_turn, belongs_to_another)
