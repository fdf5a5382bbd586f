### Demonstrationen av omberäkning: ett träningssteg i ett litet nätverk, med aktiveringarna som riktiga buffertar.

checkpointing-title = Ett träningssteg, buffert för buffert
checkpointing-map = Karta över tensorerna, en rad per lager. Gå mellan tensorerna med piltangenterna.

## Vad som hände, en mening per steg. $tensor är en bokstav med ett lagers nummer.

checkpointing-start = Ett nätverk med { $depth } lager. För bakåtpasset behöver vart och ett sina indata x och det som det har räknat fram ur dem, z och a: { $size } per lager.
checkpointing-forward = Lager { $layer } körs framåt. Nu väntar { $size } aktiveringar på bakåtpasset.
checkpointing-refused = Det tar stopp i lager { $layer }: { $tensor } behöver { $bytes }, men bara { $free } av { $limit } är lediga. I vägen ligger { $activations } aktiveringar.
checkpointing-refused-backward = Det tar stopp i bakåtpasset för lager { $layer }: { $tensor } behöver { $bytes }, men bara { $free } av { $limit } är lediga.
checkpointing-again-full = Allt lämnas tillbaka, och steget börjar om. Den här gången sparar varje lager bara sina indata.
checkpointing-again-selective = Allt lämnas tillbaka, och steget börjar om. Den här gången sparar inget lager sin tensor a.
checkpointing-again-every = { $every ->
    [one] Allt lämnas tillbaka, och steget börjar om. Den här gången sparar varje lager bara sina indata.
    [2] Allt lämnas tillbaka, och steget börjar om. Den här gången sparas bara indata till vartannat lager.
   *[other] Allt lämnas tillbaka, och steget börjar om. Den här gången sparas bara indata till vart { $every }:e lager.
}
checkpointing-dropped-checkpoint = I lager { $layer } släpps z och a: { $size }. Dess indata x finns kvar som kontrollpunkt.
checkpointing-dropped-all = I lager { $layer } släpps x, z och a: { $size }. De kan räknas om från kontrollpunkten före.
checkpointing-dropped-a = I lager { $layer } släpps a: { $size }. Den kan räknas om från z.
checkpointing-loss = Framåtpasset är klart, och förlusten ger den första gradienten. { $size } aktiveringar är levande.
checkpointing-recomputed = Lager { $layer } körs framåt en gång till: dess x, z och a finns där igen. { $size } aktiveringar är levande.
checkpointing-recomputed-a = I lager { $layer } räknas a om från z.
checkpointing-backward = Lager { $layer } körs bakåt: gradienterna för dess vikter och indata finns nu, och dess aktiveringar släpps. { $size } är kvar.
checkpointing-backward-last = Lager { $layer } körs bakåt, och steget är klart: alla gradienter finns, och inga aktiveringar är kvar.

## Teckenförklaring och tensorernas tillstånd

checkpointing-kept = Sparad från framåtpasset
checkpointing-again = Beräknad en gång till
checkpointing-gradient = Gradient
checkpointing-dropped = Finns inte längre
checkpointing-weights = Vikter och deras gradienter
checkpointing-request = Begäran som avslås

## På kartan

checkpointing-output = Ut
checkpointing-memory = Minne: { $used } av { $limit } används
checkpointing-memory-free = Minne: { $used } används, ingen gräns satt

## En tensor, under muspekaren eller tangentbordet

checkpointing-tensor-kept = { $tensor }: { $size }, sparad från framåtpasset åt lager { $layer }
checkpointing-tensor-again = { $tensor }: { $size }, beräknad en gång till åt lager { $layer }
checkpointing-tensor-gradient = { $tensor }: { $size }, gradienten för indata till lager { $layer }
checkpointing-tensor-dropped = { $tensor }: { $size } som inte finns längre

## Mätvärden

checkpointing-now = Aktiveringar nu
checkpointing-peak = Mest hittills
checkpointing-against = Jämfört med att spara allt
checkpointing-twice = Beräknat en gång till

## Diagrammet

checkpointing-chart = Levande aktiveringar, steg för steg
checkpointing-chart-alt = { $now } aktiveringar är levande efter steg { $step }; att spara alla tar som mest { $all }.
checkpointing-live = Aktiveringar
checkpointing-keep-all = Spara allt
checkpointing-counted = Summerat på din GPU

## Tabellen

checkpointing-table = Tensorerna som tabell
checkpointing-table-caption = De tensorer som är levande nu, lager för lager.
checkpointing-table-tensor = Tensor
checkpointing-table-state = Tillstånd
checkpointing-table-layer = Lager
checkpointing-table-size = Storlek

