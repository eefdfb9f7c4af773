### Yamataï: was der Tisch über Dinge, Angebote und Ereignisse sagt.

## Die Wörter des Spiels. Andere Sätze beziehen sich mit { … } darauf; jedes füllt seine eigene Variable ein.

yam-word-colour = { $colour ->
        [bamboo] Bambus
        [wood] Holz
        [stone] Stein
        [clay] Lehm
        [gold] Gold
       *[other] { $colour }
    }
yam-word-token = { $token ->
        [fan] Fächer
        [lantern] Laterne
        [mask] Maske
        [scroll] Schriftrolle
        [drum] Trommel
        [crane] Kranich
       *[other] { $token }
    }
yam-word-tokens = { $token ->
        [fan] Fächer
        [lantern] Laternen
        [mask] Masken
        [scroll] Schriftrollen
        [drum] Trommeln
        [crane] Kraniche
       *[other] { $token }
    }
yam-word-kind = { $kind ->
        [standard] Standardgebäude
        [trading-post] Handelsposten
        [torii] Torii
        [palace] Palast
       *[other] { $kind }
    }
yam-word-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
yam-word-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
yam-word-power = { $power ->
        [first] Startspieler der nächsten Runde
        [reserve] ein Gebäudeplättchen reservieren
        [peek] die obersten drei Gebäudeplättchen ansehen
        [slide] ein Schiff verschieben
        [sacred-ground] Heiligen Boden legen
        [switch-tokens] zwei Kulturplättchen vertauschen
        [remove-boats] bis zu zwei Schiffe entfernen
        [switch-boats] zwei Schiffe vertauschen
        [discount] mit einem Schiff weniger bauen
        [any] ein drittes Schiff nach Wahl
       *[other] –
    }
yam-word-specialist = { $specialist ->
        [Fu-Hsi] Fu Hsi
        [Toyo-Tama] Toyo Tama
       *[other] { $specialist }
    }
yam-word-effect = { $specialist ->
        [Amateratsu] Prestigeplättchen zählen am Ende doppelt
        [Ananda] wer neben dir baut, zahlt dir 2 Münzen
        [Awashima] auch Torii und Paläste bringen Boni
        [Ebisu] beim Nehmen 1 zusätzliches Kulturplättchen von einer beliebigen Insel
        [Fu-Hsi] am Ende 1 Punkt für je 3 Münzen
        [Hetsuka] einmal pro Zug: ein Kulturplättchen gegen 4 Münzen tauschen
        [Izanagi] ein zusätzlicher Handel pro Zug
        [Izanami] die Hälfte der Münzen, wenn jemand anderes einen Spezialisten anwirbt
        [Kachiko] einmal pro Zug: Heiligen Boden für 2 Münzen entfernen
        [Kagutsuchi] 1 Prestigeplättchen für ein Standardgebäude, neben dem kein eigenes steht
        [Michimata] einmal pro Zug: ein Kulturplättchen gegen ein Gold-Schiff tauschen
        [Nakatsu] einmal pro Zug: ein Gold-Schiff gegen zwei andere Schiffe tauschen
        [Raijin] einmal pro Zug: zwei Schiffe gegen ein Gold-Schiff tauschen
        [Riu] Hafen für 3 Schiffe
        [Susanoo] Stein-Schiffe für 6, Lehm-Schiffe für 7 verkaufen
        [Tomoe] Gold-Schiffe für 5 kaufen und verkaufen
        [Toyo-Tama] alle Felder am Rand sind Eingangsfelder
        [Yasoma] kein Effekt
       *[other] –
    }
yam-word-side = { $side ->
        [north] Nord
        [north-east] Nordost
        [east] Ost
        [south-east] Südost
        [south] Süd
        [south-west] Südwest
        [west] West
       *[north-west] Nordwest
    }

## Dinge: erst der Name, dann was es ist.

yam-list = { $first }, { $rest }
yam-place = zwischen den Inseln { $islands } und { $last }
yam-place-end = am { yam-word-side }ende zwischen den Inseln { $islands } und { $last }
yam-place-tip = an der { yam-word-side }spitze von Insel { $island }
yam-place-numbered = auf Feld { $spot }
yam-name = { $player }
yam-standing = { $player } ({ $points })
yam-boats = { $count ->
        [one] { yam-word-colour }
       *[other] { $count } { yam-word-colour }
    }
yam-out = kein { yam-word-colour } mehr im Vorrat
yam-token = { yam-word-token }
yam-two-tokens = 2 { yam-word-tokens }
yam-token-on = { yam-word-token } (Insel { $island })
yam-boat-on = das { yam-word-colour }-Schiff { $place }
yam-tile = Plättchen { $tile } ({ yam-word-kind }, { yam-word-points }: { $boats })
yam-island = Insel { $island }
yam-mountain = Insel { $island } (Gebirge)
yam-specialist = { yam-word-specialist } ({ yam-word-points })

