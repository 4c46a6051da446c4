"""Input and output: streams, keyboard, screen, text layout, files."""
