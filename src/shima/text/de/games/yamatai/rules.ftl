### Yamataï: die Regeln, nummeriert, in unseren eigenen Worten. Nur für die Regelseite geladen.
### Regel Y6.4 ist rule-Y6-4. Ein `.ruling` sagt, was wir festgelegt haben, wo die Spielregeln schweigen oder sich
### widersprechen; `.english` und `.german` sagen, was nach der Spielregel des Tisches gilt.

rules-yamatai-title = Die Regeln von Yamataï
rules-yamatai-intro =
    2 bis 4 Baumeister wetteifern um Prestigepunkte (PP). Sie setzen Schiffe im Archipel ein, leeren Inseln, bauen
    darauf und werben Spezialisten an. Punkte gibt es für Münzen, Gebäude und Spezialisten. Wer am Ende die meisten PP
    hat, gewinnt. Hier stehen alle Regeln in unseren eigenen Worten. Jede Regel hat eine Nummer (etwa Y6.4), auf die
    sich die Meldungen am Tisch beziehen. Was auf das Spielmaterial gedruckt ist, etwa Preise und Punkte, gehört zum
    Materialsatz und steht bei dessen Werten. Die englische und die deutsche Spielregel unterscheiden sich an einigen
    Stellen. In drei Fällen (Y2.4, Y9.2 sowie Raijin und Nakatsu in Y10) entscheidet die Spielregel des Tisches, die ihr
    beim Eröffnen wählt. Wo die Spielregeln sich sonst widersprechen oder etwas offenlassen, gilt an jedem Tisch eine
    Festlegung.

## Was an Tischen anders ist, die nach einer früheren Fassung der Regeln begonnen haben.

rules-yamatai-version-1 =
    An diesem Tisch darfst du ein reserviertes Plättchen erst in einer späteren Runde bauen (Y9.2). Auf das zusätzliche
    Kulturplättchen von Ebisu darfst du verzichten, und Raijin und Nakatsu tauschen beliebige Schiffe (Y10).

## Y1

rule-Y1 = Spielmaterial
rule-Y1-1 =
    Es gibt 80 Schiffe in fünf Farben: 22 Bambus (grün), 19 Holz (braun), 16 Stein (schwarz), 13 Lehm (rot) und 10 Gold
    (gelb). Zu Beginn sind alle im Vorrat. Kein Schiff kommt je hinzu oder geht verloren: Jedes ist im Vorrat, auf dem
    Spielplan oder bei einem Spieler. Deine Schiffe sind die, die du in diesem Zug erhalten hast, und die in deinem
    Hafen. Beiseitegestellte Schiffe bleiben bei dir, aber du kannst sie nicht mehr nutzen.
rule-Y1-2 =
    Alle haben Standardgebäude in ihrer Farbe: je 10 zu zweit, je 8 zu dritt und je 6 zu viert. Blau und Orange sind
    immer dabei, Lila ab 3 Spielern, Grau nur zu viert.
rule-Y1-3 =
    Es gibt 28 Gebäudeplättchen: 21 für Standardgebäude (einige davon sind Handelsposten), 3 für Torii und 4 für
    Paläste. Torii und Paläste sind Prestigegebäude.
rule-Y1-4 =
    Es gibt 10 Flottenplättchen. Die Zahl auf jedem bestimmt die Zugfolge der nächsten Runde (Y11.5). Y9 beschreibt die
    Flotten mit ihren Zahlen im Standard-Materialsatz.
    .ruling =
        Die Spielregeln beschreiben die Flotten, nennen aber ihre Zahlen nicht. Aus dem Text folgt nur die 1, denn diese
        Flotte ist immer zuerst an der Reihe. Die anderen Zahlen folgen der Reihenfolge auf der Seite der Spielregel. In
        Abschriften des Textes stehen die Flotten 3 und 4 in verschiedener Reihenfolge. Wir folgen der gedruckten Seite.
rule-Y1-5 = Es gibt 18 Spezialisten, jeder mit aufgedruckten PP. Y10 beschreibt sie.
rule-Y1-6 =
    Es gibt 34 Kulturplättchen: je 5 von sechs Arten und 4 leere. Von jeder Art und von den leeren ist je eines ein
    Gebirge-Kulturplättchen. In jeder Partie gibt es also 7 Gebirge.
