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
yam-why-boats = { $count } { yam-why-word-colour }-{ $count ->
        [one] Schiff
       *[other] Schiffe
    }
yam-why-kind = { yam-why-word-token }

## Zufall und Spieler.

yam-why-no-such-move = Einen Zug { $move } gibt es nicht: Die Züge sind von 0 bis { $last } nummeriert.
yam-why-over = Das Spiel ist aus: { $ending ->
        [buildings] Jemand hat sein letztes Standardgebäude gebaut.
        [boats] Von einer Farbe ist kein Schiff mehr im Vorrat.
        [specialists] Für eine weitere Runde gibt es nicht genug Spezialisten.
        [tiles] Für eine weitere Runde gibt es nicht genug Gebäudeplättchen.
       *[other] Es wird nicht mehr gespielt.
    }
yam-why-specialists-first = Zuerst werden Spezialisten aufgedeckt, bis 5 ausliegen.
yam-why-tiles-first = Zuerst werden Gebäudeplättchen aufgedeckt, bis 5 in der Reihe liegen.
yam-why-fleets-first = Zuerst werden Flottenplättchen aufgedeckt, bis 5 offen liegen.
yam-why-tokens-first = Noch wird aufgebaut: Zuerst bekommt jede Insel ihr Kulturplättchen.
yam-why-order-first = Zuerst wird die Reihenfolge der Spieler ausgelost.
yam-why-look-first = Zuerst zeigt der Stapel { $count ->
        [one] noch ein Plättchen
       *[other] noch { $count } Plättchen
    }.
yam-why-no-specialist-due = Jetzt kommt kein Spezialist: Neue werden am Ende der Runde aufgedeckt.
yam-why-no-tile-due = Jetzt kommt kein Gebäudeplättchen: Die Reihe wird am Ende der Runde aufgefüllt.
yam-why-no-fleet-due = Jetzt kommt kein Flottenplättchen: Neue werden am Ende der Runde aufgedeckt.
yam-why-tokens-laid = Der Aufbau ist fertig: Es kommen keine Kulturplättchen mehr dazu.
yam-why-order-laid = Die erste Reihenfolge ist ausgelost: Von nun an bestimmen sie die Flotten.
yam-why-no-look-due = Niemand schaut sich den Stapel an: Das erlaubt die Flotte 3.
yam-why-specialist-seen = { $specialist } wurde schon aufgedeckt: Es muss jemand sein, der noch verdeckt liegt.
yam-why-tile-not-next =
    Plättchen { $tile } kann jetzt nicht kommen: Es ist nicht im Stapel, oder andere liegen darüber. Das nächste kommt von oben.
yam-why-fleet-not-next =
    Flotte { $fleet } kann jetzt nicht kommen: Sie gehört nicht zu den verdeckten, die auf der Leiste als nächste liegen.
yam-why-other-island = Die Inseln bekommen ihre Plättchen der Reihe nach: Jetzt kommt Insel { $island }.
yam-why-token-laid =
    Ein Kulturplättchen „{ yam-why-word-token }“ ohne Gebirge ist nicht mehr da: Lege eines, das noch da ist.
yam-why-mountain-laid =
    Das Gebirge-Kulturplättchen „{ yam-why-word-token }“ liegt schon: Lege eines, das noch da ist.
yam-why-no-such-seat = Dort sitzt niemand: Diese Partie hat { $players } Spieler.
yam-why-seat-placed = { $player } hat schon einen Platz: Der nächste geht an jemand anderen.

## Was begonnen hat, wird zuerst beendet.

yam-why-any-boat-first = Wähle zuerst das dritte Schiff der Flotte 10: eine Farbe, die noch im Vorrat ist.
yam-why-collect-first =
    Du nimmst gerade Kulturplättchen: Ein weiteres deiner Schiffe kann noch eines bekommen, also nimm es zuerst.
yam-why-extra-first = Nimm zuerst mit Ebisu ein weiteres Kulturplättchen von einer beliebigen Insel, oder passe.
yam-why-put-back-first = Lege zuerst { $count ->
        [one] das angeschaute Plättchen
       *[other] die { $count } angeschauten Plättchen
    } zurück: auf den Stapel oder darunter.
yam-why-not-looked-at = Plättchen { $tile } schaust du dir gerade nicht an: Lege eines zurück, das du in der Hand hast.
yam-why-second-token-first =
    Du vertauschst das Kulturplättchen von Insel { $island }: Wähle zuerst das andere, von anderer Art.
yam-why-same-token = Insel { $island } hast du schon als erste gewählt: Wähle für den Tausch eine andere.
yam-why-same-kind =
    Auf den Inseln { $picked } und { $island } liegt beide Male „{ yam-why-word-token }“: Vertausche es mit einer anderen Art.
yam-why-second-boat-first = Du vertauschst das Schiff auf Feld { $spot }: Wähle zuerst das andere.
yam-why-same-boat = Feld { $spot } hast du schon als erstes gewählt: Wähle für den Tausch ein anderes Schiff.
yam-why-same-colour =
    Auf den Feldern { $picked } und { $spot } liegt beide Male ein { yam-why-word-colour }-Schiff: Vertausche es mit einer anderen Farbe.
