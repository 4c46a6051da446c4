# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Explorar
aside-explore-share = Compartir esta posición
aside-explore-tap = Toca una ficha para cerrarla o levantarla
aside-explore-total = total { $total }
aside-explore-all-up = todas en pie
aside-explore-busy = Calculando…
aside-explore-values = Lo que vale la posición
aside-explore-mean = total medio jugando lo mejor posible
aside-explore-shut = probabilidad de cerrar la caja
aside-explore-below = probabilidad de dejar menos de { $target }
aside-explore-playable = tiradas que sirven
aside-explore-of = de { $count }
aside-explore-goal = Jugar lo mejor posible es
aside-explore-aim = { $aim ->
    [shut] cerrar la caja
    [below] batir un total
   *[mean] media más baja
}
aside-explore-target = El total a batir
aside-explore-ends = Dónde acaba el turno
aside-explore-ends-about = { $aim ->
    [shut] Frecuencia de cada total cuando solo se busca cerrar la caja.
    [below] Frecuencia de cada total cuando se busca dejar menos de { $target }.
   *[mean] Frecuencia de cada total cuando se busca la media más baja.
}
aside-explore-plot = Frecuencia de cada total: { $mean } de media; la caja se cierra en el { $shut } de los turnos.
aside-explore-is-shut = { $chance } cerrada
aside-explore-is-mean = media { $mean }
aside-explore-look = Ver un total
aside-explore-exactly = { $low ->
    [0] Caja cerrada: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } o menos: { $chance }
aside-explore-worth = Lo que vale cada tirada
aside-explore-worth-about = { $unit ->
    [chance] La mejor forma de usarla y la probabilidad que queda después. Cuanto más larga la barra, mejor. Rayada: peor que antes de tirar. La barrita indica la probabilidad de la tirada.
   *[total] La mejor forma de usarla y el total medio que queda después. Cuanto más corta la barra, mejor. Rayada: peor que antes de tirar. La barrita indica la probabilidad de la tirada.
}
aside-explore-throw = { $throw }, { $weight } de { $of }: { $best }, después { $value }
aside-explore-miss = fallo
aside-explore-no-throws = Hay demasiadas tiradas para mostrarlas todas.
aside-explore-over = La caja está cerrada: ya no hay que tirar.
aside-explore-ways = Todas las formas de usar { $throw }. Toca una para seguir desde ahí.
aside-explore-go = Cerrar { $tiles }, después { $value }
aside-explore-dice = Cuántos dados
aside-explore-number = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
aside-explore-design = Cambiar las reglas
aside-learn-this = Cómo se juega
aside-rules-choose = Qué reglas
aside-rules-changed = { $title }, con cambios
aside-says-dice = { $forced ->
    [yes] { $dice } dados, pero uno cuando { $condition }
   *[no] { $dice } dados, o uno cuando { $condition }
}
aside-says-all-dice = { $dice ->
    [one] un dado
    [2] siempre dos dados
   *[other] siempre { $dice } dados
}
aside-says-faces = { $faces } caras cada uno
aside-says-behind = la ficha de detrás, solo en la siguiente tirada
aside-says-first = la primera tirada tiene que cerrar el { $tile }
aside-says-unlucky = un { $total } es un fallo

## The settings of a rule set

