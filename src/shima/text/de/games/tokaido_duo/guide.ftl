### Tokaido Duo: die Einführung vor den nummerierten Regeln. src/shima/lessons/guides/tokaido-duo.toml führt ihre Teile auf.

## Das Ziel und eine Runde.

guide-tokaido-duo-goal = Spielziel
guide-tokaido-duo-goal-1 =
    Ihr reist mit je drei Figuren über die Insel Shikoku. Dein Pilger besucht Tempel und Gärten an der Küste, dein
    Händler handelt zwischen den Orten mit Waren, und dein Künstler malt die Landschaften und verschenkt die Gemälde.
guide-tokaido-duo-goal-2 =
    Jede Figur sammelt eigene Punkte: der Pilger für den Glauben, der Händler für den Handel, der Künstler für die
    Kultur. Wer insgesamt die meisten Punkte hat, gewinnt.

guide-tokaido-duo-round = Eine Runde im Überblick
guide-tokaido-duo-round-1-name = Würfeln
guide-tokaido-duo-round-1 = Wer die Runde beginnt, wirft alle drei Würfel: einen für den Pilger, einen für den Händler, einen für den Künstler. (D3.1)
guide-tokaido-duo-round-2-name = Erster Würfel
guide-tokaido-duo-round-2 = Wer begonnen hat, nimmt einen Würfel und nutzt ihn.
guide-tokaido-duo-round-3-name = Zweiter Würfel
guide-tokaido-duo-round-3 = Die andere Person nimmt einen der beiden übrigen und nutzt ihn.
guide-tokaido-duo-round-4-name = Dritter Würfel
guide-tokaido-duo-round-4 = Den letzten nutzt wieder, wer begonnen hat. Die nächste Runde beginnt die andere Person.
guide-tokaido-duo-round-5-name = Einen Würfel nutzen
guide-tokaido-duo-round-5 = Deine Figur muss genau so weit gehen, wie der Würfel zeigt. Die Aktion am Ziel ist freiwillig. (D3.2)

## Die Spielvorbereitung. Die Zahlen stehen im Bild.

guide-tokaido-duo-setup = Spielvorbereitung
guide-tokaido-duo-setup-1-name = Spielplan
guide-tokaido-duo-setup-1 = Legt ihn zwischen euch. Die Pilger gehen an der Küste entlang, die Händler auf den Handelswegen, die Künstler von Gebiet zu Gebiet. (D1.1)
guide-tokaido-duo-setup-2-name = Geschäfte
guide-tokaido-duo-setup-2 = Mischt die 8 Geschäftsplättchen und legt eines an jeden Küstenort. (D2.1)
guide-tokaido-duo-setup-3-name = Würfel und Beutel
guide-tokaido-duo-setup-3 = Haltet die drei Würfel bereit. Legt alle Waren in den Beutel. (D1.2, D1.3)
guide-tokaido-duo-setup-4-name = Gemeinsame Plättchen
guide-tokaido-duo-setup-4 = Legt das Heiße-Quelle-Plättchen und die drei Wellenplättchen auf den Spielplan, die Wellen mit einer zufälligen Seite nach oben. (D1.5, D2.1)
guide-tokaido-duo-setup-5-name = Deine Tableaus
guide-tokaido-duo-setup-5 = Tempelmarker und Gartenmarker beginnen auf der 1. Mische deine 10 Gemälde und lege sie verdeckt aus. (D2.2)
guide-tokaido-duo-setup-6-name = Figuren
guide-tokaido-duo-setup-6 = Stelle deine drei Figuren auf ihre Startfelder; die Tabelle des Materialsatzes nennt sie. (D2.3)
guide-tokaido-duo-setup-7-name = Kompass
guide-tokaido-duo-setup-7 = Wer die Hälfte mit dem Kompass hat, beginnt die erste Runde. (D2.3)

## Was die Figuren können.

guide-tokaido-duo-actions = Die Figuren
guide-tokaido-duo-actions-1-name = Pilger
guide-tokaido-duo-actions-1 =
    Er geht im Uhrzeigersinn an der Küste entlang. Bei Tempel und Garten rückt dein Marker vor, im Küstenort bekommst du
    Münzen, am Meeresufer ein Wellenplättchen, an der heißen Quelle ihr Plättchen. (D6, D7, D8)
