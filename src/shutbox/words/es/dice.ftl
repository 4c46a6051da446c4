# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = dados: { $throws ->
    [0] el sobre es el que se selló antes de la partida; no se sacó de él ninguna tirada.
    [one] una tirada encaja con el sobre que se selló antes de la partida.
   *[other] { $throws } tiradas encajan con el sobre que se selló antes de la partida.
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

## Counted

dice-source = { $source ->
    [system] Dados del sistema
    [seeded] Dados de una semilla
    [scripted] Dados de una lista
    [typed] Dados de verdad, apuntados
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
    [usual] Nada raro: el { $percent } de los dados justos salen al menos así de desiguales (ji cuadrado { $chi2 }, p { $p }).
    [odd] Raro, aunque no imposible: el { $percent } de los dados justos salen al menos así de desiguales (ji cuadrado { $chi2 }, p { $p }). Antes de juzgar, cuenta más partidas.
   *[off] Los dados justos casi nunca salen así: solo el { $percent } son al menos así de desiguales (ji cuadrado { $chi2 }, p { $p }). ¿Partidas escogidas, o dados cargados?
}
dice-none = No hay tiradas que contar.
