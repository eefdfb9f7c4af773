### Lessons: the list of them, and the page of one.

client-learn-title = Learn by playing
client-learn-intro = You make the moves, step by step, and are told what to do and why. Leave whenever you like: this browser remembers where you were.
client-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
client-learn-begin = Begin
client-learn-go-on = Go on
client-learn-again = Start again
client-learn-done = You have been through it.
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
client-learn-other = “{ $tried }” is allowed, but not what the lesson is after now: { $wanted }. Nothing has been played.
client-learn-look = There is nothing to do here now. The lesson is after: { $wanted }.
client-learn-here = This is where the lesson goes on: { $wanted }.
client-learn-read = There is nothing to do on the board now. Read what the lesson says, then continue.
client-learn-wait = One moment: the others are playing.
client-learn-play = Play { $game } against an easy bot
client-learn-other-lesson = Next lesson: { $title }
