# Practising in the terminal.

drill-heading = { $level ->
    [easy] Exercise { $number }, easy
    [hard] Exercise { $number }, hard
   *[medium] Exercise { $number }
}
drill-help = Choose as in a game: the number of a move, its tiles, a number of dice, or { $take }. Then you see what each is worth. { $quit } ends it.
drill-unit = { $unit ->
    [chance] { $horizon ->
        [forecast] What each is worth, as the chance to win:
        [game] What each is worth, as the chance to win:
       *[turn] What each is worth, as the chance to succeed in this turn:
    }
    [points] What each is worth, in points of the round:
   *[total] What each is worth, as the mean total of the turn, lower is better:
}
drill-mean = { $done ->
    [one] One exercise, { $best } of them best; mean loss { $mean }
   *[other] { $done } exercises, { $best } of them best; mean loss { $mean }
}
drill-ever = { $done ->
    [one] Of all your exercises: 1 done, { $best } best, mean loss { $mean } of what was to be had.
   *[other] Of all your exercises: { $done } done, { $best } best, mean loss { $mean } of what was to be had.
}
drill-no-mistakes = There is no mistake in there to practise. Well played!
drill-player = Player { $number }
