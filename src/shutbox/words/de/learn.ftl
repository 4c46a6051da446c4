# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Lernen
learn-names = Anna, Ben, Clara, David
learn-first-card = Deine erste Partie
learn-first-card-about = Ein Zug mit Hilfe an deiner Seite: was du tust und warum. Das dauert zwei Minuten.
learn-turn = So geht ein Zug
learn-turn-lede = Der Zug ist in all diesen Spielen gleich. Verschieden ist nur, wer gewinnt.
learn-turn-throw = Würfle und schließe Klappen, die zusammen genau die gewürfelten Augen ergeben.
learn-turn-whole = Der Wurf muss ganz aufgehen. Geht er auf, musst du ihn nutzen. Welche Klappen du nimmst, entscheidest du.
learn-turn-again = Dann würfle wieder. Ein Zug besteht nicht aus einem Wurf: Du würfelst, solange etwas passt.
learn-turn-miss = Passt nichts, ist das ein Fehlwurf, und dein Zug ist vorbei. Für diesen Wurf fällt keine Klappe.
learn-turn-total = Was noch steht, ist deine Summe. Weniger ist besser. Am allerbesten steht gar nichts mehr: Die Box ist geschlossen.
learn-try = Probiere es hier aus.
learn-games = Die Spiele
learn-house-games = Hausspiele
learn-house-games-about = Zu Hause und in Kneipen gespielt, jedes mit einer eigenen Regel.
learn-more = Erklärt und zum Ausprobieren
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
    [12] beliebig viele
   *[other] 2 bis { $most }, oder allein
}
learn-box = { $rows ->
    [one] { $tiles } Klappen
   *[other] { $tiles } Klappen in { $rows } Reihen
}
learn-win = { $format ->
    [running] die kleinste Gesamtsumme nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
    [knock-out] wer als Letztes übrig ist; über { $limit } ist man raus
    [until] die kleinste Gesamtsumme, sobald jemand { $limit } hat
    [chase] wer nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } die meisten Punkte hat
    [last-one-standing] wer zuerst { $limit ->
        [one] einen Punkt
       *[other] { $limit } Punkte
    } hat
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
} Klappen, die nichts mehr nützen, sind abgeblendet.
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
learn-first-one = Du hast { $faces } gewürfelt, zusammen { $sum }. Schließe Klappen, die { $sum } ergeben. Die 9 allein passt. Auch 6 und 3 passen, oder 4, 3 und 2. Tippe an, welche du willst.
learn-first-again = Du würfelst weiter. Dein Zug dauert, bis ein Wurf nicht passt.
learn-first-two = Diesmal { $sum }. Hohe Klappen wirst du später schwer los: Nur wenige Würfe passen zu ihnen. Niedrige helfen bei vielen Summen. Schließe darum meist wenige Klappen, und zwar hohe.
learn-first-three = { $sum }. Wenn du unsicher bist, frag nach einem Hinweis.
learn-first-later = Du hast { $sum } gewürfelt.
learn-first-only = Du hast { $sum } gewürfelt, und nur noch eine Möglichkeit passt.
learn-first-throw = Würfle noch einmal.
learn-first-best = { $tiles }: Besser ging es nicht.
learn-first-close = { $tiles } ist fast das Beste; mit { $better } wäre ein klein wenig weniger geblieben.
learn-first-worse = { $tiles } passt. Mit { $better } wäre im Schnitt { $loss } weniger geblieben.
learn-first-hint = Hinweis zeigen
learn-first-hinted = Am besten ist { $tiles }. Danach bleiben im Schnitt { $value } übrig.
learn-first-missed = Nichts ergibt { $sum }, also ist dein Zug vorbei. Deine Summe ist { $total }. Wer stets am besten wählt, behält im Schnitt etwa 11 übrig.
learn-first-shut = Du hast die Box geschlossen! Das gelingt in etwa sieben von hundert Zügen.
learn-first-known = Jetzt kennst du den Zug. In einer Partie werden danach alle Klappen wieder aufgestellt. So haben reihum alle einen Zug. Die kleinste Summe gewinnt.
learn-first-double = Weiter zu Double Shutter
learn-first-play = Eine echte Partie spielen

## Shut the Box, one or two tiles

learn-shut-the-box = Neun Klappen, zwei Würfel, für alle ein Zug. Das Besondere: Ein Wurf schließt eine oder zwei Klappen, nie drei.
learn-shut-the-box-two = Für eine 9 passt die 9 allein oder zwei Klappen: 8 und 1, 7 und 2, 6 und 3, 5 und 4. Tippe welche an und sieh, was zusammenpasst.
learn-shut-the-box-dice = Gewürfelt wird immer mit beiden Würfeln, auch wenn nur noch die 1 steht. Die schaffen zwei Würfel nie. Dann ist es ein Fehlwurf und dein Zug vorbei.
learn-shut-the-box-end = Hatten alle ihren Zug, gewinnt die kleinste Summe. Wer die Box schließt, hat 0, aber die anderen sind trotzdem noch dran. Bei gleicher Summe wird der Sieg geteilt.
learn-shut-the-box-stop = Darf ich aufhören, wenn nur noch wenig übrig ist? Nein. Du würfelst bis zum Fehlwurf oder bis die Box geschlossen ist.