rule-Y1-7 = Es gibt 8 Plättchen „Heiliger Boden“, 24 Prestigeplättchen und 73 Münzen in drei Werten.
    .ruling =
        Münzen und Prestigeplättchen gehen nie aus; am Tisch würdet ihr euch mit Ersatz behelfen. Nur die 8 Plättchen
        „Heiliger Boden“ sind begrenzt. Die Spielregeln nennen Münzen im Wert von 1 und 2 und sagen nicht, was die
        dritte Sorte wert ist. Hier spielt das keine Rolle.
rule-Y1-8 =
    Der Spielplan hat 34 Inseln, zwischen denen Seewege verlaufen. Schiffe setzt du auf den Feldern ein, an denen sich
    Seewege treffen. Zwei Felder sind verbunden, wenn ein Seeweg vom einen zum anderen führt. Ein Feld ist zu jeder
    Insel benachbart, an deren Ufer es liegt. Zwei Inseln sind benachbart, wenn sie einen Seeweg gemeinsam haben; eine
    gemeinsame Ecke genügt nicht. Seewege, an denen nur eine Insel liegt, begrenzen den Spielplan, und die Felder an
    ihren Enden bilden den Rand. Einige Felder am Rand sind Eingangsfelder; sie tragen einen Pfeil.
    .ruling =
        Die Spielregeln sagen nicht, wie viele Eingangsfelder es gibt und wo sie liegen. Das legt der Spielplan des
        Materialsatzes fest.

## Y2

rule-Y2 = Spielaufbau
rule-Y2-1 =
    Mischt die Spezialisten und deckt 5 davon auf. Mischt die Gebäudeplättchen und deckt 5 davon auf. Mischt die
    Flottenplättchen. Legt 5 davon offen auf die ersten fünf Felder der Flottenleiste und die anderen 5 verdeckt auf die
    Felder dahinter.
rule-Y2-2 =
    Legt auf jede Insel ein zufälliges Kulturplättchen. Legt unter jedes Gebirge-Kulturplättchen ein Gebirge und
    entfernt dann die leeren Plättchen. So bleiben 30 Kulturplättchen und 4 leere Inseln. 7 Inseln sind Gebirge, und
    eine davon ist leer.
rule-Y2-3 = Alle beginnen mit 10 Münzen und ohne Schiffe.
rule-Y2-4 =
    Die Zugfolge der ersten Runde wird ausgelost. Zu zweit habt ihr je zwei Zugfolge-Meeples, und das Los bestimmt die
    Plätze 1 und 2.
    .english = Zu zweit wiederholt sich die Reihenfolge der Plätze 1 und 2 auf den Plätzen 3 und 4.
    .german = Zu zweit werden die Plätze 3 und 4 eigens ausgelost.
    .ruling =
        Die deutsche Spielregel lässt euch die erste Zugfolge auf beliebige Weise bestimmen. Hier wird sie immer
        ausgelost.

## Y3

rule-Y3 = Die Runde
rule-Y3-1 =
    In jeder Runde seid ihr in der Reihenfolge eurer Zugfolge-Meeples am Zug, mit einem Zug für jeden Meeple. Zu zweit
    habt ihr also je zwei Züge pro Runde.
rule-Y3-2 =
    Ein Zug besteht aus den fünf Aktionen von Y4 bis Y8, in dieser Reihenfolge. Dazwischen kannst du die Effekte deiner
    Flotte und deiner Spezialisten nutzen, wie in Y9 und Y10 beschrieben.

## Y4

rule-Y4 = Aktion 1: eine Flotte nehmen (verpflichtend)
rule-Y4-1 = Nimm eines der offen ausliegenden Flottenplättchen. Lege es mit deinem Zugfolge-Meeple auf dein Tableau.
rule-Y4-2 =
    Nimm die abgebildeten Schiffe aus dem Vorrat. Wenn von einer Farbe keines mehr da ist, gehst du bei dieser Farbe
    leer aus.
rule-Y4-3 =
    Den Effekt der Flotte kannst du einmal nutzen, zu einem beliebigen Zeitpunkt in diesem Zug. Du kannst ihn auch
    verfallen lassen, aber nicht für später aufheben.
    .ruling =
        Wenn du begonnen hast, Kulturplättchen zu nehmen, dir den Stapel anzusehen oder Schiffe zu entfernen, musst du
        das abschließen, bevor du etwas anderes tust.

