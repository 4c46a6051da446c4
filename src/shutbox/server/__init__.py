"""Live tables: one process, an embedded store, a socket for each client."""
