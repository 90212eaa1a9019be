"""4.at, 4.mg, 4.mortar, 4.inspire Crewed weapons: two counters and a weapon with one symbol fire as one."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.events import Modifier
from grognard.core.verdicts import Prohibition, Verdict, Violation, evidence, judge
from grognard.games.pavlov.counters.attack import (
    Acting,
    cannot_see_the_target,
    fire_splits,
    fires_on_another_colour,
    lays_no_token,
    occupied_spaces,
    supply_has_too_few_tokens,
    target_is_not_infantry,
    target_space_is_empty,
    tokens_of,
)
from grognard.games.pavlov.counters.posts import ARM, SKILLS
from grognard.games.pavlov.interface.actions import Attack, Suppress
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    COUNTERS,
    INFANTRY,
    PACK,
    POSITIONS,
    SPACE,
    TYPES,
    WEAPON,
    WEAPONS,
    Position,
)

HOUSE = PACK.components.house
INSPIRERS = {
    skill: tuple(i for i, c in enumerate(PACK.counters) if "inspire" in c.abilities and skill in c.actions)
    for skill in ("at", "mg", "mortar")
}
CrewAction = Attack | Suppress


def crew_of(position: Position, weapon: str) -> list[int]:
    """The two counters with the weapon's symbol that stand beside it."""
    index = WEAPON[weapon]
    place = position.weapons[index]
    if place not in POSITIONS:
        return []
    return [c for c in position.posts[place] if ARM[index] in SKILLS[c]]


def _crew_is_incomplete(skill: str) -> Prohibition:
    def crew_is_incomplete(position: Position, ask: Acting, action: CrewAction) -> Violation:
        """Two counters and a weapon, all with the same symbol, must be on one fighting position."""
        crew = crew_of(position, action.weapon)
        if len(crew) == HOUSE.crew and ask.counter in crew:
            return None
        by = f"4.{skill}.a" if skill in SKILLS[ask.counter] else "4.0.e"
        return evidence(COUNTERS[ask.counter], action.weapon, by=by)

    return rule.forbids(f"4.{skill}.a", "4.0.e")(crew_is_incomplete)


def _too_few_actions(skill: str, clause: str) -> Prohibition:
    def needs_two_actions(position: Position, ask: Acting, action: CrewAction) -> Violation:
        """The action of a crew counts as two."""
        return evidence(action.weapon, left=ask.left) if ask.left < HOUSE.crew_actions else None

    return rule.forbids(f"4.{skill}.{clause}")(needs_two_actions)


@rule.forbids("4.recover.a")
def partner_is_exhausted(position: Position, ask: Acting, action: CrewAction) -> Violation:
    """Both of the crew must be fit: an exhausted one can only recover."""
    worn = [COUNTERS[c] for c in crew_of(position, action.weapon) if position.men[c].exhausted]
    return evidence(*worn) if worn else None


@rule.forbids("4.recover.b")
def partner_is_damaged(position: Position, ask: Acting, action: CrewAction) -> Violation:
    """Both of the crew must be fit: a damaged one can only recover."""
    hurt = [COUNTERS[c] for c in crew_of(position, action.weapon) if position.men[c].damaged]
    return evidence(*hurt) if hurt else None


@rule.forbids("4.0.d")
def partner_has_acted(position: Position, ask: Acting, action: CrewAction) -> Violation:
    """Both of the crew act: neither may have an action token."""
    marked = [COUNTERS[c] for c in crew_of(position, action.weapon) if position.men[c].mark == "action"]
    return evidence(*marked) if marked else None


@rule.forbids("4.command.g")
def partner_is_under_orders(position: Position, ask: Acting, action: CrewAction) -> Violation:
    """Both of the crew act: neither may have an order token."""
    marked = [COUNTERS[c] for c in crew_of(position, action.weapon) if position.men[c].mark == "order"]
    return evidence(*marked) if marked else None


@rule.forbids("4.at.c")
def gun_fires_at_infantry(position: Position, ask: Acting, action: Attack) -> Violation:
    """An anti-tank weapon attacks armour only."""
    track, space = SPACE[action.space]
    type_ = position.tracks[track][space]
    return evidence(action.space, TYPES[type_]) if INFANTRY[type_] else None


