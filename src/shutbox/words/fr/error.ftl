# What went wrong, on one line each: what was expected, what came, how to mend it. No capital and no full stop, because
# a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = « { $got } » n’est pas une position de cette boîte, qui s’écrit comme { $expected } avec un point pour chaque touche abaissée
error-position-tile = { $got } a { $tile } là où cette boîte a { $own } ; sa position complète est { $expected }, un point marque une touche abaissée
error-position-hidden = dans { $got }, le { $tile } est abaissé alors qu’une touche devant lui est debout ; seule la touche la plus en avant d’une colonne peut être abaissée
error-box-rows = « { $got } » n’est pas une boîte : chaque rangée doit avoir le même nombre de touches, et une colonne ne peut finir plus tôt qu’à l’arrière ; une boîte à deux rangées s’écrit 123456789/987654321
error-box-notation = « { $got } » n’est pas une boîte : une rangée s’écrit 123456789, ou 8,9,10,11 si une valeur a deux chiffres
error-move-tile = aucune touche { $tile } n’est debout dans { $position } ; les touches sont reliées par +, et chaque ' désigne une rangée plus loin derrière : 6+2'
error-move-hidden = { $tiles } ne peuvent aller ensemble dans { $position } : une touche devant l’une d’elles est debout ; abaissez-la aussi, ou d’abord
error-throw-syntax = « { $got } » n’est pas un lancer ; écrivez les faces avec des virgules, comme 3,5, ou une seule face, comme 4
error-throw-faces = { $got } n’est pas un lancer de ces dés : leurs faces vont de 1 à { $faces }
error-throw-dice = { $got } n’est pas un lancer de ce jeu, où { $dice ->
    [1] on lance un dé : écrivez sa face, comme 4
   *[other] on lance les { $dice } dés, ou un seul : écrivez leurs faces, comme 3,5 ou 4
}
error-event-word = « { $got } » n’est pas un événement ; un lancer s’écrit 3,5r, des touches 6+2, et il y a off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann et order:2,1
error-event-name = « { $got } » n’est pas un nom dans un enregistrement : { $why ->
    [text] ses codes doivent être les octets d’un texte en UTF-8, comme Zo%C3%AB
   *[code] chaque % doit être suivi de deux chiffres hexadécimaux, comme %C3
}
error-event-version = un enregistrement de cette version n’a pas de mot « { $got } » ; il lui faut la première ligne shutbox { $version }
error-toml-syntax = ce n’est pas du TOML : { $why } ; un réglage s’écrit comme tiles = 2
error-json-syntax = ce n’est pas du JSON : { $why } ; une variante s’écrit comme {"{"}"tiles": 2{"}"}
error-json-object = une variante est un objet JSON comme {"{"}"tiles": 2{"}"}, pas { $got }

## Rule sets

error-rules-unknown = il n’y a pas de variante « { $got } » ; { $near ->
    [nothing] on connaît { $known }
   *[other] vouliez-vous dire { $near } ? Pour les voir toutes : shutbox rules
}
error-setting-unknown = il n’y a pas de réglage « { $setting } » ; pour les voir tous : shutbox rules nine
error-setting-unknown-near = il n’y a pas de réglage « { $setting } » ; vouliez-vous dire { $near } ?
error-setting-text = { $setting } doit être un texte, pas { $got }
error-setting-whole = { $setting } doit être un nombre entier, pas { $got }
error-setting-word = { $setting } doit être un nombre entier de { $low } à { $high }, ou { $word }, pas { $got }
error-setting-flag = { $setting } doit être true ou false, pas { $got }
error-setting-chance = { $setting } doit être une probabilité de 0 à 1, comme 0.02 ou 1/50, pas { $got }
error-setting-one-die = { $setting } doit être parmi { $choices } (ou forced au lieu de optional), pas { $got }
error-setting-box = { $setting } doit être parmi { $boxes }, des rangées comme 123456789/987654321, ou une liste de colonnes comme [[1, 9], [2, 8]], pas { $got }
error-setting-choice = { $setting } doit être parmi { $choices }, pas { $got }
error-setting-set-up = { $setting } doit être une position de la boîte { $expected } avec un point pour chaque touche abaissée, pas { $got }
error-setting-range = { $setting } doit aller de { $low } à { $high }, pas { $got }
error-setting-no-meaning = { $setting } n’a pas de sens quand format vaut { $format } ; omettez ce réglage
error-tile-value = une touche doit valoir de 1 à { $most }, pas { $got }
error-box-empty = box doit avoir au moins une colonne, et chaque colonne au moins une touche
error-box-shape = box doit avoir au plus { $most_columns } colonnes et { $most_rows } rangées, pas { $columns } et { $rows }
error-box-positions = box doit avoir au plus { $most } positions, pas { $got } ; réduisez la boîte
error-box-ways = box et dice permettent jusqu’à { $got } façons de jouer un lancer, plus que les { $most } admises ; réduisez la boîte ou le nombre de dés
error-set-up-empty = set_up doit laisser au moins une touche debout
error-first-throw-tile = first_throw doit nommer une touche que le premier lancer peut abaisser, ce que { $tile } n’est pas
error-box-never-shut = avec format = { $format }, il s’agit de fermer la boîte, mais aucun lancer n’atteint la touche { $tile } : le plus haut fait { $most }
error-goal-never-shut = { $goal } demande une boîte qui puisse être fermée, mais aucune suite de lancers ne ferme { $position } ; changez la boîte, les dés ou ce qu’un lancer peut abaisser
error-one-die-always = { $setting } doit être never là où l’on ne lance de toute façon qu’un dé
error-one-die-limit = la limite de one_die doit être un nombre entier de { $low } à { $high }, pas { $got }
error-unlucky-total = unlucky doit être un total que tous les dés peuvent montrer, de { $low } à { $high }, pas { $got }
error-thai-one-tile = buys = thai abaisse une touche à la fois : laissez tiles et behind tels quels
error-off-mat-chance = off_mat_chance doit aller de 0 à 1, pas { $got }
error-off-mat-none = off_mat_chance demande une pénalité : donnez à off_mat la valeur raise, end, choose ou void
error-off-mat-endless = avec off_mat_chance = 1, un tour ne finirait jamais : seuls off_mat = end et off_mat = void le permettent
error-order-needs-throw = order = descending demande begins = throw
error-super-box-one-each = super_box n’a pas de sens quand tries vaut one-each ; omettez ce réglage

