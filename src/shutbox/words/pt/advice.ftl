# O que o treinador diz à mesa, em palavras simples, e como se diz uma peça que não se pode desenhar.

advice-tile = { $place ->
    [back] { $value } da segunda fila
   *[further] { $value } da fila { $row }
}
