# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] forbundet
    [lost] Forbindelsen er tabt. Forbinder igen …
    [gone] Der er ikke noget bord på dette link.
   *[connecting] Forbinder …
}
web-abandoned = Bordet er nedlagt.
web-leave = Forlad bordet
web-more = Mere
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Ni, én terning ved seks
    [nine-789] Ni, én terning til sidst
   *[other] { "" }
}
web-players = Spillere
web-round = Runde { $round }
web-round-of = Runde { $round } af { $rounds }
web-mark = { $mark ->
    [at] har turen
    [waits] venter
    [holds] fører med { $total }
    [out] ude
    [left] er gået
    [won] har vundet
   *[done] færdig
}
web-away = væk
web-points = { $points } point
web-points-word = { $points ->
    [one] point
   *[other] point
}
web-so-far = { $total } hidtil
web-left = { $total } tilbage
web-total-now = { $over ->
    [yes] til sidst
   *[no] sum nu
}
web-total-label = { $over ->
    [yes] Sum til sidst: { $total }
   *[no] Sum nu: { $total }
}
web-ruler-now = { $total } nu
web-ruler-after = { $total } efter { $tiles }
web-ruler-aim = { $total } { $who }
web-tile = { $state ->
    [gathered] { $value }, valgt
    [not-now] { $value }, står, passer ikke til kastet
    [hidden] { $value }, står bag { $behind }
    [shut] { $value }, lukket
   *[standing] { $value }, står
}
web-thrown = Kastet: { $faces }
web-missing = { $missing ->
    [0] passer
   *[other] mangler
}
web-pips-thrown = { $pips } kastet
web-pips-gathered = { $pips } valgt
web-ready = passer
web-tiles-shut = { $shut } af { $of } talklapper lukket

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } spiller alene
    [last-one-standing] { $who } kaster
   *[other] { $who } har turen
}
web-stake = { $format ->
    [solitaire] Luk alle talklapper, så har du vundet.
    [chase] Denne sum skal de andre under.
    [last-one-standing] Den, der ikke kan bruge sit kast, er ude. { $limit } point vinder.
    [knock-out] Over { $limit } er man ude.
    [until] Spillet slutter, når nogen når { $limit }. Så vinder den laveste sum.
    [running] { $rounds ->
        [one] Den laveste sum efter én runde vinder.
       *[other] Den laveste samlede sum efter { $rounds } runder vinder.
    }
   *[one-turn] Den laveste sum vinder.
}
web-lowest = { $who } er lavest indtil nu med { $total }.
web-one-or-two = Én terning eller to, { $who }?
web-start = { $who } kaster om, hvem der begynder
web-start-stake = Det højeste kast begynder.
web-play-off-stake = Omspil: Kun de, der står lige, spiller videre.
web-tries = { $who } skal under { $total } ({ $holder })
web-takes-lead = { $total } eller mindre giver føringen
web-tries-left = forsøg tilbage
web-tries-count = { $count ->
    [one] ét forsøg tilbage
   *[other] { $count } forsøg tilbage
}
web-super-box = Superæske!
web-super-try = { $who } prøver også at lukke æsken
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Hvis en anden også lukker æsken, slutter runden uden point. Ellers betaler hver af de andre 2 til { $holder }.
       *[winner] Hvis en anden også lukker æsken, slutter runden uden point. Ellers får { $holder } 2.
    }
    [first-keeps] { $points ->
        [paid] { $holder } beholder runden: Hver af de andre betaler 2.
       *[winner] { $holder } beholder runden: 2 point.
    }
    [both-score] { $points ->
        [paid] Den, der lukker æsken, får 2 af hver af dem, der ikke gør det.
       *[winner] Den, der også lukker æsken, får også 2.
    }
   *[handover] { $points ->
        [paid] Den, der også lukker æsken, tager over. Ellers betaler hver af de andre 2 til { $holder }.
       *[winner] Den, der også lukker æsken, tager over. Ellers får { $holder } 2.
    }
}
web-survivor = { $who } er den sidste tilbage
web-survivor-stake = { $missing ->
    [one] Ét point mere til sejren.
   *[other] { $missing } point mere til sejren.
}
web-survivor-say = Et kast, der lukker noget, giver 2 point, en lukket æske 4. Passer intet, giver det ingenting.
web-penalty = En terning er trillet af måtten: { $who } vælger straffen
web-last-throw = { $who } kaster om to point
web-missed = { $who } har { $total } tilbage
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Imens: ét kast
       *[other] Imens: { $throws } kast
    }
   *[other] Imens: { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] { $who } har lukket æsken!
   *[other] { $who } vinder!
}
web-shared = { $names } deler sejren
web-nobody = { $format ->
    [solitaire] Æsken blev ikke lukket
   *[other] Ingen vinder
}
web-clock = { $seconds ->
    [one] ét sekund tilbage
   *[other] { $seconds } sekunder tilbage
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } vælger
   *[other] { $who } har turen
}
web-go-on = Videre
web-go-on-to = Videre: { $who } har turen
web-key-gather = vælg
web-key-shut = luk
web-key-throw = kast
web-key-back = fortryd
web-how-many = Hvor mange terninger
web-dice = { $dice ->
    [one] Én terning
   *[other] { $dice } terninger
}
web-throw = { $dice ->
    [one] Kast én terning
    [2] Kast to terninger
   *[other] Kast { $dice } terninger
}
web-throw-start = { $dice ->
    [one] Kast om første tur
    [2] Kast om første tur
   *[other] Kast { $dice } om, hvem der begynder
}
web-throw-start-all = Kast for alle
web-throw-start-one = Kun { $who }
web-shut = Luk
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Gæt { $tiles }
       *[other] Gæt { $tiles }; også { $added }
    }
   *[no] { $count ->
        [0] Luk { $tiles }
       *[other] Luk { $tiles }; også { $added }
    }
}
web-still-missing = { $missing } mangler
web-take-back = Fortryd
web-all-ways = { $count ->
    [one] Den eneste mulighed med kastet
   *[other] Alle { $count } muligheder med kastet
}
web-ways = { $count ->
    [one] Én mulighed
   *[other] { $count } muligheder
}
web-way = { $tiles }; { $total } tilbage
web-leaves = { $total } tilbage
web-choice = { $choice ->
    [take] Tag 1 point
    [raise] Rejs en talklap igen
    [end] Slut turen
   *[throw] { $several ->
        [yes] { $dice ->
            [one] Kast én terning
           *[other] Kast { $dice } terninger
        }
       *[no] Kast en gang til
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] og vind
       *[no] { $points ->
            [one] { $points } point, spil videre
           *[other] { $points } point, spil videre
        }
    }
   *[throw] 2 point, 4 eller ingen
}
web-guess = Gæt
web-guess-ways = Hvad bliver lukket? { $count } muligheder
web-guess-tally = { $of ->
    [0] Gæt, hvad der bliver lukket
   *[other] Gæt, hvad der bliver lukket: { $right } af { $of } rigtige
}
web-guesses-right = Rigtige gæt: { $right } af { $of }
web-guessed = Dit gæt: { $option }
web-your-guess = dit gæt

