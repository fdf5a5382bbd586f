### Demonstrationen av en cache i block. Orden för vad platserna innehåller är valda så att de inte besvarar frågan.

kv-title = Förfrågningar delar på en pool av platser

## Vad som just hände, som en mening

kv-start = Två pooler med { $slots } platser i varje, och samma förfrågningar till båda. Den ena ger varje förfrågan ett sammanhängande område, den andra { $block ->
    [one] block med en enda plats.
   *[other] block om { $block } platser.
}
kv-admitted = { $name } startar och får { $count ->
    [one] ett block
   *[other] { $count } block
} för sin prompt.
kv-admitted-many = { $count } förfrågningar startar, och var och en får block för sin prompt.
kv-hit = { $name } startar, och { $count ->
    [one] ett block med början av dess prompt finns redan i poolen: det blir gemensamt.
   *[other] { $count } block med början av dess prompt finns redan i poolen: de blir gemensamma.
}
kv-forked = Prompten till { $name } är bearbetad, och { $count } svar på den påbörjas. Promptens block är gemensamma för dem.
kv-grown = { $name } har fyllt sina block och får ett till.
kv-grown-many = { $count } förfrågningar har fyllt sina block och får ett till vardera.
kv-copied = { $name } ska just skriva i block { $from }, som även andra använder, och får därför en kopia: block { $to }.
kv-computed = { $count ->
    [one] En förfrågan skriver på en tom plats i sitt sista block.
   *[other] { $count } förfrågningar skriver var och en på en tom plats i sitt sista block.
}
kv-answered = { $name } är besvarad och lämnar tillbaka sina block.
kv-answered-many = { $count } förfrågningar är besvarade och lämnar tillbaka sina block.
kv-preempted-recompute = Inget block är ledigt: { $name } mister sina och räknas om senare.
kv-swapped-out = Inget block är ledigt: { $name } får { $count ->
    [one] sitt block flyttat
   *[other] sina { $count } block flyttade
} till CPU:ns minne.
kv-swapped-in = { $name } kommer tillbaka från CPU:ns minne och tar plats i { $count ->
    [one] ett block
   *[other] { $count } block
}.
kv-nothing = Ingen förfrågan körs i block i det här steget.
kv-waits-contiguous = Inget ledigt område är långt nog för { $name }, som får vänta.

## På kartan

kv-map = Två pooler av platser, och blocktabellerna. Gå mellan de logiska blocken med piltangenterna, och lämna kartan med Escape.
kv-contiguous = Ett område per förfrågan
kv-paged = Block
kv-block-tables = Blocktabeller

## Mönstren

kv-live = Används
kv-new = Skrivet i det här steget
kv-reserved-slot = Tomt, fylls senare
kv-internal-slot = Tomt, fylls aldrig
kv-rounding = Tillagt av allokeraren
kv-cached = Ledigt, innehållet kan återfinnas
kv-stale = Ledigt, gammalt innehåll kvar

## Ett block eller område, under muspekaren eller tangentbordet

kv-logical = { $name }, logiskt block { $logical } → fysiskt block { $block }: { $filled } av { $size } platser används; blocket står i { $references ->
    [one] en blocktabell
   *[other] { $references } blocktabeller
}
kv-block = Fysiskt block { $block }: { $of }
kv-logical-of = logiskt block { $logical } hos { $name }
kv-block-cached = Fysiskt block { $block }: ledigt; innehållet kan återfinnas tills en annan förfrågan behöver blocket
kv-block-free = Fysiskt block { $block }: ledigt
kv-null-block = Block 0, nullblocket: vLLM ger det inte till någon
kv-stretch = Område för { $name }: { $slots } platser; fyllda: { $filled } hittills, { $needed } till slut
kv-stretch-free = Ledigt; det längsta lediga området har { $largest ->
    [one] en plats
   *[other] { $largest } platser
}

## Mätvärden

kv-metric-paged = Använda platser, block
kv-metric-contiguous = Använda platser, områden
kv-metric-running = Förfrågningar som körs, block
kv-metric-running-contiguous = Förfrågningar som körs, områden
kv-of = { $part } av { $all }

## Diagrammet

kv-chart = Använda platser, i procent av varje pool
kv-chart-alt = Efter steg { $step } används { $contiguous } % av platserna med ett område per förfrågan och { $paged } % med block.
kv-paged-short = Block
kv-contiguous-short = Områden

## Vilken nytta platserna gör

kv-waste = Vilken nytta platserna gör
kv-waste-caption = Slöseriet delas in som i PagedAttention-artikeln: reserverat för senare, aldrig fyllt (internt) och spill i allokeraren (externt).
kv-used = Används
kv-reserved = Reserverade för senare
kv-internal = Fylls aldrig
kv-external = Spill i allokeraren
kv-free = Lediga
kv-slots-share = { $slots } ({ $percent } %)
kv-running = Körs
kv-waiting = Väntar
kv-preempted = Undanträngda hittills
kv-finished = Besvarade

## Tabeller

kv-table = Blocktabellerna som tabell
kv-table-caption = Förfrågningar som körs i block, i den ordning de kom.
kv-table-request = Förfrågan
kv-table-tokens = Fyllda platser / till slut
kv-table-blocks = Fysiska block
kv-table-more = { $count ->
    [one] Ytterligare en förfrågan körs.
   *[other] Ytterligare { $count } förfrågningar körs.
}

## Vad som får plats på en verklig GPU; visas när frågan är besvarad

