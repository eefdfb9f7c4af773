### A component set of one's own: what is written into a new one, and what servers say of them.

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
    A component set of { $game }, made for you to fill in. If you own a copy of the game, go through the tables below and write down what is printed on it. The text behind a # is for people; the game reads the rest.
    The word behind a value says where it comes from. “rulebook”: the rules state it, and a set with another value is refused. “public”: public descriptions of the game state it. “reconstructed”: we made it up, because no text carries it. Those are the ones to replace: then write “printed” behind them, and the studio shows that they are yours.
    Whatever is wrong is named with its line: shima components check FILE
    To see the set drawn while you write, open the page /studio of a Shima in the browser.
set-guide-set = What this set is. The name stands in the records of its games: small letters, digits and hyphens, 40 at most. The version is any whole number, for you to count up.

## What the command and the server say.

set-new-exists = { $file } is there already and stays as it is: name another file.
set-new-standard = “{ $name }” is the name of the set that comes along: give yours another one with --name.
set-new-name = A set cannot be called “{ $name }”: write small letters, digits and hyphens, 40 at most.
set-new-done =
    { $file }: a set “{ $set }” of { $game } to fill in. It is complete and sound.

    What to do next:
    1. Write down what is printed on your copy. The comments lead through it.
    2. { $shima } components check { $quoted }
    3. { $shima } serve --open, and then the page /studio draws it.
    4. { $shima } play { $game } --components { $quoted }
set-help-new =
    Write a new component set with comments that lead through it, for owners of a copy of the game.

    Example:

    { $shima } components new tokaido-duo my-island.toml
set-help-new-file = The file to write; without it, the name of the set with .toml.
set-help-new-name = The set's own name, such as my-island.
set-unsound = The set is not sound. Line { NUMBER($line, useGrouping: 0) }: { $problem }
set-not-kept = The host of this server lets nobody add component sets: give the file to the host, or play with it on your own machine (shima play GAME --components FILE).
set-kept-full = This server keeps { $most } component sets and no more: ask its host to take some out.
set-unwritten = The set cannot be written down here: { $problem }.
set-kept-name = A set of your own needs a name of its own: change “name” in the table [set].
