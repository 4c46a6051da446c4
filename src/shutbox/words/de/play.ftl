# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = allein
play-round = Runde { $round }
play-round-of = Runde { $round } von { $rounds }
play-play-off = Stechen, Runde { $round }
play-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-total = Summe { $total }
play-note-at = am Zug
play-note-starts = würfelt um den Anfang
play-note-rolled = hat { $roll }
play-note-waits = wartet
play-note-holds = { $total ->
    [0] führt, Box geschlossen
   *[other] führt mit { $total }
}
play-note-had = { $total ->
    [0] hat die Box geschlossen
   *[other] Summe { $total }
}
play-note-missed = raus aus der Runde
play-note-out = raus
play-note-left = gegangen
play-note-won = gewinnt
play-final = Ergebnis
play-interim = Zwischenstand

## What a turn is about

play-now = Summe jetzt { $total }
play-to-beat = { $total ->
    [0] auch zu erreichen: geschlossene Box ({ $who })
   *[other] zu unterbieten: { $total } ({ $who })
}
play-tries = { $tries ->
    [one] noch 1 Versuch
   *[other] noch { $tries } Versuche
}
play-limit = { $format ->
    [knock-out] Grenze { $limit }
    [until] bis { $limit }
   *[last-one-standing] { $limit } Punkte gewinnen
}
play-thrown = { $dice ->
    [one] gewürfelt { $faces }
   *[other] gewürfelt { $faces } = { $sum }
}

## Beginning and stopping

play-menu = Welches Spiel?
play-ask-rules = Nummer, Name oder Datei (Enter: { $usual })
play-ask-players = Wer spielt? Namen mit Kommas, als Gegner @club oder ein anderer Bot. Ein Name spielt allein (Enter: { $somebody })
play-ask-rounds = Wie viele Runden? (Enter: { $usual })
play-ask-dice = Wessen Würfel? 1: die des Computers, 2: eigene (Enter: { $usual })
play-ask-off-mat = Ein Würfel neben der Matte: Welche Strafe? (Enter: { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] Wer fängt an? Laut Anleitung, wer am jüngsten ist (Enter: { $usual })
   *[other] Wer fängt an? (Enter: { $usual })
}
play-why-rules = Jede Nummer der Liste ist ein Spiel. „shutbox rules“ mit dem Namen erklärt es. Auch eine Datei mit einer Hausregel geht.
play-why-players = Die Namen in der Reihenfolge am Tisch, mit Kommas: Ann, Bo. Nenne zuerst, wer am jüngsten ist, wenn die Regel das verlangt. Die Bots sind { $bots }.
play-why-rounds = Laut Anleitung dürft ihr die Zahl der Runden wählen, hier von { $low } bis { $high }.
play-why-dice = Mit 1 würfelt der Computer. Mit 2 wirfst du echte Würfel und tippst ein, was sie zeigen.
play-why-off-mat = Rollt ein Würfel von der Matte, zählt der Wurf nicht. Dann gilt die Strafe, die du hier wählst.
play-why-starter = Ein Name oder seine Nummer in der Liste. Die anderen folgen im Uhrzeigersinn, in der Reihenfolge der Namen.
play-somebody = Gast
play-welcome = { $rules }. Mit ? siehst du bei jeder Frage, was du antworten kannst.
play-seed = Die Würfe kommen aus dem Startwert { $seed }. Derselbe Startwert gibt dieselben Würfe.
play-foresight = { $horizon ->
    [turn] Bots und Hinweise sehen bis zum Ende dieses Zugs. Mehr zu berechnen würde zu lange dauern. Was „shutbox solve“ berechnet hat, wird verwendet.
    [forecast] Bots und Hinweise sehen bis zum Ende der Partie, als ob niemand über die Runde hinaus dächte. Mehr zu berechnen würde zu lange dauern. Was „shutbox solve“ berechnet hat, wird verwendet.
   *[round] Bots und Hinweise sehen bis zum Ende dieser Runde. Mehr zu berechnen würde zu lange dauern. Was „shutbox solve“ berechnet hat, wird verwendet.
}
play-over-already = Diese Partie ist zu Ende.
play-saved = Gespeichert in { $file }. Weiter geht es mit:
play-kept = Die Partie ist in { $file } gespeichert.
play-collected = Für shutbox stats ist die Partie in { $file } gespeichert; mit shutbox stats --keep no schaltest du das ab.
play-no = Nein: { $why }.

