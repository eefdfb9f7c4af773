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
