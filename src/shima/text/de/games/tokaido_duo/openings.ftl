### Die Wörter für die Eröffnungen von Tokaido Duo.

openings-duo-topic = { $topic ->
        [figure] Welche Figur zuerst geht
        [die] Der erste Würfel der Partie
        [merchant] Wohin der Händler geht
        [pilgrim] Wohin der Pilger geht
        [artist] Wohin der Künstler geht
       *[action] Was die Figur dort tut
    }
openings-duo-role = { $role ->
        [first] Startspieler, erster Würfel
        [second] anderer Spieler
        [third] Startspieler, letzter Würfel
        [violet] violett
       *[green] grün
    }
openings-duo-choice = { $choice ->
        [pilgrim] Pilger
        [merchant] Händler
        [artist] Künstler
        [town] Küstenort
        [temple] Tempel
        [garden] Garten
        [hot-spring] heiße Quelle
       *[seashore] Meeresufer
    }
openings-duo-action = { $action ->
        [coins] Münzen nehmen
        [temple] einen Tempel besuchen
        [garden] einen Garten besuchen
        [spring] Heiße-Quelle-Plättchen nehmen
        [wave] eine Welle nehmen
        [draw] Waren ziehen
        [sell] Waren verkaufen
        [paint] malen
        [give] ein Gemälde verschenken
       *[none] keine Aktion
    }
openings-duo-stay = bleibt stehen
openings-duo-favourite = { $topic ->
        [figure] **Erste Figur.** { $role ->
                [first] Der Startspieler nimmt
               *[second] Der andere Spieler nimmt
            } in { $share } der Partien, in denen es geht, diesen Würfel: { $label }.
        [die] **Erster Würfel.** Wenn „{ $label }“ gewürfelt wird, nimmt der Startspieler ihn in { $share } der Partien.
        [merchant] **Händler.** Wenn der { $role ->
                [violet] violette
               *[green] grüne
            } Händler { $label } erreichen kann, geht er in { $share } der Fälle dorthin.
        [pilgrim] **Pilger.** Der { $role ->
                [violet] violette
               *[green] grüne
            } Pilger geht am häufigsten hierhin, wenn er kann: { $label } ({ $share }).
        [artist] **Künstler.** Wenn der { $role ->
                [violet] violette
               *[green] grüne
            } Künstler { $label } erreichen kann, geht er in { $share } der Fälle dorthin.
       *[action] **Aktion.** Am beliebtesten ist „{ $label }“: { $share } der Züge dieser Figur.
    }
