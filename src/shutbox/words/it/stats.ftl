# One’s own games, for shutbox stats.

stats-none = Non c’è ancora nessuna partita finita. Giocane una con shutbox play, e sarà conservata in { $folder }.
stats-none-here = Non c’è nessuna partita finita da contare.
stats-heading = { $games ->
    [one] { $name }: una partita, { $first }
   *[other] { $name }: { $games } partite, { $first } – { $last }
}
stats-others = Altri: { $names }; --player mostra le loro partite.
stats-other = { $name } ({ $games })
stats-days = Giorni di fila con una partita: { $now } adesso, { $longest } al massimo.
stats-alone = { $rules }, in solitario
stats-row = { $row ->
    [won] vinte
    [mean] totale medio
    [best] totale più basso
    [shut] scatole chiuse
    [wins] vittorie di fila
    [shuts] scatole chiuse di fila
    [cost] perso per scelta
   *[luck] fortuna per partita
}
stats-won = { $won } su { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } su un turno, { $share }
   *[other] { $shut } su { $turns } turni, { $share }
}
stats-at-best = { $value }; al meglio { $best }
stats-streak = { $now } adesso, { $longest } al massimo
stats-cost = { $choices ->
    [one] { $share } della posta in gioco, in una scelta
   *[other] { $share } della posta in gioco, in { $choices } scelte
}
stats-luck = { $unit ->
    [chance] { $luck } di probabilità di vincere; fortuna { $lucky } volte su { $games }
    [points] { $luck } punti; fortuna { $lucky } volte su { $games }
   *[total] { $luck } sul totale; fortuna { $lucky } volte su { $games }
}
stats-plot = { $plot ->
    [spread] Quante volte è rimasto ogni totale
    [totals] Totale medio degli ultimi dieci turni, nel tempo
    [costs] Perso per scelta, partita per partita
   *[lucks] Fortuna, partita per partita
}
stats-range = da { $low } a { $high }

## Others

stats-rivals = Contro gli altri
stats-rival = { $games ->
    [one] una partita: { $won } vinta, { $lost } persa
   *[other] { $games } partite: { $won } vinte, { $lost } perse
}
stats-champions = Il titolo del mese
stats-champion = { $wins ->
    [one] una vittoria
   *[other] { $wins } vittorie
}

## Files

stats-folder = Le partite sono in { $folder }.
stats-skipped = saltato: { $file }: { $why }
stats-unfinished = { $count ->
    [one] Una partita non finita non è contata.
   *[other] { $count } partite non finite non sono contate.
}
stats-partly = interrotto dopo { $done } partite su { $games }; lo stesso comando guarda il resto
stats-coachless = Mancano le perdite e la fortuna: { $why }.
stats-keeping = { $keep ->
    [yes] Le partite finite sono conservate in { $folder }.
   *[no] Le partite finite non vengono più conservate. Quelle in { $folder } restano finché non le cancelli: shutbox stats --forget.
}
stats-forget = { $count ->
    [0] Non c’è nessuna partita da cancellare.
    [one] Questo cancella una partita in { $folder }.
   *[other] Questo cancella { $count } partite in { $folder }.
}
stats-forgotten = { $count ->
    [one] È stata cancellata una partita.
   *[other] Sono state cancellate { $count } partite.
}
