### Vägen genom ett ämne: guide, quiz, nästa ämne. På startsidan och längst ner i varje guide och quiz.

# Listans namn för skärmläsare, och dess rubrik längst ner på sidan
path-title = Vägen genom ämnet
path-guide = Guide
path-quiz = Quiz
# Om det steg där läsaren är
path-here = Du är här
path-next = Nästa ämne
# Efter det sista ämnet leder vägen tillbaka till det första
path-first = Tillbaka till det första ämnet
