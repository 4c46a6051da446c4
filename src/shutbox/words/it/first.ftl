# The first minute: the entrance on Home, and tips for the first throws.

first-hook = Riesci ad abbassarle tutte?
first-hook-about = Lancia due dadi e abbassa tessere che danno la somma.
first-new = Prima volta qui?
first-learn = Impara in due minuti
first-or = o gioca con altri
first-or-new = O inizia una partita
first-whom = { $whom ->
    [bot] Contro un bot
    [here] Su questo schermo
   *[link] Invita gli amici
}
first-open = La tua partita ti aspetta
first-open-own = Totale da abbassare: { $total }
first-alone-at = { $rules }, in solitario
first-continue = Continua la partita
first-again = Un’altra partita?
first-again-about = Un tocco e la scatola è pronta.
first-last = { $outcome ->
    [won] Hai vinto l’ultima partita.
    [lost] { $winner } ha vinto l’ultima partita.
    [shared] L’ultima vittoria è stata condivisa.
    [shut] L’ultima volta hai chiuso la scatola.
    [open] L’ultima volta hai lasciato { $total }.
   *[nobody] Nessuno ha vinto l’ultima partita.
}
first-last-time = Ultima volta: { $list }
first-company = { $whom ->
    [alone] { $rules }, in solitario
    [bot] { $rules } contro { $bot }
    [here] { $rules } con { $names }
    [some] { $rules }, in { $people } su uno schermo
   *[link] { $rules } con gli amici
}
first-differs = { $rules ->
    [nine] Tutte le tessere della somma
    [shut-the-box] Solo una o due tessere
    [ferme-ta-boite] Totali sommati, cinque manche
    [double-shutter] Due file, una nasconde l’altra
    [last-one-standing] Una scatola, vince chi resta
    [triple] Tre file, turni lunghi
    [twelve] Tessere più alte, due dadi
   *[other] { "" }
}
first-tap = Tocca tessere che danno { $pips }
first-threw = Hai fatto { $faces }.
first-ways = Modi di fare { $pips }
first-ways-count = { $count ->
    [one] Un modo di fare { $pips }. Toccalo, o tocca le tessere.
   *[other] { $count } modi di fare { $pips }. Toccane uno, o le tessere.
}
first-ways-tap = Tocca un modo, o le tessere nella scatola.
first-high = Di solito si abbassano prima le tessere alte. Le basse servono più spesso.
first-hide = Nascondi
first-pick = Scegli { $tiles }
first-tiles = { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
first-watching = Stai guardando.
first-you = tu
