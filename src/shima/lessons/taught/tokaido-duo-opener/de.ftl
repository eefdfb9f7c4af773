### Tokaido Duo, der Einstieg: ein Würfel mit den ersten Punkten.

title = Dein erster Schritt
about = Ein Würfel, vier Klicks, die ersten Punkte.

welcome = Willkommen auf Shikoku! Du spielst Violett, Aki spielt Grün. In jeder Runde werden drei Würfel geworfen, je einer für Pilger, Händler und Künstler. Mit einem Würfel bewegst du deine Figur dieser Art. Du beginnst.
pilgrim-walk = Wähle den Würfel des Pilgers und dann den hervorgehobenen Tempel kurz vor C4.
    .why = Eine Figur geht genau so weit, wie ihr Würfel zeigt, hier 1. Der Pilger geht von Station zu Station, immer im Uhrzeigersinn um die Insel.
    .wrong = Das ist erlaubt, aber fangen wir mit dem Pilger an. Einen Schritt vor ihm liegt ein Tempel.
temple = Besuche den Tempel.
    .why = Nach der Bewegung darfst du die Aktion am Ziel nutzen. Beim Tempel rückt dein Tempelmarker ein Feld vor, von 1 auf 2, und mit ihm steigt dein Glaube.
    .wrong = Du darfst auf die Aktion verzichten, aber dann war der Weg umsonst. Besuche den Tempel.
end = Dein Glaube hat sich von 1 auf 2 verdoppelt. Das sind deine ersten Punkte! Jetzt nutzt Aki einen der beiden anderen Würfel, und du bekommst den letzten. Jede Figur sammelt auf ihre Art Punkte. Die Kapitel zeigen dir, wie: eine Figur nach der anderen.
