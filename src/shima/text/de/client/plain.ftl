### Das schlichte Brett, für Spiele ohne eigenes Brett.

client-plain-moves = Deine Züge
client-plain-state = Stellung
client-plain-still = Material
client-plain-truth = { $truth ->
    [yes] ja
   *[no] nein
}
client-plain-choose = Wähl einen Zug.
client-plain-wait = { $player } wählt einen Zug.
client-plain-nature = Der Zufall entscheidet.
client-plain-over = Das Spiel ist zu Ende.
