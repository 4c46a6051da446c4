# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Lernen
learn-names = Anna, Ben, Clara, David
learn-first-card = Deine erste Partie
learn-first-card-about = Ein Zug mit jemandem an deiner Seite: was zu tun ist, und warum. Es dauert zwei Minuten.
learn-turn = Wie ein Zug geht
learn-turn-lede = Der Zug ist in allen diesen Spielen gleich. Der Rest ist, wer gewinnt.
learn-turn-throw = Würfle und schließe Klappen, die zusammen genau die gewürfelten Augen ergeben.
learn-turn-whole = Der Wurf muss ganz aufgehen. Geht er auf, musst du ihn nutzen; mit welchen Klappen, entscheidest du.
learn-turn-again = Dann würfle wieder. Ein Zug ist nicht ein Wurf: Du würfelst, solange etwas passt.
learn-turn-miss = Passt nichts, ist das ein Fehlwurf, und dein Zug ist vorbei. Für diesen Wurf fällt keine Klappe.
learn-turn-total = Was noch steht, ist deine Summe. Weniger ist besser, und nichts mehr ist am allerbesten: Die Box ist geschlossen.
learn-try = Probier es hier aus.
learn-games = Die Spiele
learn-house-games = Hausspiele
learn-house-games-about = Zu Hause und in Kneipen gespielt, jedes mit einer eigenen Regel.
learn-more = Erklärt, zum Ausprobieren
learn-at-a-glance = Auf einen Blick
learn-glance = { $fact ->
    [players] Wer
    [box] Klappen
    [dice] Würfel
    [throw] Ein Wurf
    [count] Der Rest
   *[win] Es gewinnt
}
learn-players = { $most ->
    [12] so viele ihr wollt
   *[other] 2 bis { $most }, oder allein
}
learn-box = { $rows ->
    [one] { $tiles } Klappen
   *[other] { $tiles } Klappen in { $rows } Reihen
}
learn-win = { $format ->
    [running] die kleinste Gesamtsumme nach { $rounds } Runden
    [knock-out] wer als Letztes übrig ist; über { $limit } ist man raus
    [until] die kleinste Gesamtsumme, sobald jemand { $limit } hat
    [chase] wer nach { $rounds } Runden die meisten Punkte hat
    [last-one-standing] wer zuerst { $limit } Punkte hat
    [solitaire] wer die Box schließt
   *[one-turn] die kleinste Summe, wenn alle einen Zug hatten
}
learn-play = Spielen
learn-explore = Erkunden
learn-print = Drucken
learn-asked = Oft gefragt

## Boards to try

learn-board-busy = Einen Moment …
learn-board-threw = Du hast { $faces } gewürfelt: { $sum }.
learn-board-threw-one = Du hast eine { $sum } gewürfelt.
learn-board-gather = { $missing ->
    [one] Noch { $missing } fehlt.
   *[other] Noch { $missing } fehlen.
} Klappen, die nichts mehr nützen, sind zurückgetreten.
learn-board-ready = Das macht { $sum }.
learn-board-missed = Nichts ergibt { $sum }: ein Fehlwurf. Deine Summe ist { $total }.
learn-board-shut = Die Box ist geschlossen!
learn-board-again = Von vorn
learn-board-ways = { $count ->
    [one] Für diesen Wurf gibt es eine Möglichkeit.
   *[other] Für diesen Wurf gibt es { $count } Möglichkeiten.
}
learn-step-next = Weiter
learn-step-back = Zurück
learn-step-of = { $step } von { $steps }
learn-mark = { $mark ->
    [holds] führt
    [now] versucht es
    [out] raus
    [tried] hat versucht
   *[waits] kommt noch
}

## Your first game

