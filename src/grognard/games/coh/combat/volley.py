"""7.0, 7.7 An attack carried out: a roll against each unit in the hex, in the order of the attacker's choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.cards.action_cards import SecondHexOffer, come_to_light
from grognard.games.coh.cards.revenge import avenging
from grognard.games.coh.cards.veteran_cards import holder, used_up
from grognard.games.coh.cards.veterans import OVERRUN
from grognard.games.coh.combat.attack_value import attack_value, power
from grognard.games.coh.combat.defence_value import Target, defence, ground_cover, rating, smoke
from grognard.games.coh.combat.fire import breakable, may_hold_hidden_unit, suspects, victims
from grognard.games.coh.combat.hits import changes_defence, changes_fire, show, strike
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.data.units import AIRCRAFT, CARD, COLOURS, NUMBER, PACK, RED, SIDE, UNITS, WORKS
from grognard.games.coh.interface.actions import Aim, PlayCard, PlayVeteran
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import facings, uncover
from grognard.games.coh.sight.solitaire import draw
from grognard.games.coh.state.asking import ReasonedDecision
from grognard.games.coh.state.decks import discarded
from grognard.games.coh.state.position import COVERT, NONE, CohGame, Position, place_name
from grognard.games.coh.state.presence import hit_of
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.rolls import CHANGES, ROLLS, Throw, charged

FIREPOWER_CARD = "card-firepower"


@rule("7.7.b", "7.7.c", "7.0.f")
class Volley(Procedure, frozen=True, kw_only=True):
    """7.7 The attack on a hex begins: who is there, and how well protected."""

    shot: Shot

    def run(self, game: CohGame) -> None:
        position, shot = game.position, self.shot
        for unit in shot.units:
            show(game, unit, changes_fire(hit_of(position, unit)))
        there = victims(position, shot)  # §7.7.e, §16.1.f, §16.1.g, §12.3.i
        for unit in there:
            show(game, unit, changes_defence(hit_of(position, unit)))
        targets = tuple(defence(game.position, shot, unit) for unit in there)  # §18.6.f
        targets += tuple(work_defence(position, shot, kind) for kind in breakable(position, shot))  # §18.6.d, §18.6.e
        if shot.how != "close" and may_hold_hidden_unit(position, shot.hex) and may_be_under_fire(position, shot):
            targets += (Target(NONE, NONE, ()),)
        firer = UNITS[shot.leader] if shot.leader != NONE else ""
        if targets and shot.leader != NONE:
            game.log("attack-begins", "7.0", unit=firer, hex=place_name(position, shot.hex))
        game.then(Aiming(shot=shot, targets=targets), *avenging(position, shot.units, shot.hex))


@rule("10.0.q", "12.1.b", "12.3.h")
def may_be_under_fire(position: Position, shot: Shot) -> bool:
    """10.0, 12.1 Whether an attack on an empty hex could strike a unit: hidden enemies, or those of either side under
    artillery. It is rolled in any case, so that no roll tells where they are."""
    side = position.armies[shot.army].side
    return suspects(position, side) or (shot.how == "artillery" and any(position.hides))


@rule("18.4.o", "18.5.r", "18.6.b")
def work_defence(position: Position, shot: Shot, kind: int) -> Target:
    """18.6 A work: its red rating, with what ground and smoke add."""
    base = Modifier("work", PACK.works[WORKS[kind]].defence, "18.6", of="target")
    return Target(NONE, RED, (base, *ground_cover(position, shot), *smoke(position, shot)), kind)


def target_name(position: Position, shot: Shot, target: Target) -> str:
    """What a target is called: a unit, a work, or the hex where a unit may be hidden."""
    if target.unit != NONE:
        return UNITS[target.unit]
    return WORKS[target.work] if target.work != NONE else place_name(position, shot.hex)


class Aiming(Procedure, frozen=True, kw_only=True):
    """7.7 The next roll of an attack, as long as a target is left."""

    shot: Shot
    targets: tuple[Target, ...]

    def run(self, game: CohGame) -> None:
        pieces = game.position.pieces
        left = tuple(t for t in self.targets if t.unit == NONE or pieces[t.unit].place == self.shot.hex)
        if not left:
            return
        army = game.position.armies[self.shot.army]
        if (
            len(left) == 1
            and not army.cap
            and not may_add_firepower(game.position, self.shot)
            and not may_overrun(game.position, self.shot)
        ):
            game.then(AttackRoll(army=self.shot.army, asked=True, shot=self.shot, target=left[0]))
            return
        game.then(ChooseTarget(seats=(army.id,), shot=self.shot, targets=left))


@rule("20.0.zb")
def may_add_firepower(position: Position, shot: Shot) -> bool:
    """Card 9 Whether the question must be asked: it must not tell the enemy who holds the card. No card is played on an
    aircraft (20.0)."""
    if shot.how == "air":
        return False
    hand = position.armies[shot.army].hand
    return bool(hand) and FIREPOWER_CARD in (*position.scenario.deck, *position.scenario.replay_deck) and not shot.bonus


@rule.forbids("card.9.b")
def does_not_hold_the_card(position: Position, shot: Shot, action: PlayCard) -> Violation:
    """Only a card in the hand is played, and it is added once."""
    held = action.card == FIREPOWER_CARD and CARD[FIREPOWER_CARD] in position.armies[shot.army].hand
    return None if held and not shot.bonus else evidence(action.card)


@rule.forbids("7.7.b")
def is_no_target_of_the_attack(position: Position, names: tuple[str, ...], action: Aim) -> Violation:
    """The attack is rolled against what is in its hex, each once."""
    return None if action.target in names else evidence(action.target)


@rule.forbids("card.V130.b")
def is_no_overrun(position: Position, shot: Shot, action: PlayVeteran) -> Violation:
    """Of the veteran cards only that of the attacking unit is announced here."""
    fits = action.card == OVERRUN and may_overrun(position, shot) and action.unit == UNITS[shot.leader]
    return None if fits else evidence(action.card)


def aims(position: Position, question: ChooseTarget) -> Iterator[Aim]:
    for target in question.targets:
        for change in CHANGES:
            yield Aim(target_name(position, question.shot, target), change)


def aim_verdict(position: Position, question: ChooseTarget, action: Aim) -> Verdict:
    verdict = judge((is_no_target_of_the_attack,), position, question.names(position), action)
    return judge(ROLLS, position, question.shot.army, action.cap) if verdict is True else verdict


@rule("3.23.i", "7.1.g", "7.2.g")
def aim(game: CohGame, question: ChooseTarget, action: Aim) -> None:
    """7.7, 3.23 The next roll of the attack, on the attacker's command points alone."""
    shot = question.shot
    game.change(charged(game.position, shot.army, action.cap))
    target = next(t for t in question.targets if target_name(game.position, shot, t) == action.target)
    remaining = tuple(candidate for candidate in question.targets if candidate is not target)
    roll = AttackRoll(army=shot.army, asked=True, change=action.cap, shot=shot, target=target)
    game.then(roll, Aiming(shot=shot, targets=remaining))


