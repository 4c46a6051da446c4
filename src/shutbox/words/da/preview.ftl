# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Spil med: Luk æsken
    [report] Et spil Luk æsken
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Åbn linket, og sæt dig ved bordet. Du behøver ikke en konto.
    [report] Se, hvordan spillet gik, kast for kast.
   *[page] Luk æsken og dens familie: alene, mod botter eller med venner.
}
preview-box = { $box ->
    [ten] Ti talklapper
    [twelve] Tolv talklapper
    [double] To rækker med ni
    [triple] Tre rækker med ni
   *[nine] Ni talklapper
}
