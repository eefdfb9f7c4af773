### Yamataï: why a move is not allowed, and what would be right.

## The words of these reasons. Other messages refer to them with { … }; each fills in its own variable.

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
yam-why-boats = { $count } { yam-why-word-colour } { $count ->
        [one] boat
       *[other] boats
    }
yam-why-kind = { yam-why-word-token }

## Nature and players.

yam-why-no-such-move = There is no move { $move }: moves are numbered from 0 to { $last }.
yam-why-over = The game is over: { $ending ->
        [buildings] somebody has built their last standard building.
        [boats] a colour of boats has run out in the reserve.
        [specialists] there are not enough specialists for another round.
        [tiles] there are not enough building tiles for another round.
       *[other] nothing more is played.
    }
yam-why-specialists-first = First specialists are turned up, until 5 lie there.
yam-why-tiles-first = First building tiles are turned up, until 5 lie in the row.
yam-why-fleets-first = First fleets are turned up, until 5 lie face up.
yam-why-tokens-first = The board is being laid out: first every island gets its culture token.
yam-why-order-first = First the turn order is drawn.
yam-why-look-first = First the deck shows { $count ->
        [one] one more tile
       *[other] { $count } more tiles
    }.
yam-why-no-specialist-due = No specialist is due: new ones are turned up when the round is over.
yam-why-no-tile-due = No building tile is due: the row is refilled when the round is over.
yam-why-no-fleet-due = No fleet is due: new ones are turned up when the round is over.
yam-why-tokens-laid = The board is laid out: no more culture tokens come.
yam-why-order-laid = The first turn order is drawn: from now on the fleets decide it.
yam-why-no-look-due = Nobody is looking at the deck: fleet 3 allows that.
yam-why-specialist-seen = { $specialist } has been turned up before: it must be one that is still face down.
yam-why-tile-not-next =
    Tile { $tile } cannot come now: it is not in the deck, or others lie above it. The next one comes from the top.
yam-why-fleet-not-next = Fleet { $fleet } cannot come now: it is not among the face-down fleets that are next on the track.
yam-why-other-island = The islands get their tokens in order, and island { $island } is next.
yam-why-token-laid = No plain “{ yam-why-word-token }” token is left: lay one that is.
yam-why-mountain-laid = The mountain token “{ yam-why-word-token }” has been laid: lay one that is left.
yam-why-no-such-seat = Nobody sits there: this game has { $players } players.
yam-why-seat-placed = { $player } has a place already: the next one goes to somebody else.

## What has begun is finished first.

yam-why-any-boat-first = First choose the third boat of fleet 10: any colour that the reserve has.
yam-why-collect-first = You are collecting: another of your boats can still take a token, so take it first.
yam-why-extra-first = First take Ebisu’s extra token from any island, or pass.
yam-why-put-back-first = First put back { $count ->
        [one] the tile that you looked at
       *[other] the { $count } tiles that you looked at
    }: on top of the deck or below it.
yam-why-not-looked-at = Tile { $tile } is not one that you are looking at: put back one that is.
yam-why-second-token-first =
    You are switching the token on island { $island }: first choose another one, of a different kind.
yam-why-same-token = Island { $island } is the one that you chose first: choose another island for the switch.
yam-why-same-kind =
    Islands { $picked } and { $island } both have a { yam-why-word-token } token: switch it with one of a different kind.
yam-why-second-boat-first = You are switching the boat on spot { $spot }: first choose the other one.
yam-why-same-boat = Spot { $spot } is the one that you chose first: choose another boat for the switch.
yam-why-same-colour =
    The boats on spots { $picked } and { $spot } are both { yam-why-word-colour }: switch it with one of a different colour.
yam-why-second-removal-first = First take a second boat off the board, or pass.

## The order of a turn.

yam-why-fleet-first = First take one of the face-up fleets: your turn begins with it.
yam-why-trade-over = Trade is over: it comes before the first boat is placed.
yam-why-placing-over = Placing is over: boats are placed before you collect or build, and you have done so.
yam-why-collected = You have collected in this turn: a turn brings either tokens or a building, once.
yam-why-built = You have built in this turn: a turn brings either tokens or a building, once.
yam-why-one-building = You have built in this turn: one building a turn is all.
yam-why-moored = Your boats are moored: trading, placing, collecting and building come before that. Recruit, or end your turn.
yam-why-recruited = You have recruited: trading, placing, collecting and building come before that. End your turn.
yam-why-duty = You have placed boats and can collect or build: first do one of the two.
yam-why-aside-first = You have { $boats } boats, and your harbour keeps { $kept }: first put aside what is too much.
yam-why-boats-fit = No boat goes aside: your harbour keeps { $kept }, and you have { $boats ->
        [0] none
       *[other] { $boats }
    }.
yam-why-one-specialist = You have recruited in this turn: one specialist a turn is all.
yam-why-nothing-to-pass = There is nothing to pass: to finish your turn, end it.

## Fleets and trade.

yam-why-fleet-taken = You have taken fleet { $fleet }: one fleet a turn is all.
yam-why-fleet-gone = Fleet { $fleet } has been taken in this round. These lie face up: { $fleets }.
yam-why-fleet-face-down = Fleet { $fleet } is face down. These lie face up: { $fleets }.
yam-why-no-any-boat = A boat of any colour comes only with fleet 10, right when it is taken.
yam-why-traded = You have no trade left: one boat a turn is bought or sold, two with Izanagi.
yam-why-no-gold-trade = Gold is neither bought nor sold, unless you have Tomoe.
yam-why-no-boat = You have no { yam-why-word-colour } boat: choose a colour that you have.
yam-why-reserve-out = The reserve has no { yam-why-word-colour } boat left.
yam-why-coins-short = A { yam-why-word-colour } boat costs { $price }, and you have { $coins ->
        [0] no coins.
        [one] 1 coin.
       *[other] { $coins } coins.
    }

