# The strategy card, and what the command says that draws it. The page has little room: short words.

card-name = Carte de stratégie : { $rules }
card-how = Cherchez votre lancer. Abaissez la première combinaison possible.
card-changed = Modifié : { $changes }.
card-post = La barre à côté d’un lancer indique sa probabilité.
card-rows = { $rows ->
    [2] Les touches grisées avec une apostrophe (6') sont dans la deuxième rangée.
   *[other] Les touches grisées sont plus loin derrière : une apostrophe (6') pour la deuxième rangée, deux pour la troisième.
}
card-more = Si une liste finit par … et qu’aucun choix n’y est possible : { $rule }.
card-entry = { $throw } : { $choices }
card-miss = toujours raté
card-dice = { $when ->
    [always] Lancez un seul dé dès que c’est permis.
    [never] Lancez toujours tous les dés, même quand un seul serait permis.
    [standing] Quand vous avez le choix, lancez un seul dé dès que ce qui est debout fait { $limit } ou moins.
   *[highest] Quand vous avez le choix, lancez un seul dé dès que rien au-dessus de { $limit } n’est debout.
}
card-simple = Sans liste, la meilleure règle simple : { $rule }.
card-off = Un dé hors du tapis : relevez la touche, ne finissez pas le tour.
card-costs = Ce que vous perdez
card-mean = total moyen laissé avec cette carte
card-extra = de plus que le meilleur jeu, qui laisse { $best }
card-shut = des tours ferment la boîte ; au mieux : { $best }
card-habits = Des règles simples, et leur prix
card-this = cette carte
card-thumb = { $thumb ->
    [most-tiles] le plus de touches
    [lowest] les basses d’abord
    [keep-low] garder les basses
    [least-left] le plus petit total
    [highest] les hautes d’abord
    [options] la boîte la plus jouable
   *[fewest-tiles] le moins de touches
}
card-pair = { $first }, puis { $second }
card-exact = Chaque chiffre est exact pour un tour joué pour un total bas : toutes les positions y sont, rien n’est estimé au hasard. Fait par : { $command }
card-written = { $path } est écrit. Suivre la carte coûte { $extra } par tour de plus que le meilleur jeu, et { $shut } des tours ferment la boîte. La règle simple la moins chère ({ $simple }) coûte { $cost }.
