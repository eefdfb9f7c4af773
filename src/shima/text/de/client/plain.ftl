### Der schlichte Spielplan, für Spiele ohne eigene Oberfläche.

client-plain-moves = Deine Züge
client-plain-state = Stellung
client-plain-still = Material
client-plain-truth = { $truth ->
    [yes] ja
   *[no] nein
}
client-plain-choose = Wähle einen Zug.
client-plain-wait = { $player } wählt einen Zug.
client-plain-nature = Der Zufall entscheidet.
client-plain-over = Die Partie ist zu Ende.
