# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] connected
    [lost] The line is lost. Connecting again…
    [gone] There is no table under this link.
   *[connecting] Connecting…
}
web-abandoned = This table was given up.
web-leave = Leave the table
web-more = More
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Nine, one die at six
    [nine-789] Nine, one die at the end
   *[other] { "" }
}
web-players = Players
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-mark = { $mark ->
    [at] at the box
    [waits] still to come
    [holds] holds { $total }
    [out] out
    [left] has left
    [won] has won
   *[done] done
}
web-away = away
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-word = { $points ->
    [one] point
   *[other] points
}
web-so-far = { $total } so far
web-left = left { $total }
web-total-now = { $over ->
    [yes] at the end
   *[no] total now
}
web-total-label = { $over ->
    [yes] Total at the end: { $total }
   *[no] Total now: { $total }
}
web-ruler-now = { $total } now
web-ruler-after = { $total } after { $tiles }
web-ruler-aim = { $total } { $who }
web-tile = { $state ->
    [gathered] { $value }, picked
    [not-now] { $value }, standing, not for this throw
    [hidden] { $value }, standing, behind the { $behind }
    [shut] { $value }, shut
   *[standing] { $value }, standing
}
web-thrown = Thrown: { $faces }
web-missing = { $missing ->
    [0] ready
   *[other] to go
}
web-pips-thrown = { $pips } thrown
web-pips-gathered = { $pips } picked
web-ready = ready
web-tiles-shut = { $shut } of { $of } tiles shut

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } plays alone
    [last-one-standing] { $who } throws
   *[other] { $who }’s turn
}
web-stake = { $format ->
    [solitaire] Shut every tile to win.
    [chase] This turn sets the total to beat.
    [last-one-standing] If you miss, you’re out of the round. { $limit } points win.
    [knock-out] Above { $limit } you’re out.
    [until] It ends when somebody reaches { $limit }. Then the lowest wins.
    [running] { $rounds ->
        [one] The lowest sum wins.
       *[other] The lowest sum after { $rounds } rounds wins.
    }
   *[one-turn] The lowest total wins.
}
web-lowest = { $who } has the lowest so far, { $total }.
web-one-or-two = One die or two, { $who }?
web-start = { $who } throws for the start
web-start-stake = The highest throw begins.
web-play-off-stake = A play-off: only those who are tied still play.
web-tries = { $who } tries to beat { $holder }’s { $total }
web-takes-lead = { $total } or less takes the lead
web-tries-left = tries left
web-tries-count = { $count ->
    [one] one try left
   *[other] { $count } tries left
}
web-super-box = Super Box!
web-super-try = { $who } tries to shut the box too
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Anyone who shuts the box too ends the round without points. If nobody does, each of the others pays { $holder } 2.
       *[winner] Anyone who shuts the box too ends the round without points. If nobody does, { $holder } scores 2.
    }
    [first-keeps] { $points ->
        [paid] { $holder } keeps the round: each of the others pays 2.
       *[winner] { $holder } keeps the round: 2 points.
    }
    [both-score] { $points ->
        [paid] Everyone who shuts the box is paid 2 by each player who doesn’t.
       *[winner] Anyone else who shuts the box scores 2 as well.
    }
   *[handover] { $points ->
        [paid] Anyone who shuts the box too takes over. If nobody does, each of the others pays { $holder } 2.
       *[winner] Anyone who shuts the box too takes over. If nobody does, { $holder } scores 2.
    }
}
web-survivor = { $who } is the last one standing
web-survivor-stake = { $missing ->
    [one] One more point wins the game.
   *[other] { $missing } more points win the game.
}
web-survivor-say = A throw that shuts something is worth 2 points, a shut box 4. A miss is worth nothing.
web-penalty = A die has left the mat: { $who } chooses the penalty
web-last-throw = { $who } throws for two points
web-missed = { $who } misses and ends with { $total }
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Meanwhile: one throw
       *[other] Meanwhile: { $throws } throws
    }
   *[other] Meanwhile: { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] { $who } has shut the box!
   *[other] { $who } wins!
}
web-shared = { $names } share the win
web-nobody = { $format ->
    [solitaire] The box stays open
   *[other] Nobody wins
}
web-clock = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } is choosing
   *[other] { $who } is at the box
}
web-go-on = Go on
web-go-on-to = Go on: { $who }’s turn
web-key-gather = gather
web-key-shut = shut
web-key-throw = throw
web-key-back = take back
web-how-many = How many dice
web-dice = { $dice ->
    [one] One die
   *[other] { $dice } dice
}
web-throw = { $dice ->
    [one] Throw one die
    [2] Throw two dice
   *[other] Throw { $dice } dice
}
web-throw-start = { $dice ->
    [one] Throw one die for the start
    [2] Throw for the start
   *[other] Throw { $dice } dice for the start
}
web-throw-start-all = Throw for everyone
web-throw-start-one = Only { $who }
web-shut = Shut
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Guess { $tiles }
       *[other] Guess { $tiles }; adds { $added }
    }
   *[no] { $count ->
        [0] Shut { $tiles }
       *[other] Shut { $tiles }; adds { $added }
    }
}
web-still-missing = { $missing } to go
web-take-back = Take back
web-all-ways = { $count ->
    [one] The one way to use this throw
   *[other] All { $count } ways to use this throw
}
web-ways = { $count ->
    [one] One way
   *[other] { $count } ways
}
web-way = { $tiles }; leaves { $total }
web-leaves = leaves { $total }
web-choice = { $choice ->
    [take] Take 1 point
    [raise] A tile stands up again
    [end] The turn ends
   *[throw] { $several ->
        [yes] { $dice ->
            [one] Throw one die
           *[other] Throw { $dice } dice
        }
       *[no] Throw once more
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] and win the game
       *[no] { $points ->
            [one] { $points } point, play on
           *[other] { $points } points, play on
        }
    }
   *[throw] 2 points, 4 or none
}
web-guess = Guess
web-guess-ways = What will be shut? { $count } ways
web-guess-tally = { $of ->
    [0] Guess what will be shut
   *[other] Guess what will be shut: { $right } of { $of } right
}
web-guesses-right = Guessed right: { $right } of { $of }
web-guessed = Your guess: { $option }
web-your-guess = your guess

