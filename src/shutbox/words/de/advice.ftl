# Was der Coach am Tisch sagt, in einfachen Worten, und wie eine Klappe gesprochen wird, wo man sie nicht zeichnen kann.

advice-tile = { $place ->
    [back] { $value } in der zweiten Reihe
   *[further] { $value } in Reihe { $row }
}
