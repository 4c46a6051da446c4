# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] en línea
    [lost] Se ha cortado la conexión. Reconectando…
    [gone] Este enlace no lleva a ninguna mesa.
   *[connecting] Conectando…
}
web-abandoned = Esta mesa se ha cerrado.
web-leave = Salir de la mesa
web-more = Más
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Nueve, un dado con 6 o menos
    [nine-789] Nueve, un dado al final
   *[other] { "" }
}
web-players = Jugadores
web-round = Ronda { $round }
web-round-of = Ronda { $round } de { $rounds }
web-mark = { $mark ->
    [at] le toca
    [waits] por jugar
    [holds] en cabeza: { $total }
    [out] fuera
    [left] se ha ido
    [won] ha ganado
   *[done] ha jugado
}
web-away = ausente
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-points-word = { $points ->
    [one] punto
   *[other] puntos
}
web-so-far = lleva { $total }
web-left = dejó { $total }
web-total-now = { $over ->
    [yes] al final
   *[no] total ahora
}
web-total-label = { $over ->
    [yes] Total al final: { $total }
   *[no] Total ahora: { $total }
}
web-ruler-now = { $total } ahora
web-ruler-after = { $total } tras { $tiles }
web-ruler-aim = { $total } { $who }
web-tile = { $state ->
    [gathered] { $value }, elegida
    [not-now] { $value }, en pie, no sirve para esta tirada
    [hidden] { $value }, en pie, detrás del { $behind }
    [shut] { $value }, cerrada
   *[standing] { $value }, en pie
}
web-thrown = Tirada: { $faces }
web-missing = { $missing ->
    [0] listo
    [one] falta
   *[other] faltan
}
web-pips-thrown = tirada de { $pips }
web-pips-gathered = suma { $pips }
web-ready = listo
web-tiles-shut = { $shut } de { $of } fichas cerradas

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } juega en solitario
    [last-one-standing] { $who } tira
   *[other] Turno de { $who }
}
web-stake = { $format ->
    [solitaire] Para ganar, cierra todas las fichas.
    [chase] Este turno fija el total a batir.
    [last-one-standing] Quien falla queda fuera de la ronda. Se gana con { $limit } puntos.
    [knock-out] Quien pasa de { $limit } queda fuera.
    [until] Se acaba cuando alguien llega a { $limit }. Gana quien tenga menos.
    [running] { $rounds ->
        [one] Gana la suma más baja.
       *[other] Gana la suma más baja tras { $rounds } rondas.
    }
   *[one-turn] Gana el total más bajo.
}
web-lowest = { $who } tiene el más bajo hasta ahora: { $total }.
web-one-or-two = ¿Un dado o dos, { $who }?
web-start = { $who } tira para ver quién empieza
web-start-stake = Empieza quien saque la tirada más alta.
web-play-off-stake = Desempate: solo juegan quienes han empatado.
web-tries = { $who } intenta bajar del { $total } de { $holder }
web-takes-lead = Con { $total } o menos se pone en cabeza
web-tries-left = intentos
web-tries-count = { $count ->
    [one] queda un intento
   *[other] quedan { $count } intentos
}
web-super-box = ¡Súper Caja!
web-super-try = { $who } también intenta cerrar la caja
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Si alguien más cierra la caja, la ronda acaba sin puntos. Si no, cada rival le paga 2 a { $holder }.
       *[winner] Si alguien más cierra la caja, la ronda acaba sin puntos. Si no, { $holder } gana 2.
    }
    [first-keeps] { $points ->
        [paid] { $holder } se lleva la ronda: cada rival paga 2.
       *[winner] { $holder } se lleva la ronda: 2 puntos.
    }
    [both-score] { $points ->
        [paid] Quien cierre la caja cobra 2 de cada rival que no la cierre.
       *[winner] Quien también cierre la caja gana 2 puntos, igual que { $holder }.
    }
   *[handover] { $points ->
        [paid] Si alguien más cierra la caja, pasa a la cabeza. Si no, cada rival le paga 2 a { $holder }.
       *[winner] Si alguien más cierra la caja, pasa a la cabeza. Si no, { $holder } gana 2.
    }
}
web-survivor = { $who } es quien más ha aguantado
web-survivor-stake = { $missing ->
    [one] Con un punto más gana la partida.
   *[other] Con { $missing } puntos más gana la partida.
}
web-survivor-say = Una tirada que cierra algo vale 2 puntos; cerrar la caja, 4. Fallar no da nada.
web-penalty = Un dado se ha salido del tapete: { $who } elige la penalización
web-last-throw = { $who } tira por dos puntos
web-missed = { $who } falla y se queda con { $total }
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Mientras tanto: una tirada
       *[other] Mientras tanto: { $throws } tiradas
    }
   *[other] Mientras tanto: { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] ¡{ $who } ha cerrado la caja!
   *[other] ¡Gana { $who }!
}
web-shared = Victoria compartida: { $names }
web-nobody = { $format ->
    [solitaire] La caja sigue abierta
   *[other] No gana nadie
}
web-clock = { $seconds ->
    [one] queda un segundo
   *[other] quedan { $seconds } segundos
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } está eligiendo
   *[other] Le toca a { $who }
}
web-go-on = Seguir
web-go-on-to = Seguir: turno de { $who }
web-key-gather = elegir
web-key-shut = cerrar
web-key-throw = tirar
web-key-back = deshacer
web-how-many = Cuántos dados
web-dice = { $dice ->
    [one] Un dado
   *[other] { $dice } dados
}
web-throw = { $dice ->
    [one] Tirar un dado
    [2] Tirar dos dados
   *[other] Tirar { $dice } dados
}
web-throw-start = { $dice ->
    [one] Tirar un dado: ¿quién empieza?
    [2] Tirar: ¿quién empieza?
   *[other] Tirar { $dice } dados: ¿quién empieza?
}
web-throw-start-all = Tirar por todos
web-throw-start-one = Solo { $who }
web-shut = Cerrar
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Pronosticar { $tiles }
       *[other] Pronosticar { $tiles }; añade { $added }
    }
   *[no] { $count ->
        [0] Cerrar { $tiles }
       *[other] Cerrar { $tiles }; añade { $added }
    }
}
web-still-missing = { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}
web-take-back = Deshacer
web-all-ways = { $count ->
    [one] La única forma de usar esta tirada
   *[other] Las { $count } formas de usar esta tirada
}
web-ways = { $count ->
    [one] Una forma
   *[other] { $count } formas
}
web-way = { $tiles }; deja { $total }
web-leaves = deja { $total }
web-choice = { $choice ->
    [take] Anotar 1 punto
    [raise] Levantar una ficha
    [end] Acabar el turno
   *[throw] { $several ->
        [yes] { $dice ->
            [one] Tirar un dado
           *[other] Tirar { $dice } dados
        }
       *[no] Tirar otra vez
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] y ganar la partida
       *[no] { $points ->
            [one] { $points } punto, y a seguir
           *[other] { $points } puntos, y a seguir
        }
    }
   *[throw] 2 puntos, 4 o ninguno
}
web-guess = Pronosticar
web-guess-ways = ¿Qué se va a cerrar? { $count } formas
web-guess-tally = { $of ->
    [0] Pronostica qué se va a cerrar
   *[other] Pronostica qué se va a cerrar: { $right } de { $of } aciertos
}
web-guesses-right = Pronósticos: { $right } de { $of }
web-guessed = Tu pronóstico: { $option }
web-your-guess = tu pronóstico

