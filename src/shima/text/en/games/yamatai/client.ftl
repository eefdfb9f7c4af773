### Yamataï’s table: what stands on it, and what is to be done.

## The places, in words for those who hear them.

client-yam-map = The archipelago
client-yam-island = Island { $island }
client-yam-mountain = mountain
client-yam-token = { yam-word-token } token
client-yam-building = { $building ->
        [torii] torii
        [palace] palace
       *[standard] building of { $owner }
    }
client-yam-sacred = Sacred Ground
client-yam-empty = empty
client-yam-spot = Spot { $spot }
client-yam-entry = entry
client-yam-rim = rim
client-yam-boat = { yam-word-colour } boat
client-yam-placed = placed this turn
client-yam-count = { $count } { $what }
client-yam-lack = { $count ->
        [one] 1 { yam-word-colour } more
       *[other] { $count } { yam-word-colour } more
    }
client-yam-zoom-in = Enlarge the map
client-yam-zoom-out = Show the whole map

## Building tiles and their deck.

client-yam-row = Buildings
client-yam-tile = Tile { $tile }, { $kind ->
        [trading-post] trading post
        [torii] torii
        [palace] palace
       *[standard] standard
    }, { yam-word-points }, costs { $cost }
client-yam-deck = Deck: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
client-yam-deck-top = From the top: { $tiles }
client-yam-deck-bottom = From the bottom: { $tiles }
client-yam-looked = You look at these tiles
client-yam-put-top = On top of the deck
client-yam-put-below = Under the deck

## Specialists and what they are paid with.

client-yam-specialists = Specialists
client-yam-specialists-left = { $count ->
        [0] none left
       *[other] { $count } more
    }
client-yam-specialist = { yam-word-specialist }: { yam-word-effect }, { yam-word-points }
client-yam-specialist-with = { yam-word-specialist }: { yam-word-effect }, { yam-word-points }, { yam-word-coins }
client-yam-pay = Pay { yam-word-specialist } with
client-yam-pay-with = Pay with { $what }
client-yam-pair = { $specialist ->
        [Nakatsu] Take for the gold boat
       *[Raijin] Give for a gold boat
    }
client-yam-used = used

## Fleets and the order of play.

client-yam-fleets = Fleets
client-yam-fleet = Fleet { $fleet }, { $boats }: { yam-word-power }
client-yam-any = any
client-yam-taken = Taken
client-yam-taken-by = Fleet { $fleet }, taken by { $player }
client-yam-down = Face down
client-yam-down-count = { $count ->
        [one] 1 fleet lies face down
       *[other] { $count } fleets lie face down
    }
client-yam-down-batch = { $count ->
        [one] fleet { $fleets }
       *[other] { $count } fleets, in unknown order: { $fleets }
    }
client-yam-down-then = then { $batch }
client-yam-order = Order of play
client-yam-place = { $place }: { $player }
client-yam-place-now = { $place }: { $player }, whose turn it is
client-yam-round = Round { $round }

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
client-yam-mats = The others
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
client-yam-harbour = harbour for { $count }
client-yam-in-hand = { $count } { yam-word-colour } in hand
client-yam-no-boats = no boats
client-yam-tokens = Culture
client-yam-no-tokens = no culture tokens
client-yam-powers = Powers
client-yam-aside = Put a { yam-word-colour } boat aside
client-yam-aside-short = aside
client-yam-put-aside = Put aside: { $boats }
client-yam-built = { $count ->
        [one] 1 tile built
       *[other] { $count } tiles built
    } ({ yam-word-points })
client-yam-reserved = Reserved
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

## What is to be done now.

client-yam-over = The game is over.
client-yam-nature = { $phase ->
        [specialists] New specialists come.
        [tiles] The row of buildings is filled up.
        [fleets] New fleets are revealed.
        [tokens] Culture tokens are laid on the islands.
        [order] The order of play is drawn.
        [look] The deck is looked at.
       *[other] Chance decides.
    }
client-yam-wait = { $doing ->
        [fleet] { $player } takes a fleet.
        [trade] { $player } may trade and place boats.
        [place] { $player } places boats, collects or builds.
        [done] { $player } moors the boats that are left.
        [moor] { $player } moors the boats that are left.
        [moored] { $player } may recruit somebody.
        [recruited] { $player } ends the turn.
        [any-boat] { $player } chooses a third boat.
        [collect] { $player } collects culture tokens.
        [extra-token] { $player } may take one more token.
        [look] { $player } looks at the deck.
        [put-back] { $player } puts tiles back.
        [second-token] { $player } switches two culture tokens.
        [second-boat] { $player } switches two boats.
        [second-removal] { $player } may take a second boat off the board.
       *[other] { $player } decides.
    }
