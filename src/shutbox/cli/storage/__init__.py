"""Commands for the data that a server stores."""
