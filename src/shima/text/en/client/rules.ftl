### The page with the rules. The rules themselves are in the folder rules.

client-rules-title = Rules
client-rules-choose = Every rule of both games in our own words, each with a number.
client-rules-contents = Contents
client-rules-search = Search the rules
client-rules-rulings = Show rulings
client-rules-rulings-note = A ruling is what we decided where the rulebooks are silent or disagree. The games here follow it in any case.
client-rules-ruling = Ruling
client-rules-found = { $count ->
    [0] No rule found
    [one] 1 rule found
   *[other] { $count } rules found
}
client-rules-clear = Show all rules
client-rules-self = Rule { $number }: link to it
