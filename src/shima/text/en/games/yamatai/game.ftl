### Yamataï: what the table says about things, offers and events.

## The words of the game. Other sentences refer to them with { … }; each fills in its own variable.

yam-word-colour = { $colour ->
        [bamboo] bamboo
        [wood] wood
        [stone] stone
        [clay] clay
        [gold] gold
       *[other] { $colour }
    }
yam-word-token = { $token ->
        [fan] fan
        [lantern] lantern
        [mask] mask
        [scroll] scroll
        [drum] drum
        [crane] crane
       *[other] { $token }
    }
yam-word-tokens = { $token ->
        [fan] fans
        [lantern] lanterns
        [mask] masks
        [scroll] scrolls
        [drum] drums
        [crane] cranes
       *[other] { $token }
    }
yam-word-kind = { $kind ->
        [standard] standard building
        [trading-post] trading post
        [torii] torii
        [palace] palace
       *[other] { $kind }
    }
yam-word-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
yam-word-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
yam-word-power = { $power ->
        [first] go first next round
        [reserve] reserve a building tile
        [peek] look at the top three building tiles
        [slide] slide a boat
        [sacred-ground] place Sacred Ground
        [switch-tokens] switch two culture tokens
        [remove-boats] remove up to two boats
        [switch-boats] switch two boats
        [discount] build with one boat fewer
        [any] plus a boat of your choice
       *[other] –
    }
yam-word-specialist = { $specialist ->
        [Fu-Hsi] Fu Hsi
        [Toyo-Tama] Toyo Tama
       *[other] { $specialist }
    }
yam-word-effect = { $specialist ->
        [Amateratsu] prestige tokens score double
        [Ananda] opponents pay you 2 coins to build next to you
        [Awashima] bonuses for torii and palaces as well
        [Ebisu] an extra token from any island when you collect
        [Fu-Hsi] 1 point for every 3 coins at the end
        [Hetsuka] once per turn: a culture token for 4 coins
        [Izanagi] one extra trade per turn
        [Izanami] half the coins when others recruit
        [Kachiko] once per turn: remove Sacred Ground for 2 coins
        [Kagutsuchi] a prestige token for a standard building away from your others
        [Michimata] once per turn: a culture token for a gold boat
        [Nakatsu] once per turn: a gold boat for two others
        [Raijin] once per turn: two boats for a gold one
        [Riu] your harbour holds 3 boats
        [Susanoo] sell stone for 6 and clay for 7
        [Tomoe] buy and sell gold for 5
        [Toyo-Tama] every spot on the rim is an entry spot
        [Yasoma] no power
       *[other] –
    }
yam-word-side = { $side ->
        [north] northern
        [north-east] north-eastern
        [east] eastern
        [south-east] south-eastern
        [south] southern
        [south-west] south-western
        [west] western
       *[north-west] north-western
    }

## Things: first the name, then what it is.

yam-list = { $first }, { $rest }
yam-place = between islands { $islands } and { $last }
yam-place-end = between islands { $islands } and { $last }, at the { yam-word-side } end
yam-place-tip = at the { yam-word-side } tip of island { $island }
yam-place-numbered = on spot { $spot }
yam-name = { $player }
yam-standing = { $player } ({ $points })
yam-boats = { $count ->
        [one] { yam-word-colour }
       *[other] { $count } { yam-word-colour }
    }
yam-out = no { yam-word-colour } left
yam-token = { yam-word-token }
yam-two-tokens = 2 { yam-word-tokens }
yam-token-on = the { yam-word-token } on island { $island }
yam-boat-on = the { yam-word-colour } boat { $place }
yam-tile = tile { $tile } ({ yam-word-kind }, { yam-word-points }: { $boats })
yam-island = island { $island }
yam-mountain = island { $island } (mountain)
yam-specialist = { yam-word-specialist } ({ yam-word-points })

## Offers in a list.

yam-label-fleet = Fleet { $fleet }: { $boats }; { yam-word-power }
yam-label-any = Choose { yam-word-colour } as the third boat
yam-label-buy = Buy a { yam-word-colour } boat for { $coins }
yam-label-sell = Sell a { yam-word-colour } boat for { $coins }
yam-label-place = Place a { yam-word-colour } boat { $place }
yam-label-collect = Collect the { yam-word-token } on island { $island }
yam-label-extra = Ebisu: collect the { yam-word-token } on island { $island }
yam-label-no-extra = Skip Ebisu’s extra token
yam-label-build = Build { $tile } on { $island }
yam-label-build-for = Build { $tile } on { $island }: { $gain }
yam-part-coins = { yam-word-coins }
yam-part-prestige = { $count } prestige { $count ->
        [one] token
       *[other] tokens
    }