## Y5

rule-Y5 = Aktion 2: handeln (optional)
rule-Y5-1 =
    Pro Zug darfst du einen Handel durchführen. Entweder kaufst du ein Schiff aus dem Vorrat, oder du verkaufst eines
    deiner Schiffe an den Vorrat. Der Preis jeder Farbe steht auf deinem Tableau und gilt beim Kaufen wie beim
    Verkaufen.
    .ruling = Die Spielregeln nennen nur einen Preis, 2 Münzen für Holz. Die anderen legt der Materialsatz fest.
rule-Y5-2 = Gold-Schiffe kannst du weder kaufen noch verkaufen, außer mit Tomoe (Y10).
rule-Y5-3 = Du kannst ein Schiff nur kaufen, wenn du es bezahlen kannst und im Vorrat eines dieser Farbe ist.
    .ruling = Diese Regel stammt von uns. Die Spielregeln sagen nichts über Schulden oder einen leeren Vorrat.

## Y6

rule-Y6 = Aktion 3: Schiffe einsetzen, dann Kulturplättchen nehmen oder bauen
rule-Y6-1 = Das Einsetzen ist optional. Du darfst beliebig viele deiner Schiffe einsetzen, auch die aus deinem Hafen.
rule-Y6-2 =
    Dein erstes Schiff setzt du entweder auf ein leeres Eingangsfeld oder auf ein leeres Feld, das mit einem Schiff der
    gleichen Farbe verbunden ist.
rule-Y6-3 =
    Jedes weitere Schiff setzt du auf ein leeres Feld, das mit dem zuvor eingesetzten Schiff verbunden ist. Die Farbe
    spielt dabei keine Rolle mehr. Die Schiffe eines Zuges bilden so eine Kette ohne Abzweigungen.
rule-Y6-4 =
    Nach dem Einsetzen nimmst du entweder Kulturplättchen (Y6.5), oder du baust (Y6.7). Wenn nur eines davon möglich
    ist, musst du es tun; wenn beides möglich ist, hast du die Wahl. Wenn du in diesem Zug kein Schiff eingesetzt hast,
    ist keines von beiden möglich.
    .ruling =
        Ob du musst, entscheidet sich, wenn du diese Aktion beendest. Mit 1 Schiff weniger zu bauen (Y9.9) ist
        freiwillig, und ein Gebäude, das du nur so bauen könntest, verpflichtet dich nicht. Die Abgabe an Ananda hebt
        die Pflicht nicht auf.
rule-Y6-5 =
    Für jedes in diesem Zug eingesetzte Schiff nimmst du ein Kulturplättchen von einer Insel, zu der es benachbart ist.
    .ruling =
        Die genommenen Plättchen müssen sich auf verschiedene Schiffe verteilen lassen, auf jedes höchstens eines. Für
        ein Schiff, neben dem kein Plättchen mehr liegt, erhältst du nichts. Du wählst die Plättchen aus, darfst aber
        nicht aufhören, solange du für ein weiteres Schiff noch eines nehmen könntest.
rule-Y6-6 = Sobald das Kulturplättchen einer Insel genommen ist, ist die Insel leer.
rule-Y6-7 =
    Wenn du baust, wähle ein ausliegendes Gebäudeplättchen oder eines, das du reserviert hast (ab wann du es bauen
    darfst, steht in Y9.2). Wähle dann eine leere Insel, also eine ohne Kulturplättchen, Gebäude und Heiligen Boden, die
    zu mindestens einem Schiff benachbart ist, das du in diesem Zug eingesetzt hast. Alle Schiffe, die das Plättchen
    zeigt, müssen zu dieser Insel benachbart sein. Es spielt keine Rolle, wann und von wem sie eingesetzt wurden, aber
    jedes Schiff zählt nur einmal. Die Schiffe bleiben auf dem Spielplan.
rule-Y6-8 =
    Für ein Standardgebäude stellst du eines deiner eigenen Gebäude auf die Insel; du musst also noch eines haben. Für
    ein Torii oder einen Palast stellst du dieses Prestigegebäude auf die Insel; es gehört niemandem. Das
    Gebäudeplättchen behältst du. Am Spielende bringt es dir seine PP.