### What happened

web-story = Hvad der skete
web-story-of = Turen: { $who }
web-came = { $came ->
    [shut] lukkede { $tiles }
    [missed] kan ikke
    [off] en terning af måtten
    [start] hvem begynder
   *[open] vælger
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Spil igen
web-next-table = Til det næste bord
web-home = Forside
web-no-page = Der er ingen side på denne adresse.
web-unreachable = Serveren svarer ikke. Kører den stadig?

### The menu of a table

web-share-table = Del linket
web-copied = Linket er kopieret.
web-move = Flyt { $who } til en anden enhed
web-move-about = Scan koden med den anden enhed, eller send linket til dig selv. Det virker én gang, i { $minutes } minutter. Bagefter kigger denne enhed kun med.
web-move-qr = Kode, der flytter pladsen
web-move-lost = Linket virker ikke længere. Hvert link virker én gang, i et kvarter.
web-move-send = Send linket
web-give-up = { $sure ->
    [yes] { $who } går for altid. Er du sikker?
   *[no] { $who } forlader spillet
}
web-close-table = { $sure ->
    [yes] Nedlæg bordet for alle?
   *[no] Nedlæg bordet
}
web-not-sure = Nej, bliv

## The coach

web-coach = Træner
web-hint = Spørg træneren. Spørgsmålet tælles
web-told-best = trænerens valg
web-sum-worth = værdi
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] vinderchance
        [game] vinderchance
       *[other] chance for at klare det
    }
    [points] point i runden
   *[total] sum i snit, lavere er bedre
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Vinderchancer (prognose)
       *[other] Vinderchancer
    }
    [points] Chancer i denne runde
   *[total] Forventet sum
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Vinderchancer (prognose): { $list }
       *[other] Vinderchancer: { $list }
    }
    [points] Bedste chancer i denne runde: { $list }
   *[total] Forventet sum: { $list }
}
web-outlook-of = { $who } { $value }
web-expects = ca. { $total }

