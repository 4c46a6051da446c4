# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = dice: { $throws ->
    [0] the secret fits its seal; no throw was taken from the envelope.
    [one] one throw fits the envelope.
   *[other] { $throws } throws fit the envelope.
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
dice-unsigned = seal: the record alone does not show that the envelope was sealed before the game, because it is not signed: whoever knows the seeds can try secrets until the throws suit them. Compare the seal { $seal } with the one that a player's device kept, or with a copy of the server's public log (--log).
dice-unsigned-names = Names and the end of this record are not signed: whoever has it can change them.
dice-signed = signature: the key { $key } signed names, rules, seals and row { $n } of the public log{ $end ->
    [yes] , and at the end all events.
   *[no] ; the end is not signed, so events may be missing there.
}
dice-signed-key = { $known ->
    [yes] It is the key that you gave.
   *[no] Anybody can make a key: compare it with the one that the server publishes at /api/key, or give that one with --key.
}
dice-signed-when = A signature does not show when it was made. If the server itself cheats, only a seal that a player's device kept, or a copy of the public log from before the game (--log), shows it.
dice-signed-forgotten = Forgotten names, which cannot be compared, by seat: { $seats }.
dice-logged = log: the copy is in order, and its row { $n } of { $at } has this seal.

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
