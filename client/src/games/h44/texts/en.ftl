# The table of Holland '44.

## Status
h44-ui-status = Where the game stands
h44-ui-turn = Turn
h44-ui-part-am = morning
h44-ui-part-pm = afternoon
h44-ui-part-night = night
h44-ui-sky-clear = clear sky
h44-ui-sky-cloudy = cloudy
h44-ui-sky-overcast = overcast
h44-ui-phase-resupply = Artillery supply
h44-ui-phase-bridges = Bridges
h44-ui-phase-landing = Landings
h44-ui-phase-movement = Movement
h44-ui-phase-combat = Combat
h44-ui-phase-recovery = Recovery
h44-ui-phase-supply = Supply
h44-ui-phase-traffic = Traffic
h44-ui-phase-end = End of the game
h44-ui-landing-points = Landing points
h44-ui-flights = Aircraft
h44-ui-flights-help = Air units that can still support an attack this turn
h44-ui-forces = Off the map
h44-ui-victory-short = VP

## Drawers
h44-ui-drawer-track = Turn track
h44-ui-drawer-victory = Victory
h44-ui-drawer-forces = Units off the map
h44-ui-track-traffic = more traffic markers
h44-ui-track-replacements = replacements
h44-ui-box-air = In the air
h44-ui-box-eliminated = Destroyed
h44-ui-box-removed = Out of the game
h44-ui-box-plate = Behind a remnant
h44-ui-boxes-empty = Everybody is on the map.
h44-ui-returns = Stragglers of the airborne divisions
h44-ui-returns-line = { $division }: { $now } now, { $later } from the next turn on
h44-ui-victory-help-campaign = At the end more points win; a tie is German. The Allies win at once with ten points and a ground unit over the Lower Rhine; the Germans with twelve, or when nobody is left over the Lower Rhine.
h44-ui-victory-help-short = The Allies win with four steps of ground units over the Waal at the end; otherwise the Germans win. The points are counted for information.
h44-ui-victory-none = Nothing counts yet.
h44-ui-victory-places = Places that count

## Units and hexes
h44-ui-values = Attack { $attack }, defence { $defence }, movement { $move }
h44-ui-values-gun = Range { $range }, defence { $defence }, movement { $move }
h44-ui-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
h44-ui-reduced = { $steps ->
    [one] reduced: { $steps } step
   *[other] reduced: { $steps } steps
}
h44-ui-formation = Formation: { $formation }
h44-ui-stands-at = At: { $place }
h44-ui-armour = Armour class { $class }
h44-ui-morale-elite = elite
h44-ui-morale-low = low quality
h44-ui-class-non-mech = on foot
h44-ui-class-mech-infantry = mechanised infantry
h44-ui-class-vehicle = vehicles
h44-ui-order-disrupted = disrupted
h44-ui-order-routed = in full retreat
h44-ui-mark-engaged = engaged
h44-ui-mark-spent = cannot do more this turn
h44-ui-mark-unsupplied = out of supply
h44-ui-mark-scattered = scattered
h44-ui-mark-refitted = takes in replacements
h44-ui-mark-marching = guns on the march
h44-ui-mark-fired = no shells
h44-ui-mark-dismounted = dismounted
h44-ui-mark-overran = has overrun a hex
h44-ui-mark-retreated = has retreated
h44-ui-mark-attacked = has attacked
h44-ui-mark-ferrying = serves a ferry
h44-ui-mark-moved = has moved
h44-ui-mark-assaults = boats are used
h44-ui-mark-depleted = supply head is depleted
h44-ui-mark-extended = used extended movement
h44-ui-mark-landed = landed this turn
h44-ui-mark-alerted = has seen the Allies come
h44-ui-came-from = of { $unit }
h44-ui-no-supply = no line of supply
h44-ui-unit-line = { $unit } ({ $values })
h44-ui-cost = Points to enter: on foot { $foot }, mechanised infantry { $mech }, vehicles { $vehicle }
h44-ui-road-only = by road only
h44-ui-road-primary = main road
h44-ui-road-secondary = secondary road
h44-ui-road-minor = minor road
h44-ui-road-rail = railway
h44-ui-water-major = Large river { $river } towards { $hexes }
h44-ui-water-canal = Canal { $river } towards { $hexes }
h44-ui-water-minor = Small river { $river } towards { $hexes }
h44-ui-place-city = city
h44-ui-place-town = town
h44-ui-place-village = village
h44-ui-crossing-line = { $crossing }: { $state }
h44-ui-short-mined = mined
h44-ui-short-intact = safe
h44-ui-short-blown = blown
h44-ui-short-repairing = under Allied repair
h44-ui-short-rebuilding = under German repair
h44-ui-short-never = cannot be blown
h44-ui-short-ferry = ferry
h44-ui-landing-of = { $zone } ({ $division })
h44-ui-held-by = Held by: { $side }
h44-ui-traffic = Traffic jam { $marker }
h44-ui-unknown-unit = An unknown German unit
h44-ui-between = Between { $one } and { $other }
h44-ui-beside = Next to { $areas }
h44-ui-corps = Corps: { $corps }

