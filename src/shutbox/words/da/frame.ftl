# What all pages share, and what stands beside the box.

frame-skip = Gå til indholdet
frame-panels = Sidepaneler
frame-story = Forløb
frame-ways = Alle muligheder med kastet
frame-others = { $count } til
