### The characters: their names, who they are and what they say.

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
bot-about = { $bot ->
    [random] Makes any legal move.
    [greedy] Plans only its own turn, by rules of thumb.
    [level1] A child who has just learned the rules. Loves to collect.
    [level2] A fisherman with time on his hands. Likes to stop at temples.
    [level3] A painter with an eye for the beautiful move.
    [level4] A carpenter who plays as he works: solid, with an eye on the next floor.
    [level5] A merchant who knows the price of everything.
    [level6] A collector who never forgets a missing piece.
    [level7] A navigator who plans far ahead and honours every shrine.
    [level8] An old master with seventy years of games behind her.
   *[other] { $bot }
}
bot-choice = { $level } · { $name }
bot-strength = Level { $level } of { $levels }

## Mio.

line-level1-greeting = { $variant ->
    [1] Hello, I’m Mio. Grandma taught me the rules yesterday.
   *[2] Hi, it’s me, Mio. I brought my lucky shell.
}
line-level1-good = { $variant ->
    [1] Look, look. Did you see that?
   *[2] My pocket is getting full.
}
line-level1-praise = { $variant ->
    [1] Wow. Can you show me how you did that?
   *[2] That was clever. I want to try it too.
}
line-level1-behind = { $variant ->
    [1] I’m still learning, but it’s fun.
   *[2] My turn will come. I’m good at waiting. Almost.
}
line-level1-closing = Is it nearly over? I could play all day.
line-level1-won = I won! I have to tell Grandma!
line-level1-lost = { $variant ->
    [1] You’re good. Play again with me?
   *[2] Next time I’ll look more closely.
}
line-level1-shared = We both won. That’s the best kind.
line-level1-farewell = Bye. I’ll look for shells until you’re back.
line-level1-rematch = Yes, again, again.

## Gen.

line-level2-greeting = { $variant ->
    [1] Morning. I’m Gen. The sea is calm, so I have time.
   *[2] Sit down. The nets can dry on their own.
}
line-level2-good = { $variant ->
    [1] The tide was kind to me.
   *[2] A good catch, that one.
}
line-level2-praise = { $variant ->
    [1] Well pulled. That was a heavy net.
   *[2] Nice one. You know where the fish are.
}
line-level2-behind = { $variant ->
    [1] Low water for me. It always comes back.
   *[2] My boat is slow today. No hurry.
}
line-level2-closing = The sun is going down. One last haul.
line-level2-won = A full boat today! Thank you for the game.
line-level2-lost = { $variant ->
    [1] You read the water better than I did.
   *[2] Your day today. The sea gives and takes.
}
line-level2-shared = Same catch for both of us. Fair enough.
line-level2-farewell = Safe journey home. I’ll be at the pier.
line-level2-rematch = Gladly. The tide is right.

## Sayo.

line-level3-greeting = { $variant ->
    [1] I’m Sayo. What lovely light for a game.
   *[2] Let’s begin. Every game is an empty sheet of paper.
}
line-level3-good = { $variant ->
    [1] That stroke sits well.
   *[2] Now the picture has a centre.
}
line-level3-praise = { $variant ->
    [1] What a bold line. I like it.
   *[2] Beautiful. I would not change a thing.
}
line-level3-behind = { $variant ->
    [1] A sketch for now. I still have some colours.
   *[2] A little grey on my side. That gives contrast.
}
line-level3-closing = Only a few strokes left.
line-level3-won = What a picture! I’ll hang it on my wall.
line-level3-lost = { $variant ->
    [1] Your composition was better. I enjoyed it.
   *[2] I learned a new colour from you today.
}
line-level3-shared = Two names under one picture. How nice.
line-level3-farewell = We leave it unfinished. That has its charm.
line-level3-rematch = A fresh sheet. With pleasure.

## Daichi.

line-level4-greeting = { $variant ->
    [1] Daichi, carpenter. Measure twice, play once.
   *[2] Good wood on the table. Let’s build something.
}
line-level4-good = { $variant ->
    [1] That joint holds.
   *[2] Solid. On this I can build.
}
line-level4-praise = { $variant ->
    [1] Clean work. I respect that.
   *[2] That stands straight. Well built.
}
line-level4-behind = { $variant ->
    [1] My beams are still on the ground. Give me time.
   *[2] You’re a storey ahead. I have long ladders.
}
line-level4-closing = Time to put the roof on.
line-level4-won = It stands! Thank you, that was honest work.
line-level4-lost = { $variant ->
    [1] Your house is higher. Well deserved.
   *[2] Good craft beats good plans. Well played.
}
line-level4-shared = Two roofs, one height. A fine street.
line-level4-farewell = I’ll leave the tools out. Come back any time.
line-level4-rematch = The foundation is ready. Let’s build.

