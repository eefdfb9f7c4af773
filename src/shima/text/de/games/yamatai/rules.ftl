### Yamataï: die Regeln, nummeriert, in unseren eigenen Worten. Nur für die Regelseite geladen.
### Regel Y6.4 ist rule-Y6-4; ein `.ruling` sagt, was wir entschieden haben, wo die Spielregeln schweigen oder sich
### widersprechen.

rules-yamatai-title = Die Regeln von Yamataï
rules-yamatai-intro =
    2 bis 4 Baumeister wetteifern um Prestigepunkte (PP): Sie bringen Schiffe in einen Archipel, räumen Inseln frei,
    bauen darauf und werben Spezialisten an. Wer am Ende die meisten PP hat, gewinnt. Hier stehen alle Regeln in unseren
    eigenen Worten. Jede hat eine Nummer (etwa Y6.4), und die Meldungen am Tisch nennen sie. Wo die gedruckten
    Spielregeln schweigen oder sich widersprechen, gilt eine Festlegung.

## Y1

rule-Y1 = Spielmaterial
rule-Y1-1 =
    Es gibt 80 Schiffe in fünf Farben: 22 Bambus (grün), 19 Holz (braun), 16 Stein (schwarz), 13 Lehm (rot) und 10 Gold
    (gelb). Zu Beginn sind alle im Vorrat. Kein Schiff kommt je hinzu oder geht verloren: Vorrat, Spielplan und Spieler
    (auf der Hand, im Hafen oder beiseitegestellt) haben in jeder Farbe zusammen immer genau so viele.
rule-Y1-2 =
    Alle haben Standardgebäude in ihrer Farbe: 10 zu zweit, 8 zu dritt, 6 zu viert. Blau und Orange sind immer dabei,
    Lila ab 3 Spielern, Grau nur mit 4.
rule-Y1-3 =
    Es gibt 28 Gebäudeplättchen: 21 für Standardgebäude (einige davon sind Handelsposten), 3 für Torii und 4 für
    Paläste. Torii und Paläste heißen zusammen Prestigegebäude.
rule-Y1-4 = Es gibt 10 Flottenplättchen mit den Nummern 1 bis 10. Y9 beschreibt sie.
rule-Y1-5 = Es gibt 18 Spezialisten, jeder mit einem aufgedruckten Wert in PP. Y10 beschreibt sie.
rule-Y1-6 =
    Es gibt 34 Kulturplättchen: sechs Arten mit je 5 und 4 leere. Von jeder dieser sieben Arten, auch von den leeren,
    ist eines ein Gebirge-Kulturplättchen. Jede Partie hat also 7 Gebirge.
rule-Y1-7 = Es gibt 8 Plättchen „Heiliger Boden“, 24 Prestigeplättchen und 73 Münzen (23 Einer, 32 Zweier, 18 Zehner).
    .ruling =
        Münzen und Prestigeplättchen gehen nie aus: Am Tisch würde man sich mit Ersatz behelfen. Heiliger Boden ist auf
        seine 8 Plättchen begrenzt.
rule-Y1-8 =
    Der Spielplan hat 34 Inseln. Schiffe liegen auf Feldern, dort wo sich die Seewege zwischen den Inseln treffen; 5
    Felder am Westrand sind Eingangsfelder. Zwei Felder sind verbunden, wenn ein Seeweg vom einen zum anderen führt. Ein
    Feld liegt an jeder Insel, zu deren Ufer es gehört. Zwei Inseln sind benachbart, wenn sie einen Seeweg gemeinsam
    haben; eine gemeinsame Ecke reicht nicht. Den Rand bilden die Felder an den Enden der Seewege, an denen nur eine
    Insel liegt.

## Y2

rule-Y2 = Aufbau
rule-Y2-1 =
    Die Spezialisten werden gemischt und 5 aufgedeckt. Die Gebäudeplättchen werden gemischt und 5 als Reihe aufgedeckt.
    Auch die Flottenplättchen werden gemischt: 5 liegen offen auf den ersten fünf Plätzen der Flottenleiste, die anderen
    5 verdeckt dahinter.