aside-quoted = «{ $name }»
aside-axis-box = Fichas
aside-axis-set_up = En pie al empezar
aside-axis-dice = Dados
aside-axis-faces = Caras de cada dado
aside-axis-one_die = Un solo dado, cuando
aside-axis-tiles = Fichas por tirada
aside-axis-buys = Qué cierra una tirada
aside-axis-behind = La ficha de detrás se cierra
aside-axis-first_throw = La primera tirada
aside-axis-unlucky = Total de mala suerte
aside-axis-total = Lo que queda cuenta
aside-axis-off_mat = Un dado fuera del tapete
aside-axis-off_mat_chance = Cada cuánto se salen del tapete los dados de aquí
aside-axis-format = Cómo se hace una partida
aside-axis-rounds = Rondas
aside-axis-fewest_rounds = Mínimo de rondas
aside-axis-most_rounds = Máximo de rondas
aside-axis-limit = Límite
aside-axis-out_at = Queda fuera quien
aside-axis-out_when = Queda fuera
aside-axis-points = Una ronda da
aside-axis-super_box = Una segunda caja cerrada
aside-axis-tries = En una ronda
aside-axis-begins = Empieza quien
aside-axis-order = Los demás siguen
aside-axis-next_start = La ronda siguiente la empieza
aside-axis-ties = El empate en cabeza
aside-axis-shut_wins = Quien cierra la caja gana al instante
aside-axis-same_dice = Los mismos dados para todos
aside-axis-most_players = Máximo de jugadores
aside-value-box-nine = una hilera, del 1 al 9
aside-value-box-ten = una hilera, del 1 al 10
aside-value-box-twelve = una hilera, del 1 al 12
aside-value-box-double = dos hileras, la segunda del 9 al 1
aside-value-box-double-aligned = dos hileras, ambas del 1 al 9
aside-value-box-triple = tres hileras
aside-value-box-own = hileras a tu gusto
aside-value-one_die-never = nunca
aside-value-one_die-standing = lo que queda en pie suma { $limit } o menos
aside-value-one_die-exposed = las fichas de delante suman { $limit } o menos
aside-value-one_die-highest = no queda en pie nada mayor que { $limit }
aside-value-one_die-789 = están cerrados el 7, el 8 y el 9
aside-value-tiles-any = las que se quiera
aside-value-tiles-number = como mucho
aside-value-buys-sum = fichas que den la suma
    .says = { $tiles ->
        [any] cualquier grupo de fichas que dé la suma
        [1] una ficha que dé la suma
       *[other] hasta { $tiles } fichas que den la suma
    }
aside-value-buys-exact = la ficha de la suma o las de los dados
    .says = solo la ficha de la suma o las de los dados
aside-value-buys-thai = una ficha: la de un dado o la de la suma
    .says = una ficha: la de un dado o la de la suma
aside-value-behind-at-once = con la misma tirada
aside-value-behind-next-throw = desde la siguiente tirada
aside-value-first_throw-free = es como las demás
aside-value-first_throw-number = tiene que cerrar la ficha
aside-value-unlucky-none = ninguno
aside-value-unlucky-number = este es un fallo:
aside-value-total-sum = su valor
    .says = el total es la suma de lo que queda en pie
aside-value-total-front-double = su valor, doble en la primera hilera
    .says = las fichas de la primera hilera cuentan doble
aside-value-total-tiles = uno por ficha
    .says = cada ficha que queda cuenta uno
aside-value-total-digits = leído como un solo número
    .says = lo que queda se lee como un solo número
aside-value-off_mat-none = no hace nada
aside-value-off_mat-raise = levanta la ficha cerrada más alta
    .says = fuera del tapete, se levanta una ficha
aside-value-off_mat-end = acaba el turno
    .says = fuera del tapete, se acaba el turno
aside-value-off_mat-choose = deja elegir a quien tira
    .says = fuera del tapete, quien tira elige la penalización
aside-value-off_mat-void = hace contar toda la caja
    .says = fuera del tapete, cuenta toda la caja
aside-value-format-one-turn = un turno por jugador
aside-value-format-running = los totales se suman ronda a ronda
aside-value-format-knock-out = los totales se suman; pasado un límite, fuera
aside-value-format-until = los totales se suman hasta que alguien llega al límite
aside-value-format-chase = una persecución: batir el total
aside-value-format-last-one-standing = gana quien más aguanta, con una caja para todos
aside-value-format-solitaire = en solitario contra la caja
aside-value-out_at-above = pasa del límite
aside-value-out_at-reached = llega al límite
aside-value-out_when-at-once = al instante
aside-value-out_when-round-end = al final de la ronda
aside-value-points-winner = un punto, dos por una Súper Caja
aside-value-points-paid = lo que pierde cada rival
aside-value-super_box-handover = pasa a la cabeza
aside-value-super_box-draw = deja la ronda en empate
aside-value-super_box-first-keeps = no cambia nada
aside-value-super_box-both-score = también puntúa
aside-value-tries-chase = se persigue el total hasta que nadie lo bata
aside-value-tries-one-each = hay un turno por jugador
aside-value-begins-first = va en primer lugar de la lista
aside-value-begins-throw = saca el total más alto
aside-value-order-clockwise = en el sentido del reloj
aside-value-order-descending = de la tirada más alta a la más baja
aside-value-next_start-clockwise = la persona siguiente
aside-value-next_start-winner = quien ganó la anterior
aside-value-next_start-throw = la tirada más alta
aside-value-next_start-same = la misma persona
aside-value-ties-shared = se comparte
aside-value-ties-play-off = se desempata
aside-axis-one-die-must = Opción u obligación
aside-axis-forced = { $forced ->
    [yes] tiene que ser un dado
   *[no] se puede elegir
}
aside-axis-row = { $row ->
    [1] Primera hilera
   *[other] Hilera { $row }
}
aside-axis-more-rows = Una hilera más detrás
aside-axis-fewer-rows = Quitar la última hilera

