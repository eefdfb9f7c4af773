### Was noch gesendet werden muss und was nicht mehr ausgeführt wurde.

client-unsent-title = Noch nicht gesendet
client-unsent-waiting = { $game }: wartet auf die Verbindung
client-unsent-returned = { $game }: nicht ausgeführt
client-unsent-action = { $do ->
    [move] Ein Zug
    [say] Chat: „{ $text }“
    [undo] Zug zurücknehmen
    [ask] Bitte um Rücknahme eines Zuges
    [answer] Antwort auf eine Bitte um Rücknahme
    [resign] Aufgeben
    [leave] Verlassen
    [return] Selbst weiterspielen
    [sit] Platz nehmen
   *[start] Partie beginnen
}
client-unsent-stale = Am Tisch ging es inzwischen weiter.
client-unsent-expired = Das ließ sich eine Woche lang nicht senden.
client-unsent-open = Zum Tisch
client-unsent-dismiss = Ausblenden
client-unsent-discard = Nicht senden
client-unsent-full = Es warten schon zu viele Aktionen auf die Verbindung, deshalb wurde diese nicht angenommen. Versuche es noch einmal, wenn die Verbindung wieder da ist.
client-unsent-first = Dein letzter Zug wartet noch auf die Verbindung. Spiele den nächsten, wenn er gesendet ist.
