# The server as its host sees it.

serve-ready = Shutbox est prêt : { $address }
serve-scan = Les téléphones du même réseau peuvent scanner ce code. Toute personne qui a l’adresse peut ouvrir une table, mais personne n’entre à la vôtre sans son lien.
serve-stop = Ctrl-C pour arrêter. Aucune partie n’est perdue : tout reprend au prochain démarrage.
serve-thinking = Calcul pour les serveurs de { $path }. Ctrl-C pour arrêter.
serve-key = Il signe ses parties avec la clé { $key }.
serve-running = Shutbox tourne déjà : { $address }