rule-Y6-9 = Du darfst nur ein Gebäude pro Zug bauen.
rule-Y6-10 =
    Für ein Standardgebäude erhältst du sofort Boni. Du erhältst 1 Prestigeplättchen für jedes Torii und jeden Palast
    auf einer benachbarten Insel. Du erhältst 1 Prestigeplättchen, wenn es auf einem Gebirge steht. Wenn es eine Gruppe
    deiner Standardgebäude beginnt oder vergrößert, erhältst du 1 Münze für jedes Gebäude dieser Gruppe, auch für das
    neue. Eine Gruppe besteht aus mindestens zwei Gebäuden, die direkt oder über andere Gebäude der Gruppe benachbart
    sind. Ein Handelsposten verdoppelt diese Münzen. Alle Boni werden zusammengezählt.
rule-Y6-11 = Für ein Torii oder einen Palast erhältst du keinen dieser Boni, außer mit Awashima (Y10).
rule-Y6-12 =
    Als in diesem Zug eingesetzt zählt das Schiff selbst, nicht sein Feld. Wenn ein Effekt es verschiebt oder
    vertauscht, zählt es dort, wo es jetzt liegt. Wenn ein Effekt es vom Spielplan entfernt, zählt es nicht mehr. Die
    Kette setzt du beim zuletzt eingesetzten Schiff fort, das noch auf dem Spielplan ist. Wenn keines mehr da ist, gilt
    wieder Y6.2.
    .ruling =
        Die deutsche Spielregel spricht von den Schiffen, ein Beispiel der englischen von ihren Feldern. Bei uns zählen
        die Schiffe.

## Y7

rule-Y7 = Aktion 4: nicht eingesetzte Schiffe festmachen (verpflichtend)
rule-Y7-1 =
    In deinem Hafen kannst du 1 Schiff (mit Riu 3) für spätere Züge festmachen. Wähle, welche deiner Schiffe das sind;
    dabei darfst du auch ein Schiff im Hafen durch ein anderes ersetzen. Alle übrigen Schiffe stellst du für immer
    beiseite. Du kannst sie nie mehr einsetzen, verkaufen oder tauschen.
    .ruling = Du musst so viele Schiffe festmachen, wie in deinen Hafen passen.
rule-Y7-2 = Nach dieser Aktion kannst du keine Effekte mehr nutzen, durch die du Schiffe erhältst oder tauschst.
    .ruling = Diese Regel stammt von uns. Die Spielregeln sagen nicht, bis wann du solche Effekte nutzen darfst.

## Y8

rule-Y8 = Aktion 5: einen Spezialisten anwerben (optional)
rule-Y8-1 =
    Gib 2 gleiche oder 3 verschiedene Kulturplättchen ab und nimm einen ausliegenden Spezialisten mit allen Münzen, die
    auf ihm liegen. Du darfst nur einen Spezialisten pro Zug anwerben.
    .ruling = Ein Gebirge-Kulturplättchen zählt wie jedes andere seiner Art. Die Spielregeln sagen dazu nichts.
rule-Y8-2 =
    Ein Spezialist bleibt bis zum Spielende bei dir. Sein Effekt gilt sofort. Y7.2 gilt weiterhin. Mit Riu erhältst du
    keine Schiffe zurück, die du gerade beiseitegestellt hast, und Izanagi oder Tomoe nützen dir erst beim Handel in
    deinem nächsten Zug.
rule-Y8-3 = Abgegebene Kulturplättchen sind aus dem Spiel.
    .ruling = Diese Regel stammt von uns. Die Spielregeln sagen nicht, wohin diese Plättchen kommen.

## Y9

rule-Y9 = Flotten
rule-Y9-1 =
    Flotte 1 hat ein Bambus-Schiff. Sie hat keinen Effekt, aber in der nächsten Runde bist du zuerst an der Reihe.
rule-Y9-2 =
    Flotte 2 hat ein Holz-Schiff. Du kannst ein ausliegendes Gebäudeplättchen reservieren. Lege es offen neben dein
    Tableau. Ab jetzt kannst nur du es bauen. Wenn du es bis zum Spielende nicht gebaut hast, verlierst du 1 PP.
    .english = Du darfst es ab sofort bauen, auch noch in diesem Zug.
    .german = Du darfst es in einer späteren Runde bauen, aber nicht in der Runde, in der du es reservierst.
