# Paper: what is printed to play without a screen. A sheet has little room: short sentences.

paper-title = Para imprimir
paper-lede = Imprime un tablero y juega sin pantalla.
paper-about = Tablero, hojas de puntos y reglas en papel
paper-size = Tamaño de papel
paper-print = Imprimir
paper-print-all = Imprimir todo
paper-only-pair = Hay una página de reglas para los juegos con dos dados de seis caras.
paper-sheet = { $sheet ->
    [board] Tablero
    [scores] Hoja de puntos
    [rules] Reglas
   *[card] Tarjeta de estrategia
}

## The board

paper-need = { $dice ->
    [single] Necesitas un dado y { $coins } monedas.
    [pair] Necesitas dos dados y { $coins } monedas.
   *[all] Necesitas { $count } dados y { $coins } monedas.
} Tapa una ficha cuando la cierres.
paper-mat = Tira los dados aquí.
paper-row = { $row ->
    [double] primera hilera, cuenta doble
    [1] primera hilera
    [2] segunda hilera
   *[other] tercera hilera
}
paper-nothing = Si no puedes cerrar nada, cuenta lo que queda y pasa los dados.

## The rules, in six pictures

paper-panel = { $panel ->
    [setup] Preparar
    [throw] Tirar
    [shut] Cerrar
    [again] Seguir
    [pass] Pasar
    [miss] Fallo
    [last] Sin rivales
   *[count] Contar
}
paper-setup = { $rows ->
    [1] Levanta las { $tiles } fichas.
   *[other] Levanta las { $tiles } fichas, en { $rows } hileras.
}
paper-setup-shut = Cierra { $tiles } antes de empezar.
paper-throw = { $dice ->
    [single] Tira el dado.
    [pair] Tira los dos dados y súmalos.
   *[all] Tira los { $count } dados y súmalos.
}
paper-one-die = { $forced ->
    [yes] Tira un solo dado cuando { $condition }.
   *[no] Puedes tirar un solo dado cuando { $condition }.
}
paper-shut = { $buys ->
    [exact] Cierra la ficha de la suma o las fichas de los dos dados.
    [thai] Cierra una ficha: la de un dado o la de la suma.
    [pair] Cierra una o dos fichas que sumen tu tirada.
   *[sum] Cierra fichas que sumen tu tirada.
}
paper-changed = Cambia respecto a { $rules }: { $changes }.
paper-or = o
paper-must = Usa la tirada entera. Si puedes cerrar, tienes que cerrar.
paper-behind = Una ficha de detrás queda libre al cerrar la de delante.
paper-first = Tu primera tirada tiene que cerrar el { $tile }.
paper-again = Quedan cerradas. Sigue tirando mientras puedas cerrar.
paper-pass = Luego pasa los dados. Todos cierran la misma caja.
paper-miss = { $out ->
    [yes] Nada suma { $sum }. Quedas fuera de esta ronda.
   *[no] Nada suma { $sum }. Se acaba tu turno.
}
paper-unlucky = Un { $sum } siempre acaba tu turno.
paper-off-mat = Si un dado sale del tapete, se levanta la ficha cerrada más alta.
paper-count = { $total ->
    [front-double] Las de delante cuentan doble. Te quedan { $left }.
    [tiles] Cada ficha en pie cuenta uno. Te quedan { $left }.
    [digits] Lee lo que queda como un solo número. Te quedan { $left }.
   *[sum] Suma lo que sigue en pie. Te quedan { $left }.
}
paper-last = Anótate 1 punto o tira otra vez. Fichas cerradas: 2 puntos. Caja cerrada: 4. Nada: 0.

## Who wins

paper-wins = Quién gana
paper-win = { $format ->
    [running] Se juegan { $rounds } rondas y se suman los totales. Gana la suma más baja.
    [knock-out] Los totales se suman ronda a ronda. Quien pasa de { $limit } queda fuera. Gana quien más aguanta.
    [until] Los totales se suman ronda a ronda. Cuando alguien llega a { $limit }, gana la suma más baja.
    [chase] Tras { $rounds } rondas, gana quien tenga más puntos.
    [last-one-standing] Gana quien llegue antes a { $limit } puntos.
   *[one-turn] Un turno por persona. Gana el total más bajo. Una caja cerrada cuenta 0.
}
paper-shut-wins = Quien cierra la caja gana al instante.
paper-chase = El primer total es el que hay que batir. Igualarlo no basta.
paper-chase-try = Cada rival tiene un intento, por orden.
paper-chase-beat = Si lo bates, cada rival tiene un intento contra ti.
paper-chase-end = { $points ->
    [paid] Si nadie te bate, cada rival te paga 1 punto, o 2 por una caja cerrada.
   *[won] Si nadie te bate, ganas 1 punto, o 2 por una caja cerrada.
}
paper-last-start = La tirada más alta empieza la ronda. Juegan de dos a cuatro.
paper-last-box = Si cierras la última ficha, ganas 4 puntos.
paper-known = Conviene saber
paper-sevens = De 36 tiradas, 6 suman 7.
paper-best = El mejor juego deja { $mean } de media y cierra la caja en el { $shut } de los turnos.

## Blank score sheets

paper-name = Nombre
paper-form = { $form ->
    [circles] Apunta lo que te queda. Rellena el círculo si ganas la ronda.
    [points] Esquina pequeña: esta ronda. Campo grande: tus puntos hasta ahora.
    [totals] Esquina pequeña: lo que te queda. Campo grande: tu total hasta ahora.
   *[turns] Apunta lo que te queda. Rodea el más bajo.
}
paper-foot = { $points ->
    [paid] Ronda ganada: 1 punto de cada rival, 2 por una Súper Caja.
   *[won] Una ronda cuenta 1. Por una Súper Caja, escribe un 2 en el círculo.
}
paper-sum = { $form ->
    [circles] Puntos
    [points] Puntos
    [turns] Juegos ganados
   *[totals] Total
}
