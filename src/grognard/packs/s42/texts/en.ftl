# Stalingrad '42 in English. Names come in the nominative; `$xId` is the raw id of `$x`.

# -- What is asked ----------------------------------------------------------------------------------------------------
ask-trim-stack = Too many units in { $hex }: { $count ->
    [one] one must go.
   *[other] { $count } must go.
} Which is eliminated?
ask-leave-area = { $area } closes for the winter. Which unit goes where?

# -- Answers ----------------------------------------------------------------------------------------------------------
do-disband = Eliminate: { $unit }
do-shift = { $unit }: to { $area }

# -- What happened ----------------------------------------------------------------------------------------------------
turn-began = Turn { $turn }
player-turn-began = { $sideId ->
    [axis] Turn { $turn }: Axis player turn
   *[soviet] Turn { $turn }: Soviet player turn
}
mini-turn-began = After turn { $turn }: an Axis mini-turn.
weather-rolled = Weather: { $weather }.
mud-came = Mud on turn { $turn }: the ground is as after rain.
hex-taken = { $sideId ->
    [axis] The Axis takes { $hex }.
   *[soviet] The Soviet side takes { $hex }.
}
unit-eliminated = { $unit }: eliminated in { $hex }.
unit-shifted = { $unit }: moved to { $area }.
modifier-wet-before = rain or snow the turn before

# -- Refusals ---------------------------------------------------------------------------------------------------------
refusal-no-combat-unit-is-no-excess = { $a } is not a combat unit and does not count for stacking.
refusal-support-is-no-excess = { $a } gives artillery support and does not count for stacking.
refusal-waiting-army-is-no-excess = { $a } belongs to a reserve army that waits for its release: no stacking limit holds for it.
refusal-free-unit-makes-no-room = { $a } does not count for stacking: another unit must go.
refusal-is-not-in-the-overstacked-hex = { $a } is not in { $b }, where there are too many units.
refusal-corps-are-too-many = There are too many tank and mechanised corps for this headquarters: one of them must go.
refusal-area-is-closed = { $a } is closed in winter.
refusal-leads-elsewhere = { $a } cannot go to { $b }: only to an area beside the one that closes.
refusal-map-is-not-used = { $a } is on a map that this scenario does not use.
refusal-hex-is-out-of-play = { $a } is out of play.
refusal-sea-bars-the-way = Between { $a } and { $b } lies the sea.
refusal-lake-bars-the-way = Between { $a } and { $b } lies a lake that is not frozen.
refusal-peaks-are-closed-in-winter = In winter no unit crosses the peaks between { $a } and { $b }.
refusal-peaks-are-for-climbers = Off the road only mountain units cross the peaks between { $a } and { $b }.
refusal-mountains-are-entered-by-road = Mechanised units enter the mountains of { $a } by road only.
refusal-moved-too-far = { $a } used extended movement and cannot attack.

# -- Chapters 11 to 13, 27: standing and falling back -----------------------------------------------------------------
ask-stand-fast = Determined defense of { $hex }? Choose the lead unit, or retreat.
ask-stand-to-the-last = { $hex } must be held to the last. Choose the lead unit.
ask-choose-retreat = Retreat from { $hex }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}: which unit goes where?
ask-choose-shortfall = The retreat was shortened. Which unit loses a step for it?
ask-keep-in-full-retreat = { $count ->
    [one] One unit is in full retreat.
   *[other] { $count } units are in full retreat.
} Which stay in full retreat? The others recover.
ask-slip-away = Disengaged. Which unit goes where?
ask-choose-escape = Which units try to disengage? There are no attacks in a mini-turn.
do-stand = { $supportId ->
    [none] Stand fast: { $unit }
   *[other] Stand fast: { $unit }, with { $support }{ $supplyId ->
        [none] {""}
       *[other] {" "}({ $supply })
    }
}
do-fall-back = Retreat
do-retreat = { $unit } retreats: { $path }
do-stay-behind = { $unit } stays
do-full-retreat = Full retreat: { $unit }
do-stay-in-full-retreat = Leave in full retreat: { $unit }
do-rally = The others recover
do-disengage = Disengage: { $units }
determined-defence = Determined defense of { $hex } by { $unit }: { $outcomeId ->
    [held] the hex is held.
    [city-battle] the city battle goes on.
    [city-battle-turned] held against the counterattack.
    [withdrawal] fighting withdrawal.
    [again] no retreat path, the defenders fight on.
   *[failed] failed.
} { $attackers ->
    [0] { $losses ->
        [0] No losses.
       *[other] Defender's step losses: { $losses }.
    }
   *[other] { $losses ->
        [0] Attacker's step losses: { $attackers }.
       *[other] Step losses: attacker { $attackers }, defender { $losses }.
    }
}
stand-denied = { $whyId ->
    [shade] No determined defense of { $hex }: after a shaded result, only in a victory hex or without a retreat path.
    [order] No determined defense of { $hex }: Order 227 is not in force before turn 8.
   *[other] No determined defense of { $hex }: no unit there can lead it.
}
city-battle = Battle for the city in { $hex }: marker { $level }.
city-battle-over = The battle for the city in { $hex } is over.
unit-retreated = { $unit }: retreat, { $start } → { $end }.
unit-stayed-behind = { $unit } stays in { $hex }.
unit-disrupted = { $unit }: disrupted.
unit-routed = { $unit }: full retreat.
unit-chose-full-retreat = { $unit }: full retreat by choice, from { $hex }.
recovery-rolled = { $unit }: recovery roll in { $hex }.
unit-recovered = { $unit }: recovered in { $hex }.
recovered = { $sideId ->
    [axis] Axis recovery completed.
   *[soviet] Soviet recovery completed.
}
disengagement = { $resultId ->
    [no] { $units } fail to disengage in { $hex }.
    [yes] { $units } disengage in { $hex }.
   *[other] { $units } disengage in { $hex } at the cost of a step each.
}
modifier-quality = quality
modifier-support = support
modifier-restricted = shaded result
modifier-mobile = mounted or mechanised
modifier-disrupted = disrupted
refusal-result-forbids-to-stand = After this result no unit can stand in { $b }: { $a } must retreat.
refusal-shade-forbids-to-stand = After a shaded result { $a } may stand only in a victory hex or without a retreat path; neither holds in { $b }.
refusal-unarmed-do-not-lead = { $a } is not a combat unit and cannot lead a determined defense.
refusal-stands-elsewhere = { $a } does not defend { $b } and cannot lead there.
refusal-disordered-do-not-lead = { $a } is in disorder and cannot lead a determined defense.
refusal-passengers-do-not-lead = { $a } is on a train and cannot lead a determined defense.
refusal-guns-do-not-lead = { $a } gives artillery support and cannot lead a determined defense.
refusal-beaten-do-not-lead = { $a } has retreated in this phase and cannot lead a determined defense.
refusal-order-227-is-not-given = Before order 227 (turn 8) { $a } stands only if it is of the NKVD, was doubled, had a shift for terrain or fortification, or has no retreat path; none of this holds in { $b }.
refusal-combat-units-must-go = { $a } is a combat unit and must retreat.
refusal-need-not-retreat = { $a } is not one of the units that retreat from { $b }.
refusal-has-shortened-no-retreat = { $a } is not in the stack that shortened its retreat.
refusal-retreat-leaps = The retreat path of { $a } must lead from { $b } hex by hex, none of them twice.
refusal-retreat-meets-the-impassable = { $a } would be eliminated between { $b } and { $c }: the way is impassable.
refusal-retreat-meets-the-enemy = { $a } would be eliminated: the enemy stands in { $c }, next to { $b }.
refusal-retreat-meets-a-bond = { $a } would be eliminated between { $b } and { $c }: an enemy bond is in the way.
refusal-retreat-meets-a-river = { $a } would be eliminated between { $b } and { $c }: no bridge spans the river there.
refusal-retreat-meets-the-volga = { $a } would be eliminated between { $b } and { $c }: no unit retreats across the Volga.
refusal-retreat-leaves-the-map = { $a } would be eliminated: { $c }, next to { $b }, is no open entry area of its own.
refusal-retreat-is-pressed = { $a } would be eliminated in { $b }: too many enemy zones of control in a row.
refusal-rout-meets-a-zone = { $a } would be eliminated in { $b }: a unit in full retreat cannot enter an enemy zone of control.
refusal-retreat-ends-in-a-zone = { $a } would be eliminated: its retreat would end in an enemy zone of control, in { $b }.
refusal-retreat-goes-too-far = { $a } may not retreat as far as { $b }.
refusal-retreat-stops-short = { $a } must retreat farther than { $b }.
refusal-retreat-ends-too-near = { $a } has a retreat path that ends farther from its hex than { $b }.
refusal-retreat-leaves-supply = { $a } has a retreat path to a hex in supply; { $b } is out of supply.
refusal-is-not-the-mover-s = { $a } belongs to the other player.
refusal-never-loses-order = { $a } is not a combat unit: it is always in good order.
refusal-is-in-full-retreat-already = { $a } is in full retreat already.
refusal-has-nowhere-to-run-from = { $a } is not on the map.
refusal-is-not-in-full-retreat = { $a } is not in full retreat: it recovers as far as it can.
refusal-recovers-in-its-own-turn = { $a } belongs to the enemy and recovers in the enemy's own turn.
refusal-disengagement-is-not-in-play = Disengagement is an optional rule that is not in use: { $a } stays.
refusal-cannot-slip-away-now = { $a } is not a combat unit of the active player on the map.
refusal-attackers-do-not-slip-away = { $a } has attacked in this phase and cannot disengage.
refusal-has-had-its-die = { $a } has already tried to disengage.
refusal-runs-and-cannot-slip-away = { $a } is in full retreat and cannot disengage.
refusal-refitting-units-do-not-slip-away = { $a } has received a replacement and cannot disengage.
refusal-touches-no-enemy = { $a } is not adjacent to an enemy, so it cannot disengage.
refusal-has-no-way-out = { $a } is surrounded and has no hex to disengage to.
refusal-mini-turn-has-no-attacks = There are no attacks in a mini-turn ({ $a }): units may only disengage.
refusal-slips-too-far = { $a } disengages two hexes at most: not as far as { $b }.
refusal-one-rolls-or-all = Roll for one unit, or for all combat units of the hex together.

