# The server as its host sees it.

serve-ready = Shutbox is ready: { $address }
serve-scan = Phones on the same network scan this code. Everybody with the address can lay a table; nobody gets into yours without its link.
serve-stop = Ctrl-C stops it; no game is lost, and it goes on at the next start.
serve-thinking = Thinking for the servers at { $path }. Ctrl-C stops.
serve-key = It signs its games with the key { $key }.
serve-running = Shutbox is running already: { $address }
