"""1.3, 4.attack, 4.suppress, 4.recover What every Soviet counter can do: see, shoot, lay fire, recover."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Protocol

from msgspec.structs import replace

from grognard.core.events import Modifier
from grognard.core.game import Action
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.counters.chances import any_hit
from grognard.games.pavlov.interface.actions import Attack, Recover, Suppress
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    COLOURS,
    COLOURS_OF,
    COUNTERS,
    DAMAGE,
    INFANTRY,
    NONE,
    PACK,
    POSITIONS,
    SPACE,
    SPACES,
    SUPPRESS,
    TRACK_COLOUR,
    TYPES,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.state.stock import give_back, lay_fire
from grognard.games.pavlov.variants.tactics import defence_of
from grognard.games.pavlov.wehrmacht_cards.fire import roll_against


class Acting(Protocol):
    """A counter that acts, and the actions that are left to the garrison."""

    @property
    def counter(self) -> int: ...

    @property
    def left(self) -> int: ...


@rule("1.3.b", "1.3.c", "1.2.d")
def sees(position: Position, counter: int, track: int) -> bool:
    """A counter on a fighting position sees the approaches of the colours of that position."""
    place = position.men[counter].place
    return place in POSITIONS and TRACK_COLOUR[track] in COLOURS_OF[place]


@rule("4.0.g", "4.0.h", "4.0.k")
def exhaust(game: PavlovGame, *counters: int) -> None:
    """The counter turns to its grey side and gets an action token."""
    for counter in counters:
        man = game.position.men[counter]
        game.change(game.position.with_man(counter, replace(man, exhausted=True, mark="action")))


# -- fitness to act --------------------------------------------------------------------------------------------------


@rule.forbids("4.recover.a")
def is_exhausted(position: Position, ask: Acting, action: Action) -> Violation:
    """An exhausted counter can take no action but Recover."""
    return evidence(COUNTERS[ask.counter]) if position.men[ask.counter].exhausted else None


@rule.forbids("4.recover.b")
def is_damaged(position: Position, ask: Acting, action: Action) -> Violation:
    """A counter with a damage token can take no action but Recover."""
    return evidence(COUNTERS[ask.counter]) if position.men[ask.counter].damaged else None


FIT = (is_exhausted, is_damaged)


# -- attack ----------------------------------------------------------------------------------------------------------


@rule.forbids("4.attack.a")
def target_space_is_empty(position: Position, ask: Acting, action: Attack) -> Violation:
    """An attack has a target: a Wehrmacht counter."""
    track, space = SPACE[action.space]
    return evidence(action.space) if position.tracks[track][space] == NONE else None


@rule("1.3.a")
@rule.forbids("4.attack.a")
def cannot_see_the_target(position: Position, ask: Acting, action: Attack) -> Violation:
    """The attacker needs a line of sight: position and approach of the same colour."""
    seen = sees(position, ask.counter, SPACE[action.space][0])
    return None if seen else evidence(COUNTERS[ask.counter], action.space)


@rule.forbids("4.attack.b")
def target_is_not_infantry(position: Position, ask: Acting, action: Attack) -> Violation:
    """Small arms attack infantry only."""
    track, space = SPACE[action.space]
    type_ = position.tracks[track][space]
    return evidence(action.space, TYPES[type_]) if not INFANTRY[type_] else None


def occupied_spaces(position: Position) -> list[str]:
    return [SPACES[t][s] for targets in position.targets for t, s in targets]


ATTACKING = (target_space_is_empty, cannot_see_the_target, target_is_not_infantry)


@rule("4.attack.c", "4.attack.d")
def shoot(
    game: PavlovGame, counter: int, space: str, dice: int, modifiers: tuple[Modifier, ...] = (), weapon: str = ""
) -> None:
    """As many dice as the attack value; one that reaches the defence sends the target back to the stock."""
    track, index = SPACE[space]
    type_ = game.position.tracks[track][index]
    defence, armour = defence_of(game.position, type_)
    paragraph = f"4.{PACK.weapons[PACK.weapon_index[weapon]].action}" if weapon else "4.attack"
    struck = roll_against(
        game,
        "attack",
        paragraph,
        dice,
        defence,
        modifiers + armour,
        counter=weapon or COUNTERS[counter],
        type=TYPES[type_],
        space=space,
    )
    if struck:
        game.change(game.position.with_space(track, index, NONE))
        game.log("target-destroyed", "4.attack.d", type=TYPES[type_], space=space)


@rule("4.attack.d")
def attack_odds(position: Position, space: str, dice: int) -> Message:
    """The chance that at least one of the dice reaches the defence of the target, in per cent."""
    track, index = SPACE[space]
    defence, _ = defence_of(position, position.tracks[track][index])
    return Message("attack-odds", {"dice": dice, "target": defence, "percent": any_hit(dice, defence)})


# -- suppress --------------------------------------------------------------------------------------------------------


def tokens_of(action: Suppress) -> tuple[int, int, int]:
    return (action.green, action.red, action.purple)


@rule.forbids("4.suppress.c")
def fires_on_another_colour(position: Position, ask: Acting, action: Suppress) -> Violation:
    """The tokens go to the areas of the colours of the counter's own fighting position."""
    place = position.men[ask.counter].place
    own = COLOURS_OF[place] if place in POSITIONS else ()
    wrong = [f"suppress-{COLOURS[c]}" for c, n in enumerate(tokens_of(action)) if n and c not in own]
    return evidence(COUNTERS[ask.counter], *wrong) if wrong else None