@rule.forbids("4.at.c")
def gun_cannot_suppress(position: Position, ask: Acting, action: Suppress) -> Violation:
    """An anti-tank weapon only attacks."""
    return evidence(action.weapon)


@rule.forbids("4.mortar.b")
def mortar_cannot_attack(position: Position, ask: Acting, action: Attack) -> Violation:
    """A mortar only suppresses."""
    return evidence(action.weapon)


@rule.forbids("4.suppress.b")
def lays_more_than_the_weapon_can(position: Position, ask: Acting, action: Suppress) -> Violation:
    """At most as many tokens as the weapon's suppression value, one more when inspired."""
    value = weapon_suppression(position, action.weapon)[0]
    return evidence(action.weapon, value=value) if sum(tokens_of(action)) > value else None


UNREADY = (partner_is_exhausted, partner_is_damaged, partner_has_acted, partner_is_under_orders)
TARGET = (target_space_is_empty, cannot_see_the_target)
TOKENS_LAID = (
    lays_no_token,
    fires_on_another_colour,
    lays_more_than_the_weapon_can,
    supply_has_too_few_tokens,
)
AT = (_crew_is_incomplete("at"), *UNREADY, _too_few_actions("at", "d"))
MG = (_crew_is_incomplete("mg"), *UNREADY, _too_few_actions("mg", "d"))
MORTAR = (_crew_is_incomplete("mortar"), *UNREADY, _too_few_actions("mortar", "c"))

CREW_ATTACK = {
    "at": (*AT, *TARGET, gun_fires_at_infantry),
    "mg": (*MG, *TARGET, target_is_not_infantry),
    "mortar": (mortar_cannot_attack,),
}
CREW_SUPPRESS = {"at": (gun_cannot_suppress,), "mg": (*MG, *TOKENS_LAID), "mortar": (*MORTAR, *TOKENS_LAID)}


@rule("4.inspire.a", "4.inspire.e", "4.inspire.f")
def inspired(position: Position, skill: str) -> tuple[Modifier, ...]:
    """One inspiring counter with the symbol on a fighting position helps every such weapon, once."""
    for counter in INSPIRERS[skill]:
        if position.men[counter].place in POSITIONS:
            return (Modifier(COUNTERS[counter], HOUSE.inspire_dice, "4.inspire"),)
    return ()


@rule("4.at.b", "4.mg.b")
def weapon_attack(position: Position, weapon: str) -> tuple[int, tuple[Modifier, ...]]:
    """The weapon's attack value, one die more when inspired."""
    index = WEAPON[weapon]
    modifiers = inspired(position, ARM[index])
    return PACK.weapons[index].attack + sum(m.value for m in modifiers), modifiers  # §4.inspire.b, §4.inspire.d


@rule("4.mg.c", "4.mortar.b")
def weapon_suppression(position: Position, weapon: str) -> tuple[int, tuple[Modifier, ...]]:
    """The weapon's suppression value; an inspired machine gun lays one token more, a mortar never does."""
    index = WEAPON[weapon]
    modifiers = inspired(position, "mg") if ARM[index] == "mg" else ()
    return PACK.weapons[index].suppress + len(modifiers) * HOUSE.inspire_tokens, modifiers  # §4.inspire.c


# -- what a crew could try -------------------------------------------------------------------------------------------


def weapons_beside(position: Position, ask: Acting) -> tuple[str, ...]:
    place = position.men[ask.counter].place
    return tuple(WEAPONS[index] for index in position.arms[place]) if place in POSITIONS else ()


def crew_splits(position: Position, ask: Acting) -> Iterator[Suppress]:
    place = position.men[ask.counter].place
    for weapon in weapons_beside(position, ask):
        yield from fire_splits(place, weapon_suppression(position, weapon)[0], weapon)


def crew_targets(position: Position, ask: Acting) -> Iterator[Attack]:
    for weapon in weapons_beside(position, ask):
        yield from (Attack(space, weapon) for space in occupied_spaces(position))


def judge_crew_fire(position: Position, ask: Acting, action: Suppress) -> Verdict:
    return judge(CREW_SUPPRESS[ARM[WEAPON[action.weapon]]], position, ask, action)


def judge_crew_attack(position: Position, ask: Acting, action: Attack) -> Verdict:
    return judge(CREW_ATTACK[ARM[WEAPON[action.weapon]]], position, ask, action)
