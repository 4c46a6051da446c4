# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Aprender
learn-names = Ana, Leo, Eva, Hugo
learn-first-card = Tu primera partida
learn-first-card-about = Un turno con alguien a tu lado: qué hacer y por qué. Son dos minutos.
learn-turn = Cómo se juega un turno
learn-turn-lede = En todos estos juegos el turno es el mismo. Solo cambia quién gana.
learn-turn-throw = Tira los dados y cierra fichas que sumen exactamente lo que sale.
learn-turn-whole = Hay que usar la suma entera. Si se puede usar, hay que usarla; qué fichas cierras lo decides tú.
learn-turn-again = Luego vuelve a tirar. Un turno no es una tirada: sigues mientras puedas cerrar fichas.
learn-turn-miss = Cuando no puedes cerrar nada, es un fallo y se acaba tu turno. Con esa tirada no se cierra ninguna ficha.
learn-turn-total = Lo que sigue en pie es tu total. Cuanto menos, mejor. Si no queda nada, la caja está cerrada.
learn-try = Pruébalo aquí.
learn-games = Los juegos
learn-house-games = Juegos de casa
learn-house-games-about = Se juegan en casa y en los bares, cada uno con su regla propia.
learn-more = Explicado, con cajas para probar
learn-at-a-glance = De un vistazo
learn-glance = { $fact ->
    [players] Jugadores
    [box] Fichas
    [dice] Dados
    [throw] Una tirada
    [count] Lo que queda
   *[win] Quién gana
}
learn-players = { $most ->
    [12] cuantos quieran
   *[other] de 2 a { $most }, o en solitario
}
learn-box = { $rows ->
    [one] { $tiles } fichas
   *[other] { $tiles } fichas en { $rows } hileras
}
learn-win = { $format ->
    [running] la suma de totales más baja, tras { $rounds } rondas
    [knock-out] quien más aguante; quien pasa de { $limit } queda fuera
    [until] la suma más baja, cuando alguien llega a { $limit }
    [chase] quien tenga más puntos, tras { $rounds } rondas
    [last-one-standing] quien llegue antes a { $limit } puntos
    [solitaire] quien cierre la caja
   *[one-turn] el total más bajo, tras un turno por jugador
}
learn-play = Jugarlo
learn-explore = Explorarlo
learn-print = Imprimir
learn-asked = Preguntas frecuentes

## Boards to try

learn-board-busy = Un momento…
learn-board-threw = Has sacado { $faces }: { $sum }.
learn-board-threw-one = Has sacado un { $sum }.
learn-board-gather = { $missing ->
    [one] Falta { $missing }.
   *[other] Faltan { $missing }.
} Las fichas que ya no sirven se ven apagadas.
learn-board-ready = Eso suma { $sum }.
learn-board-missed = No hay combinación para { $sum }: es un fallo. Tu total es { $total }.
learn-board-shut = ¡Caja cerrada!
learn-board-again = Desde el principio
learn-board-ways = { $count ->
    [one] Hay una forma de usar esta tirada.
   *[other] Hay { $count } formas de usar esta tirada.
}
learn-step-next = Siguiente
learn-step-back = Atrás
learn-step-of = { $step } de { $steps }
learn-mark = { $mark ->
    [holds] a batir
    [now] lo intenta
    [out] fuera
    [tried] ya lo intentó
   *[waits] por jugar
}

## Your first game

learn-first = Tu primera partida
learn-first-start = Hay nueve fichas en pie, y quieres cerrarlas todas. Tira los dados.
learn-first-one = Has sacado { $faces }: en total, { $sum }. Cierra fichas que sumen { $sum }. Sirve el 9 solo; también el 6 y el 3, o el 4, el 3 y el 2. Toca las fichas que quieras.
learn-first-again = Sigues tirando. Tu turno dura hasta que no puedas cerrar nada.
learn-first-two = Ahora, { $sum }. Las fichas altas son difíciles de cerrar más adelante, porque pocas tiradas las dan. Las bajas sirven en muchas sumas. Por eso casi siempre conviene cerrar pocas fichas, y altas.
learn-first-three = { $sum }. Si no te decides, pide una pista.
learn-first-later = Has sacado { $sum }.
learn-first-only = Has sacado { $sum }, y solo queda una forma de usarlo.
learn-first-throw = Vuelve a tirar.
learn-first-best = { $tiles }: no había nada mejor.
learn-first-close = { $tiles } es casi lo mejor; { $better } habría dejado un poco menos.
learn-first-worse = { $tiles } vale. { $better } habría dejado { $loss } menos de media.
learn-first-hint = Una pista
learn-first-hinted = Lo mejor es { $tiles }. Después quedan { $value } de media.
learn-first-missed = No hay combinación para { $sum }, así que se acaba tu turno. Tu total es { $total }. Quien siempre elige lo mejor deja unos 11 de media.
learn-first-shut = ¡Has cerrado la caja! Eso pasa en unos siete turnos de cada cien.
learn-first-known = Ya conoces el turno. En una partida, las fichas se vuelven a levantar para quien sigue, y gana el total más bajo.
learn-first-double = Pasar a Double Shutter
learn-first-play = Jugar una partida de verdad