rule-Y9-3 =
    Flotte 3 hat ein Stein-Schiff. Du kannst dir verdeckt die obersten 3 Gebäudeplättchen vom Stapel ansehen. Lege sie
    in beliebiger Reihenfolge und Aufteilung auf oder unter den Stapel zurück.
    .ruling = Wenn der Stapel weniger als 3 Plättchen hat, siehst du dir alle an.
rule-Y9-4 =
    Flotte 4 hat ein Lehm-Schiff. Du kannst ein Schiff auf dem Spielplan auf ein leeres Feld verschieben, das mit seinem
    Feld verbunden ist.
rule-Y9-5 =
    Flotte 5 hat ein Gold-Schiff. Du kannst ein Plättchen „Heiliger Boden“ auf eine leere Insel legen. Solange es dort
    liegt, kann dort niemand bauen.
    .ruling =
        Die Spielregeln verlangen nur eine leere Insel. Das darf auch ein leeres Gebirge sein, und auf jeder Insel liegt
        höchstens ein Plättchen „Heiliger Boden“.
rule-Y9-6 = Flotte 6 hat ein Holz- und ein Bambus-Schiff. Du kannst 2 Kulturplättchen auf dem Spielplan vertauschen.
    .ruling =
        Die beiden Plättchen müssen von verschiedener Art sein, sonst würde sich nichts ändern. Die Gebirge bleiben, wo
        sie sind.
rule-Y9-7 =
    Flotte 7 hat ein Stein- und ein Bambus-Schiff. Du kannst bis zu 2 Schiffe vom Spielplan entfernen. Lege sie in den
    Vorrat zurück.
rule-Y9-8 = Flotte 8 hat ein Lehm- und ein Bambus-Schiff. Du kannst 2 Schiffe auf dem Spielplan vertauschen.
    .ruling =
        Die Schiffe müssen verschiedene Farben haben, oder du musst mindestens eines davon in diesem Zug eingesetzt
        haben. Sonst würde sich nichts ändern.
rule-Y9-9 =
    Flotte 9 hat ein Stein- und ein Holz-Schiff. In diesem Zug kannst du ein Gebäude mit 1 Schiff weniger bauen, als das
    Plättchen zeigt. Du wählst, auf welches Schiff du verzichtest.
rule-Y9-10 = Flotte 10 hat ein Lehm-Schiff, ein Holz-Schiff und ein Schiff deiner Wahl.
    .ruling =
        Das dritte Schiff darf jede Farbe haben, die im Vorrat ist, auch Gold. Wähle es sofort, nachdem du das Lehm- und
        das Holz-Schiff genommen hast.

## Y10

rule-Y10 = Spezialisten
rule-Y10-amateratsu = Amateratsu: Jedes deiner Prestigeplättchen zählt am Spielende doppelt.
rule-Y10-ananda =
    Ananda: Wenn jemand anderes neben einem oder mehreren deiner Standardgebäude baut, muss er dir 2 Münzen geben. Wer
    nicht genug Münzen hat, kann dort nicht bauen.
    .ruling =
        Das gilt für Gebäude aller Art. Bezahlt wird vor allen Boni und nur einmal, egal wie viele deiner Gebäude
        benachbart sind.
rule-Y10-awashima = Awashima: Du erhältst die Boni aus Y6.10 auch für Torii und Paläste.
    .ruling = Beim Bau zählt das Torii oder der Palast als Teil deiner Gruppe. Danach gehört das Gebäude niemandem.
rule-Y10-ebisu =
    Ebisu: Wenn du Kulturplättchen nimmst (Y6.5), nimmst du einmal pro Zug danach 1 zusätzliches von einer beliebigen
    Insel. Du musst es nehmen, wenn noch eines auf dem Spielplan liegt.
rule-Y10-fu-hsi = Fu Hsi: Am Spielende erhältst du 1 PP für je 3 Münzen statt für je 5.
rule-Y10-hetsuka = Hetsuka: Einmal pro Zug kannst du ein Kulturplättchen abgeben und erhältst dafür 4 Münzen.
rule-Y10-izanagi = Izanagi: Du darfst pro Zug einen zusätzlichen Handel durchführen.
rule-Y10-izanami =
    Izanami: Wenn jemand anderes einen Spezialisten anwirbt, erhältst du die Hälfte der Münzen, die auf ihm liegen. Die
    andere Hälfte erhält, wer ihn anwirbt.
