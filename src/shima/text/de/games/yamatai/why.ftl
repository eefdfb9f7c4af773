### Yamataï: warum ein Zug nicht erlaubt ist, und was richtig wäre.

## Die Wörter dieser Gründe. Andere Sätze beziehen sich mit { … } darauf; jedes füllt seine eigene Variable ein.

yam-why-word-colour = { $colour ->
        [bamboo] Bambus
        [wood] Holz
        [stone] Stein
        [clay] Lehm
        [gold] Gold
       *[other] { $colour }
    }
yam-why-word-token = { $kind ->
        [fan] Fächer
        [lantern] Laterne
        [mask] Maske
        [scroll] Schriftrolle
        [drum] Trommel
        [crane] Kranich
        [blank] leer
       *[other] { $kind }
    }
yam-why-list = { $first }, { $rest }
yam-why-or = { $first } oder { $rest }
yam-why-boats = { $count } { yam-why-word-colour }-{ $count ->
        [one] Schiff
       *[other] Schiffe
    }
yam-why-kind = { yam-why-word-token }

## Zufall und Spieler.

yam-why-no-such-move = Einen Zug { $move } gibt es nicht. Die Züge sind von 0 bis { $last } nummeriert.
yam-why-over = Die Partie ist zu Ende. { $ending ->
        [buildings] Jemand hat sein letztes Standardgebäude gebaut.
        [boats] Von einer Farbe ist kein Schiff mehr im Vorrat.
        [specialists] Die Auslage ließ sich nicht mehr auf fünf Spezialisten auffüllen.
        [tiles] Die Auslage ließ sich nicht mehr auf fünf Gebäudeplättchen auffüllen.
       *[other] Es wird nicht mehr gespielt.
    }
yam-why-specialists-first = Zuerst werden Spezialisten aufgedeckt, bis 5 ausliegen.
yam-why-tiles-first = Zuerst werden Gebäudeplättchen aufgedeckt, bis 5 ausliegen.
yam-why-fleets-first = Zuerst werden Flottenplättchen aufgedeckt, bis 5 offen liegen.
yam-why-tokens-first = Der Spielaufbau läuft noch. Zuerst bekommt jede Insel ihr Kulturplättchen.
yam-why-order-first = Zuerst wird die Zugfolge ausgelost.
yam-why-look-first = Zuerst { $count ->
        [one] wird noch ein Plättchen
       *[other] werden noch { $count } Plättchen
    } vom Stapel angesehen.
yam-why-no-specialist-due = Jetzt wird kein Spezialist aufgedeckt. Das geschieht am Ende der Runde.
yam-why-no-tile-due = Jetzt wird kein Gebäudeplättchen aufgedeckt. Die Auslage wird am Ende der Runde aufgefüllt.
yam-why-no-fleet-due = Jetzt wird kein Flottenplättchen aufgedeckt. Das geschieht am Ende der Runde.
yam-why-tokens-laid = Der Spielaufbau ist abgeschlossen. Es kommen keine Kulturplättchen mehr dazu.
yam-why-order-laid = Die erste Zugfolge ist ausgelost. Ab jetzt bestimmen die Flotten die Zugfolge.
yam-why-no-look-due = Jetzt sieht sich niemand den Stapel an. Das erlaubt nur die Flotte mit diesem Effekt.
yam-why-specialist-seen = { $specialist } wurde schon aufgedeckt. Wähle einen Spezialisten, der noch verdeckt liegt.
yam-why-tile-not-next =
    Plättchen { $tile } kann jetzt nicht aufgedeckt werden. Es ist nicht im Stapel, oder andere liegen darüber.
yam-why-fleet-not-next =
    Flotte { $fleet } kann jetzt nicht aufgedeckt werden. Auf der Flottenleiste liegen andere verdeckte Flotten vor ihr.
yam-why-other-island = Die Inseln bekommen ihre Plättchen der Reihe nach. Als Nächstes kommt Insel { $island }.
yam-why-token-laid =
    Alle Kulturplättchen „{ yam-why-word-token }“ ohne Gebirge liegen schon. Lege ein anderes.
yam-why-mountain-laid =
    Das Gebirge-Kulturplättchen „{ yam-why-word-token }“ liegt schon. Lege ein anderes.
yam-why-no-such-seat = Diesen Platz gibt es nicht. An der Partie nehmen { $players } Personen teil.
yam-why-seat-placed = { $player } hat schon einen Platz. Der nächste geht an jemand anderen.

## Was begonnen hat, wird zuerst beendet.

