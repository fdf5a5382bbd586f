### Startsidan.

home-title = Se vart ditt GPU-minne tar vägen
home-lede = Korta quiz med figurer och levande demonstrationer: en demonstration tar verkligt minne på din egen GPU och visar vad som händer med det.
# Följer på produktens namn, som är märkt som swahili
home-name = betyder minne på swahili.
home-description = Lär dig hur GPU-minnet fungerar på riktigt: quiz med en WebGPU-demonstration som allokerar, fragmenterar och kompakterar minne på din egen enhet.
home-start = Börja quizet
home-read = Läs guiden först
home-languages = Välj språk
home-topics = Ämnen
home-topics-lede = Varje ämne har sin egen bård och sitt eget ordspråk. Läs guiden, gör quizet och fortsätt till nästa.
home-trust = Vad en demonstration gör på din dator
home-trust-asks = Den begär bara lite
home-trust-asks-text = Heapen tar 64 MiB, om du inte drar upp reglaget, och ligger i en enda verklig WebGPU-buffert. Ytterligare 12 MiB går åt för att flytta block och läsa tillbaka dem. Utan WebGPU räknas samma steg ut på processorn, och då talar sidan om det.
home-trust-checks = Den kontrollerar sig själv
home-trust-checks-text = Varje block fylls med ett mönster som visar vilket block det är. Innehållet läses tillbaka och jämförs med det som modellen väntar sig, och panelen visar hur många block som stämmer.
home-trust-cleans = Den städar efter sig
home-trust-cleans-text = Bufferten tas bort när du lämnar frågan. Dina svar stannar i webbläsaren.
# På sidan / där man väljer språk
home-choose-title = Kumbukumbu: välj språk
home-choose-lede = Här lär du dig förstå GPU-minne: quiz vid sidan av demonstrationer som körs på riktigt.
home-choose-suggested = Förslag till dig
# Bilden högst upp, för den som inte kan se den
home-cloth-alt = Ett kangatyg. Bården är en fläta, och mittfältet är en GPU-heap mitt i arbetet, med levande block, frigjorda block och luckor. På tyget står det: umoja ni nguvu, enighet ger styrka.