## Placing boats.

yam-why-no-such-spot = There is no such spot: the board has { $spots }.
yam-why-no-such-lane = There is no such lane: spot { $spot } has { $lanes }.
yam-why-spot-taken = A { yam-why-word-colour } boat lies on spot { $spot }: choose an empty one.
yam-why-no-boat-at = No boat lies on spot { $spot }: choose a spot with a boat.
yam-why-no-beginning =
    Spot { $spot } is neither an entry nor connected to a { yam-why-word-colour } boat: your first boat needs one of the two.
yam-why-rim =
    Spot { $spot } is no entry (the rim is one with Toyo Tama only), nor connected to a { yam-why-word-colour } boat: your first boat needs one of the two.
yam-why-not-connected =
    Spot { $spot } is not connected to spot { $last }, where your last boat lies. The next one can go to: { $spots }.
yam-why-chain-ends =
    Spot { $spot } is not connected to spot { $last }, where your last boat lies, and no spot beside that one is empty: your chain ends there.

## Collecting and building.

yam-why-nothing-placed = No boat that you placed in this turn is on the board: only such boats let you collect or build.
yam-why-no-token-on = Island { $island } has no culture token: choose one that has.
yam-why-no-boat-near = Island { $island } has none of the boats on its shore that you placed in this turn: choose one that has.
yam-why-boats-have-tokens =
    Each of your boats takes one token, and those beside island { $island } are needed for the ones that you took: choose an island beside another boat.
yam-why-reserved-now = You have reserved tile { $tile } in this round: build it in a later one.
yam-why-reserved-before = You have reserved tile { $tile } already: reserve one from the row.
yam-why-reserved-by = { $other } has reserved tile { $tile }: nobody else may have it.
yam-why-not-in-row = Tile { $tile } is not in the row. These lie there: { $tiles }.
yam-why-row-empty = The row is empty until the next round: tile { $tile } does not lie there.
yam-why-token-there = Island { $island } is not empty: a { yam-why-word-token } token lies there. Choose an empty island.
yam-why-sacred-there = Island { $island } is Sacred Ground: nothing comes there while it lies. Choose an empty island.
yam-why-building-there = Island { $island } is not empty, a building stands there ({ $other }): choose an empty island.
yam-why-prestige-there = Island { $island } is not empty: a { $building ->
        [torii] torii
        [palace] palace
       *[other] building
    } stands there. Choose an empty island.
yam-why-boats-missing = This { $kind ->
        [standard] building
        [trading-post] trading post
        [torii] torii
       *[palace] palace
    } needs more boats beside island { $island }. Still missing: { $missing }.
yam-why-boats-missing-discount = This { $kind ->
        [standard] building
        [trading-post] trading post
        [torii] torii
       *[palace] palace
    } needs more boats beside island { $island }. Missing: { $missing }. Fleet 9 replaces only one of them.
yam-why-no-building-left = You have none of your standard buildings left: only torii and palaces can you still build.
yam-why-no-fee = Building on island { $island } costs { $fee } coins for { $other } (Ananda), and you have { $coins }.

## Specialists.

yam-why-specialist-yours = { $specialist } is with you already: recruit one that lies there.
yam-why-specialist-taken = { $specialist } is no longer there ({ $other } has recruited it): recruit one that lies there.
yam-why-specialist-hidden = { $specialist } has not been turned up: recruit one that lies there.
yam-why-pair-short = You have { $held ->
        [0] no { yam-why-word-token } token
       *[other] { $held } { yam-why-word-token } token
    }, and that payment needs 2. Pay with 2 of one kind or 3 of different kinds.
yam-why-kinds-short = For that payment you lack: { $kinds }. Pay with 2 of one kind or 3 of different kinds.
yam-why-not-your-specialist = That is { $specialist }’s power: only who has recruited { $specialist } can use it.
yam-why-specialist-used = You have used { $specialist }’s power in this turn: it works once a turn.
yam-why-exchanges-over =
    { $specialist } cannot help any more in this turn: whatever gives or exchanges boats comes before mooring and recruiting.
yam-why-no-token = You have no { yam-why-word-token } token: give one that you have.
yam-why-pair-not-held = You do not have those two boats. Missing: { $missing }.
yam-why-reserve-lacks = The reserve does not have those two boats. Missing: { $missing }.
yam-why-no-sacred-there = No Sacred Ground lies on island { $island }: choose an island where it does.
yam-why-no-coins-to-clear = To take Sacred Ground away costs { $fee } coins, and you have { $coins }.

## Powers of fleets.

yam-why-other-fleet = That is the power of fleet { $needed }, and you have taken fleet { $fleet }.
yam-why-power-used = You have used the power of fleet { $fleet }: it works once.
yam-why-deck-empty = The deck of building tiles is empty: there is nothing to look at.
yam-why-nothing-looked-at = You are not looking at any tile: look at the deck first.
yam-why-sacred-out = All { $count } Sacred Ground tokens are on the board: none is left.
yam-why-first-token-first = First choose the one token of the switch, then the other.
yam-why-one-kind = All culture tokens on the board are of one kind: there is nothing to switch.
yam-why-first-boat-first = First choose the one boat of the switch, then the other.
yam-why-one-colour = All boats on the board are of one colour: there is nothing to switch.