### What happened

web-story = Qué ha pasado
web-story-of = Turno de { $who }
web-came = { $came ->
    [shut] cierra { $tiles }
    [missed] falla
    [off] un dado fuera del tapete
    [start] ¿quién empieza?
   *[open] está eligiendo
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Jugar otra vez
web-next-table = Ir a la siguiente mesa
web-home = Inicio
web-no-page = No hay ninguna página en esta dirección.
web-unreachable = El servidor no responde. ¿Sigue en marcha?

### The menu of a table

web-share-table = Compartir el enlace
web-copied = Enlace copiado.
web-move = Cambiar de dispositivo: { $who }
web-move-about = Escanéalo con el otro dispositivo o envíate el enlace. Vale una sola vez, durante { $minutes } minutos. Después, este dispositivo solo mira.
web-move-qr = Código para cambiar de dispositivo
web-move-lost = Este enlace ya no vale. Cada uno sirve una sola vez, durante un cuarto de hora.
web-move-send = Enviar el enlace
web-give-up = { $sure ->
    [yes] ¿Seguro que { $who } deja la partida?
   *[no] { $who } deja la partida
}
web-close-table = { $sure ->
    [yes] ¿Cerrar la mesa para todos?
   *[no] Cerrar la mesa
}
web-not-sure = No, quedarse

## The coach

web-coach = Entrenador
web-hint = Preguntar al entrenador; la pregunta se cuenta
web-told-best = lo que elige el entrenador
web-sum-worth = vale
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] probabilidad de ganar
        [game] probabilidad de ganar
       *[other] probabilidad de lograrlo
    }
    [points] puntos de la ronda
   *[total] total medio, cuanto menos mejor
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Probabilidad de ganar (estimación)
       *[other] Probabilidad de ganar
    }
    [points] En esta ronda
   *[total] Total esperado
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Probabilidad de ganar (estimación): { $list }
       *[other] Probabilidad de ganar: { $list }
    }
    [points] Quién lleva ventaja en esta ronda: { $list }
   *[total] Total esperado: { $list }
}
web-outlook-of = { $who } { $value }
web-expects = unos { $total }

