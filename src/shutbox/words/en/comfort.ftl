# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Display
    [sound] Sound and touch
   *[play] Play
}
comfort-letters = Text size
comfort-letters-kind = { $kind ->
    [large] Large
    [larger] Larger
    [largest] Largest
   *[usual] Usual
}
comfort-spacing = Letters
comfort-spacing-kind = { $kind ->
    [wide] Wide apart
   *[usual] Usual
}
comfort-contrast = Contrast
comfort-contrast-kind = { $kind ->
    [high] High
   *[auto] As the device
}
comfort-hand = Main hand
comfort-hand-kind = { $kind ->
    [left] Left
   *[right] Right
}
comfort-volume = { $channel ->
    [calls] Calls
    [reactions] Reactions
   *[dice] Dice and tiles
}
comfort-volume-level = { $level ->
    [0] Off
    [1] Very quiet
    [2] Quiet
    [4] Loud
   *[other] Usual
}
comfort-read = Read aloud
comfort-read-about = Says whose turn it is, the throw and what to tap.

## Spoken, never shown

comfort-read-sample = I’ll read to you.
comfort-say = { $what ->
    [start] { $who }, throw for the start. Tap the big button at the bottom.
    [throw] { $who }, it’s your turn. Tap the big button at the bottom.
    [dice] { $who }, choose one die or two. Then tap the big button.
    [choose] Tap tiles that add up to { $sum }.
    [more] { $sum } to go.
    [ready] Now tap the big button.
    [survivor] { $who }, you’re the last one standing. Take the point, or throw again.
    [penalty] { $who }, a die fell off the mat. Choose what happens.
    [look] Tap the big button to continue.
    [enter] { $who }, it’s your turn. Tap what the dice show.
   *[wait] It’s { $who }’s turn.
}
