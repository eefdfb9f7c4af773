### Yamataï: why a move is not allowed, and what would be right.

## Words. Other messages refer to them with { … }; each fills in its own variable.

yam-why-word-colour = { $colour ->
        [bamboo] bamboo
        [wood] wood
        [stone] stone
        [clay] clay
        [gold] gold
       *[other] { $colour }
    }
yam-why-word-token = { $kind ->
        [fan] fan
        [lantern] lantern
        [mask] mask
        [scroll] scroll
        [drum] drum
        [crane] crane
        [blank] blank
       *[other] { $kind }
    }
yam-why-list = { $first }, { $rest }
yam-why-or = { $first }, or { $rest }
yam-why-boats = { $count } { yam-why-word-colour } { $count ->
        [one] boat
       *[other] boats
    }
yam-why-kind = { yam-why-word-token }

## Chance and players.

yam-why-no-such-move = There is no move { $move }. Moves are numbered from 0 to { $last }.
yam-why-over = The game is over. { $ending ->
        [buildings] A player has built their last standard building.
        [boats] The reserve has run out of one colour of boats.
        [specialists] There were not enough specialists to refill the display.
        [tiles] There were not enough building tiles to refill the display.
       *[other] No more moves are possible.
    }
yam-why-specialists-first = Specialists are revealed first, until 5 are on display.
yam-why-tiles-first = Building tiles are revealed first, until 5 are on display.
yam-why-fleets-first = Fleets are revealed first, until 5 are face up.
yam-why-tokens-first = The game is still being set up. Every island gets its culture token first.
yam-why-order-first = The turn order is drawn first.
yam-why-look-first = { $count ->
        [one] One more tile is
       *[other] { $count } more tiles are
    } drawn from the deck first.
yam-why-no-specialist-due = No specialist is revealed now. New ones are revealed at the end of the round.
yam-why-no-tile-due = No building tile is revealed now. The display is refilled at the end of the round.
yam-why-no-fleet-due = No fleet is revealed now. New ones are revealed at the end of the round.
yam-why-tokens-laid = The set-up is complete. No more culture tokens are added.
yam-why-order-laid = The first turn order has been drawn. From now on, the fleets decide it.
yam-why-no-look-due = No one is looking at the deck. Only the fleet with that power allows it.
yam-why-specialist-seen = { $specialist } has already been revealed. Choose one that is still face down.
yam-why-tile-not-next = Tile { $tile } cannot be revealed now. It is not in the deck, or other tiles are on top of it.
yam-why-fleet-not-next = Fleet { $fleet } cannot be revealed now. It is not among the next face-down fleets on the track.
yam-why-other-island = The islands get their tokens in order. Island { $island } is next.
yam-why-token-laid = All { yam-why-word-token } tokens without a mountain are already on the board. Place a different one.
yam-why-mountain-laid = The { yam-why-word-token } token with a mountain is already on the board. Place a different one.
yam-why-no-such-seat = There is no such seat. This game has { $players } players.
yam-why-seat-placed = { $player } already has a place in the turn order. The next one goes to another player.

## Unfinished actions come first.

yam-why-any-boat-first = First choose the third boat of your fleet, in any colour that is still in the reserve.
yam-why-collect-first = You’re still collecting. Another of your boats can take a token, so take it first.
yam-why-extra-first = First take Ebisu’s extra token from any island{ $optional ->
        [yes] , or skip it.
       *[no] . You have to take it.
    }
yam-why-put-back-first = First put { $count ->
        [one] the tile you looked at
       *[other] the { $count } tiles you looked at
    } back, on top of the deck or under it.
yam-why-not-looked-at = You’re not looking at tile { $tile }. Put back one of the tiles you looked at.
yam-why-second-token-first = You’re switching the token on island { $island }. First choose another one of a different kind.
yam-why-same-token = You already chose island { $island }. Choose another island for the switch.
yam-why-same-kind = Islands { $picked } and { $island } both have a { yam-why-word-token } token. Choose two different kinds.
yam-why-second-boat-first = You’re switching the boat { $place }. First choose the other boat.
yam-why-same-boat = You already chose the boat { $place }. Choose another one for the switch.
yam-why-same-colour = Both boats are { yam-why-word-colour }, the one { $picked } and the one { $place }. Choose two different colours.
yam-why-second-removal-first = First remove a second boat from the board, or leave it at one.