guide-tokaido-duo-actions-2-name = Händler
guide-tokaido-duo-actions-2 =
    Er folgt den Handelswegen. Im Gebirgsort ziehst du Waren aus dem Beutel, im Küstenort verkaufst du, was das Geschäft
    dort kauft. Aus 10 Münzen wird eine Goldtafel. (D5)
guide-tokaido-duo-actions-3-name = Künstler
guide-tokaido-duo-actions-3 =
    Er kreuzt Handelswege von Gebiet zu Gebiet. Entweder deckst du für jede andere Figur im Gebiet und an seinem Rand ein
    Gemälde auf, oder du verschenkst dein erstes Gemälde, wenn es offen liegt und diese Landschaft zeigt. (D4)
guide-tokaido-duo-actions-4-name = Wellenplättchen
guide-tokaido-duo-actions-4 = Jedes hilft einer Figur, solange du es hast. Wenn keines mehr auf dem Spielplan liegt, nimmst du eines von der anderen Person. (D7.1)
guide-tokaido-duo-actions-5-name = Heiße Quelle
guide-tokaido-duo-actions-5 = Lege das Plättchen nach einem späteren Würfel zurück und nutze diesen Würfel noch einmal. (D8)

## Das Ende.

guide-tokaido-duo-end = Spielende und Wertung
guide-tokaido-duo-end-1-name = Spielende
guide-tokaido-duo-end-1 =
    Die Partie endet mit der Runde, in der ein Marker das Ende seiner Leiste erreicht oder jemand seine letzte Goldtafel
    nimmt oder sein letztes Gemälde verschenkt. (D9.1)
guide-tokaido-duo-end-2-name = Glaube
guide-tokaido-duo-end-2 = Das Feld deines Tempelmarkers mal das Feld deines Gartenmarkers. (D9.2)
guide-tokaido-duo-end-3-name = Handel
guide-tokaido-duo-end-3 = Die Zahl über deiner letzten Goldtafel. (D9.2)
guide-tokaido-duo-end-4-name = Kultur
guide-tokaido-duo-end-4 = Die höchste Zahl, die deine verschenkten Gemälde freigelegt haben. (D9.2)
guide-tokaido-duo-end-5-name = Gleichstand
guide-tokaido-duo-end-5 = Es gewinnt, wer mehr Münzen hat. Wenn auch sie gleich sind, teilt ihr euch den Sieg. (D9.3)

## Beispielzüge aus einer aufgezeichneten Partie.

guide-tokaido-duo-turn-1 = Die erste Runde
guide-tokaido-duo-turn-1-1 = { $player } beginnt und würfelt: Pilger { $pilgrim }, Händler { $merchant }, Künstler { $artist }. (D3.1)
guide-tokaido-duo-turn-1-2 = { $player } nimmt den Würfel des Pilgers. { $steps } Schritte führen nach { $town }, wo es so viele Münzen gibt, wie das Geschäft zahlt: { $coins }. (D6.4)
guide-tokaido-duo-turn-1-3 = { $other } nimmt den Würfel des Künstlers und geht { $steps } Schritte in Gebiet { $region }. Dort ist keine andere Figur, also gibt es nichts zu malen. (D4.3)
guide-tokaido-duo-turn-1-4 =
    { $player } nutzt den letzten Würfel. Der Händler geht nach { $town } und zieht { $dolls } Puppen,
    { $kimonos ->
        [one] 1 Kimono
       *[other] { $kimonos } Kimonos
    } und { $fans } Fächer. Nun beginnt { $other }. (D5.3)

guide-tokaido-duo-turn-2 = { $player } malt und verschenkt
guide-tokaido-duo-turn-2-1 =
    { $steps ->
        [one] Ein Schritt führt
       *[other] { $steps } Schritte führen
    } den Künstler in Gebiet { $region }. Vier andere Figuren sind dort oder an seinem Rand: ein Künstler, ein Pilger und
    beide Händler. (D4.1, D4.3)