yam-why-any-boat-first = Wähle zuerst das dritte Schiff deiner Flotte, in einer Farbe, die noch im Vorrat ist.
yam-why-collect-first =
    Du nimmst gerade Kulturplättchen. Für eines deiner Schiffe musst du noch eines nehmen, bevor du etwas anderes tust.
yam-why-extra-first = Nimm zuerst mit Ebisu ein zusätzliches Kulturplättchen von einer beliebigen Insel{ $optional ->
        [yes] { " " }oder verzichte darauf.
       *[no] . Darauf kannst du nicht verzichten.
    }
yam-why-put-back-first = Lege zuerst { $count ->
        [one] das angesehene Plättchen
       *[other] die { $count } angesehenen Plättchen
    } zurück, auf oder unter den Stapel.
yam-why-not-looked-at = Plättchen { $tile } siehst du dir gerade nicht an. Lege eines der angesehenen zurück.
yam-why-second-token-first =
    Du vertauschst gerade das Kulturplättchen von Insel { $island }. Wähle zuerst ein zweites von anderer Art.
yam-why-same-token = Insel { $island } hast du schon gewählt. Wähle eine andere.
yam-why-same-kind =
    Auf den Inseln { $picked } und { $island } liegt jeweils ein Kulturplättchen „{ yam-why-word-token }“. Wähle zwei verschiedene Arten.
yam-why-second-boat-first = Du vertauschst gerade das Schiff { $place }. Wähle zuerst ein zweites.
yam-why-same-boat = Das Schiff { $place } hast du schon gewählt. Wähle ein anderes.
yam-why-same-colour =
    Beides sind { yam-why-word-colour }-Schiffe, das { $picked } und das { $place }. Wähle zwei verschiedene Farben.
yam-why-second-removal-first = Entferne zuerst ein zweites Schiff vom Spielplan oder verzichte darauf.

## Die Reihenfolge im Zug.

yam-why-fleet-first = Nimm zuerst eines der offenen Flottenplättchen. Damit beginnt dein Zug.
yam-why-trade-over = Du kannst nicht mehr handeln. Das geht nur, bevor du das erste Schiff einsetzt.
yam-why-placing-over =
    Du kannst keine Schiffe mehr einsetzen. Das geht nur, bevor du Kulturplättchen nimmst oder baust.
yam-why-collected =
    Du hast in diesem Zug schon Kulturplättchen genommen. Pro Zug kannst du entweder Kulturplättchen nehmen oder ein Gebäude bauen.
yam-why-built = Du hast in diesem Zug schon gebaut. Pro Zug kannst du entweder Kulturplättchen nehmen oder ein Gebäude bauen.
yam-why-one-building = Du hast in diesem Zug schon gebaut. Erlaubt ist nur ein Gebäude pro Zug.
yam-why-mooring = Du stellst schon Schiffe beiseite. Handeln, Einsetzen, Nehmen und Bauen gehen nur davor.
yam-why-moored = Deine Schiffe sind schon festgemacht. Handeln, Einsetzen, Nehmen und Bauen gehen nur davor. Wirb einen Spezialisten an oder beende deinen Zug.
yam-why-recruited = Du hast schon einen Spezialisten angeworben. Handeln, Einsetzen, Nehmen und Bauen gehen nur davor. Beende deinen Zug.
yam-why-duty = Du hast Schiffe eingesetzt. Nimm jetzt Kulturplättchen oder baue.
yam-why-aside-first =
    Du hast { $boats } Schiffe, aber in deinen Hafen { $kept ->
        [one] passt nur eines
       *[other] passen nur { $kept }
    }. Stelle zuerst die übrigen beiseite.
yam-why-boats-fit = Du musst kein Schiff beiseitestellen. In deinen Hafen { $kept ->
        [one] passt eines
       *[other] passen { $kept }
    }, und du hast { $boats ->
        [0] keines
        [one] eines
       *[other] { $boats }
    }.
yam-why-one-specialist = Du hast in diesem Zug schon einen Spezialisten angeworben. Erlaubt ist nur einer pro Zug.
yam-why-nothing-to-pass = Hier kannst du nicht verzichten. Beende deinen Zug, wenn du fertig bist.

## Flotten und Handel.

yam-why-fleet-taken = Du hast schon Flotte { $fleet } genommen. Erlaubt ist nur eine pro Zug.
yam-why-fleet-gone = Flotte { $fleet } wurde in dieser Runde schon genommen. Offen liegen: { $fleets }.
yam-why-fleet-face-down = Flotte { $fleet } liegt verdeckt. Offen liegen: { $fleets }.
yam-why-no-any-boat = Ein Schiff deiner Wahl bekommst du nur mit der Flotte, die drei Schiffe bringt, und nur sofort, wenn du sie nimmst.
yam-why-traded = Du hast in diesem Zug schon gehandelt. Pro Zug darfst du ein Schiff kaufen oder verkaufen, mit Izanagi zwei.
yam-why-no-gold-trade = Gold-Schiffe kannst du nur mit Tomoe kaufen und verkaufen.
yam-why-no-boat = Du hast kein { yam-why-word-colour }-Schiff. Wähle eine Farbe, die du hast.
yam-why-reserve-out = Im Vorrat ist kein { yam-why-word-colour }-Schiff mehr.
yam-why-coins-short = Ein { yam-why-word-colour }-Schiff kostet { $price }, aber du hast { $coins ->
        [0] keine Münzen.
        [one] nur 1 Münze.
       *[other] nur { $coins } Münzen.
    }

## Schiffe einsetzen.

yam-why-no-such-spot = Dieses Feld gibt es nicht. Der Spielplan hat { $spots } Felder.
yam-why-no-such-lane = Diesen Seeweg gibt es nicht. Vom Feld { $place } gehen { $lanes } Seewege aus.
yam-why-spot-taken = Dort liegt schon ein { yam-why-word-colour }-Schiff ({ $place }). Wähle ein leeres Feld.
yam-why-no-boat-at = Dort liegt kein Schiff ({ $place }). Wähle ein Feld mit einem Schiff.
yam-why-no-beginning =
    Dein erstes Schiff setzt du auf ein Eingangsfeld oder neben ein { yam-why-word-colour }-Schiff. Für das Feld { $place } gilt weder das eine noch das andere.
yam-why-rim =
    Dein erstes Schiff setzt du auf ein Eingangsfeld oder neben ein { yam-why-word-colour }-Schiff. Das Feld { $place } wäre nur mit Toyo Tama ein Eingangsfeld.
yam-why-not-connected =
    Das Feld { $place } ist nicht mit deinem letzten Schiff { $last } verbunden. Setze das nächste { $goals } ein.
yam-why-chain-ends =
    Das Feld { $place } ist nicht mit deinem letzten Schiff { $last } verbunden, und neben diesem ist kein Feld mehr frei. Deine Kette endet dort.

## Nehmen und bauen.

yam-why-nothing-placed =
    Du hast in diesem Zug kein Schiff eingesetzt, das noch auf dem Spielplan liegt. Nur mit einem solchen Schiff kannst du Kulturplättchen nehmen oder bauen.
yam-why-no-token-on = Auf Insel { $island } liegt kein Kulturplättchen. Wähle eine Insel, auf der eines liegt.
yam-why-no-boat-near =
    An Insel { $island } liegt keines der Schiffe, die du in diesem Zug eingesetzt hast. Wähle eine Insel neben einem dieser Schiffe.
yam-why-boats-have-tokens =
    Für jedes deiner Schiffe nimmst du nur ein Plättchen. Für die an Insel { $island } hast du es schon genommen. Wähle eine Insel neben einem anderen Schiff.
yam-why-reserved-now = { $rulebook ->
        [german] Nach der deutschen Spielregel baust du ein reserviertes Plättchen erst in einer späteren Runde.
       *[other] Ein reserviertes Plättchen baust du erst in einer späteren Runde.
    } Plättchen { $tile } hast du in dieser Runde reserviert.
yam-why-reserved-before = Du hast Plättchen { $tile } schon reserviert. Reserviere eines aus der Auslage.
yam-why-reserved-by = { $other } hat Plättchen { $tile } reserviert. Niemand sonst darf es bauen.
yam-why-not-in-row = Plättchen { $tile } liegt nicht aus. In der Auslage sind: { $tiles }.
yam-why-row-empty = Plättchen { $tile } liegt nicht aus. Die Auslage ist bis zur nächsten Runde leer.
yam-why-token-there =
    Insel { $island } ist nicht leer. Dort liegt ein Kulturplättchen „{ yam-why-word-token }“. Wähle eine leere Insel.
yam-why-sacred-there =
    Auf Insel { $island } liegt ein Plättchen „Heiliger Boden“. Solange es dort liegt, ist die Insel gesperrt. Wähle eine leere Insel.
yam-why-building-there = Insel { $island } ist nicht leer. Dort steht ein Gebäude von { $other }. Wähle eine leere Insel.
yam-why-prestige-there = Insel { $island } ist nicht leer. Dort steht ein { $building ->
        [torii] Torii
        [palace] Palast
       *[other] Gebäude
    }. Wähle eine leere Insel.