## Rin.

line-level5-greeting = { $variant ->
    [1] Rin, pleased to meet you. Shall we do business?
   *[2] Welcome. The scales are set to zero.
}
line-level5-good = { $variant ->
    [1] A fair profit.
   *[2] That pays for the whole week.
}
line-level5-praise = { $variant ->
    [1] A bargain. I wish I had seen it first.
   *[2] You drive a good deal. My compliments.
}
line-level5-behind = { $variant ->
    [1] Markets fall, markets rise.
   *[2] I’m investing. The profit comes later.
}
line-level5-closing = The market closes soon. Last offers.
line-level5-won = The books are closed, and they look good! Thank you.
line-level5-lost = { $variant ->
    [1] You earned every coin of it.
   *[2] A loss on paper, a gain in company.
}
line-level5-shared = Half and half. The best of all contracts.
line-level5-farewell = Your account stays open. Until next time.
line-level5-rematch = The same terms? Agreed.

## Kaede.

line-level6-greeting = { $variant ->
    [1] I’m Kaede. I collect rare things and good games.
   *[2] How nice. My shelf has room for one more game.
}
line-level6-good = { $variant ->
    [1] This one gets a place of honour.
   *[2] The set is nearly complete.
}
line-level6-praise = { $variant ->
    [1] A rare find. I’m a little envious.
   *[2] Splendid. That belongs in a glass case.
}
line-level6-behind = { $variant ->
    [1] Some pieces take years to find. I can wait.
   *[2] Gaps on my shelf. I know what is missing.
}
line-level6-closing = Soon we count what we have.
line-level6-won = A complete collection! What a lovely day.
line-level6-lost = { $variant ->
    [1] Yours is the finer collection. Well done.
   *[2] I’ll remember this game. It was a rare one.
}
line-level6-shared = A matching pair. That is very rare.
line-level6-farewell = I’ll keep the table dusted for you.
line-level6-rematch = One more for the collection. With pleasure.

## Nagisa.

line-level7-greeting = { $variant ->
    [1] Nagisa. I steered by the stars to get here.
   *[2] The wind is good, and so is the company.
}
line-level7-good = { $variant ->
    [1] On course.
   *[2] The current carries me.
}
line-level7-praise = { $variant ->
    [1] You found the passage. Well steered.
   *[2] Well spotted. I would have sailed past it.
}
line-level7-behind = { $variant ->
    [1] I’m tacking. The long way can be faster.
   *[2] You have the wind now. It will turn.
}
line-level7-closing = Land ahead. The last few miles.
line-level7-won = Safe in harbour! It was a fine crossing.
line-level7-lost = { $variant ->
    [1] You read the stars better. My respect.
   *[2] You were first in harbour. I’ll study the charts.
}
line-level7-shared = Side by side into the harbour. Good sailing.
line-level7-farewell = Fair winds. I’ll keep a light on.
line-level7-rematch = The anchor is up. Let’s sail.

## Ume.

line-level8-greeting = { $variant ->
    [1] Ume is my name. The tea is hot. Please begin.
   *[2] I have played for seventy years. I’m still curious.
}
line-level8-good = { $variant ->
    [1] Patience bears fruit.
   *[2] A small stone, in the right place.
}
line-level8-praise = { $variant ->
    [1] I did not see that coming. Wonderful.
   *[2] Very good. You are teaching an old woman.
}
line-level8-behind = { $variant ->
    [1] Now it becomes interesting.
   *[2] You are playing well. I must think harder.
}
line-level8-closing = The evening of a game shows its shape.
line-level8-won = Thank you! You made me think hard.
line-level8-lost = { $variant ->
    [1] You have surpassed me today. I’m glad.
   *[2] A lovely game. Now I have something to study.
}
line-level8-shared = Neither above the other. How fitting.
line-level8-farewell = The tea stays warm. Come again.
line-level8-rematch = Of course. There is still tea in the pot.
