# The table of A Victory Awaits.

## Status
ava-ui-status = Where the game stands
ava-ui-turn = Turn
ava-ui-cup = Cup
ava-ui-cup-help = Chits still in the cup
ava-ui-last-drawn = last drawn: { $chit }
ava-ui-boxes = Boxes
ava-ui-victory-short = VP
ava-ui-victory-help = Axis victory points now: { $points }. Needed at the end: { $threshold }.
ava-ui-victory-none = Nothing counts yet.
ava-ui-phase-bid = Bidding
ava-ui-phase-setup = Set-up
ava-ui-phase-choice = Choice of chits
ava-ui-phase-command = Command phase
ava-ui-phase-operation = Operation
ava-ui-phase-supply = Supply
ava-ui-phase-reinforcements = Reinforcements
ava-ui-phase-end = End of the game
ava-ui-surprise = surprise attack
ava-ui-segment-activation = activation
ava-ui-segment-movement = movement
ava-ui-segment-declaration = declaration of attacks
ava-ui-segment-combat = combat

## Drawers
ava-ui-drawer-track = Turn track
ava-ui-drawer-victory = Victory points
ava-ui-drawer-boxes = Boxes beside the map
ava-ui-drawer-chits = Activation chits
ava-ui-boxes-empty = The boxes are empty.

## Chits
ava-ui-chit = Activation chit
ava-ui-chit-hidden = A chit face down
ava-ui-chit-hq = { $hq }: { $place }
ava-ui-chit-drawn = Already played this turn
ava-ui-chit-waiting = Waits in the queue
ava-ui-chit-hand = In hand
ava-ui-chit-chosen = Chosen for this turn
ava-ui-chit-available = Available
ava-ui-chit-kind-hq = Activates a headquarters and the units in its range
ava-ui-chit-kind-interrupt = Interrupts: played from the hand in place of the chit just drawn
ava-ui-chit-kind-reinforcement = Brings reinforcements
ava-ui-chit-kind-supply = Supply is checked
ava-ui-chit-kind-reserve = Activates some units anywhere
ava-ui-chit-kind-master = Activates a headquarters of the player’s choice
ava-ui-row-hand = In hand
ava-ui-row-chosen = Chosen
ava-ui-row-drawn = Played this turn
ava-ui-row-waiting = In the queue
ava-ui-row-cup = Cup: { $seat }
ava-ui-row-others = To choose from
ava-ui-row-available = Could have been chosen: { $side }
ava-ui-row-unchosen = Own, not chosen this turn
ava-ui-peek = Look at the hidden chits
ava-ui-cover = Cover them again

## Units and hexes
ava-ui-values = Attack { $attack }, defence { $defence }, movement { $move }
ava-ui-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
ava-ui-reduced = reduced: one step left
ava-ui-formation = Set up with: { $formation }
ava-ui-stands-at = At: { $place }
ava-ui-status-active = active
ava-ui-status-moved = has moved
ava-ui-status-moving = taken up to move
ava-ui-status-attacking = attacks
ava-ui-status-retreated = has retreated: adds nothing to a defence
ava-ui-no-supply = no line of communication
ava-ui-unit-line = { $unit } ({ $values })
ava-ui-cost = Movement points to enter: mechanised { $mech }, infantry { $infantry }
ava-ui-entry-prohibited = Nobody may enter
ava-ui-entry-road-or-mountain = Only by road, or a mountain division with its whole allowance
ava-ui-entry-other-terrain = As the other terrain in the hex
ava-ui-shift = Attacks on it: { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} to the left
ava-ui-river-large = Large river { $river } towards { $hexes }
ava-ui-river-small = Small river { $river } towards { $hexes }
ava-ui-held-by = Held by: { $side }
ava-ui-source-of = Supply source: { $side }
ava-ui-fortress = Fortress +{ $level }
ava-ui-stand-fast = Stand Fast order
ava-ui-area-of = Set-up area: { $formations }
ava-ui-star = Breakthrough hex

## Movement
ava-ui-allowance = Movement points: { $points } · hexes in reach: { $hexes }
ava-ui-way-cost = { $cost } of { $allowance } movement points
ava-ui-strategic = strategic movement
ava-ui-way-points = By way of: { $hexes }
ava-ui-way-hint = Click a hex to go there; Shift-click sets a way-point.
ava-ui-way-clear = Clear the way

