# The table of Stalingrad '42.

## As in its sister game
s42-ui-status = Where the game stands
s42-ui-turn = Turn
s42-ui-phase-movement = Movement
s42-ui-phase-combat = Combat
s42-ui-phase-recovery = Recovery
s42-ui-phase-supply = Supply
s42-ui-phase-end = End of the game
s42-ui-forces = Off the map
s42-ui-victory-short = VP
s42-ui-drawer-track = Turn track
s42-ui-drawer-victory = Victory
s42-ui-drawer-forces = Units off the map
s42-ui-track-replacements = replacements
s42-ui-box-eliminated = Destroyed
s42-ui-box-removed = Out of the game
s42-ui-box-plate = Fighting on as remnants
s42-ui-boxes-empty = Everybody is on the map.
s42-ui-victory-none = Nothing counts yet.
s42-ui-victory-places = Places that count
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
s42-ui-order-routed = in full retreat
s42-ui-mark-unsupplied = out of supply
s42-ui-mark-overran = has made an automatic DS
s42-ui-mark-retreated = has retreated
s42-ui-mark-attacked = has attacked
s42-ui-mark-moved = has moved
s42-ui-mark-extended = used extended movement
s42-ui-came-from = of { $unit }
s42-ui-no-supply = no line of supply
s42-ui-unit-line = { $unit } ({ $values })
s42-ui-cost = Points to enter: on foot { $foot }, mechanised infantry { $mech }, vehicles { $vehicle }
s42-ui-road-only = by road only
s42-ui-road-primary = main road
s42-ui-road-secondary = secondary road
s42-ui-water-major = Large river { $river } towards { $hexes }
s42-ui-water-minor = Small river { $river } towards { $hexes }
s42-ui-place-city = city
s42-ui-place-town = town
s42-ui-held-by = Held by: { $side }
s42-ui-bond = Bond: { $side }
s42-ui-bond-closes-hex = No enemy may enter { $hex }.
s42-ui-bond-closes-side = No enemy may cross the side between { $one } and { $other }.
s42-ui-move = Movement
s42-ui-on-the-march = On the march
s42-ui-units-picked = { $count ->
    [one] One unit
   *[other] { $count } units
}
s42-ui-whole-stack = Whole stack
s42-ui-modes = Mode of movement
s42-ui-mode-any = Any
s42-ui-mode-any-help = The first mode that leads there: normal, else extended, else tactical
s42-ui-mode-normal = Normal
s42-ui-mode-extended = Extended
s42-ui-mode-tactical = Tactical
s42-ui-mode-normal-help = Movement points; an enemy zone of control stops it, and to leave one costs two points more
s42-ui-mode-tactical-help = One or two hexes, whatever they or leaving an enemy zone of control would cost; entering one stops it
s42-ui-in-reach = { $hexes ->
    [0] Nothing is in reach.
    [one] One place in reach; click it.
   *[other] { $hexes } places in reach; click one.
}
s42-ui-go-there = Go to { $place }
s42-ui-pick-instead = Pick { $unit } instead
s42-ui-way-normal = { $cost } of { $allowance } movement points
s42-ui-way-extended = { $cost } of { $allowance } movement points, extended
s42-ui-way-tactical = { $cost } of { $allowance } hexes, tactical
s42-ui-unfinished-movement = Nobody has moved yet. Press Space again to end the movement.
s42-ui-edit = Putting the table right
s42-ui-edit-preview = So the table would look. Agree, or refuse.
s42-ui-help-edit = The pencil above lets both sides put the table right by agreement: drag, then propose.
s42-ui-legend = Layers and legend
s42-ui-fit = The whole map
s42-ui-layer-bonds = Bonds
s42-ui-layer-zoc-enemy = Enemy zones of control
s42-ui-layer-zoc-own = Own zones of control
s42-ui-layer-supply = Own supply
s42-ui-layer-supply-enemy = Enemy supply
s42-ui-layer-control = Places that count
s42-ui-layer-reach = Reach of the unit pointed at
s42-ui-layer-about = Card about what is pointed at
s42-ui-legend-pick = bright rim: can be picked
s42-ui-legend-normal = normal movement; the number is the cost
s42-ui-legend-extended = extended movement
s42-ui-legend-tactical = tactical movement
s42-ui-legend-closed = closed by a bond
s42-ui-legend-cut = road is cut here
s42-ui-legend-strike = attack
s42-ui-legend-retreat = way of retreat
s42-ui-legend-retreat-ends = end of a retreat
s42-ui-legend-breakthrough = can be attacked in a breakthrough
s42-ui-help-group = Shift-click units of the same hex, or their pictures on the card, to move them together.
s42-ui-help-attack = To attack click an enemy hex, then the units next to it that shall take part; guns in range join by a click.
s42-ui-help-bonds = C shows bonds: bars between two own hexes that no enemy passes. Point at one to read who makes it and what it closes.
s42-ui-key-bonds = bonds of both sides
s42-ui-key-zoc-enemy = enemy zones of control
s42-ui-key-zoc-own = own zones of control
s42-ui-key-supply = own supply; point at a unit to see its line
s42-ui-key-supply-enemy = enemy supply
s42-ui-key-control = who holds the places that count
s42-ui-key-reach = reach of the unit pointed at
s42-ui-key-about = card about what is pointed at
s42-ui-key-odds = “what if”: attack on the enemy hex pointed at
s42-ui-key-next = next unit that can do something
s42-ui-key-fit = the whole map
s42-ui-key-track = turn track
s42-ui-key-victory = victory
s42-ui-key-forces = units off the map
s42-ui-key-group = with a click: add a unit of the same hex
s42-ui-key-zoom = closer, farther
s42-ui-key-pan = move the map
s42-ui-planner = Plan of the attack
s42-ui-planner-ask = What if it were attacked?
s42-ui-planner-attackers = Who attacks
s42-ui-planner-nobody = Nobody stands next to this hex.
s42-ui-planner-all = Everybody
s42-ui-planner-none = Nobody
s42-ui-planner-if-all = If everybody took part who can:
s42-ui-planner-support = Support
s42-ui-planner-defence = Defence { $points }
s42-ui-planner-sum = Attack against defence
s42-ui-planner-column = Column
s42-ui-planner-faces = Results by die
s42-ui-planner-stands = stands
s42-ui-planner-yields = gives way
s42-ui-planner-loss-own = Attacker’s steps lost: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
s42-ui-planner-loss-enemy = Defender’s steps lost: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
s42-ui-planner-stand = { $faces ->
    [one] Determined defence under { $unit }: { $faces } face of 6 holds.
   *[other] Determined defence under { $unit }: { $faces } faces of 6 hold.
}
s42-ui-planner-stand-gun = { $faces ->
    [one] Determined defence under { $unit } with { $gun }: { $faces } face of 6 holds.
   *[other] Determined defence under { $unit } with { $gun }: { $faces } faces of 6 hold.
}
s42-ui-planner-desperate = Nobody could retreat and live: the defence is desperate and goes on to the last step.
s42-ui-planner-no-stand = Nobody in the hex can lead a determined defence.
s42-ui-planner-no-way = { $unit } has no way back and would be lost in a retreat.
s42-ui-planner-short-way = { $unit } can only retreat to shelter next to it, for a step.
s42-ui-planner-shares = Who counts half, double or not at all
s42-ui-share-out = Does not count: { $reason }.
s42-ui-share-halved = Half: { $reasons }.
s42-ui-share-doubled = Double: { $reasons }.
s42-ui-chance-taken = Hex taken
s42-ui-chance-breakthrough = Breakthrough possible
s42-ui-chance-destroyed = A defender destroyed
s42-ui-chance-retreat = Defenders retreat
s42-ui-chance-held = Determined defence holds
s42-ui-chance-nothing = No loss, no retreat
s42-ui-chance-own-loss = Attacker loses steps
s42-ui-chance-own-destroyed = An attacker destroyed
s42-ui-result-a1 = A1: the attacker loses a step. Nobody retreats or advances.
s42-ui-result-ex = EX: each side loses a step, chosen by the other; nobody retreats. If that was the last defender, the attacker may enter the hex and stop.
s42-ui-battle = Battle
s42-ui-stage-before = before the die
s42-ui-stage-die = die
s42-ui-stage-losses = losses
s42-ui-stage-stand = determined defence
s42-ui-stage-retreat = retreat
s42-ui-stage-advance = advance
s42-ui-explain-choose-defenders = The other units in the hex do not fight.
s42-ui-advance = Advance after combat
s42-ui-advance-limited = Only the hex that was attacked may be entered.
s42-ui-advance-done = goes no further
s42-ui-advance-odds = column { $column }; takes the hex: { $percent }

