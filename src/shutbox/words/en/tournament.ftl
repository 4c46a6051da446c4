# What a tournament shows.

tournament-head = { $bots } bots, { $line_ups } line-ups of { $games ->
    [one] one game
   *[other] { $games } games
} each, seed { $seed }. Ratings are on the Elo scale, with an average of 1500. In brackets: 95% confidence intervals.
tournament-column = { $column ->
    [bot] bot
    [rating] rating
   *[wins] games won
}
tournament-crossed = How many of 100 games the bot on the left wins against the one above
tournament-overall = Over all rule sets
