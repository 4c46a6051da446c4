# The first minute: the entrance on Home, and tips for the first throws.

first-hook = Can you shut all nine?
first-hook-about = Throw two dice, then shut tiles that add up.
first-new = New here?
first-learn = Learn in two minutes
first-or = or play with others
first-or-new = Or start a new game
first-whom = { $whom ->
    [bot] Play a bot
    [here] Pass and play
   *[link] Invite friends
}
first-open = Your game is waiting
first-open-own = You have { $total } left to shut
first-alone-at = { $rules }, on your own
first-continue = Continue your game
first-again = Ready for another round?
first-again-about = One tap, and the box stands ready.
first-last = { $outcome ->
    [won] You won the last game.
    [lost] { $winner } won the last game.
    [shared] The last win was shared.
    [shut] You shut the box last time.
    [open] You left { $total } last time.
   *[nobody] Nobody won the last game.
}
first-last-time = Last time: { $list }
first-company = { $whom ->
    [alone] { $rules }, on your own
    [bot] { $rules } against { $bot }
    [here] { $rules } with { $names }
    [some] { $rules }, { $people } players, one screen
   *[link] { $rules } with friends
}
first-differs = { $rules ->
    [nine] Any tiles that add up
    [shut-the-box] Only one or two tiles
    [ferme-ta-boite] Totals add up, five rounds
    [double-shutter] Two rows, front hides back
    [last-one-standing] One box, last player wins
    [triple] Three rows for long turns
    [twelve] Higher tiles, same two dice
   *[other] { "" }
}
first-tap = Tap tiles that add up to { $pips }
first-threw = You threw { $faces }.
first-ways = Ways to make { $pips }
first-ways-count = { $count ->
    [one] One way to make { $pips }. Tap it, or tap tiles.
   *[other] { $count } ways to make { $pips }. Tap one, or tap tiles.
}
first-ways-tap = Tap a way, or tap tiles in the box.
first-high = Most players shut high tiles first. Low tiles fit more throws.
first-hide = Hide tips
first-pick = Pick { $tiles }
first-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
first-watching = You’re watching.
first-you = you
