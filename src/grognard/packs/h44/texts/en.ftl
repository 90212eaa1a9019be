# Holland '44 in English. Names come in the nominative; `$xId` is the raw id of `$x`, `none` when it is empty.
# Hexes go by their printed number, places with a name by both. Variants stand on lines of their own: the parser in the
# browser wants it so. No variant can tell an empty list, so only lists are shown that never are.

# -- What is asked ----------------------------------------------------------------------------------------------------
ask-rearm-artillery = { $sideId ->
    [allied] Which Allied artillery is resupplied?
   *[german] Which German artillery is resupplied?
} { $count ->
    [0] None so far.
    [one] One so far.
   *[other] { $count } so far.
}
ask-work-on-bridges = Choose a bridge to work on.
ask-blow-bridge = { $causeId ->
    [crossing] The Allies are crossing: { $bridge }. Blow it?
    [attack] The Allies attack over a bridge: { $bridge }. Blow it?
    [advance] The Allies advance to a bridge: { $bridge }. Blow it?
   *[approach] The Allies reach a bridge: { $bridge }. Blow it?
}
ask-land-units = Who lands where? { $units ->
    [one] One unit is waiting.
   *[other] { $units } units are waiting.
}{ $points ->
    [-1] { "" }
   *[other] { " " }Landing points left: { $points }.
}
ask-choose-victim = { $resultId ->
    [S] Landing in { $hex }: one unit is scattered. Which one?
    [S1] Landing in { $hex }: one unit is scattered and loses a step (S1). Which one?
   *[S2] Landing in { $hex }: one unit is scattered and loses two steps (S2). Which one?
}
ask-move-units = { $sideId ->
    [allied] Allied movement: select a unit to move.
   *[german] German movement: select a unit to move.
}
ask-choose-route = { $count ->
    [one] Where does { $units } go?
   *[other] Where do they go: { $units }?
}
ask-take-ground = { $hex } is empty. Move in?
ask-choose-target = Which hex is attacked next?
ask-plan-attack = { $columnId ->
    [none] Attack on { $hex }: choose the attacking units.
   *[other] Attack on { $hex }, column { $column }: choose the attacking units.
}
ask-call-off = The bridge is blown. Attack anyway?
ask-choose-automatic-ds = The odds against { $hex } exceed ten to one: which units stay out?
ask-choose-defenders = { $hex } is overstacked: which units defend it?
ask-choose-loss = { $sideId ->
    [allied] Which Allied unit loses a step?
   *[german] Which German unit loses a step?
}
ask-announce-support = The attack on { $hex } goes in on the { $column } column. Add support?
ask-stand-fast = Determined defense of { $hex }? Choose the lead unit, or retreat.
ask-retreat-waived = The lead formation attacking { $hex } has been eliminated. The defenders need not retreat.
ask-choose-retreat = Retreat from { $hex }: choose a unit and its path.
ask-choose-advance = { $kindId ->
    [limited] { $hex } is open. Which units advance?
    [bonus] The enemy in { $hex } is routed. Who advances, and who breaks through?
   *[normal] { $hex } is won. Who advances?
}
ask-slip-away = The unit disengages. Where does it go?
ask-trim-stack = { $hex } holds { $steps } steps; the limit is nine. Which unit loses one?
ask-place-head = Where does { $unit } return?
ask-place-traffic = Where is the road jammed? { $left ->
    [one] One marker is left.
   *[other] { $left } markers are left.
}

# -- What can be answered ---------------------------------------------------------------------------------------------
do-rearm = Resupply: { $unit }
do-demolish = Blow: { $bridge }
do-mine = Mine: { $bridge }
do-repair = Repair: { $bridge }
do-blow = Blow it
do-spare = Leave it for now
do-done = Done
do-decline = No
do-land = { $unit } → { $hex }
do-suffer = { $unit } takes the result
do-move = Move: { $units }
do-go = { $modeId ->
    [tactical] To { $to }, tactical movement
    [extended] To { $to }, extended movement
   *[normal] To { $to }
}
do-drop = Leave behind: { $unit }
do-halt = Stop here
do-put-back = Cancel the move
do-screen = { $unitId ->
    [none] Screen { $hex } with all units
   *[other] Screen { $hex } with { $unit }
}
do-limber = Movement marker: { $unit }
do-unlimber = Remove movement marker: { $unit }
do-full-retreat = Full retreat: { $unit }
do-lay-ferry = { $unit }: ferry to { $to }
do-automatic-ds = Automatic DS: { $target }
do-detach = { $unit }: detach { $part }
do-rejoin = { $part } rejoins { $unit }
do-merge = { $unit }: give a step to { $into }
do-refit = { $atId ->
    [none] Replacements: { $unit }
   *[other] Restore: { $unit } ({ $at })
}
do-rally = Returning paratroopers: { $unit }
do-redeploy = Unknown unit: { $hex } → { $to }
do-end-movement = End movement
do-attack = Attack { $target }
do-join = Add: { $unit }
do-leave = Leave out: { $unit }
do-lead = { $formationId ->
    [none] Units of no formation lead
   *[other] Leads: { $formation }
}
do-attach = Attach: { $unit }
do-support = Artillery support: { $unit }
do-call-air = Air support
do-commit = Attack!
do-cancel = No attack
do-end-combat = End combat
do-defend = Defend with { $units }
do-lose-step = Loss: { $unit }
do-stand = { $supportId ->
    [none] Determined defense: { $unit }
   *[other] Determined defense: { $unit }, with artillery: { $support }
}
do-fall-back = Retreat
do-ignore = Ignore the retreat
do-retreat = { $unit } retreats: { $path }
do-advance = { $unit } advances: { $to }
do-breakthrough = { $atId ->
    [none] Break through: { $target }
   *[other] Break through from { $at }: { $target }
}
do-end-advance = End advance
do-disengage = Disengage: { $unit }
do-jam = Marker { $marker }: { $hex }