rule-Y2-2 =
    Jede Insel bekommt zufällig ein Kulturplättchen. Unter jedes Gebirge-Kulturplättchen kommt ein Gebirge. Dann werden
    die leeren Plättchen weggenommen. Es bleiben 30 Kulturplättchen und 4 leere Inseln; 7 Inseln sind Gebirge, und eine
    davon ist leer.
rule-Y2-3 = Alle beginnen mit 10 Münzen und ohne Schiffe.
rule-Y2-4 =
    Die Zugfolge der ersten Runde wird ausgelost. Zu zweit haben beide je zwei Zugfolge-Meeples: Die Reihenfolge der
    Plätze 1 und 2 wiederholt sich auf den Plätzen 3 und 4 (so die englische Spielregel). Ein Tisch kann stattdessen die
    Plätze 3 und 4 eigens auslosen lassen (so die deutsche).

## Y3

rule-Y3 = Die Runde
rule-Y3-1 =
    In jeder Runde kommen die Zugfolge-Meeples in aufsteigender Reihenfolge ihrer Plätze dran, jeder mit einem Zug. Zu
    zweit hat also jeder zwei Züge pro Runde, einen für jeden Meeple.
rule-Y3-2 =
    Ein Zug besteht aus den fünf Aktionen von Y4 bis Y8, in dieser Reihenfolge. Die Effekte der Flotten und Spezialisten
    können dazwischenkommen, wie es Y9 und Y10 sagen.

## Y4

rule-Y4 = Aktion 1: eine Flotte nehmen (Pflicht)
rule-Y4-1 = Nimm eines der offenen Flottenplättchen. Es kommt zusammen mit dem Zugfolge-Meeple auf dein Tableau.
rule-Y4-2 =
    Nimm die Schiffe, die es zeigt, aus dem Vorrat. Für eine Farbe, die dort ausgegangen ist, bekommst du nichts, auch
    keinen Ersatz.
rule-Y4-3 =
    Den Effekt der Flotte darfst du einmal benutzen, wann du willst, bis dieser Zug endet. Du musst es nie, aber danach
    ist er verloren.
    .ruling =
        Was begonnen hat, wird zuerst beendet: Nichts unterbricht das Nehmen von Kulturplättchen, das Ansehen des
        Stapels oder das Entfernen zweier Schiffe.

## Y5

rule-Y5 = Aktion 2: handeln (freiwillig)
rule-Y5-1 =
    Pro Zug ist ein Handel erlaubt: Kaufe ein Schiff aus dem Vorrat, oder verkaufe eines von deiner Hand oder aus deinem
    Hafen dorthin. Es gilt der Preis auf dem Tableau, beim Kaufen wie beim Verkaufen: Bambus 1, Holz 2, Stein 3, Lehm 4.
rule-Y5-2 = Gold wird nicht gehandelt, außer du hast Tomoe (Y10).
rule-Y5-3 = Schulden gibt es nicht: Wer kauft, braucht die Münzen, und im Vorrat muss so ein Schiff sein.
    .ruling = Von Schulden oder einem leeren Vorrat sagen die Spielregeln nichts: So legen wir es fest.

## Y6

rule-Y6 = Aktion 3: Schiffe einsetzen, dann nehmen oder bauen
rule-Y6-1 =
    Das Einsetzen ist freiwillig. Du darfst beliebig viele deiner Schiffe einsetzen, von der Hand und aus dem Hafen.
rule-Y6-2 =
    Das erste Schiff kommt auf ein leeres Eingangsfeld oder neben ein Schiff seiner Farbe: auf ein leeres Feld, zu dem
    von dort ein Seeweg führt.
rule-Y6-3 =
    Jedes weitere Schiff schließt an das vorige an, auf einem leeren Feld, das mit dessen Feld verbunden ist; auf die
    Farbe kommt es nun nicht mehr an. Die Schiffe eines Zuges bilden so eine Kette ohne Abzweigung.