## Status and drawers
s42-ui-phase-weather = Weather
s42-ui-phase-initial = Initial phase
s42-ui-phase-preliminary = Opening moves
s42-ui-phase-mini-movement = Short turn: movement
s42-ui-phase-mini-combat = Short turn: breaking contact
s42-ui-phase-stacking = Stacking
s42-ui-phase-between = Between phases
s42-ui-sky-clear = clear
s42-ui-sky-overcast = overcast
s42-ui-sky-overcast-w = overcast, winter
s42-ui-sky-rain = rain
s42-ui-sky-snow = snow
s42-ui-sky-mud = mud
s42-ui-sky-winter = Russian winter
s42-ui-sky-clear-help = two German air units and the Romanian one fly; from turn 27 on one German unit.
s42-ui-sky-overcast-help = one German air unit flies, from turn 27 on none.
s42-ui-sky-overcast-w-help = no aircraft.
s42-ui-sky-rain-help = no aircraft. Mechanised units pay a whole point on secondary roads, and a minor river costs everybody one more. Advances after combat are halved, rounded up. Supply leads three hexes off the road. Seasonal marshes are marsh from now on.
s42-ui-sky-mud-help = everything but the aircraft is as in rain.
s42-ui-sky-snow-help = no aircraft. Allowances are one less, extended and tactical movement as ever. Advances after combat are one hex shorter, but not under one. To the attrition die an airfield adds no more than 1.
s42-ui-sky-winter-help = Axis units on row xx43 and north of it lose one in attack, not under 1, and one in defence, not under 2. The defence does not suffer in a town, city or finished fortification, nor next to an own major city. Major rivers but the Volga and the lakes of the steppe are frozen; nobody crosses alpine sides.
s42-ui-fort-none = no fortification
s42-ui-edit-works = Fortification in { $hex }
s42-ui-edit-head = Rail head in { $hex }: move it to
s42-ui-resources = Resource points
s42-ui-resources-help = What is left for supply points, fortifications, guns and planned offensives in this phase
s42-ui-benchmark = points the Axis should have by now
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
s42-ui-air-aside = set aside by the weather
s42-ui-air-coming = still to come
s42-ui-air-gone = gone
s42-ui-air-ready = ready
s42-ui-air-used = used
s42-ui-planned-in-hand = Planned offensives in hand
s42-ui-victory-count-fall-blau = The Axis has { $points } of the { $needs } points that win at the end of any turn.
s42-ui-victory-count-caucasus = The Axis has { $points } points and needs { $needs } at the end of the last turn.
s42-ui-victory-count-uranus = The Axis has { $points } points and must still have { $needs } at the end of the last turn, with a hex of Stalingrad held until its half of turn 34.
s42-ui-victory-count-campaign = The Axis has { $points } points and needs { $needs } at the end of the last turn; six above or below what the turn asks for end the game at once.
s42-ui-victory-benchmark = This turn asks for { $points }.
s42-ui-victory-else-fall-blau = Besides: 2 points for five steps of mechanised units that have left over the eastern edge and 2 for the southern one, while a line of supply leads there; 1 for a German unit south of the Don below row 31. Victory hexes cut off from every Soviet source count before they are taken. Held hexes count only in supply.
s42-ui-victory-else-caucasus = Besides: 3 points for five divisions that left together for Baku through area G, while they are there in supply. Held hexes count only in supply.
s42-ui-victory-else-uranus = Points are lost where Soviet combat units stand: 3 for each of the entry areas X, Y and Z with one beside it, 3 for a major and 1 for a minor city behind the line of 28 June. Held hexes count only in supply.
s42-ui-victory-else-campaign = Besides: 3 points for five divisions that left together for Baku through area G, while they are there in supply; 1 for mountain troops on Mount Elbrus, but only against what the turn asks for. Lost: 3 for each of the entry areas X, Y and Z with a Soviet combat unit beside it, 3 for a major and 1 for a minor city behind the line of 28 June in Soviet hands. Held hexes count only in supply.

