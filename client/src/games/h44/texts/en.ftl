# The table of Holland '44.

## Status
h44-ui-status = Game status
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
h44-ui-flights = Air units
h44-ui-flights-help = Air units still available to support attacks this turn
h44-ui-forces = Reinforcements
h44-ui-victory-short = VP

## Drawers
h44-ui-drawer-track = Turn track
h44-ui-drawer-victory = Victory
h44-ui-drawer-forces = Reinforcements and losses
h44-ui-track-traffic = extra traffic markers
h44-ui-track-replacements = replacements
h44-ui-box-air = Airborne, not yet landed
h44-ui-box-eliminated = Eliminated
h44-ui-box-removed = Removed from play
h44-ui-box-plate = Replaced by a remnant
h44-ui-boxes-empty = Every unit is on the map.
h44-ui-returns = Airborne stragglers
h44-ui-returns-line = { $division }: { $now } now, { $later } from next turn
h44-ui-victory-help-campaign = The side with more points wins at the end; a tie is a German victory. The Allies win at once with ten points and a ground unit across the Lower Rhine; the Germans with twelve, or when no Allied unit is left across the Lower Rhine.
h44-ui-victory-help-short = The Allies win with four steps of ground units across the Waal at the end; otherwise the Germans win. Points are shown for information only.
h44-ui-victory-none = No victory points yet.
h44-ui-victory-places = Victory locations

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
h44-ui-order-full-retreat = in full retreat
h44-ui-mark-engaged = engaged
h44-ui-mark-spent = can do nothing more this turn
h44-ui-mark-unsupplied = out of supply
h44-ui-mark-scattered = scattered
h44-ui-mark-refitted = absorbing replacements
h44-ui-mark-marching = guns limbered
h44-ui-mark-fired = out of ammunition
h44-ui-mark-dismounted = dismounted
h44-ui-mark-automatic-ds = has made an automatic DS
h44-ui-mark-retreated = has retreated
h44-ui-mark-attacked = has attacked
h44-ui-mark-ferrying = operates a ferry
h44-ui-mark-moved = has moved
h44-ui-mark-assaults = boats used
h44-ui-mark-depleted = supply head depleted
h44-ui-mark-extended = used extended movement
h44-ui-mark-landed = landed this turn
h44-ui-mark-alerted = alerted by the Allied landings
h44-ui-came-from = from { $unit }
h44-ui-no-supply = no supply line
h44-ui-unit-line = { $unit } ({ $values })
h44-ui-cost = Movement cost: foot { $foot }, mechanised infantry { $mech }, vehicles { $vehicle }
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
h44-ui-bond-closes-hex = No enemy unit may enter { $hex }.
h44-ui-bond-closes-side = No enemy unit may cross the hexside between { $one } and { $other }.

## Movement
h44-ui-move = Movement
h44-ui-on-the-march = Moving
h44-ui-units-picked = { $count ->
    [one] One unit
   *[other] { $count } units
}
h44-ui-whole-stack = Whole stack
h44-ui-modes = Movement mode
h44-ui-mode-any = Any
h44-ui-mode-any-help = The first mode that gets there: normal, else extended, else tactical
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
h44-ui-go-there = Move to { $place }
h44-ui-pick-instead = Select { $unit } instead
h44-ui-verb-help-screen = These units give up their move and their attack. With two of their steps here, other units pass through this hex by tactical movement without stopping for enemy zones of control.
h44-ui-verb-help-detach = One step becomes a separate unit beside the battalion; it moves and fights on its own and can rejoin later.
h44-ui-verb-help-rejoin = The detached step rejoins the battalion, bringing any bad markers with it.
h44-ui-verb-help-merge = The step is transferred to the other unit, with any bad markers.
h44-ui-verb-help-limber = Limbered guns have 5 movement points, but cannot fire and are weak.
h44-ui-verb-help-unlimber = The guns are deployed again. Deployed guns can move one hex and still fire, or two and become disrupted.
h44-ui-verb-help-full-retreat = The unit moves at full speed, but has no defence and no zone of control, takes longer to recover, and flees as soon as an enemy unit becomes adjacent.
h44-ui-verb-help-lay-ferry = Six steps per turn, one of them vehicles, can cross this side of a large river. The engineers stay here.
h44-ui-verb-help-automatic-ds = With odds of ten to one around the hex the defenders are shattered without a roll (DS). The units that make up the odds move and fight no more, but may advance and break through in the combat phase.
h44-ui-verb-help-refit = Regains a step. The unit then moves one hex at most, and no unit attacks from its hex this turn.
h44-ui-verb-help-rally = Stragglers from the landing return as a step.
h44-ui-replacements = Replacements
h44-ui-replacements-count = { $count ->
    [one] one unit
   *[other] { $count } units
}
h44-ui-way-normal = { $cost } of { $allowance } movement points
h44-ui-way-extended = { $cost } of { $allowance } movement points, extended
h44-ui-way-tactical = { $cost } of { $allowance } hexes, tactical