# -- 16, 17, 22: supply, rail heads, entry areas ----------------------------------------------------------------------
ask-move-rail-head = Rail heads: { $count ->
    [one] one more may move.
   *[other] { $count } more may move.
} Which goes where?
ask-place-reinforcement = { $unit } arrives. In which entry area?
do-lay-rails = Rail head: { $head } → { $to }
do-end-laying = Move no more rail heads
do-arrive = { $unit }: { $area }
phase-supply = { $sideId ->
    [axis] Axis supply
   *[soviet] Soviet supply
}
supply-checked = { $sideId ->
    [axis] Axis supply checked.
   *[soviet] Soviet supply checked.
}
units-cut-off = Out of supply: { $units }.
units-isolated = Isolated: { $units }.
units-supplied-again = In supply again: { $units }.
isolation-rolled = { $unit }: isolation roll in { $hex }.
rail-head-moved = Rail head: { $hex } → { $end }.
rail-head-forked = The rail line forks at { $hex }: one more rail head.
rail-head-came = New rail head at { $hex }.
rail-head-pushed = Rail head pushed back: { $hex } → { $end }.
unit-arrived = { $unit }: arrives at { $area }.
modifier-airfield = airfield
modifier-city-in-pocket = city in the pocket
modifier-headquarters-in-pocket = headquarters in the pocket
modifier-desert = desert
modifier-attrition-cap = most that can be added
refusal-no-rail-head-is-there = There is no rail head in { $a }.
refusal-four-rail-heads-have-moved = No more than { $count } rail heads move in a supply phase.
refusal-rail-head-has-moved = The rail head in { $a } has moved in this phase.
refusal-rail-head-is-new = The rail head in { $a } has come with this turn's fork: it moves from the next supply phase on.
refusal-rail-head-is-cut-off = The rail head in { $a } is not joined to the rail net.
refusal-green-line-leads-elsewhere = No green line leads forward from { $a } to { $b } within { $count } hexes.
refusal-enemy-is-on-the-line = The enemy is in { $a }.
refusal-line-is-in-enemy-zone = { $a } is in an enemy zone of control: no rail head enters it.
refusal-area-is-axis = { $a } belongs to the Axis.
refusal-area-is-soviet = { $a } is Soviet.
refusal-winter-has-closed-the-area = { $a } is closed in winter.
refusal-area-is-lost = { $a } cannot be used while an Axis unit is there.
refusal-strait-parts-the-area = The Kerch Strait lies between { $a } and { $b }: it can be crossed by sea only.
refusal-transit-box-is-at-sea = The transit box lies in the sea: from there units go to an entry area, not to { $a }.
refusal-area-is-not-beside-the-hex = { $a } does not touch { $b }.
refusal-first-front-is-narrow = On the first turn the Axis cannot enter the map at { $a }: only from 2740 to 4240.
refusal-area-joins-no-other = { $b } is not adjacent to { $a }.
refusal-areas-are-far-apart = There is no way from { $a } to { $b } in one move.
refusal-transit-box-is-full = The transit box is full: { $a }, { $b }.
refusal-has-just-come = { $a } has come into the area this turn and leaves it in the next movement phase.
refusal-leaves-in-disorder = { $a } is not in good order and stays in its entry area.
refusal-rebuilt-does-not-travel = { $a } has just received a replacement and does not go from area to area.
refusal-comes-from-the-south = { $a } arrives in the south, in one of the areas G to L, not here: { $b }.
refusal-comes-from-the-north = { $a } arrives in the north, in area A, B or C, not here: { $b }.
refusal-comes-from-the-west = { $a } does not arrive here: { $b }.
refusal-another-arrives-now = Reinforcements are placed one by one: now { $b }, not { $a }.

