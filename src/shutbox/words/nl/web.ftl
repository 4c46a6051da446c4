# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] verbonden
    [lost] De verbinding is weg. Opnieuw verbinden…
    [gone] Onder deze link is geen tafel.
   *[connecting] Verbinden…
}
web-abandoned = Deze tafel is opgeheven.
web-leave = Van tafel gaan
web-more = Meer
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Negen, 1 dobbelsteen bij 6
    [nine-789] Negen, 1 dobbelsteen na 789
   *[other] { "" }
}
web-players = Spelers
web-round = Ronde { $round }
web-round-of = Ronde { $round } van { $rounds }
web-mark = { $mark ->
    [at] aan de beurt
    [waits] moet nog
    [holds] aan kop: { $total }
    [out] af
    [left] gestopt
    [won] gewonnen
   *[done] klaar
}
web-away = even weg
web-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-points-word = { $points ->
    [one] punt
   *[other] punten
}
web-so-far = tot nu toe { $total }
web-left = { $total } over
web-total-now = { $over ->
    [yes] op het eind
   *[no] totaal nu
}
web-total-label = { $over ->
    [yes] Totaal op het eind: { $total }
   *[no] Totaal nu: { $total }
}
web-ruler-now = nu { $total }
web-ruler-after = { $total } na { $tiles }
web-ruler-aim = { $total } { $who }
web-tile = { $state ->
    [gathered] { $value }, gekozen
    [not-now] { $value }, staat, past niet bij deze worp
    [hidden] { $value }, staat achter de { $behind }
    [shut] { $value }, neer
   *[standing] { $value }, staat
}
web-thrown = Gegooid: { $faces }
web-missing = { $missing ->
    [0] klopt
   *[other] nog nodig
}
web-pips-thrown = { $pips } gegooid
web-pips-gathered = { $pips } gekozen
web-ready = klopt
web-tiles-shut = { $shut } van { $of } stenen neer

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } speelt alleen
    [last-one-standing] { $who } gooit
   *[other] { $who } is aan de beurt
}
web-stake = { $format ->
    [solitaire] Klap alle stenen neer en je wint.
    [chase] Onder dit totaal moeten de anderen straks komen.
    [last-one-standing] Wie mis gooit, is af voor deze ronde. Met { $limit ->
        [one] één punt
       *[other] { $limit } punten
    } win je.
    [knock-out] Boven { $limit } ben je af.
    [until] Het is afgelopen zodra iemand { $limit } haalt. Dan wint het laagste totaal.
    [running] { $rounds ->
        [one] De laagste som na één ronde wint.
       *[other] De laagste som na { $rounds } rondes wint.
    }
   *[one-turn] Het laagste totaal wint.
}
web-lowest = { $who } staat tot nu toe het laagst, met { $total }.
web-one-or-two = Eén dobbelsteen of twee, { $who }?
web-start = { $who } gooit om de eerste beurt
web-start-stake = De hoogste worp begint.
web-play-off-stake = Beslissingsronde: alleen wie gelijk staat, speelt mee.
web-tries = { $who } moet onder de { $total } van { $holder }
web-takes-lead = met { $total } of minder ga je aan kop
web-tries-left = nog te gaan
web-tries-count = { $count ->
    [one] nog één poging
   *[other] nog { $count } pogingen
}
web-super-box = Super Box!
web-super-try = { $who } probeert de bak ook te sluiten
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Wie de bak ook sluit, beëindigt de ronde zonder punten. Lukt het niemand, dan betaalt ieder van de anderen 2 aan { $holder }.
       *[winner] Wie de bak ook sluit, beëindigt de ronde zonder punten. Lukt het niemand, dan krijgt { $holder } 2 punten.
    }
    [first-keeps] { $points ->
        [paid] De ronde blijft van { $holder }: ieder van de anderen betaalt 2.
       *[winner] De ronde blijft van { $holder }: 2 punten.
    }
    [both-score] { $points ->
        [paid] Wie de bak sluit, krijgt 2 punten van ieder die hem niet sluit.
       *[winner] Wie de bak ook sluit, krijgt ook 2 punten.
    }
   *[handover] { $points ->
        [paid] Wie de bak ook sluit, neemt het over. Lukt het niemand, dan betaalt ieder van de anderen 2 aan { $holder }.
       *[winner] Wie de bak ook sluit, neemt het over. Lukt het niemand, dan krijgt { $holder } 2 punten.
    }
}
web-survivor = { $who } is als laatste over
web-survivor-stake = { $missing ->
    [one] Nog één punt tot de winst.
   *[other] Nog { $missing } punten tot de winst.
}
web-survivor-say = Een worp die past is 2 punten waard, een dichte bak 4. Mis is niets waard.
web-penalty = Een dobbelsteen is van de mat gerold: { $who } kiest de straf
web-last-throw = { $who } gooit voor twee punten
web-missed = { $who } gooit mis en houdt { $total } over
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Intussen: één worp
       *[other] Intussen: { $throws } worpen
    }
   *[other] Intussen: { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] { $who } heeft de bak gesloten!
   *[other] { $who } wint!
}
web-shared = { $names } delen de overwinning
web-nobody = { $format ->
    [solitaire] De bak blijft open
   *[other] Niemand wint
}
web-clock = { $seconds ->
    [one] nog één seconde
   *[other] nog { $seconds } seconden
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } denkt na
   *[other] { $who } is aan de beurt
}
web-go-on = Verder
web-go-on-to = Verder: beurt van { $who }
web-key-gather = kiezen
web-key-shut = neerklappen
web-key-throw = gooien
web-key-back = terugnemen
web-how-many = Hoeveel dobbelstenen
web-dice = { $dice ->
    [one] Eén dobbelsteen
   *[other] { $dice } dobbelstenen
}
web-throw = { $dice ->
    [one] Gooi één dobbelsteen
    [2] Gooi twee dobbelstenen
   *[other] Gooi { $dice } dobbelstenen
}
web-throw-start = { $dice ->
    [one] Gooi er één om de eerste beurt
    [2] Gooi om de eerste beurt
   *[other] Gooi er { $dice } om de eerste beurt
}
web-throw-start-all = Gooi voor iedereen
web-throw-start-one = Alleen { $who }
# Tiles follow on the same button: Klap neer: 8 + 1.
web-shut = Klap neer:
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Gok { $tiles }
       *[other] Gok { $tiles }; ook { $added }
    }
   *[no] { $count ->
        [0] Klap { $tiles } neer
       *[other] Klap { $tiles } neer; ook { $added }
    }
}
web-still-missing = Nog { $missing } nodig
web-take-back = Terugnemen
web-all-ways = { $count ->
    [one] De enige mogelijkheid voor deze worp
   *[other] Alle { $count } mogelijkheden voor deze worp
}
web-ways = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}
web-way = { $tiles }; { $total } over
web-leaves = { $total } over
web-choice = { $choice ->
    [take] Neem 1 punt
    [raise] Zet een steen weer omhoog
    [end] Beëindig de beurt
   *[throw] { $several ->
        [yes] { $dice ->
            [one] Gooi één dobbelsteen
           *[other] Gooi { $dice } dobbelstenen
        }
       *[no] Gooi nog één keer
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] en winnen
       *[no] { $points ->
            [one] { $points } punt, en doorspelen
           *[other] { $points } punten, en doorspelen
        }
    }
   *[throw] 2 punten, 4 of geen
}
# Tiles follow on the same button: Gok: 8 + 1.
web-guess = Gok:
web-guess-ways = Wat gaat er neer? { $count } mogelijkheden
web-guess-tally = { $of ->
    [0] Gok wat er neergaat
   *[other] Gok wat er neergaat: { $right } van { $of } goed
}
web-guesses-right = Goed gegokt: { $right } van { $of }
web-guessed = Jouw gok: { $option }
web-your-guess = jouw gok

