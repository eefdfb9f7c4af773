### Playing and replaying in a terminal.

play-you = Guest

## Screen and prompt. Commands are typed in these words, or in English.

play-prompt = { $player }, your move (1–{ $count }, or “help”):
play-bot-thinking = { $player } is thinking …
play-remark = { $player }: “{ $line }”
play-thinking = A strong bot is thinking …
play-waiting = The bots are playing …
play-keys = PgUp/PgDn moves · arrow keys board · help · hint · log · undo · why 3 · quit
play-round = Round { $round }
play-pane = { $pane ->
    [board] Board
    [moves] Moves
   *[log] What happened
}
play-page = page { $page } of { $pages }, PgUp/PgDn
play-page-keys = { $more ->
    [yes] Arrow keys and PgUp/PgDn: scroll · Enter: close
   *[no] Enter: close
}
play-page-title = { $command ->
    [others] Moves that are not possible now
    [hint] Hint
    [board] The whole table
    [log] The game so far
   *[help] Help
}
play-replay-keys = ←/→ one move · ↑/↓ ten moves · Home/End · Enter: the whole log · q: quit
play-replay-move = Move { $number } of { $count }
play-over = The game is over
play-command = { $command ->
    [why] why
    [others] others
    [hint] hint
    [undo] undo
    [save] save
    [board] board
    [log] log
    [help] help
   *[quit] quit
}
play-usage = { $command ->
    [why] { play-command } 3
    [save] { play-command } FILE
   *[other] { play-command }
}
play-help = { $command ->
    [why] what a move would do, or which rule forbids it; takes a number or a notation
    [others] list the moves that are not possible now, numbered for “why”
    [hint] show what a strong bot suggests, and why
    [undo] go back to the last decision a person made; rolls and draws stay the same
    [save] save a copy of the game in a file of your choice
    [board] show the whole table
    [log] show everything that has happened
    [help] show this list
   *[quit] leave the game; it is saved
}
play-help-number = play the move with that number
play-help-notation = play a move by its notation, or by its label in the list

## Answers.

play-set-up = The game has been set up with { $count } draws (see “log”).
play-promise = Fingerprint of the seed: { $commitment }
play-set-up-told = The game has been set up.
play-allowed = Allowed. { $story }
play-refused = You can’t play “{ $move }” now ({ $rule }). { $reason }
play-others = These moves are not possible now. Type “why” and a number to see the rule.
play-why-what = Which move? Type “why 3”, or “why” and a move’s notation, such as “why { $example }”.
play-nothing = Type a number from 1 to { $count }, or “help”.
play-bad = { $problem } Or type a number from 1 to { $count }.
play-end = There is no turn to end here. Type a number from 1 to { $count }. To leave the game, type “quit”; it is saved.
play-no-number = { $number } is not on the list. Type a number from 1 to { $count }.
play-nothing-to-undo = There is nothing to undo yet.
play-saved = Saved in { $file }
play-save-other = { $file } is not a Shima record, so it was left as it is. Choose another name.
play-not-saved = Cannot write { $file }: { $problem }. Choose another place.
play-not-kept = Cannot save the game in { $file }: { $problem }. You can keep playing. “save FILE” saves it elsewhere.
play-left =
    The game is saved in { $file }
    Continue it with: { $shima } resume { $quoted }
play-left-unsaved = The game could not be saved in { $file }.

## The end.

play-wins = { $player } wins!
play-wins-by-tie = A tie on points. { $player } wins on the tie-break!
play-shared = A tie, even after the tie-break. { $players } share the win!
play-resigned = { $player } resigned.
play-seed = Seed: { $seed }
play-commitment = Its SHA-256, shown before the first move: { $commitment }
play-record =
    The record is saved in { $file }
    Watch it again: { $shima } replay { $quoted }
    Verify the draws: { $shima } verify { $quoted }
