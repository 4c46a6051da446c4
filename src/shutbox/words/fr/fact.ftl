# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = Pour savoir qui commence, { $who } fait { $throw }.
fact-start-thrown-sum = Pour savoir qui commence, { $who } fait { $sum } en tout.
fact-start-tied = Égalité, à relancer : { $names }.
fact-thrown = { $who } fait { $throw }.
fact-thrown-sum = { $who } fait { $sum } en tout.
fact-shut = { $who } abaisse { $tiles }.
fact-off = Un dé sort du tapis ({ $who }) : le lancer ne compte pas.
fact-penalty-raise = { $row ->
    [0] Le { $tile } se relève.
    [1] Le { $tile } de la première rangée se relève.
    [2] Le { $tile } de la deuxième rangée se relève.
    [3] Le { $tile } de la troisième rangée se relève.
   *[other] Le { $tile } de la rangée { $row } se relève.
}
fact-penalty-nothing = Aucune touche n’est abaissée, donc aucune ne se relève.
fact-penalty-end = Tour terminé pour { $who }.
fact-penalty-void = Tour perdu pour { $who } : il compte comme si aucune touche n’avait été abaissée.
fact-taken = { $who } prend le point.
fact-left = { $who } abandonne la partie.
fact-time-up = Temps écoulé pour { $who }.
fact-undone = C’est annulé.
fact-hint = { $who } reçoit un conseil.
fact-handed = { $bot ->
    [person] { $to } remplace { $who }.
   *[other] { $to }, un robot ({ $bot }), remplace { $who }.
}
fact-renamed = { $who } s’appelle maintenant { $to }.
fact-reordered = L’ordre est maintenant : { $names }.
fact-box-shut = { $who } ferme la boîte !
fact-missed = Rien à abaisser : raté pour { $who }.
fact-turn-total = { $who } finit avec un total de { $total }.
fact-holds = { $tries ->
    [1] { $who } mène avec { $total }, le total à battre ; un joueur peut essayer.
   *[other] { $who } mène avec { $total }, le total à battre ; { $tries } joueurs peuvent essayer.
}
fact-super-box-held = { $tries ->
    [1] Super Boîte ! { $who } a fermé la boîte ; un joueur peut essayer d’en faire autant.
   *[other] Super Boîte ! { $who } a fermé la boîte ; { $tries } joueurs peuvent essayer d’en faire autant.
}
fact-scores = { $points ->
    [1] { $who } marque un point : { $now } en tout.
   *[other] { $who } marque { $points } points : { $now } en tout.
}
fact-pays = { $points ->
    [1] { $who } perd un point : { $now } en tout.
   *[other] { $who } perd { $points } points : { $now } en tout.
}
fact-knocked-out = { $who } est hors jeu avec { $total }.
fact-no-points = Personne ne marque dans la manche { $round }.
fact-round = La manche { $round } commence.
fact-play-off = Égalité à départager : { $names }.
fact-survivor = Dernier Debout : { $who } peut prendre le point, ou lancer encore une fois.
fact-begins = { $who } commence.
fact-turn = À { $who } de jouer.
fact-solitaire-won = La boîte est fermée : gagné !
fact-solitaire-over = La partie est finie, avec un total de { $total }.
fact-won = { $who } gagne la partie !
fact-shared = { $count ->
    [0] La partie est finie, personne ne gagne.
   *[other] Victoire partagée : { $names } !
}