## Other decisions
h44-ui-air = In the air
h44-ui-air-hand = Selected: { $unit }. Click a marked hex to land.
h44-ui-air-pick = Select a unit.
h44-ui-land-forced = Land the { $count } units that have only one hex
h44-ui-land-all = Land the rest: { $count ->
    [one] one unit
   *[other] { $count } units
 }
h44-ui-land-held-back = { $unit } waits for you: with the last landing the dice are rolled.
h44-ui-unfinished-landing = Units have not landed yet. Press Space again to keep them waiting.
h44-ui-edit = Edit the position
h44-ui-edit-help = Drag counters anywhere, or select one and click a hex; click a bridge or a city to change it. Then propose the changes.
h44-ui-edit-preview = Proposed position. Agree or decline.
h44-ui-help-edit = The pencil above lets both sides edit the position by agreement: drag, then propose.
h44-ui-order-good = in good order
h44-ui-traffic-markers = Traffic markers
h44-ui-traffic-help = Select a marker, then a hex: Allied vehicles pay 2 extra points to enter it. Then two dice are rolled, and markers with these numbers are removed.

## Layers
h44-ui-legend = Layers and legend
h44-ui-fit = Whole map
h44-ui-layer-bonds = Bonds
h44-ui-layer-zoc-enemy = Enemy zones of control
h44-ui-layer-zoc-own = Own zones of control
h44-ui-layer-supply = Own supply
h44-ui-layer-supply-enemy = Enemy supply
h44-ui-layer-control = Victory locations
h44-ui-layer-landings = Landing zones
h44-ui-layer-corps = Corps boundaries
h44-ui-layer-reach = Movement range under the pointer
h44-ui-layer-about = Info card under the pointer
h44-ui-legend-pick = bright rim: selectable
h44-ui-legend-normal = normal movement; the number is the cost
h44-ui-legend-extended = extended movement
h44-ui-legend-tactical = tactical movement
h44-ui-legend-bond-allied = Allied bond
h44-ui-legend-bond-german = German bond
h44-ui-legend-closed = closed by a bond
h44-ui-legend-supply = Allied supply road
h44-ui-legend-supply-german = German supply road
h44-ui-legend-cut = road cut here
h44-ui-legend-landing = landing hex
h44-ui-legend-risky = landing hex, losses likely
h44-ui-legend-corps = corps sector
h44-ui-legend-strike = attack
h44-ui-legend-retreat = retreat path
h44-ui-legend-retreat-ends = end of the retreat
h44-ui-legend-breakthrough = breakthrough target
h44-ui-legend-allied = held by the Allies
h44-ui-legend-german = held by the Germans

## Help
h44-ui-help-move = Click a unit to select it: its range in every mode and the costs are shown. Click a hex to move there, or just drag. The unit's other options are on its card.
h44-ui-help-group = Shift-click units in the same hex, or their pictures on the card, to move them together.
h44-ui-help-attack = To attack, click an enemy hex, then the adjacent units that take part; click guns in range to add their support.
h44-ui-help-bridges = Bridges show their state: charge = mined, tick = safe, cross = blown. Point at one to see its chance of being blown.
h44-ui-help-bonds = C shows bonds: bars between two friendly hexes that no enemy can pass. Point at one to see which units form it and what it closes.
h44-ui-key-bonds = bonds of both sides
h44-ui-key-zoc-enemy = enemy zones of control
h44-ui-key-zoc-own = own zones of control
h44-ui-key-supply = own supply; point at a unit to see its line
h44-ui-key-supply-enemy = enemy supply
h44-ui-key-control = who controls the victory locations
h44-ui-key-landings = landing zones
h44-ui-key-corps = corps boundaries
h44-ui-key-reach = movement range of the unit under the pointer
h44-ui-key-about = info card for what is under the pointer
h44-ui-key-odds = “what if”: attack on the enemy hex under the pointer
h44-ui-key-next = next unit with something to do
h44-ui-key-fit = whole map
h44-ui-key-track = turn track
h44-ui-key-victory = victory
h44-ui-key-forces = reinforcements and losses
h44-ui-key-group = with a click: add a unit in the same hex
h44-ui-key-zoom = zoom in, zoom out
h44-ui-key-pan = move the map