### What happened

web-story = Wat er gebeurde
web-story-of = Beurt van { $who }
web-came = { $came ->
    [shut] { $tiles } neer
    [missed] mis
    [off] van de mat gerold
    [start] om de eerste beurt
   *[open] kiest nog
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Nog een partij
web-next-table = Naar de volgende tafel
web-home = Startpagina
web-no-page = Op dit adres is geen pagina.
web-unreachable = De server antwoordt niet. Draait hij nog?

### The menu of a table

web-share-table = Link delen
web-copied = De link is gekopieerd.
web-move = Verhuis { $who } naar een ander apparaat
web-move-about = Scan de code met het andere apparaat, of stuur jezelf de link. Die werkt één keer, { $minutes } minuten lang. Daarna kijkt dit apparaat alleen mee.
web-move-qr = Code die de plaats verhuist
web-move-lost = Deze link werkt niet meer. Elke link werkt één keer, een kwartier lang.
web-move-send = Stuur de link
web-give-up = { $sure ->
    [yes] { $who } stopt voorgoed. Zeker weten?
   *[no] { $who } stopt met de partij
}
web-close-table = { $sure ->
    [yes] Voor iedereen opheffen?
   *[no] Tafel opheffen
}
web-not-sure = Nee, blijven

## The coach

web-coach = Coach
web-hint = Vraag de coach. De vraag wordt geteld
web-told-best = de keuze van de coach
web-sum-worth = waard
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] kans om te winnen
        [game] kans om te winnen
       *[other] kans dat het lukt
    }
    [points] punten van de ronde
   *[total] gemiddeld totaal, lager is beter
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Winstkansen (voorspelling)
       *[other] Winstkansen
    }
    [points] Kansen deze ronde
   *[total] Verwacht totaal
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Winstkansen (voorspelling): { $list }
       *[other] Winstkansen: { $list }
    }
    [points] Beste kansen deze ronde: { $list }
   *[total] Verwacht totaal: { $list }
}
web-outlook-of = { $who } { $value }
web-expects = zo’n { $total }