# -- 5, 6, 7: movement, zones of control, bonds -----------------------------------------------------------------------
ask-move-units = { $paceId ->
    [mini-movement] Axis mini-turn: tactical movement, full allowance in full retreat. Select a unit to move.
    [preliminary] Before the first turn: Soviet movement, neither extended nor by rail. Select a unit to move.
    [opening] { $sideId ->
        [axis] Axis movement, this turn only tactical: select a unit to move.
       *[soviet] Soviet movement, this turn only tactical: select a unit to move.
    }
   *[other] { $sideId ->
        [axis] Axis movement: select a unit to move.
       *[soviet] Soviet movement: select a unit to move.
    }
}
ask-choose-route = { $count ->
    [one] Where does { $units } go?
   *[other] Where do they go: { $units }?
}
do-move = Move: { $units }
do-go = { $modeId ->
    [tactical] To { $to }, tactical movement
    [extended] To { $to }, extended movement
   *[normal] To { $to }
}
do-drop = Leave behind: { $unit }
do-halt = Stop here
do-put-back = Do not move after all
do-place-flotilla = Volga Flotilla: { $hex }
do-end-movement = End movement
phase-movement = { $sideId ->
    [axis] Axis movement
   *[soviet] Soviet movement
}
units-moved = { $units }: { $start } → { $end }.
units-left-map = { $units } → { $area }.
way-barred = { $units } cannot go on to { $hex }: the way is barred.
flotilla-placed = The Volga Flotilla is placed at { $hex }.
refusal-units-are-apart = Only your own units in the same hex move together: { $a }.
refusal-has-had-its-breach = { $a } has taken part in an automatic DS and cannot move again.
refusal-rides-a-train = { $a } is on a train and moves in no other way this turn.
refusal-has-moved = { $a } has already moved.
refusal-waits-in-reserve = { $a } is in reserve and does not move before the combat phase.
refusal-army-is-not-released = { $a } belongs to a reserve army that waits for its release.
refusal-garrisons-see-nothing-yet = { $a } is a garrison and does not move before the first turn.
refusal-reinforcements-are-not-there-yet = { $a } does not move before the first turn: it arrives with that turn.
refusal-mode-is-kept = A move is made in one mode: { $a } has begun in another.
refusal-disrupted-move-tactically = { $a } is disrupted: tactical movement only.
refusal-unsupplied-drive-tactically = { $a } is mechanised and out of supply: tactical movement only.
refusal-refitted-move-one-hex = { $a } has received a replacement: one hex at most.
refusal-offensive-begins-slowly = In the first half-turn combat units move tactically: { $a }.
refusal-mini-turn-is-short = In the mini-turn only units in full retreat use their full allowance: { $a } moves tactically.
refusal-no-trains-run = No trains run in this phase: { $a } stays.
refusal-only-units-march = In this phase units only move.
refusal-boxed-units-do-not-hurry = { $a } has its allowance in a black box: no extended movement.
refusal-there-is-no-time-to-hurry = { $a } cannot use extended movement in this phase.
refusal-enemy-is-there = The enemy holds { $a }.
refusal-city-is-entered-slowly = Both sides are in { $a }: enter by tactical movement only.
refusal-city-is-left-for-quiet-ground = A unit cannot move from the contested city { $a } into an enemy zone of control: { $b }.
refusal-enters-a-bond = An enemy bond runs through { $a }.
refusal-crosses-a-bond = An enemy bond runs between { $a } and { $b }.
refusal-bridge-of-saratov-is-soviet = Only Soviet units cross the railway bridge between { $a } and { $b }.
refusal-volga-bars-the-way = Between { $a } and { $b } lies the Volga, and there is no ferry.
refusal-river-is-crossed-first = The major river between { $a } and { $b } has no bridge: cross it with the first step, or over a pontoon.
refusal-extended-keeps-away = Extended movement cannot come adjacent to an enemy unit: { $a }.
refusal-routed-keep-away = Units in full retreat cannot enter enemy zones of control: { $a }.
refusal-railway-ferry-carries-trains = Only trains go over the ferry between { $a } and { $b }.
refusal-zone-stops-the-group = { $a } must stop in the enemy zone of control at { $b }.
refusal-out-of-reach = { $modeId ->
    [tactical] { $a } has { $left } hexes of tactical movement left: { $place } is too far.
   *[other] { $need ->
        [0] { $a } cannot reach { $place } with its { $left } MP.
       *[other] { $a } needs { $need } MP to reach { $place } and has { $left }.
    }
}
refusal-cannot-be-left-behind = { $a } can be left behind only by a stack that is on its way with it.
refusal-has-not-set-out = { $a } has not moved yet: put it back instead.
refusal-is-on-its-way = { $a } has moved and cannot be put back.
refusal-flotilla-is-soviet = The Volga Flotilla is Soviet: { $a }.
refusal-hex-is-not-on-the-volga = { $a } is not on the Volga.
refusal-flotilla-stays-north = { $a } is not north of Stalingrad: the flotilla does not go there.
refusal-flotilla-lies-there = The flotilla is in { $a } already.
refusal-flotilla-has-its-hex = The flotilla has its hex for this phase and does not go to { $a }.