rule-Y6-4 =
    Nach dem Einsetzen nimmst du entweder Kulturplättchen (Y6.5), oder du baust (Y6.7). Ist mindestens eines davon
    möglich, musst du es tun; geht beides, hast du die Wahl. Ohne ein in diesem Zug eingesetztes Schiff geht keines von
    beiden.
    .ruling =
        Ob du musst, entscheidet sich, wenn du diese Aktion beendest. Der Rabatt der Flotte 9 ist freiwillig: Ein
        Gebäude, das ihn braucht, verpflichtet nie. Anandas Abgabe hebt die Pflicht nicht auf.
rule-Y6-5 =
    Nehmen: Für jedes Schiff, das du in diesem Zug eingesetzt hast, nimmst du ein Kulturplättchen von einer Insel, an
    der es liegt.
    .ruling =
        Die genommenen Plättchen müssen sich auf verschiedene Schiffe verteilen lassen, auf jedes eines. Ein Schiff, das
        kein Plättchen mehr erreicht, bringt nichts. Welche Plättchen es sind, bestimmst du, aber du darfst nicht
        aufhören, solange ein weiteres Schiff noch eines nehmen könnte.
rule-Y6-6 = Eine Insel, deren Kulturplättchen genommen ist, ist leer.
rule-Y6-7 =
    Bauen: Wähle ein offen ausliegendes Gebäudeplättchen oder eines, das du in einer früheren Runde reserviert hast
    (Y9.2). Wähle dazu eine leere Insel (ohne Kulturplättchen, Gebäude und Heiligen Boden), an der mindestens ein Schiff
    liegt, das du in diesem Zug eingesetzt hast. Alle Schiffe, die das Plättchen verlangt, müssen an dieser Insel
    liegen, gleich wer sie wann eingesetzt hat; jedes zählt einmal. Die Schiffe bleiben auf dem Spielplan.
rule-Y6-8 =
    Für ein Standardgebäude brauchst du eines aus deinem eigenen Bestand und stellst es auf die Insel. Zeigt das
    Plättchen ein Torii oder einen Palast, so kommt dieses Gebäude dorthin; es gehört zu keiner Farbe. Das
    Gebäudeplättchen bekommst du, verdeckt: Am Ende zählt es seine PP.
rule-Y6-9 = Pro Zug darfst du nur ein Gebäude bauen.
rule-Y6-10 =
    Für ein Standardgebäude gibt es sofort Boni, und alle werden zusammengezählt: 1 Prestigeplättchen für jedes Torii
    und jeden Palast, die schon auf einer benachbarten Insel stehen; 1 Prestigeplättchen, wenn es auf einem Gebirge
    steht; und wenn es eine Gruppe deiner eigenen Standardgebäude beginnt oder erweitert, 1 Münze für jedes Gebäude der
    Gruppe, auch das neue. Eine Gruppe sind mindestens zwei Gebäude, die von Nachbar zu Nachbar zusammenhängen. Ein
    Handelsposten verdoppelt diese Münzen.
rule-Y6-11 = Ein Torii oder Palast bringt keinen dieser Boni (außer mit Awashima, Y10).
rule-Y6-12 =
    In diesem Zug eingesetzt sind die Schiffe selbst: Eines, das ein Effekt verschiebt oder vertauscht, zählt dort, wo
    es jetzt liegt; eines, das ein Effekt entfernt, zählt nicht mehr. Die Kette geht beim letzten eingesetzten Schiff
    weiter, das noch auf dem Spielplan ist; ist keines mehr da, gilt wieder Y6.2.
    .ruling =
        Die deutsche Spielregel spricht von den Schiffen, ein Beispiel der englischen von ihren Feldern: Es kommt auf
        die Schiffe an.

## Y7

rule-Y7 = Aktion 4: den Rest festmachen (Pflicht)
rule-Y7-1 =
    In deinem Hafen bleibt 1 Schiff (mit Riu 3) für spätere Züge. Du bestimmst, welche von allen Schiffen auf deiner
    Hand und im Hafen das sind. Die übrigen werden für immer beiseitegestellt: Sie werden nie mehr eingesetzt, verkauft
    oder getauscht.
    .ruling = Es bleiben so viele, wie Platz haben: Du darfst kein Schiff beiseitestellen, das noch in den Hafen passt.
