### Die Seite mit den Regeln. Die Regeln selbst stehen im Ordner rules.

client-rules-title = Regeln
client-rules-choose = Alle Regeln beider Spiele in unseren eigenen Worten, jede mit einer Nummer.
client-rules-contents = Inhalt
client-rules-search = In den Regeln suchen
client-rules-rulings = Festlegungen zeigen
client-rules-rulings-note = Wo die Spielregeln etwas offenlassen oder sich widersprechen, haben wir etwas festgelegt. Danach wird hier gespielt.
client-rules-ruling = Festlegung
client-rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
client-rules-clear = Alle Regeln zeigen
client-rules-self = Link zu Regel { $number }
