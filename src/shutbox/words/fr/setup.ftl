# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = En retirer un
setup-more = En ajouter un
setup-bot = { $bot ->
    [novice] se trompe souvent
    [casual] joue pour s’amuser
    [expert] se trompe rarement
    [perfect] ne se trompe jamais
   *[club] fait de petites erreurs
}
setup-seat-kind = Joueur { $number } : { $kind }. Changer
setup-seat = Qui est le joueur { $number } ?
setup-coach = { $coach ->
    [off] Sans
    [each] Après chaque choix
   *[ask] Sur demande
}
setup-undo = Annulation permise
setup-seconds = { $seconds ->
    [0] Sans limite
   *[other] { $seconds } s
}
setup-design = Inventer le vôtre
setup-design-about = Partez d’un de ces jeux
setup-rules-of = Règles : { $rules }
setup-more-games = Plus de jeux
setup-rows = Rangées
setup-row-count = { $count ->
    [1] Une rangée
    [2] Deux rangées
   *[other] { $count } rangées
}
setup-per-row = Touches par rangée
setup-behind = La rangée derrière
setup-order = { $turned ->
    [yes] De { $tiles } à 1
   *[no] De 1 à { $tiles }
}
setup-own-rows = Les miennes
setup-any = Au choix
setup-none = Aucun
setup-changed = modifié
setup-from = Base : { $rules }
setup-changes = { $count ->
    [0] inchangé
    [1] un changement
   *[other] { $count } changements
}
setup-reset = Réinitialiser
setup-standing = { $count ->
    [1] Une touche debout
   *[other] { $count } touches debout
}
setup-tap-first = Touchez pour abaisser
setup-mean = il reste { $mean } en moyenne
setup-share = { $share } ferment la boîte
setup-play = Jouer à ce jeu
setup-explore = Explorer
