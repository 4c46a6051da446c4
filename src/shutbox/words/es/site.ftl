site-fetching = El juego se está preparando: { $percent } %
site-elsewhere = Shutbox está abierto en otra pestaña de este navegador, y tus partidas están allí.
site-take = Jugar aquí
site-broken = Shutbox no puede arrancar en este navegador.
site-passing = Este navegador no guarda nada: tus partidas desaparecen al cerrar esta página.
site-update = Hay una versión nueva de Shutbox.
site-update-now = Actualizar
site-ready = Shutbox ya funciona sin red.
site-dice = Aquí no hay servidor: este navegador hace las dos partes, con su generador de secretos. Los sellos muestran que ninguna tirada se eligió durante la partida. No pueden mostrar que nadie haya mirado antes en este dispositivo.
site-yours-about = Partidas, mesas, ejercicios, reglas de la casa, nombres y ajustes se guardan en este navegador y en ningún otro sitio. Guárdalo todo de vez en cuando.
site-delete-about = Todas las partidas, mesas, cifras, ejercicios, reglas de la casa, nombres y ajustes de este navegador se pierden para siempre.
site-delete = Borrar
site-delete-sure = ¿Borrar la partida?
site-keeps = Lo seguras que están tus partidas
site-keeps-how = { $sure ->
    [promised] Este navegador ha prometido guardar tus partidas hasta que las borres.
    [never] Este navegador no guarda nada: tus partidas se pierden al cerrar esta página.
   *[unpromised] Este navegador puede borrar tus partidas si al dispositivo le falta espacio. Guárdalas de vez en cuando.
}
site-keeps-week = Safari borra tus partidas si no abres esta página en siete días. Añade Shutbox a la pantalla de inicio para evitarlo. Allí tiene sus propias partidas: guarda antes las tuyas y tráelas después.
site-keeps-plain = Esta página llegó por HTTP sin cifrar. Necesita la red cada vez y no se puede instalar. Por HTTPS puede las dos cosas.
site-install = Instalar Shutbox
site-noted = OK
site-turn = { $stage ->
    [waiting] Invita a alguien: envía la mesa como enlace.
    [playing] Turno de { $names }. Envía la partida como enlace.
   *[over] La partida ha terminado. Envía el final a { $names }.
}
site-turn-send = Enviar enlace
site-turn-dice = Los dados los fijáis entre los dos y nadie puede cambiarlos. Un teléfono manipulado podría mirar lo que viene. Abre el enlace en el navegador que tiene tus partidas: un iPhone lo abre en Safari, y Shutbox instalado tiene las suyas.
site-turn-older = Este enlace es más antiguo que tu partida, así que nada ha cambiado.
