# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = { $who } throws { $throw } for the start.
fact-start-thrown-sum = { $who } throws { $sum } in all for the start.
fact-start-tied = { $names } are tied and throw again.
fact-thrown = { $who } throws { $throw }.
fact-thrown-sum = { $who } throws { $sum } in all.
fact-shut = { $who } shuts { $tiles }.
fact-off = A die of { $who } leaves the mat: the throw does not count.
fact-penalty-raise = { $row ->
    [0] The { $tile } stands up again.
    [1] The { $tile } of the first row stands up again.
    [2] The { $tile } of the second row stands up again.
    [3] The { $tile } of the third row stands up again.
   *[other] The { $tile } of row { $row } stands up again.
}
fact-penalty-nothing = No tile is shut, so none stands up again.
fact-penalty-end = The turn of { $who } is over.
fact-penalty-void = { $who }'s turn counts as if no tile had been shut.
fact-taken = { $who } takes the point.
fact-left = { $who } leaves the game.
fact-time-up = The time of { $who } is up.
fact-undone = That is taken back.
fact-hint = { $who } is shown a hint.
fact-handed = { $bot ->
    [person] The seat of { $who } goes to { $to }.
   *[other] The seat of { $who } goes to { $to }, a bot ({ $bot }).
}
fact-renamed = { $who } is now called { $to }.
fact-reordered = The order is now { $names }.
fact-box-shut = { $who } shuts the box!
fact-missed = No tiles fit: { $who } misses.
fact-turn-total = { $who } ends with a total of { $total }.
fact-holds = { $tries ->
    [one] { $who } holds the total to beat, { $total }; one player may try.
   *[other] { $who } holds the total to beat, { $total }; { $tries } players may try.
}
fact-super-box-held = { $tries ->
    [one] Super Box! { $who } has shut the box; one player may try to shut it too.
   *[other] Super Box! { $who } has shut the box; { $tries } players may try to shut it too.
}
fact-scores = { $points ->
    [one] { $who } scores a point and has { $now }.
   *[other] { $who } scores { $points } points and has { $now }.
}
fact-pays = { $points ->
    [one] { $who } loses a point and has { $now }.
   *[other] { $who } loses { $points } points and has { $now }.
}
fact-knocked-out = { $who } is out with { $total }.
fact-no-points = Nobody scores in round { $round }.
fact-round = Round { $round } begins.
fact-play-off = { $names } play off the tie.
fact-survivor = { $who } is the last one standing: take the point, or throw once more.
fact-begins = { $who } begins.
fact-turn = { $who } is next.
fact-solitaire-won = The box is shut: won!
fact-solitaire-over = The game is over with a total of { $total }.
fact-won = { $who } wins the game!
fact-shared = { $count ->
    [0] The game is over without a winner.
   *[other] { $names } share the win!
}