## Settings

web-settings = Instellingen
web-language = Taal
web-close = Sluiten
web-sound = Geluid
web-touch = Trillen
web-motion = Animatie
web-motion-full = volledig
web-motion-less = minder
web-speed = Tempo
web-speed-calm = rustig
web-speed-usual = gewoon
web-speed-quick = vlot
web-light = Thema
web-light-auto = automatisch
web-light-light = licht
web-light-dark = donker

## Before the game

web-your-name = Je naam
web-another-name = Nog iemand op dit apparaat
web-seat = Plaats { $seat }
web-sitter = { $kind ->
    [open] vrij
    [here] { $host ->
        [yes] host, is er
       *[no] is er
    }
    [away] { $host ->
        [yes] host, even weg
       *[no] even weg
    }
   *[bot] een bot
}
web-stand-up = Opstaan: { $who }
web-remove = { $who } weghalen
web-speak = Code om hardop te zeggen
web-begin-unsealed = Toch beginnen
web-host-begins = De host start de partij.
web-sealing = De dobbelstenen worden verzegeld…

## Home

web-play = Spelen
web-previous = Vorige spel
web-next = Volgende spel
web-game-of = spel { $number } van { $of }
web-with-whom = Met wie
web-whom = { $whom ->
    [alone] Alleen
    [bot] Een bot
    [here] Eén scherm
   *[link] Vrienden
}
web-sentence = { $whom ->
    [alone] { $rules }: { $me } alleen.
    [bot] { $ends ->
        [yes] { $rules }, { $goal }: { $me } tegen { $bot }.
       *[no] { $rules }: { $me } tegen { $bot }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal }, met { $seats } rond één scherm.
       *[no] { $rules } met { $seats } rond één scherm.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal }, met { $seats } aan een echte bak.
       *[no] { $rules } met { $seats } aan een echte bak.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal }, voor { $people } via een link.
       *[no] { $rules } voor { $people } via een link.
    }
}
web-rounds = { $rounds ->
    [1] één ronde
    [2] twee rondes
    [3] drie rondes
    [4] vier rondes
    [5] vijf rondes
   *[other] { $rounds } rondes
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [one] tot één punt
       *[other] tot { $limit } punten
    }
    [knock-out] af boven { $limit }
   *[other] tot { $limit }
}
web-you = jij
web-against = { $bot ->
    [novice] een beginner
    [casual] een gelegenheidsspeler
    [expert] een expert
    [perfect] de perfecte speler
   *[club] een clubspeler
}
web-people = { $people ->
    [2] twee spelers
    [3] drie spelers
    [4] vier spelers
    [5] vijf spelers
    [6] zes spelers
   *[other] { $people } spelers
}
web-how-said = { $coach ->
    [off] Geen coach
    [each] Coach na elke keuze
   *[ask] Coach op verzoek
}, { $undo ->
    [yes] terugnemen mag
   *[no] terugnemen mag niet
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } seconden per keuze
}
web-set-up = Start de partij
web-invite = Tafel openen
web-last-time = zoals de vorige keer, { $date }
web-me = Speler
web-player = Speler { $number }
web-have-code = Heb je een code gekregen?
web-join = Meedoen
web-unfinished = Terug naar je partij: { $rules }
web-elsewhere = Verder nog
web-way-to = { $way ->
    [score] Score bijhouden
    [practise] Oefenen
    [explore] Verkennen
    [learn] Leren
    [games] Je partijen
   *[design] Huisregel ontwerpen
}
web-way-about = { $way ->
    [score] bij een echte bak op tafel
    [practise] op je eigen fouten
    [explore] alle stellingen, alle waarden
    [learn] regels om zelf te proberen
    [games] geschiedenis, totalen, reeksen
   *[design] en zien hoe de kansen veranderen
}
web-to-dice = De dobbelstenen, en waarom ze eerlijk zijn
web-to-paper = Om te printen
web-to-classroom = Voor een klas
web-to-about = Over Shutbox
web-independent = Een onafhankelijk project, niet verbonden aan een uitgever. Double Shutter is een merk van Blue Orange.
web-which-game = Kies een spel
web-which-bot = Tegen wie?
web-how-many-people = Hoeveel spelers?
web-who-plays = Wie spelen er, en in welke volgorde?
web-person = Mens
web-name-of = Naam van speler { $number }
web-earlier = Speler { $number } naar voren
web-drop-seat = Speler { $number } weghalen
web-one-more = Nog iemand
web-done = Klaar
web-how = Hoe wordt er gespeeld?
web-how-many-rounds = Hoeveel rondes?
web-how-far = Tot hoever?
web-thinking-time = Tijd per keuze
web-who-begins = Wie begint

