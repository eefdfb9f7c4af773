### The plain board, for games without a board of their own.

client-plain-moves = Your moves
client-plain-state = Position
client-plain-still = Components
client-plain-truth = { $truth ->
    [yes] yes
   *[no] no
}
client-plain-choose = Choose a move.
client-plain-wait = Waiting for { $player } to choose a move.
client-plain-nature = Chance decides.
client-plain-over = The game is over.
