# Texts that belong to no game: errors, undo, the command line.
error-unknown-game = There is no game { $game }. Known: { $known }.
error-unknown-scenario = There is no scenario { $scenario } in { $game }. Known: { $known }.
error-bad-option = Option { $option } cannot be { $value }. Known: { $known }.
error-unknown-language = There is no language { $language }. Known: { $known }.
error-unknown-rule = { $game } has no rule { $rule }.
error-unknown-id = { $game } has nothing called { $id }.
error-bad-action = This is not an action: { $detail }
error-bad-query = This query ({ $what }) has no answer: { $detail }
error-bad-edit = The position cannot be changed like this: { $detail }
error-not-asked = Another seat has to answer now: { $asked }, not { $seat }.
error-stale-ply = The game has moved on: this was for step { $ply }, it is now step { $now }.
error-game-over = The game is over.
error-undo-refused = Going back to step { $to } needs everyone's consent: since then dice were rolled, something was revealed or another player acted.
error-undo-unknown = No step of this game began at { $to }.
error-bad-journal = This file is not a game journal of this program, or it was altered ({ $detail }).
error-bad-situation = This situation cannot be run: { $detail }
error-script-exhausted = The scripted dice ran out: { $need } needed, { $left } left.
error-no-such-face = A scripted roll shows { $value }; there are { $sides } faces or counters to draw from.
error-illegal-action = Rule { $rule } forbids it.
no-such-choice = That is not one of the options now.
not-now = You cannot do that now: it happens at another step ({ $rule }).
finish-first = Finish what you have started first.
undone = Undone: { $count ->
    [one] one step
   *[other] { $count } steps
} ({ $seat }).
undone-by-agreement = By agreement { $count ->
    [one] one step was
   *[other] { $count } steps were
} undone. Requested by: { $seat }.
edited-by-agreement = By agreement the position was changed in { $count ->
    [one] one place
   *[other] { $count } places
}. Requested by: { $seat }.
ended-by-resignation = { $seats } resigned.
ended-by-agreed-draw = The game ended in a draw by agreement, offered by { $seat }.
by-standing-order = Answered by your standing order.
seat-to-machine = From now on the machine plays { $seat }.
seat-to-person = { $seat } is back in the hands of its player.
ended-on-time = { $seats } ran out of time.
seat-to-machine-on-time = { $seat } ran out of time. From now on the machine plays it.
clocks-more-time = { $seat } gave { $to } more time: { $time } h.
clocks-paused = The clocks are paused by agreement; { $seat } asked for it.
clocks-resumed = The clocks run again by agreement; { $seat } asked for it.
edited = Changed: { $thing } ({ $changes }).
carried-over = The rules or facts of this game were corrected by a new version. Play goes on from the position as it was; steps before this one cannot be undone.
not-replayed = Played under an earlier version of the rules.

