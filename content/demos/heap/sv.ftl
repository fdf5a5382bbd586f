### Heapdemonstrationen: en buffert, block som kommer och går, en begäran som inte får plats.

heap-title = En heap i GPU-minnet
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
heap-device-oom = Din GPU nekade en buffert på { $mib } MiB. Heapen ställdes tillbaka till { $back } MiB.

## Reglage

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
