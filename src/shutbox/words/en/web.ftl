# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] connected
    [lost] the line is lost, connecting again
    [gone] there is no table under this link
   *[connecting] connecting
}
web-leave = Leave the table
web-players = Players
web-round = round { $round }
web-round-of = Round { $round } of { $rounds }
web-mark = { $mark ->
    [at] to act now
    [waits] still to come
    [holds] holds { $total }
    [out] out
    [left] has left
   *[done] done
}
web-away = away
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-so-far = { $total } so far
web-left = left { $total }
web-total-now = total now
web-tile = { $state ->
    [gathered] { $value }, gathered
    [not-now] { $value }, standing, not for this throw
    [hidden] { $value }, standing, behind the { $behind }
    [shut] { $value }, shut
   *[standing] { $value }, standing
}
web-thrown = Thrown: { $faces }
web-missing = missing
web-pips-thrown = { $pips } thrown
web-pips-gathered = { $pips ->
    [0] none gathered
   *[other] { $pips } of { $thrown } gathered
}
web-turn = { $format ->
    [solitaire] { $who } plays alone
    [last-one-standing] { $who } throws
   *[other] { $who } has the turn
}
web-start = { $who } throws for the start
web-tries = { $who } tries to beat { $holder }’s { $total }
web-super-box = { $holder } has shut the box: only a shut box can answer, { $who }
web-survivor = { $who } is the last one standing: take the point, or throw once more for two?
web-penalty = A die has left the mat: { $who } chooses the penalty
web-last-throw = { $who } throws for two points
web-takes-lead = { $total } or less takes the lead
web-tries-left = tries left
web-won = { $format ->
    [solitaire] { $who } has shut the box
   *[other] { $who } wins
}
web-shared = { $names } share the win
web-nobody = { $format ->
    [solitaire] The box stays open
   *[other] Nobody wins
}
web-waits = { $who } is at the box
web-how-many = How many dice
web-dice = { $dice ->
    [one] One die
   *[other] { $dice } dice
}
web-throw = { $dice ->
    [one] Throw one die
   *[other] Throw { $dice } dice
}
web-throw-start = { $dice ->
    [one] Throw one die for the start
   *[other] Throw { $dice } dice for the start
}
web-shut = Shut
web-still-missing = { $missing } missing
web-take-back = Take back
web-all-ways = All ways to use this throw
web-choice = { $choice ->
    [take] Take the point
    [raise] A tile stands up again
    [end] The turn ends
   *[throw] { $dice ->
        [one] Throw one die
       *[other] Throw { $dice } dice
    }
}
web-story = What happened
web-rematch = Play again
web-next-table = To the next table
web-home = Home

## Before the game

web-your-name = Your name
web-seat-open = Seat { $seat }, open
web-sit = Sit here
web-stand = Stand up
web-bot-here = A bot here
web-copy = Copy the link
web-speak = A code to say aloud
web-spoken = Say: { $code }
web-begin = { $open ->
    [0] Begin
    [one] One seat is still open
   *[other] { $open } seats are still open
}
web-host-begins = The host begins when every seat is taken.

## Home

web-play = Play
web-settings = Settings
web-previous = Previous game
web-next = Next game
web-with-whom = With whom
web-whom = { $whom ->
    [alone] Alone
    [bot] A bot
    [here] Here
    [score] Keep score
   *[link] By link
}
web-sentence = { $whom ->
    [alone] { $rules }, alone.
    [bot] { $rules }, against a bot.
    [here] { $rules }, around one screen.
    [score] { $rules }, on a real box: this screen keeps score.
   *[link] { $rules }, with friends by link.
}
web-which-bot = Against
web-how-many-people = How many
web-set-up = Set up the box
web-me = Me
web-player = Player { $number }
web-independent = Shutbox is independent of the publishers of the games. Double Shutter is a trademark of Blue Orange.

## Settings

web-language = Language
web-close = Close
web-sound = Sound
web-touch = Vibration
web-motion = Motion
web-motion-full = full
web-motion-less = less
web-light = Light
web-light-auto = as the device
web-light-light = light
web-light-dark = dark

## The coach

web-coach = Coach
web-hint = Ask the coach; the question is counted
web-option = { $do ->
    [shut] { $tiles }
    [take] take
    [raise] raise
    [end] end
   *[throw] { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
}
web-worth = { $unit ->
    [chance] { $horizon ->
        [game] chance to win
       *[other] chance to succeed
    }
    [points] points of the round
   *[total] mean total, lower is better
}

## Keeping score

web-to-beat = to beat
web-enter = Enter what the dice show
web-undo = Undo
web-one-die = One die
web-off-mat = Off the mat
web-more-ways = { $count ->
    [one] one more way
   *[other] { $count } more ways
}
web-qr = The link as a code for phones
