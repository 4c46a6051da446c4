site-fetching = Le jeu se prépare : { $percent } %
site-elsewhere = Shutbox est ouvert dans un autre onglet de ce navigateur, et vos parties y sont.
site-take = Jouer ici
site-broken = Shutbox ne peut pas démarrer dans ce navigateur.
site-passing = Ce navigateur ne garde rien : vos parties disparaissent quand vous fermez cette page.
site-update = Une nouvelle version de Shutbox est là.
site-update-now = Mettre à jour
site-ready = Shutbox fonctionne maintenant sans réseau.
site-dice = Ici, il n’y a pas de serveur : ce navigateur fait les deux parts, avec son générateur de secrets. Les sceaux montrent qu’aucun lancer n’a été choisi pendant la partie. Ils ne peuvent pas montrer que personne n’a regardé à l’avance sur cet appareil.
site-yours-about = Parties, tables, exercices, règles maison, noms et réglages sont gardés dans ce navigateur et nulle part ailleurs. Enregistrez le tout de temps en temps.
site-delete-about = Toutes les parties, les tables, les chiffres, les exercices, les règles maison, les noms et les réglages de ce navigateur disparaîtront pour de bon.
site-delete = Supprimer
site-delete-sure = Supprimer la partie ?
site-keeps = Vos parties sont-elles à l’abri ?
site-keeps-how = { $sure ->
    [promised] Ce navigateur a promis de garder vos parties jusqu’à ce que vous les supprimiez.
    [never] Ce navigateur ne garde rien : vos parties disparaissent quand vous fermez cette page.
   *[unpromised] Ce navigateur peut supprimer vos parties si l’appareil manque de place. Enregistrez-les de temps en temps.
}
site-keeps-week = Safari supprime vos parties si vous n’ouvrez pas cette page pendant sept jours. Ajoutez Shutbox à l’écran d’accueil pour l’éviter. Là-bas, Shutbox a ses propres parties : enregistrez d’abord les vôtres, puis importez-les.
site-keeps-plain = Cette page est venue par simple HTTP. Elle a besoin du réseau à chaque fois et ne peut pas être installée. En HTTPS, elle peut les deux.
site-install = Installer Shutbox
site-noted = OK
site-turn = { $stage ->
    [waiting] Invitez quelqu’un : envoyez la table sous forme de lien.
    [playing] Au tour de : { $names }. Envoyez la partie sous forme de lien.
   *[over] La partie est finie. Envoyez la fin à { $names }.
}
site-turn-send = Envoyer le lien
site-turn-dice = Vous fixez les dés à deux, et personne ne peut les changer. Un téléphone trafiqué pourrait voir d’avance. Ouvrez le lien dans le navigateur qui a vos parties : un iPhone l’ouvre dans Safari, et Shutbox installé a ses propres parties.
site-turn-older = Ce lien est plus ancien que votre partie : rien n’a changé.
