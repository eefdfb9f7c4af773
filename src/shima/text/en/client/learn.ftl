### Lessons: the list of them, and the page of one.

client-learn-title = Learn by playing
client-learn-intro = Play your first turn in 90 seconds, then learn one thing per chapter. You make the moves, and each chapter ends with a decision of your own. Stop whenever you like; this browser remembers where you were.
client-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
client-learn-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
client-learn-again = Start again
client-learn-done = Completed.
client-learn-completed = { $done } of { $lessons } completed
client-learn-progress = { $at } of { $stops }

## A lesson.

client-learn-all = All lessons
client-learn-note = The lesson
client-learn-fold = Details
client-learn-told = What happened
client-learn-why = Why?
client-learn-continue = Continue
client-learn-back = Back
client-learn-show = Show me
client-learn-other = “{ $tried }” is a legal move, but the lesson is looking for “{ $wanted }”. Nothing has been played.
client-learn-look = There’s nothing to do here right now. The lesson is looking for “{ $wanted }”.
client-learn-here = Here’s the next step: { $wanted }.
client-learn-read = There’s nothing to do on the board right now. Read the lesson, then continue.
client-learn-wait = One moment, the others are playing.
client-learn-play = Play { $game } against an easy bot
client-learn-other-lesson = Next: { $title }
client-learn-skip = Skip ahead
client-learn-answers = Your decision
client-learn-decide = It’s your decision. Choose one of the highlighted moves.
client-learn-other-answer = “{ $tried }” is a legal move, but the lesson is about the highlighted ones. Choose one of them.
client-learn-others = { $given ->
    [0] The answers
   *[other] The other answers
}
