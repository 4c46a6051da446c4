"""What stands on a command line, read: arguments, numbers, rule sets, positions, the language."""
