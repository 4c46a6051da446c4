"""Exact values on arrays: turns, rounds and whole games. Making tables needs numpy and numba (the `solve` extra)."""
