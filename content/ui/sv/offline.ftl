### Utan anslutning, och när en ny version har kommit.

offline-title = Du är offline
offline-text = Den här sidan har inte öppnats på enheten ännu och går därför inte att visa utan anslutning.
offline-retry = Försök igen
offline-here = På din enhet
offline-others = På andra språk
offline-home = Startsidan
offline-ready = En ny version är klar att användas. Dina svar finns kvar.
offline-take = Ladda den nu
offline-later = Senare
offline-kept = Alla sidor på svenska finns nu på din enhet och fungerar utan anslutning.
