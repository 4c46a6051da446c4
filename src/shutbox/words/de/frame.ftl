# What all pages share, and what stands beside the box.

frame-skip = Zum Inhalt
frame-panels = Seitenleiste
frame-story = Verlauf
frame-ways = Alle Möglichkeiten für den Wurf
frame-others = noch { $count }
