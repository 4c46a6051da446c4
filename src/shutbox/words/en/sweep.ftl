# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] one rule set
   *[other] { $count } rule sets
} measured for { $players } players; { $sort ->
    [none] in the order of the grid
    [opener] the fairest start first
    [mean] the lowest mean first
    [sd] the least spread first
    [shut] the box shut most often first
    [shut_most] the box easiest to shut first
    [throws] the most throws first
    [choices] the most choices first
    [tile_choices] the most choices of tiles first
    [dice_choices] the most choices of dice first
    [random] the dearest play by lot first
   *[skill] the most skill first
}.
sweep-first = { $head } Of these the first { $shown }:
sweep-column = { $column ->
    [mean] mean
    [shut] shut
    [throws] throws
    [choices] choices
    [skill] skill
   *[opener] opener
}
sweep-faults = { $count ->
    [one] One rule set was left out:
   *[other] { $count } rule sets were left out:
}
sweep-faults-more = … and { $count } more, with their reasons in the table.
