# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = Uno menos
setup-more = Uno más
setup-bot = { $bot ->
    [novice] falla a menudo
    [casual] juega por diversión
    [expert] falla pocas veces
    [perfect] nunca falla
   *[club] comete errores pequeños
}
setup-seat-kind = Jugador { $number }: { $kind }. Cambiar
setup-seat = ¿Quién es el jugador { $number }?
setup-coach = { $coach ->
    [off] Sin ayuda
    [each] Tras cada decisión
   *[ask] Si se pide
}
setup-undo = Se puede deshacer
setup-seconds = { $seconds ->
    [0] Sin límite
   *[other] { $seconds } s
}
setup-design = Diseña el tuyo
setup-design-about = Parte de cualquiera de estos
setup-rules-of = Reglas: { $rules }
setup-more-games = Más juegos
setup-rows = Hileras
setup-row-count = { $count ->
    [1] Una hilera
    [2] Dos hileras
   *[other] { $count } hileras
}
setup-per-row = Fichas por hilera
setup-behind = La hilera de atrás
setup-order = { $turned ->
    [yes] De { $tiles } a 1
   *[no] De 1 a { $tiles }
}
setup-own-rows = Propias
setup-any = Cualquiera
setup-none = No
setup-changed = cambiado
setup-from = A partir de { $rules }
setup-changes = { $count ->
    [0] sin cambios
    [one] un cambio
   *[other] { $count } cambios
}
setup-reset = Restablecer
setup-standing = { $count ->
    [one] Una ficha en pie
   *[other] { $count } fichas en pie
}
setup-tap-first = Toca una para cerrarla ya
setup-mean = queda { $mean } de media
setup-share = se cierra en el { $share }
setup-play = Jugar a esto
setup-explore = Explorar
