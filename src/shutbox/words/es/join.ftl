# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] esperando a los jugadores
    [sealing] a punto de empezar
    [playing] partida en marcha
    [over] partida terminada
   *[abandoned] mesa cerrada
}
join-open = libre
join-note-bot = bot ({ $bot })
join-note-stand-in = bot ({ $bot }), por { $who }
join-note-person = { $state ->
    [you] tú
    [here] presente
   *[away] ausente
}
join-dice = { $dice ->
    [typed] Dados de verdad; los apunta quien los tira.
    [seeded] Dados de una semilla, para un solo jugador.
   *[sealed] Dados sellados; el sobre es { $seal }…
}
join-coach = { $coach ->
    [ask] El entrenador responde a quien pide una pista.
    [each] El entrenador comenta cada decisión.
   *[off] Sin entrenador.
}
join-undo = Lo hecho se puede deshacer.
join-pencil = Quien esté en la mesa puede apuntar lo que hace quien tiene el turno.
join-seconds = { $seconds ->
    [one] Un segundo para pensar cada decisión.
   *[other] { $seconds } segundos para pensar cada decisión.
}
join-watching = { $count ->
    [one] Hay una persona mirando.
   *[other] Hay { $count } personas mirando.
}

## Coming and going

join-link = Los demás entran con:
join-join = En una terminal:
join-spoken = O di el código { $spoken } en voz alta; con la dirección { $server } vale { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
join-back = De vuelta en la mesa: { $names }.
join-look = Estás mirando.
join-lost = Se ha cortado la conexión; reconectando.
join-again = Conexión recuperada.
join-missed = { $count ->
    [one] Mientras tanto ha pasado una cosa más.
   *[other] Mientras tanto han pasado { $count } cosas más.
}
join-here = Llega { $who }.
join-away = { $who } se ha ido; su asiento se guarda.
join-gone = { $who } lleva dos minutos fuera: con { $fill } sigue un bot, con { $remove } se sigue sin ese asiento.
join-deputy = Quien organiza la mesa no está. Mientras tanto decide { $who }.
join-deputy-over = Quien organiza la mesa vuelve a decidir.
join-stand-in = En el asiento de { $who } juega un bot: { $word } lo recupera.
join-sat = { $who } ocupa el asiento { $seat }.
join-stood = El asiento { $seat }, de { $who }, vuelve a estar libre.
join-filled = El asiento { $seat } pasa a { $who }, un bot.
join-moved = { $who } sigue con el asiento { $seat } en otro dispositivo.
join-called = No quedan asientos libres: ahora se enseñan las semillas selladas.
join-begun = Empieza la partida.
join-missing = Semillas selladas que no se enseñaron: { $names }. La partida sigue sin ellas.
join-closed = La mesa se ha cerrado.
join-rematched = Hay revancha en otra mesa; para ir allí: { $rematch }.
join-wants-again = { $who } quiere jugar otra vez: { $rematch } para unirte.
join-again-waits = Quieres jugar otra vez. Falta la respuesta de { $names }.
join-again-missing = Quieres jugar otra vez. Ausencias: { $names }. La próxima partida empieza en { $seconds } s.
join-envelope = { $fits ->
    [yes] dados: el sobre es el que se selló antes de la partida; no se sacó de él ninguna tirada.
   *[no] dados: EL SOBRE NO ES EL QUE SE SELLÓ. No te fíes de este servidor.
}
join-dice-wrong = dados: ESTOS NO SON LOS DADOS QUE SE SELLARON: { $why }. No te fíes de este servidor.
join-clock = { $seconds ->
    [one] Tienes un segundo.
   *[other] Tienes { $seconds } segundos.
}
join-coach-best = El entrenador: { $taken } es lo mejor.
join-coach-other = El entrenador: { $judgement }. { $taken } cuesta { $loss }; lo mejor es { $best }.
join-coach-strange = El entrenador ha dicho algo que este programa no entiende.
join-moving = En el otro dispositivo, antes de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}:
join-kept = La partida queda guardada en { $file }. Para comprobarla:
join-over = { $save } guarda la partida en un archivo, { $rematch } juega otra vez, { $quit } sale.
join-stale = Ha pasado algo mientras tanto; mira otra vez.
join-seat-kept = Tu asiento se guarda. Para seguir:
join-leave-sure = { $who } deja la partida para siempre, y los demás siguen. Para guardar el asiento, usa { $quit }. ¿Dejarla? sí o no
join-remove-sure = La partida sigue para siempre sin { $who }. ¿Seguro? sí o no
join-close-sure = La mesa se cierra para todos. ¿Cerrarla? sí o no
join-start-sure = A los dados aún les falta la parte sellada de { $names }. ¿Empezar sin ella? sí o no
join-not-done = No se ha hecho nada.

## Questions

join-ask-code = El código de la mesa, o las seis cifras que dice quien la organiza
join-ask-name = Tu nombre
join-ask-start = Ya no falta nadie. Enter empieza la partida
join-ask-waiting = { $count ->
    [0] Esperando a que empiece quien organiza la mesa
    [one] Esperando: queda un asiento libre
   *[other] Esperando: quedan { $count } asientos libres
}
join-ask-sealing = Un momento
join-ask-other = Le toca a { $who }
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } o { $quit }
   *[no] { $rematch }, { $save } o { $quit }
}
join-ask-lost = Sin conexión

## What can be typed

join-type-who = { $word }
    .does = quién se sienta dónde y quién está presente
join-type-show = { $word }
    .does = la partida tal como está
join-type-sit = { $word } 2 Bo
    .does = Bo ocupa el asiento 2, en esta terminal; { $word } Bo ocupa cualquiera que esté libre
join-type-stand = { $word }
    .does = dejar tu asiento; { $word } Bo, el de otra persona de esta terminal
join-type-remove = { $word } 2
    .does = pedir a quien ocupa el asiento 2 que se vaya; en la partida, seguir sin alguien que lleva rato fuera
join-type-fill = { $word } 2 club
    .does = dar el asiento 2 a un bot: antes de la partida, o tras dos minutos de ausencia
join-type-return = { $word }
    .does = recuperar tu asiento del bot que juega en él
join-type-start = { $word }
    .does = empezar, cuando no queden asientos libres; también con Enter
join-type-undo = { $word }
    .does = deshacer lo último que hiciste, si la mesa lo permite
join-type-rename = { $word } Ann=Anna
    .does = Ann se llama Anna a partir de ahora
join-type-order = { $word } Bo, Ann
    .does = este es ahora el orden
join-type-hint = { $word }
    .does = cuánto vale cada opción, si la mesa tiene entrenador; las pistas quedan en el registro
join-type-leave = { $word }
    .does = dejar la partida para siempre; { $word } Bo, si se va otra persona de esta terminal
join-type-close = { $word }
    .does = cerrar la mesa
join-type-link = { $word }
    .does = con qué entran los demás
join-type-spoken = { $word }
    .does = un código nuevo de seis cifras para decir en voz alta
join-type-move = { $word }
    .does = un enlace que pasa tu asiento a otro dispositivo; { $word } Bo, el de otra persona de esta terminal
join-type-save = { $word }
    .does = guardar la partida en un archivo; { $word } FILE, en uno con ese nombre
join-type-rematch = { $word }
    .does = jugar otra vez con los mismos asientos; empieza otra persona
join-type-help = { $word }
    .does = esta lista
join-type-quit = { $word }
    .does = irse por ahora y guardar el asiento; igual que Ctrl-C
