### Was noch gesendet werden muss und was nicht mehr ausgeführt wurde.

client-unsent-title = Noch nicht gesendet
client-unsent-waiting = { $game }: wartet auf die Verbindung
client-unsent-returned = { $game }: nicht ausgeführt
client-unsent-action = { $do ->
    [move] Ein Zug
    [say] Chat: „{ $text }“
    [undo] Zug zurücknehmen
    [ask] Um Rücknahme eines Zuges bitten
    [answer] Antwort auf eine Bitte um Rücknahme
    [resign] Aufgeben
    [leave] Verlassen
    [return] Selbst weiterspielen
    [sit] Platz nehmen
   *[start] Spiel beginnen
}
client-unsent-stale = Am Tisch war inzwischen etwas geschehen.
client-unsent-expired = Es ließ sich eine Woche lang nicht senden.
client-unsent-open = Zum Tisch
client-unsent-dismiss = Ausblenden
client-unsent-discard = Nicht senden
client-unsent-full = Es warten schon zu viele Aktionen auf die Verbindung, darum wurde diese nicht angenommen. Versuch es noch einmal, wenn die Verbindung wieder da ist.
client-unsent-first = Dein letzter Zug wartet noch auf die Verbindung. Mach den nächsten, wenn er gesendet ist.
