"""HTTP as this server speaks it: requests, pages, limits, whom it talks to."""