@rule.forbids("4.suppress.a")
def lays_no_token(position: Position, ask: Acting, action: Suppress) -> bool:
    """Laying fire moves at least one token."""
    return sum(tokens_of(action)) <= 0 or min(tokens_of(action)) < 0


@rule.forbids("4.suppress.b")
def lays_more_than_its_value(position: Position, ask: Acting, action: Suppress) -> Violation:
    """At most as many tokens as the suppression value."""
    value = PACK.counters[ask.counter].suppress
    return evidence(COUNTERS[ask.counter], value=value) if sum(tokens_of(action)) > value else None


@rule.forbids("4.suppress.a")
def supply_has_too_few_tokens(position: Position, ask: Acting, action: Suppress) -> Violation:
    """The tokens come from the house supply area."""
    left = position.supply[SUPPRESS]
    return evidence("supply", left=left) if sum(tokens_of(action)) > left else None


SUPPRESSING = (lays_no_token, fires_on_another_colour, lays_more_than_its_value, supply_has_too_few_tokens)


@cache
def fire_splits(place: int, value: int, weapon: str = "") -> tuple[Suppress, ...]:
    """Every way to lay 1 to `value` tokens on the colours of a position."""
    colours = COLOURS_OF[place] if place in POSITIONS else ()
    ways: list[Suppress] = []
    for split in product(range(value + 1), repeat=len(colours)):
        if 0 < sum(split) <= value:
            tokens = dict.fromkeys(COLOURS, 0) | {COLOURS[c]: n for c, n in zip(colours, split, strict=True)}
            ways.append(Suppress(**tokens, weapon=weapon))
    return tuple(ways)


@rule("4.suppress.a", "4.suppress.b", "4.suppress.d")
def lay(game: PavlovGame, counter: int, action: Suppress) -> None:
    """Suppression tokens move from the supply area to the suppression areas, split as the player likes."""
    game.change(lay_fire(game.position, tokens_of(action)))  # §4.suppress.a, §4.suppress.b, §4.suppress.d
    for colour, count in zip(COLOURS, tokens_of(action), strict=True):
        if count:
            name = action.weapon or COUNTERS[counter]
            game.log("fire-laid", "4.suppress.a", counter=name, colour=colour, count=count)


# -- recover ---------------------------------------------------------------------------------------------------------


def has_nothing_to_recover(position: Position, counter: int, what: str) -> Violation:
    man = position.men[counter]
    suffering = (what == "exhaustion" and man.exhausted) or (what == "damage" and man.damaged)
    return None if suffering else evidence(COUNTERS[counter])


@rule.forbids("4.recover.c")
def does_not_suffer_from_it(position: Position, ask: Acting, action: Recover) -> Violation:
    """Recover turns an exhausted counter back, or removes a damage token: there must be that to recover from."""
    return has_nothing_to_recover(position, ask.counter, action.what)


RECOVERING = (does_not_suffer_from_it,)
AILMENTS = ("exhaustion", "damage")


@rule("4.0.l", "4.recover.c", "4.recover.f")
def restore(game: PavlovGame, counter: int, what: str, mark: str) -> None:
    """One of the two, not both; recovering does not exhaust, but it is an action (or an order)."""
    position = game.position
    man = replace(position.men[counter], mark=mark)
    if what == "exhaustion":
        game.change(position.with_man(counter, replace(man, exhausted=False)))
    else:
        game.change(give_back(position, DAMAGE).with_man(counter, replace(man, damaged=False)))
    game.log("recovered", "4.recover.c", counter=COUNTERS[counter], ailment=what)
