### Wörter der Balance-Messung für Yamataï.

balance-specialist = { yam-word-specialist } { $points }
balance-tile = { $tile } { play-yam-kind } { $points } { $boats }
balance-fleet = { $fleet } { $boats }
balance-letters = { $first }{ $rest }
