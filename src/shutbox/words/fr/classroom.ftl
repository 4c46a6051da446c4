# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Classe
classroom-open-about = Chaque élève joue sur un téléphone, et le projecteur montre toutes les boîtes.
classroom-title = Nom de la classe
classroom-title-usual = Ma classe
classroom-game = Jeu
classroom-rounds = Manches
classroom-create = Ouvrir la classe
classroom-network = Les téléphones rejoignent la classe avec un code, sans compte. Ils doivent pouvoir joindre ce serveur. Beaucoup de réseaux scolaires isolent les appareils ; il faut alors un serveur public. Tout est effacé sous 24 heures, sauf si vous le conservez.
classroom-option = { $option ->
    [pairs] Jouer à deux
    [same_dice] Mêmes dés pour tous
    [real] Vraies boîtes
    [exact] Montrer le résultat exact
   *[kept] Conserver les résultats
}
classroom-option-about = { $option ->
    [pairs] Deux élèves partagent une table. S’il en reste un, il joue seul.
    [same_dice] Pour comparer les choix, pas la chance.
    [real] Les élèves lancent de vrais dés et saisissent les totaux.
    [exact] Sur le projecteur, à côté de vos totaux.
   *[kept] Sinon, tout est effacé sous 24 heures.
}
classroom-more-options = { $open ->
    [yes] Moins d’options
   *[no] Plus d’options
}
classroom-wall = Ouvrir la page du projecteur
classroom-remote = Scannez avec votre téléphone pour en faire celui du professeur.
classroom-qr = Code à scanner pour cette classe
classroom-scan = Scannez pour rejoindre
classroom-or-type = ou ouvrez Shutbox et tapez
classroom-join-here = rejoindre
classroom-here = { $count } sur { $of } sont là
classroom-here-of = { $count ->
    [one] sur { $of } est là
   *[other] sur { $of } sont là
}
classroom-first-predict = D’abord le pronostic, ensuite le jeu.
classroom-question = Combien de points restera-t-il en moyenne ?
classroom-paused = En pause
classroom-round = { $rules }, manche { $round } sur { $rounds }
classroom-round-short = Manche { $round } sur { $rounds }
classroom-state = { $state ->
    [done] terminé
    [playing] en jeu
   *[away] absent
}
classroom-not-yet = pas encore de pronostic
classroom-average = moyenne actuelle
classroom-exact-average = moyenne exacte
classroom-totals = { $count ->
    [one] { $count } total pour l’instant
   *[other] { $count } totaux pour l’instant
}
classroom-exact = exact, en jouant au mieux
classroom-predictions = vos pronostics
classroom-shut = { $share } de boîtes fermées
classroom-shut-exact = { $share } fermées, exact { $exact }
classroom-chart = { $count ->
    [0] Aucun total pour l’instant
    [one] { $count } total, moyenne { $mean }
   *[other] { $count } totaux, moyenne { $mean }
}
classroom-result = La classe prévoyait { $predicted }. Les dés ont laissé { $left }.
classroom-no-result = Personne n’a fini son tour.
classroom-result-chart = Pronostics, totaux et distribution exacte sur un même axe
classroom-you-predicted = vos pronostics
classroom-said-zero = { $count } sur { $of } ont dit 0
classroom-you-left = vos totaux
classroom-shut-of = { $count } fermées sur { $of }, { $share }
classroom-is-exact = valeur exacte
classroom-exact-shut = { $share } fermées, en jouant au mieux
classroom-size = Élèves : { $pupils }, manches : { $rounds }
classroom-talk = { $expected ->
    [more] Pourquoi vous attendiez-vous à plus de points ?
    [fewer] Pourquoi vous attendiez-vous à moins de points ?
   *[close] Qu’est-ce qui vous a aidés à si bien prévoir ?
}
classroom-are-done = { $count } sur { $of } ont terminé
classroom-others = En jeu : { $playing }, absents : { $away }
classroom-code = Code { $code }
classroom-pupils = Élèves
classroom-order = { $by ->
    [name] de A à Z
   *[state] d’abord les absents et ceux qui jouent
}
classroom-away-for = { $minutes ->
    [0] absent
    [one] absent depuis { $minutes } minute
   *[other] absent depuis { $minutes } minutes
}
classroom-is-here = présent
classroom-predicted = pronostic : { $total }
classroom-not-predicted = pas encore de pronostic
classroom-rename = Renommer { $name }
classroom-remove = Retirer { $name }
classroom-remove-from = Retirer de la classe
classroom-remove-about = { $name } quitte la classe, et ses totaux ne comptent plus.
classroom-nickname = Surnom
classroom-hint = { $most } lettres au plus, pour tenir sur le projecteur.
classroom-save = Enregistrer le nom
classroom-csv = Exporter en CSV
classroom-print = Imprimer
classroom-results = Résultats
classroom-column = { $column ->
    [seat] Place
    [name] Nom
    [round] Manche
    [predicted] Pronostic
   *[left] Reste
}
classroom-start = Commencer
classroom-next = { $last ->
    [yes] Montrer le résultat
   *[no] Manche suivante
}
classroom-ends = { $count ->
    [one] arrête { $count } boîte ouverte
   *[other] arrête { $count } boîtes ouvertes
}
classroom-pause = { $paused ->
    [yes] Reprendre
   *[no] Pause
}
classroom-join = Rejoindre la classe
classroom-suggest = Un autre surnom
classroom-nicknames = Loutre, Renard, Blaireau, Panda, Tigre, Koala, Lynx, Faucon, Dauphin, Hérisson, Castor, Héron, Gecko, Bison, Jaguar, Kiwi, Lémur, Pie, Triton, Manchot, Corbeau, Saumon, Toucan, Oursin, Morse, Yack, Zèbre, Alpaga, Abeille, Chameau, Cerf, Aigle, Oie, Hamster, Crabe, Martre, Pivert, Hibou, Fennec, Lama
classroom-you-are = Votre nom : { $name }
classroom-waiting = Attendez que votre professeur commence.
classroom-ask = Que va-t-il vous rester ?
classroom-ask-about = Vous commencez avec { $most } points. 0 veut dire que vous fermez la boîte.
classroom-prediction = Votre pronostic
classroom-less = Un de moins
classroom-more = Un de plus
classroom-first-then = Pronostiquez d’abord, lancez ensuite.
classroom-predict = Pronostiquer { $total }
classroom-partner = Pronostic attendu : { $names }
classroom-alone = Jouer seul
classroom-own-predicted = Votre pronostic : { $total }.
classroom-own-left = { $total ->
    [0] Vous avez fermé la boîte !
   *[other] Il vous reste { $total }
}
classroom-correct = Corriger le total
classroom-go-on = Continuer
classroom-next-waits = { $over ->
    [yes] Regardez le projecteur.
   *[no] Attendez la manche suivante.
}
classroom-over = Le jeu est terminé
classroom-look-up = Regardez le projecteur.
classroom-unknown = Cette classe n’existe pas. Vérifiez le code.
