"""The commands that answer and end, each in a module of its name; and `play`, a game at this terminal."""