## Questions

play-ask-bot = { $dice ->
    [one] { $who } nimmt einen Würfel: Wirf ihn und tippe ein, was er zeigt
   *[other] { $who } nimmt { $dice } Würfel: Wirf sie und tippe ein, was sie zeigen
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [one] { $who } wirft einen Würfel um den Anfang: Was zeigt er?
           *[other] { $who } wirft { $dice } Würfel um den Anfang: Was zeigen sie?
        }
       *[made] { $dice ->
            [one] { $who }, Enter wirft einen Würfel um den Anfang
           *[other] { $who }, Enter wirft { $dice } Würfel um den Anfang
        }
    }
    [survivor] { $case ->
        [typed] { $who }: { $take }, oder noch einmal würfeln und eintippen, was fällt
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }: { $take }, oder Enter wirft noch einmal einen Würfel
               *[other] { $who }: { $take }, oder Enter wirft noch einmal { $dice } Würfel
            }
           *[other] { $who }: { $take }, oder Enter wirft noch einmal { $dice } Würfel, 1 wirft einen
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [one] { $dice ->
                [one] { $who } wirft einen Würfel: Was zeigt er?
               *[other] { $who } wirft { $dice } Würfel: Was zeigen sie?
            }
           *[other] { $who } wirft { $dice } Würfel oder einen: Was fällt?
        }
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }, Enter wirft einen Würfel
               *[other] { $who }, Enter wirft { $dice } Würfel
            }
           *[other] { $who }, Enter wirft { $dice } Würfel, 1 wirft einen
        }
    }
}
play-ask-shut = { $who }, welche Klappen? Nummer oder Klappen
play-ask-only = { $who }, nur { $tiles } passt: Enter schließt
play-ask-penalty = { $who }: mit 1 geht die höchste geschlossene Klappe hoch, mit 2 endet der Zug
play-ask-over = Enter beendet die Partie, { $undo } nimmt das Letzte zurück

## What can be typed

play-type-enter = Enter
    .does = würfeln
play-type-count = 1
    .does = einen Würfel werfen statt aller
play-type-faces = 3 5
    .does = was die Würfel auf deinem Tisch zeigen; 3,5 und 35 gehen auch
play-type-sum = { $word } 9, =9
    .does = nur die Summe aller Würfel ist bekannt
play-type-total = { $word } 17
    .does = der Zug ist zu Ende, und nur seine Summe ist bekannt; { $word } 0 für eine geschlossene Box
play-type-off = { $word }
    .does = ein Würfel ist von der Matte gerollt
play-type-take = { $word }
    .does = den Punkt nehmen statt zu würfeln
play-type-number = 1
    .does = die Möglichkeit mit dieser Nummer
play-type-tiles = 6+2
    .does = diese Klappen; jedes ' meint eine Reihe weiter hinten: 2' steht hinter der vorderen Reihe
play-type-raise = 1, { $word }
    .does = die höchste geschlossene Klappe geht wieder hoch
play-type-end = 2, { $word }
    .does = der Zug endet
play-type-finish = Enter
    .does = die Partie beenden
play-type-hint = { $word }
    .does = was jede Möglichkeit wert ist, und warum; Hinweise werden gezählt und stehen im Protokoll
play-type-undo = { $word }
    .does = das Letzte zurücknehmen, aber keinen Wurf des Computers
play-type-leave = { $word }
    .does = wer am Zug ist, verlässt die Partie; { $word } Bo für jemand anderen
play-type-rename = { $word } Ann=Anna
    .does = Ann heißt von nun an Anna
play-type-order = { $word } Bo, Ann
    .does = so sitzen jetzt alle; die übrigen Züge der Runde folgen dieser Reihenfolge
play-type-save = { $word }
    .does = die Partie in einer Datei speichern und weiterspielen
play-type-quit = { $word }
    .does = die Partie in einer Datei speichern und aufhören; Strg+C geht auch
