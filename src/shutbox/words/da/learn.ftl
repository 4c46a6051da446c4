# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Lær
learn-names = Ane, Bo, Carl, Ditte
learn-first-card = Dit første spil
learn-first-card-about = Én tur med hjælp: hvad du skal gøre, og hvorfor. Det tager to minutter.
learn-turn = Sådan spiller du en tur
learn-turn-lede = Turen er den samme i alle disse spil. Forskellen er, hvem der vinder.
learn-turn-throw = Kast terningerne, og luk talklapper, der tilsammen giver præcis kastet.
learn-turn-whole = Hele kastet skal bruges. Kan det bruges, skal du bruge det. Hvilke talklapper du tager, bestemmer du selv.
learn-turn-again = Kast så igen. En tur er ikke ét kast: Du bliver ved, så længe noget passer.
learn-turn-miss = Når intet passer, kan kastet ikke bruges, og din tur er slut. Så lukkes ingen talklap.
learn-turn-total = Det, der stadig står, er din sum. Lavere er bedre. Allerbedst er det, når intet står: Så er æsken lukket.
learn-try = Prøv det her.
learn-games = Spillene
learn-house-games = Spil med husregler
learn-house-games-about = Spilles hjemme og på værtshus, hvert med sin egen regel.
learn-more = Forklaret, så du selv kan prøve
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
learn-board-gather = { $missing } mangler. Talklapper, der ikke længere hjælper, er nedtonet.
learn-board-ready = Det giver { $sum }.
learn-board-missed = Intet giver { $sum }, så turen er slut. Din sum er { $total }.
learn-board-shut = Æsken er lukket!
learn-board-again = Forfra
learn-board-ways = { $count ->
    [one] Der er én mulighed med kastet.
   *[other] Der er { $count } muligheder med kastet.
}
learn-step-next = Næste
learn-step-back = Tilbage
learn-step-of = { $step } af { $steps }
learn-mark = { $mark ->
    [holds] fører
    [now] prøver nu
    [out] ude
    [tried] har prøvet
   *[waits] venter
}

## Your first game

learn-first = Dit første spil
learn-first-start = Ni talklapper står op, og du vil lukke dem alle. Kast terningerne.
learn-first-one = Du kastede { $faces }, tilsammen { $sum }. Luk talklapper, der giver { $sum }. 9’eren alene kan bruges. Det kan 6 og 3 også, eller 4, 3 og 2. Tryk på dem, du vil have.
learn-first-again = Du kaster videre. Din tur varer, til et kast ikke passer.
learn-first-two = { $sum } denne gang. Høje talklapper er svære at komme af med, fordi kun få kast passer til dem. Lave talklapper hjælper i mange kast. Luk derfor helst få talklapper, og høje.
learn-first-three = { $sum }. Kan du ikke bestemme dig, så bed om et tip.
learn-first-later = Du kastede { $sum }.
learn-first-only = Du kastede { $sum }, og der er kun én mulighed.
learn-first-throw = Kast igen.
learn-first-best = { $tiles }: Intet var bedre.
learn-first-close = { $tiles } er næsten det bedste. Med { $better } var der en anelse mindre tilbage.
learn-first-worse = { $tiles } passer. Med { $better } var der i snit { $loss } mindre tilbage.
learn-first-hint = Vis et tip
learn-first-hinted = Det bedste er { $tiles }. Bagefter er der i snit { $value } tilbage.
learn-first-missed = Intet giver { $sum }, så din tur er slut. Din sum er { $total }. Den, der altid vælger bedst, har omkring 11 tilbage.
learn-first-shut = Du har lukket æsken! Det sker i omkring syv ud af hundrede ture.
learn-first-known = Nu kender du turen. I et spil rejses alle talklapper igen til den næste spiller. Den laveste sum vinder.
learn-first-double = Videre til Double Shutter
learn-first-play = Spil et rigtigt spil

## Shut the Box, one or two tiles

