# What all pages share, and what stands beside the box.

frame-skip = Ir al contenido
frame-panels = Paneles laterales
frame-story = Historia
frame-ways = Todas las formas de usar la tirada
frame-others = { $count } más
