### The characters: their names and what they say. At most 70 characters, warm, never mocking.

bot-name = { $bot ->
    [random] Random
    [greedy] Greedy
    [level1] Mio
    [level2] Gen
    [level3] Sayo
    [level4] Daichi
    [level5] Rin
    [level6] Kaede
    [level7] Nagisa
    [level8] Ume
   *[other] { $bot }
}

## The game starts.

line-greeting = { $bot ->
    [level1] { $variant ->
        [1] Hello, I’m Mio. Grandma taught me the rules yesterday.
       *[2] Hi, it’s me, Mio. I brought my lucky shell.
    }
    [level2] { $variant ->
        [1] Morning. I’m Gen. The sea is calm, so I have time.
       *[2] Sit down. The nets can dry on their own.
    }
    [level3] { $variant ->
        [1] I’m Sayo. What lovely light for a game.
       *[2] Let’s begin. Every game is an empty sheet of paper.
    }
    [level4] { $variant ->
        [1] Daichi, carpenter. Measure twice, play once.
       *[2] Good wood on the table. Let’s build something.
    }
    [level5] { $variant ->
        [1] Rin, pleased to meet you. Let’s talk business.
       *[2] Welcome. The scales are set to zero.
    }
    [level6] { $variant ->
        [1] I’m Kaede. I collect rare things and good games.
       *[2] How nice. My shelf has room for one more game.
    }
    [level7] { $variant ->
        [1] Nagisa. I steered by the stars to get here.
       *[2] The wind is good, and so is the company.
    }
   *[level8] { $variant ->
        [1] Ume is my name. The tea is hot. Please begin.
       *[2] I have played for seventy years. I’m still curious.
    }
}

## The character has had a good turn.

line-good = { $bot ->
    [level1] { $variant ->
        [1] Look, look. Did you see that?
       *[2] My pocket is getting full.
    }
    [level2] { $variant ->
        [1] The tide was kind to me.
       *[2] A good catch, that one.
    }
    [level3] { $variant ->
        [1] That stroke sits well.
       *[2] Now the picture has a centre.
    }
    [level4] { $variant ->
        [1] That joint holds.
       *[2] Solid. On this I can build.
    }
    [level5] { $variant ->
        [1] A fair profit.
       *[2] That pays for the whole week.
    }
    [level6] { $variant ->
        [1] This one gets a place of honour.
       *[2] The set is nearly complete.
    }
    [level7] { $variant ->
        [1] On course.
       *[2] The current carries me.
    }
   *[level8] { $variant ->
        [1] Patience bears fruit.
       *[2] A small stone, in the right place.
    }
}

## Another player has had a good turn.

line-praise = { $bot ->
    [level1] { $variant ->
        [1] Wow. Can you show me how you did that?
       *[2] That was clever. I want to try it too.
    }
    [level2] { $variant ->
        [1] Well pulled. That was a heavy net.
       *[2] Nice one. You know where the fish are.
    }
    [level3] { $variant ->
        [1] What a bold line. I like it.
       *[2] Beautiful. I would not change a thing.
    }
    [level4] { $variant ->
        [1] Clean work. I respect that.
       *[2] That stands straight. Well built.
    }
    [level5] { $variant ->
        [1] A bargain. I wish I had seen it first.
       *[2] You drive a good deal. My compliments.
    }
    [level6] { $variant ->
        [1] A rare find. I’m a little envious.
       *[2] Splendid. That belongs in a glass case.
    }
    [level7] { $variant ->
        [1] You found the passage. Well steered.
       *[2] Well spotted. I would have sailed past it.
    }
   *[level8] { $variant ->
        [1] I did not see that coming. Wonderful.
       *[2] Very good. You are teaching an old woman.
    }
}

## The character is far behind.