## Practising

error-drill-none = il n’y a rien à choisir dans { $rules }, donc rien à travailler
error-drill-player = personne ne s’appelle « { $got } » dans ces parties ; les joueurs sont { $names }
error-drill-twins = dans une partie, plusieurs joueurs portent le nom « { $got } » ; écrivez le nom comme dans l’enregistrement : { $names }
error-drill-level = --level doit être parmi { $levels }, pas { $got }
error-stats-since = --since attend une date comme 2026, 2026-11 ou 2026-11-18, pas { $got }
error-stats-player = { $got } n’a pas de partie finie ici ; en ont : { $names }
error-stats-rules = il n’y a pas de partie finie avec { $got } ; il y en a avec { $rules }
error-drill-choice = choisissez une des options : un coup par son numéro ou ses touches, ou un nombre de dés

## Server

error-language-unknown = il n’y a pas de langue « { $got } » ; il y a { $languages }
error-serve-address = impossible d’écouter sur { $host }, port { $port } : { $why } ; choisissez-en un autre avec --port ou --host
error-serve-public = --public doit être une adresse comme https://box.example, sans chemin, pas { $got }
error-host-name = { $option } doit être un nom d’hôte ou une adresse IP, pas « { $got } »
error-server-extra-missing = il faut { $missing }, qui n’est pas installé : { $install } ; shutbox play n’a besoin de rien de plus
error-postgres-extra-missing = une base de données demande { $missing }, qui n’est pas installé : { $install }
error-docs-missing = cette installation ne contient pas la documentation construite ; dans un dépôt cloné, construisez-la avec : .venv/bin/python tools/build_docs.py ; ses sources sont les fichiers de docs/
error-site-unbuilt = les pages du site ne font pas partie de cette installation ; dans un dépôt cloné, construisez-les avec : .venv/bin/python tools/build_web.py site
error-site-folder = { $path } contient d’autres fichiers, que le site remplacerait ; indiquez un dossier nouveau ou vide
error-table-name = { $fault ->
    [blank] un nom doit avoir au moins un caractère visible
    [long] un nom a au plus { $most } caractères, et « { $got } » en a { $length }
   *[hidden] un nom ne peut pas avoir de caractères invisibles ou qui changent le sens d’écriture, comme { $sign } dans « { $got } » ; retapez-le
}
error-table-rules = « rules » doit être le nom d’une variante ou ses réglages sous forme d’objet, et « set » un objet de changements
error-table-moves = ces règles permettent jusqu’à { $got } coups pour un lancer, et une table en direct en admet { $most } : prenez moins de touches égales, ou jouez dans le terminal
error-table-rules-long = les règles occupent { $got } octets, et une table en direct en admet { $most } : raccourcissez les textes
error-table-seats = « seats » doit être une liste de 1 à 12 textes, chacun « { $open } » ou le nom d’un robot
error-table-full = trop de monde regarde déjà cette table ; revenez plus tard
error-player-here = la place { $seat } est occupée par quelqu’un de présent ; on ne décide que de la place d’une personne absente
error-player-awaited = la personne de la place { $seat } est hors ligne ; les autres pourront décider de la place dans { $seconds } s
error-device-unknown = il faut un appareil connu ; POST /api/devices en donne un
error-spoken-unknown = aucune table n’a ce code, ou elle n’attend plus ; demandez le lien à son hôte
error-transfer-unknown = ce code ne déplace aucune place : il est faux, déjà utilisé ou trop vieux ; faites-en un nouveau sur le premier appareil
error-log-from = « from » doit être le numéro d’une ligne, à partir de 1
error-wire-json = ce n’est pas un objet JSON
error-wire-since = « n » doit être le nombre d’entrées que vous avez vues, de 0 à { $now }
error-http-json = le corps doit être du JSON : envoyez-le avec Content-Type: application/json
error-http-cut = la requête s’est arrêtée avant la fin de son corps
error-http-long = le corps dépasse { $most } octets
error-http-slow = le corps de cette requête a mis trop longtemps à venir
error-http-too-many = trop de requêtes ; attendez une minute
error-http-connections = cette adresse a trop de connexions au serveur ; fermez-en quelques-unes
error-http-head = l’en-tête de la requête dépasse { $bytes } octets ou { $lines } lignes
error-http-malformed = ce n’est pas une requête HTTP valide
error-http-host = ce serveur ne répond pas au nom { $got } ; prenez l’adresse qu’il a affichée au démarrage, ou démarrez-le avec --also
error-http-host-form = l’en-tête Host doit nommer un seul hôte, et il contient { $got }
error-http-origin = une page de { $got } n’a pas le droit de faire cela ; ouvrez la page de ce serveur
error-http-path = il n’y a rien à ce chemin ; docs/server.md dit ce qu’il y a
error-offline-alone = il faut pour cela un serveur Shutbox et d’autres appareils ; ici, tout se passe dans ce navigateur
error-offline-unsolved = cette boîte est trop grande pour être calculée dans un navigateur ; un serveur Shutbox sait le faire
error-offline-full = la mémoire du navigateur est pleine : rien n’a été gardé ni joué ; faites de la place, par exemple en exportant puis en supprimant d’anciennes parties, et réessayez
error-offline-elsewhere = un autre onglet de ce navigateur tient les tables ; fermez-le, ou jouez plutôt ici
error-offline-turn-forked = ce lien vient d’une partie qui a continué autrement ici : rien n’a changé ; demandez le dernier lien
error-offline-turn-edited = ce lien est abîmé ou a été modifié : rien n’a changé ici ; demandez-le de nouveau
error-offline-turn-people = par lien, seules des personnes jouent, et au moins deux ; ouvrez une autre table pour jouer avec des bots
error-offline-turn-again = une partie par lien ne se rejoue pas ; ouvrez une nouvelle table
error-offline-turn-settings = une partie par lien a des dés scellés, sans temps de réflexion ni annulation ; changez ces réglages
error-http-method = ce chemin accepte { $allowed }
error-http-fault = quelque chose a mal tourné dans le serveur ; rien n’a été enregistré, veuillez réessayer
error-http-handshake = ce n’est pas une ouverture de WebSocket de version { $version }
error-think-too-dear = ce jeu demande trop de réflexion ici (positions : { $positions }, joueurs : { $players }) ; une règle simple peut y jouer
error-think-busy = le coach et les robots sont occupés ; redemandez dans un instant
error-think-share = vos questions précédentes sont encore en cours ; attendez leurs réponses
error-server-busy = le serveur est occupé ; redemandez dans un instant
error-think-too-long = cela a pris plus de { $seconds } secondes et a été arrêté
error-think-failed = le processus qui réfléchit a échoué ; redemandez