learn-first = Deine erste Partie
learn-first-start = Neun Klappen stehen, und alle sollen fallen. Würfle.
learn-first-one = Du hast { $faces } gewürfelt, zusammen { $sum }. Schließe Klappen, die { $sum } ergeben. Die 9 allein passt; genauso 6 und 3 oder 4, 3 und 2. Tippe an, welche du willst.
learn-first-again = Du würfelst weiter. Dein Zug dauert, bis ein Wurf nicht passt.
learn-first-two = Diesmal { $sum }. Hohe Klappen wird man später schwer los, weil nur wenige Würfe sie ergeben. Niedrige helfen bei vielen Summen. Darum ist es meistens gut, wenige Klappen zu schließen, und zwar hohe.
learn-first-three = { $sum }. Wenn du unsicher bist, frag nach einem Tipp.
learn-first-later = Du hast { $sum } gewürfelt.
learn-first-only = Du hast { $sum } gewürfelt, und nur noch eine Möglichkeit passt.
learn-first-throw = Würfle noch einmal.
learn-first-best = { $tiles }: Besser ging es nicht.
learn-first-close = { $tiles } ist fast das Beste; mit { $better } wäre ein klein wenig weniger geblieben.
learn-first-worse = { $tiles } passt. Mit { $better } wäre im Schnitt { $loss } weniger geblieben.
learn-first-hint = Ein Tipp
learn-first-hinted = Am besten ist { $tiles }. Danach bleibt im Schnitt { $value } übrig.
learn-first-missed = Nichts ergibt { $sum }, also ist dein Zug vorbei. Deine Summe ist { $total }. Wer immer das Beste wählt, lässt im Schnitt etwa 11.
learn-first-shut = Du hast die Box geschlossen! Das gelingt in etwa sieben von hundert Zügen.
learn-first-known = Jetzt kennst du den Zug. In einer Partie werden danach alle Klappen wieder aufgestellt, reihum hat jede Person ihren Zug, und die kleinste Summe gewinnt.
learn-first-double = Weiter zu Double Shutter
learn-first-play = Eine echte Partie spielen

## Shut the Box, one or two tiles

learn-shut-the-box = Neun Klappen, zwei Würfel, ein Zug für jede Person. Das Besondere: Ein Wurf schließt eine Klappe oder zwei, nie drei.
learn-shut-the-box-two = Eine 9 kann die 9 allein sein oder zwei Klappen, die sie ergeben: 8 und 1, 7 und 2, 6 und 3, 5 und 4. Tippe welche an und sieh, was zusammengeht.
learn-shut-the-box-dice = Bis zum Schluss wird mit beiden Würfeln geworfen, auch wenn nur noch die 1 steht, die zwei Würfel gar nicht schaffen. Dann ist der Wurf ein Fehlwurf, und das war dein Zug.
learn-shut-the-box-end = Hatten alle ihren Zug, gewinnt die kleinste Summe. Wer die Box schließt, hat 0, aber die anderen sind trotzdem noch dran. Bei gleicher Summe wird der Sieg geteilt.
learn-shut-the-box-stop = Darf ich aufhören, solange wenig übrig ist? Nein. Du würfelst bis zum Fehlwurf oder bis die Box geschlossen ist.

## Ferme ta boîte

learn-ferme-ta-boite = Auch neun Klappen und zwei Würfel, aber ein Wurf darf beliebig viele Klappen schließen, und die Summen mehrerer Runden werden zusammengezählt.
learn-ferme-ta-boite-any = Eine 9 kann auch 4 + 3 + 2 sein oder 6 + 2 + 1. Drei kleine Klappen auf einmal ist selten klug: Später fehlen sie dir.
learn-ferme-ta-boite-rounds = In jeder Runde haben alle einen Zug; fünf Runden, wenn ihr nichts anderes ausmacht. Der Anfang wandert mit jeder Runde einen Platz weiter. Die kleinste Gesamtsumme gewinnt; bei Gleichstand wird der Sieg geteilt.
learn-ferme-ta-boite-mat = Ein Würfel rollt von der Matte
learn-ferme-ta-boite-mat-one = Wenige Klappen sind übrig, und die 9 fiel vor zwei Würfen.
learn-ferme-ta-boite-mat-two = Ein Würfel rollt von der Matte. Der Wurf zählt nicht, und die höchste geschlossene Klappe geht wieder hoch: die 9.
learn-ferme-ta-boite-mat-three = Dieselbe Person würfelt noch einmal und entscheidet neu, mit wie vielen Würfeln. Ist noch keine Klappe geschlossen, geht auch keine hoch.
learn-ferme-ta-boite-mat-other = Manche spielen, dass stattdessen der Zug endet. Macht es vor dem Spiel aus.

