# Lo que dice el entrenador en la mesa, con palabras sencillas, y cómo se nombra una ficha que no se puede dibujar.

advice-tile = { $place ->
    [back] { $value } de la segunda hilera
   *[further] { $value } de la hilera { $row }
}
