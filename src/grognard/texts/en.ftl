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

# The server.
error-unknown-situation = { $game } has no situation { $situation }.
error-bad-request = The server does not understand this: { $detail }
error-too-large = This is larger than the { $limit } bytes that are allowed.
error-unknown-table = There is no game { $id } on this server.
error-not-found = There is nothing at { $path }.
error-bad-key = This key does not open this game.
error-not-your-seat = You do not hold the seat { $seat }.
error-bad-seats = The seats do not fit: { $detail }
error-unknown-player = There is no machine player { $player }. Known: { $known }.
error-still-hidden = The journal would betray what other seats may not see yet. It can be had when the game is over.
error-undo-declined = { $seat } does not agree to go back.
error-no-undo-asked = Nobody is asking to go back.
error-no-such-ply = There is no ply { $ply }; the last is { $last }.
error-bad-protocol = This page is of another version ({ $client }) than the server ({ $server }). Load it again.
error-storage-failed = The game could not be saved, so nothing was changed: { $detail }
error-conflict = Another server has written to this game. It is being read again.
error-newer-database = The database { $path } was made by a newer version (format { $found }, this program knows { $known }). Nothing was changed.
error-not-a-database = { $path } is not a database of this program: { $detail }
error-port-taken = Port { $port } on { $host } is taken: { $detail }
error-internal = Something went wrong in the server; its log says more.
