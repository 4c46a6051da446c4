# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Lær
learn-names = Ane, Bo, Carl, Ditte
learn-first-card = Dit første spil
learn-first-card-about = Én tur med en ved din side: hvad du skal gøre, og hvorfor. Det tager to minutter.
learn-turn = Sådan går en tur
learn-turn-lede = Alle disse spil har den samme tur. Resten handler om, hvem der vinder.
learn-turn-throw = Kast terningerne, og luk talklapper, der tilsammen giver præcis det, de viser.
learn-turn-whole = Hele kastet skal bruges. Kan det bruges, skal du bruge det; hvilke talklapper du tager, bestemmer du selv.
learn-turn-again = Kast så igen. En tur er ikke ét kast: Du bliver ved, så længe noget passer.
learn-turn-miss = Når intet passer, er det en forbier, og din tur er slut. Ingen talklap falder for det kast.
learn-turn-total = Det, der stadig står, er din sum. Lavere er bedre, og allerbedst er ingenting: Så er æsken lukket.
learn-try = Prøv det her.
learn-games = Spillene
learn-house-games = Spil med husregler
learn-house-games-about = Spilles hjemme og på værtshus, hvert med sin egen regel.
learn-more = Forklaret, med æsker at prøve
learn-at-a-glance = Kort fortalt
learn-glance = { $fact ->
    [players] Spillere
    [box] Talklapper
    [dice] Terninger
    [throw] Et kast
    [count] Resten
   *[win] Hvem vinder
}
learn-players = { $most ->
    [12] så mange, I vil
   *[other] 2 til { $most }, eller alene
}
learn-box = { $rows ->
    [one] { $tiles } talklapper
   *[other] { $tiles } talklapper i { $rows } rækker
}
learn-win = { $format ->
    [running] { $rounds ->
        [one] den laveste sum efter én runde
       *[other] den laveste samlede sum efter { $rounds } runder
    }
    [knock-out] den sidste, der er med; over { $limit } er man ude
    [until] den laveste samlede sum, når nogen har { $limit }
    [chase] { $rounds ->
        [one] flest point efter én runde
       *[other] flest point efter { $rounds } runder
    }
    [last-one-standing] den første med { $limit } point
    [solitaire] den, der lukker æsken
   *[one-turn] den laveste sum efter én tur hver
}
learn-play = Spil det
learn-explore = Udforsk det
learn-print = Udskriv
learn-asked = Ofte spurgt

## Boards to try

learn-board-busy = Et øjeblik …
learn-board-threw = Du kastede { $faces }: { $sum }.
learn-board-threw-one = Du kastede { $sum }.
learn-board-gather = { $missing } mangler. Talklapper, der ikke længere hjælper, er trådt tilbage.
learn-board-ready = Det giver { $sum }.
learn-board-missed = Intet giver { $sum }: en forbier. Din sum er { $total }.
learn-board-shut = Æsken er lukket!
learn-board-again = Forfra
learn-board-ways = { $count ->
    [one] Der er én måde at bruge kastet på.
   *[other] Der er { $count } måder at bruge kastet på.
}
learn-step-next = Næste
learn-step-back = Tilbage
learn-step-of = { $step } af { $steps }
learn-mark = { $mark ->
    [holds] at slå
    [now] prøver nu
    [out] ude
    [tried] har prøvet
   *[waits] venter
}

## Your first game

learn-first = Dit første spil
learn-first-start = Ni talklapper står op, og du vil have dem alle til at falde. Kast terningerne.
learn-first-one = Du kastede { $faces }: tilsammen { $sum }. Luk talklapper, der giver { $sum }. 9 alene kan bruges; det kan 6 og 3 også, eller 4, 3 og 2. Tryk på dem, du vil have.
learn-first-again = Du kaster videre. Din tur varer, til et kast ikke passer.
learn-first-two = { $sum } denne gang. Høje talklapper er svære at komme af med senere, for få kast giver dem. Lave talklapper hjælper i mange kast. Så det er som regel godt at lukke få talklapper, og høje.
learn-first-three = { $sum }. Kan du ikke bestemme dig, så bed om et tip.
learn-first-later = Du kastede { $sum }.
learn-first-only = Du kastede { $sum }, og der er kun én måde at bruge det på.
learn-first-throw = Kast igen.
learn-first-best = { $tiles }: Intet var bedre.
learn-first-close = { $tiles } er næsten så godt, som det kan blive; { $better } ville have efterladt en anelse mindre.
learn-first-worse = { $tiles } passer. { $better } ville i snit have efterladt { $loss } mindre.
learn-first-hint = Et tip
learn-first-hinted = Det bedste er { $tiles }. Bagefter er der i snit { $value } tilbage.
learn-first-missed = Intet giver { $sum }, så din tur er slut. Din sum er { $total }. Den, der altid vælger bedst, har omkring 11 tilbage.
learn-first-shut = Du har lukket æsken! Det sker i omkring syv ud af hundrede ture.
learn-first-known = Nu kender du turen. I et spil stilles æsken op igen til den næste spiller, og den laveste sum vinder.
learn-first-double = Videre til Double Shutter
learn-first-play = Spil et rigtigt spil

