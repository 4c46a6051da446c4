# Los demás en una mesa: a quién le toca, quién mira, reacciones, ausencias, jugar otra vez.

company-your-turn = Te toca
company-notify = Notificación cuando te toque
company-notify-blocked = Este navegador bloquea las notificaciones de este sitio.
company-watching = { $count ->
    [one] { $count } mirando
   *[other] { $count } mirando
}

## Reacciones

company-react = Reaccionar
company-reactions = Reacciones
company-say = { $say ->
    [nice] Qué bien
    [wow] Oh, no
    [love] Me encanta
    [luck] Cruzo los dedos
    [star] Bravo
    [fire] En racha
    [hmm] Mmm
    [ouch] Ay
    [good-luck] Buena suerte
    [well-played] Bien jugado
    [so-close] Por poco
    [nice-throw] Buena tirada
    [back-soon] Ya vuelvo
    [one-more] ¿Otra más?
   *[nudge] ¡Te toca!
}
company-said = { $who }: { $said }
company-mute = { $muted ->
    [yes] Mostrar reacciones
   *[no] Silenciar reacciones
}
company-nudge = Avisar a { $who }
company-nudged = { $who } te espera.

## Ausencias

company-away-in = ausente { $time }
company-away = { $who } no está. Podrás decidir en { $time }.
company-away-others = { $who } no está. Los demás podrán decidir en { $time }.
company-bot-plays = juega un bot
company-away-title = { $who } no está
company-away-bot = Puede seguir un bot.
company-away-back = { $who } puede recuperar el asiento en cualquier momento.
company-decide = Decidir
company-fill = Poner un bot
company-wait = Esperar más
company-without = Seguir sin { $who }
company-without-sure = Sí, dejar fuera a { $who }
company-without-no = No, esperar
company-stand-in = Un bot juega por ti.
company-return = { $who ->
    [you] Volver a jugar
   *[other] Recuperar el asiento de { $who }
}
company-deputy = { $who ->
    [you] Tú organizas la mesa hasta que vuelva su responsable.
   *[other] { $who } organiza la mesa hasta que vuelva su responsable.
}

## Jugar otra vez

company-again = Jugar otra vez
company-again-cancel = Ahora no
company-again-wants = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
company-again-you = Quieres jugar otra vez.
company-again-waits = Falta la respuesta de { $names }.
company-again-missing = Ausencias: { $names }. La próxima partida empieza en { $seconds } s.

## Qué ha pasado

company-left = { $who } ha dejado la partida
