### Sidan om hur det går: vad som bör repeteras, hur varje ämne står sig och svaren som fil.

progress-title = Dina framsteg
progress-nav = Framsteg
progress-lede = Vad som är dags att repetera, vad du troligen minns och vad du har svarat hittills. Allt räknas ut från svaren på den här enheten.
progress-description = Vilka frågor det är dags att repetera, hur mycket av varje ämne du troligen minns och dina svar som fil. Allt räknas ut i webbläsaren.
progress-noscript = Dina svar är sparade i webbläsaren, och bara ett skript kan läsa dem där. JavaScript är avstängt, så den här sidan kan inte visa hur det går för dig. Quizen går att läsa ändå:
progress-failed = Den levande delen av sidan gick inte att ladda. Dina svar finns kvar på den här enheten. Ladda om sidan om du vill försöka igen. Quizen går att läsa under tiden:
progress-load-failed = Den del av sidan som läser dina svar kom inte fram.
progress-retry = Försök igen

progress-empty-title = Inget besvarat än
progress-empty-text = När du har besvarat en fråga i ett quiz visar den här sidan hur det går och när det är dags att repetera den.
progress-empty-link = Välj ett ämne

progress-due = Dags att repetera
progress-due-count = { $count ->
    [one] 1 fråga väntar på dig.
   *[other] { $count } frågor väntar på dig.
}
progress-due-how = Det är dags att repetera en fråga när chansen att du minns svaret har sjunkit till ungefär 90 procent. Då fastnar det bäst om du svarar på den igen.
progress-due-none = I dag finns inget att repetera. Nästa gång är den { $date }.
progress-due-start = Repetera
progress-due-since = sedan { $date }
progress-last = Senaste svaret: { $date }

progress-topics = Ämne för ämne
progress-recall = finns kvar i minnet
progress-percent = { $number } %
progress-recall-how = Procenttalet är medelvärdet, över ämnets alla frågor, av sannolikheten att du skulle svara rätt just nu. Den räknas ut av minnesmodellen FSRS från alla svar du har gett. Strax efter ett svar, när du har läst förklaringarna, ligger den nära 100. Sedan sjunker den dag för dag: snabbare efter ett felaktigt svar, långsammare för varje gång du har svarat rätt. En fråga som du inte har besvarat räknas som 0.
progress-right = { $count } rätt
progress-wrong = { $count } fel
progress-open = { $count } kvar
progress-next = Nästa repetition: { $date }
progress-next-due = { $count } att repetera nu
progress-next-none = Ingen repetition inplanerad än
progress-threads = Frågorna och hur det har gått
progress-thread = Fråga { $number }: { $state }
progress-state-right = rätt
progress-state-wrong = fel
progress-state-todo = inte besvarad

progress-keep = Dina svar som fil
progress-keep-text = Allt stannar i den här webbläsaren på den här enheten. Med en fil kan du ha en kopia eller ta med dig svaren till en annan enhet.
progress-export = Spara som fil
progress-import = Läs in en fil
progress-import-text = Svaren i filen läggs till dem som finns här. Har en fråga två svar gäller det nyaste.
progress-erase = Radera allt
progress-erase-ask = Vill du radera alla svar och allt annat som sidan har sparat i den här webbläsaren? Det går inte att ångra.
progress-erase-yes = Ja, radera allt
progress-erase-no = Nej, behåll det
progress-exported = Sparat som { $file }.
progress-imported = { $count ->
    [0] Filen är inläst. Allt i den fanns redan här.
    [one] Filen är inläst: 1 svar var nytt.
   *[other] Filen är inläst: { $count } svar var nya.
}
progress-erased = Allt är raderat.

progress-wrong-unread = Filen gick inte att läsa. Inget har ändrats.
progress-wrong-json = Filen är inte JSON, så den är inte sparad på den här sidan. Inget har ändrats.
progress-wrong-format = På platsen { $place } ska det stå ”{ $expected }”. Inget har ändrats.
progress-wrong-object = På platsen { $place } ska det stå ett objekt med fält. Inget har ändrats.
progress-wrong-list = På platsen { $place } ska det stå en lista. Inget har ändrats.
progress-wrong-text = På platsen { $place } ska det stå en text som inte är tom. Inget har ändrats.
progress-wrong-count = På platsen { $place } ska det stå ett heltal från 0 och uppåt. Inget har ändrats.
progress-wrong-time = På platsen { $place } ska det stå en tidpunkt: antalet millisekunder sedan 1970. Inget har ändrats.
progress-wrong-date = På platsen { $place } ska det stå datum och tid, till exempel { $example }. Inget har ändrats.
progress-wrong-truth = På platsen { $place } ska det stå true eller false. Inget har ändrats.
progress-wrong-newer = Filen har formatversion { $version } och är sparad av en nyare version av webbplatsen. Den här sidan känner till versioner till och med { $known }. Inget har ändrats.

progress-trouble-damaged = En del av det som är sparat gick inte att läsa. Det har lagts åt sidan som det var, och resten visas: { $names }
progress-trouble-full = Det finns inte mer plats i webbläsarens lagring. Inget har ändrats. Spara dina svar som fil innan du frigör plats.
progress-trouble-forbidden = Webbläsaren låter inte den här sidan spara något, så det finns inga svar att visa. Så är det ofta i ett privat fönster.
progress-trouble-newer = Det som är sparat här skrevs av en nyare version av webbplatsen och lämnas som det är. Stäng webbplatsens andra flikar och ladda om sidan.
progress-trouble-failed = Webbläsarens lagring gjorde inte som den skulle. Inget har ändrats.
progress-aside = Lagda åt sidan eftersom de inte gick att läsa. De följer med i en sparad fil:
