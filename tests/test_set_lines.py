"""The lines of a TOML text: of every table, key and item, however they are written."""

import tomllib

from shima.games.set_lines import lines_of

TEXT = r"""# "a" = 1
title = "x = 1 [not a table]"   # [nor this]
'quoted' = 3
"dotted"."key" = 2020-05-27 07:32:00.5

[ wares ]
fan = { of = [1,
  2], "paper" = '"' }
text = '''
[no.table]
"quotes" inside''''
last = [
  ["M1", "C8"],  # "C9"
  [
    "M2",
    [],
  ],
]

[[fleet]]
number = 1
[[fleet]]
number = 2
[fleet.boats]
wood = 1.5
"""


def test_every_thing_has_its_line() -> None:
    assert tomllib.loads(TEXT)
    lines = lines_of(TEXT)
    expected = {
        "title": 2,
        "quoted": 3,
        "dotted": 4,
        "dotted.key": 4,
        "wares": 6,
        "wares.fan": 7,
        "wares.fan.of": 7,
        "wares.fan.of[0]": 7,
        "wares.fan.of[1]": 8,
        "wares.fan.paper": 8,
        "wares.text": 9,
        "wares.last": 12,
        "wares.last[0]": 13,
        "wares.last[0][1]": 13,
        "wares.last[1]": 14,
        "wares.last[1][0]": 15,
        "wares.last[1][1]": 16,
        "fleet": 20,
        "fleet[0]": 20,
        "fleet[0].number": 21,
        "fleet[1]": 22,
        "fleet[1].number": 23,
        "fleet[1].boats": 24,
        "fleet[1].boats.wood": 25,
    }
    assert {name: lines.get(name) for name in expected} == expected
    assert lines.keys() - expected.keys() == {"wares.last[0][0]"}


def test_an_empty_text_has_no_lines() -> None:
    assert lines_of("") == {}
    assert lines_of("\n# nothing\n") == {}