# The server.
error-unknown-situation = There is no situation { $situation } in { $game }.
error-bad-request = The server does not understand this request: { $detail }
error-too-large = This exceeds the limit of { $limit } bytes.
error-unknown-table = This server has no game { $id }.
error-not-found = There is nothing at { $path }.
error-bad-key = This key does not open this game.
error-seat-taken = This seat is taken: its link was opened first in another browser. Ask the player in that seat for their link.
error-not-your-seat = You are not playing { $seat }.
error-bad-seats = The seats do not fit: { $detail }
error-unknown-player = There is no machine player { $player }. Known: { $known }.
error-still-hidden = The export would reveal what other players may not see yet. It is available when the game is over.
error-not-over = The chances of winning are available when the game is over.
error-declined = { $seat } declined.
error-no-such-request = This request is no longer open.
error-no-opponent = A draw is agreed between people, and no person plays the other side.
error-no-such-order = This game takes no standing order of that kind: { $kind }.
error-machine-plays = The machine plays { $seat } now. Take the seat back first.
error-seat-present = The player of { $seat } is here, or was within the last { $hours } hours.
error-bad-pace = This pace does not work: { $part } must be { $least } to { $most } seconds.
error-no-clocks = There is no clock here: this game has none, or a machine plays this seat.
error-time-not-up = { $seat } still has time, or its clock is stopped.
error-own-time-up = { $seat } cannot claim: its own side is out of time.
error-own-side = { $seat } is on your own side: only an opponent can give it time.
error-clocks-already = The clocks are already in that state.
error-no-vacation = { $seat } has no vacation left, or is out of time already.
error-too-many-questions = Too many queries at once; wait for the answers.
error-not-a-branch = Only a what-if branch can do this.
error-help-refused = Hints and help by the machine are for games without other people.
error-bad-records = { $path } holds something else than recorded games.
error-workers-died = The workers died on every attempt; { $left } batches of games are left.
error-no-ray = Ray is not installed: pip install "grognard[cluster]".
error-no-cluster = No Ray cluster answers at { $address }: { $detail }
error-other-code = The machine { $node } runs another version of Grognard; its games would be other games.
error-bad-weight = The players of { $game } have no such weight: { $weight }. Known: { $known }.
error-no-plots = Matplotlib is not installed: pip install "grognard[plot]".
error-bad-picture = { $path } cannot be drawn: { $detail }
error-not-a-puzzle = This table is no puzzle.
error-not-on-the-die = The die has { $sides } sides: { $face } is not on it.
error-no-journal = A what-if branch cannot be exported; export the game itself.
error-too-many-branches = You have { $limit } branches of this game. Delete one first.
error-branch-too-long = This branch has { $limit } steps, which is the most. Open a new one.
error-no-such-ply = There is no step { $ply }; the last is { $last }.
error-bad-protocol = This page (version { $client }) and the server (version { $server }) do not match. Reload the page.
error-storage-failed = The game could not be saved, so nothing was changed: { $detail }
error-unknown-database = { $address } is not the address of a PostgreSQL database (postgresql://user@host/name).
error-no-driver = PostgreSQL needs its driver: pip install "grognard[postgres]".
error-name-taken = The name { $name } is taken, or looks like one that is.
error-bad-name = { $reasonId ->
    [length] A name has { $shortest } to { $longest } characters.
    [letters] A name has Latin or Cyrillic letters, digits, spaces, dots, hyphens and underscores.
    [scripts] A name needs letters, all of one alphabet.
   *[other] This name is reserved.
}
error-bad-password = A password has { $shortest } to { $longest } characters.
error-wrong-password = Wrong name or password.
error-signed-out = Please sign in first.
error-no-such-device = This device is signed out already.
error-no-hasher = Accounts need a library for passwords: pip install "grognard[accounts]".
error-unknown-account = There is no player called { $name } here.
error-bad-email = This is not an e-mail address.
error-bad-letter = This link has been used, or is too old. Ask for a new one.
error-banned = { $forever ->
    [1] Your account is banned for good. Reason: { $why }
   *[0] Your account is banned until { $until }. Reason: { $why }
}
error-muted = { $forever ->
    [1] You may no longer write in chat. Reason: { $why }
   *[0] You may not write in chat until { $until }. Reason: { $why }
}
error-not-allowed = { $role ->
    [admin] Only an admin of this server may do this.
   *[moderator] Only a moderator of this server may do this.
}
error-outranked = You may only act on accounts whose role is below yours.
error-no-sanction = This account is not banned or muted any more.
error-no-such-report = This report is already closed.
error-not-for-rating = { $why ->
    [options] A rated game is played as printed: leave all options at their defaults.
    [seed] In a rated game no one chooses the seed.
    [private] A rated game must be listed in the lobby.
    [seats] In a rated game one seat is yours and the other is open to another player.
   *[scenario] Rated games are for two players against each other; this scenario is not.
}
error-not-rated = This is a rated game. To play it, sign in and switch rated games on in your account.
error-rated-game = This is a rated game: no hints, no changes of the table, no machine players, and no undo once it has ended.
error-blocked = You and this player cannot play with each other.
error-too-many-followed = You follow too many games and players. Unfollow one first.
error-no-mail = This server sends no mail.
mail-confirm-subject = Confirm your e-mail address
mail-confirm-text =
    { $name }, please follow this link to confirm that this address is yours:

    { $link }

    It works once, for two days. If you did not ask for it, ignore this message.
mail-reset-subject = A new password
mail-reset-text =
    { $name }, by this link you can choose a new password:

    { $link }

    It works once, for an hour. If you did not ask for it, ignore this message: your password stays as it is.
error-mail-failed = The message could not be sent: { $detail }
error-notice-failed = The notice did not arrive: { $detail }.
error-no-notices = You have left no way to be told.
error-no-push = This server has no push notices.
error-no-pusher = Push notices need two libraries: pip install "grognard[push]".
error-bad-push-key = The key for push notices, { $file }, cannot be used: { $detail }.
error-wrong-code = This code is wrong, or too old. Ask for a new one.
error-too-many-codes = Too many codes were sent to this address today.
error-bad-target = Notices cannot be sent there: { $detail }.
error-not-a-file = { $address } is not a file. PostgreSQL databases are copied with pg_dump and pg_restore.
error-read-only = This server can only show games at the moment; nothing can be changed: { $detail }
error-outgrown-game = This version of the program cannot open the game { $id }: { $detail }. Nothing is lost: export the game, or open it with the version it was played with.
error-unreadable-state = The position at { $ply } cannot be read by this version: { $detail }
error-conflict = Another server has written to this game. It is being reloaded.
error-newer-database = The database { $path } was made by a newer version (format { $found }; this program supports { $known }). Nothing was changed.
error-older-database = The database { $path } was made by an older version (format { $found }; today’s is { $known }), and this would change it. Check a copy of it, with --migrate. Nothing was changed.
error-not-a-database = { $path } is not a database of this program: { $detail }
error-bad-settings = The settings cannot be used: { $detail }
error-port-taken = Port { $port } on { $host } is in use: { $detail }
error-stopping = The server is shutting down.
error-bad-host = This server does not go by the name { $host }. Start it with --name to add one.
error-bad-origin = Requests from pages of { $origin } are not accepted.
error-not-json = The body must be application/json, not { $given }.
error-damaged-database = { $path } is damaged: { $detail }. Restore a backup (grognard admin restore), or move the file away to start with an empty one.
error-database-in-use = { $path } is in use by another server: { $holder }.
error-too-many-requests = Too many requests; try again in { $seconds } seconds.
error-journal-too-slow = The replay of this journal takes longer than { $seconds } seconds.
error-busy = The server is busy; please try again in a moment.
error-journal-too-long = This game has { $entries } entries; the server accepts at most { $limit }.
error-internal = Something went wrong on the server; see its log.

# The command line.
error-bad-pack = Faulty data: { $file }: { $problem }
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
cli-situations-summed = { $good } as expected, { $differ } differ, { $wrong } cannot be run
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
cli-verified-contribution = { $seat } added { $entropy } to the seed.
cli-verified-edits = The position was changed by agreement { $count ->
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
cli-by-record = The tests are not installed here; their results are taken from the record in the pack.
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
cli-rung = { $upper } beats { $lower }: { $won }, { $share }
cli-fitted = { $positions } positions of { $games } games; log loss { $loss }, { $right } % on the right side.
cli-fuzzed = { $games ->
    [one] One game
   *[other] { $games } games
} of random play, { $plies } answers, no fault found (seed { $seed }).
cli-fuzz-failed = A fault after { $games } games (seed { $seed }): { $fault }
cli-fuzz-journal = The game up to the fault: { $file }
cli-backed-up = { $games ->
    [one] One game
   *[other] { $games } games
} copied to { $file }.
cli-restored = Restored { $database }.
cli-restored-kept = What was there is kept as { $file }.
cli-upgrade-checked = { $games ->
    [one] One game
   *[other] { $games } games
} replayed. Not the same by this version: { $carried }. Cannot be opened: { $broken }.
cli-no-reports = No line of chat was reported.
cli-undeleted = The game { $id } is back.
cli-push-keys = The key for push notices is in { $file }: keep it, and let no one read it. Its public half: { $public }
cli-no-roles = No account has a role.
cli-role-given = { $name }: { $role }.
cli-no-acts = The log is empty.
cli-ratings-recomputed = { $games ->
    [one] Ratings computed anew from one game.
   *[other] Ratings computed anew from { $games } games.
}
cli-ratings-what = Nothing was done. Add --recompute to compute all ratings anew from the stored results.
cli-pruned = { $games ->
    [0] No game was that old.
    [one] One game deleted; it can be undeleted for a week.
   *[other] { $games } games deleted; they can be undeleted for a week.
}
cli-mutated = { $sampled } citations: { $mutable } can be muted, { $killed } were noticed, { $survived } survived ({ $share } %). Not code: { $data }. Without a test: { $untested }. Tests that fail anyway: { $broken }.
cli-mutant-survived = { $clause } survived: { $where } ({ $place })
cli-mutant-broken = { $clause } cannot be tried, a test fails already: { $where } ({ $place })
cli-mutant-untested = { $clause } has no test: { $where } ({ $place })
cli-benchmark = benchmark
cli-value = value
cli-unit = unit
cli-reference = reference
cli-ratio = ratio

# -- lessons: questions made from the expectations of a worked example ------------------------------------------------
lesson-odds-column = { $units } attack { $thing }: { $attack } against { $defence }. Which column of the table, shifts included?
lesson-odds-attack = { $units } attack { $thing }. How much do they count in all?
lesson-odds-defence = { $units } attack { $thing }. How strong is the defence?
lesson-odds-shifts = { $units } attack { $thing }. How many shifts of the odds are there?
lesson-routes-cost = What does it cost { $thing } to reach { $to }{ $modeId ->
    [extended] {" "}by extended movement
    [tactical] {" "}by tactical movement
   *[other] {""}
}?
lesson-cost-is = What does { $thing } pay to enter { $to }?
lesson-bond-is = Is there a bond between { $thing } ({ $side })?
lesson-zoc-is = Does a zone of control of this side reach { $thing } ({ $side })?
lesson-rail-is = Is the railway in { $thing } in use ({ $side })?
lesson-supplied-is = Is { $thing } in supply?
lesson-retreats-paths = How many ways of retreat from { $from } has { $thing }?
lesson-attack-dv = { $thing } attacks { $target }. What is the defence value?
lesson-attack-fp = { $thing } attacks { $target }. What is the firepower?
lesson-attack-colour = { $thing } attacks { $target }. Which defence value counts?
lesson-sight-is = Is there a line of sight from { $thing } to { $to }?
lesson-bears-is = Is { $to } in the arc of fire of { $thing }?
lesson-landing-modifier = What is the modifier of a landing in { $thing }?
lesson-outcome-outcome = How does the game end for { $seat }?
lesson-points-points = How many victory points is that?
lesson-points-halves = How many half victory points does { $thing } have?
lesson-score-score = What is the final score?
lesson-defence-is = How high is the defence track now: { $thing }?
lesson-area-count = How many tokens ({ $token }) are there: { $thing }?
lesson-location-holds = What lies on { $thing } now?
lesson-space-holds = What stands in { $thing } now?
lesson-weather-weather = What is the weather?
lesson-fog-stock-fog-stock = How many fog-of-war cards are left in the stock?
lesson-unit-damaged = Is { $thing } damaged now?
lesson-unit-exhausted = Is { $thing } exhausted now?
lesson-unit-steps = How many steps does { $thing } have now?
lesson-unit-at = Where is { $thing } now?
lesson-unit-order = In which order is { $thing } now?
lesson-unit-hit = Which hit counter lies on { $thing } now?
lesson-hex-terrain = What is the terrain of { $thing }?
lesson-word-yes = yes
lesson-word-no = no
lesson-word-none = none
lesson-word-win = won
lesson-word-loss = lost
lesson-word-draw = drawn
lesson-word-overcast = overcast
lesson-word-overcast-w = overcast (winter)

## Puzzles: the goal in a sentence (made by `grognard puzzles`)

puzzle-fire = Destroy by fire alone, without moving: { $unit } in { $hex }. You have { $ap } action points and { $cap ->
    [0] no command points
    [one] one command point
   *[other] { $cap } command points
}.
puzzle-points = Destroy { $unit } in { $hex }. You have { $ap } action points and { $cap ->
    [0] no command points
    [one] one command point
   *[other] { $cap } command points
}.
puzzle-destroy = Destroy { $unit } in { $hex } in this combat.
puzzle-destroy-all = Destroy every unit in { $hex } in this combat.
puzzle-drive = Drive the enemy out of { $hex } in this combat.
puzzle-drive-two = Drive the enemy out of { $hex } and { $other } in this combat.
puzzle-drive-two-standing = Drive the enemy out of { $hex } and { $other } in this combat. No unit of yours may advance.
puzzle-take = Take { $hex } in this combat.
puzzle-cut = Cut the supply of { $unit } in { $hex } by the end of this combat.
puzzle-clear = Destroy { $unit } ({ $space }) with { $actions } actions.
puzzle-clear-all = With { $actions } actions, clear { $spaces }.

cli-puzzle-right = ok    { $file }  { $best } % at best, { $second } % for the best that is not enough
cli-puzzle-wrong = WRONG { $file }  it says { $said }, the search finds { $found }
cli-puzzle-made = { $file }  { $best } %
cli-puzzles-none = No puzzle was found: try another seed or scenario.

# Notices to players who are not at the table.
notice-turn = It is your turn ({ $seat }).
notice-request = Another player asks for your consent ({ $seat }).
notice-over = The game is over.
notice-time = You have little time left ({ $seat }).
notice-late = Another player is out of time: you may claim the win, let the machine play on, or wait ({ $seat }).
notice-test = This is a test: notices of this game will come here ({ $seat }).
notice-code-subject = Grognard: your code is { $code }
notice-code = To receive notices of your games at this address, type in this code: { $code }. If you did not ask for it, ignore this message: nothing else will be sent.
notice-digest-subject = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
notice-mail-end = No more mail from this server:
notice-end = No more mail
notice-end-ask = Shall this server send no more mail to your address?
notice-ended = Done: this server sends no more mail to your address, for any game.
notice-end-unknown = This link is not known here.
