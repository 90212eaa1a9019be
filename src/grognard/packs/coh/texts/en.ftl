# Storms of Steel in English. Names arrive in their plain form; `$xId` is the raw id of `$x`, `none` when it is empty.

# -- What is asked ---------------------------------------------------------------------------------------------------
ask-take-turn = { $army }: act with a unit, stall or pass. { $ap ->
    [0] CAPs: { $cap }.
   *[other] AP: { $ap }, CAPs: { $cap }.
}
ask-choose-action = What does { $unit } do { $byId ->
    [cap] on command points ({ $cap })
    [opportunity] by an opportunity action
    [card] by a card
   *[ap] on action points ({ $ap })
}?
ask-choose-target = Attack on { $hex }: against whom is the next roll, with how many command points?
ask-spend-on-roll = { $unitId ->
    [none] How many command points go into the roll:
   *[other] { $unit } – how many command points go into the roll:
} { $whatId ->
    [rally] the rally
    [roulette] the action points
    [mine] the mine
    [sticking] the bad ground
    [engine] the engine
    [wire] the wire
    [spotting] the spotting
    [points] the points of the card
    [sniper-card] the sniper of the card
   *[attack] the attack
}?
ask-announce = { $army }: how many command points go into the roll for the first turn?
ask-better-roll = The roll is { $total }. Does it stand?
ask-bonus-move = { $unit } may drive on, bonus hexes left: { $left }.
ask-cross-wire = To get into the wire { $unit } must pay { $cost } points. Go on?
ask-deploy-unit = In which hex is { $unit } set up?
ask-face-revealed = { $unit } has come to light: which way does it face?
ask-group-move = Where does the next unit of the group go? Units left: { $left }.
ask-group-hide = Where does the next unit of the group hide? Units left: { $left }.
ask-name-target = { $army }: where is the artillery to fire before the next round?
ask-second-hex = { $unit }: the second hex?
ask-flying = { $unit }: the next impulse? Impulses left: { $left }.
ask-choose-sniped = Sniper: which enemy loses command points?
ask-choose-dug-in = Event: which unit gets a hasty defence?
ask-strengthen-flak = Shot at { $unit }: play a card for more firepower?
ask-choose-victim = Blood and honour: which unit of the group is lost?
ask-escape = Shells are coming down: does { $unit } move a hex away?
ask-show-reputation = { $army }: the rolls for the first turn are known. Play the feared reputation?
ask-group-hidden-move = Where does the next hidden unit go? Left: { $left }.
ask-mark-hex = Lay a coin where { $unit } may be hidden. Left: { $left }.

# -- What can be done ------------------------------------------------------------------------------------------------
do-fly-in = Fly in at { $to }, facing { $facing }, altitude { $altitude }
do-fly = Fly to { $to }
do-bank = Bank: { $facing }
do-climb = { $by ->
    [1] Climb
   *[other] Dive
}
do-strafe = Attack { $hex } from the air
do-bomb = { $kind } × { $count } on { $hex }
do-fly-off = Fly off
do-flak = Fire at { $unit }
do-act = { $byId ->
    [join] { $unit }: join the activation
    [cap] { $unit }: act on command points
    [opportunity] { $unit }: opportunity action
   *[ap] { $unit }: act on action points
}
do-pass-turn = Pass
do-stall = { $byId ->
    [cap] Stall for 1 CAP
   *[ap] Stall for 1 AP
}
do-end-activation = End the activation
do-back = Back
do-also = Together with { $unit }
do-add-cap = Put command points in with it: { $cap }
do-move = { $careful ->
    [1] Move with care to { $to }, facing { $facing }
   *[other] Move to { $to }, facing { $facing }
}
do-march = { $careful ->
    [1] { $unit }: with care to { $to }, facing { $facing }
   *[other] { $unit }: to { $to }, facing { $facing }
}
do-pivot = Turn: { $facing }
do-fire = Attack { $hex }
do-rally = Rally
do-leave = Leave the board
do-halt = Stop here
do-indirect-fire = Indirect fire at { $hex }
do-lay-smoke = Smoke on { $hex }
do-dig-in = Dig in
do-occupy = Go inside: { $work }
do-quit = Come out, facing { $facing }
do-load = Take up { $unit }
do-unload = Set down { $unit }, facing { $facing }
do-move-hidden = Move hidden to { $to }
do-hide = Hide in { $to }
do-hide-with-group = { $unit }: hide in { $to }
do-use-weapon = { $card }: { $hex }
do-lay-mine = { $hidden ->
    [1] { $mine } in { $hex }, hidden
   *[other] { $mine } in { $hex }
}
do-defuse = Take up { $mine } in { $hex }
do-auto-rally = Rally without a roll
do-play-card = { $unitId ->
    [none] Play { $card }
   *[other] Play { $card }: { $unit }
}
do-play-veteran = { $card }: { $unit }
do-play-luck = Roll again: { $card }
do-keep = It stands
do-call = { $smoke ->
    [1] { $card }: smoke on { $hex }
   *[other] { $card }: fire at { $hex }
}
do-press = Pay and go on
do-done = Nothing more
do-spend = Command points: { $cap }
do-aim = { $target }, command points: { $cap }
do-deploy = { $hex }
do-roll-one = { $card }: roll die { $die } again
do-snipe = Against { $army }
do-give-up = { $unit } is lost
do-entrench = { $unit } digs in
do-lay-coin = Coin on { $hex }
do-look-under = Look for hidden units in { $hex }
do-march-hidden = { $unit }: move hidden to { $to }