## Settings

web-settings = Indstillinger
web-language = Sprog
web-close = Luk
web-sound = Lyd
web-touch = Vibration
web-motion = Animation
web-motion-full = fuld
web-motion-less = mindre
web-speed = Tempo
web-speed-calm = roligt
web-speed-usual = normalt
web-speed-quick = hurtigt
web-light = Udseende
web-light-auto = som enheden
web-light-light = lyst
web-light-dark = mørkt

## Before the game

web-your-name = Dit navn
web-another-name = Endnu en på denne enhed
web-seat = Plads { $seat }
web-sitter = { $kind ->
    [open] ledig
    [here] { $host ->
        [yes] her, vært
       *[no] her
    }
    [away] { $host ->
        [yes] væk, vært
       *[no] væk
    }
   *[bot] en bot
}
web-stand-up = Rejs dig: { $who }
web-remove = Fjern { $who }
web-speak = Kode at sige højt
web-begin-unsealed = Start alligevel
web-host-begins = Værten starter spillet.
web-sealing = Kastene bliver forseglet …

## Home

web-play = Spil
web-previous = Forrige spil
web-next = Næste spil
web-game-of = spil { $number } af { $of }
web-with-whom = Med hvem
web-whom = { $whom ->
    [alone] Alene
    [bot] En bot
    [here] Én skærm
   *[link] Venner
}
web-sentence = { $whom ->
    [alone] { $rules }: { $me } alene.
    [bot] { $ends ->
        [yes] { $rules }, { $goal }: { $me } mod { $bot }.
       *[no] { $rules }: { $me } mod { $bot }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal }, med { $seats } på én skærm.
       *[no] { $rules } med { $seats } på én skærm.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal }, med { $seats } om en rigtig æske.
       *[no] { $rules } med { $seats } om en rigtig æske.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal }, for { $people } via link.
       *[no] { $rules } for { $people } via link.
    }
}
web-rounds = { $rounds ->
    [1] én runde
    [2] to runder
    [3] tre runder
    [4] fire runder
    [5] fem runder
   *[other] { $rounds } runder
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [one] til ét point
       *[other] til { $limit } point
    }
    [knock-out] ude over { $limit }
   *[other] til { $limit }
}
web-you = du
web-against = { $bot ->
    [novice] en begynder
    [casual] en hyggespiller
    [expert] en ekspert
    [perfect] den perfekte spiller
   *[club] en klubspiller
}
web-people = { $people ->
    [2] to spillere
    [3] tre spillere
    [4] fire spillere
    [5] fem spillere
    [6] seks spillere
   *[other] { $people } spillere
}
web-how-said = { $coach ->
    [off] Uden træner
    [each] Træner efter hvert valg
   *[ask] Træner, når du spørger
}, { $undo ->
    [yes] man må fortryde
   *[no] intet kan fortrydes
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } sekunder pr. valg
}
web-set-up = Start spillet
web-invite = Opret bord
web-last-time = som sidst, { $date }
web-me = Spiller
web-player = Spiller { $number }
web-have-code = Har du fået en kode?
web-join = Vær med
web-unfinished = Tilbage til dit spil: { $rules }
web-elsewhere = Andre sider
web-way-to = { $way ->
    [score] Før regnskab
    [practise] Øv dig
    [explore] Udforsk
    [learn] Lær
    [games] Dine spil
   *[design] Lav en husregel
}
web-way-about = { $way ->
    [score] til en rigtig æske på bordet
    [practise] på dine egne fejl
    [explore] alle stillinger, alle værdier
    [learn] regler, du selv kan prøve
    [games] historik, summer, stimer
   *[design] og se, hvordan chancerne ændrer sig
}
web-to-dice = Terningerne, og hvorfor de er fair
web-to-paper = Til udskrift
web-to-classroom = Til en klasse
web-to-about = Om Shutbox
web-independent = Et uafhængigt projekt uden forbindelse til noget forlag. Double Shutter er et varemærke, der tilhører Blue Orange.
web-which-game = Vælg et spil
web-which-bot = Mod hvem?
web-how-many-people = Hvor mange spillere?
web-who-plays = Hvem spiller, og i hvilken rækkefølge?
web-person = Menneske
web-name-of = Navn på spiller { $number }
web-earlier = Ryk spiller { $number } frem
web-drop-seat = Fjern spiller { $number }
web-one-more = Én til
web-done = Færdig
web-how = Hvordan spilles der?
web-how-many-rounds = Hvor mange runder?
web-how-far = Hvor langt går spillet?
web-thinking-time = Tid til et valg
web-who-begins = Hvem begynder