rule-Y10-kachiko =
    Kachiko: Einmal pro Zug kannst du 2 Münzen abgeben, um ein Plättchen „Heiliger Boden“ vom Spielplan zu entfernen.
    .ruling =
        Die Spielregeln sagen nicht, wohin das Plättchen kommt. Es kommt zurück in den Vorrat und kann wieder gelegt
        werden.
rule-Y10-kagutsuchi =
    Kagutsuchi: Du erhältst 1 zusätzliches Prestigeplättchen, wenn du ein Standardgebäude baust, das zu keinem deiner
    anderen Standardgebäude benachbart ist.
    .ruling =
        Das ist keiner der Boni aus Y6.10, und Awashima dehnt es nicht auf Torii und Paläste aus. Du erhältst ein
        Prestigeplättchen und nicht nur einen Punkt, und Amateratsu verdoppelt es.
rule-Y10-michimata =
    Michimata: Einmal pro Zug kannst du ein Kulturplättchen abgeben und nimmst dafür ein Gold-Schiff aus dem Vorrat.
rule-Y10-nakatsu =
    Nakatsu: Einmal pro Zug kannst du eines deiner Gold-Schiffe gegen 2 beliebige Schiffe (außer Gold) aus dem Vorrat
    tauschen.
    .english = Du darfst jedes deiner Gold-Schiffe tauschen.
    .german =
        Das Gold-Schiff muss aus deiner Flotte (Aktion 1) oder aus deinem Hafen kommen. Ein Gold-Schiff, das du in
        diesem Zug gekauft oder durch einen Spezialisten erhalten hast, kannst du nicht tauschen. Wenn du Gold einsetzt,
        verkaufst oder beiseitestellst, verbrauchst du ein solches Schiff zuerst.
rule-Y10-raijin =
    Raijin: Einmal pro Zug kannst du 2 beliebige deiner Schiffe gegen ein Gold-Schiff aus dem Vorrat tauschen.
    .english = Du darfst alle deine Schiffe tauschen.
    .german =
        Beide Schiffe müssen aus deiner Flotte (Aktion 1) oder aus deinem Hafen kommen. Ein Schiff, das du in diesem Zug
        gekauft oder durch einen Spezialisten erhalten hast, kannst du nicht tauschen. Wenn du ein Schiff seiner Farbe
        einsetzt, verkaufst oder beiseitestellst, verbrauchst du ein solches zuerst.
rule-Y10-riu = Riu: Du kannst in deinem Hafen zwei weitere Schiffe festmachen.
rule-Y10-susanoo = Susanoo: Du verkaufst ein Stein-Schiff für 6 Münzen und ein Lehm-Schiff für 7 Münzen.
rule-Y10-tomoe = Tomoe: Du darfst Gold-Schiffe für 5 Münzen kaufen und verkaufen, im Rahmen von Y5.1.
    .ruling =
        Die englische Spielregel erlaubt hier einen Handel pro Runde, die deutsche einen pro Zug. An jedem Tisch gilt
        ein Handel pro Zug, wie in Y5.1.
rule-Y10-toyo-tama = Toyo Tama: Für dich ist jedes leere Feld am Rand ein Eingangsfeld.
rule-Y10-yasoma = Yasoma: Kein Effekt, nur PP.
rule-Y10-1 =
    Einen Effekt, der einmal pro Zug gilt, kannst du in deinem eigenen Zug jederzeit nutzen, auch bevor du eine Flotte
    nimmst. Y7.2 gilt weiterhin. Du musst ihn nicht nutzen, mit einer Ausnahme: Das zusätzliche Plättchen durch Ebisu
    ist verpflichtend.
    .ruling = Den Zeitpunkt legen wir fest. Die Spielregeln sagen nicht, wann im Zug du diese Effekte nutzen darfst.
