# The table of Stalingrad '42.

## As in Holland '44
s42-ui-status = Game status
s42-ui-turn = Turn
s42-ui-phase-movement = Movement
s42-ui-phase-combat = Combat
s42-ui-phase-recovery = Recovery
s42-ui-phase-supply = Supply
s42-ui-phase-end = End of the game
s42-ui-forces = Reserves
s42-ui-victory-short = VP
s42-ui-drawer-track = Turn track
s42-ui-drawer-victory = Victory
s42-ui-drawer-forces = Reserves and losses
s42-ui-track-replacements = replacements
s42-ui-box-eliminated = Eliminated
s42-ui-box-removed = Removed from play
s42-ui-box-plate = Fighting on as remnants
s42-ui-boxes-empty = Every unit is on the map.
s42-ui-victory-none = No victory points yet.
s42-ui-victory-places = Victory locations
s42-ui-values = Attack { $attack }, defence { $defence }, movement { $move }
s42-ui-values-gun = Range { $range }, defence { $defence }, movement { $move }
s42-ui-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
s42-ui-reduced = { $steps ->
    [one] reduced: { $steps } step
   *[other] reduced: { $steps } steps
}
s42-ui-stands-at = At: { $place }
s42-ui-class-non-mech = on foot
s42-ui-class-mech-infantry = mechanised infantry
s42-ui-class-vehicle = vehicles
s42-ui-order-good = in good order
s42-ui-order-disrupted = disrupted
s42-ui-order-full-retreat = in full retreat
s42-ui-mark-unsupplied = out of supply
s42-ui-mark-automatic-ds = has made an automatic DS
s42-ui-mark-retreated = has retreated
s42-ui-mark-attacked = has attacked
s42-ui-mark-moved = has moved
s42-ui-mark-extended = used extended movement
s42-ui-came-from = from { $unit }
s42-ui-no-supply = no supply line
s42-ui-unit-line = { $unit } ({ $values })
s42-ui-cost = Movement cost: foot { $foot }, mechanised infantry { $mech }, vehicles { $vehicle }
s42-ui-road-only = by road only
s42-ui-road-primary = main road
s42-ui-road-secondary = secondary road
s42-ui-water-major = Large river { $river } towards { $hexes }
s42-ui-water-minor = Small river { $river } towards { $hexes }
s42-ui-place-city = city
s42-ui-place-town = town
s42-ui-held-by = Held by: { $side }
s42-ui-bond = Bond: { $side }
s42-ui-bond-closes-hex = No enemy unit may enter { $hex }.
s42-ui-bond-closes-side = No enemy unit may cross the hexside between { $one } and { $other }.
s42-ui-move = Movement
s42-ui-on-the-march = Moving
s42-ui-units-picked = { $count ->
    [one] One unit
   *[other] { $count } units
}
s42-ui-whole-stack = Whole stack
s42-ui-modes = Movement mode
s42-ui-mode-any = Any
s42-ui-mode-any-help = The first mode that gets there: normal, else extended, else tactical
s42-ui-mode-normal = Normal
s42-ui-mode-extended = Extended
s42-ui-mode-tactical = Tactical
s42-ui-mode-normal-help = Movement points; an enemy zone of control stops the unit, and leaving one costs two extra points
s42-ui-mode-tactical-help = One or two hexes, whatever they or leaving an enemy zone of control would cost; entering one stops the unit
s42-ui-in-reach = { $hexes ->
    [0] Nothing is in reach.
    [one] One place in reach; click it.
   *[other] { $hexes } places in reach; click one.
}
s42-ui-go-there = Move to { $place }
s42-ui-pick-instead = Select { $unit } instead
s42-ui-way-normal = { $cost } of { $allowance } movement points
s42-ui-way-extended = { $cost } of { $allowance } movement points, extended
s42-ui-way-tactical = { $cost } of { $allowance } hexes, tactical
s42-ui-edit = Edit the position
s42-ui-edit-preview = Proposed position. Agree or decline.
s42-ui-help-edit = The pencil above lets both sides edit the position by agreement: drag, then propose.
s42-ui-legend = Layers and legend
s42-ui-fit = Whole map
s42-ui-layer-bonds = Bonds
s42-ui-layer-zoc-enemy = Enemy zones of control
s42-ui-layer-zoc-own = Own zones of control
s42-ui-layer-supply = Own supply
s42-ui-layer-supply-enemy = Enemy supply
s42-ui-layer-control = Victory locations
s42-ui-layer-reach = Movement range under the pointer
s42-ui-layer-about = Info card under the pointer
s42-ui-legend-pick = bright rim: selectable
s42-ui-legend-normal = normal movement; the number is the cost
s42-ui-legend-extended = extended movement
s42-ui-legend-tactical = tactical movement
s42-ui-legend-closed = closed by a bond
s42-ui-legend-cut = road cut here
s42-ui-legend-strike = attack
s42-ui-legend-retreat = retreat path
s42-ui-legend-retreat-ends = end of the retreat
s42-ui-legend-breakthrough = breakthrough target
s42-ui-help-group = Shift-click units in the same hex, or their pictures on the card, to move them together.
s42-ui-help-attack = To attack, click an enemy hex, then the adjacent units that take part; click guns in range to add their support.
s42-ui-help-bonds = C shows bonds: bars between two friendly hexes that no enemy can pass. Point at one to see which units form it and what it closes.
s42-ui-key-bonds = bonds of both sides
s42-ui-key-zoc-enemy = enemy zones of control
s42-ui-key-zoc-own = own zones of control
s42-ui-key-supply = own supply; point at a unit to see its line
s42-ui-key-supply-enemy = enemy supply
s42-ui-key-control = who controls the victory locations
s42-ui-key-reach = movement range of the unit under the pointer
s42-ui-key-about = info card for what is under the pointer
s42-ui-key-odds = “what if”: attack on the enemy hex under the pointer
s42-ui-key-next = next unit with something to do
s42-ui-key-fit = whole map
s42-ui-key-track = turn track
s42-ui-key-victory = victory
s42-ui-key-forces = reserves and losses
s42-ui-key-group = with a click: add a unit in the same hex
s42-ui-key-zoom = zoom in, zoom out
s42-ui-key-pan = move the map
s42-ui-planner = Attack planner
s42-ui-planner-ask = What if we attacked here?
s42-ui-planner-attackers = Attackers
s42-ui-planner-empty = No unit is adjacent to this hex.
s42-ui-planner-all = All
s42-ui-planner-none = None
s42-ui-planner-if-all = If every available unit attacks:
s42-ui-planner-support = Support
s42-ui-planner-defence = Defence { $points }
s42-ui-planner-sum = Attack : defence
s42-ui-planner-column = Column
s42-ui-planner-faces = Results by die roll
s42-ui-planner-stands = defends
s42-ui-planner-yields = retreats
s42-ui-planner-loss-own = Attacker’s steps lost: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
s42-ui-planner-loss-enemy = Defender’s steps lost: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
s42-ui-planner-stand = { $faces ->
    [one] Determined defense under { $unit }: { $faces } face of 6 holds.
   *[other] Determined defense under { $unit }: { $faces } faces of 6 hold.
}
s42-ui-planner-stand-gun = { $faces ->
    [one] Determined defense under { $unit } with { $gun }: { $faces } face of 6 holds.
   *[other] Determined defense under { $unit } with { $gun }: { $faces } faces of 6 hold.
}
s42-ui-planner-desperate = No unit could survive a retreat: the defence is desperate and continues to the last step.
s42-ui-planner-no-stand = No unit in the hex can lead a determined defense.
s42-ui-planner-no-way = { $unit } has no retreat path and would be eliminated.
s42-ui-planner-short-way = { $unit } can only retreat to adjacent shelter, at the cost of a step.
s42-ui-planner-shares = Halved, doubled and excluded units
s42-ui-share-out = Not counted: { $reason }.
s42-ui-share-halved = Halved: { $reasons }.
s42-ui-share-doubled = Doubled: { $reasons }.
s42-ui-chance-taken = Hex taken
s42-ui-chance-breakthrough = Breakthrough possible
s42-ui-chance-destroyed = A defender eliminated
s42-ui-chance-retreat = Defenders retreat
s42-ui-chance-held = Determined defense holds
s42-ui-chance-nothing = No loss, no retreat
s42-ui-chance-own-loss = Attacker loses steps
s42-ui-chance-own-destroyed = An attacker eliminated
s42-ui-result-a1 = A1: the attacker loses a step. No retreat, no advance.
s42-ui-result-ex = EX: each side loses a step, chosen by the other; no retreat. If the last defender is eliminated, the attacker may enter the hex and stop.
s42-ui-battle = Battle
s42-ui-stage-before = before the roll
s42-ui-stage-die = die roll
s42-ui-stage-losses = losses
s42-ui-stage-stand = determined defense
s42-ui-stage-retreat = retreat
s42-ui-stage-advance = advance
s42-ui-explain-choose-defenders = The other units in the hex do not take part.
s42-ui-advance = Advance after combat
s42-ui-advance-limited = Only the attacked hex may be entered.
s42-ui-advance-done = can go no further
s42-ui-advance-odds = column { $column }; takes the hex: { $percent }

