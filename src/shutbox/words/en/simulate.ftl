# What a simulation shows.

simulate-head = { $rules }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
simulate-interval = In brackets: where the truth lies in { $percent } of 100 simulations.
simulate-horizon = Players who weigh their options play for { $horizon ->
    [turn] a low total of each turn
    [round] the points of each round
    [alone] a shut box
   *[game] the whole game
}.
simulate-rounds = Rounds of a game: { $rounds }
simulate-opener = Whoever begins wins { $share }
simulate-measure = { $measure ->
    [wins] Games won, a shared win counting its share
    [points] Points of a game
    [total] Total of a turn
    [shut] Turns that shut the box
    [throws-round] Throws in a round
   *[throws] Throws in a turn
}
simulate-totals = How the totals of turns share themselves out
simulate-speed = { $seconds } s, { $speed } games per second
simulate-saved = Game { $number } of seed { $seed } is in { $file }, played as at a table.