rule-Y7-2 = Effekte, die Schiffe geben oder tauschen, enden mit dieser Aktion.
    .ruling = Die Spielregeln sagen nicht, bis wann solche Effekte möglich sind: So legen wir es fest.

## Y8

rule-Y8 = Aktion 5: einen Spezialisten anwerben (freiwillig)
rule-Y8-1 =
    Gib 2 gleiche oder 3 verschiedene Kulturplättchen ab und nimm dafür einen der ausliegenden Spezialisten, mit allen
    Münzen darauf. Ein Gebirge-Kulturplättchen zählt wie jedes andere seiner Art. Pro Zug darfst du einen anwerben.
rule-Y8-2 =
    Ein Spezialist bleibt bis zum Ende der Partie bei dir. Sein Effekt wirkt sofort, in den Grenzen von Y7.2: Riu bringt
    keine Schiffe zurück, die du gerade beiseitegestellt hast, und ein neuer Izanagi oder eine neue Tomoe wirkt erst
    beim Handel deines nächsten Zuges.
rule-Y8-3 = Abgegebene Kulturplättchen sind aus dem Spiel.
    .ruling = Die Spielregeln sagen nicht, wohin abgegebene Plättchen kommen: So legen wir es fest.

## Y9

rule-Y9 = Flotten
rule-Y9-1 = Flotte 1 bringt ein Bambus-Schiff. Sie hat keinen Effekt, aber wer sie hat, beginnt die nächste Runde.
rule-Y9-2 =
    Flotte 2 bringt ein Holz-Schiff. Du darfst ein offen ausliegendes Gebäudeplättchen reservieren: Es liegt offen neben
    deinem Tableau, und nur du darfst es bauen, in einer späteren Runde (so die deutsche Spielregel). Baust du es nie,
    kostet es dich am Ende 1 PP.
rule-Y9-3 =
    Flotte 3 bringt ein Stein-Schiff. Du darfst dir die obersten 3 Plättchen vom Gebäudestapel heimlich ansehen (alle,
    wenn es weniger sind) und jedes oben auf den Stapel oder darunter zurücklegen, in beliebiger Reihenfolge.
    .ruling =
        Im Text der Spielregel-Dateien sind die Flotten 3 und 4 vertauscht: Ihre Nummern folgen den gescannten Seiten.
rule-Y9-4 =
    Flotte 4 bringt ein Lehm-Schiff. Du darfst ein Schiff auf dem Spielplan auf ein leeres Feld verschieben, das mit
    seinem Feld verbunden ist.
    .ruling =
        Im Text der Spielregel-Dateien sind die Flotten 3 und 4 vertauscht: Ihre Nummern folgen den gescannten Seiten.
rule-Y9-5 =
    Flotte 5 bringt ein Gold-Schiff. Du darfst Heiligen Boden auf eine leere Insel legen, höchstens einen auf jede,
    Gebirge eingeschlossen: Solange er dort liegt, baut dort niemand.
    .ruling =
        Die Spielregeln verlangen nur eine leere Insel: Dass auch ein Gebirge eine sein kann und auf jede höchstens ein
        Plättchen kommt, legen wir fest.
rule-Y9-6 =
    Flotte 6 bringt ein Holz- und ein Bambus-Schiff. Du darfst zwei Kulturplättchen verschiedener Art auf dem Spielplan
    vertauschen. Die Gebirge bleiben, wo sie sind.
    .ruling =
        Die Spielregeln nennen zwei beliebige Plättchen: Zwei gleiche zu vertauschen würde nichts ändern, und dass
        Gebirge bleiben, legen wir fest.
rule-Y9-7 =
    Flotte 7 bringt ein Stein- und ein Bambus-Schiff. Du darfst ein oder zwei Schiffe vom Spielplan entfernen, zurück in
    den Vorrat.
rule-Y9-8 = Flotte 8 bringt ein Lehm- und ein Bambus-Schiff. Du darfst zwei Schiffe auf dem Spielplan vertauschen.
    .ruling =
        Die beiden müssen verschiedene Farben haben, oder mindestens eines muss in diesem Zug eingesetzt sein: Sonst
        würde sich nichts ändern.
