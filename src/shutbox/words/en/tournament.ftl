# What a tournament shows.

tournament-head = { $bots } bots, { $line_ups } line-ups of { $games ->
    [one] one game
   *[other] { $games } games
} each, seed { $seed }. Ratings are on the scale of Elo, their mean is 1500; in brackets, where the truth lies in 95 of 100 tournaments.
tournament-column = { $column ->
    [bot] bot
    [rating] rating
   *[wins] games won
}
tournament-crossed = Of 100 games the one at the left wins against the one above
tournament-overall = Over all rule sets