# -- Why not: artillery -----------------------------------------------------------------------------------------------
refusal-gun-is-active = { $a } is already active.
refusal-disrupted-guns-wait = { $a } is disrupted and cannot be resupplied.
refusal-routed-guns-wait = { $a } is in full retreat and cannot be resupplied.
refusal-gun-is-cut-off = { $a } is out of supply and cannot be resupplied.
refusal-allied-shells-are-spent = { $a } cannot be resupplied: the limit is { $count } ground artillery units per phase.
refusal-no-line-to-the-depots = { $a } has no line of supply from { $b } to entry area N.
refusal-no-drop-at-night = { $a } cannot be resupplied: there are no airdrops at night.
refusal-no-drop-from-an-overcast-sky = { $a } cannot be resupplied: the sky is overcast.
refusal-one-drop-under-clouds = { $a } cannot be resupplied: in this weather { $count ->
    [one] only one airborne artillery unit is.
   *[other] only { $count } airborne artillery units are.
}
refusal-no-way-to-the-head = No overland way of at most four hexes leads from { $a } to the supply head of its division.
refusal-no-field-for-the-drop = { $a } cannot be resupplied: no safe landing hex of its division is within four hexes of { $b }.
refusal-no-gun-of-the-side = Only your own artillery units in play are resupplied, not { $a }.
refusal-german-shells-are-spent = { $a } cannot be resupplied: the limit by day is { $count } German artillery units per turn.
refusal-no-line-home = { $a } has no line of supply from { $b } to a German entry area.
refusal-gun-has-fired = { $a } has fired already.
refusal-gun-is-scattered = { $a } is scattered and cannot fire.
refusal-gun-is-engaged = { $a } is engaged and cannot fire.
refusal-gun-is-disrupted = { $a } is disrupted and cannot fire.
refusal-gun-is-routed = { $a } is in full retreat and cannot fire.
refusal-gun-is-on-the-march = { $a } has a movement marker and cannot fire.
refusal-gun-is-in-the-hex = { $a } is in { $b } itself: artillery cannot support combat in its own hex.
refusal-gun-is-out-of-range = { $b } is out of range for { $a }: { $range ->
    [one] one hex
   *[other] { $range } hexes
}.
refusal-gun-serves-others = { $a } fires for its own formation only: { $formation }.
refusal-only-guns-support = Only artillery units give support, not { $a }.
refusal-gun-is-the-enemys = { $a } is enemy artillery.
refusal-gun-was-called = { $a } supports this attack already.
refusal-gun-is-not-in-play = { $a } is neither on the map nor in an entry area and supports no combat.
refusal-guns-are-enough = Only one artillery unit can support an attack; 5 AGRA may be added to the artillery of the lead division: { $a }.
refusal-fight-is-too-quick-for-guns = Neither side gets artillery support in the fight for { $b }: { $a } cannot fire.

# -- Why not: bridges -------------------------------------------------------------------------------------------------
refusal-ferry-is-no-bridge = Ferries cannot be blown, mined or repaired: { $a }.
refusal-only-germans-blow-bridges = Only the German player blows bridges: { $a } stands.
refusal-only-germans-mine-bridges = Only the German player mines bridges: not { $a }.
refusal-bridge-is-out-of-bounds = Never mined or blown: { $a }.
refusal-bridge-was-mined-now = It was mined this phase: { $a }.
refusal-attempt-was-made-now = An attempt to blow it was made in this phase: { $a }.
refusal-repair-takes-two-phases = It has already been worked on this phase: { $a }.
refusal-bridge-is-not-mined = Not mined ({ $state }): { $a }.
refusal-no-ally-is-near = No Allied unit is within one hex: { $a }.
refusal-no-german-is-near = No German unit is within one hex: { $a }.
refusal-germans-are-disordered = The Germans near the bridge are in disorder: { $a }.
refusal-ally-bars-the-way-to-the-bridge = Allied units bar the way to the bridge: { $a }.
refusal-bond-bars-the-way-to-the-bridge = An Allied bond bars the way to the bridge: { $a }.
refusal-bridge-is-not-safe = Only an intact bridge is mined ({ $state }): { $a }.
refusal-no-german-at-the-bridge = No German unit stands at the bridge: { $a }.
refusal-ally-at-the-bridge = Allied units stand at the other end: { $a }.
refusal-ally-watches-the-bridge = The other end is in an Allied zone of control: { $a }.
refusal-bridge-stands = Not blown: { $a }.
refusal-railway-bridge-is-lost = A blown railway bridge over a major river cannot be repaired: { $a }.
refusal-enemy-at-the-bridge = The enemy is at the bridge: { $a }.
refusal-enemy-watches-the-bridge = The bridge is in an enemy zone of control: { $a }.
refusal-bridging-unit-is-disordered = { $a } is in disorder and cannot build.
refusal-bridging-unit-is-cut-off = { $a } is out of supply and cannot build.
refusal-bridging-unit-is-engaged = { $a } is engaged and cannot build.
refusal-enemy-is-too-close = Without a bridging unit every enemy must be five hexes away: { $a }.
refusal-no-road-to-the-bridge = No road in supply leads from an entry area to the bridge: { $a }.
refusal-bridge-is-too-far-north = No bridging unit has come so far north: { $a }.

