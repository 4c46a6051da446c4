# The server as its host sees it.

serve-ready = Shutbox готов: { $address }
serve-scan = Отсканируйте код телефоном в той же сети. Создать стол может каждый, кто знает адрес. За ваш стол без ссылки никто не попадёт.
serve-stop = Ctrl+C — остановить. Ни одна партия не пропадёт, она продолжится при следующем запуске.
serve-thinking = Рассчитывает для серверов { $path }. Ctrl+C — остановить.
serve-key = Партии сервер подписывает ключом { $key }.
serve-running = Shutbox уже работает: { $address }
