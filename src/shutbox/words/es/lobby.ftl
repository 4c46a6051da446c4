# Before the game: the seats, the invitation, the start.

lobby-open = Tu mesa está abierta
lobby-table-of = Mesa de { $who }
lobby-invites = { $named ->
    [yes] { $who } te invita: { $rules }
   *[no] Tienes una invitación: { $rules }
}
lobby-clock = { $seconds } segundos por decisión
lobby-change = Cambiar de juego
lobby-change-sure = ¿Cerrar esta mesa para todos?
lobby-open-seat = Asiento libre
lobby-your-seat = tu asiento
lobby-host = organiza
lobby-invite = Invitar a amigos
lobby-add-bot = Añadir un bot
lobby-add-bot-at = Añadir un bot: asiento { $seat }
lobby-add = Añadir: { $who }
lobby-bot = bot, { $about }
lobby-sit = Sentarse
lobby-name = Nombre
lobby-watch = Solo mirar
lobby-learn = Ver las reglas
lobby-full = No quedan asientos. Puedes mirar.
lobby-at-table = En la mesa
lobby-watching = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
lobby-scan = Escanea para unirte
lobby-share = Compartir enlace
lobby-spoken = o escribe
lobby-seats-open = { $open ->
    [one] Queda un asiento libre.
   *[other] Quedan { $open } asientos libres.
}
lobby-fill = Invita a alguien o añade un bot.
lobby-all-sit = Ya no falta nadie.
lobby-host-starts = { $who } inicia la partida.
