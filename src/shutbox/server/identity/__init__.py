"""Who somebody is to a server: devices and their tokens, codes of tables, names of players."""