## Keeping score

web-champion = Beste van { $month }:
web-champion-is = { $wins ->
    [one] { $names }, één partij gewonnen
   *[other] { $names }, { $wins } partijen gewonnen
}
web-duel = { $one } tegen { $other }:
web-duel-is = { $wins }-{ $losses } sinds { $since }
web-streak = Langste reeks:
web-streak-is = { $rounds ->
    [one] { $who }, één ronde
   *[other] { $who }, { $rounds } rondes op rij
}

## After the game

web-report = Verslag
web-back = Terug
web-report-next = En nu?
web-report-thinking = De coach kijkt de partij door…
web-report-forgotten = Het spelbestand van die partij staat niet meer in deze browser.
web-report-unfinished = Nog niet afgelopen
web-report-rounds = { $count ->
    [one] één ronde
   *[other] { $count } rondes
}
web-report-thrown = { $count ->
    [one] één worp
   *[other] { $count } worpen
}
web-report-result = { $format ->
    [chase] Punten
    [last-one-standing] Punten
   *[other] Totalen
}
web-report-went = Het verloop
web-report-nothing = Er is nog niets gebeurd dat te beoordelen valt.
web-report-measure = { $unit ->
    [chance] De kans om te winnen, na elke worp en elke keuze.
    [shut] De kans om de bak te sluiten, na elke worp en elke keuze.
    [points] De verwachte punten van de ronde, na elke worp en elke keuze.
   *[total] Het verwachte eindtotaal, na elke worp en elke keuze. Minder is beter.
}
web-report-curve = { $unit ->
    [chance] De kans om te winnen over de hele partij; op het eind: { $ends }
    [shut] De kans om de bak te sluiten over de hele partij; op het eind: { $ends }
    [points] De verwachte punten, ronde na ronde; op het eind: { $ends }
   *[total] Het verwachte totaal, beurt na beurt; op het eind: { $ends }
}
web-report-to-moment = Naar moment { $number }
web-report-play = De partij naspelen
web-report-pause = Pauze
web-report-scrub = Waar in de partij
web-report-before = Vóór de eerste worp.
web-report-where = Ronde { $round }, { $n } van { $of }.
web-report-total = totaal { $total }
web-report-luck = Geluk en keuzes
web-report-luck-unit = { $unit ->
    [chance] In procentpunten winstkans.
    [shut] In procentpunten kans om de bak te sluiten.
    [points] In punten.
   *[total] In het totaal van de beurten. Plus betekent dat er minder bleef staan.
}
web-report-luckless = Met gemiddeld geluk en dezelfde keuzes had { $who } het vaakst gewonnen.
web-report-dice = geluk
web-report-choices = keuzes
web-report-no-decisions = Niets te kiezen.
web-report-mean-loss = { $decisions ->
    [one] Eén echte keuze; die kostte { $loss }.
   *[other] { $decisions } echte keuzes; die kostten gemiddeld { $loss }.
}
web-report-hints = { $hints ->
    [one] Eén hint.
   *[other] { $hints } hints.
}
web-report-box = { $count ->
    [0] De bak is dicht
   *[other] Er staat: { $tiles }
}
web-report-did = { $do ->
    [shut] { $tiles } neergeklapt
    [take] het punt genomen
    [raise] een steen weer omhoog
    [end] de beurt beëindigd
   *[throw] { $dice ->
        [one] één dobbelsteen gegooid
       *[other] { $dice } dobbelstenen gegooid
    }
}
web-report-better = { $do ->
    [shut] Beter: { $tiles }.
    [take] Beter: het punt nemen.
    [raise] Beter: een steen omhoogzetten.
    [end] Beter: de beurt beëindigen.
   *[throw] { $dice ->
        [one] Beter: één dobbelsteen gooien.
       *[other] Beter: { $dice } dobbelstenen gooien.
    }
}
web-report-swing = { $unit ->
    [chance] De kans om te winnen gaat van { $from } naar { $to }.
    [shut] De kans om de bak te sluiten gaat van { $from } naar { $to }.
    [points] De verwachte punten gaan van { $from } naar { $to }.
   *[total] Het verwachte totaal gaat van { $from } naar { $to }.
}
web-report-show = Laat het zien
web-report-decisions = Alle keuzes
web-report-worth-a-look = Opvallend: { $count }
web-report-all = Alle: { $count }
web-report-all-good = Geen enkele keuze kostte veel.
web-report-who = Ronde { $round }, { $who }
web-report-beside = { $beside ->
    [only] het enige wat kon
    [best] optimaal
   *[better] { $do ->
        [shut] { $tiles } was beter
        [take] het punt nemen was beter
        [raise] een steen omhoogzetten was beter
        [end] de beurt beëindigen was beter
       *[throw] { $dice ->
            [one] één dobbelsteen was beter
           *[other] { $dice } dobbelstenen was beter
        }
    }
}
web-report-judgement = { $judgement ->
    [best] optimaal
    [good] goed
    [inaccuracy] net niet
    [mistake] een fout
   *[blunder] een grote fout
}
web-report-taken = gekozen
web-report-rest = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}
web-report-envelope = { $state ->
    [open] De envelop is open
    [sealed] De worpen liggen verzegeld
   *[fault] De worpen passen niet bij hun envelop
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] De worpen van deze partij waren verzegeld voordat er iemand gooide. { $fit ->
            [1] De ene worp is die uit de envelop.
           *[other] Alle { $fit } worpen zijn die uit de envelop.
        }
       *[other] Worpen die vóór de partij verzegeld zijn: { $fit }; van andere dobbelstenen: { $others }.
    }
    [sealed] Ze lagen vast vóór de eerste worp. Na de partij gaat de envelop open.
   *[fault] De worpen zijn niet de verzegelde, of het spelbestand is veranderd.
}
web-report-check = Controleer het zelf
web-report-share = Link delen
web-report-copied = De link is gekopieerd.
web-report-to-table = Naar de tafel
web-report-practise = Oefen op de fouten
web-report-save = Bewaar deze partij
web-report-save-page = Het verslag
web-report-save-page-about = één bestand dat overal opent, ook offline
web-report-save-record = Het spelbestand
web-report-save-record-about = voor het commando shutbox en andere programma’s
web-report-print = Afdrukken

