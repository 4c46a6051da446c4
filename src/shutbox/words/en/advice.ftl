# What the coach says at the table, in people's words, and how a tile is spoken where it cannot be drawn.

advice-goal = { $goal ->
    [win] Chance to win
    [shut] Chance to shut the box
    [beat] Chance to beat { $total }
   *[none] { $horizon ->
        [round] Best for this round
       *[turn] Best for this turn
    }
}
advice-rank = { $rank ->
    [best] Best
    [nearly] Nearly
   *[worse] Worse
}
advice-more = More
advice-hint = The coach’s advice: { $text }

# The sentence below the bars. It counts throws, so that it never argues with the bars.
advice-playable = { $do ->
    [throw] { $dice ->
        [one] With one die, { $count } of { $of } throws fit.
       *[other] With { $dice } dice, { $count } of { $of } throws fit.
    }
   *[other] { $all ->
        [yes] The best way keeps all { $of } throws playable.
       *[no] The best way keeps { $count } of { $of } throws playable.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [one] With one die, { $count } of { $of } throws shut the box.
       *[other] With { $dice } dice, { $count } of { $of } throws shut the box.
    }
   *[other] After the best way, { $count } of { $of } throws shut the box.
}
advice-misses = After the best way, { $count } of { $of } throws miss for the next player.
advice-reach = After the best way, { $count } of { $of } throws can shut { $tile }.
advice-unreachable = The best way leaves a chance to shut { $tiles }.
advice-last-throw = { $hits } of { $of } throws shut something, { $shuts } of them the whole box.
advice-equal = More than one way is equally good.
advice-best = { $do ->
    [shut] { $tiles } is the best way.
    [take] Taking the point is best.
    [raise] Letting a tile stand up is best.
    [end] Ending the turn is best.
   *[throw] { $dice ->
        [one] Throwing one die is best.
       *[other] Throwing { $dice } dice is best.
    }
}
advice-judged = { $rank ->
    [best] { $option } was the best way.
    [nearly] { $option } was nearly as good as { $better }.
   *[worse] { $better } was better than { $option }.
}

# Behind "More"
advice-after = After { $tiles }
advice-throws = Throws you can play
advice-throws-of = { $count } of { $of }
advice-leaves = Total you leave
advice-shut = Chance to shut the box
advice-mean = Average final total
advice-costs = { $option }: costs you { $loss }.
advice-unit = { $unit ->
    [points] The numbers are average points this round.
   *[total] The numbers are average final totals. Lower is better.
}
advice-horizon = { $horizon ->
    [game] The coach looks ahead to the end of the game.
    [forecast] The coach looks ahead to the end of the game, as if nobody looked beyond the round after this turn.
    [round] The coach looks ahead to the end of this round.
   *[turn] The coach looks ahead to the end of this turn.
}