## Keeping score

web-champion = Flest sejre i { $month }:
web-champion-is = { $wins ->
    [one] { $names }, ét vundet spil
   *[other] { $names }, { $wins } vundne spil
}
web-duel = { $one } mod { $other }:
web-duel-is = { $wins }-{ $losses } siden { $since }
web-streak = Længste stime:
web-streak-is = { $who }, { $rounds ->
    [one] én runde
   *[other] { $rounds } runder i træk
}

## After the game

web-report = Gennemgang
web-back = Tilbage
web-report-next = Hvad nu
web-report-thinking = Træneren ser spillet igennem …
web-report-forgotten = Spilfilen ligger ikke længere i denne browser.
web-report-unfinished = Ikke færdigt endnu
web-report-rounds = { $count ->
    [one] én runde
   *[other] { $count } runder
}
web-report-thrown = { $count ->
    [one] ét kast
   *[other] { $count } kast
}
web-report-result = { $format ->
    [chase] Point
    [last-one-standing] Point
   *[other] Summer
}
web-report-went = Sådan gik det
web-report-nothing = Der er endnu ikke sket noget, der kan vurderes.
web-report-measure = { $unit ->
    [chance] Vinderchancen efter hvert kast og hvert valg.
    [shut] Chancen for at lukke æsken efter hvert kast og hvert valg.
    [points] De forventede point i runden efter hvert kast og hvert valg.
   *[total] Den forventede slutsum efter hvert kast og hvert valg. Lavere er bedre.
}
web-report-curve = { $unit ->
    [chance] Vinderchancen gennem hele spillet; til sidst: { $ends }
    [shut] Chancen for at lukke æsken gennem hele spillet; til sidst: { $ends }
    [points] De forventede point, runde for runde; til sidst: { $ends }
   *[total] Den forventede sum, tur for tur; til sidst: { $ends }
}
web-report-to-moment = Til øjeblik { $number }
web-report-play = Afspil spillet
web-report-pause = Pause
web-report-scrub = Hvor i spillet
web-report-before = Før det første kast.
web-report-where = Runde { $round }, { $n } af { $of }.
web-report-total = sum { $total }
web-report-luck = Held og valg
web-report-luck-unit = { $unit ->
    [chance] I procentpoint af vinderchancen.
    [shut] I procentpoint af chancen for at lukke æsken.
    [points] I point.
   *[total] I turenes sum. Plus betyder, at mindre blev stående.
}
web-report-luckless = Med gennemsnitligt held og de samme valg havde { $who } oftest vundet.
web-report-dice = held
web-report-choices = valg
web-report-no-decisions = Intet at vælge.
web-report-mean-loss = { $decisions ->
    [one] Ét reelt valg, som kostede { $loss }.
   *[other] { $decisions } reelle valg, som i snit kostede { $loss } hver.
}
web-report-hints = { $hints ->
    [one] Ét tip.
   *[other] { $hints } tips.
}
web-report-box = { $count ->
    [0] Æsken er lukket
   *[other] Står: { $tiles }
}
web-report-did = { $do ->
    [shut] lukkede { $tiles }
    [take] tog pointet
    [raise] lod en talklap rejse sig igen
    [end] sluttede turen
   *[throw] { $dice ->
        [one] kastede én terning
       *[other] kastede { $dice } terninger
    }
}
web-report-better = { $do ->
    [shut] Bedre: { $tiles }.
    [take] Bedre: tage pointet.
    [raise] Bedre: lade en talklap rejse sig igen.
    [end] Bedre: slutte turen.
   *[throw] { $dice ->
        [one] Bedre: kaste én terning.
       *[other] Bedre: kaste { $dice } terninger.
    }
}
web-report-swing = { $unit ->
    [chance] Vinderchancen går fra { $from } til { $to }.
    [shut] Chancen for at lukke æsken går fra { $from } til { $to }.
    [points] De forventede point går fra { $from } til { $to }.
   *[total] Den forventede sum går fra { $from } til { $to }.
}
web-report-show = Vis det i afspilningen
web-report-decisions = Alle valg
web-report-worth-a-look = Værd at se på: { $count }
web-report-all = Alle: { $count }
web-report-all-good = Intet valg kostede ret meget.
web-report-who = Runde { $round }, { $who }
web-report-beside = { $beside ->
    [only] den eneste mulighed
    [best] det bedste
   *[better] { $do ->
        [shut] { $tiles } var bedre
        [take] at tage pointet var bedre
        [raise] at lade en talklap rejse sig var bedre
        [end] at slutte turen var bedre
       *[throw] { $dice ->
            [one] én terning var bedre
           *[other] { $dice } terninger var bedre
        }
    }
}
web-report-judgement = { $judgement ->
    [best] det bedste
    [good] godt
    [inaccuracy] ikke helt rigtigt
    [mistake] en fejl
   *[blunder] en slem fejl
}
web-report-taken = valgt
web-report-rest = { $count ->
    [one] og én til
   *[other] og { $count } til
}
web-report-envelope = { $state ->
    [open] Kuverten er åben
    [sealed] Kastene ligger forseglet
   *[fault] Kastene passer ikke til deres kuvert
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] Alle kast i spillet blev forseglet, før spillet begyndte. { $fit ->
            [1] Det ene kast er det fra kuverten.
           *[other] Alle { $fit } kast er dem fra kuverten.
        }
       *[other] Kast, der blev forseglet før spillet: { $fit }; fra andre terninger: { $others }.
    }
    [sealed] De lå fast før det første kast. Kuverten åbnes efter spillet.
   *[fault] Kastene er ikke de forseglede, eller spilfilen er blevet ændret.
}
web-report-check = Tjek det selv
web-report-share = Del linket
web-report-copied = Linket er kopieret.
web-report-to-table = Til bordet
web-report-practise = Øv dig på fejlene
web-report-save = Gem dette spil
web-report-save-page = Gennemgangen
web-report-save-page-about = én fil, der kan åbnes overalt, også offline
web-report-save-record = Spilfilen
web-report-save-record-about = til kommandoen shutbox og andre programmer
web-report-print = Udskriv