client-yam-ask-fleet = Take a fleet.
client-yam-ask-boats = { $doing ->
        [trade-place] { $then ->
                [aside] Trade, place a boat, or put boats aside.
               *[other] Trade, place a boat, or go on.
            }
        [trade] { $then ->
                [aside] Trade, or put boats aside.
                [recruit] Trade, recruit somebody, or end your turn.
               *[other] Trade, or end your turn.
            }
       *[place] { $again ->
                [yes] { $then ->
                        [aside] Place another boat, or put boats aside.
                        [recruit] Place another boat, recruit somebody, or end your turn.
                       *[other] Place another boat, or end your turn.
                    }
               *[no] { $then ->
                        [aside] Place a boat, or put boats aside.
                        [recruit] Place a boat, recruit somebody, or end your turn.
                       *[other] Place a boat, or end your turn.
                    }
            }
    }
client-yam-ask-act = { $doing ->
        [place-collect-build] Place another boat, collect or build.
        [place-collect] Place another boat, or collect.
        [place-build] Place another boat, or build.
        [collect-build] Collect or build.
        [build] Build on an island.
       *[collect] Collect a culture token.
    }
client-yam-ask-rest = { $then ->
        [aside] Which boats do you put aside? At the end every 2 of them cost a point.
        [recruit] Recruit somebody, or end your turn.
       *[end] End your turn.
    }
client-yam-ask-begun = { $phase ->
        [any-boat] Choose the third boat from the reserve.
        [collect] Collect a culture token.
        [extra-token] Take one more token from any island, or do without.
        [put-back] Choose a tile to put back.
        [second-token] Which token do you switch it with?
        [second-boat] Which boat do you switch it with?
        [second-removal] Take a second boat off the board, or leave it at one.
       *[other] Choose.
    }
client-yam-ask-spot = Choose a spot for the { yam-word-colour } boat.
client-yam-ask-island = Choose an island for tile { $tile }.
client-yam-lacks = Tile { $tile } cannot be built now. The islands show what they lack for it.
client-yam-ask-payment = What do you pay { yam-word-specialist } with?
client-yam-ask-deck = Tile { $tile }: on top of the deck, or under it?
client-yam-ask-power = { $power ->
        [reserve] Choose a building tile to reserve.
        [peek] Touch the deck to look at its top.
        [slide] Choose the boat to slide.
        [slide-to] Where do you slide it?
        [sacred] Choose an empty island for Sacred Ground.
        [switch-token] Choose the first of the two tokens to switch.
        [switch-boat] Choose the first of the two boats to switch.
        [remove] Choose a boat to take off the board.
       *[other] Choose.
    }
client-yam-ask-specialist = { $specialist ->
        [Hetsuka] Which culture token do you give for coins?
        [Michimata] Which culture token do you give for a gold boat?
        [Nakatsu] Which two boats do you take for a gold one?
        [Raijin] Which two boats do you give for a gold one?
        [Kachiko] From which island do you take Sacred Ground off?
       *[other] Choose.
    }

## Start page, studio, score sheet and result.

client-about-yamatai = Lay chains of boats between the islands, gather what you find there and build along the shores.
client-set-of-yamatai = Archipelago, buildings, prices and specialists
client-score-buildings = Buildings
client-counts-buildings = what is printed on the tiles built
client-score-prestige = Prestige
client-counts-prestige = 1 for each token, 2 with Amateratsu
client-score-specialists = Specialists
client-counts-specialists = what is printed on those recruited
client-score-coins = Coins
client-counts-coins = 1 for every 5 coins, every 3 with Fu Hsi
client-score-reserved = Reserved
client-counts-reserved = −1 for each tile reserved but not built
client-score-aside = Put aside
client-counts-aside = −1 for every 2 boats put aside
client-equals-turn = among equals: who acted earlier in the last round
client-tie-turn = Equal at { $points } points: whoever acted earlier in the last round is ahead.

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
client-moves-spot = Spot { $name } ({ $count })
client-moves-power = { $name ->
    [none] Use the fleet’s power
   *[other] Use { yam-word-specialist }’s power
} ({ $count })
client-moves-looked = Tile { $name } ({ $count })
