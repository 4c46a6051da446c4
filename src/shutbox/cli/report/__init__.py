"""Reports on games as text and SVG: scoreboards, decisions, key moments, charts, strategy cards."""