# -- Why not ---------------------------------------------------------------------------------------------------------
refusal-moves-while-stunned = { $a } is stunned: it can only rally.
refusal-is-stunned = { $a } is stunned: it can only rally.
refusal-turns-while-stunned = { $a } is stunned: it can only rally.
refusal-hides-while-stunned = { $a } is stunned: it can only rally.
refusal-digs-while-stunned = { $a } is stunned: it can only rally.
refusal-drives-while-stunned = { $a } is stunned: it can only rally.
refusal-moves-while-pinned = { $a } cannot move: its hit counter keeps it where it is.
refusal-turns-while-pinned = { $a } is held where it is and cannot turn either.
refusal-moves-while-carried = { $a } is carried by { $b } and goes where it goes.
refusal-turns-while-carried = { $a } is carried and faces as its vehicle does.
refusal-fires-while-carried = { $a } is carried by { $b } and cannot fire.
refusal-digs-while-carried = { $a } is carried and cannot dig in.
refusal-hides-with-a-load = { $a } carries or is carried: it cannot hide.
refusal-cannot-pay-for-the-shot = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-shell = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-smoke = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-hidden-move = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-to-hide = This costs { $cost } and { $a } can pay { $left }.
refusal-hiding-is-not-taught = Hiding is not among the rules of this firefight.
refusal-cannot-pay-for-the-bonus = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-wire = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-step = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-turn = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-to-leave = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-card = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-march = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-rally = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-load = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-weapon = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-to-dig = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-shelter = This costs { $cost } and { $a } can pay { $left }.
refusal-moves-while-stuck = { $a } is stuck and must be towed out.
refusal-moves-while-bogged = { $a } is bogged down until the end of the round.
refusal-ground-is-closed = { $a } cannot enter { $b } ({ $c }) but by road.
refusal-ditch-is-closed = { $b } is an anti-tank ditch: { $a } cannot enter it.
refusal-river-has-no-bridge = { $a } crosses the river in { $b } only by a bridge or a ford.
refusal-hexside-is-closed = { $a } cannot cross to { $b }: { $c }.
refusal-is-too-steep = { $b } is too steep for { $a }.
refusal-work-is-closed = { $c } in { $b } keeps { $a } out.
refusal-withdraws-towards-the-enemy = { $a } withdraws from { $b }: not to { $c }, where the enemy came from or next to it.
refusal-is-panicked = { $a } is panicked and does not fire.
refusal-has-no-weapon = { $a } never attacks.
refusal-fires-out-of-close-combat = { $a } is in close combat and can fire only in its own hex, not at { $b }.
refusal-has-no-target = There is nothing to attack in { $a }.
refusal-indirect-fire-has-no-target = There is nothing to attack in { $a }.
refusal-is-outside-arc = { $b } is outside the arc of { $a }.
refusal-is-outside-the-bunkers-arc = { $b } is outside the arc of the bunker: { $a } does not see it.
refusal-is-out-of-range = { $b } is { $distance } hexes away; { $a } fires no farther than { $range }.
refusal-is-too-near = { $b } is too near for { $a }. Least range: { $range }.
refusal-mortar-has-lost-its-range = { $a } cannot fire: its hit counter leaves it less than its least range of { $range }.
refusal-is-out-of-sight = { $a } does not see { $b }: { $c } is in the way.
refusal-is-in-a-blind-spot = { $b } is a blind spot for { $a }, right behind { $c }.
refusal-is-hidden-by-a-gully = { $a } does not see { $b }: line of sight into or out of a large gully reaches only the adjacent hexes.
refusal-is-behind-smoke = { $a } does not see { $b } through the smoke.
refusal-lowers-barrel-into-gully = { $a } cannot fire down into the gully at { $b }.
refusal-has-no-firepower-of-the-colour = { $a } has no firepower against what is in { $b }.
refusal-faces-away = { $a } must face { $b } to fire at it.
refusal-rerolls-no-dice = { $a } does not let you roll again.
refusal-holds-no-luck = You do not hold { $a }.
refusal-does-not-hold-the-card = You do not hold { $a }.
refusal-changes-too-much = A roll is changed by { $most } at most.
refusal-has-too-few-points = You have only { $cap } command points.
refusal-has-no-observer = No unit near { $a } observes { $b }.
refusal-smoke-is-unobserved = No unit near { $a } observes { $b }.
refusal-smoke-is-out-of-sight = { $a } does not see { $b } and cannot fire indirectly.
refusal-throws-smoke-too-far = { $a } cannot lay smoke as far as { $b }.
refusal-target-is-unobserved = No unit observes { $b } for { $a }.
refusal-hides-among-others = { $b } is there: { $a } would be seen.
refusal-is-hit = { $a } has a hit counter and cannot hide.
refusal-is-watched = { $b } sees { $a }: it cannot hide.
refusal-hideout-is-watched = { $b } sees { $c }: { $a } cannot hide there.
refusal-goes-backward = A bonus move of { $a } goes forward, not to { $b }.
refusal-leaves-easy-ground = { $a } cannot make a bonus move into { $b }.
refusal-leaves-the-road = { $a } has its bonus moves along the road alone: not to { $b }.
refusal-faces-so-already = { $a } faces that way already.
refusal-may-not-leave = { $a } may not leave the board at { $b }.
refusal-is-for-the-active = { $a } needs an activated unit.
refusal-is-paid-by-others = Action points pay for { $a } only on the units they belong to.
refusal-cannot-be-tired = { $a } is spent already.
refusal-is-outside-zone = { $b } is not in the zone of { $a }.
refusal-hides-beside-a-visible-unit = { $c } is in { $b }: { $a } cannot hide there.
refusal-is-not-beside-the-group = { $a } is not beside the group of { $b }.
refusal-is-spent-for-the-group = { $a } is spent: on action points only fresh units join.
refusal-is-spent-already = { $a } is spent: only fresh units are activated.
refusal-is-spent-for-opportunity = { $a } is spent: only fresh units make an opportunity action.
refusal-load-has-acted = { $a } is not fresh: it cannot take part in this action of the vehicle.
refusal-is-not-fresh-for-the-group = { $a } is not fresh: only fresh units make an opportunity action together.
refusal-is-an-aircraft = Aircraft form no groups: { $a }.
refusal-has-no-hit = { $a } has no hit counter.
refusal-cannot-be-rallied = The damage of { $a } cannot be undone.
refusal-rallies-among-enemies = An enemy is in the hex of { $a }: no unit can rally there.
refusal-lays-no-mines = { $a } lays no mines.
refusal-lays-in-close-combat = { $a } is in close combat and lays no mines.
refusal-defuses-in-close-combat = { $a } is in close combat and cannot take mines up.
refusal-searches-in-close-combat = { $a } is in close combat and discovers nothing elsewhere.
refusal-digs-in-close-combat = { $a } is in close combat and cannot dig in.
refusal-lays-under-the-enemy = { $b } is in { $a }: no mine is laid there.
refusal-mine-is-in-use = All mines of this kind are in use: { $a }.
refusal-mine-lies-there-already = { $b } has such a mine already: { $a }.
refusal-cannot-pay-to-lay = This costs { $cost } and { $a } can pay { $left }.
refusal-has-no-mine-to-lay = There is nothing to lay as { $a }.
refusal-is-seen-laying = { $b } sees { $a }: the mine cannot be hidden.
refusal-defuses-in-a-group = { $a } must do this by itself.
refusal-supports-from-afar = { $a } is too far from { $b } to support it.
refusal-supports-from-outside = { $a } cannot support { $b }: in close combat only units of the same hex fight together.
refusal-supports-at-long-range = { $b } is not at normal range for { $a }.
refusal-supports-out-of-arc = { $b } is outside the arc of { $a }.
refusal-supports-blindly = { $a } does not see { $b }.
refusal-supports-while-shaken = { $a } has a hit counter that keeps it from supporting.
refusal-supports-while-carried = { $a } is carried by { $b } and cannot support.
refusal-supports-without-firepower = { $a } has no firepower for this target.
refusal-carries-already = { $a } carries { $b } already.
refusal-tows-a-sound-vehicle = { $a } is not immobilised.
refusal-tows-a-loaded-vehicle = { $a } carries { $b } and cannot be towed with it.
refusal-tows-tracks-on-wheels = { $a } has wheels and cannot tow { $b }.
refusal-boards-while-pinned = { $a } is pinned or stunned: it gets neither in nor out.
refusal-throws-too-far = { $a } does not reach { $b }.
refusal-throws-out-of-arc = { $b } is not before { $a }.
refusal-has-nothing-to-hit = { $a } has no effect on anything in { $b }.
refusal-is-no-infantry = { $a } is not infantry and does not dig.
refusal-is-dug-in = { $a } is dug in already.
refusal-is-not-fresh-for-the-event = { $a } is not fresh: the event is for a fresh unit.
refusal-is-hidden-from-the-event = { $a } is hidden: a counter on the board would show where.
refusal-is-carried-through-the-event = { $a } is carried by { $b } and cannot dig in.
refusal-fights-through-the-event = { $a } is in close combat and cannot dig in.
refusal-has-its-hasty-defence = { $a } has a hasty defence already.
refusal-event-finds-no-counter = All hasty defences are in use: { $count }.
refusal-digging-is-not-taught = Digging in is not among the rules of this firefight.
refusal-spades-are-out = All hasty defences are in use: { $count }.
refusal-cannot-use-the-work = { $a } has no use for { $b }.
refusal-changes-units-twice = Another unit has been activated in this turn: { $a } waits.
refusal-has-nothing-to-join = No unit is activated that { $a } could join.
refusal-joins-again = { $a } belongs to the activation already.
refusal-joins-an-aircraft = { $b } is in the air and shares its activation with no other unit: { $a } cannot join.
refusal-is-activated = { $a } is activated: it makes no opportunity action.
refusal-has-no-command-points = No command points are left for { $a }.
refusal-cannot-pay-to-stall = No point of that kind is left to stall with.
refusal-has-no-active-unit = No unit is activated.
refusal-cannot-pay-for-the-impulses = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-to-climb = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-attack = This costs { $cost } and { $a } can pay { $left }.
refusal-cannot-pay-for-the-flak = This costs { $cost } and { $a } can pay { $left }.
refusal-must-fly-straight-off = { $a } is spent and flies straight off.
refusal-has-not-moved-on = { $a } must fly a hex forward first.
refusal-climbs-twice = { $a } has changed its altitude in this hex.
refusal-is-under-the-aircraft = { $b } is too near for { $a }.
refusal-is-behind-the-aircraft = { $b } is not ahead of { $a }.
refusal-is-blind-from-the-air = { $b } is a blind spot for { $a }.
refusal-cannot-fire-at-aircraft = { $a } does not fire at aircraft.
refusal-is-supported-against-aircraft = A shot at an aircraft is not supported: { $a }.
refusal-gun-against-aircraft-is-damaged = The gun of { $a } is damaged: no shot at aircraft.
refusal-is-off-the-boards = { $a } is an aircraft: it is activated by itself, or acts over the boards.
refusal-must-wait-for-the-aircraft = { $b } must leave before { $a } acts.
refusal-must-chase-the-aircraft = Until { $b } has left, { $a } can only fire at it.
refusal-is-blind-to-the-sky = { $a } does not see the sky there: { $b } is in the way.
refusal-is-played-on-an-aircraft = { $a } is not played on an aircraft: { $b } is activated.
refusal-has-no-such-work = { $a }: there is no such fortification to occupy ({ $b }).
refusal-stalls-in-the-air = { $a } is in the air and cannot stall.
refusal-is-hidden-no-more = { $a } is not hidden.
refusal-has-nothing-to-overcome = { $a } has no hit counter that could be overcome.
refusal-is-led-among-enemies = An enemy is in the hex of { $a }: the card does not help there.
refusal-is-not-marching = { $a } is not activated.
refusal-has-done-more-than-march = { $a } has spent points of this activation on something else than movement.
refusal-does-not-suit-the-unit = { $a } does not hide in { $b }.
refusal-has-a-coin = There is a coin on { $a } already.
refusal-has-a-visible-unit = { $b } stands in { $a }: no unit can hide there.
refusal-is-not-on-the-battlefield = { $a } is not on the boards of this firefight.
refusal-is-spared-by-the-event = { $a } cannot be chosen: the event is for a unit of your side on the boards.
refusal-did-not-fire = { $a } took no part in that attack.
refusal-is-not-hardened = This roll is not made for a unit that has { $a }.
refusal-is-no-next-hex = { $b } is not next to { $a }: an action moves a unit by one hex.
refusal-is-not-of-the-group = { $a } is not of the group.
refusal-group-moves-unit-by-unit = { $a } acts in a group: its units move one by one, each by name.
refusal-hides-too-far = { $b } is too far: { $a } hides in its own hex or the next.
refusal-has-its-place-already = { $a } has its place already.
refusal-has-its-way-already = { $a } has its way already: each unit of the group moves once.
refusal-is-no-target-of-the-attack = { $a } is not among the targets of this attack.
refusal-is-no-overrun = { $a } cannot be announced at this attack.
refusal-is-not-ahead = { $b } is not among the three hexes ahead of { $a }.
refusal-turns-too-far = { $a } turns by one hexside at a time.
refusal-climbs-too-far = { $a } changes its altitude by one marker at a time.
refusal-flies-too-low = { $a } cannot fly lower.
refusal-flies-too-high = { $a } cannot fly higher than { $most } markers.
refusal-attacks-while-damaged = { $a } was hit and attacks no more.
refusal-has-no-such-bombs = { $a } has not so many left: { $b }.
refusal-is-out-of-range-of-the-aircraft = { $a } attacks no farther than { $range } hexes.
refusal-attacks-nothing = There is nothing to attack in { $a }.
refusal-card-does-not-move-a-held-unit = { $a } is held where it is: the card does not move it.
refusal-card-gives-nothing-to-do = { $a } gives { $b } nothing to do.
refusal-is-nothing-for-aircraft = { $a } is an aircraft: it flies, turns, climbs and attacks.
refusal-is-for-aircraft = { $a } is not an aircraft.
refusal-card-gives-something-else = { $a } gives another action.
refusal-must-come-in-first = { $a } must enter the map first.
refusal-comes-in-elsewhere = { $a } does not enter at { $b }: the firefight names other hexes.
refusal-comes-in-past-the-nearest = { $a } does not enter at { $b }: where enemies hold its own hexes it takes the nearest free one.
refusal-cannot-be-careful = { $a } cannot move cautiously: this is an option, for infantry.
refusal-is-not-hidden = { $a } is not hidden and moves openly.
refusal-is-hidden-already = { $a } is hidden already.
refusal-is-no-group-fire = { $a } must do this by itself: a group fires at what all of it see.
refusal-cannot-fire-indirectly = { $a } cannot fire indirectly.
refusal-cannot-make-smoke = { $a } has no smoke.
refusal-shells-its-own-hex = { $a } cannot fire into its own hex so.
refusal-is-nothing-to-go-into = { $a } cannot go into this: { $b }.
refusal-is-in-no-work = { $a } is in no fortification.
refusal-cannot-take-a-load = { $a } cannot take a load now.
refusal-cannot-be-loaded = { $a } cannot be loaded.
refusal-is-not-where-the-vehicle-is = { $a } is not in the hex of { $b }.
refusal-is-not-carried = { $a } is not carried.
refusal-has-no-such-weapon = You have no such weapon to use: { $a }.
refusal-is-no-weapon-for-it = { $b } is a weapon of infantry, not of { $a }.
refusal-uses-a-weapon-in-a-group = { $a } uses { $b } by itself, not in a group.
refusal-lays-too-far = { $b } is too far: { $a } lays mines in its own hex or the next.
refusal-has-no-card-to-defuse = { $a } takes up mines by a card alone.
refusal-finds-no-mine = { $a } finds no such mine in { $b }, its own hex or the next.
refusal-has-no-card-to-recover = { $a } rallies without a roll by a card alone.
refusal-is-no-enemy-aircraft = { $a } is not an enemy aircraft over the boards.
refusal-flies-in-elsewhere = { $a } does not come in at { $b }.
refusal-cannot-be-of-the-group = { $a } cannot be added to the group.
refusal-adds-no-points = { $a } cannot add so many command points.
refusal-is-not-under-command = { $a } is not under your command.
refusal-is-not-due-yet = { $a } comes in a later round.
refusal-is-out-of-the-fight = { $a } is not on the map.
refusal-is-not-in-the-hand = You do not hold { $a }.
refusal-is-played-at-a-roll = { $a } is played when dice are rolled.
refusal-is-not-paid-so = { $a } is not paid so.
refusal-is-for-own-units = { $a } is played on a unit of your own.
refusal-is-meant-for-an-aircraft = { $a } is not played on an aircraft: { $b }.
refusal-is-meant-for-a-unit-off-the-map = { $b } is not on the map: { $a } does not help it.
refusal-is-for-an-enemy = { $a } is played on an enemy unit.
refusal-is-for-a-visible-enemy = { $b } is hidden: { $a } is not played on it.
refusal-is-for-an-enemy-on-the-map = { $b } is not on the map: { $a } is not played on it.
refusal-is-no-veteran-of-the-army = Your army has no such veteran card: { $a }.
refusal-is-not-played-in-a-turn = { $a } is not played in a turn: the card says when it works.
refusal-belongs-to-another = { $a } does not belong to { $b }.
refusal-has-no-coin = No coin of yours lies on { $a }.
refusal-has-no-such-battery = { $a } cannot be called now.

