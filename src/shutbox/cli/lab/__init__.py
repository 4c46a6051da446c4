"""Long-running commands: simulations, sweeps over rule sets, tournaments of bots."""
