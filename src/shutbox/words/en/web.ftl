# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] connected
    [lost] Connection lost. Reconnecting…
    [gone] There’s no table at this link. Ask for a new one.
   *[connecting] Connecting…
}
web-abandoned = This table was closed.
web-leave = Leave table
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
    [at] playing
    [waits] waiting
    [holds] { $total } to beat
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
    [not-now] { $value }, up, not for this throw
    [hidden] { $value }, up, behind the { $behind }
    [shut] { $value }, shut
   *[standing] { $value }, up
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
    [last-one-standing] If you miss, you’re out of the round. First to { $limit } points wins.
    [knock-out] Go over { $limit } and you’re out.
    [until] The game ends when someone reaches { $limit }. The lowest wins.
    [running] { $rounds ->
        [one] The lowest sum wins.
       *[other] The lowest sum after { $rounds } rounds wins.
    }
   *[one-turn] The lowest total wins.
}
web-lowest = { $who } has the lowest so far, { $total }.
web-one-or-two = One die or two, { $who }?
web-start = { $who } throws to see who goes first
web-start-stake = The highest throw goes first.
web-play-off-stake = Play-off between the tied players.
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
        [paid] If anyone else shuts the box, nobody scores. Otherwise each of the others pays { $holder } 2.
       *[winner] If anyone else shuts the box, nobody scores. Otherwise { $holder } scores 2.
    }
    [first-keeps] { $points ->
        [paid] { $holder } keeps the round. Each of the others pays 2.
       *[winner] { $holder } keeps the round and scores 2.
    }
    [both-score] { $points ->
        [paid] Everyone who shuts the box is paid 2 by each player who doesn’t.
       *[winner] Anyone else who shuts the box scores 2 as well.
    }
   *[handover] { $points ->
        [paid] If anyone else shuts the box, they take over. Otherwise each of the others pays { $holder } 2.
       *[winner] If anyone else shuts the box, they take over. Otherwise { $holder } scores 2.
    }
}
web-survivor = { $who } is the last one standing
web-survivor-stake = { $missing ->
    [one] One more point wins the game.
   *[other] { $missing } more points win the game.
}
web-survivor-say = Shut a tile for 2 points, or the box for 4. Miss and you get nothing.
web-penalty = A die left the mat. { $who } chooses the penalty
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
   *[other] Waiting for { $who }
}
web-go-on = Continue
web-go-on-to = Continue: { $who }’s turn
web-key-gather = pick
web-key-shut = shut
web-key-throw = throw
web-key-back = undo
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
    [one] Throw one die to go first
    [2] Throw to go first
   *[other] Throw { $dice } dice to go first
}
web-throw-start-all = Throw for everyone
web-throw-start-one = Only { $who }
web-shut = Shut
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Guess { $tiles }
       *[other] Guess { $tiles }, adds { $added }
    }
   *[no] { $count ->
        [0] Shut { $tiles }
       *[other] Shut { $tiles }, adds { $added }
    }
}
web-still-missing = { $missing } to go
web-take-back = Undo
web-all-ways = { $count ->
    [one] One way to use this throw
   *[other] All { $count } ways to use this throw
}
web-ways = { $count ->
    [one] One way
   *[other] { $count } ways
}
web-way = { $tiles }, leaves { $total }
web-leaves = leaves { $total }
web-choice = { $choice ->
    [take] Take 1 point
    [raise] Flip a tile back up
    [end] End turn
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
    [start] to see who goes first
   *[open] choosing
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Play again
web-next-table = To the next table
web-home = Home
web-no-page = There’s no page at this address.
web-unreachable = The server isn’t answering. Is it still running?

### The menu of a table

web-share-table = Share link
web-copied = Link copied.
web-move = Move { $who } to another device
web-move-about = Scan this with the other device, or send yourself the link. It works once, for { $minutes } minutes. This device will then only watch.
web-move-qr = Code that moves the seat
web-move-lost = This link is no longer valid. Each works once, for 15 minutes.
web-move-send = Send link
web-give-up = { $sure ->
    [yes] { $who } can’t come back. Leave?
   *[no] Leave game: { $who }
}
web-close-table = { $sure ->
    [yes] End the game for everyone?
   *[no] Close table
}
web-not-sure = No, stay

## The coach

web-coach = Coach
web-hint = Get a hint (counted)
web-told-best = the coach’s choice
web-sum-worth = worth
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] chance to win
        [game] chance to win
       *[other] chance to succeed
    }
    [points] points of the round
   *[total] average total, lower is better
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Chances to win (forecast)
       *[other] Chances to win
    }
    [points] Expected this round
   *[total] Expected total
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Chances to win (forecast): { $list }
       *[other] Chances to win: { $list }
    }
    [points] Expected this round: { $list }
   *[total] Expected total: { $list }
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
web-speed-calm = slow
web-speed-usual = normal
web-speed-quick = fast
web-light = Theme
web-light-auto = match device
web-light-light = light
web-light-dark = dark