## Joining a table

error-join-address = « { $got } » n’est pas l’adresse d’une table ; elle s’écrit comme http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = « { $got } » n’est pas le code d’une table : il a douze lettres et chiffres, comme k3mz-7w2q-9fxd, ou six chiffres s’il a été dit à voix haute
error-join-transfer = « { $got } » n’est pas un code qui déplace une place : il a 26 lettres et chiffres
error-join-unreachable = aucun serveur ne répond à { $server } : { $why }
error-join-no-server = { $server } n’est pas un serveur shutbox
error-join-version = le serveur parle la version { $got } du langage des tables, et ce programme la version { $known } ; prenez la même version de shutbox
error-join-refused = { $why }
error-join-door = { $server } a la table, mais ne laisse pas ce terminal lui parler ; un proxy entre les deux en est peut-être la cause
error-join-entry = l’entrée { $number } de cette table est incompréhensible ({ $why }) ; prenez la même version de shutbox que le serveur
error-join-device = { $file } est endommagé ; supprimez-le, et ce terminal sera un nouvel appareil pour le serveur
error-host-room = il n’y a pas de place libre pour chacun ({ $names }) parmi { $seats } ; ajoutez-en une avec --seats
error-join-begun = la partie a commencé sans vous ; regardez avec --watch
error-join-full = toutes les places sont prises ; regardez avec --watch
error-join-seat = « { $got } » n’est ni le nom d’un seul joueur ni le numéro d’une place ; les places vont de 1 à { $seats }, les joueurs sont { $names }
error-join-which = dites qui : { $names }
error-join-nobody = personne n’est assis à ce terminal
error-join-sit = dites qui s’assoit : { $word } Bo, ou { $word } 2 Bo
error-join-fill = dites quelle place va à quel robot : { $word } 2 club
error-join-no-game = il n’y a pas encore de partie à garder
error-option-choice = { $option } doit être parmi { $known }, pas « { $got } »

## Store

error-store-open = la base { $path } ne peut être ouverte : { $why }
error-store-away = pas de connexion à la base de données { $path } : { $why }
error-store-unsafe = cette base de données peut perdre ce qui a été confirmé : son réglage { $setting } vaut { $got }, et non { $good }
error-serve-workers-file = plusieurs processus ont besoin d’une base PostgreSQL, car un seul processus à la fois peut écrire un fichier SQLite ; ajoutez --database postgresql://shutbox@localhost/shutbox, ou retirez --workers
error-store-share = la base de données n’a plus la ligne qui dit ce que ce processus a enregistré ; il s’arrête pour que rien ne se fasse deux fois
error-store-not-empty = la base de données { $path } contient déjà des tables, et n’est pas écrasée ; nommez-en une vide
error-server-key = { $path } n’est pas la clé d’un serveur, qui a 64 chiffres hexadécimaux ; remettez le bon fichier, ou ôtez-le et le serveur fera une nouvelle clé
error-server-key-other = les parties de cette base de données sont signées avec la clé qui commence par { $expected }, mais ce serveur a { $got } ; copiez server.key du premier serveur dans le dossier de données de celui-ci
error-store-homeless = vous n’avez pas de dossier personnel où garder les données ; indiquez un autre dossier dans la variable SHUTBOX_DATA
error-store-none = il n’y a pas de base { $path }
error-store-in-use = la base { $path } est utilisée par le processus { $pid } ; un seul processus à la fois peut l’avoir
error-store-foreign = { $path } n’est pas une base de ce programme
error-store-newer = la base { $path } est en version { $got }, mais ce programme connaît { $known } ; un shutbox plus récent l’ouvre
error-store-references = la base { $path } ne peut être migrée : certaines de ses lignes appartiennent à des tables absentes ; sa copie à côté est intacte
error-store-library = la base demande SQLite { $needed } ou plus récent, et ce Python a { $got }
error-store-anchor = la base est endommagée : son ancre, qui dit ce qu’elle doit contenir, manque ou a été modifiée
error-store-mark = la marque de la base est endommagée ; si `shutbox verify --store` ne trouve rien d’autre, supprimez { $mark }
error-store-behind = il manque à la base { $lost } écritures confirmées : son journal est endommagé, ou c’est une copie plus ancienne ; restaurez une sauvegarde, ou supprimez { $mark } pour continuer avec ce qui reste
error-store-other = la base n’est pas celle de sa marque ; si vous en avez mis une autre ici, supprimez { $mark }
error-store-unreadable = la base est endommagée : une partie est illisible ({ $why })
error-store-schema = la base est endommagée : ses tables ne sont pas faites comme il faut
error-store-structure = la base est endommagée : { $why }
error-store-entry-missing = l’entrée { $number } de la table { $table } manque, ou se trouve ailleurs
error-store-entry-changed = l’entrée { $number } de la table { $table } a été modifiée
error-store-entry-count = la table { $table } doit avoir { $expected } entrées, mais en a { $got }
error-store-head = la tête de la table { $table } n’est pas l’empreinte de sa dernière entrée
error-store-stray = il y a des entrées d’une table absente, dont celle de numéro { $number }
error-store-events = la base doit contenir { $expected } entrées, mais en contient { $got }
error-store-tally = { $kind ->
    [tables] les lignes des tables
    [devices] les lignes des appareils
    [holdings] les lignes des places occupées
   *[transfers] les lignes des codes qui déplacent des places
} ne correspondent pas à leur décompte : il doit y en avoir { $expected } et il y en a { $got }, ou l’une d’elles a été modifiée
error-store-log-missing = la ligne { $number } du registre public manque, ou se trouve ailleurs
error-store-log-changed = la ligne { $number } du registre public a été modifiée
error-store-log-head = le registre public doit finir par la ligne { $expected } et son empreinte, mais finit par la ligne { $got } ou une autre empreinte
error-store-sealed = les dés de la table { $table } ont été scellés et ne sont ni gardés ni ouverts, ou ouverts sans avoir été scellés
error-store-snapshot = l’instantané de la table { $table } à l’entrée { $number } ne correspond pas à ses entrées ; un serveur l’ignore et rejoue la table
error-store-game = les entrées de la table { $table } ne font pas une partie ; pour savoir ce qui ne va pas : shutbox verify --store
error-store-conflict = la table a { $got } entrées, et non { $expected } comme on le croyait
error-store-no-table = cette table n’est plus dans la base
error-store-constraint = la base refuse : { $why }
error-store-failed = le disque ou la base de données a échoué ({ $why }), plus rien ne peut être gardé ; ce qui a été confirmé l’est. Vérifiez l’un et l’autre, puis redémarrez
error-store-closed = la base est fermée
error-backup-failed = impossible de copier la base vers { $path } : { $why }
error-admin-silent = le serveur à { $address } a la base, mais ne répond pas : { $why }
error-admin-refused = le serveur refuse, et ne dit pas pourquoi
error-admin-task = un serveur n’a pas de tâche « { $got } »
error-admin-path = le chemin d’une copie doit être absolu
error-forget-one = dites une seule chose à oublier : une table, un appareil, ou un nombre de jours
error-forget-device = pour supprimer ce que le serveur garde sur cet appareil, nommez-le : « device » doit être l’identifiant que donne /api/mine
error-export-after = « after » est un nombre entier d’au plus 12 chiffres
error-forget-which = dites une seule chose à oublier : --table ID, --device ID ou --older-than DAYS
error-restore-where = dites dans quelle base de données : --database postgresql://shutbox@localhost/shutbox
error-think-where = dites pour quelle base de données : --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = il n’y a ni table ni appareil { $got } dans la base

