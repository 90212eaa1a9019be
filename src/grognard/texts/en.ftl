# Texts that belong to no game: errors, undo, the command line.
error-unknown-game = There is no game { $game }. Known: { $known }.
error-unknown-scenario = There is no scenario { $scenario } in { $game }. Known: { $known }.
error-bad-option = Option { $option } cannot be { $value }. Known: { $known }.
error-unknown-language = There is no language { $language }. Known: { $known }.
error-unknown-rule = There is no paragraph { $rule } in { $game }.
error-unknown-id = There is nothing called { $id } in { $game }.
error-bad-action = This is not an action: { $detail }
error-bad-query = This question has no answer ({ $what }): { $detail }
error-bad-edit = The table cannot be changed like this: { $detail }
error-not-asked = Another seat has to answer now: { $asked }, not { $seat }.
error-stale-ply = The table has moved on: this was for step { $ply }, it is now step { $now }.
error-game-over = The game is over.
error-undo-refused = Going back to step { $to } needs everybody's consent: dice were rolled, something was revealed or somebody else acted since.
error-undo-unknown = Nothing in this game began at step { $to }.
error-bad-journal = This file is not a journal of this program, or it was changed ({ $detail }).
error-bad-situation = This is not a situation that can be run: { $detail }
error-script-exhausted = The scripted dice ran out: { $need } needed, { $left } left.
error-no-such-face = A scripted roll shows { $value }; there are { $sides } faces or counters to draw from.
error-illegal-action = Paragraph { $rule } forbids it.
no-such-choice = That is not one of the choices now.
not-now = That is not possible now: it belongs to { $rule }.
finish-first = Finish what you have begun first.
undone = Taken back: { $count ->
    [one] one step
   *[other] { $count } steps
} ({ $seat }).
undone-by-agreement = With everybody's consent { $count ->
    [one] one step was
   *[other] { $count } steps were
} taken back. Asked by: { $seat }.
edited-by-agreement = With everybody's consent the table was changed in { $count ->
    [one] one place
   *[other] { $count } places
}. Asked by: { $seat }.
edited = Changed: { $thing } ({ $changes }).

# The server.
error-unknown-situation = There is no situation { $situation } in { $game }.
error-bad-request = The server does not understand this: { $detail }
error-too-large = This is larger than the { $limit } bytes that are allowed.
error-unknown-table = There is no game { $id } on this server.
error-not-found = There is nothing at { $path }.
error-bad-key = This key does not open this game.
error-seat-taken = This seat has been taken: another browser opened its link first. Ask the player who sits there for his link.
error-not-your-seat = You do not hold the seat { $seat }.
error-bad-seats = The seats do not fit: { $detail }
error-unknown-player = There is no machine player { $player }. Known: { $known }.
error-still-hidden = The journal would betray what other players may not see yet. It can be had when the game is over.
error-undo-declined = No consent to go back: { $seat }.
error-no-undo-asked = Nobody is asking to go back.
error-edit-declined = No consent to change the table: { $seat }.
error-no-edit-asked = Nobody is asking to change the table, or the request is another one by now.
error-too-many-questions = Too many questions at once; wait for the answers.
error-no-such-ply = There is no step { $ply }; the last is { $last }.
error-bad-protocol = This page is of another version ({ $client }) than the server ({ $server }). Load it again.
error-storage-failed = The game could not be saved, so nothing was changed: { $detail }
error-conflict = Another server has written to this game. It is being read again.
error-newer-database = The database { $path } was made by a newer version (format { $found }, this program knows { $known }). Nothing was changed.
error-not-a-database = { $path } is not a database of this program: { $detail }
error-port-taken = Port { $port } on { $host } is taken: { $detail }
error-busy = The server is busy; please try again in a moment.
error-journal-too-long = This journal has { $entries } entries; the server takes at most { $limit }.
error-internal = Something went wrong in the server; its log says more.