## Status and drawers
s42-ui-phase-weather = Weather
s42-ui-phase-initial = Initial phase
s42-ui-phase-preliminary = Opening moves
s42-ui-phase-mini-movement = Mini-turn: movement
s42-ui-phase-mini-combat = Mini-turn: disengagement
s42-ui-phase-stacking = Stacking
s42-ui-phase-between = Between phases
s42-ui-sky-clear = clear
s42-ui-sky-overcast = overcast
s42-ui-sky-overcast-w = overcast, winter
s42-ui-sky-rain = rain
s42-ui-sky-snow = snow
s42-ui-sky-mud = mud
s42-ui-sky-winter = Russian winter
s42-ui-sky-clear-help = two German air units and the Romanian one fly; from turn 27 on, one German unit.
s42-ui-sky-overcast-help = one German air unit flies, from turn 27 on none.
s42-ui-sky-overcast-w-help = no aircraft.
s42-ui-sky-rain-help = no air units. Mechanised units pay a full point on secondary roads, and a minor river costs every unit one more. Advances after combat are halved, rounded up. Supply reaches three hexes from the road. Seasonal marshes become marsh.
s42-ui-sky-mud-help = as rain, except for air units.
s42-ui-sky-snow-help = no air units. Movement allowances are reduced by one; extended and tactical movement are unchanged. Advances after combat are one hex shorter, to a minimum of one. An airfield adds at most 1 to the attrition roll.
s42-ui-sky-winter-help = Axis units on row xx43 and north of it lose one attack point (minimum 1) and one defence point (minimum 2). Defence is unaffected in a town, city or completed fortification, and next to a friendly major city. Major rivers except the Volga, and the lakes of the steppe, are frozen; alpine hexsides are impassable.
s42-ui-fort-none = no fortification
s42-ui-edit-works = Fortification in { $hex }
s42-ui-edit-head = Rail head in { $hex }: move it to
s42-ui-resources = Resource points
s42-ui-resources-help = Left for supply points, fortifications, guns and planned offensives in this phase
s42-ui-benchmark = Axis points expected by now
s42-ui-replacement-infantry = infantry
s42-ui-replacement-tank = tanks
s42-ui-replacement-cavalry = cavalry
s42-ui-replacement-special = special
s42-ui-replacement-allied = allied
s42-ui-replacement-hungarian = Hungarian
s42-ui-replacement-romanian = Romanian
s42-ui-replacement-italian = Italian
s42-ui-box-pool = In the pool
s42-ui-box-volunteers = Volunteers
s42-ui-box-trans-caucasus = Transcaucasus Front
s42-ui-air-units = Air units
s42-ui-air-unit = air unit
s42-ui-air-air-box = in its box
s42-ui-air-aside = grounded by the weather
s42-ui-air-coming = not yet arrived
s42-ui-air-gone = gone
s42-ui-air-ready = ready
s42-ui-air-used = used
s42-ui-planned-in-hand = Planned offensives in hand
s42-ui-victory-count-fall-blau = The Axis has { $points } of the { $needs } points that win the game at the end of any turn.
s42-ui-victory-count-caucasus = The Axis has { $points } points and needs { $needs } at the end of the last turn.
s42-ui-victory-count-uranus = The Axis has { $points } points and must still have { $needs } at the end of the last turn, holding a hex of Stalingrad until its half of turn 34.
s42-ui-victory-count-campaign = The Axis has { $points } points and needs { $needs } at the end of the last turn; six above or below the turn's benchmark ends the game at once.
s42-ui-victory-benchmark = This turn's benchmark: { $points }.
s42-ui-victory-else-fall-blau = In addition: 2 points for five steps of mechanised units exited off the eastern edge and 2 for the southern one, while a supply line leads there; 1 for a German unit south of the Don below row 31. Victory hexes cut off from every Soviet source count before they are taken. Controlled hexes count only in supply.
s42-ui-victory-else-caucasus = In addition: 3 points for five divisions that exited together for Baku through area G, while they are there in supply. Controlled hexes count only in supply.
s42-ui-victory-else-uranus = Points are lost where Soviet combat units stand: 3 for each of the entry areas X, Y and Z with one adjacent, 3 for a major and 1 for a minor city behind the line of 28 June. Controlled hexes count only in supply.
s42-ui-victory-else-campaign = In addition: 3 points for five divisions that exited together for Baku through area G, while they are there in supply; 1 for mountain troops on Mount Elbrus, but only against the benchmark. Lost: 3 for each of the entry areas X, Y and Z with a Soviet combat unit adjacent, 3 for a major and 1 for a minor city behind the line of 28 June under Soviet control. Controlled hexes count only in supply.