## Plan of an attack
h44-ui-planner = Attack planner
h44-ui-planner-ask = What if we attacked here?
h44-ui-planner-attackers = Attackers
h44-ui-planner-empty = No unit is adjacent to this hex.
h44-ui-planner-all = All
h44-ui-planner-none = None
h44-ui-planner-if-all = If every available unit attacks:
h44-ui-planner-lead = Lead formation
h44-ui-planner-lead-help = Full strength: the lead formation (brass frame) and one attached unit; the others are halved (½).
h44-ui-planner-attach = attach
h44-ui-planner-attached = attached
h44-ui-planner-attach-help = One unit of another formation fights at full strength with the lead formation.
h44-ui-planner-support = Support
h44-ui-planner-air = Air support
h44-ui-planner-defence = Defence { $points }
h44-ui-planner-sum = Attack : defence
h44-ui-planner-column = Column
h44-ui-planner-faces = Results by die roll
h44-ui-result-a1 = A1: the attacker loses a step.
h44-ui-result-a1-eng = A1/ENG: the attacker loses a step; the defenders are engaged.
h44-ui-result-eng = ENG: no losses; the defenders are engaged.
h44-ui-result-ex = EX: each side loses a step, chosen by the other; no retreat.
h44-ui-result-a1-dr = A1/DR: the attacker loses a step; the defenders retreat two hexes or attempt a determined defense.
h44-ui-result-dr = DR: the defenders retreat two hexes or attempt a determined defense.
h44-ui-result-drx = DRX: each side loses a step, chosen by the other; then the defenders retreat two hexes or attempt a determined defense.
h44-ui-result-a1-d1 = A1/D1: each side loses a step; then the defenders retreat two hexes or attempt a determined defense.
h44-ui-result-d1 = D1: the defender loses a step, then retreats two hexes or attempts a determined defense.
h44-ui-result-dmr = DMR: the defenders go into full retreat for two or three hexes, with no determined defense; the attacker may break through.
h44-ui-result-ds = DS: the defenders are shattered: they lose a step and go into full retreat for two or three hexes; the attacker may break through.
h44-ui-planner-stands = defends
h44-ui-planner-yields = retreats
h44-ui-planner-unknown = There is an unknown unit here: the chances cover everything it could be.
h44-ui-planner-loss-own = Attacker’s steps lost: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
h44-ui-planner-loss-enemy = Defender’s steps lost: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
h44-ui-planner-bridge = { $bridge } may be blown first: { $percent } %. The chances assume it stands.
h44-ui-planner-stand = { $faces ->
    [one] Determined defense under { $unit }: { $faces } face of 6 holds.
   *[other] Determined defense under { $unit }: { $faces } faces of 6 hold.
}
h44-ui-planner-stand-gun = { $faces ->
    [one] Determined defense under { $unit } with { $gun }: { $faces } face of 6 holds.
   *[other] Determined defense under { $unit } with { $gun }: { $faces } faces of 6 hold.
}
h44-ui-planner-desperate = No unit could survive a retreat: the defence is desperate and continues to the last step.
h44-ui-planner-no-stand = No unit in the hex can lead a determined defense.
h44-ui-planner-no-way = { $unit } has no retreat path and would be eliminated.
h44-ui-planner-short-way = { $unit } can only retreat to adjacent shelter, at the cost of a step.
h44-ui-planner-shares = Halved, doubled and excluded units
h44-ui-share-out = Not counted: { $reason }.
h44-ui-share-halved = Halved: { $reasons }.
h44-ui-share-doubled = Doubled: { $reasons }.
h44-ui-chance-taken = Hex taken
h44-ui-chance-breakthrough = Breakthrough possible
h44-ui-chance-destroyed = A defender eliminated
h44-ui-chance-retreat = Defenders retreat
h44-ui-chance-held = Determined defense holds
h44-ui-chance-nothing = No loss, no retreat
h44-ui-chance-own-loss = Attacker loses steps
h44-ui-chance-own-destroyed = An attacker eliminated

## A battle
h44-ui-battle = Battle
h44-ui-stage-before = before the roll
h44-ui-stage-die = die roll
h44-ui-stage-losses = losses
h44-ui-stage-stand = determined defense
h44-ui-stage-retreat = retreat
h44-ui-stage-advance = advance
h44-ui-explain-stand-fast = If the defence holds, no unit retreats, the survivors are engaged and the enemy does not advance. The lead unit applies its quality to the roll and takes the loss.
h44-ui-explain-scattered = Until the Allied recovery phase a scattered unit may only use tactical movement, attacks at half strength and gives no artillery support.
h44-ui-explain-scattered-losses = Until the Allied recovery phase a scattered unit may only use tactical movement, attacks at half strength and gives no artillery support. One lost step can return to its division as an airborne replacement; a second is lost for good. Guns flip on S1 and are lost on S2.
h44-ui-explain-choose-loss = The unit flips or, with its last step, is eliminated; a three-step unit leaves a remnant.
h44-ui-explain-choose-defenders = The other units in the hex do not take part.
h44-ui-explain-take-ground = The hex is empty. Either way the move ends now.
h44-ui-explain-slip-away = The unit retreats and is disrupted.
h44-ui-stand-note = holds on { $holds } of 6; costs a step on { $costs } of 6

