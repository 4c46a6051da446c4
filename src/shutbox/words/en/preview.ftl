# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Come and play: Shut the Box
    [report] A game of Shut the Box
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Open the link to sit down at the table. You need no account.
    [report] See how the game went, throw by throw.
   *[page] Shut the Box and its family: alone, against bots, or with friends.
}
preview-box = { $box ->
    [ten] Ten tiles
    [twelve] Twelve tiles
    [double] Two rows of nine
    [triple] Three rows of nine
   *[nine] Nine tiles
}
