# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] In chances to win the game
    [forecast] In chances to win the game, if nobody looks beyond the round
    [round] In points of the round
   *[turn] In totals of turns, lower is better
}
coach-curve = { $horizon ->
    [forecast] The chance to win after each event
    [game] The chance to win after each event
    [round] The expected points of the round after each event
   *[turn] The mean total of the turn after each event, lower is better
}
coach-none = Nothing has happened yet that could be valued.
coach-page = { $path } holds the report; open it in a browser
coach-events = events { $first } to { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] rounds
       *[turn] turns
    }
    [own-luck] luck of the own throws
    [luck] luck of everybody's throws
    [other] neither luck nor choice
    [unknown] not known, or neither
    [loss] lost by choices
    [decisions] choices
    [mean-loss] lost per choice
    [end] { $horizon ->
        [forecast] result
        [game] result
        [round] points
       *[turn] totals
    }
    [end-now] as it stands
    [average] with average dice
    [by-total] turns known by their total
    [hints] hints taken
    [luckiest] luckiest throw
    [unluckiest] unluckiest throw
   *[dearest] dearest choice
}
coach-unknown = unknown
coach-by-total = { $turns ->
    [one] Of one turn only the total is known
   *[other] Of { $turns } turns only the totals are known
}: how much of that was luck and how much choice is unknown.
coach-judgement = { $judgement ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
coach-moments = What mattered most
coach-moment-start = { $who } throws { $throw } for the start
coach-moment-throw = { $who } throws { $throw } at { $place }
coach-moment-off = a die of { $who } leaves the mat at { $place }
coach-moment-choice = { $who } chooses { $taken } instead of { $best } at { $place }
coach-moment-other = { $cause ->
    [leave] { $who } leaves the game
    [time] the time of { $who } is up
    [total] a turn of { $who } that is known by its total
    [order] the players change places
   *[coin] the next choice is a coin's toss
}

## The decisions

coach-decisions = Every throw and every choice
coach-turn = { $round ->
    [0] { $who }
   *[other] Round { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , to match a shut box
   *[other] , to beat { $to_beat }
}
coach-round = Round { $round }
coach-start = Round { $round }, who begins
coach-column = { $column ->
    [number] event
    [position] position
    [throw] throw
    [luck] luck
    [taken] choice
    [best] best
   *[loss] loss
}
coach-miss = miss
coach-off = off the mat
coach-only = only

## A hint

coach-hint = { $unit ->
    [total] The mean total of the turn, lower is better:
    [points] The expected points of the round:
   *[chance] The chance to win:
}