## Units and hexes
s42-ui-quality-elite = elite
s42-ui-quality-low = low quality
s42-ui-tank-normal = tanks
s42-ui-tank-elite = elite tanks
s42-ui-tank-anti = anti-tank guns
s42-ui-bracketed = bracketed defence: counts only with no other unit in the hex
s42-ui-boxed = no extended movement
s42-ui-free-stacking = does not count for stacking
s42-ui-mark-isolated = isolated
s42-ui-mark-train = on a train
s42-ui-mark-used = used
s42-ui-mark-replaced = absorbing replacements: one hex, no attack from its hex
s42-ui-mark-in-reserve = in reserve
s42-ui-mark-alerted = garrison free to leave its hex
s42-ui-mark-unmasked = unmasked; removed at the end of the Soviet turn
s42-ui-mark-entered = entered the area this turn
s42-ui-mark-was-attacked = was attacked this phase
s42-ui-mark-chose-full-retreat = chose full retreat
s42-ui-mark-released = released from reserve
s42-ui-mark-moved-one-hex = moved one hex; may still go into reserve
s42-ui-planned = planned offensive, ready
s42-ui-planned-later = planned offensive, not ready yet
s42-ui-mask = its box: { $box }
s42-ui-worth = Victory hex: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
s42-ui-port = port
s42-ui-fort-printed = fortified line
s42-ui-fort = Fortification: { $side }
s42-ui-fort-begun = Fortification under construction: { $side }
s42-ui-rail-head = rail head
s42-ui-converted = railway converted by the Axis
s42-ui-siege = City battle, level { $level }
s42-ui-flotilla = The Volga Flotilla is here
s42-ui-air-over = Air unit: { $wing }
s42-ui-supply-line = { $supply }: { $face }
s42-ui-face-supply-moving = on the move
s42-ui-face-supply-ready = ready
s42-ui-face-supply-immobile = immobile
s42-ui-road-rail = railway
s42-ui-road-rail-main = main railway
s42-ui-road-rail-volga = Volga railway
s42-ui-road-rail-caspian = Caspian railway
s42-ui-water-volga = The Volga towards { $hexes }
s42-ui-water-lake = Lake towards { $hexes }
s42-ui-water-alpine = Peaks towards { $hexes }
s42-ui-place-major = major city
s42-ui-place-landmark = landmark
s42-ui-bond-end = { $place }: { $units }, in good order

