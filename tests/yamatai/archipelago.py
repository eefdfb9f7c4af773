"""The archipelago on which the rules are tested: pinned here, so that tuning the standard set moves no test."""

from typing import Final

ARCHIPELAGO: Final = """
fleet = [
  { number = 1, boats = ["bamboo"] },
  { number = 2, boats = ["wood"], power = "reserve" },
  { number = 3, boats = ["stone"], power = "peek" },
  { number = 4, boats = ["clay"], power = "slide" },
  { number = 5, boats = ["gold"], power = "sacred-ground" },
  { number = 6, boats = ["wood", "bamboo"], power = "switch-tokens" },
  { number = 7, boats = ["stone", "bamboo"], power = "remove-boats" },
  { number = 8, boats = ["clay", "bamboo"], power = "switch-boats" },
  { number = 9, boats = ["stone", "wood"], power = "discount" },
  { number = 10, boats = ["clay", "wood", "any"] },
]
building = [
  { kind = "standard", cost = ["wood", "bamboo"], points = 3 },  # 1
  { kind = "standard", cost = ["wood", "wood"], points = 3 },  # 2
  { kind = "standard", cost = ["stone", "wood"], points = 4 },  # 3
  { kind = "standard", cost = ["clay", "bamboo"], points = 4 },  # 4
  { kind = "standard", cost = ["gold", "bamboo"], points = 4 },  # 5
  { kind = "standard", cost = ["clay", "stone"], points = 5 },  # 6
  { kind = "standard", cost = ["wood", "wood", "bamboo"], points = 4 },  # 7
  { kind = "standard", cost = ["stone", "wood", "bamboo"], points = 4 },  # 8
  { kind = "standard", cost = ["stone", "wood", "wood"], points = 5 },  # 9
  { kind = "standard", cost = ["clay", "bamboo", "bamboo"], points = 4 },  # 10
  { kind = "standard", cost = ["stone", "stone", "wood"], points = 5 },  # 11
  { kind = "standard", cost = ["clay", "stone", "bamboo"], points = 5 },  # 12
  { kind = "standard", cost = ["clay", "wood", "wood"], points = 5 },  # 13
  { kind = "standard", cost = ["gold", "wood", "bamboo"], points = 5 },  # 14
  { kind = "standard", cost = ["stone", "stone", "wood", "bamboo"], points = 6 },  # 15
  { kind = "standard", cost = ["clay", "stone", "wood", "wood"], points = 6 },  # 16
  { kind = "trading-post", cost = ["wood", "bamboo"], points = 3 },  # 17
  { kind = "trading-post", cost = ["stone", "wood"], points = 3 },  # 18
  { kind = "trading-post", cost = ["stone", "stone"], points = 4 },  # 19
  { kind = "trading-post", cost = ["clay", "bamboo", "bamboo"], points = 4 },  # 20
  { kind = "trading-post", cost = ["clay", "wood", "bamboo"], points = 4 },  # 21
  { kind = "torii", cost = ["stone", "wood", "wood", "bamboo"], points = 6 },  # 22
  { kind = "torii", cost = ["clay", "wood", "wood", "bamboo"], points = 6 },  # 23
  { kind = "torii", cost = ["gold", "stone", "wood", "bamboo"], points = 7 },  # 24
  { kind = "palace", cost = ["clay", "clay", "stone", "wood"], points = 8 },  # 25
  { kind = "palace", cost = ["gold", "clay", "stone", "wood", "bamboo"], points = 10 },  # 26
  { kind = "palace", cost = ["gold", "stone", "stone", "wood", "wood"], points = 11 },  # 27
  { kind = "palace", cost = ["gold", "gold", "clay", "stone", "wood"], points = 13 },  # 28
]
specialist = [
  { name = "Amateratsu", points = 1 },
  { name = "Ananda", points = 3 },
  { name = "Awashima", points = 3 },
  { name = "Ebisu", points = 1 },
  { name = "Fu Hsi", points = 1 },
  { name = "Hetsuka", points = 3 },
  { name = "Izanagi", points = 3 },
  { name = "Izanami", points = 2 },
  { name = "Kachiko", points = 4 },
  { name = "Kagutsuchi", points = 2 },
  { name = "Michimata", points = 3 },
  { name = "Nakatsu", points = 3 },
  { name = "Raijin", points = 4 },
  { name = "Riu", points = 4 },
  { name = "Susanoo", points = 2 },
  { name = "Tomoe", points = 3 },
  { name = "Toyo Tama", points = 3 },
  { name = "Yasoma", points = 6 },
]

[set]
game = "yamatai"
name = "test-archipelago"
version = 1

[boats]
bamboo = 22
wood = 19
stone = 16
clay = 13
gold = 10

[prices]
bamboo = 1
wood = 2
stone = 3
clay = 4

[buildings_per_player]
2 = 10
3 = 8
4 = 6

[culture]
kinds = ["fan", "lantern", "mask", "scroll", "drum", "crane"]
of_each = 5
blanks = 4
mountain_of_each = 1

[tokens]
sacred_ground = 8
start_coins = 10

[board]
width = 1500
height = 1000
entries = [7, 16, 26, 37, 49]
spots = [
  [86, 58], [331, 18], [632, 12], [895, 7], [1208, 17], [1436, 64], [28, 203], [286, 164],
  [475, 184], [613, 134], [764, 191], [910, 126], [1036, 168], [1228, 159], [1462, 209], [-2, 348],
  [217, 320], [410, 357], [518, 302], [655, 360], [778, 302], [923, 354], [1041, 302], [1248, 335],
  [1482, 354], [8, 493], [233, 498], [426, 486], [553, 542], [678, 482], [816, 534], [945, 466],
  [1081, 507], [1213, 449], [1322, 512], [1508, 499], [16, 638], [191, 667], [293, 611], [422, 697],
  [551, 655], [674, 721], [812, 654], [930, 704], [1076, 624], [1198, 688], [1315, 648], [1500, 644],
  [24, 783], [216, 812], [392, 842], [659, 858], [918, 850], [1132, 798], [1243, 826], [1457, 789],
  [69, 928], [397, 979], [636, 1009], [947, 994], [1214, 958], [1419, 934],
]
islands = [
  [1, 2, 8, 7],
  [2, 3, 10, 9, 8],
  [3, 4, 12, 11, 10],
  [4, 5, 14, 13, 12],
  [5, 6, 15, 14],
  [7, 8, 17, 16],
  [8, 9, 19, 18, 17],
  [9, 10, 11, 21, 20, 19],
  [11, 12, 13, 23, 22, 21],
  [13, 14, 24, 23],
  [14, 15, 25, 24],
  [16, 17, 27, 26],
  [17, 18, 28, 27],
  [18, 19, 20, 30, 29, 28],
  [20, 21, 22, 32, 31, 30],
  [22, 23, 24, 34, 33, 32],
  [24, 25, 36, 35, 34],
  [26, 27, 39, 38, 37],
  [27, 28, 29, 41, 40, 39],
  [29, 30, 31, 43, 42, 41],
  [31, 32, 33, 45, 44, 43],
  [33, 34, 35, 47, 46, 45],
  [35, 36, 48, 47],
  [37, 38, 50, 49],
  [38, 39, 40, 51, 50],
  [40, 41, 42, 52, 51],
  [42, 43, 44, 53, 52],
  [44, 45, 46, 54, 53],
  [46, 47, 48, 56, 55, 54],
  [49, 50, 51, 58, 57],
  [51, 52, 59, 58],
  [52, 53, 60, 59],
  [53, 54, 55, 61, 60],
  [55, 56, 62, 61],
]
"""
