### Onyesho la lundo: bafa moja, bloku zinazokuja na kuondoka, na ombi lisilopata nafasi.

heap-title = Lundo kwenye GPU yako
heap-step = Hatua { $step } kati ya { $steps }
heap-map = Ramani ya lundo. Vibonye vya mishale huhama kutoka bloku moja hadi nyingine.

## Kilichotokea, sentensi moja kwa kila hatua

heap-start = Lundo ni tupu: MiB { $capacity }, bado halijaandikwa.
heap-placed = Bloku { $id } inachukua MiB { $size } kwenye anwani { $address }.
heap-freed = Bloku { $id } imeachiliwa: MiB { $size }. Baiti zake hubaki vilevile hadi kitu kingine kiandikwe hapo.
heap-refused-fragmented = MiB { $request } haziingii popote: MiB { $free } ni huru, lakini tundu kubwa zaidi lina MiB { $largest } tu.
heap-refused-full = MiB { $request } hazitoshi: MiB { $free } tu ndizo huru kwa jumla.
heap-compacted = { $count ->
    [one] Bloku moja imesogezwa chini: baiti zote huru sasa zimo katika tundu moja la MiB { $largest }.
   *[other] Bloku { $count } zimesogezwa chini: baiti zote huru sasa zimo katika tundu moja la MiB { $largest }.
}
heap-compacted-nothing = Hakuna cha kusogeza: baiti huru tayari zimo katika tundu moja.

## Maneno ndani ya wito

heap-call-no-hole = hakuna tundu

## Ufunguo wa rangi na mifumo

heap-live = Hai
heap-new = Imeandikwa katika hatua hii
heap-stale = Imeachiliwa, baiti za zamani bado zipo
heap-void = Haijawahi kuandikwa
heap-refused = Ombi lililokataliwa
heap-wrong = Inatofautiana na modeli

## Vipimo

heap-used = Inayotumika
heap-free = Huru kwa jumla
heap-largest = Tundu kubwa zaidi
heap-fragmentation = Mgawanyiko wa nje

## Beji: onyesho linaendeshwa wapi na nini kimekaguliwa

heap-verified = Imethibitishwa kwenye GPU yako:
heap-verified-text = MiB { $mib } zimesomwa upya, tofauti 0 ({ $adapter }).
heap-mismatch = Baiti zilizo kwenye GPU yako zinatofautiana na modeli:
heap-mismatch-block = { $count ->
    [one] tofauti 1, katika bloku { $id } kwenye anwani { $address }: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza katika bloku { $id } kwenye anwani { $address }: ilitarajiwa { $expected }, imepatikana { $found }.
}
heap-mismatch-empty = { $count ->
    [one] tofauti 1, kwenye anwani { $address } ambayo hakuna bloku iliyowahi kuiandika: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza kwenye anwani { $address } ambayo hakuna bloku iliyowahi kuiandika: ilitarajiwa { $expected }, imepatikana { $found }.
}
heap-checking = Inasoma upya MiB { $mib } kutoka kwenye GPU yako…
heap-opening = Inakiomba kivinjari chako GPU…
heap-simulated = Inakokotolewa na CPU:
heap-no-api = kivinjari hiki hakina WebGPU. Hatua na hesabu ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-no-adapter = kivinjari hakiupi ukurasa huu GPU yoyote. Hatua na hesabu ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-insecure = WebGPU inahitaji https au localhost, na ukurasa huu umekuja kwa http ya kawaida. Hatua na hesabu ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-refused-device = kivinjari kimekataa kutoa GPU: { $reason }. Hatua na hesabu ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-lost = GPU ilipotea na haikuweza kufunguliwa upya. Hatua na hesabu ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-rebuilt = GPU ilipotea; imefunguliwa upya na hatua zote { $steps } zimerudiwa juu yake.
heap-over-budget = Bajeti ya ukurasa huu imekataa: MiB { $asked } zimeombwa, MiB { $limit } zinaruhusiwa kwenye kifaa hiki.
heap-device-oom = GPU yako imekataa bafa ya MiB { $mib }. Lundo limerudishwa hadi MiB { $back }.

## Vidhibiti

heap-reset = Rudi mwanzo
heap-back = Hatua moja nyuma
heap-play = Cheza
heap-pause = Simamisha
heap-forward = Hatua moja mbele
heap-scrub = Nenda kwenye hatua
heap-speed = Kasi
heap-size = Ukubwa wa lundo
heap-policy = Namna ya kuchagua tundu
heap-first-fit = Tundu la kwanza linalotosha
heap-best-fit = Tundu dogo zaidi linalotosha
heap-next-fit = Tundu linalofuata linalotosha
heap-workload = Kinachotokea
heap-scripted = Kila bloku ya pili inaachiliwa
heap-neighbours = Bloku jirani zinaachiliwa
heap-random = Utengaji wa nasibu
heap-seed = Mbegu ya nasibu
heap-verify = Soma upya lundo lote
heap-size-on-block = { $n }
heap-mib = MiB { $n }
heap-percent = { $n }%
heap-speed-times = { $n }×

## Bloku moja, chini ya kielekezi au kibodi

heap-cell-live = Bloku { $id }, MiB { $size } kuanzia anwani { $address }
heap-cell-free = Tundu la MiB { $size } kuanzia anwani { $address }

## Chati

heap-chart = Inayotumika na tundu kubwa zaidi, hatua kwa hatua
heap-chart-alt = Baada ya hatua { $step }: MiB { $used } zinatumika na tundu kubwa zaidi lina MiB { $largest }.
heap-chart-steps = Hatua

## Picha tuli kwa wasomaji wasio na hati za kivinjari

heap-still-alt = Lundo la MiB { $capacity } katika safu { $rows }. Bloku { $live } hai zimesimama kati ya matundu { $holes }; MiB { $free } ni huru, na tundu kubwa zaidi lina MiB { $largest }. Ombi la MiB { $request } limelazwa chini ya tundu kubwa zaidi na linalizidi urefu.
heap-still-caption = Lundo lilelile katika hatua ambapo MiB { $request } zinakataliwa, kama modeli inavyokokotoa.

## Msimbo wa onyesho usipofika

heap-load-failed = Onyesho halikuweza kupakiwa. Kagua mtandao wako.
heap-retry = Jaribu tena