## Before the game

web-your-name = Your name
web-another-name = Someone else on this device
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
web-stand-up = Leave seat: { $who }
web-remove = Remove { $who }
web-speak = Get a spoken code
web-begin-unsealed = Start anyway
web-host-begins = The host can start once every seat is filled.
web-sealing = The dice are being sealed…

## Home

web-play = Play
web-previous = Previous game
web-next = Next game
web-game-of = game { $number } of { $of }
web-with-whom = Play with
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
    [yes] undo allowed
   *[no] no undo
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } seconds a choice
}
web-set-up = Start game
web-invite = Create table
web-last-time = as last time, { $date }
web-me = Player
web-player = Player { $number }
web-have-code = Have a code?
web-join = Join
web-unfinished = Back to your game: { $rules }
web-elsewhere = More
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
web-which-bot = Which bot?
web-how-many-people = How many players?
web-who-plays = Who plays, and in what order?
web-person = Person
web-name-of = Name of player { $number }
web-earlier = Move player { $number } up
web-drop-seat = Remove player { $number }
web-one-more = Add player
web-done = Done
web-how = How to play
web-how-many-rounds = How many rounds?
web-how-far = Play to
web-thinking-time = Time per choice
web-who-begins = Who starts

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
web-report-next = What’s next
web-report-thinking = The coach is looking through the game…
web-report-forgotten = This browser no longer has that game.
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
web-report-nothing = There’s nothing to analyse yet.
web-report-measure = { $unit ->
    [chance] The chance to win, after every throw and every move.
    [shut] The chance to shut the box, after every throw and every move.
    [points] Each player’s expected points for the round, after every throw and every move.
   *[total] The expected total at the end of the turn, after every throw and every move. Lower is better.
}
web-report-curve = { $unit ->
    [chance] The chance to win over the whole game. At the end: { $ends }
    [shut] The chance to shut the box over the whole game. At the end: { $ends }
    [points] Expected points, round by round. At the end: { $ends }
   *[total] Expected total, turn by turn. At the end: { $ends }
}
web-report-to-moment = To moment { $number }
web-report-play = Replay game
web-report-pause = Pause
web-report-scrub = Position in the game
web-report-before = Before the first throw.
web-report-where = Round { $round }, { $n } of { $of }.
web-report-total = total { $total }
web-report-luck = Dice and choices
web-report-luck-unit = { $unit ->
    [chance] In percentage points of the chance to win.
    [shut] In percentage points of the chance to shut the box.
    [points] In points.
   *[total] In totals of turns. + means fewer points left.
}
web-report-luckless = With average luck and the same choices, { $who } would have won most often.
web-report-dice = dice
web-report-choices = choices
web-report-no-decisions = Nothing to choose.
web-report-mean-loss = { $decisions ->
    [one] One real choice. It cost { $loss }.
   *[other] { $decisions } real choices. They cost { $loss } each on average.
}
web-report-hints = { $hints ->
    [one] One hint.
   *[other] { $hints } hints.
}
web-report-box = { $count ->
    [0] The box is shut
   *[other] Still up: { $tiles }
}
web-report-did = { $do ->
    [shut] shut { $tiles }
    [take] took the point
    [raise] flipped a tile back up
    [end] ended the turn
   *[throw] { $dice ->
        [one] threw one die
       *[other] threw { $dice } dice
    }
}
web-report-better = { $do ->
    [shut] Better: { $tiles }.
    [take] Better: take the point.
    [raise] Better: flip a tile back up.
    [end] Better: end the turn.
   *[throw] { $dice ->
        [one] Better: throw one die.
       *[other] Better: throw { $dice } dice.
    }
}
web-report-swing = { $unit ->
    [chance] The chance to win goes from { $from } to { $to }.
    [shut] The chance to shut the box goes from { $from } to { $to }.
    [points] The expected points go from { $from } to { $to }.
   *[total] The expected total goes from { $from } to { $to }.
}
web-report-show = Show in replay
web-report-decisions = Every decision
web-report-worth-a-look = Worth a look, { $count }
web-report-all = All { $count }
web-report-all-good = No real mistakes.
web-report-who = Round { $round }, { $who }
web-report-beside = { $beside ->
    [only] the only way
    [best] the best
   *[better] { $do ->
        [shut] { $tiles } was better
        [take] taking the point was better
        [raise] flipping a tile back up was better
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
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}
web-report-taken = chosen
web-report-rest = { $count ->
    [one] and one more
   *[other] and { $count } more
}
web-report-envelope = { $state ->
    [open] The envelope is open
    [sealed] The dice are sealed
   *[fault] The dice don’t match their seal
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] The dice of this game were fixed and sealed before the first throw. { $fit ->
            [1] The one throw matches the envelope.
           *[other] All { $fit } throws match the envelope.
        }
       *[other] Throws sealed before the game: { $fit }. From other dice: { $others }.
    }
    [sealed] They were fixed before the first throw. The envelope opens when the game is over.
   *[fault] The throws aren’t the ones sealed before the game, or the record was changed.
}
web-report-check = Check it yourself
web-report-share = Share link
web-report-copied = Link copied.
web-report-to-table = Back to table
web-report-practise = Practise these
web-report-save = Save game
web-report-save-page = The report
web-report-save-page-about = one file that opens anywhere, even offline
web-report-save-record = The record
web-report-save-record-about = for the shutbox command and other programs
web-report-print = Print

