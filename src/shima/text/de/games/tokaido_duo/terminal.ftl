### Tokaido Duo im Terminal. Auf der Karte hat ein Wort höchstens 6 Buchstaben.

play-duo-kind = { $kind ->
    [temple] Tempel
    [garden] Garten
    [hot-spring] Quelle
    [seashore] Meer
   *[town] Ort
}
play-duo-ware-on-map = { $ware ->
    [kimono] Kimono
    [ceramic] Keram.
    [doll] Puppe
   *[fan] Fächer
}
play-duo-letter = { $character ->
    [pilgrim] P
    [merchant] H
   *[artist] K
}
play-duo-wave = { $name } ({ $effect })
play-duo-hot-spring = heiße Quelle (einen Würfel noch einmal nutzen)
play-duo-round = Runde { $round }
play-duo-leads = { $player } beginnt
play-duo-dice = Würfel
play-duo-last-round = Letzte Runde: { $ending ->
    [temples] Tempelleiste voll
    [gardens] Gartenleiste voll
    [slabs] alle Goldtafeln genommen
   *[paintings] alle Gemälde verschenkt
}
play-duo-legend = ↻ Küste · ¥ Preis · + Waren
play-duo-more-routes = Weitere Wege: { $routes }
play-duo-coast = Küste, im Uhrzeigersinn:
play-duo-mountains = Gebirgsorte (+ Waren):
play-duo-regions = Gebiete:
play-duo-die = { $character ->
    [pilgrim] Pilger { $pips }
    [merchant] Händler { $pips }
   *[artist] Künstler { $pips }
}
play-duo-group = { $group ->
    [spring] Noch einmal
    [ware] Zurücklegen
    [wave] Welle nehmen
    [do] Aktion
    [less] Für weniger verkaufen
   *[other] Sonstiges
}
play-duo-faith = Glaube
play-duo-trade = Handel
play-duo-culture = Kultur
play-duo-tracks = Tempel { $temple }/{ $temples } × Garten { $garden }/{ $gardens }
play-duo-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
play-duo-given = { $given }/{ $paintings } verschenkt
play-duo-wares = Waren
play-duo-face-up = Offen
play-duo-face-down = Verdeckt
play-duo-tiles = Plättchen
play-duo-on-board = Auf dem Spielplan
play-duo-bag = Im Beutel
play-duo-score = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
play-duo-sheet = Wertung
play-duo-total = Summe
play-duo-sheet-faith = Glaube: Tempel × Garten
play-duo-sheet-trade = { $slabs } { $slabs ->
    [one] Goldtafel
   *[other] Goldtafeln
} = { $points }
play-duo-sheet-culture = { $given } verschenkt = { $points }
play-duo-sheet-coins = Bei Gleichstand: Münzen
