"""Live tables in the terminal: host, join, play, watch."""