## Angebote in einer Liste.

yam-label-fleet = Flotte { $fleet }: { $boats }; { yam-word-power }
yam-label-any = { yam-word-colour }-Schiff als drittes Schiff nehmen
yam-label-buy = { yam-word-colour }-Schiff für { $coins } kaufen
yam-label-sell = { yam-word-colour }-Schiff für { $coins } verkaufen
yam-label-place = { yam-word-colour }-Schiff { $place } einsetzen
yam-label-collect = { yam-word-token } von Insel { $island } nehmen
yam-label-extra = Mit Ebisu { yam-word-token } von Insel { $island } nehmen
yam-label-no-extra = Auf Ebisus Kulturplättchen verzichten
yam-label-build = { $tile } auf { $island } bauen
yam-label-build-for = { $tile } auf { $island } bauen: { $gain }
yam-part-coins = { yam-word-coins }
yam-part-prestige = { $count } Prestigeplättchen
yam-part-fee = { yam-word-coins } an { $other }
yam-part-missing = ohne { yam-word-colour } (Effekt der Flotte)
yam-label-aside = { yam-word-colour }-Schiff beiseitestellen (−1 Punkt für je 2)
yam-label-recruit = { yam-word-specialist } ({ yam-word-points }, { yam-word-coins }) für { $payment } anwerben
yam-label-recruit-half = { yam-word-specialist } ({ yam-word-points }, { yam-word-coins }, { $half } davon an { $other }) für { $payment } anwerben
yam-label-reserve = { $tile } reservieren
yam-label-peek = { $count ->
        [one] Das letzte Gebäudeplättchen
       *[other] Die obersten { $count } Gebäudeplättchen
    } vom Stapel ansehen
yam-label-top = { $tile } auf den Stapel legen
yam-label-below = { $tile } unter den Stapel legen
yam-label-slide = { yam-word-colour }-Schiff { $place } auf das Feld { $goal } verschieben
yam-label-sacred = Heiligen Boden auf { $island } legen
yam-label-switch-token = { yam-word-token } von Insel { $island } mit einem anderen Kulturplättchen vertauschen
yam-label-with-token = Mit { yam-word-token } von Insel { $island } vertauschen
yam-label-switch-boat = { yam-word-colour }-Schiff { $place } mit einem anderen Schiff vertauschen
yam-label-with-boat = Mit dem { yam-word-colour }-Schiff { $place } vertauschen
yam-label-remove = { yam-word-colour }-Schiff { $place } entfernen
yam-label-no-second = Nur ein Schiff entfernen
yam-label-spend = Hetsuka: { yam-word-token } für { yam-word-coins } abgeben
yam-label-gild = Michimata: { yam-word-token } für ein Gold-Schiff abgeben
yam-label-change = Nakatsu: Gold-Schiff gegen { $boats } tauschen
yam-label-melt = Raijin: { $boats } gegen ein Gold-Schiff tauschen
yam-label-clear = Kachiko: für { yam-word-coins } Heiligen Boden von { $island } entfernen
yam-label-end = Zug beenden

## Was der Zufall tut.

yam-story-specialist = Neuer Spezialist: { yam-word-specialist } ({ yam-word-points }; { yam-word-effect }).
yam-story-tile = Neues Gebäude: { $tile }.
yam-story-reveal = Flotte { $fleet } wird aufgedeckt ({ $boats }; { yam-word-power }).
yam-story-token = Insel { $island }: { $token ->
        [none] leer
       *[other] { yam-word-token }
    }.
yam-story-token-mountain = Insel { $island } (Gebirge): { $token ->
        [none] leer
       *[other] { yam-word-token }
    }.
yam-story-seat = { $place ->
        [1] { $player } beginnt.
       *[other] Danach ist { $player } am Zug.
    }
yam-story-seen = { $player } sieht sich { $tile } an.
yam-story-seen-by-other = { $player } sieht sich ein Plättchen an ({ $number } von { $count }).

## Was geschieht, für den Spielverlauf.

yam-story-fleet = { $player } nimmt Flotte { $fleet } ({ $boats }).
yam-story-any = { $player } nimmt als drittes Schiff ein { yam-word-colour }-Schiff.
yam-story-buy = { $player } kauft ein { yam-word-colour }-Schiff für { yam-word-coins }.
yam-story-sell = { $player } verkauft ein { yam-word-colour }-Schiff für { yam-word-coins }.
yam-story-place = { $player } setzt { $place } ein { yam-word-colour }-Schiff ein.
yam-story-collect = { $player } nimmt { $token ->
        [fan] den Fächer
        [lantern] die Laterne
        [mask] die Maske
        [scroll] die Schriftrolle
        [drum] die Trommel
        [crane] den Kranich
       *[other] { $token }
    } von Insel { $island }.
