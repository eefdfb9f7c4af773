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

## Die Einführung, die Tabellen der Werte und die Spielhilfe.

client-rules-guide = So wird gespielt
client-rules-reference = Alle Regeln nach Nummern
client-rules-turns = Beispielzüge
client-rules-turns-note = Vier Züge aus einer aufgezeichneten Partie.
client-rules-legend = Zeichenerklärung
client-rules-values = Werte des Materialsatzes
client-rules-values-of = Das sind die Werte des Materialsatzes „{ $name }“. Fett gedruckte oder unterstrichene Werte nennt das Regelheft; wo es keine nennt, hat der Standard-Materialsatz eigene.
client-rules-values-set = Materialsatz
client-rules-duty = { $duty ->
    [must] verpflichtend
   *[may] optional
}
client-rules-aid = Spielhilfe
client-rules-aid-about = Alles, was du am Tisch brauchst, auf einer Seite zum Ausdrucken.
client-rules-aid-back = Zurück zu den Regeln
client-rules-aid-print = Drucken
client-rules-aid-set = Werte des Materialsatzes „{ $name }“

## Wo sich zwei Spielregeln widersprechen.

client-rules-rulebook = { $rulebook ->
    [english] Englische Spielregel
   *[german] Deutsche Spielregel
}
client-rules-rulebook-here = dieser Tisch
client-rules-follows = Du kommst von einem Tisch mit der { $rulebook ->
    [english] englischen Spielregel
   *[german] deutschen Spielregel
}.
client-rules-earlier = Du kommst von einem Tisch, an dem noch frühere Regeln gelten (Fassung { $rules }).
