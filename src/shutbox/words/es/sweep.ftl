# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] un reglamento medido
   *[other] { $count } reglamentos medidos
} para { $players } jugadores; { $sort ->
    [none] en el orden de la cuadrícula
    [opener] primero el comienzo más justo
    [mean] primero la media más baja
    [sd] primero la menor dispersión
    [shut] primero la caja que más se cierra
    [shut_most] primero la caja más fácil de cerrar
    [throws] primero más tiradas
    [choices] primero más decisiones
    [tile_choices] primero más decisiones de fichas
    [dice_choices] primero más decisiones de dados
    [random] primero el juego al azar más caro
   *[skill] primero más habilidad
}.
sweep-first = { $head } De estos, los { $shown } primeros:
sweep-column = { $column ->
    [mean] media
    [shut] cerrada
    [throws] tiradas
    [choices] decisiones
    [skill] habilidad
   *[opener] comienzo
}
sweep-faults = { $count ->
    [one] Se ha dejado fuera un reglamento:
   *[other] Se han dejado fuera { $count } reglamentos:
}
sweep-faults-more = … y { $count } más, con sus motivos en la tabla.
