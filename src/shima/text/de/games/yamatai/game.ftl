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
        [Hetsuka] einmal pro Zug: ein Kulturplättchen für 4 Münzen
        [Izanagi] ein zusätzlicher Handel pro Zug
        [Izanami] die Hälfte der Münzen, wenn andere Spezialisten anwerben
        [Kachiko] einmal pro Zug: Heiligen Boden für 2 Münzen entfernen
        [Kagutsuchi] 1 Prestigeplättchen für ein Standardgebäude ohne eigenen Nachbarn
        [Michimata] einmal pro Zug: ein Kulturplättchen für ein Gold-Schiff
        [Nakatsu] einmal pro Zug: ein Gold-Schiff für zwei andere
        [Raijin] einmal pro Zug: zwei Schiffe für ein Gold-Schiff
        [Riu] Hafen für 3 Schiffe
        [Susanoo] Stein-Schiffe für 6, Lehm-Schiffe für 7 verkaufen
        [Tomoe] Gold-Schiffe für 5 kaufen und verkaufen
        [Toyo-Tama] alle Felder am Rand sind Eingangsfelder
        [Yasoma] kein Effekt
       *[other] –
    }

## Dinge: erst der Name, dann was es ist.

yam-list = { $first }, { $rest }
yam-name = { $player }
yam-standing = { $player } ({ $points })
yam-boats = { $count ->
        [one] { yam-word-colour }
       *[other] { $count } { yam-word-colour }
    }
yam-out = kein { yam-word-colour } mehr im Vorrat
yam-token = { yam-word-token }
yam-two-tokens = 2 { yam-word-tokens }
yam-token-on = Insel { $island } ({ yam-word-token })
yam-boat-on = Feld { $spot } ({ yam-word-colour })
yam-tile = Plättchen { $tile } ({ yam-word-kind }, { yam-word-points }: { $boats })
yam-island = Insel { $island }
yam-mountain = Insel { $island } (Gebirge)
yam-islands = { $count ->
        [one] Insel
       *[other] Inseln
    } { $islands }
yam-specialist = { yam-word-specialist } ({ yam-word-points })

## Angebote in einer Liste.

yam-label-fleet = Flotte { $fleet }: { $boats }; { yam-word-power }
yam-label-any = Drittes Schiff: { yam-word-colour }
yam-label-buy = { yam-word-colour }-Schiff für { $coins } kaufen
yam-label-sell = { yam-word-colour }-Schiff für { $coins } verkaufen
yam-label-place = { yam-word-colour }-Schiff auf Feld { $spot } einsetzen ({ $islands })
yam-label-collect = Kulturplättchen von Insel { $island }: { yam-word-token }
yam-label-extra = Ebisus Kulturplättchen von Insel { $island }: { yam-word-token }
yam-label-no-extra = Auf Ebisus Kulturplättchen verzichten
yam-label-build = { $tile } auf { $island } bauen
yam-label-build-for = { $tile } auf { $island } bauen: { $gain }
yam-part-coins = { yam-word-coins }
yam-part-prestige = { $count } Prestigeplättchen
yam-part-fee = { yam-word-coins } an { $other }
yam-part-missing = ohne { yam-word-colour } (Flotte 9)
yam-label-aside = { yam-word-colour }-Schiff beiseitestellen
yam-label-recruit = { yam-word-specialist } ({ yam-word-points }, { yam-word-coins }) für { $payment } anwerben
yam-label-recruit-half = { yam-word-specialist } ({ yam-word-points }, { yam-word-coins }, { $half } davon an { $other }) für { $payment } anwerben
yam-label-reserve = { $tile } reservieren
yam-label-peek = { $count ->
        [one] Das letzte Gebäudeplättchen
       *[other] Die obersten { $count } Gebäudeplättchen
    } vom Stapel ansehen
yam-label-top = Auf den Stapel: { $tile }
yam-label-below = Unter den Stapel: { $tile }
yam-label-slide = { yam-word-colour }-Schiff von Feld { $start } auf { $goal } verschieben ({ $islands })
yam-label-sacred = Heiligen Boden auf { $island } legen
yam-label-switch-token = Kulturplättchen von Insel { $island } ({ yam-word-token }) mit einem anderen vertauschen
yam-label-with-token = Mit dem von Insel { $island } ({ yam-word-token }) vertauschen
yam-label-switch-boat = { yam-word-colour }-Schiff auf Feld { $spot } mit einem anderen vertauschen
yam-label-with-boat = Mit dem { yam-word-colour }-Schiff auf Feld { $spot } vertauschen
yam-label-remove = { yam-word-colour }-Schiff von Feld { $spot } entfernen
yam-label-no-second = Kein zweites Schiff entfernen
yam-label-spend = Hetsuka: Kulturplättchen ({ yam-word-token }) für { yam-word-coins } abgeben
yam-label-gild = Michimata: Kulturplättchen ({ yam-word-token }) für ein Gold-Schiff abgeben
yam-label-change = Nakatsu: Gold-Schiff gegen { $boats } tauschen
yam-label-melt = Raijin: { $boats } gegen ein Gold-Schiff tauschen
yam-label-clear = Kachiko: für { yam-word-coins } Heiligen Boden von { $island } entfernen
yam-label-end = Zug beenden

## Was der Zufall tut.

yam-story-specialist = Neuer Spezialist: { yam-word-specialist } ({ yam-word-points }; { yam-word-effect }).
yam-story-tile = Neu in der Auslage: { $tile }.
yam-story-reveal = Neu auf der Flottenleiste: Flotte { $fleet } ({ $boats }; { yam-word-power }).
yam-story-token = Insel { $island }: { $token ->
        [none] leer
       *[other] { yam-word-token }
    }.
yam-story-token-mountain = Insel { $island } (Gebirge): { $token ->
        [none] leer
       *[other] { yam-word-token }
    }.
yam-story-seat = Platz { $place } der Zugfolgeleiste: { $player }.
yam-story-seen = { $player }: sieht sich { $tile } an.
yam-story-seen-by-other = { $player }: sieht sich ein Plättchen an ({ $number } von { $count }).

## Was geschieht, für den Spielverlauf. Der Name steht allein vor einem Doppelpunkt: So passt jeder Name, auch „Du“.

yam-story-fleet = { $player }: nimmt Flotte { $fleet } ({ $boats }).
yam-story-any = { $player }: nimmt als drittes Schiff ein { yam-word-colour }-Schiff.
yam-story-buy = { $player }: kauft ein { yam-word-colour }-Schiff für { yam-word-coins }.
yam-story-sell = { $player }: verkauft ein { yam-word-colour }-Schiff für { yam-word-coins }.
yam-story-place = { $player }: setzt ein { yam-word-colour }-Schiff auf Feld { $spot } ein.
yam-story-collect = { $player }: nimmt das Kulturplättchen von Insel { $island } ({ yam-word-token }).
yam-story-extra = { $player }: nimmt mit Ebisu zusätzlich das Kulturplättchen von Insel { $island } ({ yam-word-token }).
yam-story-no-extra = { $player }: verzichtet auf Ebisus Kulturplättchen.
yam-story-build = { $player }: baut { $tile } auf { $island }.
yam-story-missing = Flotte 9 ersetzt das fehlende { yam-word-colour }-Schiff.
yam-story-fee = Abgabe für Ananda: { yam-word-coins } an { $other }.
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
yam-story-aside = { $player }: stellt ein { yam-word-colour }-Schiff beiseite.
yam-story-recruit = { $player }: wirbt { $specialist } für { $payment } an.
yam-story-brings = { yam-word-specialist } bringt { yam-word-coins } mit.
yam-story-brings-half = { yam-word-specialist } bringt { yam-word-coins } mit: { $rest } für { $player }, { $half } für { $other } (Izanami).
yam-story-reserve = { $player }: reserviert { $tile }.
yam-story-peek = { $player }: sieht sich { $count ->
        [one] das letzte Gebäudeplättchen
       *[other] die obersten { $count } Gebäudeplättchen
    } vom Stapel an.
