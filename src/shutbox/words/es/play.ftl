# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = en solitario
play-round = ronda { $round }
play-round-of = ronda { $round } de { $rounds }
play-play-off = desempate, ronda { $round }
play-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
play-total = total { $total }
play-note-at = le toca
play-note-starts = tira para ver quién empieza
play-note-rolled = sacó { $roll }
play-note-waits = espera
play-note-holds = { $total ->
    [0] en cabeza con la caja cerrada
   *[other] en cabeza con { $total }
}
play-note-had = { $total ->
    [0] cerró la caja
   *[other] acabó con { $total }
}
play-note-missed = fuera de la ronda
play-note-out = fuera
play-note-left = se ha ido
play-note-won = gana
play-final = Así acabó
play-interim = Así está

## What a turn is about

play-now = total ahora { $total }
play-to-beat = { $total ->
    [0] a igualar: una caja cerrada ({ $who })
   *[other] a batir: { $total } ({ $who })
}
play-tries = { $tries ->
    [one] queda 1 intento
   *[other] quedan { $tries } intentos
}
play-limit = { $format ->
    [knock-out] límite { $limit }
    [until] acaba en { $limit }
   *[last-one-standing] se gana con { $limit } puntos
}
play-thrown = { $dice ->
    [one] tirada { $faces }
   *[other] tirada { $faces } = { $sum }
}

## Beginning and stopping

play-menu = ¿A qué juego?
play-ask-rules = Número, nombre o archivo (Enter: { $usual })
play-ask-players = ¿Quién juega? Nombres separados por comas; @club u otro bot como rival; con un solo nombre se juega en solitario (Enter: { $somebody })
play-ask-rounds = ¿Cuántas rondas? (Enter: { $usual })
play-ask-dice = ¿Qué dados? 1: los del programa, 2: los de tu mesa (Enter: { $usual })
play-ask-off-mat = Un dado fuera del tapete: ¿qué penalización? (Enter: { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] ¿Quién empieza? Según las reglas, la persona más joven (Enter: { $usual })
   *[other] ¿Quién empieza? (Enter: { $usual })
}
play-why-rules = Cada número de la lista es un juego. «shutbox rules» con su nombre lo explica. También se puede dar un archivo con una regla de la casa.
play-why-players = Los nombres en su orden alrededor de la mesa, separados por comas: Ann, Bo. Donde empieza la persona más joven, va la primera. Los bots son { $bots }.
play-why-rounds = Las reglas dejan acordar el número de rondas, aquí de { $low } a { $high }.
play-why-dice = Con 1 tira los dados el programa. Con 2 tiras dados de verdad y escribes lo que sale.
play-why-off-mat = Si un dado se sale del tapete, la tirada no cuenta y se aplica la penalización que elijas aquí.
play-why-starter = Un nombre, o su número en la lista. Los demás siguen en el sentido de las agujas del reloj, en el orden de los nombres.
play-somebody = Jugador
play-welcome = { $rules }. Escribe ? en cualquier pregunta para ver qué se puede contestar.
play-seed = Los dados salen de la semilla { $seed }: la misma semilla repite los mismos dados.
play-foresight = { $horizon ->
    [turn] Los bots y las pistas ven hasta el final de este turno, porque resolver más tardaría demasiado. Lo que «shutbox solve» ya ha resuelto se usa.
    [forecast] Los bots y las pistas ven hasta el final de la partida como si nadie mirara más allá de la ronda, porque resolver más tardaría demasiado. Lo que «shutbox solve» ya ha resuelto se usa.
   *[round] Los bots y las pistas ven hasta el final de esta ronda, porque resolver más tardaría demasiado. Lo que «shutbox solve» ya ha resuelto se usa.
}
play-over-already = Esta partida ya ha terminado.
play-saved = Guardada en { $file }. Para seguir:
play-kept = La partida está guardada en { $file }.
play-collected = Para shutbox stats, la partida queda en { $file }. Para dejar de guardarlas: shutbox stats --keep no.
play-no = No: { $why }.

## Questions

play-ask-bot = { $dice ->
    [one] { $who } quiere tirar un dado: tíralo y escribe lo que sale
   *[other] { $who } tira { $dice } dados: tíralos y escribe lo que sale
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [one] { $who } tira un dado para ver quién empieza: ¿qué sale?
           *[other] { $who } tira { $dice } dados para ver quién empieza: ¿qué sale?
        }
       *[made] { $dice ->
            [one] { $who }, Enter para tirar un dado y ver quién empieza
           *[other] { $who }, Enter para tirar { $dice } dados y ver quién empieza
        }
    }
    [survivor] { $case ->
        [typed] { $who }: escribe { $take } para anotarte el punto, o tira otra vez y escribe lo que sale
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }: escribe { $take } para anotarte el punto, o Enter para tirar un dado otra vez
               *[other] { $who }: escribe { $take } para anotarte el punto, o Enter para tirar { $dice } dados otra vez
            }
           *[other] { $who }: escribe { $take } para anotarte el punto, o Enter para tirar { $dice } dados otra vez, 1 para tirar uno
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [one] { $dice ->
                [one] { $who } tira un dado: ¿qué sale?
               *[other] { $who } tira { $dice } dados: ¿qué sale?
            }
           *[other] { $who } tira { $dice } dados o uno: ¿qué sale?
        }
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }, Enter para tirar un dado
               *[other] { $who }, Enter para tirar { $dice } dados
            }
           *[other] { $who }, Enter para tirar { $dice } dados, 1 para tirar uno
        }
    }
}
play-ask-shut = { $who }, ¿qué fichas? Número o fichas
play-ask-only = { $who }, solo vale { $tiles }: Enter para cerrar
play-ask-penalty = { $who }: 1 para levantar la ficha cerrada más alta, 2 para acabar el turno
play-ask-over = Enter para terminar la partida, { $undo } para deshacer lo último

## What can be typed

play-type-enter = Enter
    .does = tirar los dados
play-type-count = 1
    .does = tirar un dado en vez de todos
play-type-faces = 3 5
    .does = lo que sale en los dados de tu mesa; también vale 3,5 o 35
play-type-sum = { $word } 9, =9
    .does = solo se sabe la suma de todos los dados
play-type-total = { $word } 17
    .does = el turno ha acabado, y solo se sabe su total; { $word } 0 si la caja quedó cerrada
play-type-off = { $word }
    .does = un dado se ha salido del tapete
play-type-take = { $word }
    .does = anotarte el punto en vez de tirar
play-type-number = 1
    .does = la jugada con este número
play-type-tiles = 6+2
    .does = estas fichas; cada ' indica una hilera más atrás: 2' está detrás de la primera hilera
play-type-raise = 1, { $word }
    .does = se levanta la ficha cerrada más alta
play-type-end = 2, { $word }
    .does = se acaba el turno
play-type-finish = Enter
    .does = terminar la partida
play-type-hint = { $word }
    .does = cuánto vale cada opción, y por qué; las pistas se cuentan y quedan en el registro
play-type-undo = { $word }
    .does = deshacer lo último, pero nunca una tirada de los dados del programa
play-type-leave = { $word }
    .does = quien tiene el turno deja la partida; { $word } Bo, si se va otra persona
play-type-rename = { $word } Ann=Anna
    .does = Ann se llama Anna a partir de ahora
play-type-order = { $word } Bo, Ann
    .does = este es ahora el orden; los turnos que quedan en la ronda lo siguen
play-type-save = { $word }
    .does = guardar la partida en un archivo y seguir
play-type-quit = { $word }
    .does = guardar la partida en un archivo y parar; igual que Ctrl-C