yam-why-second-removal-first = Nimm zuerst ein zweites Schiff vom Spielplan, oder passe.

## Die Reihenfolge im Zug.

yam-why-fleet-first = Nimm zuerst eines der offenen Flottenplättchen: Damit beginnt dein Zug.
yam-why-trade-over = Der Handel ist vorbei: Er kommt vor dem ersten Schiff, das du einsetzt.
yam-why-placing-over =
    Das Einsetzen ist vorbei: Es kommt vor dem Nehmen und Bauen, und das hast du schon getan.
yam-why-collected =
    Du hast in diesem Zug schon Kulturplättchen genommen: Ein Zug bringt entweder Plättchen oder ein Gebäude, einmal.
yam-why-built = Du hast in diesem Zug schon gebaut: Ein Zug bringt entweder Kulturplättchen oder ein Gebäude, einmal.
yam-why-one-building = Du hast in diesem Zug schon gebaut: Mehr als ein Gebäude geht nicht.
yam-why-moored = Deine Schiffe sind festgemacht: Handeln, Einsetzen, Nehmen und Bauen kommen davor. Wirb an oder beende deinen Zug.
yam-why-recruited = Du hast schon angeworben: Handeln, Einsetzen, Nehmen und Bauen kommen davor. Beende deinen Zug.
yam-why-duty = Du hast Schiffe eingesetzt und kannst Kulturplättchen nehmen oder bauen: Tu zuerst eines von beiden.
yam-why-aside-first =
    Du hast { $boats } Schiffe, und in deinem Hafen { $kept ->
        [one] bleibt nur eines
       *[other] bleiben nur { $kept }
    }: Stelle zuerst beiseite, was zu viel ist.
yam-why-boats-fit = Kein Schiff muss beiseite: In deinen Hafen { $kept ->
        [one] passt eines
       *[other] passen { $kept }
    }, und du hast { $boats ->
        [0] keines
        [one] eines
       *[other] { $boats }
    }.
yam-why-one-specialist = Du hast in diesem Zug schon angeworben: Mehr als ein Spezialist geht nicht.
yam-why-nothing-to-pass = Es gibt nichts zu passen: Willst du aufhören, dann beende deinen Zug.

## Flotten und Handel.

yam-why-fleet-taken = Du hast schon Flotte { $fleet } genommen: Mehr als eine pro Zug geht nicht.
yam-why-fleet-gone = Flotte { $fleet } ist in dieser Runde schon genommen. Offen liegen: { $fleets }.
yam-why-fleet-face-down = Flotte { $fleet } liegt verdeckt. Offen liegen: { $fleets }.
yam-why-no-any-boat = Ein Schiff beliebiger Farbe gibt es nur mit Flotte 10, und nur sofort beim Nehmen.
yam-why-traded = Du kannst nicht mehr handeln: Pro Zug wird ein Schiff gekauft oder verkauft, mit Izanagi zwei.
yam-why-no-gold-trade = Gold wird weder gekauft noch verkauft, außer du hast Tomoe.
yam-why-no-boat = Du hast kein { yam-why-word-colour }-Schiff: Wähle eine Farbe, die du hast.
yam-why-reserve-out = Im Vorrat ist kein { yam-why-word-colour }-Schiff mehr.
yam-why-coins-short = Ein { yam-why-word-colour }-Schiff kostet { $price }, und du hast { $coins ->
        [0] keine Münzen.
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }

## Schiffe einsetzen.

yam-why-no-such-spot = Dieses Feld gibt es nicht: Der Spielplan hat { $spots }.
yam-why-no-such-lane = Diese Verbindung gibt es nicht: Feld { $spot } hat { $lanes }.
yam-why-spot-taken = Auf Feld { $spot } liegt ein { yam-why-word-colour }-Schiff: Wähle ein leeres Feld.
yam-why-no-boat-at = Auf Feld { $spot } liegt kein Schiff: Wähle ein Feld mit Schiff.
yam-why-no-beginning =
    Feld { $spot } ist weder ein Eingangsfeld noch mit einem { yam-why-word-colour }-Schiff verbunden: Eines davon braucht dein erstes Schiff.
yam-why-rim =
    Feld { $spot } ist kein Eingangsfeld (der Rand ist es nur mit Toyo Tama) und mit keinem { yam-why-word-colour }-Schiff verbunden: Eines davon braucht dein erstes Schiff.
yam-why-not-connected =
    Feld { $spot } ist nicht mit Feld { $last } verbunden, wo dein letztes Schiff liegt. Das nächste kann auf: { $spots }.
yam-why-chain-ends =
    Feld { $spot } ist nicht mit Feld { $last } verbunden, wo dein letztes Schiff liegt, und daneben ist kein Feld leer: Deine Kette endet dort.

## Nehmen und bauen.

yam-why-nothing-placed =
    Kein Schiff, das du in diesem Zug eingesetzt hast, liegt auf dem Spielplan: Nur mit solchen kannst du nehmen oder bauen.
