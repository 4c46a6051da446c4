# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Venez jouer à Ferme la boîte
    [report] Une partie de Ferme la boîte
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Ouvrez le lien pour vous asseoir à la table. Aucun compte n’est nécessaire.
    [report] Revoyez la partie, lancer par lancer.
   *[page] Ferme la boîte et ses variantes : en solo, contre des robots ou entre amis.
}
preview-box = { $box ->
    [ten] Dix touches
    [twelve] Douze touches
    [double] Deux rangées de neuf
    [triple] Trois rangées de neuf
   *[nine] Neuf touches
}