# -- Why not: landings and returned men -------------------------------------------------------------------------------
refusal-unit-does-not-come-by-air = { $a } does not come by air.
refusal-unit-has-landed = { $a } has already landed.
refusal-unit-lands-later = { $a } lands on turn { $turn } at the earliest.
refusal-landing-points-are-used-up = { $a } has to wait: { $points ->
    [0] there are no landing points this turn.
    [one] the one landing point of this turn is used up.
   *[other] the { $points } landing points of this turn are used up.
}
refusal-poles-want-a-clear-sky = { $a } can land only in clear weather.
refusal-poles-wait-for-the-third-turn-units = { $a } waits until all units due on turn 3 have landed.
refusal-hex-is-for-the-poles = { $a } cannot land in { $b }: the Poles land there.
refusal-first-wave-keeps-to-its-hex = { $a } lands in its own landing hex on turn 1, not in { $b }.
refusal-second-wave-stays-close = { $a } lands in its landing hex or next to it, not in { $b }.
refusal-hex-is-not-the-divisions = { $a } lands by a landing hex or the supply head of its division, not in { $b }.
refusal-hex-is-no-landing-hex = { $a } lands by a landing hex or a supply head, not in { $b }.
refusal-water-lies-between = { $a } cannot land in { $b }: a river or canal lies between it and the landing hex.
refusal-no-ground-for-parachutes = { $a } cannot land in { $b }: it is a city or marsh hex.
refusal-gliders-want-open-fields = { $a } cannot land in { $b }: gliders and artillery need clear terrain.
refusal-nine-steps-have-landed = { $a } cannot land in { $b }: that would make { $steps } steps, and the limit is nine.
refusal-only-paratroopers-return = { $a } is not an airborne unit on the map.
refusal-unit-has-all-its-men = { $a } is at full strength.
refusal-no-paratroopers-returned = No paratroopers have returned yet for { $a }.
refusal-men-rest-for-a-turn = Paratroopers that returned this turn cannot join { $a } before next turn.
refusal-result-is-not-its-own = The result falls on a unit that came down in this landing hex, not on { $a }.
refusal-division-has-had-its-step = The division of { $a } has already received its step this turn.
refusal-paratroopers-are-in-disorder = { $a } is disordered and cannot receive a step.
refusal-paratroopers-are-engaged = { $a } is engaged and cannot receive a step.
refusal-paratroopers-have-marched = { $a } has already moved: returning paratroopers come first.
refusal-no-line-to-the-supply-head = { $a } has no line of supply to its supply head.

