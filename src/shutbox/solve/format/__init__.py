"""Formats that are solved as a round or a whole game: one row for each."""