learn-shut-the-box = Ni talklapper, to terninger, én tur til hver spiller. Det særlige: Et kast lukker én eller to talklapper, aldrig tre.
learn-shut-the-box-two = Til et kast på 9 passer 9’eren alene eller to talklapper: 8 og 1, 7 og 2, 6 og 3, 5 og 4. Tryk på nogle, og se, hvad der går sammen.
learn-shut-the-box-dice = Du kaster altid begge terninger, også når kun 1’eren er tilbage. To terninger kan ikke give 1. Så kan kastet ikke bruges, og turen er slut.
learn-shut-the-box-end = Når alle har haft en tur, vinder den laveste sum. Den, der lukker æsken, har 0, men de andre får stadig deres tur. Står flere lige, deler de sejren.
learn-shut-the-box-stop = Må jeg stoppe, når der kun er lidt tilbage? Nej. Du kaster, til et kast ikke kan bruges, eller æsken er lukket.

## Ferme ta boîte

learn-ferme-ta-boite = Også ni talklapper og to terninger. Men et kast må lukke et frit antal talklapper, når de tilsammen giver kastet. Summerne fra flere runder lægges sammen.
learn-ferme-ta-boite-any = Et kast på 9 kan også være 4 + 3 + 2 eller 6 + 2 + 1. Tre små talklapper på én gang er sjældent klogt: Du mangler dem senere.
learn-ferme-ta-boite-rounds = Alle har én tur i hver runde. Der er fem runder, hvis I ikke aftaler andet. Den næste spiller begynder hver runde. Den laveste samlede sum vinder. Står flere lige, deler de sejren.
learn-ferme-ta-boite-mat = En terning, der triller af måtten
learn-ferme-ta-boite-mat-one = Der er få talklapper tilbage. 9’eren blev lukket for to kast siden.
learn-ferme-ta-boite-mat-two = En terning triller af måtten. Kastet tæller ikke, og den højeste lukkede talklap rejser sig igen: 9’eren.
learn-ferme-ta-boite-mat-three = Den samme spiller kaster igen og vælger på ny antallet af terninger. Er ingen talklap lukket endnu, rejser ingen sig.
learn-ferme-ta-boite-mat-other = Nogle spiller sådan, at turen i stedet slutter. Aftal det, før I begynder.

## Double Shutter

learn-double-shutter = To rækker talklapper, den ene bag den anden. Kom under summen før dig, og lad ingen komme under din.
learn-double-rows = Æsken
learn-double-rows-one = Forrest står 1 til 9. Bagved går tallene den anden vej, 9 til 1: Bag 1’eren står en 9’er, bag 2’eren en 8’er.
learn-double-rows-two = Kun den forreste talklap i en søjle kan lukkes. Når den er lukket, er den bagved fri.
learn-double-behind = To i ét kast
learn-double-behind-about = En talklap regnes for lukket med det samme. Så den bagved må lukkes i samme kast. Med 10 kan du lukke 1’eren forrest og 9’eren bagved. Prøv det.
learn-double-behind-done = Det er der mange spillere, der ikke ved: 1’eren og 9’eren bag den, i ét kast.
learn-double-behind-other = Det er også rigtigt. Begynd forfra, og luk først 1’eren forrest: Så bliver 9’eren bagved fri.
learn-double-die = Én terning eller to
learn-double-die-about = Læg alt det sammen, der står i begge rækker. Giver det seks eller mindre, må du kaste én terning. Du vælger før hvert kast. Her står 4 og 1.
learn-double-count = Det, der er tilbage, tæller
learn-double-count-about = En talklap i forreste række tæller dobbelt, en i bageste række enkelt. Her tæller 3’eren forrest for 6 og 7’eren bagved for 7: Summen er 13.
learn-double-count-first = En forreste talklap, der bliver stående, er altså dyr. Den tæller dobbelt, og den bagved bliver også stående.
learn-chase = Jagten
learn-chase-about = En runde er en jagt på den laveste sum. Det bliver ikke ved én tur hver.
learn-chase-one = { $a } har kastet højest og begynder: kaster og lukker, til et kast ikke passer. 14 er tilbage. Den sum skal de andre under.
learn-chase-two = { $b } er den næste. Alle talklapper står op igen, og der er også 14 tilbage. Lige er ikke mindre: { $a } fører stadig.
learn-chase-three = { $c } har 9 tilbage. Det er mindre end 14, så nu fører { $c }. Alle de andre har ét forsøg igen. { $d } har ikke prøvet endnu og spiller nu mod 9.
learn-chase-four = Det går videre til venstre for { $c }: { $d } har 22 tilbage.
learn-chase-five = { $a } må prøve igen, denne gang mod 9, og har 11 tilbage.
learn-chase-six = { $b } har 30 tilbage. Nu har alle andre prøvet, og ingen er kommet under 9.
learn-chase-seven = Runden er slut, og { $c } får ét point. Den næste spiller begynder næste runde.
learn-super = Superæsken
learn-super-about = Ingen kan have mindre tilbage end ingenting. Mod en lukket æske hjælper kun en lukket æske.
learn-super-one = { $a } lukker æsken. Alle de andre har ét forsøg på også at lukke den.
learn-super-two = { $b } har 6 tilbage, { $c } har 21 tilbage. Det hjælper ikke.
learn-super-three = { $d } lukker også æsken og tager over: Nu har { $a }, { $b } og { $c } hver ét forsøg mod { $d }.
learn-super-four = Det lykkes ikke for nogen. { $d } får to point for Superæsken, og { $a } ingen.
learn-double-end = Spil fem runder, eller så mange I aftaler. Flest point vinder. Står flere lige, deler de sejren.
learn-double-asked-last = Får jeg de forsøg igen, som jeg ikke nåede? Nej. Når nogen kommer under summen, begynder det forfra: Alle andre har præcis ét forsøg mod den nye.
learn-double-asked-pass = Må jeg lade et kast, der passer, ligge ubrugt? Nej. Og du må heller ikke stoppe, selv om din sum allerede er lav nok.
learn-double-2008 = Den ældre udgave spilles på samme måde. Men pointene betales af de andre.
learn-double-2008-pay = Den, der vinder en runde, får ét point af hver af de andre. En Superæske giver to fra hver. Point må gå under nul.
learn-double-2008-table = Hvad en runde ændrer med fire spillere
learn-double-2008-who = { $who ->
    [winner] vinderen
   *[other] hver af de andre
}
learn-double-2008-round = en runde
learn-double-2008-super = en Superæske
learn-double-2008-end = Aftal tre til ti runder.

