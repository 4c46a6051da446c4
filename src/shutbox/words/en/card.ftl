# The strategy card, and what the command says that draws it. The page has little room: short words.

card-name = Strategy card: { $rules }
card-how = Find your throw. Shut the first combination that is possible.
card-changed = Changed: { $changes }.
card-post = The post beside a throw shows how likely it is.
card-rows = { $rows ->
    [2] Shaded tiles with a stroke (6') stand in the second row.
   *[other] Shaded tiles stand further back: one stroke (6') for the second row, two for the third.
}
card-more = Where a list ends in … and nothing in it is possible: { $rule }.
card-entry = { $throw }: { $choices }
card-miss = always a miss
card-dice = { $when ->
    [always] Throw one die as soon as you may.
    [never] Always throw all dice, even where one would do.
    [standing] Where you may choose, throw one die once what stands adds up to { $limit } or less.
   *[highest] Where you may choose, throw one die once no tile above { $limit } stands.
}
card-simple = Without a list, the best simple rule: { $rule }.
card-off = A die off the mat: let the tile rise, do not end the turn.
card-costs = What you give away
card-mean = mean total left with this card
card-extra = above the best play, which leaves { $best }
card-shut = of turns shut the box; the best play: { $best }
card-habits = Simple rules, and what each costs
card-this = this card
card-thumb = { $thumb ->
    [most-tiles] most tiles
    [lowest] lowest tiles first
    [keep-low] keep the low tiles
    [least-left] least total left
    [highest] highest tiles first
    [options] most throws playable
   *[fewest-tiles] fewest tiles
}
card-pair = { $first }, then { $second }
card-exact = Every figure is exact for one turn played for a low total: no position is left out, nothing is sampled. Made by: { $command }
card-written = { $path } is written. Following it costs { $extra } a turn above the best play, and { $shut } of turns shut the box. The cheapest simple rule ({ $simple }) costs { $cost }.