## Designing a house rule

aside-design = Inventar una regla de la casa
aside-design-share = Compartir esta regla
aside-design-from = Partir de
aside-design-name = Cómo se llama
aside-design-unnamed = Regla de la casa
aside-design-about = Qué tiene de especial
aside-design-set-up = Toca las fichas que empiezan cerradas.
aside-design-part = { $part ->
    [box] La caja
    [dice] Los dados
    [throw] Una tirada
    [count] Lo que cuenta
    [game] La partida
   *[table] En la mesa
}
aside-design-faults = { $count ->
    [one] Así todavía no se puede jugar:
   *[other] Así todavía no se puede jugar, por { $count } motivos:
}
aside-design-figures = Cómo cambian las probabilidades
aside-design-figures-about = Cifras exactas del mejor juego posible, al lado de los juegos publicados.
aside-design-yours = el tuyo
aside-design-beside = Comparar con
aside-design-players = Jugadores
aside-design-two-players = Los juegos publicados están medidos con dos jugadores.
aside-design-measure = { $measure ->
    [mean] Total medio
    [shut] La caja se cierra
    [opener] Ventaja de quien empieza
    [throws] Tiradas por turno
    [choices] Decisiones por turno
   *[skill] Parte de habilidad
}
aside-design-opener-round = { $points } puntos por ronda
aside-design-none = no se sabe
aside-design-meaning = Qué significan las cifras
aside-design-meaning-of = { $measure ->
    [mean] Lo que queda de media si cada turno se juega para el total más bajo.
    [shut] Con qué frecuencia se cierra la caja jugando así.
    [opener] Cuánto supera su probabilidad de ganar a un reparto igual, si todos juegan lo mejor posible. Si la partida entera es demasiado larga para resolverla, son puntos de una ronda.
    [throws] Lo que dura un turno jugando así.
    [choices] Cuántas veces por turno hay más de una forma de seguir.
   *[skill] Se compara el juego perfecto con el juego al azar: qué parte de la diferencia entre los totales se debe a quién juega. El resto es suerte.
}
aside-design-save = Guardar
aside-design-saved = Queda guardada en este navegador. Con un enlace la llevas a donde quieras.
aside-design-drop = Borrar { $name }
aside-play-with = Con quién
aside-play-alone = En solitario
aside-play-here = En esta pantalla
aside-play-link = Con amigos, por enlace
aside-play-bot = Contra un bot
aside-play-bot-grade = Qué nivel
aside-play-people = Cuántas personas

## Your games

