"""4.radio, 4.observer The house calls: for reinforcements from the radio, for artillery from an observer's post."""

from __future__ import annotations

from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.counters.attack import Acting, sees
from grognard.games.pavlov.counters.chances import any_hit
from grognard.games.pavlov.interface.actions import CallFire, Observe, Radio
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.soviet_cards.reinforcement import affordable
from grognard.games.pavlov.state.position import (
    ARTILLERY,
    COLOURS_OF,
    COUNTERS,
    LOCATION,
    NONE,
    PACK,
    POSITIONS,
    SPACE,
    SPACES,
    TYPES,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.variants.tactics import defence_of, in_force
from grognard.games.pavlov.wehrmacht_cards.fire import roll_against

HOUSE = PACK.components.house
RADIO_POST = next(n for n, p in enumerate(PACK.positions, 1) if p.radio)
DIVISION = PACK.components.volga.division_hq
BATTERIES = tuple(f"loc-{n}" for n in PACK.locations_of["art32"])
OBSERVERS = tuple("observer" in c.actions for c in PACK.counters)


@rule.forbids("7.2")
def lines_are_cut(position: Position, ask: Acting, action: Radio | Observe) -> Violation:
    """A tactics card that cuts the lines silences radio and observers for the rest of the turn."""
    cut = in_force(position, "no-radio-no-observer") if position.tactics else ()
    return evidence(f"c{cut[0].n}") if cut else None


# -- radio -----------------------------------------------------------------------------------------------------------


@rule.forbids("4.radio.a")
def is_not_at_the_radio(position: Position, ask: Acting, action: Radio) -> Violation:
    """Reinforcements are called from the radio position only."""
    if position.men[ask.counter].place == RADIO_POST:
        return None
    return evidence(COUNTERS[ask.counter], PACK.positions[RADIO_POST - 1].id)


@rule.forbids("4.radio.d")
def division_does_not_answer(position: Position, ask: Acting, action: Radio) -> Violation:
    """The division does not answer while the division's command post is damaged."""
    return evidence(f"loc-{DIVISION}") if position.damaged(DIVISION) else None


@rule.forbids("4.radio.b")
def nothing_affordable_by_radio(position: Position, ask: Acting, action: Radio) -> bool:
    """A counter or weapon in the stock must be within the points."""
    return not affordable(position, HOUSE.radio_points)


CALLING_IN = (is_not_at_the_radio, division_does_not_answer, lines_are_cut, nothing_affordable_by_radio)


# -- forward observer ------------------------------------------------------------------------------------------------


@rule("4.0.e")
@rule.forbids("4.observer.a")
def is_no_observer(position: Position, ask: Acting, action: Observe) -> Violation:
    """Only a counter with the Forward observer symbol directs artillery."""
    return evidence(COUNTERS[ask.counter]) if not OBSERVERS[ask.counter] else None


@rule.forbids("4.observer.c")
def battery_is_not_ready(position: Position, ask: Acting, action: Observe) -> Violation:
    """An artillery token must lie on the battery."""
    return evidence(action.battery) if position.volga[LOCATION[action.battery]] != ARTILLERY else None


@rule.forbids("7.2")
def lines_to_the_battery_are_cut(position: Position, ask: Acting, action: Observe) -> Violation:
    """A tactics card that cuts the lines silences observers for the rest of the turn."""
    return lines_are_cut.find(position, ask, action)


@rule.forbids("4.observer.e")
def sees_no_target(position: Position, ask: Acting, action: Observe) -> Violation:
    """The observer needs a Wehrmacht counter in sight."""
    return None if in_sight(position, ask.counter) else evidence(COUNTERS[ask.counter])


OBSERVING = (is_no_observer, battery_is_not_ready, lines_to_the_battery_are_cut, sees_no_target)


def in_sight(position: Position, counter: int) -> list[str]:
    """The spaces with a Wehrmacht counter that the counter sees."""
    place = position.men[counter].place
    if place not in POSITIONS:
        return []
    return [SPACES[t][s] for colour in COLOURS_OF[place] for t, s in position.targets[colour]]


@rule.forbids("4.observer.d")
def space_is_empty(position: Position, ask: ChooseFire, action: CallFire) -> Violation:
    """Artillery is called on Wehrmacht counters."""
    empty = [name for name in targets_of(action) if position.tracks[SPACE[name][0]][SPACE[name][1]] == NONE]
    return evidence(*empty) if empty else None


@rule.forbids("4.observer.e")
def target_is_out_of_sight(position: Position, ask: ChooseFire, action: CallFire) -> Violation:
    """The observer needs a line of sight to every target."""
    unseen = [name for name in targets_of(action) if not sees(position, ask.counter, SPACE[name][0])]
    return evidence(COUNTERS[ask.counter], *unseen) if unseen else None


@rule.forbids("4.observer.d")
def targets_are_not_adjacent(position: Position, ask: ChooseFire, action: CallFire) -> Violation:
    """Two targets must be adjacent to each other. RULING pavlov-007."""
    if not action.second or action.second in PACK.adjacent[action.space]:
        return None
    return evidence(action.space, action.second)


def targets_of(action: CallFire) -> tuple[str, ...]:
    return (action.space, action.second) if action.second else (action.space,)


def salvoes(position: Position, ask: ChooseFire) -> list[CallFire]:
    """One target, or two that are adjacent; infantry and armour alike."""
    seen = [SPACES[t][s] for targets in position.targets for t, s in targets]
    pairs = [(a, b) for i, a in enumerate(seen) for b in seen[i + 1 :] if b in PACK.adjacent[a]]  # §4.observer.d
    return [*(CallFire(name) for name in seen), *(CallFire(a, b) for a, b in pairs)]


@rule("4.observer.f")
def call_fire(game: PavlovGame, ask: ChooseFire, action: CallFire) -> None:
    """Every target is bombarded, whatever it is."""
    for name in targets_of(action):
        bombard(game, COUNTERS[ask.counter], name)


@rule("4.observer.g", "4.observer.h")
def artillery_odds(position: Position, action: CallFire) -> Message:
    """The chance in per cent that the battery destroys each target."""
    dice = HOUSE.observer_dice
    types = [position.tracks[track][space] for track, space in map(SPACE.__getitem__, targets_of(action))]
    defences = [defence_of(position, type_)[0] for type_ in types]
    first, *second = [any_hit(dice, defence) for defence in defences]
    return Message(
        "artillery-odds",
        {
            "dice": dice,
            "type": TYPES[types[0]],
            "percent": first,
            "target": defences[0],
            "other": TYPES[types[-1]] if second else "",
            "second": second[0] if second else 0,
            "above": defences[-1],
        },
    )


CALL_FIRE = Verb(
    CallFire,
    candidates=salvoes,
    exists=lambda position, ask, action: action.space in SPACE and (not action.second or action.second in SPACE),
    forbids=(space_is_empty, target_is_out_of_sight, targets_are_not_adjacent),
    resolve=call_fire,
    odds=lambda position, ask, action: artillery_odds(position, action),
    irreversible=True,
)


class ChooseFire(PavlovDecision, frozen=True, kw_only=True):
    """4.observer Where the battery fires."""

    rule = "4.observer.d"
    verbs = (CALL_FIRE,)
    counter: int

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.counter],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-fire", {"counter": COUNTERS[self.counter]})


@rule("4.observer.g", "4.observer.h")
def bombard(game: PavlovGame, counter: str, name: str) -> None:
    """Three dice against each target; one that reaches its defence sends it back to the stock."""
    track, space = SPACE[name]
    type_ = game.position.tracks[track][space]
    defence, modifiers = defence_of(game.position, type_)
    kind = TYPES[type_]
    dice = HOUSE.observer_dice
    if roll_against(
        game, "bombardment", "4.observer.g", dice, defence, modifiers, counter=counter, type=kind, space=name
    ):
        game.change(game.position.with_space(track, space, NONE))
        game.log("target-destroyed", "4.observer.h", type=kind, space=name)