yam-story-extra = { $player } nimmt mit Ebisu zusätzlich { $token ->
        [fan] den Fächer
        [lantern] die Laterne
        [mask] die Maske
        [scroll] die Schriftrolle
        [drum] die Trommel
        [crane] den Kranich
       *[other] { $token }
    } von Insel { $island }.
yam-story-no-extra = { $player } verzichtet auf Ebisus Kulturplättchen.
yam-story-build = { $player } baut { $tile } auf { $island }.
yam-story-missing = Die Flotte ersetzt das fehlende { yam-word-colour }-Schiff.
yam-story-fee = Ananda: { yam-word-coins } an { $other }.
yam-story-awashima = Awashima gewährt Boni auch für { $kind ->
        [torii] das Torii
        [palace] den Palast
       *[other] das Gebäude
    }.
yam-story-prestige = Bonus: { $count } Prestigeplättchen ({ $reasons }).
yam-reason-mountain = Gebirge
yam-reason-torii = { $count ->
        [one] Torii
       *[other] { $count } Torii
    } daneben
yam-reason-palaces = { $count ->
        [one] Palast
       *[other] { $count } Paläste
    } daneben
yam-reason-kagutsuchi = Kagutsuchi
yam-story-group = Bonus: { yam-word-coins } (Gruppe von { $size }).
yam-story-doubled = Bonus: { yam-word-coins } (Gruppe von { $size }, verdoppelt durch den Handelsposten).
yam-story-last-building = Das war das letzte Standardgebäude. Nach dieser Runde endet die Partie.
yam-story-aside = { $player } stellt ein { yam-word-colour }-Schiff beiseite.
yam-story-recruit = { $player } wirbt { $specialist } für { $payment } an.
yam-story-brings = { $player } erhält die { yam-word-coins } von { yam-word-specialist }.
yam-story-brings-half = Auf { yam-word-specialist } { $coins ->
        [one] lag 1 Münze
       *[other] lagen { $coins } Münzen
    }: { $rest } für { $player }, { $half } für { $other } (Izanami).
yam-story-reserve = { $player } reserviert { $tile }.
yam-story-peek = { $player } sieht sich { $count ->
        [one] das letzte Gebäudeplättchen
       *[other] die obersten { $count } Gebäudeplättchen
    } vom Stapel an.
yam-story-top = { $player } legt { $tile } auf den Stapel.
yam-story-top-by-other = { $player } legt ein Plättchen auf den Stapel.
yam-story-below = { $player } legt { $tile } unter den Stapel.
yam-story-below-by-other = { $player } legt ein Plättchen unter den Stapel.
yam-story-slide = { $player } verschiebt { $boat } auf das Feld { $goal }.
yam-story-sacred = { $player } legt Heiligen Boden auf { $island }.
yam-story-switch-token = { $player } wählt { $token ->
        [fan] den Fächer
        [lantern] die Laterne
        [mask] die Maske
        [scroll] die Schriftrolle
        [drum] die Trommel
        [crane] den Kranich
       *[other] { $token }
    } auf Insel { $island } zum Vertauschen.
yam-story-with-token = { $player } vertauscht zwei Kulturplättchen: { $first } und { $second }.
yam-story-switch-boat = { $player } wählt { $boat } zum Vertauschen.
yam-story-with-boat = { $player } vertauscht zwei Schiffe: { $first } und { $second }.
yam-story-remove = { $player } entfernt { $boat }.
yam-story-no-second = { $player } belässt es bei einem Schiff.
yam-story-spend = { $player } gibt { $token ->
        [fan] einen Fächer
        [lantern] eine Laterne
        [mask] eine Maske
        [scroll] eine Schriftrolle
        [drum] eine Trommel
        [crane] einen Kranich
       *[other] { $token }
    } für { yam-word-coins } ab (Hetsuka).
yam-story-gild = { $player } gibt { $token ->
        [fan] einen Fächer
        [lantern] eine Laterne
        [mask] eine Maske
        [scroll] eine Schriftrolle
        [drum] eine Trommel
        [crane] einen Kranich
       *[other] { $token }
    } für ein Gold-Schiff ab (Michimata).
yam-story-change = { $player } tauscht ein Gold-Schiff gegen { $boats } (Nakatsu).
yam-story-melt = { $player } tauscht { $boats } gegen ein Gold-Schiff (Raijin).
yam-story-clear = { $player } zahlt { yam-word-coins } und entfernt Heiligen Boden von { $island } (Kachiko).
yam-story-end-turn = { $player } beendet den Zug.

