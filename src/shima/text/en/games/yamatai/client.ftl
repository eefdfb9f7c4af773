### Yamataï in the browser: labels and prompts.

## Places, for screen readers and tooltips.

client-yam-map = The archipelago
client-yam-island = Island { $island }
client-yam-mountain = mountain
client-yam-token = { yam-word-token } token
client-yam-building = { $building ->
        [torii] torii
        [palace] palace
       *[standard] { $owner }’s building
    }
client-yam-sacred = Sacred Ground
client-yam-empty = empty
client-yam-spot = Spot { $place }
client-yam-entry = entry spot
client-yam-rim = rim
client-yam-boat = { yam-word-colour } boat
client-yam-placed = placed this turn
client-yam-count = { $count } { $what }
client-yam-lack = { $count ->
        [one] 1 more { yam-word-colour }
       *[other] { $count } more { yam-word-colour }
    }

## Building tiles and their deck.

client-yam-row = Building tiles
client-yam-tile = Tile { $tile }, { $kind ->
        [trading-post] trading post
        [torii] torii
        [palace] palace
       *[standard] standard building
    }, { yam-word-points }, costs { $cost }
client-yam-deck = Deck: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
client-yam-deck-top = From the top: { $tiles }
client-yam-deck-bottom = At the bottom, from top to bottom: { $tiles }
client-yam-looked = You’re looking at these tiles
client-yam-put-top = Put on top of the deck
client-yam-put-below = Put under the deck

## Specialists and their payment.

client-yam-specialists = Specialists
client-yam-specialists-left = { $count ->
        [0] none left
       *[other] { $count } more
    }
client-yam-specialist = { yam-word-specialist }: { yam-word-effect }, { yam-word-points }
client-yam-specialist-with = { yam-word-specialist }: { yam-word-effect }, { yam-word-points }, { yam-word-coins }
client-yam-used = used

## Fleets and turn order.

client-yam-fleets = Fleets
client-yam-fleet = Fleet { $fleet }, { $boats }: { yam-word-power }
client-yam-any = one of your choice
client-yam-taken-by = Fleet { $fleet }, taken by { $player }
client-yam-down-count = { $count ->
        [one] 1 fleet is face down
       *[other] { $count } fleets are face down
    }
client-yam-down-batch = { $count ->
        [one] fleet { $fleets }
       *[other] { $count } fleets, in unknown order: { $fleets }
    }
client-yam-down-then = then { $batch }
client-yam-order = Turn order
client-yam-place = { $place }: { $player }
client-yam-place-now = { $place }: { $player }, now playing
client-yam-round = Round { $round }
client-yam-round-specialists = New specialists
client-yam-round-tiles = New buildings

## The reserve and trading.

client-yam-reserve = Reserve
client-yam-reserve-boats = { $count } { yam-word-colour } in the reserve, { $price ->
        [0] not for sale
       *[other] price { $price }
    }
client-yam-buy = Buy { yam-word-colour } for { yam-word-coins }
client-yam-sell = Sell { yam-word-colour } for { yam-word-coins }
client-yam-buy-short = buy
client-yam-sell-short = sell

## Mats.

client-yam-mat = Your mat
client-yam-mats = Opponents
client-yam-players = Players
client-yam-coins = { yam-word-coins }
client-yam-prestige = { $count ->
        [one] 1 prestige token
       *[other] { $count } prestige tokens
    }
client-yam-left = { $count ->
        [one] 1 standard building left
       *[other] { $count } standard buildings left
    }
client-yam-score = { yam-word-points } so far
client-yam-boats = Boats
client-yam-hand = Your boats
client-yam-harbour = harbour holds { $count }
client-yam-in-hand = { $count } { yam-word-colour } to place
client-yam-fresh = { $count } can’t be exchanged this turn (German rulebook)
client-yam-no-boats = no boats
client-yam-tokens = Culture
client-yam-no-tokens = no culture tokens
client-yam-tokens-none = no tokens
client-yam-powers = Powers
client-yam-put-aside = Put aside: { $boats }
client-yam-built = { $count ->
        [one] 1 tile built
       *[other] { $count } tiles built
    } ({ yam-word-points })
