### Yamataï: themes of puzzles.

puzzle-yam-deny-palace = Deny the palace
puzzle-yam-deny-building = Deny the building
puzzle-yam-deny-island = Deny the island
puzzle-yam-deny-fleet = Deny the fleet
puzzle-yam-deny-specialist = Deny the specialist
puzzle-yam-tokens = Collect culture tokens
puzzle-yam-specialist = Recruit for later
puzzle-yam-first = Go first next round
puzzle-yam-coins = Make money
