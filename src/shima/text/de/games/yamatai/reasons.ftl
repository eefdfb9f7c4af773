### Yamataï: was für einen Zug spricht. `who` sagt, ob das Subjekt „Du“ ist oder „Das“, der Zug.

reason-yam-build = { $who ->
        [you] kannst in diesem Zug Plättchen { $tile } auf Insel { $island } bauen
       *[it] führt in diesem Zug zum Bau von Plättchen { $tile } auf Insel { $island }
    } ({ yam-word-points })
reason-yam-recruit = { $who ->
        [you] kannst in diesem Zug { yam-word-specialist } anwerben
       *[it] führt in diesem Zug zum Anwerben von { yam-word-specialist }
    } ({ yam-word-points })
reason-yam-may-build = { $who ->
        [you] kannst dann Plättchen { $tile } auf Insel { $island } bauen
       *[it] ermöglicht den Bau von Plättchen { $tile } auf Insel { $island }
    } ({ yam-word-points })
reason-yam-keeps-site = { $who ->
        [you] kannst weiterhin Plättchen { $tile } auf Insel { $island } bauen
       *[it] hält den Bau von Plättchen { $tile } auf Insel { $island } offen
    } ({ yam-word-points })
reason-yam-fleet = { $who ->
        [you] kannst damit in diesem Zug Plättchen { $tile } auf Insel { $island } bauen
       *[it] ermöglicht in diesem Zug den Bau von Plättchen { $tile } auf Insel { $island }
    } ({ yam-word-points })
reason-yam-tokens = { $who ->
        [you] nimmst
       *[it] bringt
    } { $count ->
        [one] ein Kulturplättchen
       *[other] { $count } Kulturplättchen
    }
reason-yam-affords = { $who ->
        [you] kannst dann einen Spezialisten wie { yam-word-specialist } anwerben
       *[it] reicht für einen Spezialisten wie { yam-word-specialist }
    } ({ yam-word-points })
reason-yam-pair = { $who ->
        [you] hast dann
       *[it] ergibt
    } ein Paar { yam-word-tokens }
reason-yam-reaches = { $who ->
        [you] kannst dann { $count ->
            [one] ein
           *[other] { $count }
        } Kulturplättchen nehmen
       *[it] macht { $count ->
            [one] ein
           *[other] { $count }
        } Kulturplättchen erreichbar
    }
reason-yam-power = { $who ->
        [you] erhältst
       *[it] bringt
    } einen Effekt ({ yam-word-effect })
reason-yam-first = { $who ->
        [you] hast in der nächsten Runde den ersten Zug
       *[it] sichert den ersten Zug der nächsten Runde
    }
reason-yam-before = { $who ->
        [you] bist in der nächsten Runde vor { $other } am Zug
       *[it] sichert in der nächsten Runde einen Zug vor { $other }
    }
reason-yam-boats = { $who ->
        [you] hast
       *[it] ergibt
    } { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    } zum Einsetzen
reason-yam-holds = { $who ->
        [you] hast dann
       *[it] ergibt
    } { $count } Kulturplättchen von { $kinds } { $kinds ->
        [one] Art
       *[other] Arten
    }
reason-yam-keeps = { $who ->
        [you] behältst
       *[it] lässt
    } { $boats } im Hafen
reason-yam-saves = { $who ->
        [you] sparst
       *[it] spart
    } { $count } Kulturplättchen für einen späteren Zug auf
reason-yam-reserves = { $who ->
        [you] sicherst dir
       *[it] sichert
    } Plättchen { $tile } ({ yam-word-points }, sobald es gebaut ist)
reason-yam-peeks = { $who ->
        [you] siehst
       *[it] zeigt
    }, { $count ->
        [one] welches Gebäudeplättchen als Nächstes kommt
       *[other] welche { $count } Gebäudeplättchen als Nächstes kommen
    }
reason-yam-next-tile = { $who ->
        [you] bringst
       *[it] bringt
    } Plättchen { $tile } bald in die Auslage ({ yam-word-points })
reason-yam-buries = { $who ->
        [you] hältst
       *[it] hält
    } Plättchen { $tile } vorerst aus der Auslage ({ yam-word-points })
reason-yam-nearly = { $who ->
        [you] brauchst dann für Plättchen { $tile } auf Insel { $island } nur noch ein { yam-word-colour }-Schiff
       *[it] führt dazu, dass für Plättchen { $tile } auf Insel { $island } nur noch ein { yam-word-colour }-Schiff fehlt
    } ({ yam-word-points })
reason-yam-token-near = { $who ->
        [you] holst
       *[it] holt
    } { $token ->
        [fan] einen Fächer
        [lantern] eine Laterne
        [mask] eine Maske
        [scroll] eine Schriftrolle
        [drum] eine Trommel
        [crane] einen Kranich
       *[other] { $token }
    } auf Insel { $island }, neben ein in diesem Zug eingesetztes Schiff
reason-yam-closes-all = { $who ->
        [you] sperrst
       *[it] sperrt
    } Insel { $island } für alle
reason-yam-closes-next = { $who ->
        [you] sperrst
       *[it] sperrt
    } Insel { $island } neben { $count ->
        [one] einem Gebäude
       *[other] { $count } Gebäuden
    } von { $other }
reason-yam-deny-tile = { $who ->
        [you] sicherst dir
       *[it] sichert
    } Plättchen { $tile }, bevor { $other } es auf Insel { $island } bauen kann ({ yam-word-points })
reason-yam-deny-site = { $who ->
        [you] kommst
       *[it] kommt
    } { $other } beim selben Bau zuvor ({ yam-word-points })
reason-yam-deny-island = { $who ->
        [you] besetzt
       *[it] besetzt
    } Insel { $island }, auf der { $other } Plättchen { $tile } bauen könnte ({ yam-word-points })
reason-yam-closes = { $who ->
        [you] sperrst
       *[it] sperrt
    } Insel { $island }, auf der { $other } Plättchen { $tile } bauen könnte ({ yam-word-points })
reason-yam-deny-boat = { $who ->
        [you] entfernst
       *[it] entfernt
    } ein Schiff, das { $other } für Plättchen { $tile } auf Insel { $island } braucht ({ yam-word-points })
reason-yam-deny-fleet = { $who ->
        [you] nimmst
       *[it] nimmt
    } { $other } die Flotte für Plättchen { $tile } auf Insel { $island } weg ({ yam-word-points })
reason-yam-deny-specialist = { $who ->
        [you] sicherst dir
       *[it] sichert
    } { yam-word-specialist }, bevor { $other } zugreifen kann
reason-yam-opens = { $other } { $who ->
        [you] kann
       *[it] konnte
    } dann Plättchen { $tile } auf Insel { $island } bauen ({ yam-word-points })
