"""6.0, 15.2 Selection: which chits are available, and which of them each side chooses, in secret, for this turn."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.ava.actions import Choose, Raise
from grognard.games.ava.ground import AXIS, PACK, SOVIET
from grognard.games.ava.position import SIDES, AvaGame, Position
from grognard.games.ava.rulebook import rule
from grognard.games.ava.seats import seats_of
from grognard.games.ava.sequence import box
from grognard.games.ava.zhukov import HoldReinforcements, may_hold

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


@rule("4.0.u", "4.0.v", "4.0.w", "4.0.x", "6.2.a", "15.2.a", "15.2.b", "17.2.a", "17.0.a")
@rule("18.1.b", "18.1.c", "18.1.d", "18.1.e", "18.1.f", "18.1.g", "18.1.h", "18.1.m", "18.2.b", "18.2.c", "18.2.d")
@rule(
    "18.2.e",
    "18.2.f",
    "18.2.g",
    "18.2.h",
    "18.3.b",
    "18.3.c",
    "18.3.d",
    "18.3.e",
    "18.3.f",
    "18.3.g",
    "18.3.h",
    "18.3.m",
)
class NewChits(Procedure, frozen=True, kw_only=True):
    """15.2 The chits that the turn track makes available; with 17.2, the reserves, but OKH not everywhere."""

    def run(self, game: AvaGame) -> None:
        position, turn = game.position, box(game.position)
        new = [list(turn.new_axis), list(turn.new_soviet)]
        if position.turn == 1 and (position.rules.reserves or position.rules.team):
            new[SOVIET].append("reserve")
            if position.rules.data.okh:
                new[AXIS].append("okh")
        for side in (AXIS, SOVIET):
            chits = position.chits[side]
            fresh = tuple(chit for chit in new[side] if chit not in chits.available)
            if fresh:
                position = position.with_chits(side, replace(chits, available=(*chits.available, *fresh)))
                game.tell("chits-available", "15.2.b", side=SIDES[side], chits=fresh)
        game.change(position)


def raisable(position: Position) -> tuple[str, ...]:
    """18 Armies whose chits the Soviet player may still make available."""
    known = position.chits[SOVIET].available
    return tuple(chit for chit in position.rules.data.soviet_pool if chit not in known)


class RaiseArmies(Procedure, frozen=True, kw_only=True):
    """18 So many chits of choice."""

    left: int

    def run(self, game: AvaGame) -> None:
        if self.left and raisable(game.position):
            game.then(RaiseArmy(seats=seats_of(game.position, SOVIET)), replace(self, left=self.left - 1))


@rule("18.1.i", "18.2.i", "18.3.i", "12.1.b")
class RaiseArmy(Decision, frozen=True, kw_only=True):
    """18 From turn 4 on the Soviet player makes the chit of one more army available each turn."""

    rule: ClassVar[str] = "15.2.b"
    accepts = (Raise,)

    def candidates(self, game: AvaGame) -> list[Action]:
        return [Raise(chit) for chit in raisable(game.position)]

    def verdict(self, game: AvaGame, action: Action) -> Verdict:
        return True

    def resolve(self, game: AvaGame, action: Raise) -> None:
        chits = game.position.chits[SOVIET]
        game.change(game.position.with_chits(SOVIET, replace(chits, available=(*chits.available, action.chit))))
        game.tell("army-raised", "15.2.b", chit=action.chit)


@rule("6.2.b", "6.2.c", "6.2.d", "6.3.b")
def numbers(position: Position, side: int) -> dict[str, int]:
    """6.2 How many chits of each nation a side selects this turn; interrupts and reinforcements count."""
    track = box(position).chits
    return {"su": track.su} if side == SOVIET else {"de": track.ger, "ro": track.rum}


def room(position: Position, side: int, nation: str) -> int:
    """How many more chits of a nation are to be selected."""
    chosen = sum(1 for chit in position.chits[side].chosen if CHITS[chit].nation == nation)
    return numbers(position, side).get(nation, 0) - chosen


def open_chits(position: Position, side: int) -> list[str]:
    """Chits that may still be selected."""
    chits = position.chits[side]
    free = [chit for chit in chits.available if chit not in chits.chosen]
    return [chit for chit in free if room(position, side, CHITS[chit].nation) > 0]


@rule.forbids("6.2.b", "6.1.a")
def soviet_number_is_reached(position: Position, side: int, chit: str) -> Bite:
    """6.2 No more Soviet chits are selected than the turn track shows."""
    return _reached(position, side, chit, "su")


@rule.forbids("6.2.c", "6.1.a")
def german_number_is_reached(position: Position, side: int, chit: str) -> Bite:
    """6.2 No more German chits are selected than the turn track shows."""
    return _reached(position, side, chit, "de")


@rule.forbids("6.2.d", "6.1.a")
def romanian_number_is_reached(position: Position, side: int, chit: str) -> Bite:
    """6.2 No more Romanian chits are selected than the turn track shows."""
    return _reached(position, side, chit, "ro")


def _reached(position: Position, side: int, chit: str, nation: str) -> Bite:
    full = CHITS[chit].nation == nation and room(position, side, nation) <= 0
    return because(chit, count=numbers(position, side).get(nation, 0)) if full else None


CHOOSING = (soviet_number_is_reached, german_number_is_reached, romanian_number_is_reached)


@rule("6.1.a", "6.2.e", "6.2.h", "12.0.a")
class ChooseSide(Procedure, frozen=True, kw_only=True):
    """6.2 Reinforcements must be selected; where there are no more chits than the number, all of them are."""

    side: int

    def run(self, game: AvaGame) -> None:
        position = game.position
        chits = position.chits[self.side]
        must = [c for c in chits.available if CHITS[c].kind == "reinforcement" and c not in chits.chosen]
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


@rule("5.0.c", "6.1.a", "6.1.d", "6.2.b")
class ChooseChits(Decision, frozen=True, kw_only=True):
    """6.1 One more chit for this turn, in secret."""

    rule: ClassVar[str] = "6.1.a"
    accepts = (Choose,)
    side: int

    def candidates(self, game: AvaGame) -> list[Action]:
        chits = game.position.chits[self.side]
        return [Choose(chit) for chit in chits.available if chit not in chits.chosen]

    def verdict(self, game: AvaGame, action: Choose) -> Verdict:
        return judge(CHOOSING, game.position, self.side, action.chit)

    def resolve(self, game: AvaGame, action: Choose) -> None:
        chits = game.position.chits[self.side]
        game.change(game.position.with_chits(self.side, replace(chits, chosen=(*chits.chosen, action.chit))))
        game.tell("chit-chosen", "6.1.a", to=self.seats, chit=action.chit)

    def prompt(self, game: AvaGame) -> Message:
        left = sum(max(0, room(game.position, self.side, nation)) for nation in numbers(game.position, self.side))
        return Message("ask-choose-chits", {"left": left})


@rule("6.1.b", "6.1.c", "6.2.f", "6.3.a", "2.2.zh", "19.1.d", "19.1.e", "19.1.f")
class FillCup(Procedure, frozen=True, kw_only=True):
    """6.1 The selected chits of both sides and the supply check go into the cup; interrupts stay in hand."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        cup: list[str] = ["supply"]
        for side in (AXIS, SOVIET):
            chits = position.chits[side]
            hand = (*chits.hand, *(c for c in chits.chosen if CHITS[c].kind == "interrupt"))
            position = position.with_chits(side, replace(chits, hand=hand))
            cup += (chit for chit in chits.chosen if chit not in hand)
        game.change(position.but(cup=tuple(sorted(cup))))
        game.tell("cup-filled", "6.1.b", count=len(cup))
