# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Classroom
classroom-open-about = Every pupil plays on a phone, and the projector shows every box.
classroom-title = Name of the class
classroom-title-usual = My class
classroom-game = Game
classroom-rounds = Rounds
classroom-create = Open classroom
classroom-network = Phones join with a code and need no account. They must reach this server. Many school networks keep devices apart, and then you need a public server. Everything is deleted within 24 hours unless you keep it.
classroom-option = { $option ->
    [pairs] Play in pairs
    [same_dice] Same dice for everyone
    [real] Real boxes
    [exact] Show exact result
   *[kept] Keep the results
}
classroom-option-about = { $option ->
    [pairs] Two pupils share a table. An odd one plays alone.
    [same_dice] Turn on to compare choices, not luck.
    [real] Pupils throw real dice and enter the totals.
    [exact] On the projector, next to your totals.
   *[kept] Otherwise everything is deleted within 24 hours.
}
classroom-more-options = { $open ->
    [yes] Fewer options
   *[no] More options
}
classroom-wall = Open projector page
classroom-remote = Scan with your own phone to use it as the teacher’s.
classroom-qr = Code to scan for this class
classroom-scan = Scan to join
classroom-or-type = or open Shutbox and type
classroom-join-here = join
classroom-here = { $count } of { $of } are here
classroom-here-of = { $count ->
    [one] of { $of } is here
   *[other] of { $of } are here
}
classroom-first-predict = First you predict, then you play.
classroom-question = How many points will be left on average?
classroom-paused = Paused by your teacher
classroom-round = { $rules }, round { $round } of { $rounds }
classroom-round-short = Round { $round } of { $rounds }
classroom-state = { $state ->
    [done] done
    [playing] playing
   *[away] away
}
classroom-not-yet = not predicted yet
classroom-average = average so far
classroom-exact-average = exact average
classroom-totals = { $count ->
    [one] { $count } total so far
   *[other] { $count } totals so far
}
classroom-exact = exact, with best play
classroom-predictions = your predictions
classroom-shut = { $share } shut
classroom-shut-exact = { $share } shut, exact { $exact }
classroom-chart = { $count ->
    [0] No totals yet
    [one] { $count } total so far, average { $mean }
   *[other] { $count } totals so far, average { $mean }
}
classroom-result = The class predicted { $predicted }. The dice left { $left }.
classroom-no-result = Nobody finished a turn.
classroom-result-chart = Predictions, totals and the exact distribution on one axis
classroom-you-predicted = you predicted
classroom-said-zero = { $count } of { $of } said 0
classroom-you-left = you left
classroom-shut-of = { $count } of { $of } shut, { $share }
classroom-is-exact = is exact
classroom-exact-shut = { $share } shut, with best play
classroom-size = Pupils: { $pupils }, rounds: { $rounds }
classroom-talk = { $expected ->
    [more] Why did most of you expect more points than the dice left?
    [fewer] Why did most of you expect fewer points than the dice left?
   *[close] What helped you predict so well?
}
classroom-are-done = { $count } of { $of } are done
classroom-others = { $playing } playing, { $away } away
classroom-code = Code { $code }
classroom-pupils = Pupils
classroom-order = { $by ->
    [name] A to Z
   *[state] away and playing first
}
classroom-away-for = { $minutes ->
    [0] away
    [one] away for { $minutes } minute
   *[other] away for { $minutes } minutes
}
classroom-is-here = here
classroom-predicted = predicted { $total }
classroom-not-predicted = has not predicted yet
classroom-rename = Rename { $name }
classroom-remove = Remove { $name }
classroom-remove-from = Remove from class
classroom-remove-about = { $name } leaves the class, and { $name }’s totals no longer count.
classroom-nickname = Nickname
classroom-hint = { $most } letters at most. It fits the projector.
classroom-save = Save name
classroom-csv = Export CSV
classroom-print = Print results
classroom-results = Results
classroom-column = { $column ->
    [seat] Seat
    [name] Name
    [round] Round
    [predicted] Predicted
   *[left] Left
}
classroom-start = Start game
classroom-next = { $last ->
    [yes] Show result
   *[no] Next round
}
classroom-ends = { $count ->
    [one] ends { $count } open box
   *[other] ends { $count } open boxes
}
classroom-pause = { $paused ->
    [yes] Continue
   *[no] Pause
}
classroom-join = Join class
classroom-suggest = Another nickname
classroom-nicknames = Otter, Fox, Robin, Badger, Panda, Tiger, Koala, Lynx, Falcon, Dolphin, Hedgehog, Beaver, Heron, Gecko, Puffin, Bison, Ibex, Jaguar, Kiwi, Lemur, Magpie, Newt, Osprey, Penguin, Quokka, Raven, Salmon, Toucan, Urchin, Walrus, Yak, Zebra, Alpaca, Bee, Camel, Deer, Eagle, Frog, Goose, Hamster
classroom-you-are = You’re { $name }
classroom-waiting = Wait for your teacher to start.
classroom-ask = What will you leave?
classroom-ask-about = You start with { $most } points. 0 means you shut the box.
classroom-prediction = Your prediction
classroom-less = One less
classroom-more = One more
classroom-first-then = Predict first. Then you throw.
classroom-predict = Predict { $total }
classroom-partner = Wait for { $names } to predict.
classroom-alone = Play alone
classroom-own-predicted = You predicted { $total }.
classroom-own-left = { $total ->
    [0] You shut the box!
   *[other] You left { $total }
}
classroom-correct = Correct total
classroom-go-on = Continue
classroom-next-waits = { $over ->
    [yes] Look at the projector.
   *[no] Wait for the next round.
}
classroom-over = The game is over
classroom-look-up = Look at the projector.
classroom-unknown = There is no such class. Check the code.