# -- 3.0, 5.6, 5.7, 18 to 21: the initial phase, trains and ships, guns and shells, special units, replacements --------
ask-prepare = { $sideId ->
    [axis] Axis initial phase: resource points left: { $points }.
   *[soviet] Soviet initial phase: resource points left: { $points }.
}
ask-place-unit = { $unit } comes back. Where?
ask-choose-station = { $unit } is on the train. Where does it stop?
ask-send-supply = Where does { $supply } go?
ask-spend-supply = { $sideId ->
    [axis] The Axis may spend supply points on its support units.
   *[soviet] The Soviet side may spend supply points on its support units.
}
ask-walk-inland = { $unit } has landed and may go one hex further.
do-entrain = By rail: { $unit }
do-sail = { $byId ->
    [none] { $unit }: by sea to { $port }
   *[other] { $unit }: by way of { $by } and by sea to { $port }
}
do-go-ashore = { $toId ->
    [none] Stay in the port
   *[other] On to { $to }
}
do-cross-strait = Over the Kerch Strait: { $unit }
do-turn-supply = { $faceId ->
    [supply-moving] Make mobile: { $supply }
    [supply-ready] Make ready: { $supply }
   *[other] Make immobile: { $supply }
}
do-move-supply = Move { $supply }
do-rearm = { $supplyId ->
    [none] Make ready with a resource point: { $unit }
   *[other] Make ready with { $supply }: { $unit }
}
do-end-rearming = Spend no more supply points
do-provide = A supply point in { $area }
do-fortify = A fortification in { $hex }
do-plan = Plan an offensive: { $unit }
do-replenish = { $unit }: replacement, { $kind }
do-recall = Bring back { $unit }
do-station = To { $place }
do-muster = { $unit }: comes forward in { $hex }
do-end-initial = End the initial phase
phase-initial = { $sideId ->
    [axis] Axis initial phase
   *[soviet] Soviet initial phase
}
unit-railed = { $unit }: by rail, { $start } → { $place }.
unit-sailed = { $unit }: by sea, { $hex } → { $port }.
marines-went-ashore = { $unit }: goes on to { $hex }.
strait-crossed = { $unit }: over the Kerch Strait to { $hex }.
guns-fired = { $unit } in { $hex }: support given, now used.
shells-fired = { $unit } in { $hex }: { $supply } spent on its barrage.
division-withdrawn = { $unit } in { $hex }: barrage fired, removed from play.
guns-readied = { $unit } in { $hex }: ready again for one resource point.
guns-resupplied = { $unit } in { $hex }: ready again, { $supply } spent.
supply-provided = Arrives at { $area }: { $supply }.
supply-turned = { $faceId ->
    [supply-moving] Now mobile: { $supply }.
    [supply-ready] Now ready: { $supply }.
   *[other] Now immobile: { $supply }.
}
supply-moved = Moved to { $place }: { $supply }.
supply-lost = Lost in { $hex }: { $supply }.
offensive-planned = { $unit }: plans an offensive.
unit-put-by = { $unit } leaves { $hex } and returns on turn { $turn }.
unit-gone = { $unit } leaves { $hex } for good.
unit-replenished = { $unit } in { $hex }: step restored ({ $kind }).
unit-rebuilt = { $unit }: rebuilt ({ $kind }).
unit-stationed = { $unit }: placed in { $place }.
garrison-alerted = { $unit }: enemy nearby, the garrison is released.
caucasus-released = The Soviet troops of the North Caucasus are released.
volunteers-came = { $unit }: volunteers come forward in { $hex }.
refusal-unit-must-be-placed-first = { $a } has to be placed first.
refusal-train-is-the-enemys = { $a } is not yours to send.
refusal-load-is-in-disorder = { $a } is not in good order: no rail movement.
refusal-load-has-moved = { $a } has moved in this turn.
refusal-load-is-refitting = { $a } has received a replacement: no rail movement.
refusal-load-has-no-fuel = { $a } is mechanised and out of supply: tactical movement only.
refusal-shells-are-stacked = { $a } is on its ready side: no rail movement.
refusal-army-waits-for-its-release = { $a } waits in its reserve army: no train.
refusal-first-moves-are-tactical = In the first half-turn combat units do not go by rail: { $a }.
refusal-trains-are-full = { $count } loads have gone by rail: { $a } has to wait.
refusal-train-of-the-map-has-left = One load from the map has gone by rail: { $a } has to wait.
refusal-train-of-the-fifth-has-left = One unit of the 5th Reserve Army has come by rail: { $a } walks.
refusal-station-is-under-fire = { $a } is in an enemy zone of control in { $b } and cannot get on a train.
refusal-train-would-end-under-fire = { $b } is in an enemy zone of control: { $a } cannot get off there.
refusal-enemy-area-has-no-station = { $b } belongs to the enemy: { $a } cannot get off there.
refusal-no-railway-is-there = No railway runs through { $b }: { $a }.
refusal-railway-is-not-converted = The railway in { $b } has not been converted: { $a } cannot use it.
refusal-caspian-railway-is-closed = The Caspian railway cannot be used for rail movement: { $a }, { $b }.
refusal-railway-is-not-finished = The railway in { $b } is not finished: { $a } cannot use it.
refusal-rail-head-stops-the-train = An Axis rail head is in { $b }: { $a } cannot get off there.
refusal-line-is-broken = No open railway line leads to or from { $b }: { $a }.
refusal-station-is-taken = { $b } has come there by rail: { $a } has to get off elsewhere.
refusal-map-has-its-mobile-supplies = { $count } mobile supply points are on the map: { $a } does not come there unless it is immobile.
refusal-only-soviets-have-ships = Only Soviet units use the sea lanes: { $a }.
refusal-mechanised-units-stay-ashore = { $a } is mechanised and does not go by sea.
refusal-passengers-are-not-on-the-map = { $a } is not on the map and cannot embark.
refusal-stacked-shells-stay-ashore = { $a } is on its ready side: no sea movement.
refusal-passengers-are-in-disorder = { $a } is not in good order: no sea movement.
refusal-passengers-have-moved = { $a } has moved: the voyage would take its whole move.
refusal-passengers-are-refitting = { $a } has received a replacement: one hex at most.
refusal-passengers-are-bound = { $a } is not free to leave its place.
refusal-only-marines-walk-aboard = { $a } has to begin its move in the port { $b }.
refusal-marines-cannot-walk-there = { $a } cannot walk to { $b } and embark there.
refusal-no-lane-joins-them = No sea lane joins { $a } and { $b }.
refusal-ships-have-sailed = The ships of this sea have sailed: { $a }.
refusal-port-is-not-friendly = { $a } is not a friendly port.
refusal-marines-find-no-way = { $a } cannot go on to { $b }.
refusal-strait-is-for-the-axis = Only Axis units cross the Kerch Strait: { $a }.
refusal-unit-is-not-at-kerch = { $a } is not in entry area W.
refusal-soviets-are-in-taman = { $a } is in Taman.
refusal-ferry-has-gone = One unit has crossed the strait in this turn: { $a } has to wait.
refusal-crossing-takes-the-whole-move = { $a } has moved: the crossing takes the whole move.
refusal-came-to-the-strait-just-now = { $a } has come into the area this turn and leaves it in the next movement phase.
refusal-crossing-needs-good-order = { $a } is not in good order and does not leave its area.
refusal-stacked-shells-do-not-cross = { $a } is on its ready side and does not cross.
refusal-no-guns-in-a-breakthrough = No artillery in a breakthrough combat: { $a }.
refusal-is-no-support-unit = { $a } is not an artillery support unit.
refusal-guns-are-used = { $a } has been used.
refusal-guns-are-disrupted = { $a } is disrupted and gives no support.
refusal-guns-are-in-full-retreat = { $a } is in full retreat and gives no support.
refusal-guns-are-on-a-train = { $a } is on a train and gives no support.
refusal-guns-are-refitting = { $a } has received a replacement and gives no support.
refusal-shells-are-not-with-the-guns = { $a } is not stacked with { $b }.
refusal-shells-are-on-the-move = { $a } is on its moving side and cannot be fired.
refusal-shells-are-still-on-a-train = { $a } is on a train and cannot be fired.
refusal-guns-are-out-of-range = No unit in this combat is within { $range } hexes of { $a } by an open path.
refusal-guns-serve-their-own-nation = No unit of its nation takes part in the attack: { $a }.
refusal-lead-unit-is-of-another-nation = { $b } leads the defence and is of another nation: { $a }.
refusal-one-shift-is-enough = This combat has its artillery shift: { $a }.
refusal-supply-points-mass-no-guns = This combat has its artillery shift: { $a }.
refusal-guns-are-not-massed = This combat has its artillery shift: { $a }.
refusal-only-support-units-are-rearmed = { $a } is not an artillery support unit of yours.
refusal-guns-are-ready = { $a } is ready already.
refusal-guns-are-in-disorder = { $a } is not in good order and cannot be made ready.
refusal-supply-is-not-with-the-guns = { $a } is not stacked with { $b }.
refusal-shells-are-on-a-train = { $a } is on a train and cannot be spent.
refusal-guns-are-off-the-net = { $a } is not on the rail net: { $b }.
refusal-resources-are-spent = No resource point is left.
refusal-supplies-come-by-own-areas = Supply points arrive in your own entry areas: { $a } is not one of them.
refusal-nothing-is-planned-here = Planned offensives are an optional rule that is not in use.
refusal-plans-are-made-by-headquarters = { $a } is not a headquarters that could plan an offensive.
refusal-headquarters-is-in-disorder = { $a } is not in good order.
refusal-headquarters-is-cut-off = { $a } is out of supply.
refusal-plans-are-enough = There are { $count } planned offensives already.
refusal-supply-is-the-enemys = { $a } is the enemy's.
refusal-supply-has-moved = { $a } has moved and cannot change its side.
refusal-supply-shows-that-face = { $a } shows that side already.
refusal-mobile-supplies-are-enough = { $count } mobile supply points are on the map: { $a } stays immobile.
refusal-convoy-is-the-enemys = { $a } is not yours to move.
refusal-convoy-has-moved = { $a } has moved in this turn.
refusal-convoy-is-immobile = { $a } is immobile: rail and sea only.
refusal-convoy-does-not-get-there = { $b } is out of reach for { $a }.
refusal-is-not-due = { $a } does not come back yet.
refusal-garrison-stays = { $a } is a garrison: no enemy combat unit has been within { $hexes } hexes.
refusal-north-caucasus-waits = { $a } waits in the North Caucasus until it is released.
refusal-the-strait-is-their-way = { $a } leaves entry area W by the Kerch Strait only.
refusal-no-volunteers-come = { $a } does not come forward now.
refusal-volunteers-come-elsewhere = { $a } comes forward in Krasnodar or Voroshilovsk, not in { $b }.
refusal-corps-come-from-the-north = { $a } comes back in entry area A, B or C.
refusal-area-is-not-theirs = { $b } is not an entry area for { $a }.
refusal-no-unit-is-rebuilt-there = No unit comes back in { $b }: { $a } needs a major city or a headquarters on the rail net.
refusal-headquarters-is-of-another-nation = { $b } is of another nation: { $a }.
refusal-enemy-is-beside = { $c } is next to { $b }: { $a } cannot come back there.
refusal-place-has-had-its-unit = { $b } has already received a unit this turn: { $a } cannot come back there.
refusal-replacements-are-for-own-units = { $a } gets no replacements.
refusal-replacements-are-spent = No such replacement is left: { $a }.
refusal-unit-is-out-of-play = { $a } is out of play.
refusal-unit-is-complete = { $a } is at full strength.
refusal-german-replacements-are-for-germans = German replacements cannot be used for Axis allies: { $a }.
refusal-replacements-are-of-another-nation = Replacements of this nation cannot be used for { $a }: { $b }.
refusal-guns-take-special-replacements = { $a } can be rebuilt with special replacements only, not with { $b }.
refusal-special-replacements-are-for-others = Special replacements cannot be used for { $a }.
refusal-replacements-are-of-another-arm = Replacements of this kind cannot be used for { $a }: { $b }.
refusal-garrisons-are-not-rebuilt = { $a } was a garrison and is not rebuilt.
refusal-engineers-are-not-rebuilt = { $a } is not rebuilt.
refusal-no-remnant-is-left = No remnant counter is left for { $a }.
refusal-nowhere-to-come-back = { $a } has no entry area to come back in.
refusal-unit-has-had-a-replacement = { $a } has received a replacement in this turn.
refusal-unit-is-not-in-order = { $a } is not in good order: no replacement.
refusal-unit-is-marked-unsupplied = { $a } in { $b } still has its out-of-supply marker.
refusal-unit-has-no-line = { $a } has no line of supply in { $b }.

