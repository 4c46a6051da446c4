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

## After the game

web-report = Report
web-back = Back
web-report-next = What next
web-report-thinking = The coach is looking through the game…
web-report-forgotten = This browser no longer has the record of that game.
web-report-unfinished = Not over yet
web-report-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-report-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
web-report-thrown = { $count ->
    [one] one throw
   *[other] { $count } throws
}
web-report-result = { $format ->
    [chase] Points
    [last-one-standing] Points
   *[other] Totals
}
web-report-went = How it went
web-report-nothing = Nothing has happened yet that could be valued.
web-report-measure = { $unit ->
    [chance] The chance to win, after every throw and every move.
    [shut] The chance to shut the box, after every throw and every move.
    [points] The points that each player could expect from the round, after every throw and every move.
   *[total] The total that could be expected at the end of the turn, after every throw and every move. Less is better.
}
web-report-curve = { $unit ->
    [chance] The chance to win over the whole game; at the end: { $ends }
    [shut] The chance to shut the box over the whole game; at the end: { $ends }
    [points] The points to be expected, round by round; at the end: { $ends }
   *[total] The total to be expected, turn by turn; at the end: { $ends }
}
web-report-to-moment = To moment { $number }
web-report-play = Play the game back
web-report-pause = Pause
web-report-scrub = Where in the game
web-report-before = Before the first throw.
web-report-where = Round { $round }, { $n } of { $of }.
web-report-total = total { $total }
web-report-luck = Dice and choices
web-report-luck-unit = { $unit ->
    [chance] In percentage points of the chance to win.
    [shut] In percentage points of the chance to shut the box.
    [points] In points.
   *[total] In the total of the turns; plus means that less was left standing.
}
web-report-luckless = With average dice and the same choices, { $who } would have won most often.
web-report-dice = dice
web-report-choices = choices
web-report-no-decisions = Nothing to choose.
web-report-mean-loss = { $decisions ->
    [one] One real choice, which cost { $loss }.
   *[other] { $decisions } real choices, which cost { $loss } each on average.
}
web-report-hints = { $hints ->
    [one] One hint.
   *[other] { $hints } hints.
}
web-report-moments = { $count ->
    [one] The moment that mattered
    [2] Two moments that mattered
   *[other] Three moments that mattered
}
web-report-box = { $count ->
    [0] The box is shut
   *[other] Standing: { $tiles }
}
web-report-throws = { $who } throws { $faces }
web-report-decides = { $do ->
    [shut] { $who } shuts { $tiles }
    [take] { $who } takes the point
    [raise] { $who } lets a tile stand up again
    [end] { $who } ends the turn
   *[throw] { $dice ->
        [one] { $who } throws one die
       *[other] { $who } throws { $dice } dice
    }
}
web-report-did = { $do ->
    [shut] shut { $tiles }
    [take] took the point
    [raise] let a tile stand up again
    [end] ended the turn
   *[throw] { $dice ->
        [one] threw one die
       *[other] threw { $dice } dice
    }
}
web-report-better = Better: { $option }.
web-report-swing = { $unit ->
    [chance] The chance to win goes from { $from } to { $to }.
    [shut] The chance to shut the box goes from { $from } to { $to }.
    [points] The points to be expected go from { $from } to { $to }.
   *[total] The total to be expected goes from { $from } to { $to }.
}
web-report-show = Show it in the replay
web-report-decisions = Every decision
web-report-worth-a-look = Worth a look, { $count }
web-report-all = All { $count }
web-report-all-good = No choice cost anything to speak of.
web-report-who = Round { $round }, { $who }
web-report-beside = { $beside ->
    [only] the only way
    [best] the best
   *[better] { $option } was better
}
web-report-judgement = { $judgement ->
    [best] the best
    [good] good
    [inaccuracy] not quite right
    [mistake] a mistake
   *[blunder] a bad mistake
}
web-report-taken = chosen
web-report-rest = { $count ->
    [one] and one more
   *[other] and { $count } more
}
web-report-envelope = { $state ->
    [open] The envelope is open
    [sealed] The dice lie sealed
   *[fault] The dice do not fit their envelope
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] The dice of this game were fixed and sealed before the first throw. All { $fit } throws are those in the envelope.
       *[other] { $fit } throws are those that were sealed before the game; { $others } came from other dice.
    }
    [sealed] They were fixed before the first throw. The envelope is opened when the game is over.
   *[fault] What was thrown is not what was sealed before the game, or the record was changed.
}
web-report-check = Check it yourself
web-report-share = Share the link
web-report-copied = The link is copied.
web-report-to-table = To the table
web-report-practise = Practise these
web-report-save = Save this game
web-report-save-page = The report
web-report-save-page-about = one file that opens anywhere, also offline
web-report-save-record = The record
web-report-save-record-about = for the shutbox command and other programs
web-report-print = Print

## Practise

web-practise = Practise
web-practise-today = Today’s position
web-practise-question = { $phase ->
    [shut] You threw { $pips }. What would you shut?
    [survivor] You are the last one standing. What would you do?
    [penalty] A die has left the mat. Which penalty?
   *[throw] How many dice would you throw?
}
web-practise-stake = { $stake ->
    [beat] Another player holds { $total }; you must stay below it.
    [super-box] Another player has shut the box; only a shut box answers that.
    [least] The least total so far is { $total }.
    [alone] You play alone, to shut the box.
    [set] You set the total that the others have to beat.
   *[begin] The others play after you.
}
web-practise-you = You
web-practise-costs = { $option } costs { $cost }.
web-practise-best = { $option } is the best!
web-practise-streak = { $days ->
    [0] Solve it, and come back tomorrow.
    [one] one day
   *[other] { $days } days in a row
}
web-practise-game-today = Today’s game
web-practise-game-about = { $rules }, alone. Everybody gets the same dice today.
web-practise-game-play = Play it
web-practise-game-on = Go on
web-practise-game-left = { $total ->
    [0] You shut the box!
   *[other] You left { $total }.
}
web-practise-game-perfect = { $total ->
    [0] With the same dice the perfect player shuts the box.
   *[other] With the same dice the perfect player leaves { $total }.
}
web-practise-drill = Drill
web-practise-game = Game
web-practise-level = How hard
web-practise-levels = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
web-practise-own = From my own mistakes
web-practise-none = No exercise was found for this game.
web-practise-no-mistakes = No mistakes to practise. Well played!
web-practise-wait = Looking for a position…
web-practise-number = { $number } of { $of }
web-practise-next = Next
web-practise-done = { $count ->
    [one] That was the one.
   *[other] All { $count } of them done.
}
web-practise-again = Once more
web-practise-running = { $count ->
    [one] Your last choice cost { $loss } of what was at stake.
   *[other] Your last { $count } choices cost { $loss } of what was at stake, on average; { $best } were the best.
}

