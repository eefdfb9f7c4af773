### The studio: a component set is written, drawn and checked.

client-studio-title = Studio
client-studio-intro = Do you own a copy? Write down what is printed on it: the board, the tiles, the prices. The studio draws your set while you write, says what does not fit yet and on which line, and where each value comes from. Then play with it.
client-set-of = All that a set of this game consists of
client-studio-text = The text of the set
client-studio-tab = { $tab ->
    [text] Text
   *[drawing] Drawing
}
client-studio-actions = This set
client-studio-from = Start from…
client-studio-from-new = A new set, with guidance
client-studio-open = Open a file
client-studio-download = Download
client-studio-play = Play with this set
client-studio-large = This file is too large for a set: { $most } kilobytes are the most.
client-studio-replace-title = Replace your text?
client-studio-replace = What you have written here goes. Download it first if you want to keep it.
client-studio-replace-yes = Replace it
client-studio-elsewhere-title = This server keeps no sets
client-studio-elsewhere = Its host lets nobody add component sets. Download the file and give it to the host, who puts it into the folder of sets; then every table can choose it.
client-studio-elsewhere-own = Or play with it on your own machine:
client-studio-command = The command
client-studio-good = All right
client-studio-check = What the check says
client-studio-checking = Checking …
client-studio-sound = Nothing wrong: “{ $name }”, hash { $hash }…
client-studio-findings = { $count ->
    [one] One finding. Until it is mended, this set cannot be played.
   *[other] { $count } findings. Until they are mended, this set cannot be played.
}
client-studio-line = Line { NUMBER($line, useGrouping: 0) }
client-studio-legend = Where the values come from
client-studio-kind = { $kind ->
    [rulebook] rulebook
    [public] public
    [reconstructed] reconstructed
    [printed] printed
    [mixed] several
    [own] own words
   *[unsaid] not said
}
client-studio-kind-about = { $kind ->
    [rulebook] The rulebook states it: a set with another value is refused.
    [public] Public descriptions of the game state it.
    [reconstructed] We made it up, because no text carries it. If you own a copy, replace it.
    [printed] Somebody read it off a copy of the game.
    [mixed] Parts come from different places: the comment says which.
    [own] The comment says it in its own words.
   *[unsaid] No comment says where it comes from.
}
client-studio-about = What you look at
client-studio-about-nothing = Choose something on the drawing to see its value, where that comes from, and its line.
client-studio-stale = This is the last version that could be drawn: the text has findings.
client-studio-nothing = Nothing can be drawn yet. Mend the findings beside the text, and the set appears here.
client-studio-undrawable = There is no drawing for this game. The text is checked all the same.

## What is drawn.

client-studio-die = { duo-word-character }: { $faces }
client-studio-dice = Dice
client-studio-shops = Shops
client-studio-shop = { duo-word-ware }, bought at { $prices }
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
    [slabs] Slabs of gold
   *[paintings] Paintings given away
}
client-studio-last = { $kind ->
    [temple] Temples, up to { $last }
   *[garden] Gardens, up to { $last }
}
client-studio-start = Start
client-studio-begins = { client-duo-figure } begins at { $place }
client-studio-first = { $colour ->
    [violet] Violet begins
   *[green] Green begins
}
client-studio-limits = Limits
client-studio-limit = { $what ->
    [wares_kept] { $count } wares are kept
    [slabs] { $count } slabs of gold
   *[coins_for_a_slab] { $count } coins for a slab
}
client-studio-boats = Boats
client-studio-boat = { yam-word-colour }: { $count }
client-studio-prices = Prices
client-studio-price = { yam-word-colour } costs { $price }
client-studio-buildings = Building tiles
client-studio-buildings-note = with their points, their number in the set, and what they cost
client-studio-specialists = Specialists
client-studio-fleets = Fleets
client-studio-counts = Counts
client-studio-kinds = The kinds of culture tokens
client-studio-count = { $what ->
    [buildings_per_player-2] { $count } buildings each, 2 players
    [buildings_per_player-3] { $count } buildings each, 3 players
    [buildings_per_player-4] { $count } buildings each, 4 players
    [culture-of_each] { $count } tokens of each kind
    [culture-blanks] { $count } blank tokens
    [culture-mountain_of_each] { $count } of each with a mountain
    [tokens-sacred_ground] { $count } sacred grounds
   *[tokens-start_coins] { $count } coins at the start
}

## At a table.

client-table-set = set “{ $name }”
client-table-set-note = The component set of this table, hash { $hash }…: see it in the studio
