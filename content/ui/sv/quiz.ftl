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
# Listan med åtta trådar, för skärmläsare
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
# Rubrik på rutan med svaret när skript är avstängda
quiz-answer = Visa svaret
quiz-done = Du har besvarat alla { $total } frågor: { $right } rätt.
quiz-review = Gå igenom frågorna du missade: varje rad leder till frågan och dess förklaringar.
quiz-perfect = Alla rätt. I guiden finns mer att läsa.
quiz-restart = Börja om
quiz-restart-ask = Vill du radera alla dina svar på quizet och börja om?
quiz-restart-yes = Ja, börja om
quiz-restart-no = Behåll dem
quiz-keys = Tangenter: 1–4 eller A–D väljer, Enter kontrollerar, N och P går framåt och bakåt.
quiz-unsaved = Webbläsaren låter inte den här sidan spara något, så dina svar finns bara kvar tills du stänger den.
quiz-damaged = Det som var sparat här gick inte att läsa. Det har lagts åt sidan under namnet { $key }, och quizet börjar om.
quiz-blocked = Det som var sparat här gick inte att läsa, och det finns inte plats att lägga det åt sidan. Det ligger kvar som det är under namnet { $key }. Dina svar finns bara kvar tills du stänger sidan.
quiz-figure = Figur
