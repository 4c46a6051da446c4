# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] one rule set
   *[other] { $count } rule sets
} measured for { $players } players; { $sort ->
    [none] in the order of the grid
    [opener] the fairest start first
    [mean] the lowest mean first
    [sd] the least spread first
   *[other] the most { $sort } first
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
