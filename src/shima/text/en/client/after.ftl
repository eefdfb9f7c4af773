### What the browser client says when a game is over.

client-after = After the game

## The result.

client-after-result = Result
client-after-you-won = You won!
client-after-won = { $player } wins!
client-after-shared = { $players } share the win!
client-after-broken-off = Brought in before its end: nobody has won yet
client-after-closed = This table was closed before the game began
client-after-abandoned = Everybody left: nobody has won
client-after-left = { $count ->
        [one] { $players } left and did not come back.
       *[other] { $players } left and did not come back.
    }
client-after-resigned = { $count ->
        [one] { $players } has resigned.
       *[other] { $players } have resigned.
    }
client-after-ending = The game is over.

## What can be done next.

client-after-rematch = Rematch
client-after-join = Join the rematch
client-after-watch = Watch the rematch
client-after-onward = Scores and review
client-after-share = Share link
client-after-share-title = A game of { $game }
client-after-copied = Link copied
client-after-address = Copy this link:
client-after-record = Download record
client-after-home = Home

## The score sheet.

client-after-sheet = Score
client-after-total = Total
client-after-place = Place
client-after-gave-up = resigned

## The chances.

client-after-chances = How the chances went
client-after-thinking = Progress of the review
client-after-thinking-at = A strong player is looking through the game: { $done } of { $moves } moves
client-after-percent = { $percent }%
client-after-slider = Position in the game
client-after-at = { $number ->
        [0] Before the first move
       *[other] Move { NUMBER($number, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
    }
client-after-graph = Everybody’s chance to win after each move, as a strong player judges it who knows everything.
client-after-graph-seat = { $player } began at { $first }%, stood between { $low }% and { $high }%, and ended at { $last }%.
client-after-good = A good choice.
client-after-cost = cost { $percent }%
client-after-gained = gained { $percent }%
client-after-better = Better: { $move }
client-after-move = Move { NUMBER($number, useGrouping: 0) }
client-after-moments = { $count ->
        [0] No decision cost anybody 5% or more. Well played!
        [one] The moment that decided it
        [2] Two moments that decided it
        [3] Three moments that decided it
       *[other] { $count } moments that decided it
    }
client-after-moments-so-far = What decided it so far
client-after-further = Further costly decisions
client-after-before = Before
client-after-after = After
client-after-before-of = Show the position before move { NUMBER($number, useGrouping: 0) }
client-after-after-of = Show the position after move { NUMBER($number, useGrouping: 0) }
client-after-luck = The luckiest draw
client-after-gain = { $percent }% more for { $player }
client-after-deciding = How well everybody decided
client-after-choices = Choices
client-after-good-ones = Good ones
client-after-mean = Mean cost

## The proof of fair draws.

client-after-proof = Fair draws
client-after-verdict = { $verdict ->
        [fits] ✓ all draws fit
        [kept] ✓ the promise was kept
        [differs] ✗ something does not fit
       *[other] { "" }
    }
client-after-proof-what =
    Everything that chance did in this game followed from a secret number, the seed. Its fingerprint was fixed before the first move, so nobody could change the seed later, and nobody could know the draws from the fingerprint.
client-after-commitment = Shown before the first move: the SHA-256 of the seed
client-after-commitment-brought = Promised in the record: the SHA-256 of the seed
client-after-seed = Shown after the game: the seed
client-after-own-check = { $check ->
        [fits] Your browser has computed the SHA-256 of the seed itself: it is the one that was promised.
        [differs] Your browser has computed the SHA-256 of the seed itself: it is not the one that was promised!
       *[cannot] Browsers compute a SHA-256 only on pages that come over https; on this one, yours could not.
    }
client-after-comparing = The server is comparing the draws with the seed …
client-after-draws-fit = { $draws ->
        [one] The server has compared the one draw of the game with the seed: it fits.
       *[other] The server has compared all { $draws } draws of the game with the seed: every one fits.
    }
client-after-draws-differ = The draws of this game do not follow from the seed!
client-after-early = { $ended ->
        [imported] This game was brought in as a record, and not to its end: the proof holds for the draws up to there. Whether the fingerprint was shown before the game, only those know who played it.
       *[other] The game ended early: the proof holds for every draw that was made.
    }
client-after-alone = Anybody can check this alone, without trusting this server: download the record, then run this with Shima on your own computer. It draws everything anew from the seed and compares.
client-after-no-seed = The game never began: chance has drawn nothing, and the seed stays secret.