# -- Why not: movement ------------------------------------------------------------------------------------------------
refusal-units-are-apart = Only units that begin in one place move together: { $a }.
refusal-unit-is-the-enemys = { $a } is not yours.
refusal-step-is-the-enemys = { $a } is not yours.
refusal-unit-is-not-in-play = { $a } is neither on the map nor in an entry area.
refusal-has-moved = { $a } has already moved.
refusal-has-had-its-breach = { $a } has made an automatic DS and moves no more.
refusal-has-given-up-its-move = { $a } has given up its move.
refusal-garrison-stays = { $a } waits until the Allies are within two hexes.
refusal-engineers-serve-the-ferry = { $a } is operating a ferry this turn.
refusal-cannot-move = { $a } cannot move.
refusal-area-keeps-the-disordered = { $a } is in disorder and stays in the entry area.
refusal-shaken-units-seek-calm = { $a } is disordered and of low quality: it must go where no enemy zone of control is.
refusal-area-is-german = Allied units do not enter { $a }: it is German.
refusal-area-is-allied = German units do not enter { $a }: it is Allied.
refusal-area-is-far-on-turn-one = On turn 1 German units go into no areas but A and L, not into { $a }.
refusal-areas-do-not-touch = { $a } and { $b } do not touch.
refusal-river-parts-the-area = A major river parts { $a } from { $b }: only its ferry crosses, one step a turn by tactical movement.
refusal-river-parts-the-map = A major river parts { $a } from { $b }: only its ferry crosses, one step a turn by tactical movement.
refusal-mode-is-kept = A move is made in one mode: { $a } has begun in another.
refusal-disrupted-move-tactically = { $a } is disrupted: tactical movement only.
refusal-routed-do-not-hurry = { $a } is in full retreat: no extended movement.
refusal-unsupplied-move-tactically = { $a } is out of supply: tactical movement only.
refusal-scattered-move-tactically = { $a } is scattered: tactical movement only.
refusal-engaged-move-tactically = { $a } is engaged: tactical movement only.
refusal-refitted-move-one-hex = { $a } takes in replacements: one hex at most.
refusal-one-hex-after-replacements = { $a } has taken in replacements: it goes one hex at most.
refusal-guns-need-a-marker-to-drive = { $a } has no movement marker: tactical movement only.
refusal-heads-move-tactically = { $a } is a supply head: tactical movement only.
refusal-germans-are-surprised = On turn 1 German units move tactically: { $a }.
refusal-extended-ends-alone = Extended movement does not end with another unit: { $a }.
refusal-extended-ends-with-the-unknown = Extended movement does not end with an unknown unit: one lies in { $a }.
refusal-stacks-do-not-hurry = A stack cannot use extended movement, for its units would end together: { $a }.
refusal-heads-keep-apart = A hex holds one supply head, and { $a } is there.
refusal-zone-stops-the-group = { $a } must stop in the enemy zone of control at { $b }.
refusal-out-of-reach = { $modeId ->
    [tactical] { $a } has { $left } hexes of tactical movement left: { $place } is too far.
   *[other] { $need ->
        [0] { $a } cannot reach { $place } with its { $left } MP.
       *[other] { $a } needs { $need } MP to reach { $place } and has { $left }.
    }
}
refusal-stack-leaves-none-behind = Only a stack that is moving can leave units behind: { $a } is not in one.
refusal-group-has-not-moved = { $a } has not moved yet: move it or cancel the move.
refusal-group-is-on-its-way = { $a } has begun its move and must finish it.
refusal-another-group-moves = { $a } waits: another group is on the move ({ $b }).
refusal-hex-is-water = { $a } is water or off the map.
refusal-enemy-is-there = The enemy holds { $a }.
refusal-unknown-is-met-with-care = An unknown unit is in { $a }: extended movement cannot enter.
refusal-enters-a-bond = An enemy bond runs through { $a }.
refusal-crosses-a-bond = An enemy bond runs between { $a } and { $b }.
refusal-no-road-into-the-map = Vehicles enter polder and marsh by road only, and none leads over the edge into { $a }.
refusal-no-road-out-of-the-map = Vehicles leave polder and marsh by road only, and none leads over the edge from { $a }.
refusal-vehicles-enter-by-road = Vehicles enter polder and marsh by road only: { $a }.
refusal-vehicles-leave-by-road = Vehicles leave polder and marsh by road only: { $a }.
refusal-vehicles-need-a-bridge = Vehicles need a bridge or a ferry: { $a } – { $b }.
refusal-canal-is-crossed-first = No bridge: a canal is crossed by tactical movement, as the first step ({ $a } – { $b }).
refusal-canal-takes-tactical-movement = No bridge: a canal is crossed by tactical movement ({ $a } – { $b }).
refusal-large-river-bars-the-way = No bridge: a large river needs a ferry or engineers ({ $a } – { $b }).
refusal-large-river-takes-tactical-movement = A ferry carries units in tactical movement only ({ $a } – { $b }).
refusal-ferry-is-closed = The ferry is closed: an enemy unit or ZOC is at one end ({ $a } – { $b }).
refusal-ferry-takes-one-step = The ferry takes units of one step; larger ones must be broken down ({ $a } – { $b }).
refusal-ferry-takes-one-unit = The ferry carries one step a turn, not a stack ({ $a } – { $b }).
refusal-ferry-is-used-up = The ferry has carried its step this turn ({ $a } – { $b }).
refusal-german-vehicles-cross-at-night = By day the German ferries carry infantry only ({ $a } – { $b }).
refusal-engineers-carry-six-steps = The engineers carry six steps a turn, and no more ({ $a } – { $b }).
refusal-engineers-carry-one-vehicle = The engineers carry one vehicle step a turn ({ $a } – { $b }).
refusal-extended-keeps-away = Extended movement does not come next to the enemy: { $a }.
refusal-crowd-is-entered-slowly = { $a } is crowded: mechanised units enter by tactical movement only.
refusal-routed-keep-away = Units in full retreat keep out of enemy zones of control: { $a }.
refusal-boundary-is-another-corps = { $a } is too far beyond the boundary: { $corps }.
refusal-screen-is-too-thin = A screen takes two unmoved steps in woods or a town. In { $a }: { $steps }.
refusal-no-movement-marker = All { $count } movement markers are in use: there is none for { $a }.
refusal-has-no-marker = { $a } has no movement marker.
refusal-marker-stays-on-the-gun = { $a } has moved: its marker stays until your next movement phase.
refusal-only-guns-limber = Movement markers are for artillery units, not for { $a }.
refusal-gun-is-limbered = { $a } has a movement marker already.
refusal-is-not-disrupted = Only a disrupted unit that has not moved can choose full retreat: { $a }.
refusal-no-ferry-there = { $a } cannot run a ferry to { $b }.
refusal-water-is-too-small = Engineers serve as a ferry over large rivers only: { $a }, { $b }.
refusal-ferry-is-in-use = The ferry of { $a } has been used; it serves no other side this turn.
refusal-boats-went-into-an-assault = { $a } has supported an assault this turn and cannot operate a ferry.
refusal-poor-units-must-leave = { $a } is disrupted and of low quality: it must leave the enemy zone of control.
refusal-odds-are-too-low = An automatic DS against { $a } takes ten to one.
refusal-unit-is-needed = Without { $a } it is not ten to one.
refusal-unit-adds-nothing = { $a } is not among the units that make up the odds against { $b }.
refusal-no-enemy-for-automatic-ds = There is no enemy in { $a } for an automatic DS.
refusal-unknown-units-are-german = Only the German player redeploys unknown units.
refusal-group-takes-that-hex = The group may end its move in { $a }, the hex it won, or stay: { $b }.
refusal-unit-is-not-in-the-hex = { $a } is not in { $b }, where the steps beyond nine are lost.
refusal-head-is-not-counted = { $a } is a supply head and does not count towards the nine steps.
refusal-head-returns-to-its-division = { $a } returns to a hex with a unit of its division, and without another supply head.
refusal-unknown-units-wait = The unknown unit in { $a } stays there before turn { $turn }.
refusal-one-was-redeployed = One unknown unit a turn, and one has moved: { $a } stays.
refusal-no-unknown-unit-here = There is no unknown unit in { $a }.
refusal-no-town-there = { $a } is not a town or city.
refusal-another-unknown-is-there = Another unknown unit is in { $a }.
refusal-allies-are-near = The Allies are too near to { $a }: { $b }.
refusal-no-road-home = No road in supply leads from { $a } to a German entry area.

