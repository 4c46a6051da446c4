# One’s own games, for shutbox stats.

stats-none = Aucune partie finie n’est encore gardée. Jouez-en une avec shutbox play, et elle sera gardée dans { $folder }.
stats-none-here = Il n’y a aucune partie finie à compter.
stats-heading = { $games ->
    [one] { $name } : une partie, { $first }
   *[other] { $name } : { $games } parties, du { $first } au { $last }
}
stats-others = Autres : { $names } ; --player montre leurs parties.
stats-other = { $name } ({ $games })
stats-days = Jours de suite avec une partie : { $now } en ce moment, { $longest } au plus.
stats-alone = { $rules }, en solo
stats-row = { $row ->
    [won] gagnées
    [mean] total moyen
    [best] total le plus bas
    [shut] boîtes fermées
    [wins] victoires de suite
    [shuts] boîtes fermées de suite
    [cost] perte par choix
   *[luck] chance par partie
}
stats-won = { $won } sur { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } sur un tour, { $share }
   *[other] { $shut } sur { $turns } tours, { $share }
}
stats-at-best = { $value } ; au mieux { $best }
stats-streak = { $now } en ce moment, { $longest } au plus
stats-cost = { $choices ->
    [one] { $share } de l’enjeu, en un choix
   *[other] { $share } de l’enjeu, en { $choices } choix
}
stats-luck = { $unit ->
    [chance] { $luck } de chances de gagner ; de la chance { $lucky } fois sur { $games }
    [points] { $luck } points ; de la chance { $lucky } fois sur { $games }
   *[total] { $luck } sur le total ; de la chance { $lucky } fois sur { $games }
}
stats-plot = { $plot ->
    [spread] Combien de fois chaque total est resté
    [totals] Total moyen des dix derniers tours, au fil du temps
    [costs] Perte par choix, partie par partie
   *[lucks] La chance, partie par partie
}
stats-range = { $low } à { $high }

## Others

stats-rivals = Face aux autres
stats-rival = { $games ->
    [one] une partie : { $won } gagnée, { $lost } perdue
   *[other] { $games } parties : { $won } gagnées, { $lost } perdues
}
stats-champions = Le titre du mois
stats-champion = { $wins ->
    [one] une victoire
   *[other] { $wins } victoires
}

## Files

stats-folder = Les parties sont dans { $folder }.
stats-skipped = ignoré : { $file } : { $why }
stats-unfinished = { $count ->
    [one] Une partie inachevée n’est pas comptée.
   *[other] { $count } parties inachevées ne sont pas comptées.
}
stats-partly = arrêté après { $done } parties sur { $games } ; la même commande regarde le reste
stats-coachless = Les pertes et la chance manquent : { $why }.
stats-keeping = { $keep ->
    [yes] Les parties finies sont gardées dans { $folder }.
   *[no] Les parties finies ne sont plus gardées. Celles de { $folder } restent jusqu’à ce que vous les supprimiez : shutbox stats --forget.
}
stats-forget = { $count ->
    [0] Il n’y a aucune partie à supprimer.
    [one] Cela supprime une partie dans { $folder }.
   *[other] Cela supprime { $count } parties dans { $folder }.
}
stats-forgotten = { $count ->
    [one] Une partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
}