## Units and hexes
s42-ui-quality-elite = elite
s42-ui-quality-low = low quality
s42-ui-tank-normal = tanks
s42-ui-tank-elite = elite tanks
s42-ui-tank-anti = anti-tank guns
s42-ui-bracketed = defence in brackets: counts only without other units in the hex
s42-ui-boxed = no extended movement
s42-ui-free-stacking = does not count for stacking
s42-ui-mark-isolated = isolated
s42-ui-mark-train = on a train
s42-ui-mark-used = used
s42-ui-mark-replaced = takes in replacements: one hex, no attack out of its hex
s42-ui-mark-in-reserve = in reserve
s42-ui-mark-alerted = garrison that may leave its hex
s42-ui-mark-unmasked = unmasked; taken off at the end of the Soviet turn
s42-ui-mark-entered = has come into the entry area this turn
s42-ui-mark-beset = has been attacked in this phase
s42-ui-mark-bolted = in full retreat of its own will
s42-ui-mark-released = released from reserve
s42-ui-mark-sauntered = has moved one hex and may still go into reserve
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
s42-ui-fort-begun = Fortification being built: { $side }
s42-ui-rail-head = rail head
s42-ui-converted = railway converted by the Axis
s42-ui-siege = City battle, level { $level }
s42-ui-flotilla = The Volga Flotilla works here
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

