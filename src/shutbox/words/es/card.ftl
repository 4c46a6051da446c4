# The strategy card, and what the command says that draws it. The page has little room: short words.

card-name = Tarjeta de estrategia: { $rules }
card-how = Busca tu tirada. Cierra la primera combinación que se pueda.
card-changed = Cambios: { $changes }.
card-post = La barrita junto a la tirada indica su probabilidad.
card-rows = { $rows ->
    [2] Las fichas sombreadas con una marca (6') están en la segunda hilera.
   *[other] Las fichas sombreadas están más atrás: una marca (6'), segunda hilera; dos, tercera.
}
card-more = Si una lista acaba en … y no se puede cerrar nada de ella: { $rule }.
card-entry = { $throw }: { $choices }
card-miss = siempre un fallo
card-dice = { $when ->
    [always] Tira un solo dado en cuanto puedas.
    [never] Tira siempre todos los dados, aunque puedas tirar uno.
    [standing] Si puedes elegir, tira un dado cuando lo que está en pie sume { $limit } o menos.
   *[highest] Si puedes elegir, tira un dado cuando no quede en pie ninguna ficha mayor que { $limit }.
}
card-simple = Sin lista, la mejor regla sencilla: { $rule }.
card-off = Un dado fuera del tapete: levanta la ficha, no acabes el turno.
card-costs = Lo que regalas
card-mean = total medio que queda con esta tarjeta
card-extra = por encima del mejor juego, que deja { $best }
card-shut = de los turnos cierran la caja; el mejor juego: { $best }
card-habits = Reglas sencillas, y lo que cuestan
card-this = esta tarjeta
card-thumb = { $thumb ->
    [most-tiles] más fichas
    [lowest] primero las bajas
    [keep-low] guardar las bajas
    [least-left] menos total
    [highest] primero las altas
    [options] más tiradas útiles
   *[fewest-tiles] menos fichas
}
card-pair = { $first }, luego { $second }
card-exact = Cada cifra es exacta para un turno jugado a total bajo: no falta ninguna posición y no hay muestreo. Hecha con: { $command }
card-written = Tarjeta escrita en { $path }. Seguirla cuesta { $extra } por turno más que el mejor juego, y el { $shut } de los turnos cierran la caja. La regla sencilla más barata ({ $simple }) cuesta { $cost }.
