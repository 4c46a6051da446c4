"""A game at this terminal: what is asked, what is typed, what is kept."""
