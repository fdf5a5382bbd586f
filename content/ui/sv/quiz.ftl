### Quizet.

quiz-count = Fråga { $number } av { $total }
quiz-right-count = { $count ->
    [one] 1 rätt
   *[other] { $count } rätt
}
quiz-wrong-count = { $count ->
    [one] 1 fel
   *[other] { $count } fel
}
# While missed questions are asked again: how many are left
quiz-again-count = { $count ->
    [one] 1 att göra om
   *[other] { $count } att göra om
}
# The list of eight threads, for screen readers
quiz-progress = Frågorna och hur det har gått
quiz-state-right = rätt
quiz-state-wrong = fel
quiz-state-todo = inte besvarad
quiz-check = Kontrollera svaret
quiz-choose-first = Välj ett alternativ först.
quiz-verdict-right = Rätt.
quiz-verdict-wrong = Fel. Rätt svar är { $letter }.
quiz-yours-right = Ditt val, rätt
quiz-yours = Ditt val
# In a result that somebody shares: before the option that was chosen
quiz-chosen = Valt svar
quiz-correct = Rätt svar
quiz-again = Svara igen
quiz-source = Källa
quiz-sources = Källor
quiz-guide = Guide
quiz-previous = Föregående
quiz-next = Nästa fråga
quiz-results = Se resultatet
quiz-all = Alla frågor
quiz-to-demo = Till demonstrationen
# Summary of the block with the answer when scripts are off
quiz-answer = Visa svaret
quiz-done = Du har besvarat alla { $total } frågor: { $right } rätt.
quiz-review = För varje fråga som du missade ser du vad du valde, vad som är rätt och varför. Rubriken leder tillbaka till frågan.
quiz-perfect = Alla rätt. I guiden finns mer att läsa.
quiz-restart = Börja om
quiz-restart-ask = Vill du radera alla dina svar i det här quizet och börja om?
quiz-restart-yes = Ja, börja om
quiz-restart-no = Behåll dem
# Shown when storing is not allowed or fails
quiz-unsaved = Webbläsaren låter inte den här sidan spara något, så dina svar finns bara kvar tills du stänger sidan.
quiz-full = Det finns ingen plats kvar i webbläsarens lagringsutrymme, så ditt senaste svar finns bara kvar tills du stänger sidan.
quiz-newer = En nyare version av webbplatsen har sparat dina framsteg. Ladda om sidan för att få den versionen. Så länge du inte gör det finns dina svar bara kvar tills du stänger sidan.
# $name lists the names of the records
quiz-damaged = En del av det som var sparat här gick inte att läsa. Det har lagts åt sidan under { $name }. Allt annat är som förut.
# $name lists parts of the address, such as “seed”
quiz-left-out = En del av länken gick inte att läsa och har utelämnats: { $name }.
quiz-figure = Figur
# In place of a figure that would give the answer away, before the answer
quiz-covered = Tänk ut svaret först: figuren visas när du har svarat.
# Button after the answer: plays the question’s scenario in the demo
quiz-see = Se hur det går till
# Button after the answer, on phones: scrolls to the figure
quiz-see-figure = Se figuren

## Links

# Copies a link to this question, its order of answers and the demo’s state
quiz-copy = Kopiera länk
quiz-copied = Länken är kopierad.
quiz-copy-failed = Webbläsaren tillät inte kopieringen. Här är länken:

## The list of keys

quiz-keys = Kortkommandon
quiz-keys-title = Kortkommandon i quizet
quiz-keys-choose = välj ett alternativ
quiz-keys-arrows = gå mellan alternativen
quiz-keys-enter = först kontrollera svaret, sedan gå vidare
quiz-keys-next = nästa fråga
quiz-keys-previous = föregående fråga
quiz-keys-help = den här listan
quiz-keys-single = Enstaka bokstäver och siffror fungerar som kortkommandon
quiz-keys-close = Stäng

## The result

# For screen readers, before “6 of 8”
quiz-score = Antal rätt:
# After the large number of right answers
quiz-of = av { $total }
quiz-so-far = Du har hittills besvarat { $count } av { $total } frågor.
quiz-time = Tid: { $minutes } min { $seconds } s
# $date is a day, such as 30 November 2026
quiz-result-date = Senaste svar: { $date }
quiz-shared = Någon har delat det här resultatet med dig. Dina egna svar är orörda.
quiz-shared-own = Gör quizet själv
quiz-retry = { $count ->
    [one] Gör om den du missade
   *[other] Gör om de { $count } du missade
}
quiz-question-by-question = Fråga för fråga
# Heading above links to sections of the guide; the numbers of the questions follow each
quiz-read-again = Värt att läsa igen
quiz-take = Ta med dig resultatet
quiz-copy-result = Kopiera länk till resultatet
quiz-json = Spara som JSON
quiz-csv = Spara som CSV
quiz-print = Skriv ut
# Shown when the result’s code does not arrive
quiz-results-failed = Resultatet gick inte att ladda. Kontrollera anslutningen och kom sedan tillbaka hit.
quiz-on-device = Dina svar sparas bara i den här webbläsaren.

## In a frame on another site

quiz-keep-why = Den här ramen sparar ingenting om du inte ber om det.
quiz-keep = Spara mina svar på den här enheten
