"""A local game in the terminal: prompts, answers, the game loop, saved games."""