## Movement and other deeds
s42-ui-mode-extended-help = Three movement points more; never next to the enemy, and no attack afterwards
s42-ui-unfinished-initial = Resource points are left and would be lost. Press Space again to end the phase.
s42-ui-edit-help = Drag counters anywhere, or pick one and then a hex; click a hex to change its holder, fortification or rail head. Then propose the changes.
s42-ui-special-actions = What can be done
s42-ui-special-actions-many = Too many for a list: click the hex or the unit on the map.
s42-ui-replacements-left = Left:
s42-ui-verb-bolt = Full retreat
s42-ui-verb-disengage = Break contact
s42-ui-verb-hold-back = Into reserve
s42-ui-verb-entrain = By rail
s42-ui-verb-sail = By sea
s42-ui-verb-cross-strait = Over the Kerch Strait
s42-ui-verb-overrun = Automatic DS
s42-ui-verb-move-supply = Move supply points
s42-ui-verb-turn-supply = Turn supply points
s42-ui-verb-moor = Volga Flotilla
s42-ui-verb-replenish = Replacements
s42-ui-verb-rearm = Make guns ready
s42-ui-verb-provide = New supply points
s42-ui-verb-fortify = Fortifications
s42-ui-verb-plan = Planned offensives
s42-ui-verb-assign = Planned offensives in hand
s42-ui-verb-muster = Volunteers
s42-ui-verb-recall = Units that come back
s42-ui-verb-arrive = Reinforcements
s42-ui-verb-station = Destinations
s42-ui-verb-dismantle = Take fortifications away
s42-ui-verb-lay-rails = Rail heads
s42-ui-verb-attack = Attacks
s42-ui-verb-stay-behind = Who stays
s42-ui-verb-retreat = Retreats
s42-ui-verb-leave-for-baku = Towards Baku
s42-ui-verb-release-army = Release reserve armies
s42-ui-verb-withdraw = Withdrawals
s42-ui-verb-declare-offensive = Winter offensive
s42-ui-verb-join-box = Into boxes
s42-ui-verb-leave-box = Out of boxes
s42-ui-verb-come-out = Onto the map
s42-ui-verb-show = Show units
s42-ui-verb-hide = Hide units
s42-ui-verb-swap-masks = Exchange markers
s42-ui-verb-give-mask = Give markers
s42-ui-verb-release = Release reserves
s42-ui-verb-shift = To another area
s42-ui-verb-help-bolt = The units put themselves into full retreat. They move at their full allowance, extended too, and leave an enemy zone of control at no extra cost; but they have no strength and no zone of control, enter none of the enemy’s, and flee two hexes from any enemy that comes next to them.
s42-ui-verb-help-disengage = Units that have not attacked try to get away, one by one or a whole stack on one die: 1 or 2 fails, 3 costs a step, 4 to 6 succeeds; +1 if all are cavalry or mechanised, -1 if one is disrupted. Who succeeds retreats one or two hexes and is disrupted.
s42-ui-verb-help-hold-back = Up to three stacks wait in reserve: in good order, not moved or moved one hex outside enemy zones of control, without replacements this turn. At any moment of the combat phase they may advance two hexes. They do not fight.
s42-ui-verb-help-release = The stack goes up to two hexes, as in an advance after combat, before or after any attack. It does not fight, and crosses a major river only by a bridge unless it is frozen. Whoever is still in reserve at the end of the phase stays where it is.
s42-ui-verb-help-entrain = Any distance along the own rail net, in good order, neither from nor into an enemy zone of control. Four units a turn, of which only one may start on the map. On the train a unit has no zone of control, does not attack and defends with 1; it gets off in its next initial phase.
s42-ui-verb-help-sail = In each of the two seas one supply point or one unit on foot goes from port to port in a turn. It takes the whole move, and a combat unit lands disrupted. Naval infantry pays one hex of tactical movement instead, keeps its order, and may land in an empty Axis port.
s42-ui-verb-help-cross-strait = One unit a turn crosses from entry area W to Taman, if no Soviet unit is there. It takes the whole move and leaves the unit disrupted.
s42-ui-verb-help-overrun = At ten to one, tanks counted but neither guns nor aircraft, the defenders lose a step and retreat four hexes in full retreat without a die. Whoever made the odds moves and attacks no more, but advances at the end of the combat phase.
s42-ui-verb-help-move-supply = On its moving side a supply point goes like a mechanised unit with five points, without extended movement; on its ready side one or two hexes.
s42-ui-verb-help-turn-supply = Before it moves. Moving: it travels far, but gives no shift. Ready: stacked with a support unit it gives a shift. Immobile: always ready, but moves by rail and sea alone; each side has only so many that are mobile.
s42-ui-verb-help-moor = At one hex of the Volga north of Stalingrad, another in each movement phase if you like, Soviet units cross as at a ferry.
s42-ui-verb-help-replenish = A replacement restores a step of a unit in supply and good order, or brings a destroyed unit back with one step. In this turn it moves one hex at most and does not attack, nor does anybody else out of its hex. What is not used is lost.
s42-ui-verb-help-rearm = A used support unit in good order becomes ready: for a resource point if it is on the own rail net, or for a supply point in its hex.
s42-ui-verb-help-provide = For a resource point: a supply point in an own entry area. It gives a shift to a support unit it is stacked with, or makes one ready.
s42-ui-verb-help-fortify = For a resource point, in a hex that is in supply: begun now, finished in the next own initial phase. Until then nobody attacks out of the hex.
s42-ui-verb-help-plan = For a resource point, on a headquarters in supply and good order: ready in the next own initial phase, lost if the headquarters retreats or moves more than two hexes. It lets one attack in range roll two dice and choose; with both markers, three.
s42-ui-verb-help-muster = While the Axis holds both Krasnodar and Voroshilovsk one unit of North Caucasian volunteers a turn comes to either. In that turn it moves one hex at most and does not fight.
s42-ui-verb-help-recall = Leaders, army headquarters and reserve armies that were removed come back two turns later, as reinforcements do.
s42-ui-verb-help-leave-for-baku = Five divisions, one of them a tank division, leave the map through area G in one phase; a full allied or a reduced German division counts half. Three victory points, as long as five are there in supply.
s42-ui-verb-help-release-army = From turn 2 on one reserve army a turn, the 8th on turn 15. From then on it may move, and the limits of stacking hold for it.
s42-ui-verb-help-withdraw = The campaign calls units away: so many steps have to go, and what is more than that strengthens others.
s42-ui-verb-help-declare-offensive = Two planned offensives and two supply points, all ready, come to your headquarters, and the Romanian air unit leaves. After this turn the Axis has a short turn; from the next one on the Soviet side goes first.
s42-ui-verb-help-join-box = The unit goes out of sight, into the box of a reserve army, for its whole move: reinforcements and units in entry areas A to E; besides, one unit of another box and one on the rail net in a turn. An army that has taken units in does not move any more.
s42-ui-verb-help-leave-box = One unit a turn goes from its box into entry area A to E, for its whole move.
s42-ui-verb-help-come-out = The unit comes onto the hex of its army and moves from there. That unmasks the army: at the end of the Soviet turn it is taken off and all its units are put there.
s42-ui-verb-help-swap-masks = Armies that begin the phase together may exchange their markers. Only you know whether they really do.
s42-ui-verb-help-show = An army has a zone of control and makes bonds only through a unit of its box that lies on its counter for all to see. That alone does not unmask it.
s42-ui-verb-help-hide = The unit goes back into its box out of sight; the army has no zone of control without one that is shown.

