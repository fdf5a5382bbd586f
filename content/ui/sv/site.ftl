### Ramen kring varje sida.

# Länk högst upp som bara syns när man använder tangentbordet
site-skip = Hoppa till innehållet
# Huvudmenyns namn för skärmläsare
site-nav = Huvudmeny
site-nav-open = Meny
site-glossary = Ordlista
# Grupp med tre knappar
site-theme = Tema
site-theme-auto = Som systemet
site-theme-light = Ljust
site-theme-dark = Mörkt
# Språkmenyns namn; $name är sidans språk, på det språket
site-language = Språk: { $name }
site-suggest = Den här sidan finns också på svenska.
site-stay = Stanna på den här sidan
site-footer = Kumbukumbu är fri programvara. Demonstrationerna körs i din webbläsare, och inget skickas vidare.
# Länk i sidfoten till sidan om hur långt översättningen har kommit
site-coverage = Om översättningen
# Vid en källa: vilka avsnitt eller svar den belägger; namnen följer
site-supports = Belägg för:
# Ett quiz eller ett ämne som inte är färdigt
site-preview = Förhandsvisning
site-preview-why = En del frågor har än så länge bara en figur och får en egen demonstration senare.
site-preview-none = De här frågorna har än så länge figurer; var och en får en egen demonstration senare.
site-questions = { $count ->
    [one] 1 fråga
   *[other] { $count } frågor
}
site-minutes = { $count ->
    [one] ungefär 1 minut
   *[other] ungefär { $count } minuter
}
site-level-1 = Grundläggande
site-level-2 = Medelsvår
site-level-3 = Svår
# Rubriken på en sida som inte finns
site-lost-title = Sidan finns inte här
site-lost-text = Adressen kan vara felskriven, eller så har sidan flyttats. Dina svar finns kvar på den här enheten.
site-lost-home = Till startsidan
# Visas i stället för sidans interaktiva delar när skript är avstängda
site-noscript = Skript är avstängda, så demonstrationen körs inte. Alla frågor går ändå att läsa här, med svar.
# Visas när skriptet eller WebAssembly-koden inte gick att ladda
site-failed = Den interaktiva delen av sidan gick inte att ladda. Alla frågor går att läsa här, med svar. Ladda om sidan om du vill försöka igen.