## Settings

web-settings = Ajustes
web-language = Idioma
web-close = Cerrar
web-sound = Sonido
web-touch = Vibración
web-motion = Movimiento
web-motion-full = completo
web-motion-less = reducido
web-speed = Velocidad
web-speed-calm = tranquila
web-speed-usual = normal
web-speed-quick = rápida
web-light = Tema
web-light-auto = del sistema
web-light-light = claro
web-light-dark = oscuro

## Before the game

web-your-name = Tu nombre
web-another-name = Alguien más en este dispositivo
web-seat = Asiento { $seat }
web-sitter = { $kind ->
    [open] libre
    [here] { $host ->
        [yes] presente, organiza
       *[no] presente
    }
    [away] { $host ->
        [yes] ausente, organiza
       *[no] ausente
    }
   *[bot] un bot
}
web-stand-up = Levantarse: { $who }
web-remove = Quitar a { $who }
web-speak = Un código para decir en voz alta
web-begin-unsealed = Empezar de todos modos
web-host-begins = Inicia la partida quien organiza la mesa.
web-sealing = Sellando los dados…

## Home

web-play = Jugar
web-previous = Juego anterior
web-next = Juego siguiente
web-game-of = juego { $number } de { $of }
web-with-whom = Con quién
web-whom = { $whom ->
    [alone] Solitario
    [bot] Un bot
    [here] Aquí mismo
   *[link] Amigos
}
web-sentence = { $whom ->
    [alone] { $rules }: { $me } en solitario.
    [bot] { $ends ->
        [yes] { $rules }, { $goal }: { $me } contra { $bot }.
       *[no] { $rules }: { $me } contra { $bot }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal }, con { $seats } en una pantalla.
       *[no] { $rules } con { $seats } en una pantalla.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal }, con { $seats } y una caja de verdad.
       *[no] { $rules } con { $seats } y una caja de verdad.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal }, para { $people } por enlace.
       *[no] { $rules } para { $people } por enlace.
    }
}
web-rounds = { $rounds ->
    [1] una ronda
    [2] dos rondas
    [3] tres rondas
    [4] cuatro rondas
    [5] cinco rondas
   *[other] { $rounds } rondas
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [one] a un punto
       *[other] a { $limit } puntos
    }
    [knock-out] fuera al pasar de { $limit }
   *[other] hasta { $limit }
}
web-you = tú
web-against = { $bot ->
    [novice] un principiante
    [casual] un aficionado
    [expert] un experto
    [perfect] el jugador perfecto
   *[club] un jugador de club
}
web-people = { $people ->
    [2] dos jugadores
    [3] tres jugadores
    [4] cuatro jugadores
    [5] cinco jugadores
    [6] seis jugadores
   *[other] { $people } jugadores
}
web-how-said = { $coach ->
    [off] Sin entrenador
    [each] Entrenador tras cada decisión
   *[ask] Entrenador si se pide
}, { $undo ->
    [yes] se puede deshacer
   *[no] sin deshacer
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } segundos por decisión
}
web-set-up = Empezar partida
web-invite = Crear mesa
web-last-time = como la última vez, { $date }
web-me = Jugador
web-player = Jugador { $number }
web-have-code = ¿Tienes un código?
web-join = Entrar
web-unfinished = Volver a tu partida: { $rules }
web-elsewhere = Más secciones
web-way-to = { $way ->
    [score] Llevar la cuenta
    [practise] Practicar
    [explore] Explorar
    [learn] Aprender
    [games] Tus partidas
   *[design] Inventar una regla
}
web-way-about = { $way ->
    [score] para una caja de verdad en tu mesa
    [practise] con tus propios errores
    [explore] cada posición, cada valor
    [learn] reglas con cajas para probar
    [games] historial, totales, rachas
   *[design] y ver cómo cambian las probabilidades
}
web-to-dice = Los dados, y por qué fiarse de ellos
web-to-paper = Para imprimir
web-to-classroom = Para una clase
web-to-about = Acerca de
web-independent = Un proyecto independiente, sin relación con ninguna editorial. Double Shutter es una marca de Blue Orange.
web-which-game = Elige un juego
web-which-bot = ¿Contra quién?
web-how-many-people = ¿Cuántos jugadores?
web-who-plays = ¿Quién juega, y en qué orden?
web-person = Persona
web-name-of = Nombre del jugador { $number }
web-earlier = El jugador { $number } juega antes
web-drop-seat = Quitar al jugador { $number }
web-one-more = Uno más
web-done = Hecho
web-how = ¿Cómo se juega?
web-how-many-rounds = ¿Cuántas rondas?
web-how-far = ¿Hasta dónde se juega?
web-thinking-time = Tiempo por decisión
web-who-begins = Quién empieza

