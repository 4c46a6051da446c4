"""Shutbox: the Shut the Box family of dice games, exactly."""

__version__ = "0.1.0"