## Players

error-bot-unknown = il n’y a pas de robot « { $got } » ; { $near ->
    [nothing] il y a { $bots }
   *[other] vouliez-vous dire { $near } ?
}
error-argument-type = { $argument } doit être { $wanted }, et non { $got }
error-position-range = { $got } n’est pas une position de cette boîte, dont les positions sont numérotées de 0 à { $most }
error-player-form = « { $got } » ne désigne aucun joueur ; écrivez le module et ce qu’il définit, comme my_bots:Careful
error-player-import = le joueur { $got } ne peut pas être chargé : { $why }
error-player-choose = { $got } n’est pas un joueur ; un joueur a une méthode choose(game) qui renvoie une action permise
error-player-illegal = le joueur { $player } a choisi { $chosen } à { $position }, où il peut choisir { $allowed }
error-player-here-only = le joueur { $got } n’existe que dans ce processus ; nommez-le module:Name pour que d’autres puissent le charger
error-cursor-place = il n’y a pas de place { $got } dans cet enregistrement, dont les places sont numérotées de 0 à { $most }
error-choice-unknown = « { $got } » ne peut pas être choisi maintenant ; il y a { $allowed }
error-player-varies = le joueur { $player } ne choisit pas toujours la même chose, on ne peut donc pas calculer sa force ; jouez des parties avec lui
error-players-count = { $most ->
    [1] { $rules } se joue en solo, pas à { $got } joueurs
   *[other] { $rules } se joue de 1 à { $most } joueurs, pas { $got }
}
error-player-name = un joueur doit avoir un nom affichable, pas « { $got } »
error-player-kind = une place est tenue par une personne ou par un robot dont le nom est fait de minuscules, de chiffres et de traits d’union, pas par « { $got } »
error-player-twice = deux joueurs ne peuvent pas s’appeler { $name } ; { $free } est libre
error-starter-seat = la place qui commence doit aller de 1 à { $players }, pas { $got }

## What cannot be done now