## Keeping score

web-champion = Más victorias en { $month }:
web-champion-is = { $wins ->
    [one] { $names }, una partida ganada
   *[other] { $names }, { $wins } partidas ganadas
}
web-duel = { $one } contra { $other }:
web-duel-is = { $wins } a { $losses } desde { $since }
web-streak = La mejor racha:
web-streak-is = { $who }, { $rounds } rondas seguidas

## After the game

web-report = Informe
web-back = Volver
web-report-next = Y ahora
web-report-thinking = El entrenador está repasando la partida…
web-report-forgotten = Este navegador ya no tiene el registro de esa partida.
web-report-unfinished = Sin terminar
web-report-rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
web-report-thrown = { $count ->
    [one] una tirada
   *[other] { $count } tiradas
}
web-report-result = { $format ->
    [chase] Puntos
    [last-one-standing] Puntos
   *[other] Totales
}
web-report-went = Cómo ha ido
web-report-nothing = Aún no ha pasado nada que se pueda valorar.
web-report-measure = { $unit ->
    [chance] La probabilidad de ganar, después de cada tirada y cada jugada.
    [shut] La probabilidad de cerrar la caja, después de cada tirada y cada jugada.
    [points] Los puntos esperados de la ronda, tras cada tirada y cada jugada.
   *[total] El total esperado al final del turno, tras cada tirada y cada jugada. Cuanto menos, mejor.
}
web-report-curve = { $unit ->
    [chance] La probabilidad de ganar a lo largo de la partida; al final: { $ends }
    [shut] La probabilidad de cerrar la caja a lo largo de la partida; al final: { $ends }
    [points] Los puntos esperados, ronda a ronda; al final: { $ends }
   *[total] El total esperado, turno a turno; al final: { $ends }
}
web-report-to-moment = Ir al momento { $number }
web-report-play = Ver la partida otra vez
web-report-pause = Pausa
web-report-scrub = En qué punto de la partida
web-report-before = Antes de la primera tirada.
web-report-where = Ronda { $round }, { $n } de { $of }.
web-report-total = total { $total }
web-report-luck = Dados y decisiones
web-report-luck-unit = { $unit ->
    [chance] En puntos porcentuales de la probabilidad de ganar.
    [shut] En puntos porcentuales de la probabilidad de cerrar la caja.
    [points] En puntos.
   *[total] En el total de los turnos; el signo + significa que quedó menos en pie.
}
web-report-luckless = Con suerte normal y estas mismas decisiones, habría ganado más veces { $who }.
web-report-dice = dados
web-report-choices = decisiones
web-report-no-decisions = Nada que decidir.
web-report-mean-loss = { $decisions ->
    [one] Una decisión de verdad, que costó { $loss }.
   *[other] { $decisions } decisiones de verdad, que costaron { $loss } cada una de media.
}
web-report-hints = { $hints ->
    [one] Una pista.
   *[other] { $hints } pistas.
}
web-report-box = { $count ->
    [0] La caja está cerrada
   *[other] En pie: { $tiles }
}
web-report-did = { $do ->
    [shut] cerró { $tiles }
    [take] se anotó el punto
    [raise] levantó una ficha
    [end] acabó el turno
   *[throw] { $dice ->
        [one] tiró un dado
       *[other] tiró { $dice } dados
    }
}
web-report-better = { $do ->
    [shut] Mejor: { $tiles }.
    [take] Mejor: anotarse el punto.
    [raise] Mejor: levantar una ficha.
    [end] Mejor: acabar el turno.
   *[throw] { $dice ->
        [one] Mejor: tirar un dado.
       *[other] Mejor: tirar { $dice } dados.
    }
}
web-report-swing = { $unit ->
    [chance] La probabilidad de ganar pasa del { $from } al { $to }.
    [shut] La probabilidad de cerrar la caja pasa del { $from } al { $to }.
    [points] Los puntos esperados pasan de { $from } a { $to }.
   *[total] El total esperado pasa de { $from } a { $to }.
}
web-report-show = Verlo en la repetición
web-report-decisions = Todas las decisiones
web-report-worth-a-look = Para mirar: { $count }
web-report-all = Todas: { $count }
web-report-all-good = Ninguna decisión costó gran cosa.
web-report-who = Ronda { $round }, { $who }
web-report-beside = { $beside ->
    [only] la única forma
    [best] lo mejor
   *[better] { $do ->
        [shut] era mejor { $tiles }
        [take] era mejor anotarse el punto
        [raise] era mejor levantar una ficha
        [end] era mejor acabar el turno
       *[throw] { $dice ->
            [one] era mejor con un dado
           *[other] era mejor con { $dice } dados
        }
    }
}
web-report-judgement = { $judgement ->
    [best] lo mejor
    [good] bien
    [inaccuracy] casi bien
    [mistake] un error
   *[blunder] un error grave
}
web-report-taken = elegida
web-report-rest = { $count ->
    [one] y una más
   *[other] y { $count } más
}
web-report-envelope = { $state ->
    [open] El sobre está abierto
    [sealed] Los dados siguen sellados
   *[fault] Los dados no coinciden con su sobre
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] Los dados se fijaron y se sellaron antes de la primera tirada. { $fit ->
            [one] La única tirada es la del sobre.
           *[other] Las { $fit } tiradas son las del sobre.
        }
       *[other] Tiradas selladas antes de la partida: { $fit }; de otros dados: { $others }.
    }
    [sealed] Se fijaron antes de la primera tirada. El sobre se abre al terminar la partida.
   *[fault] Las tiradas no son las que se sellaron, o alguien ha cambiado el registro.
}
web-report-check = Compruébalo
web-report-share = Compartir el enlace
web-report-copied = Enlace copiado.
web-report-to-table = Ir a la mesa
web-report-practise = Practicar estas
web-report-save = Guardar esta partida
web-report-save-page = El informe
web-report-save-page-about = un archivo que se abre en cualquier sitio, también sin conexión
web-report-save-record = El registro
web-report-save-record-about = para el comando shutbox y otros programas
web-report-print = Imprimir