## Movement and other actions
s42-ui-mode-extended-help = Three extra movement points; never adjacent to the enemy, and no attack afterwards
s42-ui-unfinished-initial = Unspent resource points will be lost. Press Space again to end the phase.
s42-ui-edit-help = Drag counters anywhere, or select one and click a hex; click a hex to change its owner, fortification or rail head. Then propose the changes.
s42-ui-special-actions = Available actions
s42-ui-special-actions-many = Too many to list: click the hex or the unit on the map.
s42-ui-replacements-left = Remaining:
s42-ui-verb-full-retreat = Full retreat
s42-ui-verb-disengage = Disengage
s42-ui-verb-hold-back = Into reserve
s42-ui-verb-entrain = By rail
s42-ui-verb-sail = By sea
s42-ui-verb-cross-strait = Across the Kerch Strait
s42-ui-verb-automatic-ds = Automatic DS
s42-ui-verb-move-supply = Move supply points
s42-ui-verb-turn-supply = Flip supply points
s42-ui-verb-place-flotilla = Volga Flotilla
s42-ui-verb-replenish = Replacements
s42-ui-verb-rearm = Ready the guns
s42-ui-verb-provide = New supply points
s42-ui-verb-fortify = Fortifications
s42-ui-verb-plan = Planned offensives
s42-ui-verb-assign = Planned offensives in hand
s42-ui-verb-muster = Volunteers
s42-ui-verb-recall = Returning units
s42-ui-verb-arrive = Reinforcements
s42-ui-verb-station = Destinations
s42-ui-verb-dismantle = Remove fortifications
s42-ui-verb-lay-rails = Rail heads
s42-ui-verb-attack = Attacks
s42-ui-verb-stay-behind = Stay in the hex
s42-ui-verb-retreat = Retreats
s42-ui-verb-leave-for-baku = Exit for Baku
s42-ui-verb-release-army = Release reserve armies
s42-ui-verb-withdraw = Withdrawals
s42-ui-verb-declare-offensive = Winter offensive
s42-ui-verb-join-box = Into boxes
s42-ui-verb-leave-box = Out of boxes
s42-ui-verb-come-out = Onto the map
s42-ui-verb-show = Show units
s42-ui-verb-hide = Hide units
s42-ui-verb-swap-masks = Swap markers
s42-ui-verb-give-mask = Assign markers
s42-ui-verb-release = Release reserves
s42-ui-verb-shift = To another area
s42-ui-verb-help-full-retreat = The units put themselves into full retreat. They have their full movement allowance, may use extended movement, and leave enemy zones of control at no extra cost; but they have no combat strength and no zone of control, cannot enter enemy zones of control, and flee two hexes from any enemy unit that becomes adjacent.
s42-ui-verb-help-disengage = Units that have not attacked try to break away, singly or a whole stack on one roll: 1–2 fails, 3 costs a step, 4–6 succeeds; +1 if all are cavalry or mechanised, −1 if one is disrupted. A unit that succeeds retreats one or two hexes and is disrupted.
s42-ui-verb-help-hold-back = Up to three stacks may go into reserve: in good order, not moved or moved one hex outside enemy zones of control, no replacements this turn. At any point of the combat phase they may advance two hexes. They do not fight.
s42-ui-verb-help-release = The stack moves up to two hexes, as in an advance after combat, before or after any attack. It does not fight, and crosses a major river only by bridge unless it is frozen. Stacks still in reserve at the end of the phase stay where they are.
s42-ui-verb-help-entrain = Any distance along the friendly rail net, in good order, neither from nor into an enemy zone of control. Four units a turn, only one of which may start on the map. On the train a unit has no zone of control, does not attack and defends with 1; it detrains in its next initial phase.
s42-ui-verb-help-sail = In each of the two seas one supply point or one foot unit per turn moves from port to port. It takes the whole move, and a combat unit lands disrupted. Naval infantry pays one hex of tactical movement instead, stays in good order, and may land in an empty Axis port.
s42-ui-verb-help-cross-strait = One unit per turn crosses from entry area W to Taman, if no Soviet unit is there. It takes the whole move and disrupts the unit.
s42-ui-verb-help-automatic-ds = At ten to one, counting tanks but neither guns nor air units, the defenders lose a step and go into full retreat for four hexes without a roll. The units that make up the odds move and attack no more, but advance at the end of the combat phase.
s42-ui-verb-help-move-supply = On its moving side a supply point moves like a mechanised unit with five points, without extended movement; on its ready side one or two hexes.
s42-ui-verb-help-turn-supply = Before it moves. Moving: travels far, but gives no shift. Ready: gives a shift when stacked with a support unit. Immobile: always ready, but moves only by rail and sea; each side has a limited number of mobile ones.
s42-ui-verb-help-place-flotilla = Soviet units cross the Volga as at a ferry in one hex north of Stalingrad. The flotilla may move in each movement phase.
s42-ui-verb-help-replenish = A replacement restores a step of a unit in supply and good order, or brings back an eliminated unit with one step. This turn it moves at most one hex and no unit attacks from its hex. Unused replacements are lost.
s42-ui-verb-help-rearm = A used support unit in good order becomes ready: for a resource point if it is on the friendly rail net, or for a supply point in its hex.
s42-ui-verb-help-provide = For a resource point: a supply point in a friendly entry area. It gives a shift to a support unit it is stacked with, or makes one ready.
s42-ui-verb-help-fortify = For a resource point, in a supplied hex: begun now, completed in your next initial phase. Until then no unit attacks from the hex.
s42-ui-verb-help-plan = For a resource point, on a headquarters in supply and good order: ready in your next initial phase, lost if the headquarters retreats or moves more than two hexes. It lets one attack in range roll two dice and choose; with both markers, three.
s42-ui-verb-help-muster = While the Axis holds both Krasnodar and Voroshilovsk, one unit of North Caucasian volunteers per turn arrives at either. That turn it moves at most one hex and does not fight.
s42-ui-verb-help-recall = Leaders, army headquarters and reserve armies that were removed return two turns later as reinforcements.
s42-ui-verb-help-leave-for-baku = Five divisions, one of them a tank division, exit the map through area G in one phase; a full-strength allied or a reduced German division counts half. Three victory points while five are there in supply.
s42-ui-verb-help-release-army = From turn 2 on, one reserve army per turn; the 8th on turn 15. It may then move, and stacking limits apply to it.
s42-ui-verb-help-withdraw = The campaign withdraws units: a set number of steps must go; any surplus strengthens other units.
s42-ui-verb-help-declare-offensive = Two planned offensives and two supply points, all ready, arrive at your headquarters, and the Romanian air unit leaves. After this turn the Axis has a mini-turn; from the next one on the Soviet player goes first.
s42-ui-verb-help-join-box = The unit goes out of sight into a reserve army's box, for its whole move: reinforcements and units in entry areas A to E; also one unit from another box and one on the rail net per turn. An army that has taken in units can no longer move.
s42-ui-verb-help-leave-box = One unit per turn moves from its box to entry area A to E, for its whole move.
s42-ui-verb-help-come-out = The unit comes out onto its army's hex and moves from there. This unmasks the army: at the end of the Soviet turn it is removed and all its units are placed there.
s42-ui-verb-help-swap-masks = Armies that begin the phase together may swap their markers. Only you know whether they really did.
s42-ui-verb-help-show = An army has a zone of control and forms bonds only through a unit of its box that lies face up on its counter. Showing it does not unmask the army.
s42-ui-verb-help-hide = The unit goes back into its box out of sight; without a unit shown, the army has no zone of control.

