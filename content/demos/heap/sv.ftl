### Heapdemonstrationen: en buffert, block som kommer och går, en begäran som inte får plats.

heap-title = En heap i GPU-minnet
heap-step = Steg { $step } av { $steps }
heap-map = Karta över heapen. Gå mellan blocken med piltangenterna.

## Vad som hände, en mening per steg

heap-start = Heapen är tom: { $capacity } MiB där inget har skrivits ännu.
heap-placed = Block { $id } tar { $size } MiB på adress { $address }.
heap-freed = Block { $id } frigörs: { $size } MiB. Innehållet ligger kvar tills något annat skrivs där.
heap-refused-fragmented = { $request } MiB får inte plats någonstans: { $free } MiB är lediga, men den största luckan är bara { $largest } MiB.
heap-refused-full = { $request } MiB får inte plats: bara { $free } MiB är lediga totalt.
heap-compacted = { $count ->
    [one] Ett block flyttades mot lägre adresser: allt ledigt minne ligger nu i en enda lucka på { $largest } MiB.
   *[other] { $count } block flyttades mot lägre adresser: allt ledigt minne ligger nu i en enda lucka på { $largest } MiB.
}
heap-compacted-nothing = Inget att flytta: allt ledigt minne ligger redan i en enda lucka.

## När steget som besvarar frågan hålls tillbaka

heap-held = Nästa steg är det som frågan gäller. Uppspelningen fortsätter när du har svarat.

## Ord i rutan bredvid meningen

heap-call-no-hole = ingen lucka

## Teckenförklaring

heap-live = Levande
heap-new = Skrivet i det här steget
heap-stale = Ledigt, gammalt innehåll kvar
heap-void = Aldrig skrivet
heap-refused = Avslagen begäran

## Mätvärden

heap-used = Används
heap-free = Ledigt totalt
heap-largest = Största luckan
heap-fragmentation = Extern fragmentering

## Märken: var detta körs och vad som har kontrollerats

heap-verified = Kontrollerat på din GPU:
heap-verified-text = { $mib } MiB tillbakalästa, 0 avvikelser ({ $adapter }).
heap-mismatch = Innehållet på din GPU stämmer inte med modellen:
heap-mismatch-block = { $count ->
    [one] 1 avvikelse, i block { $id } på adress { $address }: väntade { $expected }, fann { $found }.
   *[other] { $count } avvikelser, den första i block { $id } på adress { $address }: väntade { $expected }, fann { $found }.
}
heap-mismatch-stale = { $count ->
    [one] 1 avvikelse, i det som block { $id } lämnade efter sig på adress { $address }: väntade { $expected }, fann { $found }.
   *[other] { $count } avvikelser, den första i det som block { $id } lämnade efter sig på adress { $address }: väntade { $expected }, fann { $found }.
}
heap-mismatch-empty = { $count ->
    [one] 1 avvikelse, på adress { $address }, där inget block har skrivit: väntade { $expected }, fann { $found }.
   *[other] { $count } avvikelser, den första på adress { $address }, där inget block har skrivit: väntade { $expected }, fann { $found }.
}
heap-checking = Läser tillbaka { $mib } MiB från din GPU…
heap-opening = Ber webbläsaren om en GPU…
heap-simulated = Beräknat på processorn:
heap-no-api = den här webbläsaren saknar WebGPU. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
heap-no-adapter = webbläsaren erbjuder inte sidan någon GPU-adapter. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
heap-insecure = WebGPU kräver https eller localhost, och sidan hämtades över vanlig http. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
heap-refused-device = webbläsaren nekade sidan en GPU-enhet. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
heap-lost = GPU-enheten försvann och gick inte att återskapa. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
heap-rebuilt = { $steps ->
    [0] GPU-enheten försvann; en ny har skapats.
    [one] GPU-enheten försvann; en ny har skapats och steget har körts om på den.
   *[other] GPU-enheten försvann; en ny har skapats och alla { $steps } stegen har körts om på den.
}
heap-over-budget = Över sidans minnesbudget: { $asked } MiB begärdes, { $limit } MiB är tillåtna på den här enheten.
heap-device-oom = Din GPU nekade en buffert på { $mib } MiB. Heapen ställdes tillbaka till { $back } MiB.

## Reglage

heap-reset = Tillbaka till början
heap-back = Ett steg bakåt
heap-play = Spela upp
heap-pause = Pausa
heap-forward = Ett steg framåt
heap-scrub = Gå till ett steg
heap-speed = Hastighet
heap-size = Heapens storlek
heap-policy = Placering
heap-first-fit = Första passande
heap-best-fit = Bäst passande
heap-next-fit = Nästa passande
heap-workload = Vad som händer
heap-scripted = Vartannat block frigörs
heap-neighbours = Intilliggande block frigörs
heap-random = Slumpmässiga allokeringar
heap-seed = Slumptalsfrö
heap-verify = Läs tillbaka hela heapen
# På ett block i kartan, där enheten framgår av radens adress
heap-size-on-block = { $n }
heap-mib = { $n } MiB
heap-percent = { $n } %
heap-speed-times = { $n }×

## Ett block, under muspekaren eller tangentbordet

heap-cell-live = Block { $id }, { $size } MiB från adress { $address }
heap-cell-free = Lucka på { $size } MiB från adress { $address }

## Heapen som tabell

heap-table = Blocken som tabell
heap-table-caption = Block och ledigt minne i adressordning. För ledigt minne anges det block som senast skrev där.
heap-table-block = Block
heap-table-state = Tillstånd
heap-table-address = Adress
heap-table-size = Storlek
heap-table-more = { $count ->
    [one] Ytterligare ett område ligger på högre adresser.
   *[other] Ytterligare { $count } områden ligger på högre adresser.
}

## Diagrammet

heap-chart = Använt minne och största lucka, steg för steg
heap-chart-alt = { $used } MiB används och den största luckan är { $largest } MiB efter steg { $step }.

## Stillbilden för läsare utan skript

heap-still-alt = En heap på { $capacity } MiB i { $rows } rader. { $live } levande block ligger mellan { $holes } luckor; { $free } MiB är lediga, och den största luckan är { $largest } MiB. En begäran om { $request } MiB ligger under den största luckan och är längre än den.
heap-still-caption = Samma heap, uträknad av modellen, i det steg där begäran om { $request } MiB avslås.
heap-still-before-alt = En heap på { $capacity } MiB i { $rows } rader. { $live } levande block ligger mellan { $holes } luckor; { $free } MiB är lediga, och den största luckan är { $largest } MiB.
heap-still-before-caption = Heapen ett steg före det som frågan gäller, uträknad av modellen.

## En länk med demonstrationens inställningar som inte går att läsa. Delen är en inställnings namn eller ordet nedan

heap-link-damaged = En del av länken går inte att läsa: { $part }. Demonstrationen öppnas med frågans inställningar.
heap-link-step = Steg

## När demonstrationens kod inte kommer fram

heap-load-failed = Demonstrationen gick inte att ladda. Kontrollera anslutningen.
heap-retry = Försök igen