yam-story-top = { $player }: legt { $tile } auf den Stapel.
yam-story-top-by-other = { $player }: legt ein Plättchen auf den Stapel.
yam-story-below = { $player }: legt { $tile } unter den Stapel.
yam-story-below-by-other = { $player }: legt ein Plättchen unter den Stapel.
yam-story-slide = { $player }: verschiebt das { yam-word-colour }-Schiff von Feld { $start } auf { $goal }.
yam-story-sacred = { $player }: legt Heiligen Boden auf { $island }.
yam-story-switch-token = { $player }: wählt das Kulturplättchen von Insel { $island } ({ yam-word-token }) zum Vertauschen.
yam-story-with-token = { $player }: vertauscht die Kulturplättchen von { $first } und { $second }.
yam-story-switch-boat = { $player }: wählt das { yam-word-colour }-Schiff auf Feld { $spot } zum Vertauschen.
yam-story-with-boat = { $player }: vertauscht die Schiffe auf { $first } und { $second }.
yam-story-remove = { $player }: entfernt das { yam-word-colour }-Schiff von Feld { $spot }.
yam-story-no-second = { $player }: entfernt kein zweites Schiff.
yam-story-spend = { $player }: gibt ein Kulturplättchen ({ yam-word-token }) für { yam-word-coins } ab (Hetsuka).
yam-story-gild = { $player }: gibt ein Kulturplättchen ({ yam-word-token }) für ein Gold-Schiff ab (Michimata).
yam-story-change = { $player }: tauscht ein Gold-Schiff gegen { $boats } (Nakatsu).
yam-story-melt = { $player }: tauscht { $boats } gegen ein Gold-Schiff (Raijin).
yam-story-clear = { $player }: zahlt { yam-word-coins } und entfernt Heiligen Boden von { $island } (Kachiko).
yam-story-end-turn = { $player }: beendet den Zug.

## Züge, Runden, das Ende.

yam-story-harbour = Im Hafen: { $boats }.
yam-story-next = Am Zug: { $player }.
yam-story-round = Runde { $round }. Zugfolge: { $names }.
yam-story-round-over = Runde { $round } ist zu Ende.
yam-story-coins-laid = Auf jeden ausliegenden Spezialisten kommen { yam-word-coins }.
yam-story-ending-buildings = Die Partie endet, weil alle Standardgebäude gebaut sind ({ $names }).
yam-story-ending-boats = Die Partie endet, weil Schiffe im Vorrat ausgegangen sind ({ $boats }).
yam-story-ending-specialists = Die Partie endet, weil sich die Auslage nicht auf fünf Spezialisten auffüllen lässt.
yam-story-ending-tiles = Die Partie endet, weil sich die Auslage nicht auf fünf Gebäudeplättchen auffüllen lässt.
yam-story-won = Platz 1: { $player } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, vor { $others }.
yam-story-tie = Bei Gleichstand liegt vorn, wer in der letzten Runde früher am Zug war.

## Was an einem Materialsatz falsch ist.

set-yam-price = { $where } ist { $price }. Ein Schiff kostet 1 bis 9 Münzen.
set-yam-kinds = Die Arten der Kulturplättchen müssen in dieser Reihenfolge stehen: { $kinds }.
set-yam-fleet = Flotte { $number } weicht von Regel Y9 ab. Richtig sind die Schiffe { $boats } und der Effekt { $power }, sonst nichts.
set-yam-tile =
    Gebäudeplättchen { $number } ist unvollständig. Schreibe eine Art (standard, trading-post, torii oder palace), Kosten von 1 bis 6 Schiffen, etwa ["clay", "bamboo"], und 0 bis 30 Punkte.
set-yam-tiles =
    Gefundene Gebäudeplättchen: { $standard } Standardgebäude, { $torii } Torii und { $palaces } Paläste. Regel Y1.3 verlangt 21, 3 und 4.
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
    Der Spielplan lässt sich mit { $lanes } Seewegen nicht ohne Kreuzungen zeichnen. Felder und Inseln zusammen müssen um eins mehr sein als Seewege. Prüfe, ob jedes Ufer in der richtigen Reihenfolge steht.
set-yam-entry = Eingangsfeld { $spot } liegt nicht am Rand. Wähle ein Feld an einem Seeweg mit nur einer Insel (Regel Y1.8).
