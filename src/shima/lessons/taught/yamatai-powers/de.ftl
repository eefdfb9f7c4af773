### Yamataï, Kapitel 5.

title = Effekte und Heiliger Boden
about = Mit den Effekten deiner Flotten bereitest du deinen nächsten Zug vor oder bremst Aki aus.

powers = Du hast auf Insel 12 gebaut und könntest deinen Zug beenden. Aber fast jede Flotte hat einen Effekt für diesen einen Zug. Du musst ihn nicht nutzen, und du entscheidest, wann. Mit deiner Flotte 6 darfst du zwei Kulturplättchen auf dem Spielplan vertauschen.
switch = Bereiten wir den nächsten Zug vor. Wähle den Effekt von Flotte 6 und dann die Schriftrolle auf Insel 18.
    .why = Auf Insel 13, neben deinem Gebäude, liegt ein Fächer. Mit einem zweiten auf Insel 18 hättest du ein Paar in Reichweite.
    .wrong = Das ist erlaubt, aber nutze zuerst den Effekt. Wähle den Effekt von Flotte 6, dann Insel 18.
switch-with = Vertausche sie mit dem Fächer auf Insel 17, weit im Osten.
    .why = Die beiden Plättchen tauschen ihre Plätze. Nun liegen Fächer auf den Inseln 13 und 18, und ein Schiff dazwischen grenzt an beide.
    .wrong = Wir wollen einen Fächer auf Insel 18. Vertausche die Schriftrolle mit dem Fächer auf Insel 17.
gold-fleet = Aki hat im Süden 2 Kraniche genommen und Yasoma angeworben. Nimm jetzt Flotte 5.
    .why = Flotte 5 hat ein Gold-Schiff, das wertvollste von allen. Ihr Effekt ist Heiliger Boden. Wir setzen für dich die Schiffe ein, nehmen die Fächer und werben an. Über den Effekt entscheidest du.
    .wrong = Das ist erlaubt, aber nimm Flotte 5. Ihr Effekt ist in diesem Zug nützlich.
harvest = Der Tausch hat sich gelohnt: Mit den Fächern der Inseln 13 und 18 hast du Riu angeworben. Der Effekt eines Spezialisten gilt bis zum Ende der Partie, der Effekt einer Flotte nur in dem Zug, in dem du sie hast.
where-sacred = Lege Heiligen Boden auf eine leere Insel, und niemand darf dort mehr bauen, auch du nicht. Nutzt du den Effekt, und wo?
close = Dein Gold- und dein Stein-Schiff liegen an Insel 18, die jetzt leer ist. Mit Holz und Bambus könnte Aki dort schon im nächsten Zug das Torii bauen, Plättchen 24 mit 7 Punkten. Heiliger Boden verhindert das.
far = Insel 30 ist ein Gebirge neben Akis Schiffen, wo ein Gebäude noch ein Prestigeplättchen brächte. Du nimmst Aki diesen Bauplatz, aber Insel 18 bleibt offen.
none = Du musst keinen Effekt nutzen. Alle Bauplätze bleiben für dich offen, aber für Aki auch.
end = Lies den Effekt, bevor du eine Flotte nimmst. Manchmal ist er mehr wert als ein Schiff. Und bevor du deinen Zug beendest, sieh dir den Spielplan mit Akis Augen an.
