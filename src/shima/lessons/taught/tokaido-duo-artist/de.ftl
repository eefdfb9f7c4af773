### Tokaido Duo, Kapitel 3.

title = Der Künstler
about = In Gesellschaft malen und jedes Gemälde in der richtigen Landschaft verschenken.

regions = Dein Künstler zieht durch die Gebiete, das Land zwischen den Orten. Jedes zeigt eine Landschaft: Berg, Wasserfall, Bambus oder Mond. Akis Händler hat Waren geholt, und dir bleibt der Würfel des Künstlers.
artist-walk = Schicke deinen Künstler in Gebiet 3, zum Bambus.
    .why = Jeder Schritt kreuzt einen Handelsweg, eine der Linien zwischen den Orten. In Gebiet 3 hat er Gesellschaft: deinen Pilger an der Küste und deinen Händler in M4.
    .wrong = In Gebiet 5 hat dein Künstler nur den Händler zur Gesellschaft, in Gebiet 3 auch deinen Pilger. Geh dorthin.
paint = Male und decke 2 Gemälde auf.
    .why = Der Künstler deckt für jede andere Figur im Gebiet oder an seinem Rand ein Gemälde auf, für deine und für Akis. Punkte bringen Gemälde erst, wenn du sie verschenkst.
    .wrong = Hier kannst du nur malen. Sieh nach, was du aufdeckst.
waterfall-walk = Dein erstes Gemälde zeigt einen Wasserfall. Wähle den Würfel des Künstlers und geh in Gebiet 2, ein Wasserfallgebiet.
    .why = Ein Gemälde verschenkst du in einem Gebiet mit derselben Landschaft. Du darfst nur dein erstes Gemälde verschenken. Es zeigt dir, wohin du als Nächstes gehst.
    .wrong = Dein erstes Gemälde passt nur in ein Wasserfallgebiet wie Gebiet 2. Geh mit dem Künstler dorthin.
give = Verschenke das Gemälde.
    .why = Das bringt 2 Punkte für Kultur. Nach jeder Bewegung kann der Künstler malen oder verschenken. Je mehr du schon verschenkt hast, desto mehr bringen die nächsten Gemälde.
    .wrong = Verschenken bringt jetzt Punkte. Verschenke das Gemälde.
where-paint = Dein nächstes Gemälde zeigt einen Berg. Du beginnst, und der Würfel des Künstlers zeigt eine 3. In welches Gebiet schickst du ihn?
company = In Gebiet 8 oder an seinem Rand stehen Akis Pilger und Akis Künstler. Du kannst 2 weitere Gemälde aufdecken. Punkte bringen sie noch nicht, aber du hast später immer eines zum Verschenken.
gift = Gebiet 6 zeigt einen Berg. Du kannst das Gemälde verschenken, und deine Kultur steigt von 2 auf 4. Andere Figuren stehen dort nicht, malen kannst du also nicht.
both = Auch Gebiet 1 zeigt einen Berg, und an seinem Rand stehen zwei von Akis Figuren. Du hast die Wahl: das Gemälde für 2 Punkte verschenken oder 2 weitere aufdecken.
end = Male, wo Gesellschaft ist, und verschenke, wo die Landschaft passt. Plane zwei Züge voraus: Schon beim Malen suchst du das Gebiet für dein erstes Gemälde.
