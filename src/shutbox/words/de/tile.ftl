# Wie Klappen gesprochen und benannt werden, wo man sie nicht zeichnen kann.

tile-spoken = { $place ->
    [back] { $value } in der zweiten Reihe
   *[further] { $value } in Reihe { $row }
}
tile-row = { $place ->
    [front] vordere Reihe
   *[back] zweite Reihe
}
tile-front-double = Vordere Klappen zählen doppelt