kv-capacity = Nycklar och värden på en verklig GPU
kv-capacity-text = Varje token behöver en nyckel och ett värde i varje lager och för varje nyckel- och värdehuvud. Det minne som vikterna lämnar över rymmer så här många block.
kv-model = Modell
kv-memory = GPU:ns minne
kv-gib = { $n } GiB
kv-utilization = Andel som vLLM får använda
kv-request-tokens = Tokens per förfrågan
kv-element = Ett tal i cachen
kv-bits = { $n } bitar
kv-token-bytes = En token
kv-block-bytes = { $tokens ->
    [one] Ett block med en token
   *[other] Ett block med { $tokens } tokens
}
kv-weight-bytes = Vikter, 16 bitar per parameter
kv-cache-bytes = Kvar till nycklar och värden
kv-blocks = Block
kv-tokens = Tokens i dem
kv-concurrency = Samtidiga förfrågningar på { $tokens } tokens
kv-count = { $n }
kv-times = { $n }×
kv-capacity-note = Modellernas storlekar är hämtade från de publicerade konfigurationsfilerna. Aktiveringarna räknas inte med, så ett verkligt system har lite mindre plats.
kv-no-room-weights = Inte ens vikterna får plats: vLLM skulle vägra att starta.
kv-no-room-request = Inte ens en enda förfrågan av den här längden får plats: vLLM skulle vägra att starta.

## Vad två slags kernels hinner på en sekund, mätt här

kv-measure = Mät på den här enheten
kv-measure-title = Attention via en blocktabell och i ett sammanhängande område
kv-measure-text = { $count } sekvenser på { $tokens } tokens, med en frågevektor var; två huvuden om 64 tal, nycklar och värden i block om { $block }.
kv-measure-rate = Tokens per sekund
kv-measure-paged = Via blocktabellen
kv-measure-contiguous = I ett enda område
kv-measure-n = { $n } miljoner
kv-measure-running = Mäter…
kv-measure-note = Median av { $samples } mätningar, gjorda växelvis efter en uppvärmning som inte räknas ({ $adapter }). De två kernels som mäts är skrivna för undervisning: det viktiga är hur de förhåller sig till varandra, och kernels i skarp drift är många gånger snabbare.
kv-measure-none = Sidan har ingen GPU att använda, så ingenting kan mätas.
kv-measure-failed = Mätningen avbröts: GPU:n gav inget minne eller svarade inte.

## Märken: var detta körs och vad som har kontrollerats

kv-verified = { $mib } MiB tillbakalästa, 0 avvikelser. { $count ->
    [one] För den enda förfrågan som körs ger den kernel som går via blocktabellen och den som läser ett enda område samma resultat, bit för bit ({ $adapter }).
   *[other] För samtliga { $count } förfrågningar som körs ger den kernel som går via blocktabellerna och den som läser sammanhängande områden samma resultat, bit för bit ({ $adapter }).
}
kv-verified-none = { $mib } MiB tillbakalästa, 0 avvikelser; ingen förfrågan körs i block ({ $adapter }).
kv-mismatch-slot = { $count ->
    [one] 1 avvikelse, på { $place }: väntade { $expected }, fann { $found }.
   *[other] { $count } avvikelser, den första på { $place }: väntade { $expected }, fann { $found }.
}
kv-place-paged = plats { $slot } i block { $block }
kv-place-contiguous = plats { $slot } i poolen med områden
kv-mismatch-entry = Blocktabellen för { $name } är fel på GPU:n: logiskt block { $logical } ska vara block { $expected } men är { $found }.
kv-mismatch-table = Blocktabellen för { $name } är fel på GPU:n: logiskt block { $logical } ska vara block { $expected } men är { $found }. De två kernels som jämförs ger olika resultat för { $names }.
kv-mismatch-result = De två kernels som jämförs ger olika resultat för { $names }.
kv-mismatch-twin = Resultaten för { $names } skiljer sig från processorns.
kv-device-oom = Din GPU nekade en buffert på { $mib } MiB. Demonstrationen står kvar vid det sista steg som den har minne till.

## Reglage

kv-block-size = Tokens per block
kv-slots = Platser i varje pool
kv-rate = Förfrågningar på tio steg
kv-lengths = Förfrågningarnas längd
kv-lengths-short = Korta: prompt och svar på 4 till 16 tokens vardera
kv-lengths-mixed = Blandade: prompt och svar på 4 till 64 tokens vardera
kv-lengths-long = Långa: prompt och svar på 32 till 64 tokens vardera
kv-prefix = Gemensamma tokens först i varje prompt
kv-samples = Svar på varje förfrågan
kv-reservation = Områdenas längd
kv-reservation-maximum = Som den längsta förfrågan: 128
kv-reservation-powers-of-two = Den minsta tvåpotens som rymmer svaret
kv-reservation-oracle = Precis det som kommer att behövas
kv-swap = Flytta block till CPU:ns minne i stället för att räkna om
kv-seed = Slumptalsfrö
kv-verify = Läs tillbaka alla platser
kv-small = Räknat i hela block eller områden har poolen { $slots } platser, men den längsta förfrågan behöver { $needed }.

## Stillbilden för läsare utan skript

kv-still-alt = Med ett område per förfrågan: { $running ->
    [one] en förfrågan
   *[other] { $running } förfrågningar
} körs, { $used } av { $slots } platser används, { $waiting } väntar. Med block: { $paged_running ->
    [one] en förfrågan
   *[other] { $paged_running } förfrågningar
} körs, { $paged_used } av platserna används, { $paged_waiting } väntar.
kv-still-caption = Båda poolerna efter steg { $step }, uträknade av modellen: { $sentence }