# -- 8, 9, 10: combat, air units, fortifications, losses --------------------------------------------------------------
ask-choose-target = Which hex is attacked next?
ask-plan-attack = { $columnId ->
    [none] Attack on { $hex }: choose the attacking units.
   *[other] Attack on { $hex }, column { $column }: choose the attacking units.
}
ask-choose-defenders = { $hex } is crowded: which units defend it?
ask-call-cover = The Soviet attack on { $hex } goes in at { $column }. Does an air unit help the defence?
ask-choose-air-base = { $wing } has supported the attack. Which stack does it stay with?
ask-choose-loss = { $sideId ->
    [axis] Which Axis unit loses a step?
   *[soviet] Which Soviet unit loses a step?
}
ask-choose-remnant = { $unit } has lost its second step. Does a remnant fight on, or does it wait for a replacement?
do-attack = Attack { $target }
do-end-combat = End combat
do-join = Join: { $unit }
do-leave = Leave out: { $unit }
do-support = { $supplyId ->
    [none] Artillery: { $unit }
   *[other] Artillery: { $unit } ({ $supply })
}
do-call-air = Aircraft: { $wing }
do-forgo = No aircraft
do-commit = Attack!
do-cancel = No attack
do-defend = Defend with { $units }
do-lose-step = Loss: { $unit }
do-form-remnant = Remnant: { $unit }
do-set-aside = To the box: { $unit }
do-escort = Stay over { $hex }
do-dismantle = Take away the fortification: { $hex }
phase-combat = { $sideId ->
    [axis] Axis combat
   *[soviet] Soviet combat
}
battle = Attack on { $hex } by { $units }: { $attack } to { $defence }, { $column } column, result { $result }.
attack-fell-through = Attack on { $hex }: the odds fall below 1-3, no attack.
unit-reduced = { $unit }: step lost in { $hex }.
unit-remnant = { $unit }: reduced to { $remnant } in { $hex }.
unit-set-aside = { $unit }: worn down in { $hex }, placed in the box.
fortification-begun = { $sideId ->
    [axis] Axis fortification begun in { $hex }.
   *[soviet] Soviet fortification begun in { $hex }.
}
fortification-razed = { $sideId ->
    [axis] Axis fortification in { $hex } destroyed.
   *[soviet] Soviet fortification in { $hex } destroyed.
}
fortification-dismantled = { $sideId ->
    [axis] Axis fortification in { $hex } dismantled.
   *[soviet] Soviet fortification in { $hex } dismantled.
}
line-given-up = Fortified line removed: { $line }.
modifier-armour = tanks
modifier-elite-armour = elite tanks
modifier-defending-armour = defending tanks
modifier-defending-elite-armour = elite tanks in defence
modifier-air = aircraft
modifier-air-cover = aircraft of the defender
modifier-artillery = artillery
modifier-rough = rough ground
modifier-fortification = fortification
refusal-is-not-next-to-it = { $a } is not next to { $b }.
refusal-is-the-enemys = { $a } belongs to the enemy.
refusal-lake-stops-the-attack = { $a } does not attack { $b } across a lake that is not frozen.
refusal-attack-has-no-way = { $a } has no way to attack { $b }: the hexside is impassable.
refusal-peaks-are-for-mountain-units = Off the road only mountain units attack { $b } across the peaks: { $a }.
refusal-volga-has-no-ferry-here = { $a } attacks { $b } across the Volga only at a ferry or the railway bridge.
refusal-is-no-combat-unit = { $a } is not a combat unit and cannot attack.
refusal-has-no-strength = { $a } has no attack strength.
refusal-has-fought = { $a } has fought already.
refusal-has-made-automatic-ds = { $a } had its part in an automatic DS this turn.
refusal-is-disordered = { $a } is in disorder and cannot attack.
refusal-is-on-a-train = { $a } is on a train and cannot attack.
refusal-hex-is-refitting = No unit may attack from a hex that received replacements: { $a }.
refusal-hex-is-being-fortified = A fortification is being built in { $b }: { $a } does not attack from there.
refusal-came-from-another-area = { $a } has come from another entry area this turn and does not attack.
refusal-edge-holds-one-stack = Only one stack may attack out of an entry area: { $a } stays out.
refusal-allies-do-not-mix = Units of different Axis allies cannot attack together: { $a }, { $b }.
refusal-attack-has-no-units = No unit has joined the attack yet.
refusal-odds-are-hopeless = { $attack } against { $defence } in { $a }: attacks below 1-3 are not allowed.
refusal-was-attacked = { $a } has been attacked in this phase.
refusal-advance-goes-hex-by-hex = The advance goes hex by hex: { $b } is not next to { $a }.
refusal-group-is-not-beside-it = No unit that could break through is next to { $a }.
refusal-holds-no-enemy = No enemy combat unit is in { $a }.
refusal-no-unit-is-beside-it = None of your units is next to { $a }.
refusal-soviets-have-no-air-units = Only the Axis has air units: { $a }.
refusal-one-air-unit-is-enough = One air unit for a combat: { $a } is over { $b } already.
refusal-air-unit-does-not-fly = { $a } does not fly this turn.
refusal-air-unit-is-used = { $a } has been used this turn.
refusal-air-unit-stays-with-its-units = { $a } stays with the units it supported, in { $b }.
refusal-air-unit-is-elsewhere = { $a } is over { $b } and defends only there and in the hexes around.
refusal-no-supported-unit-is-there = No unit that { $a } has supported is in { $b }.
refusal-air-bases-are-too-far = { $a }: no place on the rail net within { $range } hexes of { $b }.
refusal-romanians-fly-for-romanians = { $a } flies only where most of the Axis units are Romanian: { $b }.
refusal-romanians-help-romanians-to-stand = { $a } helps only Romanian units to stand, not { $b }.
refusal-ground-cannot-be-fortified = No fortification can be built on the ground of { $a }.
refusal-city-cannot-be-fortified = No fortification can be built on the ground of { $a }.
refusal-site-is-out-of-play = { $a } is out of play.
refusal-hex-has-its-fortification = { $a } has its fortification.
refusal-enemy-holds-the-site = { $a } is in the hands of the enemy.
refusal-site-is-unguarded = { $a } is in an enemy zone of control, and no combat unit is there.
refusal-site-is-cut-off = { $a } is not in supply.
refusal-fortifications-are-used-up = All fortification markers ({ $count }) are on the map: none for { $a }.
refusal-nothing-to-dismantle = There is no marker of yours in { $a }.
refusal-printed-works-stay = The fortification in { $a } is printed on the map and is never removed.
refusal-others-take-no-losses = { $a } is not a combat unit and takes no losses.
refusal-was-beaten-before = { $a } has retreated in this phase: others take the loss.
refusal-took-no-part = { $a } gave no strength to the battle: others take the loss.
refusal-is-not-of-the-combat = { $a } is not one of the units that take this loss.
refusal-bracketed-die-last = { $a } is chosen last: { $b } comes before.
refusal-allies-are-no-cannon-fodder = { $b } takes a loss before the reduced { $a } is eliminated.