guide-tokaido-duo-turn-2-2 = Also deckt { $player } vier weitere Gemälde auf, in Leserichtung. Das erste, das noch da ist, zeigt { $up ->
        [mountain] einen Berg
       *[other] eine andere Landschaft
    }. Nur dieses lässt sich verschenken. (D4.4)
guide-tokaido-duo-turn-2-3 = Eine Runde später erreicht der Künstler Gebiet { $region }, das einen Berg zeigt. { $player } verschenkt das Gemälde; Kultur zählt nun { $culture } Punkte. (D4.4)

guide-tokaido-duo-turn-3 = { $player } an der Küste
guide-tokaido-duo-turn-3-1 =
    { $steps ->
        [one] Ein Schritt führt
       *[other] { $steps } Schritte führen
    } den Pilger an ein Meeresufer. { $player } wählt das Wellenplättchen des Händlers und behält es. (D7.1)
guide-tokaido-duo-turn-3-2 = In der nächsten Runde nimmt { $player } wieder den Würfel des Pilgers. { $steps } Schritte führen am Händler in { $town } vorbei zu einem Garten; der Ort zählt als Schritt. (D6.1)
guide-tokaido-duo-turn-3-3 = Der Gartenmarker rückt auf { $garden } vor, und der Glaube wächst von { $before } auf { $temple } × { $garden } = { $faith } Punkte. (D6.5, D9.2)
guide-tokaido-duo-turn-3-4 = Eine Runde später hilft das Wellenplättchen. In { $town } zieht der starke Händler eine Ware mehr, als der Ort zeigt: eine Puppe, einen Kimono und zwei Fächer. Alle dürfen bleiben, denn { $player } darf jetzt sechs Waren behalten. (D5.6)

guide-tokaido-duo-turn-4 = { $player } nutzt die heiße Quelle
guide-tokaido-duo-turn-4-1 =
    { $steps ->
        [one] Ein Schritt führt
       *[other] { $steps } Schritte führen
    } den Händler nach { $town }. { $player } will { $fans } Fächer verkaufen und zieht hier keine Waren. (D3.2, D5.1)
guide-tokaido-duo-turn-4-2 = { $player } hat das Heiße-Quelle-Plättchen aus einer früheren Runde, legt es zurück und nutzt denselben Würfel noch einmal. Er führt nach { $town }, wo ein Geschäft Fächer kauft. (D8.2, D8.3)
guide-tokaido-duo-turn-4-3 =
    { $sold } Fächer bringen je { $price } Münzen. Mit den { $before } von vorher reicht das für
    { $slabs ->
        [one] die erste Goldtafel
       *[other] die Goldtafel Nummer { $slabs }
    }, und der Handel zählt nun { $trade } Punkte. Es ist die letzte Goldtafel, also endet die Partie mit dieser Runde. (D5.4, D5.5, D9.1)

## Die Zeichenerklärung.

