### Der Tisch von Yamataï: was darauf steht und was zu tun ist.

## Die Orte, in Worten für alle, die sie hören.

client-yam-map = Der Archipel
client-yam-island = Insel { $island }
client-yam-mountain = Gebirge
client-yam-token = Kulturplättchen { yam-word-token }
client-yam-building = { $building ->
        [torii] Torii
        [palace] Palast
       *[standard] Gebäude von { $owner }
    }
client-yam-sacred = Heiliger Boden
client-yam-empty = leer
client-yam-spot = Feld { $place }
client-yam-entry = Eingangsfeld
client-yam-rim = Rand
client-yam-boat = { yam-word-colour }-Schiff
client-yam-placed = in diesem Zug eingesetzt
client-yam-count = { $count } { $what }
client-yam-lack = { $count ->
        [one] noch 1 { yam-word-colour }
       *[other] noch { $count } { yam-word-colour }
    }

## Gebäudeplättchen und ihr Stapel.

client-yam-row = Gebäude
client-yam-tile = Plättchen { $tile }, { $kind ->
        [trading-post] Handelsposten
        [torii] Torii
        [palace] Palast
       *[standard] Standardgebäude
    }, { yam-word-points }, kostet { $cost }
client-yam-deck = Stapel: { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
client-yam-deck-top = Von oben: { $tiles }
client-yam-deck-bottom = Ganz unten, von oben nach unten: { $tiles }
client-yam-looked = Du siehst dir diese Plättchen an
client-yam-put-top = Auf den Stapel
client-yam-put-below = Unter den Stapel

## Spezialisten und womit sie bezahlt werden.

client-yam-specialists = Spezialisten
client-yam-specialists-left = { $count ->
        [0] keiner mehr
       *[other] noch { $count }
    }
client-yam-specialist = { yam-word-specialist }: { yam-word-effect }, { yam-word-points }
client-yam-specialist-with = { yam-word-specialist }: { yam-word-effect }, { yam-word-points }, { yam-word-coins }
client-yam-used = genutzt

## Flotten und Zugfolge.

client-yam-fleets = Flotten
client-yam-fleet = Flotte { $fleet }, { $boats }: { yam-word-power }
client-yam-any = nach Wahl
client-yam-taken-by = Flotte { $fleet }, genommen von { $player }
client-yam-down-count = { $count ->
        [one] 1 Flotte liegt verdeckt
       *[other] { $count } Flotten liegen verdeckt
    }
client-yam-down-batch = { $count ->
        [one] Flotte { $fleets }
       *[other] { $count } Flotten in unbekannter Reihenfolge: { $fleets }
    }
client-yam-down-then = danach { $batch }
client-yam-order = Zugfolge
client-yam-place = { $place }: { $player }
client-yam-place-now = { $place }: { $player }, am Zug
client-yam-round = Runde { $round }
client-yam-round-specialists = Neue Spezialisten
client-yam-round-tiles = Neue Gebäude

## Der Vorrat und der Handel.

client-yam-reserve = Vorrat
client-yam-reserve-boats = { $count } { yam-word-colour } im Vorrat, { $price ->
        [0] nicht zu kaufen
       *[other] Preis { $price }
    }
client-yam-buy = Kauf: { yam-word-colour } für { yam-word-coins }
client-yam-sell = Verkauf: { yam-word-colour } für { yam-word-coins }
client-yam-buy-short = Kauf
client-yam-sell-short = Verkauf

## Tableaus.

client-yam-mat = Dein Tableau
client-yam-mats = Die anderen
client-yam-players = Alle am Tisch
client-yam-coins = { yam-word-coins }
client-yam-prestige = { $count ->
        [one] 1 Prestigeplättchen
       *[other] { $count } Prestigeplättchen
    }
client-yam-left = { $count ->
        [one] noch 1 Standardgebäude
       *[other] noch { $count } Standardgebäude
    }
client-yam-score = bisher { yam-word-points }
client-yam-boats = Schiffe
client-yam-hand = Deine Schiffe
client-yam-harbour = Hafen für { $count }
client-yam-in-hand = { $count } { yam-word-colour } zum Einsetzen
client-yam-fresh = { $count } in diesem Zug nicht tauschbar (deutsche Spielregel)
client-yam-no-boats = keine Schiffe
client-yam-tokens = Kultur
client-yam-no-tokens = keine Kulturplättchen
client-yam-tokens-none = keine Plättchen
client-yam-powers = Effekte
client-yam-put-aside = Beiseitegestellt: { $boats }
client-yam-built = { $count ->
        [one] 1 Plättchen gebaut
       *[other] { $count } Plättchen gebaut
    } ({ yam-word-points })
client-yam-reserved = Reserviert
client-yam-reserved-count = { $count ->
        [one] 1 Plättchen reserviert
       *[other] { $count } Plättchen reserviert
    }
client-yam-reserved-in = reserviert in Runde { $round }
client-yam-power = Flotte { $fleet }: { yam-word-power }
client-yam-power-used = Flotte { $fleet }: genutzt
client-yam-points-of = { $what ->
        [coins] Münzen
        [prestige] Prestige
        [buildings] Gebäude
        [specialists] Spezialisten
        [reserved] Reservierte Plättchen
       *[aside] Beiseitegestellte Schiffe
    }: { $count }
client-yam-seat = { $colour ->
        [blue] Blau, Giebeldach
        [orange] Orange, geschwungenes Dach
        [purple] Lila, rundes Dach
       *[grey] Grau, gestuftes Dach
    }

## Was jetzt zu tun ist.

client-yam-over = Die Partie ist zu Ende.
client-yam-nature = { $phase ->
        [specialists] Neue Spezialisten werden aufgedeckt.
        [tiles] Die Auslage der Gebäude wird aufgefüllt.
        [fleets] Neue Flotten werden aufgedeckt.
        [tokens] Kulturplättchen werden auf die Inseln gelegt.
        [order] Die Zugfolge wird ausgelost.
        [look] Die obersten Plättchen werden angesehen.
       *[other] Der Zufall entscheidet.
    }
client-yam-wait = { $doing ->
        [fleet] { $player } nimmt eine Flotte.
        [trade] { $player } darf handeln und Schiffe einsetzen.
        [place] { $player } setzt Schiffe ein, nimmt Kulturplättchen oder baut.
        [done] { $player } macht die übrigen Schiffe fest.
        [moor] { $player } macht die übrigen Schiffe fest.
        [moored] { $player } darf einen Spezialisten anwerben.
        [recruited] { $player } beendet den Zug.
        [any-boat] { $player } wählt ein drittes Schiff.
        [collect] { $player } nimmt Kulturplättchen.
        [extra-token] { $player } nimmt noch ein Kulturplättchen.
        [look] { $player } sieht sich die obersten Plättchen an.
        [put-back] { $player } legt Plättchen zurück.
        [second-token] { $player } vertauscht zwei Kulturplättchen.
        [second-boat] { $player } vertauscht zwei Schiffe.
        [second-removal] { $player } darf ein zweites Schiff entfernen.
       *[other] { $player } entscheidet.
    }
client-yam-ask-fleet = Nimm eine Flotte.
client-yam-ask-boats = { $doing ->
        [trade-place] Handle, setze ein Schiff ein oder beende deinen Zug.
        [trade] { $then ->
                [recruit] Handle, wirb einen Spezialisten an oder beende deinen Zug.
               *[other] Handle oder beende deinen Zug.
            }
       *[place] { $again ->
                [yes] { $then ->
                        [recruit] Setze weitere Schiffe ein, wirb einen Spezialisten an oder beende deinen Zug.
                       *[other] Setze weitere Schiffe ein oder beende deinen Zug.
                    }
               *[no] { $then ->
                        [recruit] Setze ein Schiff ein, wirb einen Spezialisten an oder beende deinen Zug.
                       *[other] Setze ein Schiff ein oder beende deinen Zug.
                    }
            }
    }
client-yam-ask-act = { $doing ->
        [place-collect-build] Setze weitere Schiffe ein, nimm Kulturplättchen oder baue.
        [place-collect] Setze weitere Schiffe ein oder nimm Kulturplättchen.
        [place-build] Setze weitere Schiffe ein oder baue.
        [collect-build] Nimm Kulturplättchen oder baue.
        [build] Baue auf einer Insel.
       *[collect] Nimm ein Kulturplättchen.
    }
client-yam-ask-rest = { $then ->
        [recruit] Wirb einen Spezialisten an oder beende deinen Zug.
       *[end] Beende deinen Zug.
    }
client-yam-ask-begun = { $phase ->
        [any-boat] Wähle das dritte Schiff aus dem Vorrat.
        [collect] Nimm ein Kulturplättchen.
        [extra-token] Nimm noch ein Kulturplättchen von einer beliebigen Insel.
        [put-back] Wähle ein Plättchen zum Zurücklegen.
        [second-token] Mit welchem Kulturplättchen vertauschst du es?
        [second-boat] Mit welchem Schiff vertauschst du es?
        [second-removal] Entferne ein zweites Schiff oder belasse es bei einem.
       *[other] Wähle.
    }
client-yam-ask-spot = Wähle ein Feld für das { yam-word-colour }-Schiff.
client-yam-ask-island = Wähle eine Insel für Plättchen { $tile }.
client-yam-lacks = Plättchen { $tile } kann jetzt nicht gebaut werden. Die Inseln zeigen, was ihnen dafür fehlt.
client-yam-ask-payment = Welche Kulturplättchen gibst du für { yam-word-specialist } ab?
client-yam-ask-deck = Legst du Plättchen { $tile } auf oder unter den Stapel?
client-yam-ask-power = { $power ->
        [reserve] Wähle ein Gebäudeplättchen zum Reservieren.
        [peek] Tippe auf den Stapel, um dir die obersten Plättchen anzusehen.
        [slide] Wähle das Schiff, das du verschieben möchtest.
        [slide-to] Wohin verschiebst du es?
        [sacred] Wähle eine leere Insel für das Plättchen „Heiliger Boden“.
        [switch-token] Wähle das erste der beiden Kulturplättchen.
        [switch-boat] Wähle das erste der beiden Schiffe.
        [remove] Wähle ein Schiff, das du entfernen möchtest.
       *[other] Wähle.
    }
client-yam-ask-specialist = { $specialist ->
        [Hetsuka] Welches Kulturplättchen gibst du für Münzen ab?
        [Michimata] Welches Kulturplättchen gibst du für ein Gold-Schiff ab?
        [Nakatsu] Welche zwei Schiffe nimmst du für dein Gold-Schiff?
        [Raijin] Welche zwei Schiffe gibst du für ein Gold-Schiff ab?
        [Kachiko] Von welcher Insel entfernst du den Heiligen Boden?
       *[other] Wähle.
    }

## Startseite, Studio, Wertung und Ergebnis.

client-about-yamatai = Bilde Schiffsketten zwischen den Inseln, sammle, was du dort findest, und baue an ihren Ufern. Die Flotte, die du in jeder Runde wählst, bestimmt deine Schiffe, deinen Effekt und die Zugfolge.
client-lasts-yamatai = 40–80 Minuten
client-set-of-yamatai = Archipel, Gebäude, Preise und Spezialisten
client-score-buildings = Gebäude
client-counts-buildings = Punkte auf den gebauten Plättchen
client-score-prestige = Prestige
client-counts-prestige = 1 pro Plättchen, 2 mit Amateratsu
client-score-specialists = Spezialisten
client-counts-specialists = Punkte auf den angeworbenen Spezialisten
client-score-coins = Münzen
client-counts-coins = 1 für je 5 Münzen, für je 3 mit Fu Hsi
client-score-reserved = Reserviert
client-counts-reserved = −1 für jedes nicht gebaute Plättchen
client-score-aside = Beiseite
client-counts-aside = −1 für je 2 beiseitegestellte Schiffe
client-equals-turn = bei Gleichstand: wer in der letzten Runde früher am Zug war
client-tie-turn = Gleichstand bei { $points } Punkten. Vorn liegt, wer in der letzten Runde früher am Zug war.

## Warum eine Partie endete, und Überschriften der Zugliste.

client-ending-buildings = Jemand hat das letzte eigene Standardgebäude gebaut.
client-ending-boats = Von einer Farbe ist kein Schiff mehr im Vorrat.
client-ending-specialists = Die Auslage ließ sich nicht mehr auf fünf Spezialisten auffüllen.
client-ending-tiles = Die Auslage ließ sich nicht mehr auf fünf Gebäudeplättchen auffüllen.
client-moves-fleet = Flotte nehmen ({ $count })
client-moves-reserve = Drittes Schiff wählen ({ $count })
client-moves-boat = { yam-word-colour }-Schiff einsetzen ({ $count })
client-moves-tile = Plättchen { $name } ({ $count })
client-moves-specialist = { yam-word-specialist } anwerben ({ $count })
client-moves-island = Insel { $name } ({ $count })
client-moves-power = { $name ->
    [none] Effekt der Flotte
   *[other] Effekt: { yam-word-specialist }
} ({ $count })
client-moves-looked = Plättchen { $name } ({ $count })

## The turn line and the dock.

client-yam-step = { $step ->
    [fleet] { $fleet ->
        [0] Flotte
       *[other] Flotte { $fleet }
    }
    [trade] Handel
    [boats] Schiffe
    [build] Sammeln oder bauen
    [recruit] Anwerben
   *[end] Ende
}
client-yam-warn-boats = Du kannst noch ein Schiff einsetzen.
client-yam-around = ringsum: { $boats }
client-yam-deck-left = noch { $count }
client-yam-left-short = { $count } übrig
client-yam-not-for-sale = unver{ "\u00AD" }käuflich
client-yam-ask-aside = Welches Schiff hat keinen Platz im Hafen? 2 Schiffe beiseite kosten am Ende 1 Punkt.
client-yam-step-short = { $step ->
    [fleet] Flotte
    [trade] Handel
    [boats] Schiffe
    [build] Bauen
    [recruit] Werben
   *[end] Ende
}

## Karten: ein Satz zu allem, was auf dem Tisch liegt.

client-yam-card = { $topic ->
    [placed] Schiffe bleiben für alle liegen: Sie zählen für jedes Gebäude auf den Inseln ringsum, egal wer sie eingesetzt hat. (Y6.7)
    [entry] Hier darf ein Schiff jeder Farbe beginnen. (Y6.2)
    [spot] Dein erstes Schiff darf hierher, wenn ein Schiff seiner Farbe verbunden ist; weitere Schiffe setzen deine Kette fort. (Y6.2)
    [on-standard] Neben anderen Gebäuden derselben Person bildet es eine Gruppe, die Münzen bringt, sobald sie wächst. (Y6.10)
    [on-torii] Es gehört niemandem. Ein Standardgebäude daneben bringt ein Prestigeplättchen. (Y6.10)
    [on-palace] Er gehört niemandem. Ein Standardgebäude daneben bringt ein Prestigeplättchen. (Y6.10)
    [sacred] Solange dieses Plättchen hier liegt, kann hier niemand bauen. (Y9.5)
    [collect] Setze ein Schiff neben die Insel, um das Plättchen zu nehmen. Danach ist die Insel leer und kann bebaut werden. (Y6.5)
    [mountain] Ein Standardgebäude auf einem Gebirge bringt ein Prestigeplättchen. (Y6.10)
    [site] Hier kannst du bauen, wenn alle Schiffe eines Plättchens um die Insel liegen und du in diesem Zug eines davon eingesetzt hast. (Y6.7)
    [power-first] In der nächsten Runde bist du zuerst an der Reihe. (Y9.1)
    [power-reserve] Nur du kannst das reservierte Plättchen bauen; ist es am Spielende nicht gebaut, verlierst du 1 Punkt. (Y9.2)
    [power-peek] Lege die drei Plättchen in beliebiger Reihenfolge auf oder unter den Stapel zurück. (Y9.3)
    [power-slide] Das Schiff kommt auf ein leeres Feld, das mit seinem Feld verbunden ist. (Y9.4)
    [power-sacred-ground] Auf der leeren Insel, die du wählst, kann niemand bauen, solange das Plättchen dort liegt. (Y9.5)
    [power-switch-tokens] Die beiden Plättchen müssen von verschiedener Art sein. (Y9.6)
    [power-remove-boats] Die Schiffe kommen in den Vorrat zurück. (Y9.7)
    [power-switch-boats] Die beiden Schiffe dürfen irgendwo auf dem Spielplan liegen. (Y9.8)
    [power-discount] In diesem Zug kannst du ohne eines der Schiffe bauen, die das Plättchen zeigt. (Y9.9)
    [power-any] Das dritte Schiff darf jede Farbe haben, die im Vorrat ist, auch Gold. (Y9.10)
    [specialist] Pro Zug kannst du einen anwerben: für 2 gleiche oder 3 verschiedene Kulturplättchen. Die Münzen auf ihm gehören dann dir. (Y8.1)
    [own-specialist] Spezialisten bleiben bis zum Spielende. Was einmal pro Zug gilt, kannst du in deinem Zug jederzeit nutzen. (Y10.1)
    [tile-standard] Du brauchst eines deiner eigenen Gebäude. Neben Torii und Palästen und auf Gebirgen bringt es Prestigeplättchen, in einer Gruppe Münzen. (Y6.10)
    [tile-trading-post] Ein Standardgebäude, das die Münzen für seine Gruppe verdoppelt. (Y6.10)
    [tile-torii] Es gehört niemandem und bringt keinen Bonus, wohl aber den Standardgebäuden, die daneben entstehen. (Y6.11)
    [tile-palace] Er gehört niemandem und bringt keinen Bonus, wohl aber den Standardgebäuden, die daneben entstehen. (Y6.11)
    [boat] Das erste Schiff eines Zuges kommt auf ein Eingangsfeld oder neben seine Farbe, die anderen setzen die Kette fort. (Y6.2)
    [buy] Ein Handel pro Zug: Kaufe oder verkaufe ein Schiff zu seinem Preis. (Y5.1)
    [sell] Ein Handel pro Zug: Kaufe oder verkaufe ein Schiff zu seinem Preis. (Y5.1)
    [gold] Mit Gold handelst du nur mit Tomoe. (Y5.2)
    [token] Mit 2 gleichen oder 3 verschiedenen wirbst du einen Spezialisten an. (Y8.1)
    [pay] Diese Plättchen kommen aus dem Spiel. (Y8.3)
    [reserve] Das dritte Schiff deiner Flotte darf jede Farbe haben, die im Vorrat ist, auch Gold. (Y9.10)
    [pair] Die Schiffe, die du erhältst, müssen im Vorrat sein. (Y10.2)
    [deck] Nach jeder Runde wird die Auslage von hier aufgefüllt; reichen die Plättchen nicht, endet die Partie. (Y11.4)
    [coins] Damit kaufst du Schiffe, und je 5 Münzen sind am Ende 1 Punkt wert. (Y12.1)
    [prestige] Jedes ist am Ende 1 Punkt wert. (Y12.1)
    [buildings] Die Partie endet nach der Runde, in der jemand sein letztes baut. (Y11.1)
    [score] Punkte für Gebäude, Spezialisten, Prestigeplättchen und Münzen, abzüglich der Punkte für nicht gebaute Plättchen und beiseitegestellte Schiffe. (Y12.1)
   *[other] { "" }
}

## Was die Vorlesetasten sagen.

client-yam-enough = deine Schiffe und ein Kauf reichen
client-yam-tell-boats = Auf dem Spielplan: { $boats }
client-yam-tell-tokens = { $count ->
        [one] { yam-word-token } auf Insel { $islands }
       *[other] { yam-word-tokens } auf den Inseln { $islands }
    }
client-yam-tell-build = Bauen kannst du auf: { $islands }
client-yam-tell-player = { client-yam-seat }. { client-yam-score }. { client-yam-coins }, Prestigeplättchen: { $prestige }, übrige Standardgebäude: { $buildings }. Schiffe: { $boats }. Kultur: { $tokens }
