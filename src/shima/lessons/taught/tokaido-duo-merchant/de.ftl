### Tokaido Duo, Kapitel 2.

title = Der Händler
about = In den Bergen Waren holen, an der Küste verkaufen und Münzen in Gold verwandeln.

towns = Dein Händler zieht von Ort zu Ort. In den Gebirgsorten M1 bis M4 in der Mitte der Insel ziehst du Waren. In den Küstenorten C1 bis C8 verkaufst du sie. Jedes Geschäft zeigt, welche Ware es kauft und für wie viele Münzen.
merchant-walk = Wähle den Würfel des Händlers und geh nach M3, in einen Gebirgsort.
    .why = Der Händler folgt den Handelswegen, in jede Richtung. In Gebirgsorten ziehst du Waren, in M3 sind es 4.
    .wrong = Dein Händler hat noch keine Waren. Nimm seinen Würfel und geh nach M3, dort ziehst du 4.
draw = Ziehe 4 Waren.
    .why = Du ziehst sie zufällig aus dem Beutel: Kimonos, Keramiken, Puppen oder Fächer. Behalten kannst du höchstens 5.
    .wrong = Ohne Waren kann dein Händler nichts verkaufen. Ziehe sie.
sell-walk = So ein Glück, 4 Puppen! Nimm den Würfel des Händlers und geh nach C6.
    .why = C6 liegt einen Handelsweg von M3 entfernt und kauft Puppen. In einem Küstenort darf nur eine Figur stehen, Pilger oder Händler, und C6 ist frei.
    .wrong = In C6 sind deine 4 Puppen gefragt, und die 1 des Händlers führt genau dorthin.
sell = Verkaufe alle 4 Puppen für je 3 Münzen.
    .why = Das sind 12 Münzen. Zehn davon werden sofort in eine Goldtafel umgetauscht, 2 behältst du. Die erste bringt 4 Punkte, lose Münzen bringen keine.
    .wrong = Mit weniger Puppen reicht es nicht für eine Goldtafel. Verkaufe alle 4.
where-next = Deine Waren sind verkauft, und Aki hat den Würfel des Pilgers genutzt. Dir bleiben die 2 des Händlers und die 2 des Künstlers. Wohin gehst du?
four = In M4 ziehst du 4 Waren, mehr gibt es nirgends. Einen Schritt weiter zahlt C4 je 4 Münzen für Keramiken und C5 je 3 für Fächer.
three = In M2 ziehst du 3 Waren. Einen Schritt weiter zahlen C2 für Keramiken und C7 für Puppen je 3 Münzen. In einem Gebirgsort dürfen beide Händler stehen.
paint = In Gebiet 7 leistet Akis Händler deinem Künstler Gesellschaft, und du kannst 1 Gemälde aufdecken. Aber du überlässt Aki den Würfel des Händlers und damit 4 Waren in M4.
end = Die zweite Goldtafel erhöht deinen Handel von 4 auf 10, und jede weitere bringt noch mehr. Hole zuerst Waren und sieh dann, welche Geschäfte sie wollen: Viele gleiche Waren ergeben mit einem Verkauf eine Goldtafel.
