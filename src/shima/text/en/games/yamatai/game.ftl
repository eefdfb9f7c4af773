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
        [first] first in the next round
        [reserve] reserve a tile
        [peek] look at the top three tiles of the deck
        [slide] slide a boat
        [sacred-ground] lay Sacred Ground
        [switch-tokens] switch two culture tokens
        [remove-boats] take up to two boats off the board
        [switch-boats] switch two boats
        [discount] build with one boat fewer
        [any] a third boat of any colour
       *[other] –
    }
yam-word-specialist = { $specialist ->
        [Fu-Hsi] Fu Hsi
        [Toyo-Tama] Toyo Tama
       *[other] { $specialist }
    }
yam-word-effect = { $specialist ->
        [Amateratsu] prestige tokens count double at the end
        [Ananda] who builds next to you pays you 2 coins
        [Awashima] torii and palaces bring bonuses too
        [Ebisu] one more token from anywhere when collecting
        [Fu-Hsi] a point for every 3 coins at the end
        [Hetsuka] once a turn: a culture token for 4 coins
        [Izanagi] one more trade a turn
        [Izanami] half the coins when others recruit
        [Kachiko] once a turn: clear Sacred Ground for 2 coins
        [Kagutsuchi] a prestige token for building apart from your own
        [Michimata] once a turn: a culture token for a gold boat
        [Nakatsu] once a turn: a gold boat for two others
        [Raijin] once a turn: two boats for a gold one
        [Riu] harbour for 3 boats
        [Susanoo] sell stone for 6, clay for 7
        [Tomoe] trade gold for 5
        [Toyo-Tama] the whole rim is an entry
        [Yasoma] no power
       *[other] –
    }

## Things: first the name, then what it is.

yam-list = { $first }, { $rest }
yam-name = { $player }
yam-standing = { $player } ({ $points })
yam-boats = { $count ->
        [one] { yam-word-colour }
       *[other] { $count } { yam-word-colour }
    }
yam-out = no { yam-word-colour } left in the reserve
yam-token = { yam-word-token }
yam-two-tokens = 2 { yam-word-tokens }
yam-token-on = the { yam-word-token } of island { $island }
yam-boat-on = the { yam-word-colour } boat on spot { $spot }
yam-tile = tile { $tile } ({ yam-word-kind }, { yam-word-points }: { $boats })
yam-island = island { $island }
yam-mountain = island { $island } (mountain)
yam-islands = { $count ->
        [one] island
       *[other] islands
    } { $islands }
yam-specialist = { yam-word-specialist } ({ yam-word-points })

## Offers in a list.

yam-label-fleet = Fleet { $fleet }: { $boats }; { yam-word-power }
yam-label-any = Third boat: { yam-word-colour }
yam-label-buy = Buy a { yam-word-colour } boat for { $coins }
yam-label-sell = Sell a { yam-word-colour } boat for { $coins }
yam-label-place = Place a { yam-word-colour } boat on spot { $spot } ({ $islands })
yam-label-collect = Token of island { $island }: { yam-word-token }
yam-label-extra = Ebisu’s token, from island { $island }: { yam-word-token }
yam-label-no-extra = Do without Ebisu’s token
yam-label-build = Build { $tile } on { $island }
yam-label-build-for = Build { $tile } on { $island }: { $gain }
yam-part-coins = { yam-word-coins }
yam-part-prestige = { $count } prestige { $count ->
        [one] token
       *[other] tokens
    }
yam-part-fee = { yam-word-coins } to { $other }
yam-part-missing = without { yam-word-colour } (fleet 9)
yam-label-aside = Put a { yam-word-colour } boat aside
yam-label-recruit = Recruit { yam-word-specialist } ({ yam-word-points }, { yam-word-coins }) for { $payment }
yam-label-recruit-half = Recruit { yam-word-specialist } ({ yam-word-points }, { yam-word-coins }, { $half } of them to { $other }) for { $payment }
yam-label-reserve = Reserve { $tile }
yam-label-peek = Look at { $count ->
        [one] the last tile
       *[other] the top { $count } tiles
    } of the deck
