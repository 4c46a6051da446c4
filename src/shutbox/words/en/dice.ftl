# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = dice: { $throws ->
    [0] the envelope is the one that was sealed before the game; no throw was taken from it.
    [one] one throw fits the envelope that was sealed before the game.
   *[other] { $throws } throws fit the envelope that was sealed before the game.
}
dice-shut = dice: the envelope { $over ->
    [yes] has not been opened, though the game is over;
   *[no] is not open yet;
} { $throws ->
    [0] there is no throw to check.
    [one] until then one throw cannot be checked.
   *[other] until then { $throws } throws cannot be checked.
}
dice-missing = Sealed a seed and never showed it: { $names }.
dice-others = { $throws ->
    [one] One throw was made by other dice and is
   *[other] { $throws } throws were made by other dice and are
} not in the envelope.