rule-Y9-9 =
    Flotte 9 bringt ein Stein- und ein Holz-Schiff. Du darfst in diesem Zug mit einem Schiff weniger bauen, als das
    Plättchen verlangt, welches auch immer es ist.
rule-Y9-10 =
    Flotte 10 bringt ein Lehm- und ein Holz-Schiff und dazu ein drittes in einer Farbe nach Wahl, die im Vorrat ist,
    auch Gold. Du wählst es sofort, nachdem du Lehm und Holz genommen hast.
    .ruling = Die Spielregeln lassen offen, ob es auch Gold sein darf und wann man wählt: So legen wir es fest.

## Y10

rule-Y10 = Spezialisten
rule-Y10-amateratsu = Amateratsu: Deine Prestigeplättchen zählen am Ende doppelt.
rule-Y10-ananda =
    Ananda: Wer sonst irgendein Gebäude neben mindestens eines deiner Standardgebäude baut, zahlt dir 2 Münzen, noch vor
    jedem Bonus. Es sind insgesamt 2, gleich neben wie vielen deiner Gebäude das neue steht. Wer nicht zahlen kann, kann
    dort nicht bauen.
    .ruling = Dass vor jedem Bonus gezahlt wird und nur einmal, gleich wie viele Gebäude berührt sind, legen wir fest.
rule-Y10-awashima = Awashima: Auch Torii und Paläste bringen dir die Boni von Y6.10.
    .ruling = Für die Gruppe zählt das neue Gebäude in diesem Augenblick als deines; danach hat es wieder keine Farbe.
rule-Y10-ebisu =
    Ebisu: Einmal pro Zug, wenn du Kulturplättchen nimmst, darfst du nach mindestens einem Plättchen von Y6.5 noch eines
    von einer beliebigen Insel nehmen.
    .ruling = Das zusätzliche Plättchen ist freiwillig.
rule-Y10-fu-hsi = Fu Hsi: Am Ende bekommst du 1 PP schon für je 3 Münzen, nicht erst für je 5.
rule-Y10-hetsuka = Hetsuka: Einmal pro Zug darfst du ein Kulturplättchen für 4 Münzen abgeben.
rule-Y10-izanagi = Izanagi: Du darfst pro Zug einen Handel mehr machen.
rule-Y10-izanami =
    Izanami: Wirbt jemand anderes an, bekommst du die Hälfte der Münzen, die auf dem Spezialisten liegen; die andere
    Hälfte geht an den, der ihn anwirbt.
rule-Y10-kachiko =
    Kachiko: Einmal pro Zug darfst du für 2 Münzen Heiligen Boden vom Spielplan entfernen; das Plättchen ist danach
    wieder verfügbar.
    .ruling = Die Spielregeln sagen nicht, wohin das Plättchen kommt: So legen wir es fest.
rule-Y10-kagutsuchi =
    Kagutsuchi: Du bekommst 1 Prestigeplättchen mehr für ein Standardgebäude, neben dem keines deiner anderen
    Standardgebäude steht; nie für ein Torii oder einen Palast.
    .ruling = Es ist ein Prestigeplättchen und nicht nur ein Punkt, Amateratsu verdoppelt es also.
rule-Y10-michimata = Michimata: Einmal pro Zug darfst du ein Kulturplättchen für ein Gold-Schiff aus dem Vorrat abgeben.
rule-Y10-nakatsu =
    Nakatsu: Einmal pro Zug darfst du ein Gold-Schiff (von der Hand oder aus dem Hafen) gegen zwei beliebige andere
    tauschen, nur nicht gegen Gold.
rule-Y10-raijin =
    Raijin: Einmal pro Zug darfst du zwei beliebige Schiffe (von der Hand oder aus dem Hafen) gegen ein Gold-Schiff
    tauschen.
rule-Y10-riu = Riu: Dein Hafen hat zwei Plätze mehr.
rule-Y10-susanoo = Susanoo: Du verkaufst Stein für 6 und Lehm für 7.
rule-Y10-tomoe = Tomoe: Du darfst Gold für 5 kaufen und verkaufen, in den Grenzen von Y5.1.
    .ruling =
        Die englische Spielregel begrenzt hier auf einen Handel pro Runde, die deutsche auf einen pro Zug: Wir folgen
        der deutschen, wie bei Y5.1.
