lesson-no-note = The learner has a choice here, but no note says what to do. Add a line such as “#! take-fleet Y4.1” before { $text }.
lesson-no-end = The lesson needs a closing note after its last move and its decision.
lesson-start = “#! start” can appear only once, before the first note.
lesson-lights = The note { $key } lights too much. Name at most { $most } handles.
lesson-answer = “{ $line }” is not an answer. Below the note of a decision, write a key and a move, as in “{ $mark } answer low-fleet: fleet 1”.
lesson-answers = The decision { $key } needs { $least } or { $most } answers.
lesson-answer-turn = The decision { $key } is not at the learner’s turn.
lesson-answer-twice = Two answers of the decision { $key } are the same move.
lesson-answer-early = The decision { $key } must come after the last move, directly before the closing note.
lesson-chapter-twice = Chapter { $chapter } of { $game } is already taught by { $other }. Choose another number.
lesson-setting = The line “{ $mark } { $name }: 1” is missing. Add it below the head of the lesson.
lesson-setting-value = { $name } must be from { $least } to { $most }.
lesson-setting-twice = { $name } is set twice. Keep one of the lines.
lesson-note = “{ $line }” is not a note. After { $mark }, write a key of lower-case letters, digits and hyphens, then rule numbers and handles to light, as in “{ $mark } take-fleet Y4.1 fleet:6”.
lesson-twice = The note { $key } appears twice. Keep one of them.
lesson-no-words = The lesson has no text. The file { $file } is missing.
lesson-fluent = This is not valid Fluent. Write a message as “key = text”, and its reason below it as “    .why = text”.
lesson-unsaid = The message { $key } is missing.
lesson-unasked = The message { $key } is not used by any note.
lesson-no-why = { $key } tells the learner what to do, but not why. Add “    .why = …” below it.
lesson-wrong = { $file }: { $problem }
lesson-name = “{ $name }” cannot be the name of a lesson. Name its folder with up to 40 lower-case letters, digits and hyphens.
lesson-key = { $key } has a meaning of its own in lessons. Choose another key.
lesson-no-rule = The rules of { $game } have no rule { $rule }.
lesson-said-twice = The message { $key } appears twice. Keep one of them.
lesson-gap = { $key } refers to { $name }, which is not in this file. A lesson’s messages can refer only to each other.
lesson-unknown = There is no lesson “{ $name }”.
lesson-no-stop = There is no stop { $stop }. The lesson has stops 0 to { $last }.

lesson-help = Lessons: annotated games in which the learner makes the moves.
lesson-help-check =
    Check a lesson’s folder: its game, notes and texts.

    Example:
    { $shima } lesson check my-lesson
lesson-help-folder = The folder with lesson.shima and en.ftl or de.ftl.
lesson-help-new =
    Create the folder of a new lesson from a saved game, with a note to fill in for each of the learner’s decisions.

    Example:
    { $shima } lesson new game.shima my-lesson --learner 1
lesson-help-new-folder = The folder to create. Its name becomes the name of the lesson.
lesson-help-learner = The learner’s seat, counted from 1.
lesson-sound = { $folder } has no problems: { $stops ->
        [one] 1 stop
       *[other] { $stops } stops
    }, { $moves ->
        [0] no moves to make
        [one] 1 move to make
       *[other] { $moves } moves to make
    }, { $duration }, { $languages }.
lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lesson-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
lesson-drafted = Created { $folder } with the game and its notes. Write the texts, then run { $quoted }
