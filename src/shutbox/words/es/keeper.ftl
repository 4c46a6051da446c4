# Llevar la cuenta de una caja de verdad.

## Cómo se apunta un turno

keeper-ways = Cómo apuntas un turno
keeper-way = { $way ->
    [dice] Dados
    [tiles] Fichas
   *[total] Total
}
keeper-obstacle = { $why ->
    [bot] Los bots eligen sus fichas. Apunta los dados.
    [shared] Todos cierran la misma caja, así que no hay totales.
    [faces] Aquí cuenta cada dado. Apunta los dados, porque las fichas no los dicen.
   *[thrown] Hay una tirada en la mesa. Termínala primero.
}
keeper-three = Tres formas de apuntar un turno
keeper-three-how = { $way ->
    [dice] Toca lo que sale en los dados y luego lo que se cierra.
    [tiles] Toca lo que se cierra. La suma sale sola.
   *[total] Escribe lo que queda al final del turno.
}

### Por los dados

keeper-held = No hay combinación para { $sum }. Fin del turno.

### Por las fichas

keeper-lay = Toca lo que se cierra
keeper-one-throw = una tirada
keeper-lay-fault = { $why ->
    [most] Los dados suman { $count } como mucho
    [least] Los dados suman { $count } como poco
   *[tiles] Fichas por tirada: { $count } como mucho
}
keeper-shut = Cerrar { $sum }
keeper-missed = Fallo
keeper-missed-label = { $shared ->
    [true] { $who }: fallo
   *[false] { $who }: fallo, quedan { $total }
}
keeper-missed-sum = ¿Cuánto sumaban los dados?

### Por el total

keeper-total = total
keeper-left = ¿Cuánto deja { $who }?
keeper-save = { $shut ->
    [yes] Guardar: { $who } cierra la caja
   *[no] Guardar { $total } para { $who }
}
keeper-too-much = Pueden quedar { $total } como mucho
keeper-digits = Cifras del total
keeper-zero = Cerrada
keeper-zero-label = Caja cerrada: 0
keeper-erase = Borrar
keeper-swap = Cambiar mano

## Una Súper Caja

keeper-tries = Los demás tienen un intento
keeper-next = sigue
keeper-start-try = Le toca a { $who }
keeper-shut-it = { $who } la cerró
keeper-shut-then = { $answer ->
    [draw] Nadie puntúa
    [both-score] { $who } también puntúa
    [first-keeps] { $holder } se queda la ronda
   *[handover] { $who } pasa a la cabeza
}
keeper-missed-it = { $known ->
    [yes] { $who } deja { $total }
   *[no] { $who } falló
}
keeper-missed-then = { $last ->
    [yes] { $holder } gana la ronda
   *[no] Le toca a { $next }
}

## Nombres, orden y quién apunta

keeper-seats = Nombres y orden
keeper-seats-short = Nombres
keeper-seats-about = Arrastra un nombre o toca una flecha. Se juega en el sentido del reloj.
keeper-up = Subir a { $who }
keeper-down = Bajar a { $who }
keeper-save-seats = Guardar
keeper-onlooker = { $seated ->
    [yes] { $who } apunta este turno.
   *[no] Estás mirando. La cuenta se lleva junto a la caja.
}
keeper-awake = Que la pantalla no se apague

## Throws, corrections, the sheet

keeper-as-picture = Como imagen
keeper-as-text = Como texto
keeper-correct = Corregir
keeper-correct-about = Se deshace junto con todo lo que vino después.
keeper-correct-title = ¿Qué se apuntó mal?
keeper-cell = { $who }, ronda { $round }: { $total }. Cambiar
keeper-cell-title = { $who }, ronda { $round }
keeper-cell-about = Está guardado { $total }. ¿Cuánto quedó de verdad?
keeper-cell-cut = Guardar y apuntar de nuevo el resto
keeper-die-is = El dado { $number } muestra { $face }; quitarlo
keeper-enter = { $dice ->
    [0] { "" }
    [one] Tira un dado y toca lo que sale.
   *[other] Tira los dados y toca lo que sale.
}
keeper-more-ways = { $count ->
    [one] una más
   *[other] más formas
}
keeper-off-mat = Fuera del tapete
keeper-only-dice = { $dice ->
    [one] Solo un dado
   *[other] Solo { $dice } dados
}
keeper-pad = Apuntar lo que sale en los dados
keeper-round-won = gana la ronda
keeper-score-about = Juega con tu caja y tus dados. Toca lo que sale, y el resto se apunta solo.
keeper-scoresheet = Marcador
keeper-share = Compartir
keeper-share-sheet = Compartir el marcador
keeper-sheet-copied = Marcador copiado.
keeper-sheet-sum = { $format ->
    [chase] puntos
    [last-one-standing] puntos
   *[other] total
}
keeper-tap-shut = La caja: toca lo que se ha cerrado
keeper-the-throw = La tirada
keeper-to-beat = { $total ->
    [0] a igualar
   *[other] a batir
}
keeper-undo = Deshacer
keeper-wants = { $dice ->
    [one] { $who } quiere tirar un dado: tíralo y toca lo que sale.
   *[other] { $who } quiere tirar { $dice } dados: tíralos y toca lo que sale.
}