## Layers and help
s42-ui-layer-forts = Fortifications
s42-ui-layer-rails = Railways in service
s42-ui-key-forts = printed fortifications
s42-ui-key-rails = railways usable by either side
s42-ui-legend-bond-axis = Axis bond
s42-ui-legend-bond-soviet = Soviet bond
s42-ui-legend-supply-axis = Axis supply road
s42-ui-legend-supply-soviet = Soviet supply road
s42-ui-legend-rails-axis = Axis railway
s42-ui-legend-rails-soviet = Soviet railway
s42-ui-legend-axis = held by the Axis
s42-ui-legend-soviet = held by the Soviets
s42-ui-help-move = Click a unit to select it: its range in every mode and the costs are shown. Click a hex to move there, or just drag. Trains, ships and supply points are on the card at the right.
s42-ui-help-initial = In the initial phase the card at the right lists everything that replacements and resource points can buy; you can also click units and hexes on the map.

## Plan of an attack
s42-ui-planner-shells = { $unit } using { $supply }
s42-ui-planner-plans = Planned offensives
s42-ui-planner-hopeless = No attack below 1-3.
s42-ui-planner-certain = At 10-1 the defenders are shattered without a roll.
s42-ui-planner-masked = Units may be hidden in the reserve army's box. Up to three of them come out and defend; only face-up units are counted here.
s42-ui-result-a1-dr2 = A1/DR2: the attacker loses a step; the defenders retreat two hexes or attempt a determined defense.
s42-ui-result-dr2 = DR2: the defenders retreat two hexes or attempt a determined defense.
s42-ui-result-dr4 = DR4: the defenders go into full retreat for four hexes; no determined defense.
s42-ui-result-drx = DRX: each side loses a step, chosen by the other; then the defenders retreat two hexes or attempt a determined defense.
s42-ui-result-a1-d1 = A1/D1: each side loses a step of its own choice; then the defenders retreat two hexes or attempt a determined defense.
s42-ui-result-d1 = D1: the defender loses a step of their choice, then retreats three hexes or attempts a determined defense.
s42-ui-result-ds = DS: the attacker chooses a defender to lose a step; the others go into full retreat for four hexes. No determined defense.
s42-ui-explain-stand-fast = Success: no retreat and no advance. Partial success: in a city the battle continues; elsewhere a fighting withdrawal of one or two hexes, and the attacker advances one hex at most. The lead unit applies its quality to the roll and takes the losses.
s42-ui-explain-choose-loss = The counter flips; with its last step the unit is eliminated. A three-step division may fight on as a remnant after losing its second.
s42-ui-explain-choose-remnant = The remnant fights on at once, but if it is eliminated the division is lost for good. In the eliminated box the division waits for one replacement.
s42-ui-explain-call-cover = An air unit in range shifts the column one to the left and is used for the turn.
s42-ui-explain-keep-in-full-retreat = Outside enemy zones of control a unit recovers one level; inside, on a 5 or 6. A unit still in full retreat keeps fleeing from the enemy automatically.
s42-ui-explain-choose-air-base = In the following Soviet combat phase it can support the defence of that hex or an adjacent one, once. It returns to its box if the stack retreats or moves away.
s42-ui-explain-walk-inland = The voyage used one of the two hexes of tactical movement. Naval infantry stays in good order.
s42-ui-explain-choose-automatic-ds = Only the units needed for ten to one are committed; the others may still move and attack.
s42-ui-explain-release-reserves = Reserves advance up to two hexes. Released now, they need not stop for enemy zones of control in the captured hex. They do not fight.
s42-ui-explain-choose-entry = From now on both sides are in the city. In it defence is doubled, there are no zones of control and no attacks out of it; other units enter by tactical movement only.
s42-ui-explain-call-up = One unit per turn arrives in an entry area south of the Caspian Sea and may move at once.
s42-ui-explain-choose-forfeit = The withdrawal must take a set number of steps; any shortfall is lost by units on the map.
s42-ui-explain-transfer-steps = Surplus steps of the withdrawn units strengthen other supplied units at once, without the limits on replacements. Unused steps are lost.
s42-ui-explain-prepare-offensive = Any headquarters in supply will do, one for all or several. Everything is ready this turn.
s42-ui-explain-choose-marker = The marker decides which box belongs to the army; only you know. It stays with the army until two armies begin a movement phase together.
s42-ui-explain-choose-garrison = Units that stay in the box have no strength, but retreat or are eliminated with the army. Units that come out unmask it: it is removed at the end of the Soviet turn.
s42-ui-explain-bar-the-way = A unit that is shown has a zone of control and holds the hex. With no unit shown, an army is not a combat unit and the enemy can drive it off.
s42-ui-explain-spend-supply = A supply point in the hex of a used support unit makes it ready again, and is expended.
s42-ui-explain-choose-shortfall = Each hex not retreated costs a step. The units suffer the same disorder as for the full retreat.
s42-ui-explain-trim-stack = At the end of the movement and combat phases no hex may exceed the limit: two Soviet or three Axis units, three with a Soviet army headquarters, plus one that does not count for stacking.
s42-ui-explain-place-reinforcement = It can enter the map or move by rail this movement phase, or wait there.
s42-ui-explain-choose-die = A planned offensive lets the attacker choose among the dice; the row of the table shows what each would give.
s42-ui-advance-normal = { $hexes ->
    [one] One hex in any direction, too short for a breakthrough. Select a unit, then a hex.
   *[other] Up to { $hexes } hexes in any direction; cavalry three at most, foot units two. Enemy zones of control stop it, except in the captured hex. Select a unit, then a hex.
}
s42-ui-advance-reserve = { $hexes ->
    [one] Released reserves advance one hex in this weather. They do not fight.
   *[other] Released reserves advance up to { $hexes } hexes. They do not fight.
}
s42-ui-advance-left = { $hexes ->
    [one] one hex left
   *[other] { $hexes } hexes left
}
s42-ui-advance-free = { $hex } at no cost
s42-ui-advance-price = { $hexes ->
    [one] costs one hex
   *[other] costs { $hexes } hexes
}
s42-ui-advance-breakthrough = Breakthrough combat: one group may attack again, without guns, for one hex of its advance; the first time for two, if it has not passed through the captured hex. The others go when it has finished.
s42-ui-stand-holds = holds: { $faces } of 6
s42-ui-stand-streets = of these, city battle: { $faces }
s42-ui-stand-withdraws = fighting withdrawal: { $faces }
s42-ui-stand-costs = costs a step: { $faces }
s42-ui-stand-bleeds = attacker loses a step: { $faces }
s42-ui-stand-leader = { $unit } may reroll; the faces are counted without that.

