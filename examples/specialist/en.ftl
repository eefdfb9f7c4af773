yam-label-bundle = Funadama: sell { $count } { yam-word-colour } boats for { yam-word-coins }
yam-story-bundle = { $player } sells { $count } { yam-word-colour } boats for { yam-word-coins } (Funadama).
yam-why-no-bundle = You have fewer than { $count } { yam-why-word-colour } boats. Choose a colour of which you have enough.