# -- Why not: parts of units and replacements -------------------------------------------------------------------------
refusal-not-the-owners-turn = { $a } is broken down in its own player turn only.
refusal-parent-is-not-there = { $a } is not on the map or in an entry area.
refusal-unit-is-too-small = { $a } has no step to spare.
refusal-no-remnant-for-the-rest = No remnant counter is left for what stays of { $a }.
refusal-scattered-stay-whole = { $a } is scattered and stays whole.
refusal-disrupted-stay-whole = { $a } is disrupted and stays whole.
refusal-routed-stay-whole = { $a } is in full retreat and stays whole.
refusal-part-is-of-another-division = { $b } does not belong to the same army or division: { $a }.
refusal-part-is-of-another-kind = { $b } is of another kind than { $a }.
refusal-part-moves-otherwise = { $b } is of another kind than { $a }.
refusal-part-is-in-use = { $a } is in use.
refusal-part-is-no-breakdown-unit = { $a } is not a breakdown unit.
refusal-no-breakdown-unit = { $a } is not a breakdown unit in play.
refusal-part-is-elsewhere = { $a } and { $b } have to end their moves in one hex.
refusal-rejoins-another-division = { $a } is of another division than { $b }.
refusal-ordinary-part-goes-home = { $a } rejoins only the unit it came from, not { $b }.
refusal-not-its-parent = { $a } rejoins its own parent only, not { $b }.
refusal-rejoins-another-kind = { $a } is of another kind than { $b }.
refusal-rejoins-one-that-moves-otherwise = { $a } is of another kind than { $b }.
refusal-unit-is-full = { $a } is at full strength.
refusal-only-germans-merge = { $a } cannot give a step away: only German units do.
refusal-formations-differ = { $a } and { $b } are of different formations.
refusal-hexes-differ = { $a } and { $b } have to end their moves in one hex.
refusal-types-differ = { $a } and { $b } are of different types.
refusal-giver-is-of-poorer-stuff = { $a } has lower morale than { $b }.
refusal-nothing-to-restore = { $a } has no lost step to restore.
refusal-it-is-day = No replacements by day: { $a } has to wait.
refusal-replacements-come-later = No replacements before turn { $turn }: { $a } has to wait.
refusal-replacements-are-used-up = Tonight's replacements are used up: { $a } has to wait.
refusal-airborne-get-none = { $a } is airborne and gets no replacements.
refusal-artillery-gets-none = Artillery gets no replacements: { $a }.
refusal-german-elite-gets-none = { $a } is an elite unit and gets no replacements.
refusal-german-vehicles-get-none = { $a } has vehicles, and German replacements are infantry.
refusal-nothing-was-lost = { $a } has lost nothing that could be replaced.
refusal-unit-is-in-disorder = { $a } is in disorder and gets no replacements.
refusal-engaged-get-none = { $a } is engaged and gets no replacements.
refusal-unit-has-marched = { $a } has already moved: replacements come first.
refusal-not-a-place-to-come-back = { $a } comes back in the entry area of its replacements or in a city of its side.
refusal-city-is-watched = { $a } cannot come back: { $b } is in an enemy zone of control.
refusal-no-remnant-counter-is-left = No remnant counter is left for { $a }.
refusal-no-line-to-the-entry-area = { $a } has no line of supply to an entry area with replacements.

