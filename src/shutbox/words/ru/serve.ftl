# The server as its host sees it.

serve-ready = Shutbox готов: { $address }
serve-scan = Телефоны в той же сети сканируют этот код. Собрать стол может каждый, кто знает адрес; за ваш без ссылки не попадёт никто.
serve-stop = Ctrl-C — остановить; ни одна партия не пропадёт и продолжится при следующем запуске.
serve-thinking = Думает за серверы { $path }. Ctrl-C — остановить.
serve-key = Партии сервер подписывает ключом { $key }.
serve-running = Shutbox уже работает: { $address }
