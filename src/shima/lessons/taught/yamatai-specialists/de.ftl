### Yamataï, Kapitel 4.

title = Kulturplättchen und Spezialisten
about = Kulturplättchen nehmen, Spezialisten anwerben und auf den Hafen achten.

tokens = Statt zu bauen, kannst du Kulturplättchen nehmen: für jedes Schiff dieses Zuges eines von einer Insel, an der es liegt. Deine beiden Schiffe liegen an den Inseln 13 und 18, und auf beiden liegt ein Fächer.
collect = Nimm den Fächer von Insel 13.
    .why = Für jedes Schiff dieses Zuges nimmst du ein Kulturplättchen von einer Insel, an der es liegt. Insel 13 ist dann leer – ein Bauplatz gleich neben deinem Gebäude.
    .wrong = Zwei Fächer sind ein Paar. Fang mit dem von Insel 13 an.
collect-pair = Nimm den Fächer von Insel 18.
    .why = Für zwei gleiche oder drei verschiedene Kulturplättchen kannst du einen Spezialisten anwerben.
    .wrong = Mit dem Fächer von Insel 18 hast du ein Paar. Nimm ihn.
specialists = Das sind die ausliegenden Spezialisten. Jeder bringt am Ende Punkte, und die meisten haben einen dauerhaften Effekt. Yasoma fehlt schon: Aki hat sie mit 2 Kranichen angeworben.
harbour = Am Ende deines Zuges passt nur ein Schiff in deinen Hafen. Schiffe, die nicht hineinpassen, stellst du für immer beiseite. Je 2 davon kosten dich am Ende 1 Punkt. Einer der Spezialisten hilft dagegen.
which-specialist = Du hast 2 Fächer und kannst jetzt einen Spezialisten anwerben. Zwei passen gut zu deiner Lage: Wirbst du Riu oder Kagutsuchi an?
riu = Riu bringt 4 Punkte, und in deinen Hafen passen drei Schiffe statt einem. So kannst du große Flotten nehmen und aufheben, was du nicht sofort brauchst.
kagutsuchi = Kagutsuchi bringt 3 Punkte und 1 zusätzliches Prestigeplättchen für jedes Standardgebäude, das du neben keinem deiner anderen Gebäude baust. Das passt, wenn du überall auf dem Spielplan bauen willst.
end = Du könntest die Kulturplättchen auch behalten: Nach jeder Runde kommen auf jeden ausliegenden Spezialisten 2 Münzen. Ein Effekt, der ab sofort wirkt, ist aber meist mehr wert, und Aki könnte dir den Wunschkandidaten wegnehmen. Und denk daran: Wo du ein Kulturplättchen nimmst, wird ein Bauplatz frei, für dich und für Aki.
