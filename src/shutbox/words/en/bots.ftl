# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] Random
    [most-tiles] Most tiles
    [lowest] Lowest tiles first
    [keep-low] Keep the low tiles
    [least-left] Least total left
    [highest] Highest tiles first
    [options] Most options
    [fewest-tiles] Fewest tiles
    [novice] Novice
    [casual] Casual player
    [club] Club player
    [expert] Expert
   *[perfect] Perfect player
}
bots-about = { $bot ->
    [random] Shuts whatever comes up, by lot.
    [most-tiles] Shuts as many tiles as a throw allows: looks busy, and is the dearest habit of all.
    [lowest] Shuts the lowest tiles it can, and is left with the high ones.
    [keep-low] Never touches a low tile while a higher one will do.
    [least-left] Takes as much off the total as a throw allows.
    [highest] Goes for the highest tile, then the next highest.
    [options] Looks one throw ahead and keeps the box that most throws can play on.
    [fewest-tiles] Shuts as few tiles as a throw allows, high ones first.
    [novice] Sees what is clearly better, and errs often.
    [casual] Plays for fun, and lets a few points lie in each turn.
    [club] Knows the box well; its mistakes are small.
    [expert] Errs rarely, and only where it hardly matters.
   *[perfect] Never errs: plays for the turn, the round or the game, as far as it is solved.
}
bots-strength = Mean total { $mean }, { $extra } above the best; shuts the box in { $shut } of turns.
bots-heading = How strong the bots are in one turn of { $rules }, exactly:
bots-unmeasured = To see how strong each of them is, exactly: { $install }
