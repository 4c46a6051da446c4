# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] Al azar
    [most-tiles] Más fichas
    [lowest] Primero las bajas
    [keep-low] Guardar las bajas
    [least-left] Menos total
    [highest] Primero las altas
    [options] Más opciones
    [fewest-tiles] Menos fichas
    [novice] Principiante
    [casual] Aficionado
    [club] Jugador de club
    [expert] Experto
   *[perfect] Jugador perfecto
}
bots-about = { $bot ->
    [random] Cierra lo que salga, al azar.
    [most-tiles] Cierra todas las fichas que permite la tirada: parece que avanza mucho, y es la costumbre más cara de todas.
    [lowest] Cierra las fichas más bajas que puede, y se queda con las altas.
    [keep-low] Nunca toca una ficha baja si sirve otra más alta.
    [least-left] Quita del total todo lo que permite la tirada.
    [highest] Busca la ficha más alta, y luego la siguiente.
    [options] Mira una tirada más allá y deja la caja que más tiradas pueden aprovechar.
    [fewest-tiles] Cierra el menor número de fichas posible, primero las altas.
    [novice] Ve lo que es claramente mejor, y se equivoca a menudo.
    [casual] Juega por diversión, y se deja unos puntos en cada turno.
    [club] Conoce bien la caja; sus errores son pequeños.
    [expert] Se equivoca poco, y solo donde apenas importa.
   *[perfect] Nunca se equivoca: juega para el turno, la ronda o la partida, hasta donde está resuelto.
}
bots-strength = Total medio { $mean }, { $extra } por encima del óptimo; cierra la caja en el { $shut } de los turnos.
bots-heading = La fuerza de los bots en un turno de { $rules }, exacta:
bots-unmeasured = Para ver la fuerza exacta de cada uno: { $install }