## The advance after combat
h44-ui-advance = Advance after combat
h44-ui-advance-limited = Only the attacked hex may be entered.
h44-ui-advance-normal = One hex in any direction; mechanised units two if both steps follow a road. No movement points are spent. Select a unit, then a hex.
h44-ui-advance-bonus = The enemy is routed: two hexes in any direction; mechanised units three if every step follows a road. Select a unit, then a hex.
h44-ui-advance-left = { $hexes ->
    [one] one hex left
   *[other] { $hexes } hexes left
}
h44-ui-advance-left-road = { $hexes ->
    [0] one hex left, along the road only
    [one] one hex left, { $road } along a road
   *[other] { $hexes } hexes left, { $road } along a road
}
h44-ui-advance-done = can go no further
h44-ui-advance-breakthrough = Breakthrough combat: the attackers together in one hex may attack again, once, at the cost of one hex of their advance and without guns or air support. They go first; once other units advance, the chance is gone.
h44-ui-advance-no-breakthrough = Breakthrough combat: attackers that end next to another enemy with a hex left may attack again, once. They go first; the others advance afterwards.
h44-ui-advance-broke-through = The breakthrough combat is over; the other units may still advance.
h44-ui-advance-odds = column { $column }; takes the hex: { $percent }
h44-ui-advance-detach = Detach a step

## A landing
h44-ui-landing = Landing
h44-ui-landing-per-hex = One die for the hex: one of the units landing there takes the result.
h44-ui-landing-per-unit = One die for this unit.
h44-ui-landing-no-roll = No roll for this unit.
h44-ui-landing-point = Point at a hex to see its chances.
h44-ui-landing-nowhere = It cannot land anywhere now.
h44-ui-landing-on-enemy = Enemy-held: a unit that lands here fights for the hex at half strength and is lost unless it takes it.
h44-ui-landing-fight = combat
h44-ui-landing-storm = Attacking alone on column { $column } it takes the hex:
h44-ui-landing-risk = losses { $percent }
h44-ui-landing-none = no effect
h44-ui-landing-scattered = scattered
h44-ui-landing-steps = { $lost ->
    [one] scattered, { $lost } step lost ({ $returns } may return)
   *[other] scattered, { $lost } steps lost ({ $returns } may return)
}
h44-ui-landing-turned = scattered, out of ammunition
h44-ui-landing-lost = lost

## First-game guide
guide-welcome-allied = You command the Allies in September 1944: three airborne divisions hold a corridor, and XXX Corps drives north along one road to reach them. Take bridges before they are blown; cities and units across the Lower Rhine score points. What you can click is highlighted; click anything else to see why not. Drag the map, zoom with the wheel, and press ? for all shortcuts.
guide-welcome-german = You command the Germans in September 1944. Slow the drive to Arnhem: blow bridges as the Allies approach, bar the way with bonds, jam the road, and crush the paratroopers before the tanks arrive. What you can click is highlighted; click anything else to see why not. Drag the map, zoom with the wheel, and press ? for all shortcuts.
guide-landing = Paratroopers and gliders land in the marked hexes of their division. A unit is selected: click a hex. Nearby enemies, woods and towns make a landing costly.
guide-movement = Click a unit to see where it can go: yellow by normal movement, orange by extended, blue by tactical. Click a hex to move there, or drag. Enemy zones of control stop you, bonds block the way altogether (C shows them), and mined bridges may be blown in your face.
guide-combat = Click an enemy hex to plan an attack, then the units that take part. Units of one formation fight at full strength; one more can be attached to it. Guns in range and air support shift the odds.
guide-losses = The combat has cost a step, and you choose which unit takes it. A unit with steps left flips or is reduced; a unit that loses its last step is eliminated.
guide-defence = The result calls for a retreat. A determined defense may still hold the hex: the unit you name leads it, its quality modifies the roll, and it takes the losses. In a hopeless spot it is often better to retreat.
guide-retreat = Your units must leave the hex. Choose a unit, then a highlighted hex where its retreat ends; stacked units may split up. Click a closed hex to see why it is closed.
guide-advance = The hex is yours to take: choose the units that advance, then the hex where they stop. You need not advance, and a unit that does gives up the position it held.
guide-blow-bridge = The Allies are reaching for a bridge. You may try to blow it: if the charges fail, the bridge is safe until you mine it again.
guide-bridges = Bridge work comes before movement: the Germans blow and mine, both sides repair. Click a highlighted bridge.
