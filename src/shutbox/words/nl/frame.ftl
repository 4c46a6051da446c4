# What all pages share, and what stands beside the box.

frame-skip = Naar de inhoud
frame-panels = Zijpanelen
frame-story = Verloop
frame-ways = Alle manieren om de worp te gebruiken
frame-others = nog { $count }
