"""Live tables in memory: commands, dice, bots, clocks, who is connected."""