yam-part-fee = { yam-word-coins } to { $other }
yam-part-missing = without { yam-word-colour } (fleet power)
yam-label-aside = Put a { yam-word-colour } boat aside (−1 point for every 2)
yam-label-recruit = Recruit { yam-word-specialist } ({ yam-word-points }, { yam-word-coins }) for { $payment }
yam-label-recruit-half = Recruit { yam-word-specialist } ({ yam-word-points }, { yam-word-coins } – { $half } to { $other }) for { $payment }
yam-label-reserve = Reserve { $tile }
yam-label-peek = Look at { $count ->
        [one] the last tile
       *[other] the top { $count } tiles
    } of the deck
yam-label-top = Put { $tile } on top of the deck
yam-label-below = Put { $tile } under the deck
yam-label-slide = Slide the { yam-word-colour } boat { $place } to the spot { $goal }
yam-label-sacred = Place Sacred Ground on { $island }
yam-label-switch-token = Switch the { yam-word-token } on island { $island } with another token
yam-label-with-token = Switch it with the { yam-word-token } on island { $island }
yam-label-switch-boat = Switch the { yam-word-colour } boat { $place } with another boat
yam-label-with-boat = Switch it with the { yam-word-colour } boat { $place }
yam-label-remove = Remove the { yam-word-colour } boat { $place }
yam-label-no-second = Remove only one boat
yam-label-spend = Hetsuka: give up a { yam-word-token } for { yam-word-coins }
yam-label-gild = Michimata: give up a { yam-word-token } for a gold boat
yam-label-change = Nakatsu: exchange a gold boat for { $boats }
yam-label-melt = Raijin: exchange { $boats } for a gold boat
yam-label-clear = Kachiko: pay { yam-word-coins } to remove Sacred Ground from { $island }
yam-label-end = End the turn

## What chance does.

yam-story-specialist = New specialist: { yam-word-specialist } ({ yam-word-points }; { yam-word-effect }).
yam-story-tile = New building: { $tile }.
yam-story-reveal = Fleet { $fleet } is now face up ({ $boats }; { yam-word-power }).
yam-story-token = Island { $island }: { $token ->
        [none] empty
       *[other] { yam-word-token }
    }.
yam-story-token-mountain = Island { $island } (mountain): { $token ->
        [none] empty
       *[other] { yam-word-token }
    }.
yam-story-seat = { $player } goes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }.
yam-story-seen = { $player } sees { $tile }.
yam-story-seen-by-other = { $player } looks at a tile ({ $number } of { $count }).

## What happened, for the log.

yam-story-fleet = { $player } takes fleet { $fleet } ({ $boats }).
yam-story-any = { $player } chooses { yam-word-colour } as the third boat.
yam-story-buy = { $player } buys a { yam-word-colour } boat for { yam-word-coins }.
yam-story-sell = { $player } sells a { yam-word-colour } boat for { yam-word-coins }.
yam-story-place = { $player } places a { yam-word-colour } boat { $place }.
yam-story-collect = { $player } collects the { yam-word-token } on island { $island }.
yam-story-extra = { $player } uses Ebisu and collects the { yam-word-token } on island { $island }.
yam-story-no-extra = { $player } skips Ebisu’s extra token.
yam-story-build = { $player } builds { $tile } on { $island }.
yam-story-missing = The fleet replaces the missing { yam-word-colour } boat.
yam-story-fee = Ananda: { yam-word-coins } to { $other }.
yam-story-awashima = Awashima allows bonuses for { $kind ->
        [torii] this torii
        [palace] this palace
       *[other] this building
    }.
yam-story-prestige = Bonus: { $count } prestige { $count ->
        [one] token
       *[other] tokens
    } ({ $reasons }).
yam-reason-mountain = mountain
yam-reason-torii = { $count ->
        [one] torii
       *[other] { $count } torii
    } next to it
yam-reason-palaces = { $count ->
        [one] palace
       *[other] { $count } palaces
    } next to it
yam-reason-kagutsuchi = Kagutsuchi
yam-story-group = Bonus: { yam-word-coins } (group of { $size }).
yam-story-doubled = Bonus: { yam-word-coins } (group of { $size }, doubled by the trading post).
yam-story-last-building = That was the last standard building. The game ends after this round.
yam-story-aside = { $player } puts a { yam-word-colour } boat aside.
yam-story-recruit = { $player } recruits { $specialist } for { $payment }.
yam-story-brings = { $player } takes the { yam-word-coins } on { yam-word-specialist }.
yam-story-brings-half = There { $coins ->
        [one] was 1 coin
       *[other] were { $coins } coins
    } on { yam-word-specialist }: { $rest } for { $player } and { $half } for { $other } (Izanami).
yam-story-reserve = { $player } reserves { $tile }.
yam-story-peek = { $player } looks at { $count ->
        [one] the last tile
       *[other] the top { $count } tiles
    } of the deck.