error-not-now = { $asked ->
    [throw] il n’y a pas à lancer
    [shut] on ne peut rien abaisser
    [off] rien ne compte hors du tapis
    [penalty] il n’y a pas de pénalité à choisir
    [take] il n’y a pas de point à prendre
    [leave] personne ne peut quitter
    [options] il n’y a rien à choisir
    [total] aucun tour ne peut finir par son total
    [order] l’ordre ne peut pas changer
   *[time] aucun temps ne peut s’écouler
} { $phase ->
    [start] pendant que les dés décident qui commence
    [throw] avant le prochain lancer
    [shut] avant d’avoir abaissé des touches pour le lancer en cours
    [penalty] avant le choix de la pénalité
    [survivor] pendant que le dernier en jeu décide
   *[over] une fois la partie finie
}
error-dice-count = { $got ->
    [1] on ne peut pas lancer un seul dé ici
   *[other] on ne peut pas lancer { $got } dés ici
} ; le nombre de dés doit être { $allowed }
error-dice-missing = il faut des dés pour faire un lancer
error-dice-script-over = la liste des lancers est épuisée
error-throw-sorted = les faces d’un lancer s’écrivent de la plus basse à la plus haute, pas { $got }
error-throw-ends-turn = aucune touche ne convient à ce lancer, il finit le tour ; s’il est juste, indiquez-le sans hold
error-correct-turn = la place { $seat } a fini moins de tours avec un total dans la manche { $round } : { $count }
error-correct-later = avec ce total, la partie aurait continué autrement : ce qui a été saisi à partir de { $who }, manche { $round }, ne convient plus
error-off-mat-never = les dés de l’ordinateur ne sortent jamais du tapis ici : la probabilité en est 0
error-same-dice = tout le monde a les mêmes dés ici : ce lancer a déjà montré { $shown }, il ne peut donc être { $got }
error-sum-one-die = ici on lance un seul dé, et il montre une face : saisissez-la
error-sum-faces = la somme ne suffit pas ici : dans { $rules }, chaque face décide des touches possibles ; saisissez-les, comme 3 5
error-sum-same-dice = la somme ne suffit pas ici : dans { $rules }, tout le monde a les mêmes dés ; saisissez les faces, comme 3 5
error-sum-range = { $dice } dés ne peuvent pas faire { $got } ; leur somme va de { $dice } à { $most }
error-total-shared-box = au Dernier Debout il n’y a pas de totaux : tout le monde ferme la même boîte, il faut donc chaque lancer et ses touches
error-total-generated = on ne saisit un tour par son total que si tous les dés sont de vrais dés ; dans cette partie, l’ordinateur a lancé
error-total-tiles = aucune combinaison de touches de { $position } ne fait { $got } ; saisissez le total de ce qui reste debout à la fin du tour
error-order-alone = une personne seule n’a pas d’ordre à changer
error-order-seats = { $got } n’est pas un ordre de toutes les places ; nommez chacune des places 1 à { $players } une fois
error-move-illegal = impossible d’abaisser { $tiles } dans { $position } avec { $throw }
error-leave-seat = aucun joueur ne peut quitter la place { $seat } : les places vont de 1 à { $players }, et qui a quitté n’est plus là
error-seat-unknown = il n’y a pas de place { $seat } ; les places vont de 1 à { $players }
error-undo-nothing = il n’y a rien à annuler : un lancer des dés de l’ordinateur tient dès qu’on l’a vu

## Solving

error-objective-unknown = « { $got } » n’est pas un objectif ; écrivez mean, shut, below:12, ou below:12:1/2 où une égalité compte pour moitié
error-solve-extra-missing = le calcul demande { $missing }, qui n’est pas installé : { $install }
error-value-start-order = pendant que les dés décident qui commence, rien ne peut être évalué si order = descending ; lancez d’abord
error-solve-too-large = cette boîte est trop grande pour être résolue : { $positions } positions et { $moves } coups demandent { $megabytes } Mo, et on en utilise au plus { $most }

error-solve-no-rest = aucun point d’équilibre trouvé au score { $score } : les meilleures réponses des joueurs tournent en rond
error-solve-score = il n’y a pas de solution pour ces points : quand les autres paient, les points de { $players } joueurs diffèrent de multiples de { $players }
error-solve-out = avec un total de { $got }, un joueur est éliminé ou la partie est finie ; donnez des totaux inférieurs à { $limit }
error-option-range = { $option } doit être un nombre entier de { $low } à { $high }, pas « { $got } »
error-option-numbers = { $option } doit être { $count ->
    [1] un nombre entier
   *[other] { $count } nombres entiers séparés par des virgules, un par joueur
}, pas « { $got } »
error-option-together = { $option } et { $other } se contredisent ; omettez l’une des deux
error-option-needs = { $option } n’a pas de sens sans { $others }
error-players-missing = dites combien de joueurs : --players 2
error-players-most = { $rules } se joue à { $most } joueurs au plus, pas { $players }
error-solve-round = une manche se résout pour les jeux de poursuite de 2 à 12 joueurs, pas pour { $rules } à { $players } ; essayez --game
error-solve-ranges = les fourchettes sont connues pour les parties de poursuite entières à 3 ou 4 joueurs, pas pour { $rules } à { $players }
error-solve-try = --to-beat et --tries vont ensemble : le total à battre, et combien de joueurs de suite peuvent encore essayer
error-score-no-meaning = { $rules } ne garde pas de score d’un tour à l’autre : --score n’a pas de sens
error-score-range = les points de ce jeu vont de { $low } à { $high } ; au-delà, la partie est finie
error-rounds-no-meaning = { $rules } ne se joue pas en un nombre de manches : --rounds n’a pas de sens
error-tables-none = aucune solution de { $rules } n’est livrée avec Shutbox
error-to-beat-no-meaning = personne ne poursuit de total dans { $rules } : --to-beat n’a pas de sens
error-advise-shut = la boîte est fermée en { $position } : il n’y a plus rien à décider
error-advise-miss = { $throw } n’est pas jouable en { $position } : raté, il n’y a rien à décider
error-advise-tries = au plus { $most } de suite peuvent encore essayer, le joueur dont c’est le tour compris, et les totaux ne se partagent qu’à un tour chacun
error-advise-needs = il manque { $missing } : shutbox advise RULES POSITION, ou --record FILE
error-advise-over = la partie de cet enregistrement est finie : il n’y a plus rien à décider
error-exact-too-large = avec une probabilité de sortie du tapis, les fractions se calculent pour au plus { $most } positions, et cette boîte en a { $positions } ; omettez --exact
error-export-exists = { $path } existe déjà, et n’est pas écrasé
error-export-failed = impossible d’écrire { $path } : { $why }
error-page-unbuilt = la page est dessinée par l’application web, qui n’est pas construite ici : python tools/build_web.py la construit

## Long work

