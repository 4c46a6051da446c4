# The static site, which runs in the browser alone: what it is doing, and what it cannot keep.
site-fetching = Getting the game ready: { $percent } %
site-elsewhere = Shutbox is open in another tab of this browser, and your games are there.
site-take = Play here
site-broken = Shutbox can’t start in this browser.
site-passing = This browser keeps nothing: your games are gone when you close this page.
site-update = A new version of Shutbox is here.
site-update-now = Update
site-ready = Shutbox works without a network now.
site-dice = Here there is no server: this browser makes both parts, from its generator for secrets. The seals show that no throw was chosen during the game. They can’t show that nobody looked ahead on this device.
