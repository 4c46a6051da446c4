# What the coach says at the table, in people's words, and how a tile is spoken where it cannot be drawn.

advice-tile = { $place ->
    [back] { $value } in the back row
   *[further] { $value } in row { $row }
}