## Layers and help
s42-ui-layer-forts = Fortifications
s42-ui-layer-rails = Railways in service
s42-ui-key-forts = printed fortifications
s42-ui-key-rails = railways that serve either side
s42-ui-legend-bond-axis = Axis bond
s42-ui-legend-bond-soviet = Soviet bond
s42-ui-legend-supply-axis = Axis road in supply
s42-ui-legend-supply-soviet = Soviet road in supply
s42-ui-legend-rails-axis = Axis railway
s42-ui-legend-rails-soviet = Soviet railway
s42-ui-legend-axis = held by the Axis
s42-ui-legend-soviet = held by the Soviets
s42-ui-help-move = Click a unit to pick it: its reach by every mode and the costs are shown. Click a hex to go, or just drag. Trains, ships and supply points stand on the card at the right.
s42-ui-help-initial = In the initial phase the card at the right has everything that replacements and resource points can buy; units and hexes can also be clicked on the map.

## Plan of an attack
s42-ui-planner-shells = { $unit } with the shells of { $supply }
s42-ui-planner-plans = Planned offensives
s42-ui-planner-hopeless = Under 1-3 there is no attack.
s42-ui-planner-certain = At 10-1 the defenders are shattered without a die.
s42-ui-planner-masked = Units may lie unseen in the box of the reserve army. Up to three of them come out and defend; only what lies open is counted here.
s42-ui-result-a1-dr2 = A1/DR2: the attacker loses a step; the defenders retreat two hexes or stand by a determined defence.
s42-ui-result-dr2 = DR2: the defenders retreat two hexes or stand by a determined defence.
s42-ui-result-dr4 = DR4: the defenders retreat four hexes into full retreat; there is no determined defence.
s42-ui-result-drx = DRX: each side loses a step, chosen by the other; then the defenders retreat two hexes or stand by a determined defence.
s42-ui-result-a1-d1 = A1/D1: each side loses a step of its own choice; then the defenders retreat two hexes or stand by a determined defence.
s42-ui-result-d1 = D1: the defender loses a step of his own choice, then retreats three hexes or stands by a determined defence.
s42-ui-result-ds = DS: the attacker chooses a defender that loses a step; the others retreat four hexes into full retreat. There is no determined defence.
s42-ui-explain-stand-fast = Success: nobody retreats, and nobody advances. Partial success: in a city the battle goes on; elsewhere a fighting withdrawal of one or two hexes, and the attacker advances one hex at most. The unit that leads brings its quality to the die and takes the losses.
s42-ui-explain-choose-loss = The counter is turned over; with its last step the unit is destroyed. A division of three steps may fight on as a remnant after the second.
s42-ui-explain-choose-remnant = The remnant fights on at once, but if it dies the division is lost for good. Among the destroyed units the division waits for one replacement.
s42-ui-explain-call-cover = An air unit in range shifts the column one to the left and is used up for the turn.
s42-ui-explain-keep-up = Outside enemy zones of control a unit recovers one level; within, on a 5 or 6. Whoever is left in full retreat goes on fleeing from the enemy by itself.
s42-ui-explain-choose-perch = In the Soviet combat phase that follows it can help the defence of that hex or of one next to it, once. It flies home if the stack retreats or moves away.
s42-ui-explain-walk-inland = The voyage has taken one of the two hexes of tactical movement. Naval infantry keeps its order.
s42-ui-explain-choose-overrun = Only as many as are needed for ten to one are bound by it; whoever stays out may still move and attack.
s42-ui-explain-release-reserves = Reserves advance up to two hexes. Released now they need not stop for enemy zones of control in the hex that was won. They do not fight.
s42-ui-explain-choose-entry = From now on both sides are in the city. In it defence counts double, nobody has a zone of control there or attacks out of it; others come in by tactical movement alone.
s42-ui-explain-call-up = One unit a turn comes to an entry area south of the Caspian Sea and may move at once.
s42-ui-explain-choose-forfeit = The withdrawal has to take a certain number of steps with it; what was missing is lost by units on the map.
s42-ui-explain-pass-on = Steps that the withdrawn units had over strengthen others in supply at once, without the limits of a replacement. What is not passed on is lost.
s42-ui-explain-prepare-offensive = Any headquarters in supply will do, one for all or each for some. Everything is ready for this turn.
s42-ui-explain-choose-marker = The marker decides which box is the army’s; only you know. It stays with the army until two armies begin a movement phase together.
s42-ui-explain-choose-garrison = Who stays in the box has no strength, but goes back or dies with the army. Who comes out unmasks it: it is taken off at the end of the Soviet turn.
s42-ui-explain-bar-the-way = A unit that is shown has a zone of control and holds the hex. With nobody shown an army is no combat unit, and the enemy may drive it off.
s42-ui-explain-spend-supply = A supply point in the hex of a used support unit makes it ready again, and is used up.
s42-ui-explain-choose-shortfall = Each hex that was saved costs a step. The units are thrown into disorder as if they had gone the whole way.
s42-ui-explain-trim-stack = At the end of the movement and of the combat phase no hex may hold more than the limit: two Soviet units or three Axis ones, three with a Soviet army headquarters, and one besides that does not count.
s42-ui-explain-place-reinforcement = It can enter the map or go by rail in this movement phase, or wait there.
s42-ui-explain-choose-die = A planned offensive lets the attacker choose among its dice; the row of the table shows what each would be.
s42-ui-advance-normal = { $hexes ->
    [one] One hex in any direction, too short for a breakthrough. Pick a unit, then a hex.
   *[other] Up to { $hexes } hexes in any direction; cavalry three at most, units on foot two. Enemy zones of control stop it, but not in the hex that was won. Pick a unit, then a hex.
}
s42-ui-advance-reserve = { $hexes ->
    [one] Reserves that were released advance one hex in this weather. They do not fight.
   *[other] Reserves that were released advance up to { $hexes } hexes. They do not fight.
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
s42-ui-advance-exploit = Breakthrough: one group may attack again, without guns, for a hex of its advance; the first time for two, if it has not come through the hex that was won. The others go when it has finished.
s42-ui-stand-holds = holds: { $faces } of 6
s42-ui-stand-streets = of these a battle for the city: { $faces }
s42-ui-stand-withdraws = fighting withdrawal: { $faces }
s42-ui-stand-costs = costs a step: { $faces }
s42-ui-stand-bleeds = attacker loses a step: { $faces }
s42-ui-stand-leader = { $unit } may have the die rolled again; the faces are counted without that.

## First-game guide
guide-welcome-axis = You command the Axis in the summer of 1942: break through to the Don and the Volga, take the victory hexes and the Caucasus before winter, and keep your long flanks supplied. What can be clicked is highlighted; whatever cannot be done will tell you why. Drag the map, zoom with the wheel, and press ? for all keys.
guide-welcome-soviet = You command the Soviet side: trade ground for time, hold cities and bonds, feed in reserves, and strike back when the front of the Axis is stretched. What can be clicked is highlighted; whatever cannot be done will tell you why. Drag the map, zoom with the wheel, and press ? for all keys.
guide-movement = Click a unit to see where it can go: yellow by normal movement, orange by extended, blue by tactical. Click a hex to go there, or drag. Enemy zones of control stop you, and bonds bar the way altogether (C shows them).
guide-combat = Click an enemy hex to plan an attack, then the units that shall take part. Guns, aircraft and tanks shift the odds; the card shows every end with its exact chance.
guide-losses = The combat has cost a step, and you choose which unit takes it. A unit with steps left is turned over or reduced; a unit that loses its last step is eliminated.
guide-defence = The result calls for a retreat. A determined defence may still hold the hex: the unit you name leads it, its quality modifies the roll, and it takes the losses. From a hopeless place it is often better to fall back.
guide-retreat = Your units have to leave the hex. Choose a unit, then a highlighted hex where its retreat ends; units of a stack may part. Hexes that are closed to a retreat tell you why.
guide-advance = The hex is yours to take: choose the units that advance, then the hex where they stop. You need not advance, and a unit that does leaves the place it held.
guide-initial = Replacements and resource points are spent here; what is left is lost. Everything that can be bought stands on the card at the right.
