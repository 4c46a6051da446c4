# What all pages share, and what stands beside the box.

frame-skip = Naar de inhoud
frame-panels = Zijpanelen
frame-story = Verloop
frame-ways = Alle mogelijkheden voor de worp
frame-others = nog { $count }