## The order of a turn.

yam-why-fleet-first = First take one of the face-up fleets. That is how your turn starts.
yam-why-trade-over = You can’t trade any more. Trade before you place your first boat.
yam-why-placing-over = You can’t place any more boats. Place them before you collect or build.
yam-why-collected = You have already collected culture tokens. On each turn you either collect or build.
yam-why-built = You have already built. On each turn you either collect or build.
yam-why-one-building = You have already built. You can build only once per turn.
yam-why-mooring = You are already putting boats aside. You can trade, place, collect or build only before that.
yam-why-moored = Your remaining boats are already moored. You can trade, place, collect or build only before that. Recruit a specialist or end your turn.
yam-why-recruited = You have already recruited. You can trade, place, collect or build only before that. End your turn.
yam-why-duty = You have placed boats. Now collect culture tokens or build.
yam-why-aside-first = You have { $boats } boats, but your harbour holds only { $kept }. First put the others aside.
yam-why-boats-fit = You don’t have to put a boat aside. Your harbour holds { $kept }, and you have { $boats ->
        [0] none
       *[other] { $boats }
    }.
yam-why-one-specialist = You have already recruited. You can recruit only one specialist per turn.
yam-why-nothing-to-pass = There is nothing to skip here. End your turn when you’re done.

## Fleets and trade.

yam-why-fleet-taken = You have already taken fleet { $fleet }. You take only one fleet per turn.
yam-why-fleet-gone = Fleet { $fleet } has already been taken this round. You can take: { $fleets }.
yam-why-fleet-face-down = Fleet { $fleet } is face down. You can take: { $fleets }.
yam-why-no-any-boat = Only the fleet with three boats gives you a boat of your choice, and only when you take it.
yam-why-traded = You have already traded this turn. You can buy or sell one boat per turn, or two with Izanagi.
yam-why-no-gold-trade = Gold can’t be bought or sold, unless you have Tomoe.
yam-why-no-boat = You don’t have a { yam-why-word-colour } boat. Choose a colour you have.
yam-why-reserve-out = There are no { yam-why-word-colour } boats left in the reserve.
yam-why-coins-short = A { yam-why-word-colour } boat costs { $price }, but you have { $coins ->
        [0] no coins.
        [one] only 1 coin.
       *[other] only { $coins } coins.
    }

## Placing boats.

yam-why-no-such-spot = There is no such spot. The board has { $spots }.
yam-why-no-such-lane = There is no such lane. The spot { $place } has { $lanes }.
yam-why-spot-taken = There is already a { yam-why-word-colour } boat { $place }. Choose an empty spot.
yam-why-no-boat-at = There is no boat { $place }. Choose a spot with a boat.
yam-why-no-beginning =
    Place your first boat on an entry spot or next to a { yam-why-word-colour } boat. The spot { $place } is neither.
yam-why-rim =
    Place your first boat on an entry spot or next to a { yam-why-word-colour } boat. The spot { $place } is neither. You could enter there only with Toyo Tama.
yam-why-not-connected =
    The spot { $place } is not connected to your last boat { $last }. You can place the next boat { $goals }.
yam-why-chain-ends =
    The spot { $place } is not connected to your last boat { $last }. Every spot connected to that boat is taken, so your chain ends there.

## Collecting and building.

yam-why-nothing-placed = None of the boats you placed this turn is on the board. You need one to collect or build.
yam-why-no-token-on = There is no culture token on island { $island }. Choose an island that has one.
yam-why-no-boat-near = None of the boats you placed this turn is next to island { $island }. Choose an island next to one of them.
yam-why-boats-have-tokens =
    Each of your boats takes one token, and those next to island { $island } have already taken theirs. Choose an island next to another boat.
