"""Short-running commands and `play`, each in a module of the same name."""
