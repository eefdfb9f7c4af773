### Your own component set: what a new one contains, and what servers say about it.

## Where a value comes from, as comments in sets say it.

set-kind-word = { $kind ->
    [rulebook] rulebook
    [public] public
    [reconstructed] reconstructed
    [printed] printed
   *[own] own words
}

## The comments of a new set, table by table.

set-guide-head =
    A component set for { $game }, ready for you to fill in. If you own the game, go through the tables below and enter what is printed on your copy. Text after a # is for people; the game reads the rest.
    The word after a value says where it comes from. “rulebook”: stated in the rules; a set with another value is rejected. “public”: stated in public descriptions of the game. “reconstructed”: our own value, because no text states it. Replace these, then write “printed” after them, and the studio shows that they are yours.
    To list any problems with their lines: shima components check FILE
    To see the set drawn as you type, open the page /studio of a Shima server in your browser.
set-guide-set = About this set. The name appears in the records of its games. Use up to 40 lower-case letters, digits and hyphens. The version can be any whole number; raise it whenever you change the set.

## What the command and the server say.

set-new-exists = { $file } already exists and was not changed. Choose another file.
set-new-standard = “{ $name }” is the name of the built-in set. Choose another name with --name.
set-new-name = A set cannot be called “{ $name }”. Use up to 40 lower-case letters, digits and hyphens.
set-new-done =
    Created { $file } with the set “{ $set }” for { $game }. It is complete and has no problems.

    What to do next:
    1. Enter what is printed on your copy. The comments guide you through it.
    2. { $shima } components check { $quoted }
    3. { $shima } serve --open, then go to the page /studio to see it drawn.
    4. { $shima } play { $game } --components { $quoted }
set-help-new =
    Create a new component set with comments that guide you through it. For owners of the game.

    Example:

    { $shima } components new tokaido-duo my-island.toml
set-help-new-file = The file to write. Without it, the name of the set plus .toml.
set-help-new-name = The name of the set, such as my-island.
set-unsound = The set has a problem. Line { NUMBER($line, useGrouping: 0) }: { $problem }
set-not-kept = This server does not accept component sets from players. Give the file to the host, or play with it on your own computer (shima play GAME --components FILE).
set-kept-full = This server already has { $most } component sets, which is the limit. Ask the host to remove some.
set-unwritten = The set could not be saved: { $problem }.
set-kept-name = Your set needs its own name. Change “name” in the table [set].
