"""What is known of a game, drawn: sums, decisions, moments, curves, strategy cards."""
