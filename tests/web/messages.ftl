-ware = { $case ->
   *[one] ware
    [many] wares
 }
    .gender = neutral
plain = Just text
lines =
    One line
      and another,

    and a third
literal = { "{" }a\b{ "\u00e9\"\\" }{ "" }
numbers = { 3 } { 2.50 } { NUMBER($n, minimumFractionDigits: 2) } { NUMBER(7, minimumIntegerDigits: 2) }
terms = { -ware } { -ware(case: "many") } { -ware(case: "none") }
term-attribute = { -ware.gender ->
    [neutral] it
   *[other] they
 }
names = { names.short }, { plain }
    .short = short { $n }
exact = { $n ->
    [1.5] one and a half
    [one] one
    [2] two
   *[other] { $n } others
 }
first = { $n ->
   *[0] none
    [one] one
 }
rounded = { NUMBER($n, maximumFractionDigits: 0) ->
    [one] one
   *[other] more
 }
missing = { $nobody } { nothing } { -no-term } { plain.nothing } { $nobody ->
    [one] one
   *[other] other
 }
