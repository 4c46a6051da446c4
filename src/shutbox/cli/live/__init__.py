"""A live table in the terminal: laid, joined, played at, looked at."""
