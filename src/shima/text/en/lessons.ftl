lesson-no-note = The learner has a choice here and no note says what to do: put a line such as “#! take-fleet Y4.1” before { $text }.
lesson-no-end = The lesson needs a note after its last move, which closes it.
lesson-setting = The lesson lacks the line “{ $mark } { $name }: 1” below its head.
lesson-setting-value = { $name } must be from 1 to { $most }.
lesson-note = “{ $line }” is no note: after { $mark } comes a key of small letters, digits and hyphens, then the numbers of rules, such as “{ $mark } take-fleet Y4.1”.
lesson-twice = The note { $key } stands here for the second time.
lesson-no-words = The lesson says nothing: { $file } with its sentences is missing.
lesson-fluent = This is no Fluent: a message is written “key = text”, its reason below it as “    .why = text”.
lesson-unsaid = The message { $key } is missing.
lesson-unasked = No note asks for the message { $key }.
lesson-no-why = { $key } tells the learner what to do, but not why: add “    .why = …” below it.
lesson-wrong = { $file }: { $problem }
lesson-name = “{ $name }” cannot be the name of a lesson: its folder is named with small letters, digits and hyphens, at most 40.
lesson-key = { $key } is what the whole lesson is called or about: give the note another key.
lesson-no-rule = There is no rule { $rule } in the rules of { $game }.
lesson-said-twice = The message { $key } stands here for the second time.
lesson-gap = { $key } refers to { $name }, which is not in this file: a lesson’s messages may refer to each other only.
lesson-unknown = There is no lesson “{ $name }” here.
lesson-no-stop = The lesson has the stops 0 to { $last }, not { $stop }.

lesson-help = Lessons: annotated games in which the learner makes the moves.
lesson-help-check =
    Check the folder of a lesson: its game, its notes and what they say.

    Example:
    { $shima } lesson check my-lesson
lesson-help-folder = The folder with lesson.shima and en.ftl or de.ftl.
lesson-help-new =
    Make the folder of a new lesson from a saved game: every decision of the learner gets a note to be written.

    Example:
    { $shima } lesson new game.shima my-lesson --learner 1
lesson-help-new-folder = The folder to be made; its name is that of the lesson.
lesson-help-learner = The seat of the learner, counted from 1.
lesson-sound = { $folder } is sound: { $stops ->
        [one] 1 stop
       *[other] { $stops } stops
    }, { $moves ->
        [0] no move to make
        [one] 1 move to make
       *[other] { $moves } moves to make
    }, { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }, { $languages }.
lesson-drafted = { $folder } holds the game with its notes and the sentences to be written; then: { $quoted }
