"""Many games at once: whole games of every format between any bots, counted."""
