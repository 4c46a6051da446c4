# Como se dizem as peças que não se podem desenhar.

tile-spoken = { $place ->
    [back] { $value } da segunda fila
   *[further] { $value } da fila { $row }
}
tile-row = { $place ->
    [front] primeira fila
   *[back] segunda fila
}
tile-front-double = As peças da frente contam a dobrar