### What happened

web-story = What happened
web-story-of = { $who }’s turn
web-came = { $came ->
    [shut] shut { $tiles }
    [missed] missed
    [off] a die left the mat
    [start] for the start
   *[open] choosing
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Play again
web-next-table = To the next table
web-home = Home
web-no-page = There is no page under this address.
web-unreachable = The server does not answer. Is it still running?

### The menu of a table

web-share-table = Share the link
web-copied = The link is copied.
web-move = Move { $who } to another device
web-move-about = Scan this with the other device, or send the link to yourself. It is good once, for { $minutes } minutes; this device looks on afterwards.
web-move-qr = Code that moves the seat
web-move-lost = This link no longer moves a seat. Each is good once, for a quarter of an hour.
web-move-send = Send the link
web-give-up = { $sure ->
    [yes] { $who } leaves for good: sure?
   *[no] { $who } leaves the game
}
web-close-table = { $sure ->
    [yes] Nobody can go on then: sure?
   *[no] Give up the table
}
web-not-sure = No, stay

## The coach

web-coach = Coach
web-hint = Ask the coach; the question is counted
web-told-best = the coach’s choice
web-sum-worth = worth
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] chance to win
        [game] chance to win
       *[other] chance to succeed
    }
    [points] points of the round
   *[total] mean total, lower is better
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Chances to win (forecast)
       *[other] Chances to win
    }
    [points] Placed for this round
   *[total] The total to expect
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Chances to win (forecast): { $list }
       *[other] Chances to win: { $list }
    }
    [points] Best placed this round: { $list }
   *[total] The total to expect: { $list }
}
web-outlook-of = { $who } { $value }
web-expects = about { $total }

## Settings

web-settings = Settings
web-language = Language
web-close = Close
web-sound = Sound
web-touch = Vibration
web-motion = Motion
web-motion-full = full
web-motion-less = less
web-speed = Speed
web-speed-calm = calm
web-speed-usual = usual
web-speed-quick = quick
web-light = Light
web-light-auto = as the device
web-light-light = light
web-light-dark = dark

## Before the game

web-your-name = Your name
web-another-name = Somebody else on this device
web-seat = Seat { $seat }
web-sitter = { $kind ->
    [open] open
    [here] { $host ->
        [yes] here, the host
       *[no] here
    }
    [away] { $host ->
        [yes] away, the host
       *[no] away
    }
   *[bot] a bot
}
web-stand-up = Stand up: { $who }
web-remove = Remove { $who }
web-speak = A code to say aloud
web-begin-unsealed = Start without it
web-host-begins = The host starts the game.
web-sealing = The dice are being sealed…

## Home

