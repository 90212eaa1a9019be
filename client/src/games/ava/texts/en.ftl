# The table of A Victory Awaits.

## Status
ava-ui-status = Game status
ava-ui-turn = Turn
ava-ui-cup = Cup
ava-ui-cup-help = Chits still in the cup
ava-ui-last-drawn = last drawn: { $chit }
ava-ui-boxes = Boxes
ava-ui-victory-short = VP
ava-ui-victory-help = Axis victory points now: { $points }. Needed at the end: { $threshold }.
ava-ui-victory-none = No victory points yet.
ava-ui-phase-bid = Bidding
ava-ui-phase-setup = Set-up
ava-ui-phase-choice = Chit selection
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
ava-ui-chit-hidden = A face-down chit
ava-ui-chit-hq = { $hq }: { $place }
ava-ui-chit-drawn = Already played this turn
ava-ui-chit-waiting = In the queue
ava-ui-chit-hand = In hand
ava-ui-chit-chosen = Chosen for this turn
ava-ui-chit-available = Available
ava-ui-chit-kind-hq = Activates a headquarters and the units in its range
ava-ui-chit-kind-interrupt = Interrupts: played from the hand in place of the chit just drawn
ava-ui-chit-kind-reinforcement = Brings reinforcements
ava-ui-chit-kind-supply = Supply check
ava-ui-chit-kind-reserve = Activates a number of units anywhere
ava-ui-chit-kind-master = Activates a headquarters of the player’s choice
ava-ui-row-hand = In hand
ava-ui-row-chosen = Chosen
ava-ui-row-drawn = Played this turn
ava-ui-row-waiting = In the queue
ava-ui-row-cup = Cup: { $seat }
ava-ui-row-others = Choose from
ava-ui-row-available = Could have been chosen: { $side }
ava-ui-row-unchosen = Yours, not chosen this turn
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
ava-ui-status-moving = selected to move
ava-ui-status-attacking = attacking
ava-ui-status-retreated = has retreated: does not add to the defence
ava-ui-no-supply = no line of communication
ava-ui-unit-line = { $unit } ({ $values })
ava-ui-cost = Movement points to enter: mechanised { $mech }, infantry { $infantry }
ava-ui-entry-prohibited = Impassable
ava-ui-entry-road-or-mountain = By road only; mountain divisions with their whole allowance
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
ava-ui-way-points = Via: { $hexes }
ava-ui-way-hint = Click a hex to move there; Shift-click sets a waypoint.
ava-ui-way-clear = Clear waypoints

## Attacks
ava-ui-planner = Attack planner
ava-ui-planner-ask = What if we attacked here?
ava-ui-attackers = Attackers
ava-ui-elsewhere = attacks another hex
ava-ui-no-unit-near = No unit is adjacent.
ava-ui-if-all = If all of them attack:
ava-ui-all-in = All available
ava-ui-all-out = None
ava-ui-defence = defence { $points }
ava-ui-attack-sum = Attack : defence
ava-ui-halved = halved (river)
ava-ui-column = Column
ava-ui-cancelled = cancelled: below 1-1
ava-ui-outcomes = Results by die roll
ava-ui-outcome-line = Die { $die }: attacker loses { $attacker }, defender loses { $defender }, retreat { $retreat }, destroyed { $destroyed }
ava-ui-chance-taken = hex cleared
ava-ui-chance-destroyed = a defender eliminated
ava-ui-chance-defender-loss = defender loses steps
ava-ui-chance-retreat = defender retreats
ava-ui-chance-nothing = no effect
ava-ui-chance-attacker-loss = attacker loses steps
ava-ui-battle = Battle

## Set-up and editing
ava-ui-bid = Bid
ava-ui-bid-help = The player who promises more victory points plays the Axis. From { $least } to { $most }.
ava-ui-bid-offer = Bid { $points }
ava-ui-setup = Set-up
ava-ui-setup-hand = Selected: { $unit }. Click a hex of the marked area.
ava-ui-setup-pick = Select a counter.
ava-ui-edit = Edit the position
ava-ui-edit-help = Drag counters anywhere, or select one and click a hex. Then propose the changes.
ava-ui-unfinished-attacks = No attacks declared. Press Space again to skip combat.
ava-ui-no-attacks = No attacks

## Layers
ava-ui-legend = Layers and legend
ava-ui-fit = Whole map
ava-ui-layer-zoc-enemy = Enemy zones of control
ava-ui-layer-zoc-own = Own zones of control
ava-ui-layer-command = Command range
ava-ui-layer-supply = Own supply
ava-ui-layer-supply-enemy = Enemy supply
ava-ui-layer-control = Control of cities and supply sources
ava-ui-layer-areas = Set-up areas
ava-ui-layer-reach = Movement range under the pointer
ava-ui-legend-reach = reachable; the number is the cost
ava-ui-legend-through = may pass through, not stop
ava-ui-legend-strategic = by strategic movement
ava-ui-legend-supply = in communication
ava-ui-legend-cut = line cut here
ava-ui-legend-command = command range
ava-ui-legend-strike = declared attack, pursuit
ava-ui-legend-retreat = retreat path

