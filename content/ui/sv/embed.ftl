### Quiz och demonstrationer på andras sidor.

embed-quiz = Bädda in det här quizet
embed-demo = Bädda in den här demonstrationen
embed-text = Klistra in raderna på en egen sida. Ramen blir så hög som innehållet kräver, och inget sparas på läsarens enhet utan att läsaren ber om det.
embed-copy = Kopiera raderna
embed-copied = Kopierat.
embed-selected = Webbläsaren tillåter inte kopiering här. Raderna är markerade: kopiera dem med tangentbordet.
embed-demo-title = Levande demonstration
embed-guide = Läs guiden
embed-whole = Öppna hela sidan
embed-window = (öppnas i en ny flik)