aside-games = Tus partidas
aside-games-none = En este navegador aún no ha terminado ninguna partida. Cuando termine una, aparecerá aquí con tus totales, tu suerte y lo que costaron tus decisiones.
aside-games-play = Jugar una partida
aside-games-who = Partidas de quién
aside-games-everybody = de todos
aside-games-rules = Qué reglas
aside-games-all-rules = todas
aside-games-reading = { $left ->
    [one] El entrenador está repasando una partida más…
   *[other] El entrenador está repasando { $left } partidas más…
}
aside-games-figures = En cifras
aside-games-figure = { $figure ->
    [played] partidas
    [won] ganadas
    [turns] turnos
    [mean] total medio
    [best] total más bajo
    [shut] cajas cerradas
   *[cost] coste por decisión
}
aside-games-totals = Los totales con el tiempo
aside-games-totals-about = { $rules }: lo que ha dejado cada turno. La línea es la media de los diez últimos turnos.
aside-games-perfect = Juego perfecto: { $mean } de media.
aside-games-plot-totals = { $count } turnos; los diez últimos dejaron { $mean } de media.
aside-games-costs = Lo que cuesta una decisión
aside-games-costs-about = En cada partida, qué parte de lo que había en juego costó cada decisión de media. Cuanto menos, mejor.
aside-games-plot-costs = { $count } partidas; en las diez últimas una decisión costó { $mean } de media.
aside-games-lucks = Suerte
aside-games-lucks-about = { $unit ->
    [chance] Lo que dieron o quitaron los dados en cada partida, en centésimas de la probabilidad de ganar.
    [points] Lo que dieron o quitaron los dados en cada partida, en puntos.
   *[total] Lo que dieron o quitaron los dados en cada partida, en el total. Hacia arriba, mejor.
}
aside-games-plot-lucks = { $count } partidas: con suerte { $lucky }, sin suerte { $unlucky }.
aside-games-tables = Mesas
aside-games-seats = { $count ->
    [0] Este dispositivo no tiene asiento en ninguna mesa abierta.
    [one] Este dispositivo tiene asiento en una mesa abierta.
   *[other] Este dispositivo tiene asiento en { $count } mesas abiertas.
}
aside-games-return = Volver a la última
aside-games-list = Todas las partidas
aside-games-result = { $won ->
    [shut] la caja se cerró
    [open] la caja quedó abierta
    [yes] victoria: { $names }
   *[no] no ganó nadie
}
aside-games-score = { $name } { $result }
aside-games-report = Informe
aside-games-record = Guardar el registro
aside-games-gone = El registro ya no está ni aquí ni en el servidor.
aside-games-more = Mostrar { $count } más
aside-games-yours = Lo que guarda este navegador
aside-games-yours-about = Partidas, ejercicios, reglas de la casa, nombres y ajustes se guardan en este navegador y en ningún otro sitio. Las mesas las guarda el servidor.
aside-games-export = Guardarlo todo
aside-games-import = Importar de un archivo
aside-games-imported = { $count ->
    [one] Se ha importado un elemento.
   *[other] Se han importado { $count } elementos.
}
aside-games-not-ours = Este archivo no es de Shutbox.
aside-games-delete = Borrarlo todo
aside-games-delete-sure = ¿Borrarlo todo?
aside-games-delete-about = Todas las partidas, cifras, ejercicios, reglas de la casa, nombres y ajustes de este navegador se pierden para siempre. Las mesas del servidor se quedan donde están.
aside-games-delete-yes = Borrarlo todo
aside-games-keep = Conservarlo
aside-server-yours = Lo que guarda el servidor
aside-server-about = Las mesas de este navegador con sus partidas, los nombres usados en ellas y la primera y la última visita de este navegador. Puedes descargarlo todo y borrarlo por tu cuenta.
aside-server-export = Descargarlo todo
aside-server-delete = Borrarlo del servidor
aside-server-delete-sure = ¿Borrarlo del servidor?
aside-server-delete-about = Se borran las mesas en las que nadie más tiene asiento. En las compartidas se quita tu nombre y la partida se queda. Tus asientos se pierden, y el servidor deja de conocer este navegador. Lo que otros hayan guardado sigue siendo suyo.
aside-server-delete-yes = Borrarlo del servidor
aside-server-deleted = Borrado del servidor.
aside-server-nothing = El servidor no guarda nada de este navegador.
aside-server-failed = No ha funcionado. Inténtalo más tarde.

## The dice