## Help
ava-ui-help-move = Click an active unit to select it: its range and the costs are shown. Click a hex to move there, another unit to select that one instead, the same unit to deselect it; or just drag.
ava-ui-help-way = While a unit is selected, Shift-click sets waypoints its path must pass.
ava-ui-help-attack = To declare attacks click an enemy hex, then the units that take part; the card shows the column and the chances. O shows a “what if” attack on the enemy hex under the pointer at any time.
ava-ui-help-setup = During set-up a counter of the tray is selected: click hexes of the marked area. The program can place the rest for you.
ava-ui-help-edit = The pencil above lets both sides edit the position by agreement: drag, then propose.
ava-ui-key-zoc-enemy = enemy zones of control
ava-ui-key-zoc-own = own zones of control
ava-ui-key-command = command range of the headquarters under the pointer, or the active one
ava-ui-key-supply = own supply; point at a unit to see its line
ava-ui-key-supply-enemy = enemy supply
ava-ui-key-control = control of cities and supply sources
ava-ui-key-areas = set-up areas
ava-ui-key-reach = movement range of the unit under the pointer
ava-ui-key-odds = “what if”: attack on the enemy hex under the pointer
ava-ui-key-next = next unit with something to do
ava-ui-key-fit = whole map
ava-ui-key-track = turn track
ava-ui-key-victory = victory points
ava-ui-key-boxes = boxes beside the map
ava-ui-key-chits = activation chits
ava-ui-key-zoom = zoom in, zoom out
ava-ui-key-pan = move the map
ava-ui-key-way = with a click: waypoint

## Around the map
ava-ui-legend-setup = set-up area
ava-ui-legend-axis = held by the Axis
ava-ui-legend-soviet = held by the Soviets
ava-ui-legend-pick = bright rim: selectable
ava-ui-legend-active = thin rim: active, nothing to select
ava-ui-layer-about = Info card under the pointer
ava-ui-key-about = info card for what is under the pointer
ava-ui-drawn-now = Just drawn
ava-ui-in-its-place = Could be played instead
ava-ui-row-in-cup = Yours, still in the cup
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
ava-ui-counts = Counts for
ava-ui-city-worth = VP for the Axis: { $full }, without a line { $cut }
ava-ui-arrange = Place the rest of it
ava-ui-arrange-all = Place everything
ava-ui-way-set = Waypoints
ava-ui-who-could-come = Who could join?
ava-ui-could-come = Could join with one move
ava-ui-no-unit-could-come = No other unit so far.
ava-ui-guess-help = Estimate from printed values; rivers and stacking are ignored.
ava-ui-edit-preview = Proposed position. Agree or decline.

## First-game guide
guide-welcome-axis = You command the Axis in the summer of 1941. Victory points come from cities, supply sources and Soviet armour; VP at the top counts them as you play, and the number beside it is what you need at the end. What you can click is highlighted; click anything else to see why not. Drag the map, zoom with the wheel, and press ? for all shortcuts.
guide-welcome-soviet = You defend the Soviet Union in the summer of 1941. The Axis needs the victory points shown at the top; every city you hold and every day you gain counts for you. What you can click is highlighted; click anything else to see why not. Drag the map, zoom with the wheel, and press ? for all shortcuts.
guide-setup = Armies are set up one after another, each in its marked area. A counter from the tray is selected: click a hex to place it, or let the program place the rest of the formation. Decide who holds the front line, and keep armour where it can counter-attack or break through.
guide-choice = Secretly choose your chits for this turn. Each activates a headquarters and the units within its range; they all go into one cup with the other side's, and the draw decides the order. Your opponent does not see your choice.
guide-command = A chit has been drawn. A player holding an interrupt chit may play it now instead; otherwise the drawn chit is resolved.
guide-movement = Your headquarters is active; its units move first. Click a unit with a bright rim to see where it can go and at what cost, then click the hex; or drag the unit there. Z, S and C show zones of control, supply and command range.
guide-combat = Declare your attacks: click an enemy hex, then the units that attack it. The card shows the odds before you commit. When all attacks are declared, they are resolved one after another.
guide-losses = The battle has cost you steps, and you choose which units take them. A full-strength unit flips to its reduced side; a reduced unit is eliminated.
guide-retreat = Your units must leave the hex. Choose a unit and one of the highlighted hexes. A retreat follows the line of communication; an enemy zone of control costs a step, and a unit that cannot retreat is eliminated.
guide-pursuit = The defenders are gone, and your attackers may pursue: infantry one hex, mechanised units two in open terrain. You may also stay put.
guide-reinforcements = Units in the available box return by rail: click one in the drawer, then a marked hex where it detrains.
guide-combat-surprise = The war begins with a surprise attack: no unit moves, only the formations of the panzer groups attack, and rivers do not hinder them. Click an enemy hex and the units that attack it; the card shows the odds before you commit. Second-line units and headquarters have nothing to do yet.
guide-welcome-axis-touch = You command the Axis in the summer of 1941. Victory points come from cities, supply sources and Soviet armour; VP at the top counts them as you play, and the number beside it is what you need at the end. What you can tap is highlighted; tap anything else to see why not. Drag the map with one finger, zoom with two, and long-press a hex to read about it.
guide-welcome-soviet-touch = You defend the Soviet Union in the summer of 1941. The Axis needs the victory points shown at the top; every city you hold and every day you gain counts for you. What you can tap is highlighted; tap anything else to see why not. Drag the map with one finger, zoom with two, and long-press a hex to read about it.
guide-movement-touch = Your headquarters is active; its units move first. Tap a unit with a bright rim to see where it can go and at what cost, then tap the hex. The button at the top left of the map shows zones of control, supply and command range.
guide-combat-touch = Declare your attacks: tap an enemy hex, then the units that attack it. The card shows the odds before you commit. When all attacks are declared, they are resolved one after another.
guide-combat-surprise-touch = The war begins with a surprise attack: no unit moves, only the formations of the panzer groups attack, and rivers do not hinder them. Tap an enemy hex and the units that attack it; the card shows the odds before you commit. Second-line units and headquarters have nothing to do yet.
