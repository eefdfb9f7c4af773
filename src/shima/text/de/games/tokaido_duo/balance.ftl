### Wörter der Balance-Messung für Tokaido Duo.

balance-die = { duo-word-character } { $pips }
