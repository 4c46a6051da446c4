# Cómo se nombran las fichas que no se pueden dibujar.

tile-spoken = { $place ->
    [back] { $value } de la segunda hilera
   *[further] { $value } de la hilera { $row }
}
tile-row = { $place ->
    [front] primera hilera
   *[back] segunda hilera
}
tile-front-double = Las fichas de delante cuentan doble