# -- What happened ---------------------------------------------------------------------------------------------------
veteran-played = { $unit }: { $card }.
coin-laid = A coin on { $hex }.
dummy-drawn = { $hex }: a dummy, no unit was there.
hidden-unit-drawn = { $hex }: { $unit } was hidden there.
aircraft-flew = { $unit } flies to { $hex }.
aircraft-left = { $unit } leaves the map.
bombs-dropped = { $unit } drops { $bomb } × { $count } on { $hex }.
activated = { $unit } is activated.
activation-ended = Spent: { $units }.
aircraft-damaged = { $unit } is damaged and must leave the map.
artillery-called = { $army } call artillery: { $card }.
artillery-target = { $card } will fire at { $hex }.
artillery-fell = { $card } ({ $army }) fires at { $hex }.
attack-begins = { $unit } attacks { $hex }.
attack-missed = { $unitId ->
    [none] { $target }: missed, { $av } to { $dv }.
   *[other] { $unit } misses { $target }, { $av } to { $dv }.
}
attack-hit = { $unitId ->
    [none] { $target }: hit, { $av } to { $dv }.
   *[other] { $unit } hits { $target }, { $av } to { $dv }.
}
attack-destroyed = { $unitId ->
    [none] { $target }: hit by four or more, { $av } to { $dv }.
   *[other] { $unit } hits { $target } by four or more, { $av } to { $dv }.
}
work-hit = { $unitId ->
    [none] { $target }: hit, { $av } to { $dv }.
   *[other] { $unit } hits { $target }, { $av } to { $dv }.
}
bogged-down = { $unit } is bogged down for this round.
card-drawn = { $army } draw a card.
card-taken = You draw { $card }.
card-played = { $army } play { $card }.
event-drawn = { $army } draw an event: { $card }.
event-rolled = Event roll: it falls to { $armies }.
command-points-lost = { $army } lose { $cap ->
    [one] one CAP
   *[other] { $cap } CAPs
}.
counter-drawn = Hit marker of { $unit }: { $hit }.
counter-shown = { $unit } reveals its hit marker: { $hit }.
drove-through = { $unit } gets through.
got-stuck = { $unit } is stuck.
dug-in = Dug in: { $units }.
edited-army = By agreement: { $army }, command points { $cap }, victory points { $points }.
edited-unit = By agreement: { $unit } in { $hex }.
first-turn = { $army } take the first turn.
first-turn-tied = Tie: both sides roll again.
rolled-for-first-turn = { $army } roll for the first turn.
points-announced = { $army } spend { $cap ->
    [0] no CAPs
    [one] one CAP
   *[other] { $cap } CAPs
} on the first-turn roll.
hex-scored = { $army } score { $points } VP for { $hex }.
points-scored = { $army } score { $points } VP.
points-rolled = { $unit } has { $ap } AP.
points-won = { $ofId ->
    [cap] { $army } gain { $points ->
        [one] one CAP
       *[other] { $points } CAPs
    }.
   *[ap] { $army } gain { $points } AP.
}
hidden-unit-moved = { $unit } moves hidden.
made-spent = { $unit } becomes spent.
mine-found = A mine in { $hex }: { $mine }.
mine-hidden = { $unit } lays a hidden mine.
mine-laid = { $unit } lays a mine in { $hex }: { $mine }.
mine-defused = { $unit } clears { $mine } in { $hex }.
mine-spared = { $unit } passes { $mine } unharmed.
mine-struck = { $mine } hits { $unit }.
morale-held = { $unit } keeps its nerve (High Morale): the hit is ignored.
no-hidden-unit-hit = { $unitId ->
    [none] No hit in { $hex }.
   *[other] { $unit } fires at { $hex }: no hit.
}
hidden-unit-hit = { $unitId ->
    [none] A hidden unit is hit in { $hex }.
   *[other] { $unit } fires at { $hex } and hits a hidden unit.
}
objective-revealed = { $army } reveal their objective: { $card }.
passed = { $army } pass.
stalled = { $army } stall.
rallied = { $unit } rallies: { $hit } is removed.
rally-failed = { $unit } fails to rally.
reinforcements-ready = Reinforcements of the { $army }: { $units }.
round-begins = Round { $round }
round-over = Round { $round } is over.
smoke-laid = { $unit } lays smoke on { $hex }.
sniper-fired = { $sideId ->
    [front] A sniper fires at { $target } from its front.
   *[rear] A sniper fires at { $target } from its rear.
}
sniper-spotted = { $unit } is spotted.
sniper-unseen = { $unit } stays unspotted.
unit-deployed = { $unit } is in { $hex }.
unit-destroyed = { $unit } is destroyed in { $hex }.
unit-hid = { $unit } hides.
unit-hit = { $unit } takes a hit marker.
unit-left = { $unit } exits the map for { $points } VP.
unit-loaded = { $vehicle } loads { $unit }.
unit-unloaded = { $unit } unloads.
unit-moved = { $startId ->
    [none] { $unit } moves to { $hex }.
   *[other] { $unit }: { $start } → { $hex }.
}
unit-revealed = { $unit } is revealed in { $hex }.
unit-turned = { $unit } turns to face { $facing }.
weapon-used = { $unit } uses { $card } on { $hex }.
wire-rolled = Wire: getting through costs { $unit } { $cost } AP.
wire-held = { $unit } does not get through the wire.
work-destroyed = { $work } in { $hex } is destroyed.
work-occupied = { $unit } enters { $work } in { $hex }.
work-left = { $unit } leaves its fortification.
game-over = { $winnerId ->
    [none] No winner: { $german } to { $soviet }.
   *[other] Victory: { $winner }. Germans { $german }, Soviets { $soviet }.
}

