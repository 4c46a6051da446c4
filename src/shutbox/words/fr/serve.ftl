# The server as its host sees it.

serve-ready = Shutbox est prêt : { $address }
serve-scan = Les téléphones du même réseau n’ont qu’à scanner ce code. Quiconque a l’adresse peut ouvrir une table ; personne n’entre à la vôtre sans son lien.
serve-stop = Ctrl-C l’arrête ; aucune partie n’est perdue, tout reprend au prochain démarrage.
serve-thinking = Réfléchit pour les serveurs de { $path }. Ctrl-C arrête.
serve-key = Il signe ses parties avec la clé { $key }.
serve-running = Shutbox tourne déjà : { $address }
