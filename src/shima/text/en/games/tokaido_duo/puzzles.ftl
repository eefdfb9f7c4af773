### Tokaido Duo: themes of puzzles.

puzzle-duo-deny-die = Deny the die
puzzle-duo-block = Get in the way
puzzle-duo-shared-tile = Take a shared tile
puzzle-duo-wares = Think of the wares
puzzle-duo-paint = Paint for later
puzzle-duo-coins = Save for a gold slab