yam-why-reserved-now = { $rulebook ->
        [german] By the German rulebook, you can build a reserved tile only in a later round.
       *[other] You can build a reserved tile only in a later round.
    } You reserved tile { $tile } in this one.
yam-why-reserved-before = You have already reserved tile { $tile }. Reserve one from the display.
yam-why-reserved-by = { $other } has reserved tile { $tile }. No one else can build it.
yam-why-not-in-row = Tile { $tile } is not on display. You can choose: { $tiles }.
yam-why-row-empty = Tile { $tile } is not on display. The display is empty until the next round.
yam-why-token-there = Island { $island } is not empty. It has a { yam-why-word-token } token. Choose an empty island.
yam-why-sacred-there = Island { $island } is Sacred Ground. No one can build there until it is removed. Choose an empty island.
yam-why-building-there = Island { $island } is not empty. It has a building ({ $other }). Choose an empty island.
yam-why-prestige-there = Island { $island } is not empty. It has a { $building ->
        [torii] torii
        [palace] palace
       *[other] building
    }. Choose an empty island.
yam-why-boats-missing = This { $kind ->
        [standard] building
        [trading-post] trading post
        [torii] torii
       *[palace] palace
    } needs more boats next to island { $island }. Missing: { $missing }.
yam-why-boats-missing-discount = This { $kind ->
        [standard] building
        [trading-post] trading post
        [torii] torii
       *[palace] palace
    } needs more boats next to island { $island }. Missing: { $missing }. Your fleet replaces only one of them.
yam-why-no-building-left = You have no standard buildings left. You can build only torii and palaces.
yam-why-no-fee = To build on island { $island }, you must pay { $other } { $fee } coins (Ananda), but you have only { $coins }.

## Specialists.

yam-why-specialist-yours = You have already recruited { $specialist }. Choose a specialist on display.
yam-why-specialist-taken = { $other } has already recruited { $specialist }. Choose a specialist on display.
yam-why-specialist-hidden = { $specialist } is not on display yet. Choose a specialist on display.
yam-why-pair-short = You have { $held ->
        [0] no { yam-why-word-token } tokens
       *[other] only { $held } { yam-why-word-token } token
    }, but you need 2. Give up 2 tokens of the same kind or 3 of different kinds.
yam-why-kinds-short = You’re missing: { $kinds }. Give up 2 culture tokens of the same kind or 3 of different kinds.
yam-why-not-your-specialist = That is { $specialist }’s power. You can use it only after recruiting { $specialist }.
yam-why-specialist-used = You have already used { $specialist }’s power. It works once per turn.
yam-why-exchanges-over =
    You can’t use { $specialist } any more this turn. Exchange boats before you moor the remaining ones.
yam-why-fresh =
    The German rulebook lets you exchange only boats from your fleet or your harbour. You gained these in another way
    this turn: { $boats }.
yam-why-no-token = You don’t have a { yam-why-word-token } token. Choose one you have.
yam-why-pair-not-held = You don’t have those two boats. Missing: { $missing }.
yam-why-reserve-lacks = The reserve doesn’t have those two boats. Missing: { $missing }.
yam-why-no-sacred-there = There is no Sacred Ground on island { $island }. Choose an island that has it.
yam-why-no-coins-to-clear = Removing Sacred Ground costs { $fee } coins, but you have only { $coins }.

## Powers of fleets.

yam-why-other-fleet = That is the power of fleet { $needed }. You took fleet { $fleet }.
yam-why-power-used = You have already used the power of fleet { $fleet }. It works only once.
yam-why-deck-empty = The deck of building tiles is empty. There is nothing to look at.
yam-why-nothing-looked-at = You’re not looking at any tiles. Look at the deck first.
yam-why-sacred-out = All { $count } Sacred Ground tokens are on the board.
yam-why-first-token-first = Choose one token first, then the other.
yam-why-one-kind = All culture tokens on the board are of the same kind. There is nothing to switch.
yam-why-first-boat-first = Choose one boat first, then the other.
yam-why-one-colour = All boats on the board are the same colour. There is nothing to switch.
