# The first minute: the entrance on Home, and tips for the first throws.

first-hook = ¿Puedes cerrar las nueve?
first-hook-about = Tira dos dados y cierra fichas que sumen lo mismo.
first-new = ¿Es tu primera vez?
first-learn = Aprende en dos minutos
first-or = o juega con otros
first-or-new = O empieza otra partida
first-whom = { $whom ->
    [bot] Contra un bot
    [here] En esta pantalla
   *[link] Invitar a amigos
}
first-open = Tu partida te espera
first-open-own = Total por cerrar: { $total }
first-alone-at = { $rules }, en solitario
first-continue = Seguir la partida
first-again = ¿Otra partida?
first-again-about = Un toque y la caja está lista.
first-last = { $outcome ->
    [won] Ganaste la última partida.
    [lost] { $winner } ganó la última partida.
    [shared] La última victoria fue compartida.
    [shut] La última vez cerraste la caja.
    [open] La última vez dejaste { $total }.
   *[nobody] Nadie ganó la última partida.
}
first-last-time = Última vez: { $list }
first-company = { $whom ->
    [alone] { $rules }, en solitario
    [bot] { $rules } contra { $bot }
    [here] { $rules } con { $names }
    [some] { $rules }, { $people } en una pantalla
   *[link] { $rules } con amigos
}
first-differs = { $rules ->
    [nine] Cualquier suma de fichas
    [shut-the-box] Solo una o dos fichas
    [ferme-ta-boite] Cinco rondas que se suman
    [double-shutter] Dos hileras, una tapa a otra
    [last-one-standing] Una caja, gana quien aguanta
    [triple] Tres hileras, turnos largos
    [twelve] Fichas más altas, dos dados
   *[other] { "" }
}
first-tap = Toca fichas que sumen { $pips }
first-threw = Has sacado { $faces }.
first-ways = Formas de sumar { $pips }
first-ways-count = { $count ->
    [one] Una forma de sumar { $pips }. Tócala, o toca fichas.
   *[other] { $count } formas de sumar { $pips }. Toca una, o toca fichas.
}
first-ways-tap = Toca una forma, o toca fichas en la caja.
first-high = Se suelen cerrar antes las fichas altas. Las bajas sirven para más tiradas.
first-hide = Ocultar
first-pick = Elegir { $tiles }
first-tiles = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
first-watching = Estás mirando.
first-you = tú
