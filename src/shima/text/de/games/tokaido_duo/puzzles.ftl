### Tokaido Duo: Themen der Rätsel.

puzzle-duo-deny-die = Nimm den Würfel weg
puzzle-duo-block = Stelle dich in den Weg
puzzle-duo-shared-tile = Nimm die heiße Quelle oder eine Welle
puzzle-duo-wares = Denke an die Waren
puzzle-duo-paint = Male für später
puzzle-duo-coins = Spare auf eine Goldtafel