## Bridges and bonds
h44-ui-ferry = ferry
h44-ui-bridge-road-major = road bridge over a large river
h44-ui-bridge-road-canal = road bridge over a canal
h44-ui-bridge-rail-major = railway bridge over a large river
h44-ui-bridge-rail-canal = railway bridge over a canal
h44-ui-bridge-state-mined = Mined: the Germans may try to blow it when the Allies come near.
h44-ui-bridge-state-intact = Safe: the charges are gone. The Germans can mine it again.
h44-ui-bridge-state-blown = Blown.
h44-ui-bridge-state-repairing = The Allies are repairing it.
h44-ui-bridge-state-rebuilding = The Germans are repairing it.
h44-ui-bridge-never = This bridge can be neither mined nor blown.
h44-ui-blow-chance = Chance to blow it: { $percent } % ({ $faces } of 6)
h44-ui-blow-not-now = In a German bridge phase now: no. { $reason }
h44-ui-bond = Bond: { $side }
h44-ui-bond-end = { $place }: { $units }, two steps in good order or more
h44-ui-bond-closes-hex = No enemy may enter { $hex }.
h44-ui-bond-closes-side = No enemy may cross the side between { $one } and { $other }.

## Movement
h44-ui-move = Movement
h44-ui-on-the-march = On the march
h44-ui-units-picked = { $count ->
    [one] One unit
   *[other] { $count } units
}
h44-ui-whole-stack = Whole stack
h44-ui-modes = Mode of movement
h44-ui-mode-any = Any
h44-ui-mode-any-help = The first mode that leads there: normal, else extended, else tactical
h44-ui-mode-normal = Normal
h44-ui-mode-extended = Extended
h44-ui-mode-tactical = Tactical
h44-ui-mode-normal-help = Movement points; enemy zones of control stop it
h44-ui-mode-extended-help = Two movement points more, on any ground; alone, never next to the enemy, and no attack afterwards
h44-ui-mode-tactical-help = A hex or two at any cost, also from one enemy zone of control to the next
h44-ui-in-reach = { $hexes ->
    [0] Nothing is in reach.
    [one] One place in reach; click it.
   *[other] { $hexes } places in reach; click one.
}
h44-ui-go-there = Go to { $place }
h44-ui-pick-instead = Pick { $unit } instead
h44-ui-verb-help-screen = They give up their move and their attack. With two steps of them here, other units pass this hex by tactical movement without stopping for enemy zones of control.
h44-ui-verb-help-detach = One step becomes a unit of its own beside the battalion; it moves and fights alone and can rejoin later.
h44-ui-verb-help-rejoin = The detached step comes back into the battalion, and its bad markers with it.
h44-ui-verb-help-merge = The step goes over to the other unit, and bad markers with it.
h44-ui-verb-help-march = On the march the guns have 5 movement points, but they do not fire and are weak.
h44-ui-verb-help-unlimber = The march is over; without it guns move a hex and still fire, or two and are disrupted.
h44-ui-verb-help-break = It moves at full speed, but has no defence and no zone of control, takes longer to recover, and flees as soon as an enemy comes next to it.
h44-ui-verb-help-lay = Over this side of a large river six steps a turn can pass, one of them of vehicles. The engineers stay here.
h44-ui-verb-help-overrun = Ten to one stands around the hex: its defenders are shattered without a die (DS). Whoever made the odds moves and fights no more, but may advance and break through in the combat phase.
h44-ui-verb-help-refit = Regains a step. It then moves a hex at most, and nobody attacks from its hex this turn.
h44-ui-verb-help-rally = Stragglers of the landing come back as a step.
h44-ui-replacements = Replacements
h44-ui-replacements-count = { $count ->
    [one] one unit
   *[other] { $count } units
}
h44-ui-way-normal = { $cost } of { $allowance } movement points
h44-ui-way-extended = { $cost } of { $allowance } movement points, extended
h44-ui-way-tactical = { $cost } of { $allowance } hexes, tactical
h44-ui-unfinished-movement = Nobody has moved yet. Press Space again to end the movement.

