### What every page of the browser client says.

client-guest = Guest
client-bot = { $bot ->
    [random] Random
    [greedy] Greedy
    [level1] Novice
    [level2] Apprentice
    [level3] Journeyman
    [level4] Expert
    [level5] Master
   *[other] { $bot }
}
client-rule = Rule { $rule }
client-skip = To the content
client-close = Close
client-unreachable = The server does not answer. Is this device online?
client-failed = The server could not do that (status { $status }).
client-wrong = Something went wrong. Please load the page again.
client-page-failed = This page could not be loaded. Please load it again.
