### Tokaido Duo in a terminal. On the map a word has 6 letters at most.

play-duo-kind = { $kind ->
    [temple] temple
    [garden] garden
    [hot-spring] spring
    [seashore] sea
   *[town] town
}
play-duo-ware-on-map = { $ware ->
    [kimono] kimono
    [ceramic] ceram.
    [doll] doll
   *[fan] fan
}
play-duo-letter = { $character ->
    [pilgrim] P
    [merchant] M
   *[artist] A
}
play-duo-wave = { $name } ({ $effect })
play-duo-hot-spring = hot spring (use a die again)
play-duo-round = Round { $round }
play-duo-leads = { $player } goes first
play-duo-dice = Dice
play-duo-last-round = Last round: { $ending ->
    [temples] temple track full
    [gardens] garden track full
    [slabs] all slabs taken
   *[paintings] all paintings given away
}
play-duo-legend = ↻ coast · ¥ price · + wares
play-duo-more-routes = More routes: { $routes }
play-duo-coast = Coast, clockwise:
play-duo-mountains = Mountain towns (+ wares):
play-duo-regions = Regions:
play-duo-die = { $character ->
    [pilgrim] Pilgrim { $pips }
    [merchant] Merchant { $pips }
   *[artist] Artist { $pips }
}
play-duo-group = { $group ->
    [spring] Once more
    [ware] Put back
    [wave] Take a wave
    [do] Action
    [less] Sell for less
   *[other] Other
}
play-duo-faith = Faith
play-duo-trade = Trade
play-duo-culture = Culture
play-duo-tracks = temple { $temple }/{ $temples } × garden { $garden }/{ $gardens }
play-duo-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
play-duo-given = { $given }/{ $paintings } given
play-duo-wares = Wares
play-duo-face-up = Face up
play-duo-face-down = Hidden
play-duo-tiles = Tiles
play-duo-on-board = On the board
play-duo-bag = In the bag
play-duo-score = { $score } { $score ->
    [one] point
   *[other] points
}
play-duo-sheet = Score sheet
play-duo-total = Total
play-duo-sheet-faith = Faith: temple × garden
play-duo-sheet-trade = { $slabs } { $slabs ->
    [one] slab
   *[other] slabs
} = { $points }
play-duo-sheet-culture = { $given } given = { $points }
play-duo-sheet-coins = Tie-break: coins