## Märken: var detta körs och vad som har kontrollerats

checkpointing-verified-none = vikterna upptar { $mib } MiB av minnet på din GPU, och inga aktiveringar finns ännu ({ $adapter }).
checkpointing-verified-live = { $count ->
    [one] en buffert på { $mib } MiB är levande, som modellen säger; dess tal är desamma som i ett steg där allt sparas, bit för bit ({ $adapter }).
   *[other] { $count } buffertar på sammanlagt { $mib } MiB är levande, som modellen säger; deras tal är desamma som i ett steg där allt sparas, bit för bit ({ $adapter }).
}
checkpointing-verified-end = gradienterna med och utan omberäkning är lika, bit för bit ({ $mib } MiB jämförda). Som mest var { $peak } MiB aktiveringar levande, summerat över buffertarna; utan omberäkning { $plain } MiB ({ $adapter }).
checkpointing-verified-plain = gradienterna från två körningar är lika, bit för bit ({ $mib } MiB jämförda). Som mest var { $peak } MiB aktiveringar levande, summerat över buffertarna ({ $adapter }).
checkpointing-mismatch-word = { $count ->
    [one] 1 avvikelse, i { $tensor }, tal nummer { $element }: väntade { $expected }, fann { $found }.
   *[other] { $count } avvikelser, den första i { $tensor }, tal nummer { $element }: väntade { $expected }, fann { $found }.
}
checkpointing-mismatch-bytes = { $found } MiB är levande där, mot { $expected } MiB i modellen.
checkpointing-mismatch-peak = Som mest var { $found } MiB aktiveringar levande där, mot { $expected } MiB i modellen.
checkpointing-device-oom = Din GPU nekade en buffert på { $mib } MiB. Demonstrationen står kvar vid det sista steg som den har minne till.

## Reglage

checkpointing-policy = Vad som sparas
checkpointing-policy-none = Allt
checkpointing-policy-selective = x och z i varje lager
checkpointing-policy-full = Indata till varje lager
checkpointing-policy-every = Indata till vart k:te lager
checkpointing-policy-sqrt = Indata enligt kvadratrotsregeln
checkpointing-every = Lager från kontrollpunkt till kontrollpunkt, k
checkpointing-depth = Antal lager
checkpointing-layers = { $n }
checkpointing-width = Bredd
checkpointing-tokens = Antal tokens
checkpointing-limit = GPU:ns minne
checkpointing-no-limit = Ingen gräns
checkpointing-verify = Läs tillbaka alla buffertar

## Formeln för publicerade modeller

checkpointing-formula = Modeller med 22 miljarder till en biljon parametrar
checkpointing-formula-text = Samma sätt att spara i publicerade transformermodeller, enligt formeln hos Korthikanti m.fl.: aktiveringar i 16 bitar, på en enda enhet, utan inbäddningar. En sådan modell delas upp på många GPU:er; summorna gäller alla tillsammans.
checkpointing-formula-model = { $name }: { $layers } lager, dold dimension { $hidden }, { $heads } huvuden, { $batch ->
    [one] en sekvens på { $tokens } tokens
   *[other] { $batch } sekvenser på { $tokens } tokens
}
checkpointing-formula-terms = Aktiveringar i ett lager
checkpointing-formula-part = Del
checkpointing-formula-bytes = Byte
checkpointing-term-attention = Attention utom poängen
checkpointing-term-scores = Attention-poäng
checkpointing-term-mlp = MLP-nätet
checkpointing-term-norms = Lagernormalisering
checkpointing-term-total = Ett lager
checkpointing-formula-policies = Alla lager
checkpointing-formula-kept = Sparat
checkpointing-formula-again = Omberäknat åt gången
checkpointing-formula-cost = Mer beräkning
checkpointing-row-none = Allt
checkpointing-row-selective = Allt utom attention-poängen
checkpointing-row-full = Indata till varje lager
checkpointing-row-every = { $every ->
    [one] Indata till varje lager
    [2] Indata till vartannat lager
   *[other] Indata till vart { $every }:e lager
}

## Stillbilden för läsare utan skript

checkpointing-still-alt = { $depth } lager, vart och ett med tensorerna x, z och a. { $kept ->
    [one] En tensor är sparad
   *[other] { $kept } tensorer är sparade
} från framåtpasset, { $again ->
    [one] en är beräknad
   *[other] { $again } är beräknade
} en gång till, och { $gradients ->
    [one] en är en gradient
   *[other] { $gradients } är gradienter
}; sammanlagt { $size } aktiveringar. Att spara allt tar som mest { $all }.
checkpointing-still-caption = Träningssteget efter { $step } av { $steps } operationer, uträknat av modellen: { $sentence }