## Züge, Runden, das Ende.

yam-story-harbour = Im Hafen: { $boats }.
yam-story-next = { $player } ist am Zug.
yam-story-round = Runde { $round }. Zugfolge: { $names }.
yam-story-round-over = Runde { $round } ist zu Ende.
yam-story-coins-laid = Auf jeden ausliegenden Spezialisten kommen { yam-word-coins }.
yam-story-ending-buildings = Die Partie endet, weil alle eigenen Standardgebäude gebaut sind ({ $names }).
yam-story-ending-boats = Die Partie endet, weil von einer Farbe keine Schiffe mehr im Vorrat sind ({ $boats }).
yam-story-ending-specialists = Die Partie endet, weil sich die Auslage nicht auf fünf Spezialisten auffüllen lässt.
yam-story-ending-tiles = Die Partie endet, weil sich die Auslage nicht auf fünf Gebäudeplättchen auffüllen lässt.
yam-story-won = { $player } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } vor { $others }.
yam-story-tie = Bei Gleichstand liegt vorn, wer in der letzten Runde früher am Zug war.

## Was an einem Materialsatz falsch ist.

set-yam-price = { $where } ist { $price }. Ein Schiff kostet 1 bis 9 Münzen.
set-yam-kinds = Die Arten der Kulturplättchen müssen in dieser Reihenfolge stehen: { $kinds }.
set-yam-fleet = Eintrag { $number } ist keine der zehn Flotten aus Regel Y9 oder kommt doppelt vor. Ändere nur number, nicht boats und power.
set-yam-fleet-number = Die Flotte mit { $boats } braucht eine Zahl von 1 bis 10, die keine andere Flotte hat.
set-yam-fleet-first = Die Flotte mit einem Bambus-Schiff hat die Zahl { $number }. Sie muss die 1 haben, denn wer sie nimmt, ist auf jeden Fall als Erster am Zug (Regel Y9.1).
set-yam-tile =
    Gebäudeplättchen { $number } ist unvollständig. Schreibe eine Art (standard, trading-post, torii oder palace), Kosten von 1 bis 6 Schiffen, etwa ["clay", "bamboo"], und 0 bis 30 Punkte.
set-yam-tiles =
    Gefundene Gebäudeplättchen: { $standard } Standardgebäude, { $torii } Torii und { $palaces } Paläste. Regel Y1.3 verlangt 21, 3 und 4.
set-yam-no-trading-post = Kein Gebäude ist ein Handelsposten. Unter den 21 Standardgebäuden sind laut Spielregel einige (Regel Y1.3).
set-yam-example = Kein Standardgebäude kostet Lehm und 2 Bambus. So eines kommt in einem Beispiel der Spielregel vor (Regel Y6.7).
set-yam-specialists = Die Spezialisten müssen in dieser Reihenfolge stehen (Regel Y1.5): { $names }.
set-yam-specialist = { $name } muss einen Namen und 0 bis 20 Punkte haben, sonst nichts.
set-yam-point = „{ $value }“ ist kein Feld. Schreibe zwei ganze Zahlen, waagerecht und senkrecht, etwa [86, 58].
set-yam-spots = Der Spielplan hat { $count } Felder. Erlaubt sind höchstens { $most }.
set-yam-spot = Ein Feld { $spot } gibt es nicht. Der Spielplan hat die Felder 1 bis { $most }.
set-yam-ring =
    Insel { $island } hat kein vollständiges Ufer. Schreibe mindestens 3 verschiedene Felder, reihum aufgezählt.
set-yam-crowded =
    Ein Seeweg bei Feld { $spot } liegt am Ufer von mehr als 2 Inseln. Auf jeder Seite eines Seewegs liegt höchstens eine (Regel Y1.8).
set-yam-lonely = Feld { $spot } liegt an keinem Ufer. Nimm es ins Ufer einer Insel auf oder lösche es.
set-yam-lanes = Auf Feld { $spot } treffen sich zu viele Seewege. Erlaubt sind höchstens { $most }.
set-yam-apart = Der Spielplan hängt nicht zusammen. Von jedem Feld müssen Seewege zu jedem anderen führen.
set-yam-plane =
    Der Spielplan lässt sich mit { $lanes } Seewegen nicht ohne Kreuzungen zeichnen. Die Zahl der Felder und Inseln zusammen muss um 1 größer sein als die der Seewege. Prüfe, ob jedes Ufer in der richtigen Reihenfolge steht.
set-yam-entry = Eingangsfeld { $spot } liegt nicht am Rand. Wähle ein Feld an einem Seeweg mit nur einer Insel (Regel Y1.8).
set-yam-entries = Es muss { $fewest } bis { $most } verschiedene Eingangsfelder geben, nicht { $count }.
