### The opening guide’s words for Tokaido Duo.

openings-duo-topic = { $topic ->
        [figure] Which figure moves first
        [die] The first die of the game
        [merchant] Where the merchant goes
        [pilgrim] Where the pilgrim goes
        [artist] Where the artist goes
       *[action] What the figure does there
    }
openings-duo-role = { $role ->
        [first] leader, first die
        [second] other player
        [third] leader, last die
        [violet] violet
       *[green] green
    }
openings-duo-choice = { $choice ->
        [pilgrim] pilgrim
        [merchant] merchant
        [artist] artist
        [town] coastal town
        [temple] temple
        [garden] garden
        [hot-spring] hot spring
       *[seashore] seashore
    }
openings-duo-action = { $action ->
        [coins] take coins
        [temple] visit a temple
        [garden] visit a garden
        [spring] take the hot spring tile
        [wave] take a wave
        [draw] draw wares
        [sell] sell wares
        [paint] paint
        [give] give a painting away
       *[none] no action
    }
openings-duo-stay = stay
openings-duo-favourite = { $topic ->
        [figure] **First figure.** { $role ->
                [first] The leader takes
               *[second] The other player takes
            } the { $label } die in { $share } of the games in which it is there.
        [die] **First die.** When “{ $label }” is rolled, the leader takes it in { $share } of the games.
        [merchant] **Merchant.** If { $role ->
                [violet] violet’s
               *[green] green’s
            } merchant can reach { $label }, it goes there in { $share } of the cases.
        [pilgrim] **Pilgrim.** If { $role ->
                [violet] violet’s
               *[green] green’s
            } pilgrim can reach a { $label }, it goes there in { $share } of the cases.
        [artist] **Artist.** If { $role ->
                [violet] violet’s
               *[green] green’s
            } artist can reach { $label }, it goes there in { $share } of the cases.
       *[action] **Action.** The most popular action is “{ $label }”: { $share } of the moves of that figure.
    }
