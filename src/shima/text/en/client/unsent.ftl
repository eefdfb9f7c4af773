### What waits to be sent, and what was not done after all.

client-unsent-title = Not sent yet
client-unsent-waiting = { $game }: waiting for the connection
client-unsent-returned = { $game }: not done
client-unsent-action = { $do ->
    [move] A move
    [say] Chat: “{ $text }”
    [undo] Undo a move
    [ask] Ask to take back a move
    [answer] Answer to a take-back
    [resign] Resign
    [leave] Leave
    [return] Take over from the bot
    [sit] Take a seat
   *[start] Start the game
}
client-unsent-stale = The game changed in the meantime.
client-unsent-expired = It couldn’t be sent for a week.
client-unsent-open = Go to the table
client-unsent-dismiss = Dismiss
client-unsent-discard = Don’t send
client-unsent-full = Too many actions are waiting to be sent, so this one was not saved. Try again when you’re back online.
client-unsent-first = Your last move hasn’t been sent yet. You can make the next one once it has.
