"""Commands that solve, simulate and compare: solved tables, many games, many rule sets, tournaments of bots."""