## Double Shutter

learn-double-shutter = Zwei Reihen Klappen, eine hinter der anderen. Unterbiete die Summe, die vorliegt, und lass dich selbst nicht mehr unterbieten.
learn-double-rows = Die Box
learn-double-rows-one = Vorn stehen 1 bis 9. Dahinter laufen die Zahlen andersherum, 9 bis 1: Hinter der 1 steht eine 9, hinter der 2 eine 8.
learn-double-rows-two = Schließen lässt sich immer nur die vorderste Klappe einer Spalte. Ist sie gefallen, ist die dahinter frei.
learn-double-behind = Zwei mit einem Wurf
learn-double-behind-about = Eine Klappe gilt sofort als geschlossen. Darum darf die dahinter im selben Wurf fallen: Mit einer 10 kannst du die vordere 1 schließen und die 9 dahinter. Probier es.
learn-double-behind-done = Das wissen viele nicht: 1 und die 9 dahinter, mit einem Wurf.
learn-double-behind-other = Auch richtig. Fang noch einmal an und schließe zuerst die vordere 1: Dann wird die 9 dahinter frei.
learn-double-die = Ein Würfel oder zwei
learn-double-die-about = Sobald alles, was in beiden Reihen steht, zusammen sechs oder weniger ergibt, darfst du mit einem Würfel werfen. Das entscheidest du vor jedem Wurf. Hier stehen 4 und 1.
learn-double-count = Was übrig ist, zählt
learn-double-count-about = Eine vordere Klappe zählt doppelt, eine der zweiten Reihe einfach. Hier zählt die vordere 3 sechs und die 7 dahinter sieben: Die Summe ist 13.
learn-double-count-first = Eine vordere Klappe, die stehen bleibt, ist also teuer: Sie zählt doppelt, und die dahinter bleibt auch stehen.
learn-chase = Die Jagd
learn-chase-about = Eine Runde ist eine Jagd nach der kleinsten Summe. Es ist nicht ein Zug für jede Person.
learn-chase-one = { $a } hat am höchsten gewürfelt und fängt an: würfeln und schließen, bis ein Wurf nicht passt. 14 bleibt übrig. Das ist die Summe, die es zu unterbieten gilt.
learn-chase-two = { $b } ist als Nächstes dran, alle Klappen stehen wieder, und auch hier bleibt 14. Gleich ist nicht weniger: { $a } führt weiter.
learn-chase-three = { $c } lässt 9 übrig. Das unterbietet die 14, also führt jetzt { $c }, und alle anderen haben wieder einen Versuch. { $d } war noch nicht dran und versucht sich nicht mehr an der 14.
learn-chase-four = Links von { $c } geht es weiter: { $d } lässt 22.
learn-chase-five = { $a } darf noch einmal, diesmal gegen die 9, und lässt 11.
learn-chase-six = { $b } lässt 30. Jetzt haben es alle anderen der Reihe nach versucht, und niemand hat die 9 unterboten.
learn-chase-seven = Die Runde ist vorbei, und { $c } bekommt einen Punkt. Die nächste Runde fängt einen Platz weiter an.
learn-super = Die Super-Box
learn-super-about = Weniger als nichts kann niemand übrig lassen. Auf eine geschlossene Box gibt es darum nur eine Antwort: noch eine geschlossene Box.
learn-super-one = { $a } schließt die Box. Alle anderen haben einen Versuch, das auch zu schaffen.
learn-super-two = { $b } lässt 6, { $c } lässt 21. Das hilft nichts.
learn-super-three = { $d } schließt die Box auch und übernimmt: Jetzt haben { $a }, { $b } und { $c } je einen Versuch gegen { $d }.
learn-super-four = Niemand schafft es. { $d } bekommt zwei Punkte für die Super-Box, und { $a } geht leer aus.
learn-double-end = Spielt fünf Runden, oder so viele ihr ausmacht. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
learn-double-asked-last = Bekomme ich Versuche wieder, die ich nicht genutzt habe? Nein. Wird die Summe unterboten, ist alles davor vergessen, und alle anderen haben genau einen Versuch gegen die neue.
learn-double-asked-pass = Darf ich einen Wurf, der passt, ungenutzt lassen? Nein. Aufhören darfst du auch nicht, selbst wenn deine Summe schon klein genug ist.
learn-double-2008 = Die ältere Ausgabe wird genauso gespielt. Nur die Punkte zahlen die anderen.
learn-double-2008-pay = Wer eine Runde gewinnt, bekommt von allen anderen je einen Punkt; eine Super-Box kostet alle anderen je zwei. Der Punktestand darf unter null gehen.
learn-double-2008-table = Was eine Runde zu viert verändert
learn-double-2008-who = { $who ->
    [winner] wer gewinnt
   *[other] alle anderen je
}
learn-double-2008-round = Runde
learn-double-2008-super = Super-Box
learn-double-2008-end = Macht drei bis zehn Runden aus.

