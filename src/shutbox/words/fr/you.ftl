# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] À vous de lancer
   *[other] À vous de jouer
}
you-start = Lancez : qui commence ?
you-survivor = Dernier Debout : vous
you-penalty = Un dé est sorti du tapis. Choisissez la pénalité.
you-last-throw = Lancez pour deux points
you-super-try = Fermez la boîte aussi
you-one-or-two = Un dé ou deux ?
you-try = Battez { $holder } : { $total }
you-hold = { $who } tente de battre vos { $total }
you-won = { $format ->
    [solitaire] Vous avez fermé la boîte !
   *[other] Vous gagnez !
}
you-missed = Raté : vous finissez à { $total }
you-lowest = Le plus bas jusqu’ici est le vôtre : { $total }.
you-go-on = Continuer : à vous
you-story = Votre tour
you-start-thrown = Pour savoir qui commence, vous faites { $throw }.
you-thrown = Vous faites { $throw }.
you-shut = Vous abaissez { $tiles }.
you-box-shut = Vous fermez la boîte !
you-miss = Rien à abaisser : raté.
you-turn-total = Vous finissez avec un total de { $total }.
you-holds = { $tries ->
    [1] Vous menez avec { $total }. Encore un essai.
   *[other] Vous menez avec { $total }. Encore { $tries } essais.
}
you-super-box-held = { $tries ->
    [1] Super Boîte ! Vous avez fermé la boîte. Encore un essai.
   *[other] Super Boîte ! Vous avez fermé la boîte. Encore { $tries } essais.
}
you-scores = { $points ->
    [1] Vous marquez un point : { $now } en tout.
   *[other] Vous marquez { $points } points : { $now } en tout.
}
you-pays = { $points ->
    [1] Vous perdez un point : { $now } en tout.
   *[other] Vous perdez { $points } points : { $now } en tout.
}
you-knocked-out = Vous voilà hors jeu avec { $total }.
you-begin = Vous commencez.
you-next = À vous de jouer.
you-won-game = Vous gagnez la partie !
you-taken = Vous prenez le point.
you-time-up = Votre temps est écoulé.
you-hint = Vous recevez un conseil.
you-last = Dernier Debout : vous. Prenez le point, ou lancez encore une fois.
you-off = Votre dé sort du tapis : le lancer ne compte pas.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Lancer : { $odds }
    [1] Un dé : { $odds }
   *[other] { $dice } dés : { $odds }
}
you-odds-gain = { $points ->
    [one] { $chance } pour { $points } point
   *[other] { $chance } pour { $points } points
}
you-odds-win = { $chance } pour gagner
you-odds-none = aucune touche possible
you-odds-nothing = rien
you-odds-or-nothing = Ou rien du tout
you-odds-sure = À coup sûr
you-odds-rail = chances du lancer
