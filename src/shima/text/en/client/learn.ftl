### Lessons: the list of them, and the page of one.

client-learn-title = Learn by playing
client-learn-intro = Play through a game step by step. The lesson tells you what to do and why. Stop whenever you like; this browser remembers where you were.
client-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
client-learn-begin = Start
client-learn-go-on = Continue
client-learn-again = Start again
client-learn-done = Completed.
client-learn-progress = { $at } of { $stops }

## A lesson.

client-learn-all = All lessons
client-learn-note = The lesson
client-learn-fold = Details
client-learn-told = What happened
client-learn-why = Why?
client-learn-continue = Continue
client-learn-back = Back
client-learn-on = Forward
client-learn-show = Show me
client-learn-other = “{ $tried }” is a legal move, but the lesson is looking for “{ $wanted }”. Nothing has been played.
client-learn-look = There’s nothing to do here right now. The lesson is looking for “{ $wanted }”.
client-learn-here = Here’s the next step: { $wanted }.
client-learn-read = There’s nothing to do on the board right now. Read the lesson, then continue.
client-learn-wait = One moment, the others are playing.
client-learn-play = Play { $game } against an easy bot
client-learn-other-lesson = Next lesson: { $title }