error-axis-syntax = --axis nomme un réglage et les valeurs à essayer : tiles=1,2,any, pas « { $got } »
error-axis-twice = { $setting } est nommé par deux axes ; mettez toutes ses valeurs dans un seul
error-sweep-points = une grille a au plus { $most } points, pas { $got } ; tirez-en quelques-uns avec --sample
error-journal-other = { $path } contient la partie déjà faite d’un autre travail ; finissez-le avec sa propre commande, ou supprimez le fichier
error-journal-busy = { $path } est en cours d’écriture par un autre processus : le même travail est déjà en route
error-journal-damaged = la ligne { $line } de { $path } est endommagée ; supprimez le fichier pour recommencer
error-journal-failed = impossible d’écrire { $path } : { $why }
error-workers-lost = les processus de travail s’arrêtent sans cesse, peut-être faute de mémoire ; tâches restantes : { $jobs }. Ce qui est fini est gardé
error-cluster-extra-missing = une grappe demande { $missing }, qui n’est pas installé : { $install }
error-cluster-address = { $option } doit être une adresse comme tcp://10.0.0.5:8786, pas « { $got } »
error-cluster-unreachable = aucun ordonnanceur Dask ne répond à { $address } : { $why } ; démarrez-en un avec : dask scheduler
error-cluster-lost = la grappe Dask à { $address } a disparu ; ce qui est fini est gardé, et la même commande continue
error-cluster-lacks = il manque { $missing } aux machines de la grappe Dask à { $address } ; installez-y le même shutbox

## Simulation

error-simulate-dice = ces dés peuvent tomber de { $got } façons, et on peut en simuler au plus { $most }
error-simulate-totals = les totaux de cette boîte sont trop grands pour être additionnés : on peut en simuler au plus { $most }
error-simulate-players = dites quels robots jouent : --players perfect,club ; pour les voir tous : shutbox bots
error-tournament-twice = { $bot } est deux fois dans le tournoi ; chacun y rencontre chaque autre une fois
error-tournament-seats = { $seats } places demandent autant de robots, et il n’y en a ici { $bots ->
    [1] qu’un
   *[other] que { $bots }
}
error-tournament-large = cela fait { $line_ups } affiches, et on peut en jouer au plus { $most } : prenez moins de robots ou de places
error-tournament-rules = { $rules } est deux fois dans le tournoi
error-simulate-endless = une partie n’était pas finie après { $steps } tours : c’est trop long à simuler

## Records

error-note-text = la note { $key } doit être un texte affichable sur une ligne qui ne commence pas par un espace, et son nom être fait de minuscules, de chiffres et de traits d’union, pas « { $got } »
error-record-none = ce n’est pas l’enregistrement d’une partie : il commence par « { $got } » et non par : shutbox 1
error-record-version = cet enregistrement est en version { $got }, mais ce programme connaît { $known } ; un shutbox plus récent le lit
error-record-version-none = « { $got } » n’est pas une version d’enregistrement : les versions sont des nombres entiers à partir de 1, sans zéro devant, comme dans : shutbox 1
error-record-line = l’enregistrement est endommagé : on attendait { $expected ->
    [rules] une ligne commençant par « rules »
    [seat] une ligne comme : seat person "Ann"
    [begins] une ligne comme : begins 1
    [note] une ligne comme : note seed 7
   *[other] une ligne vide après les joueurs
}, pas « { $got } »
error-record-cut = l’enregistrement est coupé : sa dernière ligne doit être « end », le nombre d’événements et l’empreinte, pas « { $got } »
error-record-hash = l’enregistrement a été modifié après avoir été écrit : son empreinte ne correspond pas
error-record-count = l’enregistrement dit avoir { $expected ->
    [1] un événement
   *[other] { $expected } événements
}, mais il en a { $got }
error-record-event = l’événement { $number }, { $word }, n’a pas pu arriver : { $why }
error-record-dice = l’événement { $number }, { $word }, n’a pas pu arriver : { $by ->
    [sealed] l’enveloppe de cette partie contient { $made }
   *[other] la graine de cette partie donne { $made }
}
error-record-seal-none = { $throws ->
    [1] un lancer est marqué comme scellé
   *[other] { $throws } lancers sont marqués comme scellés
}, mais l’enregistrement n’a pas d’enveloppe pour les contenir
error-record-seal-note = l’enveloppe de cet enregistrement est endommagée : sa note { $note } { $why ->
    [missing] manque
    [twice] s’y trouve deux fois
    [unknown] n’a pas de sens ici
   *[form] ne peut être « { $got } »
}
error-record-seal-seat = la graine de la place { $seat } n’est pas celle qui a été scellée
error-record-seal-secret = le secret de cet enregistrement n’est pas celui qui a été scellé avant la partie : son sceau serait { $made }, pas { $sealed }
error-record-unsigned = cet enregistrement n’est pas signé : rien n’y montre qu’il vient du serveur à la clé { $key }
error-record-signed-key = cet enregistrement est signé avec la clé { $got }, pas avec { $known } : il vient d’un autre serveur, ou d’aucun
error-record-signed-log = la signature pour la ligne { $n } du journal public ne correspond pas : elle vaut pour une autre table, d’autres règles, un autre sceau ou une autre ligne
error-record-signed-name = le serveur a signé un autre nom que { $name } pour la place { $seat }
error-record-signed-start = la signature du début ne correspond pas : les joueurs, les sceaux ou qui commence ne sont pas ce que le serveur a signé
error-record-signed-count = le serveur a signé une partie de { $signed } événements, mais cet enregistrement en a { $got } : la fin a été coupée, ou quelque chose ajouté
error-record-signed-events = ce ne sont pas les événements que le serveur a signés
error-record-signed-end = la signature de la fin ne correspond pas : le secret, les graines ou les événements ne sont pas ce que le serveur a signé
error-log-form = une copie du journal public est ce que le serveur répond à /api/log : un objet JSON avec rows
error-log-broken = la ligne { $n } de cette copie du journal ne découle pas de la précédente
error-log-absent = cette copie du journal, lignes { $first } à { $last }, n’a pas le sceau de la table { $table }
error-log-differs = la ligne { $n } de cette copie du journal a { $what ->
    [seal] un autre sceau
    [secret] un autre secret
   *[row] un autre numéro ou une autre empreinte
} que l’enregistrement

## Live tables

