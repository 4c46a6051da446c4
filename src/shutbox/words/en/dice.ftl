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
dice-alone = No player put a seed in, so the server alone chose these dice.
dice-others = { $throws ->
    [one] One throw was made by other dice and is
   *[other] { $throws } throws were made by other dice and are
} not in the envelope.

## Counted

dice-source = { $source ->
    [system] Dice of the system
    [seeded] Dice of a seed
    [scripted] Dice of a list
    [typed] Real dice, typed
   *[sealed] Sealed dice
}{ $faces ->
    [6] {""}
   *[other] {" "}with { $faces } faces
}
dice-faces = { $dice ->
    [one] Faces of one die
   *[other] Faces of { $dice } dice
}
dice-sums = { $throws ->
    [one] Sum of one throw of { $dice } dice
   *[other] Sums of { $throws } throws of { $dice } dice
}
dice-sums-only = { $throws ->
    [one] One throw is known by its sum alone: it counts among the sums, not among the faces.
   *[other] { $throws } throws are known by their sums alone: they count among the sums, not among the faces.
}
dice-column = { $column ->
    [seen] seen
   *[expected] expected
}
dice-says = { $verdict ->
    [too-few] Too few to say more.
    [usual] Nothing unusual: { $percent } of fair dice are at least as uneven as this (chi-square { $chi2 }, p { $p }).
    [odd] Unusual, though not impossible: { $percent } of fair dice are at least as uneven as this (chi-square { $chi2 }, p { $p }). Count more games before you judge.
   *[off] Fair dice hardly ever look like this: { $percent } of them are at least as uneven (chi-square { $chi2 }, p { $p }). Were the games picked, or the dice loaded?
}
dice-none = No throws to count.
