# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Speel mee: Shut the Box
    [report] Een partij Shut the Box
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Open de link en schuif aan. Je hebt geen account nodig.
    [report] Bekijk hoe de partij ging, worp voor worp.
   *[page] Shut the Box en zijn familie: alleen, tegen bots of met vrienden.
}
preview-box = { $box ->
    [ten] Tien stenen
    [twelve] Twaalf stenen
    [double] Twee rijen van negen
    [triple] Drie rijen van negen
   *[nine] Negen stenen
}
