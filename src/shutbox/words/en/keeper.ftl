# Keeping score for a real box.

## How a turn is entered

keeper-ways = How you enter a turn
keeper-way = { $way ->
    [dice] Dice
    [tiles] Tiles
   *[total] Total
}
keeper-obstacle = { $why ->
    [bot] Bots choose their own tiles. Enter the dice.
    [shared] Everyone shuts the same box, so there are no totals.
    [faces] Each die counts here. Enter the dice, because tiles don’t show them.
   *[thrown] There’s a throw on the table. Finish it first.
}
keeper-three = Three ways to enter a turn
keeper-three-how = { $way ->
    [dice] Tap what the dice show, then what was shut.
    [tiles] Tap what was shut. The sum follows.
   *[total] Type what’s left at the end of the turn.
}

### By dice

keeper-held = No tiles fit { $sum }. The turn ends.

### By tiles

keeper-lay = Tap what was shut
keeper-one-throw = one throw
keeper-lay-fault = { $why ->
    [most] The dice show at most { $count }
    [least] The dice show at least { $count }
   *[tiles] Tiles for one throw: at most { $count }
}
keeper-shut = Shut { $sum }
keeper-missed = Missed
keeper-missed-label = { $shared ->
    [true] { $who } missed
   *[false] { $who } missed with { $total } left
}
keeper-missed-sum = What did the dice show in all?

### By its total

keeper-total = total
keeper-left = What did { $who } leave?
keeper-save = { $shut ->
    [yes] Save: { $who } shut the box
   *[no] Save { $who }’s { $total }
}
keeper-too-much = At most { $total } can be left
keeper-digits = Digits of the total
keeper-zero = Shut
keeper-zero-label = Shut the box: 0
keeper-erase = Delete
keeper-swap = Swap hand

## A Super Box

keeper-tries = Everyone else gets one try
keeper-next = next
keeper-start-try = Start { $who }’s try
keeper-shut-it = { $who } shut it
keeper-shut-then = { $answer ->
    [draw] Nobody scores
    [both-score] { $who } scores too
    [first-keeps] { $holder } keeps the round
   *[handover] { $who } takes over
}
keeper-missed-it = { $known ->
    [yes] { $who } left { $total }
   *[no] { $who } missed
}
keeper-missed-then = { $last ->
    [yes] { $holder } wins the round
   *[no] { $next } tries next
}

## Names, order, and who may enter

keeper-seats = Names and order
keeper-seats-short = Names
keeper-seats-about = Drag a name, or tap an arrow. Play goes clockwise.
keeper-up = Move { $who } up
keeper-down = Move { $who } down
keeper-save-seats = Save
keeper-onlooker = { $seated ->
    [yes] { $who } enters this turn.
   *[no] You’re watching. Someone at the box keeps score.
}
keeper-awake = Keep the screen awake

## Throws, corrections, the sheet

keeper-as-picture = As a picture
keeper-as-text = As text
keeper-correct = Correct
keeper-correct-about = It is taken back together with all that came after it.
keeper-correct-title = What was entered wrongly?
keeper-cell = { $who }, round { $round }: { $total }. Change it
keeper-cell-title = { $who }, round { $round }
keeper-cell-about = { $total } was saved. What was really left?
keeper-cell-cut = Save, and enter the rest again
keeper-die-is = Die { $number } shows { $face }; take it back
keeper-enter = { $dice ->
    [0] { "" }
    [one] Throw one die and tap what it shows.
   *[other] Throw the dice and tap what they show.
}
keeper-more-ways = { $count ->
    [one] one more way
   *[other] more ways
}
keeper-off-mat = Off the mat
keeper-only-dice = { $dice ->
    [one] One die only
   *[other] { $dice } dice only
}
keeper-pad = Enter what the dice show
keeper-round-won = won the round
keeper-score-about = Play on your own box with your own dice: tap in what they show, and everything else is kept for you.
keeper-scoresheet = Scoresheet
keeper-share = Share
keeper-share-sheet = Share the scoresheet
keeper-sheet-copied = The scoresheet is copied.
keeper-sheet-sum = { $format ->
    [chase] points
    [last-one-standing] points
   *[other] total
}
keeper-tap-shut = The box: tap what was shut
keeper-the-throw = The throw
keeper-to-beat = { $total ->
    [0] to match
   *[other] to beat
}
keeper-undo = Undo
keeper-wants = { $dice ->
    [one] { $who } wants to throw one die: throw it and tap what it shows.
   *[other] { $who } wants to throw { $dice } dice: throw them and tap what they show.
}