aside-dice-page = Los dados
aside-dice-lede = Todas las tiradas de una partida están en un sobre, sellado antes de que nadie tire. Al terminar se abre, y puedes mirar.
aside-dice-step = { $step ->
    [1] El servidor sella su parte
    [2] Tú sellas la tuya
    [3] El sobre está en la mesa
   *[4] Se abre
}
aside-dice-step-about = { $step ->
    [1] Al crear la mesa, el servidor genera un secreto y enseña su sello: una marca que corresponde a ese secreto y a ningún otro, y que no revela nada. Desde ese momento ya no puede cambiarlo.
    [2] Al sentarte, tu dispositivo también genera un secreto y enseña su sello. Solo cuando todos han sellado se descubren estas partes y se juntan con la del servidor.
    [3] Todas las partes juntas fijan cada tirada de la partida, la primera, la segunda y así todas, haga lo que haga cada cual. Nadie puede añadir ni cambiar una tirada sin romper un sello.
   *[4] Al final el servidor enseña su secreto. Ahora cualquiera puede volver a juntar las partes y ver que cada tirada es la que estaba ahí.
}
aside-dice-drawing = { $step ->
    [1] Dibujo: un sobre con un papel dentro y un sello
    [2] Dibujo: los papeles de los jugadores entran en el sobre
    [3] Dibujo: el sobre, cerrado y sellado
   *[4] Dibujo: el sobre está abierto, y se va marcando una lista de tiradas
}
aside-dice-check = Comprobar una partida
aside-dice-check-about = Elige una de tus partidas o un archivo guardado, o pega el texto de un registro.
aside-dice-mine = Una de tus partidas
aside-dice-choose = elegir…
aside-dice-file = Un archivo
aside-dice-text = El texto de un registro
aside-dice-check-it = Comprobar
aside-dice-checking = Comprobando…
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [one] La única tirada es la que estaba en el sobre.
       *[other] Las { $throws } tiradas son las que estaban en el sobre.
    }
    [alone] Cada tirada sale de este sobre. El registro por sí solo no demuestra que se sellara antes de la partida.
    [checked] Los sellos coinciden. Las tiradas de esta partida las numeran sus reglas.
    [sealed] El sobre sigue sellado. Se abre al terminar la partida.
    [other] El registro está entero. Sus dados no salieron de ningún sobre, así que no hay con qué compararlos.
   *[fault] Algo no encaja.
}
aside-dice-game = { $rules }, { $names }. Tiradas: { $throws }.
aside-dice-others = { $count ->
    [one] Una tirada vino de otros dados y no estaba en ningún sobre.
   *[other] { $count } tiradas vinieron de otros dados y no estaban en ningún sobre.
}
aside-dice-missing = Partes selladas que nunca se enseñaron: { $names }. La partida siguió sin ellas. Quien conociera el secreto del servidor podía elegir así entre dos partidas.
aside-dice-alone = Ningún jugador puso su parte: estos dados los eligió el servidor solo.
aside-proof-list = Lo que se comprobó
aside-proof-state = { $state ->
    [fits] Coincide.
    [differs] No coincide.
   *[unknown] No se muestra.
}
aside-proof = { $check ->
    [dice-fit] Esta página ha recalculado cada tirada con el secreto y las partes de todos, y todos los sellos coinciden.
    [dice-sealed] El sobre sigue sellado. Sus tiradas se podrán comprobar cuando esté abierto.
    [dice-rules] Todos los sellos coinciden. Solo las reglas dicen qué tirada es cuál, y esta página no las conoce. Para recalcularlas: shutbox verify.
    [dice-none] Los dados no salieron de ningún sobre.
    [signature-fits] El servidor firmó los nombres, las reglas, los sellos y la línea { $n } de su historial público. Su clave empieza por { $key }.
    [signature-forgotten] El servidor firmó los nombres, las reglas, los sellos y la línea { $n } de su historial público. Su clave empieza por { $key }. Desde entonces se ha borrado un nombre, que ya no se puede comparar.
    [signature-none] El registro no está firmado. Por sí solo no demuestra que los dados se sellaran antes de la partida: quien conoce todas las partes puede buscar un secreto que le convenga.
    [end-fits] El servidor firmó también el final: no falta ningún suceso.
    [end-none] El final no está firmado: allí pueden faltar sucesos.
    [kept-fits] Es el sello que este navegador vio antes de la partida, el { $at }.
    [kept-late] Es el sello que este navegador vio primero el { $at }; la partida ya había empezado.
    [kept-none] Este navegador no estaba en la mesa antes de la partida y no tiene sello con que comparar.
    [kept-seal] No es el sello que este navegador vio el { $at }.
    [kept-key] Está firmado con una clave distinta de la que este navegador vio el { $at }.
    [kept-unsigned] El { $at } este navegador vio que el servidor había firmado el sello, pero el registro no tiene firma.
    [kept-log] No es la línea del historial público que este navegador vio el { $at }.
    [part-fits] Lo que este navegador puso en el sobre está en él.
    [part-seed] Lo que este navegador puso en el sobre no está en él.
    [key-fits] Es la clave que publica este servidor.
    [key-other] Este servidor no conoce la clave: firmó el registro otro servidor, o ninguno. Compárala con la clave que publica el otro servidor.
    [log-fits] La línea { $n } del historial público, del { $at }, tiene este sello.
    [rules-fits] Las jugadas siguen las reglas; esto se le preguntó al servidor.
    [rules-none] No se le pudo preguntar al servidor si las jugadas siguen las reglas.
   *[whole-fits] El registro está entero; no hay nada dañado en él.
}
aside-dice-faces = Cómo cayeron los dados
aside-dice-faces-of = Caras que han salido, y cuántas de cada cabría esperar
aside-dice-face = { $face }: ha salido { $observed } veces; cabría esperar { $expected }
aside-dice-p = { $enough ->
    [yes] Con dados equilibrados, el { $p } de las partidas sale al menos así de desigual. { $judgement ->
        [usual] No tiene nada de raro.
        [odd] Es un poco raro, pero le pasa a cualquiera que juegue a menudo.
       *[rare] Es muy raro. Si otras partidas también salen así, algo falla en los dados.
    }
   *[no] Es muy poco para decir nada: con tan pocas tiradas puede pasar de todo.
}
aside-dice-all = Todas tus partidas juntas
aside-dice-all-about = { $count ->
    [one] La única partida que guarda este navegador.
   *[other] Las { $count } partidas que guarda este navegador.
}
aside-dice-count = Contarlas
aside-dice-streaks = Lo que es normal
aside-dice-streaks-about = Los dados no tienen memoria, y por eso se repiten más de lo que parece. Probabilidades exactas con dos dados:
aside-dice-streaks-what = Qué
aside-dice-streaks-next = En las próximas tiradas
aside-dice-streaks-evening = En una tarde de 100 tiradas
aside-dice-streak = { $what ->
    [doubles] tres dobles seguidos
    [same-double] el mismo doble dos veces seguidas
    [same-throw] la misma tirada dos veces seguidas
    [same-sum] la misma suma tres veces seguidas
    [no-six] ningún 6 en diez tiradas
   *[no-seven] ningún 7 en veinte tiradas
}
aside-dice-ask = { $question ->
    [server] ¿Puede el servidor elegir los dados?
    [last] ¿Da ventaja enseñar tu parte al final?
    [again] ¿Puede cerrar mesas hasta que le gusten los dados?
   *[limits] ¿Qué no promete el sobre?
}
aside-dice-answer = { $question ->
    [server] No. Selló su parte antes de conocer ninguna de las demás. Para manejar los dados tendría que cambiarla después, y entonces el sello no coincidiría. Basta con un jugador honrado.
    [last] No. Quien va al final ha visto las partes de los demás jugadores, pero no la del servidor, y sin ella no se puede saber nada de las tiradas. Tampoco puede cambiar su parte: el sello ya estaba antes.
    [again] Se vería. Cada sello se apunta en un historial público al crear la mesa, cada línea enlaza con la anterior, y una mesa que se cierra sigue apuntada.
   *[limits] El servidor conoce las tiradas en cuanto empieza la partida, porque las hace él; los bots no llegan a verlas. Y los dados de verdad que alguien apunta a mano no están en ningún sobre.
}
aside-dice-log = El historial público
aside-dice-log-about = Cada sobre de este servidor se apunta cuando se sella y cuando se abre. Estas son las últimas líneas.
aside-dice-log-kind = { $kind ->
    [opened] abierto
   *[sealed] sellado
}
aside-dice-log-row = Línea { $n }, mesa { $table }
aside-dice-log-fits = Comprobado aquí: cada línea enlaza con la anterior.
aside-dice-log-broken = La línea { $n } no enlaza con la anterior. Alguien ha cambiado el historial.
aside-dice-log-empty = Todavía no hay nada.
aside-dice-exactly = Todo está descrito byte a byte en docs/dice.md, con un programa corto que comprueba una partida sin Shutbox.

