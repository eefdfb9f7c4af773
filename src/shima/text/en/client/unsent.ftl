### What waits to be sent, and what was not done after all.

client-unsent-title = Not sent yet
client-unsent-waiting = { $game }: waiting for the connection
client-unsent-returned = { $game }: not done
client-unsent-action = { $do ->
    [move] A move
    [say] Chat: “{ $text }”
    [undo] Take back a move
    [ask] Ask to take back a move
    [answer] Answer to a take-back
    [resign] Resign
    [leave] Leave
    [return] Play on yourself
    [sit] Take a seat
   *[start] Begin the game
}
client-unsent-stale = The table had moved on meanwhile.
client-unsent-expired = It could not be sent for a week.
client-unsent-open = To the table
client-unsent-dismiss = Dismiss
client-unsent-discard = Do not send
client-unsent-full = Too many actions are waiting to be sent, so this one was not taken. Try again when the connection is back.
client-unsent-first = Your last move is still waiting for the connection. Make the next one when it has been sent.