rule-Y10-2 =
    Du kannst nur tauschen, wenn alle Schiffe, die du erhältst, schon vor dem Tausch im Vorrat sind. Mit Raijin darfst
    du auch Gold-Schiffe abgeben.
    .ruling =
        Diese Regel stammt von uns. Die Spielregeln sagen nicht, was bei einem zu kleinen Vorrat geschieht und ob du
        Gold gegen Gold tauschen darfst.

## Y11

rule-Y11 = Ende der Runde
rule-Y11-1 =
    Führt die Schritte dieses Abschnitts der Reihe nach durch. Wenn ein Schritt nicht möglich ist, endet die Partie
    dort. Prüft zuerst, ob jemand sein letztes Standardgebäude gebaut hat. Wenn ja, endet die Partie.
rule-Y11-2 = Die Partie endet, wenn von einer Farbe kein Schiff mehr im Vorrat ist.
    .ruling =
        Die Spielregeln sagen nicht, in welcher Reihenfolge ihr das Spielende prüft. Auf die Wertung hat das keinen
        Einfluss.
rule-Y11-3 =
    Legt 2 Münzen auf jeden ausliegenden Spezialisten und füllt die Auslage dann auf 5 Spezialisten auf. Wenn nicht
    genug übrig sind, endet die Partie, ohne dass noch einer aufgedeckt wird.
rule-Y11-4 =
    Füllt die Auslage der Gebäudeplättchen auf 5 auf. Wenn nicht genug übrig sind, endet die Partie, ohne dass noch
    eines aufgedeckt wird.
rule-Y11-5 =
    Stellt jeden Zugfolge-Meeple auf das Feld der Zugfolgeleiste, das der Zahl auf seinem Flottenplättchen entspricht.
rule-Y11-6 =
    Verschiebt die noch offen ausliegenden Flottenplättchen nach links. Deckt dann der Reihe nach verdeckte auf, bis 5
    offen ausliegen.
rule-Y11-7 = Mischt die Flottenplättchen dieser Runde und legt sie verdeckt hinter die anderen.

## Y12

rule-Y12 = Wertung
rule-Y12-1 =
    Du erhältst 1 PP für je 5 Münzen (mit Fu Hsi für je 3), abgerundet, 1 PP für jedes Prestigeplättchen (mit Amateratsu
    2) sowie die PP deiner gebauten Gebäudeplättchen und deiner Spezialisten. Du verlierst 1 PP für jedes reservierte,
    aber nicht gebaute Plättchen und 1 PP für je 2 beiseitegestellte Schiffe.
    .ruling =
        Der Wertungskasten der englischen Spielregel zählt alle nicht eingesetzten Schiffe auf dem Tableau, ihre Aktion
        4 und die deutsche Spielregel nur die beiseitegestellten. Schiffe im Hafen zählen bei uns nicht.
rule-Y12-2 =
    Wer die meisten PP hat, gewinnt. Bei Gleichstand ist besser platziert, wer in der letzten Runde früher am Zug war.
    .ruling = Zu zweit habt ihr je zwei Züge. Besser platziert ist, wer in der letzten Runde den ersten Zug hatte.

## Y13

rule-Y13 = Was offen und was verborgen ist
rule-Y13-1 =
    Alle dürfen den Spielplan, beide Auslagen und die offenen Flotten sehen, ebenso die Münzen, Schiffe,
    Kulturplättchen, Prestigeplättchen, Spezialisten, reservierten Plättchen, gebauten Plättchen und Punkte aller
    Spieler. Alle wissen, welche Flotten gemischt ans Ende der Leiste gelegt wurden, und kennen alles, was je offen
    geschehen ist.
    .ruling =
        Nach den Spielregeln legst du gebaute Plättchen verdeckt vor dich, aber sie sagen nicht, was du geheim halten
        darfst. Beim Bau haben alle das Plättchen gesehen. Deshalb bleiben gebaute Plättchen und Punkte hier offen.
rule-Y13-2 =
    Vor allen verborgen ist die Reihenfolge der Stapel. Verborgen ist auch die Reihenfolge der verdeckten Flotten,
    soweit sie zusammen gemischt wurden.
rule-Y13-3 =
    Was jemand vom Stapel sieht (Y9.3), bleibt vor den anderen verborgen. Wer die Plättchen zurückgelegt hat, weiß
    weiterhin, wo sie liegen, bis sie gezogen oder bewegt werden.
