### The opening guide’s words for Yamataï.

openings-yam-topic = { $topic ->
        [fleet] Fleet
        [turn] What the turn is used for
        [trade] Trade
        [specialist] Specialist recruited
        [island] Where the first buildings stand
        [entry] Where the first boat is placed
       *[power] Power of the fleet used
    }
openings-yam-role = { $role ->
        [turn-1] turn 1
        [turn-2] turn 2
        [turn-3] turn 3
       *[turn-4] turn 4
    }
openings-yam-when = { $role ->
        [turn-1] on the first turn
        [turn-2] on the second turn
        [turn-3] on the third turn
        [turn-4] on the fourth turn
       *[other] in round one
    }
openings-yam-boat = { $colour ->
        [any] any
       *[other] { yam-word-colour }
    }
openings-yam-fleet = fleet { $fleet } ({ $boats })
openings-yam-power = { yam-word-power }
openings-yam-trade = { $deed ->
        [buy] buy a { yam-word-colour } boat
       *[sell] sell a { yam-word-colour } boat
    }
openings-yam-choice = { $choice ->
        [standard] build a standard building
        [trading-post] build a trading post
        [torii] build a torii
        [palace] build a palace
        [collect-1] collect 1 token
        [collect-2] collect 2 tokens
        [collect-3] collect 3 or more tokens
        [mountain] on a mountain
        [plain] not on a mountain
        [nobody] recruit no one
        [no-trade] make no trade
       *[neither] neither collect nor build
    }
openings-yam-favourite = { $topic ->
        [fleet] **Fleet { openings-yam-when }.** The favourite is { $label }. It is taken in { $share } of the games in which it is on offer.
        [turn] **Boats { openings-yam-when }.** The most popular use is to { $label }: { $share } of the turns.
        [trade] **Trade.** The usual choice is to { $label }: { $share } of the turns.
        [specialist] **Specialists.** The most popular choice is { $label }: { $share } of the turns in which this is possible.
        [island] **Islands.** The first buildings usually stand { $label } ({ $share }).
        [entry] **First boat.** It is usually placed { $label } ({ $share } of the games).
       *[power] **Powers.** The power that is used most often is to { $label }: { $share } of the turns with that fleet.
    }
