### Yamataï in a terminal. On the map a word has 7 letters at most.

play-yam-letter = { $colour ->
    [bamboo] B
    [wood] W
    [stone] S
    [clay] C
    [gold] G
   *[any] ?
}
play-yam-token = { $kind ->
    [fan] fan
    [lantern] lantern
    [mask] mask
    [scroll] scroll
    [drum] drum
   *[crane] crane
}
play-yam-kind = { $kind ->
    [trading-post] trading post
    [torii] torii
    [palace] palace
   *[standard] standard
}
play-yam-sacred = sacred
play-yam-free = free
play-yam-points = { $points } PP
play-yam-power = { $power ->
    [reserve] reserve a tile
    [peek] look at the top 3 tiles
    [slide] slide a boat
    [sacred-ground] place Sacred Ground
    [switch-tokens] switch two tokens
    [remove-boats] remove up to 2 boats
    [switch-boats] switch two boats
    [discount] build with 1 boat fewer
   *[none] –
}
play-yam-specialist = { $name ->
    [Amateratsu] prestige tokens score double
    [Ananda] ¥2 from anyone who builds next to you
    [Awashima] building bonuses for torii and palaces
    [Ebisu] collect one more token, from anywhere
    [Fu-Hsi] 1 PP per 3 coins at the end
    [Hetsuka] each turn: give up a token for ¥4
    [Izanagi] one more trade per turn
    [Izanami] half the coins when others recruit
    [Kachiko] each turn: clear Sacred Ground for ¥2
    [Kagutsuchi] +1 prestige for a lone building
    [Michimata] each turn: give up a token for gold
    [Nakatsu] each turn: exchange gold for 2 others
    [Raijin] each turn: exchange 2 boats for gold
    [Riu] 2 more spaces in your harbour
    [Susanoo] sell stone for ¥6 and clay for ¥7
    [Tomoe] buy and sell gold for ¥5
    [Toyo-Tama] every spot on the rim is an entry
    [Yasoma] no power
   *[other] –
}

## The head.

play-yam-round = Round { $round }
play-yam-set-up = Set-up
play-yam-action = { $action ->
    [fleet] fleet
    [trade] trade
    [place] place
    [moor] moor
   *[recruit] recruit
}
play-yam-phase = { $phase ->
    [any-boat] choose the third boat
    [collect] collecting
    [extra-token] one more token
    [look] looking at the deck
    [put-back] putting tiles back
    [second-token] choose the other token
    [second-boat] choose the other boat
   *[second-removal] choose a second boat
}
play-yam-power-left = power of fleet { $fleet } unused
play-yam-trades = { $trades } { $trades ->
    [one] trade
   *[other] trades
} left
play-yam-order = Turn order
play-yam-fleet-taken = fleet { $fleet }
play-yam-ending = { $ending ->
    [buildings] Game end: a player has built their last standard building.
    [boats] Game end: the boats of one colour have run out.
    [specialists] Game end: too few specialists to refill the display.
   *[tiles] Game end: too few building tiles to refill the display.
}

## What is on offer.

play-yam-legend-entry = entry
play-yam-legend-boat = boat
play-yam-legend-new = placed this turn
play-yam-legend-mountain = mountain
play-yam-legend-offered = free for a boat
play-yam-spots = Islands and the spots around them. Lanes connect the spots next to each other.
play-yam-reserve = Reserve
play-yam-tiles = Building tiles
play-yam-deck = deck { $tiles }
play-yam-known-top = Top of the deck:
play-yam-known-bottom = Bottom of the deck, highest first:
play-yam-looked-at = You are looking at:
play-yam-unknown = ?
play-yam-fleets = Fleets
play-yam-low-first = lowest goes first
play-yam-face-down = Face down:
play-yam-then = then
play-yam-specialists = Specialists
play-yam-left = { $specialists } to come

## The players’ mats.

play-yam-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
play-yam-prestige = { $prestige } prestige
play-yam-buildings = { $buildings } { $buildings ->
    [one] building
   *[other] buildings
} left
play-yam-boats = boats
play-yam-harbour = harbour holds { $places }
play-yam-aside = aside
play-yam-tokens = tokens
play-yam-with = specialists
play-yam-points-from = points
play-yam-others = The others
play-yam-used = { $name } (used)
play-yam-built = built
play-yam-reserved = reserved
play-yam-source = { $source ->
    [coins] coins
    [prestige] prestige
    [buildings] buildings
    [specialists] specialists
    [reserved] reserved
   *[aside] aside
}

## The score sheet.

play-yam-sheet = Score sheet
play-yam-total = Total
play-yam-sheet-source = { $source ->
    [coins] Coins
    [prestige] Prestige tokens
    [buildings] Buildings
    [specialists] Specialists
    [reserved] Reserved but not built
   *[aside] Boats put aside
}
play-yam-sheet-turn = Tie-break: place in the last round

## Headings of the list of moves.

play-yam-end = end
play-yam-verb = { $verb ->
    [fleet] Take a fleet
    [any] Third boat
    [buy] Buy
    [sell] Sell
    [collect] Collect
    [aside] Put aside
    [reserve] Reserve
    [peek] Look at tiles
    [top] On top of the deck
    [below] Under the deck
    [slide] Slide
    [sacred] Sacred Ground
    [clear] Clear
    [switch-token] Switch a token
    [with-token] With
    [switch-boat] Switch a boat
    [with-boat] With
    [remove] Remove
    [spend] Token for coins
    [gild] Token for gold
    [change] Gold for boats
    [melt] Boats for gold
    [pass] Done
   *[end] End
}
play-yam-on-island = island { $island }
play-yam-verb-place = Place { $colour }
play-yam-verb-build = Build { $tile }
play-yam-verb-recruit = Recruit { $name }