## Ferme ta boîte

learn-ferme-ta-boite = Auch hier neun Klappen und zwei Würfel. Aber ein Wurf darf beliebig viele Klappen schließen. Die Summen mehrerer Runden werden zusammengezählt.
learn-ferme-ta-boite-any = Eine 9 kann auch 4 + 3 + 2 sein oder 6 + 2 + 1. Drei kleine Klappen auf einmal zu schließen ist selten klug: Später fehlen sie dir.
learn-ferme-ta-boite-rounds = In jeder Runde haben alle einen Zug. Es sind fünf Runden, wenn ihr nichts anderes ausmacht. Jede Runde fängt einen Platz weiter an. Die kleinste Gesamtsumme gewinnt. Bei Gleichstand wird der Sieg geteilt.
learn-ferme-ta-boite-mat = Ein Würfel rollt von der Matte
learn-ferme-ta-boite-mat-one = Nur wenige Klappen stehen noch. Die 9 fiel vor zwei Würfen.
learn-ferme-ta-boite-mat-two = Ein Würfel rollt von der Matte. Der Wurf zählt nicht, und die höchste geschlossene Klappe geht wieder hoch: die 9.
learn-ferme-ta-boite-mat-three = Es wird noch einmal gewürfelt, mit neuer Wahl der Würfel. Ist noch keine Klappe geschlossen, geht auch keine hoch.
learn-ferme-ta-boite-mat-other = Manche spielen, dass stattdessen der Zug endet. Macht es vor dem Spiel aus.

## Double Shutter

learn-double-shutter = Zwei Reihen Klappen, eine hinter der anderen. Unterbiete die Summe, die vorliegt, und lass dich selbst nicht mehr unterbieten.
learn-double-rows = Die Box
learn-double-rows-one = Vorn stehen 1 bis 9. Dahinter laufen die Zahlen andersherum, 9 bis 1: Hinter der 1 steht eine 9, hinter der 2 eine 8.
learn-double-rows-two = Schließen lässt sich immer nur die vorderste Klappe einer Spalte. Ist sie gefallen, ist die dahinter frei.
learn-double-behind = Zwei mit einem Wurf
learn-double-behind-about = Eine Klappe gilt sofort als geschlossen. Darum darf die dahinter mit demselben Wurf fallen. Mit einer 10 kannst du die vordere 1 schließen und die 9 dahinter. Probiere es.
learn-double-behind-done = Das wissen viele nicht: 1 und die 9 dahinter, mit einem Wurf.
learn-double-behind-other = Auch richtig. Fang noch einmal an und schließe zuerst die vordere 1: Dann wird die 9 dahinter frei.
learn-double-die = Ein Würfel oder zwei
learn-double-die-about = Zähle alles zusammen, was in beiden Reihen steht. Bei sechs oder weniger darfst du mit einem Würfel werfen. Das entscheidest du vor jedem Wurf. Hier stehen 4 und 1.
learn-double-count = Was übrig ist, zählt
learn-double-count-about = Eine vordere Klappe zählt doppelt, eine der zweiten Reihe einfach. Hier zählt die vordere 3 sechs und die 7 dahinter sieben: Die Summe ist 13.
learn-double-count-first = Eine vordere Klappe, die stehen bleibt, ist also teuer: Sie zählt doppelt, und die dahinter bleibt auch stehen.
learn-chase = Die Jagd
learn-chase-about = Eine Runde ist eine Jagd nach der kleinsten Summe. Es bleibt nicht bei einem Zug für alle.
learn-chase-one = { $a } hat am höchsten gewürfelt und fängt an: würfeln und schließen, bis ein Wurf nicht passt. 14 bleiben übrig. Diese Summe gilt es zu unterbieten.
learn-chase-two = { $b } ist als Nächstes dran, und alle Klappen stehen wieder. Auch hier bleiben 14. Gleich viel ist nicht weniger: { $a } führt weiter.
learn-chase-three = { $c } lässt 9 übrig. Das ist weniger als 14, also führt jetzt { $c }. Alle anderen haben wieder einen Versuch. { $d } war noch nicht dran und spielt nun gegen die 9.
learn-chase-four = Links von { $c } geht es weiter: { $d } lässt 22 übrig.
learn-chase-five = { $a } darf noch einmal, diesmal gegen die 9, und lässt 11 übrig.
learn-chase-six = { $b } lässt 30 übrig. Jetzt haben es alle anderen versucht, und niemand hat die 9 unterboten.
learn-chase-seven = Die Runde ist vorbei, und { $c } bekommt einen Punkt. Die nächste Runde fängt einen Platz weiter an.
learn-super = Die Super-Box
learn-super-about = Weniger als nichts kann niemand übrig lassen. Gegen eine geschlossene Box hilft nur noch eine geschlossene Box.
learn-super-one = { $a } schließt die Box. Alle anderen haben einen Versuch, das auch zu schaffen.
learn-super-two = { $b } lässt 6 übrig, { $c } lässt 21 übrig. Das hilft nichts.
learn-super-three = { $d } schließt die Box auch und übernimmt: Jetzt haben { $a }, { $b } und { $c } je einen Versuch gegen { $d }.
learn-super-four = Niemand schafft es. { $d } bekommt zwei Punkte für die Super-Box, und { $a } bekommt nichts.
learn-double-end = Spielt fünf Runden oder so viele, wie ihr ausmacht. Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.
learn-double-asked-last = Bekomme ich nicht genutzte Versuche zurück? Nein. Wird die Summe unterboten, beginnt alles neu: Alle anderen haben genau einen Versuch gegen die neue Summe.
learn-double-asked-pass = Darf ich einen Wurf, der passt, ungenutzt lassen? Nein. Aufhören darfst du auch nicht, selbst wenn deine Summe schon klein genug ist.
learn-double-2008 = Die ältere Ausgabe wird genauso gespielt. Nur zahlen die anderen die Punkte.
learn-double-2008-pay = Wer eine Runde gewinnt, bekommt von allen anderen je einen Punkt. Eine Super-Box bringt je zwei. Der Punktestand darf unter null gehen.
learn-double-2008-table = So ändert eine Runde zu viert die Punkte
learn-double-2008-who = { $who ->
    [winner] wer gewinnt
   *[other] alle anderen je
}
learn-double-2008-round = Runde
learn-double-2008-super = Super-Box
learn-double-2008-end = Macht drei bis zehn Runden aus.