def firepower_cards(position: Position, question: ChooseTarget) -> Iterator[PlayCard]:
    if may_add_firepower(position, question.shot):
        yield PlayCard(FIREPOWER_CARD)


@rule("card.9.b", "card.9.c", "card.9.d")
def add_firepower(game: CohGame, question: ChooseTarget, action: PlayCard) -> None:
    """Card 9 More firepower for the whole attack, of a group as well. It is no action."""
    shot = question.shot
    game.change(discarded(game.position, shot.army, CARD[action.card]))
    game.reveal()
    game.log("card-played", "card.9", army=question.seats[0], card=action.card)
    bonus = PACK.actions[CARD[action.card]].amount
    game.then(Aiming(shot=replace(shot, bonus=bonus), targets=question.targets))
    come_to_light(game, tuple(unit for unit in shot.units if not game.position.pieces[unit].has(COVERT)))


def overruns(position: Position, question: ChooseTarget) -> Iterator[PlayVeteran]:
    if may_overrun(position, question.shot):
        yield PlayVeteran(OVERRUN, UNITS[question.shot.leader])


@rule("card.V130.b", "card.V130.c")
def overrun(game: CohGame, question: ChooseTarget, action: PlayVeteran) -> None:
    """Card V130 Announced before the dice: after the attack the unit goes on by a hex."""
    shot = question.shot
    game.change(used_up(game.position, shot.army, OVERRUN))
    game.log("veteran-played", "card.V130", unit=UNITS[shot.leader], card=OVERRUN)
    onward = Actor(army=shot.army, units=(shot.leader,), by="card", card=CARD["card-two-hexes"])
    game.then(Aiming(shot=shot, targets=question.targets), SecondHexOffer(actor=onward))


def may_overrun(position: Position, shot: Shot) -> bool:
    """Card V130 Whether the leader has the card, in an attack of its own."""
    return shot.leader != NONE and not AIRCRAFT[shot.leader] and holder(position, shot.army, OVERRUN) == shot.leader


AIM = Verb(Aim, candidates=aims, verdict=aim_verdict, resolve=aim, irreversible=True)
ADD_FIREPOWER = Verb(
    PlayCard,
    candidates=firepower_cards,
    args=lambda position, question, action: (position, question.shot, action),
    forbids=(does_not_hold_the_card,),
    resolve=add_firepower,
    irreversible=True,
    confirm=True,
)
ANNOUNCE_OVERRUN = Verb(
    PlayVeteran,
    candidates=overruns,
    args=lambda position, question, action: (position, question.shot, action),
    forbids=(is_no_overrun,),
    resolve=overrun,
    confirm=True,
)