yam-why-boats-missing = Für { $kind ->
        [standard] dieses Gebäude
        [trading-post] diesen Handelsposten
        [torii] dieses Torii
       *[palace] diesen Palast
    } liegen an Insel { $island } nicht genug Schiffe. Es fehlt noch: { $missing }.
yam-why-boats-missing-discount = Für { $kind ->
        [standard] dieses Gebäude
        [trading-post] diesen Handelsposten
        [torii] dieses Torii
       *[palace] diesen Palast
    } liegen an Insel { $island } nicht genug Schiffe. Es fehlt: { $missing }. Deine Flotte ersetzt nur eines davon.
yam-why-no-building-left = Du hast kein Standardgebäude mehr. Bauen kannst du nur noch Torii und Paläste.
yam-why-no-fee =
    Wer auf Insel { $island } baut, zahlt { $fee } Münzen an { $other } (Ananda). Du hast { $coins ->
        [0] keine Münzen.
        [one] nur 1 Münze.
       *[other] nur { $coins } Münzen.
    }

## Spezialisten.

yam-why-specialist-yours = { $specialist } hast du schon angeworben. Wähle einen ausliegenden Spezialisten.
yam-why-specialist-taken = { $other } hat { $specialist } schon angeworben. Wähle einen ausliegenden Spezialisten.
yam-why-specialist-hidden = { $specialist } liegt noch nicht aus. Wähle einen ausliegenden Spezialisten.
yam-why-pair-short = Du hast { $held ->
        [0] kein
       *[other] nur { $held }
    } Kulturplättchen „{ yam-why-word-token }“, brauchst aber 2. Gib 2 gleiche oder 3 verschiedene ab.
yam-why-kinds-short = Dafür fehlt dir: { $kinds }. Gib 2 gleiche oder 3 verschiedene Kulturplättchen ab.
yam-why-not-your-specialist = Das ist der Effekt von { $specialist }. Ihn kann nur nutzen, wer { $specialist } angeworben hat.
yam-why-specialist-used = Den Effekt von { $specialist } hast du in diesem Zug schon genutzt. Das geht nur einmal pro Zug.
yam-why-exchanges-over =
    Den Effekt von { $specialist } kannst du in diesem Zug nicht mehr nutzen. Effekte, durch die du Schiffe erhältst oder tauschst, kannst du nur vor dem Festmachen nutzen.
yam-why-no-token = Du hast kein Kulturplättchen „{ yam-why-word-token }“. Gib ein anderes ab.
yam-why-fresh =
    Nach der deutschen Spielregel darfst du nur Schiffe aus deiner Flotte oder deinem Hafen tauschen. Diese hast du in
    diesem Zug anders erhalten: { $boats }.
yam-why-pair-not-held = Du hast diese beiden Schiffe nicht. Es fehlt: { $missing }.
yam-why-reserve-lacks = Diese beiden Schiffe sind nicht im Vorrat. Es fehlt: { $missing }.
yam-why-no-sacred-there = Auf Insel { $island } liegt kein Plättchen „Heiliger Boden“. Wähle eine Insel, auf der eines liegt.
yam-why-no-coins-to-clear = Heiligen Boden zu entfernen kostet { $fee } Münzen. Du hast { $coins ->
        [0] keine Münzen.
        [one] nur 1 Münze.
       *[other] nur { $coins } Münzen.
    }

## Effekte der Flotten.

yam-why-other-fleet = Das ist der Effekt von Flotte { $needed }. Du hast Flotte { $fleet } genommen.
yam-why-power-used = Den Effekt von Flotte { $fleet } hast du schon genutzt. Das geht nur einmal.
yam-why-deck-empty = Der Stapel der Gebäudeplättchen ist leer. Es gibt nichts anzusehen.
yam-why-nothing-looked-at = Du siehst dir gerade kein Plättchen an. Sieh dir zuerst die obersten Plättchen vom Stapel an.
yam-why-sacred-out = Alle { $count } Plättchen „Heiliger Boden“ liegen schon auf dem Spielplan.
yam-why-first-token-first = Wähle zuerst ein Kulturplättchen, dann das zweite.
yam-why-one-kind = Alle Kulturplättchen auf dem Spielplan sind von derselben Art. Es gibt nichts zu vertauschen.
yam-why-first-boat-first = Wähle zuerst ein Schiff, dann das zweite.
yam-why-one-colour = Alle Schiffe auf dem Spielplan haben dieselbe Farbe. Es gibt nichts zu vertauschen.
