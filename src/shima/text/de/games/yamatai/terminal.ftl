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
    [reserve] 1 Plättchen reservieren
    [peek] 3 Plättchen ansehen
    [slide] 1 Schiff verschieben
    [sacred-ground] Heiligen Boden legen
    [switch-tokens] 2 Kulturplättchen vertauschen
    [remove-boats] bis zu 2 Schiffe entfernen
    [switch-boats] 2 Schiffe vertauschen
    [discount] mit 1 Schiff weniger bauen
   *[none] –
}
play-yam-specialist = { $name ->
    [Amateratsu] Prestigeplättchen zählen doppelt
    [Ananda] wer neben dir baut, zahlt dir ¥2
    [Awashima] Baubonus auch für Torii und Palast
    [Ebisu] nimm 1 Plättchen mehr, von überall
    [Fu-Hsi] am Ende 1 PP für je 3 Münzen
    [Hetsuka] pro Zug: 1 Plättchen gegen ¥4
    [Izanagi] 1 Handel mehr pro Zug
    [Izanami] halbe Münzen, wenn andere anwerben
    [Kachiko] pro Zug: Heiligen Boden für ¥2 entfernen
    [Kagutsuchi] +1 Prestige für einzelne Gebäude
    [Michimata] pro Zug: 1 Plättchen gegen 1 Gold-Schiff
    [Nakatsu] pro Zug: 1 Gold-Schiff gegen 2 andere
    [Raijin] pro Zug: 2 Schiffe gegen 1 Gold-Schiff
    [Riu] 2 Plätze mehr im Hafen
    [Susanoo] verkaufe Stein für ¥6, Lehm für ¥7
    [Tomoe] kaufe und verkaufe Gold für ¥5
    [Toyo-Tama] jedes Randfeld ist ein Eingangsfeld
    [Yasoma] kein Effekt
   *[other] –
}

## Der Kopf.

play-yam-round = Runde { $round }
play-yam-set-up = Spielaufbau
play-yam-action = { $action ->
    [fleet] Flotte
    [trade] Handel
    [place] Einsetzen
    [moor] Hafen
   *[recruit] Anwerben
}
play-yam-phase = { $phase ->
    [any-boat] wähle das dritte Schiff
    [collect] Kulturplättchen nehmen
    [extra-token] ein Plättchen mehr nehmen
    [look] Plättchen ansehen
    [put-back] Plättchen zurücklegen
    [second-token] wähle das andere Plättchen
    [second-boat] wähle das andere Schiff
   *[second-removal] wähle ein zweites Schiff
}
play-yam-power-left = Effekt von Flotte { $fleet } offen
play-yam-trades = noch { $trades }× Handel
play-yam-order = Zugfolge
play-yam-fleet-taken = Flotte { $fleet }
play-yam-ending = { $ending ->
    [buildings] Spielende: Das letzte eigene Standardgebäude ist gebaut.
    [boats] Spielende: Die Schiffe einer Farbe sind aufgebraucht.
    [specialists] Spielende: Die Auslage lässt sich nicht mehr mit Spezialisten auffüllen.
   *[tiles] Spielende: Die Auslage lässt sich nicht mehr mit Gebäudeplättchen auffüllen.
}

## Was ausliegt.

play-yam-legend-entry = Eingangsfeld
play-yam-legend-boat = Schiff
play-yam-legend-new = neu in diesem Zug
play-yam-legend-mountain = Gebirge
play-yam-legend-offered = frei
play-yam-spots = Inseln und die Felder um sie herum. Seewege verbinden benachbarte Felder.
play-yam-reserve = Vorrat
play-yam-tiles = Gebäudeplättchen
play-yam-deck = Stapel { $tiles }
play-yam-known-top = Oben auf dem Stapel:
play-yam-known-bottom = Unten im Stapel, von oben nach unten:
play-yam-looked-at = Du siehst dir an:
play-yam-unknown = ?
play-yam-fleets = Flotten
play-yam-low-first = kleinste Zahl zuerst
play-yam-face-down = Verdeckt:
play-yam-then = dann
play-yam-specialists = Spezialisten
play-yam-left = noch { $specialists }

## Die Tableaus.

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
play-yam-harbour = Hafen für { $places ->
    [one] 1 Schiff
   *[other] { $places } Schiffe
}
play-yam-aside = beiseite
play-yam-tokens = Plättchen
play-yam-with = Spezialisten
play-yam-points-from = Punkte
play-yam-others = Die anderen
play-yam-used = { $name } (genutzt)
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
play-yam-total = Summe
play-yam-sheet-source = { $source ->
    [coins] Münzen
    [prestige] Prestigeplättchen
    [buildings] Gebäude
    [specialists] Spezialisten
    [reserved] Reserviert und nicht gebaut
   *[aside] Schiffe beiseite
}
play-yam-sheet-turn = Bei Gleichstand: Platz in der letzten Runde

## Überschriften der Zugliste.

play-yam-end = ende
play-yam-verb = { $verb ->
    [fleet] Flotte nehmen
    [any] Drittes Schiff
    [buy] Kaufen
    [sell] Verkaufen
    [collect] Nehmen
    [aside] Beiseitestellen
    [reserve] Reservieren
    [peek] Plättchen ansehen
    [top] Auf den Stapel
    [below] Unter den Stapel
    [slide] Verschieben
    [sacred] Heiliger Boden
    [clear] Boden entfernen
    [switch-token] Plättchen vertauschen
    [with-token] Mit
    [switch-boat] Schiff vertauschen
    [with-boat] Mit
    [remove] Entfernen
    [spend] Plättchen gegen Münzen
    [gild] Plättchen gegen Gold
    [change] Gold tauschen
    [melt] Schiffe gegen Gold
    [pass] Fertig
   *[end] Ende
}
play-yam-on-island = Insel { $island }
play-yam-verb-place = { $colour } einsetzen
play-yam-verb-build = { $tile } bauen
play-yam-verb-recruit = { $name } anwerben
