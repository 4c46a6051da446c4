# The server as its host sees it.

serve-ready = Shutbox está en marcha: { $address }
serve-scan = Los teléfonos de la misma red escanean este código. Quien tenga la dirección puede poner una mesa; en la tuya nadie entra sin su enlace.
serve-stop = Ctrl-C lo para; no se pierde ninguna partida, y todo sigue al arrancar de nuevo.
serve-thinking = Pensando por los servidores de { $path }. Ctrl-C termina.
serve-key = Firma sus partidas con la clave { $key }.
serve-running = Shutbox ya está en marcha: { $address }