## Last One Standing

learn-last = Zwei bis vier schließen gemeinsam eine Box, reihum mit je einem Wurf. Passt dein Wurf nicht, bist du raus aus der Runde. Wer zuletzt übrig ist, nimmt einen Punkt oder riskiert ihn.
learn-last-round = Eine Runde
learn-last-one = Um den Anfang wird mit beiden Würfeln gewürfelt, der höchste Wurf fängt an. Es gibt eine Box für alle.
learn-last-two = { $a } würfelt 9 und schließt die 9. Ein Wurf, dann ist { $b } dran, mit der Box, wie sie steht.
learn-last-three = { $b } würfelt 11 und schließt 8 und 3.
learn-last-four = Ein paar Würfe später stehen nur noch 7, 5 und 1. { $c } würfelt eine 3. Nichts ergibt 3: { $c } ist raus aus dieser Runde.
learn-last-five = { $a } würfelt 6 und schließt 5 und 1.
learn-last-six = Nur die 7 ist übrig. { $b } würfelt 9 und ist auch raus. Nur { $a } ist noch dabei.
learn-last-seven = Wer vorher die letzte Klappe schließt, bekommt sofort vier Punkte. Dann beginnt eine neue Runde.
learn-last-choice = Allein übrig: Du entscheidest
learn-last-choice-about = Sind alle anderen raus, würfelst du nicht einfach weiter. Du nimmst einen Punkt oder würfelst ein letztes Mal. Fallen Klappen, gibt es zwei Punkte, für die geschlossene Box vier. Passt nichts, gibt es keinen.
learn-last-choice-ask = Alle anderen sind raus, und 7, 5 und 1 stehen. Was tust du?
learn-last-take = Punkt nehmen
learn-last-throw = Um zwei Punkte würfeln
learn-last-took = Ein sicherer Punkt. Der letzte Wurf hätte in { $some } von { $all } Fällen gepasst.
learn-last-lost = { $sum } passt nicht: kein Punkt. In { $some } von { $all } Fällen hätte es gepasst.
learn-last-won = { $sum } passt: zwei Punkte. Das passt in { $some } von { $all } Fällen.
learn-last-boxed = { $sum } schließt die Box: vier Punkte!
learn-last-end = Dann beginnt eine neue Runde. Alle Klappen stehen, und alle sind wieder dabei. Wer fünf Punkte hat, gewinnt sofort.
learn-last-asked = Und wenn die anderen vor meinem ersten Wurf raus sind? Dann entscheidest du genauso.

## Alone

learn-alone = Allein
learn-alone-about = Jedes dieser Spiele geht auch allein: ein Zug, und mit geschlossener Box hast du gewonnen. Es zählen deine beste Summe, dein Schnitt und wie oft du es schaffst.