client-yam-reserved = Reserved
client-yam-reserved-count = { $count ->
        [one] 1 tile reserved
       *[other] { $count } tiles reserved
    }
client-yam-reserved-in = reserved in round { $round }
client-yam-power = Fleet { $fleet }: { yam-word-power }
client-yam-power-used = Fleet { $fleet }: used
client-yam-points-of = { $what ->
        [coins] Coins
        [prestige] Prestige
        [buildings] Buildings
        [specialists] Specialists
        [reserved] Reserved tiles
       *[aside] Boats put aside
    }: { $count }
client-yam-seat = { $colour ->
        [blue] blue, gabled roof
        [orange] orange, curved roof
        [purple] purple, round roof
       *[grey] grey, stepped roof
    }

## Prompts.

client-yam-over = The game is over.
client-yam-nature = { $phase ->
        [specialists] New specialists are revealed.
        [tiles] The building display is refilled.
        [fleets] New fleets are revealed.
        [tokens] Culture tokens are placed on the islands.
        [order] The turn order is drawn.
        [look] The top tiles of the deck are drawn.
       *[other] Chance decides.
    }
client-yam-wait = { $doing ->
        [fleet] { $player } is taking a fleet.
        [trade] { $player } can trade and place boats.
        [place] { $player } is placing boats, collecting or building.
        [done] { $player } is mooring the remaining boats.
        [moor] { $player } is mooring the remaining boats.
        [moored] { $player } can recruit a specialist.
        [recruited] { $player } is ending the turn.
        [any-boat] { $player } is choosing a third boat.
        [collect] { $player } is collecting culture tokens.
        [extra-token] { $player } is taking one extra token.
        [look] { $player } is looking at the deck.
        [put-back] { $player } is putting tiles back.
        [second-token] { $player } is switching two culture tokens.
        [second-boat] { $player } is switching two boats.
        [second-removal] { $player } can remove a second boat.
       *[other] { $player } is deciding.
    }
client-yam-ask-fleet = Take a fleet.
client-yam-ask-boats = { $doing ->
        [trade-place] Trade, place a boat or end your turn.
        [trade] { $then ->
                [recruit] Trade, recruit a specialist or end your turn.
               *[other] Trade or end your turn.
            }
       *[place] { $again ->
                [yes] { $then ->
                        [recruit] Place another boat, recruit a specialist or end your turn.
                       *[other] Place another boat or end your turn.
                    }
               *[no] { $then ->
                        [recruit] Place a boat, recruit a specialist or end your turn.
                       *[other] Place a boat or end your turn.
                    }
            }
    }
client-yam-ask-act = { $doing ->
        [place-collect-build] Place another boat, collect or build.
        [place-collect] Place another boat or collect.
        [place-build] Place another boat or build.
        [collect-build] Collect or build.
        [build] Build on an island.
       *[collect] Collect a culture token.
    }
client-yam-ask-rest = { $then ->
        [recruit] Recruit a specialist or end your turn.
       *[end] End your turn.
    }
client-yam-ask-begun = { $phase ->
        [any-boat] Choose the third boat from the reserve.
        [collect] Collect a culture token.
        [extra-token] Take one extra token from any island.
        [put-back] Choose a tile to put back.
        [second-token] Which token will you switch it with?
        [second-boat] Which boat will you switch it with?
        [second-removal] Remove a second boat or leave it at one.
       *[other] Choose.
    }