error-table-unknown = cette table n’existe pas ; demandez le lien à la personne qui vous invite
error-table-damaged = la table { $table } est endommagée dans la base et mise de côté ; qui gère le serveur en saura plus avec shutbox verify --store
error-table-stage = cela ne peut se faire { $stage ->
    [waiting] avant le début de la partie
    [sealing] pendant que les places montrent leurs graines
    [playing] pendant la partie
    [over] une fois la partie finie
   *[abandoned] à une table abandonnée
}
error-table-seat = il n’y a pas de place { $got } à cette table ; ses places vont de 1 à { $seats }
error-table-bot = une place est libre ou à un robot, et « { $got } » n’est pas un nom de robot : il est fait de minuscules, de chiffres et de traits d’union
error-table-same-dice = { $rules } donne les mêmes dés à tout le monde, on ne peut donc pas les saisir ; donnez à dice la valeur sealed
error-table-envelope = une table demande un identifiant public de 16 chiffres hexadécimaux et, seulement si ses dés sont scellés, un engagement de 64, pas « { $public } » et « { $commitment } »
error-table-seeded = des dés d’une graine sont pour une table à une place, et demandent le réglage seed ; les autres dés n’en ont pas
error-table-settings = les réglages d’une table sont un objet JSON comme {"{"}"undo": true{"}"}, pas { $got }
error-table-setting-unknown = une table n’a pas de réglage « { $setting } » ; elle a { $known }
error-table-setting = { $setting } ne peut être « { $got } » ; valeurs admises : { $wanted }
error-host-only = seul l’hôte de cette table peut faire cela
error-keeper-only = seule la table elle-même fait cela ; personne ne peut le demander
error-device-only = seul l’appareil d’une personne peut faire cela ; ouvrez d’abord le lien de la table
error-seated-only = il faut avoir une place à cette table, ou en être l’hôte, pour faire cela
error-seat-taken = la place { $seat } est prise ; choisissez-en une libre
error-seat-open = personne n’est assis à la place { $seat }
error-seat-gone = la personne de la place { $seat } a quitté la partie, qui continue sans cette place
error-seat-unheld = personne n’est assis à la place { $seat }, elle ne peut donc passer à un autre appareil
error-seat-bot = un robot joue à la place { $seat } ; on ne décide que de la place d’une personne
error-seats-open = { $count ->
    [1] la place { $seats } est encore libre ; il faut que quelqu’un la prenne
   *[other] les places { $seats } sont encore libres ; il faut que quelqu’un prenne chacune
}, ou un robot
error-seals-missing = il manque encore aux dés la part scellée de { $names } ; attendez-la, ou demandez encore une fois pour commencer sans elle
error-not-your-seat = la place { $seat } n’est pas à vous ; seule la personne assise là peut faire cela
error-not-your-turn = c’est à { $who } de le faire
error-not-asked-so = « { $word } » ne se joue pas comme un mot : lancez avec throw ou report, quittez avec leave, demandez un conseil avec hint
error-seal-format = le sceau d’une graine a 64 chiffres hexadécimaux, et seule une table aux dés scellés en prend un
error-table-unsealed = les dés de cette table ne sont pas scellés
error-seed-known = la graine de la place { $seat } a déjà été montrée
error-seed-strange = ce n’est pas la graine que la place { $seat } a scellée ; elle a 64 chiffres hexadécimaux
error-dice-typed = les dés de cette table sont de vrais dés : lancez-les, et dites ce qu’ils montrent
error-dice-sealed = les dés de cette table sont scellés et personne ne peut les saisir : lancez avec throw
error-arrange-typed = on ne change les noms et l’ordre que si de vrais dés sont saisis
error-undo-off = rien ne peut être annulé : cette table se joue sans annulation, ou son enveloppe est ouverte, ou elle continue à une autre table
error-undo-time = le temps était écoulé, et cela ne s’annule pas
error-coach-off = cette table se joue sans coach
error-rematch-already = la revanche a déjà sa table ; allez-y
error-say-unknown = « { $got } » ne se dit pas à une table ; on connaît { $known }
error-nudge-nobody = il n’y a personne à relancer ; la partie n’attend personne d’autre
error-nudge-early = il est trop tôt pour relancer ; attendez encore { $seconds } s
error-wish-unknown = « { $got } » n’est rien qu’on puisse demander ; « do » doit être parmi { $known }
error-wish-field = { $do } demande « { $field } » : { $wanted ->
    [number] un nombre entier de 0 à { $most }
    [numbers] une liste de nombres entiers de 0 à { $most }
    [flag] true ou false
   *[text] un texte d’au plus { $most } caractères
}
error-wish-report = report a besoin soit de « faces », une liste de nombres entiers, soit de « sum », un nombre entier de 1 à { $most }
error-wire-version = ce message est en version « { $got } », mais ce serveur parle { $known } ; rechargez la page, ou prenez la même version de shutbox
error-wire-command = une commande est un objet JSON avec « v », un « id » de 1 à 40 caractères ASCII visibles, le nombre « n » d’entrées que vous avez vues, et « do »
error-stale = quelque chose s’est passé entre-temps : votre nombre d’entrées est { $seen }, et celui de la table { $now } ; regardez à nouveau
error-entry-first = une table commence par l’entrée qui l’a créée, et n’en a qu’une de cette sorte
error-entry-kind = « { $got } » n’est pas une sorte d’entrée que cette version de shutbox connaisse
error-entry-fields = une entrée de la sorte { $kind } demande { $fields }, chacun dans sa forme
error-entry-body = ce n’est pas une entrée enregistrée : il faut un objet JSON qui dise de qui elle est et de quelle commande elle vient
error-entry-event = l’entrée { $number } n’a pas pu arriver : { $why }

## The command line

