### The page with the rules. The rules themselves are in the folder rules.

client-rules-title = Rules
client-rules-choose = The rules of both games in our own words, each with a number.
client-rules-contents = Contents
client-rules-search = Search the rules
client-rules-rulings = Show rulings
client-rules-rulings-note = A ruling is our decision where the rulebooks are silent or disagree. Games here always follow it.
client-rules-ruling = Ruling
client-rules-found = { $count ->
    [0] No rules found
    [one] 1 rule found
   *[other] { $count } rules found
}
client-rules-clear = Show all rules
client-rules-self = Link to rule { $number }

## The guide, the tables of values and the player aid.

client-rules-guide = How to play
client-rules-reference = All rules by number
client-rules-turns = Worked turns
client-rules-turns-note = Four turns from a recorded game.
client-rules-legend = Legend
client-rules-values = Values of the set
client-rules-values-of = These are the values of the component set “{ $name }”. Bold or underlined values are stated in the rulebook; where it gives none, the standard set has values of our own.
client-rules-values-set = Component set
client-rules-duty = { $duty ->
    [must] mandatory
   *[may] optional
}
client-rules-aid = Player aid
client-rules-aid-about = Everything you need at the table, on one page to print.
client-rules-aid-back = Back to the rules
client-rules-aid-print = Print
client-rules-aid-set = Values of the set “{ $name }”

## Where two rulebooks disagree.

client-rules-rulebook = { $rulebook ->
    [english] English rulebook
   *[german] German rulebook
}
client-rules-rulebook-here = this table
client-rules-follows = You came from a table that follows the { $rulebook ->
    [english] English rulebook
   *[german] German rulebook
}.
client-rules-earlier = You came from a table that began under earlier rules (version { $rules }).
