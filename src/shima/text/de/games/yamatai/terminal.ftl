### Yamataï im Terminal. Auf der Karte hat ein Wort höchstens 7 Buchstaben.

play-yam-letter = { $colour ->
    [bamboo] B
    [wood] H
    [stone] S
    [clay] L
    [gold] G
   *[any] ?
}
play-yam-token = { $kind ->
    [fan] Fächer
    [lantern] Laterne
    [mask] Maske
    [scroll] Rolle
    [drum] Trommel
   *[crane] Kranich
}
play-yam-kind = { $kind ->
    [trading-post] Handelsposten
    [torii] Torii
    [palace] Palast
   *[standard] Standard
}
play-yam-sacred = heilig
play-yam-free = leer
play-yam-points = { $points } PP
play-yam-power = { $power ->
    [reserve] ein Gebäude reservieren
    [peek] 3 Gebäude ansehen
    [slide] ein Schiff verschieben
    [sacred-ground] Heiligen Boden legen
    [switch-tokens] zwei Plättchen tauschen
    [remove-boats] 2 Schiffe entfernen
    [switch-boats] zwei Schiffe tauschen
    [discount] 1 Schiff weniger zum Bau
   *[none] –
}
play-yam-specialist = { $name ->
    [Amateratsu] Prestigeplättchen zählen doppelt
    [Ananda] wer neben dir baut, zahlt dir ¥2
    [Awashima] Boni auch für Torii und Palast
    [Ebisu] nimm eins mehr, von überall
    [Fu-Hsi] am Ende 1 PP für je 3 Münzen
    [Hetsuka] je Zug: ein Plättchen gegen ¥4
    [Izanagi] ein Handel mehr pro Zug
    [Izanami] halbe Münzen, wenn andere anwerben
    [Kachiko] je Zug: Heiligen Boden weg für ¥2
    [Kagutsuchi] +1 Prestige für einzelne Gebäude
    [Michimata] je Zug: ein Plättchen gegen Gold
    [Nakatsu] je Zug: Gold gegen zwei Schiffe
    [Raijin] je Zug: zwei Schiffe gegen Gold
    [Riu] zwei Plätze mehr im Hafen
    [Susanoo] verkauft Stein für ¥6, Lehm für ¥7
    [Tomoe] kauft und verkauft Gold für ¥5
    [Toyo-Tama] jedes Feld am Rand ist ein Eingang
    [Yasoma] kein Effekt
   *[other] –
}

## Der Kopf.

play-yam-round = Runde { $round }
play-yam-set-up = Aufbau
play-yam-action = { $action ->
    [fleet] Flotte
    [trade] Handel
    [place] Einsatz
    [moor] Hafen
   *[recruit] Anwerben
}
play-yam-phase = { $phase ->
    [any-boat] wähle das dritte Schiff
    [collect] nimmt Plättchen
    [extra-token] ein Plättchen mehr
    [look] sieht die Gebäude an
    [put-back] legt Gebäude zurück
    [second-token] wähle das andere Plättchen
    [second-boat] wähle das andere Schiff
   *[second-removal] wähle ein zweites Schiff
}
play-yam-power-left = Effekt von Flotte { $fleet } offen
play-yam-trades = noch { $trades }× Handel
play-yam-order = Reihenfolge
play-yam-fleet-taken = Flotte { $fleet }
play-yam-ending = { $ending ->
    [buildings] Das Ende: Jemand hat das letzte Standardgebäude gebaut.
    [boats] Das Ende: Von einer Farbe ist kein Schiff mehr im Vorrat.
    [specialists] Das Ende: Es sind zu wenige Spezialisten übrig.
   *[tiles] Das Ende: Es sind zu wenige Gebäudeplättchen übrig.
}

## Was ausliegt.

play-yam-legend-entry = Eingang
play-yam-legend-boat = Schiff
play-yam-legend-new = neu
play-yam-legend-mountain = Gebirge
play-yam-legend-offered = frei für ein Schiff
play-yam-spots = Inseln mit den Feldern um sie; Felder nebeneinander sind verbunden:
play-yam-reserve = Vorrat
play-yam-tiles = Gebäudeplättchen
play-yam-deck = Stapel { $tiles }
play-yam-known-top = Du weißt, was oben liegt:
play-yam-known-bottom = Du weißt, was unten liegt, von ganz unten:
play-yam-looked-at = In deiner Hand:
play-yam-unknown = ?
play-yam-fleets = Flotten
play-yam-low-first = kleine Zahl: bald dran
play-yam-face-down = Verdeckt:
play-yam-then = dann
play-yam-specialists = Spezialisten
play-yam-left = noch { $specialists }

## Vor den Spielern.

play-yam-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
play-yam-prestige = { $prestige } Prestige
play-yam-buildings = noch { $buildings } { $buildings ->
    [one] Gebäude
   *[other] Gebäude
}
play-yam-boats = Schiffe
play-yam-harbour = Hafen für { $places }
play-yam-aside = beiseite
play-yam-tokens = Plättchen
play-yam-with = Spezialisten
play-yam-used = { $name } (benutzt)
play-yam-built = gebaut
play-yam-reserved = reserviert
play-yam-source = { $source ->
    [coins] Münzen
    [prestige] Prestige
    [buildings] Gebäude
    [specialists] Spezialisten
    [reserved] reserviert
   *[aside] beiseite
}

## Die Wertung.

play-yam-sheet = Wertung
play-yam-total = Gesamt
play-yam-sheet-source = { $source ->
    [coins] Münzen
    [prestige] Prestigeplättchen
    [buildings] Gebäude
    [specialists] Spezialisten
    [reserved] Reserviert, nicht gebaut
   *[aside] Schiffe beiseite
}
play-yam-sheet-turn = Am Zug in der letzten Runde, bei Gleichstand

## Überschriften der Zugliste.

play-yam-verb = { $verb ->
    [fleet] Flotte nehmen
    [any] Drittes Schiff
    [buy] Kaufen
    [sell] Verkaufen
    [collect] Nehmen
    [aside] Beiseite
    [reserve] Reservieren
    [peek] Ansehen
    [top] Auf den Stapel
    [below] Unter den Stapel
    [slide] Verschieben
    [sacred] Heiliger Boden
    [clear] Boden entfernen
    [switch-token] Plättchen tauschen
    [with-token] Mit
    [switch-boat] Schiff tauschen
    [with-boat] Mit
    [remove] Entfernen
    [spend] Plättchen zu Geld
    [gild] Plättchen zu Gold
    [change] Gold tauschen
    [melt] Schiffe zu Gold
    [pass] Nichts mehr
   *[end] Ende
}
play-yam-verb-place = { $colour } einsetzen
play-yam-verb-build = { $tile } bauen
play-yam-verb-recruit = { $name } anwerben
