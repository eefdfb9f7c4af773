yam-label-bundle = Funadama: { $count } { yam-word-colour }-Schiffe für { yam-word-coins } verkaufen
yam-story-bundle = { $player }: verkauft { $count } { yam-word-colour }-Schiffe für { yam-word-coins } (Funadama).
yam-why-no-bundle = Du hast weniger als { $count } { yam-why-word-colour }-Schiffe: Wähle eine Farbe, von der du genug hast.
