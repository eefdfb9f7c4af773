### Die Charaktere: ihre Namen und was sie sagen. Höchstens 70 Zeichen, freundlich, nie spöttisch.

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

## Die Partie beginnt.

line-greeting = { $bot ->
    [level1] { $variant ->
        [1] Hallo, ich bin Mio. Oma hat mir gestern die Regeln erklärt.
       *[2] Hallo, ich bin’s, Mio. Meine Glücksmuschel ist auch dabei.
    }
    [level2] { $variant ->
        [1] Moin. Ich bin Gen. Die See ist ruhig, ich habe Zeit.
       *[2] Setz dich. Die Netze trocknen auch ohne mich.
    }
    [level3] { $variant ->
        [1] Ich bin Sayo. Was für ein schönes Licht heute.
       *[2] Fangen wir an. Jede Partie ist ein leeres Blatt.
    }
    [level4] { $variant ->
        [1] Daichi, Zimmermann. Zweimal messen, einmal ziehen.
       *[2] Gutes Holz auf dem Tisch. Lass uns etwas bauen.
    }
    [level5] { $variant ->
        [1] Rin, sehr erfreut. Kommen wir ins Geschäft?
       *[2] Willkommen. Die Waage steht auf null.
    }
    [level6] { $variant ->
        [1] Ich bin Kaede. Ich sammle Seltenes und gute Partien.
       *[2] Wie schön. Im Regal ist noch Platz für eine Partie.
    }
    [level7] { $variant ->
        [1] Nagisa. Die Sterne haben mich hergeführt.
       *[2] Guter Wind und gute Gesellschaft.
    }
   *[level8] { $variant ->
        [1] Ich heiße Ume. Der Tee ist heiß. Bitte, fang an.
       *[2] Ich spiele seit siebzig Jahren. Neugierig bin ich noch.
    }
}

## Dem Charakter ist ein guter Zug gelungen.

line-good = { $bot ->
    [level1] { $variant ->
        [1] Guck mal. Hast du das gesehen?
       *[2] Meine Taschen werden langsam voll.
    }
    [level2] { $variant ->
        [1] Die Flut meint es gut mit mir.
       *[2] Ein schöner Fang.
    }
    [level3] { $variant ->
        [1] Der Strich sitzt.
       *[2] Jetzt hat das Bild eine Mitte.
    }
    [level4] { $variant ->
        [1] Die Verbindung hält.
       *[2] Solide. Darauf lässt sich bauen.
    }
    [level5] { $variant ->
        [1] Ein ehrlicher Gewinn.
       *[2] Das reicht für die ganze Woche.
    }
    [level6] { $variant ->
        [1] Das bekommt einen Ehrenplatz.
       *[2] Die Sammlung ist fast komplett.
    }
    [level7] { $variant ->
        [1] Auf Kurs.
       *[2] Die Strömung trägt mich.
    }
   *[level8] { $variant ->
        [1] Geduld trägt Früchte.
       *[2] Ein kleiner Stein am richtigen Ort.
    }
}

## Einem anderen ist ein guter Zug gelungen.

line-praise = { $bot ->
    [level1] { $variant ->
        [1] Boah. Zeigst du mir, wie das geht?
       *[2] Das war schlau. Das will ich auch probieren.
    }
    [level2] { $variant ->
        [1] Gut gezogen. Das war ein schweres Netz.
       *[2] Stark. Du weißt, wo die Fische stehen.
    }
    [level3] { $variant ->
        [1] Ein mutiger Strich. Der gefällt mir.
       *[2] Wunderschön. Daran würde ich nichts ändern.
    }
    [level4] { $variant ->
        [1] Saubere Arbeit. Alle Achtung.
       *[2] Das steht gerade. Gut gebaut.
    }
    [level5] { $variant ->
        [1] Ein Schnäppchen. Das hätte ich gern zuerst gesehen.
       *[2] Du handelst gut. Mein Kompliment.
    }
    [level6] { $variant ->
        [1] Ein seltener Fund. Ich bin ein wenig neidisch.
       *[2] Prächtig. Das gehört in eine Vitrine.
    }
    [level7] { $variant ->
        [1] Du hast die Durchfahrt gefunden. Gut gesteuert.
       *[2] Gut gesehen. Ich wäre vorbeigesegelt.
    }
   *[level8] { $variant ->
        [1] Das habe ich nicht kommen sehen. Wunderbar.
       *[2] Sehr gut. Du bringst einer alten Frau etwas bei.
    }
}

## Der Charakter liegt weit zurück.

line-behind = { $bot ->
    [level1] { $variant ->
        [1] Ich lerne noch. Aber es macht Spaß.
       *[2] Ich bin bestimmt bald dran mit Glück.
    }
    [level2] { $variant ->
        [1] Bei mir ist Ebbe. Das Wasser kommt wieder.
       *[2] Mein Kahn ist heute langsam. Macht nichts.
    }
    [level3] { $variant ->
        [1] Noch ist es eine Skizze. Ich habe noch Farben.
       *[2] Bei mir ist es etwas grau. Das gibt Kontrast.
    }
    [level4] { $variant ->
        [1] Meine Balken liegen noch am Boden. Das wird schon.
       *[2] Du bist ein Stockwerk höher. Ich habe lange Leitern.
    }
    [level5] { $variant ->
        [1] Die Preise fallen, die Preise steigen.
       *[2] Ich investiere. Der Gewinn kommt später.
    }
    [level6] { $variant ->
        [1] Manches Stück sucht man jahrelang. Ich kann warten.
       *[2] Lücken im Regal. Ich weiß, was mir fehlt.
    }
    [level7] { $variant ->
        [1] Ich kreuze. Der Umweg kann schneller sein.
       *[2] Noch hast du den Wind. Er wird drehen.
    }
   *[level8] { $variant ->
        [1] Jetzt wird es spannend.
       *[2] Du spielst gut. Ich muss genauer nachdenken.
    }
}

