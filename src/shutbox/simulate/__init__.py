"""Many games at once: whole games of every format between any bots, counted, with intervals."""

from shutbox.simulate.recording import recorded
from shutbox.simulate.simulation import simulate
from shutbox.simulate.summary import Estimate, Seated, Summary

__all__ = ["Estimate", "Seated", "Summary", "recorded", "simulate"]
