"""The terminal itself: streams, keyboard, screen, drawings, files."""
