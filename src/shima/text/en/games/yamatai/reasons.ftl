### Yamataï: what speaks for a move. `at` says where a clause stands.

reason-yam-build = { $at ->
        [first] Leads
       *[other] leads
    } to tile { $tile } on island { $island } ({ yam-word-points })
reason-yam-recruit = { $at ->
        [first] Leads
       *[other] leads
    } to recruiting { yam-word-specialist } ({ yam-word-points })
reason-yam-may-build = { $at ->
        [first] Makes
       *[other] makes
    } tile { $tile } possible on island { $island } this turn ({ yam-word-points })
reason-yam-keeps-site = { $at ->
        [first] Leaves
       *[other] leaves
    } tile { $tile } possible on island { $island } this turn ({ yam-word-points })
reason-yam-fleet = { $at ->
        [first] Brings
       *[other] brings
    } tile { $tile } on island { $island } within reach of this turn ({ yam-word-points })
reason-yam-tokens = { $at ->
        [first] Collects
       *[other] collects
    } { $count ->
        [one] a culture token
       *[other] { $count } culture tokens
    }
reason-yam-affords = { $at ->
        [first] Completes
       *[other] completes
    } the tokens for a specialist such as { yam-word-specialist } ({ yam-word-points })
reason-yam-pair = { $at ->
        [first] Makes
       *[other] makes
    } a pair of { yam-word-tokens }
reason-yam-reaches = { $at ->
        [first] Reaches
       *[other] reaches
    } { $count ->
        [one] a culture token
       *[other] { $count } culture tokens
    }
reason-yam-power = { $at ->
        [first] Gains
       *[other] gains
    } a power ({ yam-word-effect })
reason-yam-first = { $at ->
        [first] Goes
       *[other] goes
    } first in the next round
reason-yam-keeps = { $at ->
        [first] Keeps
       *[other] keeps
    } { $boats } in the harbour
reason-yam-saves = { $at ->
        [first] Saves
       *[other] saves
    } { $count } culture tokens for a later turn
reason-yam-deny-tile = { $at ->
        [first] Takes
       *[other] takes
    } tile { $tile } before { $other } can build it on island { $island } ({ yam-word-points })
reason-yam-deny-site = { $at ->
        [first] Beats
       *[other] beats
    } { $other } to the same building ({ yam-word-points })
reason-yam-deny-island = { $at ->
        [first] Takes
       *[other] takes
    } island { $island }, where { $other } could build tile { $tile } ({ yam-word-points })
reason-yam-closes = { $at ->
        [first] Closes
       *[other] closes
    } island { $island }, where { $other } could build tile { $tile } ({ yam-word-points })
reason-yam-deny-boat = { $at ->
        [first] Takes
       *[other] takes
    } away a boat that { $other } needs for tile { $tile } on island { $island } ({ yam-word-points })
reason-yam-deny-fleet = { $at ->
        [first] Takes
       *[other] takes
    } the fleet with which { $other } could build tile { $tile } on island { $island } ({ yam-word-points })
reason-yam-deny-specialist = { $at ->
        [first] Recruits
       *[other] recruits
    } { yam-word-specialist } before { $other } can
reason-yam-opens = { $at ->
        [first] Lets
        [but] lets
       *[other] lets
    } { $other } build tile { $tile } on island { $island } ({ yam-word-points })