## First-game guide
guide-welcome-axis = You command the Axis in the summer of 1942: break through to the Don and the Volga, take the victory hexes and the Caucasus before winter, and keep your long flanks supplied. What you can click is highlighted; click anything else to see why not. Drag the map, zoom with the wheel, and press ? for all shortcuts.
guide-welcome-soviet = You command the Soviets: trade ground for time, hold cities and bonds, feed in reserves, and strike back when the Axis front is stretched. What you can click is highlighted; click anything else to see why not. Drag the map, zoom with the wheel, and press ? for all shortcuts.
guide-movement = Click a unit to see where it can go: yellow by normal movement, orange by extended, blue by tactical. Click a hex to move there, or drag. Enemy zones of control stop you, and bonds block the way altogether (C shows them).
guide-combat = Click an enemy hex to plan an attack, then the units that take part. Guns, air units and tanks shift the odds; the card shows every outcome with its exact chance.
guide-losses = The combat has cost a step, and you choose which unit takes it. A unit with steps left flips or is reduced; a unit that loses its last step is eliminated.
guide-defence = The result calls for a retreat. A determined defense may still hold the hex: the unit you name leads it, its quality modifies the roll, and it takes the losses. In a hopeless spot it is often better to retreat.
guide-retreat = Your units must leave the hex. Choose a unit, then a highlighted hex where its retreat ends; stacked units may split up. Click a closed hex to see why it is closed.
guide-advance = The hex is yours to take: choose the units that advance, then the hex where they stop. You need not advance, and a unit that does gives up the position it held.
guide-initial = Spend replacements and resource points here; what is left is lost. Everything you can buy is on the card at the right. In a first game you need nothing of it: press Space and go on to movement.