# -- Why not: combat --------------------------------------------------------------------------------------------------
refusal-is-not-next-to-it = { $a } is not next to { $b }.
refusal-fights-for-the-enemy = { $a } is an enemy unit.
refusal-has-no-strength = { $a } has no attack strength.
refusal-has-fought = { $a } has already fought.
refusal-has-screened = { $a } has given up its move to screen a hex, and does not attack.
refusal-came-from-another-area = { $a } has come from another entry area this turn and does not attack.
refusal-is-spent = { $a } is spent and cannot attack.
refusal-has-made-automatic-ds = { $a } has made an automatic DS and fights no more this turn.
refusal-is-disordered = { $a } is in disorder and cannot attack.
refusal-moved-too-far = { $a } used extended movement and cannot attack.
refusal-hex-is-refitting = No unit attacks from a hex that takes in replacements: { $a }.
refusal-river-needs-engineers = No bridge: { $a } attacks { $b } over the river only beside engineers and infantry that have not moved.
refusal-assault-lacks-its-infantry = Infantry that has stayed by the river all turn must take part in the assault from { $a } on { $b }.
refusal-engaged-do-not-cross = { $a } is engaged and cannot attack over a large river or a canal.
refusal-crowd-sends-two = Two units and a free one attack from a crowded hex: { $a } stays out.
refusal-water-stops-the-help = { $a } has no bridge to { $b }.
refusal-crowd-helps-with-two = Two units and a free one help from a crowded hex: { $a } stays out.
refusal-another-stack-helps = Only one stack of the breakthrough helps: { $b } does already, { $a } cannot.
refusal-edge-holds-one-stack = Only one stack attacks over the edge of an entry area: { $a } stays out.
refusal-was-attacked = { $a } has been attacked in this phase.
refusal-advance-goes-hex-by-hex = The advance goes hex by hex: { $b } is not next to { $a }.
refusal-took-no-part = { $a } does not advance: it took no part in the attack on { $b }, or is not in good order.
refusal-guns-do-not-advance = { $a } is artillery and does not advance.
refusal-group-has-finished = { $a } has finished its advance: another unit has moved since the breakthrough.
refusal-splits-without-advancing = { $a } does not advance, so it is not broken down now.
refusal-group-is-not-beside-it = No unit that could break through is adjacent to { $a }.
refusal-holds-no-enemy = No enemy is in { $a }.
refusal-no-unit-adjacent = None of your units is next to { $a }.
refusal-is-not-attachable = { $a } is not stacked with the lead formation.
refusal-no-attackers = No unit takes part yet.
refusal-breakthrough-group-only-helps = { $b } only helps with its breakthrough: another unit must attack { $a }.
refusal-takes-part-already = { $a } takes part in this attack already.
refusal-takes-no-part = { $a } takes no part in the attack on { $b }.
refusal-formation-does-not-attack = No unit of this formation attacks, so it cannot lead: { $formation }.
refusal-attached-unit-does-not-attack = { $a } does not attack, so it cannot be attached.
refusal-attached-unit-is-of-the-lead = { $a } belongs to the lead formation and needs no attaching.
refusal-unit-is-attached = { $a } is attached already.
refusal-no-british-ground-unit-near = No British ground unit is near enough to { $a } ({ $hexes } hexes): no aircraft.
refusal-no-aircraft-left = No aircraft are left for { $a } this turn.
refusal-aircraft-do-not-fly = No aircraft fly at night or in overcast weather: none for { $a }.
refusal-aircraft-have-come = Only one air unit can support the attack on { $a }.
refusal-aircraft-are-allied = The German player has no aircraft for { $a }.
refusal-lead-formation-takes-no-part = No unit of the lead formation takes part.
refusal-supply-head-dies-last = { $a } takes no loss while another unit is in the hex.
refusal-loss-falls-elsewhere = The loss falls on a unit that took part on the losing side, not on { $a }.
refusal-gun-takes-no-loss = { $a } is artillery outside the hex and takes no loss.
refusal-did-not-stop = The step is lost by a unit that stopped its retreat, not by { $a }.
refusal-was-beaten-before = { $a } has retreated in this phase: others take the loss.
refusal-could-not-follow-up = { $a } cannot advance to { $b }: a unit that can takes the loss.
refusal-is-not-elite = Elite units gave the shift, so one of them takes the loss, not { $a }.
refusal-is-not-of-the-lead = { $a } is not of the lead formation: others take the loss.
refusal-disengagement-is-not-in-use = Disengagement is an optional rule that is not in use.
refusal-not-in-its-own-phase = { $a } is not a unit of the active player on the map.
refusal-has-attacked = { $a } has already attacked or tried to disengage.
refusal-is-in-disorder = { $a } is disordered and cannot disengage.
refusal-touches-no-enemy = { $a } is not adjacent to an enemy: there is nothing to disengage from.
refusal-cannot-go-back = { $a } cannot move, so it cannot disengage.
refusal-beaten-do-not-lead = { $a } has retreated in this phase and cannot lead a determined defense.
refusal-supply-heads-do-not-lead = { $a } is a supply head and cannot lead a determined defense.
refusal-disordered-do-not-lead = { $a } is in disorder and cannot lead a determined defense.
refusal-lead-is-elsewhere = { $a } is not in the attacked hex and cannot lead its defence.
refusal-attack-was-not-broken = The attack on { $a } has not cost a lead formation of one step: the retreat cannot be ignored.
refusal-defender-is-not-in-the-hex = { $a } cannot be chosen to defend { $b }.
refusal-crowd-defends-with-two = Two units and one that does not count for stacking defend the crowded hex { $a }.
refusal-guns-do-not-lead = { $a } is artillery and cannot lead a determined defense.
refusal-retreat-ends-too-near = { $a } must end its retreat two hexes away if it can, not in { $b }.
refusal-retreat-passes-a-zone = { $a } has a way back that avoids enemy zones of control; this one to { $b } does not.
refusal-retreat-joins-friends-in-contact = { $a } does not retreat to friends next to the enemy in { $b } while there is another way.
refusal-retreat-leaves-supply = { $a } has a way back to a hex in supply; { $b } has no line of supply.
refusal-retreat-crowds-a-hex = { $a } would crowd { $b } beyond the stacking limit, and has another way.
refusal-unit-does-not-retreat = { $a } is not among the units that retreat now.
refusal-unit-does-not-flee = { $a } is not among the units that retreat now.
refusal-retreat-skips-a-hex = { $a } retreats hex by hex: { $b } is not next to { $c }.
refusal-retreat-turns-back = { $a } would enter { $b } a second time.
refusal-full-retreat-turns-back = { $a } would enter { $b } a second time.
refusal-retreat-has-another-length = { $a } must retreat this many hexes: { $hexes }.
refusal-full-retreat-has-another-length = { $a } must retreat this many hexes: { $hexes }.
refusal-retreat-leaves-the-map = { $a } would be eliminated: { $b } is an enemy entry area.
refusal-retreat-meets-impassable-ground = { $a } would be eliminated: it cannot enter { $b } on this way.
refusal-retreat-meets-the-enemy = { $a } would be eliminated: the enemy holds { $b }.
refusal-retreat-meets-a-bond = { $a } would be eliminated: an enemy bond bars the way to { $b }.
refusal-retreat-has-no-bridge = { $a } would be eliminated: no bridge leads to { $b }.
refusal-vehicles-retreat-by-bridge = { $a } would be eliminated: vehicles need a bridge over the minor river to { $b }.
refusal-full-retreat-enters-a-zone = { $a } is in full retreat and enters no enemy zone of control: { $b }.
refusal-retreat-passes-two-zones = { $a } would be eliminated: { $b } and { $c } are in enemy zones of control, one after the other.
refusal-retreat-ends-in-a-zone = { $a } cannot end its retreat in the enemy zone of control at { $b }.
refusal-retreat-joins-a-supply-head = { $a } cannot end its retreat with another supply head in { $b }.
refusal-hex-gives-no-shelter = { $a } cannot stop in { $b }: it is not a town, village, city or woods hex, and no friendly unit stayed there.
refusal-slips-into-a-zone = { $a } cannot disengage through the enemy zone of control at { $b }.
refusal-limited-means-the-hex = Only the hex that was attacked may be entered, not { $a }.
refusal-marsh-ends-the-advance = { $a } came into the marsh of { $b } off the road: its advance is over.
refusal-traffic-ends-the-advance = { $a } is stuck at the traffic marker in { $b }: its advance is over.
refusal-area-ends-the-advance = { $a } has come into { $b }: its advance is over.
refusal-bonus-is-for-wheels = { $a } is not mechanised: no extra hex along the road.
refusal-bonus-needs-supply = { $a } is out of supply: no extra hex along the road.
refusal-normal-advance-is-used-up = { $a } advances no further: one hex, or two along a road for mechanised units.
refusal-bonus-advance-is-used-up = { $a } advances no further: two hexes, or three along a road for mechanised units.
refusal-bonus-ends-alone = The road bonus does not end with another unit: { $a }.
refusal-enemy-is-in-the-way = The enemy holds { $a }.
refusal-unknown-unit-takes-a-breakthrough = An unknown unit lies in { $a }: an advance enters only by breakthrough combat.
refusal-advance-enters-a-bond = { $a } lies in an enemy bond: only the hex that was attacked may be entered there.
refusal-advance-crosses-a-bond = The way to { $a } crosses an enemy bond: that is allowed only into the hex that was attacked.
refusal-same-enemy-holds-both = { $a } is in the zone of control of the same enemy.
refusal-hex-is-not-land = { $a } is not a land hex.
refusal-unit-cannot-move = { $a } has no movement allowance and does not advance.
refusal-vehicles-advance-by-bridge = { $a } needs a bridge over the water to { $b }.
refusal-vehicles-advance-by-road = { $a } needs a road into or out of polder and marsh: { $b }.
refusal-boundary-stops-the-advance = { $a } lies too far beyond the boundary of { $corps }.
refusal-assault-takes-the-hex = After an assault over a major river the first hex is { $b }, not { $a }.
refusal-small-river-comes-first = The river before { $a } is crossed only with the first hex of an advance.
refusal-canal-comes-first = The canal before { $a } is crossed only with the first hex of an advance.
refusal-canal-was-not-attacked-over = The canal before { $a } is crossed only after an attack over it.
refusal-large-river-comes-first = The major river before { $a } is crossed only with the first hex of an advance.
refusal-large-river-was-not-attacked-over = The major river before { $a } is crossed only after an assault over it.
refusal-area-is-closed-to-the-advance = No advance into { $a }: it is not open to your side.
refusal-no-breakthrough = This result allows no breakthrough combat.
refusal-has-broken-through = The one breakthrough combat has been fought; { $a } cannot be attacked.
refusal-others-have-gone-ahead = No breakthrough: others of the attack have advanced already ({ $a }), and the group goes first.
refusal-nothing-left-for-it = { $a } has come too far to break through.
refusal-strangers-block-the-road = Units that did not take part in the attack are in the hex: { $a }.
refusal-water-stops-the-breakthrough = There is no bridge to { $a }.
refusal-engaged-stay-on-their-bank = Engaged units cannot attack over a large river or a canal: { $a }.

