"""3.storm, 4.storm, 6.0 Storm groups: the sortie against a strongpoint, and the last one against the Milk House."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.counters.chances import FACES, percent, sum_reaches
from grognard.games.pavlov.interface.actions import Decline, Join, Launch, Sortie
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    COLOURS,
    COUNTER,
    COUNTERS,
    NONE,
    PACK,
    RESERVE,
    SPACES,
    WEAPON,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.state.stock import weapons_left_alone
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.wehrmacht_cards.wounds import Wound, sent_to_sortie

STORM = PACK.components.storm
MILK = next(n for n, card in PACK.storm_cards.items() if not card.supply_check)  # §3.supply.h


def colour_of(card: int) -> int:
    return COLOURS.index(PACK.storm_cards[card].colour)


class LayStormCard(Procedure, frozen=True, kw_only=True):
    """3.storm A new storm card takes the area; the one that lay there is out of the game."""

    card: int

    def run(self, game: PavlovGame) -> None:
        position = game.position
        if position.storm != NONE:
            game.log("storm-card-removed", "3.storm.b", card=f"c{position.storm}")
        game.change(replace(position, storm=self.card))  # §3.storm.a, §3.storm.b, §3.supply.g
        game.log("storm-card-laid", "3.storm.a", card=f"c{self.card}")


@rule("6.0.b")
@rule.forbids("3.storm.d")
def approaches_are_held(position: Position, card: int) -> Violation:
    """A sortie needs the approaches of the card's colour free of Wehrmacht counters."""
    held = position.targets[colour_of(card)]
    return evidence(*(SPACES[t][s] for t, s in held), card=f"c{card}") if held else None


@rule.forbids("3.storm.e")
def no_counter_is_fit(position: Position) -> bool:
    """A sortie needs a fit counter in the house."""
    return not any(m.place >= RESERVE and not m.exhausted and not m.damaged for m in position.men)


@rule.forbids("3.storm.e")
def not_in_the_house(position: Position, id_: str, joined: tuple[int, ...]) -> Violation:
    """Only Soviet counters in the house, the reserve included, take part; weapons do not."""
    return None if id_ in COUNTER and position.men[COUNTER[id_]].place >= RESERVE else evidence(id_)


@rule.forbids("3.storm.h")
def has_joined_already(position: Position, id_: str, joined: tuple[int, ...]) -> Violation:
    """Each participant rolls one die."""
    return evidence(id_) if COUNTER[id_] in joined else None


@rule.forbids("3.storm.f")
def exhausted_stays_behind(position: Position, id_: str, joined: tuple[int, ...]) -> Violation:
    """An exhausted counter may not take part in a sortie."""
    return evidence(id_) if position.men[COUNTER[id_]].exhausted else None


@rule.forbids("3.storm.g")
def damaged_stays_behind(position: Position, id_: str, joined: tuple[int, ...]) -> Violation:
    """A counter with a damage token may not take part in a sortie."""
    return evidence(id_) if position.men[COUNTER[id_]].damaged else None


@rule.forbids("3.storm.e")
def group_is_empty(joined: tuple[int, ...]) -> bool:
    """A storm group has at least one counter."""
    return not joined


@rule("3.storm.e")
def join(game: PavlovGame, ask: ChooseSortie, action: Join) -> None:
    """One more counter is put beside the card."""
    game.then(replace(ask, joined=(*ask.joined, COUNTER[action.counter])))


@rule("3.storm.h", "4.storm.a", "4.storm.b")
def dice_of(counter: int) -> int:
    """One die for each participant, two more for storm troops."""
    extra = STORM.extra_dice if "storm" in PACK.counters[counter].abilities else 0
    return STORM.dice_per_counter + extra


@rule("3.storm.i", "3.storm.m")
def sortie_odds(position: Position, men: tuple[int, ...]) -> Message:
    """3.storm The chance that the dice of the group add up to the defence, and of each man to be wounded, per cent."""
    dice, defence = sum(dice_of(c) for c in men), PACK.storm_cards[position.storm].defence
    wounded = percent(STORM.casualty_up_to, FACES)
    chance = sum_reaches(dice, defence)
    return Message("sortie-odds", {"dice": dice, "target": defence, "percent": chance, "wounded": wounded})


@rule("2.hq62.f")
def launch(game: PavlovGame, ask: ChooseSortie, action: Launch) -> None:
    """The group goes out; the seats that sent it may save its wounded."""
    game.then(StormGroup(men=ask.joined, seats=ask.seats))


