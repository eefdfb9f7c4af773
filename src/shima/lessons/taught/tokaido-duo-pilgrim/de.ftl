### Tokaido Duo, Kapitel 1.

title = Der Pilger
about = Tempel, Gärten und Orte an der Küste, und wie der Glaube wächst.

stations = Dein Pilger geht um die Insel und sammelt Punkte für Glauben: Tempel × Gärten. Auf deinem Tableau steht der Tempelmarker auf 2 und der Gartenmarker auf 1. Das ergibt 2 × 1 = 2. Diese Runde beginnt Aki.
town-coins = Akis Pilger hat im Küstenort C1 angehalten und 4 Münzen genommen, so viele, wie das Geschäftsplättchen als Preis angibt. Das kann dein Pilger in jedem Küstenort auch. Dein nächster Würfel gehört dem Händler; wir spielen ihn für dich.
garden-walk = Du beginnst. Nimm den Würfel des Pilgers und geh 4 Schritte weit in den Garten zwischen C4 und C5.
    .why = Dein Glaube ist Tempel × Gärten, jetzt 2 × 1 = 2. Ein weiterer Tempel ergäbe 3 × 1 = 3, ein Garten ergibt 2 × 2 = 4.
    .wrong = Wenn du den Würfel des Pilgers liegen lässt, nimmt ihn vielleicht Aki. Geh zuerst mit dem Pilger in den Garten.
garden = Besuche den Garten.
    .why = Dein Glaube verdoppelt sich. Versetze beide Marker möglichst gleichmäßig, denn ihre Felder werden miteinander multipliziert.
    .wrong = Der Garten verdoppelt deinen Glauben von 2 auf 4. Besuche ihn.
which-die = Aki hat begonnen und den Würfel des Künstlers genutzt. Du hast die Wahl zwischen der 2 des Pilgers und der 2 des Händlers; den anderen Würfel bekommt Aki. Wohin gehst du?
temple = Der Tempel hinter C5 erhöht deinen Glauben von 2 × 2 = 4 auf 3 × 2 = 6. Und je weiter dein Tempelmarker ist, desto mehr bringt der nächste Garten: 3 Punkte statt 2. Aki bleibt die 2 des Händlers.
dolls = C7 zahlt für jede deiner 3 Puppen 3 Münzen. Diese 9 Münzen bringen noch keine Punkte, aber mit einer weiteren hast du eine Goldtafel mit 4 Punkten. Aki bleibt die 2 des Pilgers, und die führt in einen Garten.
end = Es zählt nur die Station, an der der Pilger anhält. Sieh also voraus und zähle die Schritte. Und stelle dir bei jedem Würfel zwei Fragen: Was bringt er mir, und was würde er Aki bringen?
