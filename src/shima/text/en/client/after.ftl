### What the browser client says when a game is over.

client-after = After the game

## The result.

client-after-result = Result
client-after-you-won = You won!
client-after-won = { $player } wins!
client-after-shared = { $players } share the win!
client-after-broken-off = Imported mid-game: no winner yet
client-after-closed = This table was closed before the game started
client-after-abandoned = Everyone left: no winner
client-after-left = { $count ->
        [one] { $players } left and did not come back.
       *[other] { $players } left and did not come back.
    }
client-after-resigned = { $count ->
        [one] { $players } resigned.
       *[other] { $players } resigned.
    }
client-after-ending = The game is over.

## What can be done next.

client-after-best = Best turn, round { $round }:
client-after-escape = Esc: look at the board
client-after-rematch = Rematch
client-after-join = Go to the rematch
client-after-asks = { $name } wants a rematch.
client-after-accept = Accept the rematch
client-after-decline = Not now
client-after-waits = Waiting for { $players } …
client-after-declined = { $count ->
    [one] { $players } does not want to play again now.
   *[other] { $players } do not want to play again now.
}
client-after-fill = Play with bots instead
client-after-watch = Watch the rematch
client-after-onward = What decided it
client-after-share = Share link
client-after-share-title = A game of { $game }
client-after-record = Download record
client-after-home = Home

## The score sheet.

client-after-sheet = Score
client-after-total = Total
client-after-place = Place
client-after-gave-up = resigned

## The chances.

client-after-thinking = Review progress
client-after-thinking-at = A strong bot is reviewing the game: { $done } of { $moves } moves
client-after-percent = { $sign ->
    [plus] +{ $percent }%
    [minus] −{ $percent }%
   *[none] { $percent }%
}
client-after-slider = Position in the game
client-after-at = { $number ->
        [0] Before the first move
       *[other] Move { NUMBER($number, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
    }
client-after-graph = Each player’s win chance after each move, as judged by a strong bot that sees everything.
client-after-moments = { $count ->
        [0] No decision cost anyone 5% or more. Well played!
        [one] The turning point
        [2] Two turning points
        [3] Three turning points
       *[other] { $count } turning points
    }
client-after-moments-so-far = Turning points so far
client-after-good-ones = Good decisions
client-after-mean = Average cost of a decision

## The analysis board.

client-review-tab = { $tab ->
    [review] Review
    [moves] Turns
    [table] Table
    [hint] Good moves
    [score] Score
   *[chat] Chat
}
client-review-turns = Turns, with the win chance after each
client-review-mistake = { $size ->
    [big] big mistake
   *[small] mistake
}
client-review-played = Played:
client-review-drawn = Drawn:
client-review-better = Better:
client-review-end = The game is over here.
client-review-try = Try other moves
client-review-variation = { $number ->
    [0] Variation from the start
   *[other] Variation after move { NUMBER($number, useGrouping: 0) }
}
client-review-good = Good moves
client-review-leave = Back to the game
client-review-continue = Continue from here
client-review-continue-text = A new game starts from this position. Bots play the other seats. It does not count for ratings.
client-review-result = Result and rematch
client-review-seat = You play as
client-review-bot = { $count ->
    [one] Your opponent
   *[other] Your opponents
}
client-review-start = Start

## The proof of fair draws.

client-after-proof = Fair draws
client-after-verdict = { $verdict ->
        [fits] ✓ all draws match
        [kept] ✓ the promise was kept
        [differs] ✗ something doesn’t match
       *[other] { "" }
    }
client-after-proof-what =
    Every roll and draw in this game came from a secret number, the seed. Its fingerprint was fixed before the first move, so no one could change the seed later, and no one could predict the draws from the fingerprint.
client-after-commitment = Shown before the first move: SHA-256 of the seed
client-after-commitment-brought = Promised in the record: SHA-256 of the seed
client-after-seed = Shown after the game: seed
client-after-own-check = { $check ->
        [fits] Your browser computed the SHA-256 of the seed itself. It matches the one that was promised.
        [differs] Your browser computed the SHA-256 of the seed itself. It does not match the one that was promised!
       *[cannot] Your browser could not check the SHA-256, because browsers compute it only on https pages.
    }
client-after-comparing = The server is comparing the draws with the seed …
client-after-draws-fit = { $draws ->
        [one] The server compared the game’s one draw with the seed. It matches.
       *[other] The server compared all { $draws } draws with the seed. Every one matches.
    }
client-after-given = { $given ->
        [one] The first move comes from another game that this one continues. It was not compared.
       *[other] The first { $given } moves come from another game that this one continues. Draws among them were not compared.
    }
client-after-draws-differ = The draws of this game do not follow from the seed!
client-after-early = { $ended ->
        [imported] This game was imported from an unfinished record, so the proof covers only the draws made so far. Only the players can know whether the fingerprint was shown before the game.
       *[other] The game ended early. The proof covers every draw that was made.
    }
client-after-alone = You don’t have to trust this server. Download the record and run this command with Shima on your own computer. It repeats every draw from the seed and compares.
client-after-no-seed = The game never started, so nothing was drawn and the seed stays secret.
