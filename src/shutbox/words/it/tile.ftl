# Come si nominano le tessere che non si possono disegnare.

tile-spoken = { $place ->
    [back] { $value } in seconda fila
   *[further] { $value } in fila { $row }
}
tile-row = { $place ->
    [front] prima fila
   *[back] seconda fila
}
tile-front-double = Le tessere davanti contano doppio