## Practise

web-practise = Practise
web-practise-today = Today’s position
web-practise-question = { $phase ->
    [shut] You threw { $pips }. What would you shut?
    [survivor] You’re the last one standing. What would you do?
    [penalty] A die left the mat. Which penalty?
   *[throw] How many dice would you throw?
}
web-practise-stake = { $stake ->
    [beat] Another player left { $total }. You have to beat it.
    [super-box] Another player shut the box. You have to shut it too.
    [least] The lowest total so far is { $total }.
    [alone] You play alone. Shut the box to win.
    [set] You’re setting the total to beat.
   *[begin] The others play after you.
}
web-practise-you = You
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Take the point
    [raise] Flip a tile back up
    [end] End turn
   *[throw] { $dice ->
        [one] Throw one die
       *[other] Throw { $dice } dice
    }
}
web-practise-costs = { $option }: costs { $cost }
web-practise-best = { $option }: the best!
web-practise-game-today = Today’s game
web-practise-game-about = { $rules }, alone. Everyone gets the same dice today.
web-practise-game-on = Continue
web-practise-game-left = { $total ->
    [0] You shut the box!
   *[other] You left { $total }.
}
web-practise-drill = Drill
web-practise-game = Game
web-practise-level = Difficulty
web-practise-levels = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
web-practise-own = From my mistakes
web-practise-none = There are no exercises for this game. Try another one.
web-practise-no-mistakes = No mistakes to practise. Well played!
web-practise-wait = Looking for a position…
web-practise-number = { $number } of { $of }
web-practise-next = Next
web-practise-done = { $count ->
    [one] You did the one exercise.
   *[other] You did all { $count }.
}
web-practise-again = Again
web-practise-running = { $count ->
    [one] Your last choice cost { $loss } of what was at stake.
   *[other] Your last { $count } choices cost { $loss } of what was at stake, on average. Best choices: { $best }.
}

## Choosing a rule set

web-rules-yours = Your house rules

## A code for phones

web-qr = QR code of the link