## Other decisions
h44-ui-air = In the air
h44-ui-air-hand = In hand: { $unit }. Click a marked hex to land.
h44-ui-air-pick = Pick a unit.
h44-ui-unfinished-landing = Units are still in the air. Press Space again to let them wait.
h44-ui-edit = Putting the table right
h44-ui-edit-help = Drag counters anywhere, or pick one and then a hex; click a bridge or a city to change it. Then propose the changes.
h44-ui-edit-preview = So the table would look. Agree, or refuse.
h44-ui-help-edit = The pencil above lets both sides put the table right by agreement: drag, then propose.
h44-ui-order-good = in good order
h44-ui-traffic-markers = Traffic markers
h44-ui-traffic-help = Pick a marker, then a hex: Allied vehicles pay 2 points more to enter it. Afterwards two dice are rolled, and markers with these numbers come off again.

## Layers
h44-ui-legend = Layers and legend
h44-ui-fit = The whole map
h44-ui-layer-bonds = Bonds
h44-ui-layer-zoc-enemy = Enemy zones of control
h44-ui-layer-zoc-own = Own zones of control
h44-ui-layer-supply = Own supply
h44-ui-layer-supply-enemy = Enemy supply
h44-ui-layer-control = Places that count
h44-ui-layer-landings = Landing zones
h44-ui-layer-corps = Corps boundaries
h44-ui-layer-reach = Reach of the unit pointed at
h44-ui-layer-about = Card about what is pointed at
h44-ui-legend-pick = bright rim: can be picked
h44-ui-legend-normal = normal movement; the number is the cost
h44-ui-legend-extended = extended movement
h44-ui-legend-tactical = tactical movement
h44-ui-legend-bond-allied = Allied bond
h44-ui-legend-bond-german = German bond
h44-ui-legend-closed = closed by a bond
h44-ui-legend-supply = Allied road in supply
h44-ui-legend-supply-german = German road in supply
h44-ui-legend-cut = road is cut here
h44-ui-legend-landing = landing hex
h44-ui-legend-risky = landing hex with losses likely
h44-ui-legend-corps = land of a corps
h44-ui-legend-strike = attack
h44-ui-legend-retreat = way of retreat
h44-ui-legend-retreat-ends = end of a retreat
h44-ui-legend-breakthrough = can be attacked in a breakthrough
h44-ui-legend-allied = held by the Allies
h44-ui-legend-german = held by the Germans

## Help
h44-ui-help-move = Click a unit to pick it: its reach by every mode and the costs are shown. Click a hex to go, or just drag. What else the unit can do stands on its card.
h44-ui-help-group = Shift-click units of the same hex, or their pictures on the card, to move them together.
h44-ui-help-attack = To attack click an enemy hex, then the units next to it that shall take part; guns in range join by a click.
h44-ui-help-bridges = Bridges show their state: a charge is mined, a tick is safe, a cross is blown. Point at one to read its chance to go up.
h44-ui-help-bonds = C shows bonds: bars between two own hexes that no enemy passes. Point at one to read who makes it and what it closes.
h44-ui-key-bonds = bonds of both sides
h44-ui-key-zoc-enemy = enemy zones of control
h44-ui-key-zoc-own = own zones of control
h44-ui-key-supply = own supply; point at a unit to see its line
h44-ui-key-supply-enemy = enemy supply
h44-ui-key-control = who holds the places that count
h44-ui-key-landings = landing zones
h44-ui-key-corps = corps boundaries
h44-ui-key-reach = reach of the unit pointed at
h44-ui-key-about = card about what is pointed at
h44-ui-key-odds = “what if”: attack on the enemy hex pointed at
h44-ui-key-next = next unit that can do something
h44-ui-key-fit = the whole map
h44-ui-key-track = turn track
h44-ui-key-victory = victory
h44-ui-key-forces = units off the map
h44-ui-key-group = with a click: add a unit of the same hex
h44-ui-key-zoom = closer, farther
h44-ui-key-pan = move the map

