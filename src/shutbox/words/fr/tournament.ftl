# What a tournament shows.

tournament-head = { $bots } robots, { $line_ups } affiches de { $games ->
    [1] une partie
   *[other] { $games } parties
} chacune, graine { $seed }. Les cotes suivent l’échelle Elo, leur moyenne est 1500 ; entre parenthèses, l’intervalle qui contient la vraie valeur dans 95 tournois sur 100.
tournament-column = { $column ->
    [bot] robot
    [rating] cote
   *[wins] parties gagnées
}
tournament-crossed = Sur 100 parties, combien le robot de gauche en gagne contre celui du haut
tournament-overall = Toutes variantes confondues