## Practise

web-practise = Oefenen
web-practise-today = Stelling van vandaag
web-practise-question = { $phase ->
    [shut] Je gooide { $pips }. Wat klap je neer?
    [survivor] Je bent als laatste over. Wat doe je?
    [penalty] Een dobbelsteen is van de mat gerold. Welke straf?
   *[throw] Hoeveel dobbelstenen gooi je?
}
web-practise-stake = { $stake ->
    [beat] Een ander staat aan kop met { $total }. Daar moet je onder blijven.
    [super-box] Een ander heeft de bak gesloten. Alleen een dichte bak helpt nog.
    [least] Het laagste totaal tot nu toe is { $total }.
    [alone] Je speelt alleen, om de bak te sluiten.
    [set] Onder jouw totaal moeten de anderen komen.
   *[begin] De anderen spelen na jou.
}
web-practise-you = Jij
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Neem het punt
    [raise] Zet een steen weer omhoog
    [end] Beëindig de beurt
   *[throw] { $dice ->
        [one] Gooi één dobbelsteen
       *[other] Gooi { $dice } dobbelstenen
    }
}
web-practise-costs = { $option }: kost { $cost }
web-practise-best = { $option }: beter kan niet!
web-practise-game-today = Partij van vandaag
web-practise-game-about = { $rules }, alleen. Vandaag krijgt iedereen dezelfde worpen.
web-practise-game-on = Verder
web-practise-game-left = { $total ->
    [0] Je hebt de bak gesloten!
   *[other] Je liet { $total } over.
}
web-practise-drill = Oefenreeks
web-practise-game = Spel
web-practise-level = Hoe moeilijk
web-practise-levels = { $level ->
    [easy] Makkelijk
    [medium] Gemiddeld
   *[hard] Moeilijk
}
web-practise-own = Mijn eigen fouten
web-practise-none = Voor dit spel is geen oefening gevonden.
web-practise-no-mistakes = Geen fouten om op te oefenen. Goed gespeeld!
web-practise-wait = Stelling zoeken…
web-practise-number = { $number } van { $of }
web-practise-next = Volgende
web-practise-done = { $count ->
    [one] Dat was de enige.
   *[other] Alle { $count } gedaan.
}
web-practise-again = Nog een keer
web-practise-running = { $count ->
    [one] Je laatste keuze kostte { $loss } van het haalbare.
   *[other] Je laatste { $count } keuzes kostten gemiddeld { $loss } van het haalbare. { $best } keer koos je het beste.
}

## Choosing a rule set

web-rules-yours = Jouw huisregels

## A code for phones

web-qr = De link als code voor telefoons
