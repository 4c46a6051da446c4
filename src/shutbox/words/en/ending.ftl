# The end of a game, the picture of it, and the game of the day. It is loaded with the pages that need it.

ending-over = Game over
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] You win one round to { $other }
           *[other] You win { $own } rounds to { $other }
        }
        [rounds] { $own ->
            [one] You win with one round
           *[other] You win with { $own } rounds
        }
        [points-to] You win { $own } to { $other }
        [points] { $own ->
            [one] You win with one point
           *[other] You win with { $own } points
        }
        [left] You win with { $own } left
        [total] You win with a total of { $own }
       *[none] You win
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } wins one round to { $other }
           *[other] { $who } wins { $own } rounds to { $other }
        }
        [rounds] { $own ->
            [one] { $who } wins with one round
           *[other] { $who } wins with { $own } rounds
        }
        [points-to] { $who } wins { $own } to { $other }
        [points] { $own ->
            [one] { $who } wins with one point
           *[other] { $who } wins with { $own } points
        }
        [left] { $who } wins with { $own } left
        [total] { $who } wins with a total of { $own }
       *[none] { $who } wins
    }
}
ending-shut = { $you ->
    [yes] You shut the box with { $tiles }
   *[no] { $who } shuts the box with { $tiles }
}
ending-left = { $you ->
    [yes] You left { $total }
   *[no] { $who } left { $total }
}
ending-odds = Even with perfect play it happens once in { $games } games.
ending-figure = { $kind ->
    [standing] standing
    [left] left
   *[thrown] thrown
}
ending-missed-with = missed with { $pips }
ending-moment = { $known ->
    [yes] The deciding moment
   *[no] The last throw
}
ending-deed = { $came ->
    [shut] { $who } throws { $pips } and shuts { $tiles }.
    [box] { $who } throws { $pips } and shuts the box with { $tiles }.
    [missed] { $who } throws { $pips } and misses.
   *[open] { $who } throws { $pips }.
}
ending-chance = { $who }’s chance
ending-swing = { $from } to { $to }
ending-rounds = Round by round
ending-left-in = Left in round
ending-unit = { $unit ->
    [rounds] Rounds won
    [points] Points
   *[total] Total
}
ending-throws = { $count ->
    [one] The throw
   *[other] The { $count } throws
}
ending-record = Your record
ending-best = Your best
ending-before = before: { $total }
ending-first = your first
ending-box-shut = Box shut
ending-in-games = { $games ->
    [one] in one game
   *[other] in { $games } games
}
ending-mean = Your average
ending-perfect-mean = perfect: { $mean }

## The picture

ending-picture = Share a picture
ending-picture-shape = Shape
ending-picture-shapes = { $shape ->
    [wide] Wide
   *[tall] Tall
}
ending-picture-names = Names in the picture
ending-picture-hand-on = { $how ->
    [share] Share picture
   *[save] Save picture
}
ending-picture-failed = The picture could not be made. Try again.

## The game of the day

ending-play-today = Play today’s game
ending-look = See how it went
ending-perfect = { $total ->
    [0] The perfect player, not foreseeing the dice, shut the box.
   *[other] The perfect player, not foreseeing the dice, left { $total }.
}
ending-perfect-box = { $total ->
    [0] Perfect player, box shut
   *[other] Perfect player, { $total } left
}
ending-second = Only your first try counts. You left { $total }.
ending-turning = The turning point, throw { $n }
ending-no-turning = No choice of yours cost anything to speak of.
ending-turned = { $do ->
    [shut] You shut { $tiles }.
    [take] You took the point.
    [raise] You let a tile stand up again.
    [end] You ended the turn.
   *[throw] { $dice ->
        [one] You threw one die.
       *[other] You threw { $dice } dice.
    }
}
ending-streak = { $days ->
    [0] Play today to begin a streak
    [one] One day
   *[other] { $days } days in a row
}
ending-longest = Your longest: { $days }.
ending-forgiven = One missed day is forgiven.
ending-share = Share result
ending-share-text = { $sign ->
    [behind] Shutbox, { $day }: { $gap } from perfect
    [ahead] Shutbox, { $day }: { $gap } better than perfect play
    [same] Shutbox, { $day }: as good as perfect play
   *[unknown] Shutbox, { $day }
}
ending-day = Day { $days }
ending-copied = Copied. Paste it into a message.
