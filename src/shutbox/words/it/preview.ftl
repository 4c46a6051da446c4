# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Vieni a giocare a Chiudi la scatola
    [report] Una partita a Chiudi la scatola
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Apri il link e siediti al tavolo. Non serve un account.
    [report] Rivedi la partita, lancio per lancio.
   *[page] Chiudi la scatola e le sue varianti: in solitario, contro i bot o con gli amici.
}
preview-box = { $box ->
    [ten] Dieci tessere
    [twelve] Dodici tessere
    [double] Due file di nove
    [triple] Tre file di nove
   *[nine] Nove tessere
}
