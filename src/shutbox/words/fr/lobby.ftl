# Before the game: the seats, the invitation, the start.

lobby-open = Votre table est ouverte
lobby-table-of = Table ouverte par { $who }
lobby-invites = { $named ->
    [yes] { $who } vous invite : { $rules }
   *[no] Une invitation pour vous : { $rules }
}
lobby-clock = { $seconds } secondes par choix
lobby-change = Changer de jeu
lobby-change-sure = Fermer cette table pour tous ?
lobby-open-seat = Place libre
lobby-your-seat = votre place
lobby-host = hôte
lobby-invite = Inviter des amis
lobby-add-bot = Ajouter un robot
lobby-add-bot-at = Ajouter un robot : place { $seat }
lobby-add = Ajouter : { $who }
lobby-bot = robot, { $about }
lobby-sit = S’asseoir
lobby-name = Nom
lobby-watch = Regarder
lobby-learn = Lire les règles
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-at-table = À la table
lobby-watching = { $count ->
    [1] Une personne regarde
   *[other] { $count } personnes regardent
}
lobby-scan = Scannez pour jouer
lobby-share = Partager le lien
lobby-spoken = ou tapez
lobby-seats-open = { $open ->
    [1] Une place est libre.
   *[other] { $open } places sont libres.
}
lobby-fill = Invitez quelqu’un ou ajoutez un robot.
lobby-all-sit = Tout le monde est là.
lobby-host-starts = { $who } lance la partie.
