"""Strategy cards: what to try on each throw, and what it costs to follow it."""
