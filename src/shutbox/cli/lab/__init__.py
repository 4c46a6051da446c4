"""Commands that work long: many games, many rule sets, bots against each other."""