## Plan of an attack
h44-ui-planner = Plan of the attack
h44-ui-planner-ask = What if it were attacked?
h44-ui-planner-attackers = Who attacks
h44-ui-planner-nobody = Nobody stands next to this hex.
h44-ui-planner-all = Everybody
h44-ui-planner-none = Nobody
h44-ui-planner-if-all = If everybody took part who can:
h44-ui-planner-lead = Lead formation
h44-ui-planner-lead-help = Full strength: the lead formation (brass frame) and one attached unit; the others half (½).
h44-ui-planner-attach = attach
h44-ui-planner-attached = attached
h44-ui-planner-attach-help = One unit of another formation fights with the lead formation at full strength.
h44-ui-planner-support = Support
h44-ui-planner-air = Aircraft
h44-ui-planner-defence = Defence { $points }
h44-ui-planner-sum = Attack against defence
h44-ui-planner-column = Column
h44-ui-planner-faces = Results by die
h44-ui-result-a1 = A1: the attacker loses a step.
h44-ui-result-a1-eng = A1/ENG: the attacker loses a step; the defenders are engaged.
h44-ui-result-eng = ENG: no losses; the defenders are engaged.
h44-ui-result-ex = EX: each side loses a step, chosen by the other; nobody retreats.
h44-ui-result-a1-dr = A1/DR: the attacker loses a step; the defenders retreat two hexes or stand by a determined defence.
h44-ui-result-dr = DR: the defenders retreat two hexes or stand by a determined defence.
h44-ui-result-drx = DRX: each side loses a step, chosen by the other; then the defenders retreat two hexes or stand by a determined defence.
h44-ui-result-a1-d1 = A1/D1: each side loses a step; then the defenders retreat two hexes or stand by a determined defence.
h44-ui-result-d1 = D1: the defender loses a step, then retreats two hexes or stands by a determined defence.
h44-ui-result-dmr = DMR: the defenders flee two or three hexes in full retreat and cannot stand; the attacker may break through.
h44-ui-result-ds = DS: the defenders are shattered: a step lost, two or three hexes back in full retreat; the attacker may break through.
h44-ui-planner-stands = stands
h44-ui-planner-yields = gives way
h44-ui-planner-unknown = An unknown unit is here: the chances count in everything it could be.
h44-ui-planner-loss-own = Attacker’s steps lost: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
h44-ui-planner-loss-enemy = Defender’s steps lost: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
h44-ui-planner-bridge = { $bridge } may be blown first: { $percent } %. The chances are those with the bridge standing.
h44-ui-planner-stand = { $faces ->
    [one] Determined defence under { $unit }: { $faces } face of 6 holds.
   *[other] Determined defence under { $unit }: { $faces } faces of 6 hold.
}
h44-ui-planner-stand-gun = { $faces ->
    [one] Determined defence under { $unit } with { $gun }: { $faces } face of 6 holds.
   *[other] Determined defence under { $unit } with { $gun }: { $faces } faces of 6 hold.
}
h44-ui-planner-desperate = Nobody could retreat and live: the defence is desperate and goes on to the last step.
h44-ui-planner-no-stand = Nobody in the hex can lead a determined defence.
h44-ui-planner-no-way = { $unit } has no way back and would be lost in a retreat.
h44-ui-planner-short-way = { $unit } can only retreat to shelter next to it, for a step.
h44-ui-planner-shares = Who counts half, double or not at all
h44-ui-share-out = Does not count: { $reason }.
h44-ui-share-halved = Half: { $reasons }.
h44-ui-share-doubled = Double: { $reasons }.
h44-ui-chance-taken = Hex taken
h44-ui-chance-breakthrough = Breakthrough possible
h44-ui-chance-destroyed = A defender destroyed
h44-ui-chance-retreat = Defenders retreat
h44-ui-chance-held = Determined defence holds
h44-ui-chance-nothing = No loss, no retreat
h44-ui-chance-own-loss = Attacker loses steps
h44-ui-chance-own-destroyed = An attacker destroyed

## A battle
h44-ui-battle = Battle
h44-ui-stage-before = before the die
h44-ui-stage-die = die
h44-ui-stage-losses = losses
h44-ui-stage-stand = determined defence
h44-ui-stage-retreat = retreat
h44-ui-stage-advance = advance
h44-ui-explain-stand-fast = If it holds nobody retreats, the survivors are engaged and the enemy does not advance. The unit that leads brings its quality to the die and takes the loss.
h44-ui-explain-scattered = Until the Allied recovery phase a scattered unit moves only tactically, attacks at half strength and gives no artillery support.
h44-ui-explain-scattered-losses = Until the Allied recovery phase a scattered unit moves only tactically, attacks at half strength and gives no artillery support. One lost step can come back to its division as an airborne replacement, a second is gone for good. Guns are turned over by S1 and lost by S2.
h44-ui-explain-choose-loss = The unit is turned over or, with its last step, destroyed; a unit of three steps leaves a remnant.
h44-ui-explain-choose-defenders = The other units in the hex do not fight.
h44-ui-explain-take-ground = Nobody is left there. Either way the move ends now.
h44-ui-explain-slip-away = It goes back and is disrupted.
h44-ui-stand-note = holds on { $holds } of 6; costs a step on { $costs } of 6

