"""Parses the command line: arguments, numbers, rule sets, positions, the language."""