# -- Why not: traffic -------------------------------------------------------------------------------------------------
refusal-marker-is-not-at-hand = Marker { $a } is not available.
refusal-marker-is-there = A traffic marker lies in { $a } already.
refusal-marker-is-next-door = A traffic marker lies next to { $a }: { $b }.
refusal-corps-has-not-come-so-far = No unit from the south edge has come that far: { $a } lies north of row { $row }.

# -- What happened: turns, weather, entry areas -----------------------------------------------------------------------
unknown-dealt = { $count ->
    [one] One unknown unit lies on the map.
   *[other] { $count } unknown units lie on the map.
}
turn-began = { $partId ->
    [am] Turn { $turn }, morning
    [pm] Turn { $turn }, afternoon
   *[night] Turn { $turn }, night
}
player-turn-began = { $sideId ->
    [allied] Turn { $turn }: Allied player turn
   *[german] Turn { $turn }: German player turn
}
weather-rolled = { $partId ->
    [am] Morning weather:
   *[pm] Afternoon weather:
} { $weatherId ->
    [clear] clear.
    [cloudy] cloudy.
   *[overcast] overcast.
}
area-changed = { $sideId ->
    [allied] The Allies take over { $area }.
   *[german] The Germans take over { $area }.
}
unit-displaced = { $unit } is displaced to { $area }.
unit-arrived = { $unit } arrives at { $area }.
alarm-rolled = { $came ->
    [0] Alarm roll: { $unit } does not enter yet.
   *[other] Alarm roll: { $unit } enters.
}

# -- What happened: artillery and bridges -----------------------------------------------------------------------------
artillery-rearmed = { $unit } in { $hex } is active again.
artillery-turned = { $unit } becomes inactive.
bridge-blown = { $bridge }: blown.
bridge-held = { $bridge }: the demolition fails.
bridge-mined = { $bridge }: prepared for demolition again.
bridge-under-repair = { $bridge }: under repair.
bridge-repaired = { $bridge }: repaired.
bridge-secured = { $bridge }: secured.
repair-lost = { $bridge }: repair abandoned.

# -- What happened: landings ------------------------------------------------------------------------------------------
unit-landed = { $unit } lands in { $hex }.
landing-hex-rolled = { $resultId ->
    [none] Landing in { $hex }: no effect.
    [S] Landing in { $hex }: one unit is scattered.
    [S1] Landing in { $hex }: one unit is scattered and loses a step (S1).
   *[S2] Landing in { $hex }: one unit is scattered and loses two steps (S2).
}
landing-rolled = { $resultId ->
    [none] { $unit } lands well in { $hex }.
    [S] { $unit } is scattered around { $hex }.
    [S1] { $unit } is scattered around { $hex } with losses (S1).
   *[S2] { $unit } is scattered around { $hex } with heavy losses (S2).
}
unit-scattered = { $unit } is scattered.
unit-rallied = { $unit } recovers a step of returning paratroopers in { $hex }.

# -- What happened: movement ------------------------------------------------------------------------------------------
phase-movement = { $sideId ->
    [allied] Allied movement
   *[german] German movement
}
units-moved = { $units }: { $start } → { $end }.
units-left-map = { $units } → { $area }.
way-barred = { $units } cannot go on to { $hex }: the way is barred.
hex-taken = { $sideId ->
    [allied] The Allies take { $hex }.
   *[german] The Germans take { $hex }.
}
screened = { $units } screens { $hex }.
ferry-laid = { $unit } runs a ferry: { $hex } – { $end }.
automatic-ds = Automatic DS in { $hex }: { $units }.
unit-detached = { $unit } detaches { $part } in { $hex }.
unit-rejoined = { $part } rejoins { $unit } in { $hex }.
units-merged = { $unit } transfers a step to { $into } in { $hex }.
unit-refitted = { $unit } takes in replacements in { $hex }; they came through { $area }.
unknown-revealed = Revealed in { $hex }: { $unit }.
unknown-empty = Revealed in { $hex }: an empty garrison (0-0-0), removed.
unknown-redeployed = Unknown unit: { $start } → { $end }.
thrown-back = { $units } run into the enemy in { $hex }: { $unit }.
garrison-vanished = No defender is left in { $hex }: the attackers may advance.
traffic-placed = Traffic jam { $marker } in { $hex }.
traffic-rolled = Traffic roll: the military police sort it out.
traffic-removed = Traffic jam { $marker } in { $hex } is cleared.

