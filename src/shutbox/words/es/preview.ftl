# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Ven a jugar a Cierra la caja
    [report] Una partida de Cierra la caja
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Abre el enlace y siéntate a la mesa. No hace falta ninguna cuenta.
    [report] Mira cómo fue la partida, tirada a tirada.
   *[page] Cierra la caja y sus variantes: en solitario, contra bots o con amigos.
}
preview-box = { $box ->
    [ten] Diez fichas
    [twelve] Doce fichas
    [double] Dos hileras de nueve
    [triple] Tres hileras de nueve
   *[nine] Nueve fichas
}
