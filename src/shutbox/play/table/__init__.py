"""A live table: who sits there, what they ask for, what comes of it. Pure, and without a network."""