## Shut the Box, one or two tiles

learn-shut-the-box = Ni talklapper, to terninger, én tur til hver spiller. Det særlige: Et kast lukker én talklap eller to, aldrig tre.
learn-shut-the-box-two = Et kast på 9 kan være 9 alene eller to talklapper, der giver det: 8 og 1, 7 og 2, 6 og 3, 5 og 4. Tryk på nogle, og se, hvad der går sammen.
learn-shut-the-box-dice = Der kastes med begge terninger til det sidste, også når kun 1 er tilbage og to terninger ikke kan give den. Så er kastet en forbier, og det var din tur.
learn-shut-the-box-end = Når alle har haft en tur, vinder den laveste sum. Den, der lukker æsken, har 0, men de andre får stadig deres tur. Lige summer deler sejren.
learn-shut-the-box-stop = Må jeg stoppe, mens der er lidt tilbage? Nej. Du kaster, til du rammer forbi eller æsken er lukket.

## Ferme ta boîte

learn-ferme-ta-boite = Også ni talklapper og to terninger, men et kast må lukke så mange talklapper, som giver det, og summerne fra flere runder lægges sammen.
learn-ferme-ta-boite-any = Et kast på 9 kan også være 4 + 3 + 2 eller 6 + 2 + 1. Tre små talklapper på én gang er sjældent klogt: Du kommer til at savne dem senere.
learn-ferme-ta-boite-rounds = Alle har én tur i hver runde, og der er fem runder, hvis I ikke aftaler andet. Hver runde begyndes af den næste spiller. Den laveste samlede sum vinder; lige summer deler sejren.
learn-ferme-ta-boite-mat = En terning, der triller af måtten
learn-ferme-ta-boite-mat-one = Der er få talklapper tilbage, og 9 faldt for to kast siden.
learn-ferme-ta-boite-mat-two = En terning triller af måtten. Kastet tæller ikke, og den højeste talklap, der er lukket, rejser sig igen: 9.
learn-ferme-ta-boite-mat-three = Den samme spiller kaster igen og vælger på ny, hvor mange terninger det skal være. Er ingen talklap lukket endnu, rejser ingen sig.
learn-ferme-ta-boite-mat-other = Nogle spiller i stedet sådan, at turen slutter. Aftal det, før I begynder.

## Double Shutter

