# The moments of a game in its report: a sentence each, and why it mattered, counted in throws.

moment-title = { $count ->
    [one] One moment
    [2] Two moments
   *[other] Three moments
}
moment-headline = { $rounds ->
    [one] { $who } wins { $won } of { $rounds } round
   *[other] { $who } wins { $won } of { $rounds } rounds
}
moment-rounds-won = { $count ->
    [one] round won
   *[other] rounds won
}
moment-turn = { $rounds ->
    [1] { $who }’s turn
   *[other] Round { $round }, { $who }’s turn
}
moment-kind = { $kind ->
    [good] Good luck
    [bad] Bad luck
    [mistake] Mistake
   *[other] Turning point
}
moment-does = { $do ->
    [shut] { $who } shuts { $tiles }.
    [take] { $who } takes the point.
    [raise] { $who } lets a tile stand up again.
    [end] { $who } ends the turn.
   *[throw] { $dice ->
        [one] { $who } throws one die.
       *[other] { $who } throws { $dice } dice.
    }
}
moment-threw = { $who } throws { $pips }.
moment-threw-shut = { $who } throws { $pips } and shuts { $tiles }.
moment-threw-missed = { $who } throws { $pips } and misses.

# Why a choice was a mistake: what the better one would have done
moment-playable = { $do ->
    [shut] { $tiles } would have kept { $count } of { $of } throws.
   *[throw] { $dice ->
        [one] With one die, { $count } of { $of } throws fit.
       *[other] With { $dice } dice, { $count } of { $of } throws fit.
    }
}
moment-finish = { $do ->
    [shut] After { $tiles }, { $count } of { $of } throws would have shut the box.
   *[throw] { $dice ->
        [one] With one die, { $count } of { $of } throws shut the box.
       *[other] With { $dice } dice, { $count } of { $of } throws shut the box.
    }
}
moment-misses = After { $tiles }, { $count } of { $of } throws would have missed next.
moment-reach = After { $tiles }, { $count } of { $of } throws would have shut { $tile }.
moment-odds = { $hits ->
    [one] Only { $hits } of { $of } throws shuts something.
   *[other] { $hits } of { $of } throws shut something.
}

# Why a throw was lucky or not
moment-others-fit = { $count ->
    [0] No other throw fits either.
    [one] One other throw of { $of } fits.
   *[other] The other { $count } of { $of } throws fit.
}
moment-few-as-good = { $count ->
    [one] Only { $count } of { $of } throws is as good.
   *[other] Only { $count } of { $of } throws are as good.
}
moment-better = { $count ->
    [one] { $count } of { $of } throws is better.
   *[other] { $count } of { $of } throws are better.
}
moment-worse = { $count ->
    [one] { $count } of { $of } throws is worse.
   *[other] { $count } of { $of } throws are worse.
}
moment-change = { $from } to { $to }