## Last One Standing

learn-last = Zwei bis vier schließen gemeinsam eine Box, reihum mit je einem Wurf. Wer einen Wurf nicht nutzen kann, ist raus aus der Runde, und wer zuletzt übrig ist, darf einen Punkt nehmen oder ihn riskieren.
learn-last-round = Eine Runde
learn-last-one = Um den Anfang wird mit beiden Würfeln geworfen, der höchste Wurf fängt an. Es gibt eine Box für alle.
learn-last-two = { $a } würfelt 9 und schließt die 9. Ein Wurf, dann ist { $b } dran, mit der Box, wie sie steht.
learn-last-three = { $b } würfelt 11 und schließt 8 und 3.
learn-last-four = Ein paar Würfe später sind 7, 5 und 1 übrig. { $c } würfelt eine 3. Nichts ergibt 3: { $c } ist raus aus dieser Runde.
learn-last-five = { $a } würfelt 6 und schließt 5 und 1.
learn-last-six = Nur die 7 ist übrig. { $b } würfelt 9 und ist auch raus. Nur { $a } ist noch dabei.
learn-last-seven = Wer vorher die letzte Klappe schließt, bekommt sofort vier Punkte, und eine neue Runde beginnt.
learn-last-choice = Allein übrig: du entscheidest
learn-last-choice-about = Sind alle anderen raus, würfelst du nicht einfach weiter. Du wählst: einen Punkt nehmen oder ein letztes Mal würfeln. Fallen Klappen, sind das zwei Punkte. Ist die Box geschlossen, vier. Passt nichts, keiner.
learn-last-choice-ask = Alle anderen sind raus, und 7, 5 und 1 stehen. Was tust du?
learn-last-take = Punkt nehmen
learn-last-throw = Um zwei würfeln
learn-last-took = Ein sicherer Punkt. Der letzte Wurf hätte in { $some } von { $all } Fällen gepasst.
learn-last-lost = { $sum } passt nicht: kein Punkt. In { $some } von { $all } Fällen hätte es gepasst.
learn-last-won = { $sum } passt: zwei Punkte. Das passt in { $some } von { $all } Fällen.
learn-last-boxed = { $sum } schließt die Box: vier Punkte!
learn-last-end = Dann beginnt eine neue Runde, alle Klappen stehen, und alle sind wieder dabei. Fünf Punkte gewinnen sofort.
learn-last-asked = Und wenn die anderen vor meinem ersten Wurf raus sind? Dann entscheidest du genauso, und zwar sofort.

## Alone

learn-alone = Allein
learn-alone-about = Jedes dieser Spiele geht auch allein: ein Zug, gewonnen ist er mit geschlossener Box. Was zählt, sind deine beste Summe, dein Schnitt und wie oft du es schaffst.
