# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Pantalla
    [sound] Sonido y vibración
   *[play] Juego
}
comfort-letters = Tamaño del texto
comfort-letters-kind = { $kind ->
    [large] Grande
    [larger] Más grande
    [largest] Muy grande
   *[usual] Normal
}
comfort-spacing = Letras
comfort-spacing-kind = { $kind ->
    [wide] Espaciadas
   *[usual] Normales
}
comfort-contrast = Contraste
comfort-contrast-kind = { $kind ->
    [high] Alto
   *[auto] Del sistema
}
comfort-hand = Mano
comfort-hand-kind = { $kind ->
    [left] Izquierda
   *[right] Derecha
}
comfort-volume = { $channel ->
    [calls] Avisos
    [reactions] Reacciones
   *[dice] Dados y fichas
}
comfort-volume-level = { $level ->
    [0] Sin sonido
    [1] Muy bajo
    [2] Bajo
    [4] Alto
   *[other] Normal
}
comfort-read = Leer en voz alta
comfort-read-about = Dice a quién le toca, la tirada y qué hay que tocar.

## Spoken, never shown

comfort-read-sample = Te lo leo en voz alta.
comfort-say = { $what ->
    [start] { $who }, tira para ver quién empieza. Toca el botón grande de abajo.
    [throw] { $who }, te toca. Toca el botón grande de abajo.
    [dice] { $who }, elige un dado o dos. Luego toca el botón grande.
    [choose] Toca fichas que sumen { $sum }.
    [more] Faltan { $sum }.
    [ready] Ahora toca el botón grande.
    [survivor] { $who }, nadie más sigue en juego. Anótate el punto o tira otra vez.
    [penalty] { $who }, un dado se salió del tapete. Elige qué pasa.
    [look] Toca el botón grande para seguir.
    [enter] { $who }, te toca. Toca lo que muestran los dados.
   *[wait] Le toca a { $who }.
}
