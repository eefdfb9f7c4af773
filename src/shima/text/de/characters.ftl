### Die Charaktere: ihre Namen, wer sie sind und was sie sagen.

bot-name = { $bot ->
    [random] Zufall
    [greedy] Gierig
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
    [random] Macht irgendeinen erlaubten Zug.
    [greedy] Plant nur den eigenen Zug, nach Faustregeln.
    [level1] Ein Kind, das gerade erst die Regeln gelernt hat. Sammelt für sein Leben gern.
    [level2] Ein Fischer, der Zeit hat. Hält gern an Tempeln.
    [level3] Eine Malerin mit Blick für den schönen Zug.
    [level4] Ein Zimmermann, der spielt, wie er baut: solide und hoch hinaus.
    [level5] Eine Händlerin, die von allem den Preis kennt.
    [level6] Sammelt Seltenes und vergisst nie, welches Stück noch fehlt.
    [level7] Steuert nach den Sternen, plant weit voraus und ehrt jeden Schrein.
    [level8] Eine alte Meisterin mit siebzig Jahren Erfahrung.
   *[other] { $bot }
}
bot-choice = { $level } · { $name }
bot-strength = Spielstärke { $level } von { $levels }

## Mio.

line-level1-greeting = { $variant ->
    [1] Hallo, ich bin Mio. Oma hat mir gestern die Regeln erklärt.
   *[2] Hallo, ich bin’s, Mio. Meine Glücksmuschel ist auch dabei.
}
line-level1-good = { $variant ->
    [1] Guck mal. Hast du das gesehen?
   *[2] Meine Taschen werden langsam voll.
}
line-level1-praise = { $variant ->
    [1] Boah. Zeigst du mir, wie das geht?
   *[2] Das war schlau. Das will ich auch probieren.
}
line-level1-behind = { $variant ->
    [1] Ich lerne noch. Aber es macht Spaß.
   *[2] Ich bin bestimmt bald dran mit Glück.
}
line-level1-closing = Ist es gleich vorbei? Ich könnte ewig spielen.
line-level1-won = Gewonnen! Das muss ich gleich Oma erzählen!
line-level1-lost = { $variant ->
    [1] Du bist richtig gut. Spielst du noch mal mit mir?
   *[2] Nächstes Mal gucke ich genauer hin.
}
line-level1-shared = Wir haben beide gewonnen. Das ist am schönsten.
line-level1-farewell = Tschüss. Ich suche solange Muscheln.
line-level1-rematch = Ja, noch mal, noch mal.

## Gen.

line-level2-greeting = { $variant ->
    [1] Moin. Ich bin Gen. Die See ist ruhig, ich habe Zeit.
   *[2] Setz dich. Die Netze trocknen auch ohne mich.
}
line-level2-good = { $variant ->
    [1] Die Flut meint es gut mit mir.
   *[2] Ein schöner Fang.
}
line-level2-praise = { $variant ->
    [1] Gut gezogen. Das war ein schweres Netz.
   *[2] Stark. Du weißt, wo die Fische stehen.
}
line-level2-behind = { $variant ->
    [1] Bei mir ist Ebbe. Das Wasser kommt wieder.
   *[2] Mein Kahn ist heute langsam. Macht nichts.
}
line-level2-closing = Die Sonne steht tief. Ein letzter Zug noch.
line-level2-won = Volle Netze heute! Danke für die Partie.
line-level2-lost = { $variant ->
    [1] Du hast das Wasser besser gelesen als ich.
   *[2] Heute ist dein Tag. Die See gibt und nimmt.
}
line-level2-shared = Gleicher Fang für alle. So ist es gerecht.
line-level2-farewell = Komm gut heim. Ich bin am Steg.
line-level2-rematch = Gern. Die Flut passt.

## Sayo.

line-level3-greeting = { $variant ->
    [1] Ich bin Sayo. Was für ein schönes Licht heute.
   *[2] Fangen wir an. Jede Partie ist ein leeres Blatt.
}
line-level3-good = { $variant ->
    [1] Der Strich sitzt.
   *[2] Jetzt hat das Bild eine Mitte.
}
line-level3-praise = { $variant ->
    [1] Ein mutiger Strich. Der gefällt mir.
   *[2] Wunderschön. Daran würde ich nichts ändern.
}
line-level3-behind = { $variant ->
    [1] Noch ist es eine Skizze. Ich habe noch Farben.
   *[2] Bei mir ist es etwas grau. Das gibt Kontrast.
}
line-level3-closing = Es fehlen nur noch ein paar Striche.
line-level3-won = Was für ein Bild! Das hänge ich mir auf.
line-level3-lost = { $variant ->
    [1] Dein Bild war stärker. Es war mir eine Freude.
   *[2] Heute habe ich von dir eine neue Farbe gelernt.
}
line-level3-shared = Zwei Namen unter einem Bild. Wie schön.
line-level3-farewell = Wir lassen es unvollendet. Auch das hat seinen Reiz.
line-level3-rematch = Ein neues Blatt. Mit Vergnügen.

## Daichi.

line-level4-greeting = { $variant ->
    [1] Daichi, Zimmermann. Zweimal messen, einmal ziehen.
   *[2] Gutes Holz auf dem Tisch. Lass uns etwas bauen.
}
line-level4-good = { $variant ->
    [1] Die Verbindung hält.
   *[2] Solide. Darauf lässt sich bauen.
}
line-level4-praise = { $variant ->
    [1] Saubere Arbeit. Alle Achtung.
   *[2] Das steht gerade. Gut gebaut.
}
line-level4-behind = { $variant ->
    [1] Meine Balken liegen noch am Boden. Das wird schon.
   *[2] Du bist ein Stockwerk höher. Ich habe lange Leitern.
}
line-level4-closing = Zeit für das Dach.
line-level4-won = Es steht! Danke, das war ehrliche Arbeit.
line-level4-lost = { $variant ->
    [1] Dein Haus ist höher. Verdient.
   *[2] Gutes Handwerk schlägt gute Pläne. Stark gespielt.
}
line-level4-shared = Zwei Dächer, eine Höhe. Eine schöne Straße.
line-level4-farewell = Das Werkzeug bleibt liegen. Komm jederzeit wieder.
line-level4-rematch = Das Fundament steht. Bauen wir.

## Rin.

line-level5-greeting = { $variant ->
    [1] Rin, sehr erfreut. Kommen wir ins Geschäft?
   *[2] Willkommen. Die Waage steht auf null.
}
line-level5-good = { $variant ->
    [1] Ein ehrlicher Gewinn.
   *[2] Das reicht für die ganze Woche.
}
line-level5-praise = { $variant ->
    [1] Ein Schnäppchen. Das hätte ich gern zuerst gesehen.
   *[2] Du handelst gut. Mein Kompliment.
}
line-level5-behind = { $variant ->
    [1] Die Preise fallen, die Preise steigen.
   *[2] Ich investiere. Der Gewinn kommt später.
}
line-level5-closing = Der Markt schließt bald. Letzte Angebote.
line-level5-won = Die Bücher sind zu, und sie sehen gut aus! Danke.
line-level5-lost = { $variant ->
    [1] Jede Münze davon hast du dir verdient.
   *[2] Verlust in den Büchern, Gewinn an Gesellschaft.
}
line-level5-shared = Halbe-halbe. Der beste aller Verträge.
line-level5-farewell = Dein Konto bleibt offen. Bis zum nächsten Mal.
line-level5-rematch = Zu den gleichen Bedingungen? Abgemacht.

## Kaede.

line-level6-greeting = { $variant ->
    [1] Ich bin Kaede. Ich sammle Seltenes und gute Partien.
   *[2] Wie schön. Im Regal ist noch Platz für eine Partie.
}
line-level6-good = { $variant ->
    [1] Das bekommt einen Ehrenplatz.
   *[2] Die Sammlung ist fast komplett.
}
line-level6-praise = { $variant ->
    [1] Ein seltener Fund. Ich bin ein wenig neidisch.
   *[2] Prächtig. Das gehört in eine Vitrine.
}
line-level6-behind = { $variant ->
    [1] Manches Stück sucht man jahrelang. Ich kann warten.
   *[2] Lücken im Regal. Ich weiß, was mir fehlt.
}
line-level6-closing = Bald zählen wir, was wir haben.
line-level6-won = Die Sammlung ist komplett! Was für ein schöner Tag.
line-level6-lost = { $variant ->
    [1] Deine Sammlung ist die schönere. Gut gemacht.
   *[2] Diese Partie behalte ich. Sie war etwas Seltenes.
}
line-level6-shared = Zwei gleiche Stücke. Das ist sehr selten.
line-level6-farewell = Ich halte den Tisch für dich staubfrei.
line-level6-rematch = Noch eine für die Sammlung. Mit Vergnügen.

## Nagisa.

line-level7-greeting = { $variant ->
    [1] Nagisa. Die Sterne haben mich hergeführt.
   *[2] Guter Wind und gute Gesellschaft.
}
line-level7-good = { $variant ->
    [1] Auf Kurs.
   *[2] Die Strömung trägt mich.
}
line-level7-praise = { $variant ->
    [1] Du hast die Durchfahrt gefunden. Gut gesteuert.
   *[2] Gut gesehen. Ich wäre vorbeigesegelt.
}
line-level7-behind = { $variant ->
    [1] Ich kreuze. Der Umweg kann schneller sein.
   *[2] Noch hast du den Wind. Er wird drehen.
}
line-level7-closing = Land in Sicht. Die letzten Meilen.
line-level7-won = Sicher im Hafen! Es war eine schöne Fahrt.
line-level7-lost = { $variant ->
    [1] Du liest die Sterne besser. Alle Achtung.
   *[2] Du warst zuerst im Hafen. Ich studiere die Karten.
}
line-level7-shared = Seite an Seite in den Hafen. Gut gesegelt.
line-level7-farewell = Guten Wind. Ich lasse ein Licht brennen.
line-level7-rematch = Der Anker ist gelichtet. Segeln wir.

## Ume.

line-level8-greeting = { $variant ->
    [1] Ich heiße Ume. Der Tee ist heiß. Bitte, fang an.
   *[2] Ich spiele seit siebzig Jahren. Neugierig bin ich noch.
}
line-level8-good = { $variant ->
    [1] Geduld trägt Früchte.
   *[2] Ein kleiner Stein am richtigen Ort.
}
line-level8-praise = { $variant ->
    [1] Das habe ich nicht kommen sehen. Wunderbar.
   *[2] Sehr gut. Du bringst einer alten Frau etwas bei.
}
line-level8-behind = { $variant ->
    [1] Jetzt wird es spannend.
   *[2] Du spielst gut. Ich muss genauer nachdenken.
}
line-level8-closing = Am Abend zeigt eine Partie ihre Gestalt.
line-level8-won = Danke! Du hast es mir nicht leicht gemacht.
line-level8-lost = { $variant ->
    [1] Heute hast du mich übertroffen. Das freut mich.
   *[2] Eine schöne Partie. Nun habe ich etwas zum Nachdenken.
}
line-level8-shared = Keiner über dem anderen. Wie passend.
line-level8-farewell = Der Tee bleibt warm. Komm wieder.
line-level8-rematch = Natürlich. In der Kanne ist noch Tee.