client-yam-ask-spot = Choose a spot for the { yam-word-colour } boat.
client-yam-ask-island = Choose an island for tile { $tile }.
client-yam-lacks = You can’t build tile { $tile } now. The islands show which boats are missing.
client-yam-ask-payment = Which culture tokens will you give up for { yam-word-specialist }?
client-yam-ask-deck = Put tile { $tile } on top of the deck or under it?
client-yam-ask-power = { $power ->
        [reserve] Choose a building tile to reserve.
        [peek] Tap the deck to look at its top tiles.
        [slide] Choose a boat to slide.
        [slide-to] Where should it slide to?
        [sacred] Choose an empty island for Sacred Ground.
        [switch-token] Choose the first of the two tokens.
        [switch-boat] Choose the first of the two boats.
        [remove] Choose a boat to remove.
       *[other] Choose.
    }
client-yam-ask-specialist = { $specialist ->
        [Hetsuka] Which culture token will you give up for coins?
        [Michimata] Which culture token will you give up for a gold boat?
        [Nakatsu] Which two boats will you take for your gold boat?
        [Raijin] Which two boats will you exchange for a gold boat?
        [Kachiko] Which Sacred Ground token will you remove?
       *[other] Choose.
    }

## Home page, studio, score sheet and result.

client-about-yamatai = Link your boats between the islands, collect what you find and build on the shores. The fleet you take each round gives you boats, a power and your place in the turn order.
client-lasts-yamatai = 40–80 minutes
client-set-of-yamatai = Archipelago, buildings, prices and specialists
client-score-buildings = Buildings
client-counts-buildings = points on the tiles you built
client-score-prestige = Prestige
client-counts-prestige = 1 for each token, 2 with Amateratsu
client-score-specialists = Specialists
client-counts-specialists = points on the specialists you recruited
client-score-coins = Coins
client-counts-coins = 1 for every 5 coins, every 3 with Fu Hsi
client-score-reserved = Reserved
client-counts-reserved = −1 for each tile reserved but not built
client-score-aside = Put aside
client-counts-aside = −1 for every 2 boats put aside
client-equals-turn = tie-break: the earlier turn in the last round
client-tie-turn = Tied at { $points } points. The player who went earlier in the last round ranks higher.

## Why a game ended, and headings of the list of all moves.

client-ending-buildings = A player built their last standard building.
client-ending-boats = The reserve ran out of one colour of boats.
client-ending-specialists = There were not enough specialists to refill the display.
client-ending-tiles = There were not enough building tiles to refill the display.
client-moves-fleet = Take a fleet ({ $count })
client-moves-reserve = Choose the third boat ({ $count })
client-moves-boat = Place a { yam-word-colour } boat ({ $count })
client-moves-tile = Tile { $name } ({ $count })
client-moves-specialist = Recruit { yam-word-specialist } ({ $count })
client-moves-island = Island { $name } ({ $count })
client-moves-power = { $name ->
    [none] Use the fleet’s power
   *[other] Use { yam-word-specialist }’s power
} ({ $count })
client-moves-looked = Tile { $name } ({ $count })

## The turn line and the dock.

client-yam-step = { $step ->
    [fleet] { $fleet ->
        [0] Fleet
       *[other] Fleet { $fleet }
    }
    [trade] Trade
    [boats] Boats
    [build] Collect or build
    [recruit] Recruit
   *[end] End
}
client-yam-warn-boats = You can still place a boat.
client-yam-around = around it: { $boats }
client-yam-deck-left = { $count } more
client-yam-left-short = { $count } left
client-yam-not-for-sale = not for sale
client-yam-ask-aside = Which boat has no room in your harbour? 2 boats put aside cost 1 point at the end.
client-yam-step-short = { $step ->
    [fleet] Fleet
    [trade] Trade
    [boats] Boats
    [build] Build
    [recruit] Recruit
   *[end] End
}

## Cards: one sentence about each thing on the table.