web-play = Play
web-previous = Previous game
web-next = Next game
web-game-of = game { $number } of { $of }
web-with-whom = With whom
web-whom = { $whom ->
    [alone] Alone
    [bot] A bot
    [here] Pass and play
   *[link] Friends
}
web-sentence = { $whom ->
    [alone] { $rules }: { $me } alone.
    [bot] { $ends ->
        [yes] { $rules }, { $goal }: { $me } against { $bot }.
       *[no] { $rules }: { $me } against { $bot }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal }, with { $seats } around one screen.
       *[no] { $rules } with { $seats } around one screen.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal }, with { $seats } at a real box.
       *[no] { $rules } with { $seats } at a real box.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal }, for { $people } by link.
       *[no] { $rules } for { $people } by link.
    }
}
web-rounds = { $rounds ->
    [1] one round
    [2] two rounds
    [3] three rounds
    [4] four rounds
    [5] five rounds
   *[other] { $rounds } rounds
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [one] to one point
       *[other] to { $limit } points
    }
    [knock-out] out above { $limit }
   *[other] to { $limit }
}
web-you = you
web-against = { $bot ->
    [novice] a novice
    [casual] a casual player
    [expert] an expert
    [perfect] the perfect player
   *[club] a club player
}
web-people = { $people ->
    [2] two players
    [3] three players
    [4] four players
    [5] five players
    [6] six players
   *[other] { $people } players
}
web-how-said = { $coach ->
    [off] No coach
    [each] Coach after each choice
   *[ask] Coach when asked
}, { $undo ->
    [yes] taking back allowed
   *[no] no taking back
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } seconds a choice
}
web-set-up = Start game
web-invite = Create table
web-last-time = as last time, { $date }
web-me = Player
web-player = Player { $number }
web-have-code = Somebody told you a code?
web-join = Join
web-unfinished = Back to your game: { $rules }
web-elsewhere = Elsewhere
web-way-to = { $way ->
    [score] Keep score
    [practise] Practise
    [explore] Explore
    [learn] Learn
    [games] Your games
   *[design] Design a house rule
}
web-way-about = { $way ->
    [score] for a real box on a real table
    [practise] your own mistakes
    [explore] every position, every value
    [learn] rules with live boxes
    [games] history, totals, streaks
   *[design] see what it does to the odds
}
web-to-dice = Dice, and why they are fair
web-to-paper = To print
web-to-classroom = For a class
web-to-about = About
web-independent = An independent project, not connected with any publisher. Double Shutter is a trademark of Blue Orange.
web-which-game = Choose a game
web-which-bot = Against whom?
web-how-many-people = How many players?
web-who-plays = Who plays, and in which order?
web-person = Person
web-name-of = Name of player { $number }
web-earlier = Player { $number } plays earlier
web-drop-seat = Without player { $number }
web-one-more = One more
web-done = Done
web-how = How is it played?
web-how-many-rounds = How many rounds?
web-how-far = How far does it go?
web-thinking-time = Time for a choice
web-who-begins = Who begins

## Keeping score

web-champion = Champion of { $month }:
web-champion-is = { $wins ->
    [one] { $names }, one game won
   *[other] { $names }, { $wins } games won
}
web-duel = { $one } against { $other }:
web-duel-is = { $wins } to { $losses } since { $since }
web-streak = Longest streak:
web-streak-is = { $who }, { $rounds } rounds in a row

## After the game

web-report = Report
web-back = Back
web-report-next = What next
web-report-thinking = The coach is looking through the game…
web-report-forgotten = This browser no longer has the record of that game.
web-report-unfinished = Not over yet
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
web-report-box = { $count ->
    [0] The box is shut
   *[other] Standing: { $tiles }
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
web-report-better = { $do ->
    [shut] Better: { $tiles }.
    [take] Better: take the point.
    [raise] Better: let a tile stand up again.
    [end] Better: end the turn.
   *[throw] { $dice ->
        [one] Better: throw one die.
       *[other] Better: throw { $dice } dice.
    }
}
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
   *[better] { $do ->
        [shut] { $tiles } was better
        [take] taking the point was better
        [raise] a tile standing up again was better
        [end] ending the turn was better
       *[throw] { $dice ->
            [one] one die was better
           *[other] { $dice } dice were better
        }
    }
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
        [0] The dice of this game were fixed and sealed before the first throw. { $fit ->
            [1] The one throw is that in the envelope.
           *[other] All { $fit } throws are those in the envelope.
        }
       *[other] Throws that were sealed before the game: { $fit }; from other dice: { $others }.
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
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Take the point
    [raise] A tile stands up again
    [end] The turn ends
   *[throw] { $dice ->
        [one] Throw one die
       *[other] Throw { $dice } dice
    }
}
web-practise-costs = { $option }: costs { $cost }
web-practise-best = { $option }: the best!
web-practise-game-today = Today’s game
web-practise-game-about = { $rules }, alone. Everybody gets the same dice today.
web-practise-game-on = Go on
web-practise-game-left = { $total ->
    [0] You shut the box!
   *[other] You left { $total }.
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

## Choosing a rule set

web-rules-yours = Your house rules

## A code for phones

web-qr = The link as a code for phones
