### Was jede Seite im Browser sagt.

client-guest = Gast
client-rule = Regel { $rule }
client-skip = Zum Inhalt
client-close = Schließen
client-unreachable = Der Server antwortet nicht. Ist dieses Gerät online?
client-failed = Das hat der Server nicht geschafft (Status { $status }).
client-wrong = Etwas ist schiefgegangen. Bitte lade die Seite neu.
client-page-failed = Diese Seite ließ sich nicht laden. Bitte versuche es noch einmal.