## Shut the Box, one or two tiles

learn-shut-the-box = Nueve fichas, dos dados y un turno por jugador. Su particularidad: una tirada cierra una ficha o dos, nunca tres.
learn-shut-the-box-two = Un 9 puede ser el 9 solo, o dos fichas que lo sumen: 8 y 1, 7 y 2, 6 y 3, 5 y 4. Toca algunas y mira cuáles van juntas.
learn-shut-the-box-dice = Se tiran los dos dados hasta el final, aunque solo quede el 1 y dos dados no puedan darlo. Entonces la tirada es un fallo, y hasta ahí llegó tu turno.
learn-shut-the-box-end = Cuando todos han jugado su turno, gana el total más bajo. Quien cierra la caja tiene 0, pero los demás también juegan su turno. Si hay empate, se comparte la victoria.
learn-shut-the-box-stop = ¿Puedo parar cuando queda poco? No. Se tira hasta fallar o cerrar la caja.

## Ferme ta boîte

learn-ferme-ta-boite = También nueve fichas y dos dados, pero una tirada puede cerrar todas las fichas que hagan falta para la suma, y se suman los totales de varias rondas.
learn-ferme-ta-boite-any = Un 9 también puede ser 4 + 3 + 2, o 6 + 2 + 1. Cerrar tres fichas pequeñas a la vez rara vez es buena idea: luego las echarás de menos.
learn-ferme-ta-boite-rounds = En cada ronda hay un turno por jugador, y se juegan cinco rondas si no se acuerda otro número. Cada ronda la empieza la persona siguiente. Gana la suma de totales más baja; si hay empate, se comparte la victoria.
learn-ferme-ta-boite-mat = Un dado que se sale del tapete
learn-ferme-ta-boite-mat-one = Quedan pocas fichas, y el 9 se cerró hace dos tiradas.
learn-ferme-ta-boite-mat-two = Un dado rueda fuera del tapete. La tirada no cuenta, y la ficha cerrada más alta se levanta: el 9.
learn-ferme-ta-boite-mat-three = La misma persona vuelve a tirar, y decide otra vez con cuántos dados. Si aún no hay fichas cerradas, no se levanta ninguna.
learn-ferme-ta-boite-mat-other = Hay quien prefiere que en ese caso se acabe el turno. Mejor acordarlo antes de empezar.

## Double Shutter