## About

aside-about = Acerca de
aside-about-lede = El programa definitivo para la familia de juegos de dados Shut the Box: jugar, llevar la cuenta, entender.
aside-about-version = Versión { $version }, con { $rules } reglamentos y { $bots } bots.
aside-about-free = Libre y abierto
aside-about-licence = Shutbox es software libre con licencia MIT: úsalo, cámbialo, pásalo. No lleva garantía de ningún tipo.
aside-about-independent = Independiente
aside-about-independent-more = Shutbox no tiene relación con ninguna editorial de estos juegos, y ninguna lo respalda. Los juegos se nombran solo para decir de quién son las reglas publicadas que se siguen. Las reglas están explicadas con nuestras propias palabras.
aside-about-trademark = Double Shutter es una marca de Blue Orange. Los demás nombres son de sus dueños.
aside-about-private = Privado
aside-about-private-more = Sin cuentas, sin anuncios y sin rastreo. Lo que juegas lo guardan el servidor donde juegas y este navegador. Los dos pueden olvidarlo.
aside-about-kept = Lo que guarda este navegador
aside-about-dice = Cómo funcionan los dados
aside-about-learn = Cómo se juega
aside-about-made = Cómo está hecho
aside-about-made-more = Todos los valores salen de un cálculo exacto, no de muestras. Las páginas se dibujan en tu navegador y no cargan nada de ningún otro sitio.
