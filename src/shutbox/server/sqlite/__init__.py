"""The file of a store: its rows and their chains of hashes, its lock, its schema, its transactions."""
