## Ideas over the map
ideas-title = Ideas
ideas-tools = Tools
ideas-key = Ideas: draw, measure, threats, plan of attacks
ideas-hint = Pick a tool, then a hex: click it, or move the cursor with the arrow keys and press Enter. Only you see it.
ideas-tool-arrow = Arrow
ideas-tool-arrow-hint = Where does the arrow begin?
ideas-tool-arrow-to = Where does it end? The same arrow again is rubbed out.
ideas-tool-circle = Circle
ideas-tool-circle-hint = Which hex? The same again is rubbed out.
ideas-tool-note = Note
ideas-tool-note-hint = Which hex is the note about?
ideas-tool-measure = Distance
ideas-tool-measure-hint = From where? Pick a unit to see its movement points.
ideas-tool-measure-to = To where?
ideas-tool-threat = Threat: what can reach a hex
ideas-tool-threat-hint = Which hex? You see every enemy unit that could get at it next turn.
ideas-tool-goal = Goal of the plan
ideas-tool-goal-hint = Pick an enemy unit to cut it off (again: to destroy it), or a hex to take.
ideas-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
ideas-points = { $points } movement points
ideas-too-far = not in one move
ideas-note-label = Note on { $hex }
ideas-note-keep = Keep
ideas-threats = { $count ->
    [0] { $hex }: no enemy unit in sight can reach it next turn
    [one] { $hex }: one enemy unit can get at it next turn
   *[other] { $hex }: { $count } enemy units can get at it next turn
}
ideas-enters = can enter it for { $points } points
ideas-enters-now = is there
ideas-attacks = can come next to it for { $points } points
ideas-attacks-now = can attack from where it stands
ideas-fires = can fire at it after a move
ideas-fires-now = can fire at it from where it stands ({ $points })
ideas-share = Share in chat
ideas-shared = The drawing is in the chat.
ideas-too-long = That is too much for one message: rub something out first.
ideas-wipe = Clear drawings
ideas-show = Show on the map
ideas-plan = Plan of attacks
ideas-plan-empty = Point at an enemy hex, press O, choose the attackers, then “Add to plan”.
ideas-plan-add = Add to plan
ideas-attack = { $column } · { $count ->
    [one] 1 unit
   *[other] { $count } units
}
ideas-no-attack = No attack is possible as things stand.
ideas-sooner = Attack sooner
ideas-drop = Remove
ideas-chance-taken = taken
ideas-chance-kills = kills
ideas-chance-losses = own losses
ideas-chance-breakthrough = breakthrough
ideas-goal-falls = { $name } falls
ideas-goal-cut = { $name } is cut off or destroyed
ideas-goal-destroyed = { $name } is destroyed
ideas-all = All goals together
ideas-counting = Counting…
ideas-exact = Exact, in this order of attacks. Lower and upper figure: the defender stands as long as possible, or gives way.
ideas-estimate = Estimate: too many courses to follow all of them. Lower and upper figure: the defender stands as long as possible, or gives way.
ideas-exact-one = Exact, in this order of attacks; the defender takes losses and retreats as well as they can.
ideas-estimate-one = Estimate: too many courses to follow all of them.
ideas-clear-plan = Clear the plan