## Attacks
ava-ui-planner = Plan of the attack
ava-ui-planner-ask = What if it were attacked?
ava-ui-attackers = Attackers
ava-ui-elsewhere = attacks another hex
ava-ui-nobody-near = Nobody stands next to it.
ava-ui-if-all = If all of them attacked:
ava-ui-all-in = All that can
ava-ui-all-out = Nobody
ava-ui-defence = defence { $points }
ava-ui-attack-sum = Attack : defence
ava-ui-halved = halved (river)
ava-ui-column = Column
ava-ui-cancelled = cancelled: below 1-1
ava-ui-outcomes = Results by die
ava-ui-outcome-line = Die { $die }: attacker loses { $attacker }, defender loses { $defender }, retreat { $retreat }, destroyed { $destroyed }
ava-ui-chance-taken = hex is emptied
ava-ui-chance-destroyed = a defender destroyed
ava-ui-chance-defender-loss = defender loses steps
ava-ui-chance-retreat = defender retreats
ava-ui-chance-nothing = nothing happens
ava-ui-chance-attacker-loss = attacker loses steps
ava-ui-battle = Battle

## Set-up and putting right
ava-ui-bid = Bid
ava-ui-bid-help = Whoever promises more victory points plays the Axis. From { $least } to { $most }.
ava-ui-bid-offer = Offer { $points }
ava-ui-setup = Set-up
ava-ui-setup-hand = In hand: { $unit }. Click a hex of the marked area.
ava-ui-setup-pick = Pick a counter.
ava-ui-edit = Putting the table right
ava-ui-edit-help = Drag counters anywhere, or pick one and then a hex. Then propose the changes.
ava-ui-unfinished-movement = Nothing has moved yet, and { $count ->
    [one] one unit is
   *[other] { $count } units are
} active. Press Space again to end the movement.
ava-ui-unfinished-attacks = No attack is declared. Press Space again to go on without.
ava-ui-no-attacks = No attacks

## Layers
ava-ui-legend = Layers and legend
ava-ui-fit = The whole map
ava-ui-layer-zoc-enemy = Enemy zones of control
ava-ui-layer-zoc-own = Own zones of control
ava-ui-layer-command = Command range
ava-ui-layer-supply = Own supply
ava-ui-layer-supply-enemy = Enemy supply
ava-ui-layer-control = Control of cities and sources
ava-ui-layer-areas = Set-up areas
ava-ui-layer-reach = Reach of the unit pointed at
ava-ui-legend-reach = can go there; the number is the cost
ava-ui-legend-through = may pass, not stop
ava-ui-legend-strategic = by strategic movement
ava-ui-legend-supply = line of communication reaches
ava-ui-legend-cut = line is cut here
ava-ui-legend-command = range of the headquarters
ava-ui-legend-strike = declared attack, pursuit
ava-ui-legend-retreat = way of retreat

## Help
ava-ui-help-move = Click an active unit to take it up: its reach and the costs are shown. Click a hex to go, another unit to take that up instead, the same unit to put it back; or just drag.
ava-ui-help-way = While a unit is taken up, Shift-click sets way-points that the way must pass.
ava-ui-help-attack = To declare attacks click an enemy hex, then the units that shall take part; the card shows column and chances. O asks “what if” about the enemy hex under the pointer at any time.
ava-ui-help-setup = In the set-up a counter of the tray is in hand: click hexes of the marked area. The rest can be left to the program.
ava-ui-help-edit = The pencil above lets both sides put the table right by agreement: drag, then propose.
ava-ui-key-zoc-enemy = enemy zones of control
ava-ui-key-zoc-own = own zones of control
ava-ui-key-command = command range of the headquarters pointed at or active
ava-ui-key-supply = own supply; point at a unit to see its line
ava-ui-key-supply-enemy = enemy supply
ava-ui-key-control = control of cities and sources
ava-ui-key-areas = set-up areas
ava-ui-key-reach = reach of the unit pointed at
ava-ui-key-odds = “what if”: attack on the enemy hex pointed at
ava-ui-key-next = next unit that can do something
ava-ui-key-fit = the whole map
ava-ui-key-track = turn track
ava-ui-key-victory = victory points
ava-ui-key-boxes = boxes beside the map
ava-ui-key-chits = activation chits
ava-ui-key-zoom = closer, farther
ava-ui-key-pan = move the map
ava-ui-key-way = with a click: way-point

