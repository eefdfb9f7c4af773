"""The island on which the rules are tested: pinned here, so that tuning the standard set moves no test."""

from typing import Final

ISLAND: Final = """
[set]
game = "tokaido-duo"
name = "test-island"
version = 1

[dice]
pilgrim = [1, 2, 2, 3, 3, 4]
merchant = [1, 1, 2, 2, 3, 3]
artist = [1, 1, 2, 2, 3, 3]

[wares]
kimono = 5
ceramic = 6
doll = 7
fan = 8

[shops]
kimono = [3, 4]
ceramic = [3, 3]
doll = [2, 3]
fan = [2, 2]

[paintings]
violet = { moon = 3, waterfall = 3, mountain = 2, bamboo = 2 }
green = { moon = 2, waterfall = 2, mountain = 3, bamboo = 3 }

[points]
slabs = [5, 11, 18, 26, 35, 45]
paintings = [2, 4, 7, 10, 14, 18, 23, 28, 34, 40]
temples = 9
gardens = 6

[limits]
wares_kept = 5
slabs = 6
coins_for_a_slab = 10

[coast]
stations = [
  "C1", "temple", "garden", "temple",
  "C2", "seashore", "temple", "temple",
  "C3", "garden", "hot-spring", "temple",
  "C4", "temple", "seashore", "garden",
  "C5", "temple", "garden", "temple",
  "C6", "seashore", "temple", "temple",
  "C7", "garden", "hot-spring", "temple",
  "C8", "temple", "seashore", "garden",
]

[routes]
mountain_wares = { M1 = 3, M2 = 2, M3 = 4, M4 = 3 }
links = [
  ["M1", "M2"], ["M2", "M3"], ["M3", "M4"],
  ["M1", "C8"], ["M1", "C1"], ["M2", "C2"], ["M2", "C7"], ["M3", "C3"], ["M3", "C6"],
  ["M4", "C4"], ["M4", "C5"],
]

[regions]
landscapes = ["mountain", "waterfall", "bamboo", "moon", "waterfall", "mountain", "moon", "bamboo"]

[start]
violet = { pilgrim = "hot-spring after C3", merchant = "M4", artist = 4 }
green = { pilgrim = "hot-spring after C7", merchant = "M1", artist = 8 }
first = "violet"
"""

# C1 hangs on C2 instead of on M1: a coastal town that merchants could pass through.
COASTAL_ROAD: Final = ISLAND.replace('["M1", "C1"]', '["C1", "C2"]')
GREEN_FIRST: Final = ISLAND.replace('first = "violet"', 'first = "green"')
