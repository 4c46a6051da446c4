# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Clase
classroom-open-about = Cada alumno juega en un móvil y el proyector muestra todas las cajas.
classroom-title = Nombre de la clase
classroom-title-usual = Mi clase
classroom-game = Juego
classroom-rounds = Rondas
classroom-create = Abrir clase
classroom-network = Los móviles se unen con un código, sin cuenta. Tienen que llegar a este servidor. Muchas redes escolares aíslan los dispositivos; entonces necesitas un servidor público. Todo se borra en 24 horas, salvo que lo guardes.
classroom-option = { $option ->
    [pairs] Jugar por parejas
    [same_dice] Los mismos dados para todos
    [real] Cajas de verdad
    [exact] Mostrar el resultado exacto
   *[kept] Guardar los resultados
}
classroom-option-about = { $option ->
    [pairs] Dos alumnos comparten mesa. Si sobra uno, juega en solitario.
    [same_dice] Para comparar decisiones, no suerte.
    [real] Los alumnos tiran dados de verdad y escriben los totales.
    [exact] En el proyector, junto a vuestros totales.
   *[kept] Si no, todo se borra en 24 horas.
}
classroom-more-options = { $open ->
    [yes] Menos opciones
   *[no] Más opciones
}
classroom-wall = Abrir la página del proyector
classroom-remote = Escanea con tu móvil para usarlo como el del profesor.
classroom-qr = Código para escanear de esta clase
classroom-scan = Escanea para unirte
classroom-or-type = o abre Shutbox y escribe
classroom-join-here = unirse
classroom-here = { $count } de { $of } están aquí
classroom-here-of = { $count ->
    [one] de { $of } está aquí
   *[other] de { $of } están aquí
}
classroom-first-predict = Primero el pronóstico, luego el juego.
classroom-question = ¿Cuántos puntos quedarán de media?
classroom-paused = En pausa
classroom-round = { $rules }, ronda { $round } de { $rounds }
classroom-round-short = Ronda { $round } de { $rounds }
classroom-state = { $state ->
    [done] listos
    [playing] jugando
   *[away] ausentes
}
classroom-not-yet = aún sin pronóstico
classroom-average = media hasta ahora
classroom-exact-average = media exacta
classroom-totals = { $count ->
    [one] { $count } total hasta ahora
   *[other] { $count } totales hasta ahora
}
classroom-exact = exacto, con el mejor juego
classroom-predictions = vuestros pronósticos
classroom-shut = { $share } cerradas
classroom-shut-exact = { $share } cerradas, exacto { $exact }
classroom-chart = { $count ->
    [0] Todavía no hay totales
    [one] { $count } total, media { $mean }
   *[other] { $count } totales, media { $mean }
}
classroom-result = La clase pronosticó { $predicted }. Los dados dejaron { $left }.
classroom-no-result = Nadie terminó su turno.
classroom-result-chart = Pronósticos, totales y distribución exacta en un mismo eje
classroom-you-predicted = pronosticasteis
classroom-said-zero = { $count } de { $of } dijeron 0
classroom-you-left = dejasteis
classroom-shut-of = { $count } de { $of } cerradas, { $share }
classroom-is-exact = es exacto
classroom-exact-shut = { $share } cerradas, con el mejor juego
classroom-size = Alumnos: { $pupils }, rondas: { $rounds }
classroom-talk = { $expected ->
    [more] ¿Por qué la mayoría esperaba más puntos de los que dejaron los dados?
    [fewer] ¿Por qué la mayoría esperaba menos puntos de los que dejaron los dados?
   *[close] ¿Qué os ayudó a pronosticar tan bien?
}
classroom-are-done = { $count } de { $of } han terminado
classroom-others = { $playing } jugando, { $away } ausentes
classroom-code = Código { $code }
classroom-pupils = Alumnos
classroom-order = { $by ->
    [name] de la A a la Z
   *[state] primero ausentes y jugando
}
classroom-away-for = { $minutes ->
    [0] ausente
    [one] ausente desde hace { $minutes } minuto
   *[other] ausente desde hace { $minutes } minutos
}
classroom-is-here = presente
classroom-predicted = pronosticó { $total }
classroom-not-predicted = aún sin pronóstico
classroom-rename = Cambiar el nombre de { $name }
classroom-remove = Quitar a { $name }
classroom-remove-from = Quitar de la clase
classroom-remove-about = { $name } sale de la clase y sus totales dejan de contar.
classroom-nickname = Apodo
classroom-hint = { $most } letras como máximo, para que quepa en el proyector.
classroom-save = Guardar nombre
classroom-csv = Exportar CSV
classroom-print = Imprimir
classroom-results = Resultados
classroom-column = { $column ->
    [seat] Sitio
    [name] Nombre
    [round] Ronda
    [predicted] Pronóstico
   *[left] Dejó
}
classroom-start = Empezar
classroom-next = { $last ->
    [yes] Mostrar resultado
   *[no] Siguiente ronda
}
classroom-ends = { $count ->
    [one] termina { $count } caja abierta
   *[other] termina { $count } cajas abiertas
}
classroom-pause = { $paused ->
    [yes] Continuar
   *[no] Pausa
}
classroom-join = Unirse a la clase
classroom-suggest = Otro apodo
classroom-nicknames = Nutria, Zorro, Tejón, Panda, Tigre, Koala, Lince, Halcón, Delfín, Erizo, Castor, Garza, Gecko, Bisonte, Jaguar, Kiwi, Lémur, Urraca, Tritón, Pingüino, Cuervo, Salmón, Tucán, Morsa, Yak, Cebra, Alpaca, Abeja, Camello, Ciervo, Águila, Rana, Oca, Hámster, Cangrejo, Marta, Búho, Lobo, Foca, Llama
classroom-you-are = Eres { $name }
classroom-waiting = Espera a que empiece el profesor.
classroom-ask = ¿Cuánto vas a dejar?
classroom-ask-about = Empiezas con { $most } puntos. 0 significa que cierras la caja.
classroom-prediction = Tu pronóstico
classroom-less = Uno menos
classroom-more = Uno más
classroom-first-then = Primero pronostica y luego tira.
classroom-predict = Pronosticar { $total }
classroom-partner = Falta el pronóstico de { $names }.
classroom-alone = Jugar en solitario
classroom-own-predicted = Tu pronóstico: { $total }.
classroom-own-left = { $total ->
    [0] ¡Has cerrado la caja!
   *[other] Has dejado { $total }
}
classroom-correct = Corregir el total
classroom-go-on = Continuar
classroom-next-waits = { $over ->
    [yes] Mira el proyector.
   *[no] Espera la siguiente ronda.
}
classroom-over = El juego ha terminado
classroom-look-up = Mira el proyector.
classroom-unknown = No existe esa clase. Revisa el código.