## Practise

web-practise = Øv dig
web-practise-today = Dagens stilling
web-practise-question = { $phase ->
    [shut] Du kastede { $pips }. Hvad ville du lukke?
    [survivor] Du er den sidste tilbage. Hvad ville du gøre?
    [penalty] En terning er trillet af måtten. Hvilken straf?
   *[throw] Hvor mange terninger ville du kaste?
}
web-practise-stake = { $stake ->
    [beat] En anden spiller fører med { $total }. Du skal under.
    [super-box] En anden spiller har lukket æsken. Nu hjælper kun en lukket æske.
    [least] Den laveste sum indtil nu er { $total }.
    [alone] Du spiller alene om at lukke æsken.
    [set] Du sætter den sum, som de andre skal under.
   *[begin] De andre spiller efter dig.
}
web-practise-you = Du
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Tag pointet
    [raise] Rejs en talklap igen
    [end] Slut turen
   *[throw] { $dice ->
        [one] Kast én terning
       *[other] Kast { $dice } terninger
    }
}
web-practise-costs = { $option }: koster { $cost }
web-practise-best = { $option }: Det bedste!
web-practise-game-today = Dagens spil
web-practise-game-about = { $rules }, alene. Alle får de samme kast i dag.
web-practise-game-on = Videre
web-practise-game-left = { $total ->
    [0] Du lukkede æsken!
   *[other] Du havde { $total } tilbage.
}
web-practise-drill = Opgaver
web-practise-game = Spil
web-practise-level = Hvor svært
web-practise-levels = { $level ->
    [easy] Let
    [medium] Middel
   *[hard] Svær
}
web-practise-own = Mine egne fejl
web-practise-none = Der blev ikke fundet nogen opgave til dette spil.
web-practise-no-mistakes = Ingen fejl at øve på. Godt spillet!
web-practise-wait = Leder efter en stilling …
web-practise-number = { $number } af { $of }
web-practise-next = Næste
web-practise-done = { $count ->
    [one] Det var den eneste.
   *[other] Alle { $count } er løst.
}
web-practise-again = En gang til
web-practise-running = { $count ->
    [one] Dit seneste valg kostede { $loss } af det mulige.
   *[other] Dine seneste { $count } valg kostede i snit { $loss } af det mulige. { $best } gange valgte du det bedste.
}

## Choosing a rule set

web-rules-yours = Dine husregler

## A code for phones

web-qr = Linket som kode til telefoner
