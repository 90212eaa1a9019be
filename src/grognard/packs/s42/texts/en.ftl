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
    [axis] Turn { $turn }: the Axis.
   *[soviet] Turn { $turn }: the Soviet Union.
}
mini-turn-began = After turn { $turn }: a short turn of the Axis.
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
refusal-no-combat-unit-is-no-excess = { $a } is no combat unit and does not count for stacking.
refusal-support-is-no-excess = { $a } gives artillery support and does not count for stacking.
refusal-waiting-army-is-no-excess = { $a } belongs to a reserve army that waits for its release: no stacking limit holds for it.
refusal-free-unit-makes-no-room = { $a } does not count for stacking: another unit must go.
refusal-corps-are-too-many = There are too many tank and mechanised corps for this headquarters: one of them must go.
refusal-area-is-closed = In winter nobody uses { $a }.
refusal-leads-elsewhere = { $a } cannot go to { $b }: only to an area beside the one that closes.
refusal-hex-is-out-of-play = { $a } is out of play.
refusal-sea-bars-the-way = Between { $a } and { $b } lies the sea.
refusal-lake-bars-the-way = Between { $a } and { $b } lies a lake that is not frozen.
refusal-peaks-are-closed-in-winter = In winter nobody crosses the peaks between { $a } and { $b }.
refusal-peaks-are-for-climbers = Off the road only mountain units cross the peaks between { $a } and { $b }.
refusal-mountains-are-entered-by-road = Mechanised units enter the mountains of { $a } by road only.