# -- Victory (24), Fall Blau, Baku; what was put right by agreement ---------------------------------------------------
ask-leave-gate = Axis divisions have come to { $area }. Which of your units goes where?
do-leave-for-baku = Leave for Baku together: { $units }
summit-climbed = { $unit } stands on { $hex }, the summit of Elbrus.
divisions-left-for-baku = Off the map towards Baku, through { $area }: { $units }.
unit-gave-way = { $unit } gives way to the Axis: { $area }.
points-counted = End of turn { $turn }. Axis victory points: { $points }.
axis-wins-at-once = The Axis wins at once: { $points } points against a benchmark of { $benchmark }.
soviets-win-at-once = The Soviet side wins at once: the Axis has { $points } points against a benchmark of { $benchmark }.
axis-wins = The Axis wins: { $points } points, { $needs } were needed.
soviets-win = The Soviet side wins: the Axis has { $points } points, { $needs } were needed.
soviets-hold-the-city = The Soviet side wins. The Axis no longer holds a hex of { $city }.
soviets-stop-the-axis = The Soviet side wins: the Axis has { $points } points and needed { $needs } by now.
score-hex = Victory hex
score-encircled = Victory hex cut off from the Soviets
score-baku = Divisions before Baku
score-exit = Mechanised units over the edge
score-beyond-the-don = German unit beyond the Don
score-entry-lost = Soviet units at an Axis entry area
score-city-lost = City behind the start line lost
refusal-area-is-not-the-way = No unit leaves for Baku here: { $a }.
refusal-is-no-division = { $a } does not count as a division and stays.
refusal-five-divisions-are-needed = { $count } divisions have to leave together; allied and reduced ones count by halves.
refusal-no-panzers-are-among-them = A panzer division has to be among them.
refusal-unit-comes-too-late = { $a } cannot get off the map in this phase, and all leave together.
refusal-gate-leads-elsewhere = To an area beside it, not to { $a }.
refusal-only-trains-come-this-way = From { $a } units come onto the map by rail alone.
refusal-entry-meets-a-bond = No unit comes onto the map in { $a }: an enemy bond runs through it.
refusal-has-left-the-map = { $a } has left the map for good.
refusal-attacks-from-beyond = { $a } has left the map and attacks no more.
edited-unit = Edited: { $unit } – { $hex }, steps: { $steps }.
edited-supply = Edited: { $supply } – { $hex }, { $face }.
edited-fort = { $sideId ->
    [axis] Edited: an Axis fortification in { $hex }.
    [soviet] Edited: a Soviet fortification in { $hex }.
   *[other] Edited: no fortification in { $hex }.
}
edited-head = Edited: the rail head of { $hex } is in { $end }.
edited-weather = Edited: weather – { $weather }.
edited-control = { $sideId ->
    [axis] Edited: the Axis holds { $hex }.
   *[soviet] Edited: the Soviet side holds { $hex }.
}

# -- Chapters 8.6, 14, 15, 25, 26, 28, 29: advance, breakthrough, reserves, planned offensives, leaders, contested cities -
ask-choose-automatic-ds = More than ten to one against { $hex }: which units stay out?
ask-choose-advance = { $kindId ->
    [limited] { $hex } is vacant. Which units advance?
    [reserve] Reserves are released. Which units advance, by two hexes at most?
   *[normal] { $hex } is won. Which units advance, by { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } at most?
}
ask-choose-die = Attack on { $hex }: the dice show { $dice }. Which one counts?
ask-second-throw = { $outcomeId ->
    [held] The dice show { $dice }: the hex would be held.
    [city-battle] The dice show { $dice }: the battle for the city would go on.
    [city-battle-turned] The dice show { $dice }: the counterattack would be stopped.
    [withdrawal] The dice show { $dice }: it would be a fighting withdrawal.
    [failed] The dice show { $dice }: the defence would fail.
    [again] The dice show { $dice }: a step would be lost, and they would have to try again.
    [escape-no] The dice show { $dice }: the disengagement would fail.
    [escape-yes-1] The dice show { $dice }: the disengagement would succeed at the cost of a step.
    [escape-yes] The dice show { $dice }: the disengagement would succeed.
   *[none] The dice show { $dice }.
} Does { $unit } reroll one?
ask-release-reserves = { $hex } has been emptied. Are reserves released?
ask-choose-entry = The battle for { $hex } goes on in the streets: which units enter? At least one must.
do-automatic-ds = Automatic DS: { $target }
do-advance = { $unit } advances: { $to }
do-breakthrough = { $atId ->
    [none] Break through: { $target }
   *[other] Break through from { $at }: { $target }
}
do-end-advance = Stop here
do-hold-back = Into reserve: { $units }
do-release = Release the reserve in { $hex }
do-end-release = Release no more units
do-unleash = Planned offensive: { $unit }
do-take-die = Take die { $die }
do-roll-again = { $unit }: reroll die { $die }
do-let-stand = Keep the roll
do-enter-city = Into the city: { $unit }
do-end-entry = No more units
automatic-ds = Automatic DS in { $hex }: { $units }.
unit-advanced = { $unit }: advance, { $start } → { $end }.
breakthrough = Breakthrough combat at { $hex }: { $units }.
reserve-held-back = In reserve in { $hex }: { $units }.
reserve-released = Released from reserve in { $hex }: { $units }.
offensive-called-off = { $unit }: its planned offensive comes to nothing.
offensive-laid = { $unit }: a planned offensive is ready.
die-rolled-again = { $unit } rerolls a { $old }.
city-battle-turned = Counterattack in { $hex }: the marker of the city battle falls to { $level }.
city-entered = { $unit } goes into the city: { $start } → { $hex }.
refusal-no-enemy-for-automatic-ds = There is no enemy combat unit in { $a }.
refusal-odds-are-too-low = An automatic DS against { $a } takes ten to one.
refusal-unit-is-needed = Without { $a } it is not ten to one.
refusal-had-no-part = { $a } had no part in the attack.
refusal-was-not-released = { $a } was not in reserve and is not released.
refusal-unmarked-units-stay = { $a } was no part of the automatic DS and does not advance after it.
refusal-guns-stay = { $a } gave its shift to the attack and stays.
refusal-refitting-units-stay = { $a } takes in replacements and does not advance.
refusal-disordered-units-stay = { $a } is in disorder and does not advance.
refusal-trains-stay = { $a } is on a train and does not advance.
refusal-reserves-stay = { $a } is in reserve and waits for its release.
refusal-waiting-armies-stay = { $a } belongs to a reserve army that waits for its release and does not advance.
refusal-fought-elsewhere = { $a } has attacked another hex this turn and does not advance here.
refusal-stack-is-too-big-to-stop = Too many units in { $a }: some of them must go on.
refusal-has-finished = { $a } has finished its advance.
refusal-limited-means-the-hex = Only the hex that was attacked may be entered, not { $a }.
refusal-breakthrough-has-failed = The breakthrough combat of { $a } has failed: it may enter only the hex it has emptied.
refusal-wet-ground-halves-the-advance = { $a }: rain or mud leaves { $hexes } of an advance of { $given }.
refusal-snow-shortens-the-advance = { $a }: snow leaves { $hexes } of an advance of { $given }.
refusal-reserve-has-gone-far-enough = { $a } comes out of reserve and advances { $hexes } hexes at most.
refusal-withdrawal-gives-one-hex = { $a }: after a fighting withdrawal the advance is one hex.
refusal-advance-is-used-up = { $a } has used up its advance ({ $hexes }).
refusal-horses-go-no-farther = { $a } is cavalry and advances { $hexes } hexes at most.
refusal-feet-go-no-farther = { $a } advances { $hexes } hexes at most.
refusal-unit-lacks-supply = { $a } is out of supply and advances { $hexes } hexes at most.
refusal-zone-ends-the-advance = { $a } has come into an enemy zone of control in { $b }: its advance is over.
refusal-advance-enters-a-bond = An enemy bond runs through { $a }: an advance may enter only the attacked hex there.
refusal-advance-crosses-a-bond = Advancing to { $a } crosses an enemy bond, which is allowed only into the attacked hex.
refusal-city-is-contested = No advance leads into the contested city { $b }: { $a }.
refusal-own-side-fills-the-city = { $b } holds no more attackers: there is no room for { $a }.
refusal-marsh-ends-the-advance = { $a } came into the marsh of { $b } off the road: its advance is over.
refusal-mountains-end-the-advance = { $a } came into the mountains of { $b } off the road: its advance is over.
refusal-area-ends-the-advance = { $a } has come into { $b }: its advance is over.
refusal-mountains-need-a-road = { $a } is mechanised and advances into the mountains of { $b } by road only.
refusal-reserves-wait-for-a-bridge = { $a } comes out of reserve and needs a bridge or ice on the way to { $b }.
refusal-open-river-comes-first = The major river before { $a } is crossed only with the first hex of an advance.
refusal-open-river-was-not-attacked-over = { $a } has not attacked across the river before { $b }.
refusal-open-river-leads-to-the-hex = The river is crossed only into { $b }, not to { $a }.
refusal-edge-is-too-far = From an entry area one advances into { $b } or beside it, not to { $a }.
refusal-ground-bars-the-entry = { $a } cannot enter { $b }.
refusal-hex-would-be-too-full = There is no room left for { $a } in { $b }.
refusal-reserves-do-not-break-through = Reserves fight no breakthrough combat: { $a }.
refusal-withdrawal-allows-no-breakthrough = After a fighting withdrawal there is no breakthrough combat: { $a }.
refusal-advance-is-too-short = This advance leads to no breakthrough combat: { $a }.
refusal-no-attacker-is-there = No unit in { $a } took part in the attack.
refusal-another-stack-breaks-through = Only one stack of an attack breaks through: { $a }.
refusal-others-break-through = Only one group breaks through: { $a }.
refusal-others-have-gone-ahead = No breakthrough: others of the attack have advanced already ({ $a }), and the group goes first.
refusal-group-has-failed-before = { $a }: the last breakthrough combat gave neither Adv 3 nor Adv 4, and there is no other.
refusal-marsh-has-stopped-the-group = { $b } came into the marsh of { $a } off the road: its advance is over, and it does not attack.
refusal-mountains-have-stopped-the-group = { $b } came into the mountains of { $a } off the road: its advance is over, and it does not attack.
refusal-nothing-left-for-a-combat = { $a }: a breakthrough combat costs one hex of the advance, and none is left.
refusal-nothing-left-for-turning-aside = { $a }: its first breakthrough combat costs two hexes of the advance, for it has not come through the hex that was won. Not enough is left.
refusal-group-could-not-follow = The group could not advance into { $a }.
refusal-group-is-too-large = The breakthrough group is too large for one hex: { $a }.
refusal-hex-allows-no-attack = No unit attacks out of { $a } now.
refusal-breakthrough-is-hopeless = { $a }: { $attack } against { $defence }, no attack is allowed under 1-3.
refusal-breakthroughs-are-not-planned = A planned offensive cannot be used in breakthrough combat: { $a }.
refusal-nothing-is-ready-there = { $a } has no planned offensive that is ready.
refusal-offensive-is-out-of-range = { $a }: no attacker within its range ({ $range }).
refusal-no-marker-is-in-hand = There is no planned offensive in hand.
refusal-reserves-are-not-in-play = Reserves are an optional rule that is not in use.
refusal-cannot-be-held-back = { $a } cannot go into reserve: only your own units in one hex that are not yet in reserve can.
refusal-reserves-keep-order = { $a } is in disorder and cannot go into reserve.
refusal-reserve-has-moved-too-far = { $a } has moved farther than one hex, or into an enemy zone of control: no reserve.
refusal-reserve-is-refitting = { $a } takes in replacements and cannot go into reserve.
refusal-reserve-markers-are-used-up = All { $count } reserve markers are on the map: { $a }.
refusal-no-reserve-is-there = There is no reserve in { $a }.
refusal-reserves-do-not-attack = { $a } is a reserve and does not fight.
refusal-combat-unit-must-come-in = At least one combat unit must go into { $a }.
refusal-city-is-not-left-to-attack = { $a } is in the contested city { $b } and does not attack out of it.

