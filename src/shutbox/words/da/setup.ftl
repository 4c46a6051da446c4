# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = Én mindre
setup-more = Én mere
setup-bot = { $bot ->
    [novice] laver mange fejl
    [casual] spiller for sjov
    [expert] laver sjældent fejl
    [perfect] laver aldrig fejl
   *[club] laver små fejl
}
setup-seat-kind = Spiller { $number }: { $kind }. Skift
setup-seat = Hvem er spiller { $number }?
setup-coach = { $coach ->
    [off] Ingen
    [each] Efter hvert valg
   *[ask] Når du spørger
}
setup-undo = Fortryd er tilladt
setup-seconds = { $seconds ->
    [0] Ingen grænse
   *[other] { $seconds } s
}
setup-design = Design dit eget
setup-design-about = Begynd med et af disse spil
setup-rules-of = Regler: { $rules }
setup-more-games = Flere spil
setup-rows = Rækker
setup-row-count = { $count ->
    [1] Én række
    [2] To rækker
   *[other] { $count } rækker
}
setup-per-row = Talklapper pr. række
setup-behind = Rækken bagved
setup-order = { $turned ->
    [yes] { $tiles } til 1
   *[no] 1 til { $tiles }
}
setup-own-rows = Egne
setup-any = Valgfrit
setup-none = Ingen
setup-changed = ændret
setup-from = Ud fra { $rules }
setup-changes = { $count ->
    [0] uændret
    [one] én ændring
   *[other] { $count } ændringer
}
setup-reset = Nulstil
setup-standing = { $count ->
    [one] Én talklap står
   *[other] { $count } talklapper står
}
setup-tap-first = Tryk for at lukke på forhånd
setup-mean = { $mean } tilbage i snit
setup-share = { $share } lukker æsken
setup-play = Spil dette spil
setup-explore = Udforsk