error-command-unknown = il n’y a pas de commande « { $got } » ; il y a { $commands }
error-command-near = il n’y a pas de commande « { $got } » ; vouliez-vous dire { $near } ?
error-option-unknown = { $command } n’a pas d’option { $option } ; pour voir ses options : shutbox { $command } --help
error-option-near = { $command } n’a pas d’option { $option } ; vouliez-vous dire { $near } ?
error-option-needs-value = { $option } demande une valeur : { $option } { $value }
error-option-no-value = { $option } ne prend pas de valeur, mais a reçu « { $got } »
error-option-empty = { $option } ne doit pas être vide
error-option-item = { $option } a un élément vide : « { $got } » ; mettez une seule virgule entre deux valeurs
error-option-control = { $option } contient des caractères impossibles à afficher : « { $got } »
error-option-suffix = { $option } doit être un nom de fichier qui finit par { $suffixes }, pas « { $got } »
error-option-twice = { $option } est donné plus d’une fois
error-argument-missing = il manque { $argument } ; utilisation : { $usage }
error-argument-extra = { $got } est un argument de trop ; utilisation : { $usage }
error-verify-what = dites quoi vérifier : le fichier d’une partie, ou --store pour tout ce que garde un serveur
error-server-key-form = { $option } attend la clé d’un serveur, 64 chiffres hexadécimaux, pas « { $got } »
error-database-form = { $option } attend l’adresse d’une base PostgreSQL, comme postgresql://shutbox@localhost/shutbox, pas « { $got } »
error-set-syntax = --set prend un réglage et sa valeur, comme --set tiles=2, pas « { $got } »
error-set-twice = --set change { $setting } plus d’une fois
error-set-alone = --set demande une variante à changer : shutbox rules nine --set { $got }
error-divide-depth = --divide demande une profondeur d’au moins 1
error-moves-dice = { $got ->
    [1] on ne peut pas lancer un seul dé
   *[other] on ne peut pas lancer { $got } dés
} en { $position } ; le nombre de dés doit être { $allowed }
error-rounds-none = { $rules } n’a pas de nombre de manches à choisir ; omettez --rounds
error-rounds-alone = en solo, une partie est un seul tour ; omettez --rounds
error-dice-file = { $file } : { $why }
error-dice-seed = --seed fait des dés d’une graine ; omettez --dice { $got }
error-seed = une graine est un texte affichable sans espace au début ni à la fin, pas « { $got } »
error-typed-same-dice = { $rules } donne les mêmes dés à tout le monde, on ne peut donc pas les saisir ; omettez --dice typed
error-resume-same-dice = dans cette partie tout le monde a les mêmes dés, mais son enregistrement n’a pas la graine qui les fait : elle ne peut donc pas continuer
error-resume-own = { $player } est un joueur de votre cru, et un enregistrement ne contient pas de programmes ; la partie ne peut pas continuer ici
error-game-number = il n’y a pas de jeu « { $got } » ; tapez un numéro de 1 à { $most }, ou un nom
error-setup-number = tapez un nombre entier de { $low } à { $high }, ou seulement Entrée, pas « { $got } »
error-starter-thrown = dans { $rules }, les dés décident qui commence ; omettez --starter, ou ajoutez --set begins=first

## Files

error-file-missing = il n’y a pas de fichier { $file }
error-file-no-folder = il n’y a pas de dossier où créer { $file }
error-file-folder = { $file } est un dossier, pas un fichier
error-file-no-directory = { $file } n’est pas un dossier
error-file-denied = { $file } ne peut être lu ou écrit ici
error-file-exists = { $file } existe déjà ; choisissez un autre nom, ou continuez sa partie : shutbox play --resume { $quoted }
error-file-large = { $file } est trop gros : on lit au plus { $most } octets
error-file-text = { $file } n’est pas un texte en UTF-8
error-file-other = { $file } ne peut être utilisé : { $why }
error-output = impossible d’écrire la sortie : { $why }
error-system = le système d’exploitation signale une erreur : { $why }

## Answers at the table

error-answer-none = tapez un des numéros, ou les touches
error-answer-penalty = tapez 1 ou { $up } pour relever la touche, 2 ou { $end } pour finir le tour
error-answer-number = il n’y a pas de choix { $got } ; les numéros vont de 1 à { $most }
error-answer-unknown = « { $got } » n’a pas de sens ici ; un point d’interrogation montre ce qu’on peut taper
error-answer-ambiguous = { $got } peut être { $moves } ; tapez son numéro, ou les touches exactement ainsi
error-answer-faces = { $got } n’est pas ce que { $dice ->
    [1] montre un dé ; tapez une face, comme 4
   *[other] montrent { $dice } dés ; tapez leurs faces, comme 3 5
}
error-answer-player = « { $got } » ne désigne pas un seul joueur ; les joueurs sont { $names }
error-typed-only = { $word } est pour de vrais dés ; dans cette partie, c’est l’ordinateur qui lance
error-answer-sum = « { $got } » n’est pas une somme ; saisissez-la comme { $word } 9 ou =9
error-answer-total = « { $got } » n’est pas un total ; saisissez-le comme { $word } 17, et { $word } 0 si la boîte est fermée
error-answer-rename = « { $got } » ne dit pas qui change de nom ; saisissez par exemple { $word } Ann=Anna ; à la table, il y a { $names }
error-answer-order = « { $got } » n’est pas un ordre de tous les joueurs ; nommez une fois chacun : { $names }, séparés par des virgules
error-off-generated = on ne signale des dés hors du tapis que s’ils sont saisis ; ceux de l’ordinateur y restent, ou en sortent selon la probabilité des règles
error-off-none = { $rules } n’a pas de pénalité pour les dés hors du tapis

## Environments

error-envs-extra-missing = il faut { $missing }, qui n’est pas installé : { $install }
error-envs-illegal = illegal doit être stay ou raise, pas « { $got } »
error-envs-reward = reward doit être parmi { $kinds }, pas « { $got } »
error-envs-reward-points = { $rules } ne donne pas de points ; récompensez win ou zero-sum
error-envs-players = un jeu entre agents en demande au moins deux, pas { $got } ; un tour en solo est shutbox.envs.TurnEnv
error-envs-actions = il faut une action pour chacun des { $count } tours, mais elles sont venues sous la forme { $got }
error-action-unknown = { $got } n’est pas une action de cette variante, dont les actions sont numérotées de 0 à { $most }
error-action-illegal = l’action { $got } n’est pas permise maintenant : la partie attend { $phase ->
    [throw] un lancer
    [shut] des touches à abaisser
    [penalty] le choix de la pénalité
    [survivor] que le dernier en jeu prenne le point ou lance
   *[over] plus rien, elle est finie
}