# -- Chapters 30 to 34: the campaign ----------------------------------------------------------------------------------
ask-call-up = The Transcaucasus Front sends a unit. Which one, and where to?
ask-choose-forfeit = The withdrawn units took too few steps with them. Which unit loses one instead?
ask-transfer-steps = Steps left over: { $count }. Which unit receives one?
ask-prepare-offensive = { $plans ->
    [0] Winter offensive: with which headquarters is a supply point placed? Supply points left: { $supplies }.
   *[other] Winter offensive: with which headquarters is a planned offensive placed? Planned offensives left: { $plans }; then supply points: { $supplies }.
}
ask-choose-marker = Which maskirovka marker goes under which reserve army?
ask-choose-garrison = { $hex } is attacked. Up to { $count } units may leave the box and defend.
ask-bar-the-way = The enemy wants to enter { $hex }. Which unit does the reserve army show?
do-assign = With { $unit }
do-declare-offensive = Declare the winter offensive
do-release-army = Release: { $army }
do-withdraw = Withdraw: { $unit }
do-transfer-step = A step for { $unit }
do-revive = Bring back: { $unit }
do-end-transfers = Let the other steps go
do-give-mask = { $army }: { $box }
do-swap-masks = { $truly ->
    [0] Only pretend to exchange the markers: { $one }, { $other }
   *[other] Exchange the markers: { $one }, { $other }
}
do-join-box = { $unit }: into { $box }
do-leave-box = { $unit }: out of the box to { $area }
do-come-out = Onto the map: { $unit }
do-show = Show: { $unit }
do-hide = Back into the box: { $unit }
do-man-the-hex = Defenders out of the box: { $units }
do-stay-hidden = No unit leaves the box
front-released = The Axis is south of row 40: the Transcaucasus Front is released.
army-released = { $army } is released and may move.
unit-withdrawn = { $unit } is withdrawn from the game.
step-transferred = { $unit } receives a step of the withdrawn units.
brigade-revived = { $unit } takes the place of the corps: { $place }.
special-replacement-lost = The Axis loses a special replacement for 1 RFSS.
unit-grew = { $unit } gains a step.
division-formed = { $unit } is now { $other }.
winter-offensive-declared = Turn { $turn }: the winter offensive begins.
air-unit-left = { $wing } leaves the game.
supply-brought-up = { $supply } comes to { $hex }.
marker-given = { $army }: { $box }.
markers-shuffled = The markers of { $one } and { $other } may have been exchanged.
markers-exchanged = { $count ->
    [0] Their markers are as before.
   *[other] Their markers have changed places.
}
unit-shown = { $army } shows { $unit } in { $hex }.
unit-hidden = { $unit } goes back into the box of { $army }.
unit-joined-box = { $unit }: from { $start } into { $box }.
unit-left-box = { $unit }: from { $box } to { $area }.
unit-came-out = { $unit } comes out of { $army } in { $hex }: the army is unmasked.
box-shown-empty = { $army } goes by rail: { $box } is empty.
hex-manned = Out of { $armies } to defend { $hex }: { $units }.
armies-unmasked = Unmasked in { $hex }: { $armies }.
attack-met-no-unit = The attack on { $hex } finds no unit: the reserve army there is empty.
army-dissolved = { $army } is removed from { $place }. Units that come out of its box: { $count }.
refusal-is-not-of-the-front = { $a } does not wait with the Transcaucasus Front.
refusal-front-comes-from-the-south = { $a } comes in a Soviet entry area south of the Caspian Sea, not in { $b }.
refusal-armies-are-soviet = Only the Soviet player releases { $a }.
refusal-army-does-not-wait = { $a } does not wait for a release.
refusal-army-has-its-date = { $a } has its own turn in this scenario.
refusal-saratov-waits-for-the-enemy = { $a } is released on turn { $turn }, or when the enemy is near Saratov.
refusal-too-early-for-reserves = { $a } is not released before turn { $turn }.
refusal-army-of-the-turn-is-released = One army a turn: { $a } waits.
refusal-no-withdrawal-is-due = { $a }: no unit is to be withdrawn now.
refusal-is-no-elite-panzer-division = { $a } is not an elite panzer division in play or in the eliminated box.
refusal-isolated-panzers-go-last = { $a } is isolated: { $b } goes before.
refusal-is-no-tank-corps = { $a } is not a tank corps in play or in the eliminated box.
refusal-cannot-stand-in = { $a } cannot lose the missing step.
refusal-corps-is-cut-off = { $a } in { $b } is out of supply and cannot be withdrawn.
refusal-is-no-full-infantry-division = { $a } is not an unreduced German infantry division of three steps in supply.
refusal-division-must-be-withdrawn = German divisions still to be withdrawn: { $count }.
refusal-tank-corps-must-be-withdrawn = Tank corps still to be withdrawn: { $count }.
refusal-is-no-panzer-division = { $a } is neither a panzer nor a panzergrenadier division.
refusal-is-no-corps-of-tanks = { $a } is not a tank corps.
refusal-division-takes-no-step = { $a } is not a reduced division in supply on the map.
refusal-corps-takes-no-step = { $a } is not a reduced corps in supply on the map.
refusal-is-no-lost-brigade = { $a } is not an eliminated tank brigade outside the Guards.
refusal-marker-is-soviet = Only the Soviet player has the Vasilevsky marker.
refusal-offensive-is-of-the-campaign = The Vasilevsky marker belongs to the campaign.
refusal-marker-has-not-come = The Vasilevsky marker comes on turn { $turn }.
refusal-marker-has-been-used = The winter offensive was declared on turn { $turn }.
refusal-is-no-headquarters-in-supply = { $a } is not a Soviet front headquarters in supply on the map.
refusal-reserve-armies-come-by-soviet-areas = { $a } arrives in a Soviet entry area, not in { $b }.
refusal-army-has-its-marker = { $a } has its marker already.
refusal-marker-lies-elsewhere = The marker of { $a } lies under another army.
refusal-only-reserve-armies-have-markers = Only two Soviet reserve armies can exchange markers: { $a }, { $b }.
refusal-armies-are-apart = { $a } and { $b } do not stand together.
refusal-armies-did-not-begin-together = { $a } has moved, or let units in or out, this turn: its marker stays.
refusal-army-keeps-its-marker = The box of { $a } is public: its marker stays.
refusal-unit-is-in-no-box = { $a } is in no box of a reserve army.
refusal-army-is-off-the-map = The army of { $a } is not on the map.
refusal-shown-unit-is-in-full-retreat = { $a } is in full retreat and has no zone of control.
refusal-hex-has-no-room-to-show = There is no room for { $a } in { $b }.
refusal-unit-is-not-shown = { $a } is not shown.
refusal-army-has-taken-units-in = { $a } has taken in units this turn and does not move.
refusal-army-has-let-units-go = Units have left { $a } this turn: it does not move.
refusal-army-shows-a-unit = { $a } shows { $b }: put it back first.
refusal-lies-on-its-army = { $a } is only shown by { $b } and has not left its box.
refusal-is-only-shown = { $a } is only shown: it does not attack before it has left its box.
refusal-box-is-for-soviet-combat-units = Only Soviet combat units go into a box: { $a }.
refusal-box-belongs-to-no-army = No reserve army in play has { $a }.
refusal-army-is-to-leave = The army of { $b } is unmasked: { $a } cannot join it.
refusal-box-is-full = { $b } holds { $count } units at most: no room for { $a }.
refusal-is-in-that-box = { $a } is in { $b } already.
refusal-has-no-way-into-a-box = { $a } has no way into { $b }.
refusal-has-no-movement-left = { $a } has no movement left this turn.
refusal-refits-and-cannot-join = { $a } takes in replacements and cannot join.
refusal-is-in-no-order-to-join = { $a } is in disorder and cannot join.
refusal-waits-with-its-reserve-army = { $a } waits in its reserve army for its release.
refusal-lies-on-another-army = { $a } is shown by a reserve army: put it back first.
refusal-reinforcements-do-not-get-through = The army of { $b } is not supplied through areas A to D: { $a } cannot join.
refusal-comes-from-another-area = { $a } is in { $b }: units join from areas A to E or the Caspian box.
refusal-army-is-out-of-the-areas-reach = The army of { $b } is not supplied through areas A to E: { $a } cannot join.
refusal-one-has-left-a-box = One unit a turn goes from box to box: { $a } stays.
refusal-boxes-are-not-joined = Both armies must be supplied through areas A to E: { $a } cannot go to { $b }.
refusal-unit-is-off-the-rail-net = { $a } in { $b } is not on the rail net and cannot join a reserve army.
refusal-strategic-movement-is-used = One unit a turn joins from the map: { $a } waits.
refusal-strategic-movement-finds-no-way = { $a } and the army of { $b } must be supplied through areas A to E.
refusal-is-in-no-box = { $a } is with no reserve army.
refusal-did-not-begin-in-the-box = { $a } did not begin its movement in the box.
refusal-is-on-show = { $a } is shown: put it back first.
refusal-is-not-with-that-army = { $a } is in no box of a reserve army in { $b }.
refusal-refits-in-its-box = { $a } takes in replacements and stays in its box.
refusal-leads-to-another-area = { $a } can go to areas A to E, not to { $b }.
refusal-another-has-left-a-box = Only one unit a turn leaves this way: { $a } stays.
refusal-army-has-no-line-to-the-areas = The army of { $a } is not supplied through areas A to E.
refusal-army-is-in-no-hex = The army of { $a } is in no hex of the map.
refusal-is-not-sheltered-there = { $a } is in no box of the armies in that hex.
refusal-too-many-leave-the-box = At most { $count } units of { $a } come out.
refusal-others-defend-already = At most { $count } units defend { $a }, shown ones included.
refusal-hex-cannot-hold-them = { $a } cannot hold so many units.
refusal-army-goes-with-its-units = { $a } has units in its box and must retreat.
refusal-army-is-shaken = Units of the reserve army are in disorder: { $a }. It stays in its area.
refusal-army-takes-in-replacements = Units of the reserve army take in replacements: { $a }. It stays in its area.
refusal-box-is-not-empty = { $a } goes by rail only with an empty box: { $b }.
refusal-boxes-stay-ashore = { $a } has units in its box and cannot use sea movement.
refusal-shown-units-stay-ashore = { $a } is only shown by its reserve army and cannot use sea movement.
refusal-is-of-a-box-still = { $a } is only shown by its reserve army and stays with it.
refusal-box-takes-no-unit-up = { $a } cannot be rebuilt in { $b }.
refusal-box-has-its-eight = { $b } holds { $count } units already: no room for { $a }.

# What a machine player was up to, told after its turn.
intent-effort = Main effort on { $place }; elsewhere it attacks only where that pays.
intent-advance = Attacks along the whole front where it pays.
intent-assault = Attacks wherever it can, whatever it costs.
intent-secure = Holds its line and risks nothing.
intent-hold = Holds its line.
intent-counter-attack = Counter-attacks wherever it can.
intent-exploit = Its tanks drive for the far objectives and leave the enemy behind them.
intent-withdraw = Gives ground rather than units.

order-stand-fast = Determined defense, under the lead unit that holds best
order-call-cover = An air unit to help the defense
order-second-throw = A leader who has a die rolled again
order-choose-retreat = Retreats of your units
order-choose-loss = Step losses of your units
order-choose-shortfall = The step that a short retreat costs
order-choose-remnant = A remnant of a broken division fights on
