### The balance lab's words for Tokaido Duo.

balance-die = { duo-word-character } { $pips }
