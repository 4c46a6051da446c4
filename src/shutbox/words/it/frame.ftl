# What all pages share, and what stands beside the box.

frame-skip = Vai al contenuto
frame-panels = Pannelli laterali
frame-story = Cronaca
frame-ways = Tutti i modi di usare il lancio
frame-others = { $count ->
    [one] 1 altra persona
   *[other] altre { $count } persone
}
