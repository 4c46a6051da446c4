# Practising in the terminal.

drill-heading = { $level ->
    [easy] Exercice { $number }, facile
    [hard] Exercice { $number }, difficile
   *[medium] Exercice { $number }
}
drill-help = Choisissez comme en jouant : le numéro d’un coup, ses touches, un nombre de dés, ou { $take }. Vous voyez ensuite ce que vaut chaque choix. { $quit } arrête.
drill-unit = { $unit ->
    [chance] { $horizon ->
        [forecast] Ce que vaut chaque choix, en chances de gagner :
        [game] Ce que vaut chaque choix, en chances de gagner :
       *[turn] Ce que vaut chaque choix, en chances de réussir ce tour :
    }
    [points] Ce que vaut chaque choix, en points de la manche :
   *[total] Ce que vaut chaque choix, en total moyen du tour, le plus bas est le meilleur :
}
drill-mean = { $done ->
    [one] { $done } exercice, sans faute : { $best } ; perte moyenne { $mean }
   *[other] { $done } exercices, sans faute : { $best } ; perte moyenne { $mean }
}
drill-ever = { $done ->
    [one] Vos exercices en tout : { $done } fait, sans faute : { $best }, perte moyenne { $mean } de l’enjeu.
   *[other] Vos exercices en tout : { $done } faits, sans faute : { $best }, perte moyenne { $mean } de l’enjeu.
}
drill-no-mistakes = Aucune erreur à y retravailler. Bien joué !
drill-player = Joueur { $number }