yam-label-top = On top of the deck: { $tile }
yam-label-below = Under the deck: { $tile }
yam-label-slide = Slide the { yam-word-colour } boat from spot { $start } to { $goal } ({ $islands })
yam-label-sacred = Sacred Ground on { $island }
yam-label-switch-token = Switch the { yam-word-token } of island { $island } with another token
yam-label-with-token = Switch it with the { yam-word-token } of island { $island }
yam-label-switch-boat = Switch the { yam-word-colour } boat on spot { $spot } with another boat
yam-label-with-boat = Switch it with the { yam-word-colour } boat on spot { $spot }
yam-label-remove = Take the { yam-word-colour } boat off spot { $spot }
yam-label-no-second = Take no second boat off the board
yam-label-spend = Hetsuka: give a { yam-word-token } for { yam-word-coins }
yam-label-gild = Michimata: give a { yam-word-token } for a gold boat
yam-label-change = Nakatsu: change a gold boat for { $boats }
yam-label-melt = Raijin: change { $boats } for a gold boat
yam-label-clear = Kachiko: pay { yam-word-coins } to take Sacred Ground off { $island }
yam-label-end = End the turn

## What chance does.

yam-story-specialist = New specialist: { yam-word-specialist } ({ yam-word-points }; { yam-word-effect }).
yam-story-tile = New in the row: { $tile }.
yam-story-reveal = New on the track: fleet { $fleet } ({ $boats }; { yam-word-power }).
yam-story-token = Island { $island }: { $token ->
        [none] empty
       *[other] { yam-word-token }
    }.
yam-story-token-mountain = Island { $island } (mountain): { $token ->
        [none] empty
       *[other] { yam-word-token }
    }.
yam-story-seat = Place { $place } in the order of play: { $player }.
yam-story-seen = { $player }: sees { $tile }.
yam-story-seen-by-other = { $player }: sees a tile ({ $number } of { $count }).

## What happened, for the log. The name stands alone before a colon, so that any name fits, “You” too.

yam-story-fleet = { $player }: takes fleet { $fleet } ({ $boats }).
yam-story-any = { $player }: takes a { yam-word-colour } boat as the third.
yam-story-buy = { $player }: buys a { yam-word-colour } boat for { yam-word-coins }.
yam-story-sell = { $player }: sells a { yam-word-colour } boat for { yam-word-coins }.
yam-story-place = { $player }: places a { yam-word-colour } boat on spot { $spot }.
yam-story-collect = { $player }: collects the { yam-word-token } of island { $island }.
yam-story-extra = { $player }: collects one more with Ebisu, the { yam-word-token } of island { $island }.
yam-story-no-extra = { $player }: does without Ebisu’s token.
yam-story-build = { $player }: builds { $tile } on { $island }.
yam-story-missing = Fleet 9 makes up for the missing { yam-word-colour } boat.
yam-story-fee = Ananda’s fee: { yam-word-coins } to { $other }.
yam-story-awashima = Awashima grants bonuses for the { $kind ->
        [torii] torii
        [palace] palace
       *[other] building
    } too.
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
yam-story-last-building = That was the last standard building: the game ends with this round.
yam-story-aside = { $player }: puts a { yam-word-colour } boat aside.
yam-story-recruit = { $player }: recruits { $specialist } for { $payment }.
yam-story-brings = { yam-word-specialist } brings { yam-word-coins }.
yam-story-brings-half = { yam-word-specialist } brings { yam-word-coins }: { $rest } for { $player }, { $half } for { $other } (Izanami).
yam-story-reserve = { $player }: reserves { $tile }.
yam-story-peek = { $player }: looks at { $count ->
        [one] the last tile
       *[other] the top { $count } tiles
    } of the deck.
