# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] Hasard
    [most-tiles] Le plus de touches
    [lowest] Les basses d’abord
    [keep-low] Garder les basses
    [least-left] Le plus petit total
    [highest] Les hautes d’abord
    [options] Le plus d’options
    [fewest-tiles] Le moins de touches
    [novice] Débutant
    [casual] Amateur
    [club] Joueur de club
    [expert] Expert
   *[perfect] Joueur parfait
}
bots-about = { $bot ->
    [random] Abaisse ce qui se présente, au hasard.
    [most-tiles] Abaisse autant de touches que le lancer le permet : ça a l’air efficace, et c’est l’habitude qui coûte le plus cher.
    [lowest] Abaisse les plus basses touches possibles, et reste avec les hautes.
    [keep-low] Ne touche jamais à une basse tant qu’une plus haute convient.
    [least-left] Retire du total autant que le lancer le permet.
    [highest] Vise la touche la plus haute, puis la suivante.
    [options] Prévoit un lancer d’avance et garde la boîte jouable par le plus de lancers.
    [fewest-tiles] Abaisse aussi peu de touches que le lancer le permet, les hautes d’abord.
    [novice] Voit ce qui est nettement mieux, et se trompe souvent.
    [casual] Joue pour le plaisir, et laisse filer quelques points à chaque tour.
    [club] Connaît bien la boîte ; ses erreurs sont petites.
    [expert] Se trompe rarement, et seulement là où cela ne change presque rien.
   *[perfect] Ne se trompe jamais : joue pour le tour, la manche ou la partie, aussi loin que la solution est connue.
}
bots-strength = Total moyen { $mean }, { $extra } de plus que le mieux ; ferme la boîte dans { $shut } des tours.
bots-heading = La force des robots en un tour, exactement ({ $rules }) :
bots-unmeasured = Pour voir la force exacte de chacun : { $install }
