# The first minute: the entrance on Home, and tips for the first throws.

first-hook = Fermerez-vous les neuf ?
first-hook-about = Lancez deux dés, puis abaissez des touches qui font la somme.
first-new = Première visite ?
first-learn = Apprendre en deux minutes
first-or = ou jouer à plusieurs
first-or-new = Ou commencer une partie
first-whom = { $whom ->
    [bot] Contre un robot
    [here] Sur cet écran
   *[link] Inviter des amis
}
first-open = Votre partie vous attend
first-open-own = Il vous reste { $total } à abaisser
first-alone-at = { $rules }, en solo
first-continue = Reprendre la partie
first-again = On remet ça ?
first-again-about = Un geste, et la boîte est prête.
first-last = { $outcome ->
    [won] Vous avez gagné la dernière partie.
    [lost] { $winner } a gagné la dernière partie.
    [shared] La dernière victoire était partagée.
    [shut] La dernière fois, vous avez fermé la boîte.
    [open] La dernière fois, il restait { $total }.
   *[nobody] Personne n’a gagné la dernière partie.
}
first-last-time = Dernière partie : { $list }
first-company = { $whom ->
    [alone] { $rules }, en solo
    [bot] { $rules } contre { $bot }
    [here] { $rules } avec { $names }
    [some] { $rules }, à { $people } sur un écran
   *[link] { $rules } entre amis
}
first-differs = { $rules ->
    [nine] Toutes les touches de la somme
    [shut-the-box] Seulement une ou deux touches
    [ferme-ta-boite] Totaux additionnés, cinq manches
    [double-shutter] Deux rangées, l’une cache l’autre
    [last-one-standing] Une boîte, tenir jusqu’au bout
    [triple] Trois rangées, de longs tours
    [twelve] Touches plus hautes, deux dés
   *[other] { "" }
}
first-tap = Prenez des touches qui font { $pips }
first-threw = Vous avez fait { $faces }.
first-ways = Façons de faire { $pips }
first-ways-count = { $count ->
    [1] Une façon de faire { $pips }. Prenez-la, ou des touches.
   *[other] { $count } façons de faire { $pips }. Prenez-en une, ou des touches.
}
first-ways-tap = Prenez une façon, ou des touches dans la boîte.
first-high = On abaisse souvent les plus hautes d’abord. Les basses servent plus souvent.
first-hide = Masquer
first-pick = Choisir { $tiles }
first-tiles = { $count ->
    [1] une touche
   *[other] { $count } touches
}
first-watching = Vous regardez.
first-you = vous