## Last One Standing

learn-last = To til fire spillere lukker én æske sammen, ét kast ad gangen. Kan du ikke bruge dit kast, er du ude af runden. Den sidste tilbage kan tage et point eller satse det.
learn-last-round = En runde
learn-last-one = Der kastes med begge terninger om, hvem der begynder. Det højeste kast begynder. Der er én æske for alle.
learn-last-two = { $a } kaster 9 og lukker 9’eren. Ét kast, og så har { $b } turen, med æsken, som den står.
learn-last-three = { $b } kaster 11 og lukker 8 og 3.
learn-last-four = Nogle kast senere er 7, 5 og 1 tilbage. { $c } kaster 3. Intet giver 3: { $c } er ude af denne runde.
learn-last-five = { $a } kaster 6 og lukker 5 og 1.
learn-last-six = Kun 7’eren er tilbage. { $b } kaster 9 og er også ude. { $a } er den sidste tilbage.
learn-last-seven = Den, der før det lukker den sidste talklap, får straks fire point. Så begynder en ny runde.
learn-last-choice = Den sidste bestemmer
learn-last-choice-about = Er alle de andre ude, kaster du ikke bare videre. Du tager ét point eller kaster en sidste gang. Lukker du talklapper, giver det to point, og fire for hele æsken. Passer intet, får du ingen.
learn-last-choice-ask = Alle de andre er ude, og 7, 5 og 1 står. Hvad gør du?
learn-last-take = Tag pointet
learn-last-throw = Kast om to
learn-last-took = Ét sikkert point. Det sidste kast ville have passet { $some } gange ud af { $all }.
learn-last-lost = { $sum } passer ikke: intet point. Det ville have passet { $some } gange ud af { $all }.
learn-last-won = { $sum } passer: to point. Det passer { $some } gange ud af { $all }.
learn-last-boxed = { $sum } lukker æsken: fire point!
learn-last-end = Så begynder en ny runde. Alle talklapper står op, og alle spillere er med igen. Den første med fem point vinder.
learn-last-asked = Og hvis de andre er ude før mit første kast? Så vælger du på samme måde.

## Alone

learn-alone = Alene
learn-alone-about = Alle disse spil kan spilles alene: én tur, og med lukket æske har du vundet. Det gælder om din bedste sum, dit snit og hvor ofte det lykkes.
