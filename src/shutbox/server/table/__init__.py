"""Live tables in memory: who sits there, their dice, their bots, their clocks."""
