# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] Random
    [most-tiles] Most tiles
    [lowest] Lowest tiles first
    [keep-low] Keep the low tiles
    [least-left] Lowest total left
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
    [random] Shuts tiles at random.
    [most-tiles] Shuts as many tiles as a throw allows. It looks busy, but it’s the costliest habit of all.
    [lowest] Shuts the lowest tiles it can and ends up with the high ones.
    [keep-low] Never shuts a low tile while a higher one will do.
    [least-left] Takes as much off the total as a throw allows.
    [highest] Goes for the highest tile, then the next highest.
    [options] Looks one throw ahead and keeps the box that most throws can play on.
    [fewest-tiles] Shuts as few tiles as a throw allows, high ones first.
    [novice] Sees what’s clearly better, but makes many mistakes.
    [casual] Plays for fun and gives away a few points each turn.
    [club] Knows the box well and makes small mistakes.
    [expert] Rarely makes mistakes, and only where it hardly matters.
   *[perfect] Never makes mistakes in the turn, the round or the game, as far as it’s solved.
}
bots-strength = Average total { $mean }, { $extra } above the best; shuts the box in { $shut } of turns.
bots-heading = How strong the bots are in one turn of { $rules }, exactly:
bots-unmeasured = To see how strong each of them is, exactly: { $install }