guide-tokaido-duo-icons-figures = Figuren und Farben
guide-tokaido-duo-icon-figure-pilgrim = Pilger
guide-tokaido-duo-icon-figure-merchant = Händler
guide-tokaido-duo-icon-figure-artist = Künstler
guide-tokaido-duo-icon-mark-violet = Violett, mit rundem Fuß
guide-tokaido-duo-icon-mark-green = Grün, mit eckigem Fuß
guide-tokaido-duo-icon-compass = Kompass: beginnt diese Runde
guide-tokaido-duo-icons-stations = Stationen und Orte
guide-tokaido-duo-icon-station-temple = Tempel
guide-tokaido-duo-icon-station-garden = Garten
guide-tokaido-duo-icon-station-hot-spring = heiße Quelle
guide-tokaido-duo-icon-station-seashore = Meeresufer
guide-tokaido-duo-icon-town = Küstenort mit seinem Geschäft: was es kauft und für wie viele Münzen
guide-tokaido-duo-icon-mountain-town = Gebirgsort mit der Zahl der Waren, die du ziehst
guide-tokaido-duo-icons-wares = Waren und Geld
guide-tokaido-duo-icon-ware-kimono = Kimono
guide-tokaido-duo-icon-ware-ceramic = Keramik
guide-tokaido-duo-icon-ware-doll = Puppe
guide-tokaido-duo-icon-ware-fan = Fächer
guide-tokaido-duo-icon-coin = Münzen
guide-tokaido-duo-icon-slab = Goldtafel mit ihren Punkten
guide-tokaido-duo-icons-landscapes = Landschaften, in Gebieten und auf Gemälden
guide-tokaido-duo-icon-landscape-mountain = Berg
guide-tokaido-duo-icon-landscape-waterfall = Wasserfall
guide-tokaido-duo-icon-landscape-bamboo = Bambus
guide-tokaido-duo-icon-landscape-moon = Mond
guide-tokaido-duo-icons-tiles = Gemeinsame Plättchen
guide-tokaido-duo-icon-wave-pilgrim = Wellenplättchen des Pilgers: besinnlich oder eilig
guide-tokaido-duo-icon-wave-merchant = Wellenplättchen des Händlers: gerissen oder stark
guide-tokaido-duo-icon-wave-artist = Wellenplättchen des Künstlers: tüchtig oder inspiriert
guide-tokaido-duo-icon-spring = Heiße-Quelle-Plättchen: einen Würfel zweimal nutzen

## Die Spielhilfe.

guide-tokaido-duo-aid-round = Eine Runde
guide-tokaido-duo-aid-round-1-name = Wer beginnt
guide-tokaido-duo-aid-round-1 = Wirf die drei Würfel, nimm einen und nutze ihn.
guide-tokaido-duo-aid-round-2-name = Die andere Person
guide-tokaido-duo-aid-round-2 = Nimm einen der beiden übrigen und nutze ihn.
guide-tokaido-duo-aid-round-3-name = Wer begonnen hat
guide-tokaido-duo-aid-round-3 = Nutze den letzten. Die nächste Runde beginnt die andere Person.
guide-tokaido-duo-aid-pilgrim = Pilger
guide-tokaido-duo-aid-pilgrim-1-name = Weg
guide-tokaido-duo-aid-pilgrim-1 = Im Uhrzeigersinn an der Küste. Wenn die Zielstation besetzt ist, geht er weiter zur nächsten freien.
guide-tokaido-duo-aid-pilgrim-2-name = Tempel, Garten
guide-tokaido-duo-aid-pilgrim-2 = Dein Marker rückt 1 Feld vor.
guide-tokaido-duo-aid-pilgrim-3-name = Küstenort
guide-tokaido-duo-aid-pilgrim-3 = Nimm so viele Münzen, wie das Geschäft zahlt.
guide-tokaido-duo-aid-pilgrim-4-name = Meeresufer
guide-tokaido-duo-aid-pilgrim-4 = Nimm ein Wellenplättchen vom Spielplan. Wenn dort keines liegt, nimm eines von der anderen Person.
guide-tokaido-duo-aid-pilgrim-5-name = Heiße Quelle
guide-tokaido-duo-aid-pilgrim-5 = Nimm das Heiße-Quelle-Plättchen.
guide-tokaido-duo-aid-merchant = Händler
guide-tokaido-duo-aid-merchant-1-name = Weg
guide-tokaido-duo-aid-merchant-1 = Auf Handelswegen, kein Ort zweimal. Besetzte Küstenorte sind gesperrt.
guide-tokaido-duo-aid-merchant-2-name = Gebirgsort
guide-tokaido-duo-aid-merchant-2 = Ziehe so viele Waren, wie er zeigt; lege zurück, was du nicht behalten darfst.
guide-tokaido-duo-aid-merchant-3-name = Küstenort
guide-tokaido-duo-aid-merchant-3 = Verkaufe Waren, die das Geschäft kauft.
guide-tokaido-duo-aid-merchant-4-name = 10 Münzen
guide-tokaido-duo-aid-merchant-4 = Tausche sie sofort in eine Goldtafel um.
guide-tokaido-duo-aid-artist = Künstler
guide-tokaido-duo-aid-artist-1-name = Weg
guide-tokaido-duo-aid-artist-1 = Über Handelswege, kein Gebiet zweimal.
guide-tokaido-duo-aid-artist-2-name = Malen
guide-tokaido-duo-aid-artist-2 = Decke für jede andere Figur im Gebiet und an seinem Rand 1 Gemälde auf.
guide-tokaido-duo-aid-artist-3-name = Verschenken
guide-tokaido-duo-aid-artist-3 = Dein erstes Gemälde, wenn es offen liegt und diese Landschaft zeigt.
guide-tokaido-duo-aid-tiles = Plättchen
guide-tokaido-duo-aid-tiles-1-name = Pilger
guide-tokaido-duo-aid-tiles-1 = Besinnlich: 1 Schritt weniger, mindestens 1. Eilig: 1 Schritt mehr.
guide-tokaido-duo-aid-tiles-2-name = Händler
guide-tokaido-duo-aid-tiles-2 = Gerissen: 1 Münze mehr pro verkaufter Ware. Stark: 1 Ware mehr ziehen, 1 mehr behalten.
guide-tokaido-duo-aid-tiles-3-name = Künstler
guide-tokaido-duo-aid-tiles-3 = Tüchtig: 1 Gemälde mehr aufdecken. Inspiriert: Beim Verschenken zählt der ganze Weg.
guide-tokaido-duo-aid-tiles-4-name = Heiße Quelle
guide-tokaido-duo-aid-tiles-4 = Lege das Plättchen zurück und nutze einen Würfel noch einmal, nur nicht den, mit dem du es genommen hast.
guide-tokaido-duo-aid-end = Spielende und Wertung
guide-tokaido-duo-aid-end-1-name = Letzte Runde
guide-tokaido-duo-aid-end-1 = Ein Marker am Ende seiner Leiste, alle Goldtafeln genommen oder alle Gemälde verschenkt.
guide-tokaido-duo-aid-end-2-name = Glaube
guide-tokaido-duo-aid-end-2 = Tempelfeld × Gartenfeld.
guide-tokaido-duo-aid-end-3-name = Handel, Kultur
guide-tokaido-duo-aid-end-3 = Nach Goldtafeln und verschenkten Gemälden, wie in der Tabelle.
guide-tokaido-duo-aid-end-4-name = Gleichstand
guide-tokaido-duo-aid-end-4 = Mehr Münzen, sonst geteilter Sieg.
guide-tokaido-duo-aid-points = Punkte
guide-tokaido-duo-aid-shops = Waren und Orte
guide-tokaido-duo-aid-dice = Würfel und Grenzen

