"""What was counted against what was expected, and how unusual the difference is. Standard library only."""
