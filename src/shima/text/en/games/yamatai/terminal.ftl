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
    [sacred-ground] lay Sacred Ground
    [switch-tokens] switch two tokens
    [remove-boats] take off up to 2 boats
    [switch-boats] switch two boats
    [discount] build for 1 boat less
   *[none] –
}
play-yam-specialist = { $name ->
    [Amateratsu] prestige tokens count double
    [Ananda] who builds beside you pays you ¥2
    [Awashima] bonuses for torii and palaces too
    [Ebisu] collect one more, from anywhere
    [Fu-Hsi] 1 PP for every 3 coins at the end
    [Hetsuka] each turn: a token for ¥4
    [Izanagi] one more trade a turn
    [Izanami] half the coins when others recruit
    [Kachiko] each turn: ¥2 clears Sacred Ground
    [Kagutsuchi] +1 prestige for a lone building
    [Michimata] each turn: a token for a gold boat
    [Nakatsu] each turn: a gold boat for 2 others
    [Raijin] each turn: 2 boats for a gold one
    [Riu] two more places in your harbour
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
play-yam-order = Order
play-yam-fleet-taken = fleet { $fleet }
play-yam-ending = { $ending ->
    [buildings] The end: a player has built the last standard building.
    [boats] The end: a colour has no boats left in the reserve.
    [specialists] The end: too few specialists are left.
   *[tiles] The end: too few building tiles are left.
}

## What is on offer.

play-yam-legend-entry = entry
play-yam-legend-boat = boat
play-yam-legend-new = of this turn
play-yam-legend-mountain = mountain
play-yam-legend-offered = open to a boat
play-yam-spots = Islands with the spots around them; spots side by side are joined by a lane:
play-yam-reserve = Reserve
play-yam-tiles = Building tiles
play-yam-deck = deck { $tiles }
play-yam-known-top = You know the top:
play-yam-known-bottom = You know the bottom, from below:
play-yam-looked-at = In your hand:
play-yam-unknown = ?
play-yam-fleets = Fleets
play-yam-low-first = low number: early next round
play-yam-face-down = Face down:
play-yam-then = then
play-yam-specialists = Specialists
play-yam-left = { $specialists } to come

## Before each player.

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
play-yam-harbour = harbour for { $places }
play-yam-aside = aside
play-yam-tokens = tokens
play-yam-with = specialists
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
    [reserved] Reserved, not built
   *[aside] Boats put aside
}
play-yam-sheet-turn = Turn in the last round, if equal

## Headings of the list of moves.

play-yam-verb = { $verb ->
    [fleet] Take a fleet
    [any] Third boat
    [buy] Buy
    [sell] Sell
    [collect] Collect
    [aside] Put aside
    [reserve] Reserve
    [peek] Look
    [top] On the deck
    [below] Below the deck
    [slide] Slide
    [sacred] Sacred Ground
    [clear] Clear
    [switch-token] Switch a token
    [with-token] With
    [switch-boat] Switch a boat
    [with-boat] With
    [remove] Take off
    [spend] Token for coins
    [gild] Token for gold
    [change] Change gold
    [melt] Boats for gold
    [pass] No more
   *[end] End
}
play-yam-verb-place = Place { $colour }
play-yam-verb-build = Build { $tile }
play-yam-verb-recruit = Recruit { $name }