## Die Tabellen der Werte.

guide-tokaido-duo-values-points = Punkte für Handel und Kultur
guide-tokaido-duo-values-dice = Würfel
guide-tokaido-duo-values-wares = Waren und Geschäfte
guide-tokaido-duo-values-towns = Gebirgsorte
guide-tokaido-duo-values-paintings = Gemälde
guide-tokaido-duo-values-limits = Grenzen und Leisten
guide-tokaido-duo-values-start = Startfelder
guide-tokaido-duo-head = { $head ->
        [number] Anzahl
        [die] Würfel
        [faces] Seiten
        [ware] Ware
        [count] Anzahl
        [shops] die Geschäfte zahlen
        [town] Ort
        [draws] Waren ziehen
        [landscape] Landschaft
        [violet] Violett
        [green] Grün
        [figure] Figur
       *[thing] Angabe
    }
guide-tokaido-duo-count = { $what ->
        [slabs] Goldtafeln: Punkte
        [paintings] verschenkte Gemälde: Punkte
        [limits-wares_kept] Waren, die ein Händler behalten darf
        [limits-coins_for_a_slab] Münzen für eine Goldtafel
        [limits-slabs] Goldtafeln pro Person
        [points-temples] letztes Feld der Tempelleiste
       *[points-gardens] letztes Feld der Gartenleiste
    }
guide-tokaido-duo-region = Gebiet { $region }
guide-tokaido-duo-after = { $kind ->
        [temple] Tempel
        [garden] Garten
        [hot-spring] heiße Quelle
        [seashore] Meeresufer
       *[town] { $kind }
    } hinter { $town }
