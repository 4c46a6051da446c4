# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Your throw
   *[other] Your turn
}
you-start = Throw for the start
you-survivor = You’re the last one standing
you-penalty = A die left the mat. Choose the penalty.
you-last-throw = Throw for two points
you-super-try = Shut the box too
you-one-or-two = One die or two?
you-try = Beat { $holder }’s { $total }
you-hold = { $who } tries to beat your { $total }
you-won = { $format ->
    [solitaire] You shut the box!
   *[other] You win!
}
you-missed = You miss and end with { $total }
you-lowest = You have the lowest so far, { $total }.
you-go-on = Go on: your turn
you-story = Your turn
you-start-thrown = You throw { $throw } for the start.
you-thrown = You throw { $throw }.
you-shut = You shut { $tiles }.
you-box-shut = You shut the box!
you-miss = No tiles fit: you miss.
you-turn-total = You end with a total of { $total }.
you-holds = { $tries ->
    [one] You hold the total to beat, { $total }. One player may try.
   *[other] You hold the total to beat, { $total }. { $tries } players may try.
}
you-super-box-held = { $tries ->
    [one] Super Box! You shut the box. One player may try it too.
   *[other] Super Box! You shut the box. { $tries } players may try it too.
}
you-scores = { $points ->
    [one] You score a point and have { $now }.
   *[other] You score { $points } points and have { $now }.
}
you-pays = { $points ->
    [one] You lose a point and have { $now }.
   *[other] You lose { $points } points and have { $now }.
}
you-knocked-out = You’re out with { $total }.
you-begin = You begin.
you-next = It’s your turn.
you-won-game = You win the game!
you-taken = You take the point.
you-time-up = Your time is up.
you-hint = You get a hint.
you-last = You’re the last one standing: take the point, or throw once more.
you-off = A die of yours leaves the mat. The throw does not count.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Throw: { $odds }
    [1] One die: { $odds }
   *[other] { $dice } dice: { $odds }
}
you-odds-gain = { $points ->
    [one] { $chance } for { $points } point
   *[other] { $chance } for { $points } points
}
you-odds-win = { $chance } to win
you-odds-none = no tile fits
you-odds-nothing = nothing
you-odds-or-nothing = Or you score nothing
you-odds-sure = For sure
you-odds-rail = odds of the throw
