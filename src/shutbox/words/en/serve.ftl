# The server as its host sees it.

serve-ready = Shutbox is ready: { $address }
serve-scan = Scan this code with phones on the same network. Anyone with the address can create a table. Nobody can join yours without its link.
serve-stop = Press Ctrl-C to stop. No game is lost, and all continue at the next start.
serve-thinking = Thinking for the servers at { $path }. Press Ctrl-C to stop.
serve-key = It signs its games with the key { $key }.
serve-running = Shutbox is running already: { $address }