learn-double-shutter = Dos hileras de fichas, una detrás de otra. Deja menos que quien jugó antes, y que nadie deje menos que tú.
learn-double-rows = La caja
learn-double-rows-one = Delante están del 1 al 9. Detrás, los números van al revés, del 9 al 1: detrás del 1 hay un 9, detrás del 2 un 8.
learn-double-rows-two = Solo se puede cerrar la ficha de delante de cada columna. Al cerrarla, la de detrás queda libre.
learn-double-behind = Dos en una tirada
learn-double-behind-about = Una ficha cuenta como cerrada al instante. Así que la de detrás puede caer en la misma tirada: con un 10 puedes cerrar el 1 de delante y el 9 de detrás. Pruébalo.
learn-double-behind-done = Mucha gente no lo sabe: el 1 y el 9 de detrás, en una sola tirada.
learn-double-behind-other = También vale. Empieza otra vez y cierra primero el 1 de delante: así el 9 de detrás queda libre.
learn-double-die = Un dado o dos
learn-double-die-about = Cuando todo lo que sigue en pie, en las dos hileras, suma seis o menos, puedes tirar un solo dado. Lo eliges antes de cada tirada. Aquí siguen en pie el 4 y el 1.
learn-double-count = Cuánto cuenta lo que queda
learn-double-count-about = Una ficha de la primera hilera cuenta doble; una de la segunda, una vez. Aquí el 3 de delante cuenta 6 y el 7 de detrás, 7: el total es 13.
learn-double-count-first = Por eso sale cara una ficha de delante que se queda en pie: cuenta doble, y la de detrás tampoco cae.
learn-chase = La persecución
learn-chase-about = Una ronda es una persecución del total más bajo. No es un turno por jugador.
learn-chase-one = { $a } ha sacado la tirada más alta y empieza: tira y cierra hasta que no puede cerrar nada. Quedan 14. Ese es el total a batir.
learn-chase-two = Le toca a { $b }, con todas las fichas otra vez en pie, y también deja 14. Igual no es menos: { $a } sigue en cabeza.
learn-chase-three = { $c } deja 9. Eso bate el 14: ahora { $c } va en cabeza, y los demás tienen otra vez un intento. A { $d } no le había tocado, y ya no juega contra el 14.
learn-chase-four = Se sigue por la izquierda de { $c }: { $d } deja 22.
learn-chase-five = { $a } puede volver a intentarlo, esta vez contra el 9, y deja 11.
learn-chase-six = { $b } deja 30. Ya lo han intentado todos los demás, uno tras otro, y nadie ha batido el 9.
learn-chase-seven = La ronda se acaba, y { $c } gana un punto. La ronda siguiente la empieza la persona siguiente.
learn-super = La Súper Caja
learn-super-about = Nadie puede dejar menos que nada. Por eso, a una caja cerrada solo se responde cerrándola también.
learn-super-one = { $a } cierra la caja. Los demás tienen un intento para cerrarla también.
learn-super-two = { $b } deja 6, { $c } deja 21. No les sirve.
learn-super-three = { $d } también cierra la caja, y pasa a la cabeza: ahora { $a }, { $b } y { $c } tienen un intento cada cual contra { $d }.
learn-super-four = Nadie lo logra. { $d } gana dos puntos por la Súper Caja, y { $a } nada.
learn-double-end = Se juegan cinco rondas, o las que se acuerden. Gana quien tenga más puntos; si hay empate, se comparte la victoria.
learn-double-asked-last = ¿Recupero los intentos que no hice? No. Cuando alguien bate el total, lo anterior se olvida, y los demás tienen exactamente un intento contra el nuevo.
learn-double-asked-pass = ¿Puedo dejar sin usar una tirada que sirve? No. Y tampoco puedes parar, aunque tu total ya sea bastante bajo.
learn-double-2008 = La edición antigua se juega igual, pero los puntos los pagan los demás.
learn-double-2008-pay = Quien gana una ronda recibe un punto de cada rival; una Súper Caja les cuesta dos. Se puede bajar de cero.
learn-double-2008-table = Lo que cambia una ronda con cuatro jugadores
learn-double-2008-who = { $who ->
    [winner] quien gana
   *[other] cada rival
}
learn-double-2008-round = una ronda
learn-double-2008-super = una Súper Caja
learn-double-2008-end = Se acuerdan de tres a diez rondas.

## Last One Standing

learn-last = De dos a cuatro jugadores cierran juntos una misma caja, con una tirada cada vez. Quien no puede usar su tirada queda fuera de la ronda, y quien más aguanta puede anotarse un punto o arriesgar.
learn-last-round = Una ronda
learn-last-one = Para ver quién empieza se tiran los dos dados, y abre la ronda la tirada más alta. Hay una sola caja para todos.
learn-last-two = { $a } saca 9 y cierra el 9. Una tirada, y ya le toca a { $b }, con la caja como está.
learn-last-three = { $b } saca 11 y cierra el 8 y el 3.
learn-last-four = Unas tiradas después quedan el 7, el 5 y el 1. { $c } saca un 3. No hay combinación para 3: { $c } queda fuera de esta ronda.
learn-last-five = { $a } saca 6 y cierra el 5 y el 1.
learn-last-six = Solo queda el 7. { $b } saca 9 y también queda fuera. { $a } es quien más ha aguantado.
learn-last-seven = Quien cierra la última ficha antes de eso gana cuatro puntos al instante, y empieza una ronda nueva.
learn-last-choice = Quien más aguanta decide
learn-last-choice-about = Si todos los demás están fuera, no sigues tirando sin más. Eliges: anotarte un punto o tirar una última vez. Si cae alguna ficha, son dos puntos. Si se cierra la caja, cuatro. Si no hay combinación, ninguno.
learn-last-choice-ask = Todos los demás están fuera, y siguen en pie el 7, el 5 y el 1. ¿Qué haces?
learn-last-take = Anotar el punto
learn-last-throw = Tirar por dos puntos
learn-last-took = Un punto seguro. La última tirada habría servido { $some } de { $all } veces.
learn-last-lost = Con { $sum } no hay combinación: ningún punto. Habría servido { $some } de { $all } veces.
learn-last-won = { $sum } sirve: dos puntos. Sirve { $some } de { $all } veces.
learn-last-boxed = { $sum } cierra la caja: ¡cuatro puntos!
learn-last-end = Luego empieza una ronda nueva, con todas las fichas en pie y todos en juego. Con cinco puntos se gana la partida al instante.
learn-last-asked = ¿Y si los demás quedan fuera antes de mi primera tirada? Decides igualmente, al instante.

## Alone

learn-alone = En solitario
learn-alone-about = A todos estos juegos se puede jugar en solitario: un turno, que se gana cerrando la caja. Cuentan tu mejor total, tu media y cuántas veces lo logras.
