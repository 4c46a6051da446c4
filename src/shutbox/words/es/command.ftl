# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? ayuda
command-save = guardar
command-quit = salir
command-undo = deshacer
command-hint = pista
command-leave = abandonar dejar
command-rename = renombrar
command-order = orden
command-take = anotar tomar
command-throw = tirar lanzar
command-sum = suma sumar
command-total = total
command-off = fuera
command-raise = subir levantar
command-end = acabar fin
command-who = quién
command-show = ver mostrar
command-sit = sentarse sentar
command-stand = levantarse
command-remove = echar
command-fill = ocupar
command-return = volver
command-start = empezar comenzar
command-close = cerrar
command-link = enlace
command-spoken = código
command-move = trasladar mover
command-rematch = revancha
