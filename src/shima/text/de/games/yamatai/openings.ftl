### Die Wörter für die Eröffnungen von Yamataï.

openings-yam-topic = { $topic ->
        [fleet] Flotte
        [turn] Wofür der Zug genutzt wird
        [trade] Handel
        [specialist] Angeworbener Spezialist
        [island] Wo die ersten Gebäude stehen
        [entry] Wo das erste Schiff eingesetzt wird
       *[power] Genutzter Effekt der Flotte
    }
openings-yam-role = { $role ->
        [turn-1] Zug 1
        [turn-2] Zug 2
        [turn-3] Zug 3
       *[turn-4] Zug 4
    }
openings-yam-when = { $role ->
        [turn-1] im ersten Zug
        [turn-2] im zweiten Zug
        [turn-3] im dritten Zug
        [turn-4] im vierten Zug
       *[other] in Runde 1
    }
openings-yam-boat = { $colour ->
        [any] beliebig
       *[other] { yam-word-colour }
    }
openings-yam-fleet = Flotte { $fleet } ({ $boats })
openings-yam-power = { yam-word-power }
openings-yam-trade = { $deed ->
        [buy] ein { yam-word-colour }-Schiff kaufen
       *[sell] ein { yam-word-colour }-Schiff verkaufen
    }
openings-yam-choice = { $choice ->
        [standard] ein Standardgebäude bauen
        [trading-post] einen Handelsposten bauen
        [torii] ein Torii bauen
        [palace] einen Palast bauen
        [collect-1] 1 Kulturplättchen nehmen
        [collect-2] 2 Kulturplättchen nehmen
        [collect-3] 3 oder mehr Kulturplättchen nehmen
        [mountain] im Gebirge
        [plain] nicht im Gebirge
        [nobody] niemanden anwerben
        [no-trade] nicht handeln
       *[neither] weder Kulturplättchen nehmen noch bauen
    }
openings-yam-favourite = { $topic ->
        [fleet] **Flotte { openings-yam-when }.** Am beliebtesten ist { $label }. Sie wird in { $share } der Partien genommen, in denen sie ausliegt.
        [turn] **Schiffe { openings-yam-when }.** In { $share } der Züge entscheiden sich die Spieler dafür: { $label }.
        [trade] **Handel.** In { $share } der Züge entscheiden sich die Spieler dafür: { $label }.
        [specialist] **Spezialisten.** In { $share } der Züge, in denen es möglich ist, entscheiden sich die Spieler dafür: { $label }.
        [island] **Inseln.** Die ersten Gebäude stehen meist { $label } ({ $share }).
        [entry] **Erstes Schiff.** Es steht meist { $label } ({ $share } der Partien).
       *[power] **Effekte.** Am häufigsten wird „{ $label }“ genutzt, und zwar in { $share } der Züge mit dieser Flotte.
    }
