"""6.0, 15.2 Selection: which chits are available, and which of them each side chooses, in secret, for this turn."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.ava.data.ground import AXIS, PACK, SOVIET
from grognard.games.ava.interface.actions import Choose, Raise
from grognard.games.ava.options.zhukov import HoldReinforcements, may_hold
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import SIDES, AvaGame, Position
from grognard.games.ava.state.seats import seats_of
from grognard.games.ava.turn.sequence import box

CHITS = PACK.chits


@rule("5.0.c", "5.0.d", "6.1.b")
class SelectionPhase(Procedure, frozen=True, kw_only=True):
    """5.0 New chits, the Soviet army of choice, the choice of both sides, the cup. With teams nothing is chosen."""

    def run(self, game: AvaGame) -> None:
        raising = tuple(RaiseArmies(left=box(game.position).choice) for _ in range(1) if box(game.position).choice)
        if game.position.rules.team:
            game.then(NewChits(), *raising)
            return
        game.then(NewChits(), *raising, ChooseSide(side=AXIS), ChooseSide(side=SOVIET), FillCup())


@rule("6.2.a", "15.2.a", "15.2.b")
class NewChits(Procedure, frozen=True, kw_only=True):
    """15.2 The chits that the turn track makes available; with 17.2, the reserves, but OKH not everywhere."""

    def run(self, game: AvaGame) -> None:
        position, turn = game.position, box(game.position)
        new = [list(turn.new_axis), list(turn.new_soviet)]
        if position.turn == 1 and (position.rules.reserves or position.rules.team):  # §17.0.a
            new[SOVIET].append("reserve")  # §17.2.a
            if position.rules.data.okh:  # §18.1.m, §18.3.m
                new[AXIS].append("okh")
        for side in (AXIS, SOVIET):
            chits = position.chits[side]
            fresh = tuple(chit for chit in new[side] if chit not in chits.available)  # §4.0.x
            if fresh:
                position = position.with_chits(side, replace(chits, available=(*chits.available, *fresh)))
                game.log("chits-available", "15.2.b", side=SIDES[side], chits=fresh)
        game.change(position)


def raisable(position: Position) -> tuple[str, ...]:
    """18 Armies whose chits the Soviet player may still make available."""
    available = position.chits[SOVIET].available
    return tuple(chit for chit in position.rules.data.soviet_pool if chit not in available)


CHOICES = {"leningrad": "18.1.i", "smolensk": "18.2.i", "kiev": "18.3.i"}


@rule.forbids("15.2.b")
def chit_is_available_already(position: Position, chit: str) -> Violation:
    """15.2 A chit becomes available once."""
    return evidence(chit) if chit in position.chits[SOVIET].available else None


@rule.forbids("18.1.i", "18.2.i", "18.3.i")
def army_is_not_of_choice(position: Position, chit: str) -> Violation:
    """18 The chit of choice is that of a Soviet army of the map in play which the turn track does not bring."""
    by = CHOICES.get(position.rules.scenario, "")
    return evidence(chit, by=by) if by and chit not in position.rules.data.soviet_pool else None


@rule.forbids("15.2.b")
def army_is_not_of_the_pool(position: Position, chit: str) -> Violation:
    """15.2 In the campaign too, the armies of choice are those that the turn track does not bring."""
    return evidence(chit) if chit not in position.rules.data.soviet_pool else None


class RaiseArmies(Procedure, frozen=True, kw_only=True):
    """18 So many chits of choice."""

    left: int

    def run(self, game: AvaGame) -> None:
        if self.left and raisable(game.position):
            game.then(RaiseArmy(seats=seats_of(game.position, SOVIET)), replace(self, left=self.left - 1))


@rule("18.1.i", "18.2.i", "18.3.i")
def raise_army(game: AvaGame, asked: RaiseArmy, action: Raise) -> None:
    """18 The chit becomes available; the other side has not seen it."""
    chits = game.position.chits[SOVIET]
    available, unseen = (*chits.available, action.chit), (*chits.unseen, action.chit)
    game.change(game.position.with_chits(SOVIET, replace(chits, available=available, unseen=unseen)))
    game.log("army-raised", "15.2.b", to=asked.seats, chit=action.chit)  # §6.1.f


RAISE = Verb(
    Raise,
    candidates=lambda position, asked: [Raise(chit) for chit in raisable(position)],
    exists=lambda position, asked, action: action.chit in CHITS,
    args=lambda position, asked, action: (position, action.chit),
    forbids=(chit_is_available_already, army_is_not_of_choice, army_is_not_of_the_pool),
    resolve=raise_army,
)


class RaiseArmy(Decision, frozen=True, kw_only=True):
    """18 From turn 4 on the Soviet player makes the chit of one more army available each turn, in secret. RULING
    ava-018"""

    rule: ClassVar[str] = "15.2.b"
    verbs = (RAISE,)


@rule("6.2.b", "6.2.c", "6.2.d")
def numbers(position: Position, side: int) -> dict[str, int]:
    """6.2 How many chits of each nation a side selects this turn; interrupts and reinforcements count."""
    track = box(position).chits
    return {"su": track.su} if side == SOVIET else {"de": track.ger, "ro": track.rum}


def room(position: Position, side: int, nation: str) -> int:
    """How many more chits of a nation are to be selected."""
    chosen = sum(1 for chit in position.chits[side].chosen if CHITS[chit].nation == nation)  # §6.3.b
    return numbers(position, side).get(nation, 0) - chosen  # §6.1.a


def open_chits(position: Position, side: int) -> list[str]:
    """Chits that may still be selected."""
    chits = position.chits[side]
    free = [chit for chit in chits.available if chit not in chits.chosen]
    return [chit for chit in free if room(position, side, CHITS[chit].nation) > 0]


@rule.forbids("6.2.b")
def soviet_number_is_reached(position: Position, side: int, chit: str) -> Violation:
    """6.2 No more Soviet chits are selected than the turn track shows."""
    return _reached(position, side, chit, "su")


@rule.forbids("6.2.c")
def german_number_is_reached(position: Position, side: int, chit: str) -> Violation:
    """6.2 No more German chits are selected than the turn track shows."""
    return _reached(position, side, chit, "de")


@rule.forbids("6.2.d")
def romanian_number_is_reached(position: Position, side: int, chit: str) -> Violation:
    """6.2 No more Romanian chits are selected than the turn track shows."""
    return _reached(position, side, chit, "ro")


def _reached(position: Position, side: int, chit: str, nation: str) -> Violation:
    full = CHITS[chit].nation == nation and room(position, side, nation) <= 0
    return evidence(chit, count=numbers(position, side).get(nation, 0)) if full else None


@rule.forbids("6.2.f")
def supply_check_is_always_in(position: Position, side: int, chit: str) -> Violation:
    """6.2 The supply check is not selected: it always goes into the cup."""
    return evidence(chit) if CHITS[chit].kind == "supply" else None


@rule.forbids("6.2.b", "6.2.c")
def chit_is_the_enemys(position: Position, side: int, chit: str) -> Violation:
    """6.2 Each player selects chits of the own side."""
    by = "6.2.b" if side == SOVIET else "6.2.c"
    return evidence(chit, by=by) if CHITS[chit].side != SIDES[side] else None


@rule.forbids("6.1.a")
def chit_is_chosen_already(position: Position, side: int, chit: str) -> Violation:
    """6.1 Each chit is selected once."""
    return evidence(chit) if chit in position.chits[side].chosen else None


@rule.forbids("17.0.a")
def reserves_were_not_agreed(position: Position, side: int, chit: str) -> Violation:
    """17.0 Reserve and OKH are used only if the players agreed on them."""
    return evidence(chit) if CHITS[chit].kind == "reserve" and not position.rules.reserves else None


@rule.forbids("18.1.m", "18.3.m")
def okh_is_not_on_this_map(position: Position, side: int, chit: str) -> Violation:
    """18.1, 18.3 OKH is not available at Leningrad and at Kiev."""
    out = chit == "okh" and not position.rules.data.okh
    return evidence(chit, by="18.1.m" if position.rules.data.sheets == ("L",) else "18.3.m") if out else None


@rule.forbids("15.2.a", "15.2.b")
def chit_is_not_available(position: Position, side: int, chit: str) -> Violation:
    """15.2 At first only the chits of the set-up, later those that the turn track has added."""
    by = "15.2.a" if position.turn == 1 else "15.2.b"
    return None if chit in position.chits[side].available else evidence(chit, by=by)


CHOOSING = (
    supply_check_is_always_in,
    chit_is_the_enemys,
    chit_is_chosen_already,
    reserves_were_not_agreed,
    okh_is_not_on_this_map,
    chit_is_not_available,
    soviet_number_is_reached,
    german_number_is_reached,
    romanian_number_is_reached,
)


@rule("6.1.a", "6.2.e")
class ChooseSide(Procedure, frozen=True, kw_only=True):
    """6.2 Reinforcements must be selected; where there are no more chits than the number, all of them are."""

    side: int

    def run(self, game: AvaGame) -> None:
        position = game.position
        chits = position.chits[self.side]
        left = [chit for chit in chits.available if chit not in chits.chosen]
        must = [chit for chit in left if CHITS[chit].kind == "reinforcement"]  # §6.2.h
        if must:
            position = position.with_chits(self.side, replace(chits, chosen=(*chits.chosen, *must)))
            game.change(position)
        free = open_chits(position, self.side)
        nations = {CHITS[chit].nation for chit in free}
        if all(sum(CHITS[c].nation == n for c in free) <= room(position, self.side, n) for n in nations):
            chits = position.chits[self.side]
            game.change(position.with_chits(self.side, replace(chits, chosen=(*chits.chosen, *free))))
            if self.side == SOVIET and may_hold(game.position):
                game.then(HoldReinforcements(seats=seats_of(position, SOVIET)))
            return
        game.then(ChooseChits(seats=seats_of(position, self.side), side=self.side), self)


@rule("5.0.c", "6.1.a", "6.1.d")
def choose_chit(game: AvaGame, asked: ChooseChits, action: Choose) -> None:
    """6.1 The chit is selected, in secret; those not selected are not used this turn."""
    chits = game.position.chits[asked.side]
    game.change(game.position.with_chits(asked.side, replace(chits, chosen=(*chits.chosen, action.chit))))
    game.log("chit-chosen", "6.1.a", to=asked.seats, chit=action.chit)


def _choosable(position: Position, asked: ChooseChits) -> list[Choose]:
    chits = position.chits[asked.side]
    return [Choose(chit) for chit in chits.available if chit not in chits.chosen]


CHOOSE = Verb(
    Choose,
    candidates=_choosable,
    exists=lambda position, asked, action: action.chit in CHITS,
    args=lambda position, asked, action: (position, asked.side, action.chit),
    forbids=CHOOSING,
    resolve=choose_chit,
)


class ChooseChits(Decision, frozen=True, kw_only=True):
    """6.1 One more chit for this turn."""

    rule: ClassVar[str] = "6.1.a"
    verbs = (CHOOSE,)
    side: int

    def prompt(self, game: AvaGame) -> Message:
        left = sum(max(0, room(game.position, self.side, nation)) for nation in numbers(game.position, self.side))
        return Message("ask-choose-chits", {"left": left})


@rule("2.2.zh", "19.1.e", "19.1.f")
class FillCup(Procedure, frozen=True, kw_only=True):
    """6.1 The selected chits of both sides and the supply check go into the cup; interrupts stay in hand."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        cup: list[str] = ["supply"]  # §4.0.u, §6.2.f, §18.1.b, §18.2.b, §18.3.b, §19.1.d
        for side in (AXIS, SOVIET):
            chits = position.chits[side]
            hand = (*chits.hand, *(c for c in chits.chosen if CHITS[c].kind == "interrupt"))  # §6.1.c, §6.3.a
            position = position.with_chits(side, replace(chits, hand=hand))
            cup += (chit for chit in chits.chosen if chit not in hand)  # §6.1.b
        game.change(position.but(cup=tuple(sorted(cup))))
        game.log("cup-filled", "6.1.b", count=len(cup))