class ChooseTarget(ReasonedDecision, frozen=True, kw_only=True):
    """7.7, 3.23 Which unit is the target of the next roll, and how many command points are spent on it?"""

    # RULING coh-049, coh-190

    rule: ClassVar[str] = "7.7"
    verbs = (AIM, ADD_FIREPOWER, ANNOUNCE_OVERRUN)
    shot: Shot
    targets: tuple[Target, ...]

    def names(self, position: Position) -> tuple[str, ...]:
        return tuple(target_name(position, self.shot, target) for target in self.targets)

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-choose-target", {"hex": place_name(game.position, self.shot.hex)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return self.names(game.position)


@rule("7.0.i")
class AttackRoll(Throw, frozen=True, kw_only=True):
    """7.0 Two dice and the attack value against the defence value."""

    shot: Shot
    target: Target

    @property
    def is_own_turn(self) -> bool:
        return self.shot.how != "artillery"

    def roller(self) -> int:
        return self.shot.leader

    def question(self, game: CohGame) -> tuple[str, str]:
        return "attack", target_name(game.position, self.shot, self.target)

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        if self.target.unit == NONE and self.target.work == NONE:
            self._into_the_blue(game, dice)
            return
        position, shot, target = game.position, self.shot, self.target
        roll = self._roll(position, target, dice)
        name = target_name(position, shot, target)
        if target.work != NONE:
            if roll.hits:
                _break(game, shot.hex, target.work)
            what = "work-hit" if roll.hits else "attack-missed"
        else:
            what = ("attack-missed", "attack-hit", "attack-destroyed")[roll.hits]
        firer = UNITS[shot.leader] if shot.leader != NONE else ""
        colour = COLOURS[target.colour]
        game.log(what, "7.0", roll=roll, unit=firer, target=name, av=roll.total, dv=roll.target, colour=colour)
        if roll.hits and target.work == NONE:
            strike(game, target.unit, roll.hits, shot.army)

    def _roll(self, position: Position, target: Target, dice: tuple[int, ...]) -> Roll:
        """The dice with every line under them."""
        added = attack_value(position, self.shot, target.unit, target.colour)
        bought = tuple(replace(line, of="total") for line in self.bought())
        lines: tuple[Modifier, ...] = (*added, *bought, *target.lines)
        total = sum(dice) + sum(line.value for line in (*added, *bought))  # §7.1.f
        margin = total - target.value
        hits = 0 if margin < 0 else 2 if margin >= NUMBER["kill-margin"] else 1  # §7.0.g, §7.0.h
        return Roll(dice=dice, target=target.value, total=total, hits=hits, modifiers=lines)

    @rule("10.0.l", "10.0.q")
    def _into_the_blue(self, game: CohGame, dice: tuple[int, ...]) -> None:
        """10.0 At a hex where a unit may be hidden: the enemy only says whether one was hit."""
        # RULING coh-073
        position, shot = game.position, self.shot
        side = position.armies[shot.army].side
        if position.coin_in.get(shot.hex, shot.army) in position.armies_of(1 - side):
            draw(game, shot.hex)  # §21.2.c
            position = game.position
        both = shot.how == "artillery"
        there = [u for u in position.stack(shot.hex) if position.is_hidden(u) and (both or SIDE[u] != side)]
        firer = UNITS[shot.leader] if shot.leader != NONE else ""
        place = place_name(position, shot.hex)
        target_hit: tuple[int, Roll] | None = None
        if there:
            unit = min(there, key=lambda u: (rating(position, shot, u)[1], u))  # §10.0.m, §10.0.n
            target = defence(position, shot, unit)
            if power(position, shot, target.colour) is not None:
                roll = self._roll(position, target, dice)
                target_hit = (unit, roll) if roll.hits else None
        if target_hit is None:
            bare = Roll(dice=dice, modifiers=self.bought())
            game.log("no-hidden-unit-hit", "10.0", roll=bare, unit=firer, hex=place)
            return
        unit, roll = target_hit
        game.log("hidden-unit-hit", "10.0", roll=roll, unit=firer, hex=place)
        shown = (*uncover(game, shot.hex, 1 - side), *uncover(game, shot.hex, side))  # §10.0.o, §10.0.p
        strike(game, unit, roll.hits, shot.army)
        game.then(*facings(game, tuple(u for u in shown if game.position.pieces[u].place == shot.hex)))


@rule("18.6.c")
def _break(game: CohGame, hex_: int, kind: int) -> None:
    """18.6 A fortification that is hit is gone, and no unit is inside it any more."""
    position = game.position
    works = tuple(work for work in position.works if not (work.hex == hex_ and work.kind == kind))
    inside = {
        u: replace(position.pieces[u], shelter=NONE) for u in position.stack(hex_) if position.pieces[u].shelter == kind
    }
    game.change(position.with_pieces(inside).but(works=works))
    game.log("work-destroyed", "18.6", work=WORKS[kind], hex=place_name(position, hex_))
