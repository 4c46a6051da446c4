# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = dados: { $throws ->
    [0] el secreto corresponde a su sello; no se sacó ninguna tirada del sobre.
    [one] una tirada coincide con el sobre.
   *[other] { $throws } tiradas coinciden con el sobre.
}
dice-shut = dados: el sobre { $over ->
    [yes] no se ha abierto, aunque la partida ha terminado;
   *[no] aún no se ha abierto;
} { $throws ->
    [0] no hay ninguna tirada que comprobar.
    [one] hasta entonces hay una tirada que no se puede comprobar.
   *[other] hasta entonces hay { $throws } tiradas que no se pueden comprobar.
}
dice-missing = Semillas selladas que nunca se enseñaron: { $names }.
dice-alone = Ningún jugador puso una semilla, así que estos dados los eligió el servidor solo.
dice-others = { $throws ->
    [one] Una tirada se hizo con otros dados y no está
   *[other] { $throws } tiradas se hicieron con otros dados y no están
} en el sobre.
dice-unsigned = sello: el registro por sí solo no demuestra que el sobre se sellara antes de la partida, pues no está firmado: quien conoce las semillas puede probar secretos hasta que las tiradas le gusten. Compara el sello { $seal } con el que guardó el dispositivo de un jugador, o con una copia del historial público del servidor (--log).
dice-unsigned-names = Los nombres y el final de este registro no están firmados: quien lo tiene puede cambiarlos.
dice-signed = firma: la clave { $key } firmó los nombres, las reglas, los sellos y la línea { $n } del historial público{ $end ->
    [yes] , y al final todos los sucesos.
   *[no] ; el final no está firmado, así que allí pueden faltar sucesos.
}
dice-signed-key = { $known ->
    [yes] Es la clave que indicaste.
   *[no] Cualquiera puede crear una clave: compárala con la que el servidor publica en /api/key, o indica esa con --key.
}
dice-signed-when = Una firma no muestra cuándo se hizo. Si es el servidor quien hace trampa, solo lo muestra un sello que guardó el dispositivo de un jugador, o una copia del historial público de antes de la partida (--log).
dice-signed-forgotten = Nombres olvidados, que no se pueden comparar, por asiento: { $seats }.
dice-logged = historial público: la copia está en orden, y su línea { $n } del { $at } tiene este sello.

## Counted

dice-source = { $source ->
    [system] Dados del sistema
    [seeded] Dados de una semilla
    [scripted] Dados de una lista
    [typed] Dados de verdad, apuntados a mano
   *[sealed] Dados sellados
}{ $faces ->
    [6] {""}
   *[other] {" "}de { $faces } caras
}
dice-faces = { $dice ->
    [one] Caras de un dado
   *[other] Caras de { $dice } dados
}
dice-sums = { $throws ->
    [one] Suma de una tirada de { $dice } dados
   *[other] Sumas de { $throws } tiradas de { $dice } dados
}
dice-sums-only = { $throws ->
    [one] De una tirada solo se sabe la suma: cuenta entre las sumas, no entre las caras.
   *[other] De { $throws } tiradas solo se saben las sumas: cuentan entre las sumas, no entre las caras.
}
dice-column = { $column ->
    [seen] visto
   *[expected] esperado
}
dice-says = { $verdict ->
    [too-few] Son muy pocas para decir más.
    [usual] Nada raro: el { $percent } de los dados equilibrados sale al menos así de desigual (ji cuadrado { $chi2 }, p { $p }).
    [odd] Raro, aunque no imposible: el { $percent } de los dados equilibrados sale al menos así de desigual (ji cuadrado { $chi2 }, p { $p }). Antes de juzgar, cuenta más partidas.
   *[off] Los dados equilibrados casi nunca salen así: solo el { $percent } es al menos así de desigual (ji cuadrado { $chi2 }, p { $p }). ¿Partidas escogidas, o dados cargados?
}
dice-none = No hay tiradas que contar.