JOIN = Verb(
    Join,
    candidates=lambda position, ask: [Join(COUNTERS[i]) for i, m in enumerate(position.men) if m.place >= RESERVE],
    exists=lambda position, ask, action: action.counter in COUNTER or action.counter in WEAPON,
    args=lambda position, ask, action: (position, action.counter, ask.joined),
    forbids=(not_in_the_house, has_joined_already, exhausted_stays_behind, damaged_stays_behind),
    resolve=join,
)
LAUNCH = Verb(
    Launch,
    args=lambda position, ask, action: (ask.joined,),
    forbids=(group_is_empty,),
    resolve=launch,
    odds=lambda position, ask, action: sortie_odds(position, ask.joined),
    irreversible=True,
    ends=True,
)


class ChooseSortie(PavlovDecision, frozen=True, kw_only=True):
    """3.storm Any number of fit Soviet counters is put beside the card."""

    rule = "3.storm.e"
    verbs = (JOIN, LAUNCH)
    joined: tuple[int, ...] = ()

    def prompt(self, game: PavlovGame) -> Message:
        card = PACK.storm_cards[game.position.storm]
        dice = sum(dice_of(c) for c in self.joined)
        men = tuple(COUNTERS[c] for c in self.joined)
        return Message("ask-choose-sortie", {"card": f"c{card.n}", "defence": card.defence, "dice": dice, "men": men})


class StormGroup(Procedure, frozen=True, kw_only=True):
    """3.storm The dice of all participants are added up; then each of them rolls for its return."""

    men: tuple[int, ...]
    seats: tuple[str, ...] = ()
    """The seats that sent them, and may save them."""

    def run(self, game: PavlovGame) -> None:
        sent_to_sortie(game, self.men)
        game.change(weapons_left_alone(game.position))
        card = PACK.storm_cards[game.position.storm]
        troops = [COUNTERS[c] for c in self.men if dice_of(c) > STORM.dice_per_counter]
        modifiers = tuple(Modifier(name, STORM.extra_dice, "4.storm.a") for name in troops)
        dice = game.roll(sum(dice_of(c) for c in self.men))
        total = sum(dice)
        won = total >= card.defence  # §3.storm.i
        roll = Roll(dice, card.defence, hits=int(won), total=total, modifiers=modifiers)
        men = tuple(COUNTERS[c] for c in self.men)
        game.log("sortie-won" if won else "sortie-failed", "3.storm.i", roll=roll, card=f"c{card.n}", men=men)
        if won:  # §3.storm.j, §3.storm.k
            game.change(replace(game.position, storm=NONE, stormed=(*game.position.stormed, card.n)))
        game.then(*(ReturnFromSortie(counter=c, seats=self.seats) for c in self.men))  # §3.storm.l


@rule("3.storm.m", "3.storm.n")
class ReturnFromSortie(Procedure, frozen=True, kw_only=True):
    """3.storm A die for each participant in turn: 1 to 4 is a wound, 5 or 6 brings it back to the reserve."""

    counter: int
    seats: tuple[str, ...] = ()

    def run(self, game: PavlovGame) -> None:
        dice = game.roll(1)
        safe = dice[0] > STORM.casualty_up_to
        name = COUNTERS[self.counter]
        roll = Roll(dice, STORM.casualty_up_to + 1, hits=int(safe), total=dice[0])
        game.log("sortie-return", "3.storm.n" if safe else "3.storm.m", roll=roll, counter=name, safe=int(safe))
        if safe:
            man = game.position.men[self.counter]
            game.change(game.position.with_man(self.counter, replace(man, place=RESERVE)))
        else:
            game.then(Wound(counter=self.counter, cause="3.storm.m", seats=self.seats))  # §3.storm.m, §5.0.g


@rule("6.0.b", "6.0.d")
class FinalSortie(Procedure, frozen=True, kw_only=True):
    """6.0 At the end the Milk House may be stormed without an order, if the red approaches are free."""

    phase = "final"

    def run(self, game: PavlovGame) -> None:
        position = game.position
        if position.storm != MILK:
            return
        if approaches_are_held(position, MILK):
            game.log("no-final-sortie", "6.0.b")
            return
        if no_counter_is_fit(position):
            game.log("no-final-sortie-group", "3.storm.e")
            return
        game.then(ChooseFinal(seats=position.rules.soviet))


@rule("6.0.e")
def make_final_sortie(game: PavlovGame, ask: ChooseFinal, action: Sortie) -> None:
    """The usual rules of a sortie apply."""
    game.then(ChooseSortie(seats=ask.seats))


@rule("6.0.c")
def decline_sortie(game: PavlovGame, ask: ChooseFinal, action: Decline) -> None:
    game.log("final-sortie-declined", "6.0.c")


MAKE_SORTIE = Verb(Sortie, resolve=make_final_sortie)
DECLINE_SORTIE = Verb(Decline, resolve=decline_sortie, irreversible=True, ends=True, confirm=True)


class ChooseFinal(PavlovDecision, frozen=True, kw_only=True):
    """6.0 The final sortie may be declined."""

    phase = "final"
    rule = "6.0.c"
    verbs = (MAKE_SORTIE, DECLINE_SORTIE)
