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
site-yours-about = Games, tables, drills, house rules, names and settings are kept in this browser and nowhere else. Save all of it from time to time.
site-delete-about = All games, tables, figures, drills, house rules, names and settings of this browser are gone for good.
site-delete = Delete
site-delete-sure = Delete the game?
site-keeps = How safe your games are
site-keeps-how = { $sure ->
    [promised] This browser has promised to keep your games until you delete them.
    [never] This browser keeps nothing: your games are gone when you close the page.
   *[unpromised] This browser may delete your games when the device runs out of space. Save them from time to time.
}
site-keeps-week = Safari deletes your games when you haven’t opened this page for seven days. Add Shutbox to the home screen to prevent that. The copy there has its own games, so save yours first and bring them in there.
site-keeps-plain = This page came over plain HTTP. It needs the network every time, and it can’t be installed. Over HTTPS it can do both.
site-install = Install Shutbox
site-noted = OK
site-turn = { $stage ->
    [waiting] Invite your friend: send the table as a link.
    [playing] It’s { $names }’s turn. Send the game as a link.
   *[over] The game is over. Send { $names } the end.
}
site-turn-send = Send link
site-turn-dice = You both fix the dice, and nobody can change them. A phone that was tampered with could look ahead. Open the link in the browser that has your games: an iPhone opens it in Safari, and an installed Shutbox has games of its own.
site-turn-older = This link is older than your game, so nothing has changed.
