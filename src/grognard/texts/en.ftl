# Texts that belong to no game: errors, undo, the command line.
error-unknown-game = There is no game { $game }. Known: { $known }.
error-unknown-scenario = { $game } has no scenario { $scenario }. Known: { $known }.
error-bad-option = Option { $option } cannot be { $value }. Known: { $known }.
error-unknown-language = There is no language { $language }. Known: { $known }.
error-unknown-rule = { $game } has no paragraph { $rule }.
error-unknown-id = There is nothing called { $id } in { $game }.
error-bad-action = This is not an action: { $detail }
error-not-asked = { $seat } is not asked now; { $asked } is.
error-stale-ply = The table has moved on: this was for ply { $ply }, it is now { $now }.
error-game-over = The game is over.
error-undo-refused = Going back to ply { $to } needs the consent of every seat: dice were rolled, something was revealed or somebody else acted since.
error-bad-journal = This is not a journal that can be played: { $detail }
error-bad-situation = This is not a situation that can be run: { $detail }
error-script-exhausted = The scripted dice ran out: { $need } needed, { $left } left.
error-illegal-action = Paragraph { $rule } forbids it.
no-such-choice = That is not one of the choices now.
undone = { $seat } took back { $count ->
    [one] one step
   *[other] { $count } steps
}.
undone-by-agreement = By agreement of all seats { $count ->
    [one] one step was
   *[other] { $count } steps were
} taken back at the request of { $seat }.