learn-double-shutter = To rækker talklapper, den ene bag den anden. Hav mindre tilbage end den, der fører, og vær den sidste, det lykkes for.
learn-double-rows = Æsken
learn-double-rows-one = Forrest står 1 til 9. Bagved løber tallene den anden vej, 9 til 1: Bag 1 står 9, bag 2 står 8.
learn-double-rows-two = Kun den forreste talklap i en søjle kan lukkes. Når den er faldet, er den bagved fri.
learn-double-behind = To i ét kast
learn-double-behind-about = En talklap regnes for lukket med det samme. Så den bagved må falde i samme kast: Med 10 kan du lukke 1 forrest og 9 bagved. Prøv det.
learn-double-behind-done = Det er der mange spillere, der ikke ved: 1 og 9 bag den, i ét kast.
learn-double-behind-other = Det er også rigtigt. Begynd forfra, og luk først 1 forrest: Så bliver 9 bagved fri.
learn-double-die = Én terning eller to
learn-double-die-about = Når alt det, der står i begge rækker, tilsammen giver seks eller mindre, må du kaste én terning. Du vælger før hvert kast. Her står 4 og 1.
learn-double-count = Det, der er tilbage, tæller
learn-double-count-about = En talklap i forreste række tæller dobbelt, en i bageste række enkelt. Her tæller 3 forrest 6 og 7 bagved 7: Summen er 13.
learn-double-count-first = Så en forreste talklap, der bliver stående, er dyr: Den tæller dobbelt, og den bagved bliver også stående.
learn-chase = Jagten
learn-chase-about = En runde er en jagt på den laveste sum. Den er ikke én tur hver.
learn-chase-one = { $a } har kastet højest og begynder: kaster og lukker, til et kast ikke passer. 14 er tilbage. Det er summen, der skal slås.
learn-chase-two = { $b } er den næste, med alle talklapper oppe igen, og har også 14 tilbage. Lige er ikke mindre: { $a } fører stadig.
learn-chase-three = { $c } har 9 tilbage. Det slår 14, så nu fører { $c }, og alle de andre har ét forsøg igen. { $d }, som ikke har prøvet endnu, skal ikke længere prøve mod 14.
learn-chase-four = Det går videre til venstre for { $c }: { $d } har 22 tilbage.
learn-chase-five = { $a } må prøve igen, denne gang mod 9, og har 11 tilbage.
learn-chase-six = { $b } har 30 tilbage. Nu har alle andre prøvet i træk, og ingen har slået 9.
learn-chase-seven = Runden er slut, og { $c } får ét point. Den næste spiller begynder næste runde.
learn-super = Superæsken
learn-super-about = Ingen kan have mindre tilbage end ingenting. Så på en lukket æske er det eneste svar en lukket æske.
learn-super-one = { $a } lukker æsken. Alle de andre har ét forsøg på også at lukke den.
learn-super-two = { $b } har 6 tilbage, { $c } har 21. Det hjælper dem ikke.
learn-super-three = { $d } lukker også æsken og tager over: Nu har { $a }, { $b } og { $c } hver ét forsøg mod { $d }.
learn-super-four = Det lykkes ikke for nogen. { $d } får to point for Superæsken, og { $a } ingen.
learn-double-end = Spil fem runder, eller så mange I aftaler. Flest point vinder; lige mange point deler sejren.
learn-double-asked-last = Får jeg de forsøg igen, som jeg ikke nåede? Nej. Når nogen slår summen, er alt det forrige glemt, og alle andre har præcis ét forsøg mod den nye.
learn-double-asked-pass = Må jeg lade et kast, der passer, ligge ubrugt? Nej. Og du må heller ikke stoppe, selv om din sum allerede er lav nok.
learn-double-2008 = Den ældre udgave spilles på samme måde. Kun pointene betales af de andre.
learn-double-2008-pay = Den, der vinder en runde, får ét point af hver af de andre; en Superæske koster dem to hver. Point må gå under nul.
learn-double-2008-table = Hvad en runde ændrer med fire spillere
learn-double-2008-who = { $who ->
    [winner] vinderen
   *[other] hver af de andre
}
learn-double-2008-round = en runde
learn-double-2008-super = en Superæske
learn-double-2008-end = Aftal tre til ti runder.

## Last One Standing

learn-last = To til fire spillere lukker én æske sammen, ét kast ad gangen. Den, der ikke kan bruge sit kast, er ude af runden, og den sidste, der er tilbage, kan tage et point eller satse det.
learn-last-round = En runde
learn-last-one = Der kastes med begge terninger om starten, og den højeste begynder. Der er én æske for alle.
learn-last-two = { $a } kaster 9 og lukker 9. Ét kast, og så har { $b } turen, med æsken, som den står.
learn-last-three = { $b } kaster 11 og lukker 8 og 3.
learn-last-four = Nogle kast senere er 7, 5 og 1 tilbage. { $c } kaster 3. Intet giver 3: { $c } er ude af denne runde.
learn-last-five = { $a } kaster 6 og lukker 5 og 1.
learn-last-six = Kun 7 er tilbage. { $b } kaster 9 og er også ude. { $a } er sidste tilbage.
learn-last-seven = Den, der før det lukker den sidste talklap, får straks fire point, og en ny runde begynder.
learn-last-choice = Den sidste bestemmer
learn-last-choice-about = Er alle de andre ude, kaster du ikke bare videre. Du vælger: Tag ét point, eller kast en sidste gang. Falder der talklapper, giver det to point. Bliver æsken lukket, fire. Passer intet, ingen.
learn-last-choice-ask = Alle de andre er ude, og 7, 5 og 1 står. Hvad gør du?
learn-last-take = Tag pointet
learn-last-throw = Kast om to
learn-last-took = Ét sikkert point. Det sidste kast ville have passet { $some } gange ud af { $all }.
learn-last-lost = { $sum } passer ikke: intet point. Det ville have passet { $some } gange ud af { $all }.
learn-last-won = { $sum } passer: to point. Det passer { $some } gange ud af { $all }.
learn-last-boxed = { $sum } lukker æsken: fire point!
learn-last-end = Så begynder en ny runde med alle talklapper oppe og alle spillere med. Fem point vinder spillet med det samme.
learn-last-asked = Og hvis de andre er ude før mit første kast? Du vælger alligevel, med det samme.

## Alone

learn-alone = Alene
learn-alone-about = Alle disse spil kan spilles alene: én tur, som vindes ved at lukke æsken. Det, der tæller, er din bedste sum, dit snit og hvor ofte det lykkes.
