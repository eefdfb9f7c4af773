### Yamataï: what speaks for a move. `who` says whether the subject is “You” or “it”, the move.

reason-yam-build = { $who ->
        [you] can build
       *[it] leads to building
    } tile { $tile } on island { $island } this turn ({ yam-word-points })
reason-yam-recruit = { $who ->
        [you] can recruit
       *[it] leads to recruiting
    } { yam-word-specialist } this turn ({ yam-word-points })
reason-yam-may-build = { $who ->
        [you] can then build tile { $tile } on island { $island }
       *[it] makes tile { $tile } on island { $island } possible
    } ({ yam-word-points })
reason-yam-keeps-site = { $who ->
        [you] can still build tile { $tile } on island { $island }
       *[it] keeps tile { $tile } on island { $island } possible
    } ({ yam-word-points })
reason-yam-fleet = { $who ->
        [you] can build tile { $tile } on island { $island } with it this turn
       *[it] makes tile { $tile } on island { $island } possible this turn
    } ({ yam-word-points })
reason-yam-tokens = { $who ->
        [you] collect
       *[it] collects
    } { $count ->
        [one] a culture token
       *[other] { $count } culture tokens
    }
reason-yam-affords = { $who ->
        [you] can then afford
       *[it] pays for
    } a specialist such as { yam-word-specialist } ({ yam-word-points })
reason-yam-pair = { $who ->
        [you] complete
       *[it] completes
    } a pair of { yam-word-tokens }
reason-yam-reaches = { $who ->
        [you] can then collect { $count ->
            [one] a culture token
           *[other] { $count } culture tokens
        }
       *[it] puts { $count ->
            [one] a culture token
           *[other] { $count } culture tokens
        } within reach
    }
reason-yam-power = { $who ->
        [you] gain
       *[it] gives
    } a lasting power ({ yam-word-effect })
reason-yam-first = { $who ->
        [you] go first next round
       *[it] secures the first turn of the next round
    }
reason-yam-before = { $who ->
        [you] go before { $other } next round
       *[it] secures a turn before { $other } next round
    }
reason-yam-boats = { $who ->
        [you] have
       *[it] gives
    } { $count ->
        [one] 1 boat
       *[other] { $count } boats
    } to place
reason-yam-holds = { $who ->
        [you] then have
       *[it] leads to
    } { $count } culture { $count ->
        [one] token
       *[other] tokens
    } of { $kinds } { $kinds ->
        [one] kind
       *[other] kinds
    }
reason-yam-keeps = { $who ->
        [you] keep
       *[it] keeps
    } { $boats } in the harbour
reason-yam-saves = { $who ->
        [you] save
       *[it] saves
    } { $count } culture tokens for a later turn
reason-yam-reserves = { $who ->
        [you] keep tile { $tile } for yourself
       *[it] reserves tile { $tile }
    } ({ yam-word-points } once built)
reason-yam-peeks = { $who ->
        [you] see
       *[it] shows
    } { $count ->
        [one] which building tile comes
       *[other] which { $count } building tiles come
    } next
reason-yam-next-tile = { $who ->
        [you] put
       *[it] puts
    } tile { $tile } where it will come up soon ({ yam-word-points })
reason-yam-buries = { $who ->
        [you] keep
       *[it] keeps
    } tile { $tile } out of play for now ({ yam-word-points })
reason-yam-nearly = { $who ->
        [you] then need just one more { yam-word-colour } boat for tile { $tile } on island { $island }
       *[it] leaves tile { $tile } on island { $island } just one { yam-word-colour } boat short
    } ({ yam-word-points })
reason-yam-token-near = { $who ->
        [you] move
       *[it] moves
    } a { yam-word-token } to island { $island }, next to a boat placed this turn
reason-yam-closes-all = { $who ->
        [you] keep
       *[it] keeps
    } everyone from building on island { $island }
reason-yam-closes-next = { $who ->
        [you] close
       *[it] closes
    } island { $island }, next to { $count ->
        [one] a building
       *[other] { $count } buildings
    } of { $other }’s
reason-yam-deny-tile = { $who ->
        [you] take
       *[it] takes
    } tile { $tile } before { $other } can build it on island { $island } ({ yam-word-points })
reason-yam-deny-site = { $who ->
        [you] beat
       *[it] beats
    } { $other } to the same building ({ yam-word-points })
reason-yam-deny-island = { $who ->
        [you] take
       *[it] takes
    } island { $island }, where { $other } could build tile { $tile } ({ yam-word-points })
reason-yam-closes = { $who ->
        [you] close
       *[it] closes
    } island { $island }, where { $other } could build tile { $tile } ({ yam-word-points })
reason-yam-deny-boat = { $who ->
        [you] take
       *[it] takes
    } away a boat that { $other } needs for tile { $tile } on island { $island } ({ yam-word-points })
reason-yam-deny-fleet = { $who ->
        [you] take
       *[it] takes
    } the fleet that { $other } needs for tile { $tile } on island { $island } ({ yam-word-points })
reason-yam-deny-specialist = { $who ->
        [you] recruit
       *[it] recruits
    } { yam-word-specialist } before { $other } can
reason-yam-opens = { $other } { $who ->
        [you] can
       *[it] could
    } then build tile { $tile } on island { $island } ({ yam-word-points })
