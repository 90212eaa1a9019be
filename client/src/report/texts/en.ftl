## Before what cannot be undone
ui-caution = This cannot be undone
ui-caution-accept = Do it
ui-irreversible = Rolls dice or reveals something: cannot be undone without consent
ui-unmoved = { $count ->
    [one] One unit has not moved. Press Space again to end movement.
   *[other] { $count } units have not moved. Press Space again to end movement.
}
ui-unattacked = { $count ->
    [one] One hex could still be attacked. Press Space again to go on.
   *[other] { $count } hexes could still be attacked. Press Space again to go on.
}

## After-action report
ui-after-action = After-action report
ui-after-action-so-far = Luck and losses so far
ui-report-score = Score by source
ui-report-points = Points
ui-report-no-score = No points yet.
ui-report-losses = Losses by turn (steps or units)
ui-report-no-losses = Nothing has been lost.
ui-report-turn = Turn
ui-report-battles = Key battles
ui-report-at = Turn { $turn }
ui-report-luck = Luck
ui-report-luck-of = { $side }: { $rolls } rolls, luckier than { $percent } % of all games
ui-report-luck-graph = Luck over the game
ui-report-luck-help = Each roll counts from +½ for the best possible result to −½ for the worst. Only rolls that you saw and that favour a side are counted.
ui-report-no-rolls = No roll that favours a side yet.
ui-report-rolls = All { $count } rolls, expected and actual
ui-report-for = For
ui-report-roll = Roll
ui-report-expected = Expected
ui-report-actual = Actual
ui-report-percentile = Percentile
ui-report-chances = Chance of winning
ui-report-play-out = Play it out
ui-report-playing = Playing…
ui-report-play-out-help = Machine players play on from every turn for up to half a minute. Long games get few playouts, from their last turns.
ui-report-playouts = { $count ->
    [one] One playout by machine players.
   *[other] { $count } playouts by machine players.
} Few playouts are drawn towards one half. Click a point to see the position.
ui-report-too-long = No playout ended in time.
ui-report-turning = Turn { $turn }: { $from } → { $to }
ui-report-loading = Reading the game…
ui-rematch = Rematch
ui-rematch-swapped = Rematch, sides swapped