rule-Y10-toyo-tama = Toyo Tama: Für dich ist jedes leere Feld am Rand ein Eingangsfeld.
rule-Y10-yasoma = Yasoma: Kein Effekt, aber viele PP.
rule-Y10-1 =
    Effekte, die es einmal pro Zug gibt, benutzt du in deinem eigenen Zug, wann du willst (auch bevor du die Flotte
    nimmst), in den Grenzen von Y7.2. Sie sind freiwillig.
    .ruling = Die Spielregeln sagen nicht, wann im Zug: So legen wir es fest.
rule-Y10-2 =
    Bei einem Tausch müssen alle Schiffe, die du bekommst, schon vorher im Vorrat sein. Bei Raijin darfst du auch Gold
    hergeben.
    .ruling =
        Die Spielregeln sagen nicht, was bei zu kleinem Vorrat geschieht und ob man Gold für Gold geben darf: So legen
        wir es fest.

## Y11

rule-Y11 = Das Ende einer Runde
rule-Y11-1 =
    Die Schritte dieses Abschnitts folgen in dieser Reihenfolge aufeinander; wo einer nicht möglich ist, endet die
    Partie. Zuerst: Hat jemand sein letztes Standardgebäude gebaut, endet die Partie.
rule-Y11-2 = Ist von einer Farbe kein Schiff mehr im Vorrat, endet die Partie.
rule-Y11-3 =
    Auf jeden Spezialisten, der noch ausliegt, kommen 2 Münzen. Dann wird auf 5 Spezialisten aufgefüllt. Reichen sie
    dafür nicht, endet die Partie, und keiner wird aufgedeckt.
rule-Y11-4 =
    Die Reihe der Gebäudeplättchen wird auf 5 aufgefüllt. Reichen sie dafür nicht, endet die Partie, und keines wird
    aufgedeckt.
rule-Y11-5 = Jeder Zugfolge-Meeple kommt auf den Platz, den die Nummer seines Flottenplättchens angibt.
rule-Y11-6 =
    Die Flotten, die noch offen liegen, rücken nach links. Dann werden die verdeckten der Reihe nach aufgedeckt, bis 5
    offen liegen.
rule-Y11-7 = Die Flotten dieser Runde werden gemischt und verdeckt hinter die anderen gelegt.

## Y12

rule-Y12 = Wertung
rule-Y12-1 =
    Es zählen: 1 PP für je 5 Münzen (mit Fu Hsi je 3), abgerundet; 1 PP für jedes Prestigeplättchen (mit Amateratsu 2);
    die PP jedes gebauten Plättchens und jedes Spezialisten. Abgezogen werden 1 PP für jedes reservierte Plättchen, das
    nicht gebaut ist, und 1 PP für je 2 beiseitegestellte Schiffe. Schiffe im Hafen zählen nicht.
rule-Y12-2 =
    Wer die meisten PP hat, gewinnt. Bei Gleichstand liegt vorn, wer in der letzten Runde eher an der Reihe war (zu
    zweit: mit dem ersten Meeple).

## Y13

rule-Y13 = Was alle wissen dürfen
rule-Y13-1 =
    Offen für alle sind der Spielplan, die Reihe, die ausliegenden Spezialisten und die offenen Flotten; von allen die
    Münzen, Schiffe, Kulturplättchen, Spezialisten, reservierten Plättchen und Prestigeplättchen; welche vier Flotten
    (zu dritt: welche drei) gemischt ans Ende der Leiste kamen; und alles, was je offen gespielt wurde.
    .ruling = Die Spielregeln sagen nicht, was man geheim halten darf: So legen wir es fest.
rule-Y13-2 =
    Verborgen vor allen ist, wie die Stapel geordnet sind, und ebenso die verdeckten Flotten, soweit sie zusammen
    gemischt wurden.
rule-Y13-3 =
    Verborgen vor den anderen ist, was jemand mit Flotte 3 gesehen hat. Wer etwas zurückgelegt hat, weiß weiterhin, wo
    es liegt, bis sich das ändert.