# The command line.
error-bad-pack = The data is faulty: { $file }: { $problem }
error-unreadable-file = { $file } cannot be read: { $detail }
error-unwritable-file = { $file } cannot be written: { $detail }
error-wrong-file = { $file }: { $detail }
error-bad-argument = { $argument } cannot be { $value }: { $detail }
error-stray-citation = { $where } cites { $rule }, which the rule index of { $game } does not have.
error-unknown-benchmark = There is no benchmark { $name }. Known: { $known }.
error-chess-missing = This benchmark compares with python-chess, which is not installed. Install grognard[bench], or name other benchmarks.
error-server-silent = The server for the benchmark did not start: { $detail }
cli-players = machine players
cli-seats = seats
cli-difficulty = difficulty
cli-mismatch = DIFFERS
cli-wrong = WRONG
cli-upgrade-none = { $file }: nothing to change
cli-upgrade-would = { $file }: would change
cli-upgrade-done = { $file }: upgraded
cli-situations-summed = { $good } as they say, { $differ } otherwise, { $wrong } cannot be run
cli-overlay = With the overlay { $folder }.
cli-pack-sound = The data of { $game } is in order.
cli-pack-faulty = { $count ->
    [one] One fault
   *[other] { $count } faults
} in the data of { $game }.
cli-source = source
cli-blocks = blocks
cli-unfinished = The game is not over.
cli-win = victory
cli-draw = draw
cli-loss = defeat
cli-replayed = { $plies ->
    [one] One step
   *[other] { $plies } steps
}; final state { $digest }.
cli-verified = The dice are honest: { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
} ({ $dice } dice) in { $plies } steps follow from the seed, and the seed from its commitment { $commitment }.
cli-verified-edits = The table was changed by agreement { $count ->
    [one] once
   *[other] { $count } times
}; those changes follow from no rule.
cli-code = code
cli-tests = test
cli-situations = situation
cli-chapter = chapter
cli-paragraphs = paragraphs
cli-clauses = clauses
cli-rules = rules
cli-coded = coded
cli-tested = tested
cli-examples = examples
cli-uncovered = uncovered
cli-total = all
cli-covered = { $covered } of { $needed } clauses that need it are covered: { $share } %.
cli-too-little = That is below the { $required } % required.
cli-by-record = The tests are not here; what they prove is taken from the record in the pack.
cli-recorded = Recorded in { $file }.
cli-perturbed = perturbed
cli-by-clause = by a clause
cli-misplaced = of another decision
cli-bare = no reason
cli-allowed = allowed
cli-bare-share = no reason %
cli-another-piece = another piece
cli-another-place = another place or figure
cli-another-verb = another action
cli-another-all = all
cli-cited-in = coded in
cli-proved-by = tested by
cli-games = games
cli-wins = victories
cli-draws = draws
cli-losses = defeats
cli-mean = mean
cli-share = victories %
cli-interval = 95 % interval
cli-score = score
cli-endings = endings
cli-player = player
cli-seat = seat
cli-simulating = { $what }
cli-fuzzed = { $games ->
    [one] One game
   *[other] { $games } games
} of random play, { $plies } answers, no fault found (seed { $seed }).
cli-fuzz-failed = A fault after { $games } games (seed { $seed }): { $fault }
cli-fuzz-journal = The game up to the fault: { $file }
cli-mutated = { $sampled } citations: { $mutable } can be muted, { $killed } were noticed, { $survived } survived ({ $share } %). Not code: { $data }. Without a test: { $untested }. Tests that fail anyway: { $broken }.
cli-mutant-survived = { $clause } survived: { $where } ({ $place })
cli-mutant-broken = { $clause } cannot be tried, a test fails already: { $where } ({ $place })
cli-mutant-untested = { $clause } has no test: { $where } ({ $place })
cli-benchmark = benchmark
cli-value = value
cli-unit = unit
cli-reference = reference
cli-ratio = ratio
