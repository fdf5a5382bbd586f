### Sidan om hur det går: vad som bör repeteras, hur varje ämne står sig och svaren som fil.

progress-title = Dina framsteg
progress-nav = Framsteg
progress-lede = Vad det är dags att repetera, vad du troligen fortfarande minns och vad du har besvarat hittills. Allt räknas ut utifrån svaren på den här enheten.
progress-description = Vilka frågor det är dags att repetera, hur mycket av varje ämne du troligen fortfarande minns och dina svar som fil. Allt räknas ut i webbläsaren.
progress-noscript = Dina svar är sparade i webbläsaren, och bara ett skript kan läsa dem där. Skript är avstängda, så den här sidan kan inte visa hur det går för dig. Quizen går att läsa ändå:
progress-failed = Den interaktiva delen av sidan gick inte att ladda. Dina svar finns kvar på den här enheten. Ladda om sidan om du vill försöka igen. Quizen går att läsa under tiden:
progress-load-failed = Den del av sidan som läser dina svar gick inte att ladda.
progress-retry = Försök igen

progress-empty-title = Inget besvarat ännu
progress-empty-text = När du har besvarat en fråga i ett quiz visar den här sidan hur det går för dig och när det är dags att repetera frågan.
progress-empty-link = Välj ett ämne

progress-due = Dags att repetera
progress-due-count = { $count ->
    [one] Du har 1 fråga att repetera.
   *[other] Du har { $count } frågor att repetera.
}
progress-due-how = Det är dags att repetera en fråga när sannolikheten att du fortfarande minns svaret har sjunkit till ungefär 90 procent. Svarar du på frågan igen just då fastnar svaret bäst.
progress-due-none = I dag finns inget att repetera. Nästa repetition är den { $date }.
progress-due-start = Repetera
progress-due-since = sedan den { $date }
progress-last = Senaste svar: { $date }

progress-topics = Ämne för ämne
progress-recall = minns du fortfarande
progress-percent = { $number } %
progress-recall-how = Procenttalet är ett medelvärde över ämnets alla frågor: sannolikheten att du skulle svara rätt just nu, så som minnesmodellen FSRS räknar ut den utifrån alla svar du har gett. Strax efter ett rätt svar ligger talet nära 100. Sedan sjunker det dag för dag, långsammare för varje gång du har svarat rätt. En fråga som du inte har besvarat, eller missade senast, räknas som 0.
progress-right = { $count } rätt
progress-wrong = { $count } fel
progress-open = { $count } kvar
progress-next = Nästa repetition: { $date }
progress-next-due = { $count } att repetera nu
progress-next-none = Ingen repetition planerad ännu
progress-threads = Frågorna och hur det har gått
progress-thread = Fråga { $number }: { $state }
progress-state-right = rätt
progress-state-wrong = fel
progress-state-todo = inte besvarad

progress-keep = Dina svar som fil
progress-keep-text = Allt stannar i den här webbläsaren på den här enheten. Med en fil kan du spara en kopia eller ta med dig allt till en annan enhet.
progress-export = Spara som fil
progress-import = Läs in en fil
progress-import-text = Svaren i filen läggs till dem som finns här. Finns det två svar på samma fråga gäller det nyare.
progress-erase = Radera allt
progress-erase-ask = Vill du radera alla svar och allt annat som webbplatsen har sparat i den här webbläsaren? Det går inte att ångra.
progress-erase-yes = Ja, radera allt
progress-erase-no = Nej, behåll allt
progress-exported = Sparat som { $file }.
progress-imported = { $count ->
    [0] Filen är inläst. Allt i den fanns redan här.
    [one] Filen är inläst: 1 svar var nytt.
   *[other] Filen är inläst: { $count } svar var nya.
}
progress-erased = Allt är raderat.

progress-wrong-unread = Filen gick inte att läsa. Inget har ändrats.
progress-wrong-json = Filen är inte JSON och har alltså inte sparats från den här sidan. Inget har ändrats.
progress-wrong-format = På platsen { $place } ska det stå ”{ $expected }”. Inget har ändrats.
progress-wrong-object = På platsen { $place } ska det stå ett objekt med fält. Inget har ändrats.
progress-wrong-list = På platsen { $place } ska det stå en lista. Inget har ändrats.
progress-wrong-text = På platsen { $place } ska det stå en text som inte är tom. Inget har ändrats.
progress-wrong-count = På platsen { $place } ska det stå ett heltal från 0 och uppåt. Inget har ändrats.
progress-wrong-time = På platsen { $place } ska det stå en tidpunkt: antalet millisekunder sedan 1970, som ett tal. Inget har ändrats.
progress-wrong-date = På platsen { $place } ska det stå datum och tid, till exempel { $example }. Inget har ändrats.
progress-wrong-truth = På platsen { $place } ska det stå true eller false. Inget har ändrats.
progress-wrong-newer = Filen har formatversion { $version } och är sparad av en nyare version av webbplatsen. Den här sidan känner till versioner till och med { $known }. Inget har ändrats.

progress-trouble-damaged = En del av det som är sparat gick inte att läsa: { $names }. Det har lagts åt sidan som det var, och resten visas.
progress-trouble-full = Det finns ingen plats kvar i webbläsarens lagringsutrymme. Inget har ändrats. Spara dina svar som fil innan du frigör plats.
progress-trouble-forbidden = Webbläsaren låter inte den här sidan spara något, så det finns inga svar att visa. Så är det ofta i ett privat fönster.
progress-trouble-newer = Det som är sparat här skrevs av en nyare version av webbplatsen och lämnas som det är. Stäng andra flikar där webbplatsen är öppen och ladda om sidan.
progress-trouble-failed = Webbläsarens lagring fungerade inte som den skulle. Inget har ändrats.
progress-aside = Det här gick inte att läsa och har därför lagts åt sidan. Det följer med när du sparar som fil:
