### Play and replay in a terminal.

play-you = Guest

## At the prompt. Commands are typed in these words, or in English.

play-prompt = { $player }, your move (1–{ $count }, or “help”):
play-command = { $command ->
    [why] why
    [others] others
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
    [why] what a move would do, or which rule forbids it; a number or a notation
    [others] list the moves that are not possible now, with numbers for “why”
    [undo] back to the last decision that a person made; the same moves bring the same luck
    [save] write the game into a file of your choice as well
    [board] draw the table again
    [log] the whole story so far
    [help] this list
   *[quit] leave; the game is saved
}
play-help-number = play the move with that number
play-help-notation = play a move by its notation, in grey beside the list

## Answers.

play-set-up = The table is laid, in { $count } draws (see “log”).
play-promise = Promise: { $commitment }
play-set-up-told = The table is laid.
play-allowed = Allowed. { $story }
play-refused = “{ $move }” is not possible ({ $rule }): { $reason }
play-others = Not possible now. “why” and a number tells the rule:
play-why-what = Why what? Write “why 3” or “why” and a move’s notation, such as “why { $example }”.
play-nothing = Type a number from 1 to { $count }, or “help”.
play-bad = { $problem } Or type a number from 1 to { $count }.
play-no-number = { $number } is not on the list: type a number from 1 to { $count }.
play-nothing-to-undo = There is nothing to take back yet.
play-saved = Saved in { $file }
play-save-other = { $file } holds something that is no Shima record: choose another name.
play-not-saved = { $file } could not be written ({ $problem }): choose another place.
play-not-kept = The game cannot be saved in { $file } ({ $problem }). It goes on; “save FILE” writes it elsewhere.
play-left =
    The game is saved in { $file }
    Go on with: { $shima } resume { $quoted }
play-left-unsaved = The game could not be saved in { $file }.

## The end.

play-wins = { $player } wins!
play-wins-by-tie = Equal points, but { $player } is ahead in what decides a tie, and wins!
play-shared = Equal in points and in what decides a tie: { $players } share the win!
play-resigned = { $player } resigned.
play-seed = Seed: { $seed }
play-commitment = Its SHA-256, promised before the first move: { $commitment }
play-record =
    The record lies in { $file }
    See it again: { $shima } replay { $quoted }
    Check nature’s draws: { $shima } verify { $quoted }