# -- What happened: combat --------------------------------------------------------------------------------------------
phase-combat = { $sideId ->
    [allied] Allied combat
   *[german] German combat
}
battle = Attack on { $hex } by { $units }: { $attack } to { $defence }, { $column } column, result { $result }.
attack-called-off = The attack on { $hex } is called off.
engaged = The defenders of { $hex } are engaged.
determined-defence = { $held ->
    [0] Determined defense of { $hex } by { $unit } fails.
   *[other] Determined defense of { $hex } by { $unit } succeeds.
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
retreat-waived = The defenders of { $hex } need not retreat.
unit-reduced = { $hexId ->
    [air] { $unit } loses a step while landing.
   *[other] { $unit } loses a step in { $hex }.
}
unit-remnant = { $hexId ->
    [air] { $unit } is reduced to { $remnant } while landing.
   *[other] { $unit } is reduced to { $remnant } in { $hex }.
}
unit-eliminated = { $hexId ->
    [air] { $unit } is eliminated while landing.
   *[other] { $unit } is eliminated in { $hex }.
}
unit-retreated = { $unit } retreats: { $start } → { $end }.
unit-advanced = { $unit } advances: { $start } → { $end }.
breakthrough = Breakthrough combat at { $hex }: { $units }.
disengagement = { $resultId ->
    [no] { $unit } fails to disengage.
    [yes] { $unit } disengages.
   *[other] { $unit } disengages and loses a step.
}
unit-disrupted = { $unit } is disrupted.
unit-routed = { $unit } goes into full retreat.
recovery-rolled = Recovery roll for { $unit } in { $hex }.
unit-recovered = { $unit } recovers in { $hex }.
recovered = { $sideId ->
    [allied] Allied recovery completed.
   *[german] German recovery completed.
}

# -- What happened: supply --------------------------------------------------------------------------------------------
supply-checked = { $sideId ->
    [allied] Allied supply check:
   *[german] German supply check:
} { $count ->
    [0] no further unit is out of supply.
    [one] one more unit is out of supply.
   *[other] { $count } more units are out of supply.
}
units-cut-off = Out of supply: { $units }.
units-supplied-again = In supply again: { $units }.
units-dismounted = Left their vehicles behind: { $units }.
supply-heads-depleted = Supplies exhausted: { $units }.
supply-head-returned = { $unit } is back in { $hex }.
isolation-rolled = Isolation roll for { $unit } in { $hex }.

# -- What happened: put right by agreement ----------------------------------------------------------------------------
edited-unit = Edited: { $unit } – { $hex }, steps: { $steps }.
edited-bridge = Edited: { $bridge } – { $state }.
edited-traffic = { $hexId ->
    [none] Edited: traffic marker { $marker } is off the map.
   *[other] Edited: traffic marker { $marker } in { $hex }.
}
edited-control = { $sideId ->
    [allied] Edited: the Allies control { $hex }.
   *[german] Edited: the Germans control { $hex }.
}

# -- The end ----------------------------------------------------------------------------------------------------------
allies-win-at-once = The Allies win at once: they are over the Lower Rhine, with { $allied } points.
germans-hold-the-rhine = The Germans win at once: no Allied unit is left north of the Lower Rhine.
germans-win-at-once = The Germans win at once, with { $german } points.
allies-win = The Allies win: { $allied } points against { $german }.
germans-win = The Germans win: { $german } points against { $allied }.
allies-cross-the-waal = The Allies win: { $steps ->
    [one] one step from the south is
   *[other] { $steps } steps from the south are
} over the Waal.
germans-hold-the-waal = The Germans win: { $steps ->
    [0] no unit from the south is over the Waal.
    [one] only one step from the south is over the Waal.
   *[other] only { $steps } steps from the south are over the Waal.
}
score-city = City
score-prize = Objective
score-crossed = Unit over the Lower Rhine
score-losses = Allied units destroyed

# -- Lines under a roll and in the reckoning of an attack -------------------------------------------------------------
modifier-forecast = forecast
modifier-first-turn = first turn
modifier-morale = morale
modifier-armour = tanks
modifier-defending-armour = defending tanks
modifier-unsupported-tanks = tanks without infantry
modifier-elite = elite attackers
modifier-low-quality = low quality
modifier-air = aircraft
modifier-artillery = artillery
modifier-landing-polder = polder
modifier-landing-contested = enemy near, friends too
modifier-landing-enemy = enemy near
modifier-landing-rough = woods or town
modifier-elite-or-allied = elite or Allied unit
modifier-city-in-reach = city in reach
modifier-not-lead = not of the lead formation
modifier-outgunned = better enemy armour
modifier-water = over water
modifier-marsh = marsh
modifier-polder = polder
modifier-engaged = engaged
modifier-unsupplied = out of supply
modifier-scattered = scattered
modifier-landing = landing on the enemy
modifier-full-retreat = in full retreat
modifier-retreated = retreated before
modifier-supply-head = supply head
modifier-crowd = crowded hex

## Before what cannot be undone
warn-last-landing = { $unit } is the last unit to land. When it is down, fights and landing rolls follow at once. This cannot be undone.
warn-meets-unknown = This move turns up the unknown unit in { $hex } and may start an assault. It cannot be undone.

# What a machine player was up to, told after its turn.
intent-drive = Drives up the highway.
intent-assault = Attacks what stands in the way, whatever it costs.
intent-secure = Guards the highway before it goes on.
intent-hold = Holds the bridges and towns ahead of the spearhead.
intent-block = Every free unit blocks the highway ahead of the spearhead.
intent-counter-attack = Counter-attacks the highway.
intent-cut = Goes for the highway behind the spearhead.
intent-bank = Watches the far bank of the river, wherever a crossing could begin.

order-blow-bridge = Blow a bridge that the Allies reach for
order-stand-fast = Determined defense, under the lead unit that holds best
order-choose-retreat = Retreats of your units
order-choose-loss = Step losses of your units