client-yam-card = { $topic ->
    [placed] Boats stay here for everyone: they count for any building on the islands around them, no matter who placed them. (Y6.7)
    [entry] A boat of any colour can start here. (Y6.2)
    [spot] Your first boat goes here if a boat of its colour is connected; further boats continue your chain. (Y6.2)
    [on-standard] Next to its owner’s other buildings it forms a group, and a group pays coins when it grows. (Y6.10)
    [on-torii] It belongs to no one. A standard building next to it earns a prestige token. (Y6.10)
    [on-palace] It belongs to no one. A standard building next to it earns a prestige token. (Y6.10)
    [sacred] No one can build here while this token remains. (Y9.5)
    [collect] Place a boat next to the island to collect this token. Then the island is empty and can be built on. (Y6.5)
    [mountain] A standard building on a mountain earns a prestige token. (Y6.10)
    [site] Build here when all the boats of a tile are around the island and you have placed one of them this turn. (Y6.7)
    [power-first] You have the first turn of the next round. (Y9.1)
    [power-reserve] Only you can build the reserved tile; if it is not built by the end, you lose 1 point. (Y9.2)
    [power-peek] Return each of the three tiles to the top or the bottom of the deck, in any order. (Y9.3)
    [power-slide] The boat slides to a connected empty spot. (Y9.4)
    [power-sacred-ground] No one can build on the empty island that you choose while the token remains. (Y9.5)
    [power-switch-tokens] The two tokens must be of different kinds. (Y9.6)
    [power-remove-boats] The boats go back to the reserve. (Y9.7)
    [power-switch-boats] The two boats can be anywhere on the board. (Y9.8)
    [power-discount] This turn you can build without one of the boats that the tile shows. (Y9.9)
    [power-any] The third boat can have any colour that is in the reserve, even gold. (Y9.10)
    [specialist] Recruit one per turn for 2 culture tokens of the same kind or 3 different ones; the coins on it are yours. (Y8.1)
    [own-specialist] Specialists stay until the end of the game. What works once per turn can be used at any time during the turn. (Y10.1)
    [tile-standard] You need one of your own buildings. It earns prestige tokens next to torii and palaces and on mountains, and coins in a group. (Y6.10)
    [tile-trading-post] A standard building that doubles the coins for its group. (Y6.10)
    [tile-torii] It belongs to no one and earns no bonus, but standard buildings next to it will. (Y6.11)
    [tile-palace] It belongs to no one and earns no bonus, but standard buildings next to it will. (Y6.11)
    [boat] The first boat of a turn goes to an entry spot or next to its own colour, the others continue the chain. (Y6.2)
    [buy] One trade per turn: buy or sell one boat at its price. (Y5.1)
    [sell] One trade per turn: buy or sell one boat at its price. (Y5.1)
    [gold] Gold is traded only with Tomoe. (Y5.2)
    [token] 2 of the same kind or 3 different ones pay for a specialist. (Y8.1)
    [pay] These tokens leave the game. (Y8.3)
    [reserve] The third boat of your fleet can have any colour that is in the reserve, even gold. (Y9.10)
    [pair] The reserve must have the boats that you gain. (Y10.2)
    [deck] After each round the display is refilled from here; without enough tiles the game ends. (Y11.4)
    [coins] They buy boats, and every 5 coins are worth 1 point at the end. (Y12.1)
    [prestige] Each is worth 1 point at the end. (Y12.1)
    [buildings] The game ends after the round in which someone builds their last one. (Y11.1)
    [score] Points for buildings, specialists, prestige tokens and coins, less those for tiles not built and boats put aside. (Y12.1)
   *[other] { "" }
}

## What the reading keys say.

client-yam-enough = your boats and one purchase are enough
client-yam-tell-boats = On the board: { $boats }
client-yam-tell-tokens = { $count ->
        [one] { yam-word-token } on island { $islands }
       *[other] { yam-word-tokens } on islands { $islands }
    }
client-yam-tell-build = You can build on: { $islands }
client-yam-tell-player = { client-yam-seat }. { client-yam-score }. { client-yam-coins }, prestige tokens: { $prestige }, standard buildings left: { $buildings }. Boats: { $boats }. Culture: { $tokens }
