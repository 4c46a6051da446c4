# How tiles are spoken, and named, where they cannot be drawn.

tile-spoken = { $place ->
    [back] { $value } in the back row
   *[further] { $value } in row { $row }
}
tile-row = { $place ->
    [front] front row
   *[back] back row
}
tile-front-double = Front tiles count double