line-behind = { $bot ->
    [level1] { $variant ->
        [1] I’m still learning, but it’s fun.
       *[2] My turn will come. I’m good at waiting. Almost.
    }
    [level2] { $variant ->
        [1] Low water for me. It always comes back.
       *[2] My boat is slow today. No hurry.
    }
    [level3] { $variant ->
        [1] A sketch for now. I still have some colours.
       *[2] A little grey on my side. That gives contrast.
    }
    [level4] { $variant ->
        [1] My beams are still on the ground. Give me time.
       *[2] You’re a storey ahead. I have long ladders.
    }
    [level5] { $variant ->
        [1] Markets fall, markets rise.
       *[2] I’m investing. The profit comes later.
    }
    [level6] { $variant ->
        [1] Some pieces take years to find. I can wait.
       *[2] Gaps on my shelf. I know what is missing.
    }
    [level7] { $variant ->
        [1] I’m tacking. The long way can be faster.
       *[2] You have the wind now. It will turn.
    }
   *[level8] { $variant ->
        [1] Now it becomes interesting.
       *[2] You are playing well. I must think harder.
    }
}

## The end of the game is near.

line-closing = { $bot ->
    [level1] Is it nearly over? I could play all day.
    [level2] The sun is going down. One last haul.
    [level3] Only a few strokes left.
    [level4] Time to put the roof on.
    [level5] The market closes soon. Last offers.
    [level6] Soon we count what we have.
    [level7] Land ahead. The last few miles.
   *[level8] The evening of a game shows its shape.
}

## The character has won.

line-won = { $bot ->
    [level1] I won! I have to tell Grandma!
    [level2] A full boat today! Thank you for the game.
    [level3] What a picture! I’ll hang it on my wall.
    [level4] It stands! Thank you, that was honest work.
    [level5] The books are closed, and they look good! Thank you.
    [level6] A complete collection! What a lovely day.
    [level7] Safe in harbour! It was a fine crossing.
   *[level8] Thank you! You made me think hard.
}

## The character has lost.

line-lost = { $bot ->
    [level1] { $variant ->
        [1] You’re good. Play again with me?
       *[2] Next time I’ll look more closely.
    }
    [level2] { $variant ->
        [1] You read the water better than I did.
       *[2] Your day today. The sea gives and takes.
    }
    [level3] { $variant ->
        [1] Your composition was better. I enjoyed it.
       *[2] I learned a new colour from you today.
    }
    [level4] { $variant ->
        [1] Your house is higher. Well deserved.
       *[2] Good craft beats good plans. Well played.
    }
    [level5] { $variant ->
        [1] You earned every coin of it.
       *[2] A loss on paper, a gain in company.
    }
    [level6] { $variant ->
        [1] Yours is the finer collection. Well done.
       *[2] I’ll remember this game. It was a rare one.
    }
    [level7] { $variant ->
        [1] You read the stars better. My respect.
       *[2] You were first in harbour. I’ll study the charts.
    }
   *[level8] { $variant ->
        [1] You have surpassed me today. I’m glad.
       *[2] A lovely game. Now I have something to study.
    }
}

## The character shares the win.

line-shared = { $bot ->
    [level1] We both won. That’s the best kind.
    [level2] Same catch for both of us. Fair enough.
    [level3] Two names under one picture. How nice.
    [level4] Two roofs, one height. A fine street.
    [level5] Half and half. The best of all contracts.
    [level6] A matching pair. That is very rare.
    [level7] Side by side into the harbour. Good sailing.
   *[level8] Neither above the other. How fitting.
}

## The game has ended early.

line-farewell = { $bot ->
    [level1] Bye. I’ll look for shells until you’re back.
    [level2] Safe journey home. I’ll be at the pier.
    [level3] We leave it unfinished. That has its charm.
    [level4] I’ll leave the tools out. Come back any time.
    [level5] Your account stays open. Until next time.
    [level6] I’ll keep the table dusted for you.
    [level7] Fair winds. I’ll keep a light on.
   *[level8] The tea stays warm. Come again.
}

## Someone asks for a rematch.

line-rematch = { $bot ->
    [level1] Yes, again, again.
    [level2] Gladly. The tide is right.
    [level3] A fresh sheet. With pleasure.
    [level4] The foundation is ready. Let’s build.
    [level5] The same terms? Agreed.
    [level6] One more for the collection. With pleasure.
    [level7] The anchor is up. Let’s sail.
   *[level8] Of course. There is still tea in the pot.
}