yam-why-no-token-on = Auf Insel { $island } liegt kein Kulturplättchen: Wähle eine, auf der eines liegt.
yam-why-no-boat-near =
    An Insel { $island } liegt keines der Schiffe, die du in diesem Zug eingesetzt hast: Wähle eine, an der eines liegt.
yam-why-boats-have-tokens =
    Jedes deiner Schiffe nimmt ein Plättchen, und die an Insel { $island } brauchst du für die schon genommenen: Wähle eine Insel an einem anderen Schiff.
yam-why-reserved-now = Du hast Plättchen { $tile } erst in dieser Runde reserviert: Baue es in einer späteren.
yam-why-reserved-before = Du hast Plättchen { $tile } schon reserviert: Reserviere eines aus der Reihe.
yam-why-reserved-by = { $other } hat Plättchen { $tile } reserviert: Niemand sonst darf es haben.
yam-why-not-in-row = Plättchen { $tile } liegt nicht in der Reihe. Dort liegen: { $tiles }.
yam-why-row-empty = Die Reihe ist bis zur nächsten Runde leer: Plättchen { $tile } liegt nicht dort.
yam-why-token-there =
    Insel { $island } ist nicht leer: Dort liegt ein Kulturplättchen „{ yam-why-word-token }“. Wähle eine leere Insel.
yam-why-sacred-there =
    Insel { $island } ist Heiliger Boden: Solange er liegt, kommt dort nichts hin. Wähle eine leere Insel.
yam-why-building-there = Insel { $island } ist nicht leer, dort steht ein Gebäude ({ $other }): Wähle eine leere Insel.
yam-why-prestige-there = Insel { $island } ist nicht leer: Dort steht ein { $building ->
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
    } liegen an Insel { $island } nicht genug Schiffe. Es fehlt: { $missing }. Flotte 9 ersetzt nur eines davon.
yam-why-no-building-left = Du hast kein Standardgebäude mehr: Bauen kannst du nur noch Torii und Paläste.
yam-why-no-fee =
    Auf Insel { $island } zu bauen kostet { $fee } Münzen für { $other } (Ananda), und du hast { $coins }.

## Spezialisten.

yam-why-specialist-yours = { $specialist } ist schon bei dir: Wirb an, wer ausliegt.
yam-why-specialist-taken = { $specialist } ist nicht mehr da (angeworben: { $other }): Wirb an, wer ausliegt.
yam-why-specialist-hidden = { $specialist } ist noch nicht aufgedeckt: Wirb an, wer ausliegt.
yam-why-pair-short = Du hast { $held ->
        [0] kein
       *[other] nur { $held }
    } Kulturplättchen „{ yam-why-word-token }“, und um so zu bezahlen, brauchst du 2. Gib 2 gleiche oder 3 verschiedene ab.
yam-why-kinds-short = Um so zu bezahlen, fehlt dir: { $kinds }. Gib 2 gleiche oder 3 verschiedene Kulturplättchen ab.
yam-why-not-your-specialist = Das kann { $specialist }: Nur wer { $specialist } angeworben hat, kann es nutzen.
yam-why-specialist-used = { $specialist } hat dir in diesem Zug schon geholfen: Das geht einmal pro Zug.
yam-why-exchanges-over =
    { $specialist } kann in diesem Zug nicht mehr helfen: Was Schiffe gibt oder tauscht, kommt vor dem Festmachen und Anwerben.
yam-why-no-token = Du hast kein Kulturplättchen „{ yam-why-word-token }“: Gib eines ab, das du hast.
yam-why-pair-not-held = Diese beiden Schiffe hast du nicht. Es fehlt: { $missing }.
yam-why-reserve-lacks = Diese beiden Schiffe hat der Vorrat nicht. Es fehlt: { $missing }.
yam-why-no-sacred-there = Auf Insel { $island } liegt kein Heiliger Boden: Wähle eine Insel, auf der er liegt.
yam-why-no-coins-to-clear = Heiligen Boden zu entfernen kostet { $fee } Münzen, und du hast { $coins }.

## Effekte der Flotten.

yam-why-other-fleet = Das ist der Effekt der Flotte { $needed }, und du hast Flotte { $fleet } genommen.
yam-why-power-used = Den Effekt der Flotte { $fleet } hast du schon benutzt: Er wirkt einmal.
yam-why-deck-empty = Der Stapel der Gebäudeplättchen ist leer: Es gibt nichts anzuschauen.
yam-why-nothing-looked-at = Du schaust dir gerade kein Plättchen an: Schau dir zuerst den Stapel an.
yam-why-sacred-out = Alle { $count } Plättchen „Heiliger Boden“ liegen auf dem Spielplan: Keines ist mehr da.
yam-why-first-token-first = Wähle zuerst das eine Kulturplättchen des Tausches, dann das andere.
yam-why-one-kind = Alle Kulturplättchen auf dem Spielplan sind von einer Art: Es gibt nichts zu vertauschen.
yam-why-first-boat-first = Wähle zuerst das eine Schiff des Tausches, dann das andere.
yam-why-one-colour = Alle Schiffe auf dem Spielplan haben eine Farbe: Es gibt nichts zu vertauschen.
