### The studio: writing, drawing and checking a component set.

client-studio-title = Studio
client-studio-intro = Do you own the game? Enter what is printed on your copy: the board, tiles and prices. As you type, the studio draws your set, points out any problems line by line, and shows where each value comes from. Then play with it.
client-set-of = Everything in a set for this game
client-studio-text = Text of the set
client-studio-tab = { $tab ->
    [text] Text
   *[drawing] Drawing
}
client-studio-actions = This set
client-studio-from = Start from …
client-studio-from-new = A new set with instructions
client-studio-open = Open a file
client-studio-download = Download
client-studio-play = Play with this set
client-studio-large = This file is too large for a set. The limit is { $most } kB.
client-studio-replace-title = Replace your text?
client-studio-replace = Your text here will be lost. Download it first if you want to keep it.
client-studio-replace-yes = Replace
client-studio-elsewhere-title = This server doesn’t accept sets
client-studio-elsewhere = The host doesn’t let players add component sets. Download the file and ask the host to put it in the sets folder. Then anyone can choose it when opening a table.
client-studio-elsewhere-own = Or play with it on your own computer:
client-studio-command = Command
client-studio-good = OK
client-studio-check = Check result
client-studio-checking = Checking …
client-studio-sound = No problems. “{ $name }”, hash { $hash }…
client-studio-findings = { $count ->
    [one] 1 problem. Fix it to play with this set.
   *[other] { $count } problems. Fix them to play with this set.
}
client-studio-line = Line { NUMBER($line, useGrouping: 0) }
client-studio-legend = Where the values come from
client-studio-kind = { $kind ->
    [rulebook] rulebook
    [public] public
    [reconstructed] reconstructed
    [printed] printed
    [mixed] mixed
    [own] own words
   *[unsaid] not stated
}
client-studio-kind-about = { $kind ->
    [rulebook] Stated in the rulebook. A set with another value is rejected.
    [public] Stated in public descriptions of the game.
    [reconstructed] Our own value, because no text states it. If you own the game, replace it.
    [printed] Read off a copy of the game.
    [mixed] Parts come from different sources. The comment says which.
    [own] Explained in the comment.
   *[unsaid] No comment says where it comes from.
}
client-studio-about = Selected item
client-studio-about-nothing = Select something on the drawing to see its value, source and line.
client-studio-stale = The text has problems. This is the last version that could be drawn.
client-studio-nothing = Nothing to draw yet. Fix the problems listed next to the text, and the set will appear here.
client-studio-undrawable = There is no drawing for this game. The text is still checked.

## What is drawn.

client-studio-die = { duo-word-character }: { $faces }
client-studio-dice = Dice
client-studio-shops = Shops
client-studio-shop = { duo-word-ware }, sells for { $prices }
client-studio-wares = Wares
client-studio-ware = { duo-word-ware }: { $count }
client-studio-paintings = { $colour ->
    [violet] Paintings, violet
   *[green] Paintings, green
}
client-studio-painting = { duo-word-landscape }: { $count }
client-studio-points = Points
client-studio-track = { client-studio-track-name }: { $points }
client-studio-track-name = { $what ->
    [slabs] Gold slabs
   *[paintings] Paintings given away
}
client-studio-last = { $kind ->
    [temple] Temples, up to { $last }
   *[garden] Gardens, up to { $last }
}
client-studio-start = Start
client-studio-begins = { client-duo-figure } starts at { $place }
client-studio-first = { $colour ->
    [violet] Violet goes first
   *[green] Green goes first
}
client-studio-limits = Limits
client-studio-limit = { $what ->
    [wares_kept] keep { $count } wares
    [slabs] { $count } gold slabs
   *[coins_for_a_slab] { $count } coins for a slab
}
client-studio-boats = Boats
client-studio-boat = { yam-word-colour }: { $count }
client-studio-prices = Prices
client-studio-price = { yam-word-colour } costs { $price }
client-studio-buildings = Building tiles
client-studio-buildings-note = with their points, their numbers in the set and what they cost
client-studio-specialists = Specialists
client-studio-fleets = Fleets
client-studio-counts = Counts
client-studio-kinds = Kinds of culture tokens
client-studio-count = { $what ->
    [buildings_per_player-2] { $count } buildings each, 2 players
    [buildings_per_player-3] { $count } buildings each, 3 players
    [buildings_per_player-4] { $count } buildings each, 4 players
    [culture-of_each] { $count } tokens of each kind
    [culture-blanks] { $count } blank tokens
    [culture-mountain_of_each] { $count } of each kind with a mountain
    [tokens-sacred_ground] { $count } Sacred Ground tokens
   *[tokens-start_coins] { $count } coins at the start
}

## At a table.

client-table-set = set “{ $name }”
client-table-set-note = This table’s component set (hash { $hash }…). View it in the studio