## The advance after combat
h44-ui-advance = Advance after combat
h44-ui-advance-limited = Only the hex that was attacked may be entered.
h44-ui-advance-normal = One hex in any direction; mechanised units two if both steps follow a road. No movement points are spent. Pick a unit, then a hex.
h44-ui-advance-bonus = The enemy is routed: two hexes in any direction; mechanised units three if every step follows a road. Pick a unit, then a hex.
h44-ui-advance-left = { $hexes ->
    [one] one hex left
   *[other] { $hexes } hexes left
}
h44-ui-advance-left-road = { $hexes ->
    [0] one hex left, along the road only
    [one] one hex left, { $road } along a road
   *[other] { $hexes } hexes left, { $road } along a road
}
h44-ui-advance-done = goes no further
h44-ui-advance-exploit = Breakthrough: the attackers that are together in one hex may attack again, once, for a hex of their advance and without guns or aircraft. They go first; once others advance it is over.
h44-ui-advance-no-exploit = Breakthrough: attackers that come next to another enemy with a hex left may attack again, once. They go first; the others advance afterwards.
h44-ui-advance-exploited = The breakthrough combat has been fought; the others may still advance.
h44-ui-advance-odds = column { $column }; takes the hex: { $percent }
h44-ui-advance-detach = Detach a step

## A landing
h44-ui-landing = Landing
h44-ui-landing-per-hex = One die for the hex: one of the units that land there takes the result.
h44-ui-landing-per-unit = One die for this unit.
h44-ui-landing-no-roll = Nobody rolls for this unit.
h44-ui-landing-point = Point at a hex to read its chances.
h44-ui-landing-nowhere = It cannot land anywhere now.
h44-ui-landing-on-enemy = The enemy stands here. Who lands fights for the hex at half strength, and is lost unless it takes it.
h44-ui-landing-fight = combat
h44-ui-landing-storm = Alone on column { $column } it would take the hex:
h44-ui-landing-risk = losses { $percent }
h44-ui-landing-none = no effect
h44-ui-landing-scattered = scattered
h44-ui-landing-steps = { $lost ->
    [one] scattered, { $lost } step lost ({ $returns } may return)
   *[other] scattered, { $lost } steps lost ({ $returns } may return)
}
h44-ui-landing-turned = scattered, out of shells
h44-ui-landing-lost = lost

## First-game guide
guide-welcome-allied = You command the Allies in September 1944: three airborne divisions hold a corridor, and XXX Corps drives north along one road to reach them. Take bridges before they are blown; cities and units over the Lower Rhine are points. What can be clicked is highlighted; whatever cannot be done will tell you why. Drag the map, zoom with the wheel, and press ? for all keys.
guide-welcome-german = You command the Germans in September 1944. Slow down the road to Arnhem: blow bridges as the Allies come near, bar the way with bonds, jam the road, and crush the paratroopers before the tanks arrive. What can be clicked is highlighted; whatever cannot be done will tell you why. Drag the map, zoom with the wheel, and press ? for all keys.
guide-landing = Paratroopers and gliders land in the marked hexes of their division. A unit is in hand: click a hex. Enemies near, woods and towns make a landing costly.
guide-movement = Click a unit to see where it can go: yellow by normal movement, orange by extended, blue by tactical. Click a hex to go there, or drag. Enemy zones of control stop you, bonds bar the way altogether (C shows them), and mined bridges may go up before you.
guide-combat = Click an enemy hex to plan an attack, then the units that shall take part. Units of one formation fight at full strength; one more can be attached to it. Guns in range and aircraft shift the odds.
guide-losses = The combat has cost a step, and you choose which unit takes it. A unit with steps left is turned over or reduced; a unit that loses its last step is eliminated.
guide-defence = The result calls for a retreat. A determined defence may still hold the hex: the unit you name leads it, its quality modifies the roll, and it takes the losses. From a hopeless place it is often better to fall back.
guide-retreat = Your units have to leave the hex. Choose a unit, then a highlighted hex where its retreat ends; units of a stack may part. Hexes that are closed to a retreat tell you why.
guide-advance = The hex is yours to take: choose the units that advance, then the hex where they stop. You need not advance, and a unit that does leaves the place it held.
guide-blow-bridge = The Allies reach for a bridge. You may try to blow it: if the charges fail the bridge is safe until you mine it again.
guide-bridges = Before movement bridges can be worked on: the Germans blow and mine, both sides repair. Click a bridge that glows.