## What was added around the map
ava-ui-legend-setup = set-up area
ava-ui-legend-axis = held by the Axis
ava-ui-legend-soviet = held by the Soviets
ava-ui-legend-pick = bright rim: can be picked
ava-ui-legend-active = fine line: active, nothing to pick
ava-ui-layer-about = Card about what is pointed at
ava-ui-key-about = card about what is pointed at
ava-ui-drawn-now = Drawn now
ava-ui-in-its-place = Could be played in its place
ava-ui-row-in-cup = Own, still in the cup
ava-ui-track-chits = chits to choose
ava-ui-track-reinforcements = reinforcements
ava-ui-track-choice = armies of choice: { $count }
ava-ui-track-reserve = strategic reserve: { $count }
ava-ui-track-new = new: { $chits }
ava-ui-victory-cities = All major cities
ava-ui-city = City
ava-ui-holder = Held by
ava-ui-axis-line = Axis line
ava-ui-worth = Worth
ava-ui-worth-help = Victory points for the Axis: with a line of communication / without
ava-ui-counts = Counts now
ava-ui-city-worth = VP for the Axis: { $full }, without a line { $cut }
ava-ui-arrange = Arrange the rest of it
ava-ui-arrange-all = Arrange everything
ava-ui-way-set = Way-points
ava-ui-who-could-come = Who could come there?
ava-ui-could-come = Could come there with one move
ava-ui-nobody-could-come = Nobody else so far.
ava-ui-guess-help = Rough: printed values; rivers and stacking are not reckoned with.
ava-ui-edit-preview = So the table would look. Agree, or refuse.

## First-game guide
guide-welcome-axis = You command the Axis in the summer of 1941. Victory points come from cities, supply sources and Soviet armour; the card VP above counts them as you play, and you need the number beside it at the end. What can be clicked is highlighted; whatever cannot be done will tell you why. Drag the map, zoom with the wheel, and press ? for all keys.
guide-welcome-soviet = You defend the Soviet Union in the summer of 1941. The Axis must gather the victory points shown above; every city that holds and every day gained is yours. What can be clicked is highlighted; whatever cannot be done will tell you why. Drag the map, zoom with the wheel, and press ? for all keys.
guide-setup = Armies are set up one after another, each in its marked area. A counter of the tray is in hand: click a hex to place it, or leave the rest of the formation to the program. Think of who stands in front, and keep armour where it can strike back or break through.
guide-choice = Choose in secret the chits for this turn. Each activates a headquarters and the units within its range; all go into one cup with the other side's, and the draw decides the order. The other side does not see your choice.
guide-command = A chit has been drawn. Whoever holds an interrupt chit may play it now in its place; otherwise the drawn one is resolved.
guide-movement = Your headquarters is active; its units move first. Click a unit with a bright rim, see where it can go and at what cost, then click the hex; or drag the unit there. Z, S and C show zones of control, supply and command range.
guide-combat = Declare your attacks: click an enemy hex, then the units that shall attack it. The card shows the odds before you commit. When all attacks are declared, they are fought one after another.
guide-losses = The battle has cost you steps, and you choose where. A full-strength unit is turned over to its reduced side; a unit that is already reduced is eliminated.
guide-retreat = Your units have to leave the hex. Choose a unit and one of the highlighted hexes. A retreat leads back along the line of communication; an enemy zone of control costs a step, and a unit that cannot retreat is eliminated.
guide-pursuit = The defenders are gone, and the units that attacked may follow: infantry one hex, mechanised units two over open ground. You may also stay where you are.
guide-reinforcements = Units in the available box come back by rail: click one in the drawer, then a marked hex where it leaves its train.
guide-combat-surprise = The war begins with a surprise attack: nobody moves, only the formations of the panzer groups attack, and rivers do not hinder them. Click an enemy hex and the units that shall attack it; the card shows the odds before you commit. Units in the second line and headquarters have nothing to do yet.
guide-welcome-axis-touch = You command the Axis in the summer of 1941. Victory points come from cities, supply sources and Soviet armour; VP above counts them as you play, and you need the number beside it at the end. What can be tapped is highlighted; whatever cannot be done will tell you why. Drag the map with one finger, zoom with two, and press long on a hex to read about it.
guide-welcome-soviet-touch = You defend the Soviet Union in the summer of 1941. The Axis must gather the victory points shown above; every city that holds and every day gained is yours. What can be tapped is highlighted; whatever cannot be done will tell you why. Drag the map with one finger, zoom with two, and press long on a hex to read about it.
guide-movement-touch = Your headquarters is active; its units move first. Tap a unit with a bright rim, see where it can go and at what cost, then tap the hex. The button at the upper left of the map shows zones of control, supply and command range.
guide-combat-touch = Declare your attacks: tap an enemy hex, then the units that shall attack it. The card shows the odds before you commit. When all attacks are declared, they are fought one after another.
guide-combat-surprise-touch = The war begins with a surprise attack: nobody moves, only the formations of the panzer groups attack, and rivers do not hinder them. Tap an enemy hex and the units that shall attack it; the card shows the odds before you commit. Units in the second line and headquarters have nothing to do yet.
