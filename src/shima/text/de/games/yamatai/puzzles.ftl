### Yamataï: Themen der Rätsel.

puzzle-yam-deny-palace = Verhindere den Palast
puzzle-yam-deny-building = Verhindere das Gebäude
puzzle-yam-deny-island = Besetze die Insel
puzzle-yam-deny-fleet = Nimm die Flotte weg
puzzle-yam-deny-specialist = Nimm den Spezialisten weg
puzzle-yam-tokens = Sammle Kulturplättchen
puzzle-yam-specialist = Wirb für später an
puzzle-yam-first = Sei in der nächsten Runde zuerst am Zug
puzzle-yam-coins = Verdiene Münzen
