# What all pages share, and what stands beside the box.

frame-skip = Aller au contenu
frame-panels = Panneaux latéraux
frame-story = Récit
frame-ways = Toutes les façons d’utiliser le lancer
frame-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
