# Players: profiles, ratings, ladders, follows.

social-my-page = My page
social-ratings = Ratings
social-played = Games
social-rating = Rating
social-no-ratings = No rated games yet.
social-provisional = provisional
social-deviation-help = The true strength lies in this range with 95 % certainty. A question mark means provisional: too few games so far.
social-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
social-finished = Games finished
social-none-finished = None yet.
social-wins = Won
social-draws = Drawn
social-losses = Lost
social-results = Latest results
social-more = Show more
social-win = won
social-loss = lost
social-draw = draw
social-unknown = There is no player of that name here.
social-deleted = deleted player
social-guest = guest
social-rated = rated
social-casual = casual
social-private = private
social-how-resigned = resigned
social-how-drawn = draw agreed
social-how-timed-out = lost on time
social-unrated = { $why ->
    [short] rated, but did not count: it ended before it had really begun
    [seed] rated, but did not count: the seed was known
    [edited] rated, but did not count: the table was changed
    [often] rated, but did not count: too many games of the same two players on one day
    [origin] rated, but did not count: both accounts were used from the same place
    [banned] rated, but did not count: a player is banned
   *[other] rated, but did not count
}
social-rated-games = Rated games
social-rated-switch = I play rated games
social-rated-help = You can offer and accept games that count for a rating: two players, a scenario as printed, no hints, no machine players, and no undo once the game has ended.
social-ladder-switch = Show me on the ladders
social-ladder-help = Your name and rating are listed for each game, once your rating is no longer provisional.
social-rated-game = Rated
social-rated-game-help = It counts for both players' ratings. Listed in the lobby; no hints, no machine players.
social-public = Public on your page: your name, the day you joined, your ratings, and the results of games listed in the lobby. Private games stay private.
social-ladder = Ladder
social-ladder-empty = No one yet. Players appear here once their rating is no longer provisional.
social-ladder-who = Players who have chosen to be listed.
social-page-before = Higher
social-page-after = Lower
social-follow = Follow
social-unfollow = Following
social-watched = You follow
social-block = Block
social-unblock = Blocked
social-block-help = The two of you can no longer meet through the lobby, invite or follow each other.
social-anyone = Play anyone
social-anyone-help = Takes the best open challenge of this game, or opens one
social-anyone-rated-help = Takes the best open challenge of this game, rated ones first, or opens a rated one
social-anyone-waiting = Your challenge is open. The game is in your list.
lobby-asked-request = The others ask for your consent