yam-story-top = { $player }: puts { $tile } on top of the deck.
yam-story-top-by-other = { $player }: puts a tile on top of the deck.
yam-story-below = { $player }: puts { $tile } under the deck.
yam-story-below-by-other = { $player }: puts a tile under the deck.
yam-story-slide = { $player }: slides the { yam-word-colour } boat from spot { $start } to { $goal }.
yam-story-sacred = { $player }: lays Sacred Ground on { $island }.
yam-story-switch-token = { $player }: wants to switch the { yam-word-token } of island { $island }.
yam-story-with-token = { $player }: switches { $first } with { $second }.
yam-story-switch-boat = { $player }: wants to switch the { yam-word-colour } boat on spot { $spot }.
yam-story-with-boat = { $player }: switches { $first } with { $second }.
yam-story-remove = { $player }: takes the { yam-word-colour } boat off spot { $spot }.
yam-story-no-second = { $player }: takes no second boat off the board.
yam-story-spend = { $player }: gives a { yam-word-token } for { yam-word-coins } (Hetsuka).
yam-story-gild = { $player }: gives a { yam-word-token } for a gold boat (Michimata).
yam-story-change = { $player }: changes a gold boat for { $boats } (Nakatsu).
yam-story-melt = { $player }: changes { $boats } for a gold boat (Raijin).
yam-story-clear = { $player }: pays { yam-word-coins } and takes Sacred Ground off { $island } (Kachiko).
yam-story-end-turn = { $player }: ends the turn.

## Turns, rounds, the end.

yam-story-harbour = In the harbour: { $boats }.
yam-story-next = Next to play: { $player }.
yam-story-round = Round { $round }. Order of play: { $names }.
yam-story-round-over = Round { $round } is over.
yam-story-coins-laid = { yam-word-coins } go on each specialist not recruited.
yam-story-ending-buildings = The game ends: no standard building is left with { $names }.
yam-story-ending-boats = The game ends: the reserve has run out of { $boats }.
yam-story-ending-specialists = The game ends: too few specialists are left to show five.
yam-story-ending-tiles = The game ends: too few building tiles are left to show five.
yam-story-won = First place: { $player } with { yam-word-points }, ahead of { $others }.
yam-story-tie = Among equals, whoever acted earlier in the last round is ahead.

## What is wrong with a component set.

set-yam-price = { $where } is { $price }: a boat costs 1 to 9 coins.
set-yam-kinds = The kinds of culture tokens must be these, in this order: { $kinds }.
set-yam-fleet = Fleet { $number } is not as rule Y9 has it: boats { $boats }; power { $power }; nothing else.
set-yam-tile =
    Building { $number } is not complete: write a kind (standard, trading-post, torii or palace), a cost of 1 to 6 boats such as ["clay", "bamboo"], and 0 to 30 points.
set-yam-tiles =
    The building tiles are { $standard } standard, { $torii } torii and { $palaces } palaces: rule Y1.3 asks for 21, 3 and 4.
set-yam-example = No standard building costs clay and 2 bamboo: the rulebook’s example needs one (rule Y6.7).
set-yam-specialists = The specialists must be these, in this order (rule Y1.5): { $names }.
set-yam-specialist = { $name } must have a name, 0 to 20 points and nothing else.
set-yam-point = “{ $value }” is no spot: write two whole numbers, across and down, such as [86, 58].
set-yam-spots = The board has { $count } spots: there may be { $most } at most.
set-yam-spot = There is no spot { $spot }: the board has spots 1 to { $most }.
set-yam-ring = Island { $island } has no shore: write at least 3 different spots in the order in which they surround it.
set-yam-crowded =
    A lane at spot { $spot } lies on the shore of more than 2 islands: there is one on each side at most (rule Y1.8).
set-yam-lonely = Spot { $spot } lies on no shore: put it in the ring of an island, or take it out.
set-yam-lanes = More than { $most } lanes meet at spot { $spot }: that is too many.
set-yam-apart = The board falls apart: lanes must lead from every spot to every other.
set-yam-plane =
    The board cannot be drawn flat with { $lanes } lanes: spots and islands together must be one more than lanes. Check that each ring is in order.
set-yam-entry = Entry spot { $spot } is not on the rim: choose a spot on a lane that has only one island (rule Y1.8).