## Das Spielende ist nah.

line-closing = { $bot ->
    [level1] Ist es gleich vorbei? Ich könnte ewig spielen.
    [level2] Die Sonne steht tief. Ein letzter Zug noch.
    [level3] Es fehlen nur noch ein paar Striche.
    [level4] Zeit für das Dach.
    [level5] Der Markt schließt bald. Letzte Angebote.
    [level6] Bald zählen wir, was wir haben.
    [level7] Land in Sicht. Die letzten Meilen.
   *[level8] Am Abend zeigt eine Partie ihre Gestalt.
}

## Der Charakter hat gewonnen.

line-won = { $bot ->
    [level1] Gewonnen! Das muss ich gleich Oma erzählen!
    [level2] Volle Netze heute! Danke für die Partie.
    [level3] Was für ein Bild! Das hänge ich mir auf.
    [level4] Es steht! Danke, das war ehrliche Arbeit.
    [level5] Die Bücher sind zu, und sie sehen gut aus! Danke.
    [level6] Die Sammlung ist komplett! Was für ein schöner Tag.
    [level7] Sicher im Hafen! Es war eine schöne Fahrt.
   *[level8] Danke! Du hast es mir nicht leicht gemacht.
}

## Der Charakter hat verloren.

line-lost = { $bot ->
    [level1] { $variant ->
        [1] Du bist richtig gut. Spielst du noch mal mit mir?
       *[2] Nächstes Mal gucke ich genauer hin.
    }
    [level2] { $variant ->
        [1] Du hast das Wasser besser gelesen als ich.
       *[2] Heute ist dein Tag. Die See gibt und nimmt.
    }
    [level3] { $variant ->
        [1] Dein Bild war stärker. Es war mir eine Freude.
       *[2] Heute habe ich von dir eine neue Farbe gelernt.
    }
    [level4] { $variant ->
        [1] Dein Haus ist höher. Verdient.
       *[2] Gutes Handwerk schlägt gute Pläne. Stark gespielt.
    }
    [level5] { $variant ->
        [1] Jede Münze davon hast du dir verdient.
       *[2] Verlust in den Büchern, Gewinn an Gesellschaft.
    }
    [level6] { $variant ->
        [1] Deine Sammlung ist die schönere. Gut gemacht.
       *[2] Diese Partie behalte ich. Sie war etwas Seltenes.
    }
    [level7] { $variant ->
        [1] Du liest die Sterne besser. Alle Achtung.
       *[2] Du warst zuerst im Hafen. Ich studiere die Karten.
    }
   *[level8] { $variant ->
        [1] Heute hast du mich übertroffen. Das freut mich.
       *[2] Eine schöne Partie. Nun habe ich etwas zum Nachdenken.
    }
}

## Der Charakter teilt sich den Sieg.

line-shared = { $bot ->
    [level1] Wir haben beide gewonnen. Das ist am schönsten.
    [level2] Gleicher Fang für alle. So ist es gerecht.
    [level3] Zwei Namen unter einem Bild. Wie schön.
    [level4] Zwei Dächer, eine Höhe. Eine schöne Straße.
    [level5] Halbe-halbe. Der beste aller Verträge.
    [level6] Zwei gleiche Stücke. Das ist sehr selten.
    [level7] Seite an Seite in den Hafen. Gut gesegelt.
   *[level8] Keiner über dem anderen. Wie passend.
}

## Die Partie ist vorzeitig zu Ende.

line-farewell = { $bot ->
    [level1] Tschüss. Ich suche solange Muscheln.
    [level2] Komm gut heim. Ich bin am Steg.
    [level3] Wir lassen es unvollendet. Auch das hat seinen Reiz.
    [level4] Das Werkzeug bleibt liegen. Komm jederzeit wieder.
    [level5] Dein Konto bleibt offen. Bis zum nächsten Mal.
    [level6] Ich halte den Tisch für dich staubfrei.
    [level7] Guten Wind. Ich lasse ein Licht brennen.
   *[level8] Der Tee bleibt warm. Komm wieder.
}

## Jemand wünscht sich eine Revanche.

line-rematch = { $bot ->
    [level1] Ja, noch mal, noch mal.
    [level2] Gern. Die Flut passt.
    [level3] Ein neues Blatt. Mit Vergnügen.
    [level4] Das Fundament steht. Bauen wir.
    [level5] Zu den gleichen Bedingungen? Abgemacht.
    [level6] Noch eine für die Sammlung. Mit Vergnügen.
    [level7] Der Anker ist gelichtet. Segeln wir.
   *[level8] Natürlich. In der Kanne ist noch Tee.
}
