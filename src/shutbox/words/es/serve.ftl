# The server as its host sees it.

serve-ready = Shutbox está en marcha: { $address }
serve-scan = Los teléfonos de la misma red pueden escanear este código. Quien tenga la dirección puede crear una mesa, pero nadie entra en la tuya sin su enlace.
serve-stop = Ctrl-C para parar. No se pierde ninguna partida: todo sigue al arrancar de nuevo.
serve-thinking = Calculando para los servidores de { $path }. Ctrl-C para parar.
serve-key = Firma sus partidas con la clave { $key }.
serve-running = Shutbox ya está en marcha: { $address }