yam-story-top = { $player } puts { $tile } on top of the deck.
yam-story-top-by-other = { $player } puts a tile on top of the deck.
yam-story-below = { $player } puts { $tile } under the deck.
yam-story-below-by-other = { $player } puts a tile under the deck.
yam-story-slide = { $player } slides { $boat } to the spot { $goal }.
yam-story-sacred = { $player } places Sacred Ground on { $island }.
yam-story-switch-token = { $player } picks the { yam-word-token } on island { $island } for a switch.
yam-story-with-token = { $player } switches { $first } with { $second }.
yam-story-switch-boat = { $player } picks { $boat } for a switch.
yam-story-with-boat = { $player } switches { $first } with { $second }.
yam-story-remove = { $player } removes { $boat }.
yam-story-no-second = { $player } leaves it at one boat.
yam-story-spend = { $player } gives up a { yam-word-token } for { yam-word-coins } (Hetsuka).
yam-story-gild = { $player } gives up a { yam-word-token } for a gold boat (Michimata).
yam-story-change = { $player } exchanges a gold boat for { $boats } (Nakatsu).
yam-story-melt = { $player } exchanges { $boats } for a gold boat (Raijin).
yam-story-clear = { $player } pays { yam-word-coins } to remove Sacred Ground from { $island } (Kachiko).
yam-story-end-turn = { $player } ends the turn.

## Turns, rounds, the end.

yam-story-harbour = In the harbour: { $boats }.
yam-story-next = Next up: { $player }.
yam-story-round = Round { $round }. Turn order: { $names }.
yam-story-round-over = Round { $round } is over.
yam-story-coins-laid = Every specialist on display gets { yam-word-coins }.
yam-story-ending-buildings = The game ends because a player has no standard buildings left ({ $names }).
yam-story-ending-boats = The game ends because the reserve ran out of boats ({ $boats }).
yam-story-ending-specialists = The game ends because there are not enough specialists to refill the display.
yam-story-ending-tiles = The game ends because there are not enough building tiles to refill the display.
yam-story-won = The winner is { $player } with { yam-word-points }, ahead of { $others }.
yam-story-tie = Ties go to the player who went earlier in the last round.

## What is wrong with a component set.

set-yam-price = { $where } is { $price }. A boat costs 1 to 9 coins.
set-yam-kinds = The culture tokens must be these, in this order: { $kinds }.
set-yam-fleet = Entry { $number } is not one of the ten fleets of rule Y9, or it is listed twice. Change only its number, not its boats or power.
set-yam-fleet-number = The fleet with { $boats } needs a number from 1 to 10 that no other fleet has.
set-yam-fleet-first = The fleet with one bamboo boat is number { $number }. It must be number 1, because its owner always goes first (rule Y9.1).
set-yam-tile =
    Building tile { $number } is incomplete. Write a kind (standard, trading-post, torii or palace), a cost of 1 to 6 boats such as ["clay", "bamboo"], and 0 to 30 points.
set-yam-tiles =
    There are { $standard } standard, { $torii } torii and { $palaces } palace tiles. Rule Y1.3 requires 21, 3 and 4.
set-yam-no-trading-post = No building is a trading post. The rulebook has some among the 21 standard buildings (rule Y1.3).
set-yam-example = No standard building costs clay and 2 bamboo. The rulebook has one in an example (rule Y6.7).
set-yam-specialists = The specialists must be these, in this order (rule Y1.5): { $names }.
set-yam-specialist = { $name } must have a name, 0 to 20 points and nothing else.
set-yam-point = “{ $value }” is not a spot. Write two whole numbers, across and down, such as [86, 58].
set-yam-spots = The board has { $count } spots. The maximum is { $most }.
set-yam-spot = There is no spot { $spot }. The board has spots 1 to { $most }.
set-yam-ring = Island { $island } has no shore. List at least 3 different spots in order around the island.
set-yam-crowded =
    A lane at spot { $spot } is on the shore of more than 2 islands. A lane has at most one island on each side (rule Y1.8).
set-yam-lonely = Spot { $spot } is not on any shore. Add it to the shore of an island or delete it.
set-yam-lanes = Too many lanes meet at spot { $spot }. The maximum is { $most }.
set-yam-apart = The board is not connected. Lanes must lead from every spot to every other.
set-yam-plane =
    A board with { $lanes } lanes cannot be drawn without crossings. The number of spots plus the number of islands must be one more than the number of lanes. Check that every shore is listed in order.
set-yam-entry = Entry spot { $spot } is not on the rim. Choose a spot on a lane that borders only one island (rule Y1.8).
set-yam-entries = There must be { $fewest } to { $most } different entry spots, not { $count }.