## Practise

web-practise = Practicar
web-practise-today = La posición de hoy
web-practise-question = { $phase ->
    [shut] Has sacado { $pips }. ¿Qué cerrarías?
    [survivor] Eres quien más ha aguantado. ¿Qué harías?
    [penalty] Un dado se ha salido del tapete. ¿Qué penalización eliges?
   *[throw] ¿Cuántos dados tirarías?
}
web-practise-stake = { $stake ->
    [beat] El total a batir es { $total }: tienes que dejar menos.
    [super-box] Alguien ha cerrado la caja: solo vale cerrarla también.
    [least] El total más bajo hasta ahora es { $total }.
    [alone] Juegas en solitario, para cerrar la caja.
    [set] Tú marcas el total que los demás tienen que batir.
   *[begin] Los demás juegan después de ti.
}
web-practise-you = Tú
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Anotar el punto
    [raise] Levantar una ficha
    [end] Acabar el turno
   *[throw] { $dice ->
        [one] Tirar un dado
       *[other] Tirar { $dice } dados
    }
}
web-practise-costs = { $option }: cuesta { $cost }
web-practise-best = { $option }: ¡lo mejor!
web-practise-game-today = La partida de hoy
web-practise-game-about = { $rules }, en solitario. Hoy todo el mundo tiene los mismos dados.
web-practise-game-on = Seguir
web-practise-game-left = { $total ->
    [0] ¡Has cerrado la caja!
   *[other] Has dejado { $total }.
}
web-practise-drill = Ejercicios
web-practise-game = Juego
web-practise-level = Dificultad
web-practise-levels = { $level ->
    [easy] Fácil
    [medium] Media
   *[hard] Difícil
}
web-practise-own = De mis propios errores
web-practise-none = No se ha encontrado ningún ejercicio para este juego.
web-practise-no-mistakes = No hay errores que practicar. ¡Bien jugado!
web-practise-wait = Buscando una posición…
web-practise-number = { $number } de { $of }
web-practise-next = Siguiente
web-practise-done = { $count ->
    [one] Era el único.
   *[other] Has hecho los { $count }.
}
web-practise-again = Otra vez
web-practise-running = { $count ->
    [one] Tu última decisión costó el { $loss } de lo que había en juego.
   *[other] De media, tus últimas { $count } decisiones costaron el { $loss } de lo que había en juego. Con la mejor opción: { $best }.
}

## Choosing a rule set

web-rules-yours = Tus reglas de la casa

## A code for phones

web-qr = El enlace como código para teléfonos