# -- Lines under a roll ----------------------------------------------------------------------------------------------
modifier-firepower = firepower
modifier-hit-counter = hit counter
modifier-long-range = long range
modifier-short-range = short range
modifier-close-combat = close combat
modifier-height = height
modifier-support = support
modifier-card-firepower = card
modifier-by-command-points = command points
modifier-front = front
modifier-rear = rear
modifier-smoke = smoke
modifier-hasty = hasty defence
modifier-vehicle-cover = behind vehicles
modifier-carrier-shield = armoured carrier
modifier-in-the-open = moved in the open
modifier-veteran-sixth-sense = sixth sense
modifier-veteran-use-of-terrain = use of terrain
modifier-veteran-better-equipped = better equipped
modifier-veteran-experience = experience
modifier-higher = higher than the other aircraft
modifier-altitude = altitude
modifier-work = fortification
modifier-rally-cover = cover
modifier-rally-friends = friends
modifier-woods = woods
modifier-light-woods = light woods
modifier-wooden-building = wooden building
modifier-stone-building = stone building
modifier-stream = stream
modifier-small-gully = small gully
modifier-wall = wall
modifier-trench = trench
modifier-gun-pit = gun pit
modifier-bunker = bunker

# What a machine player was up to, told after its turn.
intent-attack = Main effort on { $place }; the others cover it.
intent-hold = Holds what it has, and keeps units ready for the enemy.

order-spend-on-roll = Command points spent on a roll
order-better-roll = A card that has dice rolled again
order-escape = Close Call: a unit moves out of the barrage
order-show-reputation = Feared Reputation, to go first
order-take-turn = A turn without units that can act
